"""Settling Quissama's own numbers by simulation: the tenement's spaces and the Princess's goal.

    python -m studies.quissama --bot master --games 100
    python -m studies.quissama --bot legend --players 2 --games 24 --more 0 --spaces 6

plays whole games among bots and prints each character's share of the wins: with so many freed
capoeiras more or fewer than now, and with other numbers of spaces.
"""

import argparse
import os
from collections import Counter
from functools import partial

from ludoteca.bots.match import play_match
from ludoteca.bots.registry import make, names
from ludoteca.games.quissama.cards import BERNARDINA, CHARACTER_CODES
from ludoteca.games.quissama.game import new
from ludoteca.games.quissama.meta import META
from ludoteca.games.quissama.original import PRINCESS_GOAL, TENEMENT_SPACES
from ludoteca.games.quissama.state import Position
from ludoteca.kernel.random import Random
from studies.jobs import each

LIMIT = 10_000  # decisions; the rules end a game well before


def play(seed: int, players: int, spaces: int, goal: int, bot: str) -> int:
    """One game with these numbers, to its end: the character it was won by, or -1."""
    state = new(players, Random(seed), [0] * len(META.settings))
    assert isinstance(state, Position)
    state.tenement_spaces, state.princess_goal = spaces, goal
    play_match(state, [make(bot, seed * 10 + seat) for seat in range(players)], LIMIT)
    return int(state.winning)


def line(players: int, games: int, spaces: int, goal: int, bot: str, jobs: int) -> str:
    """One row of a table: the numbers, then each character's share in per cent."""
    table = partial(play, players=players, spaces=spaces, goal=goal, bot=bot)
    won = Counter(each(table, range(games), jobs))
    shares = [f"{100 * won[character] / games:.1f}" for character in range(BERNARDINA)]
    return " | ".join([f"| {players}", str(spaces), str(goal), *shares, f"{won[-1]} |"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", choices=names(), default="master")
    parser.add_argument("--games", type=int, default=100, help="for each row")
    parser.add_argument("--players", type=int, nargs="+", default=META.players)
    parser.add_argument("--spaces", type=int, nargs="+", default=[4, 5, 6])
    parser.add_argument("--more", type=int, nargs="+", default=[-2, -1, 0, 1, 2], metavar="FREED")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    characters = [CHARACTER_CODES[character] for character in range(BERNARDINA)]
    print(" | ".join(["| players", "spaces", "freed", *characters, "undecided |"]))
    print("|" + " --- |" * (len(characters) + 4))
    for players in chosen.players:
        goal = PRINCESS_GOAL[players]
        candidates = [(TENEMENT_SPACES, goal + more) for more in chosen.more]
        candidates += [(spaces, goal) for spaces in chosen.spaces if spaces != TENEMENT_SPACES]
        for spaces, freed in candidates:
            print(line(players, chosen.games, spaces, freed, chosen.bot, chosen.jobs), flush=True)


if __name__ == "__main__":
    main()
