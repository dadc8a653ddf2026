# compiled: mypyc
"""Imagining: every hidden card drawn anew, wherever the observer cannot exclude it."""

from typing import Final

from ludoteca.games.agencia.alter import why_not_insert
from ludoteca.games.agencia.box import CARDS, STRUCTURAL_KINDS
from ludoteca.games.agencia.cardset import clear, following, holds, put, size, structural, take
from ludoteca.games.agencia.interpreter import needs_structural
from ludoteca.games.agencia.knowledge import PILE, PLACES, SPECTATOR
from ludoteca.games.agencia.state import CAST_VOTE, INSERT, MOTION_VOTE, Position
from ludoteca.kernel.bits import draw_bit
from ludoteca.kernel.native import append, i64, vec
from ludoteca.kernel.piles import sort_cards

TRIES: Final[i64] = 20  # at dealing
ROUNDS: Final[i64] = 2  # every hidden card of a hand is exchanged so often


def redraw(position: Position, seat: i64) -> None:
    """Turn the position into another one that looks the same to a seat; -1 is a spectator."""
    observer = seat if seat >= 0 else SPECTATOR
    counts = vec[i64]([0] * 6)
    for other in range(position.players):
        counts[other] = size(position.chosen, other)
    deal_or_exchange(position, observer)
    for other in range(position.players):
        if other != observer and counts[other] > 0:
            choose_again(position, other, counts[other])
    if position.phase == CAST_VOTE or position.phase == MOTION_VOTE:
        vote_again(position, observer)


def deal_or_exchange(position: Position, observer: i64) -> None:
    """Deal until it comes out; after many vain tries exchange cards instead."""
    hands = position.hands[:]
    pile = position.pile.cards[:]
    for _try in range(TRIES):
        if deal_anew(position, observer):
            return
        position.hands = hands[:]
        position.pile.cards = pile[:]
    exchange_cards(position, observer)


def deal_anew(position: Position, observer: i64) -> bool:
    """Deal the others' hands from all that is hidden; whether it came out as the rules have shown.

    First whatever cannot be in the pile, then any card that may be where it is dealt.
    """
    hidden = collect(position, observer)
    may = position.knowledge.may
    sizes = vec[i64]([0] * 6)
    for seat in range(position.players):
        if seat != observer:
            sizes[seat] = size(position.hands, seat)
            clear(position.hands, seat)
    left: i64 = 0
    for index in range(len(hidden)):
        if holds(may, observer * PLACES + PILE, hidden[index]):
            hidden[left] = hidden[index]
            left += 1
        elif not deal_to_any(position, observer, hidden[index], sizes):
            return False
    for seat in range(position.players):
        for _card in range(sizes[seat]):
            at = find_card(position, observer, seat, hidden, left)
            if at == left:
                return False
            put(position.hands, seat, hidden[at])
            left -= 1
            hidden[at] = hidden[left]
    for index in range(left):
        position.pile.cards[index] = hidden[index]
    return is_as_shown(position, observer)


def collect(position: Position, observer: i64) -> vec[i64]:
    """All cards that are hidden from the observer, ascending: the truth is forgotten here."""
    cards = position.pile.cards[: position.pile.count]
    for seat in range(position.players):
        if seat != observer:
            card = following(position.hands, seat, 0)
            while card < CARDS:
                cards = append(cards, card)
                card = following(position.hands, seat, card + 1)
    sort_cards(cards, 0, len(cards))
    return cards


def deal_to_any(position: Position, observer: i64, card: i64, sizes: vec[i64]) -> bool:
    """Deal a card to any hand that it may be in and that has room; False if there is none."""
    hands: i64 = 0
    for seat in range(position.players):
        if sizes[seat] > 0 and holds(position.knowledge.may, observer * PLACES + seat, card):
            hands |= 1 << seat
    if hands == 0:
        return False
    seat = draw_bit(hands, position.random)
    put(position.hands, seat, card)
    sizes[seat] -= 1
    return True


def find_card(position: Position, observer: i64, seat: i64, cards: vec[i64], count: i64) -> i64:
    """The place of any card that may be in this hand; `count` if none may."""
    if count == 0:
        return 0
    first = position.random.below(count)
    for step in range(count):
        at = (first + step) % count
        if holds(position.knowledge.may, observer * PLACES + seat, cards[at]):
            return at
    return count


