"""Where tables are kept: SQLite by default, PostgreSQL for several processes."""

import os
from pathlib import Path

from ludoteca.server.stores.contract import Store, Unusable


def default_database() -> str:
    """LUDOTECA_DATABASE, or a file in the user's data folder."""
    given = os.environ.get("LUDOTECA_DATABASE", "")
    if given:
        return given
    return str(_own_file())


def _own_file() -> Path:
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "ludoteca" / "tables.sqlite"


def make_store(database: str, *, alone: bool = False, tends: bool = False) -> Store:
    """A store for `postgresql://...`, or for an SQLite file given as path or `sqlite:///path`.

    A server has to be `alone` with an SQLite file: a second one is refused. A folder is made only
    for the file that nobody has named: elsewhere it would hide that a name is wrong. Who only
    `tends` a database makes none, and brings none up to date on which an older server runs.
    """
    if database.startswith(("postgresql://", "postgres://")):
        from ludoteca.server.stores.postgres import PostgresStore

        return PostgresStore(database, tends=tends)
    from ludoteca.server.stores.sqlite import SqliteStore

    if "://" in database and not database.startswith("sqlite:///"):
        raise Unusable("problem-database-kind", name=database.partition("://")[0] + "://")
    path = Path(database.removeprefix("sqlite:///"))
    if path == _own_file():
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    return SqliteStore(path, alone=alone, tends=tends)
