# compiled: mypyc
"""Handing over: to somebody, or everybody at once along the flow; planned, booked, done.

The bill is of cards for each receiver. Handing on to several goes receiver by receiver.
"""

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
from ludoteca.games.agencia.ledger import NOBODY, Ledger
from ludoteca.games.agencia.moves import ask_for_cards, owing, take_turn
from ludoteca.games.agencia.standing import is_shielded
from ludoteca.games.agencia.state import DONE, RUN, Position
from ludoteca.games.agencia.who import select
from ludoteca.kernel.bits import count_bits, lowest_bit
from ludoteca.kernel.native import i64


def plan_hand(history: History, ledger: Ledger, pc: i64) -> i64:
    """Who hands how many to whom; the bill is per receiver."""
    givers = ledger.subjects
    receivers = select(history, ledger, CODE[pc + TO])
    if receivers < 0:
        return ledger.fault
    if CODE[pc + WHEN] == NEEDS_SOMEBODY and receivers == 0:
        return ledger.fail(NOBODY_CONCERNED, CODE[pc + TO], NOBODY, 0)
    if givers & receivers != 0:
        return ledger.fail(SAME_PLAYER, CODE[pc + TO], lowest_bit(givers & receivers), 0)
    for seat in range(ledger.players):
        if is_shielded(ledger, seat):
            receivers &= ~(1 << seat)
    count = hand_count(history, ledger, CODE[pc + COUNT], givers, receivers)
    if count < 0:
        return ledger.fault
    for seat in range(ledger.players):
        if (givers >> seat) & 1 == 1:
            if count * count_bits(receivers) > ledger.cards[seat]:
                return ledger.fail(TOO_FEW_CARDS, 0, seat, count * count_bits(receivers))
            ledger.bill[seat] = count
    if count > 0:
        ledger.receivers = receivers
    return FINE


def hand_count(history: History, ledger: Ledger, stated: i64, givers: i64, receivers: i64) -> i64:
    """How many cards a giver hands to each receiver; -1 with a fault."""
    if stated == SINCE_TURN:
        return history.discards - history.discards_at[ledger.first]
    if stated == TWICE_GAINED:
        return 2 * history.gained(ledger.seat, ledger.players)
    if stated == UNTIL_EQUAL:
        if receivers == 0:
            return 0
        difference = ledger.cards[lowest_bit(givers)] - ledger.cards[lowest_bit(receivers)]
        if difference % 2 == 1:
            ledger.fail(ODD_DIFFERENCE, 0, lowest_bit(givers), difference)
            return -1
        return difference // 2
    return stated


def book_hands(ledger: Ledger) -> None:
    """Cards from givers to receivers."""
    for giver in range(ledger.players):
        for receiver in range(ledger.players):
            if (ledger.receivers >> receiver) & 1 == 1:
                ledger.cards[giver] -= ledger.bill[giver]
                ledger.cards[receiver] += ledger.bill[giver]


def do_hand(position: Position) -> None:
    """Begin with the first receiver, or with everybody who can pass on at once."""
    position.todo = position.ledger.receivers
    position.stage = 1


def hand_to_next(position: Position) -> None:
    """Collect the cards for one receiver after another."""
    seat = take_turn(position)
    if seat == NOBODY:
        position.stage = DONE
        return
    position.receiver = seat
    for giver in range(position.players):
        position.owed[giver] = position.ledger.bill[giver]
    ask_for_cards(position, HAND, RUN)


def plan_pass(ledger: Ledger, count: i64) -> i64:
    """Everybody hands on at once. One player short of cards may pass on what arrives."""
    short: i64 = NOBODY
    for seat in range(ledger.players):
        if is_shielded(ledger, ledger.along(seat, 1)):
            continue
        if ledger.cards[seat] < count:
            if is_shielded(ledger, seat):
                return ledger.fail(TOO_FEW_CARDS, 0, seat, count)
            if short != NOBODY:
                return ledger.fail(NOT_ALL_CAN, 0, seat, count)
            short = seat
        ledger.bill[seat] = count
    return FINE


def book_pass(ledger: Ledger) -> None:
    """Everybody's cards to the next along the flow."""
    for seat in range(ledger.players):
        ledger.cards[seat] -= ledger.bill[seat]
        ledger.cards[ledger.along(seat, 1)] += ledger.bill[seat]


def pass_cards(position: Position) -> None:
    """First everybody who has enough; then the one who passes on what has arrived."""
    ledger = position.ledger
    if position.stage == 1:
        position.stage = 2
        position.todo = 0
        for seat in range(position.players):
            if ledger.bill[seat] > ledger.cards[seat]:
                position.todo |= 1 << seat
            else:
                position.owed[seat] = ledger.bill[seat]
    else:
        position.stage = DONE
        for seat in range(position.players):
            if (position.todo >> seat) & 1 == 1:
                position.owed[seat] = ledger.bill[seat]
    if owing(position) != 0:
        ask_for_cards(position, PASS_CARDS, RUN)
