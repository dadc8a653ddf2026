"""The store that needs no set-up: one SQLite file, one process."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.server.stores.batches import Append, Batches
from ludoteca.server.stores.contract import Guest, Head, Hearer, Listener, Saved, Taken, Unavailable
from ludoteca.server.stores.writer import Work, Writer, connect

SCHEMA = """
CREATE TABLE IF NOT EXISTS entries (
    tab TEXT NOT NULL, number INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (tab, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, phase TEXT NOT NULL, game TEXT NOT NULL, public INTEGER NOT NULL,
    updated INTEGER NOT NULL, wake INTEGER, card TEXT NOT NULL, position TEXT
);
CREATE INDEX IF NOT EXISTS tables_wake ON tables (wake) WHERE wake IS NOT NULL;
CREATE INDEX IF NOT EXISTS tables_public ON tables (phase, updated) WHERE public;
CREATE TABLE IF NOT EXISTS seats (
    guest TEXT NOT NULL, tab TEXT NOT NULL, PRIMARY KEY (guest, tab)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS seats_tab ON seats (tab);
CREATE TABLE IF NOT EXISTS guests (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, language TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS tokens (hash TEXT PRIMARY KEY, guest TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS links (
    hash TEXT PRIMARY KEY, guest TEXT NOT NULL, expires INTEGER NOT NULL
);
"""
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
       json_extract(value, '$[6]'), json_extract(value, '$[7]')
FROM json_each(?) WHERE true
ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, public = excluded.public,
    updated = excluded.updated, wake = excluded.wake, card = excluded.card,
    position = excluded.position
"""
UNSEAT = "DELETE FROM seats WHERE tab IN (SELECT value FROM json_each(?))"
SEAT = """
INSERT INTO seats SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?)
"""
PUBLIC = """
SELECT card FROM tables WHERE public AND phase IN ('gathering', 'playing')
    AND (?1 IS NULL OR game = ?1) ORDER BY phase, updated DESC LIMIT ?2
"""
MINE = """
SELECT card FROM tables JOIN seats ON tab = id WHERE guest = ?
ORDER BY phase IN ('over', 'ended'), updated DESC LIMIT ?
"""
UNFINISHED = """
SELECT count(*) FROM tables JOIN seats ON tab = id
WHERE guest = ? AND phase IN ('gathering', 'playing')
"""
FIND_GUEST = """
SELECT id, name, language FROM guests JOIN tokens ON guest = id WHERE hash = ?
"""


class SqliteStore:
    """Keeps everything in one file; see `Store`."""

    def __init__(self, path: Path) -> None:
        """Remember the file; `open` makes it."""
        self._path = path
        self._writer = Writer(path)
        self._reader = ThreadPoolExecutor(1, "ludoteca-reader")
        self._connection: sqlite3.Connection | None = None
        self._batches = Batches(self._write_batch)

    async def open(self) -> None:
        """Make the file and its tables."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._connection = connect(self._path)
        self._connection.executescript(SCHEMA)
        self._writer.start()
        self._batches.start()

    async def close(self) -> None:
        """Write what has queued and close the file."""
        await self._batches.stop()
        await asyncio.to_thread(self._writer.stop)
        self._reader.shutdown()
        if self._connection is not None:
            self._connection.close()

    async def _write(self, work: Work) -> Any:
        try:
            return await self._writer.do(work)
        except sqlite3.OperationalError as error:
            raise Unavailable(str(error)) from error

    async def _change(self, query: str, row: tuple[object, ...]) -> None:
        await self._write(lambda connection: connection.execute(query, row).rowcount)

    async def _read(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        assert self._connection is not None
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._reader, work, self._connection)
        except sqlite3.OperationalError as error:
            raise Unavailable(str(error)) from error

    async def _rows(self, query: str, *values: object) -> list[Any]:
        rows = await self._read(lambda connection: connection.execute(query, values).fetchall())
        assert isinstance(rows, list)
        return rows

    # Tables.

    async def append(self, table: str, number: int, entries: list[bytes], head: Head) -> None:
        """Add entries and replace the head, in one commit that others share."""
        if not await self._batches.add(table, number, entries, head):
            raise Taken(table)

    async def _write_batch(self, batch: list[Append]) -> set[str]:
        try:
            await self._write(lambda connection: write_batch(connection, batch))
        except sqlite3.IntegrityError:  # a number is taken: find out whose, one by one
            if len(batch) == 1:
                return set()
            written = [await self._write_batch([append]) for append in batch]
            return set().union(*written)
        return {append.table for append in batch}

    async def load(self, table: str) -> Saved | None:
        """A whole table, of one moment."""

        def work(connection: sqlite3.Connection) -> Saved | None:
            with connection:
                connection.execute("BEGIN")
                query = "SELECT body FROM entries WHERE tab = ? ORDER BY number"
                entries = [row[0].encode() for row in connection.execute(query, (table,))]
                query = "SELECT position FROM tables WHERE id = ?"
                head = connection.execute(query, (table,)).fetchone()
            return Saved(entries, head[0] and head[0].encode()) if head else None

        saved = await self._read(work)
        assert saved is None or isinstance(saved, Saved)
        return saved

    async def entries(self, table: str, since: int) -> list[bytes]:
        """The entries from a number on."""
        query = "SELECT body FROM entries WHERE tab = ? AND number >= ? ORDER BY number"
        return [row[0].encode() for row in await self._rows(query, table, since)]

    async def due(self, now: int, limit: int) -> list[str]:
        """Tables to wake."""
        query = "SELECT id FROM tables WHERE wake <= ? ORDER BY wake LIMIT ?"
        return [row[0] for row in await self._rows(query, now, limit)]

    async def public_cards(self, game: str | None, limit: int) -> list[bytes]:
        """Cards for the lobby."""
        return [row[0].encode() for row in await self._rows(PUBLIC, game, limit)]

    async def cards_of(self, guest: str, limit: int) -> list[bytes]:
        """Cards of a guest's tables."""
        return [row[0].encode() for row in await self._rows(MINE, guest, limit)]

    async def unfinished(self, guest: str) -> int:
        """How many tables a guest has not finished."""
        return int((await self._rows(UNFINISHED, guest))[0][0])

    # Guests.

    async def add_guest(self, guest: Guest, token: str) -> None:
        """A new guest with a token."""

        def work(connection: sqlite3.Connection) -> None:
            row = (guest.id, guest.name, guest.language)
            connection.execute("INSERT INTO guests VALUES (?, ?, ?)", row)
            connection.execute("INSERT INTO tokens VALUES (?, ?)", (token, guest.id))

        await self._write(work)

    async def find_guest(self, token: str) -> Guest | None:
        """The guest of a token's hash."""
        rows = await self._rows(FIND_GUEST, token)
        return Guest(*rows[0]) if rows else None

    async def change_guest(self, guest: Guest) -> None:
        """Another name or language."""
        query = "UPDATE guests SET name = ?, language = ? WHERE id = ?"
        row = (guest.name, guest.language, guest.id)
        await self._change(query, row)

    async def add_token(self, guest: str, token: str) -> None:
        """Another token."""
        query = "INSERT INTO tokens VALUES (?, ?)"
        await self._change(query, (token, guest))

    async def add_link(self, guest: str, code: str, expires: int) -> None:
        """A code for another device."""
        row = (code, guest, expires)
        query = "INSERT INTO links VALUES (?, ?, ?)"
        await self._change(query, row)

    async def take_link(self, code: str, now: int) -> Guest | None:
        """Use up a code."""

        def work(connection: sqlite3.Connection) -> Guest | None:
            connection.execute("DELETE FROM links WHERE expires < ?", (now,))
            query = "DELETE FROM links WHERE hash = ? RETURNING guest"
            found = connection.execute(query, (code,)).fetchall()
            query = "SELECT id, name, language FROM guests WHERE id = ?"
            return Guest(*connection.execute(query, found[0]).fetchone()) if found else None

        guest = await self._write(work)
        assert guest is None or isinstance(guest, Guest)
        return guest

    async def check(self) -> None:
        """Read one row."""
        await self._rows("SELECT 1")

    async def announce(self, text: str) -> None:
        """Nobody else listens here."""

    def listen(self, listener: Listener, hearer: Hearer | None = None) -> None:
        """Nobody else writes here."""


def write_batch(connection: sqlite3.Connection, batch: list[Append]) -> None:
    """Write these appends, or none of them: IntegrityError if a number is taken."""
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


def _head_row(table: str, head: Head) -> tuple[object, ...]:
    position = head.position.decode() if head.position is not None else None
    return (
        table, head.phase, head.game, head.public, head.updated, head.wake, head.card.decode(),
        position,
    )  # fmt: skip
