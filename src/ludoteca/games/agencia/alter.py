# compiled: mypyc
"""Altering a structure: the card, the place, and the gates it may have to pass before it is done.

Whoever alters puts a structural card of the own hand into the society and takes the old one.
A crisis solution may have to be voted on, a revolt approved, any alteration may meet a veto.
"""

from ludoteca.games.agencia.books import NOBODY
from ludoteca.games.agencia.box import (
    APPROVED_BY,
    CARDS,
    FIRST_NATURAL,
    IDEOLOGY,
    KIND,
    OLD_BY,
    RULE_BITS,
    STRUCTURAL_KINDS,
)
from ludoteca.games.agencia.cardset import following, holds, put, take
from ludoteca.games.agencia.costs import penalty
from ludoteca.games.agencia.language import (
    DISCARD,
    NO_APPROVAL,
    NO_RULE,
    NO_SUPPORT,
    SUPPORT_ALL,
    VETO,
    VOTE,
)
from ludoteca.games.agencia.moves import ask_for_cards, draw_cards, show_own, syndicate_debt
from ludoteca.games.agencia.standing import fewest_seats
from ludoteca.games.agencia.state import (
    ALTERED,
    APPROVE,
    BY_CRISIS,
    BY_NATURAL,
    BY_PROPOSAL,
    BY_REVOLT,
    CAST_VOTE,
    GATE,
    INSERT,
    PLACE,
    VETO_IT,
    Position,
)
from ludoteca.games.agencia.vocabulary import (
    ALTERS,
    NO_SUCH_SEAT,
    NOT_APPROVED,
    NOT_IN_HAND,
    OFFERS,
    ONLY_OLD_CARDS,
    ONLY_THIS_PLACE,
    OTHER_PLACE,
    SUPPORTS,
    VETOES,
    VOTES,
)
from ludoteca.kernel.bits import count_bits
from ludoteca.kernel.native import i64
from ludoteca.kernel.reasons import LEGAL


def start_alteration(position: Position, seat: i64, cause: i64, fixed: i64) -> None:
    """Ask a seat for the card; `fixed` is the only place, or NOBODY."""
    position.alter_seat = seat
    position.alter_cause = cause
    position.alter_fixed = fixed
    position.alter_card = NOBODY
    position.alter_place = NOBODY
    position.alter_done = 0
    position.gate = 0
    position.yes = 0
    position.phase = INSERT


def why_not_insert(position: Position, kind: i64) -> i64:
    """A structural card of the own hand; under Ludismo Nova geração brings back old ones only."""
    if not holds(position.hands, position.alter_seat, kind):
        return NOT_IN_HAND
    if position.alter_cause == BY_NATURAL:
        rule = OLD_BY[position.natural - FIRST_NATURAL]
        if rule != NO_RULE and position.books.has(rule) and not holds(position.been, 0, kind):
            return ONLY_OLD_CARDS
    return LEGAL


def insert(position: Position, kind: i64) -> None:
    """Name the card; everybody sees it."""
    position.alter_card = kind
    position.knowledge.locate_for_all(kind, position.alter_seat)
    show_own(position, position.alter_seat)
    if position.alter_fixed != NOBODY:
        place(position, position.alter_fixed)
    else:
        position.phase = PLACE


def why_not_place(position: Position, seat: i64) -> i64:
    """Any place of the society; the second alteration of a Momento histórico takes another one."""
    if seat >= position.players:
        return NO_SUCH_SEAT
    if position.alter_fixed != NOBODY and seat != position.alter_fixed:
        return ONLY_THIS_PLACE
    if position.alter_cause == BY_NATURAL and seat == position.moment_place:
        return OTHER_PLACE
    return LEGAL


def place(position: Position, seat: i64) -> None:
    """Name the place, and see what stands in the way."""
    position.alter_place = seat
    position.tell(OFFERS, position.alter_seat, position.alter_card, seat)
    position.phase = GATE


def pass_gates(position: Position) -> None:
    """Vote, approval, veto; then it is done."""
    gate = position.gate
    position.gate = gate + 1
    if gate == 0:
        if position.alter_cause == BY_CRISIS and position.books.has(VOTE):
            position.yes = 1 << position.alter_seat
            position.asked = position.books.everybody() & ~position.yes
            position.phase = CAST_VOTE
    elif gate == 1:
        if needs_approval(position):
            position.asked = possible_supporters(position)
            position.phase = APPROVE
            if position.asked == 0:
                turn_down(position)
    elif gate == 2:
        if can_be_vetoed(position):
            position.asked = fewest_seats(position.books) & ~(1 << position.alter_seat)
            if position.asked != 0:
                position.phase = VETO_IT
    else:
        perform(position)


