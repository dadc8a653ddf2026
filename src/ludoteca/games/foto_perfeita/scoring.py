# compiled: mypyc
"""Counting points: preferences met in the photo, VIP cards, decorations; and every tie-break."""

from typing import Final

from ludoteca.games.foto_perfeita.cards import (
    AREA,
    BESIDE,
    CARD_KINDS,
    CARD_VALUES,
    CLEAR,
    FACELESS,
    IN_ENVELOPE,
    INSTEAD,
    NEIGHBOURS,
    NOT_BESIDE,
    SEX,
    points_for,
)
from ludoteca.games.foto_perfeita.scene import GUESTS
from ludoteca.games.foto_perfeita.state import (
    AUCTION_GAME,
    NOBODY,
    NOWHERE,
    Position,
)
from ludoteca.kernel.bits import count_bits
from ludoteca.kernel.native import i64, vec


def score(position: Position, seat: i64) -> i64:
    """All points of a seat; before the last look there is no photo to count."""
    return photo_points(position, seat) + decoration_points(position, seat)


def photo_points(position: Position, seat: i64) -> i64:
    """The points of every guest that a seat has placed, held or not."""
    if not position.has_photo():
        return 0
    points: i64 = 0
    for guest in range(GUESTS):
        if position.floor[seat * GUESTS + guest] != NOWHERE:
            points += guest_points(position, seat, guest)
    return points


def decoration_points(position: Position, seat: i64) -> i64:
    """One point for every two decorations, in the auction game."""
    if position.settings[AUCTION_GAME] == 0:
        return 0
    return position.decorations[seat] // 2


def guest_points(position: Position, seat: i64, guest: i64) -> i64:
    """A placed guest's points: once, and once more for each VIP card, negative ones too."""
    met = count_bits(met_cards(position, seat, guest))
    return points_for(met) * (1 + position.count_vips(guest))


def met_cards(position: Position, seat: i64, guest: i64) -> i64:
    """Which of a placed guest's three preferences are met, as bits; alike cards each count."""
    met: i64 = 0
    for place in range(IN_ENVELOPE):
        if is_met(position, seat, guest, position.cards[guest * IN_ENVELOPE + place]):
            met |= 1 << place
    return met


def is_met(position: Position, seat: i64, guest: i64, card: i64) -> bool:
    """Whether a seat's photo meets one preference of a guest placed in it."""
    kind = CARD_KINDS[card]
    value = CARD_VALUES[card]
    space = position.space_of(seat, guest)
    if kind == AREA:
        return (value >> space) & 1 == 1
    if kind == BESIDE:
        return value == guest or is_beside(position, seat, space, value)
    if kind == NOT_BESIDE:
        return not has_beside(position, seat, space, value)
    if kind == CLEAR:
        return (position.clear[seat] >> guest) & 1 == 1
    if kind == FACELESS:
        return (position.faceless[seat] >> guest) & 1 == 1
    if value == guest:
        return is_met(position, seat, guest, INSTEAD)
    return hides(position, seat, guest, value)


def is_beside(position: Position, seat: i64, space: i64, other: i64) -> bool:
    """Whether another guest stands on a space that shares an edge with this one."""
    there = position.space_of(seat, other)
    return there != NOWHERE and (NEIGHBOURS[space] >> there) & 1 == 1


def has_beside(position: Position, seat: i64, space: i64, sex: i64) -> bool:
    """Whether a guest of this sex stands on a space that shares an edge with this one."""
    for other in range(GUESTS):
        if SEX[other] == sex and is_beside(position, seat, space, other):
            return True
    return False


def hides(position: Position, seat: i64, guest: i64, other: i64) -> bool:
    """Whether the other is placed, its face wholly unseen, and part of it behind this guest."""
    if position.space_of(seat, other) == NOWHERE:
        return False
    if (position.faceless[seat] >> other) & 1 == 0:
        return False
    return (position.hiders[seat * GUESTS + other] >> guest) & 1 == 1


# What decides a tie, in this order, as a score sheet calls it: whoever has more. Then votes do.
TIE_BREAKS: Final = ("placed", "envelopes")


def tie_breaks(position: Position) -> vec[i64]:
    """Guests placed, then envelopes held, then votes, as one number for each seat."""
    row = position.vip_at[:]
    for seat in range(position.players):
        row[seat] = 1000 * count_bits(position.placed(seat))
        row[seat] += 20 * count_bits(position.envelopes_of(seat))
    for voter in range(position.players):
        if position.votes[voter] != NOBODY:
            row[position.votes[voter]] += 1
    return row


def visible_faces(position: Position, seat: i64) -> i64:
    """How many faces can be seen in a seat's photo."""
    return count_bits(position.placed(seat) & ~position.faceless[seat])
