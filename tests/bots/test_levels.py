"""The levels: set for every game, within their time, and each game's own."""

from itertools import pairwise
from pathlib import Path

import pytest

from ludoteca import bots, find, names
from ludoteca.bots import decide
from ludoteca.bots.levels import FILE, LEGEND1, LEVELS, settings_of, style_of, trees_of
from ludoteca.bots.trained_nets import game_of
from ludoteca.kernel.bits import lowest_bit
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State

pytestmark = pytest.mark.pure

SECONDS = {"apprentice": 1.0, "veteran": 1.0, "master": 1.0, "legend": 5.0}


def opening(game: str) -> State:
    return find(game).new(find(game).meta.players[0], Random(1))


@pytest.mark.parametrize("game", names())
def test_every_game_sets_every_level(game: str) -> None:
    folder = Path(find(game).folder)
    assert (folder / FILE).exists()
    assert set(settings_of(game)) == {"all", *LEVELS, LEGEND1}


@pytest.mark.parametrize("game", names())
def test_a_level_thinks_longer_than_the_one_below_or_errs_less(game: str) -> None:
    styles = [style_of(level, opening(game)) for level in LEVELS]
    for lower, higher in pairwise(styles):
        more = higher.iterations * higher.trees, -higher.noise
        less = lower.iterations * lower.trees, -lower.noise
        assert more[0] >= less[0]
        assert more[1] > less[1]
    assert styles[-1].noise <= 0.001


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", names())
def test_a_level_keeps_to_its_time_where_there_is_a_clock(game: str, level: str) -> None:
    style = style_of(level, opening(game), clock=True)
    assert 0 < style.seconds * int(style.trees) < SECONDS[level]
    assert style_of(level, opening(game)).seconds == 0, "without a clock only the seed decides"


def test_a_position_knows_its_game() -> None:
    assert [game_of(opening(game)) for game in names()] == names()


def test_a_game_that_sets_nothing_has_levels_too() -> None:
    assert set(settings_of("chess")) == {"all", *LEVELS, LEGEND1}
    assert trees_of("chess", "legend") == 2
    assert trees_of("chess", "greedy") == 1


def test_the_registry_makes_them_with_and_without_a_clock() -> None:
    for clock in (False, True):
        state = opening("conspiracy")
        seat = lowest_bit(state.waiting())
        action = decide(bots.make("apprentice", 1, clock=clock), state, seat)
        assert state.refusal(seat, action) == 0
