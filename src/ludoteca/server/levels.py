"""The bots a table may seat."""

import importlib
import random
from typing import Any, Protocol

from ludoteca.kernel.row import Row
from ludoteca.kernel.state import State


class Bot(Protocol):
    """Whoever chooses for a seat."""

    def choose(self, state: State, seat: int) -> int:
        """A legal action."""


class AnyLegal:
    """Any legal action: for a bot that failed, and where there are no others."""

    def __init__(self, seed: int) -> None:
        """With chance of its own."""
        self._random = random.Random(seed)

    def choose(self, state: State, seat: int) -> int:
        """A legal action."""
        row = Row(4096)
        state.legal(seat, row)
        return self._random.choice(row.actions())


def make_bot(level: str, seed: int) -> Bot:
    """The bot of this level."""
    bots = _bots()
    if bots is None or level == "any":
        return AnyLegal(seed)
    bot: Bot = bots.make(level, seed)
    return bot


def levels() -> list[str]:
    """The names of the bots, weakest first."""
    bots = _bots()
    return list(bots.names()) if bots is not None else ["any"]


def _bots() -> Any:
    try:
        return importlib.import_module("ludoteca.bots")
    except ModuleNotFoundError:
        return None
