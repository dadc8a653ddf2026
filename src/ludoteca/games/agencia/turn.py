# compiled: mypyc
"""A turn from its beginning to the next: rights, judgement, end, round, who plays on."""

from typing import Final

from ludoteca.games.agencia.books import NOBODY
from ludoteca.games.agencia.box import ALTERS, CODE, START, TRAITS
from ludoteca.games.agencia.crisis import start_crisis
from ludoteca.games.agencia.effect import cancelled_by, implies_discard
from ludoteca.games.agencia.faults import (
    PARADIGM_FALLS,
    REFUSAL_TIED,
    SCHEDULED,
    TIED_HIGHEST,
)
from ludoteca.games.agencia.field import note_columns, note_rows
from ludoteca.games.agencia.judge import CRISIS_OF_IT, NOT_AT_ALL, judged, stopping_rule
from ludoteca.games.agencia.language import (
    ALL_REFUSE,
    DISCARD,
    END,
    EVEN_REFUSE,
    FEWEST_REFUSES,
    HIGHEST_IDLE,
    HIGHEST_REFUSES,
    LOWEST_TWICE,
    ROUND_PRIZES,
)
from ludoteca.games.agencia.moves import (
    ask_for_cards,
    draw_cards,
    due,
    note_low_hands,
    read_structural,
    syndicate_debt,
)
from ludoteca.games.agencia.standing import (
    can_be_charged,
    can_discard,
    demanded_discards,
    demanded_draws,
    has_single_fewest,
)
from ludoteca.games.agencia.state import (
    CLAIMS,
    CLOSE_AFTER,
    JUDGE,
    MATCH_CLOSED,
    MATCH_WON,
    MOTION,
    MOTION_VOTE,
    MOTIONS,
    PRIZES,
    REFUSE,
    RIGHTS,
    ROUND_LIMITS,
    TURN,
    UNREST,
    Position,
)
from ludoteca.games.agencia.vocabulary import (
    ACCUSES,
    BARRED,
    CANCELLED,
    MOTION_FAILS,
    MOVES_MOTION,
    PLAYS_AGAIN,
    PUNISHED,
    REFUSES,
    TURN_BEGINS,
)
from ludoteca.kernel.bits import count_bits, lowest_bit
from ludoteca.kernel.native import i64, vec

LIMITS: Final[vec[i64]] = vec[i64](ROUND_LIMITS)
CLOSING: Final[i64] = 1
PUNISHING: Final[i64] = 2


def begin_turn(position: Position) -> None:
    """Forget the last turn's choices; with motions allowed, ask for one first: one a match."""
    books = position.books
    seat = books.seat
    books.source = books.society[seat]
    books.first = NOBODY
    books.second = NOBODY
    books.before = 0
    books.drawn = 0
    books.winners = 0
    position.refused = 0
    position.cancelled = -1
    position.revolted = 0
    position.natural = NOBODY
    position.fault = 0
    position.crisis_now = position.crisis_next
    position.crisis_next = 0
    position.alter_done = 0
    position.history.open_turn()
    note_low_hands(position)
    position.tell(TURN_BEGINS, seat, books.source)
    position.phase = RIGHTS
    if position.settings[MOTIONS] == 1 and (position.moved >> seat) & 1 == 0:
        position.phase = MOTION


def read_rights(position: Position) -> None:
    """A crisis announced beforehand comes first; then whoever may refuse is asked."""
    books = position.books
    books.mates = books.on_row(books.rows[books.seat]) & ~(1 << books.seat)
    if position.crisis_now == 1:
        position.crisis_now = 0
        start_crisis(position, SCHEDULED, 0, NOBODY, 0)
    elif is_tied_idle(position):
        position.phase = JUDGE
    elif CODE[START[books.source]] != END and has_right(position, True):
        position.phase = REFUSE
    else:
        position.phase = JUDGE


