"""Tournaments: bots against bots, on any number of processes, with the same result."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from ludoteca.kernel.seeds import seed_text
from ludoteca.lab.running.chunks import Chunks, read_lines
from ludoteca.lab.running.contest import Played, make_contest
from ludoteca.lab.running.experiment import Experiment, Progress, quiet
from ludoteca.lab.running.slices import Slices, missing
from ludoteca.lab.running.workers import play_parts
from ludoteca.lab.statistics.standings import Standings, judge

SLICE = 2.0  # seconds of a part: each is a line in the file of finished parts


def tournament(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    players: int | None = None,
    seed: int | str | None = None,
    options: Mapping[str, str] | None = None,
    jobs: int = 1,
    cluster: str | None = None,
    chunks: Path | None = None,
    progress: Progress = quiet,
) -> Standings:
    """Let bots play one another, everybody in every seat with the same cards: who is stronger?

    The games are rounded up to whole deals. With a file for `chunks` an interrupted tournament goes
    on where it stopped, and a finished one can be made longer; without a seed it takes the file's.

    >>> result = ludoteca.tournament("conspiracy", ["random", "greedy"], 20, seed=1)
    >>> print(result)
    conspiracy, 2 players: 20 games, seed 1
    greedy        1674 ± 116  wins 90.0% (69.9%–97.2%) of 20 games
    random        1326 ± 116  wins 10.0% (2.8%–30.1%) of 20 games
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
    return run_tournament(experiment, chunks, progress)


def run_tournament(
    asked: Experiment, chunks: Path | None = None, progress: Progress = quiet
) -> Standings:
    """Play it; KeyboardInterrupt ends it early with a result, marked partial, of whole deals."""
    seed = seed_text(_seed_in(chunks) if asked.seed is None else asked.seed)
    contest = make_contest(asked.game, asked.table_size, seed, asked.bots, asked.options)
    wanted = contest.whole_deals(asked.games)
    kept = Chunks(chunks, contest.heading(), contest.can_be) if chunks else None
    found = kept.found if kept else []
    played: dict[int, Played] = {}
    for part, result in found:
        played |= zip(part, (Played(*row) for row in result["results"]), strict=True)
    parts = Slices(missing(wanted, (part for part, _ in found)), SLICE)
    try:
        progress(len(played), wanted)
        for part, result in play_parts(contest.play, parts, asked.jobs, asked.cluster):
            played |= zip(part, (Played(*row) for row in result["results"]), strict=True)
            if kept:
                kept.add(part, {"results": result["results"]})
            progress(len(played), wanted)
    except KeyboardInterrupt:
        pass
    return judge(contest, {n: row for n, row in played.items() if n < wanted}, wanted)


def _seed_in(chunks: Path | None) -> str | None:
    """The seed that a file of finished parts was begun with."""
    lines = read_lines(chunks) if chunks else []
    return str(lines[0].get("seed", "")) or None if lines else None
