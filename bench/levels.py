"""How much stronger each level is than the one below: `python -m bench.levels [GAME ...]`.

One bot of the higher level sits among bots of the lower one, at the smallest table the game allows
or one of `--players`; it takes every seat in turn, and every deal is played from each of them. The
games follow from `--seed` and are the same on every machine; only the seconds differ.
"""

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from pathlib import Path

from bench.clock import machine
from ludoteca.bots import Bot, decide, make, names as bots
from ludoteca.bots.levels import LEVELS
from ludoteca.kernel.bits import lowest_bit
from ludoteca.kernel.game import find, names
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State

SURE = 1.96  # standard deviations of a 95 % interval
WANTED = {2: 0.65}  # of the games; at larger tables 1.3 times the fair share
LONGEST = 20_000  # decisions


@dataclass
class Pair:
    """What came out between two levels."""

    game: str
    players: int
    higher: str
    lower: str
    games: int = 0
    won: float = 0.0  # shared wins count as a share
    decisions: int = 0  # of the higher level, with more than one option
    seconds: float = 0.0  # processor time of these
    longest: float = 0.0

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def wanted(self) -> float:
        return WANTED.get(self.players, 1.3 / self.players)

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's, 95 %."""
        n, p, z = self.games, self.share, SURE
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return max(0.0, middle - half), min(1.0, middle + half)


def measure(pair: Pair, games: int, seed: int) -> Pair:
    """Play."""
    for number in range(games):
        deal, seat = divmod(number, pair.players)
        state = find(pair.game).new(pair.players, Random(seed + deal))
        bots = [
            make(pair.higher if place == seat else pair.lower, seed + 64 * number + place)
            for place in range(pair.players)
        ]
        play(state, bots, seat, pair)
        ranking = list(state.ranking())
        pair.games += 1
        pair.won += (ranking[seat] == 1) / ranking.count(1)
    return pair


def play(state: State, bots: list[Bot], watched: int, pair: Pair) -> None:
    """One game, with the watch on one of the seats."""
    for _ in range(LONGEST):
        if state.over():
            return
        seat = lowest_bit(state.waiting())
        began = time.process_time()
        action = decide(bots[seat], state, seat)
        if seat == watched:
            took = time.process_time() - began
            pair.decisions += 1
            pair.seconds += took
            pair.longest = max(pair.longest, took)
        if state.refusal(seat, action) != 0:
            raise RuntimeError(f"{action} is refused")
        state.apply(seat, action)
    raise RuntimeError("a game did not end")


def pairs(games: list[str], players: int | None, against: str | None) -> Iterator[Pair]:
    """Every level against the one below or another bot, at a table of so many or the smallest."""
    for name in games:
        allowed = find(name).meta.players
        seats = allowed[0] if players is None else min(max(players, allowed[0]), allowed[-1])
        for lower, higher in pairwise(LEVELS):
            yield Pair(name, seats, higher, against or lower)


HEADING = """\
| game | players | level | against | games | wins | 95 % | wanted | s a move | longest |
| --- | ---: | --- | --- | ---: | ---: | --- | ---: | ---: | ---: |"""


def line(pair: Pair) -> str:
    """A row of the table."""
    low, high = pair.interval
    reached = "" if pair.share >= pair.wanted else " **not reached**"
    return (
        f"| {pair.game} | {pair.players} | {pair.higher} | {pair.lower} | {pair.games} "
        f"| {pair.share:.0%} | {low:.0%} to {high:.0%} | {pair.wanted:.0%}{reached} "
        f"| {pair.seconds / pair.decisions:.3f} | {pair.longest:.2f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser("bench.levels", description="Each level and the one below.")
    parser.add_argument("game", nargs="*", default=names())
    parser.add_argument("--games", type=int, default=60, help="for each pair of levels")
    parser.add_argument("--level", choices=LEVELS[1:], help="only this one against the one below")
    parser.add_argument("--against", choices=bots(), help="instead of the level below: legend1")
    parser.add_argument("--players", type=int, help="or the nearest number the game allows")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--append", type=Path, metavar="FILE", help="write the rows there too")
    arguments = parser.parse_args()
    print(machine(), HEADING, sep="\n\n", flush=True)
    for pair in pairs(arguments.game, arguments.players, arguments.against):
        if arguments.level in (None, pair.higher):
            row = line(measure(pair, arguments.games, arguments.seed))
            print(row, flush=True)
            if arguments.append:
                with arguments.append.open("a", encoding="utf-8") as file:
                    file.write(row + "\n")


if __name__ == "__main__":
    main()
