"""A copy that is put back is whole, and nothing of what was there before is mixed into it."""

import os
import shutil
import sqlite3
from pathlib import Path

import pytest

from ludoteca.server.backup import FORMER, backup, restore
from tests.server.test_upkeep import opened

LOGS = ("-wal", "-shm")


async def make(path: Path, value: str) -> None:
    """A database that was closed well, with something in it by which it is known."""
    store = await opened(str(path))
    await write(path, value)
    await store.close()


async def write(path: Path, value: str) -> None:
    connection = sqlite3.connect(path)
    with connection:
        connection.execute("INSERT OR REPLACE INTO marks VALUES ('known by', ?)", (value,))
    connection.close()


def read(path: Path) -> str:
    connection = sqlite3.connect(path)
    [found] = connection.execute("SELECT value FROM marks WHERE name = 'known by'").fetchone()
    connection.close()
    return str(found)


async def killed(path: Path, value: str) -> None:
    """A database whose latest is only in the log beside it, as a killed server leaves it."""
    await make(path, "older")
    living = path.with_name("living.sqlite")
    shutil.copy(path, living)
    connection = sqlite3.connect(living)
    connection.execute("PRAGMA journal_mode=WAL")
    with connection:
        connection.execute("UPDATE marks SET value = ? WHERE name = 'known by'", (value,))
    for end in ("", *LOGS):
        shutil.copy(f"{living}{end}", f"{path}{end}")
    connection.close()
    living.unlink()


def logs_in(folder: Path) -> list[str]:
    return sorted(name for name in os.listdir(folder) if name.endswith((*LOGS, ".part")))


async def test_nothing_lies_about_after_a_copy_was_put_back(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    await make(path, "copied")
    backup(path, copy)
    await killed(path, "later")
    copy.chmod(0o400)
    assert restore(copy, path) == Path(f"{path}{FORMER}")
    assert logs_in(tmp_path) == []
    assert read(path) == "copied"
    assert read(Path(f"{path}{FORMER}")) == "later", "what was there is whole, too"


async def test_a_copy_that_has_a_log_of_its_own_is_put_back_with_it(tmp_path: Path) -> None:
    """Whoever copied the files of a server by hand has both."""
    path, copy = tmp_path / "tables.sqlite", tmp_path / "by hand" / "tables.sqlite"
    copy.parent.mkdir()
    await killed(copy, "in the log")
    assert restore(copy, path) is None
    assert read(path) == "in the log"
    assert logs_in(tmp_path) == []


@pytest.mark.parametrize("broken", [b"", b"junk" * 4000])
async def test_the_log_of_a_broken_file_is_kept_beside_it_and_not_beside_the_copy(
    tmp_path: Path, broken: bytes
) -> None:
    path, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    await make(path, "copied")
    backup(path, copy)
    await killed(path, "later")
    path.write_bytes(broken)
    log = Path(f"{path}-wal").read_bytes()
    former = restore(copy, path)
    assert former is not None
    assert read(path) == "copied"
    assert logs_in(tmp_path) == [f"{former.name}-wal"]
    assert Path(f"{former}-wal").read_bytes() == log, "somebody may still want to mend it"
