"""The photo as a picture: PNG with the pixels of the judge, SVG with the shapes they came from."""

import struct
import zlib
from collections.abc import Sequence

from ludoteca.games.foto_perfeita.exposure import DECORATION, TABLE
from ludoteca.games.foto_perfeita.judge import FACE, OWNER_MASK, Photo
from ludoteca.games.foto_perfeita.scene import (
    FACE_ROWS,
    FLOOR_WIDTH,
    GUEST_CODES,
    GUESTS,
    OUTLINE_ROWS,
    PHOTO_HEIGHT,
    PHOTO_WIDTH,
    SCREEN_DEPTH,
    SCREEN_TOP,
    SLOT_ACROSS,
    SLOTS_ACROSS,
    TABLE_BACK,
    TABLE_FRONT,
    TABLE_HEIGHT,
    TABLE_LEFT,
    TABLE_RIGHT,
    spot_across,
)

Colour = tuple[int, int, int]
Point = tuple[int, int, int]

CLOTHES: tuple[Colour, ...] = (
    ((249, 200, 56), (42, 157, 147), (141, 74, 158), (38, 69, 107), (162, 75, 115))
    + ((232, 85, 63), (47, 125, 107), (61, 79, 120), (240, 178, 62), (47, 111, 158))
    + ((43, 159, 176), (127, 176, 105), (160, 110, 60), (70, 130, 60))
)
SKIN: tuple[Colour, ...] = (
    ((109, 64, 41), (217, 160, 116), (124, 74, 47), (242, 202, 168), (239, 198, 166))
    + ((217, 155, 110), (226, 171, 130), (239, 196, 160), (200, 139, 96), (138, 85, 54))
    + ((227, 174, 132), (201, 138, 94), (90, 60, 35), (70, 130, 60))
)
BACKGROUND: Colour = (240, 143, 99)
TABLE_COLOUR: Colour = (251, 243, 228)
DECORATION_COLOUR: Colour = (216, 67, 47)


def colour_of(pixel: int) -> Colour:
    """What a pixel of the judge looks like."""
    owner = pixel & OWNER_MASK
    if owner == 0:
        return BACKGROUND
    if owner >= DECORATION:
        return DECORATION_COLOUR
    if owner == TABLE:
        return TABLE_COLOUR
    return SKIN[owner - 1] if pixel >= FACE else CLOTHES[owner - 1]


def png(photo: Photo) -> bytes:
    """The photo as a PNG: every pixel is one of the judge's."""
    palette = [colour_of(pixel) for pixel in range(64)]
    rows = []
    for row in range(PHOTO_HEIGHT):
        first = row * PHOTO_WIDTH
        rows.append(b"\0" + bytes(list(photo.pixels[first : first + PHOTO_WIDTH])))
    header = struct.pack(">IIBBBBB", PHOTO_WIDTH, PHOTO_HEIGHT, 8, 3, 0, 0, 0)
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", bytes(part for colour in palette for part in colour)),
            _chunk(b"IDAT", zlib.compress(b"".join(rows), 9)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    check = struct.pack(">I", zlib.crc32(kind + data))
    return struct.pack(">I", len(data)) + kind + data + check


def svg(photo: Photo) -> str:
    """The photo as an SVG: the same shapes in the same corners, the farthest first.

    It is for the eye. What covers what is decided by the judge's pixels, which the PNG shows.
    """
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {PHOTO_WIDTH} {PHOTO_HEIGHT}">',
        f'<rect width="100%" height="100%" fill="{_hex(BACKGROUND)}"/>',
        _shape(photo, _back_panel(), "screen", (255, 217, 160)),
    ]
    table_drawn = False
    for item in reversed(list(photo.nearest_first())):
        if photo.depth_of(item) < TABLE_BACK and not table_drawn:
            parts += _table(photo)
            table_drawn = True
        parts += _guest(photo, item) if item < GUESTS else [_decoration(photo, item - GUESTS)]
    parts += [] if table_drawn else _table(photo)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _back_panel() -> list[Point]:
    deep = SCREEN_DEPTH
    top = SCREEN_TOP
    return [(0, deep, 0), (FLOOR_WIDTH, deep, 0), (FLOOR_WIDTH, deep, top), (0, deep, top)]


def _table(photo: Photo) -> list[str]:
    front, back, top = TABLE_FRONT, TABLE_BACK, TABLE_HEIGHT
    left, right = TABLE_LEFT, TABLE_RIGHT
    faces: list[list[Point]] = [
        [(left, front, 0), (left, back, 0), (left, back, top), (left, front, top)],
        [(right, front, 0), (right, back, 0), (right, back, top), (right, front, top)],
        [(left, front, top), (right, front, top), (right, back, top), (left, back, top)],
        [(left, front, 0), (right, front, 0), (right, front, top), (left, front, top)],
    ]
    return [_shape(photo, face, "table", TABLE_COLOUR) for face in faces]


def _guest(photo: Photo, guest: int) -> list[str]:
    across, deep = spot_across(photo.spots[guest]), photo.depth_of(guest)
    name = GUEST_CODES[guest]
    outline = _standing(OUTLINE_ROWS[guest], across, deep, 0)
    shapes = [_shape(photo, outline, name, CLOTHES[guest])]
    if FACE_ROWS[guest]:
        face = _standing(FACE_ROWS[guest], across, deep, 0)
        shapes.append(_shape(photo, face, f"{name} face", SKIN[guest]))
    return shapes


def _decoration(photo: Photo, slot: int) -> str:
    deep = photo.depth_of(GUESTS + slot)
    across = SLOT_ACROSS[slot % SLOTS_ACROSS]
    outline = _standing(OUTLINE_ROWS[GUESTS + slot], across, deep, TABLE_HEIGHT)
    return _shape(photo, outline, "decoration", DECORATION_COLOUR)


def _standing(outline: Sequence[int], across: int, deep: int, up: int) -> list[Point]:
    pairs = zip(outline[::2], outline[1::2], strict=True)
    return [(across + x, deep, up + z) for x, z in pairs]


def _shape(photo: Photo, points: list[Point], name: str, colour: Colour) -> str:
    """A polygon whose corners are the judge's, sixteenths of a pixel."""
    photo.corners = 0
    for x, y, z in points:
        photo.corner(x, y, z)
    corners = [f"{photo.across[k] / 16:g},{photo.down[k] / 16:g}" for k in range(len(points))]
    return f'<polygon class="{name}" points="{" ".join(corners)}" fill="{_hex(colour)}"/>'


def _hex(colour: Colour) -> str:
    return "#" + "".join(f"{part:02x}" for part in colour)
