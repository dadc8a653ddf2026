# compiled: mypyc
"""What a bot finds out about the actions before it, and how it chooses among them."""

from abc import abstractmethod
from typing import Final, final

from ludoteca.bots.bot import Bot
from ludoteca.bots.style import Style
from ludoteca.kernel.native import i64
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State

FULL: Final[i64] = 1_000_000  # the reward of a sure win
STEPS: Final[i64] = 1000  # in which somebody misjudges
FOLLY: Final = 0.1  # an action with less than this part of the best chance fools nobody


@final
class Finding:
    """What was found out about one action."""

    def __init__(self, action: i64, visits: i64, worth: i64) -> None:
        """Set what is found."""
        self.action: i64 = action
        self.visits: i64 = visits
        self.worth: i64 = worth  # rewards of the deciding seat, summed

    def chance(self) -> float:
        """The seat's chance to win after this action, as far as the bot can tell."""
        return float(self.worth) / (float(self.visits) * float(FULL))


class ThinkingBot(Bot):
    """Somebody who can say what it thinks of the actions."""

    def __init__(self, seed: i64, style: Style) -> None:
        """Begin with a seed and a style."""
        super().__init__(seed)
        self.style: Style = style

    @abstractmethod
    def think(self, state: State, seat: i64) -> list[Finding]:
        """What it thinks of the legal actions it has looked at."""

    @abstractmethod
    def think_part(self, state: State, seat: i64, part: i64) -> list[Finding]:
        """What one of its trees finds: all of them merged are what `think` would find."""


def best_of(found: list[Finding], noise: float, random: Random) -> i64:
    """The action most thought about, or, for one who misjudges, the one that seems best to it.

    Nobody misjudges so badly as to take an action with a small part of the best one's chance.
    """
    chosen = found[0].action
    best = 0.0
    for finding in found:
        best = max(best, finding.chance())
    highest = -1.0
    for finding in found:
        liking = finding.chance()
        if noise > 0.0 and liking < FOLLY * best:
            continue
        if noise == 0.0:
            liking += float(finding.visits)
        else:
            liking += noise * float(random.below(STEPS)) / float(STEPS)
        if liking > highest:
            chosen = finding.action
            highest = liking
    return chosen


def merge(ours: list[Finding], theirs: list[Finding]) -> list[Finding]:
    """What two searches found, added up by action, in the order of the actions."""
    found: dict[int, Finding] = {}
    for finding in ours + theirs:
        known = found.get(finding.action)
        if known is None:
            found[finding.action] = Finding(finding.action, finding.visits, finding.worth)
        else:
            known.visits += finding.visits
            known.worth += finding.worth
    return [found[action] for action in sorted(found)]
