# compiled: mypyc
"""Which decision is asked for, which answers are legal, and where each of them goes."""

from typing import Final

from ludoteca.games.agencia import (
    alter,
    crisis,
    hegemony,
    interpreter,
    match,
    moves,
    natural,
    structures,
    turn,
)
from ludoteca.games.agencia.box import CARDS, FIRST_NATURAL, KIND, KINDS, STRUCTURAL_KINDS
from ludoteca.games.agencia.cardset import following, holds, put, size, structural
from ludoteca.games.agencia.drive import advance
from ludoteca.games.agencia.faults import NOBODY_TO_CHOOSE
from ludoteca.games.agencia.language import DISCARD, HEGEMONIES, SWAP_CARDS
from ludoteca.games.agencia.state import (
    ALLY,
    APPROVE,
    BY_CRISIS,
    CAST_VOTE,
    CLAIM,
    CLAIMS,
    FIELD,
    FINISH,
    GIVE,
    GIVEN,
    INSERT,
    JUDGE,
    MOTION,
    MOTION_VOTE,
    NATURAL,
    OVER,
    PLACE,
    REFUSE,
    REVOLT,
    RIGHTS,
    TAKE,
    TARGET,
    VETO_IT,
    Position,
)
from ludoteca.games.agencia.turn import CLOSING, PUNISHING
from ludoteca.games.agencia.vocabulary import (
    ACCUSE,
    ACCUSED_BEFORE,
    AGREE,
    CHOOSE_PLACE,
    CHOOSE_PLAYER,
    CLAIM_HEGEMONY,
    DISCARD_CARD,
    DOES_NOT_FIT,
    END_TURN,
    GIVE_UP,
    HAND_CARD,
    INSERT_CARD,
    KEEP_STRUCTURAL,
    MOVE_LEFT,
    MOVE_RIGHT,
    NO_CLAIM,
    NO_REVOLT,
    NO_SUCH_SEAT,
    NO_VETO,
    NOT_COMPLETABLE,
    NOT_FIRST_OFFER,
    NOT_IN_HAND,
    OBEY,
    PLAY_ON,
    PROPOSE_CLOSING,
    REFUSE_EFFECT,
    START_REVOLT,
    SUPPORT,
    SWAP_CARD,
    TAKE_CARD,
    USE_NATURAL,
    VETO_ALTERATION,
    VOTE_NO,
    VOTE_YES,
)
from ludoteca.kernel.action_buffer import ActionBuffer, add_bits
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.reasons import LEGAL

GIVE_HAND: Final[i64] = 17  # questions about cards that are not to be discarded
GIVE_SWAP: Final[i64] = 18


def waiting(position: Position) -> i64:
    """The seats that owe a decision, as bits."""
    phase = position.phase
    if phase == GIVE:
        return moves.owing(position)
    if phase == CAST_VOTE or phase == MOTION_VOTE:
        return position.asked
    if phase == OVER:
        return 0
    if phase == APPROVE or phase == VETO_IT:
        return 1 << alter.first_asked(position)
    if phase == CLAIM:
        return 1 << hegemony.next_claimer(position)
    if phase == INSERT or phase == PLACE or phase == REVOLT or phase == FIELD:
        return 1 << position.alter_seat
    return 1 << position.books.seat


def legal(position: Position, seat: i64, out: ActionBuffer) -> None:
    """The legal actions of a seat that is waited for, ascending."""
    out.clear()
    phase = position.phase
    if phase == GIVE:
        legal_cards(position, seat, give_action(position), position.hands, seat, out)
    elif phase == INSERT:
        legal_inserts(position, out)
    elif phase == TAKE:
        legal_takes(position, out)
    elif phase == NATURAL:
        legal_naturals(position, out)
    elif phase == TARGET:
        add_bits(interpreter.legal_targets(position), CHOOSE_PLAYER, out)
    elif phase == PLACE or phase == ALLY or phase == FIELD:
        legal_seats(position, out)
    elif phase == CLAIM:
        for ideology in range(HEGEMONIES):
            if hegemony.may_claim(position, ideology) == LEGAL:
                out.add(CLAIM_HEGEMONY + ideology)
        out.add(NO_CLAIM)
    else:
        legal_answers(position, seat, out)


def question(position: Position) -> i64:
    """What is asked: by phase, and by what becomes of cards that are given."""
    if position.phase != GIVE or position.verb == DISCARD:
        return position.phase
    return GIVE_SWAP if is_swap(position) else GIVE_HAND


def give_action(position: Position) -> i64:
    """The kind of action by which cards are given now."""
    if position.verb == DISCARD:
        return DISCARD_CARD
    return SWAP_CARD if is_swap(position) else HAND_CARD


def is_swap(position: Position) -> bool:
    """Whether the cards given are exchanged for others."""
    return position.verb == SWAP_CARDS or position.then == TAKE


