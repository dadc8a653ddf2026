from pathlib import Path

import pytest

from tests.cli.driving import Command, commanding


@pytest.fixture
def ludoteca(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Command:
    return commanding(monkeypatch, capsys, tmp_path)
