"""The ways a game of Foto Perfeita can end."""

from typing import Any

from ludoteca.kernel.table import Table
from tests.transcripts.ending import Ending


def sheets(table: Table) -> list[dict[str, Any]]:
    found: Any = table.view(None)["scores"]
    assert isinstance(found, list)
    return found


def best(table: Table) -> list[dict[str, Any]]:
    """The score sheets of all who have the most points."""
    return [sheet for sheet in sheets(table) if sheet["total"] == max(table.scores)]


def kinds(table: Table) -> list[str]:
    return [event.kind for event in table.events]


def won_by_points(table: Table) -> bool:
    return len(best(table)) == 1 and max(table.scores) > 0


def won_by_guests_placed(table: Table) -> bool:
    placed = sorted(sheet["placed"] for sheet in best(table))
    return len(placed) > 1 and placed[-1] > placed[-2]


def won_by_envelopes_held(table: Table) -> bool:
    return len(best(table)) > 1 and "votes" not in kinds(table) and not won_by_guests_placed(table)


def won_by_votes(table: Table) -> bool:
    return "votes" in kinds(table) and len(table.winners) == 1


def shared_after_the_vote(table: Table) -> bool:
    return "votes" in kinds(table) and len(table.winners) > 1


def with_a_second_tie(table: Table) -> bool:
    return "still_tied" in kinds(table)


AUCTION = {"trades": "auction"}
ENDINGS = {
    "two_players": Ending(2, won_by_points),
    "three_players": Ending(3, won_by_points),
    "six_players": Ending(6, won_by_points),
    "auctions_of_two": Ending(2, won_by_points, AUCTION),
    "auctions_of_five": Ending(5, won_by_points, AUCTION),
    "won_by_guests_placed": Ending(4, won_by_guests_placed),
    "won_by_envelopes_held": Ending(3, won_by_envelopes_held, AUCTION),
    "won_by_votes": Ending(3, won_by_votes),
    "shared_after_the_vote": Ending(4, shared_after_the_vote),
    "with_a_second_tie": Ending(4, with_a_second_tie, AUCTION),
}
