"""What a view of Conspiração is made of. web/view.ts is written from these types."""

from typing import Literal, NotRequired, TypedDict

Phase = Literal[
    "recruit", "keep", "leave", "place", "swap", "swap_with", "claim", "choose", "over"
]  # in the order of their numbers


class Cell(TypedDict):
    """A lord in a chamber."""

    lord: int  # guild * 6 + rank, e.g. 11 for the red 6
    territory: int | None  # what covers its key
    crest: bool


class ScoreSheet(TypedDict):
    """How a seat's points come about, part by part."""

    lords: int
    territories: int
    each_territory: dict[str, int]  # worth by territory, e.g. {"16": 4}
    coalition: int  # lords in it
    coalition_points: int
    master: int
    total: int


class Chambered(TypedDict):
    """One player's chamber, pearls, keys and territories."""

    cells: list[Cell]  # in reading order, as they were filled
    pearls: int
    silver: int  # keys since the last territory
    gold: int
    territories: list[int]
    score: NotRequired[ScoreSheet]  # in live play, and at the end


class Limit(TypedDict):
    """A limit that somebody has set on what the next may draw."""

    seat: int
    count: int


class ConspiracyView(TypedDict):
    """The open position. The same for every seat and for spectators."""

    players: int
    seat: int | None  # whose turn it is
    starter: int
    phase: Phase
    turns: int
    deck: int
    piles: list[list[int]]  # lords by guild
    hand: list[int]
    territory_deck: list[int]  # public: what is nowhere else
    row: list[int]
    offered: list[int]
    master: int | None
    limit: Limit | None
    must_take: int  # lords the seat in turn has to draw; 0 if it is free
    closer: int | None  # who filled a chamber first
    swapping: int | None  # the first cell of a swap under way
    chambers: list[Chambered]
    live_score: bool
