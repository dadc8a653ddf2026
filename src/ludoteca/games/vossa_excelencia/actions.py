# compiled: mypyc
"""The actions of a turn: reveal, pay, buy, articulate, use. A predicate beside each effect."""

from ludoteca.games.vossa_excelencia.effects import next_actor
from ludoteca.games.vossa_excelencia.instructions import (
    ACT_ARTICULATE,
    ACT_BUY,
    ACT_PAY,
    ACT_REVEAL,
    ACT_USE,
    ACTION,
    ARTICULATION,
    ICONS,
    KEEP_REVEALED,
    REPEATS,
    STAYS_UP,
    VOTER,
)
from ludoteca.games.vossa_excelencia.payment import (
    ask_price,
    can_pay,
    has_several_ways,
    is_too_dear,
    next_icon,
    settle,
    settle_all,
    settle_money_icons,
    settle_what_is_clear,
)
from ludoteca.games.vossa_excelencia.state import (
    ARTICULATED,
    MOST_ACTIONS,
    NONE,
    PAYING,
    REVEALED,
    RUNNING,
    TURNED,
    USED,
    ZONE,
    Position,
)
from ludoteca.games.vossa_excelencia.turn import end_turn, has_cards_to_drop
from ludoteca.games.vossa_excelencia.vocabulary import (
    ACTION_USED,
    ALREADY_ARTICULATED,
    ALREADY_REVEALED,
    ARTICULATES,
    BUYS,
    CANNOT_AFFORD,
    FORBIDDEN,
    IN_NO_REACH,
    IS_TURNED,
    NO_ACTION,
    NO_ARTICULATION,
    NOT_IN_CABINET,
    NOT_IN_HAND,
    NOT_REVEALED,
    ONE_WAY_TO_PAY,
    PAYS,
    REVEALS,
    TOO_MANY_ACTIONS,
    USES,
)
from ludoteca.games.vossa_excelencia.zones import (
    discard,
    enter,
    is_forbidden,
    leave_list,
    refill_zone,
    rule_of,
    show_own,
)
from ludoteca.kernel.native import i64
from ludoteca.kernel.reasons import LEGAL

# Revealing.


def why_not_reveal(position: Position, card: i64) -> i64:
    """A card of one's own hand that is still face down."""
    seat = position.seat
    if not position.in_hand(seat, card):
        return NOT_IN_HAND
    if position.flags[card] & REVEALED != 0:
        return ALREADY_REVEALED
    if position.actions_taken >= MOST_ACTIONS:
        return TOO_MANY_ACTIONS
    if is_forbidden(position, seat, ACT_REVEAL, card):
        return FORBIDDEN
    return LEGAL


def reveal(position: Position, card: i64) -> None:
    """Face up on the table; without cost it enters play at once, else it still counts as hand."""
    seat = position.seat
    show_own(position, seat, card)
    position.effects = 0
    position.tell(REVEALS, seat, card)
    if position.deck.icons[card] == 0:
        leave_list(position, card)
        enter(position, seat, card)
    else:
        position.flags[card] = REVEALED
    act(position)


def act(position: Position) -> None:
    """One more action was taken; what it generated is resolved."""
    position.actions_taken += 1
    position.phase = RUNNING


# Paying.


def why_not_afford(position: Position, card: i64) -> i64:
    """All the icons, or nothing."""
    if position.actions_taken >= MOST_ACTIONS:
        return TOO_MANY_ACTIONS
    if is_too_dear(position, position.seat, card):
        return CANNOT_AFFORD
    if can_pay(position, position.seat, ask_price(position, position.seat, card)):
        return LEGAL
    return CANNOT_AFFORD


def why_not_pay(position: Position, card: i64) -> i64:
    """A revealed card of one's own hand that one can afford."""
    if not position.in_hand(position.seat, card) or position.flags[card] & REVEALED == 0:
        return NOT_REVEALED
    if is_forbidden(position, position.seat, ACT_PAY, card):
        return FORBIDDEN
    return why_not_afford(position, card)


def why_not_buy(position: Position, card: i64) -> i64:
    """A voter of the zone that one can afford."""
    if position.where[card] != ZONE:
        return IN_NO_REACH
    if is_forbidden(position, position.seat, ACT_BUY, card):
        return FORBIDDEN
    return why_not_afford(position, card)


def why_not_itemise(position: Position, card: i64) -> i64:
    """Saying which resource pays which icon makes sense only if there is more than one way."""
    if position.where[card] == ZONE:
        reason = why_not_buy(position, card)
    else:
        reason = why_not_pay(position, card)
    return why_not_by_hand(position, card) if reason == LEGAL else reason


