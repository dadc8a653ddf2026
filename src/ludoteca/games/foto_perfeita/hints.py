# compiled: mypyc
"""What a sensible player sees in a position, by what the seat itself has seen of the envelopes."""

from typing import Final

from ludoteca.games.foto_perfeita.cards import (
    AREA,
    BESIDE,
    CARD_KINDS,
    IN_ENVELOPE,
    NOT_BESIDE,
    points_for,
)
from ludoteca.games.foto_perfeita.scene import GUESTS, MIDDLE, OFFSETS, SPACES
from ludoteca.games.foto_perfeita.scoring import is_met, score, visible_faces
from ludoteca.games.foto_perfeita.state import (
    BIDDING,
    LOOKING,
    MENU,
    NOBODY,
    NOWHERE,
    PHOTO,
    PICKING,
    STANDING,
    VOTING,
    Position,
)
from ludoteca.games.foto_perfeita.vocabulary import (
    AMOUNT,
    DONE,
    MOVE_GUEST,
    PASS,
    PICK,
    SHIFT,
    SHUTTER,
    STAND,
    STEP_OUT,
    VOTE,
)
from ludoteca.kernel.bits import count_bits
from ludoteca.kernel.native import i64
from ludoteca.kernel.random import Random
from ludoteca.kernel.row import Row

MOST_EDITS: Final[i64] = 40  # after so many changes it is time for the photo
SEEN_WORTH: Final = 2.2  # what knowing an envelope is worth in points, before the photo
VIP_WORTH: Final = 2.0
# Going to fetch a figure decides nothing yet. Where a figure known would bring points it is worth
# more than anything that could come of the shutter now, elsewhere it is not worth the while.
BUSY_WORTH: Final = 25.0
HASTE: Final[i64] = 8  # one time in so many a quick player does not look closely
TRIED: Final[i64] = 8  # what a bid may be worth at most, in playouts


def evaluate(position: Position, seat: i64) -> float:
    """Points ahead of the best opponent; while photos are hidden, as far as this seat knows."""
    best_opponent = -1000.0
    for other in range(position.players):
        if other != seat:
            best_opponent = max(best_opponent, standing(position, other, seat))
    return standing(position, seat, seat) - best_opponent


def standing(position: Position, seat: i64, viewer: i64) -> float:
    """A seat's points, or its prospects as the viewer can tell them."""
    if position.phase >= VOTING:
        return float(score(position, seat))
    points = 0.5 * float(position.decorations[seat]) * float(position.settings[0])
    points += SEEN_WORTH * float(count_bits(position.seen[seat] | prospects(position, seat)))
    if seat == viewer:
        points += vip_worth(position, seat)
        if position.phase == PHOTO:
            points += photo_worth(position, seat)
        elif position.hand[seat] != MENU:
            points -= BUSY_WORTH
    return points


def prospects(position: Position, seat: i64) -> i64:
    """The envelopes that a seat will look into next, as bits: those it holds or is about to win."""
    bits = position.envelopes_of(seat)
    if position.phase == BIDDING and position.high_bidder == seat:
        bits |= 1 << position.lot
    return bits


def vip_worth(position: Position, seat: i64) -> float:
    """A VIP card is worth having put in, most of all where few others have looked."""
    guest = position.vip_at[seat]
    if guest == NOBODY:
        return 0.0
    rivals = 0.0
    for other in range(position.players):
        if other != seat and (position.seen[other] >> guest) & 1 == 1:
            rivals += 1.0
    return VIP_WORTH - 0.5 * rivals


def photo_worth(position: Position, seat: i64) -> float:
    """What the photo is worth by the envelopes seen, and what the figure in hand promises."""
    worth = known_points(position, seat)
    if position.faults[seat] != 0:
        worth -= 4.0
    if (position.pending >> seat) & 1 == 0 or position.hand[seat] == MENU:
        return worth
    if position.edits[seat] >= MOST_EDITS:
        return worth - BUSY_WORTH
    if position.hand[seat] == STANDING:
        return worth + BUSY_WORTH + promise(position, seat, position.picked[seat])
    if position.hand[seat] == PICKING:
        for guest in range(GUESTS):
            if promise(position, seat, guest) > 0.0:
                return worth + BUSY_WORTH
    return worth - BUSY_WORTH


def known_points(position: Position, seat: i64) -> float:
    """The points of placed guests whose envelope the seat has seen."""
    points: i64 = 0
    for guest in range(GUESTS):
        if (position.seen[seat] >> guest) & 1 == 1:
            if position.floor[seat * GUESTS + guest] != NOWHERE:
                points += known_guest_points(position, seat, guest)
    return float(points)


