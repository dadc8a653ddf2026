"""Tournaments: bots against bots, on any number of processes, with the same result."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from ludoteca.kernel.seeds import fresh_seed
from ludoteca.lab.chunks import Chunks, read_lines
from ludoteca.lab.contest import Played, make_contest
from ludoteca.lab.parts import Parts, missing
from ludoteca.lab.simulate import check_positive
from ludoteca.lab.standings import Standings, judge
from ludoteca.lab.workers import play_parts

SLICE = 2.0  # seconds of a part: each is a line in the file of finished parts

Progress = Callable[[int, int], None]  # is told how many games have been played, of how many


def run_tournament(
    game: str,
    bots: Sequence[str],
    games: int,
    players: int | None = None,
    seed: int | str | None = None,
    jobs: int = 1,
    options: Mapping[str, str] | None = None,
    chunks: Path | None = None,
    cluster: str | None = None,
    progress: Progress = lambda played, wanted: None,
) -> Standings:
    """Let bots play one another, everybody in every seat with the same cards.

    The games are rounded up to whole deals. With a file for `chunks` an interrupted tournament goes
    on where it stopped, and a finished one can be made longer; without a seed it takes the file's.
    KeyboardInterrupt ends it early with a result, marked partial, of the deals played so far.
    """
    check_positive("games", games)
    check_positive("jobs", jobs)
    if seed is None:
        seed = _seed_in(chunks) or fresh_seed()
    contest = make_contest(game, players, str(seed), bots, options or {})
    wanted = contest.whole_deals(games)
    kept = Chunks(chunks, contest.heading(), contest.can_be) if chunks else None
    found = kept.found if kept else []
    played: dict[int, Played] = {}
    for part, result in found:
        played |= zip(part, (Played(*row) for row in result["results"]), strict=True)
    parts = Parts(missing(wanted, (part for part, _ in found)), SLICE)
    try:
        progress(len(played), wanted)
        for part, result in play_parts(contest.play, parts, jobs, cluster):
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
    return str(lines[0].get("seed", "")) if lines else None
