"""Games as they are found, and positions as they are loaded."""

import dataclasses
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, strategies as st

import ludoteca
from ludoteca.kernel.fields import DamagedPosition, fill, number, numbers
from ludoteca.kernel.game import Game, find, names
from ludoteca.kernel.meta import Meta, Setting
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.problems import Problem
from ludoteca.kernel.state import places

pytestmark = pytest.mark.pure

CONSPIRACY = find("conspiracy")


def test_games_are_found_by_being_there() -> None:
    assert "conspiracy" in names() == sorted(names())
    assert find("conspiracy") is CONSPIRACY


@pytest.mark.parametrize("name", ["chess", "", "../kernel", "conspiracy.cards"])
def test_a_game_that_is_not_there_is_a_problem_that_lists_those_that_are(name: str) -> None:
    with pytest.raises(Problem) as caught:
        find(name)
    assert str(caught.value).endswith(f"The games are: {', '.join(names())}.")


def test_a_game_outside_the_house_has_its_own_events_and_reasons() -> None:
    other = dataclasses.replace(CONSPIRACY, event_table={0: "waves seat"}, reason_table={})
    assert [kind.name for kind in other.events.values()] == ["waves"]
    assert "game_over" in [kind.name for kind in other.reasons.values()]
    assert len(other.reasons) == 3 < len(CONSPIRACY.reasons)


# Settings.

META = Meta(
    name="x",
    players=range(2, 4),
    minutes=1,
    rules_version=1,
    credits="",
    licence="",
    year=2026,
    settings=(Setting("speed", ("slow", "fast"), "fast"), Setting("size", ("s", "l"), "s")),
)


def test_settings_are_numbers_in_order_with_defaults_filled_in() -> None:
    assert META.read_settings({}) == [1, 0]
    assert META.read_settings({"size": "l", "speed": "slow"}) == [0, 1]


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        ({"colour": "red"}, "There is no option “colour”. Options: speed, size."),
        ({"size": "m"}, "Option “size” cannot be “m”. It can be: s, l."),
    ],
)
def test_settings_that_do_not_exist_are_problems(chosen: dict[str, str], said: str) -> None:
    with pytest.raises(Problem) as caught:
        META.read_settings(chosen)
    assert str(caught.value) == said


@pytest.mark.parametrize("players", [1, 4])
def test_players_just_outside_the_range_are_a_problem(players: int) -> None:
    with pytest.raises(Problem, match=r"x is for 2 to 3 players\."):
        META.check_players(players)


# Loading.


def dump() -> dict[str, Any]:
    table = ludoteca.new("conspiracy", 3, seed=1)
    for _ in range(12):
        seat = table.waiting[0]
        table.play(seat, table.options(seat)[-1])
    return table.state.dump()


def load(data: dict[str, Any], game: Game = CONSPIRACY) -> str:
    with pytest.raises(DamagedPosition) as caught:
        game.load(data)
    return str(caught.value)


@pytest.mark.parametrize("field", list(dump()))
def test_a_position_with_a_field_missing_or_of_the_wrong_type_is_damaged(field: str) -> None:
    whole = dump()
    missing = {name: value for name, value in whole.items() if name != field}
    assert repr(field) in load(missing)
    wrongs: list[object] = ["x", None, 1.5, {}, ["x"], [None]]
    for wrong in wrongs:
        assert repr(field) in load({**whole, field: wrong})


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("players", 1),
        ("players", 5),
        ("players", -1),
        ("players", 10**20),
        ("settings", [2]),
        ("settings", [0, 0]),
        ("random", [1, 2, 3]),
        ("seat", 3),
        ("seat", -1),
        ("phase", 9),
        ("phase", -1),
        ("master", 3),
        ("closer", -2),
        ("limit", 3),
        ("limit_owner", 3),
        ("starter", 3),
        ("swapping", 15),
        ("turns", -1),
        ("turns", 10**20),
        ("shown", -1),
        ("row", [24]),
        ("row", [-1]),
        ("deck", [30] * 20),
        ("deck", list(range(70))),
        ("hand", list(range(13))),
    ],
)
def test_a_number_that_cannot_be_is_damage(field: str, value: object) -> None:
    assert load({**dump(), field: value})


