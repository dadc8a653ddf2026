"""One board for the tests of every game: set up, played and looked at in notation.

    board = Board("Y1 | - | row seven, piles Y1")   # the Board of one game
    board.play("take_pile Y", "claim seven")        # each move by the seat that is waited for
    board.play("2 pass", "0 pass")                  # or by the one it names
    board.waits_for("recruit", 1)
    assert board.reason("draw 2") == "not_now"
    assert board.why_not("draw 2", "en").startswith("Not now.")

Every move must be allowed. After each of them no component may be missing, a position that could be
loaded must still be one and, unless a game has too many actions, `legal` must say what `refusal`
allows: a test need not say so. A game's own Board adds what lies where.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.bits import members
from ludoteca.kernel.game import Game
from ludoteca.kernel.listener import EVERYONE, SPECTATOR, Listener
from ludoteca.kernel.state import State

NAMES = ("Ana", "Bia", "Caio", "Davi", "Eva", "Fabi")

Position = TypeVar("Position", bound=State)


class Board(Generic[Position]):
    """A position in which the test says what is done."""

    checks_options: ClassVar[bool] = True  # too slow with a large vocabulary: conformance does it
    begins_loadable: ClassVar[bool] = False  # else a test may leave out what does not matter to it

    def __init__(self, game: Game, state: Position, phases: Sequence[str]) -> None:
        self.game = game
        self.state = state
        self.phases = phases
        self.listener = Listener()
        self.state.listener = self.listener
        self.box = state.census()
        self.is_loadable = self.begins_loadable or game.impossible(state) == ""
        self.check()

    # Playing.

    def play(self, *moves: str, seat: int | None = None) -> Self:
        """Do these moves, one after another."""
        for move in moves:
            assert self.reason(move, seat) == "", (move, self.phase, self.why_not(move, seat=seat))
            self.state.apply(*self.read(move, seat))
            self.check()
        return self

    def read(self, move: str, seat: int | None = None) -> tuple[int, int]:
        """Who does what: the seat that the move names, or this one, or the one waited for."""
        first, _, rest = move.partition(" ")
        if first.isdecimal():
            return int(first), self.game.vocabulary.read(rest)
        return self.actor if seat is None else seat, self.game.vocabulary.read(move)

    def check(self) -> None:
        """Nothing is lost, it can be loaded, and `legal` says what `refusal` allows."""
        assert self.state.census() == self.box
        assert not self.is_loadable or self.game.impossible(self.state) == ""
        for seat in self.waiting if self.checks_options else []:
            every = range(self.game.vocabulary.size)
            allowed = [action for action in every if self.state.refusal(seat, action) == 0]
            assert self.legal(seat) == allowed != []

    # What is asked.

    @property
    def waiting(self) -> list[int]:
        return members(self.state.waiting())

    @property
    def actor(self) -> int:
        """The seat that a move is meant for when it names none."""
        return self.waiting[0] if self.waiting else 0

    @property
    def phase(self) -> str:
        return self.phases[self.state.phase]  # type: ignore[attr-defined]

    @property
    def is_over(self) -> bool:
        return self.state.over()

    def waits_for(self, phase: str, *seats: int) -> None:
        """The board is ready for this decision of these seats, and of nobody else."""
        assert (self.phase, self.waiting) == (phase, list(seats))

    def legal(self, seat: int | None = None) -> list[int]:
        row = ActionBuffer(self.game.vocabulary.size)
        self.state.legal(self.actor if seat is None else seat, row)
        return row.actions()

    def options(self, seat: int | None = None, kind: str = "") -> list[str]:
        """What a seat may do, of one kind or of all."""
        written = [self.game.vocabulary.write(action) for action in self.legal(seat)]
        return [option for option in written if kind in ("", option.split()[0])]

    def reason(self, move: str, seat: int | None = None) -> str:
        """The name of the reason against a move; nothing if it is allowed."""
        code = self.state.refusal(*self.read(move, seat))
        return self.game.reasons[code].name if code else ""

    def why_not(self, move: str, language: str = "en", seat: int | None = None) -> str:
        """The same in words."""
        who, action = self.read(move, seat)
        code = self.state.refusal(who, action)
        if code == 0:
            return ""
        text = self.game.refusal_text(self.state, who, action, code)
        return self.game.speaker(language, NAMES).say(text)

    def prompt(self, language: str = "en") -> str:
        """What the seat that is waited for is asked."""
        return self.game.speaker(language, NAMES).say(self.game.prompt(self.state, self.actor))

    # What has happened.

    @property
    def happened(self) -> list[str]:
        """The names of all events, whoever may know of them."""
        return [self.game.events[row[1]].name for row in self.listener.rows]

    def told(self, viewer: int | None = None) -> list[str]:
        """The names of the events that a seat (None: a spectator) was told of."""
        bit = int(SPECTATOR) if viewer is None else viewer
        seen = [bool((row[0] >> bit) & 1) for row in self.listener.rows]
        return [name for name, is_seen in zip(self.happened, seen, strict=True) if is_seen]

    def numbers(self, name: str) -> list[list[int]]:
        """The numbers of every event of this name: first the seat, mostly."""
        rows = zip(self.happened, self.listener.rows, strict=True)
        return [list(row[2:]) for kind, row in rows if kind == name]

    def said(self, language: str = "en") -> list[str]:
        """What everybody was told, in sentences."""
        speaker = self.game.speaker(language, NAMES)
        sentences = []
        for seers, number, *values in self.listener.rows:
            kind = self.game.events[number]
            arguments = dict(zip(kind.fields, values, strict=False))
            if seers == EVERYONE:
                sentences.append(speaker.say(self.game.event_text(kind.name, arguments)))
        return sentences

    def view(self, viewer: int | None = None) -> dict[str, Any]:
        return dict(self.state.view(viewer))
