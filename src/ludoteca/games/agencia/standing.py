# compiled: mypyc
"""What the standing rules of the society make of draws, discards and gifts.

They are read here and nowhere else, in this order: parts cancelled, doubled, limited; what is
forbidden is a fault of the verb's plan. (Whole structures are cancelled before, in `judge.py`.)
"""

from ludoteca.games.agencia.books import Books
from ludoteca.games.agencia.box import CODE
from ludoteca.games.agencia.history import History
from ludoteca.games.agencia.language import (
    DISCARD,
    DOUBLE_DISCARDS,
    DOUBLE_DRAWS,
    DRAW,
    NO_DRAW_LAST,
    NO_DRAWS_DISCARDS,
    ONE_DRAW,
    OWN_DISCARDS_ONLY,
    PICK_DRAW,
    SHIELD,
)
from ludoteca.games.agencia.who import fewest_cards, with_cards
from ludoteca.kernel.native import i64


def is_void(books: Books, pc: i64) -> bool:
    """Whether a draw or discard does not happen at all, so that nobody need be named for it."""
    if not books.has(NO_DRAWS_DISCARDS):
        return False
    verb = CODE[pc]
    return verb == DRAW or verb == DISCARD or verb == PICK_DRAW


def can_draw(history: History, books: Books, seat: i64) -> bool:
    """Whether no standing rule quietly keeps a seat from drawing by the structure in turn."""
    return not is_shielded(books, seat) and is_free_to_draw(history, books, seat)


def can_be_charged(history: History, books: Books, seat: i64) -> bool:
    """Whether a seat draws what the standing rule of another's structure makes it draw.

    Outside a program nothing is a crisis: who may not draw simply does not.
    """
    if (books.banned >> seat) & 1 == 1:
        return False
    return is_chargeable(history, books, seat)


def is_chargeable(history: History, books: Books, seat: i64) -> bool:
    """The same, but for a ban, which in a program is a crisis."""
    if (books.holders(SHIELD) >> seat) & 1 == 1:
        return False
    return is_free_to_draw(history, books, seat)


def is_free_to_draw(history: History, books: Books, seat: i64) -> bool:
    """Whether neither 67 nor 157 keeps a seat from drawing."""
    if books.has(NO_DRAWS_DISCARDS):
        return False
    if books.has(NO_DRAW_LAST):
        holders = books.holders(NO_DRAW_LAST)
        last = history.last_player(books, 1 << books.seat)
        return ((holders | (1 << last)) >> seat) & 1 == 0
    return True


def is_shielded(books: Books, seat: i64) -> bool:
    """Whether a seat is spared what the structure in turn, another's, would bring it."""
    return books.has(SHIELD) and seat != books.seat and (books.holders(SHIELD) >> seat) & 1 == 1


def can_discard(books: Books, seat: i64, owner: i64) -> bool:
    """Whether no standing rule quietly keeps a seat from discarding by the owner's structure."""
    if books.has(NO_DRAWS_DISCARDS):
        return False
    return seat == owner or not books.has(OWN_DISCARDS_ONLY)


def demanded_draws(books: Books, stated: i64, doubles: bool = True) -> i64:
    """How many cards a structure that says so many makes somebody draw: doubled, then limited."""
    count = stated
    if doubles and books.has(DOUBLE_DRAWS):
        count *= 2
    if books.has(ONE_DRAW) and count > 1:
        count = 1
    return count


def demanded_discards(books: Books, stated: i64) -> i64:
    """How many cards a structure that says so many makes somebody discard."""
    return stated * 2 if books.has(DOUBLE_DISCARDS) else stated


def billed(books: Books) -> i64:
    """How many cards are on the bill."""
    total: i64 = 0
    for seat in range(books.players):
        total += books.bill[seat]
    return total


def fewest_seats(books: Books) -> i64:
    """Everybody tied for fewest cards."""
    return with_cards(books, fewest_cards(books, 0))


def has_single_fewest(books: Books, seat: i64) -> bool:
    """Whether a seat is the only one with fewest cards."""
    return fewest_seats(books) == 1 << seat
