"""What brings a seat nearer to winning: for whoever is told why."""

from ludoteca.games.agencia.hints import others_change, own_change
from ludoteca.games.agencia.state import Position
from ludoteca.kernel.state import State


def parts(state: State, seat: int) -> dict[str, int]:
    """Rows climbed, cards that are not in the hand, and what the structure does each turn."""
    assert isinstance(state, Position)
    books = state.books
    structure = books.society[seat]
    return {
        "rows": books.rows[seat],
        "fewer": -books.cards[seat],
        "relief": -own_change(structure),
        "burden": others_change(structure),
    }
