"""The cheat that bench.ceiling measures: by the rules, forgetting nothing, and no bot of ours."""

import pytest

from bench.ceiling import FUTURE, HANDS, SIGHTS, Cheater, one_game, style_like_legend1
from ludoteca import find
from ludoteca.bots.style import Style
from ludoteca.bots.tree import ROOT
from ludoteca.kernel.bits import lowest_bit
from ludoteca.kernel.random import Random

GAME = "conspiracy"


@pytest.mark.parametrize("sight", SIGHTS)
def test_a_game_is_played_to_its_end(sight: str) -> None:
    result = one_game(GAME, 2, sight, 0.002, "random", 1, 0)
    assert (result.games, result.theirs, result.won) == (1, "random", 1.0)
    assert result.decisions > 0


def test_what_is_foreseen_comes_true() -> None:
    """Three lords are turned up: only who sees the future knows beforehand what it may keep."""
    for sight, comes_true in ((FUTURE, True), (HANDS, False)):
        seen = {tuple(cards_turned_up(sight, seed)) for seed in range(6)}
        assert (len(seen) == 1) is comes_true


def cards_turned_up(sight: str, seed: int) -> list[int]:
    """What the cheat thinks of keeping after drawing three."""
    state = find(GAME).new(2, Random(4))
    seat = lowest_bit(state.waiting())
    cheater = Cheater(seed, Style(200, horizon=10), sight)
    cheater.choose(state.clone(), seat)
    tree = cheater.searches[0].tree
    node, kept = tree.child[tree.find(ROOT, 2)], []
    while node > 0:
        kept.append(int(tree.action[node]))
        node = tree.sibling[node]
    return sorted(kept)


def test_it_goes_on_with_what_it_has_found() -> None:
    state = find(GAME).new(2, Random(4))
    seat = lowest_bit(state.waiting())
    cheater = Cheater(3, Style(200, horizon=10), FUTURE)
    action = cheater.choose(state.clone(), seat)
    visits = cheater.searches[0].tree.visits[cheater.searches[0].tree.find(ROOT, action)]
    cheater.watch(action)
    assert cheater.searches[0].tree.visits[ROOT] == visits > 0


def test_it_searches_as_the_first_legend_does() -> None:
    style = style_like_legend1("vossa_excelencia", 8.0)
    assert (style.iterations, style.trees, style.horizon, style.seconds) == (2400, 2, 16, 0.0)
