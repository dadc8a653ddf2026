"""`make run` serves whatever was compiled before; stopping it stops all that it has started."""

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PATIENCE = 30.0  # seconds
# Instead of setting up and compiling: a compiler that has started one of its own.
MAKE = """#!/bin/sh
case "$*" in *behind*) sleep 600 & echo $! >compiler; wait;; esac
"""
SERVE = """#!/bin/sh
echo $$ >server
exec sleep 600
"""


def number_in(file: Path) -> int:
    """The number of a process that tells it in a file, when it is there."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if file.exists() and file.read_text().strip():
            return int(file.read_text())
        time.sleep(0.02)
    raise TimeoutError(file)


def is_running(process: int) -> bool:
    """Whether there is such a process, and it has not ended unnoticed."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are not files here")
def test_stopping_stops_the_compiler_at_once(tmp_path: Path) -> None:
    (tmp_path / ".venv/bin").mkdir(parents=True)
    (tmp_path / "Makefile").write_bytes((ROOT / "Makefile").read_bytes())
    for name, text in {"make": MAKE, ".venv/bin/ludoteca": SERVE}.items():
        (tmp_path / name).write_text(text)
        (tmp_path / name).chmod(0o755)
    running = subprocess.Popen(
        # Whoever runs the tests in the background may ignore Ctrl-C; a terminal does not.
        ["env", "--default-signal=INT", "make", "run", "MAKE=./make"],
        cwd=tmp_path,
        start_new_session=True,  # as in a terminal: Ctrl-C goes to all in the foreground
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    compiler, server = number_in(tmp_path / "compiler"), number_in(tmp_path / "server")
    os.killpg(running.pid, signal.SIGINT)
    running.wait(PATIENCE)
    deadline = time.monotonic() + PATIENCE
    while is_running(compiler) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not is_running(compiler)
    assert not is_running(server)


@pytest.mark.parametrize("is_refused", [False, True])
def test_what_was_compiled_of_other_sources_is_in_nobodys_way(
    is_refused: bool, tmp_path: Path
) -> None:
    """After an update the server begins with the sources, and does not refuse to."""
    (tmp_path / ".venv/bin").mkdir(parents=True)
    (tmp_path / "Makefile").write_bytes((ROOT / "Makefile").read_bytes())
    library = tmp_path / "src/ludoteca/kernel/state.cpython-311-x86_64-linux-gnu.so"
    library.parent.mkdir(parents=True)
    library.write_bytes(b"")
    served = "#!/bin/sh\nfind src -name '*.so' >found\n"
    programs = {"make": "#!/bin/sh\n", ".venv/bin/ludoteca": served}
    programs[".venv/bin/python"] = f"#!/bin/sh\nexit {int(is_refused)}\n"
    for name, text in programs.items():
        (tmp_path / name).write_text(text)
        (tmp_path / name).chmod(0o755)
    subprocess.run(["make", "run", "MAKE=./make"], cwd=tmp_path, check=True, capture_output=True)
    assert ((tmp_path / "found").read_text() == "") == is_refused