def known_guest_points(position: Position, seat: i64, guest: i64) -> i64:
    """A placed guest's points with the VIP cards that the seat knows of."""
    met: i64 = 0
    for place in range(IN_ENVELOPE):
        if is_met(position, seat, guest, position.cards[guest * IN_ENVELOPE + place]):
            met += 1
    return points_for(met) * (1 + position.known_vips(seat, guest))


def promise(position: Position, seat: i64, guest: i64) -> float:
    """What a guest known and not placed yet would bring on its best space, the camera aside."""
    if (position.seen[seat] >> guest) & 1 == 0:
        return -1.0
    if position.floor[seat * GUESTS + guest] != NOWHERE:
        return -1.0
    best = -1.0
    for space in range(SPACES):
        if position.guest_on(seat, space) == NOBODY:
            best = max(best, worth_on(position, seat, guest, space))
    return best


def worth_on(position: Position, seat: i64, guest: i64, space: i64) -> float:
    """Points of a guest on a space, by what can be told without a photo."""
    place = seat * GUESTS + guest
    position.floor[place] = space * OFFSETS + MIDDLE
    met: i64 = 0
    for index in range(IN_ENVELOPE):
        card = position.cards[guest * IN_ENVELOPE + index]
        if is_plain(card) and is_met(position, seat, guest, card):
            met += 1
    position.floor[place] = NOWHERE
    return float(points_for(met)) * (1.0 + float(position.known_vips(seat, guest)))


def is_plain(card: i64) -> bool:
    """Whether a preference is about spaces alone, no camera."""
    kind = CARD_KINDS[card]
    return kind == AREA or kind == BESIDE or kind == NOT_BESIDE


def suggest(position: Position, seat: i64, options: Row, random: Random) -> i64:
    """A quick sensible answer: get on with looking, bid low, vote for the most faces."""
    phase = position.phase
    first = options.items[0]
    last = options.items[options.count - 1]
    if phase == LOOKING and first == DONE and random.below(3) > 0:
        return DONE
    if phase == PHOTO:
        return suggest_photo(position, seat, options, random)
    if phase == VOTING:
        return suggest_vote(position, options)
    if first == PASS and last >= AMOUNT and random.below(2) == 0:
        return PASS
    if last >= AMOUNT:
        return options.items[random.below(min_of(options.count, TRIED))]
    return options.items[random.below(options.count)]


def min_of(one: i64, other: i64) -> i64:
    """The smaller number."""
    return one if one < other else other


def suggest_photo(position: Position, seat: i64, options: Row, random: Random) -> i64:
    """Place the guests known where they would like to stand, one by one, then press the shutter."""
    if position.hand[seat] == PICKING:
        return PICK + next_guest(position, seat, random)
    if position.hand[seat] == STANDING:
        return suggest_space(position, seat, options, random)
    if position.hand[seat] != MENU:
        return options.items[random.below(options.count)]
    if position.faults[seat] == 0:
        guest = next_guest(position, seat, random)
        if position.edits[seat] < MOST_EDITS and promise(position, seat, guest) > 0.0:
            return MOVE_GUEST
        return SHUTTER
    for index in range(options.count):
        if options.items[index] == STEP_OUT:
            return STEP_OUT
    return MOVE_GUEST


def next_guest(position: Position, seat: i64, random: Random) -> i64:
    """A guest known and not placed yet, sooner one that promises much."""
    best = random.below(GUESTS)
    most = promise(position, seat, best)
    for guest in range(GUESTS):
        worth = promise(position, seat, guest)
        if worth > most or (worth == most and random.below(2) == 0) or random.below(HASTE) == 0:
            if worth > 0.0:
                best = guest
                most = worth
    return best


def suggest_space(position: Position, seat: i64, options: Row, random: Random) -> i64:
    """The space where the guest in hand would bring most, or, now and then, another."""
    guest = position.picked[seat]
    found: i64 = -1
    most = -1000.0
    if (position.seen[seat] >> guest) & 1 == 1 and position.floor[seat * GUESTS + guest] == NOWHERE:
        for index in range(options.count):
            action = options.items[index]
            if STAND <= action < SHIFT:
                worth = worth_on(position, seat, guest, action - STAND)
                if worth > most or (worth == most and random.below(2) == 0):
                    found = action
                    most = worth
    if found < 0 or random.below(HASTE) == 0:
        return options.items[random.below(options.count)]
    return found


def suggest_vote(position: Position, options: Row) -> i64:
    """The photo with the most visible faces."""
    best = options.items[0]
    for index in range(options.count):
        action = options.items[index]
        if visible_faces(position, action - VOTE) > visible_faces(position, best - VOTE):
            best = action
    return best
