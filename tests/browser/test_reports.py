"""The lab's pages in a browser: they fit the screen, read well in both lights, ask for nothing."""

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser

from ludoteca import find
from ludoteca.lab.reports.balance import balance_report
from ludoteca.lab.reports.tournament_page import tournament_page
from ludoteca.lab.reports.words import Phrasebook
from ludoteca.lab.running.study import study
from ludoteca.lab.running.tournament import tournament
from tests.browser.person import Person


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A report, one that compares, and a tournament."""
    one = study("conspiracy", 4, seed=1, bots=["random"])
    other = {"open_market": "on"}
    both = study("quissama", 2, [2, 5], seed=1, bots=["random"], against=other)
    duel = tournament("conspiracy", ["random", "greedy"], 4, seed=1)
    words = Phrasebook("pt", find("conspiracy"))
    written = {
        "report": balance_report(one, "en", "ludoteca lab conspiracy --games 4 --seed 1"),
        "comparison": balance_report(both, "pt", "ludoteca lab quissama --games 2 --seed 1"),
        "tournament": tournament_page(duel, words, "ludoteca tournament conspiracy", 4),
    }
    folder = tmp_path_factory.mktemp("pages")
    for name, page in written.items():
        (folder / f"{name}.html").write_text(page, encoding="utf-8")
    return {name: folder / f"{name}.html" for name in written}


@pytest.mark.parametrize(
    ("size", "light"), [("phone", "light"), ("desktop", "dark")], indirect=["size"]
)
@pytest.mark.parametrize("name", ["report", "comparison", "tournament"])
def test_a_page_fits_and_reads_well(
    browser: Browser,
    size: tuple[int, int],
    pages: dict[str, Path],
    name: str,
    light: Literal["light", "dark"],
) -> None:
    width, height = size
    with browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=light
    ) as context:
        page = context.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        person = Person(page)
        page.goto(pages[name].as_uri())
        for summary in page.locator("summary").all():
            summary.click()
        person.check_no_sideways_scroll()
        assert page.evaluate(OVERFLOWING) == []
        assert asked == [pages[name].as_uri()]
        person.check_axe()
        assert person.troubles == []


# Things that stick out of the sheet they are on; what scrolls by itself does not count.
OVERFLOWING = """
[...document.querySelectorAll('.sheet:not(.wide)')].flatMap((sheet) => {
  const edge = sheet.getBoundingClientRect().right + 1;
  return [...sheet.querySelectorAll('td, th, p, dd, svg')]
    .filter((thing) => thing.getBoundingClientRect().right > edge)
    .map((thing) => thing.textContent.slice(0, 40));
})
"""
