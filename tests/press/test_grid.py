"""Where things lie on a sheet; millimetres."""

from itertools import pairwise

import pytest

from ludoteca.kernel.paper import Board
from ludoteca.press.compose import OVERLAP, tiles
from ludoteca.press.grid import END, SIDE, Spot, behind, best_grid, shelves
from ludoteca.press.order import CARDS, PAPERS

A4, LETTER = PAPERS["a4"], PAPERS["letter"]


@pytest.mark.parametrize(
    ("paper", "card", "count", "is_landscape"),
    [
        ("a4", "standard", 9, False),
        ("letter", "standard", 8, True),
        ("a4", "tarot", 4, False),
        ("a4", "mini", 12, False),
    ],
)
def test_as_many_cards_as_a_sheet_holds(
    paper: str, card: str, count: int, is_landscape: bool
) -> None:
    grid = best_grid(PAPERS[paper], CARDS[card], 2.0)
    assert grid is not None
    width, height = grid.page
    assert (grid.capacity, width > height) == (count, is_landscape)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("card", CARDS)
def test_a_grid_leaves_room_for_marks_and_notes(paper: str, card: str) -> None:
    grid = best_grid(PAPERS[paper], CARDS[card], 2.0)
    assert grid is not None
    first, last = grid.spot(0), grid.spot(grid.capacity - 1)
    assert min(first.x, grid.page[0] - last.x - last.width) >= SIDE
    assert min(first.y, grid.page[1] - last.y - last.height) >= END
    marks = [value for mark in grid.cut_marks(1.0) for value in mark]
    assert min(marks) > 1.0  # on the paper


def test_nothing_fits_that_is_larger_than_the_sheet() -> None:
    assert best_grid(A4, (300.0, 300.0), 0) is None


@pytest.mark.parametrize("page", [A4, (A4[1], A4[0])])
@pytest.mark.parametrize("sides", ["long", "short"])
def test_turning_a_sheet_over_twice_brings_everything_back(
    page: tuple[float, float], sides: str
) -> None:
    spot = Spot(12.0, 20.0, 63.0, 88.0)
    once, turned = behind(spot, page, sides)
    twice, again = behind(once, page, sides)
    assert once != spot
    assert (twice.x, twice.y) == pytest.approx((spot.x, spot.y))
    assert turned == again


def test_an_upright_sheet_turned_over_its_long_edge_is_mirrored_across() -> None:
    spot, turned = behind(Spot(10, 20, 63, 88), (210, 297), "long")
    assert (spot.x, spot.y, turned) == (210 - 10 - 63, 20, False)


def test_an_upright_sheet_turned_over_its_short_edge_stands_on_its_head() -> None:
    spot, turned = behind(Spot(10, 20, 63, 88), (210, 297), "short")
    assert (spot.x, spot.y, turned) == (10, 297 - 20 - 88, True)


def test_a_sheet_on_its_side_is_turned_the_other_way_round() -> None:
    assert behind(Spot(10, 20, 63, 88), (297, 210), "long")[1] is True
    assert behind(Spot(10, 20, 63, 88), (297, 210), "short")[1] is False


def test_shelves_are_filled_in_order_and_never_overlap() -> None:
    sizes = [(30.0, 60.0)] * 40 + [(14.0, 14.0)] * 50
    pages = shelves(A4, sizes, 3.0)
    spots = [spot for page in pages for spot in page]
    assert [(spot.width, spot.height) for spot in spots] == sizes
    for page in pages:
        for one in page:
            assert SIDE <= one.x <= A4[0] - SIDE - one.width
            assert END <= one.y <= A4[1] - END - one.height
            assert not [other for other in page if other is not one and _overlap(one, other)]


def test_shelves_refuse_what_is_larger_than_a_page() -> None:
    with pytest.raises(ValueError, match="larger than a page"):
        shelves(A4, [(250.0, 10.0)], 3.0)


def _overlap(one: Spot, other: Spot) -> bool:
    across = one.x < other.x + other.width and other.x < one.x + one.width
    return across and one.y < other.y + other.height and other.y < one.y + one.height


@pytest.mark.parametrize("paper", PAPERS.values())
def test_the_sheets_of_a_board_cover_it_and_share_a_strip(paper: tuple[float, float]) -> None:
    board = Board("map", "", 400.0, 280.0)
    parts = tiles(paper, board)
    lefts = sorted({left for _, _, left, _ in parts})
    width = parts[0][1].width
    assert lefts[0] == 0
    assert lefts[-1] + width == pytest.approx(400.0)
    assert {round(b - a, 6) for a, b in pairwise(lefts)} == {round(width - OVERLAP, 6)}
    assert all(spot.x >= SIDE and spot.y >= END for _, spot, _, _ in parts)
