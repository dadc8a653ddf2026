# compiled: mypyc
"""What a sensible player sees: the field, the hand, and what the own structure will do to it."""

from typing import Final

from ludoteca.games.agencia.box import CODE, COUNT, ROW, START, WHO
from ludoteca.games.agencia.hegemony import favoured, why_not_claim
from ludoteca.games.agencia.language import DISCARD, DRAW, END, HAND, HEGEMONIES, YOU
from ludoteca.games.agencia.state import CLAIM, OVER, SELF_NOTICED, Position
from ludoteca.games.agencia.vocabulary import CLAIM_HEGEMONY, NO_CLAIM
from ludoteca.kernel.native import i64
from ludoteca.kernel.random import Random
from ludoteca.kernel.reasons import LEGAL
from ludoteca.kernel.row import Row

DISGRACE: Final = -10.0  # also if the match ends soon and the claim has cost nothing


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
    ledger = position.ledger
    if (position.follies >> seat) & 1 == 1:
        return DISGRACE
    if (position.game_winners >> seat) & 1 == 1:
        return 10.0
    points = float(ledger.rows[seat]) + 0.3 * float(position.blocked[seat])
    if position.phase == OVER:
        return points
    points += 0.05 * float(position.wins[seat])
    return points + 1.2 / (1.5 + float(ledger.cards[seat])) + 0.04 * structure_worth(position, seat)


def structure_worth(position: Position, seat: i64) -> float:
    """Cards that a seat's own structure takes off its hand, exactly at the end best of all."""
    ledger = position.ledger
    change: i64 = 0
    pc = START[ledger.society[seat]]
    while CODE[pc] != END:
        if CODE[pc + WHO] == YOU and CODE[pc + COUNT] > 0:
            if CODE[pc] == DISCARD or CODE[pc] == HAND:
                change -= CODE[pc + COUNT]
            elif CODE[pc] == DRAW:
                change += CODE[pc + COUNT]
        pc += ROW
    if change < 0 and ledger.cards[seat] == -change:
        return 6.0
    return -float(change)


def suggest(position: Position, seat: i64, options: Row, random: Random) -> i64:
    """Anything; but where hegemonies are to be noticed nothing is claimed in vain."""
    if position.phase != CLAIM or position.settings[SELF_NOTICED] == 0:
        return options.items[random.below(options.count)]
    for ideology in range(HEGEMONIES):
        if why_not_claim(position, ideology) == LEGAL and favoured(position, ideology) == seat:
            return CLAIM_HEGEMONY + ideology
    return NO_CLAIM
