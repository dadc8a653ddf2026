# compiled: mypyc
"""Whom a sentence speaks of, judged on the books and the past at the moment it is carried out."""

from ludoteca.games.agencia.books import NOBODY, Books
from ludoteca.games.agencia.box import MAKES_DRAW, TRAITS
from ludoteca.games.agencia.faults import NOBODY_FITS, TIED
from ludoteca.games.agencia.history import History
from ludoteca.games.agencia.language import (
    ALL,
    AT_LEAST,
    EACH_ALTERED,
    EACH_AT_MOST,
    EACH_DISCARDED,
    EACH_DREW,
    EACH_FAILED_REVOLT,
    EACH_FELL_TO_ONE,
    EACH_FEWEST,
    EACH_HANDED_YOU,
    EACH_HIGHEST,
    EACH_LOWEST,
    EACH_MAKES_DRAW,
    EACH_MOST,
    EACH_NOT_DISCARDED,
    EACH_NOT_PRIME,
    EACH_ODD,
    EACH_OPPONENT_DISCARDED,
    EXACTLY,
    FEWEST,
    HIGHEST,
    LAST,
    LAST_DISCARDER,
    LAST_REVOLTER,
    LAST_TWO,
    LAST_WINNER,
    LOWEST,
    MOST,
    NEXT,
    NEXT_TWO,
    OPPONENTS,
    PARTY_ROOM,
    PARTY_STEP,
    PICKED,
    PICKED_TOO,
    REST,
    ROW_MATES,
    SECOND_FEWEST,
    SECOND_HIGHEST,
    TWO_FEWEST,
    TWO_LOWEST,
    UNIQUE,
    YOU,
)
from ludoteca.kernel.bits import count_bits
from ludoteca.kernel.native import i64


def select(history: History, books: Books, packed: i64) -> i64:
    """The seats that a subject names, as bits; -1, with the books's fault set, if it names none.

    "The player" must be exactly one; "each player" may be any number, none included.
    """
    found: i64 = 0
    while packed != 0:
        seats = party_seats(history, books, packed % PARTY_ROOM)
        if seats < 0:
            return seats
        found |= seats
        packed //= PARTY_ROOM
    return found


