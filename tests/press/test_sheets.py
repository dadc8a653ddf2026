"""Which side of which sheet: what is printed on both sides falls behind itself, and is found."""

import re
from functools import cache

import pypdfium2  # type: ignore[import-untyped]
import pytest

from ludoteca.kernel import game as games
from ludoteca.kernel.text import Text
from ludoteca.press.order import Order
from ludoteca.press.printing import print_game, sections_of
from tests.press.reading import mirrored, printed, read

NAMES = games.names()
RANGE = re.compile(r"(\d+)(?:–(\d+))?")


@cache
def pages(name: str, sides: str = "long") -> list[str]:
    """The words of every page."""
    document = pypdfium2.PdfDocument(printed(name, Order(sides=sides)).pdf)
    return [page.get_textpage().get_text_range().replace("\r", "") for page in document]


def first_line(page: str) -> str:
    return page.strip().splitlines()[0]


@pytest.mark.parametrize("name", NAMES)
def test_every_front_is_on_an_odd_page_and_its_back_behind_it(name: str) -> None:
    """Read from the PDF: what a duplex printer puts on one sheet of paper."""
    fronts = backs = 0
    for number, page in enumerate(pages(name), start=1):
        if "(frente)" in first_line(page):
            assert number % 2 == 1
            assert first_line(pages(name)[number]) == first_line(page).replace("frente", "verso")
            fronts += 1
        backs += "(verso)" in first_line(page)
    assert fronts == backs > 0


@pytest.mark.parametrize("name", NAMES)
def test_nothing_lies_behind_what_has_only_a_front(name: str) -> None:
    for number, page in enumerate(pages(name), start=1):
        if "(só frente)" in first_line(page) or ": resumo para" in first_line(page):
            assert number % 2 == 1
            assert "em branco" in first_line(pages(name)[number])


@pytest.mark.parametrize("name", NAMES)
def test_on_one_side_of_the_paper_no_page_is_blank(name: str) -> None:
    assert not [page for page in pages(name, "single") if "em branco" in first_line(page)]


@pytest.mark.parametrize("sides", ["long", "single"])
@pytest.mark.parametrize("name", NAMES)
def test_the_cover_says_on_which_pages_each_part_is(name: str, sides: str) -> None:
    """Every part of the game, then the rules and the summaries."""
    speaker = games.find(name).speaker("pt")
    all_pages = pages(name, sides)
    for section in sections_of(name)[:-2]:
        title = speaker.say(Text(f"paper-{section}"))
        inside = [at for at, page in enumerate(all_pages, 1) if f"· {title} ·" in first_line(page)]
        assert pages_on_cover(all_pages[0], title) == (inside[0], inside[-1])
    summaries = [at for at, page in enumerate(all_pages, 1) if ": resumo" in first_line(page)]
    assert pages_on_cover(all_pages[0], "Resumo, um por jogador") == (summaries[0], summaries[-1])
    rules = [at for at, page in enumerate(all_pages, 1) if ": as regras" in page]
    assert pages_on_cover(all_pages[0], "Livreto de regras") == (rules[0], rules[-1])


def pages_on_cover(cover: str, title: str) -> tuple[int, int]:
    """What the table says of a part: how many there are, and from which page to which."""
    words = " ".join(cover[cover.index("O que há aqui") :].split())
    numbers = RANGE.findall(words[words.index(title) + len(title) :])
    first, last = numbers[1]
    return int(first), int(last or first)


@pytest.mark.parametrize("name", NAMES)
def test_the_cover_says_for_how_many_it_is_and_what_else_one_needs(name: str) -> None:
    cover, back = pages(name)[:2]
    players = games.find(name).meta.players
    assert f"De {players[0]} a {players[-1]} jogadores" in " ".join(cover.split())
    assert f"Estas folhas são para {players[-1]} jogadores" in " ".join(cover.split())
    assert "Do que mais você precisa" in " ".join(back.split())
    assert "tesoura" in back


def test_nothing_is_printed_in_mirror_writing() -> None:
    """A figure's name is on both its feet."""
    for page in read(print_game("foto_perfeita", Order(only=("guests", "envelopes"))).pdf).pages:
        assert mirrored(page) == ""


def test_two_authors_are_joined_by_a_word() -> None:
    assert "de Bruno Cathala e Charles Chevallier" in " ".join(pages("conspiracy")[0].split())
