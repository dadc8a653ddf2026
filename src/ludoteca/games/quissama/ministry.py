# compiled: mypyc
"""The ministry: six spaces, entered at the first, where a newcomer pushes only as far as needed."""

from ludoteca.games.quissama.cards import MINISTERS, SCANDAL
from ludoteca.games.quissama.costs import why_not_pay
from ludoteca.games.quissama.hands import lose_openly, why_not_from_hand
from ludoteca.games.quissama.state import EMPTY, Position
from ludoteca.games.quissama.vocabulary import (
    MINISTER_ENTERS,
    MINISTER_FALLS,
    MINISTER_MOVES,
    NO_MINISTER_THERE,
    NO_PIECES,
    SCANDALISES,
)
from ludoteca.kernel.native import i64
from ludoteca.kernel.reasons import LEGAL


def first_gap(position: Position) -> i64:
    """The first empty space; MINISTERS if there is none."""
    space: i64 = 0
    while space < MINISTERS and position.ministry[space] != EMPTY:
        space += 1
    return space


def has_piece_to_place(position: Position) -> bool:
    """Whether the seat in turn has a piece, or one would fall off the last space to be used."""
    if position.pieces[position.seat] > 0:
        return True
    return first_gap(position) == MINISTERS and position.ministry[5] == position.seat


def why_not_minister(position: Position, action: i64) -> i64:
    """A minister needs a piece and the cost of the action, Alencar's or the ordinary one."""
    if not has_piece_to_place(position):
        return NO_PIECES
    return why_not_pay(position, action)


def enter_minister(position: Position) -> None:
    """A minister enters space 1; those in the way move on, the sixth leaves if all are full."""
    gap = first_gap(position)
    if gap == MINISTERS:
        gap = MINISTERS - 1
        fallen = position.ministry[gap]
        position.pieces[fallen] += 1
        position.tell(MINISTER_FALLS, fallen)
    while gap > 0:
        position.ministry[gap] = position.ministry[gap - 1]
        position.tell(MINISTER_MOVES, position.ministry[gap], gap)
        gap -= 1
    position.ministry[0] = position.seat
    position.pieces[position.seat] -= 1
    position.tell(MINISTER_ENTERS, position.seat)


def why_not_scandal(position: Position, space: i64) -> i64:
    """A scandal needs the card and a minister on the space, anybody's."""
    reason = why_not_from_hand(position, SCANDAL)
    if reason != LEGAL:
        return reason
    return LEGAL if position.ministry[space] != EMPTY else NO_MINISTER_THERE


def scandal(position: Position, space: i64) -> None:
    """The minister goes home, and the card leaves the game."""
    owner = position.ministry[space]
    lose_openly(position, position.seat, SCANDAL)
    position.removed += 1
    position.ministry[space] = EMPTY
    position.pieces[owner] += 1
    position.tell(SCANDALISES, position.seat, owner, space)
