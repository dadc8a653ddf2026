"""Tuning: which candidates play, and what is told of them."""

import random

import pytest

from bench.tune import Candidate, Tuning, candidate_of
from ludoteca.bots.levels import settings_of
from ludoteca.train.matches import Contestant

GAME, RIVAL = "conspiracy", "random"


def tuning(*changes: str) -> Tuning:
    tried = [candidate_of(GAME, 2, each, RIVAL) for each in changes]
    return Tuning(GAME, 2, Contestant(RIVAL), 1, tried)


def won(candidate: Candidate, games: int, wins: int) -> None:
    candidate.asked = candidate.result.games = games
    candidate.result.won = wins


def test_a_candidate_is_the_first_legend_but_for_what_is_named() -> None:
    style = candidate_of(GAME, 2, "explore=0.1,trees=1,net=some.bin,trust=0.5", RIVAL).contestant
    assert (style.explore, style.trees, style.net, style.trust) == (0.1, 1, "some.bin", 0.5)
    assert style.iterations == settings_of(GAME)["legend1"]["iterations"]
    assert style.horizon == settings_of(GAME)["all"]["horizon"]


def test_a_setting_that_there_is_not_is_refused() -> None:
    with pytest.raises(SystemExit, match="curiosity is none of iterations"):
        candidate_of(GAME, 2, "curiosity=1", RIVAL)


def test_everybody_plays_a_whole_deal_first() -> None:
    two = tuning("explore=0.1", "explore=0.2")
    rounds = []
    for _ in range(4):
        chosen = two.choose(10)
        assert chosen is not None
        rounds.append(two.next_round(chosen))
    played = {(match.ours.explore, number) for match, number in rounds}
    assert played == {(0.1, 0), (0.1, 1), (0.2, 0), (0.2, 1)}


def test_games_go_to_whoever_may_be_the_best() -> None:
    two = tuning("explore=0.1", "explore=0.2")
    weak, strong = two.candidates
    won(weak, 40, 10)
    won(strong, 40, 30)
    two.chance = random.Random(2)
    assert all(two.choose(100) is strong for _ in range(50))
    assert two.choose(40) is None, "nobody plays more than that"


def test_games_are_played_until_everybody_has_had_enough() -> None:
    one = tuning("iterations=4,trees=1,horizon=4")
    one.run(jobs=1, seconds=60.0, most=4)
    result = one.candidates[0].result
    assert (result.games, result.theirs) == (4, RIVAL)
    assert result.decisions > 0


def test_no_game_is_begun_when_the_time_is_up() -> None:
    one = tuning("iterations=4")
    one.run(jobs=1, seconds=0.0, most=4)
    assert one.candidates[0].result.games == 0
