# compiled: mypyc
"""Auctions: who offers what, bids one after another, fixed prices, and what is paid."""

from typing import Final

from ludoteca.games.foto_perfeita.cards import FIXED, HOUSE_BID, OPEN, SECRET, SHARED, SINGLE
from ludoteca.games.foto_perfeita.knowledge import begin_peeking, look
from ludoteca.games.foto_perfeita.scene import GUESTS
from ludoteca.games.foto_perfeita.state import (
    BIDDING,
    CENTRE,
    DECIDING,
    FREE_BIDS,
    HOUSE,
    NEXT_TURN,
    NOBODY,
    OFFERING,
    PAYING,
    PRICING,
    SECRET_BIDDING,
    SHARING,
    TRADE_DONE,
    Position,
)
from ludoteca.games.foto_perfeita.trades import choose_alone, turn_order
from ludoteca.games.foto_perfeita.vocabulary import (
    AUCTION_BEGINS,
    BELOW_FIRST_BID,
    BIDS,
    HOUSE_BIDS,
    HOUSE_PAYS,
    HOUSE_WINS,
    JUST_WON,
    LAYS_DOWN,
    LOOKS_AT,
    NAMES_PRICE,
    NO_BID,
    NO_PRICE,
    NO_VIP_KNOWN,
    NOBODY_CAN_PAY,
    NOT_IN_CENTRE,
    NOT_YOURS,
    NOTHING_TO_OFFER,
    OFFERS,
    PASSES,
    PAYS,
    PAYS_HOUSE,
    SAYS_VIP,
    TOO_LOW,
    TOO_POOR,
    WINS,
)
from ludoteca.kernel.native import i64
from ludoteca.kernel.reasons import LEGAL

PAID: Final[i64] = 1
NOT_PAID: Final[i64] = 0


# Whose turn, and what is on offer.


def begin_sharing(position: Position) -> None:
    """Shared auction: first everybody adds one envelope to the centre."""
    position.phase = SHARING
    for seat in range(position.players):
        choose_alone(position, seat, position.envelopes_of(seat))


def share(position: Position) -> None:
    """All of them at once; then the starter's turn."""
    position.reveal_choices()
    for turn in range(position.players):
        seat = turn_order(position, turn)
        if position.last[seat] != NOBODY:
            position.holder[position.last[seat]] = CENTRE
            position.tell(LAYS_DOWN, seat, position.last[seat])
    begin_turn(position)


def next_turn(position: Position) -> None:
    """The next seat becomes active, until all have been."""
    position.lot = NOBODY
    position.turn += 1
    position.active = position.seat_after(position.active)
    if position.turn == position.players:
        position.phase = TRADE_DONE
    else:
        begin_turn(position)


def begin_turn(position: Position) -> None:
    """The active seat offers an envelope; with nothing to offer its turn is over."""
    position.high = 0
    position.high_bidder = NOBODY
    position.passed = 1 << position.active
    position.rebid = 0
    position.tied = 0
    position.tell(AUCTION_BEGINS, position.active)
    for guest in range(GUESTS):
        if why_not_offer(position, guest) == LEGAL:
            position.phase = OFFERING
            position.pending = 1 << position.active
            return
    position.tell(NOTHING_TO_OFFER, position.active)
    position.phase = NEXT_TURN


def why_not_offer(position: Position, guest: i64) -> i64:
    """One's own, but none won this round; in a shared auction any of the centre."""
    if position.trade == SHARED:
        return LEGAL if position.holder[guest] == CENTRE else NOT_IN_CENTRE
    if position.holder[guest] != position.active:
        return NOT_YOURS
    return JUST_WON if (position.fresh >> guest) & 1 == 1 else LEGAL


def why_not_offer_vip(position: Position, guest: i64) -> i64:
    """A VIP card is announced only where the seller has seen one."""
    reason = why_not_offer(position, guest)
    if reason != LEGAL:
        return reason
    return LEGAL if position.known_vips(position.active, guest) > 0 else NO_VIP_KNOWN


