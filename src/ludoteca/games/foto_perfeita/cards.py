# compiled: mypyc
"""The cards as native rows, read from `cards.toml`: preferences, trades, and shares of the box."""

from typing import Any, Final

from ludoteca.games.foto_perfeita.box import checked
from ludoteca.games.foto_perfeita.data import read
from ludoteca.games.foto_perfeita.scene import CELLS, COLUMNS, FACE_ROWS, GUEST_CODES, SEXES
from ludoteca.kernel.native import i64, vec

DATA: Final[dict[str, Any]] = checked(
    read("cards.toml"),
    {code: len(face) > 0 for code, face in zip(GUEST_CODES, FACE_ROWS, strict=True)},
)

# What a preference asks for.
AREA: Final[i64] = 0  # to stand on one of these spaces
BESIDE: Final[i64] = 1  # to share an edge with this guest
NOT_BESIDE: Final[i64] = 2  # to share none with this sex
CLEAR: Final[i64] = 3  # no guest in front of me
FACELESS: Final[i64] = 4  # my face unseen
HIDE: Final[i64] = 5  # this guest's face unseen, partly thanks to me

NEITHER: Final[i64] = 0
MAN: Final[i64] = 1
WOMAN: Final[i64] = 2
SEX_NAMES: Final = ("neither", "man", "woman")

AREA_CODES: Final[list[str]] = [area["code"] for area in DATA["areas"]]
BESIDE_CODES: Final[list[str]] = DATA["others"]["beside"]
HIDE_CODES: Final[list[str]] = DATA["others"]["hide"]

# Short names for notation. Cards of one name are alike and share their number.
CARD_CODES: Final[list[str]] = (
    AREA_CODES
    + [f"by-{code}" for code in BESIDE_CODES]
    + ["no-men", "no-women", "clear", "faceless"]
    + [f"hide-{code}" for code in HIDE_CODES]
)
CARD_COPIES: Final[list[int]] = (
    [area["copies"] for area in DATA["areas"]]
    + [1 for _ in BESIDE_CODES]
    + [DATA["others"][name] for name in ("no_men", "no_women", "clear", "faceless")]
    + [1 for _ in HIDE_CODES]
)
CARD_TYPES: Final[i64] = len(CARD_CODES)
CARDS: Final[i64] = 42
IN_ENVELOPE: Final[i64] = 3


def area_bits(rows: list[str]) -> int:
    """The spaces that a drawn area marks, as bits."""
    cells = "".join(reversed(rows))
    return sum(1 << space for space, cell in enumerate(CELLS) if cells[cell] == "#")


CARD_KINDS: Final[vec[i64]] = vec[i64](
    [0 for _ in AREA_CODES] + [1 for _ in BESIDE_CODES] + [2, 2, 3, 4] + [5 for _ in HIDE_CODES]
)
# Spaces of an area, the guest named, or the sex shunned.
CARD_VALUES: Final[vec[i64]] = vec[i64](
    [area_bits(area["spaces"]) for area in DATA["areas"]]
    + [GUEST_CODES.index(code) for code in BESIDE_CODES]
    + [1, 2, 0, 0]
    + [GUEST_CODES.index(code) for code in HIDE_CODES]
)
INSTEAD: Final[i64] = CARD_CODES.index(DATA["others"]["instead"])
SEX: Final[vec[i64]] = vec[i64]([SEX_NAMES.index(sex) for sex in SEXES])


def edge_neighbours(space: int) -> int:
    """The spaces that share an edge with this one, as bits."""
    cell = CELLS[space]
    beside = [cell - COLUMNS, cell + COLUMNS]
    beside += [cell - 1] if cell % COLUMNS > 0 else []
    beside += [cell + 1] if cell % COLUMNS < COLUMNS - 1 else []
    return sum(1 << other for other, at in enumerate(CELLS) if at in beside)


NEIGHBOURS: Final[vec[i64]] = vec[i64]([edge_neighbours(space) for space in range(17)])

# Trade cards.
DANCE: Final[i64] = 0
PARTNER: Final[i64] = 1
GIFTS: Final[i64] = 2
REVELATIONS: Final[i64] = 3
RUMOURS: Final[i64] = 4
THEFT: Final[i64] = 5
OPEN: Final[i64] = 6  # auctions from here on
SHARED: Final[i64] = 7
SINGLE: Final[i64] = 8
FIXED: Final[i64] = 9
SECRET: Final[i64] = 10
UNFAIR: Final[i64] = 11
TRADES: Final[i64] = 12
TRADE_CODES: Final[list[str]] = list(DATA["trades"])
TRADE_COPIES: Final[vec[i64]] = vec[i64]([row[0] for row in DATA["trades"].values()])
TRADE_FEWEST: Final[vec[i64]] = vec[i64]([row[1] for row in DATA["trades"].values()])
TRADE_MOST: Final[vec[i64]] = vec[i64]([row[2] for row in DATA["trades"].values()])

# Shares of the box.
ROUNDS: Final[i64] = 6
AUCTIONS: Final[i64] = 3  # of the six cards, in the auction game
DECORATIONS: Final[i64] = 10  # each player begins with
HOUSE_DECORATIONS: Final[i64] = 12  # in the supply of the auction game of two
HOUSE_BID: Final[i64] = 2
MOST_DECORATIONS: Final[i64] = 60
ENVELOPES_EACH: Final = (5, 4, 3, 2, 2)  # by players, from 2


def points_for(met: i64) -> i64:
    """What a placed guest is worth with so many preferences met."""
    if met == 0:
        return -3
    if met == 1:
        return 1
    return 3 if met == 2 else 6


def all_cards() -> list[int]:
    """The 42 preference cards of the box."""
    return [card for card in range(len(CARD_CODES)) for _ in range(CARD_COPIES[card])]