def is_tied_idle(position: Position) -> bool:
    """Monarquia constitucional: whether the player in turn ties for highest, which is a crisis."""
    books = position.books
    if not books.has(HIGHEST_IDLE):
        return False
    highest = books.on_row(books.highest_row())
    return (highest >> books.seat) & 1 == 1 and count_bits(highest) > 1


def has_right(position: Position, asking: bool) -> bool:
    """Whether the player in turn may refuse; when only asking, a tie for highest will do."""
    books = position.books
    seat = books.seat
    if books.has(ALL_REFUSE):
        return True
    if books.holders(EVEN_REFUSE) & ~(1 << seat) != 0 and books.cards[seat] % 2 == 0:
        return True
    if books.holders(FEWEST_REFUSES) & ~(1 << seat) != 0 and has_single_fewest(books, seat):
        return True
    if books.holders(HIGHEST_REFUSES) & ~(1 << seat) != 0:
        highest = books.on_row(books.highest_row())
        return highest == 1 << seat or (asking and (highest >> seat) & 1 == 1)
    return False


def refuse(position: Position) -> None:
    """The structure has no effect this turn; asked for while tied as highest it is a crisis."""
    if not has_right(position, False):
        start_crisis(position, REFUSAL_TIED, 0, position.books.seat, 0)
        return
    position.refused = 1
    position.tell(REFUSES, position.books.seat)
    position.phase = JUDGE


def judge(position: Position) -> None:
    """Crisis or not: doubts about the highest player, cancellation, Novo paradigma, feasibility."""
    books = position.books
    position.phase = UNREST
    if is_tied_idle(position):
        start_crisis(position, TIED_HIGHEST, 0, books.seat, books.highest_row())
        return
    if position.refused == 1:
        return
    position.cancelled = cancelled_by(position.history, books)
    if position.cancelled >= 0:
        if CODE[START[books.source]] != END:
            position.tell(CANCELLED, books.seat, position.cancelled)
        return
    judge_program(position)


def judge_program(position: Position) -> None:
    """A discard may wake Novo paradigma; else some choices must complete the program."""
    books = position.books
    if position.paradigms > 0 and implies_discard(position.history, books):
        position.paradigms = 0
        start_crisis(position, PARADIGM_FALLS, 0, NOBODY, 0)
        return
    if TRAITS[books.source] & ALTERS != 0:
        read_structural(position)
    trial = position.trial
    verdict = judged(position.history, books, trial)
    if verdict == NOT_AT_ALL:
        position.cancelled = stopping_rule(position.history, books)
        position.tell(CANCELLED, books.seat, position.cancelled)
    elif verdict == CRISIS_OF_IT:
        start_crisis(position, trial.fault, trial.fault_party, trial.fault_seat, trial.fault_count)


def finish_turn(position: Position) -> None:
    """Whoever has no cards left has won, and allies with them."""
    note_low_hands(position)
    position.books.source = -1
    if not see_winners(position):
        position.phase = PRIZES


def see_winners(position: Position) -> bool:
    """Settle who has won the match, if anybody."""
    books = position.books
    winners = books.winners
    if winners == 0:
        winners = books.empty_hands() & ~books.punished
    if winners == 0:
        return False
    if count_bits(winners) > 1 and not books.many_may_win():
        winners = 1 << first_along(position, winners)
    position.match_winners = with_allies(position, winners)
    position.phase = MATCH_WON
    return True


def first_along(position: Position, seats: i64) -> i64:
    """The first of some seats along the flow, beginning with the player in turn."""
    for steps in range(position.players):
        seat = position.books.along(position.books.seat, steps)
        if (seats >> seat) & 1 == 1:
            return seat
    return lowest_bit(seats)


def with_allies(position: Position, winners: i64) -> i64:
    """Teams win together, and teams of teams."""
    for _link in range(position.players):
        for seat in range(position.players):
            if (winners >> seat) & 1 == 1:
                winners |= position.teams[seat]
    return winners & ~position.books.punished


