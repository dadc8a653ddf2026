"""Reading a printed PDF back: words, rectangles and tags. Lengths are millimetres."""

import io
import time
from collections.abc import Iterator
from functools import cache
from typing import Any

from pypdf import PdfReader
from pypdf.generic import ArrayObject, DictionaryObject

from ludoteca.press.order import Order
from ludoteca.press.printing import PrintedGame, print_game

POINT = 25.4 / 72
A4 = Order()  # in Portuguese, in colour, on both sides
PAINTS = (b"f", b"f*", b"F", b"S", b"s", b"B", b"B*", b"b", b"b*", b"n")


@cache
def timed(name: str, order: Order) -> tuple[PrintedGame, float]:
    """A game on paper, printed once for all tests, and the seconds of a core that it took."""
    began = time.process_time()
    return print_game(name, order), time.process_time() - began


def printed(name: str, order: Order = A4) -> PrintedGame:
    """A game on paper."""
    return timed(name, order)[0]


def read(pdf: bytes) -> PdfReader:
    return PdfReader(io.BytesIO(pdf))


def photos(pdf: bytes) -> list[tuple[int, int]]:
    """How wide and high the photos on the sheets are, in points, page by page."""
    found: list[tuple[int, int]] = []
    for page in read(pdf).pages:
        resources: Any = page["/Resources"]
        things = [each.get_object() for each in resources.get("/XObject", {}).values()]
        images = [each for each in things if each["/Subtype"] == "/Image"]
        found += [(image["/Width"], image["/Height"]) for image in images]
    return found


def letters(words: str) -> str:
    """Without spaces, hyphens and marks: a word broken over two lines is still a word."""
    return "".join(letter for letter in words if letter.isalnum())


def grounds(page: Any, width: float, height: float) -> set[tuple[float, float]]:
    """The corners of what is drawn in a size on a page, from the top left."""
    tall = float(page.mediabox.height) * POINT
    found: set[tuple[float, float]] = set()
    path: list[tuple[float, float]] = []

    def look(operator: bytes, operands: Any, matrix: Any, _text: Any) -> None:
        if operator in (b"m", b"l"):
            path.append(_point(float(operands[0]), float(operands[1]), matrix))
        elif operator == b"re":
            x, y, w, h = (float(each) for each in operands)
            path.extend([_point(x, y, matrix), _point(x + w, y + h, matrix)])
        elif operator in PAINTS and path:
            left, right = min(x for x, _ in path) * POINT, max(x for x, _ in path) * POINT
            low, high = min(y for _, y in path) * POINT, max(y for _, y in path) * POINT
            path.clear()
            if abs(right - left - width) < 0.05 and abs(high - low - height) < 0.05:
                found.add((round(left, 2), round(tall - high, 2)))

    page.extract_text(visitor_operand_before=look)
    return found


def _point(x: float, y: float, matrix: Any) -> tuple[float, float]:
    a, b, c, d, e, f = (float(each) for each in matrix)
    return a * x + c * y + e, b * x + d * y + f


def text_and_sizes(page: Any) -> tuple[str, set[float]]:
    """The words of a page, and the sizes of its letters in points."""
    found: set[float] = set()

    def look(text: str, matrix: Any, text_matrix: Any, _font: Any, size: float) -> None:
        if text.strip():
            scale = abs(float(text_matrix[3])) * abs(float(matrix[3]))
            found.add(round(float(size) * scale, 2))

    return page.extract_text(visitor_text=look), found


def mirrored(page: Any) -> str:
    """The letters of a page that are printed in mirror writing."""
    found: list[str] = []

    def look(text: str, matrix: Any, text_matrix: Any, _font: Any, _size: float) -> None:
        if text.strip() and _turn(matrix) * _turn(text_matrix) < 0:
            found.append(text)

    page.extract_text(visitor_text=look)
    return "".join(found)


def _turn(matrix: Any) -> float:
    a, b, c, d, _, _ = (float(each) for each in matrix)
    return a * d - b * c


def spoken(reader: PdfReader) -> list[str]:
    """What is said instead of every picture, in the order of reading."""
    return list(_alternatives(root_of(reader)["/StructTreeRoot"]))


def root_of(reader: PdfReader) -> Any:
    """What a document says of itself."""
    return reader.trailer["/Root"]


def _alternatives(node: Any) -> Iterator[str]:
    node = node.get_object()
    if isinstance(node, ArrayObject):
        for each in node:
            yield from _alternatives(each)
    elif isinstance(node, DictionaryObject):
        if "/Alt" in node:
            yield str(node["/Alt"])
        if "/K" in node:
            yield from _alternatives(node["/K"])


def fonts(reader: PdfReader) -> set[str]:
    """The families that the letters of a document are taken from."""
    found = set()
    for page in reader.pages:
        for font in page.get("/Resources", {}).get("/Font", {}).values():
            found.add(str(font.get_object()["/BaseFont"]).split("+")[-1])
    return found
