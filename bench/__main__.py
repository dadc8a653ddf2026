"""The speed table: `python -m bench [--seconds S] [--json FILE] [--against FILE]`."""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.against import verdict
from bench.clock import machine
from bench.peers import SEARCH
from ludoteca.build import compiled
from ludoteca.lab.running.simulate import simulate

MODULES = {
    "OpenSpiel": ("pyspiel",),
    "RLCard": ("rlcard",),
    "PettingZoo": ("pettingzoo", "pygame", "rlcard"),  # what its card games need
}
SEARCHERS = {SEARCH: ("pyspiel",)}
Figures = Mapping[str, Any]


def main() -> int:
    arguments = parse()
    before = json.loads(arguments.against.read_bytes()) if arguments.against else None
    seconds = arguments.seconds
    report: dict[str, Any] = {"machine": machine(), "seconds": seconds}
    parts: dict[str, Callable[[], Any]] = {
        "interpreted": lambda: child("bench.ours", seconds, pure=True),
        "compiled": lambda: child("bench.ours", seconds) if compiled() else [],
        "jobs": lambda: measure_jobs(seconds),
        "adapters": lambda: child("bench.adapters", seconds),
        "peers": lambda: measure_peers(MODULES, seconds),
        "search": lambda: child("bench.search", seconds),
        "searchers": lambda: measure_peers(SEARCHERS, seconds),
    }
    for number, (name, part) in enumerate(parts.items(), 1):
        began = time.perf_counter()
        print(f"{number} of {len(parts)}: {name} ...", end="", file=sys.stderr, flush=True)
        report[name] = part()
        print(f" {time.perf_counter() - began:.0f} s", file=sys.stderr, flush=True)
    show(report)
    if arguments.json:
        arguments.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    return 1 if before is not None and verdict(before, report) else 0


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser("bench", description="How fast it is, and beside whom.")
    parser.add_argument("--seconds", type=float, default=0.4, help="for each repetition")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    parser.add_argument(
        "--against", type=Path, metavar="FILE", help="name what fell by more than 5 %% since then"
    )
    return parser.parse_args()


def child(module: str, *arguments: object, pure: bool = False) -> Any:
    """Run a part of the bench in a process of its own, so that none disturbs another."""
    command = [sys.executable, "-m", module, *map(str, arguments)]
    environment = {**os.environ, "LUDOTECA_PURE": "1" if pure else "0"}
    return json.loads(subprocess.run(command, env=environment, check=True, stdout=-1).stdout)


def measure_jobs(seconds: float) -> dict[str, float]:
    """Decisions per second of a simulation on one and on two processes, start-up included."""
    trial = simulate("conspiracy", 5000 if compiled() else 50, seed="bench")
    games = int(trial.games_per_s * seconds * 20)
    return {
        str(jobs): max(
            simulate("conspiracy", games, seed="bench", jobs=jobs).decisions_per_s for _ in range(2)
        )
        for jobs in (1, 2)
    }


def measure_peers(modules: Mapping[str, tuple[str, ...]], seconds: float) -> dict[str, Any]:
    """What others do; None for whoever is not installed."""
    return {
        name: child("bench.peers", name, seconds) if all(map(find_spec, needed)) else None
        for name, needed in modules.items()
    }


def show(report: Figures) -> None:
    console = Console(highlight=False)
    console.print(report["machine"])
    console.print(games_table(report))
    one, two = report["jobs"]["1"], report["jobs"]["2"]
    console.print(
        f"simulate conspiracy: --jobs 1 {amount(one)}/s, --jobs 2 {amount(two)}/s, ", end=""
    )
    console.print(f"ratio {two / one:.2f}")
    console.print(peers_table(report))
    console.print(search_table(report))


MEASURES = {
    "decisions_per_s": "play /s",
    "simulated_per_s": "whole /s",
    "new_us": "new µs",
    "clone_us": "clone µs",
    "imagine_us": "imagine µs",
}


def games_table(report: Figures) -> Table:
    """Our games: both builds, and how many times better the compiled one is."""
    title = "Random decisions: alone, and in whole games from set-up to scores"
    table = Table(title=title, title_justify="left", caption="processor time, best of 5")
    for heading in ("game", "", "build"):
        table.add_column(heading, no_wrap=True)
    for heading in MEASURES.values():
        table.add_column(heading, justify="right")
    fast = {(row["game"], row["players"]): row for row in report["compiled"]}
    for slow in report["interpreted"]:
        quick = fast.get((slow["game"], slow["players"]))
        name, players = slow["game"], str(slow["players"])
        if quick is not None:
            table.add_row(name, players, "compiled", *(amount(quick[each]) for each in MEASURES))
        table.add_row(name, players, "interpreted", *(amount(slow[each]) for each in MEASURES))
        if quick is not None:
            table.add_row(name, players, "ratio", *(ratio(quick, slow, each) for each in MEASURES))
        table.add_section()
    return table


def ratio(quick: Figures, slow: Figures, measure: str) -> str:
    """How many times better: more in a second, or shorter."""
    times = quick[measure] / slow[measure]
    return f"{1 / times if measure.endswith('_us') else times:.0f} x"


def peers_table(report: Figures) -> Table:
    """Our adapters, and the others with how many times as fast Conspiração is."""
    rows = report["compiled"] or report["interpreted"]
    table = Table(title="Random play beside others", title_justify="left")
    table.add_column("engine and game")
    table.add_column("decisions /s", justify="right")
    table.add_column("ours is", justify="right")
    first = next(row for row in rows if row["game"] == "conspiracy")
    ours = first["decisions_per_s"]
    table.add_row(f"Ludoteca {first['game']}", amount(ours), "")
    for title, rate in report["adapters"].items():
        table.add_row(f"Ludoteca {title}, with observations", amount(rate), "")
    for name, figures in report["peers"].items():
        if figures is None:
            table.add_row(name, "not installed", "")
        for title, rate in (figures or {}).items():
            table.add_row(title, amount(rate), f"{ours / rate:,.0f} x")
    return table


def search_table(report: Figures) -> Table:
    """Our search, and how many times as fast it is as the others'."""
    table = Table(title="Information-set tree search", title_justify="left")
    table.add_column("engine and game")
    table.add_column("iterations /s", justify="right")
    table.add_column("ours is", justify="right")
    for game, rate in report["search"].items():
        table.add_row(f"Ludoteca {game} players, horizon 60", amount(rate), "")
    ours = report["search"]["conspiracy 2"]
    for name, figures in report["searchers"].items():
        if figures is None:
            table.add_row(name, "not installed", "")
        for title, rate in (figures or {}).items():
            table.add_row(title, amount(rate), f"{ours / rate:,.0f} x")
    return table


def amount(value: float) -> str:
    """A figure short enough for a table."""
    if value >= 1e6:
        return f"{value / 1e6:.2f} M"
    return (
        f"{value / 1e3:.0f} k"
        if value >= 1e4
        else f"{value:.2f}"
        if value < 100
        else f"{value:.0f}"
    )


if __name__ == "__main__":
    sys.exit(main())
