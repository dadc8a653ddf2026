"""Tables: making, finding, joining, leaving."""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec
from litestar import Router, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Response

from ludoteca.server import meetings, rematches, seating
from ludoteca.server.addresses import qr_drawing
from ludoteca.server.bulk import size_of
from ludoteca.server.denials import Denied
from ludoteca.server.dependencies import TheGuest, TheService, Visitor
from ludoteca.server.guard import is_our_origin
from ludoteca.server.guests import address, spend, spend_bytes, spend_table
from ludoteca.server.leaving import light_turn
from ludoteca.server.messages import TableInfo
from ludoteca.server.overtaking import persist
from ludoteca.server.rest.common import AnyRequest
from ludoteca.server.room import Room, now
from ludoteca.server.seating import Name, NewTable
from ludoteca.server.shelf import names
from ludoteca.server.showing import show_table
from ludoteca.server.stores.blocks import apart_from
from ludoteca.server.stores.contract import Guest
from ludoteca.server.stores.traces import note_trace
from ludoteca.server.table_cards import TableCard, TableCardRow, is_apart, read_cards, show_row

LONGEST_LIST = 100
TableId = Annotated[str, PathParameter(max_length=60)]
Origin = Annotated[
    str, QueryParameter(name="origin", max_length=200, pattern=r"^https?://[\w.:\[\]-]+$")
]


class Joining(msgspec.Struct, forbid_unknown_fields=True):
    """Which seat, and under what name."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=31)] | None = None
    name: Name = ""


class Beginning(msgspec.Struct, forbid_unknown_fields=True):
    """Which bots take the open seats."""

    level: Annotated[str, msgspec.Meta(max_length=60)] | None = None


class Meeting(msgspec.Struct, forbid_unknown_fields=True):
    """What to play with whoever comes."""

    game: Annotated[str, msgspec.Meta(max_length=60)]


def info(room: Room, guest: Guest | None) -> TableInfo:
    """A table as this guest is told."""
    return show_table(room.id, room.ledger, guest.id if guest else "")


@get("/api/tables")
async def public_tables(
    request: AnyRequest,
    service: TheService,
    visitor: Visitor,
    game: Annotated[str | None, QueryParameter(name="game", max_length=60)] = None,
) -> list[TableCard]:
    """Public tables, those with an open seat first; none of those whom one has blocked."""
    async with light_turn(request, service, visitor):
        bodies = await service.store.public_cards(game, LONGEST_LIST)
        guest = visitor.id if visitor else ""
        apart = await apart_from(service.store, guest) if guest else set()
        rows = [row for row in read_cards(bodies) if not is_apart(row, apart)]
        return _shown(rows, guest)


@get("/api/tables/mine")
async def my_tables(request: AnyRequest, service: TheService, visitor: Visitor) -> list[TableCard]:
    """The tables at which I have a seat."""
    if visitor is None:
        return []
    async with light_turn(request, service, visitor):
        rows = read_cards(await service.store.cards_of(visitor.id, LONGEST_LIST))
        return _shown(rows, visitor.id)


def _shown(rows: Iterable[TableCardRow], guest: str) -> list[TableCard]:
    return [show_row(row, guest, now()) for row in rows if row.game in names()]


@post("/api/tables")
async def make_table(
    request: AnyRequest, data: JSONBody[NewTable], service: TheService, guest: TheGuest
) -> TableInfo:
    """A new table; the game begins at once if no seat is open."""
    spend_table(service, request, guest)
    spend_bytes(service, request, guest, size_of(data.options))
    room = await seating.make_table(service, guest, data, address(request))
    return info(room, guest)


@post("/api/meet", status_code=200)
async def meet(
    request: AnyRequest, data: JSONBody[Meeting], service: TheService, guest: TheGuest
) -> TableInfo:
    """Play a game now with whoever else wants to: sit down with them, or wait for them."""
    spend_table(service, request, guest)
    room = await meetings.meet(service, guest, data.game, address(request))
    async with room.hold():
        return info(room, guest)


@get("/api/tables/{table:str}")
async def one_table(table: TableId, service: TheService, visitor: Visitor) -> TableInfo:
    """One table."""
    room = await service.room(table)
    async with room.hold():
        return info(room, visitor)


@get("/api/tables/{table:str}/cards")
async def cards(
    request: AnyRequest,
    table: TableId,
    service: TheService,
    visitor: Visitor,
    language: Annotated[Literal["pt", "en"], QueryParameter(name="language")] = "pt",
) -> Sequence[Mapping[str, Any]] | Response[bytes]:
    """The cards this table is played with, with their words; empty before it begins.

    Everybody at a table may know which cards there are; who holds them is the view's to tell.
    """
    room = await service.room(table)
    async with room.hold():
        playing = room.table
        if playing is None:
            return []
        state, game = playing.state.clone(), playing.game
        record, position = room.record(), playing.save()
    if game.meta.own_files(record.options):
        body = await service.readings.cards(record, position, language)
        return Response(body, media_type="application/json")
    async with light_turn(request, service, visitor):
        return await asyncio.to_thread(game.cards, state, game.speaker(language))


@get("/api/tables/{table:str}/qr")
async def qr(
    request: AnyRequest, table: TableId, service: TheService, visitor: Visitor, origin: Origin
) -> Response[bytes]:
    """The way to the table for a telephone's camera; only the browser knows how we are reached."""
    room = await service.room(table)
    host, public = request.headers.get("host", ""), service.settings.public_url
    if not is_our_origin(origin, host, public):
        raise Denied("bad_request", "problem-request", what="value", field="origin")
    async with light_turn(request, service, visitor):
        drawing = await asyncio.to_thread(qr_drawing, f"{origin}/t/{room.id}")
    return Response(drawing, media_type="image/svg+xml")


