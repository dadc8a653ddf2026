"""Saved positions that somebody has changed: whatever is loaded can be played to its end."""

import pytest

from ludoteca.build import compiled
from ludoteca.kernel.fields import DamagedPosition
from ludoteca.kernel.game import Game
from ludoteca.kernel.random import Random
from tests.conformance import damage
from tests.conformance.cases import ALL_GAMES, DEEP_CASES, Case

pytestmark = pytest.mark.pure

CHANGES = 60 if compiled() else 8  # of each position
POSITIONS = 6 if compiled() else 2  # of each case


@pytest.mark.parametrize("case", DEEP_CASES, ids=str)
def test_one_number_changed_is_refused_or_gives_a_game_that_comes_to_its_end(case: Case) -> None:
    refused = [damage.change_and_play(case, seed, CHANGES) for seed in range(POSITIONS)]
    assert sum(refused) > 0


@pytest.mark.parametrize("case", DEEP_CASES, ids=str)
def test_what_is_imagined_can_be_saved_and_loaded(case: Case) -> None:
    for state in damage.moments(case, 1, POSITIONS):
        for seat in range(-1, state.players):
            data = state.imagine(seat, 5).dump()
            assert case.game.load(data).dump() == data


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_every_declared_bound_is_kept(game: Game) -> None:
    assert game.fields is not None
    state = game.new(game.meta.players[-1], Random(1))
    data = state.dump()
    for name, (lowest, highest) in game.fields.bounds(state).items():
        for value in (lowest - 1, highest + 1):
            for changed in damage.with_value(data, name, value):
                with pytest.raises(DamagedPosition) as caught:
                    game.load(changed)
                assert repr(name) in str(caught.value)
