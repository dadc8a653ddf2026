"""Finds a transcript for every way a game can end, by playing at random until it has happened.

    python -m tests.transcripts.find conspiracy

A game lists its endings in `tests/transcripts/<game>/endings.py`. For each this writes the record
of the first game found, `<ending>.json`, and what came of all of them into `results.json`. Records
that still replay to their ending are kept as they are, so that running it again after a change
replaces only what the change has broken.
"""

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from ludoteca.kernel.game import find
from ludoteca.kernel.problems import Problem
from ludoteca.kernel.random import Random
from ludoteca.kernel.record import Record, decode
from ludoteca.kernel.table import Table, replay
from tests.transcripts.ending import Ending

FOLDER = Path(__file__).parent
SEEDS = 20_000


def endings(game: str) -> dict[str, Ending]:
    """The endings that a game lists, by name."""
    found: dict[str, Ending] = import_module(f"tests.transcripts.{game}.endings").ENDINGS
    return found


def play(game: str, ending: Ending, seed: int) -> Table:
    """A random game, to its end."""
    table = Table(find(game), ending.players, str(seed), ending.options)
    chance = Random(seed)
    while table.waiting:
        seat = table.waiting[chance.below(len(table.waiting))]
        options = table.options(seat)
        table.play(seat, options[chance.below(len(options))])
    return table


def search(game: str, ending: Ending) -> Table:
    """The first game that comes to an ending."""
    for seed in range(SEEDS):
        table = play(game, ending, seed)
        if ending.happened(table):
            return table
    raise SystemExit(f"no game of {game} out of {SEEDS} ends like this: {ending}")


def kept(path: Path, ending: Ending) -> Table | None:
    """The game that is stored already, if it still comes to its ending."""
    try:
        table = replay(decode(path.read_bytes()))
    except (OSError, Problem):
        return None
    return table if table.over and ending.happened(table) else None


def result(table: Table) -> dict[str, Any]:
    """What came of a game."""
    return {
        "scores": table.scores,
        "ranking": table.ranking,
        "position": table.game.write_position(table.state),
    }


def read(path: Path) -> Record:
    """A stored record."""
    return decode(path.read_bytes())


def write(game: str) -> None:
    """Find and store all transcripts of a game."""
    lines = []
    for name, ending in endings(game).items():
        path = FOLDER / game / f"{name}.json"
        table = kept(path, ending) or search(game, ending)
        path.write_bytes(table.record().encode())
        lines.append(f"{json.dumps(name)}: {json.dumps(result(table), ensure_ascii=False)}")
    text = "{\n" + ",\n".join(lines) + "\n}\n"
    (FOLDER / game / "results.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:]:
        write(name)
