# compiled: mypyc
"""Taking pieces back: whoever has none left may free one, so that no game comes to a standstill."""

from ludoteca.games.quissama.characters import has_marker, remove_marker
from ludoteca.games.quissama.original import ROADS
from ludoteca.games.quissama.state import EMPTY, Position
from ludoteca.games.quissama.vocabulary import (
    EXCHANGE,
    HAS_PIECES,
    NOT_YOUR_PIECE,
    WITHDRAW_BURGHER,
    WITHDRAW_MARKER,
    WITHDRAW_MINISTER,
    WITHDRAWS_BURGHER,
    WITHDRAWS_MARKER,
    WITHDRAWS_MINISTER,
)
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.native import i64
from ludoteca.kernel.reasons import LEGAL


def is_own_piece(position: Position, action: i64) -> bool:
    """Whether what an action would take back is a piece of the seat in turn."""
    if action < WITHDRAW_MINISTER:
        return position.owners[action - WITHDRAW_BURGHER] == position.seat
    if action < WITHDRAW_MARKER:
        return position.ministry[action - WITHDRAW_MINISTER] == position.seat
    return has_marker(position, position.seat, action - WITHDRAW_MARKER)


def why_not_take_back(position: Position) -> i64:
    """Only without a piece left."""
    return HAS_PIECES if position.pieces[position.seat] > 0 else LEGAL


def why_not_withdraw(position: Position, action: i64) -> i64:
    """Only without a piece left, and only a piece of one's own."""
    reason = why_not_take_back(position)
    if reason != LEGAL:
        return reason
    return LEGAL if is_own_piece(position, action) else NOT_YOUR_PIECE


def legal_withdrawals(position: Position, out: ActionBuffer) -> None:
    """The pieces that can be taken back."""
    if why_not_take_back(position) == LEGAL:
        for action in range(WITHDRAW_BURGHER, EXCHANGE):
            if why_not_withdraw(position, action) == LEGAL:
                out.add(action)


def withdraw(position: Position, action: i64) -> None:
    """A piece goes back to its owner, for nothing."""
    seat = position.seat
    if action < WITHDRAW_MINISTER:
        close_business(position, action - WITHDRAW_BURGHER)
    elif action < WITHDRAW_MARKER:
        position.ministry[action - WITHDRAW_MINISTER] = EMPTY
        position.pieces[seat] += 1
        position.tell(WITHDRAWS_MINISTER, seat, action - WITHDRAW_MINISTER)
    else:
        remove_marker(position, action - WITHDRAW_MARKER, seat)
        position.tell(WITHDRAWS_MARKER, seat, action - WITHDRAW_MARKER)


def close_business(position: Position, business: i64) -> None:
    """Capoeiras are never alone in a business: those of a closed one go back to their square."""
    position.squares[ROADS[business]] += position.workers[business]
    position.workers[business] = 0
    position.owners[business] = EMPTY
    position.tokens &= ~(1 << business)
    position.pieces[position.seat] += 1
    position.tell(WITHDRAWS_BURGHER, position.seat, business)
