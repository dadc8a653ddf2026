"""What a table tells: options, reasons and events. They are numbers until somebody wants words."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from ludoteca.kernel.game import Game
from ludoteca.kernel.listener import SPECTATOR
from ludoteca.kernel.problems import Problem
from ludoteca.kernel.text import Text


@dataclass(frozen=True, repr=False)
class Option:
    """Something a seat may do now. `str` is its notation, which `table.play` takes too.

    >>> option = ludoteca.new("conspiracy", players=3, seed=7).options(1)[1]
    >>> option
    <Option 1: draw 2>
    >>> option.kind, option.arguments
    ('draw', {'count': 2})
    """

    action: int
    kind: str
    arguments: Mapping[str, int]
    notation: str  # `keep R6`
    game: Game = field(compare=False)

    @property
    def text(self) -> Text:
        """What it is, in one sentence."""
        return self.game.option_text(self.action)

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"<Option {self.action}: {self.notation}>"


@dataclass(frozen=True)
class Reason:
    """Why something may not be done: a name, words, and the heading of the rules page.

    >>> reason = ludoteca.new("conspiracy", players=3, seed=7).why_not(1, "take_pile R")
    >>> reason.name, reason.rule
    ('no_pile', 'recruit')
    """

    name: str
    text: Text
    rule: str


class Refused(Problem):
    """An action that may not be done now; nothing has changed.

    >>> table = ludoteca.new("conspiracy", players=3, seed=7)
    >>> table.play(0, "draw 1")
    Traceback (most recent call last):
    ludoteca.kernel.spoken.Refused: It is not your decision now; wait for the others.
    """

    def __init__(self, reason: Reason, game: Game, names: tuple[str, ...]) -> None:
        """Keep the reason, and what it takes to say it."""
        self.reason = reason
        self.text = reason.text
        self._game, self._names = game, names
        ValueError.__init__(self, reason.name)

    def __str__(self) -> str:
        return self._game.speaker("en", self._names).say(self.text)


@dataclass(frozen=True, repr=False)
class Event:
    """Something that happened, after which step, and which seats may know of it.

    >>> event = ludoteca.new("conspiracy", players=3, seed=7).events[-1]
    >>> event
    <Event after step 0: turn_begins seat=1>
    >>> event.text
    Text(id='event-turn_begins', arguments={'seat': Seat(number=1)})
    """

    step: int
    seers: int
    kind: str
    arguments: Mapping[str, int]
    game: Game = field(compare=False)

    @property
    def text(self) -> Text:
        """What happened, in one sentence."""
        return self.game.event_text(self.kind, self.arguments)

    def is_seen_by(self, seat: int | None) -> bool:
        """Whether a seat, or with None a spectator, may know of it."""
        return bool((self.seers >> (SPECTATOR if seat is None else seat)) & 1)

    def __str__(self) -> str:
        return " ".join([self.kind, *(f"{name}={n}" for name, n in self.arguments.items())])

    def __repr__(self) -> str:
        return f"<Event after step {self.step}: {self}>"
