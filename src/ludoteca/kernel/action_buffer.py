# compiled: mypyc
"""The reusable row into which a position writes its legal actions."""

from typing import Final, final

from ludoteca.kernel.bits import FEW, LOWEST, SMALL
from ludoteca.kernel.native import i64, vec

MOST_ACTIONS: Final[i64] = 4096  # legal at once, in any game


@final
class ActionBuffer:
    """A short list of actions that is filled again and again without making a new one."""

    def __init__(self, size: i64 = MOST_ACTIONS) -> None:
        """Room for `size` actions: the size of the game's vocabulary is always enough."""
        self.items: Final[vec[i64]] = vec[i64]([0] * int(size))
        self.count: i64 = 0

    def clear(self) -> None:
        """Forget what was written."""
        self.count = 0

    def add(self, action: i64) -> None:
        """Write one more action."""
        self.items[self.count] = action
        self.count += 1

    def actions(self) -> list[int]:
        """What is written, as an ordinary list."""
        return list(self.items[: self.count])


def add_bits(bits: i64, first: i64, out: ActionBuffer) -> None:
    """Write `first` + number for every number of a set."""
    items = out.items
    count = out.count
    lowest = LOWEST
    while bits != 0:
        few = bits & (SMALL - 1)  # as many as the table knows
        while few != 0:
            items[count] = first + lowest[few]
            count += 1
            few &= few - 1
        bits >>= FEW
        first += FEW
    out.count = count
