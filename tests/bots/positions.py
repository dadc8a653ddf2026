"""Positions to ask bots about, and bots that think no longer than a test can wait."""

from collections.abc import Iterator
from functools import cache

from ludoteca import bots
from ludoteca.bots import Bot, decide
from ludoteca.bots.level_bot import thinker_of
from ludoteca.bots.levels import LEGEND1, LEVELS, style_of
from ludoteca.build import compiled
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.bits import members
from ludoteca.kernel.game import find, names
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State

# Interpreted, the smallest table of each game must do.
TABLES = [
    (name, players)
    for name in names()
    for players in find(name).meta.players[: None if compiled() else 1]
]
MOMENTS = 16 if compiled() else 2  # of each game
ITERATIONS = 24 if compiled() else 6
EVERY = 5  # decisions from one moment to the next; not a divisor of many a turn's length


def make(name: str, seed: int, state: State) -> Bot:
    """A bot of this name; a level in its own style, but with a short budget."""
    if name not in (*LEVELS, LEGEND1):
        return bots.make(name, seed)
    style = style_of(name, state)
    style.iterations = min(style.iterations, ITERATIONS)
    style.effort = min(style.effort, ITERATIONS)
    bot = thinker_of(style, state)
    bot.random = Random(seed)
    return bot


@cache
def moments(game: str, players: int) -> list[tuple[State, int]]:
    """Positions of a random game, and one of the seats waited for: where several, each in turn."""
    row, random = ActionBuffer(), Random(players)
    found: list[tuple[State, int]] = []
    for number, (state, seats) in enumerate(random_game(game, players, random, row)):
        if number % EVERY == 0:
            seat = seats[len(found) % len(seats)]
            state.legal(seat, row)
            if row.count > 1:
                found.append((state.clone(), seat))
        if len(found) == MOMENTS:
            break
    assert len(found) >= 2
    return found


def random_game(
    game: str, players: int, random: Random, row: ActionBuffer
) -> Iterator[tuple[State, list[int]]]:
    """A position after another, with the seats that are waited for."""
    state = find(game).new(players, Random(7))
    while seats := members(state.waiting()):
        yield state, seats
        seat = seats[random.below(len(seats))]
        state.legal(seat, row)
        state.apply(seat, row.items[random.below(row.count)])


@cache
def choices(name: str, game: str, players: int) -> list[int]:
    """What a bot does in each of these moments."""
    return [choice(name, state, seat) for state, seat in moments(game, players)]


def choice(name: str, state: State, seat: int) -> int:
    """What a new bot does, always with the same seed."""
    return decide(make(name, 1, state), state, seat)
