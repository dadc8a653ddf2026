# compiled: mypyc
"""What is true of every position of Vossa Excelência, beyond bounds and numbers of cards.

Each check looks at one relation and says what is wrong with it, or nothing.
"""

from typing import Final

from ludoteca.games.vossa_excelencia.choices import is_card_choice
from ludoteca.games.vossa_excelencia.instructions import (
    CATEGORIES,
    CHOICE,
    CONDITION,
    FEE,
    GAIN_CHOSEN,
    STRIDE,
    TARGET,
    WHO,
)
from ludoteca.games.vossa_excelencia.payment import can_pay
from ludoteca.games.vossa_excelencia.state import (
    ACCEPTING,
    ACTING,
    ACTIONS,
    ARTICULATED,
    BOX,
    BRANCHING,
    CABINETS,
    CHOOSING,
    CLOSING,
    DISCARDS,
    EXPANSION,
    HANDS,
    HAPPENING_NOW,
    KNOWN,
    NONE,
    OVER,
    PAYING,
    PILE,
    REVEALED,
    RUNNING,
    SPHERE,
    TABLE,
    TARGETING,
    TURNED,
    USED,
    ZONE,
    Position,
)
from ludoteca.kernel.native import i64

ON_DUTY: Final[i64] = TURNED | USED | ARTICULATED  # what only a card in a cabinet carries


def check_piles(position: Position) -> str:
    """A card is in its pile if it is said to be, and only then."""
    deck = position.deck
    for category in range(CATEGORIES):
        first = deck.first[category]
        for place in range(first, first + position.pile_counts[category]):
            card = position.piles[place]
            if position.where[card] != PILE:
                return f"card {card} is in no pile"
        there: i64 = 0
        for card in range(first, deck.first[category + 1]):
            there += 1 if position.where[card] == PILE else 0
        if there != position.pile_counts[category]:
            return f"a card of pile {category} is not in it"
    return ""


def check_box(position: Position) -> str:
    """The expansion's cards are out of the game where it is not played."""
    if position.settings[EXPANSION] == 1:
        return ""
    for card in range(position.deck.size):
        if position.deck.expansion[card] == 1 and position.where[card] != BOX:
            return f"card {card} is of the expansion, which is not played"
    return ""


def check_marks(position: Position) -> str:
    """Only cards of hands are revealed or known; money lies on nothing but cards in play."""
    for card in range(position.deck.size):
        place = position.where[card]
        in_hand = HANDS <= place < CABINETS
        if position.flags[card] & (REVEALED | KNOWN) != 0 and not in_hand:
            return f"card {card} is shown in a hand that it is not in"
        if position.flags[card] & ON_DUTY != 0 and place < CABINETS:
            return f"card {card} is turned or used, and in no cabinet"
        if position.money[card] > 0 and (place < CABINETS):
            return f"money lies on card {card}, which is not in play"
    return ""


def check_table(position: Position) -> str:
    """The event being resolved lies on the table, and nothing else does."""
    for card in range(position.deck.size):
        if (position.where[card] == TABLE) != (card == position.event):
            return f"card {card} is on the table, or the event is not"
    if position.event != NONE and position.stage != HAPPENING_NOW and position.phase != OVER:
        return "an event is open out of its time"
    if position.event == NONE and position.stage == HAPPENING_NOW:
        return "no event happens"
    return ""


def check_left(position: Position) -> str:
    """Whoever has left holds nothing, and the others go on."""
    leavers = position.players - position.still_in_game()
    for seat in range(position.players):
        left = position.left[seat]
        if left > leavers:
            return f"seat {seat} left after {left - 1} others, and {leavers} have left"
        cards = position.counts[HANDS + seat] + position.counts[CABINETS + seat]
        if left > 0 and (cards > 0 or position.points[seat] > 0):
            return f"seat {seat} has left and holds something"
        for other in range(seat):
            if left > 0 and position.left[other] == left:
                return f"seats {other} and {seat} left at the same time"
    if position.phase == OVER:
        return ""
    return "" if position.is_in_game(position.actor) else "somebody who has left is to decide"


def check_stage(position: Position) -> str:
    """Actions and discards are asked of the seat in turn, when nothing is being resolved."""
    phase = position.phase
    if phase == RUNNING:
        return "nothing is asked, and the game is not over"
    if phase != OVER and position.semester > position.semesters() and position.queued == 0:
        if position.pc == NONE:
            return "time is up, and the game goes on"
    if phase != ACTIONS and phase != DISCARDS:
        return ""
    if position.pc != NONE or position.queued > 0:
        return "an effect is not resolved, and the turn goes on"
    if position.actor != position.seat:
        return "somebody acts who is not in turn"
    wanted = ACTING if phase == ACTIONS else CLOSING
    return "" if position.stage == wanted else f"the stage is {position.stage}, not {wanted}"


def check_effect(position: Position) -> str:
    """What is asked fits the instruction being resolved."""
    phase = position.phase
    op: i64 = NONE
    who: i64 = NONE
    if position.pc >= 0:
        if position.pc % STRIDE != 0:
            return "no such instruction"
        op = position.deck.code[position.pc]
        who = position.deck.code[position.pc + WHO]
        if position.source < 0:
            return "an effect of no card"
    asked = phase < RUNNING
    if (phase == ACCEPTING) != (op == CONDITION and asked):
        return "no condition to accept"
    if (phase == BRANCHING) != (op == CHOICE and asked):
        return "no alternatives to choose from"
    if phase == CHOOSING and not is_card_choice(op):
        return "nothing to choose for"
    if phase == SPHERE and op != GAIN_CHOSEN:
        return "no influence to choose"
    if phase == TARGETING and who != TARGET:
        return "no rival to choose"
    chooses = phase == CHOOSING or phase == SPHERE
    if chooses and position.remaining < 1:
        return "nothing is left to choose"
    is_asked = phase != PAYING and phase != OVER
    if not chooses and is_asked and position.remaining != NONE:
        return f"{position.remaining} are left to choose, and nobody chooses"
    return ""


def check_queue(position: Position) -> str:
    """Effects that wait are of the deck's programs, cards and seats."""
    for place in range(position.queued):
        row = 3 * place
        known = 0 <= position.queue[row + 1] < position.deck.size
        known = known and 0 <= position.queue[row + 2] < position.players
        if not known or position.queue[row] not in position.deck.programs:
            return "no such effect"
    return ""


def check_bill(position: Position) -> str:
    """A bill is open while somebody pays it, for a card in reach or a fee."""
    if position.phase != PAYING:
        if position.paying != NONE:
            return "a card is being paid for, and nobody pays"
        return "a bill is open, and nobody pays" if sum(position.bill) > 0 else ""
    if sum(position.bill) == 0:
        return "there is no bill to pay"
    if not can_pay(position, position.actor, position.bill):
        return "the bill cannot be paid"
    if position.paying == NONE:
        fee = position.pc >= 0 and position.deck.code[position.pc] == FEE
        return "" if fee else "a fee is paid that nobody asks for"
    if position.actor != position.seat or position.stage != ACTING or position.pc != NONE:
        return "somebody pays for a card out of turn"
    place = position.where[position.paying]
    if place != HANDS + position.seat and place != ZONE:
        return "the card paid for is out of reach"
    return ""


CHECKS: Final = (
    check_piles,
    check_box,
    check_marks,
    check_table,
    check_left,
    check_stage,
    check_effect,
    check_queue,
    check_bill,
)
