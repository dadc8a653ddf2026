"""The numbered words of a game: its actions, events and reasons, read from its tables.

A game writes them as `{number: "name field ..."}`; an action's fields carry their range,
`"swap_with cell:0-14"`, and the table ends with the first number that is no action any more.
"""

from bisect import bisect
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product

Encode = Callable[[int], str]
Decode = Callable[[str], int]


@dataclass(frozen=True)
class ActionKind:
    """All actions of one name: `first`, and one number for each combination of arguments."""

    name: str
    first: int
    fields: tuple[tuple[str, int, int], ...]  # name, lowest, highest

    @property
    def size(self) -> int:
        """How many actions there are of this kind."""
        size = 1
        for _, lowest, highest in self.fields:
            size *= highest - lowest + 1
        return size

    def arguments(self, action: int) -> Mapping[str, int]:
        """The arguments that this number stands for."""
        return self._arguments[action - self.first]

    @cached_property
    def _arguments(self) -> list[Mapping[str, int]]:
        """Of all of this kind: a list of refusals asks about every action there is."""
        names = [name for name, _, _ in self.fields]
        ranges = [range(lowest, highest + 1) for _, lowest, highest in self.fields]
        return [dict(zip(names, values, strict=True)) for values in product(*ranges)]

    def number(self, arguments: Mapping[str, int]) -> int:
        """The number of these arguments; ValueError if one is missing or out of range."""
        if set(arguments) != {name for name, _, _ in self.fields}:
            raise ValueError(f"{self.name} takes {[name for name, _, _ in self.fields]}")
        offset = 0
        for name, lowest, highest in self.fields:
            if not lowest <= arguments[name] <= highest:
                raise ValueError(f"{name} must be {lowest} to {highest}, not {arguments[name]}")
            offset = offset * (highest - lowest + 1) + arguments[name] - lowest
        return self.first + offset


@dataclass(frozen=True)
class WordKind:
    """An event or a reason: its name and the words after it."""

    name: str
    fields: tuple[str, ...]


def word_kinds(table: Mapping[int, str]) -> dict[int, WordKind]:
    """Read a table of events or reasons."""
    return {
        number: WordKind(line.split()[0], tuple(line.split()[1:])) for number, line in table.items()
    }


def _read_kind(first: int, line: str) -> ActionKind:
    name, *words = line.split()
    fields = []
    for word in words:
        label, _, bounds = word.partition(":")
        lowest, _, highest = bounds.partition("-")
        fields.append((label, int(lowest), int(highest)))
    return ActionKind(name, first, tuple(fields))


@dataclass(frozen=True)
class Vocabulary:
    """The actions of a game, by number, by name and arguments, and as notation."""

    kinds: tuple[ActionKind, ...]
    size: int
    codecs: Mapping[str, tuple[Encode, Decode]] = field(default_factory=dict)

    @staticmethod
    def of(
        table: Mapping[int, str], codecs: Mapping[str, tuple[Encode, Decode]] | None = None
    ) -> "Vocabulary":
        """Read a game's table; ValueError if a kind does not begin where the one before ends."""
        *starts, size = sorted(table)
        kinds = tuple(_read_kind(first, table[first]) for first in starts)
        for kind, end in zip(kinds, [*starts[1:], size], strict=True):
            if kind.first + kind.size != end:
                raise ValueError(f"{kind.name} ends at {kind.first + kind.size}, not {end}")
        return Vocabulary(kinds, size, codecs or {})

    def kind(self, action: int) -> ActionKind:
        """The kind that an action belongs to; IndexError outside the vocabulary."""
        if not 0 <= action < self.size:
            raise IndexError(f"no action {action}")
        return self.kinds[bisect(self._starts, action) - 1]

    @cached_property
    def _starts(self) -> list[int]:
        return [kind.first for kind in self.kinds]

    def option(self, action: int) -> dict[str, object]:
        """An action as its kind and arguments."""
        kind = self.kind(action)
        return {"kind": kind.name, **kind.arguments(action)}

    def action(self, name: str, **arguments: int) -> int:
        """The number of an action; ValueError if there is none."""
        for kind in self.kinds:
            if kind.name == name:
                return kind.number(arguments)
        raise ValueError(f"no action is called {name!r}")

    def write(self, action: int) -> str:
        """An action as notation: its name and its arguments, `keep R6`."""
        kind = self.kind(action)
        words = [self._encode(name, value) for name, value in kind.arguments(action).items()]
        return " ".join([kind.name, *words])

    def read(self, notation: str) -> int:
        """The action that notation names; ValueError if it names none."""
        name, *words = notation.split() or [""]
        kind = next((kind for kind in self.kinds if kind.name == name), None)
        if kind is None or len(words) != len(kind.fields):
            raise ValueError(f"cannot read the action {notation!r}")
        pairs = zip(kind.fields, words, strict=True)
        return kind.number({label: self._decode(label, word) for (label, _, _), word in pairs})

    def _encode(self, label: str, value: int) -> str:
        return self.codecs[label][0](value) if label in self.codecs else str(value)

    def _decode(self, label: str, word: str) -> int:
        return self.codecs[label][1](word) if label in self.codecs else int(word)
