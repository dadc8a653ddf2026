"""Playing on at random, and who hears of what."""

import pytest

import ludoteca
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.bits import members
from ludoteca.kernel.game import find
from ludoteca.kernel.listener import EVERYONE, SPECTATOR, Listener
from ludoteca.kernel.playout import play_randomly
from ludoteca.kernel.random import Random
from ludoteca.kernel.spoken import Event
from ludoteca.kernel.state import State

pytestmark = pytest.mark.pure

GAME = ludoteca.find("conspiracy")


def played(limit: int, seed: int = 5) -> tuple[State, int]:
    state = GAME.new(3, Random(1))
    return state, play_randomly(state, Random(seed), ActionBuffer(GAME.vocabulary.size), limit)


def test_a_game_is_played_to_its_end_and_its_decisions_are_counted() -> None:
    state, decisions = played(5000)
    assert state.over()
    assert 30 < decisions < 200


@pytest.mark.parametrize("limit", [0, 1, 20])
def test_it_stops_at_the_limit(limit: int) -> None:
    state, decisions = played(limit)
    assert decisions == limit
    assert not state.over()


def test_the_actions_of_a_seat_are_those_that_a_row_would_hold() -> None:
    state, row = played(20)[0], ActionBuffer()
    [seat] = members(state.waiting())
    state.legal(seat, row)
    assert state.actions(seat) == row.actions() != []
    assert [state.actions(other) for other in (-1, (seat + 1) % 3, 3, 70)] == [[], [], [], []]
    assert played(5000)[0].actions(0) == []


def test_the_same_source_plays_the_same_game() -> None:
    assert played(5000)[0].dump() == played(5000)[0].dump()
    assert played(5000)[0].dump() != played(5000, seed=6)[0].dump()


def test_without_a_listener_nothing_is_told_and_nothing_else_changes() -> None:
    told, silent = GAME.new(2, Random(1)), GAME.new(2, Random(1))
    told.listener = Listener()
    for state in (told, silent):
        play_randomly(state, Random(2), ActionBuffer(GAME.vocabulary.size), 5000)
    assert told.dump() == silent.dump()
    assert len(told.listener.rows) > 50


def test_an_event_for_everybody_is_seen_by_every_seat_and_by_spectators() -> None:
    event = Event(1, int(EVERYONE), "x", {}, find("conspiracy"))
    assert all(event.is_seen_by(viewer) for viewer in (0, 1, 9, None))


def test_an_event_for_some_is_seen_by_nobody_else() -> None:
    seen = Event(1, 0b101, "x", {}, find("conspiracy"))
    assert [seen.is_seen_by(viewer) for viewer in (0, 1, 2, None)] == [True, False, True, False]
    others = Event(1, int(EVERYONE) & ~0b101, "x", {}, find("conspiracy"))
    assert [others.is_seen_by(viewer) for viewer in (0, 1, 2, None)] == [False, True, False, True]
    assert Event(1, 1 << SPECTATOR, "x", {}, find("conspiracy")).is_seen_by(None)
