# compiled: mypyc
"""Whole hands and structures that change places."""

from ludoteca.games.agencia.box import CARDS, WORDS
from ludoteca.games.agencia.cardset import clear, following, put
from ludoteca.games.agencia.judge import rotate_counts
from ludoteca.games.agencia.state import Position
from ludoteca.games.agencia.vocabulary import (
    PASSES_HANDS,
    SHUFFLES_HANDS,
    SHUFFLES_STRUCTURES,
    SWAPS_HANDS,
)
from ludoteca.kernel.native import i64, vec


def swap_hands(position: Position, one: i64, other: i64) -> None:
    """Two whole hands change places."""
    for word in range(WORDS):
        kept = position.hands[one * WORDS + word]
        position.hands[one * WORDS + word] = position.hands[other * WORDS + word]
        position.hands[other * WORDS + word] = kept
    cards = position.ledger.cards[one]
    position.ledger.cards[one] = position.ledger.cards[other]
    position.ledger.cards[other] = cards
    position.knowledge.exchanged_hands(one, other, position.hands)
    position.shown += 1
    position.tell(SWAPS_HANDS, one, other)


def pass_hands(position: Position, step: i64) -> None:
    """Every hand moves on one place, and what is known of it too."""
    ledger = position.ledger
    before = position.hands[:]
    may = position.knowledge.may[:]
    for seat in range(position.players):
        target = ledger.along(seat, step)
        for word in range(WORDS):
            position.hands[target * WORDS + word] = before[seat * WORDS + word]
        for observer in range(7):
            for word in range(WORDS):
                source = (observer * 7 + seat) * WORDS + word
                position.knowledge.may[(observer * 7 + target) * WORDS + word] = may[source]
    rotate_counts(ledger, step)
    for seat in range(position.players):
        clear(position.knowledge.may, seat * 7 + seat)
        position.knowledge.reveal_exactly(seat, ledger.along(seat, step), position.hands)
    position.shown += 1
    position.tell(PASSES_HANDS, ledger.flow * step)


def shuffle_hands(position: Position) -> None:
    """All hands are mixed; everybody gets as many cards as before."""
    cards = vec[i64]([0] * 280)
    count: i64 = 0
    for seat in range(position.players):
        card = following(position.hands, seat, 0)
        while card < CARDS:
            cards[count] = card
            count += 1
            card = following(position.hands, seat, card + 1)
    for seat in range(position.players):
        clear(position.hands, seat)
        for _dealt in range(position.ledger.cards[seat]):
            place = position.random.below(count)
            put(position.hands, seat, cards[place])
            count -= 1
            cards[place] = cards[count]
    position.knowledge.shuffled_hands(position.hands)
    position.shown += 1
    position.tell(SHUFFLES_HANDS)


def shuffle_structures(position: Position) -> None:
    """All structures are mixed and dealt back to the places."""
    society = position.ledger.society
    left = position.players
    while left > 1:
        place = position.random.below(left)
        left -= 1
        kept = society[left]
        society[left] = society[place]
        society[place] = kept
    position.tell(SHUFFLES_STRUCTURES)
