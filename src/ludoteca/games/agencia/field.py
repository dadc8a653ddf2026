# compiled: mypyc
"""The field in mid-match: moved sideways, swapped, up and down; planned, booked, done."""

from ludoteca.games.agencia.books import NOBODY, Books
from ludoteca.games.agencia.box import CODE, TO
from ludoteca.games.agencia.costs import penalty, plan_costs
from ludoteca.games.agencia.drawing import book_draws, settle_draws
from ludoteca.games.agencia.faults import (
    CANNOT_GO_DOWN,
    CANNOT_GO_UP,
    FIELD_IS_FROZEN,
    FINE,
    HIGHEST_MAY_NOT,
    NO_FIELD_MOVE,
)
from ludoteca.games.agencia.history import History
from ludoteca.games.agencia.language import (
    FIELD_FROZEN,
    GO_DOWN,
    GO_UP,
    HIGHEST_STUCK,
    MOVE_FIELD,
    RISE,
    SWAP_FIELD,
)
from ludoteca.games.agencia.moves import draw_cards
from ludoteca.games.agencia.state import FIELD, Position
from ludoteca.games.agencia.vocabulary import CHANGES_COLUMN, CHANGES_ROW, SWAPS_SQUARES
from ludoteca.games.agencia.who import select
from ludoteca.kernel.native import i64, vec


def plan_field(history: History, books: Books, pc: i64) -> i64:
    """Changes of the field in mid-match."""
    verb = CODE[pc]
    seat = books.seat
    if books.has(FIELD_FROZEN):
        return books.fail(FIELD_IS_FROZEN, 0, seat, 0)
    if books.has(HIGHEST_STUCK) and verb != RISE and books.rows[seat] == books.highest_row():
        return books.fail(HIGHEST_MAY_NOT, 0, seat, books.rows[seat])
    row = books.rows[seat]
    if verb == MOVE_FIELD and not books.can_move_somebody():
        return books.fail(NO_FIELD_MOVE, 0, seat, 0)
    if verb == SWAP_FIELD:
        books.receivers = select(history, books, CODE[pc + TO])
    elif verb == GO_DOWN:
        if row == 0 or books.at(row - 1, books.columns[seat]) != NOBODY:
            return books.fail(CANNOT_GO_DOWN, 0, seat, row)
    elif verb == GO_UP:
        if row >= 3 or books.blocker(seat) != NOBODY:
            return books.fail(CANNOT_GO_UP, 0, seat, row)
    elif verb == RISE:
        for mate in range(books.players):
            if (books.subjects >> mate) & 1 == 1 and books.blocker(mate) != NOBODY:
                return books.fail(CANNOT_GO_UP, 0, mate, books.rows[mate])
        return FINE
    return plan_costs(history, books, 1 << seat)


def book_field(books: Books, verb: i64) -> None:
    """What it costs, and where everybody stands afterwards."""
    if verb != RISE:
        book_draws(books)
    rearrange(books, verb)


def rearrange(books: Books, verb: i64) -> None:
    """Where everybody stands; real and imagined alike. Who is moved sideways is chosen later."""
    seat = books.seat
    if verb == SWAP_FIELD:
        swap_squares(books, seat, books.first)
    elif verb == GO_DOWN:
        books.rows[seat] -= 1
    elif verb == GO_UP:
        books.rows[seat] += 1
    elif verb == RISE:
        for mate in range(books.players):
            books.rows[mate] += (books.subjects >> mate) & 1


def swap_squares(books: Books, one: i64, other: i64) -> None:
    """Two players change places in the field."""
    row = books.rows[one]
    column = books.columns[one]
    books.rows[one] = books.rows[other]
    books.columns[one] = books.columns[other]
    books.rows[other] = row
    books.columns[other] = column


def do_field(position: Position, verb: i64) -> None:
    """Ask who is moved; or change places, with the price of altering the field."""
    books = position.books
    if verb == MOVE_FIELD:
        position.alter_seat = books.seat
        position.phase = FIELD
        return
    rows = books.rows[:]
    cost: i64 = 0
    if verb != RISE:
        cost = penalty(position.history, books, books.seat)
    rearrange(books, verb)
    note_rows(position, rows)
    if verb == SWAP_FIELD:
        position.tell(SWAPS_SQUARES, books.seat, books.first)
    pay_penalty(position, cost)


def pay_penalty(position: Position, cost: i64) -> None:
    """Draw what altering the field costs."""
    if cost > 0:
        draw_cards(position, position.books.seat, cost)
        settle_draws(position)


def note_rows(position: Position, before: vec[i64]) -> None:
    """Whoever changed rows is new there, all of them at once, and has no blocked win left over."""
    now = position.clock + 1
    for seat in range(position.players):
        row = position.books.rows[seat]
        if row != before[seat]:
            position.clock = now
            position.since[seat] = now
            position.blocked[seat] = 0
            position.tell(CHANGES_ROW, seat, row)


def note_columns(position: Position, before: vec[i64]) -> None:
    """Tell whose column has changed besides the row."""
    for seat in range(position.players):
        column = position.books.columns[seat]
        if column != before[seat]:
            position.tell(CHANGES_COLUMN, seat, column)
