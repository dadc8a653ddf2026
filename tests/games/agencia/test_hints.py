"""Hints: greedy players beat random ones clearly; and games of random players always end."""

import pytest

from ludoteca.bots.match import play_match
from ludoteca.bots.registry import make
from ludoteca.games.agencia import GAME
from ludoteca.kernel.playout import play_randomly
from ludoteca.kernel.random import Random
from ludoteca.kernel.row import Row

ALL_DECKS = dict.fromkeys(("historical", "theoretical", "strategic", "social"), "on")


@pytest.mark.parametrize("options", [{}, ALL_DECKS])
def test_one_greedy_among_random_players_wins_far_more_than_its_share(
    options: dict[str, str],
) -> None:
    games, won = 36, 0.0
    for seed in range(games):
        state, mine = GAME.new(3, Random(seed), options), seed % 3
        bots = [make("greedy" if seat == mine else "random", 3 * seed + seat) for seat in range(3)]
        play_match(state, bots, 20_000)
        assert state.over()
        places = list(state.ranking())
        won += (places[mine] == 1) / places.count(1)
    assert won >= 18, "the share is 12"


def test_five_random_players_with_all_decks_always_come_to_an_end() -> None:
    row = Row(GAME.vocabulary.size)
    for seed in range(100):
        state = GAME.new(5, Random(seed), {**ALL_DECKS, "close_after": "40"})
        assert play_randomly(state, Random(seed), row, 20_000) < 20_000
        assert state.over()


def test_a_claim_in_vain_is_as_bad_as_a_row_lost() -> None:
    hopeful = GAME.read_position("48: *5 | 49: *5 | 50: *5 | field on, turn 0")
    vain = GAME.load({**hopeful.dump(), "vain": 1})
    assert vain.evaluate(0) < hopeful.evaluate(0) - 0.9
    assert vain.evaluate(1) > hopeful.evaluate(1)
