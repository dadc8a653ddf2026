# compiled: mypyc
"""Can some sequence of choices complete a program? Decided on counts, never by trying moves.

The program is gone through on a copy of the books: every sentence is planned under the standing
rules and booked. Cards themselves do not matter for that, only their numbers; the one exception, a
structural card that must be left for an alteration, is a bit per seat. Where the player in turn
chooses somebody, each candidate is tried on a copy. Programs choose two players at most.

Some standing rules are quiet: what they stop "is no crisis" (57, 67, 97, 100, 157). Where a program
cannot be completed under them, and could be if there were none, it is judged again leniently: a
sentence that cannot be carried out then does not happen, and the rest is done.
"""

from typing import Final

from ludoteca.games.agencia.books import Books
from ludoteca.games.agencia.box import CHOICE, CODE, COUNT, ROW, START, TO, WHEN
from ludoteca.games.agencia.faults import FINE, NOBODY_TO_CHOOSE, PUNISHED_WINS, TWO_EMPTY_HANDS
from ludoteca.games.agencia.history import History
from ludoteca.games.agencia.language import (
    ALIKE_TOO,
    ANOTHER_OPPONENT,
    CRISIS_IF,
    DRAW,
    END,
    HAND,
    IF_MOST_DREW,
    MOST,
    NO_DRAW_LAST,
    NO_DRAWS_DISCARDS,
    NO_RIVAL_DRAWS,
    ONE_DRAW,
    OPPONENT_SAME,
    OPPONENT_SINCE,
    OWN_DISCARDS_ONLY,
    PARTY_STEP,
    PICKED,
    PICKED_TOO,
    RIVAL_OF_MOST,
    SHIELD,
    SOMEONE_AT_MOST,
    SOMEONE_EXACTLY,
    SOMEONE_FEWER,
    SOMEONE_HIGHER,
    SOMEONE_MORE,
    TWO_ALIKE,
    UP_TO_MOST,
)
from ludoteca.games.agencia.standing import can_draw, is_shielded, is_void
from ludoteca.games.agencia.verbs import book, needs_somebody, plan
from ludoteca.games.agencia.who import by_cards, most_cards, with_cards
from ludoteca.kernel.bits import count_bits, lowest_bit
from ludoteca.kernel.native import i64, vec

# What comes of a structure.
WHOLE: Final[i64] = 0  # it is done
IN_PART: Final[i64] = 1  # but for what only a quiet rule makes impossible
NOT_AT_ALL: Final[i64] = 2  # a quiet rule leaves no way to end the turn: it has no effect
CRISIS_OF_IT: Final[i64] = 3

QUIET: Final[vec[i64]] = vec[i64](
    [int(SHIELD), int(NO_DRAWS_DISCARDS), int(OWN_DISCARDS_ONLY), int(ONE_DRAW), int(NO_DRAW_LAST)]
)
BITS: Final[vec[i64]] = vec[i64]([1 << int(rule) for rule in QUIET])  # of the same


def choices(books: Books, pc: i64) -> i64:
    """How many players are chosen in the sentence at `pc`; none for what does not happen."""
    if CODE[pc + CHOICE] == 0 or is_void(books, pc):
        return 0
    return 1 if CODE[pc + CHOICE + 1] == 0 else 2


def completes(history: History, books: Books, pc: i64, picks: i64) -> bool:
    """Whether some choices complete the program from here; uses up the books, notes its fault."""
    while True:
        verb = CODE[pc]
        if verb == END:
            return ends_well(books)
        if picks < choices(books, pc):
            return some_pick_completes(history, books, pc, picks)
        if plan(history, books, pc) == FINE:
            book(books, pc)
        elif is_forgiven(books, pc):
            forgo(books)
        else:
            return False
        pc += ROW
        picks = 0


def is_forgiven(books: Books, pc: i64) -> bool:
    """Whether a sentence that cannot be carried out is left out; never what is a crisis in words.

    That is: where the card itself says what is a crisis, even if a quiet rule brings it about.
    """
    if books.lenient == 0 or CODE[pc] == CRISIS_IF or needs_somebody(pc):
        return False
    return CODE[pc + WHEN] != IF_MOST_DREW and CODE[pc + COUNT] != UP_TO_MOST


def forgo(books: Books) -> None:
    """Nothing comes of a sentence."""
    books.subjects = 0
    books.receivers = 0
    books.before = 0
    books.discarded = 0


