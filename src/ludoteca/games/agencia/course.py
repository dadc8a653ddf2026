# compiled: mypyc
"""The course of a match: flow, crises to come, who may not draw, who is seen, who wins.

These sentences move no cards; what they change is changed alike on a real and an imagined ledger.
"""

from ludoteca.games.agencia.box import CODE, TO
from ludoteca.games.agencia.faults import (
    FINE,
    HOLDER_FEWEST,
    HOLDER_HIGHEST,
    NEIGHBOURS_TIE,
    NO_SOLVER_YET,
    NOBODY_FELL,
    PUNISHED_WINS,
)
from ludoteca.games.agencia.history import History
from ludoteca.games.agencia.language import (
    BAN_DRAWS,
    CRISIS_NEXT,
    LOOK,
    NOBODY_SOLVED,
    REVERSE,
    SHOW,
    TURN_FLOW,
    WIN,
    YOU_ARE_HIGHEST,
    YOU_HAVE_FEWEST,
)
from ludoteca.games.agencia.ledger import NOBODY, Ledger
from ludoteca.games.agencia.moves import show_hand
from ludoteca.games.agencia.state import Position
from ludoteca.games.agencia.vocabulary import BANNED, CRISIS_ANNOUNCED, FLOW_TURNS, LOOKS, SHOWS
from ludoteca.games.agencia.who import fewest_cards, select, with_cards
from ludoteca.kernel.bits import lowest_bit
from ludoteca.kernel.native import i64


def plan_guard(history: History, ledger: Ledger, condition: i64) -> i64:
    """A crisis if the condition holds."""
    ledger.subjects = 0
    seat = ledger.seat
    if condition == YOU_ARE_HIGHEST:
        if ledger.rows[seat] == ledger.highest_row():
            return ledger.fail(HOLDER_HIGHEST, 0, seat, ledger.rows[seat])
    elif condition == YOU_HAVE_FEWEST:
        if with_cards(ledger, fewest_cards(ledger, 0)) == 1 << seat:
            return ledger.fail(HOLDER_FEWEST, 0, seat, ledger.cards[seat])
    elif condition == NOBODY_SOLVED:
        if history.last_solver == NOBODY:
            return ledger.fail(NO_SOLVER_YET, 0, NOBODY, 0)
    elif history.fell == 0:
        return ledger.fail(NOBODY_FELL, 0, NOBODY, 0)
    return FINE


def plan_course(history: History, ledger: Ledger, pc: i64) -> i64:
    """The flow needs neighbours that differ, a win somebody who can win; the rest always goes."""
    verb = CODE[pc]
    seat = ledger.seat
    if verb == TURN_FLOW:
        if ledger.cards[ledger.along(seat, 1)] == ledger.cards[ledger.along(seat, -1)]:
            return ledger.fail(NEIGHBOURS_TIE, 0, seat, ledger.cards[ledger.along(seat, 1)])
    elif verb == WIN:
        if ledger.subjects & ledger.punished != 0:
            return ledger.fail(PUNISHED_WINS, 0, lowest_bit(ledger.subjects), 0)
    else:
        ledger.receivers = select(history, ledger, CODE[pc + TO])
    return FINE


def book_course(ledger: Ledger, verb: i64) -> None:
    """Turn the flow, note the winners."""
    seat = ledger.seat
    if verb == REVERSE:
        ledger.flow = -ledger.flow
    elif verb == TURN_FLOW:
        if ledger.cards[ledger.along(seat, -1)] > ledger.cards[ledger.along(seat, 1)]:
            ledger.flow = -ledger.flow
    elif verb == WIN:
        ledger.winners |= ledger.subjects


def do_course(position: Position, verb: i64) -> None:
    """The same for all to see; and what only the real match has: bans, looks, crises to come."""
    if verb == CRISIS_NEXT:
        position.crisis_next = 1
        position.tell(CRISIS_ANNOUNCED)
    elif verb == LOOK or verb == SHOW:
        look(position, verb)
    elif verb == BAN_DRAWS:
        ban_draws(position)
    else:
        flow = position.ledger.flow
        book_course(position.ledger, verb)
        if position.ledger.flow != flow:
            position.tell(FLOW_TURNS, position.ledger.flow)


def ban_draws(position: Position) -> None:
    """They may not draw until their turn is over."""
    position.ledger.banned |= position.ledger.subjects
    for seat in range(position.players):
        if (position.ledger.subjects >> seat) & 1 == 1:
            position.tell(BANNED, seat)


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
