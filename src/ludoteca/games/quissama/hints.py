# compiled: mypyc
"""What a sensible player sees in a position: how far each seat is from a goal."""

from ludoteca.games.quissama.goals import has_met
from ludoteca.games.quissama.state import Position
from ludoteca.kernel.native import i64


def evaluate(position: Position, seat: i64) -> float:
    """How well a seat stands."""
    if has_met(position, seat, 0):
        return 1.0
    return 0.0
