"""What is large and stays has a budget in bytes: of a guest, of an address, and in all.

That is files of one's own, shared or played with, and records that were brought. What is brought
in a while is counted in memory, by guest and address; what is kept, in the store, where nobody's
address is known.
"""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from ludoteca.server.denials import Denied
from ludoteca.server.settings import Limits
from ludoteca.server.stores import bulk as kept
from ludoteca.server.stores.contract import Store

SMALL = 2048  # bytes of what is not worth counting: the settings of a table without a file
KILO = 1024


def size_of(options: Mapping[str, str]) -> int:
    """How many bytes the settings of a table take; 0 if there is no file among them."""
    size = sum(len(value.encode(errors="replace")) for value in options.values())
    return size if size > SMALL else 0


@asynccontextmanager
async def room_for(
    store: Store, limits: Limits, guest: str, what: str, size: int
) -> AsyncIterator[None]:
    """Write something of this size inside; Denied where there is no room for it."""
    if not size:
        yield
        return
    async with store.one_at_a_time(kept.LOCK_NAME):
        denied = await _why_not(store, limits, guest, size)
        if denied is not None:
            await kept.forget_lost(store)  # it may only be that something has gone
            denied = await _why_not(store, limits, guest, size)
        if denied is not None:
            raise denied
        await store.change(kept.weigh(what, guest, size))
        yield


async def _why_not(store: Store, limits: Limits, guest: str, size: int) -> Denied | None:
    if await kept.bytes_of(store, guest) + size > limits.bulk_of_guest:
        return Denied("not_now", "problem-bulk-own", most=limits.bulk_of_guest // KILO)
    if await kept.all_bytes(store) + size > limits.bulk_of_all:
        return Denied("not_now", "problem-bulk-full")
    return None
