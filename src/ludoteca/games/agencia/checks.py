# compiled: mypyc
"""What is true of every position of Agência, beyond bounds and numbers of cards.

Each check looks at one relation and says what is wrong with it, or nothing.
"""

from operator import attrgetter
from typing import Final

from ludoteca.games.agencia.box import (
    CARDS,
    CODE,
    FIRST_NATURAL,
    ROW,
    START,
    STRUCTURAL_KINDS,
    WORDS,
)
from ludoteca.games.agencia.cardset import holds, size
from ludoteca.games.agencia.interpreter import legal_targets
from ludoteca.games.agencia.language import DISCARD, END, EXCHANGE, HAND, PASS_CARDS, SWAP_CARDS
from ludoteca.games.agencia.moves import owing
from ludoteca.games.agencia.natural import is_exchange
from ludoteca.games.agencia.state import (
    AFTERMATH,
    ALLY,
    ALTERED,
    APPROVE,
    BY_NATURAL,
    CAST_VOTE,
    CLAIM,
    CLAIMS,
    FIELD,
    FINISH,
    GIVE,
    INSERT,
    MOST_SEATS,
    MOTION,
    MOTION_VOTE,
    OVER,
    PLACE,
    REFUSE,
    REVOLT,
    RUN,
    TAKE,
    TARGET,
    VETO_IT,
    Position,
)
from ludoteca.kernel.bits import bits_of
from ludoteca.kernel.native import i64, vec

ANY: Final = int((1 << int(OVER) + 1) - 1)  # of the phases
BEGINNING: Final = int(bits_of([MOTION, MOTION_VOTE, REFUSE]))  # nothing of the turn is done
ALTERING: Final = int(bits_of([INSERT, PLACE]))  # nothing stands in the way yet
PROGRAM: Final = int(bits_of([TARGET, GIVE, INSERT, PLACE, TAKE, FIELD, APPROVE, VETO_IT]))

# Numbers that are nothing else in some phases: their time is over, or has not come.
SETTLED: Final = (
    ("picks", 0, ANY & ~int(bits_of([TARGET, GIVE]))),
    ("fetching", 0, ANY & ~int(bits_of([GIVE, TAKE]))),
    ("drawn_cards", 0, ANY & ~int(bits_of([GIVE, TAKE]))),
    ("running", 0, ANY & ~PROGRAM),
    ("movers", 0, ANY & ~int(bits_of([FIELD]))),
    ("double_movers", 0, ANY & ~int(bits_of([FIELD]))),
    ("hegemony", -1, ANY & ~int(bits_of([FIELD, OVER]))),
    ("game_winners", 0, ANY & ~int(bits_of([OVER]))),
    ("crisis_now", 0, ANY & ~int(bits_of([MOTION, MOTION_VOTE]))),
    ("refused", 0, BEGINNING),
    ("cancelled", -1, BEGINNING),
    ("revolted", 0, BEGINNING),
    ("natural", -1, BEGINNING),
    ("fault", 0, BEGINNING),
    ("crisis_next", 0, BEGINNING),
    ("alter_done", 0, BEGINNING | ALTERING),
    ("books.first", -1, BEGINNING),
    ("books.second", -1, BEGINNING),
    ("books.before", 0, BEGINNING),
    ("books.drawn", 0, BEGINNING),
    ("books.winners", 0, BEGINNING),
    ("alter_card", -1, int(bits_of([INSERT]))),
    ("alter_fixed", -1, int(bits_of([PLACE]))),
    ("alter_place", -1, ALTERING),
    ("yes", 0, ALTERING),
    ("gate", 0, ALTERING),
    ("gate", 1, int(bits_of([CAST_VOTE]))),
    ("gate", 2, int(bits_of([APPROVE]))),
    ("gate", 3, int(bits_of([VETO_IT]))),
)


