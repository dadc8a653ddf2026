"""A plan of several moves that a hint may tell and show: what to put where, and what for."""

from dataclasses import dataclass

import msgspec

from ludoteca.kernel.text import Text


class Placing(msgspec.Struct, frozen=True):
    """A piece where a plan of several moves would have it, and the points that it brings there."""

    piece: int
    place: int
    points: int


@dataclass(frozen=True)
class Advice:
    """A plan in words, and piece by piece for the board."""

    text: Text  # what it brings, and why
    placings: tuple[Placing, ...] = ()
    listed: Text | None = None  # the same placings in words
