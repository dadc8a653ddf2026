# compiled: mypyc
"""Conspiração in numbers, as layout.py names them. Everything lies open here."""

from typing import Final

from ludoteca.games.conspiracy.cards import CELLS, GUILDS, LORD_KINDS, TERRITORIES
from ludoteca.games.conspiracy.state import Position
from ludoteca.kernel.native import i16, i64
from ludoteca.kernel.sheet import Sheet

IN_ROW: Final[i64] = 1
OFFERED: Final[i64] = 2
HELD: Final[i64] = 3  # + how far to the left
UNDER_CREST: Final[i64] = 1
UNDER_TERRITORY: Final[i64] = 2


def observe(position: Position, seat: i64, out: Sheet) -> None:
    """Write what a seat observes."""
    players = position.players
    out.add(position.phase)
    out.add((position.seat - seat + players) % players)
    out.add((position.starter - seat + players) % players)
    out.add(position.turns)
    out.add(position.deck.count)
    out.add(position.limit)
    out.add_seat(position.limit_owner, seat, players)
    out.add_seat(position.master, seat, players)
    out.add_seat(position.closer, seat, players)
    out.add(position.swapping + 1)
    observe_territories(position, seat, out)
    out.add_row(position.piles, 0, LORD_KINDS, 0)
    observe_hand(position, out)
    for place in range(players):
        observe_chamber(position, (seat + place) % players, out)


def observe_territories(position: Position, seat: i64, out: Sheet) -> None:
    """Where each territory is; in the deck if nothing else is written."""
    first = out.at
    out.add_zeros(TERRITORIES)
    write_territories(out, first, position.row, IN_ROW)
    write_territories(out, first, position.offered, OFFERED)
    for place in range(position.players):
        held = position.held[(seat + place) % position.players]
        write_territories(out, first, held, HELD + place)


def write_territories(out: Sheet, first: i64, territories: i64, where: i64) -> None:
    """Write for a set of territories where they are."""
    at = first
    while territories != 0:
        if territories & 1 == 1:
            out.items[at] = i16(where)
        territories >>= 1
        at += 1


def observe_hand(position: Position, out: Sheet) -> None:
    """The lords turned up or recruited, by kind."""
    first = out.at
    out.add_zeros(LORD_KINDS)
    for place in range(position.hand_count):
        out.items[first + position.hand[place]] += 1


def observe_chamber(position: Position, seat: i64, out: Sheet) -> None:
    """One seat's pearls, keys, lords, and what lies on them."""
    out.add(position.pearls[seat])
    out.add(position.silver[seat])
    out.add(position.gold[seat])
    first = seat * CELLS
    out.add_row(position.chambers, first, CELLS, 1)
    marks = out.at
    out.add_zeros(CELLS)
    if position.held[seat] != 0:
        for cell in range(position.placed[seat]):
            if position.covers[first + cell] >= 0:
                out.items[marks + cell] = i16(UNDER_TERRITORY)
    for guild in range(GUILDS):
        crested = position.crests[seat * GUILDS + guild]
        if crested >= 0:
            out.items[marks + crested] += i16(UNDER_CREST)
