"""What brings a seat nearer to winning: for whoever is told why."""

from ludoteca.games.agencia.state import Position
from ludoteca.kernel.state import State


def parts(state: State, seat: int) -> dict[str, int]:
    """Rows climbed, and cards that are not in the hand: fewer are better."""
    assert isinstance(state, Position)
    return {"rows": state.books.rows[seat], "fewer": -state.books.cards[seat]}
