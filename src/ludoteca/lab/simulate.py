"""Simulation: many games, on one or several processes, with the same result either way."""

import signal
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any

from ludoteca.kernel.problems import Problem
from ludoteca.kernel.seeds import fresh_seed
from ludoteca.lab.plan import Plan, make_plan
from ludoteca.lab.summary import Counts, Summary

SLICE = 0.2  # seconds that a part should take: short enough to stop at, long enough to be worth it
GROWTH = 8  # how much larger than the one before a part may be

Progress = Callable[[int], None]  # is told how many games have been played


def simulate(
    game: str,
    games: int,
    players: int | None = None,
    seed: int | str | None = None,
    bots: Sequence[str] = (),
    jobs: int = 1,
    options: Mapping[str, str] | None = None,
    progress: Progress = lambda games: None,
) -> Summary:
    """Play games between bots. The same seed gives the same figures whatever the number of jobs.

    KeyboardInterrupt ends it early with a summary, marked partial, of the games played so far.
    """
    check_positive("games", games)
    check_positive("jobs", jobs)
    plan = make_plan(
        game, players, fresh_seed() if seed is None else str(seed), bots, options or {}
    )
    counts = Counts.none(plan.players)
    began = time.perf_counter()
    try:
        for part in _alone(plan, games) if jobs == 1 else _together(plan, games, jobs):
            counts = counts.plus(part)
            progress(counts.games)
    except KeyboardInterrupt:
        pass
    return counts.summary(time.perf_counter() - began, partial=counts.games < games)


def check_positive(name: str, value: int) -> None:
    """A Problem if a number of something is not at least one."""
    if value < 1:
        raise Problem("problem-positive", name=name)


class Parts:
    """Cuts the games into parts of about SLICE seconds each."""

    def __init__(self, games: int) -> None:
        """Nothing is cut off yet."""
        self.games = games
        self.next = 0
        self.size = 1

    def cut(self) -> range:
        """The next part; empty when there is none."""
        part = range(self.next, min(self.next + self.size, self.games))
        self.next = part.stop
        return part

    def learn(self, part: Mapping[str, Any]) -> None:
        """Judge by a finished part how large the next ones should be."""
        fitting = int(part["games"] * SLICE / max(part["seconds"], 1e-6))
        self.size = max(1, min(fitting, part["games"] * GROWTH))


def _alone(plan: Plan, games: int) -> Iterator[dict[str, Any]]:
    """Play in this process."""
    parts = Parts(games)
    while part := parts.cut():
        tally = plan.play(part)
        parts.learn(tally)
        yield tally


def _together(plan: Plan, games: int, jobs: int) -> Iterator[dict[str, Any]]:
    """Play in worker processes, each with one part in hand and one waiting."""
    parts = Parts(games)
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        with _interrupts_ignored():
            running = {pool.submit(plan.play, part) for part in _cut(parts, 2 * jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for tally in map(Future.result, done):
                parts.learn(tally)
                running |= {pool.submit(plan.play, part) for part in _cut(parts, 1)}
                yield tally
    finally:
        pool.shutdown(cancel_futures=True)


def _cut(parts: Parts, number: int) -> list[range]:
    return [part for _ in range(number) if (part := parts.cut())]


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Processes begun in here leave Ctrl-C to this one. Outside the main thread nothing changes."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
