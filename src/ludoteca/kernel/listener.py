# compiled: mypyc
"""What happened, told as it happens, each event with who may see it."""

from typing import Final, final

from ludoteca.kernel.native import i64

EVERYONE: Final[i64] = -1  # all bits: every seat and the spectators
SPECTATOR: Final[i64] = 31  # the bit of whoever has no seat


@final
class Listener:
    """Collects rows of `seers, kind, a, b, c, d` from a position that it is attached to.

    Something only some may see is told twice: in full to those, and as far as the others may know
    it to the others. Nothing is ever told whole and cut down later.
    """

    def __init__(self) -> None:
        """Start with nothing told."""
        self.rows: list[tuple[int, int, int, int, int, int]] = []

    def tell(self, seers: i64, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Add one event; `seers` is a set of seats, or EVERYONE."""
        self.rows.append((seers, kind, a, b, c, d))
