"""Positions set up by notation and played by hand, one rule of the manual at a time.

Each `test_<game>_by_hand.py` holds the ten rules of its game that are most easily got wrong. What
is expected there was read in the manual, and the log is read too: what happens must also be said.
"""

from collections.abc import Sequence
from typing import Any

import ludoteca

NAMES = ("Ana", "Bia", "Caio", "Davi")


def play(game: str, position: str, *moves: str) -> ludoteca.Table:
    """Play moves, each by whoever is waited for first or, as in `2: support`, by a seat."""
    table = ludoteca.at(game, position, seed=1)
    table.names = NAMES[: table.players]
    for move in moves:
        go_on(table, move)
    return table


def go_on(table: ludoteca.Table, move: str) -> None:
    """One move."""
    seat, _, action = move.rpartition(": ")
    table.play(int(seat) if seat else table.waiting[0], action)


def offered(table: ludoteca.Table, seat: int | None = None) -> list[str]:
    """What may be done now, by whoever is waited for first or by a seat."""
    seat = table.waiting[0] if seat is None else seat
    return [str(option) for option in table.options(seat)]


def why_not(table: ludoteca.Table, action: str) -> str:
    """Why whoever is waited for first may not do something, in Portuguese."""
    reason = table.why_not(table.waiting[0], action)
    assert reason is not None, f"{action} may be done"
    return table.say(reason)


def view(table: ludoteca.Table, seat: int | None = None) -> Any:
    """What a seat or a spectator sees, to be looked into freely."""
    return table.view(seat)


def told(table: ludoteca.Table, kinds: Sequence[str]) -> list[str]:
    """What was told of some kinds of event, in Portuguese, as a spectator hears it."""
    return [table.say(event) for event in table.seen(None) if event.kind in kinds]
