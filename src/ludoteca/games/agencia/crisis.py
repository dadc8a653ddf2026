# compiled: mypyc
"""Crises: who solves them, in which order, and what follows; revolts, and what follows them."""

from ludoteca.games.agencia.alter import start_alteration
from ludoteca.games.agencia.books import NOBODY
from ludoteca.games.agencia.box import START
from ludoteca.games.agencia.cardset import clear, structural
from ludoteca.games.agencia.language import (
    ALL_DISCARD_AFTER,
    DISCARD,
    HOLDER_FIRST,
    NO_SOLVING,
    NO_STARTING,
    OWN_FIRST,
    REVOLT_COSTS,
    SOLVER_FIRST,
    SOLVING_COSTS,
)
from ludoteca.games.agencia.moves import ask_for_cards, draw_cards, due, syndicate_debt
from ludoteca.games.agencia.standing import (
    can_be_charged,
    can_discard,
    demanded_discards,
    demanded_draws,
)
from ludoteca.games.agencia.state import (
    AFTERMATH,
    BEGINS,
    BY_CRISIS,
    BY_REVOLT,
    FINISH,
    MATCH_CLOSED,
    NATURE,
    QUEUE,
    REVOLT,
    RUN,
    Position,
)
from ludoteca.games.agencia.vocabulary import (
    CRISIS,
    CRISIS_SOLVED,
    NOT_IN_HAND,
    PASSED_OVER,
    REVOLT_BEGINS,
    REVOLT_FAILS,
    REVOLT_SUCCEEDS,
)
from ludoteca.games.agencia.who import fewest_cards, most_cards
from ludoteca.kernel.bits import lowest_bit
from ludoteca.kernel.native import i64
from ludoteca.kernel.reasons import LEGAL


def start_crisis(position: Position, fault: i64, party: i64, seat: i64, count: i64) -> None:
    """The structure loses all effect; somebody else has to alter one."""
    position.fault = fault
    position.fault_party = party
    position.fault_seat = seat
    position.fault_count = count
    position.running = 0
    position.books.lenient = 0
    position.drawn_cards = 0
    position.solvers_tried = 0
    position.history.crises += 1
    position.revolt_open = 1
    for other in range(position.players):
        clear(position.chosen, other)
        position.owed[other] = 0
    reason = fault + 64 * (party + 4096 * (seat + 1 + 512 * count))
    position.tell(CRISIS, position.books.seat, reason)
    position.phase = QUEUE


def priority(position: Position) -> i64:
    """The seats that cards put ahead in the queue, as bits; nobody in the own crisis but by 204."""
    books = position.books
    first = books.holders(HOLDER_FIRST)
    if books.has(SOLVER_FIRST) and position.history.last_solver != NOBODY:
        first |= 1 << position.history.last_solver
    first &= ~(1 << books.seat)
    if books.has(OWN_FIRST):
        first |= 1 << books.seat
    return first


def next_solver(position: Position) -> i64:
    """The first in the queue whose turn has not passed: priority, most cards, highest, nearest."""
    books = position.books
    first = priority(position)
    left = books.everybody() & ~position.solvers_tried
    if not books.has(OWN_FIRST):
        left &= ~(1 << books.seat)
    best: i64 = NOBODY
    best_rank: i64 = -1
    for seat in range(position.players):
        if (left >> seat) & 1 == 1:
            rank = (first >> seat) & 1
            rank = rank * 1000 + books.cards[seat]
            rank = (rank * 8 + books.rows[seat]) * 8 + 7 - books.distance(seat)
            if rank > best_rank:
                best = seat
                best_rank = rank
    return best


def can_solve(position: Position, seat: i64) -> bool:
    """Forbidden by the own structure, unable to pay, or without a structural card: passed over."""
    books = position.books
    if (books.holders(NO_SOLVING) >> seat) & 1 == 1:
        return False
    if books.has(SOLVING_COSTS):
        cost = solving_cost(position, seat)
        if due(position, seat, cost) < cost:
            return False
    position.shown += 1
    if structural(position.hands, seat) > 0:
        return True
    position.knowledge.has_no_structural(seat)
    return False


def solving_cost(position: Position, seat: i64) -> i64:
    """The cards that Distopia pós-apocalíptica makes a solver discard."""
    books = position.books
    if can_discard(books, seat, lowest_bit(books.holders(SOLVING_COSTS))):
        return demanded_discards(books, 2)
    return 0


def go_through_queue(position: Position) -> None:
    """The next who can solves the crisis; if nobody can, the match closes without winner."""
    while True:
        seat = next_solver(position)
        if seat == NOBODY:
            position.phase = MATCH_CLOSED
            return
        if can_solve(position, seat):
            position.offers = 0
            start_alteration(position, seat, BY_CRISIS, NOBODY)
            return
        position.solvers_tried |= 1 << seat
        position.tell(PASSED_OVER, seat)


