# compiled: mypyc
"""Where every verb is planned, booked and done: one table for the check and for the real thing.

A family of verbs has a module: `drawing`, `handing`, `swapping`, `structures`, `field`, `course`.
`plan` writes the bill and changes nothing else; `book` changes the counts of a planned sentence as
if it had been carried out; `begin` carries it out, `go_on` the next step of one in several steps.
"""

from ludoteca.games.agencia.books import NOBODY, Books
from ludoteca.games.agencia.box import CODE, COUNT, ROW, WHEN, WHO
from ludoteca.games.agencia.course import book_course, do_course, plan_course, plan_guard
from ludoteca.games.agencia.drawing import (
    book_discards,
    book_draws,
    do_draw,
    do_pick_draw,
    plan_discard,
    plan_draw,
)
from ludoteca.games.agencia.faults import NOBODY_CONCERNED
from ludoteca.games.agencia.field import book_field, do_field, plan_field
from ludoteca.games.agencia.handing import (
    book_hands,
    book_pass,
    do_hand,
    hand_to_next,
    pass_cards,
    plan_hand,
    plan_pass,
)
from ludoteca.games.agencia.history import History
from ludoteca.games.agencia.language import (
    ALTER,
    ALTER_THIS,
    CRISIS_IF,
    DISCARD,
    DRAW,
    EXCHANGE,
    HAND,
    IF_MOST_DREW,
    MOVE_FIELD,
    NEEDS_DEED,
    NEEDS_SOMEBODY,
    PARTY_ROOM,
    PASS_CARDS,
    PASS_HANDS,
    PICK_DRAW,
    PROPOSE,
    REST,
    RISE,
    SHUFFLE_HANDS,
    SHUFFLE_STRUCTURES,
    SWAP_CARDS,
    SWAP_HANDS,
    SWAP_STRUCTURES,
)
from ludoteca.games.agencia.moves import give_billed
from ludoteca.games.agencia.standing import can_discard, can_draw, is_void
from ludoteca.games.agencia.state import Position
from ludoteca.games.agencia.structures import (
    alter_next,
    book_swap_structures,
    do_alter,
    do_swap_structures,
    plan_alter,
    shuffle_structures,
)
from ludoteca.games.agencia.swapping import (
    book_swap_hands,
    do_exchange,
    pass_hands,
    plan_exchange,
    plan_swap,
    rotate_counts,
    shuffle_hands,
    swap_hands,
)
from ludoteca.games.agencia.who import party_seats
from ludoteca.kernel.bits import lowest_bit
from ludoteca.kernel.native import i64


def plan(history: History, books: Books, pc: i64) -> i64:
    """Write the bill of the sentence at `pc`; the fault if it cannot be carried out, else 0."""
    verb = CODE[pc]
    books.receivers = 0
    for seat in range(books.players):
        books.bill[seat] = 0
    if verb == CRISIS_IF:
        return plan_guard(history, books, CODE[pc + WHEN])
    books.subjects = subjects_of(history, books, pc)
    if books.subjects < 0:
        return books.fault
    if books.subjects == 0 and verb != HAND and needs_somebody(pc):
        return books.fail(NOBODY_CONCERNED, CODE[pc + WHO], NOBODY, 0)
    if verb == DRAW or verb == PICK_DRAW:
        return plan_draw(history, books, pc)
    if verb == DISCARD:
        return plan_discard(history, books, pc)
    if verb == HAND:
        return plan_hand(history, books, pc)
    if verb == PASS_CARDS:
        return plan_pass(books, CODE[pc + COUNT])
    if verb == SWAP_CARDS or verb == SWAP_HANDS or verb == PASS_HANDS:
        return plan_swap(history, books, pc)
    if ALTER <= verb <= PROPOSE:
        return plan_alter(history, books)
    if MOVE_FIELD <= verb <= RISE:
        return plan_field(history, books, pc)
    if verb == EXCHANGE:
        return plan_exchange(books)
    return plan_course(history, books, pc)


