"""Every code block of the documentation is run, or read as closely as can be."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.docs.blocks import FIRST_PAGES, PAGES, ROOT, Block, blocks_of
from tests.docs.commands import faults_in

KNOWN = {"python", "sh", "toml", "ts", "ftl", "svelte", "caddy", "ini", "text"}
WITH_CODE = [page for page in PAGES if any(b.language in ("python", "sh") for b in blocks_of(page))]
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "LUDOTECA_GAMES"}


def shell(text: str, folder: Path) -> None:
    """Run a block as somebody would who has installed the package."""
    programs = Path(sys.executable).parent
    path = f"{folder}/bin:{programs}:{os.environ['PATH']}"
    packages = f"{ROOT / 'src'}:{folder}"
    result = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", text],
        cwd=folder,
        env={**ENVIRONMENT, "PATH": path, "PYTHONPATH": packages},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    assert result.returncode == 0, f"{text}\n{result.stdout}\n{result.stderr}"


def is_run(block: Block) -> bool:
    return block.mark not in ("parse", "repository", "pages") and not block.mark.startswith("file ")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_block_says_what_it_is(page: Path) -> None:
    odd = [(b.line, b.language) for b in blocks_of(page) if b.language not in KNOWN]
    assert odd == []


@pytest.mark.parametrize("page", WITH_CODE, ids=lambda page: page.stem)
def test_what_a_page_shows_runs(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All blocks of a page in order, in an empty folder; those in Python share their names."""
    monkeypatch.chdir(tmp_path)
    command = tmp_path / "bin/ludoteca"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m ludoteca "$@"\n')
    command.chmod(0o755)
    names: dict[str, object] = {"__name__": "page"}
    exported = ""
    for block in blocks_of(page):
        if block.mark.startswith("file "):
            file = tmp_path / block.mark.removeprefix("file ")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block.text, encoding="utf-8")
        elif block.language == "sh" and is_run(block):
            shell(exported + block.with_fewer(), tmp_path)
            exported += "".join(
                f"{line}\n" for line in block.text.splitlines() if line.startswith("export ")
            )
        elif block.language == "python" and is_run(block) and page.stem != "game":
            exec(compile(block.with_fewer(), f"{page.name}:{block.line}", "exec"), names)
        elif block.language == "python" and is_run(block):
            (tmp_path / "block.py").write_text(block.text, encoding="utf-8")
            shell(f"{exported}python block.py", tmp_path)


@pytest.mark.parametrize("page", [*PAGES, *FIRST_PAGES], ids=lambda page: page.stem)
def test_the_commands_of_a_page_exist(page: Path) -> None:
    for block in blocks_of(page):
        if block.language == "sh":
            assert faults_in(block.text) == [], f"{page.name}:{block.line}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_data_in_a_page_can_be_read(page: Path) -> None:
    for block in blocks_of(page):
        if block.language == "toml":
            assert tomllib.loads(block.text), f"{page.name}:{block.line}"


def test_types_in_the_protocol_are_typescript(tmp_path: Path) -> None:
    """All blocks together, so that every name they use is explained somewhere on the page."""
    blocks = [b.text for b in blocks_of(ROOT / "docs/protocol.md") if b.language == "ts"]
    (tmp_path / "protocol.ts").write_text("\n".join(blocks) + "\nexport {};\n", encoding="utf-8")
    compiler = ROOT / "web/node_modules/.bin/tsc"
    node = shutil.which("node")
    assert node is not None
    options = ["--noEmit", "--strict", "--skipLibCheck"]
    result = subprocess.run(
        [compiler, *options, "protocol.ts"], cwd=tmp_path, capture_output=True, text=True
    )
    assert result.returncode == 0, result.stdout


class TestTheReaderItself:
    """What is wrong in a block is found."""

    @pytest.mark.parametrize(
        ("text", "fault"),
        [
            ("ludoteca simulat conspiracy", "ludoteca simulat conspiracy"),
            ("ludoteca simulate conspiracy --gmes 4", "simulate --gmes"),
            ("ludoteca admin bakup FILE", "ludoteca bakup FILE"),
            ("make everything", "make everything"),
            ("python -m ludoteca.nothing", "python -m ludoteca.nothing"),
            ("X=1 sudo -u ludoteca ludoteca play --bott x", "play --bott"),
            ("runuser -u ludoteca -- /opt/x/bin/ludoteca play --bott x", "play --bott"),
        ],
    )
    def test_an_unknown_word_is_found(self, text: str, fault: str) -> None:
        assert faults_in(text) == [fault]

    def test_wrong_shell_is_found(self) -> None:
        assert faults_in("if true; then echo 1") != []

    def test_numbers_that_are_not_there_are_found(self) -> None:
        with pytest.raises(AssertionError, match="no 500"):
            Block("sh", "echo 5000", "500=1", 1).with_fewer()
