"""Takes the pictures of the documentation, from a real server in a real browser.

    python -m bench.pictures [--out docs/pictures]

The same seeds of the lab, and a table after a few moves: what is dealt there is new every time.
"""

import argparse
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import ludoteca
from tests.browser.conftest import FLAGS, SIZES, chromium
from tests.browser.person import Person
from tests.faults.processes import servers

MOVES = 6
QUALITY = 82  # of a JPEG: a third of a PNG's size
STILL = "() => document.getAnimations().every((moving) => moving.playState !== 'running')"


def home(page: Page, url: str) -> None:
    page.goto(url)
    page.wait_for_selector("main button.primary")


def table(page: Page, url: str) -> None:
    person = Person(page)
    home(page, url)
    person.play_now()
    # Nothing is told behind the card before a first game.
    page.get_by_role("button", name="Entendi, vamos jogar").click()
    for _ in range(MOVES):
        person.wait_until_asked()
        person.choose()
    person.wait_until_asked()


def lab(page: Page, url: str) -> None:
    studied = ludoteca.study("conspiracy", 500, players=[2, 3], seed=1)
    page.set_content(studied.page("pt"))


PICTURES: dict[str, Callable[[Page, str], None]] = {"home": home, "table": table, "lab": lab}


def take(browser: Browser, name: str, url: str, folder: Path) -> None:
    """One picture, when nothing moves any more."""
    width, height = SIZES["desktop"]
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale="pt-BR", reduced_motion="reduce",
        base_url=url,
    )  # fmt: skip
    page = context.new_page()
    PICTURES[name](page, url)
    page.wait_for_load_state("networkidle")
    page.wait_for_function(STILL)
    page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=QUALITY)
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=Path("docs/pictures"))
    folder = parser.parse_args().out
    with (
        tempfile.TemporaryDirectory() as scratch,
        servers(str(Path(scratch) / "tables.sqlite")) as [server],
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name in PICTURES:
            take(browser, name, server.url, folder)
            print(folder / f"{name}.jpg")
        browser.close()


if __name__ == "__main__":
    main()
