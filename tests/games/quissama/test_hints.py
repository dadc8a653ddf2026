"""The hints: games of greedy players end, and greedy beats random."""

from ludoteca.games.quissama import GAME
from ludoteca.games.quissama.settle import greedy, play
from ludoteca.games.quissama.state import Position
from ludoteca.kernel.random import Random
from ludoteca.kernel.row import Row
from ludoteca.kernel.state import State
from tests.games.quissama.playing import At


def anything(state: State, seat: int, random: Random) -> int:
    row = Row(GAME.vocabulary.size)
    state.legal(seat, row)
    return int(row.items[random.below(row.count)])


def quick(state: State, seat: int, random: Random) -> int:
    row = Row(GAME.vocabulary.size)
    state.legal(seat, row)
    return int(state.suggest(seat, row, random))


def test_greedy_games_end() -> None:
    for players in (2, 3):
        for seed in range(2):
            assert play(players, seed, 5, 16, greedy).over()


def test_greedy_beats_random() -> None:
    def one_of_each(state: State, seat: int, random: Random) -> int:
        return (greedy if seat == 0 else anything)(state, seat, random)

    winners = [play(2, seed, 5, 16, one_of_each).winner for seed in range(6)]
    assert winners.count(0) >= 5


def test_suggestions_are_legal_and_pay_the_obvious_way() -> None:
    state = play(3, 4, 5, 18, quick)
    assert isinstance(state, Position)
    assert state.over()


def test_a_payment_under_way_counts_as_made() -> None:
    table = At("NN NN N | L | markers quissama=0")
    before = table.state.evaluate(0)
    assert table.do("influence quissama").state.evaluate(0) > before


def test_winning_is_worth_most() -> None:
    table = At("MM G | L | held alemao=0, tenement 4").do("recruit g1")
    assert table.state.evaluate(0) > 100 > -100 > table.state.evaluate(1)