def crisis_altered(position: Position) -> None:
    """Solved; or turned down: the same player may offer once more, then the queue goes on."""
    seat = position.alter_seat
    if position.alter_done == 1:
        position.history.last_solver = seat
        position.tell(CRISIS_SOLVED, seat)
        position.stage = 0
        position.phase = AFTERMATH
        return
    position.offers += 1
    if position.offers < 2:
        start_alteration(position, seat, BY_CRISIS, NOBODY)
    else:
        give_up(position)


def give_up(position: Position) -> None:
    """No further offer from this player."""
    position.solvers_tried |= 1 << position.alter_seat
    position.phase = QUEUE


def follow_up(position: Position) -> None:
    """What happens after a solved crisis or a revolt; then the turn is over."""
    stage = position.stage
    position.stage = stage + 1
    is_crisis = position.revolted == 0
    books = position.books
    seat = position.alter_seat
    if stage == 0:
        if position.revolted >= 4 and can_be_charged(position.history, books, seat):
            draw_cards(position, seat, demanded_draws(books, 1))
    elif stage == 1:
        if books.has(ALL_DISCARD_AFTER) and position.alter_done == 1:
            everybody_discards(position)
    elif stage == 2:
        if is_crisis and books.has(SOLVING_COSTS):
            solver_pays(position)
    elif syndicate_debt(position) >= 0:
        ask_for_cards(position, DISCARD, FINISH)
    else:
        position.phase = FINISH


def everybody_discards(position: Position) -> None:
    """Secularismo: one card each, of whoever may discard by another's structure."""
    books = position.books
    owner = lowest_bit(books.holders(ALL_DISCARD_AFTER))
    count = demanded_discards(books, 1)
    for seat in range(position.players):
        if can_discard(books, seat, owner):
            position.owed[seat] = due(position, seat, count)
    ask_for_cards(position, DISCARD, AFTERMATH)


def solver_pays(position: Position) -> None:
    """Distopia pós-apocalíptica: the solver discards 2, everybody else draws 1, along the flow."""
    books = position.books
    solver = position.alter_seat
    cost = solving_cost(position, solver)
    for steps in range(position.players):
        seat = books.along(books.seat, steps)
        if seat != solver and can_be_charged(position.history, books, seat):
            draw_cards(position, seat, demanded_draws(books, 1))
    if cost > 0:
        position.owed[solver] = due(position, solver, cost)
        ask_for_cards(position, DISCARD, AFTERMATH)


def revolter(position: Position) -> i64:
    """Who may start a revolt now, or NOBODY.

    Only after a crisis, with more than 3 cards between the extremes: most cards, then lowest in the
    field, then last to play. Where a card forbids that player to, nobody may.
    """
    books = position.books
    most = most_cards(books)
    if position.revolt_open == 0 or most - fewest_cards(books, 0) <= 3:
        return NOBODY
    best: i64 = NOBODY
    best_rank: i64 = -1
    for seat in range(position.players):
        if books.cards[seat] == most:
            rank = (7 - books.rows[seat]) * 8 + (seat - books.seat) * books.flow % books.players
            if rank > best_rank:
                best = seat
                best_rank = rank
    if (books.holders(NO_STARTING) >> best) & 1 == 1:
        return NOBODY
    return best


def see_unrest(position: Position) -> None:
    """Ask whoever may revolt; else carry the structure out."""
    seat = revolter(position)
    if seat == NOBODY:
        carry_out(position)
    else:
        position.alter_seat = seat
        position.phase = REVOLT


def carry_out(position: Position) -> None:
    """The structure's program, unless it was refused or has no effect."""
    if position.refused == 1 or position.cancelled >= 0:
        position.phase = NATURE
        return
    position.pc = START[position.books.source]
    position.picks = 0
    position.stage = BEGINS
    position.running = 1
    position.phase = RUN


def why_not_revolt(position: Position) -> i64:
    """A revolt needs a structural card to propose."""
    return LEGAL if structural(position.hands, position.alter_seat) > 0 else NOT_IN_HAND


def start_revolt(position: Position) -> None:
    """Propose an alteration instead of this turn."""
    seat = position.alter_seat
    position.tell(REVOLT_BEGINS, seat)
    position.revolt_open = 0
    position.history.last_revolter = seat
    position.revolted = 1
    if position.books.has(REVOLT_COSTS):
        position.revolted = 5  # even if the alteration replaces that card
    start_alteration(position, seat, BY_REVOLT, NOBODY)


def revolt_altered(position: Position) -> None:
    """The revolt has succeeded or failed; either way the turn is over."""
    history = position.history
    if position.alter_done == 1:
        history.revolt_won = history.turn
        position.tell(REVOLT_SUCCEEDS, position.alter_seat)
    else:
        history.failed |= 1 << position.alter_seat
        position.tell(REVOLT_FAILS, position.alter_seat)
    position.stage = 0
    position.phase = AFTERMATH
