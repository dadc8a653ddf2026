# compiled: mypyc
"""What goes on by itself between decisions: one step after another, until somebody is asked."""

from ludoteca.games.agencia import (
    alter,
    crisis,
    hegemony,
    interpreter,
    match,
    moves,
    natural,
    turn,
)
from ludoteca.games.agencia.state import (
    AFTERMATH,
    ALTERED,
    AUTOMATIC,
    BY_CRISIS,
    BY_NATURAL,
    BY_REVOLT,
    CLAIMS,
    DEAL,
    FINISH,
    GATE,
    GIVEN,
    JUDGE,
    MATCH_CLOSED,
    MATCH_WON,
    MOVERS,
    NATURE,
    PASS_ON,
    PRIZES,
    QUEUE,
    RIGHTS,
    RUN,
    TAKE,
    TURN,
    UNREST,
    Position,
)


def advance(position: Position) -> None:
    """Go on until somebody has to decide."""
    while position.phase >= AUTOMATIC:
        if position.phase < GATE:
            advance_turn(position)
        else:
            advance_rest(position)
    moves.show_open_hands(position)


def advance_turn(position: Position) -> None:
    """The steps of a turn, up to the structure's program."""
    phase = position.phase
    if phase == TURN:
        turn.begin_turn(position)
    elif phase == RIGHTS:
        turn.read_rights(position)
    elif phase == JUDGE:
        turn.judge(position)
    elif phase == UNREST:
        crisis.see_unrest(position)
    elif phase == RUN:
        interpreter.run(position)
    elif phase == GIVEN:
        interpreter.collect(position)
    if position.phase == TAKE:
        natural.open_piles(position)


def advance_rest(position: Position) -> None:
    """Alterations, crises, the end of turns and matches."""
    phase = position.phase
    if phase == GATE:
        alter.pass_gates(position)
    elif phase == ALTERED:
        advance_altered(position)
    elif phase == QUEUE:
        crisis.go_through_queue(position)
    elif phase == AFTERMATH:
        crisis.follow_up(position)
    elif phase == NATURE:
        natural.see_nature(position)
    elif phase == FINISH:
        turn.finish_turn(position)
    elif phase == PRIZES:
        turn.close_turn(position)
    elif phase == CLAIMS:
        if not turn.see_winners(position):
            hegemony.ask_for_claims(position)
    elif phase == PASS_ON:
        turn.pass_on(position)
    elif phase == MATCH_WON:
        match.win_match(position)
    elif phase == MATCH_CLOSED:
        match.close_match(position)
    elif phase == MOVERS:
        match.ask_next_mover(position)
    elif phase == DEAL:
        match.deal(position)


def advance_altered(position: Position) -> None:
    """Back to whatever the alteration was for."""
    cause = position.alter_cause
    if cause == BY_CRISIS:
        crisis.crisis_altered(position)
    elif cause == BY_REVOLT:
        crisis.revolt_altered(position)
    elif cause == BY_NATURAL:
        natural.natural_altered(position)
    else:
        position.phase = RUN
