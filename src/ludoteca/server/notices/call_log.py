"""What somebody is to be told, and what they were told and have not come for yet.

It is in the store from the moment it happens, written together with what they are told of
(`Store.append`): no restart and no kill forgets it, and of several processes one tells it. Rows are
locked one by one, or in the order of `sorted`: so nobody waits for each other. One SQL for both
stores.
"""

from typing import NamedTuple, get_args

from ludoteca.server.clocks import DAY, MINUTE
from ludoteca.server.notices.occasions import Call, What
from ludoteca.server.stores.contract import Store

LEASE = 2 * MINUTE  # after which another process tells what one has taken and not told
AT_ONCE = 100  # calls that are taken together, which can be told in that time
KEPT = 2 * DAY  # so long it is known what somebody was told who does not come
DUE = f"""
SELECT guest, what, tab, due FROM calls WHERE due > 0 AND due <= $1 ORDER BY due LIMIT {AT_ONCE}
"""
OF = "guest = $1 AND what = $2 AND tab = $3"
# Who had to wait for another process finds that it is due no more.
TAKE = f"UPDATE calls SET holder = $5, due = $6 WHERE {OF} AND due = $4"
TAKEN = "SELECT guest, what, tab, told FROM calls WHERE holder = $1 AND due = $2"
TOLD = f"""
UPDATE calls SET told = $5, due = CASE WHEN due = $4 THEN 0 ELSE due END, holder = '' WHERE {OF}
"""


class Held(NamedTuple):
    """A call that this process is to tell, until others may."""

    call: Call
    until: int
    told: int  # when it was told before; 0 if it was not


async def take_due(store: Store, holder: str, now: int) -> list[Held]:
    """Calls whose time has come, for this process alone: it says of each what became of it."""
    due = sorted(tuple(row) for row in await store.ask(DUE, now))
    if not due:
        return []
    until = now + LEASE
    await store.change(*((TAKE, (*row, holder, until)) for row in due))
    rows = await store.ask(TAKEN, holder, until)
    known = [row for row in rows if row[1] in get_args(What)]
    return [Held(Call(guest, what, table), until, told) for guest, what, table, told in known]


async def is_held(store: Store, held: Held) -> bool:
    """Whether it is still to be told by us: nobody has come, nothing else has happened."""
    query = f"SELECT 1 FROM calls WHERE {OF} AND due = $4"
    return bool(await store.ask(query, *held.call, held.until))


async def put_off(store: Store, held: Held, due: int) -> None:
    """Tell it later, at this time in milliseconds since 1970."""
    query = f"UPDATE calls SET due = $5, holder = '' WHERE {OF} AND due = $4"
    await store.change((query, (*held.call, held.until, due)))


async def note_told(store: Store, held: Held, now: int) -> None:
    """Somebody was told; nothing is noted of who has come meanwhile."""
    await store.change((TOLD, (*held.call, held.until, now)))


async def drop(store: Store, held: Held) -> None:
    """There is nothing to tell any more; what they were told before they still know."""
    these = f"{OF} AND due = $4"
    await store.change(
        (f"DELETE FROM calls WHERE {these} AND told = 0", (*held.call, held.until)),
        (f"UPDATE calls SET due = 0, holder = '' WHERE {these}", (*held.call, held.until)),
    )


async def hand_back(store: Store, holder: str, now: int) -> None:
    """Let another process tell what this one has taken and not told."""
    query = "SELECT guest, what, tab FROM calls WHERE holder = $1 AND due > 0"
    rows = sorted(tuple(row) for row in await store.ask(query, holder))
    give = f"UPDATE calls SET due = $5, holder = '' WHERE {OF} AND holder = $4"
    if rows:
        await store.change(*((give, (*row, holder, now)) for row in rows))


async def forget(store: Store, guest: str, table: str) -> None:
    """Somebody has come to a table: they know all of it, and may be told of what comes next."""
    rows = await store.ask("SELECT what FROM calls WHERE guest = $1 AND tab = $2", guest, table)
    for row in rows:
        await store.change((f"DELETE FROM calls WHERE {OF}", (guest, row[0], table)))


async def of_guest(store: Store, guest: str) -> list[tuple[str, str, int, int]]:
    """All that is noted of somebody: table, what, when it is due, when it was told."""
    query = "SELECT tab, what, due, told FROM calls WHERE guest = $1 ORDER BY tab, what"
    return [tuple(row) for row in await store.ask(query, guest)]


async def forget_old(store: Store, now: int) -> None:
    """Delete what was told long ago."""
    await store.change(("DELETE FROM calls WHERE due = 0 AND told < $1", (now - KEPT,)))
