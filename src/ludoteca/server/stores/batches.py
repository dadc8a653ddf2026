"""Group commit: whatever has queued while one batch is written is the next batch.

One fsync serves everybody who waits for it. On PostgreSQL this matters twice: a NOTIFY makes
commits wait for one another, so a thousand small transactions would be a thousand fsyncs in a row.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass

from ludoteca.server.stores.contract import Forgotten, Head, Noted

LARGEST = 200  # tables in one batch; their ids must fit into one NOTIFY of 8000 bytes
# Nothing is noted for those whom no call can reach.
REACHABLE = """
WHERE (EXISTS (SELECT 1 FROM pushes WHERE pushes.guest = told.guest)
    OR EXISTS (SELECT 1 FROM mails WHERE mails.guest = told.guest AND confirmed = 1))
"""
# Who is to be told and was not yet is told when it was said first; what somebody is just telling
# (`holder`) is to be told anew, as it may have been different before.
SOONER = """
ON CONFLICT (guest, what, tab) DO UPDATE SET holder = '', due = CASE
    WHEN calls.holder = '' AND calls.due > 0 AND calls.due < excluded.due THEN calls.due
    ELSE excluded.due END
"""


@dataclass
class Append:
    """One table's entries, and who waits for them."""

    table: str
    number: int
    entries: list[bytes]
    head: Head
    calls: Collection[Noted]  # whom to tell of it
    is_seating: bool  # whether the guests have changed since we last wrote them
    newcomers: frozenset[str]  # guests who must not have been forgotten
    written: "asyncio.Future[bool]"
    is_forgotten: bool = False  # not written, as one of the newcomers is no more


Write = Callable[[list[Append]], Awaitable[set[str]]]  # which tables were written, durably


def newcomers_of(batch: list[Append]) -> list[str]:
    """Who must not have been forgotten, in one order for every process."""
    return sorted({guest for append in batch for guest in append.newcomers})


def without_forgotten(batch: list[Append], known: Collection[str]) -> list[Append]:
    """What may be written if of all newcomers only these are known; the rest is marked."""
    for append in batch:
        append.is_forgotten = not append.newcomers.issubset(known)
    return [append for append in batch if not append.is_forgotten]


def calls_of(batch: list[Append]) -> list[Noted]:
    """Whom to tell, in one order for every process."""
    return sorted({call[:3]: call for append in batch for call in append.calls}.values())


class Batches:
    """Collects appends and writes them together."""

    def __init__(self, write: Write) -> None:
        """Remember how a batch is written."""
        self._write = write
        self._queue: list[Append] = []
        self._guests: dict[str, tuple[str, ...]] = {}  # seats as they were last written
        self._filled = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopping = False

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write what has queued, then end."""
        self._stopping = True
        self._filled.set()
        if self._task is not None:
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def add(
        self,
        table: str,
        number: int,
        entries: list[bytes],
        head: Head,
        calls: Collection[Noted] = (),
        newcomers: Collection[str] = (),
    ) -> bool:
        """Whether the entries were written; durable on return. Forgotten if a newcomer is."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        is_seating = self._guests.get(table) != head.guests
        append = Append(
            table, number, entries, head, calls, is_seating, frozenset(newcomers), future
        )
        self._queue.append(append)
        self._filled.set()
        is_written = await future
        if append.is_forgotten:
            raise Forgotten(table)
        return is_written

    async def _run(self) -> None:
        while self._queue or not self._stopping:
            await self._filled.wait()
            batch = self._take()
            if not self._queue and not self._stopping:
                self._filled.clear()
            if batch:
                await self._attempt(batch)

    def _take(self) -> list[Append]:
        """Up to LARGEST appends of different tables, in one order for every process."""
        taken: dict[str, Append] = {}
        rest = []
        for append in self._queue:
            if append.table in taken or len(taken) >= LARGEST:
                rest.append(append)
            else:
                taken[append.table] = append
        self._queue = rest
        return [taken[table] for table in sorted(taken)]

    async def _attempt(self, batch: list[Append]) -> None:
        try:
            written = await self._write(batch)
        except Exception as error:  # whatever it is, it goes to those who wait
            for append in batch:
                if not append.written.done():
                    append.written.set_exception(error)
            return
        for append in batch:
            if append.table in written:
                self._remember(append)
            if not append.written.done():
                append.written.set_result(append.table in written)

    def _remember(self, append: Append) -> None:
        if append.head.phase in ("over", "ended"):
            self._guests.pop(append.table, None)
        else:
            self._guests[append.table] = append.head.guests
