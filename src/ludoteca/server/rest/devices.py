"""The devices of the guest who asks, and the links that could make more: to see, to take back."""

from typing import Any

import msgspec
from litestar import Response, Router, delete, get
from litestar.params import FromPath

from ludoteca.server.denials import NotFound
from ludoteca.server.dependencies import TheService, Visitor
from ludoteca.server.guests import NO_COOKIE, device_of
from ludoteca.server.rest.common import AnyRequest
from ludoteca.server.room import now
from ludoteca.server.service import Service
from ludoteca.server.stores.contract import Guest
from ludoteca.server.stores.devices import (
    Held,
    devices_of,
    dismiss,
    dismiss_others,
    links_of,
    revoke,
)


class Device(msgspec.Struct):
    """A browser that is this guest."""

    id: str
    name: str  # as "Firefox, Windows"; "" if it is not known
    made: int  # milliseconds since 1970; 0 if it is not known
    seen: int  # the day it was last here, in milliseconds since 1970
    this: bool  # the one that asks


class LinkInfo(msgspec.Struct):
    """A link that nobody has used yet; where it leads was told once, to whoever made it."""

    id: str
    expires: int


class Devices(msgspec.Struct):
    """Everything by which somebody can be this guest."""

    devices: list[Device]
    links: list[LinkInfo]


async def list_devices(request: AnyRequest, service: Service, guest: Guest) -> Devices:
    """The devices and open links of a guest, the device that asks marked."""
    this, store = device_of(request), service.store
    known = await devices_of(store, guest.id)
    links = await links_of(store, guest.id, now())
    return Devices(
        [Device(each.id, each.name, each.made, each.seen, each.id == this) for each in known],
        [LinkInfo(link.id, link.expires) for link in links],
    )


async def _revoke(service: Service, visitor: Guest | None, held: Held, name: str) -> Guest:
    if visitor is None or not await revoke(service.store, held, visitor.id, name):
        raise NotFound("no_device", "problem-not-found")
    return visitor


@get("/api/me/devices")
async def my_devices(request: AnyRequest, service: TheService, visitor: Visitor) -> Devices:
    """My devices and open links; none if I am nobody yet."""
    return Devices([], []) if visitor is None else await list_devices(request, service, visitor)


@delete("/api/me/devices/{device:str}", status_code=200)
async def revoke_device(
    request: AnyRequest, device: FromPath[str], service: TheService, visitor: Visitor
) -> Response[Any]:
    """A device that is a stranger from now on; its sockets are closed, and no link is good.

    Whoever leaves with this one keeps the links: they are for other devices of theirs.
    """
    if device == device_of(request):
        await _revoke(service, visitor, "tokens", device)
        await service.dismissals.add(device)
        return Response(Devices([], []), headers={"Set-Cookie": NO_COOKIE})
    if visitor is None or not await dismiss(service.store, visitor.id, device):
        raise NotFound("no_device", "problem-not-found")
    await service.dismissals.add(device)
    return Response(await list_devices(request, service, visitor))


@delete("/api/me/devices", status_code=200)
async def revoke_other_devices(
    request: AnyRequest, service: TheService, visitor: Visitor
) -> Devices:
    """Every device but the one that asks is a stranger from now on, and no open link is good."""
    if visitor is None:
        return Devices([], [])
    for device in await dismiss_others(service.store, visitor.id, device_of(request)):
        await service.dismissals.add(device)
    return await list_devices(request, service, visitor)


@delete("/api/me/links/{link:str}", status_code=200)
async def withdraw_link(
    request: AnyRequest, link: FromPath[str], service: TheService, visitor: Visitor
) -> Devices:
    """A link that nobody can use any more."""
    return await list_devices(request, service, await _revoke(service, visitor, "links", link))


router = Router(
    "/",
    route_handlers=[my_devices, revoke_device, revoke_other_devices, withdraw_link],
    tags=["guest"],
)