def offer_vip(position: Position, guest: i64) -> None:
    """Offer an envelope and say that it holds a VIP card."""
    position.announced[guest] |= 1 << position.round
    position.shown += 1
    position.given += 1  # to the others: the seller had seen it
    position.tell(SAYS_VIP, position.active, guest)
    offer(position, guest)


def offer(position: Position, guest: i64) -> None:
    """Put an envelope up; how it goes on depends on the card."""
    position.lot = guest
    position.pending = 0
    position.tell(OFFERS, position.active, guest)
    if position.trade == FIXED:
        begin_pricing(position)
    elif position.trade >= SECRET:
        begin_secret(position)
    else:
        begin_bidding(position)


def house_bid(position: Position) -> i64:
    """What the house bids: with two players 2 of its supply, or what is left of it."""
    return HOUSE_BID if position.supply > HOUSE_BID else position.supply


# Bids one after another: open, shared and single.


def begin_bidding(position: Position) -> None:
    """From the left of the active seat; with two players the house has opened."""
    position.phase = BIDDING
    for seat in range(position.players):
        position.last[seat] = NOBODY
        position.last2[seat] = NOBODY
    opening = house_bid(position)
    if opening > 0:
        position.high = opening
        position.high_bidder = HOUSE
        position.tell(HOUSE_BIDS, opening)
    ask_next(position, position.active)


def is_free(position: Position) -> bool:
    """Whether anybody may bid at any moment: an open auction of people who play live."""
    return position.trade == OPEN and position.settings[FREE_BIDS] == 1


def ask_all(position: Position) -> None:
    """Ask everybody who is not out and could outbid; nobody waits for a turn."""
    for seat in range(position.players):
        if (position.passed >> seat) & 1 == 0 and seat != position.high_bidder:
            if position.decorations[seat] > position.high:
                position.pending |= 1 << seat
            else:
                drop_out(position, seat)


def ask_next(position: Position, after: i64) -> None:
    """Ask the next seat that is not out; whoever cannot outbid passes unasked."""
    position.pending = 0
    if is_free(position):
        ask_all(position)
        return
    seat = after
    for _asked in range(position.players):
        seat = position.seat_after(seat)
        if (position.passed >> seat) & 1 == 0 and seat != position.high_bidder:
            if position.decorations[seat] > position.high:
                position.pending = 1 << seat
                return
            drop_out(position, seat)


def drop_out(position: Position, seat: i64) -> None:
    """A seat is out until the next auction."""
    position.passed |= 1 << seat
    position.tell(PASSES, seat)


def why_not_bid(position: Position, seat: i64, amount: i64) -> i64:
    """More than the highest bid, no more than one has."""
    if amount <= position.high:
        return TOO_LOW
    return LEGAL if amount <= position.decorations[seat] else TOO_POOR


def bid(position: Position, seat: i64, amount: i64) -> None:
    """Raise; in a single-bid auction that was the only time."""
    position.high = amount
    position.high_bidder = seat
    position.last[seat] = amount
    position.tell(BIDS, seat, amount)
    if position.trade == SINGLE:
        position.passed |= 1 << seat
    ask_next(position, seat)


def pass_bid(position: Position, seat: i64) -> None:
    """Pass."""
    drop_out(position, seat)
    ask_next(position, seat)


def close_bidding(position: Position) -> None:
    """All others have passed: sell; in a shared auction the active seat may buy instead."""
    if position.high_bidder == NOBODY:
        position.tell(NO_BID, position.lot)
        position.phase = NEXT_TURN
    elif position.trade == SHARED and position.decorations[position.active] >= position.high:
        position.phase = DECIDING
        position.pending = 1 << position.active
    else:
        sell(position)


