# compiled: mypyc
"""What every action costs, and whether the seat in turn could pay it."""

from typing import Final

from ludoteca.games.quissama.cards import (
    ATTACK_WITH_GUAIAMUNS,
    ATTACK_WITH_NAGOAS,
    BERNARDINA,
    BLESSING,
    BURGHER,
    BURGHER_CARD,
    COIN,
    COMMON_FACES,
    CROWN,
    CROWN_CARD,
    EMPLOY_GUAIAMUM,
    EMPLOY_NAGOA,
    FACES,
    FIRST_BUSINESS,
    FOUND_COST,
    FREE_GUAIAMUM,
    FREE_NAGOA,
    GUAIAMUM,
    IDENTICAL,
    INFLUENCE_COSTS,
    LIBERTY,
    LIBERTY_CARD,
    MINISTER_COST,
    NAGOA,
    NECKLACE,
    ONE_BURGHER,
    ONE_COIN,
    ONE_GUAIAMUM,
    ONE_NAGOA,
    TENEMENT,
    TWO_COINS,
    TWO_GUAIAMUNS,
    TWO_NAGOAS,
    gang_of_square,
    is_one_icon,
)
from ludoteca.games.quissama.original import ROADS, UNIQUE_PAYS
from ludoteca.games.quissama.state import AT_A_GLANCE, JOKERS, UNIQUES, Position
from ludoteca.games.quissama.vocabulary import (
    ATTACK,
    CANNOT_PAY,
    EMPLOY,
    END_TURN,
    FOUND,
    FREE,
    FREE_BY_CAPOEIRA,
    FREE_BY_LIBERTY,
    INFLUENCE,
    MINISTER,
    MINISTER_WITHOUT,
    PLAY_BLOW,
    RECRUIT,
    RELEASE,
    REPLACE_BURGHER,
    REPLACE_MARKER,
    REPLACE_MINISTER,
    WITHDRAW_BURGHER,
)
from ludoteca.kernel.bits import count_bits
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.reasons import LEGAL

GANGS: Final[i64] = 2  # NAGOA and GUAIAMUM
MOST_OF_ONE: Final[i64] = 7
EIGHT_OF_EACH: Final[i64] = 0x888888

# A table, because a shifted literal has only 32 bits when compiled.
SET_BITS: Final[vec[i64]] = vec[i64]([2**number for number in range(39)])


def gang_of_place(place: i64) -> i64:
    """The gang in whose region a square, a business or the tenement lies."""
    if place < FIRST_BUSINESS:
        return gang_of_square(place)
    if place == TENEMENT:
        return GUAIAMUM
    return gang_of_square(ROADS[place - FIRST_BUSINESS])


def cost_of(position: Position, action: i64) -> i64:
    """What an action costs, four bits for each icon; 0 for what is free or asks for no icons."""
    if action < PLAY_BLOW:
        return combination_cost(action)
    character = character_of(action)
    if character >= 0:
        return influence_cost(position, character, position.seat)
    if REPLACE_BURGHER <= action < REPLACE_MINISTER:
        return FOUND_COST
    if REPLACE_MINISTER <= action < REPLACE_MARKER:
        return MINISTER_COST
    if MINISTER_WITHOUT <= action < END_TURN:
        return reduced_cost(action)
    return 0


def combination_cost(action: i64) -> i64:
    """The cost of freeing, founding, employing, recruiting, a minister or an attack."""
    if action < FREE:
        return 0
    if action < FOUND:
        return region_cost(FREE, gang_of_square(action - FREE))
    if action < EMPLOY:
        return FOUND_COST
    if action < RECRUIT:
        return region_cost(EMPLOY, gang_of_square(ROADS[action - EMPLOY]))
    if action < MINISTER:
        return region_cost(EMPLOY, GUAIAMUM)
    if action < ATTACK:
        return MINISTER_COST
    return region_cost(ATTACK, gang_of_place(action - ATTACK))


def region_cost(first: i64, gang: i64) -> i64:
    """What freeing, employing or attacking costs anywhere in the region of a gang."""
    if first == FREE:
        return FREE_NAGOA if gang == NAGOA else FREE_GUAIAMUM
    if first == EMPLOY:
        return EMPLOY_NAGOA if gang == NAGOA else EMPLOY_GUAIAMUM
    return ATTACK_WITH_GUAIAMUNS if gang == NAGOA else ATTACK_WITH_NAGOAS


def reduced_cost(action: i64) -> i64:
    """What Alencar's minister and the Princess's capoeira cost."""
    if action < FREE_BY_LIBERTY:
        waived = waived_icon(action - MINISTER_WITHOUT)
        return MINISTER_COST - (1 << (4 * waived))
    if action < FREE_BY_CAPOEIRA:
        return i64(1) << (4 * LIBERTY)
    return i64(1) << (4 * gang_of_square(action - FREE_BY_CAPOEIRA))


def waived_icon(waived: i64) -> i64:
    """The icon of a minister's cost that Alencar does without: coin, burgher or crown."""
    if waived == 0:
        return COIN
    return BURGHER if waived == 1 else CROWN


def character_of(action: i64) -> i64:
    """The character whose influence cost an action asks for, or -1."""
    if INFLUENCE <= action < RELEASE:
        return action - INFLUENCE
    if RELEASE <= action < WITHDRAW_BURGHER:
        return (action - RELEASE) // 5
    if REPLACE_MARKER <= action < MINISTER_WITHOUT:
        return (action - REPLACE_MARKER) // 5
    return -1


