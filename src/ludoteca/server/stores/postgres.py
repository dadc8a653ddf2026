"""The store for several processes: PostgreSQL, with LISTEN/NOTIFY between them."""

import asyncio
import contextlib
import secrets
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Collection
from typing import Any
from urllib.parse import urlsplit

import asyncpg

from ludoteca.server.logs import fail
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
from ludoteca.server.stores.private import OURS
from ludoteca.server.stores.schema import READ_VERSION, VERSION, missing
from ludoteca.server.stores.upkeep import FORGETTING, unpack_entries
from ludoteca.server.stores.wellbeing import Wellbeing

CHANNEL = "ludoteca"  # which tables were written to
ANNOUNCED = "ludoteca_announced"
DEAF = 5.0  # seconds after which a connection that does not answer is taken to be dead
LOCK = 0x4C55444F  # one process at a time makes the schema
CHECK_EVERY = 1.0  # seconds
MARK = "INSERT INTO marks VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
PUBLIC = """
SELECT card FROM tables WHERE public AND phase IN ('gathering', 'playing')
    AND ($1::text IS NULL OR game = $1) ORDER BY phase, seen DESC LIMIT $2
"""
MEETINGS = """
SELECT card FROM tables WHERE public AND phase = 'gathering' AND game = $1
    AND position('"meeting":true'::bytea IN card) > 0 ORDER BY seen DESC LIMIT $2
"""
MINE = """
SELECT card FROM tables JOIN seats ON tab = id WHERE guest = $1
ORDER BY phase IN ('over', 'ended'), seen DESC LIMIT $2
"""
UNFINISHED = """
SELECT count(*) FROM tables JOIN seats ON tab = id
WHERE guest = $1 AND phase IN ('gathering', 'playing')
"""
LOAD = """
SELECT (SELECT array_agg(body ORDER BY number) FROM entries WHERE tab = id) AS entries, position,
       (SELECT kept.entries FROM kept WHERE tab = id) AS packed
FROM tables WHERE id = $1
"""
PACKED = "SELECT entries FROM kept WHERE tab = $1 AND count > $2"
ENTRIES = """
INSERT INTO entries SELECT * FROM unnest($1::text[], $2::int[], $3::bytea[])
ON CONFLICT DO NOTHING RETURNING tab
"""
CALLS = f"""
INSERT INTO calls (guest, what, tab, due, told, holder)
SELECT guest, what, tab, due, 0, ''
FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[]) AS told (guest, what, tab, due)
{REACHABLE} {SOONER}
"""
HEADS = """
INSERT INTO tables
SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::boolean[], $5::bigint[],
                     $6::bigint[], $7::bytea[], $8::bytea[], $9::bigint[])
ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, public = excluded.public,
    updated = excluded.updated, wake = excluded.wake, card = excluded.card,
    position = excluded.position, seen = excluded.seen
"""
NAMES = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
OTHERS = """
SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()
    AND pid <> pg_backend_pid() AND backend_type = 'client backend'
"""
# Who is forgotten is marked under the same lock, so the mark is looked for once it is held.
HOLD = "SELECT id FROM guests WHERE id = ANY($1::text[]) ORDER BY id FOR SHARE"
KNOWN = f"""
SELECT id FROM guests WHERE id = ANY($1::text[])
    AND NOT EXISTS (SELECT 1 FROM marks WHERE name = '{FORGETTING}' || id)
"""
GONE = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection died while a command was being sent
    OSError,
    asyncio.TimeoutError,
)

CROSSED = (asyncpg.UniqueViolationError, asyncpg.DeadlockDetectedError)


