# compiled: mypyc
"""The bot `greedy`: does what looks best one step ahead, by the game's own `evaluate`."""

from typing import Final, final

from ludoteca.bots.bot import Bot
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.native import i64
from ludoteca.kernel.state import State

FUTURES: Final[i64] = 12  # how many it imagines where chance or something hidden has a say
ALIKE: Final = 1e-9  # values closer than this are a tie


@final
class GreedyBot(Bot):
    """Looks one decision ahead and no further."""

    def __init__(self, seed: i64) -> None:
        """Begin with a seed."""
        super().__init__(seed)
        self.row: ActionBuffer = ActionBuffer()
        self.values: list[float] = []  # of the legal actions, summed over the futures

    def choose(self, state: State, seat: i64) -> i64:
        """The action with the best prospects on average; of equal ones, any."""
        self.weigh(state, seat)
        return self.row.items[self.best()]

    def weigh(self, state: State, seat: i64) -> list[float]:
        """How far ahead each of the legal actions leads on average, in their order."""
        state.legal(seat, self.row)
        self.values = [0.0] * int(self.row.count)
        if self.row.count > 1 and self.look_ahead(state, seat):
            for _future in range(FUTURES - 1):
                self.look_ahead(state, seat)
            for index in range(self.row.count):
                self.values[index] /= float(FUTURES)
        return self.values

    def look_ahead(self, state: State, seat: i64) -> bool:
        """Try every action in one imagined future; whether another future may differ."""
        seed = self.random.word()
        open_to_chance = False
        imagined = state.imagine(seat, seed)
        for index in range(self.row.count):
            future = imagined.clone()
            before = future.random.chances
            future.apply(seat, self.row.items[index])
            self.values[index] += future.evaluate(seat)
            if future.random.chances != before or future.shown != state.shown:
                open_to_chance = True
        return open_to_chance

    def best(self) -> i64:
        """The index of the highest value; of equally high ones, any."""
        found: i64 = 0
        rivals: i64 = 1
        for index in range(1, self.row.count):
            if self.values[index] > self.values[found] + ALIKE:
                found = index
                rivals = 1
            elif self.values[index] > self.values[found] - ALIKE:
                rivals += 1
                if self.random.below(rivals) == 0:
                    found = index
        return found
