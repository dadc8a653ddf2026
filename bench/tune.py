"""Which settings of the search play best: `python -m bench.tune GAME explore=0.05,noise=0 ...`.

Every candidate is `legend1` with the named settings changed, and sits alone among bots of the name
`--against`; with `net=FILE` it judges by that net, as far as `trust` says. Games go to whoever may
still be the best (Thompson sampling), so that little time is spent on settings that lose. Whoever
is ahead in the end had luck besides: play it alone with another seed before believing its share.
"""

import argparse
import json
import random
import sys
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from bench.clock import machine
from ludoteca.bots.levels import LEGEND1, settings_of
from ludoteca.kernel.game import find, names
from ludoteca.train.gather import pool
from ludoteca.train.matches import HEADING, Contestant, Match, Result, play_round

NET = "net"
NUMBERS = (
    "iterations",
    "trees",
    "horizon",
    "margin",
    "explore",
    "noise",
    "prior",
    "trust",
    "picks",
)


@dataclass
class Candidate:
    """Settings, and how they have fared."""

    contestant: Contestant
    result: Result
    asked: int = 0  # games given out so far

    def draw(self, chance: random.Random) -> float:
        """How good it may be, by what it has won."""
        won = self.result.won
        return chance.betavariate(1 + won, 1 + max(self.result.games - won, 0.0))


@dataclass
class Tuning:
    """Candidates at one kind of table, until the time is up."""

    game: str
    players: int
    theirs: Contestant
    seed: int
    candidates: list[Candidate]
    chance: random.Random = field(default_factory=lambda: random.Random(1))

    def run(self, jobs: int, seconds: float, most: int) -> None:
        """Play in so many processes; no candidate plays more than `most` games."""
        end = time.monotonic() + seconds
        with pool(jobs) as workers:
            playing: dict[Future[Result], Candidate] = {}
            while True:
                if time.monotonic() < end:
                    self.fill(workers, playing, jobs, most)
                if not playing:
                    return
                self.collect(playing)

    def fill(
        self,
        workers: ProcessPoolExecutor,
        playing: dict[Future[Result], Candidate],
        jobs: int,
        most: int,
    ) -> None:
        """Give every idle process a game."""
        while len(playing) < jobs:
            chosen = self.choose(most)
            if chosen is None:
                return
            playing[workers.submit(play_round, *self.next_round(chosen))] = chosen

    def choose(self, most: int) -> Candidate | None:
        """Who plays next: whoever has not met every seat of a deal, else whoever may be best."""
        able = [each for each in self.candidates if each.asked < most]
        begun = [each for each in able if each.asked == 0 or each.asked % self.players]
        if begun:
            return min(begun, key=lambda each: each.asked)
        return max(able, key=lambda each: each.draw(self.chance), default=None)

    def next_round(self, chosen: Candidate) -> tuple[Match, int]:
        """The next game of a candidate: all of them play the same deals, from every seat."""
        number = chosen.asked
        chosen.asked += 1
        match = Match(self.game, self.players, chosen.contestant, self.theirs, self.seed)
        return match, number

    def collect(self, playing: dict[Future[Result], Candidate]) -> None:
        """Wait for a game to end, and note it."""
        done, _ = wait(playing, return_when=FIRST_COMPLETED)
        for each in done:
            candidate = playing.pop(each)
            candidate.result.add(each.result())
            print(candidate.result.line(), file=sys.stderr, flush=True)


def candidate_of(game: str, players: int, changes: str, against: str) -> Candidate:
    """`legend1` of this game with `name=number,...` changed; SystemExit says what is not known."""
    usual = {**settings_of(game)["all"], **settings_of(game)[LEGEND1]}
    style: dict[str, Any] = {name: usual[name] for name in NUMBERS if name in usual}
    for change in changes.split(","):
        name, _, told = change.partition("=")
        if name not in (*NUMBERS, NET):
            raise SystemExit(f"{name} is none of {', '.join(NUMBERS)} and {NET}")
        style[name] = told if name == NET else float(told) if "." in told else int(told)
    return Candidate(Contestant(name=changes, **style), Result(changes, against, players))


def main() -> None:
    parser = argparse.ArgumentParser("bench.tune", description="Settings of the search, tried.")
    parser.add_argument("game", choices=names())
    parser.add_argument("candidates", nargs="+", metavar="NAME=NUMBER,...")
    parser.add_argument("--against", default=LEGEND1, help="a bot")
    parser.add_argument("--players", type=int)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--games", type=int, default=1000, help="of one candidate at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the results there too")
    given = parser.parse_args()
    players = given.players or find(given.game).meta.players[0]
    about = (given.game, players)
    tried = [candidate_of(*about, each, given.against) for each in dict.fromkeys(given.candidates)]
    tuning = Tuning(*about, Contestant(given.against), given.seed, tried)
    tuning.run(given.jobs, given.seconds, given.games)
    results = sorted((each.result for each in tried), key=lambda each: -each.share.low)
    print(machine(), HEADING, *(each.line() for each in results), sep="\n")
    if given.out:
        told = {"game": given.game, "seed": given.seed, "results": msgspec.to_builtins(results)}
        given.out.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
