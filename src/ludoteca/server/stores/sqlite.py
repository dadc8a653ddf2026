"""The store that needs no set-up: one SQLite file, one process."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from ludoteca.server.stores.contract import Guest, Head, Listener, Saved, Taken, Unavailable
from ludoteca.server.stores.writer import Work, Writer, connect

SCHEMA = """
CREATE TABLE IF NOT EXISTS entries (
    tab TEXT NOT NULL, number INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (tab, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, phase TEXT NOT NULL, game TEXT NOT NULL, public INTEGER NOT NULL,
    updated INTEGER NOT NULL, wake INTEGER, card BLOB NOT NULL, position BLOB
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
HEAD = """
INSERT INTO tables (id, phase, game, public, updated, wake, card, position)
VALUES (?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, public = excluded.public,
    updated = excluded.updated, wake = excluded.wake, card = excluded.card,
    position = excluded.position
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
        self._guests: dict[str, tuple[str, ...]] = {}  # seats as they were last written

    async def open(self) -> None:
        """Make the file and its tables."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._connection = connect(self._path)
        self._connection.executescript(SCHEMA)
        self._writer.start()

    async def close(self) -> None:
        """Write what has queued and close the file."""
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
        """Add entries and replace the head, in one commit."""

        def work(connection: sqlite3.Connection) -> None:
            rows = [(table, number + offset, body) for offset, body in enumerate(entries)]
            try:
                connection.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)
            except sqlite3.IntegrityError as error:
                raise Taken(table) from error
            connection.execute(HEAD, _head_row(table, head))
            if self._guests.get(table) != head.guests:
                connection.execute("DELETE FROM seats WHERE tab = ?", (table,))
                seats = [(guest, table) for guest in head.guests]
                connection.executemany("INSERT INTO seats VALUES (?, ?)", seats)

        await self._write(work)
        self._remember(table, head)

    def _remember(self, table: str, head: Head) -> None:
        if head.phase in ("over", "ended"):
            self._guests.pop(table, None)
        else:
            self._guests[table] = head.guests

    async def load(self, table: str) -> Saved | None:
        """A whole table, of one moment."""

        def work(connection: sqlite3.Connection) -> Saved | None:
            with connection:
                connection.execute("BEGIN")
                query = "SELECT body FROM entries WHERE tab = ? ORDER BY number"
                entries = [row[0] for row in connection.execute(query, (table,))]
                query = "SELECT position FROM tables WHERE id = ?"
                head = connection.execute(query, (table,)).fetchone()
            return Saved(entries, head[0]) if head else None

        saved = await self._read(work)
        assert saved is None or isinstance(saved, Saved)
        return saved

    async def entries(self, table: str, since: int) -> list[bytes]:
        """The entries from a number on."""
        query = "SELECT body FROM entries WHERE tab = ? AND number >= ? ORDER BY number"
        return [row[0] for row in await self._rows(query, table, since)]

    async def due(self, now: int, limit: int) -> list[str]:
        """Tables to wake."""
        query = "SELECT id FROM tables WHERE wake <= ? ORDER BY wake LIMIT ?"
        return [row[0] for row in await self._rows(query, now, limit)]

    async def public_cards(self, game: str | None, limit: int) -> list[bytes]:
        """Cards for the lobby."""
        return [row[0] for row in await self._rows(PUBLIC, game, limit)]

    async def cards_of(self, guest: str, limit: int) -> list[bytes]:
        """Cards of a guest's tables."""
        return [row[0] for row in await self._rows(MINE, guest, limit)]

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

    def listen(self, listener: Listener) -> None:
        """Nobody else writes here."""


def _head_row(table: str, head: Head) -> tuple[object, ...]:
    public = int(head.public)
    return (
        table, head.phase, head.game, public, head.updated, head.wake, head.card, head.position
    )  # fmt: skip
