# compiled: mypyc
"""The row of small numbers into which a position writes what a seat observes."""

from typing import final

from ludoteca.kernel.native import i16, i64, vec


@final
class Observation:
    """Room for one observation or for many, one after another; filled again and again.

    Whoever hands it out has made zeros of it, so that only what is not 0 need be written.
    """

    def __init__(self, items: vec[i16]) -> None:
        """Write into these numbers, which other programs may be looking at."""
        self.items: vec[i16] = items
        self.at: i64 = 0  # where the next number goes

    def add(self, value: i64) -> None:
        """Write one number."""
        self.items[self.at] = i16(value)
        self.at += 1

    def skip(self, count: i64) -> None:
        """Leave so many zeros."""
        self.at += count

    def clear(self, first: i64, count: i64) -> None:
        """Make zeros of a stretch, and go on writing at its beginning."""
        items = self.items
        for place in range(first, first + count):
            items[place] = 0
        self.at = first

    def add_flags(self, bits: i64, count: i64) -> None:
        """Write a set as 0 and 1, the lowest of its `count` numbers first."""
        items = self.items
        at = self.at
        for number in range(count):
            items[at + number] = i16((bits >> number) & 1)
        self.at = at + count

    def add_row(self, row: vec[i64], first: i64, count: i64, more: i64) -> None:
        """Write a stretch of a row, each number raised by `more`: -1 for none becomes 0."""
        items = self.items
        at = self.at
        for place in range(count):
            items[at + place] = i16(row[first + place] + more)
        self.at = at + count

    def add_seat(self, other: i64, seat: i64, players: i64) -> None:
        """Write 0 for nobody, else 1 and how many places to the left of `seat` that one sits."""
        if other < 0:
            self.add(0)
        else:
            self.add(1 + relative(other, seat, players))

    def add_seats(self, bits: i64, seat: i64, players: i64) -> None:
        """Write a set of seats as 0 and 1, beginning with `seat` and going to the left."""
        for place in range(players):
            self.add((bits >> ((seat + place) % players)) & 1)

    def add_by_seat(self, row: vec[i64], seat: i64, players: i64, width: i64, more: i64) -> None:
        """Write a row of `width` numbers for each seat, beginning with `seat`."""
        for place in range(players):
            self.add_row(row, ((seat + place) % players) * width, width, more)


def relative(other: i64, seat: i64, players: i64) -> i64:
    """How many places to the left of `seat` another one sits."""
    if other < seat:
        return other - seat + players
    return other - seat


def make_observation(size: i64) -> Observation:
    """A sheet of so many zeros."""
    return Observation(vec[i16]([0] * int(size)))
