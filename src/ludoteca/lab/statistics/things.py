"""What a game lets the lab count: its `lab.toml` says which events show a thing, and which give it.

There is no report of one particular game: a card is whatever a field of an event names, and is
called what the game's own words call it.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from ludoteca.kernel.game import Game, find
from ludoteca.kernel.problems import Problem
from ludoteca.kernel.vocabulary import WordKind

FILE = "lab.toml"
SEAT = "seat"
ANY = [0, 2**31]  # numbers


@dataclass(frozen=True)
class Mention:
    """An event that speaks of a thing: which number in it is the thing, and which the seat."""

    event: int
    value: int
    seat: int  # -1 where nobody takes it


@dataclass(frozen=True)
class Things:
    """Things of one kind: territories, characters, cards."""

    field: str
    title: Mapping[str, str]  # by language
    means: Mapping[str, str]
    seen: tuple[Mention, ...]
    taken: tuple[Mention, ...]
    numbers: range  # of the field's values, which ones are of this kind


@cache
def things_of(name: str) -> tuple[Things, ...]:
    """The things that a game names; none if it names none, a Problem if its events have no such."""
    game = find(name)
    file = game.folder / FILE
    if not file.exists():
        return ()
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    return tuple(_read(game, entry) for entry in data["things"])


def _read(game: Game, entry: Mapping[str, object]) -> Things:
    field, title, means = entry["field"], entry["title"], entry["means"]
    seen, taken, numbers = entry["seen"], entry["taken"], entry.get("numbers", ANY)
    assert isinstance(field, str)
    assert isinstance(title, dict)
    assert isinstance(means, dict)
    assert isinstance(seen, list)
    assert isinstance(taken, list)
    assert isinstance(numbers, list)
    return Things(
        field,
        title,
        means,
        tuple(_mention(game, line, field, False) for line in seen),
        tuple(_mention(game, line, field, True) for line in taken),
        range(numbers[0], numbers[1] + 1),
    )


def _mention(game: Game, line: str, field: str, taken: bool) -> Mention:
    """Read `event`, `event field` or `event field seat`."""
    name, *more = line.split()
    value = more[0] if more else field
    seat = more[1] if len(more) > 1 else SEAT
    number, kind = _event(game, name)
    for needed in (value, seat) if taken else (value,):
        if needed not in kind.fields:
            raise _problem(game, f"{name} has no field {needed!r}")
    return Mention(number, kind.fields.index(value), kind.fields.index(seat) if taken else -1)


def _event(game: Game, name: str) -> tuple[int, WordKind]:
    for number, kind in game.events.items():
        if kind.name == name:
            return number, kind
    raise _problem(game, f"no event is called {name!r}")


def _problem(game: Game, detail: str) -> Problem:
    return Problem("problem-lab-words", file=f"{game.name}/{FILE}", detail=detail)
