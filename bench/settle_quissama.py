"""Settling Quissama's own numbers by simulation: the tenement's spaces and the Princess's goal.

    python -m bench.settle_quissama --bot master --games 100

plays whole games among bots and prints each character's share of the wins: with so many freed
capoeiras more or fewer than now, and with other numbers of spaces.
"""

import argparse
from collections import Counter

from ludoteca.bots.match import play_match
from ludoteca.bots.registry import make, names
from ludoteca.games.quissama.cards import BERNARDINA, CHARACTER_CODES
from ludoteca.games.quissama.game import new
from ludoteca.games.quissama.meta import META
from ludoteca.games.quissama.original import PRINCESS_GOAL, TENEMENT_SPACES
from ludoteca.games.quissama.state import Position
from ludoteca.kernel.random import Random

LIMIT = 10_000  # decisions; the rules end a game well before


def play(players: int, seed: int, spaces: int, goal: int, bot: str) -> Position:
    """One game with these numbers, to its end."""
    state = new(players, Random(seed), [0] * len(META.settings))
    assert isinstance(state, Position)
    state.tenement_spaces, state.princess_goal = spaces, goal
    play_match(state, [make(bot, seed * 10 + seat) for seat in range(players)], LIMIT)
    return state


def line(players: int, games: int, spaces: int, goal: int, bot: str) -> str:
    """One row of a table: the numbers, then each character's share in per cent."""
    ends = (play(players, seed, spaces, goal, bot) for seed in range(games))
    won = Counter(int(state.winning) for state in ends)
    shares = [f"{100 * won[character] / games:.1f}" for character in range(BERNARDINA)]
    return " | ".join([f"| {players}", str(spaces), str(goal), *shares, f"{won[-1]} |"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", choices=names(), default="master")
    parser.add_argument("--games", type=int, default=100, help="for each row")
    parser.add_argument("--players", type=int, nargs="+", default=META.players)
    parser.add_argument("--spaces", type=int, nargs="+", default=[4, 5, 6])
    parser.add_argument("--more", type=int, nargs="+", default=[-2, -1, 0, 1, 2], metavar="FREED")
    chosen = parser.parse_args()
    characters = [CHARACTER_CODES[character] for character in range(BERNARDINA)]
    print(" | ".join(["| players", "spaces", "freed", *characters, "undecided |"]))
    print("|" + " --- |" * (len(characters) + 4))
    for players in chosen.players:
        goal = PRINCESS_GOAL[players]
        candidates = [(TENEMENT_SPACES, goal + more) for more in chosen.more]
        candidates += [(spaces, goal) for spaces in chosen.spaces if spaces != TENEMENT_SPACES]
        for spaces, freed in candidates:
            print(line(players, chosen.games, spaces, freed, chosen.bot), flush=True)


if __name__ == "__main__":
    main()
