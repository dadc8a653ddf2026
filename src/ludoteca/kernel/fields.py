# compiled: mypyc
"""The fields of a position, declared once: what they may hold, their dump, their notation.

A game lists its fields in the order in which they are dumped:

    FIELDS: Final = Fields(
        META,
        Pile("deck", LORD_KINDS - 1, LORDS),
        Row("chambers", per_seat(CELLS), EMPTY, LORD_KINDS - 1),
        Number("seat", 0, last_seat).said("turn"),
        ...
    )

Only setting up and copying stay written out in the game's `state.py`, for speed. A length or a
bound is a number, or a function of the position where it depends on players, settings or cards.
What no bound can say (markers of two seats, a phase with nothing to choose) is for the game's
`impossible`; numbers of components are for `census`. The notation says the fields in this order
too: what it says and is no field as it stands is declared at its place in it, as a `Written`.
"""

from collections.abc import Callable
from dataclasses import replace
from operator import attrgetter
from typing import Any, Final, final

from ludoteca.kernel.bits import bits_of, members
from ludoteca.kernel.meta import Meta
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.notation import Written
from ludoteca.kernel.piles import Bag, load_bag
from ludoteca.kernel.random import MASK, Random

Bound = int | Callable[[Any], int]

NUMBER: Final[i64] = 0
ROW: Final[i64] = 1
MEMBERS: Final[i64] = 2
OTHER: Final[i64] = 3


class DamagedPosition(ValueError):
    """A dump that no position could have written."""


# Reading numbers out of a dump, with an error that names the field.


def number(data: dict[str, object], name: str, lowest: i64, highest: i64) -> i64:
    """The field's one number, which must lie within these bounds."""
    value = data.get(name)
    if not isinstance(value, int):
        raise DamagedPosition(f"position field {name!r} is not a number")
    if not int(lowest) <= value <= int(highest):  # a number of a file may be of any size
        raise DamagedPosition(f"position field {name!r} is {value}, not {lowest} to {highest}")
    return value


def numbers(data: dict[str, object], name: str, lowest: i64, highest: i64) -> list[int]:
    """The field's list of numbers, which must all lie within these bounds."""
    values = data.get(name)
    if not isinstance(values, list):
        raise DamagedPosition(f"position field {name!r} is not a list of numbers")
    least, most = int(lowest), int(highest)
    for value in values:
        if not isinstance(value, int):
            raise DamagedPosition(f"position field {name!r} is not a list of numbers")
        if not least <= value <= most:
            raise DamagedPosition(f"position field {name!r} has {value}, not {lowest} to {highest}")
    return values


def fill(
    row: vec[i64], data: dict[str, object], name: str, lowest: i64, highest: i64, length: i64
) -> None:
    """Write the field's list of exactly this many numbers into a row.

    Rows are filled, never exchanged: a position's are `Final`, which makes them quicker to read.
    """
    values = numbers(data, name, lowest, highest)
    check_length(name, values, length)
    for place in range(length):
        row[place] = values[place]


def check_length(name: str, values: list[int], length: i64) -> None:
    """Refuse a list of another length."""
    if len(values) != length:
        raise DamagedPosition(f"position field {name!r} has {len(values)} numbers, not {length}")


def check_room(name: str, values: list[int], room: i64) -> None:
    """Refuse a list that is too long."""
    if len(values) > room:
        raise DamagedPosition(f"position field {name!r} has {len(values)} numbers, {room} at most")


def check_order(name: str, values: list[int]) -> None:
    """Refuse a list that is not ascending."""
    for place in range(1, len(values)):
        if values[place] < values[place - 1]:
            raise DamagedPosition(f"position field {name!r} is not in order")


# Bounds that depend on who plays.


def last_seat(position: Any) -> int:
    """The highest seat."""
    return int(position.players) - 1


def all_seats(position: Any) -> int:
    """Every seat, as bits: the highest set of seats."""
    return int((1 << int(position.players)) - 1)


def per_seat(count: int) -> Callable[[Any], int]:
    """The length of a row with so many numbers for each seat."""
    return lambda position: count * int(position.players)


