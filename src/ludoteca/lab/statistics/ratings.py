"""Bradley-Terry ratings: how strong must each be for the results to be the likeliest ones?

OpenSkill and its kin follow players who change from game to game, and depend on the order of the
games. Bots do not change, and games are finished in any order: one fit over all results is both
simpler and exact. Its scale is Elo's: 400 points are odds of ten to one, the average is 1500.
"""

from collections.abc import Callable, Sequence
from math import exp, log, log10, sqrt

from ludoteca.lab.statistics.intervals import Z95

Matrix = list[list[float]]  # [one][other]: comparisons that one has won; a tie is half of one

AVERAGE = 1500.0
SCALE = 400.0
PRIOR = 0.5  # a drawn comparison for each pair that met: who has won all is strong, not infinite
ROUNDS = 10_000
FINE = 1e-10
GROUPS = 40  # for the jackknife


def rate(wins: Matrix) -> list[float]:
    """Ratings from comparisons, by Zermelo's iteration in its geometric form."""
    number = len(wins)
    met = [[wins[a][b] + wins[b][a] > 0 for b in range(number)] for a in range(number)]
    won = [
        [wins[a][b] + PRIOR if met[a][b] and a != b else 0.0 for b in range(number)]
        for a in range(number)
    ]
    strength = [1.0] * number
    for _ in range(ROUNDS):
        before = strength[:]
        for a in range(number):
            strength[a] = _improved(won, strength, a)
        mean = sum(log(each) for each in strength) / number
        strength = [each / exp(mean) for each in strength]
        if all(abs(log(new / old)) < FINE for new, old in zip(strength, before, strict=True)):
            break
    return [AVERAGE + SCALE * log10(each) for each in strength]


def _improved(won: Matrix, strength: Sequence[float], a: int) -> float:
    """The strength of one that fits the others' best (Newman's form: few rounds)."""
    above = below = 0.0
    for b, other in enumerate(strength):
        total = strength[a] + other
        above += won[a][b] * other / total
        below += won[b][a] / total
    return above / below if below > 0 else strength[a]


def margins(wins_of: Callable[[Sequence[int]], Matrix], deals: int) -> list[float] | None:
    """How far off each rating may be, at 95 %; None where there is only one deal.

    `wins_of` gives the comparisons without some deals: the jackknife leaves out one group of them
    after the other. Who wins everything does so in every group, so no margin is taken to be
    smaller than that many games against opponents of known strength allow.
    """
    groups = min(GROUPS, deals)
    if groups < 2:
        return None
    least = known_margins(wins_of(()))
    rated = [rate(wins_of(range(group, deals, groups))) for group in range(groups)]
    result = []
    for values, floor in zip(zip(*rated, strict=True), least, strict=True):
        mean = sum(values) / groups
        spread = sum((value - mean) ** 2 for value in values) * (groups - 1) / groups
        result.append(max(Z95 * sqrt(spread), floor))
    return result


def known_margins(wins: Matrix) -> list[float]:
    """Margins at 95 % around the fixed average, were the others' ratings certain (by Fisher)."""
    ratings = rate(wins)
    moved = 1 - 1 / len(ratings)  # a stronger bot also lifts the average that is held at 1500
    result = []
    for a, mine in enumerate(ratings):
        information = 0.0
        for b, theirs in enumerate(ratings):
            games = wins[a][b] + wins[b][a]
            chance = 1 / (1 + 10 ** ((theirs - mine) / SCALE))
            information += (games + 2 * PRIOR) * chance * (1 - chance) if games and a != b else 0
        result.append(Z95 * moved * SCALE / log(10) / sqrt(information) if information else 0.0)
    return result
