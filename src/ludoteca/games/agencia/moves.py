# compiled: mypyc
"""Cards on the move: drawing, discarding, handing over, with who sees what of it."""

from typing import Final

from ludoteca.games.agencia.books import NOBODY
from ludoteca.games.agencia.box import CARDS, FIRST, KIND, WORDS
from ludoteca.games.agencia.cardset import clear, following, holds, put, size, structural, take
from ludoteca.games.agencia.knowledge import OBSERVERS, PILE
from ludoteca.games.agencia.language import ALL_OPEN, DISCARD_PER_DRAW, OPEN_HAND
from ludoteca.games.agencia.standing import demanded_discards
from ludoteca.games.agencia.state import GIVEN, RUN, Position
from ludoteca.games.agencia.vocabulary import (
    DISCARDS,
    DRAWS,
    DRAWS_CARD,
    HANDS_CARD,
    HANDS_OVER,
    RESHUFFLES,
)
from ludoteca.kernel.bits import lowest_bit
from ludoteca.kernel.listener import EVERYONE
from ludoteca.kernel.native import i64, vec


def open_hands(position: Position) -> i64:
    """The seats whose hands lie open to all, as bits."""
    books = position.books
    if books.has(ALL_OPEN):
        return books.everybody()
    return books.holders(OPEN_HAND)


def watchers(position: Position, seat: i64) -> i64:
    """Who sees the cards of a hand."""
    if (open_hands(position) >> seat) & 1 == 1:
        return EVERYONE
    return 1 << seat


def show_open_hands(position: Position) -> None:
    """Everybody sees what lies open; something newly seen is noted for undo."""
    seats = open_hands(position)
    while seats != 0:
        seat = lowest_bit(seats)
        seats &= seats - 1
        for observer in range(OBSERVERS):
            show_hand(position, observer, seat)


def show_hand(position: Position, observer: i64, seat: i64) -> None:
    """An observer sees a hand."""
    may = position.knowledge.may
    base = (observer * 7 + seat) * WORDS
    if observer == seat:
        return
    for word in range(WORDS):
        if may[base + word] != position.hands[seat * WORDS + word]:
            position.shown += 1
            position.knowledge.reveal(observer, seat, position.hands, seat)
            return


def show_pile(position: Position, observer: i64) -> None:
    """An observer looks through the pile."""
    cards = vec[i64]([0] * 5)
    for index in range(position.pile.count):
        put(cards, 0, position.pile.cards[index])
    position.shown += 1
    position.knowledge.reveal(observer, PILE, cards, 0)


def read_structural(position: Position) -> None:
    """Note on the books who holds a structural card."""
    found: i64 = 0
    for seat in range(position.players):
        if structural(position.hands, seat) > 0:
            found |= 1 << seat
    position.shown += 1  # whether it is a crisis tells something of the hands
    position.books.structural = found


def refill(position: Position) -> None:
    """The discard pile, shuffled, becomes the new pile."""
    count: i64 = 0
    card = following(position.discards, 0, 0)
    while card < CARDS:
        position.pile.add(card)
        count += 1
        card = following(position.discards, 0, card + 1)
    position.knowledge.reshuffled(position.discards)
    clear(position.discards, 0)
    position.tell(RESHUFFLES, count)


def draw_cards(position: Position, seat: i64, count: i64) -> None:
    """A seat draws; as many as there are, if the piles run out."""
    seers = watchers(position, seat)
    drawn: i64 = 0
    while drawn < count and position.books.pool > 0:
        if position.pile.count == 0:
            refill(position)
        card = position.pile.draw(position.random)
        receive(position, seat, card)
        position.knowledge.drawn(seat, card)
        position.tell_only(seers, DRAWS_CARD, seat, KIND[card])
        drawn += 1
    if drawn > 0:
        position.tell_only(EVERYONE & ~seers, DRAWS, seat, drawn)
        note_draw(position, seat, drawn)


def receive(position: Position, seat: i64, card: i64) -> None:
    """A card from the pool comes to a hand."""
    put(position.hands, seat, card)
    note_arrival(position, seat, card)
    position.books.cards[seat] += 1
    position.books.pool -= 1


def note_arrival(position: Position, seat: i64, card: i64) -> None:
    """Keep what came in this step: by the end of it a new match may have been dealt."""
    put(position.arrived, seat, card)
    position.news |= 1 << seat
    position.arrived_open |= open_hands(position) & (1 << seat)


def forget_step(position: Position) -> None:
    """A new step begins."""
    if position.news != 0:
        for word in range(position.players * WORDS):
            position.arrived[word] = 0
            position.laid[word] = 0
    position.news = 0
    position.arrived_open = 0


def note_draw(position: Position, seat: i64, count: i64) -> None:
    """Remember a draw for the cards that ask."""
    history = position.history
    history.drew[seat] = history.turn
    history.gains[seat] += count
    history.round_drawn[seat] += count
    position.books.drawn |= 1 << seat
    position.drawn_cards += count


