"""What many games came to."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from ludoteca.build import compiled
from ludoteca.lab.statistics.tally import WHOLE_WIN


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """The figures of a simulation, under the names they have in JSON."""

    games: int
    decisions: int
    seconds: float
    decisions_per_s: float
    games_per_s: float
    compiled: bool
    length_quartiles: list[int]  # decisions in a game: a quarter of the games took at most ...
    wins_by_seat: list[float]  # a shared win counts as an equal part for each who shares it
    score_quartiles: list[int]  # final scores of all seats
    partial: bool = False  # stopped before all the games were played; left out of JSON if not

    def __str__(self) -> str:
        wins = " ".join(f"{share / max(self.games, 1):.1%}" for share in self.wins_by_seat)
        lengths, scores = map(str, self.length_quartiles), map(str, self.score_quartiles)
        return (
            f"{self.games} games, {self.decisions} decisions\n"
            f"quartiles of decisions in a game: {' '.join(lengths)}\n"
            f"quartiles of final scores: {' '.join(scores)}\n"
            f"wins by seat: {wins}"
        )

    def encode(self) -> bytes:
        """As JSON."""
        return msgspec.json.format(msgspec.json.encode(self)) + b"\n"


@dataclass(frozen=True)
class Counts:
    """Exact counts of games played so far, wherever each was played."""

    games: int
    decisions: int
    wins: tuple[int, ...]  # by seat, in parts of WHOLE_WIN
    lengths: Counter[int]
    scores: Counter[int]

    @staticmethod
    def none(players: int) -> "Counts":
        """Before the first game."""
        return Counts(0, 0, (0,) * players, Counter(), Counter())

    def plus(self, part: Mapping[str, Any]) -> "Counts":
        """These and what a `Tally` has dumped."""
        wins = zip(self.wins, part["wins"], strict=True)
        return Counts(
            self.games + part["games"],
            self.decisions + part["decisions"],
            tuple(mine + theirs for mine, theirs in wins),
            self.lengths + Counter(dict(part["lengths"])),
            self.scores + Counter(dict(part["scores"])),
        )

    def summary(self, seconds: float, partial: bool) -> Summary:
        """The figures, of games that took so many seconds."""
        seconds = max(seconds, 1e-9)
        return Summary(
            games=self.games,
            decisions=self.decisions,
            seconds=round(seconds, 6),
            decisions_per_s=round(self.decisions / seconds, 1),
            games_per_s=round(self.games / seconds, 1),
            compiled=compiled(),
            length_quartiles=quartiles(self.lengths),
            wins_by_seat=[round(wins / WHOLE_WIN, 6) for wins in self.wins],
            score_quartiles=quartiles(self.scores),
            partial=partial,
        )


def quartiles(counts: Counter[int]) -> list[int]:
    """The least numbers that a quarter, half and three quarters do not exceed; [] of nothing."""
    wanted = [counts.total() * quarter / 4 for quarter in (1, 2, 3)]
    found: list[int] = []
    below = 0
    for number in sorted(counts):
        below += counts[number]
        while len(found) < 3 and below >= wanted[len(found)]:
            found.append(number)
    return found
