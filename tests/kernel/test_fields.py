"""Declared fields: what is dumped, how it is restored, and what is refused."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from ludoteca.kernel.fields import (
    CHANCE,
    SHOWN,
    DamagedPosition,
    Fields,
    Hand,
    Members,
    Number,
    Pile,
    Row,
    all_seats,
    last_seat,
    per_seat,
)
from ludoteca.kernel.meta import Meta, Setting
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.piles import Bag
from ludoteca.kernel.random import Random

pytestmark = pytest.mark.pure

META = Meta(
    name="x",
    players=range(2, 4),
    minutes=1,
    rules_version=1,
    credits="",
    licence="",
    year=2026,
    settings=(Setting("speed", ("slow", "fast"), "fast"), Setting("size", ("s", "m", "l"), "s")),
)
FIELDS = Fields(
    META,
    CHANCE,
    SHOWN,
    Number("seat", 0, last_seat),
    Number("passed", 0, all_seats),
    Row("points", per_seat(2), -1, 9),
    Members("row", 5),
    Pile("deck", 4, 3),
    Hand("hand", "hand_count", 4, 3),
)


@dataclass
class Position:
    """Nothing but fields."""

    players: int = 2
    settings: Any = field(default_factory=lambda: vec[i64]([1, 2]))
    random: Random = field(default_factory=lambda: Random(1))
    shown: int = 0
    seat: int = 1
    passed: int = 3
    points: Any = field(default_factory=lambda: vec[i64]([1, -1, 0, 9]))
    row: int = 0b100101
    deck: Bag = field(default_factory=lambda: Bag(vec[i64]([4, 0])))
    hand: Any = field(default_factory=lambda: vec[i64]([1, 1, 0]))
    hand_count: int = 2


def test_fields_are_dumped_in_the_order_in_which_they_are_declared() -> None:
    data = FIELDS.dump(Position())
    assert list(data.items()) == [
        ("players", 2),
        ("settings", [1, 2]),
        ("random", Random(1).dump()),
        ("shown", 0),
        ("seat", 1),
        ("passed", 3),
        ("points", [1, -1, 0, 9]),
        ("row", [0, 2, 5]),
        ("deck", [4, 0]),
        ("hand", [1, 1]),
    ]


def test_what_is_dumped_is_restored() -> None:
    other = Position(
        seat=0,
        passed=0,
        points=vec[i64]([0, 0, 0, 0]),
        row=2,
        deck=Bag(vec[i64]([1, 2, 3])),
        hand=vec[i64]([0, 0, 0]),
        hand_count=0,
        shown=7,
        random=Random(9),
    )
    data = FIELDS.dump(Position())
    assert FIELDS.dump(other) != data
    FIELDS.restore(other, data)
    assert FIELDS.dump(other) == data
    assert (other.hand_count, len(other.hand), other.deck.count) == (2, 3, 2)


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("seat", 2, "position field 'seat' is 2, not 0 to 1"),
        ("seat", [0], "position field 'seat' is not a number"),
        ("passed", 4, "position field 'passed' is 4, not 0 to 3"),
        ("points", [0, 0, 0, 10], "position field 'points' has 10, not -1 to 9"),
        ("points", [0, 0, 0], "position field 'points' has 3 numbers, not 4"),
        ("row", [6], "position field 'row' has 6, not 0 to 5"),
        ("row", [2, 1], "position field 'row' is not in order"),
        ("row", [1, 1], "position field 'row' has a number twice"),
        ("deck", [5], "position field 'deck' has 5, not 0 to 4"),
        ("deck", [0, 0, 0, 0], "position field 'deck' has 4 numbers, 3 at most"),
        ("hand", [0, 0, 0, 0], "position field 'hand' has 4 numbers, 3 at most"),
        ("hand", [1, 0], "position field 'hand' is not in order"),
        ("random", [1, 2, 3, 4], "position field 'random' has 4 numbers, not 5"),
        ("shown", -1, f"position field 'shown' is -1, not 0 to {2**32 - 1}"),
    ],
)
def test_what_cannot_be_is_refused_by_name(name: str, value: object, said: str) -> None:
    position = Position()
    with pytest.raises(DamagedPosition) as caught:
        FIELDS.restore(position, {**FIELDS.dump(position), name: value})
    assert str(caught.value) == said


def test_players_and_settings_are_as_the_game_allows() -> None:
    assert FIELDS.players({"players": 3}) == 3
    assert list(FIELDS.settings({"settings": [0, 2]})) == [0, 2]
    with pytest.raises(DamagedPosition, match="position field 'players' is 4, not 2 to 3"):
        FIELDS.players({"players": 4})
    with pytest.raises(DamagedPosition, match="position field 'settings' has 2, not 0 to 1"):
        FIELDS.settings({"settings": [2, 2]})
    with pytest.raises(DamagedPosition, match="position field 'settings' has 1 numbers, not 2"):
        FIELDS.settings({"settings": [1]})


def test_bounds_are_those_of_the_position() -> None:
    bounds = FIELDS.bounds(Position(players=3))
    assert bounds["seat"] == (0, 2)
    assert bounds["passed"] == (0, 7)
    assert bounds["points"] == (-1, 9)
