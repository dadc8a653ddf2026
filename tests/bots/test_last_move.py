"""No level throws away a won game in the last move, however much it errs."""

from functools import cache

import pytest

from ludoteca import find, names
from ludoteca.bots import decide
from ludoteca.bots.finding import FULL, Finding, best_of
from ludoteca.bots.levels import LEVELS, settings_of
from ludoteca.kernel.bits import lowest_bit
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State
from tests.bots.positions import make

SEARCHED = [name for name in names() if not settings_of(name)["all"].get("glance")]
GAMES = 8  # of quick players, in which last moves are looked for
ENOUGH = 3  # last moves of each game
WORLDS = range(100, 112)  # in each of which a win must be one
SEEDS = range(6)

pytestmark = pytest.mark.pure


def wins(state: State, seat: int, action: int) -> bool:
    """Whether an action ends the game with a win for the seat, in every world it can imagine."""
    for world in WORLDS:
        after = state.imagine(seat, world)
        after.apply(seat, action)
        if not after.over() or after.ranking()[seat] != 1:
            return False
    return True


@cache
def last_moves(game: str) -> list[tuple[State, int, set[int]]]:
    """Positions where some actions win at once and others do not, with those that do."""
    found: list[tuple[State, int, set[int]]] = []
    for number in range(GAMES):
        state, random = find(game).new(find(game).meta.players[0], Random(number)), Random(number)
        while not state.over() and len(found) < ENOUGH:
            seat = int(lowest_bit(state.waiting()))
            options = state.actions(seat)
            winning = {action for action in options if wins(state, seat, action)}
            if winning and len(winning) < len(options):
                found.append((state.clone(), seat, winning))
            state.apply(seat, options[random.below(len(options))])
    return found


@pytest.mark.parametrize("level", LEVELS[:-1])
@pytest.mark.parametrize("game", SEARCHED)
def test_a_won_game_is_won(game: str, level: str) -> None:
    for state, seat, winning in last_moves(game):
        for seed in SEEDS:
            assert decide(make(level, seed, state), state, seat) in winning


@pytest.mark.parametrize("game", ["agencia", "conspiracy", "quissama"])
def test_last_moves_are_found(game: str) -> None:
    """In Vossa Excelência the last decision is hardly ever one between winning and not."""
    assert last_moves(game)


def test_who_errs_chooses_among_what_is_plausible() -> None:
    found = [
        Finding(action, 1, int(part * int(FULL))) for action, part in enumerate((0.5, 0.3, 0.04))
    ]
    taken = {int(best_of(found, 3.0, Random(seed))) for seed in range(200)}
    assert taken == {0, 1}, "less than a tenth of the best chance fools nobody"
