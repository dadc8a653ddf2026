"""Being told on a device when one is not there."""

from typing import Annotated

import msgspec
from litestar import Router, delete, get, post
from litestar.params import JSONBody

from ludoteca.server.denials import Denied
from ludoteca.server.dependencies import TheGuest, TheService, Visitor
from ludoteca.server.guests import NEW_TOKEN, device_of, digest, spend
from ludoteca.server.notices.outbound import Forbidden, check_address
from ludoteca.server.notices.quiet import read_quiet
from ludoteca.server.notices.webpush import Subscriber
from ludoteca.server.rest.common import AnyRequest
from ludoteca.server.stores import pushes
from ludoteca.server.stores.devices import short

Short = Annotated[str, msgspec.Meta(max_length=200)]


class Push(msgspec.Struct):
    """Whether this device is told, when not, and the key to subscribe with."""

    key: str
    on: bool
    quiet: str  # `22-8 America/Sao_Paulo`; "": told at any time


class Subscribing(msgspec.Struct, forbid_unknown_fields=True):
    """Where a browser can be reached, as it says itself."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    p256dh: Short
    auth: Short
    quiet: Short = ""


def _device(request: AnyRequest) -> str:
    """The device that asks, also if it has become a guest only now."""
    token = request.scope.get(NEW_TOKEN)
    return short(digest(str(token))) if token else device_of(request)


@get("/api/me/push")
async def my_push(request: AnyRequest, service: TheService, visitor: Visitor) -> Push:
    """Whether this device is told."""
    found = None
    if visitor is not None:
        found = await pushes.of_device(service.store, visitor.id, _device(request))
    return Push(service.calls.devices.public_key, found is not None, found.quiet if found else "")


@post("/api/me/push", status_code=200)
async def subscribe(
    request: AnyRequest, data: JSONBody[Subscribing], service: TheService, guest: TheGuest
) -> Push:
    """Tell this device; Denied for an address that is none of a push service."""
    spend(service.budgets.openings, request, guest)
    try:
        check_address(data.endpoint, loopback=service.settings.call_loopback)
        Subscriber.of(data.p256dh, data.auth)
        read_quiet(data.quiet)
    except (Forbidden, ValueError) as error:
        service.metrics.count("calls_refused")
        raise Denied("bad_message", "problem-push") from error
    wanted = pushes.Subscription(data.endpoint, data.p256dh, data.auth, data.quiet)
    if not await pushes.subscribe(service.store, guest.id, _device(request), wanted):
        raise Denied("not_now", "problem-push-most", most=pushes.MOST)
    return Push(service.calls.devices.public_key, True, data.quiet)


@delete("/api/me/push", status_code=200)
async def unsubscribe(request: AnyRequest, service: TheService, guest: TheGuest) -> Push:
    """Do not tell this device any more."""
    await pushes.unsubscribe(service.store, guest.id, _device(request))
    return Push(service.calls.devices.public_key, False, "")


router = Router("/", route_handlers=[my_push, subscribe, unsubscribe], tags=["guest"])
