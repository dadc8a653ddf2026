"""How much of what is large and stays is whose: files of one's own, alone or in a table, and
records that were brought. One SQL for both stores.

It is counted as it was written; what is packed later is counted anew. Whoever writes it is inside
`one_at_a_time(LOCK_NAME)` until it is there.
"""

from ludoteca.server.stores.contract import Statement, Store

LOCK_NAME = "bulk"

WEIGH = """
INSERT INTO bulk (what, guest, bytes) VALUES ($1, $2, $3)
ON CONFLICT (what) DO UPDATE SET bytes = excluded.bytes
"""
LOST = """
DELETE FROM bulk WHERE NOT EXISTS (SELECT 1 FROM shared WHERE id = what)
    AND NOT EXISTS (SELECT 1 FROM tables WHERE id = what)
"""
OF_ALL = "SELECT CAST(coalesce(sum(bytes), 0) AS bigint) FROM bulk"


def weigh(what: str, guest: str, size: int) -> Statement:
    """How it is noted that a shared file or a table is so large."""
    return (WEIGH, (what, guest, size))


def weigh_again(what: str, size: int) -> Statement:
    """How it is noted that something has another size now, if that of it is noted at all."""
    return ("UPDATE bulk SET bytes = $2 WHERE what = $1", (what, size))


def disown(guest: str) -> Statement:
    """How it is forgotten whose something is: what others have too stays, and still counts."""
    return ("UPDATE bulk SET guest = '' WHERE guest = $1", (guest,))


async def forget_lost(store: Store) -> None:
    """Forget the sizes of what is no more."""
    await store.change((LOST, ()))


async def all_bytes(store: Store) -> int:
    """How much there is."""
    return int((await store.ask(OF_ALL))[0][0])


async def bytes_of(store: Store, guest: str) -> int:
    """How much of it is a guest's."""
    return int((await store.ask(f"{OF_ALL} WHERE guest = $1", guest))[0][0])
