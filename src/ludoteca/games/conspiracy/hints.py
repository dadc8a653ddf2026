# compiled: mypyc
"""What a sensible player sees in a position: points now, and what is half way to points."""

from ludoteca.games.conspiracy.cards import (
    CELLS,
    guild_of,
    has_key,
    influence_of,
    pearls_of_rank,
    rank_of,
)
from ludoteca.games.conspiracy.scoring import crested_influence, score
from ludoteca.games.conspiracy.state import KEEP, OVER, Position
from ludoteca.kernel.native import i64


def evaluate(position: Position, seat: i64) -> float:
    """Points ahead of the best opponent, hopes included until the game is over."""
    best_opponent = -1000.0
    for other in range(position.players):
        if other != seat:
            best_opponent = max(best_opponent, standing(position, other))
    return standing(position, seat) - best_opponent


def standing(position: Position, seat: i64) -> float:
    """A seat's points and, while the game goes on, its prospects."""
    points = float(score(position, seat))
    if position.phase == OVER:
        return points
    keys = position.silver[seat] + position.gold[seat]
    points += 1.5 * float(keys) + 0.4 * float(position.pearls[seat])
    # Every free cell is worth about what a lord brings; running out of them first is worth more.
    points -= 0.2 * float(CELLS - position.placed[seat])
    if seat == position.seat:
        points += hand_worth(position, seat)
    return points


def hand_worth(position: Position, seat: i64) -> float:
    """What the lords turned up promise: the best one while one is kept, else all of them."""
    total = 0.0
    best = 0.0
    for index in range(position.hand_count):
        worth = lord_worth(position, seat, position.hand[index])
        total += worth
        best = max(best, worth)
    if position.phase == KEEP:
        # What is not kept falls to the next player.
        return best - 0.3 * (total - best)
    return total


def lord_worth(position: Position, seat: i64, lord: i64) -> float:
    """What one more lord would bring: influence gained, pearls, a key, company of its guild."""
    gain = influence_of(lord) - crested_influence(position, seat, guild_of(lord))
    worth = max(float(gain), 0.0) + 0.9 * float(pearls_of_rank(rank_of(lord)))
    if has_key(lord):
        worth += 2.5
    return worth + 0.8 * float(company(position, seat, guild_of(lord)))


def company(position: Position, seat: i64, guild: i64) -> i64:
    """Neighbours of the next free cell that belong to a guild."""
    cell = position.placed[seat]
    if cell >= CELLS:
        return 0
    row: i64 = 0
    start: i64 = 0
    while cell >= start + 5 - row:
        start += 5 - row
        row += 1
    column = cell - start
    count: i64 = 0
    if column > 0 and guild_of(position.lord_at(seat, cell - 1)) == guild:
        count += 1
    if row > 0:
        above = start - (6 - row) + column
        for other in range(above, above + 2):
            if guild_of(position.lord_at(seat, other)) == guild:
                count += 1
    return count
