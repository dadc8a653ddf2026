"""Guests: known by an unguessable token in a cookie, and by nothing else."""

import secrets
from collections.abc import Iterable
from hashlib import sha256
from typing import Any

from litestar.connection import ASGIConnection

from ludoteca.server.denials import Denied, NotFound, denied_by_store
from ludoteca.server.limits import Budget
from ludoteca.server.room import now
from ludoteca.server.service import Service
from ludoteca.server.stores import devices
from ludoteca.server.stores.contract import Guest, Unavailable
from ludoteca.server.turns import Asker
from ludoteca.server.user_agents import device_name
from ludoteca.server.visitors import place_of

COOKIE = "ludoteca_guest"
NEW_TOKEN = "ludoteca_new_token"  # where the guard finds a token to send
TICKET = "x-ticket"  # the header with which somebody without a cookie shows theirs
NO_COOKIE = f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"  # and it is no more
YEAR = 365 * 24 * 60 * 60
LINK_LASTS = 15 * 60 * 1000  # milliseconds
WAY_BACK_LASTS = 30 * 24 * 60 * 60 * 1000  # ... of a link to whom one was before taking another

AnyConnection = ASGIConnection[Any, Any, Any, Any]
MadeLink = tuple[str, devices.OpenLink]  # its code, which is told once


def digest(token: str) -> str:
    """What the store knows of a token."""
    return sha256(token.encode()).hexdigest()


def address(connection: AnyConnection) -> str:
    """Where a request comes from, as it is counted."""
    return place_of(connection.client.host) if connection.client else ""


def asker_of(connection: AnyConnection, visitor: Guest | None) -> Asker:
    """Who asks, as those are told apart who wait."""
    return Asker(address(connection), visitor.id if visitor else "")


def read_token(headers: Iterable[str]) -> str:
    """Our own cookie, as it is; "" if there is none. Others are passed by, in linear time."""
    for part in ";".join(headers).split(";"):
        name, _, value = part.partition("=")
        if name.strip() == COOKIE:
            return value.strip()
    return ""


def held_token(connection: AnyConnection) -> str:
    """The token in the cookie; "" if it cannot be one of ours."""
    token = read_token(connection.headers.getall("cookie", []))
    return token if 20 <= len(token) <= 100 else ""


def device_of(connection: AnyConnection) -> str:
    """What the device is called that asks, also one that is new; "" without a cookie."""
    token = str(connection.scope.get(NEW_TOKEN, "")) or held_token(connection)
    return devices.short(digest(token)) if token else ""


def _named(connection: AnyConnection) -> str:
    return device_name(connection.headers.get("user-agent", ""))


async def find_guest(service: Service, connection: AnyConnection) -> Guest | None:
    """The guest whose token the cookie holds."""
    token = held_token(connection)
    if not token:
        return None
    try:
        return await devices.find_guest(service.store, digest(token), _named(connection))
    except Unavailable as error:
        raise denied_by_store(error) from error


async def make_guest(service: Service, connection: AnyConnection) -> Guest:
    """A new guest; the cookie goes out with the answer."""
    if not _is_welcome(service, connection):
        raise Denied("too_fast")
    language = connection.headers.get("accept-language", "pt").strip().lower()
    guest = Guest(secrets.token_hex(8), "", "pt" if language[:2] in ("pt", "*") else "en")
    token = secrets.token_urlsafe(32)
    await devices.add_guest(service.store, guest, digest(token), _named(connection))
    connection.scope[NEW_TOKEN] = token  # type: ignore[literal-required]
    return guest


def _is_welcome(service: Service, connection: AnyConnection) -> bool:
    """Whether one guest more of an address may be made: beyond what it has, who has a ticket."""
    budgets, where = service.budgets, address(connection)
    if budgets.guests_of_address.take(where):
        return True
    ticket = connection.headers.get(TICKET, "")
    return service.tickets.is_good(ticket, where, now()) and budgets.guests_by_ticket.take(where)


def is_new(connection: AnyConnection) -> bool:
    """Whether whoever asks has been a guest only since this request."""
    return NEW_TOKEN in connection.scope


async def make_link(
    service: Service, connection: AnyConnection, guest: Guest, lasts: int = LINK_LASTS
) -> MadeLink:
    """A code that makes another device the same guest; Denied if that would be too many."""
    code, store = secrets.token_urlsafe(24), service.store
    link, device = (
        devices.OpenLink(devices.short(digest(code)), now() + lasts),
        device_of(connection),
    )
    if not await devices.add_link(store, guest.id, device, digest(code), now(), link.expires):
        raise Denied("not_now", "problem-devices", most=devices.MOST)
    return code, link


async def take_link(
    service: Service, connection: AnyConnection, visitor: Guest | None, code: str
) -> tuple[Guest, MadeLink | None]:
    """Become the guest of a code; it is good once. Who is that guest already stays as they are.

    With it, for who was somebody else, a link back to that guest.
    """
    spend(service.budgets.messages, connection, visitor)
    hashed = digest(code)
    owner = await devices.link_owner(service.store, hashed, now())
    if visitor and owner == visitor.id:
        await devices.revoke(service.store, "links", visitor.id, devices.short(hashed))
        return visitor, None
    back = (
        await make_link(service, connection, visitor, WAY_BACK_LASTS) if visitor and owner else None
    )
    guest = await _become(service, connection, hashed)
    if guest is not None:
        return guest, back
    if visitor and back:  # somebody was quicker
        await devices.revoke(service.store, "links", visitor.id, back[1].id)
    raise NotFound("no_link", "problem-link")


async def _become(service: Service, connection: AnyConnection, hashed: str) -> Guest | None:
    """The guest of a code, whose cookie goes out with the answer; None if it is good no more."""
    token, named = secrets.token_urlsafe(32), _named(connection)
    guest = await devices.take_link(service.store, hashed, digest(token), named, now())
    if guest is not None:
        connection.scope[NEW_TOKEN] = token  # type: ignore[literal-required]
    return guest


def spend(
    budget: Budget,
    connection: AnyConnection,
    visitor: Guest | None,
    count: int = 1,
    words: str = "",
) -> None:
    """So many more of something, or Denied in these words: by guest and by address."""
    guest = visitor.id if visitor else ""
    if not budget.take(guest, address(connection), is_new=is_new(connection), count=count):
        raise Denied("too_fast", words)


def spend_bytes(
    service: Service, connection: AnyConnection, visitor: Guest | None, size: int
) -> None:
    """So much that is to stay, or Denied."""
    if size:
        spend(service.budgets.bulk, connection, visitor, size, "problem-bulk-soon")


def check_replays(connection: AnyConnection, service: Service, visitor: Guest | None) -> None:
    """One more of what takes long to read, or Denied."""
    spend(service.budgets.replays, connection, visitor)


def spend_table(service: Service, connection: AnyConnection, guest: Guest) -> None:
    """One more table, or Denied: also by address alone, for guests are made anew in no time."""
    spend(service.budgets.openings, connection, guest)
    budgets = service.budgets
    tables = budgets.tables_of_newcomers if is_new(connection) else budgets.tables_of_address
    if not tables.take(address(connection)):
        raise Denied("too_fast")


def cookie_of(token: str, *, secure: bool) -> str:
    """The cookie that keeps a token where no script can read it."""
    flags = "; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")
    return f"{COOKIE}={token}; Path=/; Max-Age={YEAR}{flags}"
