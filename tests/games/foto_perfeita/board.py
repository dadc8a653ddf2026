"""Boards for the tests: set up with notation, played in notation, looked at in notation.

    board = Board("dalva | samira teo | phase stealing, trade theft")
    board.play("0 take teo", "1 take dalva")

Every move names its seat and must be allowed; after each of them no component may be missing, and
`legal` must say what `refusal` allows, so that a test need not say so.
"""

from typing import Any

from ludoteca.games.foto_perfeita import GAME
from ludoteca.games.foto_perfeita.scene import GUEST_CODES
from ludoteca.games.foto_perfeita.state import Position
from ludoteca.games.foto_perfeita.view import PHASES
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.bits import members
from ludoteca.kernel.recorder import Recorder
from ludoteca.kernel.text import Text

NAMES = ("Ana", "Bia", "Caio", "Davi", "Eva", "Fabio")


class Board:
    """A position with each seat doing what the test says."""

    def __init__(self, notation: str) -> None:
        position = GAME.read_position(notation)
        assert isinstance(position, Position)
        self.state: Position = position
        self.box = position.census()
        self.recorder = Recorder()
        self.state.recorder = self.recorder
        self.check()

    def play(self, *moves: str) -> "Board":
        """Do these moves: `0 keep dalva`."""
        for move in moves:
            seat, _, action = move.partition(" ")
            assert self.why_not(move) == "", move
            self.state.apply(int(seat), GAME.vocabulary.read(action))
            self.check()
        return self

    def done(self) -> "Board":
        """Everybody closes the envelopes; the trade card comes up."""
        return self.play(*(f"{seat} done" for seat in self.waiting))

    def check(self) -> None:
        """Nothing is lost, and `legal` says what `refusal` allows."""
        assert self.state.census() == self.box
        row = ActionBuffer(GAME.vocabulary.size)
        for seat in self.waiting:
            size = GAME.vocabulary.size
            allowed = [a for a in range(size) if self.state.refusal(seat, a) == 0]
            self.state.legal(seat, row)
            assert row.actions() == allowed != []

    @property
    def waiting(self) -> list[int]:
        return members(self.state.waiting())

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    def waits_for(self, phase: str, *seats: int) -> None:
        """The board is ready for this decision of these seats, and of nobody else."""
        assert (self.phase, self.waiting) == (phase, list(seats))

    def options(self, seat: int) -> list[str]:
        row = ActionBuffer(GAME.vocabulary.size)
        self.state.legal(seat, row)
        return [GAME.vocabulary.write(action) for action in row.actions()]

    def reason(self, move: str) -> str:
        """The name of the reason against a move; nothing if it is allowed."""
        seat, _, action = move.partition(" ")
        code = self.state.refusal(int(seat), GAME.vocabulary.read(action))
        return GAME.reasons[code].name if code else ""

    def why_not(self, move: str, language: str = "en") -> str:
        """The same in words."""
        seat, _, notation = move.partition(" ")
        action = GAME.vocabulary.read(notation)
        code = self.state.refusal(int(seat), action)
        if code == 0:
            return ""
        arguments = GAME.explain(self.state, int(seat), action, code) if code >= 10 else {}
        text = Text(f"refusal-{GAME.reasons[code].name}", arguments)
        return GAME.speaker(language, NAMES).say(text)

    def told(self, seat: int | None = None) -> list[str]:
        """Names of the events that a seat (None: a spectator) was told of."""
        bit = 31 if seat is None else seat
        return [GAME.events[row[1]].name for row in self.recorder.rows if (row[0] >> bit) & 1]

    # What lies where.

    def envelopes(self, seat: int) -> str:
        return " ".join(GUEST_CODES[guest] for guest in members(self.state.envelopes_of(seat)))

    @property
    def centre(self) -> str:
        return self.envelopes(-1)

    @property
    def decorations(self) -> list[int]:
        return list(self.state.decorations)

    def view(self, seat: int | None) -> dict[str, Any]:
        return dict(self.state.view(seat))

    def sees(self, seat: int | None, guest: str) -> bool:
        """Whether an envelope's preferences lie open before a seat."""
        return "cards" in self.view(seat)["envelopes"][GUEST_CODES.index(guest)]

    def vips(self, seat: int | None, guest: str) -> int | None:
        count = self.view(seat)["envelopes"][GUEST_CODES.index(guest)].get("vips")
        assert count is None or isinstance(count, int)
        return count

    def points(self, seat: int, guest: str) -> int:
        """What a guest is worth in a seat's photo, once photos are shown."""
        points = self.view(None)["scores"][seat]["guests"][guest]["points"]
        assert isinstance(points, int)
        return points


def photo(seats: int, floor: str, rest: str = "", others: str = "-") -> Board:
    """A board in the last look: seat 0 with this floor, the others with empty ones."""
    places = f"floor={floor}" if floor else ""
    parts = [f"- {places}", *([others] * (seats - 1))]
    return Board(" | ".join([*parts, f"phase photo, round 6, normals_left 0, {rest}"]))


def shown(seats: int, floor: str, rest: str = "") -> Board:
    """The same after everybody has pressed the shutter."""
    board = photo(seats, floor, rest)
    return board.play(*(f"{seat} shutter" for seat in range(seats)))
