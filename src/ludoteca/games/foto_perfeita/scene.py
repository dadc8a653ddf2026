# compiled: mypyc
"""The set of the photo as native rows, read from `scene.toml`: figures, table, screen, camera."""

from typing import Any, Final

from ludoteca.games.foto_perfeita.data import read
from ludoteca.kernel.native import i64, vec

DATA: Final[dict[str, Any]] = read("scene.toml")

GUESTS: Final[i64] = 14
COLUMNS: Final[i64] = 5
SPACES: Final[i64] = 17  # guest spaces, numbered from the camera backwards and from the left
OFFSETS: Final[i64] = 9  # where in its space a figure stands, from its front and its left
OFFSETS_ACROSS: Final[i64] = 3  # so many beside each other, and as many behind
MIDDLE: Final[i64] = 4
SLOTS: Final[i64] = 12  # places for decorations on the table
SLOTS_ACROSS: Final[i64] = 6
CAMERA_PARTS: Final[i64] = 6  # across, height, distance, width, aim across, aim up

PHOTO_WIDTH: Final[i64] = DATA["photo"]["width"]
PHOTO_HEIGHT: Final[i64] = DATA["photo"]["height"]
FLOOR_WIDTH: Final[i64] = DATA["floor"]["columns"] * DATA["floor"]["space"]
SPACE: Final[i64] = DATA["floor"]["space"]
STEP_ACROSS: Final[i64] = DATA["floor"]["across"]
STEP_DEEP: Final[i64] = DATA["floor"]["deep"]
SCREEN_DEPTH: Final[i64] = DATA["screen"]["depth"]
SCREEN_TOP: Final[i64] = DATA["screen"]["top"]
TABLE_LEFT: Final[i64] = DATA["table"]["left"]
TABLE_RIGHT: Final[i64] = DATA["table"]["right"]
TABLE_FRONT: Final[i64] = DATA["table"]["front"]
TABLE_BACK: Final[i64] = DATA["table"]["back"]
TABLE_HEIGHT: Final[i64] = DATA["table"]["height"]

GUEST_CODES: Final[list[str]] = [guest["code"] for guest in DATA["guests"]]
SEXES: Final[list[str]] = [guest["sex"] for guest in DATA["guests"]]

# The grid cell of each space, row * 5 + column: the table takes the middle of the first row.
CELLS: Final[vec[i64]] = vec[i64]([cell for cell in range(20) if cell not in (1, 2, 3)])

CAMERA_ROWS: Final[list[list[int]]] = [
    DATA["camera"][name]
    for name in ("across", "heights", "distances", "widths", "aims_across", "aims_up")
]
CAMERA_START: Final[list[int]] = DATA["camera"]["start"]


def flat(rows: list[list[int]]) -> vec[i64]:
    """Rows of numbers laid end to end."""
    return vec[i64]([number for row in rows for number in row])


def starts(rows: list[list[int]]) -> vec[i64]:
    """Where each row begins in `flat`, and at last where the whole ends."""
    ends = [0]
    for row in rows:
        ends.append(ends[-1] + len(row))
    return vec[i64](ends)


def decoration_outlines() -> list[list[int]]:
    """The outline of what stands in each place of the table."""
    shapes = [shape for row in DATA["decorations"]["shapes"] for shape in row]
    return [DATA["decorations"]["outlines"][shape] for shape in shapes]


# Outlines one after another: silhouettes of the guests, then the decorations; faces apart.
OUTLINE_ROWS: Final[list[list[int]]] = [
    guest["outline"] for guest in DATA["guests"]
] + decoration_outlines()
FACE_ROWS: Final[list[list[int]]] = [guest["face"] for guest in DATA["guests"]]
OUTLINES: Final[vec[i64]] = flat(OUTLINE_ROWS)
OUTLINE_STARTS: Final[vec[i64]] = starts(OUTLINE_ROWS)
FACES: Final[vec[i64]] = flat(FACE_ROWS)
FACE_STARTS: Final[vec[i64]] = starts(FACE_ROWS)
CAMERA: Final[vec[i64]] = flat(CAMERA_ROWS)
CAMERA_STARTS: Final[vec[i64]] = starts(CAMERA_ROWS)
SLOT_ACROSS: Final[vec[i64]] = vec[i64](DATA["decorations"]["across"])
SLOT_DEEP: Final[vec[i64]] = vec[i64](DATA["decorations"]["deep"])


def spot_across(spot: i64) -> i64:
    """The x of a figure's base; a spot is space * OFFSETS + offset."""
    column = CELLS[spot // OFFSETS] % COLUMNS
    return column * SPACE + SPACE // 2 + (spot % OFFSETS % OFFSETS_ACROSS - 1) * STEP_ACROSS


def spot_deep(spot: i64) -> i64:
    """The y of a figure's plane."""
    row = CELLS[spot // OFFSETS] // COLUMNS
    return row * SPACE + SPACE // 2 + (spot % OFFSETS // OFFSETS_ACROSS - 1) * STEP_DEEP


def camera_value(part: i64, choice: i64) -> i64:
    """What a choice of the camera means in millimetres."""
    return CAMERA[CAMERA_STARTS[part] + choice]


def camera_choices(part: i64) -> i64:
    """How many choices a part of the camera has."""
    return CAMERA_STARTS[part + 1] - CAMERA_STARTS[part]
