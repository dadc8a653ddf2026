"""One thread that writes to SQLite, one transaction after another."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from typing import Any

Work = Callable[[sqlite3.Connection], Any]
Job = tuple[Work, asyncio.AbstractEventLoop, "asyncio.Future[Any]"]


def connect(path: Path) -> sqlite3.Connection:
    """A connection whose commits survive a power cut."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    return connection


class Writer:
    """Runs writes in order. A write that raises leaves nothing behind and harms no other."""

    def __init__(self, path: Path) -> None:
        """Remember the file; `start` begins."""
        self._path = path
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="ludoteca-writer", daemon=True)

    def start(self) -> None:
        """Begin to write."""
        self._thread.start()

    def stop(self) -> None:
        """Write what has queued, then end."""
        if self._thread.is_alive():
            self._jobs.put(None)
            self._thread.join()

    async def do(self, work: Work) -> Any:
        """Run a write; return when it is durable."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._jobs.put((work, loop, future))
        return await future

    def _run(self) -> None:
        connection = connect(self._path)
        while (job := self._jobs.get()) is not None:
            work, loop, future = job
            value, problem = _transact(connection, work)
            loop.call_soon_threadsafe(_settle, future, value, problem)
        connection.close()


def _transact(connection: sqlite3.Connection, work: Work) -> tuple[Any, Exception | None]:
    try:
        connection.execute("BEGIN IMMEDIATE")
        value = work(connection)
        connection.execute("COMMIT")
    except Exception as error:  # whatever it is, it goes to whoever asked for this write
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return None, error
    return value, None


def _settle(future: "asyncio.Future[Any]", value: Any, problem: Exception | None) -> None:
    if future.cancelled():
        return
    if problem is None:
        future.set_result(value)
    else:
        future.set_exception(problem)
