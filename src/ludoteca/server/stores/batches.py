"""Group commit for PostgreSQL: one transaction, and one NOTIFY, for whatever has queued.

A NOTIFY makes commits wait for one another, so a thousand small transactions would be a thousand
fsyncs in a row.
"""

import asyncio
import contextlib
from dataclasses import dataclass
from typing import Any

from ludoteca.server.stores.contract import Head

LARGEST = 200  # tables in one transaction; their ids must fit into one NOTIFY of 8000 bytes
ENTRIES = """
INSERT INTO entries SELECT * FROM unnest($1::text[], $2::int[], $3::bytea[])
ON CONFLICT DO NOTHING RETURNING tab
"""
HEADS = """
INSERT INTO tables
SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::boolean[], $5::bigint[],
                     $6::bigint[], $7::bytea[], $8::bytea[])
ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, public = excluded.public,
    updated = excluded.updated, wake = excluded.wake, card = excluded.card,
    position = excluded.position
"""


@dataclass
class Append:
    """One table's entries, and who waits for them."""

    table: str
    number: int
    entries: list[bytes]
    head: Head
    written: "asyncio.Future[bool]"


class Batches:
    """Collects appends and writes them together."""

    def __init__(self, name: str, channel: str) -> None:
        """Remember under what name, and where, to notify the other processes."""
        self._name = name
        self._channel = channel
        self._queue: list[Append] = []
        self._guests: dict[str, tuple[str, ...]] = {}  # seats as they were last written
        self._filled = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopping = False

    def start(self, pool: Any) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(pool))

    async def stop(self) -> None:
        """Write what has queued, then end."""
        self._stopping = True
        self._filled.set()
        if self._task is not None:
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def add(self, table: str, number: int, entries: list[bytes], head: Head) -> bool:
        """Whether the entries were written; durable on return."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.append(Append(table, number, entries, head, future))
        self._filled.set()
        return await future

    async def _run(self, pool: Any) -> None:
        while self._queue or not self._stopping:
            await self._filled.wait()
            batch = self._take()
            if not self._queue and not self._stopping:
                self._filled.clear()
            if batch:
                await self._attempt(pool, batch)

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

    async def _attempt(self, pool: Any, batch: list[Append]) -> None:
        try:
            async with pool.acquire() as connection, connection.transaction():
                written = await self._write(connection, batch)
        except BaseException as error:
            for append in batch:
                if not append.written.done():
                    append.written.set_exception(
                        error if isinstance(error, Exception) else ConnectionError("stopped")
                    )
            if not isinstance(error, Exception):
                raise
            return
        for append in batch:
            if append.table in written:
                self._remember(append)
            if not append.written.done():
                append.written.set_result(append.table in written)

    async def _write(self, connection: Any, batch: list[Append]) -> set[str]:
        first = [(append.table, append.number, append.entries[0]) for append in batch]
        new = {row[0] for row in await connection.fetch(ENTRIES, *_columns(first, 3))}
        written = [append for append in batch if append.table in new]
        more = [
            (append.table, append.number + offset, body)
            for append in written  # whose first number was free, so all that follow are
            for offset, body in enumerate(append.entries[1:], start=1)
        ]
        if more:
            await connection.execute(ENTRIES, *_columns(more, 3))
        if written:
            heads = [_head_row(append) for append in written]
            await connection.execute(HEADS, *_columns(heads, 8))
            await self._write_seats(connection, written)
            payload = " ".join([self._name, *sorted(new)])
            await connection.execute("SELECT pg_notify($1, $2)", self._channel, payload)
        return new

    async def _write_seats(self, connection: Any, written: list[Append]) -> None:
        changed = [a for a in written if self._guests.get(a.table) != a.head.guests]
        if changed:
            tables = [append.table for append in changed]
            await connection.execute("DELETE FROM seats WHERE tab = ANY($1)", tables)
            rows = [(guest, append.table) for append in changed for guest in append.head.guests]
            query = "INSERT INTO seats SELECT * FROM unnest($1::text[], $2::text[])"
            await connection.execute(query, *_columns(rows, 2))

    def _remember(self, append: Append) -> None:
        if append.head.phase in ("over", "ended"):
            self._guests.pop(append.table, None)
        else:
            self._guests[append.table] = append.head.guests


def _columns(rows: list[Any], width: int) -> list[list[Any]]:
    return [[row[column] for row in rows] for column in range(width)]


def _head_row(append: Append) -> tuple[object, ...]:
    head = append.head
    return (
        append.table, head.phase, head.game, head.public, head.updated, head.wake, head.card,
        head.position,
    )  # fmt: skip
