"""Where tables are kept: SQLite by default, PostgreSQL for several processes."""

import os
from pathlib import Path

from ludoteca.server.stores.contract import Store


def default_database() -> str:
    """LUDOTECA_DATABASE, or a file in the user's data folder."""
    given = os.environ.get("LUDOTECA_DATABASE", "")
    if given:
        return given
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(data) / "ludoteca" / "tables.sqlite")


def make_store(database: str) -> Store:
    """A store for `postgresql://...`, or for an SQLite file given as path or `sqlite:///path`."""
    if database.startswith(("postgresql://", "postgres://")):
        from ludoteca.server.stores.postgres import PostgresStore

        return PostgresStore(database)
    from ludoteca.server.stores.sqlite import SqliteStore

    return SqliteStore(Path(database.removeprefix("sqlite:///")))
