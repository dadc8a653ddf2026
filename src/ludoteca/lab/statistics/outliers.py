"""What stands out in a study: who has an advantage, which things are out of line."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, median, quantiles

from ludoteca.lab.statistics.intervals import Z95, Share, wilson
from ludoteca.lab.statistics.sample import Sample, Uses, add_uses
from ludoteca.lab.statistics.tally import WHOLE_WIN

ENOUGH = 30  # takers or games below which nothing is called out of line
NOTABLE = 0.1  # and at least so far from its kind
FENCE = 1.5  # Tukey's: so many quartile ranges outside the quartiles


@dataclass(frozen=True)
class Thing:
    """One card, character or territory over all numbers of players."""

    name: str
    seen: Share  # of all games
    taken: Share  # of the games in which it was seen
    won: Share  # of the seats that took it
    takers: int
    fair: float  # what those seats would win by chance
    strange_wins: int = 0  # 1: takers win more often than with others of its kind, -1: less
    strange_takes: int = 0  # 1: taken more often than others of its kind, -1: less


@dataclass(frozen=True)
class Kind:
    """All things of one kind."""

    things: tuple[Thing, ...]  # whose takers win most comes first
    lift: float  # what takers of such things win, in fair shares

    def named(self, name: str) -> Thing | None:
        """The thing of this name, if it came up."""
        return next((thing for thing in self.things if thing.name == name), None)


def look_at(samples: Sequence[Sample], kind: int) -> Kind:
    """One kind of things, over samples with different numbers of players."""
    games = sum(sample.games for sample in samples)
    total: dict[str, Uses] = {}
    fair: dict[str, float] = {}
    for sample in samples:
        total = add_uses(total, sample.things[kind])
        for name, uses in sample.things[kind].items():
            fair[name] = fair.get(name, 0.0) + uses.takers / sample.players
    things = [_thing(name, uses, games, fair[name]) for name, uses in total.items()]
    wins = sum(uses.wins for uses in total.values()) / int(WHOLE_WIN)
    lift = _ratio(wins, sum(fair.values()))
    judged = [_judge(thing, lift, things, total) for thing in things]
    return Kind(tuple(sorted(judged, key=by_strength)), lift)


def by_strength(thing: Thing) -> tuple[float, float, float]:
    """The order of things: whose takers win most comes first, then what is taken, what is seen."""
    return -thing.won.value, -thing.taken.value, -thing.seen.value


def _thing(name: str, uses: Uses, games: int, expected: float) -> Thing:
    return Thing(
        name,
        wilson(uses.seen, games),
        wilson(uses.taken, uses.seen),
        wilson(uses.wins / int(WHOLE_WIN), uses.takers),
        uses.takers,
        _ratio(expected, uses.takers),
    )


def _judge(thing: Thing, lift: float, things: Sequence[Thing], total: Mapping[str, Uses]) -> Thing:
    """The same thing, marked where it is out of line with the others of its kind."""
    strict = strict_z(len(things))
    uses = total[thing.name]
    expected = lift * thing.fair
    won = wilson(uses.wins / int(WHOLE_WIN), uses.takers, strict)
    wins = 0
    if uses.takers >= ENOUGH and won.excludes(expected):
        wins = _sign(won.value - expected, NOTABLE * expected)
    shares = [other.taken.value for other in things]
    low, high = fences(shares)
    taken = wilson(uses.taken, uses.seen, strict)
    takes = 0
    if uses.seen >= ENOUGH and (taken.low > high or taken.high < low):
        takes = _sign(taken.value - median(shares), NOTABLE * median(shares))
    return Thing(**{**vars(thing), "strange_wins": wins, "strange_takes": takes})


def _sign(difference: float, least: float) -> int:
    return 0 if abs(difference) < least else 1 if difference > 0 else -1


def fences(values: Sequence[float]) -> tuple[float, float]:
    """Tukey's fences: what lies outside them is unlike the rest."""
    if len(values) < 4:
        return float("-inf"), float("inf")
    low, _, high = quantiles(values, n=4, method="inclusive")
    return low - FENCE * (high - low), high + FENCE * (high - low)


def _ratio(above: float, below: float) -> float:
    return above / below if below else 0.0


def win_shares(wins: Sequence[int], games: int) -> list[Share]:
    """What each seat wins, of so many games."""
    return [wilson(each / int(WHOLE_WIN), games) for each in wins]


@dataclass(frozen=True)
class Difference:
    """How far the second of two figures is above the first, at 95 %."""

    value: float
    margin: float

    @property
    def is_clear(self) -> bool:
        """Whether it is more than chance would do."""
        return abs(self.value) > self.margin > 0


def mean_difference(one: Counter[int], other: Counter[int]) -> Difference:
    """Between the means of two distributions."""
    (first, spread), (second, more) = _mean(one), _mean(other)
    return Difference(second - first, Z95 * sqrt(spread + more))


def _mean(counts: Counter[int]) -> tuple[float, float]:
    """The mean, and the square of its standard error."""
    number = counts.total()
    if number < 2:
        return float(next(iter(counts), 0)), 0.0
    mean = sum(value * times for value, times in counts.items()) / number
    spread = sum(times * (value - mean) ** 2 for value, times in counts.items()) / (number - 1)
    return mean, spread / number


def thing_difference(one: Thing, other: Thing, things: int) -> Difference:
    """Between the win rates of a thing's takers, judged for all things of its kind at once."""
    return share_difference(one.won, one.takers, other.won, other.takers, things)


def share_difference(
    one: Share, trials: int, other: Share, other_trials: int, judged: int
) -> Difference:
    """Between two shares, as one of so many that are judged at once; few trials show nothing."""
    value = other.value - one.value
    if min(trials, other_trials) < ENOUGH:
        return Difference(value, float("inf"))
    spread = one.value * (1 - one.value) / trials + other.value * (1 - other.value) / other_trials
    return Difference(value, strict_z(judged) * sqrt(spread))


def strict_z(judged: int) -> float:
    """How many standard errors are clear when so many things are judged at once (Bonferroni)."""
    return NormalDist().inv_cdf(1 - 0.025 / max(judged, 1))
