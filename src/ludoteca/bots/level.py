# compiled: mypyc
"""A bot of a level: plays every game in the style that the game sets for it."""

from typing import final

from ludoteca.bots.bot import Bot
from ludoteca.bots.levels import style_of
from ludoteca.bots.thinking import Finding, SearchBot
from ludoteca.kernel.native import i64
from ludoteca.kernel.state import State


@final
class LevelBot(Bot):
    """Becomes a searching bot when it sees which game is played."""

    def __init__(self, seed: i64, level: str, clock: bool = False) -> None:
        """Begin with a seed and a level; with a clock, what it does depends on the machine."""
        super().__init__(seed)
        self.level: str = level
        self.clock: bool = clock
        self.searcher: SearchBot | None = None

    def choose(self, state: State, seat: i64) -> i64:
        """What the search chooses."""
        return self.ready(state).choose(state, seat)

    def think(self, state: State, seat: i64) -> list[Finding]:
        """What the search finds."""
        return self.ready(state).think(state, seat)

    def think_part(self, state: State, seat: i64, part: i64) -> list[Finding]:
        """What one of its trees finds."""
        return self.ready(state).think_part(state, seat, part)

    def ready(self, state: State) -> SearchBot:
        """The searching bot, which shares this one's chance."""
        searcher = self.searcher
        if searcher is None:
            searcher = SearchBot(0, style_of(self.level, state, self.clock))
            searcher.random = self.random
            self.searcher = searcher
        return searcher
