# compiled: mypyc
"""What a sensible player sees: the field, the hand, and what the own structure will do to it."""

from typing import Final

from ludoteca.games.agencia.box import CODE, COUNT, ROW, START, WHO
from ludoteca.games.agencia.hegemony import favoured, why_not_claim
from ludoteca.games.agencia.language import ALL, DISCARD, DRAW, END, HAND, HEGEMONIES, YOU
from ludoteca.games.agencia.state import (
    CLAIM,
    INSERT,
    NATURAL,
    OVER,
    PLACE,
    SELF_NOTICED,
    TARGET,
    Position,
)
from ludoteca.games.agencia.vocabulary import (
    CHOOSE_PLACE,
    CHOOSE_PLAYER,
    CLAIM_HEGEMONY,
    INSERT_CARD,
    NO_CLAIM,
    TAKE_CARD,
)
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.native import i64
from ludoteca.kernel.random import Random
from ludoteca.kernel.reasons import LEGAL

DISGRACE: Final = -10.0  # also if the match ends soon and the claim has cost nothing
EMPTIED: Final[i64] = 12  # half cards that an emptied hand is worth


def evaluate(position: Position, seat: i64) -> float:
    """How far ahead of the best opponent a seat is, in rows of the field."""
    best_opponent = -1000.0
    total = 0.0
    for other in range(position.players):
        if other != seat and (position.teams[seat] >> other) & 1 == 0:
            worth = standing(position, other)
            best_opponent = max(best_opponent, worth)
            total += worth
    if best_opponent == -1000.0:
        best_opponent = 0.0
    average = total / float(position.players - 1)
    return standing(position, seat) - 0.5 * best_opponent - 0.5 * average


def standing(position: Position, seat: i64) -> float:
    """Matches won, and how near the next one is; there is no excuse for claiming in vain."""
    books = position.books
    if (position.follies >> seat) & 1 == 1:
        return DISGRACE
    if (position.game_winners >> seat) & 1 == 1:
        return 10.0
    points = float(books.rows[seat]) + 0.3 * float(position.blocked[seat])
    if position.phase == OVER:
        return points
    points += 0.05 * float(position.wins[seat])
    return points + 1.2 / (1.5 + float(books.cards[seat])) + 0.04 * structure_worth(position, seat)


def structure_worth(position: Position, seat: i64) -> float:
    """Cards that a seat's own structure takes off its hand, exactly at the end best of all."""
    books = position.books
    change = own_change(books.society[seat])
    if change < 0 and books.cards[seat] == -change:
        return 6.0
    return -float(change)


def own_change(kind: i64) -> i64:
    """How many cards more a structure leaves in its holder's hand."""
    change: i64 = 0
    pc = START[kind]
    while CODE[pc] != END:
        if CODE[pc + WHO] == YOU and CODE[pc + COUNT] > 0:
            if CODE[pc] == DISCARD or CODE[pc] == HAND:
                change -= CODE[pc + COUNT]
            elif CODE[pc] == DRAW:
                change += CODE[pc + COUNT]
        pc += ROW
    return change


# Without much thought.


def suggest(position: Position, seat: i64, options: ActionBuffer, random: Random) -> i64:
    """A structure to one's own good, cards for who is nearest to winning; else anything."""
    phase = position.phase
    if phase == INSERT or phase == PLACE:
        return suggest_altering(position, seat, options, random)
    if phase == TARGET and CODE[position.pc] == DRAW:
        return fewest_cards(position, seat, options, random)
    if phase == NATURAL and random.below(4) > 0:
        return options.items[0]  # ending the turn comes last
    if phase == CLAIM and position.settings[SELF_NOTICED] != 0:
        return suggest_claim(position, seat)
    return options.items[random.below(options.count)]


def suggest_claim(position: Position, seat: i64) -> i64:
    """Where hegemonies are to be noticed nothing is claimed in vain."""
    for ideology in range(HEGEMONIES):
        if why_not_claim(position, ideology) == LEGAL and favoured(position, ideology) == seat:
            return CLAIM_HEGEMONY + ideology
    return NO_CLAIM


def fewest_cards(position: Position, seat: i64, options: ActionBuffer, random: Random) -> i64:
    """Of those who may be chosen to draw, an opponent with as few cards as any."""
    best = options.items[random.below(options.count)]
    fewest: i64 = 1000
    for index in range(options.count):
        action = options.items[index]
        other = action - CHOOSE_PLAYER
        if other < 0 or other >= position.players or other == seat:
            continue
        cards = 2 * position.books.cards[other] + random.below(2)
        if cards < fewest:
            best = action
            fewest = cards
    return best


def suggest_altering(position: Position, seat: i64, options: ActionBuffer, random: Random) -> i64:
    """The card, or the place for it, that seems to do the seat most good."""
    best = options.items[0]
    most: i64 = -1000
    for index in range(options.count):
        action = options.items[index]
        good = random.below(4)
        if action >= CHOOSE_PLACE and action < CHOOSE_PLACE + 6:
            good += 2 * good_of(position, seat, position.alter_card, action - CHOOSE_PLACE)
        elif action >= INSERT_CARD and action < TAKE_CARD:
            good += 2 * best_good_of(position, seat, action - INSERT_CARD)
        if good > most:
            best = action
            most = good
    return best


def best_good_of(position: Position, seat: i64, kind: i64) -> i64:
    """What a structure can do for a seat at the best place for it."""
    if position.alter_fixed >= 0:
        return good_of(position, seat, kind, position.alter_fixed)
    most: i64 = -1000
    for place in range(position.players):
        most = max(most, good_of(position, seat, kind, place))
    return most


def good_of(position: Position, seat: i64, kind: i64, place: i64) -> i64:
    """What it does for a seat to have a place's structure replaced by another."""
    books = position.books
    cards = books.cards[place]
    change = relief(kind, cards) - relief(books.society[place], cards)
    if place == seat or (position.teams[seat] >> place) & 1 == 1:
        return change
    return -change if cards < 4 else -change // 2


def relief(kind: i64, cards: i64) -> i64:
    """What a structure does for whoever holds it with so many cards, in half cards.

    Cards off the own hand count twice what others are made to draw; a hand emptied to the last card
    counts most of all, and a structure that asks for more than there is promises nothing.
    """
    change = own_change(kind)
    if change < 0 and cards == -change:
        return EMPTIED
    if change < 0 and cards < -change:
        return 0
    return others_change(kind) - 2 * change


def others_change(kind: i64) -> i64:
    """How many cards more a structure leaves in the hands of some others."""
    change: i64 = 0
    pc = START[kind]
    while CODE[pc] != END:
        count = CODE[pc + COUNT] if CODE[pc + WHO] != ALL else 0
        own = CODE[pc + WHO] == YOU
        if (CODE[pc] == HAND and own) or (CODE[pc] == DRAW and not own):
            change += max(count, 0)
        elif CODE[pc] == DISCARD and not own:
            change -= max(count, 0)
        pc += ROW
    return change
