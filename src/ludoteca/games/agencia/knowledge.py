# compiled: mypyc
"""What each player knows about where the hidden cards are.

For every observer and every hidden place (the others' hands, the pile) there is the set of cards
that may be there as far as the observer can tell. Cards on the table and in the observer's own hand
are in none of these sets. A card that may be in one place only is known to be there. `imagine`
deals the hidden cards to places where they may be; the truth always fits, so there is such a deal.
"""

from typing import Final, final

from ludoteca.games.agencia.box import (
    CARDS,
    FIRST,
    KIND,
    STRUCTURAL_BITS,
    STRUCTURAL_KINDS,
    STRUCTURAL_WORD,
    WORD_BITS,
    WORDS,
)
from ludoteca.games.agencia.cardset import BITS, holds, put
from ludoteca.kernel.native import i64, vec

PILE: Final[i64] = 6  # the place after the six hands
PLACES: Final[i64] = 7
SPECTATOR: Final[i64] = 6  # the observer without a seat
OBSERVERS: Final[i64] = 7


@final
class Knowledge:
    """The sets, observer by observer, place by place."""

    def __init__(self, players: i64, may: vec[i64]) -> None:
        """Take over the sets."""
        self.players: i64 = players
        self.may: Final[vec[i64]] = may

    def copy(self) -> "Knowledge":
        """An independent copy."""
        return Knowledge(self.players, self.may[:])

    def begin(self, hidden: vec[i64], hands: vec[i64]) -> None:
        """After the deal: a hidden card may be anywhere but in the observer's own hand."""
        for observer in range(OBSERVERS):
            for place in range(PLACES):
                base = (observer * PLACES + place) * WORDS
                used = place == PILE or (place < self.players and place != observer)
                for word in range(WORDS):
                    possible: i64 = 0
                    if used:
                        possible = hidden[word] & ~hand_word(hands, observer, word)
                    self.may[base + word] = possible

    def clear_card(self, observer: i64, card: i64) -> None:
        """The observer sees that a card is in no hidden place any more."""
        may = self.may
        mask = ~BITS[card % WORD_BITS]
        at = observer * PLACES * WORDS + card // WORD_BITS
        for _place in range(PLACES):
            may[at] &= mask
            at += WORDS

    def locate_for_all(self, card: i64, place: i64) -> None:
        """Everybody but its holder learns where a card is; the holder sees it anyway."""
        for observer in range(OBSERVERS):
            self.clear_card(observer, card)
            if observer != place or place == PILE:
                put(self.may, observer * PLACES + place, card)

    def merge(self, observer: i64, source: i64, target: i64) -> None:
        """Something unseen went from one place to another."""
        first = (observer * PLACES + source) * WORDS
        second = (observer * PLACES + target) * WORDS
        may = self.may
        for word in range(WORDS):
            may[second + word] |= may[first + word]

    def drawn(self, seat: i64, card: i64) -> None:
        """A seat drew a card from the pile."""
        for observer in range(self.players):
            if observer == seat:
                self.clear_card(seat, card)
            else:
                self.merge(observer, PILE, seat)
        self.merge(SPECTATOR, PILE, seat)

    def moved(self, source: i64, target: i64, card: i64) -> None:
        """A card went from hand to hand, seen by these two only."""
        for observer in range(OBSERVERS):
            if observer == target:
                self.clear_card(target, card)
            elif observer == source:
                put(self.may, source * PLACES + target, card)
            else:
                self.merge(observer, source, target)

    def left(self, seat: i64, card: i64, hands: vec[i64]) -> None:
        """A card came from a hand onto the table for all to see; `hands` no longer hold it."""
        has_twin = KIND[card] >= STRUCTURAL_KINDS and holds_kind(hands, seat, KIND[card])
        for observer in range(OBSERVERS):
            if observer != seat:
                if has_twin:
                    self.give_up_twin(observer, seat, card, hands)
                self.clear_card(observer, card)

    def give_up_twin(self, observer: i64, seat: i64, card: i64, hands: vec[i64]) -> None:
        """The natural card that was seen may be the very one the observer knew of."""
        if self.is_known(observer, seat, card):
            return
        twin = FIRST[KIND[card]]
        while twin < CARDS and KIND[twin] == KIND[card]:
            if holds(hands, seat, twin) and self.is_known(observer, seat, twin):
                for place in range(PLACES):
                    if holds(self.may, observer * PLACES + place, card):
                        put(self.may, observer * PLACES + place, twin)
                return
            twin += 1

    def is_known(self, observer: i64, seat: i64, card: i64) -> bool:
        """Whether an observer knows that a card is in a seat's hand."""
        may = self.may
        bit = BITS[card % WORD_BITS]
        at = observer * PLACES * WORDS + card // WORD_BITS
        for place in range(PLACES):
            if (may[at] & bit != 0) != (place == seat):
                return False
            at += WORDS
        return True

    def reveal(self, observer: i64, place: i64, cards: vec[i64], at: i64) -> None:
        """The observer sees all cards of a place; they are the set at `at` of the row."""
        if observer == place and place != PILE:
            return
        for other in range(PLACES):
            base = (observer * PLACES + other) * WORDS
            for word in range(WORDS):
                if other == place:
                    self.may[base + word] = cards[at * WORDS + word]
                else:
                    self.may[base + word] &= ~cards[at * WORDS + word]

    def has_no_structural(self, seat: i64) -> None:
        """Everybody has learnt that a hand holds natural cards only."""
        for observer in range(OBSERVERS):
            base = (observer * PLACES + seat) * WORDS
            for word in range(STRUCTURAL_WORD):
                self.may[base + word] = 0
            self.may[base + STRUCTURAL_WORD] &= ~STRUCTURAL_BITS

    def exchanged_hands(self, one: i64, other: i64, hands: vec[i64]) -> None:
        """Two whole hands have changed places; `hands` are as they are now."""
        for observer in range(OBSERVERS):
            if observer != one and observer != other:
                self.swap_places(observer, one, other)
        self.reveal_exactly(one, other, hands)
        self.reveal_exactly(other, one, hands)

    def swap_places(self, observer: i64, one: i64, other: i64) -> None:
        """What may be in one place may now be in the other."""
        first = (observer * PLACES + one) * WORDS
        second = (observer * PLACES + other) * WORDS
        for word in range(WORDS):
            kept = self.may[first + word]
            self.may[first + word] = self.may[second + word]
            self.may[second + word] = kept

    def reveal_exactly(self, observer: i64, place: i64, hands: vec[i64]) -> None:
        """The observer handed this whole hand over, and holds another one now."""
        for other in range(PLACES):
            base = (observer * PLACES + other) * WORDS
            for word in range(WORDS):
                self.may[base + word] &= ~hand_word(hands, observer, word)
        self.reveal(observer, place, hands, place)

    def shuffled_hands(self, hands: vec[i64]) -> None:
        """All hands were mixed and dealt again: what was in any hand may be in any other."""
        for observer in range(OBSERVERS):
            for word in range(WORDS):
                self.mix_word(observer, word, hands)

    def mix_word(self, observer: i64, word: i64, hands: vec[i64]) -> None:
        """One word of the mixing: the union of all hands, but for the observer's own new one."""
        union: i64 = 0
        for seat in range(self.players):
            union |= hands[seat * WORDS + word]
            union |= self.may[(observer * PLACES + seat) * WORDS + word]
        own = hand_word(hands, observer, word)
        union &= ~own
        for seat in range(self.players):
            if seat != observer:
                self.may[(observer * PLACES + seat) * WORDS + word] = union
        self.may[(observer * PLACES + PILE) * WORDS + word] &= ~own

    def reshuffled(self, discards: vec[i64]) -> None:
        """The discard pile became the new pile: its cards may be there."""
        for observer in range(OBSERVERS):
            base = (observer * PLACES + PILE) * WORDS
            for word in range(WORDS):
                self.may[base + word] |= discards[word]


def holds_kind(hands: vec[i64], seat: i64, kind: i64) -> bool:
    """Whether a hand holds a card of a kind."""
    card = FIRST[kind]
    while card < CARDS and KIND[card] == kind:
        if holds(hands, seat, card):
            return True
        card += 1
    return False


def hand_word(hands: vec[i64], observer: i64, word: i64) -> i64:
    """One word of an observer's own hand; spectators have none."""
    if observer == SPECTATOR:
        return 0
    return hands[observer * WORDS + word]
