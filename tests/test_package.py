"""What is installed from `make dist`'s files: it serves its pages, and says what is missing."""

import fcntl
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from ludoteca.build import compiled
from tests.browser.conftest import browser as browser
from tests.browser.person import Person
from tests.faults.first_move import play_first_move
from tests.faults.processes import Server

ROOT = Path(__file__).parent.parent
NOTHING = "/nonexistent"  # a PATH without Node and without a compiler
GAMES = """
import ludoteca
for game in ludoteca.names():
    players = ludoteca.find(game).meta.players[0]
    table = ludoteca.new(game, players=players, seed=1)
    while not table.over and len(table.steps) < 200:
        table.play(table.waiting[0], table.options(table.waiting[0])[-1])
    print(table, table.log(0, "en")[-5:])
"""
QUIET = ("install", "-qq", "--disable-pip-version-check", "--no-input", "--no-compile")
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def run(*command: str | Path, **environment: str) -> str:
    """What a command prints; its error if it fails."""
    result = subprocess.run(
        [str(word) for word in command],
        cwd=ROOT,
        env={**ENVIRONMENT, **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    assert result.returncode == 0, result.stderr
    return result.stdout


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for all processes of this test run."""
    which = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    folder = tmp_path_factory.getbasetemp().parent / f"package-{which}"
    folder.mkdir(exist_ok=True)
    return folder


@contextmanager
def alone(folder: Path, what: str) -> Iterator[None]:
    """One process at a time makes this; the next one finds it made."""
    with (folder / f"{what}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="module")
def wheel(shared: Path) -> Path:
    return built("--wheel", shared / "wheel")


@pytest.fixture(scope="module")
def sdist(shared: Path) -> Path:
    return built("--sdist", shared / "sdist")


def built(kind: str, folder: Path, pure: str = "" if compiled() else "1") -> Path:
    with alone(folder.parent, "build"):
        if not folder.exists():
            uv = Path(sys.executable).with_name("uv")
            options = ["--quiet", "--no-config", "--no-build-isolation", "--python", sys.executable]
            run(uv, "build", *options, kind, "--out-dir", folder, LUDOTECA_PURE=pure)
    [file] = [path for path in folder.iterdir() if path.suffix in (".whl", ".gz")]
    return file


@pytest.fixture(scope="module")
def installed(wheel: Path, shared: Path) -> Path:
    return installed_in(shared / "venv", sys.executable, wheel)


def installed_in(folder: Path, python: str, wheel: Path) -> Path:
    """The folder of the programs of an environment that holds the wheel and what serving needs."""
    with alone(folder.parent, folder.name):
        if not folder.exists():
            run(python, "-m", "venv", "--without-pip", folder)  # ours serves them all
            pip = (sys.executable, "-m", "pip", "--python", folder / "bin/python", *QUIET)
            run(*pip, "--require-hashes", "-r", "locks/requirements-run.txt")
            run(*pip, "--no-deps", wheel, PATH=NOTHING)
    return folder / "bin"


def test_the_wheel_holds_the_pages_and_no_sources_of_them(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "ludoteca/server/static/index.html" in names
    assert "ludoteca/server/static/licenses.txt" in names
    assert "ludoteca/server/guide/index.html" in names
    assert "ludoteca/server/guide/server.html" in names
    assert [name for name in names if name.endswith((".svelte", ".ts"))] == []
    assert any(name.endswith((".so", ".pyd")) for name in names) == compiled()


def test_every_licence_goes_along(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    kept = [name.partition("licenses/")[2] for name in names if ".dist-info/licenses/" in name]
    assert "LICENSE" in kept
    assert "src/ludoteca/games/agencia/LICENSE" in kept
    assert "src/ludoteca/envs/glyphs/LICENSE" in kept
    assert {name for name in names if name.endswith("-LICENSE.txt")}  # of the letters on paper
    for folder, whose in (("static", "@fluent/bundle"), ("guide", "Sphinx")):
        told = zipfile.ZipFile(wheel).read(f"ludoteca/server/{folder}/licenses.txt").decode()
        each = [part.partition("\n") for part in told.split(f"\n\n{'-' * 78}\n\n")]
        assert any(name.startswith(f"{whose} ") for name, _, _ in each)
        assert [name for name, _, text in each if not text.strip()] == []


def test_the_first_page_leads_nowhere_that_is_not_there(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    [metadata] = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
    text = archive.read(metadata).decode()
    assert "Description-Content-Type: text/markdown" in text
    assert "# Ludoteca" in text
    links = re.findall(r"\]\(([^)]*)\)", text)
    assert [link for link in links if not link.startswith("https://")] == []


def metadata(home: str, folder: Path) -> str:
    """What the package says of itself when its sources are public at this address."""
    command = (sys.executable, "setup.py", "-q", "dist_info", "--output-dir", folder)
    run(*command, LUDOTECA_HOME=home, LUDOTECA_PURE="1")
    [file] = folder.glob("*.dist-info/METADATA")
    return file.read_text(encoding="utf-8")


def test_a_package_of_public_sources_says_where_they_are(tmp_path: Path) -> None:
    text = metadata("https://example.org/table/ludoteca/", tmp_path)
    home = "https://example.org/table/ludoteca"
    assert f"Project-URL: Source, {home}\n" in text
    assert f"Project-URL: Changes, {home}/blob/main/CHANGELOG.md\n" in text
    links = re.findall(r"\]\(([^)]*)\)", text)
    ours = [link for link in links if link.startswith(home)]
    assert ours
    assert len(ours) == len([link for link in links if link.startswith("https://e")])
    named = [re.sub(rf"{home}/(blob|raw)/main/|#.*", "", link) for link in ours]
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_the_archive_of_sources_holds_the_pages_too(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = [name.partition("/")[2] for name in archive.getnames()]
    assert "src/ludoteca/server/static/index.html" in names
    assert "src/ludoteca/server/guide/index.html" in names
    assert "src/ludoteca/kernel/state.py" in names
    assert [
        name for name in names if name.startswith("tests/")
    ] == []  # a part of them runs nowhere


def test_without_pages_nothing_is_packed(tmp_path: Path) -> None:
    (tmp_path / "src/ludoteca").mkdir(parents=True)
    ours = (f"src/ludoteca/{name}.py" for name in ("build", "leaner"))
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", *ours):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    command = [sys.executable, "setup.py", "-q", "sdist"]
    result = subprocess.run(
        command, cwd=tmp_path, capture_output=True, text=True, stdin=subprocess.DEVNULL
    )
    assert result.returncode == 1
    assert result.stderr.splitlines()[-1] == (
        "The browser's pages are not built: run `make web` first, or `make dist`."
    )


def test_an_installed_wheel_plays_in_the_terminal(installed: Path) -> None:
    told = run(installed / "ludoteca", "--lang", "en", "games", PATH=NOTHING)
    assert "Conspiracy" in told
    assert "simulate" in run(installed / "ludoteca", "--help", PATH=NOTHING)


class Installed(Server):
    """The server of an installed wheel, which knows nothing of this folder."""

    def __init__(self, programs: Path, database: str) -> None:
        self.programs = programs
        super().__init__(database)

    def start(self) -> None:
        options = ["--port", str(self.port), "--database", self.database, "--pace", "0"]
        command = [str(self.programs / "ludoteca"), "serve", *options]
        outside = Path(self.database).parent
        self.process = subprocess.Popen(
            command, cwd=outside, env={"PATH": NOTHING}, stdin=subprocess.DEVNULL
        )


def test_an_installed_wheel_serves_and_a_first_move_is_played(
    installed: Path, browser: Browser, tmp_path: Path
) -> None:
    server = Installed(installed, str(tmp_path / "tables.sqlite"))
    try:
        server.wait()
        context = browser.new_context(locale="pt-BR", base_url=server.url)
        person = Person(context.new_page())
        person.play_now()
        # Nothing is told behind the card before a first game, and a bot may begin.
        person.page.get_by_role("button", name="Entendi, vamos jogar").click()
        person.wait_until_asked()
        person.choose()
        assert person.step() > 0
        assert person.troubles == []
        context.close()
    finally:
        server.kill()


def interpreter(version: str) -> str | None:
    """A Python of this version on this machine, if there is one: pyenv's own, not its shim."""
    shim = shutil.which(f"python{version}")
    folders = [Path.home() / ".pyenv", *([Path(shim).parent.parent] if shim else [])]
    kept = [path for each in folders for path in each.glob(f"versions/{version}.*/bin/python")]
    return str(max(kept)) if kept else shim


@pytest.mark.parametrize("version", ["3.12", "3.13"])
def test_an_interpreted_wheel_plays_and_serves_on_other_pythons(
    version: str, shared: Path, tmp_path: Path
) -> None:
    """The pins that are locked hold there too; the same seed plays the same games."""
    python = interpreter(version)
    if python is None:
        pytest.skip(f"there is no Python {version} on this machine")
    wheel = built("--wheel", shared / "pure", pure="1")
    programs = installed_in(shared / f"venv-{version}", python, wheel)
    assert f"Python {version}." in run(programs / "ludoteca", "--version", PATH=NOTHING)
    told = run(programs / "python", "-c", GAMES, PATH=NOTHING)
    assert told == run(sys.executable, "-c", GAMES, PYTHONPATH=str(ROOT / "src"))
    server = Installed(programs, str(tmp_path / "tables.sqlite"))
    try:
        server.wait()
        assert play_first_move(server.url)["type"] == "done"
    finally:
        server.kill()


def test_the_archive_of_sources_can_be_installed(sdist: Path, tmp_path: Path) -> None:
    packages = tmp_path / "packages"
    target = ("--target", packages, "--no-deps", "--no-build-isolation", sdist)
    run(sys.executable, "-m", "pip", *QUIET, *target, LUDOTECA_PURE="1")
    told = run(sys.executable, "-m", "ludoteca", "--lang", "en", "games", PYTHONPATH=str(packages))
    assert "Conspiracy" in told
    assert (packages / "ludoteca/server/static/index.html").exists()
