# compiled: mypyc
"""Can some sequence of choices complete a program? Decided on counts, never by trying moves.

The program is gone through on a copy of the ledger: every sentence is planned under the standing
rules and booked. Cards themselves do not matter for that, only their numbers; the one exception, a
structural card that must be left for an alteration, is a bit per seat. Where the player in turn
chooses somebody, each candidate is tried on a copy. Programs choose two players at most.
"""

from typing import Final

from ludoteca.games.agencia.box import (
    CHOICE,
    CODE,
    COUNT,
    DRAWS_DISCARDS,
    ONLY_HANDS,
    ROW,
    START,
    TO,
    TRAITS,
    WHEN,
    WHO,
)
from ludoteca.games.agencia.faults import (
    FINE,
    NOBODY_TO_CHOOSE,
    PUNISHED_WINS,
    TIED,
    TOO_FEW_CARDS,
    TWO_EMPTY_HANDS,
)
from ludoteca.games.agencia.history import History
from ludoteca.games.agencia.language import (
    ALIKE_TOO,
    ALTER,
    ALTER_THIS,
    ANOTHER_OPPONENT,
    DISCARD,
    DISCARD_PER_DRAW,
    DRAW,
    END,
    EXCHANGE,
    GO_DOWN,
    GO_UP,
    HAND,
    HIGHEST_IDLE,
    MOST,
    MOVE_FIELD,
    NO_LONE_HANDING,
    NO_RIVAL_DRAWS,
    ONE_PLAYER_ONLY,
    ONLY_DRAWS_DISCARDS,
    OPPONENT_SAME,
    OPPONENT_SINCE,
    OWN_DISCARDS_ONLY,
    PARTY_ROOM,
    PARTY_STEP,
    PASS_CARDS,
    PASS_HANDS,
    PICK_DRAW,
    PICKED,
    PICKED_TOO,
    REVERSE,
    RISE,
    RIVAL_OF_MOST,
    SOMEONE_AT_MOST,
    SOMEONE_EXACTLY,
    SOMEONE_FEWER,
    SOMEONE_HIGHER,
    SOMEONE_MORE,
    SWAP_CARDS,
    SWAP_FIELD,
    SWAP_HANDS,
    SWAP_STRUCTURES,
    TURN_FLOW,
    TWO_ALIKE,
    UNLESS_REVOLT,
    WIN,
    YOU,
)
from ludoteca.games.agencia.ledger import Ledger
from ludoteca.games.agencia.plan import (
    billed,
    can_draw,
    demanded_discards,
    is_shielded,
    is_void,
    plan,
)
from ludoteca.games.agencia.who import by_cards, with_cards
from ludoteca.kernel.bits import count_bits, lowest_bit
from ludoteca.kernel.native import i64

NOT_CANCELLED: Final[i64] = -1


def choices(ledger: Ledger, pc: i64) -> i64:
    """How many players are chosen in the sentence at `pc`; none for what does not happen."""
    if CODE[pc + CHOICE] == 0 or is_void(ledger, pc):
        return 0
    return 1 if CODE[pc + CHOICE + 1] == 0 else 2


def completes(history: History, ledger: Ledger, pc: i64, picks: i64) -> bool:
    """Whether some choices complete the program from here; uses up the ledger, notes its fault."""
    while True:
        verb = CODE[pc]
        if verb == END:
            return ends_well(ledger)
        if picks < choices(ledger, pc):
            return some_pick_completes(history, ledger, pc, picks)
        if plan(history, ledger, pc) != FINE:
            return False
        book(ledger, pc)
        pc += ROW
        picks = 0


def some_pick_completes(history: History, ledger: Ledger, pc: i64, picks: i64) -> bool:
    """Try each candidate on a copy."""
    found = candidates(history, ledger, pc, picks)
    if found == 0:
        ledger.fail(NOBODY_TO_CHOOSE, CODE[pc + CHOICE + picks], -1, 0)
    if found <= 0:
        return False
    for seat in range(ledger.players):
        if (found >> seat) & 1 == 1:
            trial = ledger.copy()
            pick(trial, picks, seat)
            if completes(history, trial, pc, picks + 1):
                return True
            ledger.fail(trial.fault, trial.fault_party, trial.fault_seat, trial.fault_count)
    return False


def pick(ledger: Ledger, picks: i64, seat: i64) -> None:
    """Note who was chosen."""
    if picks == 0:
        ledger.first = seat
    else:
        ledger.second = seat


