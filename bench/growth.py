"""How cost grows, as pictures for docs/speed.md.

    python -m bench.growth [--out docs/pictures] [--seconds 0.2] [--moves 400]

Decisions a second by table size and by length of game; what a table weighs in the database and on
the wire, and how long it takes to open again, by moves; simulations by processes and Dask workers.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from bench.chart import Line, chart
from bench.ours import LONGEST, decisions_per_s
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.game import find, names
from ludoteca.kernel.playout import play_randomly
from ludoteca.kernel.random import Random
from ludoteca.kernel.table import Table
from ludoteca.lab.running.simulate import simulate
from ludoteca.server.ledger import read_ledger
from ludoteca.server.service import Service
from ludoteca.server.stores.contract import Saved
from tests.server.harness import serving
from tests.server.test_worlds import World

Lines = Mapping[str, Line]
GAMES = 400  # of each, sorted by length
GROUPS = 8
LOOKS = 12  # at a table while it is played
MOST_WORKERS = 2


def by_size(seconds: float) -> Lines:
    """Decisions a second of each game at every table size."""
    return {
        name: [
            (players, decisions_per_s(find(name), players, seconds))
            for players in find(name).meta.players
        ]
        for name in names()
    }


def by_length() -> Lines:
    """Decisions a second in short and in long games, as parts of that game's mean."""
    return {name: lengths(name) for name in names()}


def lengths(name: str) -> Line:
    """Random games of the smallest table, in groups from the shortest to the longest."""
    game, row, random = find(name), ActionBuffer(), Random(1)
    played = []
    for seed in range(GAMES):
        state = game.new(game.meta.players[0], Random(seed))
        began = time.process_time_ns()
        decisions = int(play_randomly(state, random, row, LONGEST))
        played.append((decisions, time.process_time_ns() - began))
    played.sort()
    mean = sum(d for d, _ in played) / sum(t for _, t in played)
    size = GAMES // GROUPS
    groups = [played[first : first + size] for first in range(0, GAMES, size)]
    return [
        (sum(d for d, _ in g) / size, sum(d for d, _ in g) / sum(t for _, t in g) / mean)
        for g in groups
    ]


class Weight:
    """What one table weighs, looked at again and again while it is played on a server."""

    def __init__(self) -> None:
        self.stored: list[tuple[float, float]] = []
        self.sent: list[tuple[float, float]] = []
        self.opened: list[tuple[float, float]] = []

    async def look(self, world: World, moves: int) -> None:
        saved = await world.service.store.load(world.people[0].table)
        assert saved is not None
        held = len(saved.position or b"") + sum(map(len, saved.entries))
        self.stored.append((moves, held))
        snapshot = await world.people[0].sit(query="?seat=0")
        self.sent.append((moves, len(msgspec.json.encode(snapshot))))
        self.opened.append((moves, 1e3 * min(reopen(saved) for _ in range(5))))


def reopen(saved: Saved) -> float:
    """Seconds until a stored table can be played on."""
    began = time.process_time()
    ledger = read_ledger(saved.entries)
    position = msgspec.json.decode(saved.position or b"{}", type=dict[str, object])
    Table.resume(ledger.record(), position, ledger.steps)
    return time.process_time() - began


async def weigh(name: str, most: int) -> Weight:
    """Play one game on a server, with the first legal actions that a fixed pattern picks."""
    weight, found = Weight(), []
    opening = Service.open

    async def keep(service: Service) -> None:
        found.append(service)
        await opening(service)

    Service.open = keep  # type: ignore[method-assign,assignment]
    try:
        with tempfile.TemporaryDirectory() as folder:
            async with serving(Path(folder)) as url:
                world = World(url, found[0], name, find(name).meta.players[0])
                await world.begin()
                await play_and_look(world, weight, most)
    finally:
        Service.open = opening  # type: ignore[method-assign]
    return weight


async def play_and_look(world: World, weight: Weight, most: int) -> None:
    """Until the game is over, or has become long enough."""
    for move in range(most):
        waiting = world.table.waiting
        if not waiting:
            break
        seat = waiting[move % len(waiting)]
        options = world.table.actions(seat)
        await world.do(seat, options[(move * 7) % len(options)])
        if (move + 1) % (most // LOOKS) == 0 and not world.table.over:
            await weight.look(world, move + 1)


def by_workers(games: int) -> Lines:
    """Decisions a second of a simulation, on processes and on Dask workers."""

    def rate(**where: Any) -> float:
        return simulate("conspiracy", games, seed="growth", **where).decisions_per_s

    workers = range(1, MOST_WORKERS + 1)
    return {
        "processes": [(0, 0), *((jobs, rate(jobs=jobs)) for jobs in workers)],
        "Dask workers": [(0, 0), *((jobs, on_dask(jobs, rate)) for jobs in workers)],
    }


def on_dask(workers: int, rate: Callable[..., float]) -> float:
    """The same on a cluster of this machine, one thread each."""
    distributed: Any = import_module("distributed")
    with distributed.LocalCluster(
        n_workers=workers, threads_per_worker=1, dashboard_address=None
    ) as cluster:
        return rate(cluster=cluster.scheduler_address)


def main() -> None:
    parser = argparse.ArgumentParser("bench.growth", description="How cost grows.")
    parser.add_argument("--out", type=Path, default=Path("docs/pictures"))
    parser.add_argument("--seconds", type=float, default=0.2)
    parser.add_argument("--moves", type=int, default=400)
    parser.add_argument("--games", type=int, default=400_000, help="of a simulation on workers")
    given = parser.parse_args()
    weights = {name: asyncio.run(weigh(name, given.moves)) for name in names()}
    pictures: dict[str, tuple[str, str, Lines]] = {
        "size": ("decisions/s of one core", "players", by_size(given.seconds)),
        "length": ("speed, 1: the game's mean", "decisions in the game", by_length()),
        "stored": (
            "bytes of one table in the database",
            "moves",
            {name: weight.stored for name, weight in weights.items()},
        ),
        "sent": (
            "bytes of a snapshot as a player is sent it",
            "moves",
            {name: weight.sent for name, weight in weights.items()},
        ),
        "reopened": (
            "milliseconds to open a stored table",
            "moves",
            {name: weight.opened for name, weight in weights.items()},
        ),
        "workers": ("decisions/s of a simulation", "workers", by_workers(given.games)),
    }
    for name, (title, across, lines) in pictures.items():
        (given.out / f"growth-{name}.svg").write_text(chart(title, across, lines), encoding="utf-8")
        for line, points in lines.items():
            ends = (points[0], points[-1]) if points else ()
            print(f"{name}, {line}: " + " ... ".join(f"{x:g}: {y:,.4g}" for x, y in ends))


if __name__ == "__main__":
    main()
