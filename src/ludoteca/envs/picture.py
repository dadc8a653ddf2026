"""The board that is drawn with letters, as text and as pixels (`render_mode="rgb_array"`).

Letters of DejaVu Sans Mono that were drawn once (`glyphs/`) are laid side by side, so that nothing
is needed but NumPy.
"""

from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import SVG_EXPORT_THEME as THEME

GLYPHS = Path(__file__).with_name("glyphs") / "glyphs.npz"

Pixels = NDArray[np.uint8]


def write(board: RenderableType, columns: int) -> str:
    """A board as text."""
    page = StringIO()
    _console(columns, page).print(board)
    return page.getvalue()


def draw(board: RenderableType, columns: int, least: int = 0) -> Pixels:
    """A board as pixels, height x width x 3, at least so many high."""
    lines = _console(columns, StringIO()).render_lines(board, pad=False)
    height, width = _glyphs()[1].shape[2:]
    picture = np.empty((max(height * len(lines), least), width * columns, 3), np.uint8)
    picture[:] = THEME.background_color
    for number, line in enumerate(lines):
        _draw_line(line, picture[number * height : (number + 1) * height])
    return picture


def _console(columns: int, page: StringIO) -> Console:
    return Console(file=page, width=columns, markup=False, emoji=False, highlight=False)


def has(character: str) -> bool:
    """Whether there are pixels for a character; for others an empty box is drawn."""
    return character in _glyphs()[0]


def _draw_line(line: list[Segment], picture: Pixels) -> None:
    """Write one row of letters."""
    numbers, masks = _glyphs()
    width, column = masks.shape[3], 0
    for segment in line:
        style = segment.style or Style()
        letters = [number for c in segment.text for number in _letters(c, numbers)]
        if letters:
            shades = np.hstack(list(masks[1 if style.bold else 0, letters]))[:, :, None] / 255
            ink, paper = _colours(style)
            place = slice(column * width, (column + len(letters)) * width)
            picture[:, place] = (paper + shades * (ink - paper)).round()
            column += len(letters)


def _letters(character: str, numbers: dict[str, int]) -> list[int]:
    """The number of a character, and a space after one that takes two columns."""
    return [numbers.get(character, 0), numbers[" "]][: cell_len(character)]


@cache
def _colours(style: Style) -> tuple[NDArray[Any], NDArray[Any]]:
    """The colours of letters and of what is behind them."""
    ink, paper = np.array(THEME.foreground_color), np.array(THEME.background_color)
    if style.color is not None:
        ink = np.array(style.color.get_truecolor(THEME))
    if style.bgcolor is not None:
        paper = np.array(style.bgcolor.get_truecolor(THEME, foreground=False))
    if style.reverse:
        ink, paper = paper, ink
    return (ink + paper) // 2 if style.dim else ink, paper


@cache
def _glyphs() -> tuple[dict[str, int], NDArray[Any]]:
    """The number of each character, and the shades of all, plain and bold; 0 is no character."""
    with np.load(GLYPHS) as store:
        missing = np.stack([store["missing"]] * 2)[:, None]
        masks = np.concatenate([missing, store["masks"]], axis=1)
        return {str(c): n for n, c in enumerate(store["characters"], start=1)}, masks
