# compiled: mypyc
"""Redrawing what a seat does not know: the other hands, but for the cards it knows are there."""

from ludoteca.games.quissama.cards import FACES
from ludoteca.games.quissama.hands import known_cards
from ludoteca.games.quissama.payment import take_back
from ludoteca.games.quissama.state import GIVING, PAYING, Position
from ludoteca.kernel.native import i64
from ludoteca.kernel.random import Random


def redraw(position: Position, observer: i64, random: Random) -> None:
    """Deal all other hands anew; `observer` is a seat, or -1 for a spectator.

    Nobody else is shown that the seat in turn is choosing how to pay: to them nothing has begun.
    """
    if observer < 0:
        observer = position.players
    if position.phase == PAYING and observer != position.seat:
        take_back(position)
    deal_anew(position, observer, random)
    if position.phase == GIVING and not knows_what_was_taken(position, observer):
        take_any(position, random)


def deal_anew(position: Position, observer: i64, random: Random) -> None:
    """Shuffle the unknown cards of the other hands into the pile, and draw as many again."""
    players = position.players
    for owner in range(players):
        if owner != observer:
            keep_known(position, owner, position.known[observer * players + owner])
    position.deck.sort(FACES)
    for owner in range(players):
        if owner != observer:
            for _card in range(position.sizes[owner] - count_hand(position, owner)):
                position.hands[owner * FACES + position.deck.draw(random)] += 1


def knows_what_was_taken(position: Position, observer: i64) -> bool:
    """Whether it took the card or lost it; of a position that was imagined it may know wrongly."""
    if observer != position.seat and observer != position.looking:
        return False
    return position.held(position.seat, position.took) > 0


def take_any(position: Position, random: Random) -> None:
    """What the seat in turn has taken unseen could be any of its cards."""
    drawn = random.below(position.sizes[position.seat])
    for face in range(FACES):
        drawn -= position.held(position.seat, face)
        if drawn < 0:
            position.took = face
            return


def keep_known(position: Position, owner: i64, known: i64) -> None:
    """Leave in a hand only what is known to be there.

    Less is there where what others know was imagined, and one of them imagines in turn.
    """
    for face in range(FACES):
        kept = known_cards(known, face)
        held = position.hands[owner * FACES + face]
        for _card in range(held - kept):
            position.deck.add(face)
        if kept < held:
            position.hands[owner * FACES + face] = kept


def count_hand(position: Position, owner: i64) -> i64:
    """How many cards have been left in a hand."""
    count: i64 = 0
    for face in range(FACES):
        count += position.hands[owner * FACES + face]
    return count
