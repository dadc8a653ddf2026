"""What a view of Vossa Excelência is made of. web/view.ts is written from these types."""

from typing import Annotated, Literal, NotRequired, TypedDict

from ludoteca.games.vossa_excelencia.instructions import Category, Icon, Sphere
from ludoteca.kernel.shape import PARTIAL
from ludoteca.kernel.text import TextData

Phase = Literal[
    "actions",
    "discards",
    "accepting",
    "branching",
    "choosing",
    "sphere",
    "targeting",
    "paying",
    "running",
    "over",
]  # in the order of their numbers
Stage = Literal["setup", "opening", "acting", "closing", "leaving", "event", "elections"]
Bill = Annotated[dict[Icon, int], PARTIAL]


class Voter(TypedDict):
    """A voter in the zone, and what it would cost whoever looks."""

    card: int
    price: NotRequired[Bill]


class PileView(TypedDict):
    """How many cards lie face down, and those of the face-up discard."""

    count: int
    discard: list[int]


class CabinetCard(TypedDict):
    """A card in a cabinet."""

    card: int
    turned: bool
    used: bool  # this turn: its action, or its articulation where that does not turn it
    money: int
    capital: int  # its own conditions included


class HandView(TypedDict):
    """A hand, as far as it is known."""

    count: int
    cards: list[int]  # those that the viewer knows
    revealed: list[int]
    prices: NotRequired[dict[str, Bill]]  # one's own


class CabinetView(TypedDict):
    """One player's cabinet and what belongs to it."""

    cards: list[CabinetCard]
    influence: dict[Sphere, int]
    power: int
    hand: HandView
    capital: int
    in_game: bool


class Resolving(TypedDict):
    """The effect under way: which card, for whom, and what is asked."""

    card: int
    owner: int
    icon: NotRequired[Icon]  # what is being paid
    bill: NotRequired[Bill]
    remaining: NotRequired[int]
    target: NotRequired[int | None]
    branches: NotRequired[list[TextData]]
    sheltered: NotRequired[list[int]]  # the rivals whom it cannot reach, where one is chosen


class Sign(TypedDict):
    """A thing and how many of it; 0 where the number varies."""

    shows: str  # a resource, "any", "draw", "infamy", "roll", "condition", "or", "more"
    count: int


class Printed(TypedDict):
    """A card with all its words in one language."""

    card: int
    code: str  # the id in the deck's file
    category: Category
    name: str
    flavour: str
    spheres: list[Sphere]
    keywords: list[str]
    motifs: list[int]  # the keywords by number, for the picture
    cost: Bill
    capital: int
    lines: list[str]
    gist: dict[str, list[Sign]]  # what it does in signs, by moment
    headings: list[str]  # of the rules page
    expansion: bool
    picture: NotRequired[str]  # of one's own: a JPEG in base64


class VossaView(TypedDict):
    """The table as a seat or a spectator sees it."""

    players: int
    seat: int | None  # whose turn it is
    actor: int | None  # who decides now
    starter: int
    phase: Phase
    stage: Stage
    semester: int
    semesters: int
    expansion: bool
    deck: str  # "house-5", or the beginning of its text's hash
    zone: list[Voter]
    piles: dict[Category, PileView]
    event: int | None
    die: int | None
    cabinets: list[CabinetView]
    resolving: Resolving | None
