"""Where a guest's devices can be reached. One SQL for both stores."""

from dataclasses import dataclass

from ludoteca.server.stores.contract import Store
from ludoteca.server.stores.devices import LOCK, SHORT

MOST = 10  # of one guest
ADD = f"""
INSERT INTO pushes (endpoint, guest, device, p256dh, auth, quiet)
SELECT CAST($1 AS text), id, CAST($3 AS text), CAST($4 AS text), CAST($5 AS text),
    CAST($6 AS text)
FROM guests WHERE id = $2 AND (SELECT count(*) FROM pushes WHERE guest = $2) < {MOST}
ON CONFLICT (endpoint) DO NOTHING
"""
# A device that was revoked is nobody's any more, and is not called.
OF_GUEST = f"""
SELECT endpoint, p256dh, auth, quiet FROM pushes WHERE guest = $1 AND EXISTS (
    SELECT 1 FROM tokens WHERE tokens.guest = $1 AND substr(hash, 1, {SHORT}) = pushes.device
)
"""


@dataclass(frozen=True)
class Subscription:
    """A browser that wants to be told."""

    endpoint: str
    p256dh: str
    auth: str
    quiet: str  # `22-8 America/Sao_Paulo`: not at night; "" at any time


async def subscribe(store: Store, guest: str, device: str, wanted: Subscription) -> bool:
    """Reach a device there, instead of where it was before; False if a guest has too many."""
    await store.change(
        (LOCK, (guest,)),
        ("DELETE FROM pushes WHERE endpoint = $1", (wanted.endpoint,)),
        ("DELETE FROM pushes WHERE guest = $1 AND device = $2", (guest, device)),
        (ADD, (wanted.endpoint, guest, device, wanted.p256dh, wanted.auth, wanted.quiet)),
    )
    query = "SELECT 1 FROM pushes WHERE endpoint = $1 AND guest = $2"
    return bool(await store.ask(query, wanted.endpoint, guest))


async def of_device(store: Store, guest: str, device: str) -> Subscription | None:
    """Where one device is reached."""
    query = "SELECT endpoint, p256dh, auth, quiet FROM pushes WHERE guest = $1 AND device = $2"
    rows = await store.ask(query, guest, device)
    return Subscription(*rows[0]) if rows else None


async def of_guest(store: Store, guest: str) -> list[Subscription]:
    """Where all devices of a guest are reached."""
    return [Subscription(*row) for row in await store.ask(OF_GUEST, guest)]


async def unsubscribe(store: Store, guest: str, device: str) -> None:
    """A device is not to be told any more."""
    await store.change(("DELETE FROM pushes WHERE guest = $1 AND device = $2", (guest, device)))


async def drop(store: Store, endpoint: str) -> None:
    """Nobody is there any more."""
    await store.change(("DELETE FROM pushes WHERE endpoint = $1", (endpoint,)))