def needs_approval(position: Position) -> bool:
    """A revolt, unless a rule settles it; a proposal; Liderança under the constituent assembly."""
    cause = position.alter_cause
    books = position.books
    if cause == BY_REVOLT:
        supporters = books.holders(SUPPORT_ALL) & ~(1 << position.alter_seat)
        return not books.has(NO_APPROVAL) and supporters == 0
    if cause == BY_NATURAL:
        rule = APPROVED_BY[position.natural - FIRST_NATURAL]
        return rule != NO_RULE and books.has(rule)
    return cause == BY_PROPOSAL


def possible_supporters(position: Position) -> i64:
    """Opponents who may say yes, as bits."""
    others = position.books.everybody() & ~(1 << position.alter_seat)
    if position.alter_cause == BY_REVOLT:
        others &= ~position.books.holders(NO_SUPPORT)
    return others


def can_be_vetoed(position: Position) -> bool:
    """Any alteration but that of the card which allows vetoes."""
    books = position.books
    old = books.society[position.alter_place]
    return books.has(VETO) and (RULE_BITS[old] >> VETO) & 1 == 0


def first_asked(position: Position) -> i64:
    """Whose word is awaited: of those asked, the first along the flow from whoever alters."""
    for steps in range(position.players):
        seat = position.books.along(position.alter_seat, steps + 1)
        if (position.asked >> seat) & 1 == 1:
            return seat
    return NOBODY


def answer_approval(position: Position, seat: i64, supports: bool) -> None:
    """The first yes settles it; when all have said no, it is turned down."""
    position.asked &= ~(1 << seat)
    if supports:
        position.tell(SUPPORTS, seat)
        position.phase = GATE
    elif position.asked == 0:
        turn_down(position)


def answer_veto(position: Position, seat: i64, vetoes: bool) -> None:
    """One veto is enough."""
    position.asked &= ~(1 << seat)
    if vetoes:
        position.tell(VETOES, seat)
        position.phase = ALTERED
    elif position.asked == 0:
        position.phase = GATE


def cast_vote(position: Position, seat: i64, votes_yes: bool) -> None:
    """Votes are counted when all are cast; a tie does not approve."""
    position.asked &= ~(1 << seat)
    if votes_yes:
        position.yes |= 1 << seat
    if position.asked == 0:
        count = count_bits(position.yes)
        position.shown += 1
        position.votes = count
        position.tell(VOTES, count)
        position.phase = GATE
        if count * 2 <= position.players:
            turn_down(position)


def turn_down(position: Position) -> None:
    """It does not take place."""
    position.tell(NOT_APPROVED, position.alter_seat)
    position.phase = ALTERED


def perform(position: Position) -> None:
    """Exchange the cards; then the penalty, if altering has one."""
    seat = position.alter_seat
    books = position.books
    cost = penalty(position.history, books, seat)
    exchange(position, seat, position.alter_card, position.alter_place)
    position.alter_done = 1
    position.phase = ALTERED
    if cost > 0:
        draw_cards(position, seat, cost)
        if syndicate_debt(position) >= 0:
            ask_for_cards(position, DISCARD, ALTERED)


def exchange(position: Position, seat: i64, kind: i64, at: i64) -> None:
    """A card of the hand into the society, the old one into the hand."""
    books = position.books
    old = books.society[at]
    take(position.hands, seat, kind)
    position.knowledge.left(seat, kind, position.hands)
    put(position.hands, seat, old)
    position.knowledge.locate_for_all(old, seat)
    books.society[at] = kind
    put(position.been, 0, kind)
    books.read_rules()
    if IDEOLOGY[old] != IDEOLOGY[kind]:  # else there are as many as before
        note_hegemony(position, IDEOLOGY[old], NOBODY)
        note_hegemony(position, IDEOLOGY[kind], seat)
    position.history.altered[seat] = position.history.turn
    position.tell(ALTERS, seat, kind, at, old)


def threshold(position: Position) -> i64:
    """How many cards of an ideology make a hegemony."""
    return 2 if position.players == 3 else 3


def count_ideology(position: Position, ideology: i64) -> i64:
    """How many structures of an ideology the society holds."""
    count: i64 = 0
    for seat in range(position.players):
        if IDEOLOGY[position.books.society[seat]] == ideology:
            count += 1
    return count


def note_hegemony(position: Position, ideology: i64, seat: i64) -> None:
    """Remember who put in the last card that was needed; below the threshold, nobody."""
    if ideology < 0:
        return
    count = count_ideology(position, ideology)
    if count < threshold(position):
        position.reached[ideology] = NOBODY
    elif count == threshold(position) and seat != NOBODY:
        position.reached[ideology] = seat


def can_insert_something(position: Position, seat: i64, only_old: bool) -> bool:
    """Whether a hand holds a structural card that may go into the society."""
    card = following(position.hands, seat, 0)
    while card < CARDS and KIND[card] < STRUCTURAL_KINDS:
        if not only_old or holds(position.been, 0, card):
            return True
        card = following(position.hands, seat, card + 1)
    return False
