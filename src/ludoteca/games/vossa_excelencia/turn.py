# compiled: mypyc
"""The calendar: set-up, turns, events, elections. What comes when nothing is left to resolve."""

from ludoteca.games.vossa_excelencia.instructions import (
    ACT_UNTURN,
    DAWN,
    DUSK,
    ELECTIONS,
    EVENT,
    HAND_SIZE,
    HAPPENING,
    IMMUNE,
    KEEP_INFLUENCE,
    KEEP_POWER,
    KEEP_REVEALED,
    LOCKED,
    PARTY,
    POLITICIAN,
    SETUP,
    SPHERES,
)
from ludoteca.games.vossa_excelencia.scoring import announce_count
from ludoteca.games.vossa_excelencia.state import (
    ACTING,
    ACTIONS,
    ARTICULATED,
    CABINETS,
    CLOSING,
    COUNTING,
    DISCARD_PILE,
    DISCARDS,
    HAND,
    HANDS,
    HAPPENING_NOW,
    LEAVING,
    NONE,
    OPENING,
    OVER,
    REVEALED,
    RUNNING,
    SETTING_UP,
    TURNED,
    USED,
    Position,
)
from ludoteca.games.vossa_excelencia.vocabulary import (
    ELECTIONS_BEGIN,
    EVENT_ENDS,
    EVENT_FOR,
    EVENT_OPENS,
    GAME_BEGINS,
    GAME_ENDS,
    IMMUNE_TO,
    INFLUENCE_FADES,
    LEAVES_GAME,
    SEMESTER_BEGINS,
    TURN_BEGINS,
)
from ludoteca.games.vossa_excelencia.zones import (
    clear_influence,
    clear_power,
    discard,
    draw_cards,
    enter,
    give_money,
    is_forbidden,
    put_away,
    put_on_table,
    refill_zone,
    rule_of,
    sum_rules,
    take_top,
)
from ludoteca.kernel.native import i64


def begin_game(position: Position) -> None:
    """Turn up the zone, draw the first player, deal politicians and parties."""
    refill_zone(position)
    position.starter = position.random.below(position.players)
    position.seat = position.starter
    position.tell(GAME_BEGINS, position.starter)
    for offset in range(position.players):
        seat = (position.starter + offset) % position.players
        enter(position, seat, take_top(position, POLITICIAN))
        enter(position, seat, take_top(position, PARTY))


def next_stage(position: Position) -> None:
    """Nothing is left to resolve: go on to what the calendar says."""
    stage = position.stage
    if stage == SETTING_UP:
        set_up_next(position)
    elif stage == OPENING or stage == ACTING:
        position.stage = ACTING
        position.phase = ACTIONS
        position.actor = position.seat
    elif stage == CLOSING:
        ask_for_discards(position)
    elif stage == LEAVING:
        pass_turn(position)
    elif stage == HAPPENING_NOW:
        event_for_next(position)
    else:
        end_game(position)


def set_up_next(position: Position) -> None:
    """The politicians' set-up abilities in turn order; only then money and hands."""
    if position.progress < position.players:
        seat = (position.starter + position.progress) % position.players
        position.progress += 1
        politician = position.politicians[seat]
        if politician >= 0:
            position.enqueue(position.deck.program(politician, SETUP), politician, seat)
        return
    for offset in range(position.players):
        seat = (position.starter + offset) % position.players
        if position.is_in_game(seat):
            give_money(position, seat, 1)
            draw_cards(position, seat, HAND)
    begin_round(position)


def begin_round(position: Position) -> None:
    """A semester begins with the first player, or the next one who is still there."""
    position.tell(SEMESTER_BEGINS, position.semester)
    seat = position.starter
    if not position.is_in_game(seat):
        seat = position.next_in_game(seat)
    begin_turn(position, seat)


def begin_turn(position: Position, seat: i64) -> None:
    """Unturn the cabinet; what cards say of the beginning of a turn follows."""
    position.seat = seat
    position.actor = seat
    position.actions_taken = 0
    position.effects = 0
    position.tell(TURN_BEGINS, seat)
    card = position.heads[CABINETS + seat]
    while card >= 0:
        flags = position.flags[card] & ~(USED | ARTICULATED)
        if flags & TURNED != 0 and unturns(position, seat, card):
            flags &= ~TURNED
        position.flags[card] = flags
        position.enqueue(position.deck.program(card, DAWN), card, seat)
        card = position.after[card]
    position.stage = OPENING
    position.phase = RUNNING


def unturns(position: Position, seat: i64, card: i64) -> bool:
    """Whether a card unturns by itself at the beginning of its owner's turn."""
    if rule_of(position, card, LOCKED):
        return False
    return not is_forbidden(position, seat, ACT_UNTURN, card)


def stop_acting(position: Position) -> None:
    """No more actions; what cards say of the end of a turn follows."""
    position.effects = 0
    card = position.heads[CABINETS + position.seat]
    while card >= 0:
        position.enqueue(position.deck.program(card, DUSK), card, position.seat)
        card = position.after[card]
    position.stage = CLOSING
    position.phase = RUNNING


