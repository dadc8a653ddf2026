"""What the numbers of an observation mean: named fields, one after another.

An observation is the same for every adapter: small whole numbers, what the seat itself owns first
and the others in the order in which they sit to its left. A field is a `count`, a `flag` (0 or 1)
or a `choice`: a number that only names something, with 0 for nothing where there may be nothing.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

COUNT, FLAG, CHOICE = "count", "flag", "choice"


@dataclass(frozen=True)
class ObservedField:
    """Some neighbouring numbers of one meaning."""

    name: str
    kind: str  # COUNT, FLAG or CHOICE
    size: int  # how many numbers
    highest: int  # of each; the lowest is `lowest`
    about: str  # a sentence for whoever trains with it
    lowest: int = 0

    @property
    def width(self) -> int:
        """How many features it becomes when every choice is spread out."""
        return self.size * (self.highest - self.lowest + 1 if self.kind == CHOICE else 1)


@dataclass(frozen=True)
class Layout:
    """The fields of a game's observation, for one number of players."""

    version: int  # raised when a field changes its meaning, its place or its bounds
    fields: tuple[ObservedField, ...]

    @cached_property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(field.size for field in self.fields)

    @cached_property
    def width(self) -> int:
        """How many features an observation becomes."""
        return sum(field.width for field in self.fields)

    def slices(self) -> Iterator[tuple[ObservedField, slice]]:
        """Each field with where its numbers are."""
        first = 0
        for field in self.fields:
            yield field, slice(first, first + field.size)
            first += field.size


EMPTY_LAYOUT = Layout(0, ())


def count(name: str, size: int, highest: int, about: str, lowest: int = 0) -> ObservedField:
    """A field of numbers that are more or less of something."""
    return ObservedField(name, COUNT, size, highest, about, lowest)


def flag(name: str, size: int, about: str) -> ObservedField:
    """A field of answers: 1 yes, 0 no."""
    return ObservedField(name, FLAG, size, 1, about)


def choice(name: str, size: int, highest: int, about: str) -> ObservedField:
    """A field of numbers that name something."""
    return ObservedField(name, CHOICE, size, highest, about)
