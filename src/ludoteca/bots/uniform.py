# compiled: mypyc
"""The bot `random`: any legal action, each equally likely."""

from typing import final

from ludoteca.bots.bot import Bot
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.native import i64
from ludoteca.kernel.state import State


@final
class RandomBot(Bot):
    """Plays without a thought."""

    def __init__(self, seed: i64) -> None:
        """Begin with a seed."""
        super().__init__(seed)
        self.row: ActionBuffer = ActionBuffer()

    def choose(self, state: State, seat: i64) -> i64:
        """Any of the legal actions."""
        state.legal(seat, self.row)
        return self.row.items[self.random.below(self.row.count)]
