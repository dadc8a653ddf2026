"""Ludoteca: five Brazilian table games, for people, for bots and for research.

    table = ludoteca.new("conspiracy", players=3, seed=7)

`new` opens a table, `at` opens one in a position, `replay` plays a record again, `read_record`
reads a saved one, `names` lists the games there are and `find` has all about one. `bots` play and
advise; `simulate`, `tournament` and `study` play many games and tell what came of them. Whatever is
asked for and cannot be is a `Problem` that says why.
"""

# ruff: noqa: E402 - which build runs is settled before anything that exists in both is imported
from importlib import import_module
from typing import TYPE_CHECKING

from ludoteca import build

build.choose()

from ludoteca.kernel.game import Game, find, names
from ludoteca.kernel.problems import Problem
from ludoteca.kernel.record import Record, decode as read_record
from ludoteca.kernel.spoken import Event, Option, Reason, Refused
from ludoteca.kernel.state import State
from ludoteca.kernel.table import Table, at, new, replay
from ludoteca.kernel.text import Text

if TYPE_CHECKING:
    from ludoteca import bots
    from ludoteca.lab.running.simulate import simulate
    from ludoteca.lab.running.study import study
    from ludoteca.lab.running.tournament import tournament

    __version__: str

__all__ = [
    "Event",
    "Game",
    "Option",
    "Problem",
    "Reason",
    "Record",
    "Refused",
    "State",
    "Table",
    "Text",
    "__version__",
    "at",
    "bots",
    "find",
    "names",
    "new",
    "read_record",
    "replay",
    "simulate",
    "study",
    "tournament",
]

# Imported when they are first asked for: somebody who only plays does not wait for them.
_LATER = {
    "bots": "ludoteca.bots",
    "simulate": "ludoteca.lab.running.simulate",
    "study": "ludoteca.lab.running.study",
    "tournament": "ludoteca.lab.running.tournament",
}


def __getattr__(name: str) -> object:
    if name == "__version__":
        return _version()
    if name not in _LATER:
        raise AttributeError(f"module 'ludoteca' has no attribute {name!r}")
    module = import_module(_LATER[name])
    return getattr(module, name, module)


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("ludoteca")
    except PackageNotFoundError:
        return "-"  # sources that are not installed


def __dir__() -> list[str]:
    return sorted(__all__)
