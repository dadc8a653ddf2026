"""The documentation under /docs/: served when it is built, and a word about it when it is not."""

from pathlib import Path

import pytest

from ludoteca.server.denials import NotFound
from ludoteca.server.pages import Pages
from tests.server.harness import Player, serving


def built(folder: Path) -> Path:
    (folder / "_static").mkdir(parents=True)
    (folder / "index.html").write_text("<h1>Guide</h1>", encoding="utf-8")
    (folder / "_static/site.css").write_text("h1 { color: red }", encoding="utf-8")
    return folder


def test_pages_and_their_parts_are_found(tmp_path: Path) -> None:
    pages = Pages(guide=built(tmp_path / "guide"))
    assert pages.find("/docs/index.html").body == b"<h1>Guide</h1>"
    assert pages.find("/docs/_static/site.css").media_type.startswith("text/css")


def test_what_is_not_there_is_not_taken_for_a_page_of_the_app(tmp_path: Path) -> None:
    pages = Pages(guide=built(tmp_path / "guide"))
    for path in ("/docs/nothing", "/docs/../index.html"):
        with pytest.raises(NotFound):
            pages.find(path)


def test_until_it_is_built_the_page_says_how_and_then_it_is_there(tmp_path: Path) -> None:
    pages = Pages(guide=tmp_path / "guide")
    assert b"make docs" in pages.find("/docs/index.html").body
    built(tmp_path / "guide")
    assert pages.find("/docs/index.html").body == b"<h1>Guide</h1>"


async def test_a_short_address_leads_there(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url) as ana:
        for path in ("/docs", "/docs/"):
            answer = await ana.http.get(path)
            assert answer.status_code in (302, 307)
            assert answer.headers["location"] == "/docs/index.html"