def is_as_shown(position: Position, observer: i64) -> bool:
    """Whether everybody who has been shown to hold a card of a sort does."""
    for seat in range(position.players):
        if seat != observer and needs_a_card(position, seat) and not has_suitable(position, seat):
            return False
    return True


def has_suitable(position: Position, seat: i64) -> bool:
    """Whether a hand holds a card that would do for what its owner is asked."""
    card = following(position.hands, seat, 0)
    while card < STRUCTURAL_KINDS:
        if is_suitable(position, seat, card):
            return True
        card = following(position.hands, seat, card + 1)
    return False


def exchange_cards(position: Position, observer: i64) -> None:
    """Where no deal comes out: start from the truth and exchange what may be exchanged."""
    cards = vec[i64]([0] * 280)
    places = vec[i64]([0] * 280)
    count: i64 = 0
    for seat in range(position.players):
        if seat != observer:
            card = following(position.hands, seat, 0)
            while card < CARDS:
                cards[count] = card
                places[count] = seat
                count += 1
                card = following(position.hands, seat, card + 1)
    in_hands = count
    for index in range(position.pile.count):
        cards[count] = position.pile.cards[index]
        places[count] = PILE
        count += 1
    for _round in range(ROUNDS):
        for first in range(in_hands):
            second = position.random.below(count)
            try_exchange(position, observer, cards, places, first, second)
    for index in range(in_hands, count):
        position.pile.cards[index - in_hands] = cards[index]


def try_exchange(
    position: Position, observer: i64, cards: vec[i64], places: vec[i64], first: i64, second: i64
) -> None:
    """Let two cards change places if the observer thinks both possible."""
    may = position.knowledge.may
    one = cards[first]
    other = cards[second]
    here = places[first]
    there = places[second]
    if here == there or not holds(may, observer * PLACES + there, one):
        return
    if not holds(may, observer * PLACES + here, other):
        return
    if is_needed(position, here, one, other) or is_needed(position, there, other, one):
        return
    cards[first] = other
    cards[second] = one
    take(position.hands, here, one)
    put(position.hands, here, other)
    if there != PILE:
        take(position.hands, there, other)
        put(position.hands, there, one)


def is_needed(position: Position, seat: i64, card: i64, instead: i64) -> bool:
    """Whether everybody knows that a hand holds a card of a sort, and this is the only one."""
    if seat == PILE or not needs_a_card(position, seat):
        return False
    if not is_suitable(position, seat, card) or is_suitable(position, seat, instead):
        return False
    suitable: i64 = 0
    other = following(position.hands, seat, 0)
    while other < STRUCTURAL_KINDS:
        if is_suitable(position, seat, other):
            suitable += 1
        other = following(position.hands, seat, other + 1)
    return suitable <= 1


def needs_a_card(position: Position, seat: i64) -> bool:
    """Whether the rules have shown that a seat holds a structural card."""
    if position.phase == INSERT and seat == position.alter_seat:
        return True
    return needs_structural(position, seat)


def is_suitable(position: Position, seat: i64, card: i64) -> bool:
    """Whether a card would do for what the seat is asked or will be asked."""
    if card >= STRUCTURAL_KINDS:
        return False
    if position.phase != INSERT or seat != position.alter_seat:
        return True
    if holds(position.hands, seat, card):
        return why_not_insert(position, card) == 0
    put(position.hands, seat, card)
    fits = why_not_insert(position, card) == 0
    take(position.hands, seat, card)
    return fits


def choose_again(position: Position, seat: i64, count: i64) -> None:
    """What others have chosen unseen could be any of their cards."""
    clear(position.chosen, seat)
    left = count
    while left > 0:
        keeps = needs_structural(position, seat)
        spare = structural(position.hands, seat) - structural(position.chosen, seat)
        skip = position.random.below(position.ledger.cards[seat])
        card = following(position.hands, seat, 0)
        for _skipped in range(skip):
            card = following(position.hands, seat, card + 1)
        is_last = keeps and spare <= 1 and card < STRUCTURAL_KINDS
        if not holds(position.chosen, seat, card) and not is_last:
            put(position.chosen, seat, card)
            left -= 1


def vote_again(position: Position, observer: i64) -> None:
    """Votes cast unseen could be any."""
    proposer = position.alter_seat if position.phase == CAST_VOTE else position.ledger.seat
    for seat in range(position.players):
        has_voted = (position.asked >> seat) & 1 == 0
        if has_voted and seat != observer and seat != proposer:
            position.yes &= ~(1 << seat)
            position.yes |= position.random.below(2) << seat