def legal_cards(
    position: Position, seat: i64, first: i64, row: vec[i64], place: i64, out: ActionBuffer
) -> None:
    """One action for each kind of card that may be given."""
    last: i64 = -1
    keeps = must_keep(position, seat)
    card = following(row, place, 0)
    while card < CARDS:
        kind = KIND[card]
        if kind != last and not holds(position.chosen, seat, card):
            if not keeps or kind >= STRUCTURAL_KINDS:
                out.add(first + kind)
                last = kind
        card = following(row, place, card + 1)


def must_keep(position: Position, seat: i64) -> bool:
    """Whether a seat has only one structural card left, and needs it."""
    if not structures.needs_structural(position, seat):
        return False
    return structural(position.hands, seat) - structural(position.chosen, seat) <= 1


def why_not_give(position: Position, seat: i64, kind: i64) -> i64:
    """A card in hand; the last structural one stays where an alteration follows."""
    if moves.card_in_hand(position, seat, kind) == CARDS:
        return NOT_IN_HAND
    if kind < STRUCTURAL_KINDS and must_keep(position, seat):
        return KEEP_STRUCTURAL
    return LEGAL


def give(position: Position, seat: i64, kind: i64) -> None:
    """Choose one card; unseen until everybody has chosen."""
    put(position.chosen, seat, moves.card_in_hand(position, seat, kind))
    position.owed[seat] -= 1
    free = position.books.cards[seat] - size(position.chosen, seat)
    if position.owed[seat] == free and free > 0:
        moves.choose_all(position, seat)
    position.phase = GIVEN


def legal_inserts(position: Position, out: ActionBuffer) -> None:
    """Structural cards; after a first offer was turned down, none as well."""
    card = following(position.hands, position.alter_seat, 0)
    while card < STRUCTURAL_KINDS:
        if alter.why_not_insert(position, card) == LEGAL:
            out.add(INSERT_CARD + card)
        card = following(position.hands, position.alter_seat, card + 1)
    if why_not_give_up(position) == LEGAL:
        out.add(GIVE_UP)


def why_not_give_up(position: Position) -> i64:
    """A crisis must be solved; but a second offer is not owed."""
    if position.alter_cause == BY_CRISIS and position.offers > 0:
        return LEGAL
    return NOT_FIRST_OFFER


def legal_takes(position: Position, out: ActionBuffer) -> None:
    """One action for each kind of card in the piles that may be searched."""
    row = natural.searchable(position)
    last: i64 = -1
    card = following(row, 0, 0)
    while card < CARDS:
        if KIND[card] != last:
            last = KIND[card]
            out.add(TAKE_CARD + last)
        card = following(row, 0, card + 1)


def legal_naturals(position: Position, out: ActionBuffer) -> None:
    """Natural cards that can be used, and none."""
    for kind in range(FIRST_NATURAL, KINDS):
        if natural.why_not_use(position, kind) == LEGAL:
            out.add(USE_NATURAL + kind - FIRST_NATURAL)
    out.add(END_TURN)


def legal_seats(position: Position, out: ActionBuffer) -> None:
    """Places, allies, players to move."""
    for seat in range(position.players):
        if position.phase == PLACE and alter.why_not_place(position, seat) == LEGAL:
            out.add(CHOOSE_PLACE + seat)
        if position.phase == ALLY and natural.why_not_ally(position, seat) == LEGAL:
            out.add(CHOOSE_PLAYER + seat)
        if position.phase == FIELD and match.why_not_move(position, seat, -1) == LEGAL:
            out.add(MOVE_LEFT + seat)
    if position.phase == FIELD:
        for seat in range(position.players):
            if match.why_not_move(position, seat, 1) == LEGAL:
                out.add(MOVE_RIGHT + seat)


def legal_answers(position: Position, seat: i64, out: ActionBuffer) -> None:
    """Yes or no, and motions."""
    phase = position.phase
    if phase == REFUSE:
        add_two(OBEY, out)
    elif phase == REVOLT:
        if crisis.why_not_revolt(position) == LEGAL:
            out.add(START_REVOLT)
        out.add(NO_REVOLT)
    elif phase == APPROVE:
        add_two(SUPPORT, out)
    elif phase == VETO_IT:
        add_two(VETO_ALTERATION, out)
    elif phase == CAST_VOTE:
        add_two(VOTE_YES, out)
    elif phase == MOTION_VOTE:
        add_two(AGREE, out)
    elif phase == MOTION:
        add_two(PLAY_ON, out)
        for accused in range(position.players):
            if why_not_accuse(position, seat, accused) == LEGAL:
                out.add(ACCUSE + accused)


def add_two(action: i64, out: ActionBuffer) -> None:
    """An action and the one after it."""
    out.add(action)
    out.add(action + 1)


