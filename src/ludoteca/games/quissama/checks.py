# compiled: mypyc
"""What is true of every position of Quissama, beyond bounds and numbers of cards.

Each check looks at one relation and says what is wrong with it, or nothing.
"""

from typing import Final

from ludoteca.games.quissama import payment, rules
from ludoteca.games.quissama.cards import (
    ALEMAO,
    ALENCAR,
    BERNARDINA,
    BUSINESSES,
    CAPOEIRAS,
    CHARACTERS,
    COIN,
    FACES,
    ICON_OF,
    ICONS,
    IMPERADOR,
    INFLUENCE_COSTS,
    PAYING_FACES,
    PIECES,
    PRINCESA,
    QUISSAMA,
    WOODRUFF,
    WORTH_OF,
)
from ludoteca.games.quissama.costs import affords, character_of, cost_of, fill_purse, glance
from ludoteca.games.quissama.original import PRINCESS_GOAL, PRINCESS_LESS, TENEMENT_SPACES
from ludoteca.games.quissama.state import (
    AT_A_GLANCE,
    DISCARDING,
    GIVING,
    LOOKING,
    NOT_PLAYED,
    ONE_CAPOEIRA,
    ONE_CHARACTER_EACH,
    OPEN_MARKET,
    OPENING,
    OVER,
    PAYING,
    POOLS,
    STEALING,
    Position,
)
from ludoteca.games.quissama.turn import LAST_TURN, full_bits
from ludoteca.games.quissama.vocabulary import END_TURN, EXCHANGE, FREE
from ludoteca.kernel.bits import count_bits
from ludoteca.kernel.native import i64
from ludoteca.kernel.reasons import LEGAL

PLENTY: Final[i64] = 15  # of every icon and card: whoever has so much can pay for anything
PAID_ABILITIES: Final[i64] = (1 << IMPERADOR) | (1 << ALENCAR) | (1 << PRINCESA)


def check_pieces(position: Position) -> str:
    """Nobody has more on the board than there is; capoeiras work only where somebody owns."""
    if position.senzala < 0:
        return f"{CAPOEIRAS - position.senzala} capoeiras are free, of {CAPOEIRAS}"
    for seat in range(position.players):
        if position.pieces[seat] < 0:
            return f"seat {seat} has {position.pieces_out(seat)} pieces in play, of {PIECES}"
    for business in range(BUSINESSES):
        if position.workers[business] > 0 and position.owners[business] < 0:
            return f"capoeiras work in business {business}, which is nobody's"
    if position.tenement > position.tenement_spaces:
        return f"{position.tenement} live in the tenement's {position.tenement_spaces} spaces"
    return ""


def check_goals(position: Position) -> str:
    """The goals that depend on who plays are those of the box: a study alone changes them."""
    less = PRINCESS_LESS * position.settings[ONE_CAPOEIRA]
    if position.tenement_spaces != TENEMENT_SPACES:
        return f"the tenement has {position.tenement_spaces} spaces"
    if position.princess_goal != PRINCESS_GOAL[position.players] - less:
        return f"the Princess asks for {position.princess_goal} capoeiras"
    return ""


def check_characters(position: Position) -> str:
    """Markers lie on characters of the game, never the holder's own; on Bernardina only one."""
    for character in range(CHARACTERS):
        holder = position.holders[character]
        markers = position.markers[character]
        if holder == NOT_PLAYED and (markers != 0 or character in (QUISSAMA, BERNARDINA)):
            return f"character {character} is not in the game"
        if holder >= 0 and (markers >> holder) & 1 == 1:
            return f"seat {holder} has a marker on its own character {character}"
    if count_bits(position.markers[BERNARDINA]) > 1:
        return "more than one marker lies on Bernardina"
    if position.holders[QUISSAMA] < 0 and sum(position.stored) > 0:
        return "cards lie under Quissama, whom nobody holds"
    return check_one_each(position)


def check_one_each(position: Position) -> str:
    """Variant 2: nobody has a second character, but for Bernardina."""
    if position.settings[ONE_CHARACTER_EACH] == 0:
        return ""
    for seat in range(position.players):
        held: i64 = 0
        for character in range(BERNARDINA):
            held += 1 if position.holders[character] == seat else 0
        if held > 1:
            return f"seat {seat} holds {held} characters, of one"
    return ""


