"""How sure a share is: intervals of 95 %."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

Z95 = 1.959964
LEAST_DESIGN = 0.1  # matched games make figures surer, but a few dozen cannot prove more than this
FEW_GROUPS = 20  # fewer cannot prove that matched games make figures surer at all


@dataclass(frozen=True)
class Share:
    """Part of a whole, and between which bounds it is, 19 times out of 20."""

    value: float
    low: float
    high: float

    def excludes(self, value: float) -> bool:
        """Whether another value is not within the bounds."""
        return not self.low <= value <= self.high


def wilson(hits: float, trials: float, z: float = Z95) -> Share:
    """Wilson's interval: it stays honest near 0 and 1, and with few trials."""
    if trials <= 0:
        return Share(0.0, 0.0, 1.0)
    share = min(max(hits / trials, 0.0), 1.0)
    middle = (share + z * z / (2 * trials)) / (1 + z * z / trials)
    spread = sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    reach = z * spread / (1 + z * z / trials)
    return Share(share, min(max(middle - reach, 0.0), share), max(min(middle + reach, 1.0), share))


def matched(groups: Sequence[tuple[float, int]]) -> Share:
    """The share of hits in groups of `hits, trials` that are independent only of one another.

    Games of one deal begin with the same cards: they count as more or fewer games than they are,
    by how much the deals differ (the design effect).
    """
    hits = sum(group[0] for group in groups)
    trials = sum(group[1] for group in groups)
    if trials == 0:
        return wilson(0, 0)
    counted = trials / design_effect(groups)
    return wilson(hits / trials * counted, counted)


def design_effect(groups: Sequence[tuple[float, int]]) -> float:
    """Variance between groups over what independent trials would have; 1 where none shows.

    Of few groups the variance is itself a guess, and often far too small by luck: two deals that
    happen to be alike would pass for twenty. So below FEW_GROUPS it is never taken for less than 1.
    """
    hits = sum(group[0] for group in groups)
    trials = sum(group[1] for group in groups)
    share = hits / trials
    alone = share * (1 - share) * trials
    if len(groups) < 2 or alone <= 0:
        return 1.0
    apart = sum((group[0] - share * group[1]) ** 2 for group in groups)
    least = LEAST_DESIGN if len(groups) >= FEW_GROUPS else 1.0
    return max(apart * len(groups) / (len(groups) - 1) / alone, least)
