"""Settling our own numbers by simulation: the tenement's spaces and the Princess's goal.

    python -m ludoteca.games.quissama.settle --games 400

plays whole games for every candidate and prints each character's share of the wins. The players
are greedy, by this game's own evaluation; `shares` takes any other player instead.
"""

import argparse
from collections import Counter
from collections.abc import Callable

from ludoteca.games.quissama.cards import BERNARDINA, CHARACTER_CODES
from ludoteca.games.quissama.game import new
from ludoteca.games.quissama.meta import META
from ludoteca.games.quissama.original import PRINCESS_GOAL, TENEMENT_SPACES
from ludoteca.games.quissama.state import Position
from ludoteca.games.quissama.vocabulary import ACTIONS_END
from ludoteca.kernel.random import Random
from ludoteca.kernel.row import Row
from ludoteca.kernel.state import State

Player = Callable[[State, int, Random], int]
LIMIT = 5000  # decisions, after which a game counts as nobody's
ROW = Row(ACTIONS_END)


def greedy(state: State, seat: int, random: Random) -> int:
    """The action after which the seat stands best, judged in one imagined position."""
    state.legal(seat, ROW)
    actions = ROW.actions()
    imagined = state.imagine(seat, random.below(1 << 30))
    worths = [_worth(imagined.clone(), seat, action) for action in actions]
    return actions[worths.index(max(worths))]


def _worth(state: State, seat: int, action: int) -> float:
    state.apply(seat, action)
    return state.evaluate(seat)


def play(players: int, seed: int, spaces: int, goal: int, player: Player) -> Position:
    """One game with these numbers, to its end."""
    state = new(players, Random(seed), [0] * len(META.settings))
    assert isinstance(state, Position)
    state.tenement_spaces, state.princess_goal = spaces, goal
    random = Random(seed + 1_000_003)
    for _ in range(LIMIT):
        if state.over():
            break
        seat = int(state.seat)
        state.apply(seat, player(state, seat, random))
    return state


def shares(
    players: int, games: int, spaces: int, goal: int, player: Player = greedy
) -> Counter[int]:
    """How many games were won by each character; -1 for those without an end."""
    ends = (play(players, seed, spaces, goal, player) for seed in range(games))
    return Counter(int(state.winning) for state in ends)


def line(players: int, games: int, spaces: int, goal: int) -> str:
    """One row of a table: the numbers, then each character's share in per cent."""
    won = shares(players, games, spaces, goal)
    each = [f"{100 * won[character] / games:.1f}" for character in range(BERNARDINA)]
    return " | ".join([f"| {players}", str(spaces), str(goal), *each, f"{won[-1]} |"])


def main() -> None:
    """Print both curves."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    games = parser.parse_args().games
    names = [CHARACTER_CODES[character] for character in range(BERNARDINA)]
    print(" | ".join(["| players", "spaces", "freed", *names, "no end |"]))
    print("|" + " --- |" * (len(names) + 4))
    for players in META.players:
        for spaces in (4, 5, 6):
            print(line(players, games, spaces, PRINCESS_GOAL[players]), flush=True)
        for more in (-3, -2, -1, 1, 2):
            goal = PRINCESS_GOAL[players] + more
            print(line(players, games, TENEMENT_SPACES, goal), flush=True)


if __name__ == "__main__":
    main()