def check_knowledge(position: Position) -> str:
    """What is known of one's own hand is not kept.

    What others know may be wrong: whoever imagines a position knows only what it has seen itself.
    """
    for seat in range(position.players):
        if position.known[seat * position.players + seat] != 0:
            return f"seat {seat} keeps what it knows of its own hand"
    return ""


def check_turns(position: Position) -> str:
    """First everybody opens a business; a game that nobody wins has an end."""
    if (position.phase == OPENING) != (position.turns < position.players):
        return f"the phase is {position.phase} after {position.turns} turns"
    undecided = position.phase == OVER and position.winner < 0
    if (position.turns >= LAST_TURN) != undecided or position.turns > LAST_TURN:
        return f"nobody has won after {position.turns} turns, of {LAST_TURN}"
    if position.seat != (position.starter + position.turns) % position.players:
        return f"seat {position.seat} is in turn, {position.turns} after seat {position.starter}"
    return ""


def check_winner(position: Position) -> str:
    """The winner holds the character whose goal was met, and the game is over."""
    winner = position.winner
    if (winner >= 0) != (position.winning >= 0):
        return "a winner and a goal belong together"
    if winner < 0:
        return ""
    if position.phase != OVER:
        return f"seat {winner} has won, and the game goes on"
    holder = position.holders[position.winning]
    return "" if holder == winner else f"seat {winner} has won by a character it does not hold"


def is_undecided(position: Position) -> bool:
    """Whether nobody has won at the last turn's end: the turn has passed on, to nobody."""
    return position.phase == OVER and position.winner < 0


def check_turn(position: Position) -> str:
    """Tokens, abilities and exchanges are of the seat in turn."""
    if is_undecided(position):
        return ""
    if position.tokens & ~full_bits(position, position.seat) != 0:
        return f"seat {position.seat} has a coin token of a business that is not full"
    mine: i64 = 0
    for character in range(CHARACTERS):
        mine |= 1 << character if position.holders[character] == position.seat else 0
    if (position.used | position.fresh) & ~mine != 0 or position.used & position.fresh != 0:
        return f"seat {position.seat} has used or just taken a character that it cannot have"
    if position.exchanged != count_bits(position.laid):
        return "exchanges and market slots do not fit"
    if position.exchanged > 1 and position.settings[OPEN_MARKET] == 0:
        return f"{position.exchanged} cards were exchanged, of one"
    return check_excess(position)


def check_begun(position: Position) -> str:
    """Abilities come before the first combination; some things only of one or the other."""
    if is_undecided(position):
        return ""
    looks = position.phase == LOOKING or position.phase == GIVING
    steals = position.phase == STEALING
    if (looks and not was_used(position, WOODRUFF)) or (steals and not was_used(position, ALEMAO)):
        return "a character was not used whose ability is under way"
    if position.closed == 1:
        late = looks or steals
        return "an ability is under way after the first combination" if late else ""
    if position.exchanged > 0:
        return "a card was exchanged, and no combination made"
    if (position.fresh != 0 or position.cleared == 1) and not was_used(position, IMPERADOR):
        return "a marker was moved, and no combination made"
    excess = position.phase != PAYING and sum(position.pool) > 0
    if excess and position.used & PAID_ABILITIES == 0:
        return "something is left over of payments, and nothing was paid for"
    return ""


def was_used(position: Position, character: i64) -> bool:
    """Whether the ability of a character was used in this turn."""
    return (position.used >> character) & 1 == 1


def check_excess(position: Position) -> str:
    """What is left over of payments, and coin tokens, are lost at the end of a turn."""
    opening = position.phase == OPENING
    if opening and position.used | position.fresh | position.closed | position.cleared != 0:
        return "something was done in the turn of an opening"
    at_end = opening or position.phase == DISCARDING
    if at_end and (sum(position.pool) > 0 or position.tokens != 0):
        return "something is left over of payments when nothing is paid"
    return ""


def check_swap(position: Position) -> str:
    """Woodruff looks at a rival's hand; the card taken is in hand until one is given."""
    looks = position.phase == LOOKING or position.phase == GIVING
    if (position.looking >= 0) != looks or position.looking == position.seat:
        return "nobody's hand, or one's own, is looked at"
    if (position.took >= 0) != (position.phase == GIVING):
        return "a card taken and one to be given belong together"
    if position.took >= 0 and position.held(position.seat, position.took) == 0:
        return "the card taken is not in hand"
    return ""


