# compiled: mypyc
"""Structures that change: altered, proposed, swapped, shuffled; planned, booked, done.

How an alteration goes on, with votes, approval and veto, is in `alter.py`.
"""

from ludoteca.games.agencia.alter import start_alteration
from ludoteca.games.agencia.books import NOBODY, Books
from ludoteca.games.agencia.box import CODE, ROW
from ludoteca.games.agencia.cardset import structural
from ludoteca.games.agencia.costs import plan_costs
from ludoteca.games.agencia.crisis import start_crisis
from ludoteca.games.agencia.faults import NO_STRUCTURAL_CARD
from ludoteca.games.agencia.history import History
from ludoteca.games.agencia.language import ALTER, ALTER_THIS, END, PROPOSE
from ludoteca.games.agencia.moves import take_turn
from ludoteca.games.agencia.state import BY_PROGRAM, BY_PROPOSAL, DONE, Position
from ludoteca.games.agencia.vocabulary import SHUFFLES_STRUCTURES, SWAPS_STRUCTURES
from ludoteca.kernel.native import i64


def plan_alter(history: History, books: Books) -> i64:
    """Whoever alters needs a structural card; one yet to be drawn counts as possibly that."""
    for seat in range(books.players):
        if (books.subjects >> seat) & 1 == 1:
            suitable = ((books.structural | books.drawn) >> seat) & 1
            if suitable == 0 or books.cards[seat] == 0:
                return books.fail(NO_STRUCTURAL_CARD, 0, seat, 0)
    return plan_costs(history, books, books.subjects)


def do_alter(position: Position, verb: i64) -> None:
    """Ask for the alteration; several alter one after another."""
    books = position.books
    if verb == ALTER:
        position.todo = books.subjects
        position.stage = 1
    elif verb == ALTER_THIS:
        start_alteration(position, books.seat, BY_PROGRAM, books.seat)
    else:
        start_alteration(position, books.seat, BY_PROPOSAL, NOBODY)


def alter_next(position: Position) -> None:
    """One alteration after another; a seat whose cards ran out on the way is a crisis."""
    seat = take_turn(position)
    position.shown += 1
    if seat == NOBODY:
        position.stage = DONE
    elif structural(position.hands, seat) == 0:
        start_crisis(position, NO_STRUCTURAL_CARD, 0, seat, 0)
    else:
        start_alteration(position, seat, BY_PROGRAM, NOBODY)


def needs_structural(position: Position, seat: i64) -> bool:
    """Whether a seat must keep a structural card for what is still to come in the program."""
    if position.running == 0:
        return False
    pc = position.pc
    if CODE[pc] == ALTER and (position.todo >> seat) & 1 == 1:
        return True
    if seat != position.books.seat:
        return False
    while CODE[pc] != END:
        pc += ROW
        if CODE[pc] == ALTER or CODE[pc] == ALTER_THIS or CODE[pc] == PROPOSE:
            return True
    return False


def book_swap_structures(books: Books) -> None:
    """The structures of the player in turn and of whoever was chosen change places."""
    kind = books.society[books.seat]
    books.society[books.seat] = books.society[books.first]
    books.society[books.first] = kind


def do_swap_structures(position: Position) -> None:
    """The same, for all to see."""
    book_swap_structures(position.books)
    position.tell(SWAPS_STRUCTURES, position.books.seat, position.books.first)


def shuffle_structures(position: Position) -> None:
    """All structures are mixed and dealt back to the places."""
    society = position.books.society
    left = position.players
    while left > 1:
        place = position.random.below(left)
        left -= 1
        kept = society[left]
        society[left] = society[place]
        society[place] = kept
    position.tell(SHUFFLES_STRUCTURES)
