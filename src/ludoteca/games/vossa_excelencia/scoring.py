# compiled: mypyc
"""Capital, and who wins."""

from typing import Final

from ludoteca.games.vossa_excelencia.instructions import (
    BONUS,
    INFAMY,
    PER_HAND,
    PER_HERE,
    PER_MONEY,
    PER_RIVAL,
    RULE_STRIDE,
    VOTER,
    WINS_TIES,
)
from ludoteca.games.vossa_excelencia.state import CABINETS, HANDS, Position
from ludoteca.games.vossa_excelencia.vocabulary import COUNTS, TOTAL
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.state import places


def count_per(position: Position, seat: i64, per: i64, card: i64) -> i64:
    """How many of something a seat has, for "per"."""
    if per < 0:
        return 1
    if per < PER_HAND:
        return position.count_trait(seat, per)
    if per == PER_HAND:
        return position.counts[HANDS + seat]
    if per == PER_HERE:
        return position.money[card] if card >= 0 else 0
    if per == PER_RIVAL:
        return position.still_in_game() - 1
    if per == PER_MONEY and position.politicians[seat] >= 0:
        return position.money[position.politicians[seat]]
    return 0


def card_capital(position: Position, seat: i64, card: i64) -> i64:
    """What a card in a seat's cabinet is worth, its own conditions included."""
    deck = position.deck
    capital = deck.capital[card]
    for row in range(deck.rules_first[card], deck.rules_first[card + 1], RULE_STRIDE):
        if deck.rules[row] == BONUS:
            each = count_per(position, seat, deck.rules[row + 2], card)
            capital += deck.rules[row + 1] * each
    return capital


def capital_of(position: Position, seat: i64) -> i64:
    """The political capital of all cards in a cabinet."""
    total: i64 = 0
    card = position.heads[CABINETS + seat]
    while card >= 0:
        total += card_capital(position, seat, card)
        card = position.after[card]
    return total


def money_in_cabinet(position: Position, seat: i64) -> i64:
    """All counters, on whatever card they lie."""
    total: i64 = 0
    card = position.heads[CABINETS + seat]
    while card >= 0:
        total += position.money[card]
        card = position.after[card]
    return total


# What decides a tie, in this order, and whether more or fewer of it wins; a card can go before it
# all, and turn order comes last.
TIE_BREAKS: Final = (("voters", 1), ("money", 1), ("infamies", -1))


def tie_break(position: Position, seat: i64) -> i64:
    """Ties: a card that says so, more voters, more money, fewer infamies, later in turn order."""
    later = (seat - position.starter + position.players) % position.players
    key: i64 = 1 if position.has_rule(seat, WINS_TIES) else 0
    key = key * 1024 + position.count_trait(seat, VOTER)
    key = key * 4194304 + money_in_cabinet(position, seat)
    key = key * 1024 + 1023 - position.count_trait(seat, INFAMY)
    return key * 8 + later


def rank(position: Position) -> vec[i64]:
    """Places by capital and ties; whoever left is behind all others, the first to leave last."""
    points = position.left[:]
    ties = position.left[:]
    for seat in range(position.players):
        if position.is_in_game(seat):
            points[seat] = capital_of(position, seat)
            ties[seat] = tie_break(position, seat)
        else:
            points[seat] = position.left[seat] - 1000000
            ties[seat] = 0
    return places(points, ties)


def announce_count(position: Position) -> None:
    """Tell the count card by card, in turn order."""
    if position.listener is None:
        return
    for offset in range(position.players):
        seat = (position.starter + offset) % position.players
        total: i64 = 0
        card = position.heads[CABINETS + seat]
        while card >= 0:
            capital = card_capital(position, seat, card)
            total += capital
            if capital != 0:
                position.tell(COUNTS, seat, card, capital, total)
            card = position.after[card]
        if position.is_in_game(seat):
            position.tell(TOTAL, seat, total)
