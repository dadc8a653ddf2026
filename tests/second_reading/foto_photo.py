"""A second reading of Foto Perfeita's photo: who is seen, who covers whom, which wishes are met.

Written from the manual and the rulings alone and sharing no code with the engine; only the numbers
of the set (`scene.toml`) and of the cards (`cards.toml`) are read, as data. Slow and plain: every
thing in the picture is a set of pixels, and covering is taking one set from another. Coordinates
are whole numbers throughout, so that nothing hangs on rounding.
"""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, NamedTuple

Pixels = frozenset[int]  # each by `pixel_at`; one beyond the frame on every side is drawn too
Place = tuple[int, int]  # row (1 is nearest the camera) and column, from 1


def _data(name: str) -> dict[str, Any]:
    folder = files("ludoteca") / "games" / "foto_perfeita"
    return tomllib.loads((folder / name).read_text(encoding="utf-8"))


SCENE, CARDS = _data("scene.toml"), _data("cards.toml")
GUESTS: list[str] = [guest["code"] for guest in SCENE["guests"]]
SEX = {guest["code"]: guest["sex"] for guest in SCENE["guests"]}
SHAPE = {guest["code"]: guest for guest in SCENE["guests"]}
SPACES: list[Place] = [
    (row, column)
    for row in (1, 2, 3, 4)
    for column in (1, 2, 3, 4, 5)
    if row > 1 or column in (1, 5)  # the table stands on the rest of row 1
]
WIDE, HIGH = SCENE["photo"]["width"], SCENE["photo"]["height"]
LINES, COLUMNS = range(-1, HIGH + 1), range(-1, WIDE + 1)
AREAS: dict[str, set[Place]] = {
    area["code"]: {
        (4 - line, column)
        for line, text in enumerate(area["spaces"])
        for column, mark in enumerate(text, start=1)
        if mark == "#"
    }
    for area in CARDS["areas"]
}


