"""Matches between what has learnt and what is to be beaten."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import starmap
from pathlib import Path
from time import process_time

import msgspec

from ludoteca.bots import Bot, decide, make
from ludoteca.bots.net import Net
from ludoteca.bots.net_file import read
from ludoteca.bots.search_bot import SearchBot
from ludoteca.bots.style import Style
from ludoteca.bots.trained_nets import columns_of
from ludoteca.kernel.bits import lowest_bit
from ludoteca.kernel.game import find
from ludoteca.kernel.random import Random
from ludoteca.lab.statistics.intervals import Share, wilson
from ludoteca.train.gather import pool

LONGEST = 20_000  # decisions


class Contestant(msgspec.Struct, frozen=True):
    """A bot of the registry, or a search with a net."""

    name: str
    net: str = ""  # the file; empty: the bot of this name
    iterations: int = 0
    trees: int = 1
    horizon: int = 0
    explore: float = 0.5
    prior: float = 0.0
    trust: float = 1.0
    picks: int = 0
    noise: float = 0.0
    margin: float = 12.0

    def seat(self, seed: int, game: str, players: int) -> Bot:
        """A bot that plays like this."""
        if not self.iterations:
            return make(self.name, seed)
        settings = msgspec.to_builtins(self)
        style = {name: settings[name] for name in _STYLE}
        if not self.net:
            return SearchBot(seed, Style(**style))
        return SearchBot(seed, Style(**style, net=True), _net(self.net, game, players))


_STYLE = ("iterations", "trees", "horizon", "explore", "prior", "trust", "noise", "margin", "picks")


@cache
def _net(file: str, game: str, players: int) -> Net:
    """The net of a file for so many players."""
    weights = next(each for each in read(Path(file))[1] if each.about.players == players)
    return weights.net(columns_of(find(game), players))


class Result(msgspec.Struct):
    """What came of a match: one of `ours` among others of `theirs`."""

    ours: str
    theirs: str
    players: int
    games: int = 0
    won: float = 0.0  # shared wins count as a share
    seconds: float = 0.0  # processor time of ours
    decisions: int = 0  # of ours, with more than one option
    longest: float = 0.0
    their_seconds: float = 0.0
    their_decisions: int = 0

    @property
    def share(self) -> Share:
        """Of the games, with its interval."""
        return wilson(self.won, self.games)

    def add(self, other: "Result") -> None:
        """Another part of the same match."""
        for name in ("games", "won", "seconds", "decisions", "their_seconds", "their_decisions"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.longest = max(self.longest, other.longest)

    def line(self) -> str:
        """A row of a table."""
        share = self.share
        return (
            f"| {self.ours} | {self.theirs} | {self.players} | {self.games} | {share.value:.0%} "
            f"| {share.low:.0%} to {share.high:.0%} | {_mean(self.seconds, self.decisions)} "
            f"| {self.longest:.2f} | {_mean(self.their_seconds, self.their_decisions)} |"
        )


def _mean(seconds: float, decisions: int) -> str:
    return f"{seconds / max(decisions, 1):.3f}"


HEADING = (
    "| ours | theirs | players | games | won | 95 % | s a move | longest | theirs |\n"
    "| --- | --- | ---: | ---: | ---: | --- | ---: | ---: | ---: |"
)


class Match(msgspec.Struct, frozen=True):
    """One of ours among others of theirs; every deal is played from each seat."""

    game: str
    players: int
    ours: Contestant
    theirs: Contestant
    seed: int

    def play(
        self, games: int, jobs: int, tell: Callable[[Result], None] = lambda result: None
    ) -> Result:
        """Games from the first on, in so many processes. `tell` is told after every deal."""
        result = Result(self.ours.name, self.theirs.name, self.players)
        for part in _played([(self, number) for number in range(games)], jobs):
            result.add(part)
            if result.games % self.players == 0:
                tell(result)
        return result


def _played(rounds: list[tuple[Match, int]], jobs: int) -> Iterator[Result]:
    if jobs == 1:
        yield from starmap(play_round, rounds)
        return
    with pool(jobs) as workers:
        yield from workers.map(play_round, *zip(*rounds, strict=True))


def play_round(match: Match, number: int) -> Result:
    """Play one game of a match."""
    deal, watched = divmod(number, match.players)
    state = find(match.game).new(match.players, Random(match.seed + deal))
    result = Result(match.ours.name, match.theirs.name, match.players, games=1)
    bots = [
        (match.ours if seat == watched else match.theirs).seat(
            match.seed + 64 * number + seat, match.game, match.players
        )
        for seat in range(match.players)
    ]
    for _ in range(LONGEST):
        if state.over():
            break
        seat = lowest_bit(state.waiting())
        began = process_time()
        action = decide(bots[seat], state, seat)
        _clock(result, seat == watched, process_time() - began)
        state.apply(seat, action)
    ranking = list(state.ranking())
    result.won = (ranking[watched] == 1) / ranking.count(1)
    return result


def _clock(result: Result, ours: bool, took: float) -> None:
    if ours:
        result.seconds += took
        result.decisions += 1
        result.longest = max(result.longest, took)
    else:
        result.their_seconds += took
        result.their_decisions += 1
