"""`ludoteca tournament`: who is stronger, as a table, as JSON and as a page."""

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.table import Table as Grid

from ludoteca.cli.files import write_text
from ludoteca.cli.progress import progress_bar
from ludoteca.cli.screen import console
from ludoteca.cli.voice import Voice
from ludoteca.kernel.game import find
from ludoteca.lab.standings import Standing, Standings
from ludoteca.lab.tournament import run_tournament
from ludoteca.lab.tournament_page import rating_plot, tournament_page
from ludoteca.lab.words import Words

INTERRUPTED = 130
CHUNKS = "games.jsonl"


def hold_tournament(
    voice: Voice,
    game: str,
    bots: Sequence[str],
    games: int,
    players: int | None,
    seed: str | None,
    jobs: int,
    options: Mapping[str, str],
    json: bool,
    out: Path | None,
    cluster: str | None,
    command: str,
) -> int:
    """Play it and tell what came of it; the exit code."""
    with progress_bar(voice.say("simulate-progress"), games) as tell:
        result = run_tournament(
            game,
            bots,
            games,
            players,
            seed,
            jobs,
            options,
            chunks=out / CHUNKS if out else None,
            cluster=cluster,
            progress=tell,
        )
    words = Words(voice.language, find(game))
    command = f"{command} --seed {result.seed}" if seed is None else command
    if out is not None:
        write_text(out / "tournament.json", result.encode().decode())
        write_text(out / "tournament.svg", rating_plot(result, words, alone=True))
        write_text(out / "tournament.html", tournament_page(result, words, command, games))
    if json:
        sys.stdout.write(result.encode().decode())
    else:
        show(words, result)
    told = sys.stderr if json else sys.stdout
    if out is not None:
        print(voice.say("tournament-written", folder=str(out)), file=told)
    if result.partial:
        print(voice.say("tournament-stopped", games=result.games), file=told)
        print(voice.say("tournament-again" if out else "tournament-no-file"), file=told)
    return INTERRUPTED if result.partial else 0


def show(words: Words, result: Standings) -> None:
    """The standings, and who beats whom."""
    if not result.standings:
        return
    columns = ("bot", "rating", "games", "won", "fair", "place", "points")
    grid = Grid(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for name in columns:
        heading = words.say(f"tournament-{name}")
        grid.add_column(heading, justify="left" if name == "bot" else "right", no_wrap=True)
    for standing in result.standings:
        grid.add_row(*figures(words, standing))
    console().print(grid)
    console().print()
    console().print(words.say("tournament-duels-about"), style="dim")
    console().print(duels(words, result))


def figures(words: Words, standing: Standing) -> list[str]:
    """A row of the standings."""
    margin = standing.rating_margin
    low, high = standing.win_rate_interval
    return [
        standing.bot,
        words.number(standing.rating) + ("" if margin is None else f" ± {words.number(margin)}"),
        words.number(standing.games),
        f"{words.percent(standing.win_rate)} ({words.between(low, high)})",
        words.number(standing.times_fair, 2),
        words.number(standing.mean_place, 2),
        words.number(standing.mean_points, 1),
    ]


def duels(words: Words, result: Standings) -> Grid:
    """Every bot against every other."""
    names = [standing.bot for standing in result.standings]
    scores = {(duel.bot, duel.other): duel for duel in result.duels}
    grid = Grid(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    grid.add_column("")
    for name in names:
        grid.add_column(name, justify="right", no_wrap=True)
    for name in names:
        row = []
        for other in names:
            duel = scores.get((name, other))
            row.append(
                f"{words.percent(duel.score)} ({words.between(*duel.interval)})" if duel else "–"
            )
        grid.add_row(name, *row)
    return grid
