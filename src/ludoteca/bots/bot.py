# compiled: mypyc
"""What a bot is, and the one way in which it sees a game."""

from abc import abstractmethod

from ludoteca.kernel.native import i64
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State


class Bot:  # abstract, but not an ABC, for the same reason as State
    """Somebody who decides. All its chance comes from its own random source."""

    def __init__(self, seed: i64) -> None:
        """Begin with a seed: the same seed and the same positions give the same choices."""
        self.random: Random = Random(seed)

    @abstractmethod
    def choose(self, state: State, seat: i64) -> i64:
        """A legal action of a seat that is waited for. The bot may do with `state` as it likes.

        `state` is imagined: what the seat does not know is made up in it. Call `decide`, which
        sees to that, and not this.
        """


def decide(bot: Bot, state: State, seat: i64) -> i64:
    """What a bot does in a seat's place. It is shown an imagined position, never the true one."""
    return bot.choose(state.imagine(seat, bot.random.word()), seat)
