# compiled: mypyc
"""How a bot that searches goes about it."""

from typing import final

from ludoteca.kernel.native import i64


@final
class Style:
    """The settings of one level in one game; `games/<name>/levels.toml` has them by these names."""

    def __init__(
        self,
        iterations: i64,
        *,
        trees: i64 = 1,
        horizon: i64 = 60,
        margin: float = 12.0,
        explore: float = 0.5,
        noise: float = 0.0,
        seconds: float = 0.0,
        glance: bool = False,
        net: bool = False,
        prior: float = 0.0,
        trust: float = 1.0,
        picks: i64 = 0,
        effort: i64 = 0,
    ) -> None:
        """Set the budget, and everything else that decides how well it is spent."""
        self.iterations: i64 = iterations  # of each tree
        self.trees: i64 = trees  # searches that know nothing of each other, and are added up
        self.horizon: i64 = horizon  # decisions that a playout goes on for before it is judged
        self.margin: float = margin  # this far ahead, one is nearly three times as likely to win
        self.explore: float = explore  # how much a rarely tried action is favoured
        self.noise: float = noise  # how far it misjudges an action at most, in chances to win
        self.seconds: float = seconds  # for each tree, where there is a clock; 0: no clock
        self.glance: bool = glance  # looks one decision ahead instead of searching
        self.net: bool = net  # judges by what the game's net has learnt, not by `evaluate`
        self.prior: float = prior  # how much is tried what the net would try; 0: as suggested
        self.trust: float = trust  # in the net where it judges; the rest is left to `evaluate`
        self.picks: i64 = picks  # actions that a playout chooses among by a look; 0: as suggested
        self.effort: i64 = effort  # that the game's own judgement may take; 0: as little as it can
