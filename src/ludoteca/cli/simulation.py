"""`ludoteca simulate`: the progress and the figures."""

import sys

import msgspec
from rich.table import Table as Grid
from rich.text import Text as Line

from ludoteca.cli.progress import progress_bar
from ludoteca.cli.screen import console
from ludoteca.cli.voice import Voice
from ludoteca.lab.running.experiment import Experiment
from ludoteca.lab.running.simulate import run_simulation
from ludoteca.lab.statistics.summary import Summary

INTERRUPTED = 130


def show_simulation(voice: Voice, asked: Experiment, json: bool) -> int:
    """Play the games and print what came of them; the exit code."""
    with progress_bar(voice.say("simulate-progress"), asked.games) as tell:
        summary = run_simulation(asked, tell)
    if json:
        sys.stdout.write(summary.encode().decode())
    else:
        show(voice, summary)
    if summary.partial:
        said = voice.say("simulate-partial", games=summary.games, wanted=asked.games)
        print(said, file=sys.stderr if json else sys.stdout)
    return INTERRUPTED if summary.partial else 0


def show(voice: Voice, summary: Summary) -> None:
    """The figures as a table, under the names that they have in JSON."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    grid.add_column(style="dim")
    for name, value in msgspec.to_builtins(summary).items():
        if name != "partial":
            grid.add_row(name, figure(voice, value), voice.say(f"simulate-{name}"))
    console().print(grid)


def figure(voice: Voice, value: object) -> Line:
    """One figure, or a few of them."""
    if isinstance(value, bool):
        return Line(voice.say("simulate-yes" if value else "simulate-no"))
    if isinstance(value, list):
        return Line(" · ".join(voice.number(each, digits(each)) for each in value))
    assert isinstance(value, int | float)
    return Line(voice.number(value, digits(value)))


def digits(value: float) -> int:
    """How many digits behind the point are worth reading."""
    return 0 if value == int(value) or value >= 1000 else 2
