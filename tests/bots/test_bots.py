"""Bots: legal, repeatable, honest; and greedy is worth its name."""

from collections.abc import Iterator
from math import sqrt

import pytest

from ludoteca import Problem, bots, find, names
from ludoteca.bots import Bot, decide
from ludoteca.bots.match import play_match
from ludoteca.build import compiled
from ludoteca.kernel.bits import lowest_bit
from ludoteca.kernel.game import Game
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State
from ludoteca.lab import simulate

pytestmark = pytest.mark.pure

# Those that think for a moment only; what a search does is tested beside it.
QUICK = ("random", "greedy")
TABLES = [(name, players) for name in names() for players in find(name).meta.players]
GAMES = 30 if compiled() else 2


def moments(game: Game, players: int, seed: int, bot: Bot) -> Iterator[tuple[State, int]]:
    """Every position of a game, and a seat that is waited for; the bot plays all seats."""
    state = game.new(players, Random(seed))
    while not state.over():
        seat = lowest_bit(state.waiting())
        yield state, seat
        state.apply(seat, decide(bot, state, seat))


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_bot_never_proposes_what_is_refused(game: str, players: int, name: str) -> None:
    for seed in range(GAMES):
        for state, seat in moments(find(game), players, seed, bots.make(name, seed)):
            assert state.refusal(seat, decide(bots.make(name, seed), state, seat)) == 0


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_choice_follows_from_the_seed_alone(game: str, players: int, name: str) -> None:
    for state, seat in moments(find(game), players, 5, bots.make("random", 5)):
        first = decide(bots.make(name, 1), state, seat)
        assert first == decide(bots.make(name, 1), state, seat)


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_choice_does_not_depend_on_what_is_hidden(game: str, players: int, name: str) -> None:
    for state, seat in moments(find(game), players, 6, bots.make("random", 6)):
        elsewhere = state.imagine(seat, 99)
        here = decide(bots.make(name, 1), state, seat)
        assert here == decide(bots.make(name, 1), elsewhere, seat)


@pytest.mark.parametrize("name", QUICK)
def test_deciding_changes_nothing_at_the_table(name: str) -> None:
    state = find("conspiracy").new(3, Random(4))
    before = state.dump()
    decide(bots.make(name, 1), state, lowest_bit(state.waiting()))
    assert state.dump() == before


def test_a_match_is_played_to_its_end_or_its_limit() -> None:
    seated = [bots.make("random", seat) for seat in range(3)]
    state = find("conspiracy").new(3, Random(4))
    assert play_match(state, seated, 10) == 10
    assert not state.over()
    assert play_match(state, seated, 1000) < 1000
    assert state.over()


def test_random_tries_everything_equally_often() -> None:
    state = find("conspiracy").new(2, Random(4))
    seat = lowest_bit(state.waiting())
    bot = bots.make("random", 3)
    chosen = [decide(bot, state, seat) for _ in range(900)]
    assert sorted(set(chosen)) == [0, 1, 2]
    assert all(abs(chosen.count(action) - 300) < 75 for action in (0, 1, 2))  # 5 sigma


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random(players: int) -> None:
    """One greedy seat among random ones: over its fair share by more than 6 sigma.

    Were it no better than they are, that would happen once in a thousand million times.
    """
    games = 400 if compiled() else 50
    seated = ["greedy"] + ["random"] * (players - 1)
    won = simulate("conspiracy", games, seed="greedy", bots=seated).wins_by_seat[0]
    fair = 1 / players
    sigma = sqrt(games * fair * (1 - fair))
    assert won > games * fair + 6 * sigma
    assert won > games * 0.75


def test_a_bot_nobody_knows() -> None:
    with pytest.raises(Problem, match=r"no bot called “hal”. The bots are: random, greedy"):
        bots.make("hal", 1)
