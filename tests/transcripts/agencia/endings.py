"""The ways a match and a game of Agência can end."""

import itertools
from collections.abc import Callable

from ludoteca.games.agencia.box import kind_of_number
from ludoteca.games.agencia.language import IDEOLOGIES
from ludoteca.games.agencia.state import Position
from ludoteca.kernel.table import Table
from tests.transcripts.ending import Ending

FIELD = {"field": "on"}
ALL_DECKS = dict.fromkeys(("historical", "theoretical", "strategic", "social"), "on")
DECLARED = {kind_of_number(number) for number in (116, 117, 148)}


def kinds(table: Table) -> list[str]:
    return [event.kind for event in table.events]


def one_winner(table: Table) -> bool:
    return len(table.winners) == 1


def several_winners(table: Table) -> bool:
    return len(table.winners) > 1


def top_row(table: Table) -> bool:
    assert isinstance(table.state, Position)
    return one_winner(table) and max(table.state.books.rows) == 4


def claimed(hegemony: str) -> Callable[[Table], bool]:
    """A match was decided by this hegemony."""
    number = IDEOLOGIES.index(hegemony)

    def happened(table: Table) -> bool:
        return any(
            event.kind == "claims_hegemony" and event.arguments["hegemony"] == number
            for event in table.events
        )

    return happened


def game_by_hegemony(hegemony: str) -> Callable[[Table], bool]:
    """The last thing before the game was won was this claim."""
    number = IDEOLOGIES.index(hegemony)

    def happened(table: Table) -> bool:
        told = [event for event in table.events if event.kind in ("claims_hegemony", "wins_match")]
        last = told[-1]
        return last.kind == "claims_hegemony" and last.arguments["hegemony"] == number

    return happened


def closed_after(*before: str) -> Callable[[Table], bool]:
    """A match closed without winner, and this came right before."""

    def happened(table: Table) -> bool:
        told = kinds(table)
        places = [index for index, kind in enumerate(told) if kind == "match_closes" and index]
        return any(told[index - 2] in before for index in places)  # between: "closing", the cause

    return happened


def closed_after_rounds(table: Table) -> bool:
    """Twenty turns of everybody, and nobody had won."""
    turns = 0
    for event in table.events:
        if event.kind == "match_begins":
            turns = 0
        turns += event.kind == "turn_begins"
        if event.kind == "match_closes" and turns >= 20 * table.players:
            return True
    return False


def last_match(table: Table) -> bool:
    """Nobody had reached the top row when the last match was over."""
    assert isinstance(table.state, Position)
    return table.state.matches == 10 and max(table.state.books.rows) < 4


def closed_by_agreement(table: Table) -> bool:
    told = kinds(table)
    pairs = list(itertools.pairwise(told))
    return ("moves_motion", "closing") in pairs


def won_by_natural_card(table: Table) -> bool:
    told = kinds(table)
    return ("uses", "wins_game") in itertools.pairwise(told)  # without the field


def declared_winner(table: Table) -> bool:
    """A structure named the winner of a match."""
    card = -1
    for event in table.events:
        if event.kind == "turn_begins":
            card = event.arguments["card"]
        elif event.kind in ("crisis", "uses", "refuses", "cancelled", "revolt_begins"):
            card = -1
        elif event.kind == "wins_match" and card in DECLARED:
            return True
    return False


def allies_win(table: Table) -> bool:
    told = kinds(table)
    pairs = itertools.pairwise(told)
    return "forms_team" in told and ("wins_match", "wins_match") in pairs


def held_up_then_risen(table: Table) -> bool:
    """A blocked win, and a game won all the same."""
    return "blocked" in kinds(table) and top_row(table)


ENDINGS = {
    "simple_mode": Ending(3, one_winner),
    "simple_mode_closed_first": Ending(4, lambda table: "match_closes" in kinds(table)),
    "simple_mode_by_natural_card": Ending(5, won_by_natural_card),
    "top_row_main_deck": Ending(4, top_row, FIELD),
    "three_players_all_decks": Ending(3, top_row, ALL_DECKS),
    "four_players_all_decks": Ending(4, top_row, ALL_DECKS),
    "five_players_all_decks": Ending(5, top_row, ALL_DECKS),
    "six_players_all_decks": Ending(6, top_row, ALL_DECKS),
    "shared_game": Ending(3, several_winners, ALL_DECKS),
    "allies": Ending(4, allies_win, {"strategic": "on"}),
    "blocked": Ending(4, held_up_then_risen, FIELD),
    "declared_winner": Ending(4, declared_winner, {"theoretical": "on"}),
    "ancestors": Ending(3, claimed("ancestors"), FIELD),
    "leviathan": Ending(3, claimed("leviathan"), FIELD),
    "austrian": Ending(3, claimed("austrian"), FIELD),
    "cicero": Ending(3, claimed("cicero"), FIELD),
    "fascism": Ending(3, claimed("fascism"), FIELD),
    "vanguard_without_winner": Ending(3, claimed("vanguard"), FIELD),
    "vanguard_wins_the_game": Ending(3, game_by_hegemony("vanguard"), FIELD),
    "stateless_wins_the_game": Ending(3, game_by_hegemony("stateless"), FIELD),
    "closed_unsolved_crisis": Ending(3, closed_after("passed_over"), FIELD),
    "closed_after_20_rounds": Ending(4, closed_after_rounds, {"close_after": "20"}),
    "ended_by_number_of_matches": Ending(6, last_match, FIELD | {"most_matches": "10"}),
    "closed_by_agreement": Ending(3, closed_by_agreement, FIELD | {"motions": "on"}),
}
