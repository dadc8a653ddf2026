"""How long things are kept: what is too old is deleted, if whoever runs the server wants that."""

import time
from dataclasses import dataclass, field

from ludoteca.server.forgetting import finish_forgetting, forget_guest
from ludoteca.server.notices.call_log import forget_old
from ludoteca.server.stores import bulk
from ludoteca.server.stores.contract import Store
from ludoteca.server.stores.traces import forget_lost_traces, traces_of
from ludoteca.server.stores.upkeep import (
    abandoned_before,
    deletion,
    finished_before,
    forget_asked,
    forget_gaps,
    guest_deletion,
    idle_guests,
    order,
    pack_entries,
)

DAY = 24 * 60 * 60 * 1000  # milliseconds
MONTH = 30 * DAY


@dataclass(frozen=True)
class Retention:
    """After how many months something is deleted; None keeps it for ever."""

    finished: int | None = None  # games that came to an end
    abandoned: int | None = None  # tables at which nothing has happened
    guests: int | None = None  # guests without a table who have not come back


@dataclass(frozen=True)
class Tidied:
    """What was, or with a dry run would be, deleted and packed."""

    finished: list[str] = field(default_factory=list)
    abandoned: list[str] = field(default_factory=list)
    guests: list[str] = field(default_factory=list)
    packed: int = 0


async def tidy(store: Store, retention: Retention, *, dry: bool, now: int | None = None) -> Tidied:
    """Delete what is too old, and pack finished games of yesterday and before."""
    at = time.time_ns() // 1_000_000 if now is None else now
    finished = await finished_before(store, _since(at, retention.finished))
    abandoned = await abandoned_before(store, _since(at, retention.abandoned))
    guests = await idle_guests(store, _since(at, retention.guests))
    if dry:
        return Tidied(finished, abandoned, guests)
    await finish_forgetting(store)
    for table in [*finished, *abandoned]:
        await store.change(*order(*deletion(table)))
    for guest in guests:
        if await traces_of(store, guest):
            await forget_guest(store, guest)
        else:
            await store.change(*guest_deletion(guest))
    await forget_lost_traces(store)
    async with store.one_at_a_time(bulk.LOCK_NAME):
        await bulk.forget_lost(store)
    await forget_gaps(store, at)
    await forget_asked(store, at)
    await forget_old(store, at)
    packed = [await pack_entries(store, table) for table in await finished_before(store, at - DAY)]
    return Tidied(finished, abandoned, guests, sum(packed))


def _since(at: int, months: int | None) -> int:
    """Before this moment it is too old; before everything if nothing ever is."""
    return -1 if months is None else at - months * MONTH


def read_retention(given: str) -> Retention:
    """`finished=24,abandoned=6,guests=12`; ValueError if it is not written so."""
    months: dict[str, int] = {}
    for part in filter(None, given.split(",")):
        name, _, number = part.strip().partition("=")
        if name not in ("finished", "abandoned", "guests") or int(number) < 0:
            raise ValueError(part)
        months[name] = int(number)
    return Retention(**months)
