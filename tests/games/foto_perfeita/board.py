"""Boards of Foto Perfeita: moves name their seat, `0 take teo`; what lies where."""

from ludoteca.games.foto_perfeita import GAME
from ludoteca.games.foto_perfeita.scene import GUEST_CODES
from ludoteca.games.foto_perfeita.state import Position
from ludoteca.games.foto_perfeita.view import PHASES
from ludoteca.kernel.bits import members
from tests.games import board


class Board(board.Board[Position]):
    """A position with each seat doing what the test says."""

    def __init__(self, notation: str) -> None:
        position = GAME.read_position(notation)
        assert isinstance(position, Position)
        super().__init__(GAME, position, PHASES)

    def done(self) -> "Board":
        """Everybody closes the envelopes; the trade card comes up."""
        return self.play(*(f"{seat} done" for seat in self.waiting))

    # What lies where.

    def envelopes(self, seat: int) -> str:
        return " ".join(GUEST_CODES[guest] for guest in members(self.state.envelopes_of(seat)))

    @property
    def centre(self) -> str:
        return self.envelopes(-1)

    @property
    def decorations(self) -> list[int]:
        return list(self.state.decorations)

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
