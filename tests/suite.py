"""The whole suite: `python -m tests.suite [what pytest takes]`; with `pure`, what is marked so.

Browsers, servers and databases of many tests share the cores. What fails is run once more, alone:
what fails again has failed; what passes then is named as a test that needs quiet, which is a defect
to be mended. More than a few failures are never run again.
"""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

# Tests wait: for a page to settle, a process to start, a disk, a clock. With a few processes more
# than there are cores, there is always one that need not.
PROCESSES = (os.cpu_count() or 1) + 2
FEW = 12  # failures that may be for want of quiet
FAILED = 1  # as pytest says it: tests ran, and some failed
# Told at the end: what failed, what was left out and why, and where the time has gone.
TOLD = ("-rfEs", "--durations=25", "--durations-min=5")
# Each build has a memory of its own.
CACHE = Path(".pytest_cache", os.environ.get("LUDOTECA_EXPECT", "any"))
MEMORY = CACHE / "v/cache/lastfailed"


def marked(mark: str) -> list[str]:
    """What runs the tests with a mark; files without it are not even read, which takes seconds."""
    files = [str(path) for path in Path("tests").rglob("test_*.py") if mark in path.read_text()]
    return ["-m", mark, *sorted(files)]


def main(arguments: Sequence[str]) -> int:
    """Run what is asked for; the exit status."""
    if arguments == ["pure"]:
        arguments = marked("pure")
    MEMORY.unlink(missing_ok=True)
    status = run(["-n", str(PROCESSES), "--dist", "worksteal", *TOLD, *arguments])
    failed = sorted(json.loads(MEMORY.read_bytes())) if MEMORY.exists() else []
    if status != FAILED or not 0 < len(failed) <= FEW:
        return status
    print(f"== once more, alone: {', '.join(failed)}", flush=True)
    status = run(failed)
    if status == 0:
        print(f"== NEEDS QUIET, to be mended: {', '.join(failed)}", flush=True)
    return status


def run(arguments: Sequence[str]) -> int:
    """What pytest says of these."""
    command = [sys.executable, "-m", "pytest", "-o", f"cache_dir={CACHE}", *arguments]
    return subprocess.run(command, stdin=subprocess.DEVNULL, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
