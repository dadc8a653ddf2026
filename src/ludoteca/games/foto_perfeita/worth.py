# compiled: mypyc
"""What envelopes, VIP cards and bids are worth to a seat, in points, before the photo."""

from typing import Final

from ludoteca.games.foto_perfeita.auctions import PAID, house_bid
from ludoteca.games.foto_perfeita.cards import (
    AREA,
    CARD_KINDS,
    CARD_VALUES,
    IN_ENVELOPE,
    UNFAIR,
    points_for,
)
from ludoteca.games.foto_perfeita.scene import SPACES
from ludoteca.games.foto_perfeita.state import (
    BIDDING,
    NOBODY,
    PAYING,
    SECRET_BIDDING,
    Position,
)
from ludoteca.kernel.bits import count_bits
from ludoteca.kernel.native import i64

SEEN_WORTH: Final = 3.2  # what a guest brings in the photo of somebody who knows its envelope
HELD_WORTH: Final = 0.2  # what an envelope is good for once it is known: ties, and the VIP card
VIP_WORTH: Final = 2.0  # of a VIP card put in where all three preferences can be met
RIVAL_COST: Final = 0.5  # for each opponent who gains by it too
DECORATION_WORTH: Final = 0.5


def envelope_worth(position: Position, seat: i64, guest: i64) -> float:
    """What it is worth to a seat to come to hold an envelope; most if it has not seen it."""
    if (position.seen[seat] >> guest) & 1 == 1:
        return HELD_WORTH
    return HELD_WORTH + look_worth(position, seat, guest)


def look_worth(position: Position, seat: i64, guest: i64) -> float:
    """What a look into an envelope is worth: nothing the second time, more with a VIP card."""
    if (position.seen[seat] >> guest) & 1 == 1:
        return 0.0
    return SEEN_WORTH * (2.0 if position.announced[guest] != 0 else 1.0)


def knowledge_worth(position: Position, seat: i64) -> float:
    """What the envelopes are worth that a seat has seen, or will see because it holds them."""
    held = position.envelopes_of(seat)
    known = count_bits(position.seen[seat] | held)
    return SEEN_WORTH * float(known) + HELD_WORTH * float(count_bits(held))


def vip_worth(position: Position, seat: i64) -> float:
    """A VIP card is best where much can be met and few others have looked."""
    guest = position.vip_at[seat]
    if guest == NOBODY:
        return 0.0
    rivals = 0.0
    for other in range(position.players):
        if other != seat and (position.seen[other] >> guest) & 1 == 1:
            rivals += 1.0
    return VIP_WORTH * float(most_points(position, guest)) / 6.0 - RIVAL_COST * rivals


def most_points(position: Position, guest: i64) -> i64:
    """What a guest can bring on the space that suits it best, if all but its areas is met."""
    best: i64 = 0
    for space in range(SPACES):
        met: i64 = 0
        for place in range(IN_ENVELOPE):
            card = position.cards[guest * IN_ENVELOPE + place]
            if CARD_KINDS[card] != AREA or (CARD_VALUES[card] >> space) & 1 == 1:
                met += 1
        if met > best:
            best = met
    return points_for(best)


def auction_worth(position: Position, seat: i64, viewer: i64) -> float:
    """What a seat can expect of the envelope on offer, by what it has bid so far."""
    phase = position.phase
    if phase == BIDDING and position.high_bidder == seat:
        gain = envelope_worth(position, seat, position.lot)
        chance = chance_to_win(position, seat, position.high)
        return chance * (gain - DECORATION_WORTH * float(position.high))
    if seat != viewer or position.choice[seat] == NOBODY:
        return 0.0
    if phase == SECRET_BIDDING:
        return secret_worth(position, seat, position.choice[seat])
    if phase == PAYING and position.choice[seat] == PAID:
        price = DECORATION_WORTH * float(position.high)
        return look_worth(position, seat, position.lot) - price
    return 0.0


def secret_worth(position: Position, seat: i64, bid: i64) -> float:
    """What a secret bid may win, and what it costs; in an unfair auction even if it loses."""
    if bid == 0 or bid < house_bid(position):
        chance = 0.0
    else:
        chance = chance_to_win(position, seat, bid)
    cost = DECORATION_WORTH * float(bid)
    worth = chance * (envelope_worth(position, seat, position.lot) - cost)
    if position.trade == UNFAIR:
        worth -= (1.0 - chance) * DECORATION_WORTH * float(bid // 2)
    return worth


def chance_to_win(position: Position, seat: i64, bid: i64) -> float:
    """How likely nobody who may still bid goes higher, if nobody goes beyond what it is worth."""
    chance = 1.0
    for other in range(position.players):
        if other != seat and other != position.active and may_bid(position, other):
            most = envelope_worth(position, other, position.lot) / DECORATION_WORTH
            most = min(most, float(position.decorations[other]))
            chance *= min(1.0, (float(bid) + 0.5) / (most + 0.5))
    return chance


def may_bid(position: Position, other: i64) -> bool:
    """Whether a seat is still in the auction."""
    if position.phase == BIDDING:
        return (position.passed >> other) & 1 == 0
    return position.rebid == 0 or (position.tied >> other) & 1 == 1


def asking_worth(position: Position, seat: i64) -> float:
    """What the seller can expect to be paid for the envelope on offer."""
    if position.lot == NOBODY or position.active != seat:
        return 0.0
    income = 0.0
    for other in range(position.players):
        if other != seat:
            purse = DECORATION_WORTH * float(position.decorations[other])
            if position.phase == PAYING:
                price = DECORATION_WORTH * float(position.high)
                if price <= purse and price <= 0.6 * look_worth(position, other, position.lot):
                    income += price
            else:
                income = max(income, min(purse, envelope_worth(position, other, position.lot)))
    return income if position.phase == PAYING else 0.5 * income
