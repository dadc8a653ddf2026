# compiled: mypyc
"""Piles of cards.

A shuffled face-down deck whose order nobody knows *is* a bag: drawing from the top and drawing any
card are the same thing to everybody at the table. A bag needs no shuffling, mixing cards in is
adding them, and there is no order in memory that could leak or that `imagine` would have to redraw.
"""

from typing import Final, final

from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.random import Random


@final
class Bag:
    """A face-down pile in an order unknown to all; holds at most as many cards as it began with."""

    def __init__(self, cards: vec[i64]) -> None:
        """Take over these cards."""
        self.cards: Final[vec[i64]] = cards
        self.count: i64 = len(cards)

    def add(self, card: i64) -> None:
        """Shuffle one card in."""
        self.cards[self.count] = card
        self.count += 1

    def draw(self, random: Random) -> i64:
        """Take the top card: any of them, each equally likely."""
        place = random.below(self.count)
        card = self.cards[place]
        self.count -= 1
        self.cards[place] = self.cards[self.count]
        return card

    def sort(self, kinds: i64) -> None:
        """Lose all trace of how the pile came about; cards are numbers below `kinds`."""
        sort_cards(self.cards, 0, self.count, kinds)

    def copy(self) -> "Bag":
        """The same cards, drawn alike by the same random source."""
        twin = Bag(self.cards[:])
        twin.count = self.count
        return twin

    def become(self, other: "Bag") -> None:
        """Hold the cards of another bag with as much room."""
        for place in range(other.count):
            self.cards[place] = other.cards[place]
        self.count = other.count

    def dump(self) -> list[int]:
        """The cards, in the order that makes later draws exact."""
        return list(self.cards[: self.count])


def sort_cards(cards: vec[i64], first: i64, count: i64, kinds: i64) -> None:
    """Bring `count` cards from place `first` on into ascending order, by counting each kind.

    `imagine` does so with what it is about to deal: what it draws must follow from the seed and
    from what the seat knows, and not from where the cards are in truth.
    """
    found = vec[i64]([0] * int(kinds))
    for place in range(first, first + count):
        found[cards[place]] += 1
    place = first
    for kind in range(kinds):
        for _card in range(found[kind]):
            cards[place] = kind
            place += 1


def load_bag(cards: list[int], room: i64) -> Bag:
    """The bag that `dump` wrote, with room for `room` cards."""
    row = vec[i64]([0] * int(room))
    count: i64 = 0
    for card in cards:
        row[count] = card
        count += 1
    bag = Bag(row)
    bag.count = count
    return bag