def some_pick_completes(history: History, books: Books, pc: i64, picks: i64) -> bool:
    """Try each candidate on a copy."""
    found = candidates(history, books, pc, picks)
    if books.lenient == 1:
        found = choosable(books, pc, meant(history, books, pc, picks))
    if found == 0:
        books.fail(NOBODY_TO_CHOOSE, CODE[pc + CHOICE + picks], -1, 0)
    return found > 0 and one_completes(history, books, pc, picks, found)


def one_completes(history: History, books: Books, pc: i64, picks: i64, seats: i64) -> bool:
    """Whether choosing one of some seats completes the program; the last fault is noted."""
    for seat in range(books.players):
        if (seats >> seat) & 1 == 1:
            trial = books.copy()
            pick(trial, picks, seat)
            if completes(history, trial, pc, picks + 1):
                return True
            books.fail(trial.fault, trial.fault_party, trial.fault_seat, trial.fault_count)
    return False


def pick(books: Books, picks: i64, seat: i64) -> None:
    """Note who was chosen."""
    if picks == 0:
        books.first = seat
    else:
        books.second = seat


def ends_well(books: Books) -> bool:
    """At the end at most one hand is empty, unless several may win; and none that cannot win."""
    if books.winners != 0:
        return True
    empty = books.empty_hands()
    if empty == 0:
        return True
    if empty & books.punished != 0:
        books.fail(PUNISHED_WINS, 0, lowest_bit(empty & books.punished), 0)
        return False
    if count_bits(empty) > 1 and not books.many_may_win():
        books.fail(TWO_EMPTY_HANDS, 0, -1, count_bits(empty))
        return False
    return True


def candidates(history: History, books: Books, pc: i64, picks: i64) -> i64:
    """Whom the player in turn may choose here, as bits; -1, with the fault, if that is undefined.

    Whom a standing rule quietly protects is left out, unless it protects all of them.
    """
    found = meant(history, books, pc, picks)
    if found <= 0:
        return found
    open_to_all = found
    for seat in range(books.players):
        if is_protected(history, books, pc, picks, seat):
            open_to_all &= ~(1 << seat)
    return open_to_all if open_to_all != 0 else found


def meant(history: History, books: Books, pc: i64, picks: i64) -> i64:
    """Everybody of whom the words of the choice are true, protected or not; -1 with a fault."""
    found = fitting(history, books, CODE[pc + CHOICE + picks])
    if found > 0 and CODE[pc] == DRAW and CODE[pc + COUNT] == UP_TO_MOST:
        return without_most(books, found)
    return found


def choosable(books: Books, pc: i64, found: i64) -> i64:
    """Of those meant, whom 151 leaves to be chosen to draw."""
    if found > 0 and CODE[pc] == DRAW and books.has(NO_RIVAL_DRAWS):
        return found & books.holders(NO_RIVAL_DRAWS)
    return found


def spared(history: History, books: Books, pc: i64, picks: i64) -> i64:
    """With whom the program could be completed if no rule were quiet, as bits."""
    found: i64 = 0
    seats = choosable(books, pc, meant(history, books, pc, picks))
    for seat in range(books.players):
        if seats > 0 and (seats >> seat) & 1 == 1:
            trial = books.copy()
            pick(trial, picks, seat)
            if completes_without(history, trial, pc, picks + 1, quiet_rules(books)):
                found |= 1 << seat
    return found


def quiet_rules(books: Books) -> i64:
    """The quiet rules in force, as bits."""
    found: i64 = 0
    for index in range(len(QUIET)):
        if books.has(QUIET[index]):
            found |= BITS[index]
    return found


def completes_without(history: History, trial: Books, pc: i64, picks: i64, rules: i64) -> bool:
    """Whether the program could be completed exactly if these rules were not in force."""
    trial.rules &= ~rules
    trial.lenient = 0
    return completes(history, trial, pc, picks)


def without_most(books: Books, found: i64) -> i64:
    """Some players without the one who has most cards and would draw nothing; a tie is no one."""
    most = with_cards(books, most_cards(books))
    return found & ~most if count_bits(most) == 1 else found