@dataclass(frozen=True)
class Camera:
    """Where the camera is and what it frames, in millimetres; the frame lies on the front edge."""

    across: int
    height: int
    distance: int
    width: int
    aim_across: int
    aim_up: int

    def at(self, column: int, line: int, depth: int) -> tuple[int, int]:
        """What a pixel's middle shows at a depth: x and z, both `scale` times as big."""
        x = 2 * WIDE * (self.aim_across - self.across) + (2 * column + 1 - WIDE) * self.width
        z = 2 * WIDE * (self.aim_up - self.height) + (HIGH - 2 * line - 1) * self.width
        away = self.distance + depth
        return self.across * self.scale + x * away, self.height * self.scale + z * away

    @property
    def scale(self) -> int:
        wide: int = WIDE
        return 2 * wide * self.distance

    def border(self) -> list[tuple[Fraction, Fraction]]:
        """Points all along the upper and lower border of the frame, on the floor's front edge."""
        pixel = Fraction(self.width, WIDE)
        return [
            (self.aim_across + pixel * (column - WIDE // 2), self.aim_up + up * pixel * HIGH / 2)
            for column in range(WIDE + 1)
            for up in (-1, 1)
        ]


def camera_of(choices: Sequence[int]) -> Camera:
    """The camera of six choices, each a place in a row of the set's data."""
    rows = ("across", "heights", "distances", "widths", "aims_across", "aims_up")
    return Camera(*(SCENE["camera"][row][n] for row, n in zip(rows, choices, strict=True)))


@cache
def frame_is_allowed(camera: Camera) -> bool:
    """Not above the screen, and nothing but floor, back panel and wings in the frame."""
    return camera.height <= SCENE["screen"]["top"] and all(
        _ends_on_the_set(camera, x, z) for x, z in camera.border()
    )


def _ends_on_the_set(camera: Camera, x: Fraction, z: Fraction) -> bool:
    """Whether a look through a point of the front edge stays between floor and screen."""
    width = SCENE["floor"]["columns"] * SCENE["floor"]["space"]
    if not (0 <= x <= width and z >= 0):
        return False
    slope, rise = (x - camera.across) / camera.distance, (z - camera.height) / camera.distance
    depth = Fraction(SCENE["screen"]["depth"])  # where the look ends: back panel or wing
    if slope > 0:
        depth = min(depth, (width - x) / slope)
    elif slope < 0:
        depth = min(depth, -x / slope)
    return bool(z + rise * depth <= SCENE["screen"]["top"])


def pixel_at(line: int, column: int) -> int:
    """The number of a pixel."""
    return (line + 1) * len(COLUMNS) + column + 1


FRAME = frozenset(pixel_at(line, column) for line in range(HIGH) for column in range(WIDE))


@cache
def pixels_of(outline: tuple[int, ...], x: int, y: int, z: int, camera: Camera) -> Pixels:
    """The pixels whose middle lies inside an outline that stands upright at x, y, z."""
    corners = [
        ((x + right) * camera.scale, (z + up) * camera.scale)
        for right, up in zip(outline[::2], outline[1::2], strict=True)
    ]
    return frozenset(
        pixel_at(line, column)
        for line in LINES
        for column in _columns_inside(corners, line, y, camera)
    )


def _columns_inside(
    corners: list[tuple[int, int]], line: int, depth: int, camera: Camera
) -> list[int]:
    """The columns of one line of the photo that lie inside: between every other crossing."""
    first, height = camera.at(0, line, depth)
    step = camera.at(1, line, depth)[0] - first
    crossings = sorted(
        x + Fraction((height - z) * (x2 - x), z2 - z)
        for (x, z), (x2, z2) in zip(corners, corners[1:] + corners[:1], strict=True)
        if (z <= height) != (z2 <= height)
    )
    inside: list[int] = []
    for enters, leaves in zip(crossings[::2], crossings[1::2], strict=True):
        start, end = (-((first - edge) // step) for edge in (enters, leaves))
        inside += range(max(COLUMNS.start, start), min(COLUMNS.stop, end))
    return inside


@cache
def table_depths(camera: Camera) -> dict[int, Fraction]:
    """For every pixel in which the table could be seen: how deep in the set it begins there."""
    found = {}
    for line in LINES:
        if camera.at(0, line, 54)[1] > 40 * camera.scale < camera.at(0, line, 6)[1]:
            continue  # passes above the table
        for column in COLUMNS:
            depth = _meets_table(camera, column, line)
            if depth is not None:
                found[pixel_at(line, column)] = depth
    return found


@cache
def table_pixels(camera: Camera, depth: int) -> Pixels:
    """The pixels in which the table is seen before something at a depth."""
    return frozenset(pixel for pixel, y in table_depths(camera).items() if y < depth)


def _meets_table(camera: Camera, column: int, line: int) -> Fraction | None:
    """The depth at which a look meets the table, a solid block; None if it does not."""
    table = SCENE["table"]
    x, z = camera.at(column, line, 0)
    x_far, z_far = camera.at(column, line, 1)
    nearest, farthest = Fraction(table["front"]), Fraction(table["back"])
    for value, slope, low, high in (
        (x, x_far - x, table["left"], table["right"]),
        (z, z_far - z, 0, table["height"]),
    ):
        low, high = low * camera.scale, high * camera.scale
        if slope == 0:
            if not low <= value <= high:
                return None
            continue
        ends = sorted((Fraction(low - value, slope), Fraction(high - value, slope)))
        nearest, farthest = max(nearest, ends[0]), min(farthest, ends[1])
    return nearest if nearest <= farthest else None


@dataclass
class Standing:
    """A guest on the floor: its space and how far from the middle of it, in millimetres."""

    guest: str
    place: Place
    right: int
    back: int

    @property
    def x(self) -> int:
        return self.place[1] * 60 - 30 + self.right

    @property
    def depth(self) -> int:
        return self.place[0] * 60 - 30 + self.back


def standing(guest: str, space: int, offset: int) -> Standing:
    """A guest in one of the nine spots of a space: from the front, then from the left."""
    back, right = divmod(offset, 3)
    floor = SCENE["floor"]
    return Standing(guest, SPACES[space], (right - 1) * floor["across"], (back - 1) * floor["deep"])


def _around(pixel: int) -> list[int]:
    """A pixel and its eight neighbours in the photo."""
    line, column = (number - 1 for number in divmod(pixel, len(COLUMNS)))
    return [
        pixel_at(y, x)
        for y in range(line - 1, line + 2)
        for x in range(column - 1, column + 2)
        if y in LINES and x in COLUMNS
    ]


@cache
def resized(pixels: Pixels, size: int) -> Pixels:
    """A shape as it is (0), a pixel wider all around (1) or a pixel narrower (-1)."""
    if size > 0:
        return frozenset(near for pixel in pixels for near in _around(pixel))
    if size < 0:
        return frozenset(pixel for pixel in pixels if pixels.issuperset(_around(pixel)))
    return pixels


class Sizes(NamedTuple):
    """How the guest in question, the other guests, and table and decorations are drawn."""

    asked: int = 0
    guests: int = 0
    rest: int = 0


EXACT = Sizes()
MOST_SEEN, LEAST_SEEN = Sizes(1, -1, -1), Sizes(-1, 1, 1)
MOST_COVERED, LEAST_COVERED = Sizes(1, 1, -1), Sizes(-1, -1, 1)


class Picture:
    """The photo of an arrangement: every question of a wish has its answer here.

    The engine draws the same outlines with corners on a grid of its own, so a wish may hang on a
    single pixel. It is called doubtful where shapes a pixel wider or narrower would change it.
    """

    def __init__(self, guests: list[Standing], slots: list[int], camera: Camera) -> None:
        self.guests = {who.guest: who for who in guests}
        self.camera = camera
        self.body = {who.guest: self._drawn(who, "outline") for who in guests}
        self.face = {who.guest: self._drawn(who, "face") for who in guests}
        self.decorations = [self._decoration(slot) for slot in slots]

    def _drawn(self, who: Standing, part: str) -> Pixels:
        return pixels_of(tuple(SHAPE[who.guest][part]), who.x, who.depth, 0, self.camera)

    def _decoration(self, slot: int) -> tuple[int, Pixels]:
        """Depth and pixels of a decoration; the six places of the front come first."""
        data = SCENE["decorations"]
        line, column = divmod(slot, len(data["across"]))
        outline = tuple(data["outlines"][data["shapes"][line][column]])
        x, y = data["across"][column], data["deep"][line]
        return y, pixels_of(outline, x, y, SCENE["table"]["height"], self.camera)

    def _in_front(self, guest: str, sizes: Sizes) -> list[tuple[int, Pixels, str]]:
        """Everything nearer to the camera than a guest, the nearest first.

        Two of one depth never cover each other; whoever is behind is covered by both. Guests of
        row 1 stand beside the table: to them, and to the decorations on it, it counts as nearer.
        """
        depth = self.guests[guest].depth
        things = [(y, pixels, "decoration") for y, pixels in self.decorations]
        things.append((SCENE["table"]["front"], table_pixels(self.camera, depth), "table"))
        drawn = [(y, resized(pixels, sizes.rest), name) for y, pixels, name in things]
        drawn += [
            (who.depth, resized(self.body[name], sizes.guests), name)
            for name, who in self.guests.items()
        ]
        return sorted((thing for thing in drawn if thing[0] < depth), key=lambda thing: thing[0])

    def visible(self, guest: str, pixels: Pixels, sizes: Sizes = EXACT) -> Pixels:
        """What is seen of some of a guest's pixels."""
        covered = (thing[1] for thing in self._in_front(guest, sizes))
        return (FRAME & resized(pixels, sizes.asked)).difference(*covered)

    def coverers(self, guest: str, pixels: Pixels, sizes: Sizes = EXACT) -> set[str]:
        """The guests that are seen in place of a guest, anywhere in some of its pixels."""
        left, found = FRAME & resized(pixels, sizes.asked), set()
        things = self._in_front(guest, sizes)
        for depth in sorted({thing[0] for thing in things}):
            level = [thing for thing in things if thing[0] == depth]
            found |= {name for _, shape, name in level if left & shape}
            left = left.difference(*(shape for _, shape, _ in level))
        return found & set(GUESTS)

    def unseen(self, sizes: Sizes = EXACT) -> set[str]:
        """Guests of whom nothing is in the photo: each makes it invalid."""
        return {guest for guest in self.guests if not self.visible(guest, self.body[guest], sizes)}

    @cached_property
    def surely_unseen(self) -> set[str]:
        return self.unseen() - self.doubtfully_seen

    @cached_property
    def doubtfully_seen(self) -> set[str]:
        return self.unseen(LEAST_SEEN) - self.unseen(MOST_SEEN)

    def nobody_in_front(self, guest: str, sizes: Sizes = EXACT) -> bool:
        return not self.coverers(guest, self.body[guest], sizes)

    def faceless(self, guest: str, sizes: Sizes = EXACT) -> bool:
        """No part of the face is seen: covered, out of the frame, or there is none."""
        return not self.visible(guest, self.face[guest], sizes)

    def face_hiders(self, guest: str, sizes: Sizes = EXACT) -> set[str]:
        return self.coverers(guest, self.face[guest], sizes)

    def doubtful_hiders(self, guest: str) -> set[str]:
        return self.face_hiders(guest, MOST_COVERED) - self.face_hiders(guest, LEAST_COVERED)

    def clear_is_doubtful(self, guest: str) -> bool:
        most, least = (self.nobody_in_front(guest, s) for s in (MOST_COVERED, LEAST_COVERED))
        return most != least

    def faceless_is_doubtful(self, guest: str) -> bool:
        most, least = (self.faceless(guest, sizes) for sizes in (MOST_SEEN, LEAST_SEEN))
        return most != least

    def neighbours(self, guest: str) -> set[str]:
        """Guests on spaces that share an edge with this guest's."""
        row, column = self.guests[guest].place
        return {
            other
            for other, who in self.guests.items()
            if abs(who.place[0] - row) + abs(who.place[1] - column) == 1
        }

    def is_met(self, guest: str, wish: str) -> bool:
        """Whether a placed guest's wish is fulfilled."""
        kind, _, named = wish.partition("-")
        if wish in AREAS:
            return self.guests[guest].place in AREAS[wish]
        if kind == "by":
            return named == guest or named in self.neighbours(guest)
        if kind == "no":
            sex = {"men": "man", "women": "woman"}[named]
            return all(SEX[other] != sex for other in self.neighbours(guest))
        if kind == "hide" and named != guest:
            hidden = named in self.guests and self.faceless(named)
            return hidden and guest in self.face_hiders(named)
        return self.faceless(guest) if kind == "faceless" else self.nobody_in_front(guest)

    def is_doubtful(self, guest: str, wish: str) -> bool:
        """Whether a wish hangs on a pixel."""
        kind, _, named = wish.partition("-")
        if kind == "hide" and named != guest:
            return named in self.guests and (
                self.faceless_is_doubtful(named) or guest in self.doubtful_hiders(named)
            )
        if kind == "faceless":
            return self.faceless_is_doubtful(guest)
        return kind in ("clear", "hide") and self.clear_is_doubtful(guest)