def party_seats(history: History, books: Books, party: i64) -> i64:
    """The seats of one party; -1 with a fault."""
    kind = party % PARTY_STEP
    if kind == YOU:
        return 1 << books.seat
    if kind == PICKED or kind == PICKED_TOO:
        picked = books.first if kind == PICKED else books.second
        return 1 << picked if picked >= 0 else single(books, kind, 0, 0)
    if kind <= REST:
        return by_turn(history, books, kind)
    if kind <= EACH_MOST:
        return by_cards(books, kind)
    if kind <= UNIQUE:
        return by_number(books, kind, party // PARTY_STEP)
    if kind <= TWO_LOWEST:
        return by_field(books, kind)
    return by_past(history, books, kind)


def single(books: Books, kind: i64, seats: i64, value: i64) -> i64:
    """The seats if they are exactly one; else -1, with how many tie at which value."""
    if count_bits(seats) == 1:
        return seats
    return tie(books, kind, seats, value)


def tie(books: Books, kind: i64, seats: i64, value: i64) -> i64:
    """-1, with the fault that nobody fits, or that several do."""
    books.tied = seats
    if seats == 0:
        books.fail(NOBODY_FITS, kind, NOBODY, 0)
    else:
        books.fail(TIED, kind, value, count_bits(seats))
    return -1


def by_turn(history: History, books: Books, kind: i64) -> i64:
    """Next, last, all: by the order of play."""
    seat = books.seat
    if kind == NEXT:
        return 1 << books.along(seat, 1)
    if kind == NEXT_TWO:
        return (1 << books.along(seat, 1)) | (1 << books.along(seat, 2))
    if kind == LAST or kind == LAST_TWO:
        last = history.last_player(books, 1 << seat)
        if kind == LAST:
            return 1 << last
        return (1 << last) | (1 << history.last_player(books, (1 << seat) | (1 << last)))
    if kind == ALL:
        return books.everybody()
    if kind == OPPONENTS:
        return books.everybody() & ~(1 << seat)
    return books.everybody() & ~books.before


def with_cards(books: Books, count: i64) -> i64:
    """The seats with exactly this many cards."""
    found: i64 = 0
    for seat in range(books.players):
        if books.cards[seat] == count:
            found |= 1 << seat
    return found


def fewest_cards(books: Books, but: i64) -> i64:
    """The fewest cards in a hand, some seats left out; 1000 if all are."""
    fewest: i64 = 1000
    for seat in range(books.players):
        if (but >> seat) & 1 == 0 and books.cards[seat] < fewest:
            fewest = books.cards[seat]
    return fewest


def most_cards(books: Books) -> i64:
    """The most cards in a hand."""
    most: i64 = 0
    for seat in range(books.players):
        if books.cards[seat] > most:
            most = books.cards[seat]
    return most


def by_cards(books: Books, kind: i64) -> i64:
    """Fewest and most cards."""
    if kind == MOST or kind == EACH_MOST:
        most = most_cards(books)
        if kind == EACH_MOST:
            return with_cards(books, most)
        return single(books, kind, with_cards(books, most), most)
    fewest = fewest_cards(books, 0)
    found = with_cards(books, fewest)
    if kind == EACH_FEWEST:
        return found
    if kind == FEWEST:
        return single(books, kind, found, fewest)
    if kind == TWO_FEWEST:
        return two_fewest(books, found, fewest)
    if single(books, FEWEST, found, fewest) < 0:
        return -1
    second = fewest_cards(books, found)
    return single(books, SECOND_FEWEST, with_cards(books, second), second)


def two_fewest(books: Books, found: i64, fewest: i64) -> i64:
    """Exactly two: a pair tied for fewest, or one and a single second."""
    if count_bits(found) == 1:
        second = fewest_cards(books, found)
        found |= with_cards(books, second)
        fewest = second
    if count_bits(found) == 2:
        return found
    return tie(books, TWO_FEWEST, found, fewest)


def by_number(books: Books, kind: i64, number: i64) -> i64:
    """Players told by how many cards they have."""
    found: i64 = 0
    for seat in range(books.players):
        count = books.cards[seat]
        if (
            (kind == EXACTLY and count == number)
            or (kind == AT_LEAST and count >= number)
            or (kind == EACH_AT_MOST and count <= number)
            or (kind == EACH_ODD and count % 2 == 1)
            or (kind == EACH_NOT_PRIME and not is_prime(count))
            or (kind == UNIQUE and count_bits(with_cards(books, count)) == 1)
        ):
            found |= 1 << seat
    if kind == EXACTLY or kind == AT_LEAST or kind == UNIQUE:
        return single(books, kind + PARTY_STEP * number, found, number)
    return found


def is_prime(number: i64) -> bool:
    """Whether a number is prime; 0 and 1 are not."""
    divisor: i64 = 2
    while divisor * divisor <= number:
        if number % divisor == 0:
            return False
        divisor += 1
    return number >= 2


def by_field(books: Books, kind: i64) -> i64:
    """Highest and lowest in the field."""
    if kind == HIGHEST or kind == EACH_HIGHEST or kind == SECOND_HIGHEST:
        row = books.highest_row()
        found = books.on_row(row)
        if kind == EACH_HIGHEST:
            return found
        if single(books, HIGHEST, found, row) < 0:
            return -1
        if kind == HIGHEST:
            return found
        return second_highest(books, row)
    row = books.lowest_row()
    found = books.on_row(row)
    if kind == EACH_LOWEST:
        return found
    if kind == LOWEST:
        return single(books, kind, found, row)
    if count_bits(found) == 2:
        return found
    return tie(books, TWO_LOWEST, found, row)


def second_highest(books: Books, top: i64) -> i64:
    """The single player on the next occupied row under the top one."""
    row = top - 1
    while row > 0 and books.on_row(row) == 0:
        row -= 1
    return single(books, SECOND_HIGHEST, books.on_row(row), row)


def by_past(history: History, books: Books, kind: i64) -> i64:
    """Players told by what has happened."""
    if kind == LAST_REVOLTER:
        found: i64 = 0
        if history.last_revolter >= 0:
            found = 1 << history.last_revolter
        return single(books, kind, found, 0)
    if kind == LAST_WINNER:
        return single(books, kind, books.champions, 0)
    if kind == LAST_DISCARDER:
        return single(books, kind, history.last_discarders, 0)
    if kind == ROW_MATES:
        return books.mates
    if kind == EACH_FAILED_REVOLT:
        return history.failed
    start = history.round_start(books.players)
    found = 0
    for seat in range(books.players):
        if past_fits(history, books, kind, seat, start):
            found |= 1 << seat
    return found


def past_fits(history: History, books: Books, kind: i64, seat: i64, start: i64) -> bool:
    """Whether a seat did what the party is told by; `start` is the last round's first turn."""
    if kind == EACH_DREW:
        return history.drew[seat] >= start
    if kind == EACH_DISCARDED:
        return history.discarded[seat] >= start
    if kind == EACH_NOT_DISCARDED:
        return history.discarded[seat] < start
    if kind == EACH_OPPONENT_DISCARDED:
        return seat != books.seat and history.discarded[seat] >= start
    if kind == EACH_HANDED_YOU:
        return history.handed[seat * 6 + books.seat] >= start
    if kind == EACH_ALTERED:
        return history.altered[seat] >= start
    if kind == EACH_FELL_TO_ONE:
        return (history.fell >> seat) & 1 == 1 and books.cards[seat] >= 2
    if kind == EACH_MAKES_DRAW:
        return seat != books.seat and TRAITS[books.society[seat]] & MAKES_DRAW != 0
    return False
