"""A guest's holidays, and whom they do not want to meet."""

import contextlib
from typing import Annotated

import msgspec
from litestar import Router, delete, get, post
from litestar.params import JSONBody, PathParameter

from ludoteca.server import absences
from ludoteca.server.denials import Denied
from ludoteca.server.dependencies import TheGuest, TheService, Visitor
from ludoteca.server.guests import spend
from ludoteca.server.ledger import Ledger
from ludoteca.server.rest.common import AnyRequest
from ludoteca.server.room import now
from ludoteca.server.service import Service
from ludoteca.server.stores import blocks, holidays
from ludoteca.server.stores.contract import Guest
from ludoteca.server.table_cards import read_cards
from ludoteca.server.voices import blocked_as, whose

MOST_TABLES = 200  # at which clocks are stopped when a holiday begins


class HolidayState(msgspec.Struct):
    """Until when somebody is on holiday, and how many days more they may take."""

    until: int | None  # milliseconds since 1970
    left: int  # days, of those of a year
    at_once: int  # days


class Leaving(msgspec.Struct, forbid_unknown_fields=True):
    """For how many days."""

    days: Annotated[int, msgspec.Meta(ge=1, le=holidays.DAYS_AT_ONCE)]


class BlockedPerson(msgspec.Struct):
    """Somebody I do not want to meet, by the name under which I met them."""

    id: str
    name: str


class Blocking(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who sits at a table or has written there."""

    table: Annotated[str, msgspec.Meta(max_length=60)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=31)] | None = None
    who: Annotated[str, msgspec.Meta(max_length=40)] = ""  # as in a line of the chat


async def _holiday(service: Service, guest: Guest | None) -> HolidayState:
    if guest is None:
        return HolidayState(None, holidays.DAYS_A_YEAR, holidays.DAYS_AT_ONCE)
    at = now()
    found = await holidays.current(service.store, guest.id, at)
    left = await holidays.days_left(service.store, guest.id, at)
    return HolidayState(found.until if found else None, left, holidays.DAYS_AT_ONCE)


@get("/api/me/holiday")
async def my_holiday(service: TheService, visitor: Visitor) -> HolidayState:
    """Whether I am on holiday."""
    return await _holiday(service, visitor)


@post("/api/me/holiday", status_code=200)
async def take_holiday(
    request: AnyRequest, data: JSONBody[Leaving], service: TheService, guest: TheGuest
) -> HolidayState:
    """Go on holiday: my clocks of days stand until I am back. Days once taken stay taken."""
    spend(service.budgets.holidays, request, guest)
    taken = await holidays.take(service.store, guest.id, data.days, now())
    if taken is None:
        left = await holidays.days_left(service.store, guest.id, now())
        raise Denied("not_now", "problem-holiday", left=left)
    for row in read_cards(await service.store.cards_of(guest.id, MOST_TABLES)):
        if row.phase == "playing" and row.days is not None:
            with contextlib.suppress(Denied):  # the table looks itself before the time is up
                room = await service.room(row.id)
                async with room.hold():
                    await absences.rest_everywhere(room, guest.id, taken)
    return await _holiday(service, guest)


async def _blocked(service: Service, guest: Guest | None) -> list[BlockedPerson]:
    if guest is None:
        return []
    found = await blocks.of_guest(service.store, guest.id)
    return [BlockedPerson(blocked_as(guest.id, each.id), each.name) for each in found]


@get("/api/me/blocks")
async def my_blocks(service: TheService, visitor: Visitor) -> list[BlockedPerson]:
    """Whom I do not want to meet."""
    return await _blocked(service, visitor)


@post("/api/me/blocks", status_code=200)
async def block(
    request: AnyRequest, data: JSONBody[Blocking], service: TheService, guest: TheGuest
) -> list[BlockedPerson]:
    """Do not meet somebody of a table any more: not at new tables, not in the list of open ones;
    and they are not heard, wherever it is."""
    spend(service.budgets.sayings, request, guest)
    room = await service.room(data.table)
    async with room.hold():
        met = _met(room.ledger, guest.id, data)
    met.pop(guest.id, None)
    for whom, name in met.items():
        await blocks.block(service.store, guest.id, whom, name)
    return await _heard_anew(service, guest)


def _met(ledger: Ledger, reader: str, data: Blocking) -> dict[str, str]:
    """Who is meant, and by which name they were met."""
    voice = whose(ledger, reader, data.who)
    met = {line.who: line.name for line in ledger.chat if line.who == voice}
    if data.seat is not None and data.seat < len(ledger.seats):
        row = ledger.seats[data.seat]
        met |= {row.guest: row.name} if row.guest else {}
    return met


async def _heard_anew(service: Service, guest: Guest) -> list[BlockedPerson]:
    """Whom somebody does not want to meet has changed: the chat at all their tables does, too."""
    blocked = await blocks.ids_of(service.store, guest.id)
    for room in list(service.rooms.values()):
        for viewer in [each for each in room.viewers if each.guest == guest.id]:
            viewer.blocked = blocked
            viewer.send(room.chat(viewer))
    return await _blocked(service, guest)


@delete("/api/me/blocks/{whom:str}", status_code=200)
async def unblock(
    request: AnyRequest,
    whom: Annotated[str, PathParameter(max_length=40)],
    service: TheService,
    guest: TheGuest,
) -> list[BlockedPerson]:
    """Meet somebody again."""
    spend(service.budgets.sayings, request, guest)
    for each in await blocks.ids_of(service.store, guest.id):
        if blocked_as(guest.id, each) == whom:
            await blocks.unblock(service.store, guest.id, each)
    return await _heard_anew(service, guest)


router = Router(
    "/",
    route_handlers=[my_holiday, take_holiday, my_blocks, block, unblock],
    tags=["guest"],
)
