# compiled: mypyc
"""Handing over: to somebody, or everybody at once along the flow; planned, booked, done.

The bill is of cards for each receiver. Handing on to several goes receiver by receiver.
"""

from ludoteca.games.agencia.books import NOBODY, Books
from ludoteca.games.agencia.box import CODE, COUNT, TO, WHEN
from ludoteca.games.agencia.faults import (
    FINE,
    NOBODY_CONCERNED,
    NOT_ALL_CAN,
    ODD_DIFFERENCE,
    SAME_PLAYER,
    TOO_FEW_CARDS,
)
from ludoteca.games.agencia.history import History
from ludoteca.games.agencia.language import (
    HAND,
    NEEDS_SOMEBODY,
    PASS_CARDS,
    SINCE_TURN,
    TWICE_GAINED,
    UNTIL_EQUAL,
)
from ludoteca.games.agencia.moves import ask_for_cards, owing, take_turn
from ludoteca.games.agencia.standing import is_shielded
from ludoteca.games.agencia.state import DONE, RUN, Position
from ludoteca.games.agencia.who import select
from ludoteca.kernel.bits import count_bits, lowest_bit
from ludoteca.kernel.native import i64


def plan_hand(history: History, books: Books, pc: i64) -> i64:
    """Who hands how many to whom; the bill is per receiver."""
    givers = books.subjects
    receivers = select(history, books, CODE[pc + TO])
    if receivers < 0:
        return books.fault
    if CODE[pc + WHEN] == NEEDS_SOMEBODY and receivers == 0:
        return books.fail(NOBODY_CONCERNED, CODE[pc + TO], NOBODY, 0)
    if givers & receivers != 0:
        return books.fail(SAME_PLAYER, CODE[pc + TO], lowest_bit(givers & receivers), 0)
    for seat in range(books.players):
        if is_shielded(books, seat):
            receivers &= ~(1 << seat)
    count = hand_count(history, books, CODE[pc + COUNT], givers, receivers)
    if count < 0:
        return books.fault
    for seat in range(books.players):
        if (givers >> seat) & 1 == 1:
            if count * count_bits(receivers) > books.cards[seat]:
                return books.fail(TOO_FEW_CARDS, 0, seat, count * count_bits(receivers))
            books.bill[seat] = count
    if count > 0:
        books.receivers = receivers
    return FINE


def hand_count(history: History, books: Books, stated: i64, givers: i64, receivers: i64) -> i64:
    """How many cards a giver hands to each receiver; -1 with a fault."""
    if stated == SINCE_TURN:
        return history.discards - history.discards_at[books.first]
    if stated == TWICE_GAINED:
        return 2 * history.gained(books.seat, books.players)
    if stated == UNTIL_EQUAL:
        if receivers == 0:
            return 0
        difference = books.cards[lowest_bit(givers)] - books.cards[lowest_bit(receivers)]
        if difference % 2 == 1:
            books.fail(ODD_DIFFERENCE, 0, lowest_bit(givers), difference)
            return -1
        return difference // 2
    return stated


def book_hands(books: Books) -> None:
    """Cards from givers to receivers."""
    for giver in range(books.players):
        for receiver in range(books.players):
            if (books.receivers >> receiver) & 1 == 1:
                books.cards[giver] -= books.bill[giver]
                books.cards[receiver] += books.bill[giver]


def do_hand(position: Position) -> None:
    """Begin with the first receiver, or with everybody who can pass on at once."""
    position.todo = position.books.receivers
    position.stage = 1


def hand_to_next(position: Position) -> None:
    """Collect the cards for one receiver after another."""
    seat = take_turn(position)
    if seat == NOBODY:
        position.stage = DONE
        return
    position.receiver = seat
    for giver in range(position.players):
        position.owed[giver] = position.books.bill[giver]
    ask_for_cards(position, HAND, RUN)


def plan_pass(books: Books, count: i64) -> i64:
    """Everybody hands on at once. One player short of cards does so once the own have arrived.

    If 57 lets none arrive there, nothing is owed: what it stops is to be no crisis.
    """
    short: i64 = NOBODY
    for seat in range(books.players):
        if is_shielded(books, books.along(seat, 1)):
            continue
        if books.cards[seat] < count:
            if short != NOBODY:
                return books.fail(NOT_ALL_CAN, 0, seat, count)
            short = seat
            if is_shielded(books, seat):
                continue
        books.bill[seat] = count
    return FINE


def book_pass(books: Books) -> None:
    """Everybody's cards to the next along the flow."""
    for seat in range(books.players):
        books.cards[seat] -= books.bill[seat]
        books.cards[books.along(seat, 1)] += books.bill[seat]


def pass_cards(position: Position) -> None:
    """First everybody who has enough; then the one who passes on what has arrived."""
    books = position.books
    if position.stage == 1:
        position.stage = 2
        position.todo = 0
        for seat in range(position.players):
            if books.bill[seat] > books.cards[seat]:
                position.todo |= 1 << seat
            else:
                position.owed[seat] = books.bill[seat]
    else:
        position.stage = DONE
        for seat in range(position.players):
            if (position.todo >> seat) & 1 == 1:
                position.owed[seat] = books.bill[seat]
    if owing(position) != 0:
        ask_for_cards(position, PASS_CARDS, RUN)
