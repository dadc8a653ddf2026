# compiled: mypyc
"""What an instruction could do: which cards it may choose among, and how much of it is possible."""

from ludoteca.games.vossa_excelencia.instructions import (
    CAMPAIGN,
    COLLECT,
    COUNT,
    DISCARD,
    DISCARD_HAND,
    DRAW,
    EVENT,
    EVERYONE,
    FEE,
    GAIN,
    GIVE,
    HAVE,
    ICONS,
    INFAMY,
    LOSE,
    MONEY,
    PARLIAMENTARIAN,
    PARTY,
    PER,
    PLAY,
    RECEIVE,
    RETRIEVE,
    RETURN,
    SHELTERED,
    STORE,
    STRIDE,
    SWEEP,
    SWITCH,
    TAKE,
    TRAIT_THIS,
    TURN,
    UNTURN,
    VOTER,
    WHAT,
    WHO,
    YOU,
)
from ludoteca.games.vossa_excelencia.payment import (
    can_pay,
    ease_money,
    has_several_ways,
    owned,
)
from ludoteca.games.vossa_excelencia.scoring import count_per
from ludoteca.games.vossa_excelencia.state import (
    CABINETS,
    DISCARD_PILE,
    HANDS,
    TURNED,
    ZONE,
    Position,
)
from ludoteca.games.vossa_excelencia.zones import available, collectable, purse, till
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.native import i64, vec


def fits(position: Position, op: i64, what: i64, seat: i64, card: i64) -> bool:
    """Whether an instruction done by a seat may choose this card."""
    if op == DISCARD_HAND:
        return position.in_hand(seat, card)
    if what == TRAIT_THIS:
        if card != position.source:
            return False
    elif not position.has_trait(card, what):
        return False
    if op == PLAY:
        return position.in_hand(seat, card)
    if op == TAKE:
        return position.where[card] == ZONE
    if op == RETRIEVE:
        is_discarded = position.where[card] == DISCARD_PILE
        return is_discarded and position.deck.category[card] == PARLIAMENTARIAN
    return position.in_cabinet(seat, card) and fits_in_cabinet(position, op, card)


def fits_in_cabinet(position: Position, op: i64, card: i64) -> bool:
    """Whether a card of the cabinet is as the instruction needs it."""
    if op == RETURN:
        return position.deck.category[card] == PARLIAMENTARIAN
    if op == TURN:
        return position.flags[card] & TURNED == 0
    if op == UNTURN:
        return position.flags[card] & TURNED != 0
    return True


def is_card_choice(op: i64) -> bool:
    """Whether an instruction is done card by card."""
    return (
        op == DISCARD_HAND
        or op == DISCARD
        or op == RETURN
        or op == TURN
        or op == UNTURN
        or op == TAKE
        or op == RETRIEVE
        or op == PLAY
    )


def list_of(op: i64, seat: i64) -> i64:
    """The list whose cards an instruction chooses among; RETRIEVE has none."""
    if op == DISCARD_HAND or op == PLAY:
        return HANDS + seat
    if op == TAKE:
        return ZONE
    return CABINETS + seat


def candidates(position: Position, op: i64, what: i64, seat: i64) -> i64:
    """How many cards an instruction could choose."""
    count: i64 = 0
    if op == RETRIEVE:
        deck = position.deck
        for discarded in range(deck.first[PARLIAMENTARIAN], deck.first[PARLIAMENTARIAN + 1]):
            if fits(position, op, what, seat, discarded):
                count += 1
        return count
    card = position.heads[list_of(op, seat)]
    while card >= 0:
        if fits(position, op, what, seat, card):
            count += 1
        card = position.after[card]
    return count


def first_candidate(position: Position, op: i64, what: i64, seat: i64) -> i64:
    """The first card an instruction could choose; there must be one."""
    card: i64 = 0
    if op == RETRIEVE:
        card = position.deck.first[PARLIAMENTARIAN]
        while not fits(position, op, what, seat, card):
            card += 1
        return card
    card = position.heads[list_of(op, seat)]
    while not fits(position, op, what, seat, card):
        card = position.after[card]
    return card


def add_candidates(
    position: Position, op: i64, what: i64, seat: i64, first: i64, out: ActionBuffer
) -> None:
    """Write an action for every card an instruction could choose."""
    if op == RETRIEVE:
        deck = position.deck
        for discarded in range(deck.first[PARLIAMENTARIAN], deck.first[PARLIAMENTARIAN + 1]):
            if fits(position, op, what, seat, discarded):
                out.add(first + discarded)
        return
    card = position.heads[list_of(op, seat)]
    while card >= 0:
        if fits(position, op, what, seat, card):
            out.add(first + card)
        card = position.after[card]