def needs_somebody(pc: i64) -> bool:
    """Whether the sentence is a crisis if it concerns nobody."""
    return CODE[pc + WHEN] == NEEDS_SOMEBODY or CODE[pc + WHEN] == NEEDS_DEED


def subjects_of(history: History, books: Books, pc: i64) -> i64:
    """Whom the sentence concerns; -1 with a fault, unless it comes to nothing whoever it is."""
    found: i64 = 0
    packed = CODE[pc + WHO]
    while packed != 0:
        seats = party_seats(history, books, packed % PARTY_ROOM)
        if seats >= 0:
            found |= seats
        elif not comes_to_nothing(history, books, pc):
            return seats
        packed //= PARTY_ROOM
    return found


def comes_to_nothing(history: History, books: Books, pc: i64) -> bool:
    """Whether it does not matter who was meant: none of those who tie can draw or discard.

    Where a card itself calls the tie a crisis (94), it matters.
    """
    verb = CODE[pc]
    if CODE[pc + WHEN] == IF_MOST_DREW:
        return False
    if is_void(books, pc):
        return True
    if books.tied == 0 or (verb != DRAW and verb != DISCARD) or CODE[pc + ROW + WHO] == REST:
        return False
    return none_of_the_tied_can(history, books, verb)


def none_of_the_tied_can(history: History, books: Books, verb: i64) -> bool:
    """Whether none of those who tie can do it: draw or discard."""
    for seat in range(books.players):
        if (books.tied >> seat) & 1 == 1:
            if verb == DRAW and can_draw(history, books, seat):
                return False
            if verb == DISCARD and can_discard(books, seat, books.seat):
                return False
    return True


def book(books: Books, pc: i64) -> None:
    """Change the counts as if the planned sentence had been carried out."""
    verb = CODE[pc]
    if verb == DRAW or verb == PICK_DRAW or verb == ALTER or verb == ALTER_THIS:
        book_draws(books)
    elif verb == DISCARD:
        book_discards(books)
    elif verb == HAND:
        book_hands(books)
    elif verb == PASS_CARDS:
        book_pass(books)
    elif verb == SWAP_HANDS:
        book_swap_hands(books)
    elif verb == PASS_HANDS:
        rotate_counts(books, CODE[pc + COUNT])
    elif verb == SWAP_STRUCTURES:
        book_swap_structures(books)
    elif MOVE_FIELD <= verb <= RISE:
        book_field(books, verb)
    else:
        book_course(books, verb)
    books.before = books.subjects


def begin(position: Position, pc: i64) -> None:
    """Carry out the planned sentence, or its first step."""
    verb = CODE[pc]
    if verb == DRAW:
        do_draw(position)
    elif verb == DISCARD or verb == SWAP_CARDS:
        give_billed(position, verb)
    elif verb == HAND or verb == PASS_CARDS:
        do_hand(position)
    elif ALTER <= verb <= PROPOSE:
        do_alter(position, verb)
    elif MOVE_FIELD <= verb <= RISE:
        do_field(position, verb)
    elif verb == PICK_DRAW:
        do_pick_draw(position)
    elif SWAP_HANDS <= verb <= SWAP_STRUCTURES:
        begin_rearranging(position, pc)
    elif verb == EXCHANGE:
        do_exchange(position)
    else:
        do_course(position, verb)


def begin_rearranging(position: Position, pc: i64) -> None:
    """Whole hands and structures that change places."""
    verb = CODE[pc]
    books = position.books
    if verb == SWAP_HANDS:
        swap_hands(position, lowest_bit(books.subjects), lowest_bit(books.receivers))
    elif verb == PASS_HANDS:
        pass_hands(position, CODE[pc + COUNT])
    elif verb == SHUFFLE_HANDS:
        shuffle_hands(position)
    elif verb == SHUFFLE_STRUCTURES:
        shuffle_structures(position)
    else:
        do_swap_structures(position)


def go_on(position: Position) -> None:
    """Sentences in several steps: hand-overs by receiver, passing on, alterations by seat."""
    verb = CODE[position.pc]
    if verb == HAND:
        hand_to_next(position)
    elif verb == PASS_CARDS:
        pass_cards(position)
    else:
        alter_next(position)
