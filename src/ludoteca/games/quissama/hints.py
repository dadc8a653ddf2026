# compiled: mypyc
"""What a sensible player sees in a position: how near each seat is to a goal, cards included."""

import math
from typing import Final

from ludoteca.games.quissama.cards import (
    BERNARDINA,
    BLESSING,
    COMMON_FACES,
    FACES,
    HAND,
    ICON_OF,
    NECKLACE,
    PAYING_FACES,
    QUISSAMA,
    WORTH_OF,
)
from ludoteca.games.quissama.effort import (
    EFFORT_UNIT,
    EFFORTS,
    IDENTICAL_EFFORT,
    SET_STEP,
    effort_of,
    effort_to_goal,
    effort_to_hold,
    next_step,
)
from ludoteca.games.quissama.original import UNIQUE_PAYS
from ludoteca.games.quissama.rules import apply
from ludoteca.games.quissama.state import LOOKING, NOT_PLAYED, OVER, PAYING, Position
from ludoteca.games.quissama.vocabulary import (
    ATTACK,
    END_TURN,
    INFLUENCE,
    PAY,
    RELEASE,
    STORE,
    WITHDRAW_BURGHER,
)
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.random import Random

BREADTH: Final = 5.0  # how much a second way to win counts beside the nearest
# What a face is good for beside any way to win, in tenths.
CARD_WORTH: Final[vec[i64]] = vec[i64]([3, 4, 3, 4, 4, 6, 5, 6, 5, 16, 5, 6, 10])
UNKNOWN_CARD: Final = 0.8  # what a card still to be drawn promises
PATIENCE: Final[i64] = 25  # rounds after which keeping an old hand loses its charm
WON: Final = 1000.0
PICKS: Final[i64] = 2  # second thoughts of a quick player


def evaluate(position: Position, seat: i64) -> float:
    """Effort ahead of the best opponent; a payment under way counts as made."""
    if position.phase == OVER:
        return result(position, seat)
    if position.phase == PAYING:
        twin = position.clone()
        assert isinstance(twin, Position)
        apply(twin, PAY)
        return evaluate(twin, seat)
    best = -WON
    for other in range(position.players):
        if other != seat:
            best = max(best, standing(position, other, False))
    return standing(position, seat, True) - best


def result(position: Position, seat: i64) -> float:
    """How it ended: won, lost, or undecided."""
    if position.winner < 0:
        return 0.0
    return WON if position.winner == seat else -WON


def standing(position: Position, seat: i64, with_hand: bool) -> float:
    """How near a seat is to a goal, and what helps it on every way."""
    worth = nearness(position, seat, with_hand)
    worth += 2.5 * float(position.ministers(seat)) + 2.0 * float(position.full_businesses(seat))
    for character in range(BERNARDINA):
        if position.is_free(seat, character):
            worth += 1.5
    if not with_hand:
        return worth + UNKNOWN_CARD * float(position.sizes[seat])
    if position.holders[QUISSAMA] == seat:
        for face in range(FACES):
            worth += 0.5 * float(position.stored[face])
    if position.phase == LOOKING:
        worth += 0.5
    return worth + hand_worth(position, seat)


def nearness(position: Position, seat: i64, with_hand: bool) -> float:
    """The efforts of all ways to win as one number: the least, eased by whatever else is near."""
    total = 0.0
    for character in range(BERNARDINA):
        if position.holders[character] != NOT_PLAYED:
            effort = effort_to_hold(position, seat, character)
            effort += effort_to_goal(position, seat, character)
            if with_hand:
                effort -= covered(position, seat, character)
            total += math.exp(-effort / BREADTH)
    return BREADTH * math.log(total + 1e-9)


def covered(position: Position, seat: i64, character: i64) -> float:
    """What the hand already has of a character's next step; nearly all counts more than half."""
    step = next_step(position, seat, character)
    if step == SET_STEP:
        return eased(IDENTICAL_EFFORT, float(most_alike(position, seat)) / 3.0)
    effort = effort_of(step)
    if position.holders[character] != seat and has_unique(position, seat, character):
        return eased(effort, 1.0)
    missing = 0.0
    cost = step
    icon: i64 = 0
    while cost != 0:
        lacking = (cost & 15) - icons_in_hand(position, seat, icon)
        if lacking > 0:
            missing += EFFORT_UNIT * float(lacking * EFFORTS[icon])
        cost >>= 4
        icon += 1
    missing = max(0.0, missing - 1.5 * float(position.held(seat, BLESSING)))
    return eased(effort, 1.0 - missing / effort)


def eased(effort: float, share: float) -> float:
    """What a share of a step's cost in hand is worth."""
    share = min(share, 1.0)
    return effort * (0.25 * share + 0.5 * share * share)


def icons_in_hand(position: Position, seat: i64, icon: i64) -> i64:
    """How many of an icon a hand shows, coins of tokens too."""
    count: i64 = 0
    for face in range(PAYING_FACES):
        if ICON_OF[face] == icon:
            count += WORTH_OF[face] * position.hands[seat * FACES + face]
    if icon == 2:
        count += position.full_businesses(seat)
    return count


def has_unique(position: Position, seat: i64, character: i64) -> bool:
    """Whether a unique card in hand pays for a character."""
    for card in range(FACES - NECKLACE):
        if position.held(seat, NECKLACE + card) > 0 and (UNIQUE_PAYS[card] >> character) & 1 == 1:
            return True
    return False


def most_alike(position: Position, seat: i64) -> i64:
    """The most cards of one face in hand, blessings helping; three with the Colar."""
    if position.held(seat, NECKLACE) > 0:
        return 3
    most: i64 = 0
    for face in range(COMMON_FACES):
        if position.held(seat, face) > most:
            most = position.held(seat, face)
    return most + position.held(seat, BLESSING)


def hand_worth(position: Position, seat: i64) -> float:
    """What the cards are good for beside all that; room below five promises new ones."""
    worth = 0.0
    for face in range(COMMON_FACES):
        worth += 0.1 * float(CARD_WORTH[face] * position.held(seat, face))
    for face in range(NECKLACE, FACES):
        worth += 1.5 * float(position.held(seat, face))
    room = HAND - position.sizes[seat]
    return worth + fresh_card_worth(position) * float(room) if room > 0 else worth


def fresh_card_worth(position: Position) -> float:
    """What room for a card promises: more in a long game, lest hands be kept for ever."""
    late = position.turns // position.players - PATIENCE
    return UNKNOWN_CARD + 0.03 * float(late) if late > 0 else UNKNOWN_CARD


def suggest(position: Position, options: ActionBuffer, random: Random) -> i64:
    """A quick sensible action: payments by the obvious way, else the best kind of three picks."""
    if options.items[0] == PAY:
        return PAY
    best = options.items[random.below(options.count)]
    for _pick in range(PICKS):
        other = options.items[random.below(options.count)]
        if rank(other) > rank(best):
            best = other
    return best


def rank(action: i64) -> i64:
    """How soon one would think of an action: markers, building, abilities, then the rest."""
    if INFLUENCE <= action < RELEASE:
        return 4
    if action < ATTACK or STORE <= action < END_TURN:
        return 3
    if action < WITHDRAW_BURGHER:
        return 2
    return 0 if action == END_TURN else 1
