"""Copies of an SQLite file, made while it is used, and put back while it is not."""

import os
import shutil
import sqlite3
from itertools import chain, count
from pathlib import Path

from ludoteca.server.stores.contract import Unusable
from ludoteca.server.stores.private import check_ours
from ludoteca.server.stores.schema import READ_VERSION, missing
from ludoteca.server.stores.sqlite import lock

PAGES = 500  # copied at once, then others may write
FORMER = "-before-restore"  # what a restored file has replaced
LOGS = ("-wal", "-shm")  # what SQLite keeps beside a file that is open, or was not closed


def backup(path: Path, copy: Path) -> None:
    """A whole copy of one moment, though a server is writing; it takes the name when complete.

    Unusable if what is copied is damaged: a copy of that is none, and would push a good one out.
    """
    if not path.is_file():
        raise Unusable("problem-no-database", file=str(path))
    if copy.exists():
        raise Unusable("problem-file-exists", file=str(copy))
    unfinished = copy.with_name(copy.name + ".part")
    try:
        check_ours(path)
        _copy(path, unfinished)
        _check_whole(unfinished, told_as=path)
        os.replace(unfinished, copy)
    except (sqlite3.DatabaseError, OSError) as error:
        guilty = copy if _is_of_the_copy(error) else path
        raise Unusable("problem-database", name=str(guilty), why=str(error)) from error
    finally:
        unfinished.unlink(missing_ok=True)


def _is_of_the_copy(error: sqlite3.DatabaseError | OSError) -> bool:
    """Where it was to lie there is no place: the database itself is only read."""
    return isinstance(error, OSError) or error.sqlite_errorcode == sqlite3.SQLITE_FULL


def _copy(path: Path, copy: Path) -> None:
    copy.unlink(missing_ok=True)
    os.close(os.open(copy, os.O_CREAT | os.O_EXCL, 0o600))  # it holds seeds
    source, target = sqlite3.connect(path), sqlite3.connect(copy)
    try:
        source.execute("PRAGMA wal_autocheckpoint=0")
        source.backup(target, pages=PAGES, sleep=0.01)
        target.execute("PRAGMA journal_mode=DELETE")  # a copy is one file, without a log beside it
    finally:
        target.close()
        source.close()


def check_copy(copy: Path) -> None:
    """Unusable if a copy is damaged, of something else, or of a newer version."""
    if not copy.is_file():
        raise Unusable("problem-file-missing", file=str(copy))
    missing(_check_whole(copy, told_as=copy))


def _check_whole(copy: Path, told_as: Path) -> int:
    """The version of a copy; Unusable if it is damaged or of something else."""
    connection = sqlite3.connect(copy)  # to read only would leave its log lying about
    try:
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise Unusable("problem-database", name=str(told_as), why=found)
        connection.execute("SELECT count(*) FROM tables").fetchone()
        check_ours(copy)
        return _version(connection)
    except sqlite3.DatabaseError as error:
        raise Unusable("problem-database", name=str(told_as), why=str(error)) from error
    finally:
        connection.close()


def _version(connection: sqlite3.Connection) -> int:
    try:
        return int(connection.execute(READ_VERSION).fetchone()[0] or 0)
    except sqlite3.OperationalError:  # made before there were versions
        return 0


def restore(copy: Path, path: Path) -> Path | None:
    """Put a copy back where no server is using the file; what was there, if anything, stays beside.

    Unusable says what is in the way; nothing has changed then.
    """
    check_copy(copy)
    path.parent.mkdir(parents=True, exist_ok=True)
    held, new = lock(path), path.with_name(path.name + ".part")
    try:
        _copy(copy, new)  # with what is only in the log beside it
        return _replace(path, new)
    except (sqlite3.DatabaseError, OSError) as error:
        new.unlink(missing_ok=True)
        raise Unusable("problem-database", name=str(path), why=str(error)) from error
    finally:
        held.close()


def _replace(path: Path, new: Path) -> Path | None:
    former = _put_aside(path) if path.exists() else None
    for log in LOGS:  # a log that belongs to another file would be played into this one
        path.with_name(path.name + log).unlink(missing_ok=True)
    os.replace(new, path)
    return former


def _put_aside(path: Path) -> Path:
    """Keep what is there under another name, whole; its log too if it cannot be put into it."""
    former, log = _free(path.with_name(path.name + FORMER)), path.with_name(path.name + "-wal")
    kept = former.with_name(former.name + "-wal")
    kept.unlink(missing_ok=True)
    if log.exists():
        shutil.copy2(log, kept)
    if _close(path):
        kept.unlink(missing_ok=True)
    os.link(path, former)  # and the file stays where it is until the new one takes its place
    return former


def _free(name: Path) -> Path:
    """This name, or the first with a number behind that no file has: an earlier one stays."""
    names = (name.with_name(f"{name.name}-{n}") for n in count(2))
    return next(free for free in chain((name,), names) if not free.exists())


def _close(path: Path) -> bool:
    """Put the log of a file into it, so that it is whole without; False if it is broken."""
    if not path.stat().st_size:
        return False
    connection = sqlite3.connect(path)
    try:
        is_busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return not is_busy
    except sqlite3.DatabaseError:
        return False
    finally:
        connection.close()


def vacuum(path: Path) -> tuple[int, int]:
    """Give unused space back, while no server uses the file; its size before and after."""
    try:
        check_ours(path)
        held = lock(path)
    except sqlite3.DatabaseError as error:
        raise Unusable("problem-database", name=str(path), why=str(error)) from error
    try:
        before = path.stat().st_size
        connection = sqlite3.connect(path, isolation_level=None)
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.close()
    except sqlite3.DatabaseError as error:
        raise Unusable("problem-database", name=str(path), why=str(error)) from error
    finally:
        held.close()
    return before, path.stat().st_size
