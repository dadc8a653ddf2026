"""Boards of Quissama: what lies where."""

from typing import Any

from ludoteca.games.quissama import GAME
from ludoteca.games.quissama.cards import FACE_CODES, FACES
from ludoteca.games.quissama.state import Position
from ludoteca.games.quissama.view import PHASES
from tests.games import board


class Board(board.Board[Position]):
    """A position with whoever is in turn doing what the test says."""

    def __init__(self, notation: str) -> None:
        position = GAME.read_position(notation)
        assert isinstance(position, Position)
        super().__init__(GAME, position, PHASES)

    def buy(self, notation: str) -> "Board":
        """Play an action, and pay for it in the obvious way where there is a choice."""
        self.play(notation)
        return self.play("pay") if self.phase == "paying" else self

    def end(self) -> "Board":
        """End the turn, throwing nothing away."""
        self.play("end_turn")
        return self.play("refill") if self.phase == "discarding" else self

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
    def won(self) -> tuple[int, int]:
        """Who has won, and by which character."""
        return int(self.state.winner), int(self.state.winning)
