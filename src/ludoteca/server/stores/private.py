"""A file that holds seeds and tokens is for the one who runs the server, and for nobody else."""

import os
from pathlib import Path

ONLY_MINE = 0o600


def keep_private(path: Path) -> None:
    """Make the file where it is missing; let nobody else read it.

    SQLite gives its -wal and -shm files the mode of the file itself; those that are there already
    are mended too. A folder that was there keeps its mode: it may be somebody's home.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, ONLY_MINE))
    for each in (path, *(path.with_name(path.name + ending) for ending in ("-wal", "-shm"))):
        if each.exists() and each.stat().st_mode & 0o077:
            each.chmod(ONLY_MINE)
