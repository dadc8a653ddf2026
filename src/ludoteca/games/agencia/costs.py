# compiled: mypyc
"""What altering a structure or the field costs: cards to draw, and what drawing them brings."""

from ludoteca.games.agencia.faults import DRAW_BANNED, FINE, PILES_EMPTY, SYNDICATE_SHORT
from ludoteca.games.agencia.history import History
from ludoteca.games.agencia.language import ALTERING_COSTS, DISCARD_PER_DRAW
from ludoteca.games.agencia.ledger import NOBODY, Ledger
from ludoteca.games.agencia.standing import (
    billed,
    can_be_charged,
    demanded_discards,
    demanded_draws,
    is_chargeable,
)
from ludoteca.kernel.bits import lowest_bit
from ludoteca.kernel.native import i64


def plan_costs(history: History, ledger: Ledger, altering: i64) -> i64:
    """The bill of what altering costs, one seat after another along the flow; exactly, or not."""
    if not ledger.has(ALTERING_COSTS):
        return FINE
    syndicate = ledger.holders(DISCARD_PER_DRAW)
    left = ledger.cards[lowest_bit(syndicate)] if syndicate != 0 else 0
    for steps in range(ledger.players):
        seat = ledger.along(ledger.seat, steps)
        if (altering >> seat) & 1 == 0 or not is_chargeable(history, ledger, seat):
            continue
        cost = demanded_draws(ledger, 2)
        if (ledger.banned >> seat) & 1 == 1:
            return ledger.fail(DRAW_BANNED, 0, seat, cost)
        ledger.bill[seat] = cost
        debt = demanded_discards(ledger, cost)
        left += (cost if (syndicate >> seat) & 1 == 1 else 0) - debt
        if syndicate != 0 and left < 0:
            return ledger.fail(SYNDICATE_SHORT, 0, lowest_bit(syndicate), debt)
    if billed(ledger) > ledger.pool:
        return ledger.fail(PILES_EMPTY, 0, NOBODY, billed(ledger))
    return FINE


def penalty(history: History, ledger: Ledger, seat: i64) -> i64:
    """What altering a structure or the field costs a seat now: cards to draw, as far as any are."""
    if ledger.has(ALTERING_COSTS) and can_be_charged(history, ledger, seat):
        cost = demanded_draws(ledger, 2)
        return cost if ledger.pool >= cost else ledger.pool
    return 0
