"""When a bot's move may be seen: never at a moment that tells how much it did in secret.

What nobody else is shown is done at once. What others see waits. Where the game says (`pace.toml`
in its folder) that steps may go unseen, that is until a fixed time after the last thing of the
bot's that was seen, however many steps came between; who takes longer waits for as much again.
"""

import random
import time
import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import msgspec

from ludoteca.kernel.game import find
from ludoteca.kernel.listener import Listener
from ludoteca.kernel.table import Table
from ludoteca.server.numbering import is_told_beyond

FILE = "pace.toml"


class Unseen(msgspec.Struct, forbid_unknown_fields=True):
    """The phases in which steps may go unseen, and the seconds within which bots take them all."""

    phases: list[str] = []
    seconds: float = 0.0
    levels: dict[str, float] = {}  # ... where a level takes longer
    at_once: list[str] = []  # the phases, as the seat sees them, that it does not think about

    def slot(self, phase: object, level: str) -> float:
        """The seconds for all unseen steps of a level in a phase; 0 where there are none."""
        return self.levels.get(level, self.seconds) if phase in self.phases else 0.0


@cache
def unseen_in(folder: Path) -> Unseen:
    """What the game of a folder says about steps that nobody is shown."""
    file = folder / FILE
    if not file.exists():
        return Unseen()
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Unseen)


def is_at_once(table: Table, seat: int) -> bool:
    """Whether a bot answers what it is asked now without thinking: it shall not take any time."""
    at_once = unseen_in(find(table.game.name).folder).at_once
    return bool(at_once) and table.view(seat).get("phase") in at_once


@dataclass
class Pace:
    """A bot's time from one thing of it that others see to the next."""

    wait: float  # seconds, drawn before anything is thought about
    slot: float  # seconds for what nobody is shown; 0 where everything is
    level: str  # as which it thinks meanwhile
    begun: float = field(default_factory=time.monotonic)

    def left(self) -> float:
        """The seconds until a move that is ready now may be seen."""
        gone, first = time.monotonic() - self.begun, self.wait + self.slot
        if gone <= first or not self.slot:
            return max(0.0, first - gone)
        return self.slot - (gone - first) % self.slot


def begin(table: Table, level: str, drawn: tuple[float, float], slowness: float) -> Pace:
    """A bot begins to think about what will be seen of it next."""
    unseen = unseen_in(find(table.game.name).folder)
    slot = unseen.slot(table.view(None).get("phase"), level)
    return Pace(random.uniform(*drawn), slot * slowness, level)


def is_unseen(table: Table, seat: int, action: int) -> bool:
    """Whether nobody but this seat would be shown anything of an action."""
    twin, players = table.state.clone(), table.players
    twin.listener = told = Listener()
    twin.apply(seat, action)
    if table.state.waiting() != twin.waiting():
        return False
    if any(is_told_beyond(row[0], seat, players) for row in told.rows):
        return False
    others = [other for other in (*range(players), None) if other != seat]
    return all(table.state.view(other) == twin.view(other) for other in others)