def check_cards(position: Position) -> str:
    """Every card of the game is in exactly one place; the others are in none."""
    found = vec[i64]([0] * int(CARDS))
    for place in range(position.pile.count):
        found[position.pile.cards[place]] += 1
    for seat in range(position.players):
        found[position.books.society[seat]] += 1
    for card in range(CARDS):
        found[card] += 1 if holds(position.discards, 0, card) else 0
        for seat in range(MOST_SEATS):
            found[card] += 1 if holds(position.hands, seat, card) else 0
        expected: i64 = 1 if position.is_in_game(card) else 0
        if found[card] != expected:
            return f"card {card} is in {found[card]} places"
    for seat in range(position.players, MOST_SEATS):
        if position.books.society[seat] >= 0 or size(position.hands, seat) > 0:
            return f"seat {seat}, which is not there, has cards"
    return ""


def check_counts(position: Position) -> str:
    """What everybody can count is what there is."""
    books = position.books
    for seat in range(position.players):
        if books.cards[seat] != size(position.hands, seat):
            return f"seat {seat} counts {books.cards[seat]} cards in a hand of another size"
    if books.pool != position.pile.count + size(position.discards, 0):
        return f"{books.pool} cards are counted in the piles, and there are others"
    return ""


def check_field(position: Position) -> str:
    """Nobody shares a square of the field; the flow has a direction."""
    books = position.books
    for seat in range(position.players):
        if books.columns[seat] >= position.players:
            return f"seat {seat} stands beside the field"
        for other in range(seat):
            same = books.rows[seat] == books.rows[other]
            if same and books.columns[seat] == books.columns[other]:
                return f"seats {other} and {seat} stand on one square"
    return "" if books.flow != 0 else "the flow has no direction"


def check_teams(position: Position) -> str:
    """Allies are allies of each other."""
    for seat in range(MOST_SEATS):
        allies = position.teams[seat]
        if allies != 0 and (seat >= position.players or allies >> position.players != 0):
            return f"seat {seat} has allies who are not there"
        for other in range(position.players):
            mutual = (position.teams[other] >> seat) & 1 == (allies >> other) & 1
            if not mutual or (other == seat and (allies >> seat) & 1 == 1):
                return f"seats {other} and {seat} are not allies of each other"
    return ""


def check_giving(position: Position) -> str:
    """Cards are chosen and owed while somebody gives some, out of one's own hand."""
    for seat in range(MOST_SEATS):
        chosen: i64 = 0
        for word in range(seat * WORDS, (seat + 1) * WORDS):
            if position.chosen[word] & ~position.hands[word] != 0:
                return f"seat {seat} has chosen cards that it has not"
            chosen |= position.chosen[word]
        if position.owed[seat] > 0 and position.phase != GIVE:
            return f"seat {seat} owes cards that nobody asks for"
        if chosen != 0 and position.phase != GIVE and not keeps_chosen(position, seat):
            return f"seat {seat} has chosen cards that nobody asks for"
        if position.owed[seat] == 0:
            continue
        if seat >= position.players:
            return f"seat {seat}, which is not there, owes cards"
        if position.owed[seat] >= position.books.cards[seat] - size(position.chosen, seat):
            return f"seat {seat} owes {position.owed[seat]} cards and has no choice"
    return check_gift(position)


def keeps_chosen(position: Position, seat: i64) -> bool:
    """Whether a seat takes a card for the one it has chosen: that one goes once the other comes."""
    if position.phase != TAKE or not is_exchange(position) or seat != position.books.seat:
        return False
    return size(position.chosen, seat) == position.fetching


def check_gift(position: Position) -> str:
    """What becomes of the cards given, and where it goes on, is one of a few."""
    if position.phase != GIVE:
        return ""
    if owing(position) == 0:
        return "nobody owes any of the cards given"
    verb, then = position.verb, position.then
    if verb == HAND and position.receiver < 0:
        return "cards are handed to nobody"
    gives = verb == DISCARD or verb == HAND or verb == PASS_CARDS or verb == SWAP_CARDS
    if not gives and verb != EXCHANGE:
        return "nothing becomes of the cards given"
    if (verb == EXCHANGE) != (then == TAKE):
        return "a card is taken for one given only in an exchange"
    fits = then == RUN or then == TAKE or then == ALTERED
    fits = fits or then == CLAIMS or then == FINISH or then == AFTERMATH
    return "" if fits else "nothing follows the cards given"


