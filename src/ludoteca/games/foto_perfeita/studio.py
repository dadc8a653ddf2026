# compiled: mypyc
"""The best photo that a thorough player finds, annealed on the judge: everything can be moved.

A composition is a floor with figures anywhere in their spaces, a camera, and a set table. Guests
whose envelope was never seen count with what they bring on average: the cards that are still unseen
are known, only not how they are dealt. If the VIP card is still in hand, it goes at the last look
where the photo brings most, so it counts with that.
"""

from math import exp, log
from typing import Final, final

from ludoteca.games.foto_perfeita.cards import CARD_TYPES, IN_ENVELOPE, ROUNDS, points_for
from ludoteca.games.foto_perfeita.judge import FINE, frame_fault
from ludoteca.games.foto_perfeita.scene import (
    CAMERA_PARTS,
    GUESTS,
    MIDDLE,
    OFFSETS,
    SLOTS,
    SPACES,
    camera_choices,
)
from ludoteca.games.foto_perfeita.scoring import is_met
from ludoteca.games.foto_perfeita.staging import copy_of, is_plain, knowledge_key
from ludoteca.games.foto_perfeita.state import NOBODY, NOWHERE, PHOTO, Position
from ludoteca.kernel.bits import count_bits
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.random import Random

HOT: Final = 1.0  # points that may be given up at the beginning of a climb
COLD: Final = 0.15  # and at its end
CLIMBS: Final[i64] = 2  # that share the photos; each begins with an empty floor
PLACED: Final = 0.02  # a guest more on the floor decides ties
NO_PHOTO: Final = -1000.0
RIVAL_SHARE: Final = 0.5  # of what a VIP card brings, if an opponent has seen the envelope too
FINE_STEPS: Final[i64] = 1 << 20  # between 0 and 1, for chances
KEPT: Final = 64  # compositions that are remembered


@final
class Composition:
    """A photo to be taken, and what it is expected to bring."""

    def __init__(
        self, floor: vec[i64], camera: vec[i64], table: i64, vip: i64, points: float
    ) -> None:
        """Keep what a search has found."""
        self.floor: vec[i64] = floor  # spot of each guest, or NOWHERE
        self.camera: vec[i64] = camera
        self.table: i64 = table
        self.vip: i64 = vip  # the envelope for one's VIP card, or NOBODY
        self.points: float = points


COMPOSITIONS: Final[dict[str, Composition]] = {}


def compose(position: Position, seat: i64, photos: i64) -> Composition:
    """The composition of a seat, by what it knows; whoever asks again is given the same one."""
    before = position.vip_at[seat]
    if may_put_vip(position, seat):
        position.vip_at[seat] = NOBODY
    key = composition_key(position, seat, photos)
    found = COMPOSITIONS.get(key)
    if found is None:
        found = Studio(position, seat, photos).run()
        if len(COMPOSITIONS) >= KEPT:
            COMPOSITIONS.clear()
        COMPOSITIONS[key] = found
    position.vip_at[seat] = before
    return found


def composed(position: Position, seat: i64, photos: i64) -> Composition | None:
    """The composition of a seat, if it has been searched for."""
    before = position.vip_at[seat]
    if may_put_vip(position, seat):
        position.vip_at[seat] = NOBODY
    found = COMPOSITIONS.get(composition_key(position, seat, photos))
    position.vip_at[seat] = before
    return found


def composition_key(position: Position, seat: i64, photos: i64) -> str:
    """All that a composition follows from; a VIP card put in at the last look is still in hand."""
    key = f"{photos} {position.vip_at[seat]} {position.envelopes_of(seat)}"
    return key + knowledge_key(position, seat)


def may_put_vip(position: Position, seat: i64) -> bool:
    """Whether the VIP card was in hand when the last look began."""
    return position.vip_at[seat] == NOBODY or position.vip_round[seat] == ROUNDS


def unseen_cards(position: Position, seat: i64) -> vec[i64]:
    """How many of each preference lie in envelopes that a seat has not seen."""
    counts = vec[i64]([0] * int(CARD_TYPES))
    for guest in range(GUESTS):
        if (position.seen[seat] >> guest) & 1 == 0:
            for place in range(IN_ENVELOPE):
                counts[position.cards[guest * IN_ENVELOPE + place]] += 1
    return counts


