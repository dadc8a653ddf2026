# compiled: mypyc
"""The first half of a turn: lords from the deck or a whole pile. Predicate beside effect."""

from typing import Final

from ludoteca.games.conspiracy.cards import CELLS, MOST_DRAWN, ONE_TO_THREE, RANKS
from ludoteca.games.conspiracy.chamber import place, place_next
from ludoteca.games.conspiracy.state import KEEP, LEAVE, Position
from ludoteca.games.conspiracy.vocabulary import (
    DECK_SHORT,
    DISCARDS,
    LEAVES,
    NO_PILE,
    NOT_IN_HAND,
    NOT_TURNED_UP,
    ONLY_ONE_LORD,
    ONLY_TWO_LORDS,
    TAKES_PILE,
    TURNS_UP,
)
from ludoteca.kernel.native import i64
from ludoteca.kernel.reasons import LEGAL

NO_GUILDS: Final[i64] = 0


def limit_on(position: Position) -> i64:
    """How many lords an opponent's territory makes the seat in turn take; 0 if it is free.

    Never more than the deck holds; so an empty deck lifts the limit.
    """
    if position.limit == 0 or position.limit_owner == position.seat:
        return 0
    return position.limit if position.limit < position.deck.count else position.deck.count


def drawable(position: Position) -> i64:
    """The numbers of lords that may be drawn, as bits from 1 on."""
    limit = limit_on(position)
    if limit > 0:
        return 1 << (limit - 1)
    if position.deck.count >= MOST_DRAWN:
        return ONE_TO_THREE
    return (1 << position.deck.count) - 1


def why_not_draw(position: Position, count: i64) -> i64:
    """Drawing 1, 2 or 3 needs as many in the deck, and no limit of another number."""
    if (drawable(position) >> (count - 1)) & 1 == 1:
        return LEGAL
    if count > position.deck.count:
        return DECK_SHORT
    return ONLY_ONE_LORD if position.limit == 1 else ONLY_TWO_LORDS


def draw(position: Position, count: i64) -> None:
    """Turn up lords; a single one, or one of several alike, is kept without asking."""
    for _drawn in range(count):
        lord = position.deck.draw(position.random)
        position.tell(TURNS_UP, position.seat, lord)
        position.add_to_hand(lord)
    if position.hand[0] == position.hand[count - 1]:
        keep(position, position.hand[0])
    else:
        position.phase = KEEP


def why_not_keep(position: Position, lord: i64) -> i64:
    """Only a lord that was turned up can be kept."""
    return LEGAL if position.is_in_hand(lord) else NOT_TURNED_UP


def keep(position: Position, lord: i64) -> None:
    """Discard the other lords to their piles, then place this one."""
    position.remove_from_hand(lord)
    for index in range(position.hand_count):
        position.add_to_pile(position.hand[index])
        position.tell(DISCARDS, position.seat, position.hand[index])
    position.hand[0] = lord
    position.hand_count = 1
    place(position, lord)


def takeable_piles(position: Position) -> i64:
    """The guilds whose pile may be taken, as bits: all there are, or none under a limit."""
    return position.stacked if limit_on(position) == 0 else NO_GUILDS


def why_not_take_pile(position: Position, guild: i64) -> i64:
    """A pile can be taken if it is there and no territory forbids piles."""
    if (takeable_piles(position) >> guild) & 1 == 1:
        return LEGAL
    if limit_on(position) == 0:
        return NO_PILE
    return ONLY_ONE_LORD if position.limit == 1 else ONLY_TWO_LORDS


def take_pile(position: Position, guild: i64) -> None:
    """Take all lords of a pile; those that do not fit stay there, by choice."""
    first = guild * RANKS
    for lord in range(first, first + RANKS):
        while position.piles[lord] > 0:
            position.piles[lord] -= 1
            position.hand[position.hand_count] = lord  # ascending already
            position.hand_count += 1
    position.stacked &= ~(1 << guild)
    position.tell(TAKES_PILE, position.seat, guild, position.hand_count)
    leave_what_does_not_fit(position)


def room_left(position: Position) -> i64:
    """Free cells in the chamber of the seat in turn."""
    return CELLS - position.placed[position.seat]


def leave_what_does_not_fit(position: Position) -> None:
    """Ask which lords stay behind while there are too many, unless all are alike."""
    if position.hand_count <= room_left(position):
        place_next(position)
    elif position.hand[0] == position.hand[position.hand_count - 1]:
        leave(position, position.hand[0])
    else:
        position.phase = LEAVE


def why_not_leave(position: Position, lord: i64) -> i64:
    """Only a lord of the pile just taken can stay behind."""
    return LEGAL if position.is_in_hand(lord) else NOT_IN_HAND


def leave(position: Position, lord: i64) -> None:
    """Put a lord back on its pile before anything is placed."""
    position.remove_from_hand(lord)
    position.add_to_pile(lord)
    position.tell(LEAVES, position.seat, lord)
    leave_what_does_not_fit(position)
