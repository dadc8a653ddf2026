# compiled: mypyc
"""The interpreter: carries out a structure's program, sentence by sentence, pausing for choices.

**The vocabulary.** The 206 structural cards were read and sorted into 29 verbs (`language.py`),
most of them draws, discards, hand-overs and swaps; into parties, whom a sentence concerns: by order
of play, by numbers of cards, by the field, by the past, or by choice of the player in turn; into
numbers, seven of which are not constants; into seven conditions; and into 48 standing rules, which
are bits of the society read by `plan.py` and the phase they bear on. No card has code of its own.

**Running.** A program is rows of seven numbers in one array. `pc` is the row being carried out,
`picks` how many players have been chosen in it, `stage` how far it has got, `todo` which seats are
still to be dealt with; the ledger keeps the bill (`plan.py`). A sentence that needs an answer sets
the phase and returns; the answer sets the phase back to RUN. There is nothing else to save.

**Feasibility.** `judge.py` goes through the same rows with the same plans on counts alone, before
anything is done and at every choice, so that what begins can always be completed. Only cards not
drawn yet can disappoint: then what is left of the program is a crisis.
"""

from typing import Final

from ludoteca.games.agencia.alter import start_alteration
from ludoteca.games.agencia.box import CODE, COUNT, ROW
from ludoteca.games.agencia.cardset import size, structural
from ludoteca.games.agencia.crisis import start_crisis
from ludoteca.games.agencia.exchange import (
    pass_hands,
    shuffle_hands,
    shuffle_structures,
    swap_hands,
)
from ludoteca.games.agencia.faults import FINE, NO_STRUCTURAL_CARD
from ludoteca.games.agencia.judge import choices, pick, rearrange, why_not_pick
from ludoteca.games.agencia.language import (
    ALTER,
    ALTER_THIS,
    BAN_DRAWS,
    CRISIS_NEXT,
    DISCARD,
    DRAW,
    END,
    EXCHANGE,
    HAND,
    LOOK,
    MOVE_FIELD,
    PASS_CARDS,
    PASS_HANDS,
    PICK_DRAW,
    PROPOSE,
    REVERSE,
    RISE,
    SHOW,
    SHUFFLE_HANDS,
    SHUFFLE_STRUCTURES,
    SWAP_CARDS,
    SWAP_FIELD,
    SWAP_HANDS,
    SWAP_STRUCTURES,
    TURN_FLOW,
)
from ludoteca.games.agencia.ledger import NOBODY
from ludoteca.games.agencia.moves import (
    ask_for_cards,
    discard_chosen,
    draw_cards,
    give_chosen,
    note_low_hands,
    owing,
    read_structural,
    show_hand,
    syndicate_debt,
)
from ludoteca.games.agencia.plan import penalty, plan
from ludoteca.games.agencia.state import (
    BY_PROGRAM,
    BY_PROPOSAL,
    FIELD,
    GIVE,
    NATURE,
    RUN,
    TAKE,
    TARGET,
    Position,
)
from ludoteca.games.agencia.vocabulary import (
    BANNED,
    CHANGES_ROW,
    CHOOSES,
    CRISIS_ANNOUNCED,
    FLOW_TURNS,
    LOOKS,
    SHOWS,
    SWAPS_SQUARES,
    SWAPS_STRUCTURES,
)
from ludoteca.kernel.bits import lowest_bit
from ludoteca.kernel.native import i64, vec

DONE: Final[i64] = 9  # the stage in which a sentence is over


def run(position: Position) -> None:
    """Carry out the next sentence, or go on with the one under way."""
    pc = position.pc
    if position.stage == DONE:
        finish_sentence(position)
    elif CODE[pc] == END:
        position.running = 0
        position.phase = NATURE
    elif position.stage > 0:
        go_on(position)
    elif position.picks < choices(position.ledger, pc):
        ask_for_target(position)
    else:
        begin_sentence(position)


def finish_sentence(position: Position) -> None:
    """On to the next row."""
    position.ledger.before = position.ledger.subjects
    position.pc += ROW
    position.picks = 0
    position.stage = 0
    note_low_hands(position)


def begin_sentence(position: Position) -> None:
    """Plan on the real ledger, then do it. A plan that fails now is a crisis of what is left."""
    ledger = position.ledger
    verb = CODE[position.pc]
    if verb == ALTER or verb == ALTER_THIS or verb == PROPOSE:
        read_structural(position)
        ledger.drawn = 0
    if plan(position.history, ledger, position.pc) != FINE:
        start_crisis(
            position, ledger.fault, ledger.fault_party, ledger.fault_seat, ledger.fault_count
        )
        return
    position.stage = DONE
    if verb <= PASS_CARDS:
        begin_cards(position, verb)
    elif verb <= TURN_FLOW:
        begin_society(position, verb)
    else:
        begin_other(position, verb)


