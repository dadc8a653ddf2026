"""Two runs of the bench beside each other: what has become slower than it was.

    python -m bench --json before.json       # store a run
    python -m bench --against before.json    # run again, and name what fell by more than 5 %
    python -m bench.against before.json after.json

Figures of two runs are only as alike as the machine was: run both where nothing else is running.
"""

import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ALLOWED = 0.05  # what may get lost before it is named
TIMES = "_us"  # the end of a name whose figure is a time: less of it is better
GAMES = ("interpreted", "compiled")  # parts that are lists, with a row for each game and table
OTHERS = ("jobs", "adapters", "search")
NAMING = ("game", "players", "compiled")  # in a row: not figures


@dataclass(frozen=True)
class Change:
    """One figure, then and now."""

    name: str
    before: float
    after: float

    @property
    def ratio(self) -> float:
        """How many times as good it is now."""
        times = self.after / self.before
        return 1 / times if self.name.endswith(TIMES) else times

    def __str__(self) -> str:
        return f"{self.name}: {self.before:,.4g} -> {self.after:,.4g} ({self.ratio:.2f})"


def figures(report: Mapping[str, Any]) -> Iterator[tuple[str, float]]:
    """Every figure of ours in a report, by a name that is the same in every run."""
    for part in GAMES:
        for row in report[part]:
            for name, value in row.items():
                if name not in NAMING:
                    yield f"{part}, {row['game']} {row['players']}, {name}", value
    for part in OTHERS:
        for name, value in report[part].items():
            yield f"{part}, {name}", value


def changes(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[Change]:
    """The figures that both runs have, the worst change first."""
    then = dict(figures(before))
    both = [Change(name, then[name], now) for name, now in figures(after) if name in then]
    return sorted(both, key=lambda change: change.ratio)


def fallen(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[Change]:
    """What has become slower by more than is allowed."""
    return [change for change in changes(before, after) if change.ratio < 1 - ALLOWED]


def verdict(before: Mapping[str, Any], after: Mapping[str, Any]) -> int:
    """Print what fell; how many figures that are."""
    worse, all_of_them = fallen(before, after), changes(before, after)
    for change in worse:
        print(change)
    print(f"{len(worse)} of {len(all_of_them)} figures fell by more than {ALLOWED:.0%}")
    return len(worse)


def main(paths: list[str]) -> int:
    before, after = (json.loads(Path(path).read_text(encoding="utf-8")) for path in paths)
    return 1 if verdict(before, after) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:3]))
