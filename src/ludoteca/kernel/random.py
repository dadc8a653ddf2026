# compiled: mypyc
"""The random source of a position: sfc32, the same numbers compiled and interpreted.

Every word stays below 2**32, so that `i64` never wraps and plain integers never grow.
"""

from typing import Final, final

from ludoteca.kernel.native import i64

MASK: Final[i64] = 0xFFFFFFFF
WARM_UP: Final[i64] = 12  # words thrown away until every seed bit has reached every state bit


@final
class Random:
    """A small fast generator that a position owns, copies and saves with itself."""

    def __init__(self, seed: i64, source: "Random | None" = None) -> None:
        """Start from a number; numbers that differ in their low 63 bits give unlike sequences.

        Or be at the same place as `source`, whatever the number.
        """
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.counter: i64 = 0
        self.chances: i64 = 0  # how often chance has decided something; undo stops there
        if source is None:
            self.rekey(seed & MASK, (seed >> 32) & MASK, 0x9E3779B9, 1)
        else:
            self.become(source)

    def rekey(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        """Go on from four 32-bit words; `chances` keeps counting."""
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter
        for _thrown in range(WARM_UP):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        b = self.b
        c = self.c
        result = (self.a + b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c * 9) & MASK
        self.c = (((c << 21) | (c >> 11)) + result) & MASK
        return result

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, each exactly as likely; limit from 1 to 2**31.

        A limit of 1 takes no random word, but counts as a draw all the same: the last card of a
        pile may be news to whoever draws it.
        """
        self.chances += 1
        if limit == 1:
            return 0
        product = self.word() * limit
        low = product & MASK
        if low < limit:  # the rare case in which some numbers would come up once too often
            uneven = (MASK + 1) % limit
            while low < uneven:
                product = self.word() * limit
                low = product & MASK
        return product >> 32

    def copy(self) -> "Random":
        """The same source at the same place."""
        return Random(0, self)

    def become(self, other: "Random") -> None:
        """Go on from where another source is."""
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.counter = other.counter
        self.chances = other.chances

    def restore(self, words: list[int]) -> None:
        """Go on from where `dump` was written."""
        self.a, self.b, self.c, self.counter, self.chances = words

    def dump(self) -> list[int]:
        """The exact state, as plain numbers."""
        return [self.a, self.b, self.c, self.counter, self.chances]


def load_random(words: list[int]) -> Random:
    """The source that `dump` wrote."""
    source = Random(0)
    source.restore(words)
    return source
