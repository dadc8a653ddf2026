# compiled: mypyc
"""The field in mid-match: moved sideways, swapped, up and down; planned, booked, done."""

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
from ludoteca.games.agencia.ledger import NOBODY, Ledger
from ludoteca.games.agencia.moves import draw_cards
from ludoteca.games.agencia.state import FIELD, Position
from ludoteca.games.agencia.vocabulary import CHANGES_ROW, SWAPS_SQUARES
from ludoteca.games.agencia.who import select
from ludoteca.kernel.native import i64, vec


def plan_field(history: History, ledger: Ledger, pc: i64) -> i64:
    """Changes of the field in mid-match."""
    verb = CODE[pc]
    seat = ledger.seat
    if ledger.has(FIELD_FROZEN):
        return ledger.fail(FIELD_IS_FROZEN, 0, seat, 0)
    if ledger.has(HIGHEST_STUCK) and verb != RISE and ledger.rows[seat] == ledger.highest_row():
        return ledger.fail(HIGHEST_MAY_NOT, 0, seat, ledger.rows[seat])
    row = ledger.rows[seat]
    if verb == MOVE_FIELD and not ledger.can_move_somebody():
        return ledger.fail(NO_FIELD_MOVE, 0, seat, 0)
    if verb == SWAP_FIELD:
        ledger.receivers = select(history, ledger, CODE[pc + TO])
    elif verb == GO_DOWN:
        if row == 0 or ledger.at(row - 1, ledger.columns[seat]) != NOBODY:
            return ledger.fail(CANNOT_GO_DOWN, 0, seat, row)
    elif verb == GO_UP:
        if row >= 3 or ledger.blocker(seat) != NOBODY:
            return ledger.fail(CANNOT_GO_UP, 0, seat, row)
    elif verb == RISE:
        for mate in range(ledger.players):
            if (ledger.subjects >> mate) & 1 == 1 and ledger.blocker(mate) != NOBODY:
                return ledger.fail(CANNOT_GO_UP, 0, mate, ledger.rows[mate])
        return FINE
    return plan_costs(history, ledger, 1 << seat)


def book_field(ledger: Ledger, verb: i64) -> None:
    """What it costs, and where everybody stands afterwards."""
    if verb != RISE:
        book_draws(ledger)
    rearrange(ledger, verb)


def rearrange(ledger: Ledger, verb: i64) -> None:
    """Where everybody stands; real and imagined alike. Who is moved sideways is chosen later."""
    seat = ledger.seat
    if verb == SWAP_FIELD:
        swap_squares(ledger, seat, ledger.first)
    elif verb == GO_DOWN:
        ledger.rows[seat] -= 1
    elif verb == GO_UP:
        ledger.rows[seat] += 1
    elif verb == RISE:
        for mate in range(ledger.players):
            ledger.rows[mate] += (ledger.subjects >> mate) & 1


def swap_squares(ledger: Ledger, one: i64, other: i64) -> None:
    """Two players change places in the field."""
    row = ledger.rows[one]
    column = ledger.columns[one]
    ledger.rows[one] = ledger.rows[other]
    ledger.columns[one] = ledger.columns[other]
    ledger.rows[other] = row
    ledger.columns[other] = column


def do_field(position: Position, verb: i64) -> None:
    """Ask who is moved; or change places, with the price of altering the field."""
    ledger = position.ledger
    if verb == MOVE_FIELD:
        position.alter_seat = ledger.seat
        position.phase = FIELD
        return
    rows = ledger.rows[:]
    cost: i64 = 0
    if verb != RISE:
        cost = penalty(position.history, ledger, ledger.seat)
    rearrange(ledger, verb)
    note_rows(position, rows)
    if verb == SWAP_FIELD:
        position.tell(SWAPS_SQUARES, ledger.seat, ledger.first)
    pay_penalty(position, cost)


def pay_penalty(position: Position, cost: i64) -> None:
    """Draw what altering the field costs."""
    if cost > 0:
        draw_cards(position, position.ledger.seat, cost)
        settle_draws(position)


def note_rows(position: Position, before: vec[i64]) -> None:
    """Whoever changed rows is new there, all of them at once, and has no blocked win left over."""
    now = position.clock + 1
    for seat in range(position.players):
        row = position.ledger.rows[seat]
        if row != before[seat]:
            position.clock = now
            position.since[seat] = now
            position.blocked[seat] = 0
            position.tell(CHANGES_ROW, seat, row)
