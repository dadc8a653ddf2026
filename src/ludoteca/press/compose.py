"""A game's parts as pages: what the template is handed, and nothing in it is left to chance."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ludoteca.kernel.paper import (
    Band,
    Board,
    Card,
    Envelope,
    Face,
    Part,
    Piece,
    Plate,
    Section,
    Standee,
)
from ludoteca.kernel.problems import Problem
from ludoteca.press.drawings import Drawings
from ludoteca.press.grid import END, SIDE, Grid, Spot, behind, best_grid, shelves
from ludoteca.press.order import Order

Data = dict[str, Any]
BETWEEN = 3.0  # millimetres between pieces
OVERLAP = 6.0  # of the sheets of a board, to be glued
Placed = tuple[Spot, Data]


@dataclass(frozen=True)
class Tint:
    """Colours as they are printed: tokens of the look are put in, and ink is saved."""

    look: Mapping[str, str]
    is_saving: bool

    def ground(self, colour: str) -> str:
        """Of something broad: white where ink is saved."""
        return "#ffffff" if self.is_saving else self.look.get(colour, colour)

    def letters(self, colour: str) -> str:
        """Of letters and their like: black where ink is saved."""
        return "#000000" if self.is_saving else self.look.get(colour, colour)

    def mark(self, drawing: str) -> str:
        """The drawing of a mark on a coloured ground: white, unless that is white itself."""
        return drawing if self.is_saving or not drawing else drawing + WHITE


WHITE = "--white"  # a mark in white, for a coloured ground


@dataclass
class Printout:
    """Pages as they come about, with the faces and boards that they refer to."""

    order: Order
    tint: Tint
    pages: list[Data] = field(default_factory=list)
    faces: dict[Face, int] = field(default_factory=dict)
    boards: dict[Board, int] = field(default_factory=dict)

    def add(self, section: Section, title: str) -> int:
        """Lay out a section; how many pages it takes."""
        before = len(self.pages)
        for group in _alike(section.parts, self.order.sheet):
            self._add_group(group)
        for number, page in enumerate(self.pages[before:]):
            page.update(section=section.name, title=title, heading=number == 0)
        return len(self.pages) - before

    def _add_group(self, group: Sequence[Part]) -> None:
        first = group[0]
        if isinstance(first, Card):
            self._add_cards([part for part in group if isinstance(part, Card)])
        elif isinstance(first, Board) and len(tiles(self.order.sheet, first)) > 1:
            self._add_board(first)
        else:
            self._add_loose(group)

    def _add_cards(self, cards: Sequence[Card]) -> None:
        grid = self._grid(self.order.card, 2 * self.order.bleed)
        marks = grid.cut_marks(self.order.bleed)
        for chunk in _chunks([card for card in cards for _ in range(card.copies)], grid.capacity):
            placed = [(grid.spot(at), self._front(card)) for at, card in enumerate(chunk)]
            self._page(grid.page, placed, marks, "front")
            if self.order.is_duplex:
                # The grid is in the middle of the sheet: the marks of both sides are the same.
                self._page(grid.page, list(self._backs(grid, chunk)), marks, "back")

    def _backs(self, grid: Grid, cards: Sequence[Card]) -> Iterator[Placed]:
        for at, card in enumerate(cards):
            spot, turned = behind(grid.spot(at), grid.page, self.order.sides)
            yield spot, {**self._face(card.back), "turned": turned}

    def _front(self, card: Card) -> Data:
        return {**self._face(card.front), "name": card.name}

    def _face(self, face: Face) -> Data:
        return {"kind": "face", "face": self.faces.setdefault(face, len(self.faces))}

    def _add_loose(self, parts: Sequence[Part]) -> None:
        things = [part for part in parts if not isinstance(part, Card)]
        copies = [part for part in things for _ in range(part.copies)]
        copies.sort(key=lambda part: -_size(part)[1])
        try:
            pages = shelves(self.order.sheet, [_size(part) for part in copies], BETWEEN)
        except ValueError as error:
            raise Problem("problem-print-room", paper=self.order.paper) from error
        waiting = iter(copies)
        for spots in pages:
            placed = [
                (spot, {**self._loose(part), "name": part.name})
                for spot, part in zip(spots, waiting, strict=False)
            ]
            self._page(self.order.sheet, placed, [], "")

    def _loose(self, part: Piece | Standee | Envelope | Board) -> Data:
        if isinstance(part, Piece):
            return piece_data(part, self.tint)
        if isinstance(part, Envelope):
            return envelope_data(part)
        if isinstance(part, Board):
            number = self.boards.setdefault(part, len(self.boards))
            return {"kind": "board", "board": number, "left": 0, "top": 0, "strip": 0}
        return standee_data(part)

    def _add_board(self, board: Board) -> None:
        number = self.boards.setdefault(board, len(self.boards))
        for _ in range(board.copies):
            for page, spot, left, top in tiles(self.order.sheet, board):
                grid = Grid(page, (spot.width, spot.height), 0, 1, 1)
                place = {"board": number, "left": left, "top": top, "strip": OVERLAP}
                data = {"kind": "board", "name": board.name, **place}
                self._page(page, [(spot, data)], grid.cut_marks(0), "")

    def _grid(self, item: tuple[float, float], gap: float) -> Grid:
        grid = best_grid(self.order.sheet, item, gap)
        if grid is None:
            raise Problem("problem-print-room", paper=self.order.paper)
        return grid

    def _page(
        self,
        size: tuple[float, float],
        placed: Sequence[Placed],
        marks: Sequence[tuple[float, ...]],
        side: str,
    ) -> None:
        items = [{"turned": False, **_box(spot), **data} for spot, data in placed]
        page = {"width": size[0], "height": size[1], "items": items, "side": side}
        self.pages.append({**page, "marks": [[round(x, 3) for x in mark] for mark in marks]})
        if side == "" and self.order.is_duplex:
            # Nothing lies behind it: the next sheet begins on paper of its own.
            self.pages.append({**page, "items": [], "marks": [], "side": "blank"})


def tiles(
    sheet: tuple[float, float], board: Board
) -> list[tuple[tuple[float, float], Spot, float, float]]:
    """The pages of a board: each with its window on the page, and its corner on the board."""
    plans = [_tiles(page, board) for page in (sheet, (sheet[1], sheet[0]))]
    return min(plans, key=len)


def _tiles(
    page: tuple[float, float], board: Board
) -> list[tuple[tuple[float, float], Spot, float, float]]:
    across = _cuts(board.width, page[0] - 2 * SIDE)
    down = _cuts(board.height, page[1] - 2 * END)
    return [
        (page, Spot((page[0] - width) / 2, (page[1] - height) / 2, width, height), left, top)
        for top, height in down
        for left, width in across
    ]


def _cuts(length: float, room: float) -> list[tuple[float, float]]:
    """Where the parts of a length begin and how long they are; neighbours overlap."""
    count = 1
    while count * room - (count - 1) * OVERLAP < length:
        count += 1
    part = (length + (count - 1) * OVERLAP) / count
    return [(at * (part - OVERLAP), part) for at in range(count)]


def _alike(parts: Sequence[Part], sheet: tuple[float, float]) -> list[list[Part]]:
    """Parts in order, those together that share sheets: cards, loose things, each large board."""
    groups: dict[object, list[Part]] = {}
    for part in parts:
        is_large = isinstance(part, Board) and len(tiles(sheet, part)) > 1
        groups.setdefault(part if is_large else isinstance(part, Card), []).append(part)
    return list(groups.values())


def _size(part: Part) -> tuple[float, float]:
    """The room that a part takes on a sheet; cards all take the same."""
    if isinstance(part, Card):
        return (0.0, 0.0)
    if isinstance(part, Standee):
        return (max(part.width, part.narrowest), 2 * (part.height + part.foot))
    if isinstance(part, Envelope):
        return (part.width + 2 * part.flap, 2 * part.height)
    return (part.width, part.height)


def _chunks(things: Sequence[Any], size: int) -> list[Sequence[Any]]:
    return [things[at : at + size] for at in range(0, len(things), size)]


def _box(spot: Spot) -> Data:
    values = {"x": spot.x, "y": spot.y, "w": spot.width, "h": spot.height}
    return {name: round(value, 3) for name, value in values.items()}


def piece_data(part: Piece, tint: Tint) -> Data:
    """A piece, as the template takes it."""
    return {
        "kind": "piece",
        "words": part.words,
        "drawing": part.drawing,
        "round": part.is_round,
        "text": part.text,
        "edge": tint.ground(part.edge),
    }


def standee_data(part: Standee) -> Data:
    """A figure, as the template takes it."""
    return {
        "kind": "standee",
        "words": part.words,
        "drawing": part.drawing,
        "width": part.width,
        "height": part.height,
        "foot": part.foot,
        "label": part.label,
        "mark": part.mark,
    }


def envelope_data(part: Envelope) -> Data:
    """An envelope, as the template takes it."""
    return {
        "kind": "envelope",
        "words": part.words,
        "drawing": part.drawing,
        "flap": part.flap,
        "label": part.label,
    }


def face_data(face: Face, tint: Tint) -> Data:
    """A side of a card, as the template takes it."""
    is_lost = face.badge[0] == "lost"
    return {
        "words": face.words,
        "drawing": face.drawing,
        "edge": tint.ground(face.edge),
        "ink": tint.letters(face.ink),
        "picture": face.picture,
        "picture-fit": face.fit,
        "share": face.share,
        "signs": [tint.mark(sign[1:]) if sign[0] == "~" else sign for sign in face.signs],
        "marks": list(face.marks),
        "badge": list(face.badge),
        "badge-ink": "#ffffff" if is_lost else "#111111",  # its ground is dark in either ink
        "badge-shift": -0.4 if is_lost else 0.4,
        "band": None if face.band is None else _band(face.band, tint),
        "title": face.title,
        "title-above": bool(face.signs),
        "cost": [list(each) for each in face.cost],
        "lines": list(face.lines),
        "flavour": face.flavour,
        "foot": list(face.foot),
        "inset": list(face.inset),
    }


def _band(band: Band, tint: Tint) -> Data:
    return {"colour": tint.ground(band.colour), "mark": tint.mark(band.mark), "text": band.text}


def board_data(board: Board, tint: Tint, drawings: Drawings) -> Data:
    """A board, as the template takes it."""
    plates = [_plate(_settled(plate, board, drawings), tint) for plate in board.plates]
    return {
        "words": board.words,
        "width": board.width,
        "height": board.height,
        "drawing": board.drawing,
        "edge": tint.ground(board.edge),
        "folds": list(board.folds),
        "plates": plates,
    }


def _settled(plate: Plate, board: Board, drawings: Drawings) -> Plate:
    """A plate where it lies, in the board's millimetres."""
    if not plate.place:
        return plate
    scale = board.width / drawings.sizes[board.drawing][0]
    x, y, width, height = drawings.places[board.drawing][plate.place]
    return replace(plate, x=x * scale, y=y * scale, width=width * scale, height=height * scale)


def _plate(plate: Plate, tint: Tint) -> Data:
    return {
        **{name: getattr(plate, name) for name in ("x", "y", "width", "height", "text", "note")},
        "slots": list(plate.slots),
        "opens": plate.opens,
        "round": plate.is_round,
        "fill": tint.ground(plate.fill),
        "stroke": tint.letters(plate.stroke),
    }
