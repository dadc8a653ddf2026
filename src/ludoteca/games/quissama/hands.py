# compiled: mypyc
"""Cards that come and go, and who knows of them.

`known[observer * players + owner]` holds, in three bits for each face, how many cards of that face
the observer can be sure the owner has in hand: cards taken openly, handed over, stolen or looked
at. The observer after the last seat is everybody: what a spectator knows. The numbers are lower
bounds: a card that leaves unseen takes one off every face for those who did not see it.
"""

from typing import Final

from ludoteca.games.quissama.cards import FACES
from ludoteca.games.quissama.state import Position
from ludoteca.games.quissama.vocabulary import DRAWS, DRAWS_CARD, NO_SUCH_CARD, RESHUFFLES
from ludoteca.kernel.listener import EVERYONE
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.reasons import LEGAL

UNITS: Final[vec[i64]] = vec[i64]([8**face for face in range(18)])  # one card of each face
MOST_KNOWN: Final[i64] = 7
NO_CARD: Final[i64] = -1


def known_cards(known: i64, face: i64) -> i64:
    """How many cards of a face are known."""
    return (known >> (3 * face)) & 7


def one_more(known: i64, face: i64) -> i64:
    """What is known after a card of this face has come openly."""
    if known_cards(known, face) == MOST_KNOWN:
        return known
    return known + UNITS[face]


def one_less(known: i64, face: i64) -> i64:
    """What is known after a card of this face has gone openly."""
    if known_cards(known, face) == 0:
        return known
    return known - UNITS[face]


def faded(known: i64) -> i64:
    """What is still known after one card has gone unseen."""
    for face in range(FACES):
        known = one_less(known, face)
    return known


def why_not_from_hand(position: Position, face: i64) -> i64:
    """A card that is played, exchanged, given or thrown away is in the hand of the seat in turn."""
    return LEGAL if position.held(position.seat, face) > 0 else NO_SUCH_CARD


def faces_in_hand(position: Position) -> i64:
    """The faces that `why_not_from_hand` has nothing against, as bits: all of them at once."""
    hands = position.hands
    first = position.seat * FACES
    found: i64 = 0
    for face in range(FACES):
        if hands[first + face] > 0:
            found |= 1 << face
    return found


def gain(position: Position, seat: i64, face: i64) -> None:
    """A card comes into a hand; nobody learns of it here."""
    position.hands[seat * FACES + face] += 1
    position.sizes[seat] += 1


def gain_openly(position: Position, seat: i64, face: i64) -> None:
    """A card that all have seen comes into a hand."""
    gain(position, seat, face)
    players = position.players
    for observer in range(players + 1):
        if observer != seat:
            place = observer * players + seat
            position.known[place] = one_more(position.known[place], face)


def lose_openly(position: Position, seat: i64, face: i64) -> None:
    """A card leaves the hand of the seat in turn for all to see; it was no secret to that seat."""
    lay_down(position, seat, face)
    show_lost(position, seat, face)


def lay_down(position: Position, seat: i64, face: i64) -> None:
    """A card leaves the hand of the seat in turn, and nobody else is shown it yet."""
    position.hands[seat * FACES + face] -= 1
    position.sizes[seat] -= 1


def show_lost(position: Position, seat: i64, face: i64) -> None:
    """All see a card that the seat in turn has laid down."""
    position.shown += 1
    position.given += 1
    players = position.players
    place = seat
    for _observer in range(players + 1):
        if position.known[place] != 0:
            position.known[place] = one_less(position.known[place], face)
        place += players


def pass_on(position: Position, giver: i64, taker: i64, face: i64) -> None:
    """A card goes from one hand to another, and only these two see it."""
    position.hands[giver * FACES + face] -= 1
    position.sizes[giver] -= 1
    gain(position, taker, face)
    position.shown += 1
    players = position.players
    for observer in range(players + 1):
        place = observer * players + giver
        if observer == taker:
            position.known[place] = one_less(position.known[place], face)
        elif observer != giver:
            position.known[place] = faded(position.known[place])
    place = giver * players + taker
    position.known[place] = one_more(position.known[place], face)


def learn_hand(position: Position, observer: i64, owner: i64) -> None:
    """An observer looks at a whole hand."""
    known: i64 = 0
    for face in range(FACES):
        for _card in range(position.hands[owner * FACES + face]):
            known = one_more(known, face)
    position.known[observer * position.players + owner] = known
    position.shown += 1


def discard(position: Position, seat: i64, face: i64) -> None:
    """A card goes from a hand to the discards, openly."""
    lose_openly(position, seat, face)
    position.discards[face] += 1


def top_card(position: Position) -> i64:
    """Take a card from the pile, reshuffling the discards if it is empty; NO_CARD if both are."""
    if position.deck.count == 0:
        reshuffle(position)
        if position.deck.count == 0:
            return NO_CARD
    position.shown += 1
    return position.deck.draw(position.random)


def reshuffle(position: Position) -> None:
    """The discards become the new pile."""
    for face in range(FACES):
        for _card in range(position.discards[face]):
            position.deck.add(face)
        position.discards[face] = 0
    if position.deck.count > 0:
        position.tell(RESHUFFLES, position.deck.count)


def draw_cards(position: Position, seat: i64, count: i64) -> None:
    """A seat draws so many cards that only it sees, or what there is.

    They are told by face: a hand has no order, so neither has what comes into it.
    """
    drawn: i64 = 0
    cards: i64 = 0
    while cards < count:
        face = top_card(position)
        if face == NO_CARD:
            break
        gain(position, seat, face)
        drawn += UNITS[face]
        cards += 1
    if cards > 0:
        for face in range(FACES):
            for _card in range(known_cards(drawn, face)):
                position.tell_only(1 << seat, DRAWS_CARD, seat, face)
        position.tell_only(EVERYONE & ~(1 << seat), DRAWS, seat, cards)
