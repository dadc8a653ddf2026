"""Whether the file that is open is still the file that others would find.

A file that was deleted or replaced can be written to for ever, and nothing of it is left when the
process ends. So the writer looks before it begins and before it says that something is durable.
"""

import os
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
        self._file: os.stat_result | None = None
        self._logged: os.stat_result | None = None

    def remember(self) -> None:
        """Take the files as they are now for ours."""
        self._file = os.stat(self._path)
        self._logged = os.stat(self._log)

    def look(self) -> None:
        """Return if both are still there, as we have left them; Gone if not. Some microseconds."""
        assert self._file is not None
        assert self._logged is not None
        found = _find(self._path, self._file)
        if self.alone and (found.st_size, found.st_mtime_ns) != _content(self._file):
            raise Gone(f"{self._path.name} was changed by another program")
        log = _find(self._log, self._logged)
        if log.st_size < self._logged.st_size:
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