class PostgresStore:
    """Keeps everything in a PostgreSQL database that other processes share; see `Store`."""

    def __init__(self, url: str, *, tends: bool = False) -> None:
        """Remember where the database is; `open` connects.

        One that only `tends` it makes no tables, and changes no older ones while others are there.
        """
        self._tends = tends
        self._url = url
        self._name = secrets.token_hex(4)  # who wrote, so that we need not listen to ourselves
        self._pool: Any = None
        self._wellbeing = Wellbeing()
        self._checked = 0.0  # when something was last written to see whether it can be
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._batches = Batches(self._write)
        self._listener: Listener | None = None
        self._hearer: Hearer | None = None
        self._listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect and make the tables."""
        try:
            if self._tends:
                await self._check_tended()
            self._pool = await asyncpg.create_pool(
                self._url, min_size=2, max_size=6, command_timeout=10, timeout=5
            )
            async with self._pool.acquire() as connection, connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
                await self._bring_up_to_date(connection)
        except Unusable:
            if self._pool is not None:
                self._pool.terminate()
            raise
        except (*GONE, ValueError) as error:
            why = str(error) or type(error).__name__
            raise Unusable("problem-database", name=shown(self._url), why=why) from error
        self._batches.start()
        self._listening = asyncio.create_task(self._listen())

    async def _check_tended(self) -> None:
        connection = await asyncpg.connect(self._url, timeout=5, command_timeout=10)
        try:
            names = {row[0] for row in await connection.fetch(NAMES)}
            if not names & {*OURS, "schema_version"}:
                raise Unusable("problem-database-empty", name=shown(self._url))
            is_numbered = "schema_version" in names
            version = (await connection.fetchval(READ_VERSION) if is_numbered else None) or 0
            if missing(version) and await connection.fetchval(OTHERS):
                raise Unusable("problem-database-older", name=shown(self._url))
        finally:
            await connection.close()

    async def _bring_up_to_date(self, connection: Any) -> None:
        names = {row[0] for row in await connection.fetch(NAMES)}
        if names & {*OURS, "schema_version"} and not names >= OURS:
            raise Unusable("problem-database-foreign", name=shown(self._url))
        await connection.execute(VERSION)
        version = await connection.fetchval(READ_VERSION) or 0
        for migration in missing(version):
            for statement in migration.statements("postgres"):
                await connection.execute(statement)

    async def close(self) -> None:
        """Write what has queued and disconnect."""
        await self._batches.stop()
        while self._listening is not None and not self._listening.done():
            self._listening.cancel()  # which is lost where something is heard at that very moment
            await asyncio.wait({self._listening}, timeout=0.1)
        if self._pool is not None:
            with contextlib.suppress(*GONE):
                await asyncio.wait_for(self._pool.close(), 5)

    async def _rows(self, query: str, *values: object) -> list[Any]:
        if any(isinstance(value, str) and "\0" in value for value in values):
            return []  # PostgreSQL cannot write it, so nothing of that name can be there
        try:
            return list(await self._pool.fetch(query, *values))
        except GONE as error:
            raise self._unavailable(error) from error

    def _unavailable(self, error: BaseException) -> Unavailable:
        why = str(error) or type(error).__name__
        self._wellbeing.failed(why)
        is_full = isinstance(error, asyncpg.DiskFullError)
        return Unavailable(why, "refusal-full" if is_full else "refusal-unavailable")

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
        try:
            written = await self._batches.add(table, number, entries, head, calls, newcomers)
        except GONE as error:
            raise self._unavailable(error) from error
        self._wellbeing.works()
        if not written:
            raise Taken(table)

    async def _write(self, batch: list[Append]) -> set[str]:
        async with self._pool.acquire() as connection, connection.transaction():
            newcomers = newcomers_of(batch)
            if newcomers:
                await connection.execute(HOLD, newcomers)
                known = {row[0] for row in await connection.fetch(KNOWN, newcomers)}
                batch = without_forgotten(batch, known)
            return await self._write_batch(connection, batch) if batch else set()

    async def _write_batch(self, connection: Any, batch: list[Append]) -> set[str]:
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
            heads = [_head_row(append.table, append.head) for append in written]
            await connection.execute(HEADS, *_columns(heads, 9))
            await self._write_seats(connection, [a for a in written if a.is_seating])
            await self._write_calls(connection, calls_of(written))
            payload = " ".join([self._name, *sorted(new)])
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)
        return new

    async def _write_seats(self, connection: Any, changed: list[Append]) -> None:
        if changed:
            tables = [append.table for append in changed]
            await connection.execute("DELETE FROM seats WHERE tab = ANY($1)", tables)
            rows = [(guest, append.table) for append in changed for guest in append.head.guests]
            query = "INSERT INTO seats SELECT * FROM unnest($1::text[], $2::text[])"
            await connection.execute(query, *_columns(rows, 2))

    async def _write_calls(self, connection: Any, calls: list[Noted]) -> None:
        if calls:
            await connection.execute(CALLS, *_columns(calls, 4))

    async def load(self, table: str) -> Saved | None:
        """A whole table, of one moment."""
        rows = await self._rows(LOAD, table)
        if not rows:
            return None
        entries = [*unpack_entries(rows[0]["packed"]), *(rows[0]["entries"] or [])]
        return Saved(entries, rows[0]["position"])

    async def entries(self, table: str, since: int) -> list[bytes]:
        """The entries from a number on."""
        query = "SELECT body FROM entries WHERE tab = $1 AND number >= $2 ORDER BY number"
        entries = [row[0] for row in await self._rows(query, table, since)]
        packed = await self._rows(PACKED, table, since)
        return [*unpack_entries(packed[0][0])[since:], *entries] if packed else entries

    async def due(self, now: int, limit: int) -> list[str]:
        """Tables to wake."""
        query = "SELECT id FROM tables WHERE wake <= $1 ORDER BY wake LIMIT $2"
        return [row[0] for row in await self._rows(query, now, limit)]

    async def public_cards(self, game: str | None, limit: int) -> list[bytes]:
        """Cards for the lobby."""
        return [row[0] for row in await self._rows(PUBLIC, game, limit)]

    async def meetings(self, game: str, limit: int) -> list[bytes]:
        """Cards of those who wait for anybody."""
        return [row[0] for row in await self._rows(MEETINGS, game, limit)]

    async def cards_of(self, guest: str, limit: int) -> list[bytes]:
        """Cards of a guest's tables."""
        return [row[0] for row in await self._rows(MINE, guest, limit)]

    async def unfinished(self, guest: str) -> int:
        """How many tables a guest has not finished."""
        return int((await self._rows(UNFINISHED, guest))[0][0])

    # Upkeep.

    async def ask(self, query: str, *values: object) -> list[Any]:
        """The rows of a query that both stores know."""
        return await self._rows(query, *values)

    async def change(self, *statements: Statement) -> None:
        """Statements that both stores know, in one transaction."""
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                for query, values in statements:
                    await connection.execute(query, *values)
        except CROSSED as error:
            raise Crossed("somebody else was writing there") from error
        except GONE as error:
            raise self._unavailable(error) from error

    @contextlib.asynccontextmanager
    async def one_at_a_time(self, name: str) -> AsyncIterator[None]:
        """A lock of the database; of this process one waits for it, so that connections remain."""
        async with self._locks[name]:
            try:
                connection = await self._pool.acquire()
            except GONE as error:
                raise self._unavailable(error) from error
            try:
                await self._lock(connection, name)
                yield
            finally:
                with contextlib.suppress(*GONE):
                    await self._pool.release(connection)  # and with it every lock it has

    async def _lock(self, connection: Any, name: str) -> None:
        try:
            await connection.execute("SELECT pg_advisory_lock($1, hashtext($2))", LOCK, name)
        except GONE as error:
            raise self._unavailable(error) from error

    async def check(self) -> None:
        """Write a mark, at most once a second."""
        if time.monotonic() - self._checked > CHECK_EVERY:
            await self._rows(MARK, "health", str(time.time_ns()))
            self._checked = time.monotonic()
            self._wellbeing.works()

    # Between processes.

    async def announce(self, text: str) -> None:
        """Tell every process."""
        await self._rows("SELECT pg_notify($1, $2)", ANNOUNCED, text)

    def listen(self, listener: Listener, hearer: Hearer | None = None) -> None:
        """Call these when another process has written, and when one announces."""
        self._listener, self._hearer = listener, hearer

    async def _listen(self) -> None:
        """Stay connected; after a gap, say that any table may have changed."""
        while True:
            try:
                await self._listen_once()
            except GONE:
                pass
            except Exception:
                fail("the listening to other processes failed")
            await asyncio.sleep(0.2)

    async def _listen_once(self) -> None:
        connection = await asyncpg.connect(self._url, timeout=5)
        ended = asyncio.Event()
        heard: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        try:
            connection.add_termination_listener(lambda _: ended.set())
            for channel in (CHANNEL, ANNOUNCED):
                await connection.add_listener(
                    channel, lambda _, __, name, payload: heard.put_nowait((name, payload))
                )
            await self._tell("")
            while not ended.is_set():
                try:
                    await self._hear(*await asyncio.wait_for(heard.get(), 1))
                except TimeoutError:  # nothing to hear, or nobody there any more?
                    await connection.execute("SELECT 1", timeout=DEAF)
        finally:
            connection.terminate()

    async def _hear(self, channel: str, payload: str) -> None:
        if channel == ANNOUNCED:
            if self._hearer is not None:
                await self._hearer(payload)
            return
        name, *tables = payload.split()
        if name != self._name:
            for table in tables:
                await self._tell(table)

    async def _tell(self, table: str) -> None:
        if self._listener is not None:
            await self._listener(table)


def shown(url: str) -> str:
    """A database's address without the password, for people."""
    parts = urlsplit(url)
    host = parts.netloc.rpartition("@")[2]
    return f"{parts.scheme}://{host}{parts.path}"


def _columns(rows: list[Any], width: int) -> list[list[Any]]:
    return [[row[column] for row in rows] for column in range(width)]


def _head_row(table: str, head: Head) -> tuple[object, ...]:
    return (
        table, head.phase, head.game, head.public, head.updated, head.wake, head.card,
        head.position, head.seen,
    )  # fmt: skip
