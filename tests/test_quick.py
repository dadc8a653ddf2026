"""`make quick` runs what a change asks for, and no longer than its time."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests import quick
from tests.quick import CORE, UNTIL, chosen


@pytest.mark.parametrize(
    ("changed", "asked"),
    [
        ("src/ludoteca/games/quissama/rules.py", ["tests/games/quissama"]),
        ("src/ludoteca/kernel/table.py", ["tests/kernel/test_table.py"]),
        ("src/ludoteca/server/clocks.py", ["tests/server/test_clocks.py"]),
        ("src/ludoteca/server/ledger.py", ["tests/server"]),
        ("tests/server/test_play.py", ["tests/server/test_play.py"]),
        ("tests/lab/example.py", ["tests/lab"]),
        ("tests/conftest.py", []),
        ("docs/bot.md", ["tests/docs/test_blocks.py", "tests/test_public_face.py"]),
        ("Makefile", []),
    ],
)
def test_a_changed_file_asks_for_its_tests(changed: str, asked: list[str]) -> None:
    assert quick.tests_of(changed) == asked


def test_the_core_comes_first_and_nothing_twice() -> None:
    paths = ["src/ludoteca/server/ledger.py", "src/ludoteca/server/clocks.py", CORE[0]]
    assert chosen(paths) == [*CORE, "tests/server"]


def test_what_comes_too_late_is_skipped_and_said(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("def test_it(): assert False\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "tests.quick", "-rs", str(tmp_path)]
    for until, said in ((time.time() - 1, "no time left"), (time.time() + 60, "1 failed")):
        told = subprocess.run(
            command,
            env={**os.environ, UNTIL: str(until)},
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
        )
        assert said in told.stdout
