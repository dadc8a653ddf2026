"""The store that needs no set-up: one SQLite file, one process."""

import asyncio
import contextlib
import sqlite3
import time
from collections import defaultdict
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.server.stores.batches import (
    REACHABLE,
    SOONER,
    Append,
    Batches,
    calls_of,
    newcomers_of,
    without_forgotten,
)
from ludoteca.server.stores.contract import (
    Crossed,
    Head,
    Hearer,
    Listener,
    Noted,
    Saved,
    Statement,
    Taken,
    Unavailable,
    Unusable,
)
from ludoteca.server.stores.private import check_ours, keep_private
from ludoteca.server.stores.schema import READ_VERSION, VERSION, missing
from ludoteca.server.stores.upkeep import FORGETTING, unpack_entries
from ludoteca.server.stores.watch import Gone, Watch
from ludoteca.server.stores.wellbeing import Wellbeing
from ludoteca.server.stores.writer import Work, Writer, connect

# A whole batch is one statement: while a thread is inside SQLite it does without Python's lock, and
# to get the lock back from a busy event loop takes longer than the statement.
ENTRIES = """
INSERT INTO entries
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]')
FROM json_each(?)
"""
HEADS = """
INSERT INTO tables
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
       json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
       json_extract(value, '$[6]'), json_extract(value, '$[7]'), json_extract(value, '$[8]')
FROM json_each(?) WHERE true
ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, public = excluded.public,
    updated = excluded.updated, wake = excluded.wake, card = excluded.card,
    position = excluded.position, seen = excluded.seen
"""
UNSEAT = "DELETE FROM seats WHERE tab IN (SELECT value FROM json_each(?))"
SEAT = """
INSERT INTO seats SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?)
"""
CALLS = f"""
WITH told AS (SELECT json_extract(value, '$[0]') AS guest, json_extract(value, '$[1]') AS what,
    json_extract(value, '$[2]') AS tab, json_extract(value, '$[3]') AS due FROM json_each(?))
INSERT INTO calls (guest, what, tab, due, told, holder)
SELECT guest, what, tab, due, 0, '' FROM told
{REACHABLE} {SOONER}
"""
KNOWN = f"""
SELECT id FROM guests WHERE id IN (SELECT value FROM json_each(?))
    AND NOT EXISTS (SELECT 1 FROM marks WHERE name = '{FORGETTING}' || id)
"""
CHECK_EVERY = 1.0  # seconds
MARK = "INSERT INTO marks VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
HEAD_AND_PACKED = """
SELECT position, kept.entries FROM tables LEFT JOIN kept ON tab = id WHERE id = ?
"""
PACKED = "SELECT entries FROM kept WHERE tab = ? AND count > ?"
PUBLIC = """
SELECT card FROM tables WHERE public AND phase IN ('gathering', 'playing')
    AND (?1 IS NULL OR game = ?1) ORDER BY phase, seen DESC LIMIT ?2
"""
MEETINGS = """
SELECT card FROM tables WHERE public AND phase = 'gathering' AND game = ?1
    AND instr(card, '"meeting":true') > 0 ORDER BY seen DESC LIMIT ?2
"""
MINE = """
SELECT card FROM tables JOIN seats ON tab = id WHERE guest = ?
ORDER BY phase IN ('over', 'ended'), seen DESC LIMIT ?
"""
UNFINISHED = """
SELECT count(*) FROM tables JOIN seats ON tab = id
WHERE guest = ? AND phase IN ('gathering', 'playing')
"""


