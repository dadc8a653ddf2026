# compiled: mypyc
"""The bot that looks one decision ahead, and may err about what it sees.

For games in which a look at the position tells more than a short search could.
"""

from math import exp
from typing import final

from ludoteca.bots.finding import FULL, Finding, ThinkingBot, best_of
from ludoteca.bots.greedy import GreedyBot
from ludoteca.bots.style import Style
from ludoteca.kernel.native import i64
from ludoteca.kernel.state import State


@final
class GlancingBot(ThinkingBot):
    """Greedy, with a style."""

    def __init__(self, seed: i64, style: Style) -> None:
        """Begin with a seed and a style."""
        super().__init__(seed, style)
        self.greedy: GreedyBot = GreedyBot(0)

    def choose(self, state: State, seat: i64) -> i64:
        """What seems best."""
        return best_of(self.think(state, seat), self.style.noise, self.random)

    def think(self, state: State, seat: i64) -> list[Finding]:
        """Every action, each looked at once; how far it leads, as a chance to win."""
        self.greedy.random = self.random
        values = self.greedy.weigh(state, seat)
        found: list[Finding] = []
        for index in range(len(values)):
            chance = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, values[index] / self.style.margin))))
            worth = i64(chance * float(FULL))
            found.append(Finding(self.greedy.row.items[index], 1, worth))
        return found

    def think_part(self, state: State, seat: i64, part: i64) -> list[Finding]:
        """There is only one part."""
        return self.think(state, seat)