def influence_cost(position: Position, character: i64, seat: i64) -> i64:
    """A character's cost, and a burgher more in a rival's area; Bernardina's cards apart."""
    holder = position.holders[character]
    if holder >= 0 and holder != seat:
        return INFLUENCE_COSTS[character] + ONE_BURGHER
    return INFLUENCE_COSTS[character]


def fill_purse(position: Position) -> None:
    """Count what the seat in turn can pay with: icons, blessings and unique cards."""
    purse = position.purse
    hands = position.hands
    first = position.seat * FACES
    pool = position.pool
    purse[NAGOA] = hands[first + ONE_NAGOA] + 2 * hands[first + TWO_NAGOAS] + pool[NAGOA]
    purse[GUAIAMUM] = hands[first + ONE_GUAIAMUM] + 2 * hands[first + TWO_GUAIAMUNS]
    purse[GUAIAMUM] += pool[GUAIAMUM]
    purse[COIN] = hands[first + ONE_COIN] + 2 * hands[first + TWO_COINS] + pool[COIN]
    if position.tokens != 0:
        purse[COIN] += count_bits(position.tokens) * position.token_worth()
    purse[LIBERTY] = hands[first + LIBERTY_CARD]
    purse[BURGHER] = hands[first + BURGHER_CARD]
    purse[CROWN] = hands[first + CROWN_CARD]
    purse[JOKERS] = hands[first + BLESSING]
    purse[UNIQUES] = 0
    for face in range(NECKLACE, FACES):
        purse[UNIQUES] += hands[first + face]
    purse[AT_A_GLANCE] = glance(purse)


def glance(purse: vec[i64]) -> i64:
    """The icons of a purse as costs are written, none more than 7: no action costs more of one."""
    found: i64 = 0
    for icon in range(JOKERS):
        count = purse[icon]
        if count > MOST_OF_ONE:
            count = MOST_OF_ONE
        found |= count << (4 * icon)
    return found


def shortfall(purse: vec[i64], cost: i64) -> i64:
    """How many icons of a cost the purse lacks, blessings apart."""
    lacking: i64 = 0
    icon: i64 = 0
    while cost != 0:
        need = (cost & 15) - purse[icon]
        if need > 0:
            lacking += need
        cost >>= 4
        icon += 1
    return lacking


def affords(position: Position, cost: i64) -> bool:
    """Whether the purse covers a cost, blessings filling the gaps.

    At a glance first: taken from 8 more of each icon, the cost leaves all of these 8 alone.
    """
    if ((position.purse[AT_A_GLANCE] | EIGHT_OF_EACH) - cost) & EIGHT_OF_EACH == EIGHT_OF_EACH:
        return True
    if position.purse[JOKERS] == 0:
        return False
    return shortfall(position.purse, cost) <= position.purse[JOKERS]


def unique_ways(position: Position, action: i64) -> i64:
    """The unique cards in hand that pay for an action's marker, as bits from the Colar.

    Where a rival's marker is on Bernardina the Colar removes it, and puts none in its place.
    """
    character = character_of(action)
    found: i64 = 0
    if position.purse[UNIQUES] == 0 or (character == BERNARDINA and action >= REPLACE_MARKER):
        return found
    first = position.seat * FACES + NECKLACE
    for card in range(FACES - NECKLACE):
        if position.hands[first + card] > 0 and (UNIQUE_PAYS[card] >> character) & 1 == 1:
            found |= 1 << card
    return found


def has_set(position: Position, face: i64, blessings: i64, extra: i64) -> bool:
    """Whether three alike can be paid with this face and so many blessings, and a burgher extra."""
    cards = IDENTICAL - blessings
    if position.hands[position.seat * FACES + face] < cards:
        return False
    if blessings > 0 and not is_one_icon(face):
        return False
    jokers = position.purse[JOKERS] - blessings
    burghers = position.purse[BURGHER]
    if face == BLESSING:
        jokers -= cards
    elif face == BURGHER_CARD:
        burghers -= cards
    return jokers >= 0 and burghers + jokers >= extra


def set_ways(position: Position, extra: i64) -> i64:
    """The sets of three alike that can be paid, as bits: face * 3 + blessings."""
    found: i64 = 0
    for face in range(COMMON_FACES):
        if position.hands[position.seat * FACES + face] > 0:
            for blessings in range(IDENTICAL):
                if has_set(position, face, blessings, extra):
                    found |= SET_BITS[face * IDENTICAL + blessings]
    return found


def affords_influence(position: Position, action: i64) -> bool:
    """Whether the purse covers a marker's cost: by icons, three alike, or a unique card."""
    character = character_of(action)
    cost = influence_cost(position, character, position.seat)
    if character != BERNARDINA and affords(position, cost):
        return True
    extra = cost - INFLUENCE_COSTS[character]
    if unique_ways(position, action) != 0 and affords(position, extra):
        return True
    return character == BERNARDINA and set_ways(position, extra >> (4 * BURGHER)) != 0


def payable_regions(position: Position, first: i64) -> i64:
    """The gangs in whose regions employing or attacking can be paid, as bits."""
    found: i64 = 0
    for gang in range(GANGS):
        if affords(position, region_cost(first, gang)):
            found |= 1 << gang
    return found


def why_not_pay(position: Position, action: i64) -> i64:
    """Whether the cost of an action can be paid; the purse must be filled."""
    if action < PLAY_BLOW:
        return LEGAL if affords(position, combination_cost(action)) else CANNOT_PAY
    if character_of(action) >= 0:
        return LEGAL if affords_influence(position, action) else CANNOT_PAY
    return LEGAL if affords(position, cost_of(position, action)) else CANNOT_PAY
