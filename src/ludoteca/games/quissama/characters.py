# compiled: mypyc
"""Characters: markers on them, taking them from gallery and rivals, paying markers off."""

from ludoteca.games.quissama.cards import BERNARDINA, CHARACTERS, FACES, QUISSAMA
from ludoteca.games.quissama.costs import why_not_pay
from ludoteca.games.quissama.state import (
    NOT_PLAYED,
    ONE_CHARACTER_EACH,
    Position,
)
from ludoteca.games.quissama.vocabulary import (
    INFLUENCE,
    INFLUENCES,
    MARKER_IN_WAY,
    MARKER_RETURNS,
    NEEDS_FREE_CHARACTER,
    NO_MARKER_THERE,
    NO_PIECES,
    NOT_IN_GAME,
    NOT_YOURS_TO_RELEASE,
    ONE_CHARACTER,
    RELEASE,
    RELEASES,
    SAME_TURN,
    STORED_LOST,
    TAKES_CHARACTER,
    TAKES_FROM,
    YOUR_CHARACTER,
)
from ludoteca.kernel.native import i64
from ludoteca.kernel.reasons import LEGAL


def has_marker(position: Position, seat: i64, character: i64) -> bool:
    """Whether a seat has its marker on a character."""
    return (position.markers[character] >> seat) & 1 == 1


def has_free_character(position: Position, seat: i64) -> bool:
    """Whether a seat holds any character with nobody's marker on it."""
    for character in range(CHARACTERS):
        if position.is_free(seat, character):
            return True
    return False


def may_take(position: Position, character: i64) -> bool:
    """Variant 2: no second character, but for Bernardina; markers that only block stay allowed."""
    if position.settings[ONE_CHARACTER_EACH] == 0 or character == BERNARDINA:
        return True
    if not has_marker(position, position.seat, character):
        return True
    for other in range(BERNARDINA):
        if position.holders[other] == position.seat:
            return False
    return True


def why_not_mark(position: Position, character: i64) -> i64:
    """What stands against a marker of the seat in turn on a character, whatever it costs."""
    holder = position.holders[character]
    if holder == NOT_PLAYED:
        return NOT_IN_GAME
    if holder == position.seat:
        return YOUR_CHARACTER
    if not may_take(position, character):
        return ONE_CHARACTER
    return LEGAL if position.pieces[position.seat] > 0 else NO_PIECES


def why_not_influence(position: Position, character: i64) -> i64:
    """A marker on Bernardina asks for more than its cost: nobody else's, and a free character."""
    reason = why_not_mark(position, character)
    if reason != LEGAL:
        return reason
    if character == BERNARDINA:
        if not has_free_character(position, position.seat):
            return NEEDS_FREE_CHARACTER
        if position.markers[character] & ~(1 << position.seat) != 0:
            return MARKER_IN_WAY
        if position.cleared == 1:
            return SAME_TURN
    return why_not_pay(position, INFLUENCE + character)


def influence(position: Position, character: i64) -> None:
    """Put a marker on a character; the second one takes it."""
    position.tell(INFLUENCES, position.seat, character)
    mark(position, character)


def mark(position: Position, character: i64) -> None:
    """The marker itself."""
    seat = position.seat
    if has_marker(position, seat, character):
        take_character(position, character)
    else:
        position.markers[character] |= 1 << seat
        position.pieces[seat] -= 1


def take_character(position: Position, character: i64) -> None:
    """Bring a character into the area of the seat in turn; all markers go home."""
    for seat in range(position.players):
        if has_marker(position, seat, character):
            position.pieces[seat] += 1
            if seat != position.seat:
                position.tell(MARKER_RETURNS, seat, character)
    holder = position.holders[character]
    if holder >= 0:
        position.tell(TAKES_FROM, position.seat, character, holder)
    else:
        position.tell(TAKES_CHARACTER, position.seat, character)
    position.markers[character] = 0
    position.holders[character] = position.seat
    position.fresh |= 1 << character
    if character == QUISSAMA:
        lose_stored(position)


def lose_stored(position: Position) -> None:
    """Cards under Quissama are discarded when a rival takes him."""
    count: i64 = 0
    for face in range(FACES):
        count += position.stored[face]
        position.discards[face] += position.stored[face]
        position.stored[face] = 0
    if count > 0:
        position.tell(STORED_LOST, count)


def why_not_pay_off(position: Position, character: i64) -> i64:
    """Whose markers one may pay off: those on an own character, and on Bernardina."""
    if position.holders[character] == position.seat:
        return LEGAL
    if character != BERNARDINA:
        return NOT_YOURS_TO_RELEASE
    return LEGAL if has_free_character(position, position.seat) else NEEDS_FREE_CHARACTER


def why_not_release(position: Position, character: i64, rival: i64) -> i64:
    """Pay a rival's marker off an own character, or off Bernardina wherever she is."""
    if rival >= position.players or rival == position.seat:
        return NO_MARKER_THERE
    if not has_marker(position, rival, character):
        return NO_MARKER_THERE
    reason = why_not_pay_off(position, character)
    return reason if reason != LEGAL else why_not_pay(position, RELEASE + character * 5 + rival)


def release(position: Position, character: i64, rival: i64) -> None:
    """The rival's marker goes home; an own one may follow on Bernardina in another turn only."""
    remove_marker(position, character, rival)
    position.tell(RELEASES, position.seat, character, rival)
    if character == BERNARDINA:
        position.cleared = 1


def remove_marker(position: Position, character: i64, owner: i64) -> None:
    """A marker goes back to its owner."""
    position.markers[character] &= ~(1 << owner)
    position.pieces[owner] += 1
