"""One thread that writes to SQLite, one transaction after another."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from ludoteca.server.stores.watch import Watch

Work = Callable[[sqlite3.Connection], Any]
Job = tuple[Work, asyncio.AbstractEventLoop, "asyncio.Future[Any]"]
LOGGED = 300  # commits, then the content of the write-ahead log goes into the file


def connect(path: Path) -> sqlite3.Connection:
    """A connection whose commits survive a power cut. The file itself is written by `Writer` only:
    a commit goes to the log."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA wal_autocheckpoint=0")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    return connection


class Writer:
    """Runs writes in order. A write that raises leaves nothing behind and harms no other."""

    def __init__(self, path: Path, watch: Watch) -> None:
        """Remember the file; `start` begins."""
        self._path = path
        self._watch = watch
        self._connection: sqlite3.Connection
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="ludoteca-writer", daemon=True)

    def start(self) -> None:
        """Open the file and begin to write."""
        self._connection = connect(self._path)
        self._thread.start()

    def stop(self) -> None:
        """Write what has queued, then end."""
        if self._thread.is_alive():
            self._jobs.put(None)
            self._thread.join()

    async def do(self, work: Work) -> Any:
        """Run a write; return when it is durable, in the file that others would find."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._jobs.put((work, loop, future))
        return await future

    def _run(self) -> None:
        connection = self._connection
        logged = 0
        while (job := self._jobs.get()) is not None:
            work, loop, future = job
            value, problem = self._transact(connection, work)
            loop.call_soon_threadsafe(_settle, future, value, problem)
            logged += 1
            if logged >= LOGGED and problem is None and self._watch.alone:
                self._empty_log(connection)
                logged = 0
        connection.close()

    def _transact(self, connection: sqlite3.Connection, work: Work) -> tuple[Any, Exception | None]:
        try:
            self._watch.look()
            connection.execute("BEGIN IMMEDIATE")
            value = work(connection)
            connection.execute("COMMIT")
            self._watch.look()
        except Exception as error:  # whatever it is, it goes to whoever asked for this write
            with suppress(sqlite3.Error):  # SQLite may have rolled back by itself
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
            return None, error
        return value, None

    def _empty_log(self, connection: sqlite3.Connection) -> None:
        """Put the log's content into the file; what cannot be yet is put there the next time."""
        with suppress(sqlite3.Error, OSError), self._watch.filling():
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()


def _settle(future: "asyncio.Future[Any]", value: Any, problem: Exception | None) -> None:
    if future.cancelled():
        return
    if problem is None:
        future.set_result(value)
    else:
        future.set_exception(problem)
