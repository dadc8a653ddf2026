# compiled: mypyc
"""Playing on at random: the inner loop of simulations, searches and tests."""

from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.bits import lowest_bit
from ludoteca.kernel.native import i64
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State


def play_randomly(state: State, random: Random, row: ActionBuffer, limit: i64) -> i64:
    """Play uniformly random legal actions until the end, or `limit` decisions; how many it took."""
    decisions: i64 = 0
    waiting = state.waiting()
    while waiting != 0 and decisions < limit:
        seat = lowest_bit(waiting)
        state.legal(seat, row)
        state.apply(seat, row.items[random.below(row.count)])
        decisions += 1
        waiting = state.waiting()
    return decisions
