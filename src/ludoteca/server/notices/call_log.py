"""What somebody is to be told later, and what they were told and have not come for yet.

It is kept in the store: no restart forgets that somebody is to be told in the morning, and of
several processes one tells it. One SQL for both stores.
"""

from collections.abc import Iterable
from typing import get_args

from ludoteca.server.clocks import DAY, MINUTE
from ludoteca.server.notices.occasions import Call, What
from ludoteca.server.stores.contract import Statement, Store

LEASE = 10 * MINUTE  # after which another process tells what one has taken and not told
AT_ONCE = 500  # calls that are taken together
KEPT = 2 * DAY  # so long it is known what somebody was told who does not come
# Nothing is noted for those whom no call can reach.
NOTE = """
INSERT INTO calls (guest, what, tab, due, told, holder)
SELECT id, CAST($2 AS text), CAST($3 AS text), CAST($4 AS bigint), CAST($5 AS bigint), ''
FROM guests WHERE id = $1 AND (
    EXISTS (SELECT 1 FROM pushes WHERE guest = $1)
    OR EXISTS (SELECT 1 FROM mails WHERE guest = $1 AND confirmed = 1)
) ON CONFLICT (guest, what, tab) DO UPDATE
SET due = excluded.due, told = excluded.told, holder = excluded.holder
"""
# The condition stands twice: who had to wait for another process looks again at what it has left.
TAKE = f"""
UPDATE calls SET holder = $1, due = $2 WHERE due > 0 AND due <= $3
AND (guest, what, tab) IN (
    SELECT guest, what, tab FROM calls WHERE due > 0 AND due <= $3 ORDER BY due LIMIT {AT_ONCE}
)
"""
TAKEN = "SELECT guest, what, tab FROM calls WHERE holder = $1 AND due = $2"
OF = "guest = $1 AND what = $2 AND tab = $3"


def _later(call: Call, due: int) -> Statement:
    return NOTE, (*call, due, 0)


async def put_off(store: Store, calls: Iterable[tuple[Call, int]]) -> None:
    """Tell these when their time has come, in milliseconds since 1970."""
    await store.change(*(_later(call, max(1, due)) for call, due in calls))


async def take_due(store: Store, holder: str, now: int) -> list[Call]:
    """Calls whose time has come, for this process alone: it says of each what became of it."""
    if not await store.ask("SELECT 1 FROM calls WHERE due > 0 AND due <= $1 LIMIT 1", now):
        return []
    until = now + LEASE
    await store.change((TAKE, (holder, until, now)))
    rows = await store.ask(TAKEN, holder, until)
    return [Call(guest, what, table) for guest, what, table in rows if what in get_args(What)]


async def told_at(store: Store, call: Call) -> int:
    """When somebody was told this and has not come since; 0 if they were not."""
    rows = await store.ask(f"SELECT told FROM calls WHERE {OF}", *call)
    return int(rows[0][0]) if rows else 0


async def note_told(store: Store, call: Call, now: int) -> None:
    """Somebody was told."""
    await store.change((NOTE, (*call, 0, now)))


async def take_back(store: Store, call: Call) -> None:
    """Nobody was told after all."""
    await store.change((f"DELETE FROM calls WHERE {OF}", tuple(call)))


async def drop(store: Store, call: Call) -> None:
    """There is nothing to tell any more."""
    if await store.ask(f"SELECT 1 FROM calls WHERE {OF} AND due > 0", *call):
        await take_back(store, call)


async def forget(store: Store, guest: str, table: str) -> None:
    """Somebody has come to a table: they know all of it, and may be told of what comes next."""
    where = "guest = $1 AND tab = $2"
    if await store.ask(f"SELECT 1 FROM calls WHERE {where} LIMIT 1", guest, table):
        await store.change((f"DELETE FROM calls WHERE {where}", (guest, table)))


async def of_guest(store: Store, guest: str) -> list[tuple[str, str, int, int]]:
    """All that is noted of somebody: table, what, when it is due, when it was told."""
    query = "SELECT tab, what, due, told FROM calls WHERE guest = $1 ORDER BY tab, what"
    return [tuple(row) for row in await store.ask(query, guest)]


async def forget_old(store: Store, now: int) -> None:
    """Delete what was told long ago."""
    await store.change(("DELETE FROM calls WHERE due = 0 AND told < $1", (now - KEPT,)))
