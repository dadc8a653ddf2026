"""`make quick`: the tests of what has changed, after a small core, and never longer than its time.

    python -m tests.quick [SINCE]

What has changed is what git says since SINCE (without it: since the last commit; if nothing has,
since the commit before). Tests for which no time is left are skipped and counted: then `make test`.
Stale compiled modules are passed over.
"""

import os
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).parents[1]
SECONDS = 90.0  # for tests; ruff and mypy come before, and a test that runs is not cut off
UNTIL = "LUDOTECA_QUICK_UNTIL"
CORE = ["tests/kernel/test_table.py", "tests/test_public_face.py", "tests/test_setup.py"]
ROOMS = ("kernel", "bots", "lab", "envs", "cli", "train", "server")


def pytest_runtest_setup(item: pytest.Item) -> None:
    """As a plugin, in every process: skip what comes too late."""
    if time.time() > float(os.environ.get(UNTIL, "inf")):
        pytest.skip("no time left: make test runs it")


def tests_of(path: str) -> list[str]:
    """The tests that a changed file asks for; folders or files that are there."""
    parts = PurePosixPath(path).parts
    if parts[0] == "tests" and path.endswith(".py"):
        return [path] if PurePosixPath(path).name.startswith("test_") else _beside(path)
    if parts[:3] == ("src", "ludoteca", "games") and len(parts) > 4:
        return [f"tests/games/{parts[3]}"]
    if parts[:2] == ("src", "ludoteca") and parts[2] in ROOMS:
        own = f"tests/{parts[2]}/test_{PurePosixPath(path).stem}.py"
        return [own] if (ROOT / own).exists() else [f"tests/{parts[2]}"]
    if path.endswith(".md"):
        return ["tests/docs/test_blocks.py", "tests/test_public_face.py"]
    return []


def _beside(path: str) -> list[str]:
    """A helper of tests: those of its folder, unless that is the folder of all."""
    folder = PurePosixPath(path).parent
    return [] if folder == PurePosixPath("tests") else [str(folder)]


def chosen(changed: Iterable[str]) -> list[str]:
    """What is run, the core first, nothing twice."""
    wanted = [*CORE, *(test for path in changed for test in tests_of(path))]
    there = [test for test in dict.fromkeys(wanted) if (ROOT / test).exists()]
    return [t for t in there if not any(str(p) in there for p in PurePosixPath(t).parents)]


def changed(since: str) -> list[str]:
    """Files that differ from a commit, new ones included."""
    different = _git("diff", "--name-only", since)
    return different + _git("ls-files", "--others", "--exclude-standard")


def _git(*words: str) -> list[str]:
    told = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    return told.stdout.splitlines()


def is_stale() -> bool:
    """Whether the compiled build is older than its sources."""
    command = [sys.executable, "-c", "import ludoteca"]
    return subprocess.run(command, cwd=ROOT, capture_output=True).returncode != 0


def main() -> int:
    """Choose and run; pytest's exit code."""
    since = sys.argv[1] if len(sys.argv) > 1 else "HEAD"
    tests = chosen(changed(since) or changed("HEAD~1"))
    environment = {**os.environ, UNTIL: str(time.time() + SECONDS)}
    if is_stale():
        environment["LUDOTECA_PURE"] = "1"
    print(f"== tests, {'interpreted' if 'LUDOTECA_PURE' in environment else 'as built'}:", *tests)
    command = [sys.executable, "-m", "pytest", "-p", "tests.quick", "-n", "auto", "-x", *tests]
    return subprocess.run(command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL).returncode


if __name__ == "__main__":
    sys.exit(main())