def value_of(bound: Bound, position: object) -> i64:
    """A bound as it is in this position."""
    return bound if isinstance(bound, int) else bound(position)


# Kinds of fields. `part` is the object that has the field: the position, or a part of it.


class Field:
    """One field: its name in the dump and in the position, and the numbers it may hold."""

    def __init__(self, name: str, lowest: Bound, highest: Bound) -> None:
        """Name it and say its bounds."""
        self.name = name  # in the dump
        self.attribute = name  # of the position, or of the part of it that has the field
        self.owner = ""  # that part; or the position itself
        self.kind: i64 = OTHER  # numbers and rows, which are most, are dumped without a call
        self.lowest = lowest
        self.highest = highest
        # Bounds that are the same in every position are native, and quick to read.
        self.is_fixed = isinstance(lowest, int) and isinstance(highest, int)
        self.least: i64 = lowest if isinstance(lowest, int) else 0
        self.most: i64 = highest if isinstance(highest, int) else 0
        self.written: Written | None = None  # how the notation says it, if plainly

    def said(
        self,
        name: str = "",
        *,
        of: str = "",
        is_set: bool = False,
        is_text: bool = False,
        first: int = 0,
        silent: object = None,
        by_seat: bool = False,
    ) -> "Field":
        """Have it said in the notation, under this name if it has another there; see `Written`."""
        self.written = Written(name, "", of, None, is_set, is_text, first, silent, by_seat)
        return self

    def in_words(self) -> list[Written]:
        """How it is said in the notation; nothing if it is not, or not plainly."""
        if self.written is None:
            return []
        return [replace(self.written, name=self.written.name or self.name, field=self.name)]

    def as_numbers(self) -> list[Written]:
        """How a notation says it that has no words for it: `.name`, then its numbers."""
        return [Written(f".{self.name}", self.name)]

    def dumped(self, part: Any) -> object:
        """What it holds, as plain data."""
        return getattr(part, self.attribute)

    def restore(self, part: Any, data: dict[str, object], position: object) -> None:
        """Take what was dumped; DamagedPosition if it cannot be."""
        raise NotImplementedError

    def path(self) -> str:
        """The way from the position to the attribute, if that is a number or a row."""
        if self.kind == OTHER:
            return "players"  # anything: it is asked for what it dumps
        return f"{self.owner}.{self.attribute}" if self.owner else self.attribute

    def bounds(self, position: object) -> tuple[i64, i64]:
        """The lowest and the highest number that it may hold in this position."""
        if self.is_fixed:
            return self.least, self.most
        return value_of(self.lowest, position), value_of(self.highest, position)


@final
class Number(Field):
    """One number; also a set of seats or cards as bits, dumped as the number that it is."""

    def __init__(self, name: str, lowest: Bound, highest: Bound) -> None:
        """Name it and say its bounds."""
        super().__init__(name, lowest, highest)
        self.kind = NUMBER

    def restore(self, part: Any, data: dict[str, object], position: object) -> None:
        """Take the number."""
        lowest, highest = self.bounds(position)
        setattr(part, self.attribute, number(data, self.name, lowest, highest))


@final
class Row(Field):
    """A row of so many numbers."""

    def __init__(self, name: str, length: Bound, lowest: Bound, highest: Bound) -> None:
        """Name it, and say its length and its bounds."""
        super().__init__(name, lowest, highest)
        self.kind = ROW
        self.length = length

    def dumped(self, part: Any) -> object:
        """The numbers as a list."""
        row: vec[i64] = getattr(part, self.attribute)
        return list(row)

    def restore(self, part: Any, data: dict[str, object], position: object) -> None:
        """Take the numbers."""
        lowest, highest = self.bounds(position)
        length = value_of(self.length, position)
        row: vec[i64] = getattr(part, self.attribute)
        fill(row, data, self.name, lowest, highest, length)