def ends_well(ledger: Ledger) -> bool:
    """At the end at most one hand is empty, unless several may win; and none that cannot win."""
    if ledger.winners != 0:
        return True
    empty = ledger.empty_hands()
    if empty == 0:
        return True
    if empty & ledger.punished != 0:
        ledger.fail(PUNISHED_WINS, 0, lowest_bit(empty & ledger.punished), 0)
        return False
    if count_bits(empty) > 1 and not ledger.many_may_win():
        ledger.fail(TWO_EMPTY_HANDS, 0, -1, count_bits(empty))
        return False
    return True


def candidates(history: History, ledger: Ledger, pc: i64, picks: i64) -> i64:
    """Whom the player in turn may choose here, as bits; -1, with the fault, if that is undefined.

    Whom a standing rule quietly protects is left out, unless it protects all of them.
    """
    found = fitting(history, ledger, CODE[pc + CHOICE + picks])
    if found <= 0:
        return found
    open_to_all = found
    for seat in range(ledger.players):
        if is_protected(history, ledger, pc, picks, seat):
            open_to_all &= ~(1 << seat)
    return open_to_all if open_to_all != 0 else found


def is_protected(history: History, ledger: Ledger, pc: i64, picks: i64, seat: i64) -> bool:
    """Whether choosing a seat would come to nothing."""
    verb = CODE[pc]
    if verb == DRAW:
        if ledger.has(NO_RIVAL_DRAWS) and (ledger.holders(NO_RIVAL_DRAWS) >> seat) & 1 == 0:
            return True
        return not can_draw(history, ledger, seat)
    if verb != HAND:
        return False
    if CODE[pc + TO] == (PICKED if picks == 0 else PICKED_TOO):
        return is_shielded(ledger, seat)
    return CODE[pc + TO] == PICKED_TOO and leaves_only_shielded(ledger, seat)


def leaves_only_shielded(ledger: Ledger, giver: i64) -> bool:
    """Whether with this giver nobody would be left to receive whom a standing rule lets receive."""
    for seat in range(ledger.players):
        if seat != giver and seat != ledger.seat and not is_shielded(ledger, seat):
            return False
    return True


