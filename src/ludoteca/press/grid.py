"""Where things lie on a sheet, and where their backs lie on the other side of it."""

from collections.abc import Sequence
from dataclasses import dataclass

SIDE, END = 7.0, 14.0  # what is left free beside a grid, and above and below it for the notes
MARK, OFF = 2.0, 1.0  # a cut mark's length, and how far from the colour it begins


@dataclass(frozen=True)
class Spot:
    """A rectangle on a page, from its top left corner."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class Grid:
    """A page of places of one size, in the middle of the sheet."""

    page: tuple[float, float]
    item: tuple[float, float]
    gap: float
    columns: int
    rows: int

    @property
    def capacity(self) -> int:
        """How many fit."""
        return self.columns * self.rows

    def spot(self, number: int) -> Spot:
        """The place with this number, row by row."""
        row, column = divmod(number, self.columns)
        (width, height), (left, top) = self.item, self._corner()
        return Spot(
            left + column * (width + self.gap), top + row * (height + self.gap), width, height
        )

    def _corner(self) -> tuple[float, float]:
        across = self.columns * (self.item[0] + self.gap) - self.gap
        down = self.rows * (self.item[1] + self.gap) - self.gap
        return (self.page[0] - across) / 2, (self.page[1] - down) / 2

    def cut_marks(self, bleed: float) -> list[tuple[float, float, float, float]]:
        """Short lines around the grid: a ruler laid from one to the other cuts along the edges."""
        first, last = self.spot(0), self.spot(self.capacity - 1)
        xs = [x for column in range(self.columns) for x in _ends(self.spot(column), 0)]
        ys = [y for row in range(self.rows) for y in _ends(self.spot(row * self.columns), 1)]
        reach = bleed + OFF
        top, bottom = first.y - reach, last.y + last.height + reach
        left, right = first.x - reach, last.x + last.width + reach
        marks = [(x, top - MARK, x, top) for x in xs] + [(x, bottom, x, bottom + MARK) for x in xs]
        marks += [(left - MARK, y, left, y) for y in ys]
        return marks + [(right, y, right + MARK, y) for y in ys]


def _ends(spot: Spot, axis: int) -> tuple[float, float]:
    return (spot.x, spot.x + spot.width) if axis == 0 else (spot.y, spot.y + spot.height)


def best_grid(sheet: tuple[float, float], item: tuple[float, float], gap: float) -> Grid | None:
    """The most places of a size on a sheet, upright or on its side; None if not even one fits."""
    grids = [_grid(page, item, gap) for page in (sheet, (sheet[1], sheet[0]))]
    best = max(grids, key=lambda grid: grid.capacity)
    return best if best.capacity > 0 else None


def _grid(page: tuple[float, float], item: tuple[float, float], gap: float) -> Grid:
    columns = int((page[0] - 2 * SIDE + gap) / (item[0] + gap) + 1e-9)
    rows = int((page[1] - 2 * END + gap) / (item[1] + gap) + 1e-9)
    return Grid(page, item, gap, columns, rows)


def behind(spot: Spot, page: tuple[float, float], sides: str) -> tuple[Spot, bool]:
    """Where the back of what lies at a spot is printed, and whether it stands on its head.

    A sheet that is turned over its long edge is mirrored across if it is upright, and from top to
    bottom if it lies on its side; over the short edge the other way round.
    """
    is_upright = page[0] <= page[1]
    if is_upright == (sides == "long"):
        return Spot(page[0] - spot.x - spot.width, spot.y, spot.width, spot.height), False
    return Spot(spot.x, page[1] - spot.y - spot.height, spot.width, spot.height), True


def shelves(
    page: tuple[float, float], sizes: Sequence[tuple[float, float]], gap: float
) -> list[list[Spot]]:
    """Rectangles in their order, side by side on shelves, page after page; ValueError if one is
    larger than a page."""
    pages: list[list[Spot]] = [[]]
    x, y, tallest = SIDE, END, 0.0
    for width, height in sizes:
        if width > page[0] - 2 * SIDE or height > page[1] - 2 * END:
            raise ValueError("larger than a page")
        if x + width > page[0] - SIDE:
            x, y, tallest = SIDE, y + tallest + gap, 0.0
        if y + height > page[1] - END:
            pages.append([])
            x, y, tallest = SIDE, END, 0.0
        pages[-1].append(Spot(x, y, width, height))
        x, tallest = x + width + gap, max(tallest, height)
    return [each for each in pages if each]
