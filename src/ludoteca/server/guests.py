"""Guests: known by an unguessable token in a cookie, and by nothing else."""

import secrets
from collections.abc import Iterable
from hashlib import sha256
from typing import Any

from litestar.connection import ASGIConnection

from ludoteca.server.denials import Denied, NotFound, denied_by_store
from ludoteca.server.room import now
from ludoteca.server.service import Service
from ludoteca.server.stores.contract import Guest, Unavailable

COOKIE = "ludoteca_guest"
NEW_TOKEN = "ludoteca_new_token"  # where the guard finds a token to send
YEAR = 365 * 24 * 60 * 60
LINK_LASTS = 15 * 60 * 1000  # milliseconds

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def digest(token: str) -> str:
    """What the store knows of a token."""
    return sha256(token.encode()).hexdigest()


def address(connection: AnyConnection) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client else ""


def read_token(headers: Iterable[str]) -> str:
    """Our own cookie, as it is; "" if there is none. Others are passed by, in linear time."""
    for part in ";".join(headers).split(";"):
        name, _, value = part.partition("=")
        if name.strip() == COOKIE:
            return value.strip()
    return ""


async def find_guest(service: Service, connection: AnyConnection) -> Guest | None:
    """The guest whose token the cookie holds."""
    token = read_token(connection.headers.getall("cookie", []))
    if not 20 <= len(token) <= 100:
        return None
    try:
        return await service.store.find_guest(digest(token))
    except Unavailable as error:
        raise denied_by_store(error) from error


async def make_guest(service: Service, connection: AnyConnection) -> Guest:
    """A new guest; the cookie goes out with the answer."""
    if not service.openings.take("", address(connection)):
        raise Denied("too_fast")
    language = connection.headers.get("accept-language", "pt").strip().lower()
    guest = Guest(secrets.token_hex(8), "", "pt" if language[:2] in ("pt", "*") else "en")
    token = secrets.token_urlsafe(32)
    await service.store.add_guest(guest, digest(token))
    connection.scope[NEW_TOKEN] = token  # type: ignore[literal-required]
    return guest


async def make_link(service: Service, guest: Guest) -> tuple[str, int]:
    """A code that makes another device the same guest, and when it expires."""
    code = secrets.token_urlsafe(24)
    expires = now() + LINK_LASTS
    await service.store.add_link(guest.id, digest(code), expires)
    return code, expires


async def take_link(service: Service, connection: AnyConnection, code: str) -> Guest:
    """Become the guest of a code; it is good once."""
    if not service.openings.take("", address(connection)):
        raise Denied("too_fast")
    guest = await service.store.take_link(digest(code), now())
    if guest is None:
        raise NotFound("no_link", "problem-link")
    token = secrets.token_urlsafe(32)
    await service.store.add_token(guest.id, digest(token))
    connection.scope[NEW_TOKEN] = token  # type: ignore[literal-required]
    return guest


def cookie_of(token: str, *, secure: bool) -> str:
    """The cookie that keeps a token where no script can read it."""
    flags = "; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")
    return f"{COOKIE}={token}; Path=/; Max-Age={YEAR}{flags}"