class SqliteStore:
    """Keeps everything in one file; see `Store`."""

    def __init__(self, path: Path, *, alone: bool = False, tends: bool = False) -> None:
        """Remember the file; `open` makes it. Only one that is `alone` may serve players.

        One that only `tends` it makes none, and changes no older one that somebody else has open.
        """
        self._path = path = path.resolve()  # its log and lock lie beside the file, not a link to it
        self._alone = alone
        self._tends = tends
        self._watch = Watch(path, alone=alone)
        self._writer = Writer(path, self._watch)
        self._reader = ThreadPoolExecutor(1, "ludoteca-reader")
        self._connection: sqlite3.Connection | None = None
        self._lock: sqlite3.Connection | None = None
        self._batches = Batches(self._write_batch)
        self._wellbeing = Wellbeing()
        self._checked = 0.0  # when something was last written to see whether it can be
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def open(self) -> None:
        """Make the file and its tables."""
        try:
            check_ours(self._path)
            keep_private(self._path)
            if self._tends:
                self._lock = lock_older(self._path)
            if self._alone:
                self._lock = lock(self._path)
            self._connection = open_file(self._path)
            if self._tends and self._lock is not None:
                self._lock.close()  # it is up to date now
            self._writer.start()
            self._watch.remember()
        except (sqlite3.DatabaseError, OSError) as error:
            self._let_go()
            raise Unusable("problem-database", name=str(self._path), why=str(error)) from error
        except Unusable:
            self._let_go()
            raise
        self._batches.start()

    async def close(self) -> None:
        """Write what has queued and close the file."""
        await self._batches.stop()
        await asyncio.to_thread(self._writer.stop)
        self._reader.shutdown()
        self._let_go()

    def _let_go(self) -> None:
        for connection in (self._connection, self._lock):
            if connection is not None:
                connection.close()

    async def _write(self, work: Work) -> Any:
        try:
            value = await self._writer.do(work)
        except sqlite3.IntegrityError:
            raise
        except (sqlite3.DatabaseError, Gone, OSError) as error:
            raise self._unavailable(error) from error
        self._wellbeing.works()
        return value

    def _unavailable(self, error: Exception) -> Unavailable:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        is_broken = code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
        self._wellbeing.failed(str(error), for_good=is_broken)
        is_full = code == sqlite3.SQLITE_FULL
        return Unavailable(str(error), "refusal-full" if is_full else "refusal-unavailable")

    async def _change(self, query: str, row: tuple[object, ...]) -> None:
        await self._write(lambda connection: connection.execute(query, row).rowcount)

    async def _read(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        assert self._connection is not None
        loop = asyncio.get_running_loop()
        try:
            self._watch.look()
            return await loop.run_in_executor(self._reader, work, self._connection)
        except (sqlite3.DatabaseError, Gone) as error:
            raise self._unavailable(error) from error

    async def _rows(self, query: str, *values: object) -> list[Any]:
        rows = await self._read(lambda connection: connection.execute(query, values).fetchall())
        assert isinstance(rows, list)
        return rows

    # Tables.

    async def append(
        self,
        table: str,
        number: int,
        entries: list[bytes],
        head: Head,
        calls: Collection[Noted] = (),
        newcomers: Collection[str] = (),
    ) -> None:
        """Add entries and replace the head, in one commit that others share."""
        if not await self._batches.add(table, number, entries, head, calls, newcomers):
            raise Taken(table)

    async def _write_batch(self, batch: list[Append]) -> set[str]:
        try:
            written = await self._write(lambda connection: write_batch(connection, batch))
        except sqlite3.IntegrityError:  # a number is taken: find out whose, one by one
            if len(batch) == 1:
                return set()
            each = [await self._write_batch([append]) for append in batch]
            return set().union(*each)
        assert isinstance(written, set)
        return written

    async def load(self, table: str) -> Saved | None:
        """A whole table, of one moment."""

        def work(connection: sqlite3.Connection) -> Saved | None:
            with connection:
                connection.execute("BEGIN")
                query = "SELECT body FROM entries WHERE tab = ? ORDER BY number"
                entries = [_bytes(row[0]) for row in connection.execute(query, (table,))]
                head = connection.execute(HEAD_AND_PACKED, (table,)).fetchone()
            if head is None:
                return None
            return Saved([*unpack_entries(head[1]), *entries], head[0] and _bytes(head[0]))

        saved = await self._read(work)
        assert saved is None or isinstance(saved, Saved)
        return saved

    async def entries(self, table: str, since: int) -> list[bytes]:
        """The entries from a number on."""
        query = "SELECT body FROM entries WHERE tab = ? AND number >= ? ORDER BY number"
        entries = [_bytes(row[0]) for row in await self._rows(query, table, since)]
        packed = await self._rows(PACKED, table, since)
        return [*unpack_entries(packed[0][0])[since:], *entries] if packed else entries

    async def due(self, now: int, limit: int) -> list[str]:
        """Tables to wake."""
        query = "SELECT id FROM tables WHERE wake <= ? ORDER BY wake LIMIT ?"
        return [row[0] for row in await self._rows(query, now, limit)]

    async def public_cards(self, game: str | None, limit: int) -> list[bytes]:
        """Cards for the lobby."""
        return [_bytes(row[0]) for row in await self._rows(PUBLIC, game, limit)]

    async def meetings(self, game: str, limit: int) -> list[bytes]:
        """Cards of those who wait for anybody."""
        return [_bytes(row[0]) for row in await self._rows(MEETINGS, game, limit)]

    async def cards_of(self, guest: str, limit: int) -> list[bytes]:
        """Cards of a guest's tables."""
        return [_bytes(row[0]) for row in await self._rows(MINE, guest, limit)]

    async def unfinished(self, guest: str) -> int:
        """How many tables a guest has not finished."""
        return int((await self._rows(UNFINISHED, guest))[0][0])

    # Upkeep.

    async def ask(self, query: str, *values: object) -> list[Any]:
        """The rows of a query that both stores know."""
        return await self._rows(query.replace("$", "?"), *values)

    async def change(self, *statements: Statement) -> None:
        """Statements that both stores know, in one transaction."""

        def work(connection: sqlite3.Connection) -> None:
            for query, values in statements:
                connection.execute(query.replace("$", "?"), values)

        try:
            await self._write(work)
        except sqlite3.IntegrityError as error:
            raise Crossed("somebody else was writing there") from error

    def one_at_a_time(self, name: str) -> asyncio.Lock:
        """There is one process."""
        return self._locks[name]

    async def check(self) -> None:
        """Write a mark, at most once a second."""
        self._watch_now()
        if time.monotonic() - self._checked > CHECK_EVERY:
            await self._change(MARK, ("health", str(time.time_ns())))  # the same is not written
            self._checked = time.monotonic()
        if self._wellbeing.why:
            raise Unavailable(self._wellbeing.why)

    def _watch_now(self) -> None:
        try:
            self._watch.look()
        except Gone as error:
            raise self._unavailable(error) from error

    async def announce(self, text: str) -> None:
        """Nobody else listens here."""

    def listen(self, listener: Listener, hearer: Hearer | None = None) -> None:
        """Nobody else writes here."""


def _bytes(value: str | bytes) -> bytes:
    """What was stored as text, or rewritten later as bytes."""
    return value.encode() if isinstance(value, str) else value


def lock(path: Path) -> sqlite3.Connection:
    """Have a file for oneself, until the connection is closed or the process ends."""
    side = sqlite3.connect(path.with_name(path.name + "-server"), timeout=0, isolation_level=None)
    try:
        side.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        side.close()
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY:
            raise Unusable("problem-database-busy", name=str(path)) from error
        raise
    return side


def lock_older(path: Path) -> sqlite3.Connection | None:
    """The lock of a file that is to be brought up to date; None where there is nothing to do.

    Unusable where an older server runs on it, which could not write any more, or nothing is in it.
    """
    uri = f"{path.as_uri()}?mode=rw"  # and not yet as one of ours
    with contextlib.closing(sqlite3.connect(uri, uri=True)) as connection:
        names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
        is_numbered = "schema_version" in names
        version = connection.execute(READ_VERSION).fetchone()[0] or 0 if is_numbered else 0
    if not names:
        raise Unusable("problem-database-empty", name=str(path))
    if not missing(version):
        return None
    try:
        return lock(path)
    except Unusable as error:
        raise Unusable("problem-database-older", name=str(path)) from error


def open_file(path: Path) -> sqlite3.Connection:
    """A file, made if it is new, with its tables up to date."""
    connection = connect(path)
    try:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute(VERSION)
        version = connection.execute(READ_VERSION).fetchone()[0] or 0
        for migration in missing(version):
            for statement in migration.statements("sqlite"):
                connection.execute(statement)
        connection.execute(MARK, ("health", ""))  # so that there is a log to watch
        connection.execute("COMMIT")
    except BaseException:
        connection.close()
        raise
    return connection


def write_batch(connection: sqlite3.Connection, batch: list[Append]) -> set[str]:
    """Write these appends but of those who were forgotten; which tables were written to.

    None of them, and IntegrityError, if a number is taken.
    """
    newcomers = newcomers_of(batch)
    if newcomers:
        given = msgspec.json.encode(newcomers).decode()
        batch = without_forgotten(batch, {row[0] for row in connection.execute(KNOWN, (given,))})
    rows = [
        (append.table, append.number + offset, body.decode())
        for append in batch
        for offset, body in enumerate(append.entries)
    ]
    connection.execute(ENTRIES, (msgspec.json.encode(rows).decode(),))
    heads = [_head_row(append.table, append.head) for append in batch]
    connection.execute(HEADS, (msgspec.json.encode(heads).decode(),))
    seating = [append for append in batch if append.is_seating]
    if seating:
        tables = [append.table for append in seating]
        connection.execute(UNSEAT, (msgspec.json.encode(tables).decode(),))
        seats = [(guest, append.table) for append in seating for guest in append.head.guests]
        connection.execute(SEAT, (msgspec.json.encode(seats).decode(),))
    calls = calls_of(batch)
    if calls:
        connection.execute(CALLS, (msgspec.json.encode(calls).decode(),))
    return {append.table for append in batch}


def _head_row(table: str, head: Head) -> tuple[object, ...]:
    position = head.position.decode() if head.position is not None else None
    return (
        table, head.phase, head.game, head.public, head.updated, head.wake, head.card.decode(),
        position, head.seen,
    )  # fmt: skip
