# compiled: mypyc
"""A whole game between bots."""

from ludoteca.bots.bot import Bot, decide
from ludoteca.kernel.bits import lowest_bit
from ludoteca.kernel.native import i64
from ludoteca.kernel.state import State


def play_match(state: State, bots: list[Bot], limit: i64) -> i64:
    """Let one bot for each seat play to the end, or `limit` decisions; how many it took."""
    decisions: i64 = 0
    waiting = state.waiting()
    while waiting != 0 and decisions < limit:
        seat = lowest_bit(waiting)
        state.apply(seat, decide(bots[seat], state, seat))
        decisions += 1
        waiting = state.waiting()
    return decisions
