# compiled: mypyc
"""How far a seat is from winning by each character, in effort: a coin's worth of cards is 1.

An icon's effort is how rare it is among the cards. A way to win is a character: what it takes to
hold it free, then what its goal still asks. Its next step is the cost that would bring it nearer.
"""

from typing import Final

from ludoteca.games.quissama.cards import (
    ALEMAO,
    ALENCAR,
    ARAUJO,
    BERNARDINA,
    BUSINESSES,
    EMPLOY_GUAIAMUM,
    EMPLOY_NAGOA,
    FOUND_COST,
    FREE_GUAIAMUM,
    FREE_NAGOA,
    IMPERADOR,
    INFLUENCE_COSTS,
    MINISTER_COST,
    ONE_BURGHER,
    PRINCESA,
    TO_WIN_A_CHARACTER,
    WOODRUFF,
    WORKERS,
    gang_of_square,
)
from ludoteca.games.quissama.characters import has_marker
from ludoteca.games.quissama.original import ROADS
from ludoteca.games.quissama.state import Position
from ludoteca.kernel.bits import count_bits
from ludoteca.kernel.native import i64, vec

EFFORT_UNIT: Final = 0.05
EFFORTS: Final[vec[i64]] = vec[i64]([25, 25, 20, 42, 42, 84])  # by icon, in units
IDENTICAL_EFFORT: Final = 5.5
FREE_EFFORT: Final = 3.35
FOUND_EFFORT: Final = 4.1
EMPLOY_EFFORT: Final = 3.25
MINISTER_EFFORT: Final = 7.3
SET_STEP: Final[i64] = -1  # three identical cards, which no sum of icons says


def effort_of(cost: i64) -> float:
    """The effort of a cost."""
    total = 0.0
    icon: i64 = 0
    while cost != 0:
        total += EFFORT_UNIT * float((cost & 15) * EFFORTS[icon])
        cost >>= 4
        icon += 1
    return total


def marker_effort(position: Position, seat: i64, character: i64) -> float:
    """The effort of one marker: the cost, and a burgher in a rival's area."""
    effort = IDENTICAL_EFFORT
    if character != BERNARDINA:
        effort = effort_of(INFLUENCE_COSTS[character])
    holder = position.holders[character]
    if holder >= 0 and holder != seat:
        effort += effort_of(ONE_BURGHER)
    return effort


def effort_to_hold(position: Position, seat: i64, character: i64) -> float:
    """What it takes to have a character free in one's area."""
    markers = count_bits(position.markers[character])
    effort = marker_effort(position, seat, character)
    if position.holders[character] == seat:
        return effort * float(markers)
    own = 1 if has_marker(position, seat, character) else 0
    needed = TO_WIN_A_CHARACTER - own
    if character == BERNARDINA:
        needed += markers - own
    return effort * float(needed)


def effort_to_goal(position: Position, seat: i64, character: i64) -> float:
    """What a character's goal still asks of a seat, whoever holds it."""
    if character <= WOODRUFF:
        return effort_to_hold(position, seat, BERNARDINA)
    if character == ALEMAO:
        room = position.tenement_spaces - position.tenement
        ready = position.squares[2] + position.squares[3]
        missing = room - ready if room > ready else 0
        return EMPLOY_EFFORT * float(room) + FREE_EFFORT * float(missing)
    if character == ARAUJO:
        return effort_to_fill(position, seat, 4)
    if character == PRINCESA:
        share = 0.6 if position.is_free(seat, PRINCESA) else 0.8
        return share * FREE_EFFORT * float(position.princess_goal - position.on_board())
    ministers = position.ministers(seat)
    if character == ALENCAR:
        missing = 2 - ministers if ministers < 2 else 0
        return 0.75 * MINISTER_EFFORT * float(missing) + effort_to_fill(position, seat, 2)
    return MINISTER_EFFORT * float(4 - ministers)


def effort_to_fill(position: Position, seat: i64, wanted: i64) -> float:
    """What it takes to have so many full businesses, the nearest first."""
    effort = 0.0
    for missing in range(WORKERS + 1):
        for business in range(BUSINESSES):
            if wanted > 0 and position.owners[business] == seat:
                if WORKERS - position.workers[business] == missing:
                    wanted -= 1
                    effort += EMPLOY_EFFORT * float(missing)
                    if missing > 0 and position.squares[ROADS[business]] == 0:
                        effort += 0.5 * FREE_EFFORT
    return effort + float(wanted) * (FOUND_EFFORT + 2.0 * EMPLOY_EFFORT)


def next_step(position: Position, seat: i64, character: i64) -> i64:
    """The cost that brings a way to win nearer now; SET_STEP for a marker on Bernardina."""
    holder = position.holders[character]
    if holder != seat:
        return INFLUENCE_COSTS[character] + (ONE_BURGHER if holder >= 0 else 0)
    if position.markers[character] != 0:
        return INFLUENCE_COSTS[character]
    if character <= WOODRUFF:
        return SET_STEP
    if character == ALEMAO:
        waiting = position.squares[2] + position.squares[3]
        return EMPLOY_GUAIAMUM if waiting > 0 else FREE_GUAIAMUM
    if character == PRINCESA:
        return FREE_NAGOA
    ministers = position.ministers(seat)
    if character == IMPERADOR or (character == ALENCAR and ministers < 2):
        return MINISTER_COST
    return filling_step(position, seat)


def filling_step(position: Position, seat: i64) -> i64:
    """Employ in the business that lacks least, free somebody for it, or found another."""
    best: i64 = -1
    for business in range(BUSINESSES):
        if position.owners[business] == seat and position.workers[business] < WORKERS:
            if best < 0 or position.workers[business] > position.workers[best]:
                best = business
    if best < 0:
        return FOUND_COST
    nagoas = gang_of_square(ROADS[best]) == 0
    if position.squares[ROADS[best]] > 0:
        return EMPLOY_NAGOA if nagoas else EMPLOY_GUAIAMUM
    return FREE_NAGOA if nagoas else FREE_GUAIAMUM
