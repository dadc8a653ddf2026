# compiled: mypyc
"""What is true of every position of Quissama, beyond bounds and numbers of cards.

Each check looks at one relation and says what is wrong with it, or nothing.
"""

from typing import Final

from ludoteca.games.quissama import payment, rules
from ludoteca.games.quissama.cards import (
    BERNARDINA,
    BUSINESSES,
    CAPOEIRAS,
    CHARACTERS,
    FACES,
    PIECES,
    QUISSAMA,
)
from ludoteca.games.quissama.costs import affords, character_of, cost_of, fill_purse, glance
from ludoteca.games.quissama.state import (
    AT_A_GLANCE,
    DISCARDING,
    GIVING,
    LOOKING,
    NOT_PLAYED,
    ONE_CHARACTER_EACH,
    OPEN_MARKET,
    OPENING,
    OVER,
    PAYING,
    STEALING,
    Position,
)
from ludoteca.games.quissama.turn import LAST_TURN, full_bits
from ludoteca.games.quissama.vocabulary import END_TURN, EXCHANGE, FREE
from ludoteca.kernel.bits import count_bits
from ludoteca.kernel.native import i64
from ludoteca.kernel.reasons import LEGAL

PLENTY: Final[i64] = 15  # of every icon and card: whoever has so much can pay for anything


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


def check_turn(position: Position) -> str:
    """Tokens, abilities and exchanges are of the seat in turn."""
    if position.phase == OVER:
        return ""
    if position.tokens & ~full_bits(position, position.seat) != 0:
        return f"seat {position.seat} has a coin token of a business that is not full"
    mine: i64 = 0
    for character in range(CHARACTERS):
        mine |= 1 << character if position.holders[character] == position.seat else 0
    if (position.used | position.fresh) & ~mine != 0 or position.used & position.fresh != 0:
        return f"seat {position.seat} has used or just taken a character that it cannot have"
    if (position.laid == 0) != (position.exchanged == 0):
        return "exchanges and market slots do not fit"
    if position.exchanged > 1 and position.settings[OPEN_MARKET] == 0:
        return f"{position.exchanged} cards were exchanged, of one"
    return check_excess(position)


def check_excess(position: Position) -> str:
    """What is left over of payments, and coin tokens, are lost at the end of a turn."""
    at_end = position.phase == OPENING or position.phase == DISCARDING
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
    if position.phase == OVER:
        return ""
    if position.robbed[position.seat] > 0:
        return f"seat {position.seat} has robbed itself"
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
    check_characters,
    check_knowledge,
    check_turns,
    check_winner,
    check_turn,
    check_swap,
    check_thefts,
    check_payment,
    check_deed,
)
