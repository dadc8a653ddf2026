# compiled: mypyc
"""Secret auctions, plain and unfair: bids shown, ties bid again, losers who pay half."""

from ludoteca.games.foto_perfeita.auctions import house_bid, house_pays, pay, win
from ludoteca.games.foto_perfeita.cards import UNFAIR
from ludoteca.games.foto_perfeita.state import CENTRE, NEXT_TURN, NOBODY, Position
from ludoteca.games.foto_perfeita.vocabulary import (
    BIDS,
    HOUSE_BIDS,
    HOUSE_WINS,
    NO_BID,
    STILL_TIED,
    TIED,
)
from ludoteca.kernel.bits import count_bits, lowest_bit
from ludoteca.kernel.native import i64


def show_bids(position: Position) -> None:
    """Everybody's bid lies open; of those who bid once more, the new one."""
    for seat in range(position.players):
        if position.choice[seat] != NOBODY:
            position.last[seat] = position.choice[seat]
            position.choice[seat] = NOBODY
            position.tell(BIDS, seat, position.last[seat])
        elif position.rebid == 0:
            position.last[seat] = NOBODY
    position.shown += 1


def settle_secret(position: Position) -> None:
    """The highest bid wins; a tie is bid once more; tied again, nobody wins."""
    show_bids(position)
    highest = highest_bid(position)
    house = house_bid(position)
    if house > 0:
        position.tell(HOUSE_BIDS, house)
    position.high = highest
    if highest == 0 and house == 0:
        position.tell(NO_BID, position.lot)
        position.phase = NEXT_TURN
    elif house > highest:
        house_wins(position, house)
    else:
        settle_highest(position, bidders_of(position, highest), house)


def highest_bid(position: Position) -> i64:
    """The highest bid that lies open; the second time all who are not tied are below it anyway."""
    highest: i64 = 0
    for seat in range(position.players):
        if position.last[seat] > highest:
            highest = position.last[seat]
    return highest


def bidders_of(position: Position, amount: i64) -> i64:
    """Who bid this much, as bits."""
    bits: i64 = 0
    for seat in range(position.players):
        if position.last[seat] == amount:
            bits |= 1 << seat
    return bits


def settle_highest(position: Position, bidders: i64, house: i64) -> None:
    """One highest bidder wins; of several, each bids once more, or nobody wins."""
    if count_bits(bidders) == 1:
        winner = lowest_bit(bidders)
        pay(position, winner, position.active, position.last[winner])
        lose(position, bidders, house)
        win(position, winner)
        position.phase = NEXT_TURN
    elif position.rebid == 0:
        bid_again(position, bidders)
    else:
        position.tell(STILL_TIED, position.active, position.lot)
        lose(position, bidders, house)
        position.phase = NEXT_TURN


def bid_again(position: Position, bidders: i64) -> None:
    """The tied bid once more, not below the first; whoever has no more stays with it, unasked."""
    position.rebid = 1
    position.tied = bidders
    position.tell(TIED, position.high)
    for seat in range(position.players):
        if (bidders >> seat) & 1 == 1:
            if position.decorations[seat] > position.high:
                position.pending |= 1 << seat
            else:
                position.choice[seat] = position.high


def lose(position: Position, spared: i64, house: i64) -> None:
    """In the unfair auction whoever was outbid pays half, rounded down, the house as well."""
    if position.trade != UNFAIR:
        return
    for seat in range(position.players):
        if (spared >> seat) & 1 == 0 and position.last[seat] > 0:
            pay(position, seat, position.active, position.last[seat] // 2)
    house_pays(position, house // 2)


def house_wins(position: Position, house: i64) -> None:
    """The house pays the active seat and leaves the envelope in the centre."""
    lose(position, 0, 0)
    house_pays(position, house)
    position.holder[position.lot] = CENTRE
    position.tell(HOUSE_WINS, position.lot)
    position.phase = NEXT_TURN