def why_not(position: Position, seat: i64, action: i64) -> i64:
    """The reason against an action that is of the kind asked for."""
    if action < INSERT_CARD:
        return why_not_give(position, seat, action % KINDS)
    if action < TAKE_CARD:
        return alter.why_not_insert(position, action - INSERT_CARD)
    if action < USE_NATURAL:
        return natural.why_not_take(position, action - TAKE_CARD)
    if action < END_TURN:
        return natural.why_not_use(position, FIRST_NATURAL + action - USE_NATURAL)
    if CHOOSE_PLACE <= action < CHOOSE_PLAYER:
        return alter.why_not_place(position, action - CHOOSE_PLACE)
    if CHOOSE_PLAYER <= action < MOVE_LEFT:
        return why_not_choose(position, action - CHOOSE_PLAYER)
    if MOVE_LEFT <= action < MOVE_RIGHT:
        return match.why_not_move(position, action - MOVE_LEFT, -1)
    if MOVE_RIGHT <= action < OBEY:
        return match.why_not_move(position, action - MOVE_RIGHT, 1)
    if action == START_REVOLT:
        return crisis.why_not_revolt(position)
    if action == GIVE_UP:
        return why_not_give_up(position)
    if CLAIM_HEGEMONY <= action < NO_CLAIM:
        return hegemony.may_claim(position, action - CLAIM_HEGEMONY)
    if ACCUSE <= action < AGREE:
        return why_not_accuse(position, seat, action - ACCUSE)
    return LEGAL


def why_not_accuse(position: Position, seat: i64, accused: i64) -> i64:
    """Somebody else at the table, once a game."""
    if accused >= position.players or accused == seat:
        return NO_SUCH_SEAT
    return ACCUSED_BEFORE if (position.accusers >> seat) & 1 == 1 else LEGAL


def why_not_choose(position: Position, seat: i64) -> i64:
    """Who may not be chosen: does not fit the words, or nothing could be completed then."""
    if position.phase == ALLY:
        return natural.why_not_ally(position, seat)
    if seat >= position.players:
        return NO_SUCH_SEAT
    fault = interpreter.why_not_target(position, seat)
    if fault == LEGAL:
        return LEGAL
    return DOES_NOT_FIT if fault == NOBODY_TO_CHOOSE else NOT_COMPLETABLE


def apply(position: Position, seat: i64, action: i64) -> None:
    """Do a legal action, and go on until the next decision."""
    moves.forget_step(position)
    position.actor = seat
    if action < INSERT_CARD:
        give(position, seat, action % KINDS)
    elif action < TAKE_CARD:
        alter.insert(position, action - INSERT_CARD)
    elif action < USE_NATURAL:
        natural.take_card(position, action - TAKE_CARD)
    elif action < CHOOSE_PLACE:
        if action == END_TURN:
            position.phase = FINISH
        else:
            natural.use(position, FIRST_NATURAL + action - USE_NATURAL)
    elif action < MOVE_LEFT:
        apply_seat(position, action)
    elif action < OBEY:
        if action < MOVE_RIGHT:
            match.move(position, action - MOVE_LEFT, -1)
        else:
            match.move(position, action - MOVE_RIGHT, 1)
    elif action < VETO_ALTERATION:
        apply_first_answers(position, seat, action)
    else:
        apply_last_answers(position, seat, action)
    advance(position)


def apply_seat(position: Position, action: i64) -> None:
    """Somebody, or somebody's place, was chosen."""
    if action < CHOOSE_PLAYER:
        alter.place(position, action - CHOOSE_PLACE)
    elif position.phase == ALLY:
        natural.ally(position, action - CHOOSE_PLAYER)
    else:
        interpreter.choose_target(position, action - CHOOSE_PLAYER)


def apply_first_answers(position: Position, seat: i64, action: i64) -> None:
    """Obedience, revolt, support."""
    if action == OBEY:
        position.phase = JUDGE
    elif action == REFUSE_EFFECT:
        turn.refuse(position)
    elif action == START_REVOLT:
        crisis.start_revolt(position)
    elif action == NO_REVOLT:
        crisis.carry_out(position)
    else:
        alter.answer_approval(position, seat, action == SUPPORT)


def apply_last_answers(position: Position, seat: i64, action: i64) -> None:
    """Vetoes, votes, claims, motions."""
    if action <= NO_VETO:
        alter.answer_veto(position, seat, action == VETO_ALTERATION)
    elif action <= VOTE_NO:
        alter.cast_vote(position, seat, action == VOTE_YES)
    elif action == GIVE_UP:
        crisis.give_up(position)
    elif action == NO_CLAIM:
        position.claimers &= ~(1 << seat)
        position.phase = CLAIMS
    elif action < NO_CLAIM:
        hegemony.claim(position, seat, action - CLAIM_HEGEMONY)
    elif action == PLAY_ON:
        position.phase = RIGHTS
    elif action == PROPOSE_CLOSING:
        turn.move_motion(position, CLOSING, -1)
    elif action < AGREE:
        turn.move_motion(position, PUNISHING, action - ACCUSE)
    else:
        turn.answer_motion(position, seat, action == AGREE)