def check_alteration(position: Position) -> str:
    """Somebody alters; the card to be put in is a structural one of that hand."""
    phase = position.phase
    seat = position.alter_seat
    if seat < 0:
        alters = phase == INSERT or phase == PLACE or phase == REVOLT or phase == FIELD
        alters = alters or phase == APPROVE or phase == VETO_IT or phase == CAST_VOTE
        return "nobody alters anything" if alters else ""
    if phase != PLACE and phase != APPROVE and phase != VETO_IT and phase != CAST_VOTE:
        return ""
    if position.alter_cause == BY_NATURAL and position.natural < FIRST_NATURAL:
        return "a natural card alters something, and none is in use"
    card = position.alter_card
    if not 0 <= card < STRUCTURAL_KINDS or not holds(position.hands, seat, card):
        return f"seat {seat} puts in a card that it has not"
    return "" if phase == PLACE or position.alter_place >= 0 else "nobody's structure is altered"


def check_asked(position: Position) -> str:
    """Whose word is awaited is there, and has not been given."""
    phase = position.phase
    asks = phase == CAST_VOTE or phase == MOTION_VOTE or phase == APPROVE or phase == VETO_IT
    if asks and (position.asked == 0 or position.asked & position.yes != 0):
        return "nobody's word is awaited, or one that was given"
    if phase == CLAIM and position.claimers == 0:
        return "nobody is asked for a hegemony"
    if phase == MOTION_VOTE and position.motion == 0:
        return "there is no motion to vote on"
    if phase == TAKE and position.fetching == 0:
        return "there is no card to take"
    if phase == ALLY and position.natural < 0:
        return "no natural card is in use"
    return ""


def check_settled(position: Position) -> str:
    """What has no meaning in a phase is as it is left, or as it begins."""
    for name, number, phases in SETTLED:
        found = attrgetter(name)(position)
        if (phases >> int(position.phase)) & 1 == 1 and found != number:
            return f"{name} is {found}, and nothing has made it so"
    return ""


def check_past(position: Position) -> str:
    """Nothing is remembered of turns and matches to come, nor more than there was by now."""
    past = position.history
    now = past.turn
    if past.revolt_won > now:
        return "a revolt was won in a turn to come"
    for seat in range(MOST_SEATS):
        latest = (past.drew[seat], past.discarded[seat], past.altered[seat])
        if past.played[seat] >= now or max(latest) > now:
            return f"seat {seat} has done something in a turn to come"
        if past.discards_at[seat] > past.discards or past.gains_before[seat] > past.gains[seat]:
            return f"what seat {seat} had by its last turn is more than it has now"
        for other in range(MOST_SEATS):
            if past.handed[seat * MOST_SEATS + other] > now:
                return f"seat {seat} has handed over cards in a turn to come"
            if past.gains_at[seat * MOST_SEATS + other] > past.gains[other]:
                return f"what seat {other} had by the last turn of seat {seat} is more than now"
        if position.since[seat] > position.clock:
            return f"seat {seat} came to its row in times to come"
        if position.wins[seat] > position.matches or position.last_win[seat] > position.matches:
            return f"seat {seat} has won matches to come"
    return "nobody has begun the match" if position.starter < 0 else ""


def check_program(position: Position) -> str:
    """Somebody is chosen only for a sentence that is being carried out."""
    if position.running > 0 and position.books.source < 0:
        return "a program of no structure is carried out"
    begins = (BEGINNING >> int(position.phase)) & 1 == 1
    if begins and position.books.source != position.books.society[position.books.seat]:
        return "the turn is another structure's"
    if position.pc % ROW != 0:
        return "no such sentence"
    if position.phase != TARGET:
        return ""
    if position.running == 0 or legal_targets(position) == 0:
        return "there is nobody to choose"
    if not is_sentence_of(position.books.source, position.pc):
        return "somebody is chosen for a sentence of another structure"
    return ""


def is_sentence_of(source: i64, pc: i64) -> bool:
    """Whether a row of the programs is one of a structure's."""
    row = START[source]
    while row < pc and CODE[row] != END:
        row += ROW
    return row == pc and CODE[row] != END


CHECKS: Final = (
    check_cards,
    check_counts,
    check_field,
    check_teams,
    check_giving,
    check_alteration,
    check_asked,
    check_settled,
    check_past,
    check_program,
)
