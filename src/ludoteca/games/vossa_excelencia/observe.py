# compiled: mypyc
"""Vossa Excelência in numbers, as layout.py names them: all that lies open, and the own hand."""

from typing import Final

from ludoteca.games.vossa_excelencia.instructions import CATEGORIES, ICONS, SPHERES
from ludoteca.games.vossa_excelencia.scoring import capital_of
from ludoteca.games.vossa_excelencia.state import (
    ARTICULATED,
    CABINETS,
    DISCARD_PILE,
    EXPANSION,
    HANDS,
    KNOWN,
    PAYING,
    REVEALED,
    TURNED,
    USED,
    ZONE,
    Position,
)
from ludoteca.kernel.native import i16, i64
from ludoteca.kernel.observation import Observation

CARDS: Final[i64] = 256  # the largest deck

# Where a card is; 0 for those that this seat does not see anywhere.
IN_ZONE: Final[i64] = 1
DISCARDED: Final[i64] = 2
SEATS: Final[i64] = 3  # + how far to the left: in hand; and once more as many: in the cabinet


def observe(position: Position, seat: i64, out: Observation) -> None:
    """Write what a seat observes."""
    players = position.players
    out.add(position.phase)
    out.add(position.stage)
    out.add((position.seat - seat + players) % players)
    out.add((position.actor - seat + players) % players)
    out.add((position.starter - seat + players) % players)
    out.add(position.semester)
    out.add(position.semesters())
    out.add(position.settings[EXPANSION])
    out.add_row(position.pile_counts, 0, CATEGORIES, 0)
    out.add(position.event + 1)
    out.add(position.die)
    observe_resolving(position, seat, out)
    for place in range(players):
        observe_seat(position, (seat + place) % players, out)
    observe_cards(position, seat, out)


def observe_resolving(position: Position, seat: i64, out: Observation) -> None:
    """The effect under way, or the bill being paid."""
    players = position.players
    if position.phase == PAYING:
        out.add((position.paying if position.paying >= 0 else position.source) + 1)
        out.add_seat(position.actor, seat, players)
        out.skip(3)
        out.add_row(position.bill, 0, ICONS, 0)
    elif position.pc < 0:
        out.skip(5 + ICONS)
    else:
        out.add(position.source + 1)
        out.add_seat(position.owner, seat, players)
        out.add(position.pc + 1)
        out.add(position.remaining if position.remaining > 0 else 0)
        out.add_seat(position.target, seat, players)
        out.skip(ICONS)


def observe_seat(position: Position, seat: i64, out: Observation) -> None:
    """What one seat has, cards apart."""
    out.add_row(position.influence, seat * SPHERES, SPHERES, 0)
    out.add(position.power[seat])
    out.add(position.counts[HANDS + seat])
    out.add(capital_of(position, seat))
    out.add(1 if position.is_in_game(seat) else 0)


def observe_cards(position: Position, seat: i64, out: Observation) -> None:
    """Where each card is, what lies on it, and whether it is turned, used or face up in a hand."""
    first = out.at
    out.skip(5 * CARDS)
    for card in range(position.deck.size):
        if position.where[card] == DISCARD_PILE:
            out.items[first + card] = i16(DISCARDED)
    write_list(position, ZONE, IN_ZONE, 0, out, first)
    for place in range(position.players):
        owner = (seat + place) % position.players
        seen: i64 = 0
        if owner != seat:
            seen = REVEALED | KNOWN
        write_list(position, HANDS + owner, SEATS + place, seen, out, first)
        held = SEATS + position.players + place
        write_list(position, CABINETS + owner, held, 0, out, first)


def write_list(
    position: Position, cards: i64, where: i64, seen: i64, out: Observation, first: i64
) -> None:
    """Write the cards of a list; of a rival's hand only those with one of the flags `seen`."""
    items = out.items
    card = position.heads[cards]
    while card >= 0:
        flags = position.flags[card]
        if seen == 0 or flags & seen != 0:
            items[first + card] = i16(where)
            items[first + CARDS + card] = i16(position.money[card])
            items[first + 2 * CARDS + card] = i16(1 if flags & TURNED != 0 else 0)
            items[first + 3 * CARDS + card] = i16(1 if flags & (USED | ARTICULATED) != 0 else 0)
            items[first + 4 * CARDS + card] = i16(1 if flags & REVEALED != 0 else 0)
        card = position.after[card]
