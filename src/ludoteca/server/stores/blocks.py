"""Whom a guest does not want to meet. One SQL for both stores."""

from dataclasses import dataclass

from ludoteca.server.stores.contract import Store
from ludoteca.server.stores.devices import LOCK

MOST = 200  # of one guest
BLOCK = f"""
INSERT INTO blocks (guest, whom, name)
SELECT id, CAST($2 AS text), CAST($3 AS text) FROM guests WHERE id = $1
    AND (SELECT count(*) FROM blocks WHERE guest = $1) < {MOST}
ON CONFLICT (guest, whom) DO NOTHING
"""
EITHER = """
SELECT whom FROM blocks WHERE guest = $1 UNION SELECT guest FROM blocks WHERE whom = $1
"""


@dataclass(frozen=True)
class Blocked:
    """Somebody, by the name under which they were met."""

    id: str
    name: str


async def of_guest(store: Store, guest: str) -> list[Blocked]:
    """Those whom a guest does not want to meet."""
    query = "SELECT whom, name FROM blocks WHERE guest = $1 ORDER BY name, whom"
    return [Blocked(row[0], row[1]) for row in await store.ask(query, guest)]


async def ids_of(store: Store, guest: str) -> set[str]:
    """The same, only who they are."""
    return {person.id for person in await of_guest(store, guest)}


async def apart_from(store: Store, guest: str) -> set[str]:
    """Those whom a guest does not want to meet, and those who do not want to meet them."""
    return {str(row[0]) for row in await store.ask(EITHER, guest)}


async def block(store: Store, guest: str, whom: str, name: str) -> None:
    """Do not meet somebody; nothing happens where somebody has blocked too many."""
    await store.change((LOCK, (guest,)), (BLOCK, (guest, whom, name)))


async def unblock(store: Store, guest: str, whom: str) -> None:
    """Meet somebody again."""
    await store.change(("DELETE FROM blocks WHERE guest = $1 AND whom = $2", (guest, whom)))
