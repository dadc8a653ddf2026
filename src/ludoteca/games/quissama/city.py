# compiled: mypyc
"""Squares, businesses and the tenement: freeing, founding, employing, attacking."""

from ludoteca.games.quissama.cards import (
    BLOW,
    ESCAPE,
    FIRST_BUSINESS,
    TENEMENT,
    WORKERS,
)
from ludoteca.games.quissama.costs import why_not_pay
from ludoteca.games.quissama.hands import discard, why_not_from_hand
from ludoteca.games.quissama.original import ROADS, TENEMENT_ROADS
from ludoteca.games.quissama.state import Position
from ludoteca.games.quissama.vocabulary import (
    ATTACK,
    ATTACKS,
    BLOWS,
    BUSINESS_FULL,
    BUSINESS_TAKEN,
    EMPLOY,
    EMPLOYS,
    ESCAPES,
    FILLS_BUSINESS,
    FOUND,
    FOUNDS,
    FREE,
    FREES,
    NO_PIECES,
    NOBODY_THERE,
    NOT_YOUR_BUSINESS,
    OPENS,
    OWN_BUSINESS,
    RECRUIT,
    RECRUITS,
    SENZALA_EMPTY,
    SQUARE_EMPTY,
    SQUARE_GUARDS,
    TENEMENT_FULL,
    TENEMENT_GUARDED,
)
from ludoteca.kernel.native import i64
from ludoteca.kernel.reasons import LEGAL


def why_not_open(position: Position, business: i64) -> i64:
    """In the opening any business without a burgher will do."""
    return LEGAL if position.owners[business] < 0 else BUSINESS_TAKEN


def open_business(position: Position, business: i64) -> None:
    """A first business, for nothing."""
    settle_burgher(position, business)
    position.tell(OPENS, position.seat, business)


def settle_burgher(position: Position, business: i64) -> None:
    """Put a piece of the seat in turn into a business."""
    position.owners[business] = position.seat
    position.pieces[position.seat] -= 1


def why_not_free(position: Position, square: i64) -> i64:
    """Freeing needs somebody in the senzala, a liberty and a capoeira of the square's gang."""
    if position.senzala == 0:
        return SENZALA_EMPTY
    return why_not_pay(position, FREE + square)


def free(position: Position, square: i64) -> None:
    """One capoeira goes from the senzala to a square."""
    position.senzala -= 1
    position.squares[square] += 1
    position.tell(FREES, position.seat, square)


def why_not_found(position: Position, business: i64) -> i64:
    """Founding needs a business without burgher, a piece, a burgher and two coins."""
    if position.owners[business] >= 0:
        return BUSINESS_TAKEN
    if position.pieces[position.seat] == 0:
        return NO_PIECES
    return why_not_pay(position, FOUND + business)


def found(position: Position, business: i64) -> None:
    """A new business."""
    settle_burgher(position, business)
    position.tell(FOUNDS, position.seat, business)


def why_not_employ(position: Position, business: i64) -> i64:
    """Employing needs an own business with room, and somebody in the square on its road."""
    if position.owners[business] != position.seat:
        return NOT_YOUR_BUSINESS
    if position.workers[business] == WORKERS:
        return BUSINESS_FULL
    if position.squares[ROADS[business]] == 0:
        return SQUARE_EMPTY
    return why_not_pay(position, EMPLOY + business)


def employ(position: Position, business: i64) -> None:
    """One capoeira goes from the square to the business; its token pays from the next turn."""
    position.squares[ROADS[business]] -= 1
    position.workers[business] += 1
    position.tell(EMPLOYS, position.seat, business)
    if position.workers[business] == WORKERS:
        position.tell(FILLS_BUSINESS, position.seat, business)


def why_not_recruit(position: Position, square: i64) -> i64:
    """The tenement takes Guaiamuns of either square while it has room."""
    if position.tenement == position.tenement_spaces:
        return TENEMENT_FULL
    if position.squares[square] == 0:
        return SQUARE_EMPTY
    return why_not_pay(position, RECRUIT + square - TENEMENT_ROADS[0])


def recruit(position: Position, square: i64) -> None:
    """One Guaiamum goes from a square to the tenement."""
    position.squares[square] -= 1
    position.tenement += 1
    position.tell(RECRUITS, position.seat, square, position.tenement)


def people_at(position: Position, place: i64) -> i64:
    """How many capoeiras are in a square, a business or the tenement."""
    if place < FIRST_BUSINESS:
        return position.squares[place]
    if place == TENEMENT:
        return position.tenement
    return position.workers[place - FIRST_BUSINESS]


def why_not_attack(position: Position, place: i64) -> i64:
    """A business or the tenement can be attacked only while what guards it is empty."""
    if people_at(position, place) == 0:
        return NOBODY_THERE
    if place == TENEMENT:
        for square in TENEMENT_ROADS:
            if position.squares[square] > 0:
                return TENEMENT_GUARDED
    elif place >= FIRST_BUSINESS:
        if position.owners[place - FIRST_BUSINESS] == position.seat:
            return OWN_BUSINESS
        if position.squares[ROADS[place - FIRST_BUSINESS]] > 0:
            return SQUARE_GUARDS
    return why_not_pay(position, ATTACK + place)


def attack(position: Position, place: i64) -> None:
    """The other gang drives one capoeira off the board."""
    drive_off(position, place)
    position.tell(ATTACKS, position.seat, place)


def drive_off(position: Position, place: i64) -> None:
    """One capoeira goes back to the senzala; a business no longer full loses its token."""
    position.senzala += 1
    if place < FIRST_BUSINESS:
        position.squares[place] -= 1
    elif place == TENEMENT:
        position.tenement -= 1
    else:
        business = place - FIRST_BUSINESS
        position.workers[business] -= 1
        position.tokens &= ~(1 << business)


def why_not_blow(position: Position, place: i64) -> i64:
    """A Bênção de Peito reaches everybody, guarded or not."""
    reason = why_not_from_hand(position, BLOW)
    if reason != LEGAL:
        return reason
    return LEGAL if people_at(position, place) > 0 else NOBODY_THERE


def blow(position: Position, place: i64) -> None:
    """Play the card and drive one capoeira off."""
    discard(position, position.seat, BLOW)
    drive_off(position, place)
    position.tell(BLOWS, position.seat, place)


def why_not_escape(position: Position) -> i64:
    """A Fuga needs the card and somebody in the senzala."""
    reason = why_not_from_hand(position, ESCAPE)
    if reason != LEGAL:
        return reason
    return LEGAL if position.senzala > 0 else SENZALA_EMPTY


def escape(position: Position, square: i64) -> None:
    """Play the card: one capoeira reaches any square."""
    discard(position, position.seat, ESCAPE)
    position.senzala -= 1
    position.squares[square] += 1
    position.tell(ESCAPES, position.seat, square)
