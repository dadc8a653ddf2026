"""The chapter on writing a game: its game passes the suite, and is played in the browser."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ludoteca.build import compiled
from tests.browser.conftest import browser as browser
from tests.browser.person import Person
from tests.docs.blocks import ROOT, blocks_of
from tests.faults.processes import Server

BLOCKS = blocks_of(ROOT / "docs/game.md")
WEB = ROOT / "web"
# The pages that were built with the game, and not those of the package.
PROGRAM = """
import sys
from pathlib import Path
from dataclasses import replace
from ludoteca.server import app
from ludoteca.server.main import run
from ludoteca.server.pages import Pages
from tests.server.harness import QUICK
app.Pages = lambda: Pages(Path(sys.argv[3]))
run(replace(QUICK, port=int(sys.argv[1]), database=sys.argv[2]))
"""


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the game, file by file as the chapter shows it."""
    folder = tmp_path_factory.mktemp("games")
    for block in BLOCKS:
        if block.mark.startswith("file "):
            file = folder / block.mark.removeprefix("file ")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block.text, encoding="utf-8")
    return folder


def environment(games: Path) -> dict[str, str]:
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    packages = f"{ROOT / 'src'}:{ROOT}"
    return {
        **os.environ,
        "LUDOTECA_GAMES": str(games),
        "LUDOTECA_PURE": "1",
        "PATH": path,
        "PYTHONPATH": packages,
    }


def shell(text: str, games: Path, folder: Path = ROOT) -> None:
    result = subprocess.run(
        ["bash", "-euc", text],
        cwd=folder,
        env=environment(games),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    assert result.returncode == 0, f"{result.stdout}\n{result.stderr}"


def test_it_passes_the_suite_of_all_games(games: Path) -> None:
    [suite] = [block for block in BLOCKS if block.mark == "repository"]
    shell(f"{suite.text.rstrip()} -p no:cacheprovider", games)


@pytest.mark.skipif(not compiled(), reason="interpreted, it simply runs")
def test_beside_the_compiled_build_it_says_how_to_run_it(games: Path) -> None:
    command = [sys.executable, "-m", "ludoteca", "--lang", "en", "simulate", "sticks"]
    told = subprocess.run(
        [*command, "--games", "1"],
        env={**environment(games), "LUDOTECA_PURE": ""},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    assert (told.returncode, told.stderr.count("\n")) == (2, 1), told.stderr
    assert "LUDOTECA_PURE=1 ludoteca" in told.stderr


@pytest.fixture
def served(games: Path, tmp_path: Path) -> Iterator[Server]:
    [block] = [block for block in BLOCKS if block.mark == "pages"]
    types, check, make_web, serve = block.text.splitlines()
    assert (make_web, serve) == ("make web", "ludoteca serve")
    pages = tmp_path / "pages"
    shell(types, games)
    assert "sticks: number" in (games / "sticks/web/view.ts").read_text(encoding="utf-8")
    shell(check, games)
    shell(f"npx vite build --logLevel warn --outDir '{pages}'", games, WEB)
    server = Serving(games, str(tmp_path / "tables.sqlite"), pages)
    yield server
    server.kill()


class Serving(Server):
    """A server with one more game."""

    def __init__(self, games: Path, database: str, pages: Path) -> None:
        self.games, self.pages = games, pages
        super().__init__(database)

    def start(self) -> None:
        command = [sys.executable, "-c", PROGRAM, str(self.port), self.database, str(self.pages)]
        env = environment(self.games)
        self.process = subprocess.Popen(command, cwd=ROOT, env=env, stdin=subprocess.DEVNULL)


def test_it_is_played_in_the_browser(served: Server, browser: Browser) -> None:
    served.wait()
    context = browser.new_context(locale="pt-BR", base_url=served.url, reduced_motion="reduce")
    person = Person(context.new_page())
    person.open()
    shelf = person.page.locator("li[data-game=sticks]")
    expect(shelf.get_by_role("heading", name="Palitos")).to_be_visible()
    shelf.get_by_role("button", name="Jogar agora").click()
    person.expect_table()
    person.wait_until_asked()
    before = person.step()
    person.page.locator(".heap button:enabled").nth(1).click()  # takes two
    person.wait_for_step(before)
    assert person.troubles == []
    context.close()
