"""Bots: legal, repeatable, honest; and greedy is worth its name."""

from math import sqrt

import pytest

from ludoteca import Problem, bots, find, names
from ludoteca.bots import decide
from ludoteca.bots.match import play_match
from ludoteca.build import compiled
from ludoteca.kernel.bits import lowest_bit
from ludoteca.kernel.random import Random
from ludoteca.lab.running.simulate import simulate
from tests.bots.positions import TABLES, choice, choices, moments

pytestmark = pytest.mark.pure

NAMES = bots.names()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_bot_never_proposes_what_is_refused(game: str, players: int, name: str) -> None:
    found = zip(moments(game, players), choices(name, game, players), strict=True)
    for (state, seat), action in found:
        assert state.refusal(seat, action) == 0


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_choice_follows_from_the_seed_alone(game: str, players: int, name: str) -> None:
    again = [choice(name, state, seat) for state, seat in moments(game, players)]
    assert again == choices(name, game, players)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_choice_does_not_depend_on_what_is_hidden(game: str, players: int, name: str) -> None:
    """Everything that the seat does not know is changed: what lies face down, and the future."""
    others = [(state.imagine(seat, 99), seat) for state, seat in moments(game, players)]
    elsewhere = [choice(name, state, seat) for state, seat in others]
    assert elsewhere == choices(name, game, players)


@pytest.mark.parametrize("name", NAMES)
def test_deciding_changes_nothing_at_the_table(name: str) -> None:
    for state, seat in moments("conspiracy", 3):
        before = state.dump()
        choice(name, state, seat)
        assert state.dump() == before


@pytest.mark.parametrize("game", names())
def test_a_whole_game_goes_by_the_rules(game: str) -> None:
    """Two greedy bots, or as many as it takes, every proposal held against the rules.

    `python -m bench.legal` does so with all bots in thousands of games.
    """
    players = find(game).meta.players[0]
    state = find(game).new(players, Random(players))
    seated = [bots.make("greedy", seat) for seat in range(players)]
    for _ in range(2000 if compiled() else 40):
        if state.over():
            break
        seat = lowest_bit(state.waiting())
        action = decide(seated[seat], state, seat)
        assert state.refusal(seat, action) == 0
        state.apply(seat, action)


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
    known = "random, greedy, apprentice, veteran, master, legend"
    with pytest.raises(Problem, match=rf"no bot called “hal”. The bots are: {known}"):
        bots.make("hal", 1)
