"""Fields of a position as words: what the notations of all games have in common.

A notation is a part for each seat, then the rest: fields by name, `turn 1, row gold two`. What a
part of a seat looks like is the game's own affair. How a field is written plainly stands where it
is declared (`kernel/fields.py`), for reading and writing alike:

    Number("seat", 0, last_seat).said("turn"),
    Number("master", NOBODY, last_seat).said(silent=-1),
    Members("row", TERRITORIES - 1).said(of="territory", silent=[]),
    Written("live_score"),

The line says them in the order of the declaration. What is said but is no field as it stands, like
the setting here, is declared there too, as a `Written`: the game's `notation.py` turns it into
fields and back, and has the words for things of each kind. What is not said has the value that it
has in the data which reading begins with.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ludoteca.kernel.bits import bits_of, members

NOTHING = "none"  # stands for no card, no seat, an empty list
FieldWords = dict[str, list[str]]  # what is said of each field


@dataclass(frozen=True)
class Codes:
    """The words for 0, 1, 2 ... of one kind of thing; what they name, for complaints."""

    what: str
    codes: Sequence[str]

    def number(self, code: str) -> int:
        """The number that a word names; ValueError if there is none."""
        if code not in self.codes:
            raise ValueError(f"no {self.what} {code!r}")
        return self.codes.index(code)


@dataclass(frozen=True)
class Written:
    """How one field is written: its name, its numbers or their codes, and when not at all."""

    name: str
    field: str = ""  # its name in the dump, where that is another; `history.turn` inside of another
    of: str = ""  # the kind of thing that its numbers name
    codes: Codes | None = None  # the words for it; without them the numbers themselves are written
    is_set: bool = False  # the number is a set of bits: its members are written
    is_text: bool = False  # words of its own, which the game makes and reads
    first: int = 0  # what the lowest number is written as: slots are counted from 1
    silent: object = None  # the value that need not be said: of it all, or of every number of a row
    by_seat: bool = False  # written for each seat by itself

    @property
    def key(self) -> str:
        """Its name in the dump."""
        return self.field or self.name

    def write(self, data: Mapping[str, Any]) -> list[str]:
        """The field in words; nothing where it need not be said."""
        value = value_at(data, self.key)
        if self._is_silent(value):
            return []
        values = members(value) if self.is_set else value if isinstance(value, list) else [value]
        words = values if self.is_text else [self._word(number) for number in values]
        return [" ".join([self.name, *(words or [NOTHING])])]

    def read(self, words: Sequence[str], like: object) -> object:
        """What these words say: a list if the field is `like` one, a set, or one number."""
        said = [word for word in words if word != NOTHING]
        if self.is_text:
            return said
        numbers = [self._number(word) for word in said]
        if self.is_set:
            return int(bits_of(numbers))
        if isinstance(like, list):
            return numbers
        return numbers[0] if numbers else self._nothing(words)

    def _is_silent(self, value: object) -> bool:
        if value == self.silent:
            return True
        return isinstance(value, list) and value != [] and value == [self.silent] * len(value)

    def _nothing(self, words: Sequence[str]) -> int:
        return -1 if self.codes is not None else int(words[0] if words else NOTHING)

    def _word(self, number: int) -> str:
        if self.codes is None:
            return str(number + self.first)
        return self.codes.codes[number] if number >= 0 else NOTHING

    def _number(self, word: str) -> int:
        return int(word) - self.first if self.codes is None else self.codes.number(word)


def spelled(declared: Iterable[Written], words: Iterable[Codes]) -> tuple[Written, ...]:
    """What is declared, each with the words for the things that it names."""
    codes = {kind.what: kind for kind in words}
    return tuple(replace(part, codes=codes[part.of]) if part.of else part for part in declared)


def value_at(data: Mapping[str, Any], key: str) -> Any:
    """A field of a dump, also one inside of another: `history.turn`."""
    for name in key.split("."):
        data = data[name]
    return data


def split_notation(notation: str) -> tuple[list[str], str]:
    """The parts of the seats, and the rest."""
    *seats, rest = [part.strip() for part in notation.split("|")]
    return seats, rest


def read_words(rest: str, known: Iterable[str]) -> FieldWords:
    """What is said of each field; ValueError that lists the known ones if there is no such."""
    names, words = list(known), {}
    for part in filter(None, (part.strip() for part in rest.split(","))):
        name, *values = part.split()
        if name not in names:
            raise ValueError(f"no field {name!r}; fields are {', '.join(names)}")
        words[name] = values
    return words


def read_fields(written: Iterable[Written], words: FieldWords, data: dict[str, Any]) -> None:
    """Change, in the data of a position, the fields of which something is said."""
    for field in written:
        if field.name in words:
            path, _, name = field.key.rpartition(".")
            part = value_at(data, path) if path else data
            part[name] = field.read(words[field.name], part[name])


def write_fields(written: Iterable[Written], data: Mapping[str, Any]) -> str:
    """The fields of a position in words, in the order of the table."""
    return ", ".join(part for field in written for part in field.write(data))


def unlike(
    written: Iterable[Written], data: Mapping[str, Any], plain: Mapping[str, Any]
) -> list[Written]:
    """Those of the fields that are not as in a plain position, to be written in full."""
    return [field for field in written if value_at(data, field.key) != value_at(plain, field.key)]
