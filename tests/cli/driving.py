"""Driving the command line: inside this process, and in a terminal of its own."""

import fcntl
import io
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Self

import pytest

from ludoteca.cli import run

PATIENCE = 60.0  # seconds: for a machine that is busy with other things


@dataclass(frozen=True)
class Outcome:
    code: int
    out: str
    err: str


Command = Callable[..., Outcome]


def commanding(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path
) -> Command:
    """A function that runs `ludoteca ...` in a folder, with lines typed beforehand."""

    def command(*arguments: str, typed: str = "") -> Outcome:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = run(arguments)
        return Outcome(code, *capsys.readouterr())

    monkeypatch.chdir(folder)
    monkeypatch.setenv("COLUMNS", "100")
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    return command


class Terminal:
    """`ludoteca ...` in a terminal of 100 columns, to be typed at and read."""

    def __init__(self, *arguments: str, folder: Path, out: Path | None = None) -> None:
        self.screen = ""
        self.keyboard, far = pty.openpty()
        fcntl.ioctl(far, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
        stdout = far if out is None else os.open(out, os.O_WRONLY | os.O_CREAT)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ludoteca", *arguments],
            cwd=folder,
            stdin=far,
            stdout=stdout,
            stderr=far,
            env={**os.environ, "TERM": "xterm", "COLUMNS": "100", "PYTHONUTF8": "1"},
            start_new_session=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
        )
        for descriptor in {far, stdout}:
            os.close(descriptor)

    def read_until(self, text: str) -> None:
        """Wait until something is on the screen that was not there before the last key."""
        end = time.monotonic() + PATIENCE
        while text not in self.screen:
            assert time.monotonic() < end, f"{text!r} is not in {self.screen!r}"
            assert self._read(), f"ended without {text!r}: {self.screen!r}"

    def type(self, line: str) -> None:
        self.screen = ""
        os.write(self.keyboard, f"{line}\n".encode())

    def interrupt(self) -> None:
        """What Ctrl-C does: a signal to everything that runs in the terminal.

        As late as a person would press it: Python does not notice a signal that comes between its
        prompt and its listening to the keyboard before the next key.
        """
        time.sleep(0.5)
        self.screen = ""
        os.killpg(self.process.pid, signal.SIGINT)

    def end(self) -> int:
        """Read what is left; the exit code."""
        end = time.monotonic() + PATIENCE
        while self._read():
            assert time.monotonic() < end, f"does not end: {self.screen!r}"
        return self.process.wait(PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.keyboard)

    def _read(self) -> bool:
        """Take in what has been written; False when nobody will write any more."""
        ready, _, _ = select.select([self.keyboard], [], [], 0.2)
        try:
            new = os.read(self.keyboard, 65536) if ready else b"" if self._lives() else None
        except OSError:
            return False
        self.screen += (new or b"").decode(errors="replace")
        return new is not None

    def _lives(self) -> bool:
        return self.process.poll() is None
