"""The ways a game of Conspiração can end."""

from ludoteca.games.conspiracy.state import Position
from ludoteca.kernel.table import Table
from tests.transcripts.ending import Ending


def one_winner_by_points(table: Table) -> bool:
    return table.scores.count(max(table.scores)) == 1


def shared_win(table: Table) -> bool:
    return len(table.winners) > 1


def shared_by_some_but_not_all(table: Table) -> bool:
    return 1 < len(table.winners) < table.players


def won_by_pearls(table: Table) -> bool:
    """Two are level on points, and the one with more pearls wins alone."""
    return table.scores.count(max(table.scores)) > 1 and len(table.winners) == 1


def kinds(table: Table) -> list[str]:
    return [event.kind for event in table.events]


def deck_exhausted(table: Table) -> bool:
    """The lord deck was empty before the end, and somebody had to take a pile."""
    assert isinstance(table.state, Position)
    after_the_last_lord = kinds(table)[::-1]
    return (
        table.state.deck.count == 0
        and "takes_pile" in after_the_last_lord[: after_the_last_lord.index("turns_up")]
    )


def restricted_last_turns(table: Table) -> bool:
    """With the fifteenth lord came a territory that bound the others in their last turns."""
    told = kinds(table)
    last_turns = told[told.index("fills_chamber") :]
    return "limits" in last_turns[: last_turns.index("turn_begins")]


def several_full_chambers(table: Table) -> bool:
    return kinds(table).count("fills_chamber") == table.players


ENDINGS = {
    "two_players": Ending(2, one_winner_by_points),
    "three_players": Ending(3, one_winner_by_points),
    "four_players": Ending(4, one_winner_by_points),
    "hidden_score": Ending(3, one_winner_by_points, {"live_score": "off"}),
    "shared_win_of_two": Ending(2, shared_win),
    "shared_win_of_some": Ending(4, shared_by_some_but_not_all),
    "won_by_pearls": Ending(3, won_by_pearls),
    "deck_exhausted": Ending(4, deck_exhausted),
    "restricted_last_turns": Ending(3, restricted_last_turns),
    "several_full_chambers": Ending(2, several_full_chambers),
}