def is_protected(history: History, books: Books, pc: i64, picks: i64, seat: i64) -> bool:
    """Whether choosing a seat would come to nothing."""
    verb = CODE[pc]
    if verb == DRAW:
        if books.has(NO_RIVAL_DRAWS) and may_be_drawer(books, seat) == 0:
            return True
        return not can_draw(history, books, seat)
    if verb != HAND:
        return False
    if CODE[pc + TO] == (PICKED if picks == 0 else PICKED_TOO):
        return is_shielded(books, seat)
    return CODE[pc + TO] == PICKED_TOO and leaves_only_shielded(books, seat)


def may_be_drawer(books: Books, seat: i64) -> i64:
    """The bit of a seat that under 151 can be chosen to draw: its holder, unless 89 bans that."""
    return books.holders(NO_RIVAL_DRAWS) & ~books.banned & (1 << seat)


def leaves_only_shielded(books: Books, giver: i64) -> bool:
    """Whether with this giver nobody would be left to receive whom a standing rule lets receive."""
    for seat in range(books.players):
        if seat != giver and seat != books.seat and not is_shielded(books, seat):
            return False
    return True


def fitting(history: History, books: Books, party: i64) -> i64:
    """Everybody of whom the words of a choice are true."""
    kind = party % PARTY_STEP
    others = books.everybody() & ~(1 << books.seat)
    if kind == ANOTHER_OPPONENT:
        return others & ~(1 << books.first)
    if kind == RIVAL_OF_MOST:
        most = by_cards(books, MOST)
        return most if most < 0 else books.everybody() & ~most
    if kind == ALIKE_TOO:
        return with_cards(books, books.cards[books.first]) & ~(1 << books.first)
    found: i64 = 0
    for seat in range(books.players):
        if kind == TWO_ALIKE:
            if count_bits(with_cards(books, books.cards[seat])) > 1:
                found |= 1 << seat
        elif seat != books.seat and fits(history, books, kind, party // PARTY_STEP, seat):
            found |= 1 << seat
    return found


def fits(history: History, books: Books, kind: i64, number: i64, seat: i64) -> bool:
    """Whether the words of a choice are true of an opponent."""
    cards = books.cards[seat]
    own = books.cards[books.seat]
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
        return books.rows[seat] > books.rows[books.seat]
    if kind == OPPONENT_SINCE:
        return history.discards > history.discards_at[seat]
    return True


def judged(history: History, books: Books, trial: Books) -> i64:
    """What comes of the structure in turn; `trial` is scratch and keeps the fault."""
    start = START[books.source]
    trial.copy_from(books)
    if completes(history, trial, start, 0):
        return WHOLE
    quiet = quiet_rules(books)
    if quiet == 0 or not completes_without(history, books.copy(), start, 0, quiet):
        return CRISIS_OF_IT
    lenient = books.copy()
    lenient.lenient = 1
    if completes(history, lenient, start, 0):
        return IN_PART
    if lenient.fault == TWO_EMPTY_HANDS or lenient.fault == PUNISHED_WINS:
        return NOT_AT_ALL
    return CRISIS_OF_IT


def stopping_rule(history: History, books: Books) -> i64:
    """The quiet rule that alone keeps the structure in turn from being completed, or the first."""
    quiet = quiet_rules(books)
    for index in range(len(QUIET)):
        if books.has(QUIET[index]):
            if completes_without(history, books.copy(), START[books.source], 0, BITS[index]):
                return QUIET[index]
    return lowest_bit(quiet)


def why_not_pick(
    history: History, books: Books, trial: Books, pc: i64, picks: i64, seat: i64
) -> i64:
    """0 if choosing a seat leaves the program completable; else the fault."""
    found = eligible(history, books, pc, picks)
    if found <= 0 or (found >> seat) & 1 == 0:
        return NOBODY_TO_CHOOSE
    trial.copy_from(books)
    pick(trial, picks, seat)
    if completes(history, trial, pc, picks + 1):
        return FINE
    return trial.fault


def eligible(history: History, books: Books, pc: i64, picks: i64) -> i64:
    """Who may be chosen: whom no rule protects; if nothing can be done with them, the protected."""
    found = candidates(history, books, pc, picks)
    if found <= 0 or quiet_rules(books) == 0:
        return found
    if books.lenient == 0 and one_completes(history, books.copy(), pc, picks, found):
        return found
    bare = spared(history, books, pc, picks)
    if bare != 0 and one_completes(history, books.copy(), pc, picks, bare):
        return bare
    return choosable(books, pc, meant(history, books, pc, picks)) if books.lenient == 1 else found
