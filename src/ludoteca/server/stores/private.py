"""A file that holds seeds and tokens is for the one who runs the server, and for nobody else."""

import contextlib
import os
import sqlite3
from pathlib import Path

from ludoteca.server.stores.contract import Unusable

ONLY_MINE = 0o600
OURS = {"entries", "tables", "guests"}  # tables of every version


def check_ours(path: Path) -> None:
    """Unusable, or what SQLite says, where there is a file that is not ours; it stays as it is."""
    if not path.is_file() or not path.stat().st_size:
        return
    uri = f"{path.absolute().as_uri()}?mode=rw"
    with contextlib.closing(sqlite3.connect(uri, uri=True)) as file:
        names = {row[0] for row in file.execute("SELECT name FROM sqlite_master")}
    if names and not names >= OURS:
        raise Unusable("problem-database-foreign", name=str(path))


def keep_private(path: Path) -> None:
    """Make the file where it is missing; let nobody else read it.

    SQLite gives its -wal and -shm files the mode of the file itself; those that are there already
    are mended too. A folder that was there keeps its mode: it may be somebody's home.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, ONLY_MINE))
    for each in (path, *(path.with_name(path.name + ending) for ending in ("-wal", "-shm"))):
        if each.exists() and each.stat().st_mode & 0o077:
            each.chmod(ONLY_MINE)
