# compiled: mypyc
"""The course of a turn: its beginning, the market, and discarding and refilling at its end."""

from typing import Final

from ludoteca.games.quissama.cards import BUSINESSES, FACES, HAND, MARKET, WORKERS
from ludoteca.games.quissama.hands import (
    discard,
    draw_cards,
    gain_openly,
    lose_openly,
    top_card,
    why_not_from_hand,
)
from ludoteca.games.quissama.state import (
    DISCARDING,
    MAIN,
    OPEN_MARKET,
    OVER,
    POOLS,
    Position,
)
from ludoteca.games.quissama.vocabulary import (
    DISCARDS,
    EXCHANGES,
    LAID_THIS_TURN,
    MARKET_CARD,
    MARKET_RENEWED,
    MARKET_USED,
    SAME_CARD,
    TOO_MANY_CARDS,
    TURN_BEGINS,
    UNDECIDED,
)
from ludoteca.kernel.native import i64
from ludoteca.kernel.reasons import LEGAL

LAST_TURN: Final[i64] = 500  # a game that nobody has won by then ends undecided


def next_seat(position: Position) -> None:
    """The turn passes on, after a round of openings to the turns proper; at last to nobody."""
    position.turns += 1
    position.seat = (position.seat + 1) % position.players
    if position.turns == LAST_TURN:
        position.phase = OVER
        position.tell(UNDECIDED, LAST_TURN)
    elif position.turns >= position.players:
        begin_turn(position)
    else:
        position.tell(TURN_BEGINS, position.seat)


def begin_turn(position: Position) -> None:
    """Coin tokens come back, and every minister draws a card."""
    position.tell(TURN_BEGINS, position.seat)
    position.tokens = full_bits(position, position.seat)
    position.used = 0
    position.fresh = 0
    position.closed = 0
    position.exchanged = 0
    position.laid = 0
    position.cleared = 0
    for seat in range(position.players):
        position.robbed[seat] = 0
    position.phase = MAIN
    draw_cards(position, position.seat, position.ministers(position.seat))


def full_bits(position: Position, seat: i64) -> i64:
    """The full businesses of a seat, as bits."""
    found: i64 = 0
    for business in range(BUSINESSES):
        if position.owners[business] == seat and position.workers[business] == WORKERS:
            found |= 1 << business
    return found


def why_not_trade(position: Position) -> i64:
    """One exchange a turn; in the open market any number."""
    if position.exchanged > 0 and position.settings[OPEN_MARKET] == 0:
        return MARKET_USED
    return LEGAL


def why_not_exchange(position: Position, face: i64, slot: i64) -> i64:
    """A card in hand for another one; in the open market for none laid there this turn."""
    reason = why_not_trade(position)
    if reason != LEGAL:
        return reason
    if position.settings[OPEN_MARKET] == 1 and (position.laid >> slot) & 1 == 1:
        return LAID_THIS_TURN
    reason = why_not_from_hand(position, face)
    if reason != LEGAL:
        return reason
    return LEGAL if position.market[slot] != face else SAME_CARD


def exchange(position: Position, face: i64, slot: i64) -> None:
    """One card of the hand for one of the market."""
    taken = position.market[slot]
    lose_openly(position, position.seat, face)
    gain_openly(position, position.seat, taken)
    position.market[slot] = face
    position.laid |= 1 << slot
    position.exchanged += 1
    position.tell(EXCHANGES, position.seat, face, taken)
    renew_market(position)


def renew_market(position: Position) -> None:
    """Three alike are replaced, again and again, while any other card could come; not variant 6."""
    while position.settings[OPEN_MARKET] == 0 and is_uniform(position):
        face = position.market[0]
        if not has_other_face(position, face):
            return
        position.discards[face] += MARKET
        position.tell(MARKET_RENEWED, face)
        for slot in range(MARKET):
            position.market[slot] = top_card(position)
            position.tell(MARKET_CARD, position.market[slot])


def is_uniform(position: Position) -> bool:
    """Whether the market shows three identical cards."""
    face = position.market[0]
    return face == position.market[1] and face == position.market[2]


def has_other_face(position: Position, face: i64) -> bool:
    """Whether pile or discards hold any card of another face; else renewing would never end."""
    for place in range(position.deck.count):
        if position.deck.cards[place] != face:
            return True
    for other in range(FACES):
        if other != face and position.discards[other] > 0:
            return True
    return False


def deal_market(position: Position) -> None:
    """Turn up the first three cards."""
    for slot in range(MARKET):
        position.market[slot] = top_card(position)
    renew_market(position)


def end_turn(position: Position) -> None:
    """No more combinations; what is left over of payments is lost."""
    for icon in range(POOLS):
        position.pool[icon] = 0
    position.tokens = 0
    position.phase = DISCARDING
    if position.sizes[position.seat] == 0:
        refill(position)


def throw_away(position: Position, face: i64) -> None:
    """Discard one card; with an empty hand nothing is left but refilling."""
    discard(position, position.seat, face)
    position.tell(DISCARDS, position.seat, face)
    if position.sizes[position.seat] == 0:
        refill(position)


def why_not_refill(position: Position) -> i64:
    """Nobody ends a turn with more than five cards."""
    return LEGAL if position.sizes[position.seat] <= HAND else TOO_MANY_CARDS


def refill(position: Position) -> None:
    """Fill the hand up to five, and pass the turn on."""
    draw_cards(position, position.seat, HAND - position.sizes[position.seat])
    next_seat(position)
