"""What a view of Quissama is made of. web/view.ts is written from these types."""

from typing import Annotated, Literal, NotRequired, TypedDict

from ludoteca.games.quissama.cards import IconName
from ludoteca.kernel.shape import PAIR, PARTIAL

Phase = Literal[
    "opening", "main", "paying", "stealing", "looking", "giving", "discarding", "over"
]  # in the order of their numbers
Icons = Annotated[dict[IconName, int], PARTIAL]  # e.g. {"burgher": 1, "coin": 2}
Pair = Annotated[list[int], PAIR]


class Business(TypedDict):
    """A business on a road."""

    owner: int | None
    workers: int
    square: int  # where its road leads
    full: bool


class Tenement(TypedDict):
    """Who lives in the tenement, and how many could."""

    count: int
    spaces: int


class Character(TypedDict):
    """One of the eight: where it is, what a marker costs and how far everybody is."""

    played: bool
    holder: int | None
    markers: list[int]  # whose
    cost: Icons
    price: Icons  # for whoever looks, or the seat in turn for a spectator: more in a rival's area
    identical: int  # cards alike, instead of icons
    progress: list[list[Pair]]  # by seat: what it has of what is asked


class Spent(TypedDict, total=False):
    """What a payment takes; only the payer is told."""

    spends: list[int]  # faces of cards
    spends_tokens: int
    spends_excess: list[int]


class Spending(Spent):
    """What would be spent on some of what may be done now."""

    actions: list[int]  # of one kind and cost
    choice: bool  # there is another way to pay


class Payment(Spent):
    """What is being paid, and what `pay` would spend; only the payer is told."""

    action: int
    due: Icons
    identical: int


class Area(TypedDict):
    """One player's area: open to all, but for the hand."""

    cards: int
    pieces: int  # not on the board
    full: list[int]  # businesses
    ministers: int
    token_worth: int
    hand: NotRequired[list[int]]  # faces: one's own, or one that is being looked at
    known: NotRequired[list[int]]  # faces seen on their way into this hand


class Turn(TypedDict):
    """What the seat in turn has left over, used and done."""

    tokens: list[int]  # businesses whose token is not spent yet
    excess: list[int]  # Nagoas, Guaiamuns and coins left over
    used: list[int]  # characters
    fresh: list[int]  # characters taken this turn
    closed: bool  # no more abilities
    exchanged: int
    laid: list[int]  # market slots that keep their card this turn
    robbed: list[int]


class QuissamaView(TypedDict):
    """The open table, and for a seat its own hand and what it knows of the others'."""

    players: int
    seat: int | None  # whose turn it is
    you: int | None
    starter: int
    phase: Phase
    turns: int
    variants: list[str]
    scandals: int  # in the box of this game
    blessings: int
    costs: dict[str, list[Icons]]  # by kind of action; two where it depends on the gang
    deck: int
    discards: list[int]
    removed: int  # scandals out of the game
    market: list[int]
    squares: list[int]
    businesses: list[Business]
    tenement: Tenement
    ministry: list[int | None]
    senzala: int
    characters: list[Character]
    stored: list[int]  # under Quissama
    seats: list[Area]
    turn: Turn
    paying: Payment | None
    spending: list[Spending]
    robbing: int  # cards still to be stolen
    looking: int | None  # whose hand is looked at
    winner: int | None
    winning: int | None  # the character whose goal was met
