# compiled: mypyc
"""A bot of a level: plays every game in the style that the game sets for it."""

from typing import final

from ludoteca.bots.bot import Bot
from ludoteca.bots.finding import Finding, ThinkingBot
from ludoteca.bots.glance_bot import GlancingBot
from ludoteca.bots.levels import style_of
from ludoteca.bots.search_bot import SearchBot
from ludoteca.bots.style import Style
from ludoteca.bots.trained_nets import net_for
from ludoteca.kernel.native import i64
from ludoteca.kernel.state import State


@final
class LevelBot(Bot):
    """Becomes a bot with a style when it sees which game is played."""

    def __init__(self, seed: i64, level: str, clock: bool = False) -> None:
        """Begin with a seed and a level; with a clock, what it does depends on the machine."""
        super().__init__(seed)
        self.level: str = level
        self.clock: bool = clock
        self.thinker: ThinkingBot | None = None

    def choose(self, state: State, seat: i64) -> i64:
        """What the style chooses."""
        return self.ready(state).choose(state, seat)

    def think(self, state: State, seat: i64) -> list[Finding]:
        """What it thinks of the actions."""
        return self.ready(state).think(state, seat)

    def think_part(self, state: State, seat: i64, part: i64) -> list[Finding]:
        """What one of its trees finds."""
        return self.ready(state).think_part(state, seat, part)

    def ready(self, state: State) -> ThinkingBot:
        """The bot that thinks, which shares this one's chance."""
        thinker = self.thinker
        if thinker is None:
            style = style_of(self.level, state, self.clock)
            thinker = thinker_of(style, state)
            thinker.random = self.random
            self.thinker = thinker
        return thinker


def thinker_of(style: Style, state: State) -> ThinkingBot:
    """Somebody with this style at the table of this position."""
    if style.glance:
        return GlancingBot(0, style)
    return SearchBot(0, style, net_for(state) if style.net else None)
