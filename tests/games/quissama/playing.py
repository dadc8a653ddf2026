"""A table set up by notation, for tests that read like play."""

from typing import Any

from ludoteca.games.quissama import GAME
from ludoteca.games.quissama.cards import FACE_CODES, FACES
from ludoteca.games.quissama.state import Position
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.recorder import Recorder

SIZE = GAME.vocabulary.size


class At:
    """A position, and every step of it checked: options, refusals and the box's contents."""

    def __init__(self, notation: str) -> None:
        state = GAME.read_position(notation)
        assert isinstance(state, Position)
        self.state = state
        self.box = state.census()
        self.recorder = Recorder()
        self.state.recorder = self.recorder
        self.check()

    def check(self) -> None:
        """What is offered is what is not refused, and nothing is lost."""
        assert self.state.census() == self.box
        if not self.state.over():
            offered = self.legal()
            assert offered
            assert offered == [a for a in range(SIZE) if not self.refusal(a)]

    def refusal(self, action: int) -> int:
        return int(self.state.refusal(self.state.seat, action))

    def legal(self) -> list[int]:
        row = ActionBuffer(SIZE)
        self.state.legal(self.state.seat, row)
        return row.actions()

    def options(self, kind: str) -> list[str]:
        """The legal actions of a kind, in notation."""
        written = [GAME.vocabulary.write(action) for action in self.legal()]
        return [option for option in written if option.split()[0] == kind]

    def why_not(self, notation: str) -> str | None:
        """The name of the reason against an action; None if it is legal."""
        code = self.refusal(GAME.vocabulary.read(notation))
        return GAME.reasons[code].name if code else None

    def do(self, *notations: str) -> "At":
        """Play legal actions."""
        for notation in notations:
            assert self.why_not(notation) is None, (notation, self.why_not(notation))
            self.state.apply(self.state.seat, GAME.vocabulary.read(notation))
            self.check()
        return self

    def buy(self, notation: str) -> "At":
        """Play an action, and pay for it in the obvious way where there is a choice."""
        self.do(notation)
        return self.do("pay") if self.phase == "paying" else self

    def end(self) -> "At":
        """End the turn, throwing nothing away."""
        self.do("end_turn")
        return self.do("refill") if self.phase == "discarding" else self

    def hand(self, seat: int = 0) -> str:
        return self.cards([self.state.held(seat, face) for face in range(FACES)])

    def cards(self, counts: list[int]) -> str:
        return " ".join(FACE_CODES[face] for face in range(FACES) for _ in range(counts[face]))

    def seats(self, observer: int | None) -> list[dict[str, Any]]:
        """Every player's area as an observer sees it."""
        areas = self.state.view(observer)["seats"]
        assert isinstance(areas, list)
        return areas

    @property
    def phase(self) -> str:
        return str(self.state.view(None)["phase"])

    @property
    def won(self) -> tuple[int, int]:
        """Who has won, and by which character."""
        return int(self.state.winner), int(self.state.winning)

    def told(self, seat: int | None = None) -> list[str]:
        """The names of the events that a seat, or with None a spectator, was told."""
        bit = 31 if seat is None else seat
        return [GAME.events[row[1]].name for row in self.recorder.rows if (row[0] >> bit) & 1]
