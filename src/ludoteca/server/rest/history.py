"""What somebody has played."""

import msgspec
from litestar import Router, get

from ludoteca.server.dependencies import TheService, Visitor
from ludoteca.server.guests import check_replays
from ludoteca.server.leaving import heavy_turn
from ludoteca.server.rest.common import AnyRequest
from ludoteca.server.results import GameResults, by_game, finished_games
from ludoteca.server.room import now
from ludoteca.server.seating import LONGEST_LOOK
from ludoteca.server.table_cards import TableCard, show_row


class PlayedGames(msgspec.Struct):
    """Finished games, the latest first, and how they went by game."""

    results: list[GameResults]
    tables: list[TableCard]


@get("/api/me/history")
async def my_history(request: AnyRequest, service: TheService, visitor: Visitor) -> PlayedGames:
    """The games I have played to their end, at most the latest 500."""
    if visitor is None:
        return PlayedGames([], [])
    check_replays(request, service, visitor)
    async with heavy_turn(request, service, visitor):
        rows = await finished_games(service, visitor.id, LONGEST_LOOK)
    shown = [show_row(row, visitor.id, now()) for row in rows if row.winners != [] or row.finished]
    return PlayedGames(by_game(rows, visitor.id), shown)


router = Router("/", route_handlers=[my_history], tags=["guest"])
