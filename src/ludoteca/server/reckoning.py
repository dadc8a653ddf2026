"""What the search says of a position and of a decision, from what one seat knows.

Held against 12 to 40 games of veterans at three, the chances come true in Conspiração (a mean
square error of 0.14, where always a third has 0.22), Agência (0.17), Quissama (0.19) and Vossa
Excelência (0.05). In Foto Perfeita nobody can know who is ahead before all photos are seen: there
a master only tells which of two actions is better, and this says no more.
"""

import time
from collections.abc import Sequence

from ludoteca.bots.finding import FULL
from ludoteca.bots.level_bot import LevelBot, thinker_of
from ludoteca.bots.levels import LEGEND, MASTER, style_of
from ludoteca.bots.search_bot import SearchBot
from ludoteca.bots.tree import ROOT
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State
from ludoteca.server.bot_worker import Found, expecting

FEWEST, MOST = 8, 4096  # iterations of one look
WORLDS = 4  # positions that the seat can imagine, in each of which an action is tried


class Reckoner:
    """Thinks about one game, for so many seconds at a time."""

    def __init__(self, state: State, seed: int) -> None:
        """The same thoughts for the same seed, as far as the time reaches."""
        self._random = Random(seed)
        style = style_of(MASTER, state, clock=True)
        self._master = LevelBot(seed, MASTER, clock=True) if style.glance else None
        self._style = style if style.glance else style_of(LEGEND, state, clock=True)
        self._style.glance, self._style.trees = False, 1
        thinker = thinker_of(self._style, state)
        assert isinstance(thinker, SearchBot)
        self._bot = thinker
        self._pace = 0.0  # iterations a second, as the last look had it

    @property
    def tells_who_leads(self) -> bool:
        """Whether a chance to win is more than what one action has before another."""
        return self._master is None

    def look(self, state: State, seat: int, seconds: float) -> list[Found]:
        """What is found about the actions, the best of them first."""
        if self._master is not None:
            found = [Found(each.action, 1, each.worth) for each in self._master.think(state, seat)]
        else:
            self.chance(state, seat, seconds)
            found = [expecting(self._bot, 0, each) for each in self._bot.findings(state, seat, 0)]
        return sorted(found, key=lambda each: (-each.visits, -each.worth, each.action))

    def after(self, state: State, seat: int, actions: Sequence[int], seconds: float) -> list[float]:
        """The seat's chance after each of these actions, all tried alike in the same worlds."""
        if self._master is not None:
            known = {each.action: chance_of(each) for each in self.look(state, seat, seconds)}
            return [known[action] for action in actions]
        totals = [0.0] * len(actions)
        for seed in [self._random.word() for _ in range(WORLDS)]:
            for index, action in enumerate(actions):
                world = state.imagine(seat, seed)
                world.apply(seat, action)
                totals[index] += self.chance(world, seat, seconds / WORLDS)
        return [total / WORLDS for total in totals]

    def chance(self, state: State, seat: int, seconds: float) -> float:
        """How likely the seat is to win here, as far as it can know."""
        if self._pace == 0.0:
            self._search(state, seat, seconds)
        self._search(state, seat, seconds)
        tree = self._bot.searches[0].tree
        return float(tree.worth[seat]) / (float(tree.visits[ROOT]) * float(FULL))

    def _search(self, state: State, seat: int, seconds: float) -> None:
        self._style.iterations = self._affordable(seconds)
        self._style.seconds = seconds
        start = time.perf_counter()
        self._bot.search(state, seat, 0, self._random.word(), False)
        self._pace = float(self._bot.searches[0].done) / max(1e-6, time.perf_counter() - start)

    def _affordable(self, seconds: float) -> int:
        """How many iterations; a power of two, so that trees are used again.

        The search itself looks at its clock too seldom where it runs interpreted.
        """
        iterations = FEWEST
        while 2 * iterations <= min(MOST, self._pace * seconds):
            iterations *= 2
        return iterations


def chance_of(found: Found) -> float:
    """The chance to win after an action."""
    return found.worth / (max(1, found.visits) * FULL)


def mean_of(found: Sequence[Found]) -> float:
    """The chance to win where these are what may be done."""
    return chance_of(
        Found(-1, sum(each.visits for each in found), sum(each.worth for each in found))
    )
