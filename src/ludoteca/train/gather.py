"""Self-play in several processes; each writes its samples into a file of its own."""

from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np

from ludoteca.bots.net import Net
from ludoteca.bots.net_file import read
from ludoteca.bots.search_bot import SearchBot
from ludoteca.bots.style import Style
from ludoteca.bots.trained_nets import columns_of
from ludoteca.envs.memory import shared
from ludoteca.kernel.random import Random
from ludoteca.train.play import CHOICES, Samples, play_quickly, play_thoughtfully
from ludoteca.train.training_plan import TrainingPlan

APART = 1_000_000  # seeds of one process's games


@dataclass(frozen=True)
class Task:
    """The games that one process plays."""

    plan: TrainingPlan
    file: Path  # where the samples go
    seed: int  # of the first game; the next has the next
    seconds: float
    net: Path | None  # with which they search; None: they judge as `legend1` does
    is_quick: bool = False  # they do not search


def gather(plan: TrainingPlan, folder: Path, number: int, net: Path | None) -> list[Path]:
    """Play one stage's games; the files of samples. A file that is there is not made again."""
    seconds = plan.search_seconds if number else plan.quick_seconds
    first = plan.seed * 1_000_000_000 + number * 100_000_000
    tasks = [
        Task(
            plan,
            folder / f"stage{number}-{part}.npz",
            first + part * APART,
            seconds,
            net,
            not number,
        )
        for part in range(plan.processes)
    ]
    missing = [task for task in tasks if not task.file.exists()]
    with pool(plan.processes) as workers:
        list(workers.map(play_task, missing))
    return [task.file for task in tasks]


def pool(processes: int) -> ProcessPoolExecutor:
    """Processes to play in."""
    return ProcessPoolExecutor(processes, mp_context=get_context("spawn"))


def play_task(task: Task) -> int:
    """Play for the given time; how many games it was."""
    plan = task.plan
    samples, arrays = make_samples(plan)
    random = Random(task.seed)
    settings = plan.rules.meta.read_settings({})
    net = None if task.net is None else load_net(task.net, plan)
    games, end = 0, monotonic() + task.seconds
    while monotonic() < end and not samples.is_full():
        state = plan.rules.new_position(plan.players, Random(task.seed + games), settings)
        if task.is_quick:
            play_quickly(state, random, samples, plan.quick_every, plan.errors)
        else:
            bots = searchers(plan, net, task.seed + games)
            play_thoughtfully(state, bots, random, samples, plan.search_every, plan.curious)
        games += 1
    save(task.file, arrays, int(samples.count), games)
    return games


def make_samples(plan: TrainingPlan) -> tuple[Samples, dict[str, "np.ndarray"]]:
    """Empty samples, and the arrays over them."""
    shapes = {
        "features": plan.slots,
        "shares": plan.players,
        "actions": int(CHOICES),
        "visits": int(CHOICES),
        "leads": plan.players,
    }
    rows = {name: shared("int16", plan.room, width) for name, width in shapes.items()}
    eyes = columns_of(plan.rules, plan.players).eyes(plan.margin)
    samples = Samples(eyes, plan.room, *(row for row, _ in rows.values()))
    return samples, {name: array for name, (_, array) in rows.items()}


def searchers(plan: TrainingPlan, net: Net | None, seed: int) -> list[SearchBot]:
    """A bot for each seat, with the net at the leaves or, before there is one, as `legend1`."""
    if net is None:
        usual = plan.by_hand
        style = Style(
            plan.iterations,
            horizon=usual["horizon"],
            margin=usual["margin"],
            explore=usual["explore"],
        )
    else:
        style = Style(
            plan.iterations,
            horizon=plan.horizon,
            margin=plan.margin,
            explore=plan.explore,
            prior=plan.prior,
            net=True,
        )
    return [SearchBot(seed * 8 + seat, style, net) for seat in range(plan.players)]


def load_net(path: Path, plan: TrainingPlan) -> Net:
    """The net of a file that holds one."""
    return read(path)[1][0].net(columns_of(plan.rules, plan.players))


def save(file: Path, arrays: dict[str, "np.ndarray"], count: int, games: int) -> None:
    """Write what was gathered, complete or not at all."""
    part = file.with_suffix(".part")
    kept: dict[str, Any] = {name: array[:count] for name, array in arrays.items()}
    with part.open("wb") as out:
        np.savez(out, games=np.array(games), **kept)
    part.rename(file)


def load(files: Iterable[Path]) -> dict[str, "np.ndarray"]:
    """The samples of several files, one after another, and the number of games."""
    parts = [dict(np.load(file)) for file in files]
    joined = {
        name: np.concatenate([part[name] for part in parts]) for name in parts[0] if name != "games"
    }
    return {**joined, "games": np.array(sum(int(part["games"]) for part in parts))}
