"""When a guest is on holiday: clocks of days stand meanwhile. One SQL for both stores."""

from dataclasses import dataclass

from ludoteca.server.stores.contract import Store
from ludoteca.server.stores.devices import LOCK

DAY = 24 * 60 * 60 * 1000
YEAR = 365 * DAY
DAYS_A_YEAR = 30
DAYS_AT_ONCE = 15
USED = f"""
SELECT coalesce(sum((until - since) / {DAY}), 0) FROM holidays WHERE guest = $1 AND since > $2
"""
# Not while one is under way, and not more days than a year has.
TAKE = f"""
INSERT INTO holidays (guest, since, until)
SELECT id, CAST($2 AS bigint), CAST($3 AS bigint) FROM guests WHERE id = $1
    AND NOT EXISTS (SELECT 1 FROM holidays WHERE guest = $1 AND until > $2)
    AND (
        SELECT coalesce(sum((until - since) / {DAY}), 0) FROM holidays
        WHERE guest = $1 AND since > CAST($4 AS bigint)
    ) + CAST($5 AS bigint) <= {DAYS_A_YEAR}
"""


@dataclass(frozen=True)
class Holiday:
    """From when until when, in milliseconds since 1970."""

    since: int
    until: int


async def of_guest(store: Store, guest: str) -> list[Holiday]:
    """All that somebody has taken, the latest last."""
    query = "SELECT since, until FROM holidays WHERE guest = $1 ORDER BY since"
    return [Holiday(int(row[0]), int(row[1])) for row in await store.ask(query, guest)]


async def current(store: Store, guest: str, now: int) -> Holiday | None:
    """The holiday somebody is on."""
    query = "SELECT since, until FROM holidays WHERE guest = $1 AND until > $2 ORDER BY since DESC"
    rows = await store.ask(query, guest, now)
    return Holiday(int(rows[0][0]), int(rows[0][1])) if rows else None


async def days_left(store: Store, guest: str, now: int) -> int:
    """How many days somebody may still take, of those of a year."""
    rows = await store.ask(USED, guest, now - YEAR)
    return max(0, DAYS_A_YEAR - int(rows[0][0]))


async def take(store: Store, guest: str, days: int, now: int) -> Holiday | None:
    """Begin a holiday of so many days; None if one is under way or too many were taken."""
    taken = Holiday(now, now + days * DAY)
    row = (guest, taken.since, taken.until, now - YEAR, days)
    await store.change((LOCK, (guest,)), (TAKE, row))
    return taken if await current(store, guest, now) == taken else None
