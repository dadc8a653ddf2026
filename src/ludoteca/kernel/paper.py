"""What a game has on paper: its parts as data, for whoever lays them out on sheets.

A game's module `paper.py` has a function `parts(order)`; drawings are named as in its
`web/press.ts`. Lengths are millimetres; colours are `#rrggbb`
or tokens of the game's look.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from ludoteca.kernel.text import Speaker

PAPER, INK = "#ffffff", "#111111"


@dataclass(frozen=True)
class PaperOrder:
    """What is wanted of a game: for how many, in whose words, with which settings."""

    players: int
    speaker: Speaker
    settings: Mapping[str, str] = field(default_factory=dict)
    card: tuple[float, float] = (63.0, 88.0)  # for what holds cards


@dataclass(frozen=True)
class Band:
    """A strip across a card, with a mark and a few words."""

    colour: str
    mark: str  # a drawing
    text: str


@dataclass(frozen=True)
class Face:
    """One side of a card: a drawing that fills it, a picture over words, or both."""

    words: str  # all that it says and shows, for whoever hears it
    drawing: str = ""  # fills the card
    edge: str = PAPER  # the colour at the rim, which goes on beyond the cut
    ink: str = INK  # of the letters
    picture: str = ""  # across the top; a drawing, or one of the paper's own photos
    share: float = 0.3  # of the card's height, that the picture has
    fit: str = "cover"  # or "contain", for a picture of which nothing may be cut
    signs: tuple[str, ...] = ()  # large, in the middle; with a ~ before it, in white
    marks: tuple[str, ...] = ()  # small, over the picture on the left
    badge: tuple[str, str] = ("", "")  # a drawing over the picture on the right, with a word on it
    band: Band | None = None
    title: str = ""
    cost: tuple[tuple[int, str], ...] = ()  # numbers, each with a drawing
    lines: tuple[str, ...] = ()
    flavour: str = ""
    foot: tuple[str, str] = ("", "")  # left and right
    inset: tuple[float, float, float] = (4.0, 4.0, 4.0)  # left free beside, above and below


@dataclass(frozen=True)
class Card:
    """Cards that are alike."""

    name: str  # of the component, as `census` counts it
    front: Face
    back: Face
    copies: int = 1


@dataclass(frozen=True)
class Piece:
    """Pieces that are alike, cut out of a sheet: round, or along a rectangle."""

    name: str
    words: str
    drawing: str
    width: float
    height: float
    copies: int = 1
    is_round: bool = False
    text: str = ""  # written over it
    edge: str = PAPER


@dataclass(frozen=True)
class Standee:
    """Figures that are alike, drawn twice around a fold, with feet to stand on."""

    name: str
    words: str
    drawing: str
    width: float
    height: float
    copies: int = 1
    foot: float = 8.0
    label: str = ""  # on the foot
    mark: str = ""  # a drawing on the foot: whose it is
    narrowest: float = 18.0  # what is cut out is at least as wide as this


@dataclass(frozen=True)
class Envelope:
    """A pocket for cards: a front, folded below to a back whose flaps are glued to it."""

    name: str
    words: str
    drawing: str
    width: float
    height: float
    label: str  # under the drawing, and on the back
    copies: int = 1
    flap: float = 8.0


@dataclass(frozen=True)
class Plate:
    """Something laid over a board: a label, with places for pieces beneath it."""

    x: float = 0.0  # of the middle, in the board's own millimetres
    y: float = 0.0
    width: float = 0.0
    height: float = 0.0
    place: str = ""  # instead of these four: where the drawing has a place of this name
    text: str = ""
    slots: tuple[str, ...] = ()  # what each place is called, "" for nothing
    note: str = ""
    is_round: bool = True  # the places
    fill: str = "#fffdf6"
    stroke: str = INK
    opens: bool = False  # one open place instead of many


@dataclass(frozen=True)
class Board:
    """A plan to play on, cut into sheets where it is larger than one."""

    name: str
    words: str
    width: float
    height: float
    drawing: str = ""
    plates: tuple[Plate, ...] = ()
    copies: int = 1
    folds: tuple[float, ...] = ()  # across, where it is folded upright
    edge: str = PAPER


Part = Card | Piece | Standee | Envelope | Board


@dataclass(frozen=True)
class Section:
    """Parts that are printed together and may be asked for by name."""

    name: str  # its words are `paper-<name>` in the game's texts
    parts: tuple[Part, ...]
    has_hint: bool = False  # `paper-<name>.hint` says how to make them


@dataclass(frozen=True)
class ReferenceLine:
    """A line of a list to look things up in."""

    thing: str
    does: str
    mark: str = ""  # a drawing before it


@dataclass(frozen=True)
class Reference:
    """A list to look things up in, for the booklet and each player's summary."""

    title: str
    entries: tuple[ReferenceLine, ...]


@dataclass(frozen=True)
class Paper:
    """A game as paper: its sections, and what a table needs besides."""

    sections: tuple[Section, ...]
    summary: tuple[str, ...]  # headings of the rules page that each player's summary repeats
    references: tuple[Reference, ...] = ()
    needs: tuple[str, ...] = ()  # a die, paper clips: in words
    inverted: bool = False  # drawn light on dark: the saving style turns it round
    photos: Mapping[str, bytes] = field(default_factory=dict)  # JPEGs of one's own, `name.jpg`