def close_turn(position: Position) -> None:
    """The turn enters history; a round that everybody has played in may have prizes."""
    books = position.books
    history = position.history
    history.close_turn(books.seat)
    books.banned &= ~(1 << books.seat)
    position.phase = CLAIMS
    position.claimers = books.everybody() & ~position.vain
    if not position.uses_field():
        position.claimers = 0
    if history.round_players != books.everybody():
        return
    drawer = single_most(history.round_drawn, position.players)
    discarder = single_most(history.round_discarded, position.players)
    history.round_players = 0
    for seat in range(position.players):
        history.round_drawn[seat] = 0
        history.round_discarded[seat] = 0
    if books.has(ROUND_PRIZES):
        give_prizes(position, drawer, discarder)


def single_most(counts: vec[i64], players: i64) -> i64:
    """The seat that has more than any other; NOBODY on a tie or with nothing."""
    best: i64 = NOBODY
    most: i64 = 0
    for seat in range(players):
        if counts[seat] > most:
            most = counts[seat]
            best = seat
        elif counts[seat] == most:
            best = NOBODY
    return best


def give_prizes(position: Position, drawer: i64, discarder: i64) -> None:
    """Gamificação: who drew most draws again, who discarded most discards again."""
    books = position.books
    owner = lowest_bit(books.holders(ROUND_PRIZES))
    if drawer != NOBODY and can_be_charged(position.history, books, drawer):
        draw_cards(position, drawer, demanded_draws(books, 1))
        syndicate_debt(position)
    if discarder != NOBODY and can_discard(books, discarder, owner):
        owed = position.owed[discarder] + demanded_discards(books, 1)
        position.owed[discarder] = due(position, discarder, owed)
    ask_for_cards(position, DISCARD, CLAIMS)


def pass_on(position: Position) -> None:
    """The next seat along the flow; or the same again, if the lowest play twice."""
    books = position.books
    limit = LIMITS[position.settings[CLOSE_AFTER]]
    position.phase = TURN
    if position.history.turn >= limit * position.players:
        position.phase = MATCH_CLOSED
        return
    is_lowest = books.rows[books.seat] == books.lowest_row()
    if books.has(LOWEST_TWICE) and is_lowest and position.second_turn == 0:
        position.second_turn = 1
        position.tell(PLAYS_AGAIN, books.seat)
        return
    position.second_turn = 0
    books.seat = books.along(books.seat, 1)


def move_motion(position: Position, motion: i64, accused: i64) -> None:
    """Put a motion to the table, one a match; everybody else but the accused answers unseen."""
    position.moved |= 1 << position.books.seat
    position.motion = motion
    position.accused = accused
    position.yes = 1 << position.books.seat
    position.asked = position.books.everybody() & ~position.yes
    if motion == PUNISHING:
        position.accusers |= 1 << position.books.seat
        position.asked &= ~(1 << accused)
        position.tell(ACCUSES, position.books.seat, accused)
    else:
        position.tell(MOVES_MOTION, position.books.seat, motion)
    position.phase = MOTION_VOTE


def answer_motion(position: Position, seat: i64, agrees: bool) -> None:
    """Closing needs everybody, punishing everybody but the accused."""
    position.asked &= ~(1 << seat)
    if agrees:
        position.yes |= 1 << seat
    if position.asked != 0:
        return
    position.shown += 1
    position.phase = RIGHTS
    against = position.books.everybody() & ~position.yes
    if position.motion == CLOSING and against == 0:
        position.phase = MATCH_CLOSED
    elif position.motion == PUNISHING and against & ~(1 << position.accused) == 0:
        punish(position, position.accused)
    else:
        position.tell(MOTION_FAILS)


def punish(position: Position, seat: i64) -> None:
    """One row down, beside its column if need be; on row 0, no win in this match."""
    books = position.books
    before = books.rows[:]
    columns = books.columns[:]
    row = books.rows[seat] - 1
    position.tell(PUNISHED, seat)
    if row < 0:
        books.punished |= 1 << seat
        position.tell(BARRED, seat)
        return
    books.columns[seat] = books.nearest_free(row, books.columns[seat])
    books.rows[seat] = row
    note_rows(position, before)
    note_columns(position, columns)
