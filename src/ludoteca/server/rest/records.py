"""Records and replays."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Annotated

from litestar import Router, get, post
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import QueryParameter
from litestar.response import Response

from ludoteca.kernel.record import Record
from ludoteca.kernel.table import Table
from ludoteca.server.archive import outline_kept, replay_kept
from ludoteca.server.bulk import room_for
from ludoteca.server.denials import Denied, Unreadable
from ludoteca.server.dependencies import TheGuest, TheService, Visitor
from ludoteca.server.entries import AnyEntry, encode
from ludoteca.server.guests import asker_of, check_replays, spend_bytes, spend_table
from ludoteca.server.leaving import heavy_turn
from ludoteca.server.ledger import read_ledger
from ludoteca.server.logs import fail
from ludoteca.server.messages import TableInfo
from ludoteca.server.records import check_played, entries_of, read_record
from ludoteca.server.replay import (
    MOST_FRAMES,
    Outline,
    Replay,
    Whose,
    make_outline,
    make_replay,
    read_whose,
    steps_for,
)
from ludoteca.server.rest.common import AnyRequest
from ludoteca.server.rest.tables import TableId, info
from ludoteca.server.room import Room
from ludoteca.server.service import fresh_id
from ludoteca.server.stores.contract import Guest, Head, Unavailable
from ludoteca.server.stores.traces import note_trace
from ludoteca.server.stores.upkeep import find_shown
from ludoteca.server.table_cards import head_of

BATCH = 500  # entries that one append takes at most
Asked = tuple[
    Record, Whose, list[int], bool
]  # whose steps of what, under the rules of today or not


class Upload(Operation):
    """How a record is sent."""

    def __post_init__(self) -> None:
        """Describe the body."""
        schema = Schema(type=OpenAPIType.OBJECT)
        self.request_body = RequestBody(
            content={"application/json": OpenAPIMediaType(schema=schema)}, required=True
        )


@get("/api/tables/{table:str}/record")
async def download(
    request: AnyRequest, table: TableId, service: TheService, visitor: Visitor
) -> Response[bytes]:
    """The record of a finished game, as a file."""
    check_replays(request, service, visitor)
    room = await service.room(table)
    async with room.hold():
        record = room.record()
        if not room.ledger.is_open_book:
            raise Denied("not_now", "problem-record-end")
        body = record.encode()
    opened = room.ledger.opened
    name = f"{opened.game}-{room.id[:6]}{'-uploaded' if opened.uploaded else ''}.json"
    return Response(
        body,
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


def _stored(identifier: str, entries: Sequence[AnyEntry], table: Table) -> tuple[list[bytes], Head]:
    """A table of these entries as a store keeps it; for a worker thread."""
    bodies = [encode(entry) for entry in entries]
    return bodies, head_of(identifier, read_ledger(bodies), table)


@post("/api/records", operation_class=Upload)
async def upload(request: AnyRequest, service: TheService, guest: TheGuest) -> TableInfo:
    """Bring a record: it is replayed, and kept only if it could have been played."""
    limits = service.settings.limits
    spend_table(service, request, guest)
    body = await request.body()
    async with heavy_turn(request, service, guest):
        record = await asyncio.to_thread(read_record, body, limits)
        await service.readings.check(record.game, record.options, asker_of(request, guest))
        await asyncio.to_thread(check_played, record)
        entries, table = await asyncio.to_thread(entries_of, record, guest.id, limits)
        identifier = fresh_id()
        bodies, head = await asyncio.to_thread(_stored, identifier, entries, table)
    size, store = sum(map(len, bodies)), service.store
    spend_bytes(service, request, guest, size)
    async with room_for(store, limits, guest.id, identifier, size):
        await note_trace(store, guest.id, identifier)  # theirs, though they have no seat there
        for first in range(0, len(bodies), BATCH):
            batch = bodies[first : first + BATCH]
            await store.append(identifier, first, batch, head, newcomers=(guest.id,))
    return info(await service.room(identifier), guest)


def _asked(room: Room, visitor: Guest | None, seat: str | None) -> Asked:
    """The game as somebody wants to see it again."""
    record = room.record()
    whose = read_whose(room, visitor.id if visitor else "", seat)
    is_ours = record.rules == room.game().meta.rules_version
    return record, whose, steps_for(room, whose), is_ours


@asynccontextmanager
async def played_again() -> AsyncIterator[None]:
    """What cannot be played again, or unpacked, is damaged, and that is said."""
    try:
        yield
    except (Denied, Unavailable):
        raise
    except Exception as error:
        fail("a game cannot be played again")
        raise Unreadable("unreadable", "problem-table-damaged") from error


@get("/api/tables/{table:str}/replay")
async def replay(
    request: AnyRequest,
    table: TableId,
    service: TheService,
    visitor: Visitor,
    seat: Annotated[str | None, QueryParameter(name="seat", max_length=5)] = None,
    first: Annotated[int, QueryParameter(name="first", ge=0, le=100_000)] = 0,
    count: Annotated[int, QueryParameter(name="count", ge=1, le=MOST_FRAMES)] = 50,
) -> Replay:
    """The game again, as a seat knew it at each moment."""
    check_replays(request, service, visitor)
    room = await service.room(table)
    async with room.hold():
        record, whose, steps, is_ours = _asked(room, visitor, seat)
    async with heavy_turn(request, service, visitor), played_again():
        if is_ours:
            made = await asyncio.to_thread(make_replay, record, whose, steps, first, count)
        else:
            _, shown = await find_shown(service.store, table)
            made = await asyncio.to_thread(replay_kept, shown, record, whose, steps, first, count)
    made.uploaded = room.ledger.opened.uploaded
    return made


@get("/api/tables/{table:str}/outline")
async def outline(
    request: AnyRequest,
    table: TableId,
    service: TheService,
    visitor: Visitor,
    seat: Annotated[str | None, QueryParameter(name="seat", max_length=5)] = None,
) -> Outline:
    """The whole game in words, as a seat was told it: to find one's way about a replay."""
    check_replays(request, service, visitor)
    room = await service.room(table)
    async with room.hold():
        record, whose, steps, is_ours = _asked(room, visitor, seat)
    async with heavy_turn(request, service, visitor), played_again():
        if is_ours:
            return await asyncio.to_thread(make_outline, record, whose, steps)
        _, shown = await find_shown(service.store, table)
        return await asyncio.to_thread(outline_kept, shown, record, whose, steps)


router = Router("/", route_handlers=[download, upload, replay, outline], tags=["records"])
