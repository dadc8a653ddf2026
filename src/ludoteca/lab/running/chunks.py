"""A file of finished parts, so that an interrupted run can go on where it stopped.

The first line says what is being played; every other line is one part and what came of it. A line
that was cut off by a crash is dropped, and its games are played again.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.kernel.problems import Problem

Check = Callable[[range, Mapping[str, Any]], bool]  # whether that can be the result of these games


class Chunks:
    """Finished parts, in memory and in the file."""

    def __init__(
        self,
        file: Path,
        heading: Mapping[str, object],
        check: Check = lambda part, result: True,
    ) -> None:
        """Take up the file, or begin it; a Problem if it is damaged or about something else."""
        self.file = file
        self.found: list[tuple[range, dict[str, Any]]] = []
        lines = read_lines(file)
        if lines:
            check_heading(file, lines[0], heading)
            self.found = [
                _part(file, number, line, check) for number, line in enumerate(lines[1:], start=2)
            ]
        self._write(lines or [dict(heading)])

    def _write(self, lines: list[dict[str, Any]]) -> None:
        """Write everything anew: a line that was cut off is gone then."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            fresh = self.file.with_name(self.file.name + ".new")
            fresh.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
            fresh.replace(self.file)
        except OSError as error:
            raise _problem(self.file, error) from error

    def add(self, part: range, result: Mapping[str, Any]) -> None:
        """Keep a finished part."""
        line = {"first": part.start, "end": part.stop, **result}
        try:
            with self.file.open("ab") as file:
                file.write(msgspec.json.encode(line) + b"\n")
        except OSError as error:
            raise _problem(self.file, error) from error


def read_lines(file: Path) -> list[dict[str, Any]]:
    """The lines of a file of finished parts; none if there is no file."""
    try:
        raw = file.read_bytes().split(b"\n")
    except FileNotFoundError:
        return []
    except OSError as error:
        raise _problem(file, error) from error
    lines = []
    for number, line in enumerate(raw[:-1], start=1):  # behind the last \n: nothing, or a torn line
        try:
            lines.append(msgspec.json.decode(line, type=dict[str, Any]))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Problem("problem-chunks-damaged", file=str(file), line=number) from error
    return lines


def check_heading(file: Path, theirs: Mapping[str, object], ours: Mapping[str, object]) -> None:
    """A Problem that names the first difference between what is in the file and what is asked."""
    for what in {**theirs, **ours}:
        if theirs.get(what) != ours.get(what):
            said = {"theirs": str(theirs.get(what)), "ours": str(ours.get(what))}
            raise Problem("problem-chunks-other", file=str(file), what=what, **said)


def _part(
    file: Path, number: int, line: dict[str, Any], check: Check
) -> tuple[range, dict[str, Any]]:
    result = {name: value for name, value in line.items() if name not in ("first", "end")}
    try:
        part = range(line["first"], line["end"])
    except (KeyError, TypeError) as error:
        raise Problem("problem-chunks-damaged", file=str(file), line=number) from error
    if part.start < 0 or not check(part, result):
        raise Problem("problem-chunks-damaged", file=str(file), line=number)
    return part, result


def _problem(file: Path, error: OSError) -> Problem:
    detail = error.strerror or str(error)
    return Problem("problem-chunks-file", file=str(file), detail=detail)
