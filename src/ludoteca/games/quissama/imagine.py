# compiled: mypyc
"""Redrawing what a seat does not know: the other hands, but for the cards it knows are there."""

from typing import Final

from ludoteca.games.quissama.cards import FACES
from ludoteca.games.quissama.costs import affords, affords_influence, fill_purse
from ludoteca.games.quissama.hands import known_cards
from ludoteca.games.quissama.state import PAYING, Position
from ludoteca.kernel.native import i64
from ludoteca.kernel.random import Random

TRIES: Final[i64] = 200


def redraw(position: Position, observer: i64, random: Random) -> None:
    """Deal all other hands anew; `observer` is a seat, or -1 for a spectator.

    Somebody seen in the middle of a payment can finish it, so hands that could not are dealt
    again; a payment so rare that no deal finds one keeps the hand that makes it.
    """
    if observer < 0:
        observer = position.players
    if observer == position.seat or position.phase != PAYING:
        deal_anew(position, observer, observer, random)
        return
    hands = position.hands[:]
    deck = position.deck.copy()
    for _try in range(TRIES):
        deal_anew(position, observer, observer, random)
        if can_finish(position):
            return
    for place in range(len(hands)):
        position.hands[place] = hands[place]
    position.deck.become(deck)
    deal_anew(position, observer, position.seat, random)


def deal_anew(position: Position, observer: i64, kept: i64, random: Random) -> None:
    """Shuffle the unknown cards of the other hands into the pile, and draw as many again."""
    players = position.players
    for owner in range(players):
        if owner != observer and owner != kept:
            keep_known(position, owner, position.known[observer * players + owner])
    position.deck.sort(FACES)
    for owner in range(players):
        if owner != observer and owner != kept:
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


def can_finish(position: Position) -> bool:
    """Whether the seat in turn could pay what it is paying."""
    fill_purse(position)
    if position.whole == 1:
        return affords_influence(position, position.deed)
    return affords(position, position.due)
