"""To which address a guest wants to be written. One SQL for both stores."""

from dataclasses import dataclass

from ludoteca.server.stores.contract import Store
from ludoteca.server.stores.devices import LOCK

ASKED_LASTS = 2 * 24 * 60 * 60 * 1000  # milliseconds for which an address may wait for its yes
ASK = """
INSERT INTO mails (guest, address, quiet, asked, confirmed)
SELECT id, CAST($2 AS text), CAST($3 AS text), CAST($4 AS bigint), 0 FROM guests WHERE id = $1
ON CONFLICT (guest) DO UPDATE SET
    address = excluded.address, quiet = excluded.quiet, asked = excluded.asked, confirmed = 0
"""
FORGET_UNANSWERED = "DELETE FROM mails WHERE confirmed = 0 AND asked < $1"


@dataclass(frozen=True)
class Mail:
    """An address, and whether whoever reads it has said yes."""

    address: str
    quiet: str  # as of a device
    confirmed: bool


async def ask_for(store: Store, guest: str, address: str, quiet: str, now: int) -> None:
    """Note an address that is still to be confirmed, instead of any other."""
    unanswered = (FORGET_UNANSWERED, (now - ASKED_LASTS,))
    await store.change(unanswered, (LOCK, (guest,)), (ASK, (guest, address, quiet, now)))


async def of_guest(store: Store, guest: str) -> Mail | None:
    """The address of a guest, confirmed or not."""
    query = "SELECT address, quiet, confirmed FROM mails WHERE guest = $1"
    rows = await store.ask(query, guest)
    return Mail(str(rows[0][0]), str(rows[0][1]), bool(rows[0][2])) if rows else None


async def confirm(store: Store, guest: str, address: str) -> bool:
    """Whoever reads this address wants that; whether it is the guest's still."""
    yes = "UPDATE mails SET confirmed = 1 WHERE guest = $1 AND address = $2"
    await store.change((yes, (guest, address)))
    found = await of_guest(store, guest)
    return found is not None and found.confirmed and found.address == address


async def set_quiet(store: Store, guest: str, quiet: str) -> None:
    """Other hours in which nothing is sent."""
    await store.change(("UPDATE mails SET quiet = $2 WHERE guest = $1", (guest, quiet)))


async def drop(store: Store, guest: str, address: str | None = None) -> None:
    """No letters any more; with an address none to that one, if the guest has no other by now."""
    if address is None:
        await store.change(("DELETE FROM mails WHERE guest = $1", (guest,)))
    else:
        these = "DELETE FROM mails WHERE guest = $1 AND address = $2"
        await store.change((these, (guest, address)))