def begin_cards(position: Position, verb: i64) -> None:
    """Draws, discards, hand-overs and swaps."""
    ledger = position.ledger
    if verb == DRAW:
        for steps in range(position.players):
            seat = ledger.along(ledger.seat, steps)
            if ledger.bill[seat] > 0:
                draw_cards(position, seat, ledger.bill[seat])
        settle_draws(position)
    elif verb == HAND or verb == PASS_CARDS:
        position.todo = ledger.receivers
        position.stage = 1
    elif verb == SWAP_HANDS:
        swap_hands(position, lowest_bit(ledger.subjects), lowest_bit(ledger.receivers))
    else:
        for seat in range(position.players):
            position.owed[seat] = ledger.bill[seat]
        if owing(position) != 0:
            ask_for_cards(position, verb, RUN)


def settle_draws(position: Position) -> None:
    """Let the syndicate's holder discard for what was drawn."""
    if syndicate_debt(position) >= 0:
        ask_for_cards(position, DISCARD, RUN)


def go_on(position: Position) -> None:
    """Sentences in several steps: hand-overs by receiver, passing on, alterations by seat."""
    verb = CODE[position.pc]
    if verb == HAND:
        hand_to_next(position)
    elif verb == PASS_CARDS:
        pass_cards(position)
    else:
        alter_next(position)


def take_turn(position: Position) -> i64:
    """The first seat along the flow that is still to be dealt with; takes it off the list."""
    ledger = position.ledger
    for steps in range(position.players):
        seat = ledger.along(ledger.seat, steps)
        if (position.todo >> seat) & 1 == 1:
            position.todo &= ~(1 << seat)
            return seat
    return NOBODY


def hand_to_next(position: Position) -> None:
    """Collect the cards for one receiver after another."""
    seat = take_turn(position)
    if seat == NOBODY:
        position.stage = DONE
        return
    position.receiver = seat
    for giver in range(position.players):
        position.owed[giver] = position.ledger.bill[giver]
    ask_for_cards(position, HAND, RUN)


def pass_cards(position: Position) -> None:
    """First everybody who has enough; then the one who passes on what has arrived."""
    ledger = position.ledger
    if position.stage == 1:
        position.stage = 2
        position.todo = 0
        for seat in range(position.players):
            if ledger.bill[seat] > ledger.cards[seat]:
                position.todo |= 1 << seat
            else:
                position.owed[seat] = ledger.bill[seat]
    else:
        position.stage = DONE
        for seat in range(position.players):
            if (position.todo >> seat) & 1 == 1:
                position.owed[seat] = ledger.bill[seat]
    if owing(position) != 0:
        ask_for_cards(position, PASS_CARDS, RUN)


def alter_next(position: Position) -> None:
    """One alteration after another; a seat whose cards ran out on the way is a crisis."""
    seat = take_turn(position)
    position.shown += 1
    if seat == NOBODY:
        position.stage = DONE
    elif structural(position.hands, seat) == 0:
        start_crisis(position, NO_STRUCTURAL_CARD, 0, seat, 0)
    else:
        start_alteration(position, seat, BY_PROGRAM, NOBODY)


def begin_society(position: Position, verb: i64) -> None:
    """Whole hands, structures, flow."""
    ledger = position.ledger
    if verb == PASS_HANDS:
        pass_hands(position, CODE[position.pc + COUNT])
    elif verb == SHUFFLE_HANDS:
        shuffle_hands(position)
    elif verb == SHUFFLE_STRUCTURES:
        shuffle_structures(position)
    elif verb == ALTER:
        position.todo = ledger.subjects
        position.stage = 1
    elif verb == ALTER_THIS:
        start_alteration(position, ledger.seat, BY_PROGRAM, ledger.seat)
    elif verb == PROPOSE:
        start_alteration(position, ledger.seat, BY_PROPOSAL, NOBODY)
    else:
        flow = ledger.flow
        rearrange(ledger, position.pc)
        if verb == SWAP_STRUCTURES:
            position.tell(SWAPS_STRUCTURES, ledger.seat, ledger.first)
        elif verb == REVERSE or ledger.flow != flow:
            position.tell(FLOW_TURNS, ledger.flow)


def begin_other(position: Position, verb: i64) -> None:
    """Scheduled crises, the piles, looking, the field, winning."""
    ledger = position.ledger
    if verb == CRISIS_NEXT:
        position.crisis_next = 1
        position.tell(CRISIS_ANNOUNCED)
    elif verb == EXCHANGE:
        position.owed[ledger.seat] = 1
        position.fetching = 1
        ask_for_cards(position, EXCHANGE, TAKE)
    elif verb == PICK_DRAW:
        position.fetching = ledger.bill[ledger.seat]
        if position.fetching > 0:
            position.phase = TAKE
    elif verb == LOOK or verb == SHOW:
        look(position, verb)
    elif verb == MOVE_FIELD:
        position.alter_seat = ledger.seat
        position.phase = FIELD
    elif MOVE_FIELD < verb <= RISE:
        change_field(position, verb)
    elif verb == BAN_DRAWS:
        ledger.banned |= ledger.subjects
        for seat in range(position.players):
            if (ledger.subjects >> seat) & 1 == 1:
                position.tell(BANNED, seat)
    else:
        rearrange(ledger, position.pc)


