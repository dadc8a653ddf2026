"""The features of a net, made from the layout of a game's observation."""

import hashlib
from dataclasses import dataclass
from functools import cached_property
from math import log2

from ludoteca.bots.eyes import MOST_STEPS, Eyes
from ludoteca.kernel.layout import CHOICE, Layout
from ludoteca.kernel.native import i64, vec

EXACT = 12  # counts up to this have a feature each
PER_DOUBLING = 4  # beyond it so many for every doubling


@dataclass(frozen=True)
class Column:
    """One number that a net sees."""

    lowest: int
    highest: int
    named: bool  # a choice, whose values have nothing in common


@dataclass(frozen=True)
class Columns:
    """All numbers that a net sees, and which features their values become."""

    players: int
    columns: tuple[Column, ...]

    @staticmethod
    def of(layout: Layout, players: int) -> "Columns":
        """The numbers of an observation and then, for each seat, how far it is ahead."""
        seen = [
            Column(field.lowest, field.highest, field.kind == CHOICE)
            for field in layout.fields
            for _ in range(field.size)
        ]
        leads = [Column(-int(MOST_STEPS), int(MOST_STEPS), False)] * players
        return Columns(players, (*seen, *leads))

    @cached_property
    def fingerprint(self) -> str:
        """Changes whenever any feature changes its meaning or place."""
        told = repr((EXACT, PER_DOUBLING, self.columns))
        return hashlib.sha256(told.encode()).hexdigest()[:16]

    @cached_property
    def table(self) -> list[list[int]]:
        """For each number the features of its values, from the lowest on; 0 is none."""
        rows, known = [], 0
        for column in self.columns:
            places: dict[int, int] = {}
            row = []
            for value in range(column.lowest, column.highest + 1):
                step = value if column.named else bucket(value)
                if step != 0 and step not in places:
                    known += 1
                    places[step] = known
                row.append(places.get(step, 0))
            rows.append(row)
        return rows

    @property
    def width(self) -> int:
        """How many features there are, with number 0, which is none."""
        return 1 + max(max(row) for row in self.table)

    def eyes(self, margin: float) -> Eyes:
        """Somebody who sees these features."""
        starts: list[int] = []
        features: list[int] = []
        for row in self.table:
            starts.append(len(features))
            features += row
        lowest = [column.lowest for column in self.columns]
        highest = [column.highest for column in self.columns]
        rows = [vec[i64](each) for each in (starts, lowest, highest, features)]
        return Eyes(self.players, margin, *rows)


def bucket(value: int) -> int:
    """Which feature a count has: its own while it is small, later one for a stretch of them."""
    size = abs(value)
    if size > EXACT:
        size = EXACT + 1 + int(PER_DOUBLING * log2(size / (EXACT + 1)))
    return size if value > 0 else -size
