"""The guest who asks."""

from typing import Annotated

import msgspec
from litestar import Router, get, patch, post
from litestar.params import JSONBody

from ludoteca.kernel.text import Language
from ludoteca.server.dependencies import TheGuest, TheService, Visitor
from ludoteca.server.guests import MadeLink, address, make_link, take_link
from ludoteca.server.names import clean_name
from ludoteca.server.rest.common import AnyRequest
from ludoteca.server.room import now
from ludoteca.server.seating import Name
from ludoteca.server.stores.contract import Guest
from ludoteca.server.stores.devices import change_guest


class Me(msgspec.Struct):
    """What a guest is told of themselves."""

    guest: bool
    name: str
    language: str


class Ticket(msgspec.Struct):
    """To be shown in the header `X-Ticket` with the request that was too much."""

    ticket: str  # "" for who is somebody already


class Change(msgspec.Struct, forbid_unknown_fields=True):
    """Another name or language."""

    name: Name | None = None
    language: Language | None = None


class Link(msgspec.Struct):
    """Where another device becomes the same guest, and until when."""

    id: str  # as in `Devices`
    path: str
    expires: int


class Claimed(Me):
    """Who one is now, and the way back to who one was, if that was somebody else."""

    back: Link | None


class Code(msgspec.Struct, forbid_unknown_fields=True):
    """The last part of a link."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


@get("/api/me")
async def me(request: AnyRequest, visitor: Visitor) -> Me:
    """Who I am; without a cookie, nobody yet."""
    if visitor is None:
        return Me(False, "", request.state.language)
    return Me(True, visitor.name, visitor.language)


@get("/api/ticket")
async def ticket(request: AnyRequest, service: TheService, visitor: Visitor) -> Ticket:
    """With what somebody new comes in where too many have come from their address."""
    return Ticket("" if visitor else service.tickets.make(address(request), now()))


@patch("/api/me")
async def change_me(data: JSONBody[Change], service: TheService, guest: TheGuest) -> Me:
    """Another name or language."""
    name = guest.name if data.name is None else clean_name(data.name, service.settings.limits.name)
    service.admission.check_name(name)
    changed = Guest(guest.id, name, data.language or guest.language)
    await change_guest(service.store, changed)
    return Me(True, changed.name, changed.language)


@post("/api/me/link")
async def link(request: AnyRequest, service: TheService, guest: TheGuest) -> Link:
    """A link for another device, good once, for a quarter of an hour."""
    return _told(await make_link(service, request, guest))


@post("/api/me/claim")
async def claim(
    request: AnyRequest, data: JSONBody[Code], service: TheService, visitor: Visitor
) -> Claimed:
    """Become the guest of a link; the way back to who one was is good once, for thirty days."""
    guest, back = await take_link(service, request, visitor, data.code)
    return Claimed(True, guest.name, guest.language, _told(back) if back else None)


def _told(made: MadeLink) -> Link:
    code, link = made
    return Link(link.id, f"/link/{code}", link.expires)


router = Router("/", route_handlers=[me, ticket, change_me, link, claim], tags=["guest"])
