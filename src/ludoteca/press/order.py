"""What may be asked of the press, and a clear word about what may not."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, get_args

from ludoteca.kernel.problems import Problem
from ludoteca.kernel.text import LANGUAGES

Sides = Literal["long", "short", "single"]
Ink = Literal["colour", "saving"]
SIDES: tuple[Sides, ...] = get_args(Sides)
INKS: tuple[Ink, ...] = get_args(Ink)
PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}  # millimetres, upright
# What goes into the sleeves that shops sell, by the name on their packet.
CARDS = {
    "standard": (63.0, 88.0),
    "usa": (56.0, 87.0),
    "euro": (59.0, 92.0),
    "mini": (44.0, 67.0),
    "tarot": (70.0, 120.0),
}
MOST_BLEED = 3.0


@dataclass(frozen=True)
class Order:
    """How sheets are wanted; `checked` before anything is made of it."""

    language: str = "pt"
    paper: str = "a4"
    cards: str = "standard"
    sides: str = "long"  # the edge that the sheet is turned over, or single: fronts only
    ink: str = "colour"
    bleed: float = 1.0  # of colour beyond the cut
    only: tuple[str, ...] = ()  # sections; all of them if none is named

    @property
    def is_duplex(self) -> bool:
        """Whether sheets are printed on both sides."""
        return self.sides != "single"

    @property
    def sheet(self) -> tuple[float, float]:
        """Width and height of the paper, upright."""
        return PAPERS[self.paper]

    @property
    def card(self) -> tuple[float, float]:
        """Width and height of a card."""
        return CARDS[self.cards]


def checked(order: Order) -> Order:
    """This order, or a Problem that says what there is instead."""
    _among("language", order.language, LANGUAGES)
    _among("paper", order.paper, tuple(PAPERS))
    _among("cards", order.cards, tuple(CARDS))
    _among("sides", order.sides, SIDES)
    _among("ink", order.ink, INKS)
    if not 0 <= order.bleed <= MOST_BLEED:
        raise Problem("problem-print-bleed", most=int(MOST_BLEED))
    return order


def check_only(only: Sequence[str], known: Sequence[str]) -> None:
    """A Problem if a section is asked for that the game has not."""
    for name in only:
        _among("only", name, known)


def _among(what: str, value: str, known: Sequence[str]) -> None:
    if value not in known:
        raise Problem(f"problem-print-{what}", value=value, known=", ".join(known))
