# compiled: mypyc
"""Imagining: every hidden card drawn anew, wherever the observer cannot exclude it."""

from typing import Final

from ludoteca.games.agencia.alter import why_not_insert
from ludoteca.games.agencia.box import STRUCTURAL_KINDS
from ludoteca.games.agencia.cardset import clear, following, holds, put, size, structural, take
from ludoteca.games.agencia.hidden import Hidden
from ludoteca.games.agencia.knowledge import PILE, SPECTATOR
from ludoteca.games.agencia.state import CAST_VOTE, INSERT, MOTION_VOTE, Position
from ludoteca.games.agencia.structures import needs_structural
from ludoteca.kernel.native import i64, vec

ROUNDS: Final[i64] = 2  # every hidden card is exchanged so often
TRIES: Final[i64] = 20  # at dealing so that everybody has what they were shown to have


def redraw(position: Position, seat: i64) -> None:
    """Turn the position into another one that looks the same to a seat; -1 is a spectator."""
    observer = seat if seat >= 0 else SPECTATOR
    counts = vec[i64]([0] * 6)
    for other in range(position.players):
        counts[other] = size(position.chosen, other)
    deal_again(position, observer)
    for other in range(position.players):
        if other != observer and counts[other] > 0:
            choose_again(position, other, counts[other])
    if position.phase == CAST_VOTE or position.phase == MOTION_VOTE:
        vote_again(position, observer)


def deal_again(position: Position, observer: i64) -> None:
    """Deal the hidden cards anew, each to a place where the observer thinks it possible.

    The truth says only which cards are hidden and how many lie where, which everybody sees.
    """
    hidden = Hidden(position, observer)
    for _try in range(TRIES):
        hidden.deal(position.random)
        hidden.give_out(position)
        if give_needed(position, observer, hidden):
            break
    for _round in range(ROUNDS):
        for first in range(hidden.count):
            second = position.random.below(hidden.count)
            try_exchange(position, observer, hidden, first, second)
    hidden.fill_pile(position)


def give_needed(position: Position, observer: i64, hidden: Hidden) -> bool:
    """See to it that everybody holds what the rules have shown them to hold; whether that went."""
    for seat in range(position.players):
        if seat != observer and needs_a_card(position, seat):
            if count_suitable(position, seat) == 0 and not fetch(position, observer, hidden, seat):
                return False
    return True


def fetch(position: Position, observer: i64, hidden: Hidden, seat: i64) -> bool:
    """Exchange a card of a hand for one that would do, from wherever that is possible."""
    start = position.random.below(hidden.count)
    for step in range(hidden.count):
        second = (start + step) % hidden.count
        if hidden.places[second] != seat and is_suitable(position, seat, hidden.cards[second]):
            for first in range(hidden.count):
                if hidden.places[first] == seat:
                    if try_exchange(position, observer, hidden, first, second):
                        return True
    return False


def try_exchange(
    position: Position, observer: i64, hidden: Hidden, first: i64, second: i64
) -> bool:
    """Let two cards change places if the observer thinks both possible; whether they did."""
    one = hidden.cards[first]
    other = hidden.cards[second]
    here = hidden.places[first]
    there = hidden.places[second]
    if here == there or (hidden.may[first] >> there) & 1 == 0:
        return False
    if (hidden.may[second] >> here) & 1 == 0:
        return False
    if is_needed(position, here, one, other) or is_needed(position, there, other, one):
        return False
    hidden.places[first] = there
    hidden.places[second] = here
    if here != PILE:
        take(position.hands, here, one)
        put(position.hands, here, other)
    if there != PILE:
        take(position.hands, there, other)
        put(position.hands, there, one)
    return True


def is_needed(position: Position, seat: i64, card: i64, instead: i64) -> bool:
    """Whether everybody knows that a hand holds a card of a sort, and this is the only one."""
    if seat == PILE or not needs_a_card(position, seat):
        return False
    if not is_suitable(position, seat, card) or is_suitable(position, seat, instead):
        return False
    return count_suitable(position, seat) <= 1


def count_suitable(position: Position, seat: i64) -> i64:
    """How many cards of a hand would do for what the seat is asked or will be asked."""
    suitable: i64 = 0
    card = following(position.hands, seat, 0)
    while card < STRUCTURAL_KINDS:
        if is_suitable(position, seat, card):
            suitable += 1
        card = following(position.hands, seat, card + 1)
    return suitable


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
        skip = position.random.below(position.books.cards[seat])
        card = following(position.hands, seat, 0)
        for _skipped in range(skip):
            card = following(position.hands, seat, card + 1)
        is_last = keeps and spare <= 1 and card < STRUCTURAL_KINDS
        if not holds(position.chosen, seat, card) and not is_last:
            put(position.chosen, seat, card)
            left -= 1


def vote_again(position: Position, observer: i64) -> None:
    """Votes cast unseen could be any."""
    proposer = position.alter_seat if position.phase == CAST_VOTE else position.books.seat
    for seat in range(position.players):
        has_voted = (position.asked >> seat) & 1 == 0
        if has_voted and seat != observer and seat != proposer:
            position.yes &= ~(1 << seat)
            position.yes |= position.random.below(2) << seat
