"""Hints: greedy players beat random ones clearly, their games end, and suggestions are sensible."""

import pytest

from ludoteca.bots.match import play_match
from ludoteca.bots.registry import make
from ludoteca.games.vossa_excelencia import GAME
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.random import Random
from studies.vossa_excelencia import Study, play
from tests.games.vossa_excelencia.board import Board


def test_greedy_beats_random_clearly_and_games_end() -> None:
    won = 0
    for seed in range(16):
        state = GAME.new(2, Random(seed), {"calendar": "short" if seed % 2 else "long"})
        mine = seed % 2
        bots = [make("greedy" if seat == mine else "random", seed) for seat in range(2)]
        play_match(state, bots, 5000)
        assert state.over()
        won += state.ranking()[mine] == 1
    assert won >= 12


@pytest.mark.parametrize("players", [2, 6])
def test_a_game_between_greedy_players_ends_with_voters(players: int) -> None:
    count = play(players, 1, 1, Study("greedy"))
    assert sum(number * times for number, times in count.voters.items()) > 0


def test_an_articulation_comes_before_stopping() -> None:
    table = Board("p1 q1 x | p2 q2 | zone v1", x="articulation = 'gain 2 power'")
    row = ActionBuffer(GAME.vocabulary.size)
    table.state.legal(0, row)
    action = table.state.suggest(0, row, Random(1))
    assert table.game.vocabulary.write(action) == "articulate x"


def test_more_capital_and_more_money_are_better() -> None:
    poor, rich = Board("p1 q1 | p2 q2 | zone v1"), Board("p1$2 q1 v2 | p2 q2 | zone v1")
    assert rich.state.evaluate(0) > poor.state.evaluate(0)
    assert rich.state.evaluate(1) < poor.state.evaluate(1)
