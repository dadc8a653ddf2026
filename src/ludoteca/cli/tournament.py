"""`ludoteca tournament`: who is stronger, as a table, as JSON and as a page."""

import shlex
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from rich.measure import Measurement
from rich.table import Table as Grid

from ludoteca.cli.files import write_text
from ludoteca.cli.progress import progress_bar
from ludoteca.cli.screen import console
from ludoteca.cli.voice import Voice
from ludoteca.kernel.game import find
from ludoteca.lab.reports.tournament_page import rating_plot, tournament_page
from ludoteca.lab.reports.words import Phrasebook
from ludoteca.lab.running.experiment import Experiment
from ludoteca.lab.running.tournament import run_tournament
from ludoteca.lab.statistics.standings import Standing, Standings

INTERRUPTED = 130
CHUNKS = "games.jsonl"
WIDEST = 10_000  # columns: room for any table

Bounds = tuple[float, float]


def hold_tournament(
    voice: Voice, asked: Experiment, command: str, out: Path | None, json: bool
) -> int:
    """Play it and tell what came of it; the exit code."""
    with progress_bar(voice.say("simulate-progress"), asked.games) as tell:
        result = run_tournament(asked, out / CHUNKS if out else None, tell)
    words = Phrasebook(voice.language, find(asked.game))
    if asked.seed is None:
        command = f"{command} --seed {shlex.quote(result.seed)}"
    if out is not None:
        write_text(out / "tournament.json", result.encode().decode())
        write_text(out / "tournament.svg", rating_plot(result, words, alone=True))
        write_text(out / "tournament.html", tournament_page(result, words, command, asked.games))
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


def show(words: Phrasebook, result: Standings) -> None:
    """The standings, and who beats whom."""
    if not result.standings:
        return
    console().print(fitting(standings(words, result, narrow) for narrow in (False, True)))
    console().print()
    console().print(words.say("tournament-duels-about"), style="dim")
    tables = (duels(words, result, narrow) for narrow in (False, True))
    console().print(fitting([*tables, pairs(words, result)]))


def fitting(grids: Iterable[Grid]) -> Grid:
    """The first of these tables that the terminal has room for, or else the last."""
    terminal = console()
    unbounded = terminal.options.update(width=WIDEST)
    for grid in grids:
        if Measurement.get(terminal, unbounded, grid).maximum <= terminal.width:
            break
    return grid


def bare_grid(columns: Sequence[str]) -> Grid:
    """A table without lines: names, then figures. Where there is no room nothing is cut off."""
    grid = Grid(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for number, heading in enumerate(columns):
        grid.add_column(heading, justify="left" if number == 0 else "right", overflow="fold")
    return grid


def share(words: Phrasebook, value: float, bounds: Bounds, narrow: bool) -> str:
    """A share with its interval; narrow, below each other."""
    if narrow:
        return f"{words.percent(value)}\n{words.between(*bounds, 0)}"
    return f"{words.percent(value)} ({words.between(*bounds)})"


def standings(words: Phrasebook, result: Standings, narrow: bool = False) -> Grid:
    """How every bot did."""
    columns = ("bot", "rating", "games", "won", "fair", "place", "points")
    grid = bare_grid([words.say(f"tournament-{name}") for name in columns])
    for standing in result.standings:
        grid.add_row(*figures(words, standing, narrow))
    return grid


def figures(words: Phrasebook, standing: Standing, narrow: bool) -> list[str]:
    """A row of the standings."""
    margin = standing.rating_margin
    return [
        standing.bot,
        words.number(standing.rating) + ("" if margin is None else f" ± {words.number(margin)}"),
        words.number(standing.games),
        share(words, standing.win_rate, standing.win_rate_interval, narrow),
        words.number(standing.times_fair, 2),
        words.number(standing.mean_place, 2),
        words.number(standing.mean_points, 1),
    ]


def duels(words: Phrasebook, result: Standings, narrow: bool = False) -> Grid:
    """Every bot against every other."""
    names = [standing.bot for standing in result.standings]
    found = {(duel.bot, duel.other): duel for duel in result.duels}
    grid = bare_grid(["", *names])
    for name in names:
        row = [found.get((name, other)) for other in names]
        grid.add_row(
            name,
            *(share(words, duel.score, duel.interval, narrow) if duel else "–" for duel in row),
        )
    return grid


def pairs(words: Phrasebook, result: Standings) -> Grid:
    """The same as a list: for more bots than a terminal has columns for."""
    grid = bare_grid(["", ""])
    grid.show_header = False
    for duel in result.duels:
        said = share(words, duel.score, duel.interval, narrow=False)
        grid.add_row(f"{duel.bot} > {duel.other}", said)
    return grid
