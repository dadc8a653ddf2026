"""Whose time is running."""

from ludoteca.server.clocks import DAY, GRACE, Clocks
from ludoteca.server.entries import Clock


def test_without_a_clock_nobody_is_hurried() -> None:
    clocks = Clocks(2, None, None)
    clocks.turn(0, [0])
    assert clocks.deadline(0) is None
    assert clocks.left(0, 10**9) is None


def test_only_whoever_is_asked_loses_time() -> None:
    clocks = Clocks(2, Clock(1, 5), None)
    clocks.turn(1000, [0])
    assert clocks.deadline(0) == 61_000
    assert clocks.deadline(1) is None
    clocks.turn(11_000, [1], acted=0)
    assert clocks.left(0, 99_000) == 55_000, "ten seconds used, five won back"
    assert clocks.left(1, 21_000) == 50_000


def test_a_decision_of_several_parts_runs_on() -> None:
    clocks = Clocks(2, Clock(1, 0), None)
    clocks.turn(0, [0])
    clocks.turn(10_000, [0], acted=0)
    assert clocks.deadline(0) == 60_000


def test_all_who_are_asked_at_once_lose_time_together() -> None:
    clocks = Clocks(3, Clock(1, 0), None)
    clocks.turn(0, [0, 1, 2])
    clocks.turn(5000, [1, 2], acted=0)
    assert [clocks.left(seat, 20_000) for seat in range(3)] == [55_000, 40_000, 40_000]


def test_slow_play_gives_days_for_each_decision() -> None:
    clocks = Clocks(2, None, 3)
    clocks.turn(0, [0])
    assert clocks.deadline(0) == 3 * DAY
    clocks.turn(2 * DAY, [0], acted=0)
    assert clocks.deadline(0) == 5 * DAY
    assert clocks.left(1, 0) == 3 * DAY


def test_whoever_returns_has_a_little_time() -> None:
    clocks = Clocks(2, Clock(1, 0), None)
    clocks.turn(0, [0])
    clocks.turn(90_000, [0], acted=0)
    assert clocks.left(0, 90_000) == 0
    clocks.come_back(100_000, 0)
    assert clocks.left(0, 100_000) == GRACE


def test_who_takes_back_alone_pays_for_what_others_thought_about_it() -> None:
    clocks = Clocks(3, Clock(5, 0), None)
    clocks.turn(0, [0])
    clocks.turn(10_000, [1, 2], acted=0)
    clocks.turn(20_000, [1], acted=2)
    clocks.take_back(40_000, [0], 0, made=10_000)
    clocks.turn(40_000, [0], 0, earns=False)
    assert [clocks.left(seat, 40_000) for seat in range(3)] == [260_000, 300_000, 290_000]
    assert clocks.deadline(0) == 300_000, "as if 0 had thought all the time"
    assert clocks.deadline(1) is None


def test_who_was_asked_before_thinks_at_their_own_expense() -> None:
    clocks = Clocks(2, Clock(5, 0), None)
    clocks.turn(0, [0, 1])
    clocks.turn(10_000, [1], acted=0)
    clocks.take_back(40_000, [0, 1], 0, made=10_000)
    clocks.turn(40_000, [0, 1], 0, earns=False)
    assert [clocks.left(seat, 50_000) for seat in range(2)] == [280_000, 250_000]


def test_nobody_pays_for_a_bot_that_stands_in() -> None:
    clocks = Clocks(2, Clock(5, 0), None)
    clocks.turn(0, [0])
    clocks.leave(1000, 1)
    clocks.turn(10_000, [1], acted=0)
    clocks.take_back(40_000, [0], 0, made=10_000)
    clocks.turn(40_000, [0], 0, earns=False)
    assert [clocks.left(seat, 40_000) for seat in range(2)] == [290_000, 300_000]
