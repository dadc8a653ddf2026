# compiled: mypyc
"""Games one after another, as fast as they go. Each has its own seed, whoever plays it."""

from collections.abc import Callable
from typing import Final

from ludoteca.bots.bot import Bot
from ludoteca.bots.match import play_match
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.native import i64
from ludoteca.kernel.playout import play_randomly
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State
from ludoteca.lab.statistics.tally import Tally

NewPosition = Callable[[int, Random, list[int]], State]

LONGEST: Final[i64] = 1_000_000  # decisions; a game that has not ended then never will
SEATS: Final[i64] = 16  # seeds set aside for each game's bots


def play_random_series(
    new: NewPosition, settings: list[int], seeds: tuple[int, int], games: range, tally: Tally
) -> None:
    """Play games of this range with random players, at the full speed of the kernel."""
    chance: i64 = seeds[0]
    choices: i64 = seeds[1]
    row = ActionBuffer()
    for game in games:
        number: i64 = game
        state = new(len(tally.wins), Random(chance ^ number), settings)
        finish(state, play_randomly(state, Random(choices ^ number), row, LONGEST), tally)


def play_series(
    new: NewPosition,
    settings: list[int],
    seeds: tuple[int, int],
    makers: list[Callable[[int], Bot]],
    games: range,
    tally: Tally,
) -> None:
    """Play games of this range with a bot for each seat."""
    chance: i64 = seeds[0]
    choices: i64 = seeds[1]
    for game in games:
        number: i64 = game
        first = choices ^ (number * SEATS)
        bots = [maker(first ^ seat) for seat, maker in enumerate(makers)]
        state = new(len(makers), Random(chance ^ number), settings)
        finish(state, play_match(state, bots, LONGEST), tally)


def finish(state: State, decisions: i64, tally: Tally) -> None:
    """Count a game; RuntimeError if it did not end."""
    if not state.over():
        raise RuntimeError(f"a game did not end within {decisions} decisions")
    tally.add(state, decisions)