def look(position: Position, verb: i64) -> None:
    """One hand is shown to one player, or several are."""
    seat = position.ledger.seat
    others = position.ledger.subjects if verb == LOOK else position.ledger.receivers
    for other in range(position.players):
        if (others >> other) & 1 == 1:
            if verb == LOOK:
                show_hand(position, seat, other)
                position.tell(LOOKS, seat, other)
            else:
                show_hand(position, other, seat)
                position.tell(SHOWS, seat, other)


def change_field(position: Position, verb: i64) -> None:
    """Swaps and steps in the field, with the price of altering it."""
    ledger = position.ledger
    rows = ledger.rows[:]
    cost: i64 = 0
    if verb != RISE:
        cost = penalty(position.history, ledger, ledger.seat)
    rearrange(ledger, position.pc)
    note_rows(position, rows)
    if verb == SWAP_FIELD:
        position.tell(SWAPS_SQUARES, ledger.seat, ledger.first)
    pay_penalty(position, cost)


def pay_penalty(position: Position, cost: i64) -> None:
    """Draw what altering the field costs."""
    if cost > 0:
        draw_cards(position, position.ledger.seat, cost)
        settle_draws(position)


def note_rows(position: Position, before: vec[i64]) -> None:
    """Whoever changed rows is new there, all of them at once, and has no blocked win left over."""
    now = position.clock + 1
    for seat in range(position.players):
        row = position.ledger.rows[seat]
        if row != before[seat]:
            position.clock = now
            position.since[seat] = now
            position.blocked[seat] = 0
            position.tell(CHANGES_ROW, seat, row)


def ask_for_target(position: Position) -> None:
    """Let the player in turn choose, unless only one choice can be completed."""
    found = legal_targets(position)
    if found & (found - 1) == 0 and found != 0:
        choose_target(position, lowest_bit(found))
    else:
        position.phase = TARGET


def legal_targets(position: Position) -> i64:
    """The players whose choice can be completed, as bits."""
    found: i64 = 0
    for seat in range(position.players):
        if why_not_target(position, seat) == 0:
            found |= 1 << seat
    return found


def why_not_target(position: Position, seat: i64) -> i64:
    """The fault that stands in the way of choosing a seat; 0 if none does."""
    return why_not_pick(
        position.history, position.ledger, position.trial, position.pc, position.picks, seat
    )


def choose_target(position: Position, seat: i64) -> None:
    """Note the choice and go on."""
    pick(position.ledger, position.picks, seat)
    position.picks += 1
    position.tell(CHOOSES, position.ledger.seat, seat)
    position.phase = RUN


def collect(position: Position) -> None:
    """All cards chosen: let them go where they go. Else wait for whoever still owes some."""
    if owing(position) != 0:
        position.phase = GIVE
        return
    position.phase = position.then
    verb = position.verb
    if verb == DISCARD:
        collect_discards(position)
    elif verb == HAND or verb == PASS_CARDS or verb == SWAP_CARDS:
        givers = choosers(position)
        for seat in range(position.players):
            if (givers >> seat) & 1 == 1:
                give_chosen(position, seat, receiver_of(position, seat), verb != SWAP_CARDS)


def choosers(position: Position) -> i64:
    """The seats that have chosen cards, as bits."""
    found: i64 = 0
    for seat in range(position.players):
        if size(position.chosen, seat) > 0:
            found |= 1 << seat
    return found


def collect_discards(position: Position) -> None:
    """Everybody's chosen cards are discarded together."""
    discarders = choosers(position)
    before = position.history.discards
    for seat in range(position.players):
        if (discarders >> seat) & 1 == 1:
            discard_chosen(position, seat)
    position.ledger.discarded = position.history.discards - before
    if discarders != 0:
        position.history.last_discarders = discarders


def receiver_of(position: Position, seat: i64) -> i64:
    """Where a seat's chosen cards go."""
    ledger = position.ledger
    if position.verb == HAND:
        return position.receiver
    if position.verb == PASS_CARDS:
        return ledger.along(seat, 1)
    both = ledger.subjects | ledger.receivers
    return lowest_bit(both & ~(1 << seat))


def needs_structural(position: Position, seat: i64) -> bool:
    """Whether a seat must keep a structural card for what is still to come in the program."""
    if position.running == 0:
        return False
    pc = position.pc
    if CODE[pc] == ALTER and (position.todo >> seat) & 1 == 1:
        return True
    if seat != position.ledger.seat:
        return False
    while CODE[pc] != END:
        pc += ROW
        if CODE[pc] == ALTER or CODE[pc] == ALTER_THIS or CODE[pc] == PROPOSE:
            return True
    return False
