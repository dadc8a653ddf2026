# compiled: mypyc
"""The interpreter: carries out a structure's program, sentence by sentence, pausing for choices.

**The vocabulary.** The 206 structural cards were read and sorted into 29 verbs (`language.py`),
most of them draws, discards, hand-overs and swaps; into parties, whom a sentence concerns: by order
of play, by numbers of cards, by the field, by the past, or by choice of the player in turn; into
numbers, seven of which are not constants; into eight conditions; and into 48 standing rules, which
are bits of the society read by `standing.py` and the phase they bear on. No card has code of its
own; what a verb plans, books and does stands together, by families (`verbs.py`).

**Running.** A program is rows of seven numbers in one array. `pc` is the row being carried out,
`picks` how many players have been chosen in it, `stage` how far it has got, `todo` which seats are
still to be dealt with; the books keeps the bill. A sentence that needs an answer sets the phase
and returns; the answer sets the phase back to RUN. There is nothing else to save.

**Feasibility.** `judge.py` goes through the same rows with the same plans on counts alone, before
anything is done and at every choice, so that what begins can always be completed. Only cards not
drawn yet can disappoint: then what is left of the program is a crisis.
"""

from ludoteca.games.agencia.box import CODE, ROW
from ludoteca.games.agencia.crisis import start_crisis
from ludoteca.games.agencia.drawing import collect_discards
from ludoteca.games.agencia.faults import FINE
from ludoteca.games.agencia.judge import (
    IN_PART,
    choices,
    forgo,
    is_forgiven,
    judged,
    pick,
    quiet_rules,
    why_not_pick,
)
from ludoteca.games.agencia.language import (
    ALTER,
    DISCARD,
    END,
    HAND,
    PASS_CARDS,
    PROPOSE,
    SWAP_CARDS,
)
from ludoteca.games.agencia.moves import (
    choosers,
    give_chosen,
    note_low_hands,
    owing,
    read_structural,
)
from ludoteca.games.agencia.state import BEGINS, DONE, GIVE, NATURE, RUN, TARGET, Position
from ludoteca.games.agencia.verbs import begin, go_on, plan
from ludoteca.games.agencia.vocabulary import CHOOSES
from ludoteca.kernel.bits import lowest_bit
from ludoteca.kernel.native import i64


def run(position: Position) -> None:
    """Carry out the next sentence, or go on with the one under way."""
    pc = position.pc
    if position.stage == BEGINS:
        begin_program(position)
    elif position.stage == DONE:
        finish_sentence(position)
    elif CODE[pc] == END:
        position.running = 0
        position.books.lenient = 0
        position.phase = NATURE
    elif position.stage > 0:
        go_on(position)
    elif position.picks < choices(position.books, pc):
        ask_for_target(position)
    else:
        begin_sentence(position)


def begin_program(position: Position) -> None:
    """Only a quiet rule can have left no more than a part of it to be done."""
    books = position.books
    position.stage = 0
    if quiet_rules(books) != 0:
        if judged(position.history, books, position.trial) == IN_PART:
            books.lenient = 1
            position.running = 2


def finish_sentence(position: Position) -> None:
    """On to the next row."""
    position.books.before = position.books.subjects
    position.pc += ROW
    position.picks = 0
    position.stage = 0
    note_low_hands(position)


def begin_sentence(position: Position) -> None:
    """Plan on the real books, then do it. A plan that fails now is a crisis of what is left.

    Unless only a quiet rule makes it fail: then the sentence is left out.
    """
    books = position.books
    verb = CODE[position.pc]
    if ALTER <= verb <= PROPOSE:
        read_structural(position)
        books.drawn = 0
    fault = plan(position.history, books, position.pc)
    if fault != FINE and not is_forgiven(books, position.pc):
        start_crisis(position, fault, books.fault_party, books.fault_seat, books.fault_count)
        return
    position.stage = DONE
    if fault == FINE:
        begin(position, position.pc)
    else:
        forgo(books)


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
        position.history, position.books, position.trial, position.pc, position.picks, seat
    )


def choose_target(position: Position, seat: i64) -> None:
    """Note the choice and go on."""
    pick(position.books, position.picks, seat)
    position.picks += 1
    position.tell(CHOOSES, position.books.seat, seat)
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


def receiver_of(position: Position, seat: i64) -> i64:
    """Where a seat's chosen cards go."""
    books = position.books
    if position.verb == HAND:
        return position.receiver
    if position.verb == PASS_CARDS:
        return books.along(seat, 1)
    both = books.subjects | books.receivers
    return lowest_bit(both & ~(1 << seat))