def capacity(position: Position, op: i64, what: i64, seat: i64) -> i64:
    """How much of an instruction a seat could do now; 1 where it is all or nothing."""
    if is_card_choice(op):
        return candidates(position, op, what, seat)
    if op == LOSE:
        return owned(position, seat, what)
    if op == GIVE:
        return purse(position, seat)
    if op == DRAW:
        return available(position, PARLIAMENTARIAN)
    if op == RECEIVE:
        return available(position, INFAMY)
    if op == COLLECT:
        return collectable(position, seat)
    if op == CAMPAIGN or op == SWEEP:
        return available(position, VOTER)
    if op == SWITCH:
        return available(position, PARTY)
    if op == HAVE:
        return position.count_trait(seat, what)
    return yes_or_no(position, op, what, seat)


def yes_or_no(position: Position, op: i64, what: i64, seat: i64) -> i64:
    """1 if an instruction that is done wholly or not at all is possible, else 0."""
    possible = True
    if op == GAIN and what == MONEY:
        possible = till(position, seat) >= 0
    elif op == STORE:
        possible = position.where[position.source] >= CABINETS
    elif op == FEE:
        possible = can_pay(position, seat, fee_bill(position, what))
    if possible:
        return 1
    return 0


def fee_bill(position: Position, fee: i64) -> vec[i64]:
    """The icons of a fee that the owner has to pay, in the position's scratch row."""
    bill = position.quote
    for icon in range(ICONS):
        bill[icon] = position.deck.fees[fee * ICONS + icon]
    ease_money(position, position.owner, bill)
    return bill


def is_possible(position: Position, row: i64) -> bool:
    """Whether an instruction would do anything, whoever it is addressed to."""
    code = position.deck.code
    op = code[row]
    who = code[row + WHO]
    what = code[row + WHAT]
    per = code[row + PER]
    if who == YOU or who == EVERYONE:
        if is_possible_for(position, op, what, per, position.owner):
            return True
    if who == YOU:
        return False
    for seat in range(position.players):
        if seat != position.owner and is_reached(position, seat):
            if is_possible_for(position, op, what, per, seat):
                return True
    return False


def is_reached(position: Position, seat: i64) -> bool:
    """Whether the effect under way can tell a seat anything: cards shelter from those of rivals."""
    if seat == position.owner or position.deck.category[position.source] == EVENT:
        return position.is_in_game(seat)
    return position.is_in_game(seat) and not position.has_rule(seat, SHELTERED)


def is_possible_for(position: Position, op: i64, what: i64, per: i64, seat: i64) -> bool:
    """Whether an instruction would do anything if this seat did it."""
    if count_per(position, seat, per, position.source) == 0:
        return False
    return capacity(position, op, what, seat) > 0


def is_branch_possible(position: Position, branch: i64) -> bool:
    """Whether any instruction of an alternative would do something."""
    code = position.deck.code
    row = code[branch + COUNT]
    while row < code[branch + WHAT]:
        if is_possible(position, row):
            return True
        row += STRIDE
    return False


def can_meet(position: Position, condition: i64) -> bool:
    """Whether the owner can meet a condition in full: partly is not at all."""
    code = position.deck.code
    for place in range(code[condition + COUNT]):
        row = condition + STRIDE * (place + 1)
        needed = code[row + COUNT]
        found = capacity(position, code[row], code[row + WHAT], position.owner)
        if found < needed and (needed < 99 or found == 0):
            return False
    return True


def asks_nothing(position: Position, condition: i64) -> bool:
    """Whether a condition is only a look at the cabinet, which nobody could refuse."""
    code = position.deck.code
    for place in range(code[condition + COUNT]):
        if code[condition + STRIDE * (place + 1)] != HAVE:
            return False
    return True


def fee_with_a_choice(position: Position, condition: i64) -> bool:
    """Whether a condition is a fee that can be paid in more than one way."""
    code = position.deck.code
    for place in range(code[condition + COUNT]):
        row = condition + STRIDE * (place + 1)
        if code[row] == FEE:
            bill = fee_bill(position, code[row + WHAT])
            return has_several_ways(position, position.owner, bill)
    return False