def check_thefts(position: Position) -> str:
    """Alemão steals as many cards as live in the tenement."""
    if (position.thefts > 0) != (position.phase == STEALING):
        return "thefts and the seat that steals belong together"
    if is_undecided(position):
        return ""
    if position.robbed[position.seat] > 0:
        return f"seat {position.seat} has robbed itself"
    if sum(position.robbed) > 0 and not was_used(position, ALEMAO):
        return "cards were stolen, and Alemão was not used"
    if sum(position.robbed) > position.tenement_spaces:
        return "more cards were stolen than the tenement has spaces"
    if position.phase == STEALING and sum(position.robbed) + position.thefts != position.tenement:
        return "there are other thefts than people in the tenement"
    return ""


def check_payment(position: Position) -> str:
    """Something is paid for while there is a choice how; what is due is part of its cost."""
    if position.phase != PAYING:
        rest = position.deed >= 0 or position.due != 0 or position.whole != 0
        if rest or has_begun_to_pay(position):
            return "something is due, and nobody pays"
        return ""
    deed = position.deed
    if not FREE <= deed < END_TURN:
        return "what is paid for is no deed"
    cost = cost_of(position, deed)
    if position.whole == 1 and (character_of(deed) < 0 or position.due != cost):
        return "a whole influence cost is due for something else"
    for icon in range(6):
        if (position.due >> (4 * icon)) & 15 > (cost >> (4 * icon)) & 15:
            return "more is due than the deed costs"
    fill_purse(position)
    if position.whole == 0 and not affords(position, position.due):
        return "what is due cannot be paid"
    return "" if payment.ways(position) != 0 else "there is no way to pay"


def has_begun_to_pay(position: Position) -> bool:
    """Whether a part is paid of what others are told of only when all is."""
    if position.paid != 0 or position.blessed != 0 or position.bulk != 0:
        return True
    excess = position.spent_excess != 0 or position.new_excess != 0
    return excess or position.paid_tokens != 0


def check_paid(position: Position) -> str:
    """What was paid and what is due are the cost; it can be taken back, as if never begun."""
    if position.phase != PAYING:
        return ""
    whole = cost_of(position, position.deed) - position.due
    if position.bulk > 0:
        character = character_of(position.deed)
        if character < 0 or position.bulk <= payment.UNIQUE_WAY:
            return "a unique card or a set was paid for something else"
        if position.bulk <= payment.SET_WAY:
            whole -= INFLUENCE_COSTS[character]
    for icon in range(ICONS):
        if (whole >> (4 * icon)) & 15 != paid_of(position, icon):
            return "what is due is not what is left of the cost"
    if position.tokens & position.paid_tokens != 0:
        return "a coin token is spent and there"
    before = position.clone()
    assert isinstance(before, Position)
    payment.take_back(before)
    if min(before.discards) < 0 or min(before.pool) < 0:
        return "what was paid lies nowhere"
    return check_turn(before)


def paid_of(position: Position, icon: i64) -> i64:
    """How many of an icon were paid, without what is left over; a unique card or a set apart."""
    paid = (position.blessed >> (4 * icon)) & 15
    for face in range(PAYING_FACES):
        if ICON_OF[face] == icon:
            paid += WORTH_OF[face] * ((position.paid >> (4 * face)) & 15)
    if icon == COIN:
        paid += position.token_worth() * count_bits(position.paid_tokens)
    if icon < POOLS:
        paid += (position.spent_excess >> (4 * icon)) & 15
        paid -= (position.new_excess >> (4 * icon)) & 15
    return paid


def check_deed(position: Position) -> str:
    """What is being paid for must be allowed, whatever it costs."""
    if position.phase != PAYING:
        return ""
    rich = position.clone()
    assert isinstance(rich, Position)
    for icon in range(AT_A_GLANCE):
        rich.purse[icon] = PLENTY
    rich.purse[AT_A_GLANCE] = glance(rich.purse)
    for face in range(FACES):
        rich.hands[rich.seat * FACES + face] = PLENTY
    rich.used = 0
    rich.closed = 0
    if position.deed < EXCHANGE:
        reason = rules.why_not_combine(rich, position.deed)
    else:
        reason = rules.why_not_exchange_or_use(rich, position.deed)
    return "" if reason == LEGAL else "what is paid for is not allowed"


CHECKS: Final = (
    check_pieces,
    check_goals,
    check_characters,
    check_knowledge,
    check_turns,
    check_winner,
    check_turn,
    check_swap,
    check_thefts,
    check_begun,
    check_payment,
    check_deed,
    check_paid,
)
