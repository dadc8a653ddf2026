# compiled: mypyc
"""What a sensible player sees in a position, by what the seat itself has seen of the envelopes."""

from typing import Final

from ludoteca.games.foto_perfeita.cards import IN_ENVELOPE, ROUNDS, points_for
from ludoteca.games.foto_perfeita.scene import GUESTS, MIDDLE, OFFSETS, SPACES
from ludoteca.games.foto_perfeita.scoring import is_met, score, visible_faces
from ludoteca.games.foto_perfeita.shoot import steps_left
from ludoteca.games.foto_perfeita.staging import Staging, is_plain, known_points, staging_for
from ludoteca.games.foto_perfeita.state import (
    LOOKING,
    MENU,
    NOBODY,
    NOWHERE,
    PEEKING,
    PHOTO,
    PICKING,
    STANDING,
    VOTING,
    Position,
)
from ludoteca.games.foto_perfeita.studio import Composition, compose, composed
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
from ludoteca.games.foto_perfeita.worth import (
    DECORATION_WORTH,
    asking_worth,
    auction_worth,
    knowledge_worth,
    vip_worth,
)
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.bits import count_bits
from ludoteca.kernel.native import i64
from ludoteca.kernel.random import Random

MOST_EDITS: Final[i64] = 40  # after so many changes it is time for the photo
# Going to fetch a figure decides nothing yet. Where the staging has a place for one it is worth
# more than anything that could come of the shutter now, elsewhere it is not worth the while.
BUSY_WORTH: Final = 25.0
FUSS_WORTH: Final = 6.0  # what a change costs that puts nobody on the floor
MOST_FUSS: Final[i64] = 2  # beyond this nobody counts any more
INVALID_WORTH: Final = 4.0  # what it costs that the photo cannot be taken as it is
WRONG_VOTE: Final = 24.0
STEP_WORTH: Final = 0.1  # what a decision less to make is worth
TAKEN: Final = 0.5  # a photo that is taken
TOO_EARLY: Final = 3.0  # a photo taken while the set is not as wanted
MOST_TRIED: Final[i64] = 60  # after so many changes it is not going to be as wanted
GIVEN_AWAY: Final = 0.5  # a VIP card used before the last look, when others may still see it
USED_EARLY: Final = 4.0  # what it would have brought there, to those who err: more than they err by
OFF_STAGING: Final = 0.5  # what it costs at least to put somebody elsewhere
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
    if position.is_shown():
        if position.effort > 0:
            return thorough_result(position, seat, viewer)
        if seat == viewer:
            return float(score(position, seat)) + vote_worth(position, seat)
    points = DECORATION_WORTH * float(position.decorations[seat]) * float(position.settings[0])
    if position.is_shown():  # only imagined: it counts as promised, as before the last click
        return points + knowledge_worth(position, seat)
    if position.effort > 0 and seat == viewer:
        return points + thorough_standing(position, seat)
    if seat == viewer and position.phase == PHOTO and has_begun_to_shoot(position, seat):
        return points + vip_worth(position, seat) + photo_worth(position, seat)
    points += knowledge_worth(position, seat) + auction_worth(position, seat, viewer)
    if seat == viewer:
        points += asking_worth(position, seat)
        if position.vip_at[seat] != NOBODY:
            points -= USED_EARLY
        if position.hand[seat] != MENU:
            points -= BUSY_WORTH
    return points


def thorough_standing(position: Position, seat: i64) -> float:
    """The own prospects of somebody who searches for the best photo, the VIP card kept for it."""
    begun = position.phase == PHOTO and has_begun_to_shoot(position, seat)
    if begun and position.edits[seat] < MOST_TRIED:
        return shoot_worth(position, seat)
    points = knowledge_worth(position, seat) + auction_worth(position, seat, seat)
    points += asking_worth(position, seat)
    if begun:
        return points + vip_worth(position, seat) + photo_worth(position, seat)
    if position.vip_at[seat] != NOBODY:
        points -= GIVEN_AWAY
    return points - BUSY_WORTH if position.hand[seat] != MENU else points


def has_begun_to_shoot(position: Position, seat: i64) -> bool:
    """Whether a seat has decided anything since the last look began.

    Before that its photo is what a trade may lead to, in one of many futures: too many to search.
    """
    used = position.vip_at[seat] != NOBODY and position.vip_round[seat] == ROUNDS
    return used or has_begun(position, seat)


def shoot_worth(position: Position, seat: i64) -> float:
    """What the best photo found is worth, the fewer decisions are left the more."""
    wanted = compose(position, seat, position.effort)
    if (position.pending >> seat) & 1 == 0:
        return taken_worth(position, seat, wanted)
    return wanted.points - STEP_WORTH * float(steps_left(position, seat, wanted))


def taken_worth(position: Position, seat: i64, wanted: Composition) -> float:
    """What a photo that is taken is worth, by the one that was wanted."""
    steps = float(steps_left(position, seat, wanted))
    return wanted.points + TAKEN if steps == 0.0 else wanted.points - TOO_EARLY - steps


