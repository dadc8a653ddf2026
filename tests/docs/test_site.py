"""The site that `make docs` has built: whole, without anything from the web, searchable offline."""

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import Browser, Page

from ludoteca.server.pages import GUIDE
from tests.browser.conftest import PATIENCE, SIZES, browser as browser, server as server
from tests.browser.person import Person
from tests.docs.blocks import PAGES, ROOT
from tests.faults.processes import Server

pytestmark = pytest.mark.skipif(
    not (GUIDE / "index.html").exists(), reason="the documentation is not built: make docs"
)
BUILT = sorted(GUIDE.rglob("*.html"))
NEAR = ("file:", "data:", "http://127.0.0.1:")


@pytest.fixture(params=list(SIZES))
def page(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    """A page that may ask nobody outside this machine; whatever it tries fails the test."""
    width, height = SIZES[request.param]
    context = browser.new_context(viewport={"width": width, "height": height})
    context.set_default_timeout(PATIENCE)
    person = Person(context.new_page())
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    yield person.page
    context.close()
    assert person.troubles == []
    assert [url for url in asked if not url.startswith(NEAR)] == []


def test_every_page_is_built() -> None:
    assert {page.stem for page in PAGES} <= {built.stem for built in BUILT}


@pytest.mark.parametrize("built", BUILT, ids=lambda built: built.stem)
def test_a_page_needs_nothing_from_elsewhere_and_its_links_lead_somewhere(built: Path) -> None:
    text = built.read_text(encoding="utf-8")
    assert re.findall(r"<(?:script|img|iframe|link)[^>]*(?:src|href)=\"(?:https?:)?//", text) == []
    assert re.findall(r"<(?:script|style)>", text) == []
    for target in re.findall(r"(?:href|src)=\"([^\"#]+)", text):
        parts = urlsplit(target)
        if not parts.scheme:
            assert (built.parent / unquote(parts.path)).exists(), target


@pytest.mark.parametrize("built", BUILT, ids=lambda built: built.stem)
def test_anchors_are_there(built: Path) -> None:
    for target, anchor in re.findall(
        r"class=\"reference internal\" href=\"([^\"#]*)#([^\"]+)\"", built.read_text("utf-8")
    ):
        text = (built.parent / target if target else built).read_text(encoding="utf-8")
        assert f'id="{unquote(anchor)}"' in text, f"{target}#{anchor}"


def test_portuguese_pages_say_so() -> None:
    index = (ROOT / "docs/index.md").read_text(encoding="utf-8")
    [listed] = re.findall(r":caption: Em português\n:maxdepth: 1\n\n(.*?)```", index, re.S)
    assert len(listed.split()) == 4
    for built in GUIDE.glob("*.html"):
        language = "pt-BR" if built.stem in listed.split() else "en"
        assert re.search(rf'<html[^>]* lang="{language}"', built.read_text(encoding="utf-8"))


def test_the_reference_has_every_public_name() -> None:
    import ludoteca

    text = (GUIDE / "api.html").read_text(encoding="utf-8")
    names = set(ludoteca.__all__) - {"__version__", "bots"} | {"bots.ask", "bots.make"}
    assert [name for name in sorted(names) if f'id="ludoteca.{name}"' not in text] == []


def test_it_can_be_read_and_searched_from_a_folder(page: Page) -> None:
    page.goto((GUIDE / "index.html").as_uri())
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto((GUIDE / "search.html").as_uri() + "?q=imagine")
    page.wait_for_selector("#search-results li a")
    found = page.locator("#search-results li a").all_inner_texts()
    assert any("bot" in title.lower() for title in found)


def test_the_footer_of_the_app_leads_to_it(server: Server, page: Page) -> None:
    page.goto(server.url)
    page.get_by_role("contentinfo").get_by_role("link", name=re.compile("^Docum")).click()
    page.wait_for_url("**/docs/index.html")
    assert page.get_by_role("heading", name="Ludoteca").first.is_visible()
    page.goto(f"{server.url}/docs/reports/conspiracy.html")
    assert page.evaluate("document.styleSheets[0].cssRules.length") > 5
