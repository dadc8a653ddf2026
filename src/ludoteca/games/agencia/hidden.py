# compiled: mypyc
"""The cards whose places an observer does not see, and a deal of them that it thinks possible."""

from typing import Final, final

from ludoteca.games.agencia.box import CARDS, WORD_BITS, WORDS
from ludoteca.games.agencia.cardset import BITS, clear, following, holds, put
from ludoteca.games.agencia.knowledge import PILE, PLACES
from ludoteca.games.agencia.state import Position
from ludoteca.kernel.bits import count_bits
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.random import Random

NOWHERE: Final[i64] = -1


@final
class Hidden:
    """Which cards, where each of them may be, how many lie in each place, and a deal of them."""

    def __init__(self, position: Position, observer: i64) -> None:
        """Everything that is in the pile or in a hand which is not the observer's."""
        self.observer: i64 = observer
        self.cards: Final[vec[i64]] = vec[i64]([0] * 280)
        self.may: Final[vec[i64]] = vec[i64]([0] * 280)  # the places of each, as bits
        self.places: Final[vec[i64]] = vec[i64]([0] * 280)
        self.count: i64 = 0
        self.room: Final[vec[i64]] = vec[i64]([0] * 7)
        self.sizes: Final[vec[i64]] = vec[i64]([0] * 7)
        self.find(position)

    def find(self, position: Position) -> None:
        """Collect the cards in ascending order, so that nothing tells where they are in truth."""
        hidden = vec[i64]([0] * 5)
        for index in range(position.pile.count):
            put(hidden, 0, position.pile.cards[index])
        for seat in range(position.players):
            if seat != self.observer:
                for word in range(WORDS):
                    hidden[word] |= position.hands[seat * WORDS + word]
        card = following(hidden, 0, 0)
        while card < CARDS:
            place = self.place_of(position, card)
            self.sizes[place] += 1
            self.cards[self.count] = card
            # What others know may have been imagined: where a card is, it always may be.
            self.may[self.count] = self.places_of(position, card) | BITS[place]
            self.count += 1
            card = following(hidden, 0, card + 1)

    def place_of(self, position: Position, card: i64) -> i64:
        """Where a hidden card is in truth."""
        for seat in range(position.players):
            if seat != self.observer and holds(position.hands, seat, card):
                return seat
        return PILE

    def places_of(self, position: Position, card: i64) -> i64:
        """Where a card may be as far as the observer knows, as bits."""
        may = position.knowledge.may
        number = card % WORD_BITS
        at = self.observer * PLACES * WORDS + card // WORD_BITS
        places: i64 = 0
        for place in range(PLACES):
            places |= ((may[at] >> number) & 1) << place
            at += WORDS
        return places

    def deal(self, random: Random) -> None:
        """Give every card a place: those with the fewest first, else in any order."""
        self.shuffle(random)
        for place in range(PLACES):
            self.room[place] = self.sizes[place]
        for index in range(self.count):
            self.places[index] = NOWHERE
        given: i64 = 0
        for choices in range(1, PLACES + 1):
            if given == self.count:
                return
            for index in range(self.count):
                if count_bits(self.may[index]) == choices:
                    self.give(index, random)
                    given += 1

    def shuffle(self, random: Random) -> None:
        """Any order."""
        last = self.count - 1
        while last > 0:
            other = random.below(last + 1)
            card = self.cards[last]
            may = self.may[last]
            self.cards[last] = self.cards[other]
            self.may[last] = self.may[other]
            self.cards[other] = card
            self.may[other] = may
            last -= 1

    def give(self, index: i64, random: Random) -> None:
        """A card goes to any free place it may be in; if there is none, others make room."""
        free: i64 = 0
        for place in range(PLACES):
            if (self.may[index] >> place) & 1 == 1:
                free += self.room[place]
        if free == 0:
            self.make_room(self.may[index])
            free = 1
        drawn = random.below(free)
        for place in range(PLACES):
            if (self.may[index] >> place) & 1 == 1:
                drawn -= self.room[place]
                if drawn < 0:
                    self.places[index] = place
                    self.room[place] -= 1
                    return

    def make_room(self, wanted: i64) -> None:
        """Move cards on, from place to place, until one of the wanted places has room."""
        mover = vec[i64]([-1] * 7)  # the card that would leave each place that was reached
        reached: i64 = wanted
        grown = True
        while grown:
            grown = False
            for index in range(self.count):
                place = self.places[index]
                if place != NOWHERE and (reached >> place) & 1 == 1:
                    for target in range(PLACES):
                        beyond = self.may[index] & ~reached
                        if (beyond >> target) & 1 == 1:
                            mover[target] = index
                            reached |= 1 << target
                            grown = True
                            if self.room[target] > 0:
                                self.move_along(mover, target, wanted)
                                return

    def move_along(self, mover: vec[i64], target: i64, wanted: i64) -> None:
        """Move a card into the free place, one into its place, and so on back to a wanted one."""
        self.room[target] -= 1
        while (wanted >> target) & 1 == 0:
            index = mover[target]
            left = self.places[index]
            self.places[index] = target
            target = left
        self.room[target] += 1

    def give_out(self, position: Position) -> None:
        """Let the hands hold what they were dealt."""
        for seat in range(position.players):
            if seat != self.observer:
                clear(position.hands, seat)
        for index in range(self.count):
            if self.places[index] != PILE:
                put(position.hands, self.places[index], self.cards[index])

    def fill_pile(self, position: Position) -> None:
        """Let the pile hold the rest."""
        count: i64 = 0
        for index in range(self.count):
            if self.places[index] == PILE:
                position.pile.cards[count] = self.cards[index]
                count += 1
