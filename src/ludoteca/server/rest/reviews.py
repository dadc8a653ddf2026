"""What decided a finished game."""

from collections.abc import AsyncIterator
from typing import Annotated

from litestar import Router, get
from litestar.params import QueryParameter
from litestar.response import Stream

from ludoteca.kernel.problems import Problem
from ludoteca.kernel.record import Record
from ludoteca.server.denials import Denied, denied_by_problem
from ludoteca.server.dependencies import TheService, Visitor
from ludoteca.server.guests import asker_of, check_replays, spend
from ludoteca.server.rest.common import AnyRequest
from ludoteca.server.rest.tables import TableId
from ludoteca.server.review_worker import ReviewJob
from ludoteca.server.room import Room

LINES = "application/x-ndjson"


@get("/api/tables/{table:str}/review", opt={"packed": True})
async def review(
    request: AnyRequest,
    table: TableId,
    service: TheService,
    visitor: Visitor,
    seat: Annotated[int, QueryParameter(name="seat", ge=0, le=100)],
) -> Stream:
    """A seat's game reviewed, after its end: a line of JSON for each step, the last with it."""
    check_replays(request, service, visitor)
    room = await service.room(table)
    async with room.hold():
        record = _finished(room, seat)
    known = service.reviews.known(room.id, seat)
    if known is not None:
        return Stream(_only(known), media_type=LINES)
    asker = asker_of(request, visitor)
    service.reviews.check(asker)
    spend(service.budgets.reviews, request, visitor)
    service.metrics.count("reviews")
    job = ReviewJob(record, seat, service.settings.limits.review_seconds)
    return Stream(service.reviews.lines(room.id, job, asker), media_type=LINES)


def _finished(room: Room, seat: int) -> Record:
    """The game, if everybody may know all of it and it was played by the rules of today."""
    if not room.ledger.is_open_book:
        raise Denied("not_now", "problem-review-end")
    if seat >= len(room.ledger.seats):
        raise Denied("bad_request", "problem-request", what="value", field="seat")
    record, game = room.record(), room.game()
    ours = game.meta.rules_version
    if record.rules != ours:
        problem = Problem("problem-other-rules", game=game.name, theirs=record.rules, ours=ours)
        raise denied_by_problem(problem)
    return record


async def _only(line: bytes) -> AsyncIterator[bytes]:
    yield line


router = Router("/", route_handlers=[review], tags=["records"])
