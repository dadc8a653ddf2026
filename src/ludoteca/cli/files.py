"""Saved games, decks and results on disk."""

import errno
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from ludoteca.cli.voice import CommandProblem
from ludoteca.kernel.record import Record, decode

FULL = errno.ENOSPC, errno.EDQUOT


def read(file: Path) -> Record:
    """The saved game in a file; a Problem if there is none."""
    try:
        return decode(file.read_bytes())
    except OSError as error:
        raise _problem(file, error) from error


def read_bytes(file: Path, most: int) -> bytes:
    """The beginning of a file, so many bytes at most; a Problem if there is none."""
    try:
        with file.open("rb") as opened:
            return opened.read(most)
    except OSError as error:
        raise _problem(file, error) from error


def write_new(file: Path, text: str) -> None:
    """Write a file that is not there yet; a Problem if it is."""
    try:
        with file.open("x", encoding="utf-8") as opened:
            opened.write(text)
    except FileExistsError as error:
        raise CommandProblem("problem-file-exists", file=str(file)) from error
    except FileNotFoundError as error:
        raise CommandProblem("problem-file-nowhere", file=str(file)) from error
    except OSError as error:
        raise _problem(file, error) from error


def write(file: Path, record: Record) -> None:
    """Save a game. What was in the file stays whole until the new game is."""
    fresh = file.with_name(file.name + ".new")
    try:
        if file.is_dir():
            raise IsADirectoryError
        fresh.write_bytes(record.encode())
        fresh.replace(file)
    except FileNotFoundError as error:
        raise CommandProblem("problem-file-nowhere", file=str(file)) from error
    except OSError as error:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise _problem(file, error) from error


def write_text(file: Path, text: str) -> None:
    """Write a result; the folder is made if it is not there."""
    write_bytes(file, text.encode())


def write_bytes(file: Path, data: bytes) -> None:
    """Write a result that is no text; the folder is made if it is not there."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    except OSError as error:
        raise _unwritable(file, error) from error


def check_writable(file: Path) -> None:
    """A Problem if a result could not be written there; what is in the file stays as it is."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        was_there = file.exists()
        file.open("ab").close()
        if not was_there:
            file.unlink()
    except OSError as error:
        raise _unwritable(file, error) from error


def new_name(game: str) -> Path:
    """A file for a game that begins now."""
    return Path(f"{game}-{datetime.now():%Y%m%d-%H%M%S}.json")


def _unwritable(file: Path, error: OSError) -> CommandProblem:
    """Why a file could not be written: where it should be there may be no folder."""
    if isinstance(error, FileNotFoundError | NotADirectoryError | FileExistsError):
        return CommandProblem("problem-file-nowhere", file=str(file))
    return _problem(file, error)


def _problem(file: Path, error: OSError) -> CommandProblem:
    if isinstance(error, FileNotFoundError):
        return CommandProblem("problem-file-missing", file=str(file))
    if isinstance(error, IsADirectoryError):
        return CommandProblem("problem-file-folder", file=str(file))
    if isinstance(error, PermissionError):
        return CommandProblem("problem-file-denied", file=str(file))
    if error.errno in FULL:
        return CommandProblem("problem-file-full", file=str(file))
    return CommandProblem("problem-file-other", file=str(file), detail=error.strerror or str(error))
