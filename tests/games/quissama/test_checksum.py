"""The same seeds give the same games, compiled and interpreted."""

from hashlib import sha256

from ludoteca.games.quissama import GAME
from ludoteca.games.quissama.settle import greedy, play
from ludoteca.kernel.playout import play_randomly
from ludoteca.kernel.random import Random
from ludoteca.kernel.row import Row

SETTINGS = [setting.name for setting in GAME.meta.settings]


def test_random_games_are_the_same_in_both_builds() -> None:
    ends = []
    for seed in range(12):
        on = {name: "on" for place, name in enumerate(SETTINGS) if (seed >> place) & 1}
        state = GAME.new(2 + seed % 4, Random(seed), on)
        decisions = play_randomly(state, Random(seed + 100), Row(GAME.vocabulary.size), 600)
        ends.append((decisions, state.dump(), state.imagine(0, seed).dump()))
    assert sha256(repr(ends).encode()).hexdigest()[:16] == "0"


def test_greedy_games_are_the_same_in_both_builds() -> None:
    ends = [play(2 + seed % 4, seed, 5, 18, greedy).dump() for seed in range(4)]
    assert sha256(repr(ends).encode()).hexdigest()[:16] == "0"