def fitting(history: History, ledger: Ledger, party: i64) -> i64:
    """Everybody of whom the words of a choice are true."""
    kind = party % PARTY_STEP
    others = ledger.everybody() & ~(1 << ledger.seat)
    if kind == ANOTHER_OPPONENT:
        return others & ~(1 << ledger.first)
    if kind == RIVAL_OF_MOST:
        most = by_cards(ledger, MOST)
        return most if most < 0 else ledger.everybody() & ~most
    if kind == ALIKE_TOO:
        return with_cards(ledger, ledger.cards[ledger.first]) & ~(1 << ledger.first)
    found: i64 = 0
    for seat in range(ledger.players):
        if kind == TWO_ALIKE:
            if count_bits(with_cards(ledger, ledger.cards[seat])) > 1:
                found |= 1 << seat
        elif seat != ledger.seat and fits(history, ledger, kind, party // PARTY_STEP, seat):
            found |= 1 << seat
    return found


def fits(history: History, ledger: Ledger, kind: i64, number: i64, seat: i64) -> bool:
    """Whether the words of a choice are true of an opponent."""
    cards = ledger.cards[seat]
    own = ledger.cards[ledger.seat]
    if kind == SOMEONE_EXACTLY:
        return cards == number
    if kind == SOMEONE_AT_MOST:
        return cards <= number
    if kind == SOMEONE_FEWER:
        return cards < own
    if kind == SOMEONE_MORE:
        return cards > own
    if kind == OPPONENT_SAME:
        return cards == own
    if kind == SOMEONE_HIGHER:
        return ledger.rows[seat] > ledger.rows[ledger.seat]
    if kind == OPPONENT_SINCE:
        return history.discards > history.discards_at[seat]
    return True


def book(ledger: Ledger, pc: i64) -> None:
    """Change the counts as if the planned sentence had been carried out."""
    verb = CODE[pc]
    if verb == DRAW or verb == PICK_DRAW:
        book_draws(ledger)
    elif verb == DISCARD:
        ledger.discarded = 0
        for seat in range(ledger.players):
            ledger.cards[seat] -= ledger.bill[seat]
            ledger.discarded += ledger.bill[seat]
        ledger.pool += ledger.discarded
    elif verb == HAND:
        book_hands(ledger)
    elif verb == PASS_CARDS:
        for seat in range(ledger.players):
            ledger.cards[seat] -= ledger.bill[seat]
            ledger.cards[ledger.along(seat, 1)] += ledger.bill[seat]
    elif verb == SWAP_HANDS:
        one = lowest_bit(ledger.subjects)
        other = lowest_bit(ledger.receivers)
        cards = ledger.cards[one]
        ledger.cards[one] = ledger.cards[other]
        ledger.cards[other] = cards
    elif verb == PASS_HANDS:
        rotate_counts(ledger, CODE[pc + COUNT])
    elif verb == ALTER or verb == ALTER_THIS or (MOVE_FIELD <= verb <= GO_UP):
        book_draws(ledger)
    rearrange(ledger, pc)
    ledger.before = ledger.subjects


def book_draws(ledger: Ledger) -> None:
    """Cards from the pool to hands; the syndicate's discards back to it."""
    total: i64 = 0
    for seat in range(ledger.players):
        ledger.cards[seat] += ledger.bill[seat]
        total += ledger.bill[seat]
        if ledger.bill[seat] > 0:
            ledger.drawn |= 1 << seat
    ledger.pool -= total
    syndicate = ledger.holders(DISCARD_PER_DRAW)
    if syndicate != 0:
        debt = demanded_discards(ledger, total)
        ledger.cards[lowest_bit(syndicate)] -= debt
        ledger.pool += debt


def book_hands(ledger: Ledger) -> None:
    """Cards from givers to receivers."""
    for giver in range(ledger.players):
        for receiver in range(ledger.players):
            if (ledger.receivers >> receiver) & 1 == 1:
                ledger.cards[giver] -= ledger.bill[giver]
                ledger.cards[receiver] += ledger.bill[giver]


def rotate_counts(ledger: Ledger, step: i64) -> None:
    """Every hand moves on."""
    before = ledger.cards[:]
    for seat in range(ledger.players):
        ledger.cards[ledger.along(seat, step)] = before[seat]


def rearrange(ledger: Ledger, pc: i64) -> None:
    """Carry out what a sentence does to flow, society, field and match; real and imagined alike."""
    verb = CODE[pc]
    seat = ledger.seat
    if verb == REVERSE:
        ledger.flow = -ledger.flow
    elif verb == TURN_FLOW:
        if ledger.cards[ledger.along(seat, -1)] > ledger.cards[ledger.along(seat, 1)]:
            ledger.flow = -ledger.flow
    elif verb == SWAP_STRUCTURES:
        other = ledger.first
        kind = ledger.society[seat]
        ledger.society[seat] = ledger.society[other]
        ledger.society[other] = kind
    elif verb == SWAP_FIELD:
        swap_squares(ledger, seat, ledger.first)
    elif verb == GO_DOWN:
        ledger.rows[seat] -= 1
    elif verb == GO_UP:
        ledger.rows[seat] += 1
    elif verb == RISE:
        for mate in range(ledger.players):
            ledger.rows[mate] += (ledger.subjects >> mate) & 1
    elif verb == WIN:
        ledger.winners |= ledger.subjects


def swap_squares(ledger: Ledger, one: i64, other: i64) -> None:
    """Two players change places in the field."""
    row = ledger.rows[one]
    column = ledger.columns[one]
    ledger.rows[one] = ledger.rows[other]
    ledger.columns[one] = ledger.columns[other]
    ledger.rows[other] = row
    ledger.columns[other] = column


def cancelled_by(history: History, ledger: Ledger) -> i64:
    """The rule that takes away all effect of the structure in turn; -1 if none does."""
    kind = ledger.source
    if ledger.has(HIGHEST_IDLE) and ledger.on_row(ledger.highest_row()) == 1 << ledger.seat:
        if (ledger.holders(HIGHEST_IDLE) >> ledger.seat) & 1 == 0:
            return HIGHEST_IDLE
    if ledger.has(ONLY_DRAWS_DISCARDS) and TRAITS[kind] & DRAWS_DISCARDS == 0:
        return ONLY_DRAWS_DISCARDS
    if ledger.has(NO_LONE_HANDING) and TRAITS[kind] & ONLY_HANDS != 0:
        return NO_LONE_HANDING
    if ledger.has(ONE_PLAYER_ONLY) or ledger.has(NO_RIVAL_DRAWS):
        return cancelled_by_count(history, ledger)
    return NOT_CANCELLED


def cancelled_by_count(history: History, ledger: Ledger) -> i64:
    """Go through the program to see who would act and who would draw."""
    acting: i64 = 0
    drawing: i64 = 0
    trial = ledger.copy()
    pc = START[ledger.source]
    while CODE[pc] != END:
        for picks in range(choices(trial, pc)):
            found = candidates(history, trial, pc, picks)
            if found <= 0:
                break
            pick(trial, picks, lowest_bit(found))
        fault = plan(history, trial, pc)
        if trial.subjects > 0:
            acting |= actors(trial, CODE[pc])
            if CODE[pc] == DRAW or CODE[pc] == PICK_DRAW:
                drawing |= trial.subjects
        if fault == FINE:
            book(trial, pc)
        pc += ROW
    if ledger.has(ONE_PLAYER_ONLY) and count_bits(acting) > 1:
        return ONE_PLAYER_ONLY
    pacifists = ledger.holders(NO_RIVAL_DRAWS)
    if pacifists != 0 and drawing & ~pacifists != 0:
        return NO_RIVAL_DRAWS
    return NOT_CANCELLED


def actors(ledger: Ledger, verb: i64) -> i64:
    """Who draws, discards, swaps or hands over by the planned sentence."""
    if verb == SWAP_CARDS or verb == SWAP_HANDS:
        return ledger.subjects | (ledger.receivers if ledger.receivers > 0 else ledger.everybody())
    if verb == DRAW or verb == PICK_DRAW or verb == DISCARD or verb == HAND or verb == EXCHANGE:
        return ledger.subjects
    if verb == PASS_CARDS or verb == PASS_HANDS:
        return ledger.everybody()
    return 0


def implies_discard(history: History, ledger: Ledger) -> bool:
    """Whether by the structure in turn, as things stand, somebody would have to discard.

    Discards that a standing rule stops do not count, nor those of a card that never is a crisis;
    those that the syndicate owes for cards drawn do.
    """
    trial = ledger.copy()
    pc = START[ledger.source]
    pays = ledger.holders(DISCARD_PER_DRAW) != 0
    while CODE[pc] != END:
        verb = CODE[pc]
        if verb == DISCARD and choices(trial, pc) > 0:
            return chosen_may_discard(history, trial, pc)
        for picks in range(choices(trial, pc)):
            found = candidates(history, trial, pc, picks)
            if found <= 0:
                break
            pick(trial, picks, lowest_bit(found))
        fault = plan(history, trial, pc)
        if verb == DISCARD and states_discard(trial, pc, fault):
            return True
        if fault == FINE:
            if pays and draws_cards(verb) and billed(trial) > 0:
                return True
            book(trial, pc)
        pc += ROW
    return False


def states_discard(ledger: Ledger, pc: i64, fault: i64) -> bool:
    """Whether a planned discard is to happen, be it possible or not."""
    if CODE[pc + WHEN] == UNLESS_REVOLT:
        return False
    return fault == TIED or fault == TOO_FEW_CARDS or (fault == FINE and billed(ledger) > 0)


def chosen_may_discard(history: History, ledger: Ledger, pc: i64) -> bool:
    """Whether some choice makes somebody discard: under 97 only where it includes the own hand."""
    if not ledger.has(OWN_DISCARDS_ONLY) or CODE[pc + WHO] % PARTY_ROOM == YOU:
        return True
    found = candidates(history, ledger, pc, 0)
    return found > 0 and (found >> ledger.seat) & 1 == 1


def draws_cards(verb: i64) -> bool:
    """Whether the bill of a verb is of cards drawn."""
    if verb == DRAW or verb == PICK_DRAW or verb == ALTER or verb == ALTER_THIS:
        return True
    return MOVE_FIELD <= verb <= GO_UP


def is_feasible(history: History, ledger: Ledger, trial: Ledger) -> bool:
    """Whether the structure in turn can be done; `trial` is scratch and keeps the fault."""
    trial.copy_from(ledger)
    return completes(history, trial, START[ledger.source], 0)


def why_not_pick(
    history: History, ledger: Ledger, trial: Ledger, pc: i64, picks: i64, seat: i64
) -> i64:
    """0 if choosing a seat leaves the program completable; else the fault."""
    found = candidates(history, ledger, pc, picks)
    if found <= 0 or (found >> seat) & 1 == 0:
        return NOBODY_TO_CHOOSE
    trial.copy_from(ledger)
    pick(trial, picks, seat)
    if completes(history, trial, pc, picks + 1):
        return FINE
    return trial.fault
