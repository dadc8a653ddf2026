# compiled: mypyc
"""What is counted over many games: exact numbers, the same in whatever order they are added."""

from typing import Final, final

from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.state import State

WHOLE_WIN: Final[i64] = 60  # wins are counted in sixtieths: up to six seats share one exactly


@final
class Histogram:
    """How often each whole number came up. It widens as it needs."""

    def __init__(self) -> None:
        """Start with nothing counted."""
        self.lowest: i64 = 0  # the number that the first place stands for
        self.counts: vec[i64] = vec[i64]([0] * 64)

    def add(self, value: i64, times: i64 = 1) -> None:
        """Count a number."""
        if value < self.lowest or value >= self.lowest + len(self.counts):
            self.widen(value)
        self.counts[value - self.lowest] += times

    def widen(self, value: i64) -> None:
        """Make room for a number, and as much again as there was."""
        old = self.counts
        below: i64 = 0
        if value < self.lowest:
            below = self.lowest - value + len(old)
        above: i64 = 0
        if value >= self.lowest + len(old):
            above = value - self.lowest + 1
        self.counts = vec[i64]([0] * int(below + len(old) + above))
        for place in range(len(old)):
            self.counts[below + place] = old[place]
        self.lowest -= below

    def pairs(self) -> list[tuple[int, int]]:
        """Each number that came up and how often, ascending."""
        counts = list(self.counts)
        return [(self.lowest + place, times) for place, times in enumerate(counts) if times > 0]


@final
class Tally:
    """Games, decisions, lengths, wins by seat and final scores of a number of games."""

    def __init__(self, players: i64) -> None:
        """Start with no games."""
        self.games: i64 = 0
        self.decisions: i64 = 0
        self.wins: Final[vec[i64]] = vec[i64]([0] * int(players))  # in sixtieths
        self.lengths: Histogram = Histogram()
        self.scores: Histogram = Histogram()

    def add(self, state: State, decisions: i64) -> None:
        """Count a game that has ended."""
        self.games += 1
        self.decisions += decisions
        self.lengths.add(decisions)
        scores = state.scores()
        ranking = state.ranking_by(scores)
        winners: i64 = 0
        for seat in range(len(scores)):
            self.scores.add(scores[seat])
            if ranking[seat] == 1:
                winners += 1
        for seat in range(len(ranking)):
            if ranking[seat] == 1:
                self.wins[seat] += WHOLE_WIN // winners

    def dump(self) -> dict[str, object]:
        """As plain data, to send between processes."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "wins": list(self.wins),
            "lengths": self.lengths.pairs(),
            "scores": self.scores.pairs(),
        }
