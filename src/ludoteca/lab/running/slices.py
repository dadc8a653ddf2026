"""Cutting games into parts: which are still to be played, and how many at a time."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

SLICE = 0.2  # seconds that a part should take: short enough to stop at, long enough to be worth it
GROWTH = 8  # how much larger than the one before a part may be


class Slices:
    """Cuts the games that are missing into parts of about SLICE seconds each."""

    def __init__(self, missing: Sequence[range], slice_seconds: float = SLICE) -> None:
        """Nothing is cut off yet."""
        self.missing = [games for games in missing if games]
        self.slice = slice_seconds
        self.size = 1

    def cut(self) -> range:
        """The next part; empty when there is none."""
        if not self.missing:
            return range(0)
        games = self.missing[0]
        part = games[: self.size]
        self.missing[0] = games[self.size :]
        if not self.missing[0]:
            del self.missing[0]
        return part

    def cut_some(self, number: int) -> list[range]:
        """The next parts, as many as there are of this number."""
        return [part for _ in range(number) if (part := self.cut())]

    def learn(self, part: Mapping[str, Any]) -> None:
        """Judge by a finished part how large the next ones should be."""
        fitting = int(part["games"] * self.slice / max(part["seconds"], 1e-6))
        self.size = max(1, min(fitting, part["games"] * GROWTH))


def missing(games: int, finished: Iterable[range]) -> list[range]:
    """The games from 0 on that are in none of the finished parts."""
    gaps: list[range] = []
    begin = 0
    for part in sorted(finished, key=lambda part: part.start):
        if part.start > begin:
            gaps.append(range(begin, min(part.start, games)))
        begin = max(begin, part.stop)
    gaps.append(range(begin, games))
    return [gap for gap in gaps if gap]
