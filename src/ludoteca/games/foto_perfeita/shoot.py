# compiled: mypyc
"""From the set as it stands to the photo one has in mind: how many decisions are left."""

from typing import Final

from ludoteca.games.foto_perfeita.judge import FINE, frame_fault
from ludoteca.games.foto_perfeita.scene import CAMERA_PARTS, GUESTS, MIDDLE, OFFSETS
from ludoteca.games.foto_perfeita.state import (
    AT_CAMERA,
    AT_TABLE,
    MENU,
    NOBODY,
    NOWHERE,
    PICKING,
    STANDING,
    Position,
)
from ludoteca.games.foto_perfeita.studio import Composition
from ludoteca.kernel.bits import count_bits
from ludoteca.kernel.native import i64

TO_MOVE: Final[i64] = 3  # decisions: to go, to pick somebody, to put them down
TO_SET: Final[i64] = 2  # to go to the table or camera, and to change something there
IN_THE_WAY: Final[i64] = 4  # more than a move: so it pays to make room


def steps_left(position: Position, seat: i64, wanted: Composition) -> i64:
    """Decisions until the set is as wanted; what leads nowhere counts as one more."""
    steps: i64 = 0
    for guest in range(GUESTS):
        steps += guest_steps(position, seat, wanted, guest)
    steps += TO_SET * count_bits(position.tables[seat] ^ wanted.table)
    for part in range(CAMERA_PARTS):
        if position.cameras[seat * CAMERA_PARTS + part] != wanted.camera[part]:
            steps += TO_SET
    if wanted.vip != NOBODY and position.vip_at[seat] != wanted.vip:
        steps += 1
    return steps - head_start(position, seat, wanted)


def guest_steps(position: Position, seat: i64, wanted: Composition, guest: i64) -> i64:
    """Decisions until a guest stands as wanted, and in nobody's way."""
    spot = position.floor[seat * GUESTS + guest]
    goal = wanted.floor[guest]
    if spot == goal:
        return 0
    if goal == NOWHERE:
        steps = TO_MOVE
    elif spot != NOWHERE and spot // OFFSETS == goal // OFFSETS:
        return TO_MOVE
    else:
        steps = TO_MOVE if goal % OFFSETS == MIDDLE else 2 * TO_MOVE
    if is_in_the_way(wanted, guest, spot):
        steps += IN_THE_WAY
    return steps


def is_in_the_way(wanted: Composition, guest: i64, spot: i64) -> bool:
    """Whether somebody else is to stand in the space of this spot."""
    if spot == NOWHERE:
        return False
    for other in range(GUESTS):
        if other != guest and wanted.floor[other] != NOWHERE:
            if wanted.floor[other] // OFFSETS == spot // OFFSETS:
                return True
    return False


def head_start(position: Position, seat: i64, wanted: Composition) -> i64:
    """Decisions made already of a change under way; -1 if it leads nowhere."""
    hand = position.hand[seat]
    if hand == MENU:
        return 0
    if hand == PICKING:
        for guest in range(GUESTS):
            if can_help(position, seat, wanted, guest):
                return 1
    elif hand == STANDING:
        if can_help(position, seat, wanted, position.picked[seat]):
            return 2
    elif hand == AT_TABLE:
        if position.tables[seat] != wanted.table:
            return 1
    elif hand == AT_CAMERA and can_turn(position, seat, wanted):
        return 1
    return -1


def can_help(position: Position, seat: i64, wanted: Composition, guest: i64) -> bool:
    """Whether moving a guest brings the set nearer to what is wanted, as others stand now."""
    spot = position.floor[seat * GUESTS + guest]
    goal = wanted.floor[guest]
    if spot == goal:
        return False
    if goal == NOWHERE or is_in_the_way(wanted, guest, spot):
        return True
    there = position.guest_on(seat, goal // OFFSETS)
    return there == NOBODY or there == guest


def can_turn(position: Position, seat: i64, wanted: Composition) -> bool:
    """Whether a part of the camera can be set as wanted now."""
    camera = position.camera_of(seat)
    for part in range(CAMERA_PARTS):
        before = camera[part]
        if before != wanted.camera[part]:
            camera[part] = wanted.camera[part]
            if frame_fault(camera) == FINE:
                return True
            camera[part] = before
    return False