@final
class Members(Field):
    """A set of small numbers, as bits; dumped as the list of its members."""

    def __init__(self, name: str, highest: Bound) -> None:
        """Name it, and say the highest number that it may hold."""
        super().__init__(name, 0, highest)
        self.kind = MEMBERS

    def dumped(self, part: Any) -> object:
        """The members, ascending."""
        return members(getattr(part, self.attribute))

    def restore(self, part: Any, data: dict[str, object], position: object) -> None:
        """Take the members, each of them once."""
        lowest, highest = self.bounds(position)
        values = numbers(data, self.name, lowest, highest)
        check_order(self.name, values)
        if len(set(values)) != len(values):
            raise DamagedPosition(f"position field {self.name!r} has a number twice")
        setattr(part, self.attribute, bits_of(values))


@final
class Pile(Field):
    """A face-down pile, a `Bag`, with room for so many cards."""

    def __init__(self, name: str, highest: Bound, room: i64) -> None:
        """Name it, and say the highest card and how many there may be."""
        super().__init__(name, 0, highest)
        self.room = room

    def dumped(self, part: Any) -> object:
        """The cards, in the order that makes later draws exact."""
        bag: Bag = getattr(part, self.attribute)
        return bag.dump()

    def restore(self, part: Any, data: dict[str, object], position: object) -> None:
        """Take the cards."""
        lowest, highest = self.bounds(position)
        cards = numbers(data, self.name, lowest, highest)
        check_room(self.name, cards, self.room)
        setattr(part, self.attribute, load_bag(cards, self.room))


@final
class Hand(Field):
    """A few cards in ascending order, at the beginning of a row with a count of its own."""

    def __init__(self, name: str, count: str, highest: Bound, room: i64) -> None:
        """Name it and its count, and say the highest card and how many there may be."""
        super().__init__(name, 0, highest)
        self.count = count
        self.room = room

    def dumped(self, part: Any) -> object:
        """The cards."""
        row: vec[i64] = getattr(part, self.attribute)
        return list(row[: getattr(part, self.count)])

    def restore(self, part: Any, data: dict[str, object], position: object) -> None:
        """Take the cards."""
        lowest, highest = self.bounds(position)
        cards = numbers(data, self.name, lowest, highest)
        check_room(self.name, cards, self.room)
        check_order(self.name, cards)
        row: vec[i64] = getattr(part, self.attribute)
        for place in range(len(cards)):
            row[place] = cards[place]
        setattr(part, self.count, len(cards))


@final
class Chance(Field):
    """The random source."""

    def dumped(self, part: Any) -> object:
        """Its words."""
        source: Random = getattr(part, self.attribute)
        return source.dump()

    def restore(self, part: Any, data: dict[str, object], position: object) -> None:
        """Go on from these words."""
        words = numbers(data, self.name, 0, MASK)
        check_length(self.name, words, 5)
        source: Random = getattr(part, self.attribute)
        source.restore(words)


@final
class Group(Field):
    """Single numbers, each with bounds of its own, that are dumped together as one list."""

    def __init__(self, name: str, *parts: Field) -> None:
        """Name it and its numbers, in order."""
        super().__init__(name, 0, 0)
        self.parts = list(parts)
        self.attributes: Any = attrgetter(*[single.attribute for single in parts])

    def dumped(self, part: Any) -> object:
        """The numbers."""
        return list(self.attributes(part))

    def restore(self, part: Any, data: dict[str, object], position: object) -> None:
        """Take the numbers; a complaint names the one that is wrong."""
        values = numbers(data, self.name, -MASK, MASK)
        check_length(self.name, values, len(self.parts))
        for place in range(len(self.parts)):
            single = self.parts[place]
            single.restore(part, {single.name: values[place]}, position)

    def in_words(self) -> list[Written]:
        """How its numbers are said."""
        return [written for single in self.parts for written in single.in_words()]