def thorough_result(position: Position, seat: i64, viewer: i64) -> float:
    """Photos on the table, but those of others may only be imagined: they count as promised."""
    if seat != viewer:
        points = DECORATION_WORTH * float(position.decorations[seat] * position.settings[0])
        return points + knowledge_worth(position, seat)
    wanted = composed(position, seat, position.effort)
    if wanted is None:
        return float(score(position, seat)) + vote_worth(position, seat)
    return taken_worth(position, seat, wanted) + vote_worth(position, seat)


def vote_worth(position: Position, seat: i64) -> float:
    """A vote is for the photo with the most visible faces, or it is a mistake."""
    vote = position.votes[seat]
    if vote == NOBODY and position.phase == VOTING:
        vote = position.choice[seat]
    if vote == NOBODY:
        return 0.0
    for other in range(position.players):
        if (position.tied >> other) & 1 == 1:
            if visible_faces(position, other) > visible_faces(position, vote):
                return -WRONG_VOTE
    return 0.0


def has_begun(position: Position, seat: i64) -> bool:
    """Whether a seat is busy with its photo: until then what it knows says enough."""
    if position.edits[seat] > 0 or position.hand[seat] != MENU:
        return True
    return (position.pending >> seat) & 1 == 0


def photo_worth(position: Position, seat: i64) -> float:
    """What the photo is worth by the envelopes seen, once the staging is carried out."""
    worth = -FUSS_WORTH * float(fuss(position, seat))
    if position.faults[seat] != 0:
        worth -= INVALID_WORTH
    if (position.pending >> seat) & 1 == 0:
        return worth + float(known_points(position, seat, False))
    staging = staging_for(position, seat)
    worth += prospect(position, seat, staging)
    if position.hand[seat] == MENU:
        return worth
    if position.edits[seat] >= MOST_EDITS:
        return worth - BUSY_WORTH
    if position.hand[seat] == STANDING:
        guest = position.picked[seat]
        return worth + (BUSY_WORTH if is_to_come(position, seat, staging, guest) else -BUSY_WORTH)
    if position.hand[seat] == PICKING:
        for guest in range(GUESTS):
            if is_to_come(position, seat, staging, guest):
                return worth + BUSY_WORTH
    return worth - BUSY_WORTH


def fuss(position: Position, seat: i64) -> i64:
    """Changes that have put nobody on the floor, as far as they count."""
    changes = position.edits[seat] - count_bits(position.placed(seat))
    return min_of(MOST_FUSS, changes) if changes > 0 else 0


def is_to_come(position: Position, seat: i64, staging: Staging, guest: i64) -> bool:
    """Whether the staging has a place for a guest who is not on the floor yet, and it is free."""
    if staging.floor[guest] == NOWHERE or position.floor[seat * GUESTS + guest] != NOWHERE:
        return False
    if (position.on_table[seat] >> guest) & 1 != 0:
        return False  # who was put there is not fetched again and again
    return position.guest_on(seat, staging.floor[guest] // OFFSETS) == NOBODY


def prospect(position: Position, seat: i64, staging: Staging) -> float:
    """The points of the photo once all guests of the staging stand where there is room for them.

    The judge has seen the staging, and those who stand already. Off it, those to come are taken to
    be met in all that only a photo can tell, but never to bring more than the staging does.
    """
    before = position.floor_of(seat)
    is_as_planned = True
    for guest in range(GUESTS):
        if before[guest] != NOWHERE and before[guest] != staging.floor[guest]:
            is_as_planned = False
        if staging.floor[guest] != NOWHERE and (position.on_table[seat] >> guest) & 1 != 0:
            is_as_planned = False
    if is_as_planned:
        return float(staging.points)
    for guest in range(GUESTS):
        if is_to_come(position, seat, staging, guest):
            position.floor[seat * GUESTS + guest] = staging.floor[guest]
    points = known_points(position, seat, False)
    for guest in range(GUESTS):
        position.floor[seat * GUESTS + guest] = before[guest]
    return min(float(points), float(staging.points) - OFF_STAGING)


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


def suggest(position: Position, seat: i64, options: ActionBuffer, random: Random) -> i64:
    """A quick sensible answer: get on with looking, bid low, vote for the most faces."""
    phase = position.phase
    first = options.items[0]
    last = options.items[options.count - 1]
    if phase == PEEKING:
        return DONE
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


def suggest_photo(position: Position, seat: i64, options: ActionBuffer, random: Random) -> i64:
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


def suggest_space(position: Position, seat: i64, options: ActionBuffer, random: Random) -> i64:
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


def suggest_vote(position: Position, options: ActionBuffer) -> i64:
    """The photo with the most visible faces."""
    best = options.items[0]
    for index in range(options.count):
        action = options.items[index]
        if visible_faces(position, action - VOTE) > visible_faces(position, best - VOTE):
            best = action
    return best
