"""One thread that writes, and commits whatever has queued: an fsync serves everybody waiting."""

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
        running = True
        while running:
            jobs = self._take()
            running = None not in jobs
            self._write(connection, [job for job in jobs if job is not None])
        connection.close()

    def _take(self) -> list[Job | None]:
        jobs = [self._jobs.get()]
        while not self._jobs.empty() and len(jobs) < 500:
            jobs.append(self._jobs.get())
        return jobs

    def _write(self, connection: sqlite3.Connection, jobs: list[Job]) -> None:
        if not jobs:
            return
        results: list[tuple[Job, Any, Exception | None]] = []
        try:
            connection.execute("BEGIN IMMEDIATE")
            for job in jobs:
                results.append((job, *_attempt(connection, job[0])))
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            results = [(job, None, error) for job in jobs]
        for (_, loop, future), value, problem in results:
            loop.call_soon_threadsafe(_settle, future, value, problem)


def _attempt(connection: sqlite3.Connection, work: Work) -> tuple[Any, Exception | None]:
    connection.execute("SAVEPOINT one")
    try:
        value = work(connection)
    except Exception as error:  # whatever it is, it goes to whoever asked for this write
        connection.execute("ROLLBACK TO one")
        connection.execute("RELEASE one")
        return None, error
    connection.execute("RELEASE one")
    return value, None


def _settle(future: "asyncio.Future[Any]", value: Any, problem: Exception | None) -> None:
    if future.cancelled():
        return
    if problem is None:
        future.set_result(value)
    else:
        future.set_exception(problem)
