"""Thousands of games in which every proposal of a bot is held against the rules.

`python -m bench.legal [--games 10000]`: every game, every number of players, every bot; the levels
in their own style, but with few iterations. The slower a game, the fewer are played of it. Ends
with an error at the first proposal that the rules refuse.
"""

import argparse
import time

from ludoteca import bots
from ludoteca.bots import Bot, decide
from ludoteca.bots.level_bot import thinker_of
from ludoteca.bots.levels import LEGEND1, LEVELS, style_of
from ludoteca.kernel.bits import lowest_bit
from ludoteca.kernel.game import find, names
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State

ITERATIONS = 10
LONGEST = 20_000  # decisions


def main() -> None:
    parser = argparse.ArgumentParser("bench.legal", description="Nothing illegal, ever.")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    played = dict.fromkeys(names(), 0)
    seconds = dict.fromkeys(names(), 0.0)
    decisions = 0
    for number in range(arguments.games):
        name = min(names(), key=lambda each: seconds[each])  # each game has the same time
        began = time.process_time()
        decisions += play(name, arguments.seed + number, played[name])
        seconds[name] += time.process_time() - began
        played[name] += 1
    print(f"{arguments.games} games, {decisions} decisions, none refused:", played)


def play(name: str, seed: int, number: int) -> int:
    """One game; how many decisions it took."""
    players = find(name).meta.players
    state = find(name).new(players[number % len(players)], Random(seed))
    known = bots.names()
    seated = [make(known[(seed + seat) % len(known)], seed, state) for seat in range(state.players)]
    for decision in range(LONGEST):
        if state.over():
            return decision
        seat = lowest_bit(state.waiting())
        action = decide(seated[seat], state, seat)
        if state.refusal(seat, action) != 0:
            raise SystemExit(f"{name}, seed {seed}, decision {decision}: {action} is refused")
        state.apply(seat, action)
    raise SystemExit(f"{name}, seed {seed}: no end")


def make(name: str, seed: int, state: State) -> Bot:
    """A bot that does not think for long."""
    if name not in (*LEVELS, LEGEND1):
        return bots.make(name, seed)
    style = style_of(name, state)
    style.iterations = min(style.iterations, ITERATIONS)
    bot = thinker_of(style, state)
    bot.random = Random(seed)
    return bot


if __name__ == "__main__":
    main()
