# compiled: mypyc
"""The reasons that every game shares; a game's own begin at 10."""

from typing import Final

from ludoteca.kernel.native import i64

LEGAL: Final[i64] = 0  # no reason against it
GAME_OVER: Final[i64] = 1
NOT_YOUR_DECISION: Final[i64] = 2
NO_SUCH_ACTION: Final[i64] = 3
NOT_NOW: Final[i64] = 10  # the first of every game's own: its sentence says what is asked instead

# A name for the text, and the heading of the rules page that explains it.
KERNEL_REASONS: Final = {
    int(GAME_OVER): "game_over end",
    int(NOT_YOUR_DECISION): "not_your_decision turn",
    int(NO_SUCH_ACTION): "no_such_action turn",
}
