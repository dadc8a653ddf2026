"""`python -m ludoteca.train` where something is missing."""

import subprocess
import sys
from pathlib import Path


def test_without_pytorch_one_line_says_what_to_install(tmp_path: Path) -> None:
    script = (
        "import sys; sys.modules['torch'] = None; from ludoteca.train.__main__ import main; main()"
    )
    told = subprocess.run(
        [sys.executable, "-c", script, "conspiracy", "--out", str(tmp_path)],
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
    )
    assert told.returncode == 2
    assert told.stderr == "ludoteca.train: torch is not installed: pip install 'ludoteca[train]'\n"
    assert list(tmp_path.iterdir()) == []
