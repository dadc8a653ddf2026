"""Whether the file that is open is still the file that others would find.

A file that was deleted or replaced can be written to for ever, and nothing of it is left when the
process ends. So the writer looks before it begins and before it says that something is durable.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


class Gone(Exception):
    """The file is not the one that was opened; the message says what has become of it."""


class Watch:
    """Remembers an SQLite file and its log, and looks whether they are still there."""

    def __init__(self, path: Path, *, alone: bool) -> None:
        """Whoever is `alone` with a file is also told when its content was changed by others."""
        self._path = path
        self._log = path.with_name(path.name + "-wal")
        self.alone = alone
        self._is_filling = False  # the writer is changing the file
        self._file: os.stat_result | None = None
        self._logged: os.stat_result | None = None

    @contextmanager
    def filling(self) -> Iterator[None]:
        """While the writer itself changes the file; others may look meanwhile, in any thread."""
        self._is_filling = True
        try:
            yield
        finally:
            with suppress(OSError):  # if it is gone, the next look says so
                self.remember()
            self._is_filling = False

    def remember(self) -> None:
        """Take the files as they are now for ours."""
        self._file = os.stat(self._path)
        self._logged = os.stat(self._log)

    def look(self) -> None:
        """Return if both are still there, as we have left them; Gone if not. Some microseconds."""
        ours = self._file
        assert ours is not None
        assert self._logged is not None
        is_changed = _content(_find(self._path, ours)) != _content(ours)
        is_by_us = self._is_filling or self._file is not ours  # asked after the look at the file
        if self.alone and is_changed and not is_by_us:
            raise Gone(f"{self._path.name} was changed by another program")
        logged = self._logged  # asked before the look at the log: another thread may see it grow
        log = _find(self._log, logged)
        if log.st_size < logged.st_size:
            raise Gone(f"{self._log.name} was cut short by another program")
        self._logged = log


def _find(path: Path, ours: os.stat_result) -> os.stat_result:
    try:
        found = os.stat(path)
    except OSError as error:
        raise Gone(f"{path.name} is not there any more ({error.strerror})") from error
    if (found.st_dev, found.st_ino) != (ours.st_dev, ours.st_ino):
        raise Gone(f"{path.name} was replaced by another file")
    return found


def _content(stat: os.stat_result) -> tuple[int, int]:
    return stat.st_size, stat.st_mtime_ns