def chances_of(total: i64) -> list[float]:
    """What a guest brings on average, by how many of the unseen cards would be met."""
    worth: list[float] = []
    for good in range(total + 1):
        bad = total - good
        ways = float(total * (total - 1) * (total - 2))
        g = float(good)
        b = float(bad)
        if ways == 0.0:
            worth.append(0.0)
            continue
        none = b * (b - 1.0) * (b - 2.0) / ways
        one = 3.0 * g * b * (b - 1.0) / ways
        two = 3.0 * g * (g - 1.0) * b / ways
        three = g * (g - 1.0) * (g - 2.0) / ways
        worth.append(
            none * float(points_for(0))
            + one * float(points_for(1))
            + two * float(points_for(2))
            + three * float(points_for(3))
        )
    return worth


@final
class Studio:
    """A set of one's own, in which anything may be tried."""

    def __init__(self, position: Position, seat: i64, photos: i64) -> None:
        """Begin with an empty floor."""
        self.seat: i64 = seat
        self.first: i64 = seat * GUESTS
        self.set: Position = copy_of(position)
        self.set.phase = PHOTO
        self.seen: i64 = position.seen[seat]
        self.photos: i64 = photos
        self.judged: i64 = 0
        self.random: Random = Random(1)
        self.unseen: vec[i64] = unseen_cards(position, seat)
        total: i64 = 0
        for card in range(CARD_TYPES):
            total += self.unseen[card]
        self.worth: list[float] = chances_of(total)
        self.vip_shares: list[float] = vip_shares(position, seat)
        self.vip: i64 = NOBODY  # where the VIP card would go, by the last count
        self.start: vec[i64] = position.camera_of(seat)  # every row is put right by `clear`

    def run(self) -> Composition:
        """The best composition of several climbs; an empty floor brings nothing."""
        self.clear()
        best = self.composition(0.0)
        for climb in range(CLIMBS):
            self.clear()
            found = self.climb(self.photos * (climb + 1) // CLIMBS)
            if found.points > best.points:
                best = found
        return best

    def clear(self) -> None:
        """Nobody on the floor, table and camera as they are at first."""
        self.set.place_camera(self.seat)
        self.set.lay_table(self.seat)
        self.start = self.set.camera_of(self.seat)
        for guest in range(GUESTS):
            self.set.floor[self.first + guest] = NOWHERE
        self.vip = NOBODY

    def composition(self, points: float) -> Composition:
        """The set as it is."""
        return Composition(
            self.set.floor_of(self.seat),
            self.set.camera_of(self.seat),
            self.set.tables[self.seat],
            self.vip,
            points,
        )

    def climb(self, until: i64) -> Composition:
        """Change one thing after another; what loses a little is kept the sooner, the earlier."""
        best = self.composition(0.0)
        points = 0.0
        begun = self.judged
        tries: i64 = 0
        while self.judged < until and tries < 40 * (until - begun):
            tries += 1
            done = float(self.judged - begun) / float(until - begun)
            heat = HOT * exp(done * log(COLD / HOT))
            chance = float(1 + self.random.below(FINE_STEPS)) / float(FINE_STEPS)
            gained = self.try_change(points + heat * log(chance))
            if gained > NO_PHOTO:
                points = gained
                if points > best.points:
                    best = self.composition(points)
        return best

    def try_change(self, least: float) -> float:
        """One change; it is taken back, and NO_PHOTO told, if it brings less than that."""
        kind = self.random.below(16)
        if kind < 11:
            return self.try_move(least)
        if kind < 13:
            return self.try_shift(least)
        if kind == 13:
            return self.try_slot(least)
        return self.try_camera(least)

    def try_move(self, least: float) -> float:
        """Somebody goes elsewhere or off the floor; who stands there changes places."""
        floor = self.set.floor
        guest = self.random.below(GUESTS)
        space = self.random.below(SPACES + 2)
        before = floor[self.first + guest]
        spot = NOWHERE if space >= SPACES else space * OFFSETS + MIDDLE
        if spot == before or (spot != NOWHERE and before // OFFSETS == space):
            return NO_PHOTO
        other = NOBODY if spot == NOWHERE else self.set.guest_on(self.seat, space)
        there = NOWHERE if other == NOBODY else floor[self.first + other]
        floor[self.first + guest] = spot
        if other != NOBODY:
            floor[self.first + other] = before
        gained = self.weigh(least)
        if gained == NO_PHOTO:
            floor[self.first + guest] = before
            if other != NOBODY:
                floor[self.first + other] = there
        return gained

    def try_shift(self, least: float) -> float:
        """Somebody on the floor is shifted within the space."""
        guest = self.random.below(GUESTS)
        before = self.set.floor[self.first + guest]
        if before == NOWHERE:
            return NO_PHOTO
        spot = before // OFFSETS * OFFSETS + self.random.below(OFFSETS)
        if spot == before:
            return NO_PHOTO
        self.set.floor[self.first + guest] = spot
        gained = self.weigh(least)
        if gained == NO_PHOTO:
            self.set.floor[self.first + guest] = before
        return gained

    def try_slot(self, least: float) -> float:
        """A place of the table is set or cleared, or what stands there moves to another."""
        before = self.set.tables[self.seat]
        table = before ^ (1 << self.random.below(SLOTS))
        if self.random.below(2) == 0:
            table ^= 1 << self.random.below(SLOTS)
        if count_bits(table) > self.set.decorations[self.seat]:
            return NO_PHOTO
        self.set.tables[self.seat] = table
        gained = self.weigh(least)
        if gained == NO_PHOTO:
            self.set.tables[self.seat] = before
        return gained

    def try_camera(self, least: float) -> float:
        """One part of the camera, or two, is set otherwise."""
        before = self.set.camera_of(self.seat)
        first = self.seat * CAMERA_PARTS
        for _part in range(1 + self.random.below(2)):
            part = self.random.below(CAMERA_PARTS)
            self.set.cameras[first + part] = self.random.below(camera_choices(part))
        gained = NO_PHOTO
        if can_be_set(self.start, self.set.camera_of(self.seat)):
            gained = self.weigh(least)
        if gained == NO_PHOTO:
            for part in range(CAMERA_PARTS):
                self.set.cameras[first + part] = before[part]
        return gained

    def weigh(self, least: float) -> float:
        """What the set brings; NO_PHOTO if less than that, often told without a photo."""
        if self.count(True) < least:
            return NO_PHOTO
        self.set.judge(self.seat)
        self.judged += 1
        if self.set.faults[self.seat] != FINE:
            return NO_PHOTO
        points = self.count(False)
        return points if points >= least else NO_PHOTO

    def count(self, at_best: bool) -> float:
        """The points to be expected; at best, all that only a photo can tell is as it should be."""
        points = 0.0
        most = 0.0
        self.vip = NOBODY
        for guest in range(GUESTS):
            if self.set.floor[self.first + guest] != NOWHERE:
                brought = self.guest_worth(guest, at_best)
                points += PLACED + brought * (1.0 + float(self.vips_on(guest)))
                share = brought * self.vip_shares[guest]
                if share > most:
                    most = share
                    self.vip = guest
        return points + most

    def vips_on(self, guest: i64) -> i64:
        """The VIP cards one knows of."""
        if (self.seen >> guest) & 1 == 0:
            return 0
        return self.set.known_vips(self.seat, guest)

    def guest_worth(self, guest: i64, at_best: bool) -> float:
        """A placed guest's points without VIP cards, or what they are on average."""
        met: i64 = 0
        if (self.seen >> guest) & 1 == 1:
            for place in range(IN_ENVELOPE):
                if self.is_good(guest, self.set.cards[guest * IN_ENVELOPE + place], at_best):
                    met += 1
            return float(points_for(met))
        for card in range(CARD_TYPES):
            if self.unseen[card] > 0 and self.is_good(guest, card, at_best):
                met += self.unseen[card]
        return self.worth[met]

    def is_good(self, guest: i64, card: i64, at_best: bool) -> bool:
        """Whether a preference is met, or could be."""
        if at_best and not is_plain(card):
            return True
        return is_met(self.set, self.seat, guest, card)


def vip_shares(position: Position, seat: i64) -> list[float]:
    """How much of what a guest brings one's own VIP card would bring again, opponents deducted."""
    shares: list[float] = []
    for guest in range(GUESTS):
        share = 0.0
        if position.vip_at[seat] == NOBODY and position.holder[guest] == seat:
            share = 1.0
            for other in range(position.players):
                if other != seat and (position.seen[other] >> guest) & 1 == 1:
                    share -= RIVAL_SHARE / float(position.players - 1)
        shares.append(share)
    return shares


def can_be_set(start: vec[i64], wanted: vec[i64]) -> bool:
    """Whether the camera can be set so, part by part, with a proper frame all the time."""
    camera = start[:]
    for _round in range(CAMERA_PARTS):
        changed = False
        for part in range(CAMERA_PARTS):
            before = camera[part]
            if before != wanted[part]:
                camera[part] = wanted[part]
                if frame_fault(camera) == FINE:
                    changed = True
                else:
                    camera[part] = before
        if not changed:
            break
    for part in range(CAMERA_PARTS):
        if camera[part] != wanted[part]:
            return False
    return True
