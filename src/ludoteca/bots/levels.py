"""The levels that people play against, set for each game in its `levels.toml`."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import ludoteca.games
from ludoteca.bots.style import Style
from ludoteca.bots.trained_nets import game_of, net_for
from ludoteca.build import compiled
from ludoteca.kernel.state import State

APPRENTICE, VETERAN, MASTER, LEGEND = LEVELS = ("apprentice", "veteran", "master", "legend")
LEGEND1 = "legend1"  # the legend before it learnt anything, to measure against
FILE = "levels.toml"

# For a game that sets nothing itself.
USUAL: dict[str, dict[str, Any]] = {
    "all": {},
    APPRENTICE: {"iterations": 30, "noise": 0.25},
    VETERAN: {"iterations": 60, "noise": 0.03},
    MASTER: {"iterations": 600, "seconds": 0.8},
    LEGEND: {"iterations": 6000, "trees": 2, "seconds": 2.2},
    LEGEND1: {"iterations": 6000, "trees": 2, "seconds": 2.2},
}


def style_of(level: str, state: State, clock: bool = False) -> Style:
    """How a level plays the game of this position; its seconds count only where there is a clock.

    Without one the choices follow from the seed alone; with one, no game's judgement takes effort
    while it runs interpreted and far too slowly. A level that judges by a net plays as the first
    legend did where there is no net that fits.
    """
    chosen = _setting(game_of(state), level)
    if chosen.get("net") and net_for(state) is None:
        chosen = _setting(game_of(state), LEGEND1)
    if not clock:
        chosen.pop("seconds", None)
    elif not compiled():
        chosen.pop("effort", None)
    return Style(**chosen)


def trees_of(game: str, level: str) -> int:
    """How many trees a level grows in a game; a bot that does not search has one."""
    return int(_setting(game, level).get("trees", 1))


def noise_of(game: str, level: str) -> float:
    """How far a level misjudges an action at most."""
    return float(_setting(game, level).get("noise", 0.0))


def _setting(game: str, level: str) -> dict[str, Any]:
    settings = settings_of(game)
    return {**settings["all"], **settings.get(level, {})}


@cache
def settings_of(game: str) -> dict[str, dict[str, Any]]:
    """What a game sets, by level; `all` is for every level."""
    for folder in ludoteca.games.__path__:
        file = Path(folder, game, FILE)
        if file.exists():
            return tomllib.loads(file.read_text(encoding="utf-8"))
    return USUAL