def has_cards_to_drop(position: Position, seat: i64) -> bool:
    """Whether there are hand cards that may, but need not, be discarded."""
    keeps = position.has_rule(seat, KEEP_REVEALED)
    card = position.heads[HANDS + seat]
    while card >= 0:
        if keeps or position.flags[card] & REVEALED == 0:
            return True
        card = position.after[card]
    return False


def ask_for_discards(position: Position) -> None:
    """Ask which hand cards go, while there are any."""
    position.actor = position.seat
    if has_cards_to_drop(position, position.seat):
        position.phase = DISCARDS
    else:
        end_turn(position)


def end_turn(position: Position) -> None:
    """Discard what was revealed and not paid for, lose what was not spent, refill the hand."""
    seat = position.seat
    if not position.has_rule(seat, KEEP_REVEALED):
        discard_revealed(position, seat)
    fade(position, seat)
    missing = HAND + sum_rules(position, seat, HAND_SIZE) - position.counts[HANDS + seat]
    if missing > 0:
        draw_cards(position, seat, missing)
    pass_turn(position)


def discard_revealed(position: Position, seat: i64) -> None:
    """Discard what was revealed and not paid for."""
    card = position.heads[HANDS + seat]
    while card >= 0:
        following = position.after[card]
        if position.flags[card] & REVEALED != 0:
            discard(position, seat, card)
        card = following


def fade(position: Position, seat: i64) -> None:
    """Influence and power not spent are lost, unless a card keeps them."""
    lost: i64 = 0
    if not position.has_rule(seat, KEEP_INFLUENCE):
        for sphere in range(SPHERES):
            lost += position.influence[seat * SPHERES + sphere]
        clear_influence(position, seat)
    if not position.has_rule(seat, KEEP_POWER):
        lost += position.power[seat]
        clear_power(position, seat)
    if lost > 0:
        position.tell(INFLUENCE_FADES, seat, lost)


def pass_turn(position: Position) -> None:
    """The next player clockwise; after the last one the event."""
    seat = (position.seat + 1) % position.players
    while seat != position.starter and not position.is_in_game(seat):
        seat = (seat + 1) % position.players
    if seat == position.starter:
        open_event(position)
    else:
        begin_turn(position, seat)


def open_event(position: Position) -> None:
    """Reveal one event, for each player in order from the first."""
    position.phase = RUNNING
    position.stage = HAPPENING_NOW
    position.progress = 0
    position.effects = 0
    position.event = NONE
    card = take_top(position, EVENT)
    if card >= 0:
        put_on_table(position, card)
        position.tell(EVENT_OPENS, card)
    else:
        position.progress = position.players


def event_for_next(position: Position) -> None:
    """The event for the next player; after the last one it is discarded and time goes on."""
    if position.progress >= position.players:
        close_round(position)
        return
    seat = (position.starter + position.progress) % position.players
    position.progress += 1
    if not position.is_in_game(seat):
        return
    position.seat = seat
    position.effects = 0
    if position.has_rule(seat, IMMUNE):
        position.tell(IMMUNE_TO, seat, position.event)
        return
    position.tell(EVENT_FOR, seat, position.event)
    position.enqueue(position.deck.program(position.event, HAPPENING), position.event, seat)


def close_round(position: Position) -> None:
    """Discard the event and move the time marker."""
    if position.event >= 0:
        position.where[position.event] = DISCARD_PILE
        position.tell(EVENT_ENDS, position.event)
        position.event = NONE
    position.semester += 1
    if position.semester > position.semesters():
        hold_elections(position)
    else:
        begin_round(position)


def hold_elections(position: Position) -> None:
    """Discard all hands; then, in turn order, what cards say of the start of the elections."""
    position.tell(ELECTIONS_BEGIN)
    position.stage = COUNTING
    position.effects = 0
    for offset in range(position.players):
        seat = (position.starter + offset) % position.players
        while position.heads[HANDS + seat] >= 0:
            discard(position, seat, position.heads[HANDS + seat])
    for offset in range(position.players):
        seat = (position.starter + offset) % position.players
        card = position.heads[CABINETS + seat]
        while card >= 0:
            position.effects = 0  # the cards of all cabinets, however many there are
            position.enqueue(position.deck.program(card, ELECTIONS), card, seat)
            card = position.after[card]


def end_game(position: Position) -> None:
    """Count up; nobody owes a decision any more."""
    position.phase = OVER
    position.stage = COUNTING
    announce_count(position)
    position.tell(GAME_ENDS)


def leave_game(position: Position, seat: i64) -> None:
    """A player leaves: voters back to the zone, all else to its discard or the box."""
    position.left[seat] = position.players - position.still_in_game() + 1
    position.tell(LEAVES_GAME, seat)
    while position.heads[CABINETS + seat] >= 0:
        put_away(position, seat, position.heads[CABINETS + seat])
    while position.heads[HANDS + seat] >= 0:
        put_away(position, seat, position.heads[HANDS + seat])
    refill_zone(position)
    clear_influence(position, seat)
    clear_power(position, seat)
    if position.owner == seat:
        position.pc = NONE
        position.remaining = NONE
    if position.still_in_game() <= 1:
        position.queued = 0
        position.pc = NONE
        end_game(position)
    elif position.seat == seat and OPENING <= position.stage <= CLOSING:
        position.stage = LEAVING
