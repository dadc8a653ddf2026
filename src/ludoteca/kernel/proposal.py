"""A plan of several moves that a hint may tell and show: what to put where, and what for."""

from dataclasses import dataclass

from ludoteca.kernel.text import Text


@dataclass(frozen=True)
class Placing:
    """A piece, the place where the plan would have it, and the points that it brings there."""

    piece: int
    place: int
    points: int


@dataclass(frozen=True)
class Proposal:
    """A plan in words, and piece by piece for the board."""

    text: Text
    placings: tuple[Placing, ...] = ()