@post("/api/tables/{table:str}/join", status_code=200)
async def join(
    request: AnyRequest,
    table: TableId,
    data: JSONBody[Joining],
    service: TheService,
    guest: TheGuest,
) -> TableInfo:
    """Take an open seat; the game begins when no seat is open any more."""
    spend(service.budgets.messages, request, guest)
    room = await service.room(table)

    async def do() -> TableInfo:
        async with room.hold():
            await seating.join(service, room, guest, data.seat, data.name)
            return info(room, guest)

    return await persist(do)


@post("/api/tables/{table:str}/begin", status_code=200)
async def begin(
    table: TableId, data: JSONBody[Beginning], service: TheService, guest: TheGuest
) -> TableInfo:
    """Begin without waiting for more people; the host may."""
    room = await service.room(table)

    async def do() -> TableInfo:
        async with room.hold():
            if room.ledger.host != guest.id:
                raise Denied("not_seated", "problem-not-host")
            await seating.begin(room, data.level)
            return info(room, guest)

    return await persist(do)


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave(
    request: AnyRequest, table: TableId, service: TheService, guest: TheGuest
) -> TableInfo:
    """Give up one's seat."""
    spend(service.budgets.messages, request, guest)
    room = await service.room(table)

    async def do() -> TableInfo:
        async with room.hold():
            await note_trace(service.store, guest.id, table)  # the name with which they came stays
            await seating.leave(room, guest)
            return info(room, guest)

    return await persist(do)


@post("/api/tables/{table:str}/rematch", status_code=200)
async def rematch(
    request: AnyRequest, table: TableId, service: TheService, guest: TheGuest
) -> TableInfo:
    """Invite the same people to another game, or say yes to it; it begins when all have."""
    spend_table(service, request, guest)
    room = await service.room(table)
    async with room.hold():
        spend_bytes(service, request, guest, size_of(room.ledger.opened.options))

    async def do() -> TableInfo:
        async with room.hold():
            following = await rematches.ask_or_agree(service, room, guest)
        return info(following, guest)

    return await persist(do)


@post("/api/tables/{table:str}/decline", status_code=200)
async def decline(table: TableId, service: TheService, guest: TheGuest) -> TableInfo:
    """Say no to the seat that is kept for me; anybody may take it then."""
    room = await service.room(table)

    async def do() -> TableInfo:
        async with room.hold():
            await note_trace(service.store, guest.id, table)
            await rematches.decline(room, guest)
            return info(room, guest)

    return await persist(do)


router = Router(
    "/",
    route_handlers=[
        public_tables,
        my_tables,
        make_table,
        meet,
        one_table,
        cards,
        qr,
        join,
        begin,
        leave,
        rematch,
        decline,
    ],
    tags=["tables"],
)