def why_not_by_hand(position: Position, card: i64) -> i64:
    """The same of a card that can be paid for."""
    if has_several_ways(position, position.seat, ask_price(position, position.seat, card)):
        return LEGAL
    return ONE_WAY_TO_PAY


def pay(position: Position, card: i64) -> None:
    """Pay with what can do least else; the card enters play."""
    settle_all(position, position.seat, ask_price(position, position.seat, card))
    bring_in(position, card)


def bring_in(position: Position, card: i64) -> None:
    """A card that was paid for enters the cabinet; a voter is replaced at once."""
    seat = position.seat
    position.effects = 0
    if position.deck.category[card] == VOTER:
        position.tell(BUYS, seat, card)
    else:
        position.tell(PAYS, seat, card)
    leave_list(position, card)
    enter(position, seat, card)
    refill_zone(position)
    act(position)


def itemise(position: Position, card: i64) -> None:
    """Pay icon by icon."""
    price = ask_price(position, position.seat, card)
    for icon in range(ICONS):
        position.bill[icon] = price[icon]
    position.paying = card
    settle_money_icons(position, position.seat, position.bill)
    position.phase = PAYING
    if settle_what_is_clear(position, position.seat):
        finish_payment(position)


def pay_with(position: Position, resource: i64) -> None:
    """Settle the next icon with this resource."""
    settle(position, position.actor, next_icon(position.bill), resource, position.bill)
    if settle_what_is_clear(position, position.actor):
        finish_payment(position)


def finish_payment(position: Position) -> None:
    """Bring in what was paid for, or go on with the effect whose fee it was."""
    card = position.paying
    position.paying = NONE
    position.phase = RUNNING
    if card >= 0:
        bring_in(position, card)
    else:
        next_actor(position)


# Articulating, and actions written on cards.


def why_not_articulate(position: Position, card: i64) -> i64:
    """An unturned card of one's own cabinet that has an articulation effect."""
    seat = position.seat
    if not position.in_cabinet(seat, card):
        return NOT_IN_CABINET
    if position.deck.program(card, ARTICULATION) < 0:
        return NO_ARTICULATION
    if position.flags[card] & TURNED != 0:
        return IS_TURNED
    if position.flags[card] & ARTICULATED != 0 and rule_of(position, card, STAYS_UP):
        return ALREADY_ARTICULATED
    if position.actions_taken >= MOST_ACTIONS:
        return TOO_MANY_ACTIONS
    if is_forbidden(position, seat, ACT_ARTICULATE, card):
        return FORBIDDEN
    return LEGAL


def articulate(position: Position, card: i64) -> None:
    """Turn the card, unless it says otherwise, and try for its effect."""
    position.flags[card] |= ARTICULATED if rule_of(position, card, STAYS_UP) else TURNED
    position.effects = 0
    position.tell(ARTICULATES, position.seat, card)
    position.enqueue(position.deck.program(card, ARTICULATION), card, position.seat)
    act(position)


def why_not_use(position: Position, card: i64) -> i64:
    """An action on a card of one's own cabinet, once a turn; the card need not be unturned."""
    seat = position.seat
    if not position.in_cabinet(seat, card):
        return NOT_IN_CABINET
    if position.deck.program(card, ACTION) < 0:
        return NO_ACTION
    if is_used_up(position, card):
        return ACTION_USED
    if position.actions_taken >= MOST_ACTIONS:
        return TOO_MANY_ACTIONS
    if is_forbidden(position, seat, ACT_USE, card):
        return FORBIDDEN
    return LEGAL


def is_used_up(position: Position, card: i64) -> bool:
    """Whether its action was carried out this turn, by a card that does not say otherwise."""
    return position.flags[card] & USED != 0 and not rule_of(position, card, REPEATS)


def use(position: Position, card: i64) -> None:
    """Carry out the action written on a card."""
    position.flags[card] |= USED
    position.effects = 0
    position.tell(USES, position.seat, card)
    position.enqueue(position.deck.program(card, ACTION), card, position.seat)
    act(position)


# Discards at the end of a turn.


def why_not_drop(position: Position, card: i64) -> i64:
    """A hand card that is face down; revealed ones go anyway, unless a card keeps them."""
    if not position.in_hand(position.seat, card):
        return NOT_IN_HAND
    if position.flags[card] & REVEALED == 0 or position.has_rule(position.seat, KEEP_REVEALED):
        return LEGAL
    return ALREADY_REVEALED


def drop(position: Position, card: i64) -> None:
    """Discard a hand card without effect; ask again while there are more."""
    discard(position, position.seat, card)
    if not has_cards_to_drop(position, position.seat):
        end_turn(position)


def keep(position: Position) -> None:
    """Keep the rest of the hand."""
    end_turn(position)
