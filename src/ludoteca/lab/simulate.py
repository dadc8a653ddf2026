"""Simulation: many games, on one process or several, with the same result either way."""

import time
from collections.abc import Callable, Mapping, Sequence

from ludoteca.kernel.problems import Problem
from ludoteca.kernel.seeds import fresh_seed
from ludoteca.lab.parts import Parts
from ludoteca.lab.plan import make_plan
from ludoteca.lab.summary import Counts, Summary
from ludoteca.lab.workers import play_parts

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
    cluster: str | None = None,
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
        for _, tally in play_parts(plan.play, Parts([range(games)]), jobs, cluster):
            counts = counts.plus(tally)
            progress(counts.games)
    except KeyboardInterrupt:
        pass
    return counts.summary(time.perf_counter() - began, partial=counts.games < games)


def check_positive(name: str, value: int) -> None:
    """A Problem if a number of something is not at least one."""
    if value < 1:
        raise Problem("problem-positive", name=name)
