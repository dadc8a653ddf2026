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
        """What seems best, by how far each action leads."""
        found: list[Finding] = []
        for value in self.weigh(state, seat):
            found.append(self.finding(len(found), chance_of(value / self.style.margin, 1)))
        return best_of(found, self.style.noise, self.random)

    def think(self, state: State, seat: i64) -> list[Finding]:
        """Every action, each looked at once.

        A look tells which of them is better, and not who is ahead: others will do their best too.
        So the best one keeps the seat's fair share of the chances, and the others less of it.
        """
        values = self.weigh(state, seat)
        best = max(values)
        found: list[Finding] = []
        for value in values:
            chance = chance_of((value - best) / self.style.margin, state.players - 1)
            found.append(self.finding(len(found), chance))
        return found

    def weigh(self, state: State, seat: i64) -> list[float]:
        """How far ahead each of the legal actions leads."""
        self.greedy.random = self.random
        state.effort = self.style.effort
        return self.greedy.weigh(state, seat)

    def finding(self, index: i64, chance: float) -> Finding:
        """What was found out about the action of this index."""
        return Finding(self.greedy.row.items[index], 1, i64(chance * float(FULL)))

    def think_part(self, state: State, seat: i64, part: i64) -> list[Finding]:
        """There is only one part."""
        return self.think(state, seat)


def chance_of(lead: float, rivals: i64) -> float:
    """A lead as a chance to win against so many, who are equal where there is none."""
    return 1.0 / (1.0 + float(rivals) * exp(-max(-30.0, min(30.0, lead))))
