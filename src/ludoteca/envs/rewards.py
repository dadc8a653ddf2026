# compiled: mypyc
"""What the end of a game is worth to each seat."""

from ludoteca.kernel.native import i64, vec


def reward(ranking: vec[i64], seat: i64) -> float:
    """From 1 for the first place down to -1 for the last, in equal steps; ties share.

    Over all seats it adds up to 0, however they are placed.
    """
    sharing: i64 = 0
    for place in ranking:
        if place == ranking[seat]:
            sharing += 1
    behind = 2 * (ranking[seat] - 1) + sharing - 1
    return 1.0 - float(behind) / float(len(ranking) - 1)
