"""Guests, their devices, each with its own token, and links for more. One SQL for both stores.

A device or link is named by the beginning of its hash: enough to tell one's own apart, of no use to
anybody else.
"""

import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from ludoteca.server.stores.contract import Guest, Statement, Store, today

MOST = 20  # devices of a guest, together with the links that could become one
SHORT = 16  # characters of a hash

Held = Literal["tokens", "links"]  # what a guest can take back

LOCK = "UPDATE guests SET seen = seen WHERE id = $1"  # what follows sees what others have written
LOCK_BY_LINK = """
UPDATE guests SET seen = seen WHERE id = (SELECT guest FROM links WHERE hash = $1)
"""
ADD_GUEST = "INSERT INTO guests (id, name, language, seen) VALUES ($1, $2, $3, $4)"
ADD_TOKEN = "INSERT INTO tokens (hash, guest, device, made, seen) VALUES ($1, $2, $3, $4, $5)"
FIND_GUEST = """
SELECT id, name, language, tokens.seen, device FROM guests JOIN tokens ON guest = id
WHERE hash = $1
"""
TOUCH = "UPDATE tokens SET seen = $2, device = $3 WHERE hash = $1"
ADD_LINK = f"""
INSERT INTO links (hash, guest, expires)
SELECT CAST($1 AS text), id, CAST($2 AS bigint) FROM guests WHERE id = $3
    AND EXISTS (SELECT 1 FROM tokens WHERE guest = $3 AND substr(hash, 1, {SHORT}) = $4)
    AND (SELECT count(*) FROM tokens WHERE guest = $3)
        + (SELECT count(*) FROM links WHERE guest = $3) < {MOST}
"""
TAKE_LINK = """
INSERT INTO tokens (hash, guest, device, made, seen)
SELECT CAST($1 AS text), guest, CAST($2 AS text), CAST($3 AS bigint), CAST($4 AS bigint)
FROM links WHERE hash = $5
"""
EXPIRE = "DELETE FROM links WHERE expires < $1"
DEVICES = """
SELECT hash, device, made, seen FROM tokens WHERE guest = $1 ORDER BY seen DESC, made DESC, hash
"""
LINKS = "SELECT hash, expires FROM links WHERE guest = $1 AND expires >= $2 ORDER BY expires, hash"


@dataclass(frozen=True)
class KnownDevice:
    """A browser that is a guest."""

    id: str
    name: str  # "" if it has not been here since names are kept
    made: int  # milliseconds since 1970; 0 if that was not kept then
    seen: int  # the day it was last here, in milliseconds since 1970


@dataclass(frozen=True)
class OpenLink:
    """A link that nobody has used yet."""

    id: str
    expires: int  # milliseconds since 1970


def short(hashed: str) -> str:
    """What a device or link is called."""
    return hashed[:SHORT]


# Guests.


async def add_guest(store: Store, guest: Guest, token: str, device: str = "") -> None:
    """A new guest, known by the hash of a token that a device of this name holds."""
    made = int(time.time() * 1000)
    await store.change(
        (ADD_GUEST, (guest.id, guest.name, guest.language, today())),
        (ADD_TOKEN, (token, guest.id, device, made, today())),
    )


async def find_guest(store: Store, token: str, device: str = "") -> Guest | None:
    """The guest who holds the token of this hash; the day and the device's name are noted."""
    rows = await store.ask(FIND_GUEST, token)
    if not rows:
        return None
    *guest, seen, known = rows[0]
    if seen < today() or (device and not known):
        await store.change(
            ("UPDATE guests SET seen = $2 WHERE id = $1", (guest[0], today())),
            (TOUCH, (token, today(), device or known)),
        )
    return Guest(*guest)


async def change_guest(store: Store, guest: Guest) -> None:
    """Another name or language."""
    query = "UPDATE guests SET name = $2, language = $3 WHERE id = $1"
    await store.change((query, (guest.id, guest.name, guest.language)))


# Links.


async def add_link(
    store: Store, guest: str, device: str, code: str, now: int, expires: int
) -> bool:
    """A code, by its hash, that makes another device the same guest.

    False if there is no room, or if the device that wants it is this guest's no more.
    """
    await store.change((EXPIRE, (now,)))
    await store.change((LOCK, (guest,)), (ADD_LINK, (code, expires, guest, device)))
    return bool(await store.ask("SELECT 1 FROM links WHERE hash = $1", code))


async def link_owner(store: Store, code: str, now: int) -> str:
    """The guest of a code that has not expired; "" if there is none."""
    rows = await store.ask("SELECT guest FROM links WHERE hash = $1 AND expires >= $2", code, now)
    return str(rows[0][0]) if rows else ""


async def take_link(store: Store, code: str, token: str, device: str, now: int) -> Guest | None:
    """The guest of a code that has not expired, who has this device now; the code is used up."""
    await store.change((EXPIRE, (now,)))
    await store.change(
        (LOCK_BY_LINK, (code,)),
        (TAKE_LINK, (token, device, now, today(), code)),
        ("DELETE FROM links WHERE hash = $1", (code,)),
    )
    return await find_guest(store, token, device)


# To see, and to take back.


async def devices_of(store: Store, guest: str) -> list[KnownDevice]:
    """All devices of a guest, the latest first."""
    return [KnownDevice(short(row[0]), *list(row)[1:]) for row in await store.ask(DEVICES, guest)]


async def links_of(store: Store, guest: str, now: int) -> list[OpenLink]:
    """The links of a guest that are good still."""
    return [OpenLink(short(row[0]), row[1]) for row in await store.ask(LINKS, guest, now)]


async def revoke(store: Store, held: Held, guest: str, name: str) -> bool:
    """Take a device or link back; False if this guest has none of that name."""
    mine = f"FROM {held} WHERE guest = $1 AND substr(hash, 1, {SHORT}) = $2"
    if not await store.ask(f"SELECT 1 {mine}", guest, name):
        return False
    await store.change((f"DELETE {mine}", (guest, name)))
    return True


async def dismiss(store: Store, guest: str, device: str) -> bool:
    """Take back a device and every link, as it may have made one; False if there is none such."""
    is_known = any(each.id == device for each in await devices_of(store, guest))
    if is_known:
        await store.change(*_dismissal(guest, [device]))
    return is_known


async def dismiss_others(store: Store, guest: str, device: str) -> list[str]:
    """Take back every device of a guest but this one, and every link; which devices.

    They are looked for until there are none: one may come by a link while we look.
    """
    gone: list[str] = []
    await store.change(*_dismissal(guest, ()))
    while others := [each.id for each in await devices_of(store, guest) if each.id != device]:
        await store.change(*_dismissal(guest, others))
        gone += others
    return gone


def _dismissal(guest: str, devices: Iterable[str]) -> list[Statement]:
    """Whoever adds a link or takes one waits for this, and then finds neither device nor link."""
    token = f"DELETE FROM tokens WHERE guest = $1 AND substr(hash, 1, {SHORT}) = $2"
    links: Statement = ("DELETE FROM links WHERE guest = $1", (guest,))
    return [(LOCK, (guest,)), links, *((token, (guest, device)) for device in devices)]
