# compiled: mypyc
"""Drawing and discarding: what these sentences come to, how they are booked, how they are done.

A plan writes the bill and changes nothing else; booking changes the counts in the books as if the
bill had been settled; doing it moves the cards.
"""

from ludoteca.games.agencia.books import NOBODY, Books
from ludoteca.games.agencia.box import CODE, COUNT, WHEN
from ludoteca.games.agencia.faults import (
    DRAW_BANNED,
    FINE,
    NOTHING_DISCARDED,
    NOTHING_DRAWN,
    PILES_EMPTY,
    SYNDICATE_SHORT,
    TOO_FEW_CARDS,
)
from ludoteca.games.agencia.history import History
from ludoteca.games.agencia.language import (
    AS_DISCARDED,
    DISCARD,
    DISCARD_PER_DRAW,
    IF_MOST_DREW,
    MOST,
    NEEDS_DEED,
    PER_THREE,
    UNLESS_REVOLT,
    UP_TO_MOST,
    WHOLE_HAND,
)
from ludoteca.games.agencia.moves import (
    ask_for_cards,
    choosers,
    discard_chosen,
    draw_cards,
    syndicate_debt,
)
from ludoteca.games.agencia.standing import (
    billed,
    can_discard,
    can_draw,
    demanded_discards,
    demanded_draws,
)
from ludoteca.games.agencia.state import RUN, TAKE, Position
from ludoteca.games.agencia.who import by_cards, most_cards
from ludoteca.kernel.bits import count_bits, lowest_bit
from ludoteca.kernel.native import i64


def plan_draw(history: History, books: Books, pc: i64) -> i64:
    """Who draws how many; for every card the syndicate's holder must have one to discard."""
    if CODE[pc + WHEN] == IF_MOST_DREW:
        most = by_cards(books, MOST)
        if most < 0:
            return books.fault
        if history.drew[lowest_bit(most)] < history.round_start(books.players):
            books.subjects = 0
    total: i64 = 0
    for seat in range(books.players):
        if (books.subjects >> seat) & 1 == 1:
            count = draw_count(history, books, seat, CODE[pc + COUNT])
            if count < 0:
                return books.fault
            books.bill[seat] = count
            total += count
    if total == 0 and (CODE[pc + WHEN] == NEEDS_DEED or CODE[pc + COUNT] == UP_TO_MOST):
        return books.fail(NOTHING_DRAWN, 0, NOBODY, 0)
    if total > books.pool:
        return books.fail(PILES_EMPTY, 0, NOBODY, total)
    return plan_syndicate(books, total)


def plan_syndicate(books: Books, total: i64) -> i64:
    """Whoever discards for each card drawn must be able to."""
    syndicate = books.holders(DISCARD_PER_DRAW)
    if syndicate != 0 and total > 0:
        seat = lowest_bit(syndicate)
        debt = demanded_discards(books, total)
        if books.cards[seat] + books.bill[seat] < debt:
            return books.fail(SYNDICATE_SHORT, 0, seat, debt)
    return FINE


def draw_count(history: History, books: Books, seat: i64, stated: i64) -> i64:
    """How many cards a seat draws: 0 where a rule stops it quietly, -1 where one forbids it."""
    count = stated
    if stated == PER_THREE:
        count = books.total() // 3
    elif stated == AS_DISCARDED:
        count = books.discarded
    elif stated == UP_TO_MOST:
        count = cards_short(books, seat)
        if count < 0:
            return count
    if not can_draw(history, books, seat):
        return 0
    count = demanded_draws(books, count, stated != UP_TO_MOST)
    if count > 0 and (books.banned >> seat) & 1 == 1:
        books.fail(DRAW_BANNED, 0, seat, count)
        return -1
    return count


def cards_short(books: Books, seat: i64) -> i64:
    """How many cards a seat has less than the single one with most; -1 with a fault if none."""
    if by_cards(books, MOST) < 0:
        return -1
    short = most_cards(books) - books.cards[seat]
    if short == 0:
        books.fail(NOTHING_DRAWN, 0, seat, 0)
        return -1
    return short


def book_draws(books: Books) -> None:
    """Cards from the pool to hands; the syndicate's discards back to it."""
    total: i64 = 0
    for seat in range(books.players):
        books.cards[seat] += books.bill[seat]
        total += books.bill[seat]
        if books.bill[seat] > 0:
            books.drawn |= 1 << seat
    books.pool -= total
    syndicate = books.holders(DISCARD_PER_DRAW)
    if syndicate != 0:
        debt = demanded_discards(books, total)
        books.cards[lowest_bit(syndicate)] -= debt
        books.pool += debt


def do_draw(position: Position) -> None:
    """Everybody draws what is on the bill, along the flow."""
    books = position.books
    for steps in range(position.players):
        seat = books.along(books.seat, steps)
        if books.bill[seat] > 0:
            draw_cards(position, seat, books.bill[seat])
    settle_draws(position)


def settle_draws(position: Position) -> None:
    """Let the syndicate's holder discard for what was drawn."""
    if syndicate_debt(position) >= 0:
        ask_for_cards(position, DISCARD, RUN)


def do_pick_draw(position: Position) -> None:
    """The player in turn looks for the cards in the pile."""
    position.fetching = position.books.bill[position.books.seat]
    if position.fetching > 0:
        position.phase = TAKE


def plan_discard(history: History, books: Books, pc: i64) -> i64:
    """Who discards how many; exactly, or it is a crisis."""
    never_crisis = CODE[pc + WHEN] == UNLESS_REVOLT
    if never_crisis and history.revolt_won >= history.round_start(books.players):
        if history.revolt_won >= 0:
            books.subjects = 0
    for seat in range(books.players):
        if (books.subjects >> seat) & 1 == 1 and can_discard(books, seat, books.seat):
            count = CODE[pc + COUNT]
            if count == WHOLE_HAND:
                count = books.cards[seat]
            else:
                count = demanded_discards(books, count)
            if count > books.cards[seat]:
                if not never_crisis:
                    return books.fail(TOO_FEW_CARDS, 0, seat, count)
                count = 0
            books.bill[seat] = count
    if never_crisis:
        spare_hands(books)
    if CODE[pc + WHEN] == NEEDS_DEED and billed(books) == 0:
        return books.fail(NOTHING_DISCARDED, 0, NOBODY, 0)
    return FINE


def spare_hands(books: Books) -> None:
    """It must not be a crisis: whoever cannot win keeps the last card, and nobody discards
    if more hands than may win would be emptied.
    """
    emptied: i64 = 0
    for seat in range(books.players):
        if books.cards[seat] == books.bill[seat]:
            if (books.punished >> seat) & 1 == 1:
                books.bill[seat] = 0
            else:
                emptied |= 1 << seat
    if count_bits(emptied) > 1 and not books.many_may_win():
        for seat in range(books.players):
            books.bill[seat] = 0


def book_discards(books: Books) -> None:
    """Cards from hands to the piles."""
    books.discarded = 0
    for seat in range(books.players):
        books.cards[seat] -= books.bill[seat]
        books.discarded += books.bill[seat]
    books.pool += books.discarded


def collect_discards(position: Position) -> None:
    """Everybody's chosen cards are discarded together."""
    discarders = choosers(position)
    before = position.history.discards
    for seat in range(position.players):
        if (discarders >> seat) & 1 == 1:
            discard_chosen(position, seat)
    position.books.discarded = position.history.discards - before
    if discarders != 0:
        position.history.last_discarders = discarders
