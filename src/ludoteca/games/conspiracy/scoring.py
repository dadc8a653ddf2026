# compiled: mypyc
"""Counting influence points: crested lords, territories, the largest coalition, the pearls."""

from typing import Final

from ludoteca.games.conspiracy.cards import (
    BEST_LORD,
    CELLS,
    COALITION_POINTS,
    FIVE_AND_A_PEARL,
    GOLD_KEY,
    GUILDS,
    LORD_COUNT,
    MASTER_POINTS,
    PER_GOLD_KEY,
    PER_PEARL_PAIR,
    PER_SILVER_KEY,
    PER_TERRITORY,
    SILVER_KEY,
    THREE_AND_THREE_PEARLS,
    WORTH_SEVEN,
    guild_of,
    influence_of,
    rank_of,
)
from ludoteca.games.conspiracy.state import EMPTY, Position
from ludoteca.kernel.bits import count_bits
from ludoteca.kernel.native import i64, vec

# The spot of each cell: bit 6 * row + column, so that a gap follows every row.
SPOTS: Final[vec[i64]] = vec[i64](
    [1 << (6 * row + column) for row in range(5) for column in range(5 - row)]
)


def score(position: Position, seat: i64) -> i64:
    """All points of a seat, counted as at the end of the game."""
    return (
        lord_points(position, seat)
        + territory_points(position, seat)
        + coalition(position, seat) * COALITION_POINTS
        + master_points(position, seat)
    )


def lord_points(position: Position, seat: i64) -> i64:
    """The influence of the crested lord of each guild."""
    points: i64 = 0
    for guild in range(GUILDS):
        points += crested_influence(position, seat, guild)
    return points


def crested_influence(position: Position, seat: i64, guild: i64) -> i64:
    """The influence of a seat's most influential lord of a guild; 0 if it has none."""
    cell = position.crests[seat * GUILDS + guild]
    if cell == EMPTY:
        return 0
    return influence_of(position.lord_at(seat, cell))


def territory_points(position: Position, seat: i64) -> i64:
    """The points of all territories of a seat."""
    points: i64 = 0
    held = position.held[seat]
    territory: i64 = 0
    while held != 0:
        if held & 1 == 1:
            points += territory_worth(position, seat, territory)
        held >>= 1
        territory += 1
    return points


def territory_worth(position: Position, seat: i64, territory: i64) -> i64:
    """What one territory is worth to a seat."""
    if territory == WORTH_SEVEN:
        return 7
    if territory == PER_SILVER_KEY:
        return count_rank(position, seat, SILVER_KEY)
    if territory == PER_GOLD_KEY:
        return 2 * count_rank(position, seat, GOLD_KEY)
    if FIVE_AND_A_PEARL <= territory <= THREE_AND_THREE_PEARLS:
        return 5 - (territory - FIVE_AND_A_PEARL)
    if territory == PER_PEARL_PAIR:
        return position.pearls[seat] // 2
    if territory == PER_TERRITORY:
        return 2 * count_bits(position.held[seat])
    if territory >= LORD_COUNT:
        return 1 + count_guild(position, seat, territory - LORD_COUNT)
    if territory >= BEST_LORD:
        return crested_influence(position, seat, territory - BEST_LORD)
    return 3  # every territory with a power that is not pearls


def count_rank(position: Position, seat: i64, rank: i64) -> i64:
    """Lords of one rank in the chamber, covered ones too: so a key counts used or not."""
    count: i64 = 0
    for cell in range(position.placed[seat]):
        if rank_of(position.lord_at(seat, cell)) == rank:
            count += 1
    return count


def count_guild(position: Position, seat: i64, guild: i64) -> i64:
    """Lords of one guild in the chamber."""
    count: i64 = 0
    for cell in range(position.placed[seat]):
        if guild_of(position.lord_at(seat, cell)) == guild:
            count += 1
    return count


def coalition(position: Position, seat: i64) -> i64:
    """The size of the largest group of neighbouring lords of one guild."""
    largest: i64 = 0
    for rest in guild_spots(position, seat):
        while count_bits(rest) > largest:
            group = connected(rest & -rest, rest)
            rest &= ~group
            largest = max(largest, count_bits(group))
    return largest


def guild_spots(position: Position, seat: i64) -> vec[i64]:
    """The spots that the lords of each guild stand on, as bits."""
    spots = vec[i64]([0] * 5)
    first = seat * CELLS
    for cell in range(position.placed[seat]):
        spots[guild_of(position.chambers[first + cell])] |= SPOTS[cell]
    return spots


def connected(group: i64, spots: i64) -> i64:
    """All spots joined to the group, step by step: left, right, two above, two below.

    Above (r, c) lie (r-1, c) and (r-1, c+1), below it (r+1, c-1) and (r+1, c): in bits, 6 and 5
    away.
    """
    while True:
        grown = group | (group << 1) | (group >> 1)
        grown |= (group << 5) | (group >> 5) | (group << 6) | (group >> 6)
        grown &= spots
        if grown == group:
            return group
        group = grown


def master_points(position: Position, seat: i64) -> i64:
    """The bonus of the Pearl Master."""
    if position.master == seat:
        return MASTER_POINTS
    return 0
