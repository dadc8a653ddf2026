# compiled: mypyc
"""Conspiração in numbers, as layout.py names them. Everything lies open here.

Written for speed: what is 0 is hardly written, nothing is called for a single number, and where a
branch could not be foreseen there is arithmetic instead.
"""

from typing import Final

from ludoteca.games.conspiracy.cards import CELLS, GUILDS, LORD_KINDS, RANKS, TERRITORIES
from ludoteca.games.conspiracy.state import Position
from ludoteca.kernel.bits import lowest_bit
from ludoteca.kernel.native import i16, i64, vec
from ludoteca.kernel.observation import Observation, relative

IN_ROW: Final[i64] = 1
OFFERED: Final[i64] = 2
HELD: Final[i64] = 3  # + how far to the left
UNDER_TERRITORY: Final[i64] = 2  # and 1 more under a crest
SIGN: Final[i64] = 63  # what is left of a number shifted by so much: 0, or -1 of a negative one

HEAD: Final[i64] = 10  # numbers before the territories
PER_SEAT: Final[i64] = 33  # pearls, keys of both kinds, lords, what lies on them
OF_CHAMBER: Final[i64] = 3  # where the lords begin

CELL_BITS: Final[vec[i64]] = vec[i64]([0] + [1 << cell for cell in range(15)])  # by cell + 1


def observe(position: Position, seat: i64, out: Observation) -> None:
    """Write what a seat observes."""
    observe_head(position, seat, out)
    observe_territories(position, seat, out)
    observe_piles(position, out)
    observe_hand(position, out)
    owner = seat
    for _owner in range(position.players):
        observe_chamber(position, owner, out)
        owner += 1
        if owner == position.players:
            owner = 0


def observe_head(position: Position, seat: i64, out: Observation) -> None:
    """Whose turn it is, what is decided, and who has what there is only one of."""
    players = position.players
    items = out.items
    at = out.at
    items[at] = i16(position.phase)
    items[at + 1] = i16(relative(position.seat, seat, players))
    items[at + 2] = i16(relative(position.starter, seat, players))
    items[at + 3] = i16(position.turns)
    items[at + 4] = i16(position.deck.count)
    items[at + 5] = i16(position.limit)
    if position.limit_owner >= 0:
        items[at + 6] = i16(1 + relative(position.limit_owner, seat, players))
    if position.master >= 0:
        items[at + 7] = i16(1 + relative(position.master, seat, players))
    if position.closer >= 0:
        items[at + 8] = i16(1 + relative(position.closer, seat, players))
    items[at + 9] = i16(position.swapping + 1)
    out.at = at + HEAD


def observe_territories(position: Position, seat: i64, out: Observation) -> None:
    """Where each territory is; in the deck if nothing else is written."""
    write_territories(out, position.row, IN_ROW)
    write_territories(out, position.offered, OFFERED)
    for owner in range(position.players):
        if position.held[owner] != 0:
            place = relative(owner, seat, position.players)
            write_territories(out, position.held[owner], HELD + place)
    out.at += TERRITORIES


def write_territories(out: Observation, territories: i64, where: i64) -> None:
    """Write for a set of territories where they are."""
    items = out.items
    at = out.at
    while territories != 0:
        items[at + lowest_bit(territories)] = i16(where)
        territories &= territories - 1


def observe_piles(position: Position, out: Observation) -> None:
    """Discarded lords by kind, of the guilds that have a pile."""
    items = out.items
    at = out.at
    piles = position.piles
    stacked = position.stacked
    while stacked != 0:
        first = lowest_bit(stacked) * RANKS
        for lord in range(first, first + RANKS):
            items[at + lord] = i16(piles[lord])
        stacked &= stacked - 1
    out.at = at + LORD_KINDS


def observe_hand(position: Position, out: Observation) -> None:
    """The lords turned up or recruited, by kind."""
    items = out.items
    at = out.at
    for place in range(position.hand_count):
        items[at + position.hand[place]] += 1
    out.at = at + LORD_KINDS


def observe_chamber(position: Position, seat: i64, out: Observation) -> None:
    """One seat's pearls, keys, lords, and what lies on them."""
    items = out.items
    at = out.at
    items[at] = i16(position.pearls[seat])
    items[at + 1] = i16(position.silver[seat])
    items[at + 2] = i16(position.gold[seat])
    out.at = at + PER_SEAT
    crested: i64 = 0  # the cells with a crest, as bits
    crests = position.crests
    for crest in range(seat * GUILDS, seat * GUILDS + GUILDS):
        crested |= CELL_BITS[crests[crest] + 1]
    chambers = position.chambers
    covers = position.covers
    place = seat * CELLS
    at += OF_CHAMBER
    for cell in range(position.placed[seat]):
        items[at] = i16(chambers[place] + 1)
        covered = UNDER_TERRITORY + (covers[place] >> SIGN) * UNDER_TERRITORY
        items[at + CELLS] = i16(covered + ((crested >> cell) & 1))
        place += 1
        at += 1