@pytest.mark.parametrize(
    ("field", "place", "value"),
    [
        ("chambers", 0, 30),
        ("chambers", 0, -2),
        ("covers", 0, 24),
        ("crests", 0, 15),
        ("pearls", 0, -1),
        ("silver", 0, -1),
        ("gold", 2, 31),
        ("piles", 0, -1),
        ("random", 0, 2**32),
        ("random", 4, -1),
    ],
)
def test_a_number_in_a_row_that_cannot_be_is_damage(field: str, place: int, value: int) -> None:
    whole = dump()
    row = list(whole[field])
    row[place] = value
    assert load({**whole, field: row})


def test_a_lord_or_a_territory_too_many_or_too_few_is_named() -> None:
    whole = dump()
    lord = whole["deck"][0]
    assert f"lord {lord}: " in load({**whole, "deck": whole["deck"][1:]})
    assert f"lord {lord}: " in load({**whole, "deck": [*whole["deck"], lord]})
    territory = whole["territory_deck"][0]
    fewer = whole["territory_deck"][1:]
    assert f"territory {territory}: 0 instead of 1" in load({**whole, "territory_deck": fewer})
    twice = {**whole, "row": sorted({*whole["row"], territory})}
    assert f"territory {territory}: 2 instead of 1" in load(twice)


# Fields.


DATA: dict[str, object] = {"a": 1, "b": [1, 2], "c": "x", "d": [1, "x"], "e": 2**70}


def test_fields_are_read_within_their_bounds() -> None:
    assert number(DATA, "a", 0, 1) == number(DATA, "a", 1, 9) == 1
    assert numbers(DATA, "b", 1, 2) == [1, 2]
    row = vec[i64]([0, 0])
    fill(row, DATA, "b", 0, 9, 2)
    assert list(row) == [1, 2]


@pytest.mark.parametrize(
    ("read", "said"),
    [
        (lambda: number(DATA, "c", 0, 9), "position field 'c' is not a number"),
        (lambda: number(DATA, "z", 0, 9), "position field 'z' is not a number"),
        (lambda: number(DATA, "a", 2, 9), "position field 'a' is 1, not 2 to 9"),
        (lambda: number(DATA, "a", -1, 0), "position field 'a' is 1, not -1 to 0"),
        (lambda: number(DATA, "e", 0, 9), f"position field 'e' is {2**70}, not 0 to 9"),
        (lambda: numbers(DATA, "a", 0, 9), "position field 'a' is not a list of numbers"),
        (lambda: numbers(DATA, "d", 0, 9), "position field 'd' is not a list of numbers"),
        (lambda: numbers(DATA, "b", 2, 9), "position field 'b' has 1, not 2 to 9"),
        (lambda: fill(vec[i64]([]), DATA, "b", 0, 9, 3), "position field 'b' has 2 numbers, not 3"),
    ],
)
def test_a_complaint_about_a_field_names_it(read: Callable[[], object], said: str) -> None:
    with pytest.raises(DamagedPosition) as caught:
        read()
    assert str(caught.value) == said


# Places.


@given(st.lists(st.tuples(st.integers(0, 4), st.integers(0, 3)), min_size=1, max_size=6))
def test_places_go_by_points_then_tie_break_and_are_shared_when_both_are_equal(
    results: list[tuple[int, int]],
) -> None:
    points, ties = (list(column) for column in zip(*results, strict=True))
    found = list(places(vec[i64](points), vec[i64](ties)))
    assert found == [1 + sum(other > result for other in results) for result in results]


def test_two_who_share_the_first_place_leave_no_second() -> None:
    assert list(places(vec[i64]([9, 9, 3]), vec[i64]([1, 1, 5]))) == [1, 1, 3]
    assert list(places(vec[i64]([9, 9, 3]), vec[i64]([1, 2, 5]))) == [2, 1, 3]