@final
class Nested(Field):
    """A part of the position with fields of its own, dumped as data inside the data."""

    def __init__(self, name: str, *fields: Field) -> None:
        """Name it and its fields, in order."""
        super().__init__(name, 0, 0)
        self.fields = list(fields)

    def dumped(self, part: Any) -> object:
        """Its fields by name."""
        inner = getattr(part, self.attribute)
        return {field.name: field.dumped(inner) for field in self.fields}

    def restore(self, part: Any, data: dict[str, object], position: object) -> None:
        """Take its fields."""
        past = data.get(self.name)
        if not isinstance(past, dict):
            raise DamagedPosition(f"position field {self.name!r} is missing")
        inner = getattr(part, self.attribute)
        for field in self.fields:
            field.restore(inner, past, position)

    def as_numbers(self) -> list[Written]:
        """Its fields, as `.name.field`."""
        paths = [f"{self.name}.{field.name}" for field in self.fields]
        return [Written(f".{path}", path) for path in paths]


def inside(owner: str, prefix: str, *fields: Field) -> list[Field]:
    """Fields of a part of the position that are dumped with the others, under longer names."""
    for field in fields:
        field.owner = owner
        field.name = prefix + field.name
    return list(fields)


CHANCE: Final = Chance("random", 0, int(MASK))
SHOWN: Final = Number("shown", 0, int(MASK))  # how often something hidden was shown to somebody


@final
class Fields:
    """All fields of a game's position, in the order in which they are dumped."""

    def __init__(self, meta: Meta, *declared: Field | Written) -> None:
        """Players and settings, which come first, are as the game's card says."""
        self.declared = list(declared)
        fields = [part for part in declared if isinstance(part, Field)]
        self.fewest: i64 = meta.players[0]
        self.most: i64 = meta.players[-1]
        self.choices = [len(setting.values) for setting in meta.settings]
        self.fields = fields
        names = ["players", "settings", *[field.name for field in fields]]
        self.blank: dict[str, object] = dict.fromkeys(names)  # copied, it need not grow
        # All of them are read at once, which is quicker; what is no number and no row, by itself.
        paths = [field.path() for field in fields]
        self.attributes: Any = attrgetter("players", "settings", *paths)

    def dump(self, position: Any) -> dict[str, object]:
        """The whole position as plain data."""
        data = self.blank.copy()
        values: tuple[Any, ...] = self.attributes(position)
        data["players"] = values[0]
        data["settings"] = list(values[1])
        place: i64 = 2
        for field in self.fields:
            if field.kind == NUMBER:
                data[field.name] = values[place]
            elif field.kind == ROW:
                row: vec[i64] = values[place]
                data[field.name] = list(row)
            elif field.kind == MEMBERS:
                data[field.name] = members(values[place])
            else:
                part = getattr(position, field.owner) if field.owner else position
                data[field.name] = field.dumped(part)
            place += 1
        return data

    def restore(self, position: Any, data: dict[str, object]) -> None:
        """Become the position that `dump` wrote; DamagedPosition if a number cannot be.

        Players and settings are the position's own already: it was made with them.
        """
        for field in self.fields:
            part = getattr(position, field.owner) if field.owner else position
            field.restore(part, data, position)

    def players(self, data: dict[str, object]) -> i64:
        """How many play in a dumped position."""
        return number(data, "players", self.fewest, self.most)

    def settings(self, data: dict[str, object]) -> vec[i64]:
        """The settings of a dumped position."""
        values = numbers(data, "settings", 0, MASK)
        check_length("settings", values, len(self.choices))
        for place in range(len(values)):
            value, highest = values[place], self.choices[place] - 1
            if value > highest:
                raise DamagedPosition(f"position field 'settings' has {value}, not 0 to {highest}")
        return vec[i64]([value for value in values])  # noqa: C416 - in a loop it is faster

    def in_words(self) -> list[Written]:
        """What the notation has plain words for, in the order of its line."""
        line: list[Written] = []
        for part in self.declared:
            line += part.in_words() if isinstance(part, Field) else [part]
        return line

    def as_numbers(self) -> list[Written]:
        """Every field but chance, for a notation that says what it has no words for as numbers."""
        return [
            written
            for field in self.fields
            if field is not CHANCE and field is not SHOWN
            for written in field.as_numbers()
        ]

    def bounds(self, position: object) -> dict[str, tuple[int, int]]:
        """The lowest and the highest number of every field, in this position."""
        return {
            field.name: (value_of(field.lowest, position), value_of(field.highest, position))
            for field in self.fields
            if field.lowest != field.highest
        }
