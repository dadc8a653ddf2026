"""What is stored about a guest: to see, to take along, to delete."""

import msgspec
from litestar import Router, delete, get
from litestar.response import Response

from ludoteca.server.dependencies import TheService, Visitor
from ludoteca.server.entries import Said, decode
from ludoteca.server.forgetting import forget_guest
from ludoteca.server.guests import NEW_TOKEN, NO_COOKIE, asker_of, check_replays
from ludoteca.server.leaving import heavy_turn
from ludoteca.server.notices import call_log
from ludoteca.server.rest.common import AnyRequest
from ludoteca.server.rest.devices import Devices, list_devices
from ludoteca.server.service import Service
from ludoteca.server.stores import blocks, holidays, mails
from ludoteca.server.stores.contract import Guest
from ludoteca.server.stores.devices import devices_of
from ludoteca.server.stores.pushes import of_guest
from ludoteca.server.stores.shared import shared_by
from ludoteca.server.stores.traces import traces_of
from ludoteca.server.stores.upkeep import cards_at, days_seen
from ludoteca.server.table_cards import TableCardRow

TABLE = "SELECT card FROM tables WHERE id = $1"


class StoredTable(msgspec.Struct):
    """A table at which I have a seat, or have left something: my names there, and what I wrote."""

    id: str
    game: str
    phase: str
    names: list[str]
    created: int
    updated: int
    chat: list[str]


class StoredFile(msgspec.Struct):
    """A file that I share by a link."""

    id: str
    title: str
    made: int  # milliseconds since 1970


class StoredPush(msgspec.Struct):
    """Where one of my browsers is told, and when not."""

    endpoint: str
    quiet: str


class StoredCall(msgspec.Struct):
    """What I am to be told of a table, and when, or was told and have not come for since."""

    table: str
    what: str  # "turn", "end", ...
    due: int  # milliseconds since 1970; 0: nothing is to come
    told: int  # ... ; 0: not yet


class StoredHoliday(msgspec.Struct):
    """From when until when I was, or am, on holiday; milliseconds since 1970."""

    since: int
    until: int


class KeptFor(msgspec.Struct):
    """After how many months things are deleted here; None is never."""

    finished: int | None
    abandoned: int | None
    guests: int | None


def _kept_for(service: Service) -> KeptFor:
    retention = service.settings.retention
    return KeptFor(retention.finished, retention.abandoned, retention.guests)


class Stored(msgspec.Struct):
    """Everything that is stored about a guest, and for how long."""

    id: str
    name: str
    language: str
    seen: int  # the day, in milliseconds since 1970
    tables: list[StoredTable]
    held: Devices
    kept: KeptFor
    shared: list[StoredFile]
    told: list[StoredPush]
    mail: str  # the address letters go to, confirmed or not; "": none
    mail_quiet: str  # the hours in which none do
    blocked: list[str]  # the names of those I do not want to meet
    holidays: list[StoredHoliday]
    calls: list[StoredCall]


async def _collect(request: AnyRequest, service: Service, guest: Guest) -> Stored:
    store = service.store
    cards = await cards_at(store, guest.id)
    for table in await traces_of(store, guest.id):
        cards += [row[0] for row in await store.ask(TABLE, table) if row[0] not in cards]
    rows = [msgspec.json.decode(card, type=TableCardRow) for card in cards]
    seen = await days_seen(store, guest.id)
    tables = [await _table(service, guest, row) for row in rows]
    kept = _kept_for(service)
    held = await list_devices(request, service, guest)
    shared = [
        StoredFile(file.id, file.title, file.made) for file in await shared_by(store, guest.id)
    ]
    told = [StoredPush(each.endpoint, each.quiet) for each in await of_guest(store, guest.id)]
    mail = await mails.of_guest(store, guest.id)
    blocked = [person.name for person in await blocks.of_guest(store, guest.id)]
    taken = await holidays.of_guest(store, guest.id)
    return Stored(
        guest.id, guest.name, guest.language, seen, tables, held, kept, shared, told,
        mail.address if mail is not None else "", mail.quiet if mail is not None else "", blocked,
        [StoredHoliday(each.since, each.until) for each in taken],
        [StoredCall(*row) for row in await call_log.of_guest(store, guest.id)],
    )  # fmt: skip


async def _table(service: Service, guest: Guest, row: TableCardRow) -> StoredTable:
    saved = await service.store.load(row.id)
    entries = [decode(body) for body in saved.entries if b'"said"' in body] if saved else []
    chat = [entry.text for entry in entries if isinstance(entry, Said) and entry.who == guest.id]
    names = [seat.name for seat in row.seats if seat.guest == guest.id]
    return StoredTable(row.id, row.game, row.phase, names, row.created, row.updated, chat)


async def _forget(service: Service, guest: Guest) -> int:
    devices = await devices_of(service.store, guest.id)
    tables = await forget_guest(service.store, guest.id)
    for device in devices:
        await service.dismissals.add(device.id)
    return tables


@get("/api/kept")
async def kept_for(service: TheService) -> KeptFor:
    """How long things are kept here, for whoever wants to know before they play."""
    return _kept_for(service)


@get("/api/me/data")
async def my_data(request: AnyRequest, service: TheService, visitor: Visitor) -> Stored | None:
    """All that is stored about me; nothing if I am nobody yet."""
    if visitor is None:
        return None
    check_replays(request, service, visitor)
    async with heavy_turn(request, service, visitor):
        return await _collect(request, service, visitor)


@delete("/api/me/data", status_code=200)
async def forget_me(
    request: AnyRequest, service: TheService, visitor: Visitor
) -> Response[dict[str, int]]:
    """Delete me; games that others played too keep my moves, without my name and my words."""
    tables = 0
    if visitor is not None:
        async with service.heavy.turn(asker_of(request, visitor)):  # also if they close the page
            tables = await _forget(service, visitor)
    await service.admission.look()
    request.scope.pop(NEW_TOKEN, None)  # type: ignore[misc]
    return Response({"tables": tables}, headers={"Set-Cookie": NO_COOKIE})


router = Router("/", route_handlers=[kept_for, my_data, forget_me], tags=["guest"])
