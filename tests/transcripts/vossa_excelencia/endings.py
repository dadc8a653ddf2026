"""The ways a game of Vossa Excelência can end."""

from ludoteca.games.vossa_excelencia.deck_file import example
from ludoteca.games.vossa_excelencia.instructions import INFAMY, VOTER
from ludoteca.games.vossa_excelencia.scoring import money_in_cabinet
from ludoteca.games.vossa_excelencia.state import Position
from ludoteca.kernel.table import Table
from tests.games.vossa_excelencia.odd_decks import LOOPS
from tests.transcripts.ending import Ending


def position(table: Table) -> Position:
    assert isinstance(table.state, Position)
    return table.state


def best(table: Table) -> list[int]:
    """The seats with most capital."""
    return [seat for seat, points in enumerate(table.scores) if points == max(table.scores)]


def won_by_capital(table: Table) -> bool:
    return len(best(table)) == 1


def tied_on(table: Table, levels: int) -> bool:
    """Whether the best are level on so many tie-breaks, and the next one decides."""
    state, seats = position(table), best(table)
    keys = [
        (
            int(state.count_trait(seat, VOTER)),
            int(money_in_cabinet(state, seat)),
            -int(state.count_trait(seat, INFAMY)),
        )
        for seat in seats
    ]
    if len(seats) < 2 or not all(state.is_in_game(seat) for seat in seats):
        return False
    tops = [key for key in keys if key[:levels] == max(keys)[:levels]]
    level = len(tops) > 1
    return level and (levels == 3 or sum(key[levels] == max(tops)[levels] for key in tops) == 1)


def won_by_voters(table: Table) -> bool:
    return tied_on(table, 0)


def won_by_money(table: Table) -> bool:
    return tied_on(table, 1)


def won_by_fewer_infamies(table: Table) -> bool:
    return tied_on(table, 2)


def won_by_turn_order(table: Table) -> bool:
    return tied_on(table, 3)


def somebody_left(table: Table) -> bool:
    """Somebody left the game, and it was played to the elections."""
    left = any(position(table).left)
    return left and any(event.kind == "elections_begin" for event in table.events)


def last_one_standing(table: Table) -> bool:
    return not any(event.kind == "elections_begin" for event in table.events)


ENDINGS = {
    "two_players": Ending(2, won_by_capital),
    "three_players": Ending(3, won_by_capital),
    "four_players": Ending(4, won_by_capital),
    "five_players": Ending(5, won_by_capital),
    "six_players": Ending(6, won_by_capital),
    "short_calendar": Ending(2, won_by_capital, {"calendar": "short"}),
    "expansion": Ending(3, won_by_capital, {"expansion": "on"}),
    "own_deck": Ending(2, won_by_capital, {"deck": example("en"), "expansion": "on"}),
    "won_by_voters": Ending(3, won_by_voters, {"calendar": "short"}),
    "won_by_money": Ending(3, won_by_money, {"calendar": "short"}),
    "won_by_fewer_infamies": Ending(2, won_by_fewer_infamies, {"calendar": "short"}),
    "won_by_turn_order": Ending(2, won_by_turn_order, {"calendar": "short"}),
    # With the house deck it takes seven infamies and the right event: too rare to be found.
    "somebody_left": Ending(4, somebody_left, {"deck": LOOPS, "calendar": "short"}),
    "last_one_standing": Ending(2, last_one_standing, {"deck": LOOPS}),
}
