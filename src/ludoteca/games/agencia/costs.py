# compiled: mypyc
"""What altering a structure or the field costs: cards to draw, and what drawing them brings."""

from ludoteca.games.agencia.books import NOBODY, Books
from ludoteca.games.agencia.faults import DRAW_BANNED, FINE, PILES_EMPTY, SYNDICATE_SHORT
from ludoteca.games.agencia.history import History
from ludoteca.games.agencia.language import ALTERING_COSTS, DISCARD_PER_DRAW
from ludoteca.games.agencia.standing import (
    billed,
    can_be_charged,
    demanded_discards,
    demanded_draws,
    is_chargeable,
)
from ludoteca.kernel.bits import lowest_bit
from ludoteca.kernel.native import i64


def plan_costs(history: History, books: Books, altering: i64) -> i64:
    """The bill of what altering costs, one seat after another along the flow; exactly, or not."""
    if not books.has(ALTERING_COSTS):
        return FINE
    syndicate = books.holders(DISCARD_PER_DRAW)
    left: i64 = 0
    if syndicate != 0:
        left = books.cards[lowest_bit(syndicate)]
    for steps in range(books.players):
        seat = books.along(books.seat, steps)
        if (altering >> seat) & 1 == 0 or not is_chargeable(history, books, seat):
            continue
        cost = demanded_draws(books, 2)
        if (books.banned >> seat) & 1 == 1:
            return books.fail(DRAW_BANNED, 0, seat, cost)
        books.bill[seat] = cost
        debt = demanded_discards(books, cost)
        left -= debt
        if (syndicate >> seat) & 1 == 1:
            left += cost
        if syndicate != 0 and left < 0:
            return books.fail(SYNDICATE_SHORT, 0, lowest_bit(syndicate), debt)
    if billed(books) > books.pool:
        return books.fail(PILES_EMPTY, 0, NOBODY, billed(books))
    return FINE


def penalty(history: History, books: Books, seat: i64) -> i64:
    """What altering a structure or the field costs a seat now: cards to draw, as far as any are."""
    if books.has(ALTERING_COSTS) and can_be_charged(history, books, seat):
        cost = demanded_draws(books, 2)
        return cost if books.pool >= cost else books.pool
    return 0
