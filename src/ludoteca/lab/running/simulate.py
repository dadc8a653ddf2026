"""Simulation: many games, on one process or several, with the same result either way."""

import time
from collections.abc import Mapping, Sequence

from ludoteca.kernel.seeds import seed_text
from ludoteca.lab.running.experiment import Experiment, Progress, quiet
from ludoteca.lab.running.schedule import make_schedule
from ludoteca.lab.running.slices import Slices
from ludoteca.lab.running.workers import play_parts
from ludoteca.lab.statistics.summary import Counts, Summary


def simulate(
    game: str,
    games: int,
    *,
    players: int | None = None,
    seed: int | str | None = None,
    bots: Sequence[str] = (),
    options: Mapping[str, str] | None = None,
    jobs: int = 1,
    cluster: str | None = None,
    progress: Progress = quiet,
) -> Summary:
    """Play games between bots, and count. The same seed gives the same on any number of jobs.

    No bots are random ones, one bot plays all seats.

    >>> summary = ludoteca.simulate("conspiracy", 100, players=2, seed=1)
    >>> summary.games, summary.decisions, summary.score_quartiles
    (100, 5029, [38, 42, 46])
    """
    experiment = Experiment(
        game=game,
        games=games,
        players=() if players is None else (players,),
        seed=seed,
        bots=bots,
        options=options or {},
        jobs=jobs,
        cluster=cluster,
    )
    return run_simulation(experiment, progress)


def run_simulation(asked: Experiment, progress: Progress = quiet) -> Summary:
    """Play it; KeyboardInterrupt ends it early with a summary, marked partial, of games so far."""
    schedule = make_schedule(
        asked.game, asked.table_size, seed_text(asked.seed), asked.bots, asked.options
    )
    counts = Counts.none(schedule.players)
    began = time.perf_counter()
    try:
        parts = Slices([range(asked.games)])
        for _, tally in play_parts(schedule.play, parts, asked.jobs, asked.cluster):
            counts = counts.plus(tally)
            progress(counts.games, asked.games)
    except KeyboardInterrupt:
        pass
    return counts.summary(time.perf_counter() - began, partial=counts.games < asked.games)
