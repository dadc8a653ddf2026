"""Iterations of the tree search, every game: `python -m bench.search SECONDS`.

From the first decision of a game, with playouts of up to 60 decisions; the peer is OpenSpiel's
IS-MCTS from the first decision of gin rummy, with one random playout to the end for each iteration.
"""

import json
import sys

from bench.clock import best_rate
from ludoteca.bots.search import Search
from ludoteca.bots.style import Style
from ludoteca.build import compiled
from ludoteca.kernel.bits import lowest_bit
from ludoteca.kernel.game import find, names
from ludoteca.kernel.random import Random

HORIZON = 60
ITERATIONS = 5000 if compiled() else 100


def iterations_per_s(game: str, players: int, seconds: float) -> float:
    """A search after another, each of a tree of its own."""
    state = find(game).new(players, Random(3))
    seat = lowest_bit(state.waiting())
    search = Search(Style(ITERATIONS, horizon=HORIZON))

    def think() -> int:
        search.begin(players)
        search.grow(state, seat, 1)
        return ITERATIONS

    return best_rate(think, seconds)


def measure(seconds: float) -> dict[str, float]:
    """By game and number of players: Conspiração at all sizes, the others at the smallest."""
    tables = [("conspiracy", number) for number in find("conspiracy").meta.players]
    tables += [(name, find(name).meta.players[0]) for name in names() if name != "conspiracy"]
    return {f"{name} {number}": iterations_per_s(name, number, seconds) for name, number in tables}


if __name__ == "__main__":
    json.dump(measure(float(sys.argv[1])), sys.stdout)