def sell(position: Position) -> None:
    """The highest bidder pays the active seat and gets the envelope; the house leaves it aside."""
    position.pending = 0
    if position.high_bidder == HOUSE:
        house_pays(position, position.high)
        position.holder[position.lot] = CENTRE
        position.tell(HOUSE_WINS, position.lot)
    else:
        pay(position, position.high_bidder, position.active, position.high)
        win(position, position.high_bidder)
    position.phase = NEXT_TURN


def buy(position: Position) -> None:
    """The active seat of a shared auction pays the highest bidder and gets the envelope itself."""
    position.pending = 0
    if position.high_bidder == HOUSE:
        position.give_decorations(position.active, -position.high)
        position.supply += position.high
        position.tell(PAYS_HOUSE, position.active, position.high)
    else:
        pay(position, position.active, position.high_bidder, position.high)
    win(position, position.active)
    position.phase = NEXT_TURN


def win(position: Position, seat: i64) -> None:
    """A seat gets the lot; it is kept apart until the next round."""
    position.holder[position.lot] = seat
    position.fresh |= 1 << position.lot
    position.tell(WINS, seat, position.lot)


def pay(position: Position, seat: i64, other: i64, amount: i64) -> None:
    """Decorations change hands, if any do."""
    if amount > 0:
        position.give_decorations(seat, -amount)
        position.give_decorations(other, amount)
        position.tell(PAYS, seat, other, amount)


def house_pays(position: Position, amount: i64) -> None:
    """The house pays the active seat, if anything."""
    if amount > 0:
        position.supply -= amount
        position.give_decorations(position.active, amount)
        position.tell(HOUSE_PAYS, position.active, amount)


# Fixed price: whoever pays looks at once; the envelope stays.


def richest_other(position: Position) -> i64:
    """The most decorations that any other seat has."""
    most: i64 = 0
    for seat in range(position.players):
        if seat != position.active and position.decorations[seat] > most:
            most = position.decorations[seat]
    return most


def begin_pricing(position: Position) -> None:
    """The active seat names a price, unless nobody could pay any."""
    if richest_other(position) > 0:
        position.phase = PRICING
        position.pending = 1 << position.active
    else:
        position.tell(NO_PRICE, position.active, position.lot)
        position.phase = NEXT_TURN


def why_not_price(position: Position, amount: i64) -> i64:
    """At least 1, and somebody must be able to pay it."""
    if amount < 1:
        return TOO_LOW
    return LEGAL if amount <= richest_other(position) else NOBODY_CAN_PAY


def name_price(position: Position, amount: i64) -> None:
    """Everybody who has that much decides, all at once."""
    position.high = amount
    position.tell(NAMES_PRICE, position.active, amount)
    position.phase = PAYING
    position.pending = 0
    for seat in range(position.players):
        if seat != position.active and position.decorations[seat] >= amount:
            position.pending |= 1 << seat


def settle_price(position: Position) -> None:
    """Those who want to, pay and look."""
    position.reveal_choices()
    for turn in range(position.players):
        seat = turn_order(position, turn)
        if position.last[seat] == PAID:
            pay(position, seat, position.active, position.high)
            position.tell(LOOKS_AT, seat, position.lot)
            look(position, seat, position.lot)
        elif position.last[seat] == NOT_PAID:
            position.tell(PASSES, seat)
    begin_peeking(position)


# Secret bids; what follows from them is in secret.py.


def begin_secret(position: Position) -> None:
    """Everybody else bids at once, unseen; whoever has nothing bids nothing."""
    position.phase = SECRET_BIDDING
    for seat in range(position.players):
        if seat != position.active:
            if position.decorations[seat] > 0:
                position.pending |= 1 << seat
            else:
                position.choice[seat] = 0


def why_not_secret_bid(position: Position, seat: i64, amount: i64) -> i64:
    """No more than one has; the second time, no less than the first."""
    if amount > position.decorations[seat]:
        return TOO_POOR
    if position.rebid == 1 and amount < position.last[seat]:
        return BELOW_FIRST_BID
    return LEGAL
