"""Where tables are kept: SQLite by default, PostgreSQL for several processes."""

import os
from pathlib import Path

from ludoteca.server.stores.contract import Store, Unusable


def default_database() -> str:
    """LUDOTECA_DATABASE, or a file in the user's data folder."""
    given = os.environ.get("LUDOTECA_DATABASE", "")
    if given:
        return given
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(data) / "ludoteca" / "tables.sqlite")


def make_store(database: str, *, alone: bool = False) -> Store:
    """A store for `postgresql://...`, or for an SQLite file given as path or `sqlite:///path`.

    A server has to be `alone` with an SQLite file: a second one is refused.
    """
    if database.startswith(("postgresql://", "postgres://")):
        from ludoteca.server.stores.postgres import PostgresStore

        return PostgresStore(database)
    from ludoteca.server.stores.sqlite import SqliteStore

    if "://" in database and not database.startswith("sqlite:///"):
        raise Unusable("problem-database-kind", name=database.partition("://")[0] + "://")
    return SqliteStore(Path(database.removeprefix("sqlite:///")), alone=alone)
