# compiled: mypyc
"""The course of a match: flow, crises to come, who may not draw, who is seen, who wins.

These sentences move no cards; what they change is changed alike on a real and an imagined books.
"""

from ludoteca.games.agencia.books import NOBODY, Books
from ludoteca.games.agencia.box import CODE, TO
from ludoteca.games.agencia.faults import (
    FINE,
    HOLDER_FEWEST,
    HOLDER_HIGHEST,
    NEIGHBOURS_TIE,
    NO_SOLVER_YET,
    NOBODY_FELL,
    PUNISHED_WINS,
)
from ludoteca.games.agencia.history import History
from ludoteca.games.agencia.language import (
    BAN_DRAWS,
    CRISIS_NEXT,
    LOOK,
    NOBODY_SOLVED,
    REVERSE,
    SHOW,
    TURN_FLOW,
    WIN,
    YOU_ARE_HIGHEST,
    YOU_HAVE_FEWEST,
)
from ludoteca.games.agencia.moves import show_hand
from ludoteca.games.agencia.state import Position
from ludoteca.games.agencia.vocabulary import BANNED, CRISIS_ANNOUNCED, FLOW_TURNS, LOOKS, SHOWS
from ludoteca.games.agencia.who import fewest_cards, select, with_cards
from ludoteca.kernel.bits import lowest_bit
from ludoteca.kernel.native import i64


def plan_guard(history: History, books: Books, condition: i64) -> i64:
    """A crisis if the condition holds."""
    books.subjects = 0
    seat = books.seat
    if condition == YOU_ARE_HIGHEST:
        if books.rows[seat] == books.highest_row():
            return books.fail(HOLDER_HIGHEST, 0, seat, books.rows[seat])
    elif condition == YOU_HAVE_FEWEST:
        if with_cards(books, fewest_cards(books, 0)) == 1 << seat:
            return books.fail(HOLDER_FEWEST, 0, seat, books.cards[seat])
    elif condition == NOBODY_SOLVED:
        if history.last_solver == NOBODY:
            return books.fail(NO_SOLVER_YET, 0, NOBODY, 0)
    elif history.fell == 0:
        return books.fail(NOBODY_FELL, 0, NOBODY, 0)
    return FINE


def plan_course(history: History, books: Books, pc: i64) -> i64:
    """The flow needs neighbours that differ, a win somebody who can win; the rest always goes."""
    verb = CODE[pc]
    seat = books.seat
    if verb == TURN_FLOW:
        if books.cards[books.along(seat, 1)] == books.cards[books.along(seat, -1)]:
            return books.fail(NEIGHBOURS_TIE, 0, seat, books.cards[books.along(seat, 1)])
    elif verb == WIN:
        if books.subjects & books.punished != 0:
            return books.fail(PUNISHED_WINS, 0, lowest_bit(books.subjects), 0)
    else:
        books.receivers = select(history, books, CODE[pc + TO])
    return FINE


def book_course(books: Books, verb: i64) -> None:
    """Turn the flow, note the winners."""
    seat = books.seat
    if verb == REVERSE:
        books.flow = -books.flow
    elif verb == TURN_FLOW:
        if books.cards[books.along(seat, -1)] > books.cards[books.along(seat, 1)]:
            books.flow = -books.flow
    elif verb == WIN:
        books.winners |= books.subjects


def do_course(position: Position, verb: i64) -> None:
    """The same for all to see; and what only the real match has: bans, looks, crises to come."""
    if verb == CRISIS_NEXT:
        position.crisis_next = 1
        position.tell(CRISIS_ANNOUNCED)
    elif verb == LOOK or verb == SHOW:
        look(position, verb)
    elif verb == BAN_DRAWS:
        ban_draws(position)
    else:
        flow = position.books.flow
        book_course(position.books, verb)
        if position.books.flow != flow:
            position.tell(FLOW_TURNS, position.books.flow)


def ban_draws(position: Position) -> None:
    """They may not draw until their turn is over."""
    position.books.banned |= position.books.subjects
    for seat in range(position.players):
        if (position.books.subjects >> seat) & 1 == 1:
            position.tell(BANNED, seat)


def look(position: Position, verb: i64) -> None:
    """One hand is shown to one player, or several are."""
    seat = position.books.seat
    others = position.books.subjects if verb == LOOK else position.books.receivers
    for other in range(position.players):
        if (others >> other) & 1 == 1:
            if verb == LOOK:
                show_hand(position, seat, other)
                position.tell(LOOKS, seat, other)
            else:
                show_hand(position, other, seat)
                position.tell(SHOWS, seat, other)
