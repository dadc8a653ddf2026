"""The guest who asks."""

from typing import Annotated

import msgspec
from litestar import Router, get, patch, post
from litestar.params import JSONBody, QueryParameter

from ludoteca.kernel.text import Language
from ludoteca.server.dependencies import TheGuest, TheService, Visitor
from ludoteca.server.guests import LINK_LASTS, WAY_BACK_LASTS, make_link, take_link
from ludoteca.server.names import clean_name
from ludoteca.server.rest.common import AnyRequest
from ludoteca.server.seating import Name
from ludoteca.server.stores.contract import Guest


class Me(msgspec.Struct):
    """What a guest is told of themselves."""

    guest: bool
    name: str
    language: str


class Change(msgspec.Struct, forbid_unknown_fields=True):
    """Another name or language."""

    name: Name | None = None
    language: Language | None = None


class Link(msgspec.Struct):
    """Where another device becomes the same guest, and until when."""

    id: str  # as in `Devices`
    path: str
    expires: int


class Code(msgspec.Struct, forbid_unknown_fields=True):
    """The last part of a link."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


@get("/api/me")
async def me(request: AnyRequest, visitor: Visitor) -> Me:
    """Who I am; without a cookie, nobody yet."""
    if visitor is None:
        return Me(False, "", request.state.language)
    return Me(True, visitor.name, visitor.language)


@patch("/api/me")
async def change_me(data: JSONBody[Change], service: TheService, guest: TheGuest) -> Me:
    """Another name or language."""
    name = guest.name if data.name is None else clean_name(data.name, service.settings.limits.name)
    service.admission.check_name(name)
    changed = Guest(guest.id, name, data.language or guest.language)
    await service.store.change_guest(changed)
    return Me(True, changed.name, changed.language)


@post("/api/me/link")
async def link(
    service: TheService,
    guest: TheGuest,
    back: Annotated[bool, QueryParameter(name="back")] = False,
) -> Link:
    """A link for another device, good once, for a quarter of an hour; as a way `back` to whom one
    was, before this device becomes somebody else, for thirty days."""
    code, made = await make_link(service, guest, WAY_BACK_LASTS if back else LINK_LASTS)
    return Link(made.id, f"/link/{code}", made.expires)


@post("/api/me/claim")
async def claim(
    request: AnyRequest, data: JSONBody[Code], service: TheService, visitor: Visitor
) -> Me:
    """Become the guest of a link, whoever one was before."""
    guest = await take_link(service, request, visitor, data.code)
    return Me(True, guest.name, guest.language)


router = Router("/", route_handlers=[me, change_me, link, claim], tags=["guest"])
