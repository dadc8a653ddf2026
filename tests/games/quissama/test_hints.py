"""The hints: games of greedy players end, and greedy beats random."""

from collections.abc import Sequence

from ludoteca.bots.match import play_match
from ludoteca.bots.registry import make
from ludoteca.games.quissama import GAME
from ludoteca.games.quissama.state import Position
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.random import Random
from tests.games.quissama.board import Board


def play(bots: Sequence[str], seed: int) -> Position:
    state = GAME.new(len(bots), Random(seed))
    assert isinstance(state, Position)
    play_match(state, [make(bot, seed + seat) for seat, bot in enumerate(bots)], 10_000)
    return state


def test_greedy_games_end_with_a_winner() -> None:
    assert all(play(["greedy"] * players, 1).winner >= 0 for players in (2, 3))


def test_greedy_beats_random() -> None:
    winners = [play(["greedy", "random"], seed).winner for seed in range(4)]
    assert winners.count(0) >= 3


def test_quick_players_come_to_an_end() -> None:
    state, row, random = GAME.new(3, Random(4)), ActionBuffer(GAME.vocabulary.size), Random(5)
    while not state.over():
        seat = int(state.waiting()).bit_length() - 1
        state.legal(seat, row)
        state.apply(seat, state.suggest(seat, row, random))
    assert max(state.scores()) == 1


def test_a_payment_under_way_counts_as_made() -> None:
    table = Board("NN NN N N | L | markers quissama=0")
    before = table.state.evaluate(0)
    table.play("influence quissama")
    assert table.phase == "paying"
    assert table.state.evaluate(0) > before


def test_winning_is_worth_most() -> None:
    table = Board("MM G | L | held alemao=0, tenement 5").play("recruit g1")
    assert table.state.evaluate(0) > 100 > -100 > table.state.evaluate(1)
