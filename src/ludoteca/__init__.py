"""Ludoteca: five Brazilian table games, for people, for bots and for research.

    table = ludoteca.new("conspiracy", players=3, seed=7)

`new` opens a table, `replay` plays a record again, `read_record` reads a saved one, `names` lists
the games there are. Whatever is asked for and cannot be is a `Problem` that says why.
"""

# ruff: noqa: E402 - which build runs is settled before anything that exists in both is imported
from ludoteca import build

build.choose()

from ludoteca.kernel.game import find, names
from ludoteca.kernel.problems import Problem
from ludoteca.kernel.record import Record, decode as read_record
from ludoteca.kernel.spoken import Event, Option, Reason, Refused
from ludoteca.kernel.table import Table, new, replay

__all__ = [
    "Event",
    "Option",
    "Problem",
    "Reason",
    "Record",
    "Refused",
    "Table",
    "find",
    "names",
    "new",
    "read_record",
    "replay",
]
