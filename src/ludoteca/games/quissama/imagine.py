# compiled: mypyc
"""Redrawing what a seat does not know: the other hands, but for the cards it knows are there."""

from ludoteca.games.quissama.cards import FACES
from ludoteca.games.quissama.hands import known_cards
from ludoteca.games.quissama.payment import take_back
from ludoteca.games.quissama.state import PAYING, Position
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


def deal_anew(position: Position, observer: i64, random: Random) -> None:
    """Shuffle the unknown cards of the other hands into the pile, and draw as many again."""
    players = position.players
    for owner in range(players):
        if owner != observer:
            keep_known(position, owner, position.known[observer * players + owner])
    position.deck.sort(FACES)
    for owner in range(players):
        if owner != observer:
            known = position.known[observer * players + owner]
            for _card in range(position.sizes[owner] - count_known(known)):
                position.hands[owner * FACES + position.deck.draw(random)] += 1


def keep_known(position: Position, owner: i64, known: i64) -> None:
    """Leave in a hand only what is known to be there."""
    for face in range(FACES):
        kept = known_cards(known, face)
        for _card in range(position.hands[owner * FACES + face] - kept):
            position.deck.add(face)
        position.hands[owner * FACES + face] = kept


def count_known(known: i64) -> i64:
    """How many cards are known."""
    count: i64 = 0
    for face in range(FACES):
        count += known_cards(known, face)
    return count
