# compiled: mypyc
"""What the rules ask of a photo, and nothing else: who is seen, whose face, and who covers whom.

The same pixels as in `Photo`, held as bits: four words a row. A guest sees the camera in each pixel
that nobody nearer has; whoever stands in the same plane is beside, and does not cover.
"""

from typing import Final, final

from ludoteca.games.foto_perfeita.exposure import NOT_PLACED, Exposure
from ludoteca.games.foto_perfeita.scene import GUESTS, PHOTO_HEIGHT, PHOTO_WIDTH
from ludoteca.kernel.native import i64, vec

WORD: Final[i64] = 64
ACROSS: Final[i64] = PHOTO_WIDTH // 64  # words in a row
WORDS: Final[i64] = PHOTO_HEIGHT * ACROSS
BLANK: Final[vec[i64]] = vec[i64]([0] * int(WORDS * (GUESTS + 1)))
# The lowest bits of a word, by how many; signed, as a native number is.
UNTIL: Final[vec[i64]] = vec[i64]([(1 << bits) - 1 for bits in range(64)] + [-1])


@final
class Sight(Exposure):
    """What a photo would show, judged when it is made; guests as bits."""

    def __init__(self, spots: vec[i64], slots: i64, camera: vec[i64]) -> None:
        """Look: where each guest stands, which places of the table are set, the camera."""
        super().__init__(spots, slots, camera, 0, PHOTO_HEIGHT)
        self.seen: i64 = 0
        self.covered: i64 = 0  # by another guest
        self.faces: i64 = 0  # that are seen
        self.hiders: Final[vec[i64]] = vec[i64]([0] * 14)  # of each face
        self.painted: Final[vec[i64]] = vec[i64]([0] * 14)  # guests, the nearest first
        self.planes: Final[vec[i64]] = vec[i64]([0] * 14)
        self.count: i64 = 0
        placed: i64 = 0
        for guest in range(GUESTS):
            if spots[guest] != NOT_PLACED:
                placed += 1
        self.taken: Final[vec[i64]] = BLANK[:WORDS]  # by anything
        self.shown: Final[vec[i64]] = BLANK[: WORDS * placed]  # of each guest that is painted
        self.expose()

    def unseen(self) -> i64:
        """The first placed guest of whom no pixel is seen, or NOT_PLACED."""
        for guest in range(GUESTS):
            if self.spots[guest] != NOT_PLACED and (self.seen >> guest) & 1 == 0:
                return guest
        return NOT_PLACED

    def begin_guest(self, guest: i64, deep: i64) -> None:
        """The guest who is painted next, and the plane."""
        self.painted[self.count] = guest
        self.planes[self.count] = deep
        self.count += 1

    def span(self, row: i64, start: i64, end: i64, owner: i64, guest: i64, is_face: bool) -> None:
        """Take pixels of one row from `start` until before `end`, word by word."""
        if start < 0:
            start = 0
        if end > PHOTO_WIDTH:
            end = PHOTO_WIDTH
        while start < end:
            word = row * ACROSS + start // WORD
            until = (start // WORD + 1) * WORD
            if until > end:
                until = end
            bits = UNTIL[until - start // WORD * WORD] & ~UNTIL[start % WORD]
            if guest == NOT_PLACED:
                self.taken[word] |= bits
            elif is_face:
                self.look_at_face(guest, word, bits)
            else:
                self.look_at_body(guest, word, bits)
            start = until

    def look_at_body(self, guest: i64, word: i64, bits: i64) -> None:
        """Who covers these pixels of a guest, and which of them are seen."""
        hidden = bits & self.taken[word]
        own = self.count - 1
        if hidden != 0:
            hidden = self.without_beside(own, word, hidden)
            if hidden != 0 and self.is_guest_there(own, word, hidden):
                self.covered |= 1 << guest
        if hidden != bits:
            self.seen |= 1 << guest
            self.shown[own * WORDS + word] |= bits & ~hidden
        self.taken[word] |= bits

    def without_beside(self, own: i64, word: i64, hidden: i64) -> i64:
        """Pixels that somebody has, without those of guests in the same plane."""
        place = own - 1
        while place >= 0 and self.planes[place] == self.planes[own]:
            hidden &= ~self.shown[place * WORDS + word]
            place -= 1
        return hidden

    def is_guest_there(self, own: i64, word: i64, hidden: i64) -> bool:
        """Whether one of these pixels shows a guest who was painted before."""
        for place in range(own):
            if self.shown[place * WORDS + word] & hidden != 0:
                return True
        return False

    def look_at_face(self, guest: i64, word: i64, bits: i64) -> None:
        """Whether these pixels of a face are seen, and who has them if not."""
        own = self.count - 1
        shown = self.shown[own * WORDS + word]
        if bits & shown != 0:
            self.faces |= 1 << guest
        hidden = bits & self.taken[word] & ~shown
        if hidden != 0:
            for place in range(own):
                if self.shown[place * WORDS + word] & hidden != 0:
                    self.hiders[guest] |= 1 << self.painted[place]
