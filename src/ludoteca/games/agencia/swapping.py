# compiled: mypyc
"""Swapping: cards, whole hands, a card of the hand for one of the piles; planned, booked, done."""

from ludoteca.games.agencia.books import NOBODY, Books
from ludoteca.games.agencia.box import CARDS, CODE, COUNT, TO, WORDS
from ludoteca.games.agencia.cardset import clear, following, put
from ludoteca.games.agencia.faults import (
    FINE,
    PILES_EMPTY,
    SAME_PLAYER,
    SWAPS_FORBIDDEN,
    TOO_FEW_CARDS,
)
from ludoteca.games.agencia.history import History
from ludoteca.games.agencia.language import EXCHANGE, NO_SWAPS, PASS_HANDS, SWAP_CARDS
from ludoteca.games.agencia.moves import ask_for_cards
from ludoteca.games.agencia.state import TAKE, Position
from ludoteca.games.agencia.vocabulary import PASSES_HANDS, SHUFFLES_HANDS, SWAPS_HANDS
from ludoteca.games.agencia.who import select
from ludoteca.kernel.bits import lowest_bit
from ludoteca.kernel.native import i64, vec


def plan_swap(history: History, books: Books, pc: i64) -> i64:
    """Swaps of cards or hands: forbidden, with oneself, or with an empty hand they are crises."""
    verb = CODE[pc]
    if books.has(NO_SWAPS):
        return books.fail(SWAPS_FORBIDDEN, 0, NOBODY, 0)
    if verb == PASS_HANDS:
        return FINE
    books.receivers = select(history, books, CODE[pc + TO])
    if books.receivers < 0:
        return books.fault
    if books.subjects & books.receivers != 0:
        return books.fail(SAME_PLAYER, CODE[pc + TO], lowest_bit(books.subjects), 0)
    if verb == SWAP_CARDS:
        for seat in range(books.players):
            if ((books.subjects | books.receivers) >> seat) & 1 == 1:
                books.bill[seat] = CODE[pc + COUNT]
                if books.cards[seat] < CODE[pc + COUNT]:
                    return books.fail(TOO_FEW_CARDS, 0, seat, CODE[pc + COUNT])
    return FINE


def plan_exchange(books: Books) -> i64:
    """A card of the hand for one of the piles: both must have one."""
    seat = books.seat
    if books.cards[seat] == 0:
        return books.fail(TOO_FEW_CARDS, 0, seat, 1)
    if books.pool == 0:
        return books.fail(PILES_EMPTY, 0, seat, 1)
    return FINE


def do_exchange(position: Position) -> None:
    """Ask for the card that is given, then for the one that is taken."""
    position.owed[position.books.seat] = 1
    position.fetching = 1
    ask_for_cards(position, EXCHANGE, TAKE)


def book_swap_hands(books: Books) -> None:
    """Two hands change places."""
    one = lowest_bit(books.subjects)
    other = lowest_bit(books.receivers)
    cards = books.cards[one]
    books.cards[one] = books.cards[other]
    books.cards[other] = cards


def swap_hands(position: Position, one: i64, other: i64) -> None:
    """Two whole hands change places."""
    for word in range(WORDS):
        kept = position.hands[one * WORDS + word]
        position.hands[one * WORDS + word] = position.hands[other * WORDS + word]
        position.hands[other * WORDS + word] = kept
    cards = position.books.cards[one]
    position.books.cards[one] = position.books.cards[other]
    position.books.cards[other] = cards
    position.knowledge.exchanged_hands(one, other, position.hands)
    position.shown += 1
    position.tell(SWAPS_HANDS, one, other)


def rotate_counts(books: Books, step: i64) -> None:
    """Every hand moves on."""
    before = books.cards[:]
    for seat in range(books.players):
        books.cards[books.along(seat, step)] = before[seat]


def pass_hands(position: Position, step: i64) -> None:
    """Every hand moves on one place, and what is known of it too."""
    books = position.books
    before = position.hands[:]
    may = position.knowledge.may[:]
    for seat in range(position.players):
        target = books.along(seat, step)
        for word in range(WORDS):
            position.hands[target * WORDS + word] = before[seat * WORDS + word]
        for observer in range(7):
            for word in range(WORDS):
                source = (observer * 7 + seat) * WORDS + word
                position.knowledge.may[(observer * 7 + target) * WORDS + word] = may[source]
    rotate_counts(books, step)
    for seat in range(position.players):
        clear(position.knowledge.may, seat * 7 + seat)
        position.knowledge.reveal_exactly(seat, books.along(seat, step), position.hands)
    position.shown += 1
    position.tell(PASSES_HANDS, books.flow * step)


def shuffle_hands(position: Position) -> None:
    """All hands are mixed; everybody gets as many cards as before."""
    cards = vec[i64]([0] * 280)
    count: i64 = 0
    for seat in range(position.players):
        card = following(position.hands, seat, 0)
        while card < CARDS:
            cards[count] = card
            count += 1
            card = following(position.hands, seat, card + 1)
    for seat in range(position.players):
        clear(position.hands, seat)
        for _dealt in range(position.books.cards[seat]):
            place = position.random.below(count)
            put(position.hands, seat, cards[place])
            count -= 1
            cards[place] = cards[count]
    position.knowledge.shuffled_hands(position.hands)
    position.shown += 1
    position.tell(SHUFFLES_HANDS)
