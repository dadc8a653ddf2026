# compiled: mypyc
"""Where the guests should stand: searched for on the judge, by the envelopes that a seat has seen.

A staging follows from what the seat knows alone, not from what it has done with its set already: so
it is searched for once, with the camera and table of the beginning, and whoever asks again is given
the same one.
"""

from typing import Final, final

from ludoteca.games.foto_perfeita.cards import (
    AREA,
    BESIDE,
    CARD_KINDS,
    IN_ENVELOPE,
    NOT_BESIDE,
    points_for,
)
from ludoteca.games.foto_perfeita.scene import GUESTS, MIDDLE, OFFSETS, SPACES
from ludoteca.games.foto_perfeita.scoring import is_met
from ludoteca.games.foto_perfeita.state import NOBODY, NOWHERE, PHOTO, Position
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.random import Random

MOST_JUDGED: Final[i64] = 24  # photos that a search takes at most
STARTS: Final[i64] = 6  # floors that it begins from
INVALID: Final[i64] = -1000  # points of a photo that cannot be taken
KEPT: Final = 64  # stagings that are remembered


@final
class Staging:
    """A floor, and what it brings by the envelopes seen."""

    def __init__(self, floor: vec[i64], points: i64, judged: i64) -> None:
        """Keep what a search has found."""
        self.floor: Final[vec[i64]] = floor  # spot of each guest, or NOWHERE
        self.points: i64 = points
        self.judged: i64 = judged  # photos that were taken to find it


STAGINGS: Final[dict[str, Staging]] = {}


def staging_for(position: Position, seat: i64) -> Staging:
    """The staging of a seat, by what it knows."""
    key = knowledge_key(position, seat)
    found = STAGINGS.get(key)
    if found is None:
        found = StagingSearch(position, seat).run()
        if len(STAGINGS) >= KEPT:
            STAGINGS.clear()
        STAGINGS[key] = found
    return found


def knowledge_key(position: Position, seat: i64) -> str:
    """All that a staging follows from."""
    known: list[int] = [position.seen[seat], position.decorations[seat]]
    for guest in range(GUESTS):
        if (position.seen[seat] >> guest) & 1 == 1:
            known.append(position.known_vips(seat, guest))
            for place in range(IN_ENVELOPE):
                known.append(position.cards[guest * IN_ENVELOPE + place])
    return str(known)


@final
class StagingSearch:
    """Climbs from several floors: first by what needs no photo, then on the judge."""

    def __init__(self, position: Position, seat: i64) -> None:
        """Begin with an empty floor of one's own."""
        self.seat: i64 = seat
        self.first: i64 = seat * GUESTS  # of the seat's row of guests
        self.set: Position = copy_of(position)
        self.set.phase = PHOTO
        self.set.place_camera(seat)
        self.set.lay_table(seat)
        self.random: Random = Random(1)
        self.judged: i64 = 0
        self.most: i64 = 0  # photos that may have been taken by the end of this climb

    def run(self) -> Staging:
        """The best floor found; an empty one brings nothing."""
        best = Staging(self.cleared(), 0, 0)
        for start in range(STARTS):
            self.most = MOST_JUDGED * (start + 1) // STARTS
            self.cleared()
            self.climb(False)
            self.clear_unseen()
            points = self.climb(True)
            if points > best.points:
                best = Staging(self.set.floor_of(self.seat), points, 0)
        best.judged = self.judged
        return best

    def cleared(self) -> vec[i64]:
        """Nobody on the floor."""
        for guest in range(GUESTS):
            self.set.floor[self.first + guest] = NOWHERE
        return self.set.floor_of(self.seat)

    def clear_unseen(self) -> None:
        """Whoever cannot be seen leaves the floor."""
        self.judge()
        while self.set.unseen[self.seat] != NOBODY:
            self.set.floor[self.first + self.set.unseen[self.seat]] = NOWHERE
            self.judge()

    def judge(self) -> i64:
        """Take a photo; its points, by what is known."""
        self.set.judge(self.seat)
        self.judged += 1
        if self.set.faults[self.seat] != 0:
            return INVALID
        return known_points(self.set, self.seat, False)

    def climb(self, on_judge: bool) -> i64:
        """Change the floor, one figure at a time, as long as that brings points; how many."""
        points = self.judge() if on_judge else known_points(self.set, self.seat, True)
        idle: i64 = 0
        spaces = SPACES + 1
        moves = GUESTS * spaces
        move = self.random.below(moves)
        while idle < moves and self.judged < self.most:
            move = (move + 101) % moves  # in an order that jumps about, every one of them
            gained = self.try_move(move // spaces, move % spaces, points, on_judge)
            if gained > points:
                points = gained
                idle = 0
            else:
                idle += 1
        return points

    def try_move(self, guest: i64, space: i64, points: i64, on_judge: bool) -> i64:
        """Put a guest on a space, or (SPACES) off the floor; take it back if that is no better.

        Whoever stands there changes places with the guest.
        """
        floor = self.set.floor
        before = floor[self.first + guest]
        spot = NOWHERE if space == SPACES else space * OFFSETS + MIDDLE
        if spot == before:
            return points
        other: i64 = NOBODY
        if spot != NOWHERE:
            other = self.set.guest_on(self.seat, space)
        floor[self.first + guest] = spot
        if other != NOBODY:
            floor[self.first + other] = before
        gained = known_points(self.set, self.seat, True)
        if on_judge and gained > points:  # no photo can bring more than it could at best
            gained = self.judge()
        if gained <= points:
            floor[self.first + guest] = before
            if other != NOBODY:
                floor[self.first + other] = spot
        return gained


def copy_of(position: Position) -> Position:
    """An independent copy."""
    twin = position.clone()
    assert isinstance(twin, Position)
    return twin


def known_points(position: Position, seat: i64, at_best: bool) -> i64:
    """The points of placed guests whose envelope the seat has seen.

    At best, all that only a photo can tell counts as met.
    """
    points: i64 = 0
    for guest in range(GUESTS):
        if (position.seen[seat] >> guest) & 1 == 1:
            if position.floor[seat * GUESTS + guest] != NOWHERE:
                points += known_guest_points(position, seat, guest, at_best)
    return points


def known_guest_points(position: Position, seat: i64, guest: i64, at_best: bool) -> i64:
    """A placed guest's points with the VIP cards that the seat knows of."""
    met: i64 = 0
    for place in range(IN_ENVELOPE):
        card = position.cards[guest * IN_ENVELOPE + place]
        if (at_best and not is_plain(card)) or is_met(position, seat, guest, card):
            met += 1
    return points_for(met) * (1 + position.known_vips(seat, guest))


def is_plain(card: i64) -> bool:
    """Whether a preference is about spaces alone, no camera."""
    kind = CARD_KINDS[card]
    return kind == AREA or kind == BESIDE or kind == NOT_BESIDE
