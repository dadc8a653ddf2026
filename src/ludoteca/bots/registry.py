"""The bots by name."""

from collections.abc import Callable
from functools import partial

from ludoteca.bots.bot import Bot
from ludoteca.bots.greedy import GreedyBot
from ludoteca.bots.level_bot import LevelBot
from ludoteca.bots.levels import LEGEND1, LEVELS
from ludoteca.bots.uniform import RandomBot
from ludoteca.kernel.problems import Problem

RANDOM = "random"
GREEDY = "greedy"
BOTS: dict[str, Callable[[int], Bot]] = {
    RANDOM: RandomBot,
    GREEDY: GreedyBot,
    **{level: partial(LevelBot, level=level) for level in (*LEVELS, LEGEND1)},
}


def names() -> list[str]:
    """The bots there are: two that hardly think, the levels, weakest first, and an old legend.

    >>> ludoteca.bots.names()
    ['random', 'greedy', 'apprentice', 'veteran', 'master', 'legend', 'legend1']
    """
    return list(BOTS)


def make(name: str, seed: int, clock: bool = False) -> Bot:
    """A bot of this name; a Problem that lists the bots if there is none.

    The same seed and the same positions give the same choices. With a clock a level keeps to its
    seconds, and what it does depends on the machine.

    >>> bot = ludoteca.bots.make("apprentice", seed=1)
    """
    is_level = name in (*LEVELS, LEGEND1)
    return LevelBot(seed, name, True) if clock and is_level else maker(name)(seed)


def maker(name: str) -> Callable[[int], Bot]:
    """What makes bots of this name from a seed; a Problem that lists the bots if there is none."""
    if name not in BOTS:
        raise Problem("problem-bot", bot=name, known=", ".join(names()))
    return BOTS[name]
