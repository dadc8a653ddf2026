"""The sheets as a printer sees them: nothing cut off, nothing empty, every word on its card."""

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
import pypdfium2  # type: ignore[import-untyped]
import pytest

from ludoteca.kernel import game as games
from ludoteca.press.order import Order
from ludoteca.press.printing import print_game
from tests.press.reading import printed

NAMES = games.names()
POINT = 25.4 / 72  # millimetres
DOTS = 2  # a millimetre
EDGE = 3.0  # that no printer reaches
ENDS = 13.0  # of a page, where only its label and its note stand
CLEAR = 0.3  # millimetres between letters and a cut mark
FOOT = 4.5  # below the last line, which many printers leave white
PAPER = 254  # as light as this is white
Inked = npt.NDArray[np.bool_]


@cache
def document(name: str) -> Any:
    return pypdfium2.PdfDocument(printed(name).pdf)


def render(page: Any, dots: float) -> Inked:
    """Where there is ink on a page."""
    image = page.render(scale=dots * POINT, grayscale=True).to_numpy()
    return np.asarray(image[..., 0] if image.ndim == 3 else image) < PAPER


@pytest.mark.parametrize("name", NAMES)
def test_no_page_is_empty_and_none_reaches_the_edge(name: str) -> None:
    for number, page in enumerate(document(name), start=1):
        ink = render(page, DOTS)
        edge, ends = int(EDGE * DOTS), int(ENDS * DOTS)
        is_blank = "em branco" in page.get_textpage().get_text_range().splitlines()[0]
        assert ink[ends:-ends].any() != is_blank, f"{name}: page {number} is empty, or is not"
        assert not ink[-int(FOOT * DOTS) :].any(), f"{name}: page {number} stands too low"
        ink[edge:-edge, edge:-edge] = False
        assert not ink.any(), f"{name}: something on page {number} is cut off"


@pytest.mark.parametrize("name", NAMES)
def test_every_word_of_a_card_lies_on_it(name: str) -> None:
    sheets = printed(name)
    for number, sheet in enumerate(sheets.sheets, start=sheets.first):
        if any(item["kind"] != "face" for item in sheet["items"]):
            continue
        for letter, box in letters(document(name)[number], sheet["height"]):
            around = [item for item in sheet["items"] if is_within(box, item, -0.5)]
            assert around, f"{name}: {letter!r} on page {number + 1} lies on no card"


@pytest.mark.parametrize("name", NAMES)
def test_what_stands_at_the_edge_keeps_clear_of_the_cut_marks(name: str) -> None:
    sheets = printed(name)
    for number, sheet in enumerate(sheets.sheets, start=sheets.first):
        page = document(name)[number].get_textpage()
        boxes = [page.get_charbox(at) for at in range(page.count_chars())]
        height = sheet["height"]
        for left, bottom, right, top in boxes:
            box = (left * POINT, height - top * POINT, right * POINT, height - bottom * POINT)
            assert not [mark for mark in sheet["marks"] if _meet(box, mark)], f"page {number + 1}"


def test_feet_are_folded_along_dashed_lines() -> None:
    """And not along the solid ones that are cut: a balloon has only its string in the way."""
    sheets, dots = printed("foto_perfeita"), 10
    for number, sheet in enumerate(sheets.sheets, start=sheets.first):
        figures = [item for item in sheet["items"] if item.get("drawing") == "party-balloons"]
        if figures:
            image = document("foto_perfeita")[number].render(scale=dots * POINT, grayscale=True)
            dark = np.asarray(image.to_numpy()).reshape(image.height, image.width) < 170
        for item in figures:
            left, right = int((item["x"] + 1) * dots), int((item["x"] + item["w"] - 1) * dots)
            for fold in (item["y"] + item["foot"], item["y"] + item["h"] - item["foot"]):
                row = round(fold * dots)
                share = dark[row - 1 : row + 2, left:right].any(axis=0).mean()
                assert 0.3 < share < 0.85


def _meet(box: tuple[float, ...], mark: list[float]) -> bool:
    left, top, right, bottom = box
    across = mark[0] - CLEAR <= right and left <= mark[2] + CLEAR
    return across and mark[1] - CLEAR <= bottom and top <= mark[3] + CLEAR


def letters(page: Any, height: float) -> list[tuple[str, tuple[float, ...]]]:
    """The letters of a sheet but for its label and note, with their boxes from the top left."""
    words = page.get_textpage()
    found: list[tuple[str, tuple[float, ...]]] = []
    for at in range(words.count_chars()):
        left, bottom, right, top = (POINT * each for each in words.get_charbox(at))
        box = (left, height - top, right, height - bottom)
        if box[1] > ENDS - 3 and box[3] < height - ENDS + 3 and right > left:
            found.append((words.get_text_range(at, 1), box))
    return found


def is_within(box: tuple[float, ...], item: dict[str, Any], slack: float) -> bool:
    left, top, right, bottom = box
    x, y, w, h = (float(item[name]) for name in "xywh")
    across = x - slack <= left and right <= x + w + slack
    return across and y - slack <= top and bottom <= y + h + slack


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("sides", ["long", "short"])
def test_ink_of_front_and_back_meets(name: str, sides: str) -> None:
    """Held against the light: the last sheet of the first cards, which is seldom full."""
    section = printed(name).sheets[0]["section"]
    sheets = print_game(name, Order(sides=sides, only=(section,)))
    pages = pypdfium2.PdfDocument(sheets.pdf)
    front, back = (render(pages[len(sheets.sheets) - at], 4) for at in (2, 1))
    is_upright = front.shape[0] > front.shape[1]
    seen = back[:, ::-1] if is_upright == (sides == "long") else back[::-1]
    assert np.abs(box_of(front) - box_of(seen)).max() <= 0.5 * 4


def box_of(ink: Inked) -> npt.NDArray[np.int_]:
    """First and last row and column of the cards, without cut marks, label and note."""
    ends = int((ENDS - 1.5) * 4)
    within = np.zeros_like(ink)
    within[ends:-ends] = ink[ends:-ends]
    rows = np.flatnonzero(within.mean(axis=1) > 0.05)
    columns = np.flatnonzero(within.mean(axis=0) > 0.02)
    return np.array([rows[0], rows[-1], columns[0], columns[-1]])