def discard_chosen(position: Position, seat: i64) -> None:
    """The cards that a seat has chosen go to the discard pile, for all to see."""
    history = position.history
    count: i64 = 0
    card = following(position.chosen, seat, 0)
    while card < CARDS:
        lay_down(position, seat, card)
        position.tell(DISCARDS, seat, KIND[card])
        count += 1
        card = following(position.chosen, seat, card + 1)
    clear(position.chosen, seat)
    history.discarded[seat] = history.turn
    history.discards += count
    history.round_discarded[seat] += count


def show_own(position: Position, seat: i64) -> None:
    """Something of a hand is shown to others: whose own step it is has learnt nothing by it."""
    position.shown += 1
    if seat == position.actor:
        position.given += 1


def lay_down(position: Position, seat: i64, card: i64) -> None:
    """A card goes from a hand to the discard pile."""
    take(position.hands, seat, card)
    position.knowledge.left(seat, card, position.hands)
    put(position.discards, 0, card)
    put(position.laid, seat, card)
    position.news |= 1 << seat
    show_own(position, seat)
    position.books.cards[seat] -= 1
    position.books.pool += 1


def give_chosen(position: Position, seat: i64, receiver: i64, is_gift: bool) -> None:
    """The cards that a seat has chosen go to another hand; a gift is remembered, a swap is not."""
    seers = watchers(position, seat) | watchers(position, receiver)
    count: i64 = 0
    card = following(position.chosen, seat, 0)
    while card < CARDS:
        take(position.hands, seat, card)
        put(position.hands, receiver, card)
        note_arrival(position, receiver, card)
        position.knowledge.moved(seat, receiver, card)
        position.tell_only(seers, HANDS_CARD, seat, receiver, KIND[card])
        count += 1
        card = following(position.chosen, seat, card + 1)
    clear(position.chosen, seat)
    show_own(position, seat)
    position.books.cards[seat] -= count
    position.books.cards[receiver] += count
    position.tell_only(EVERYONE & ~seers, HANDS_OVER, seat, receiver, count)
    if is_gift:
        history = position.history
        history.handed[seat * 6 + receiver] = history.turn
        history.gains[receiver] += count


def card_in_hand(position: Position, seat: i64, kind: i64) -> i64:
    """A card of a kind in a hand, not chosen yet; CARDS if there is none."""
    card = following(position.hands, seat, FIRST[kind])
    while card < CARDS and KIND[card] <= kind:
        if KIND[card] == kind and not holds(position.chosen, seat, card):
            return card
        card = following(position.hands, seat, card + 1)
    return CARDS


def choose_all(position: Position, seat: i64) -> None:
    """Choose the whole hand."""
    for word in range(WORDS):
        position.chosen[seat * WORDS + word] = position.hands[seat * WORDS + word]
    position.owed[seat] = 0


def ask_for_cards(position: Position, verb: i64, then: i64) -> None:
    """Go and collect what seats owe; whole hands are chosen without asking."""
    position.verb = verb
    position.then = then
    for seat in range(position.players):
        free = position.books.cards[seat] - size(position.chosen, seat)
        if position.owed[seat] > 0 and position.owed[seat] == free:
            choose_all(position, seat)
    position.phase = GIVEN


def choosers(position: Position) -> i64:
    """The seats that have chosen cards, as bits."""
    found: i64 = 0
    for seat in range(position.players):
        if size(position.chosen, seat) > 0:
            found |= 1 << seat
    return found


def take_turn(position: Position) -> i64:
    """The first seat along the flow that is still to be dealt with; takes it off the list."""
    books = position.books
    for steps in range(position.players):
        seat = books.along(books.seat, steps)
        if (position.todo >> seat) & 1 == 1:
            position.todo &= ~(1 << seat)
            return seat
    return NOBODY


def give_billed(position: Position, verb: i64) -> None:
    """Everybody chooses as many cards as are on the bill."""
    for seat in range(position.players):
        position.owed[seat] = position.books.bill[seat]
    if owing(position) != 0:
        ask_for_cards(position, verb, RUN)


def owing(position: Position) -> i64:
    """The seats that still have to choose cards, as bits."""
    found: i64 = 0
    for seat in range(position.players):
        if position.owed[seat] > 0:
            found |= 1 << seat
    return found


def syndicate_debt(position: Position) -> i64:
    """The seat that now has to discard for cards drawn, its debt noted; -1 if nobody has to."""
    syndicate = position.books.holders(DISCARD_PER_DRAW)
    debt = demanded_discards(position.books, position.drawn_cards)
    position.drawn_cards = 0
    if syndicate == 0 or debt == 0:
        return -1
    seat = lowest_bit(syndicate)
    position.owed[seat] = due(position, seat, debt)
    return seat if position.owed[seat] > 0 else NO_SEAT


def due(position: Position, seat: i64, count: i64) -> i64:
    """So many cards, or as many as a seat can give up.

    Outside a program nothing can be a crisis, so that whoever cannot win keeps the last card.
    """
    most = position.books.cards[seat]
    if position.running == 0 and most > 0:
        most -= (position.books.punished >> seat) & 1
    return count if count < most else most


NO_SEAT: Final[i64] = -1


def note_low_hands(position: Position) -> None:
    """Remember who is down to exactly one card."""
    for seat in range(position.players):
        if position.books.cards[seat] == 1:
            position.history.fell |= 1 << seat
