# compiled: mypyc
"""Sets of small numbers as the bits of one i64: seats, territories, cells."""

from typing import Final

from ludoteca.kernel.native import i64
from ludoteca.kernel.random import Random

TOP_BIT: Final[i64] = 0x4000000000000000


def bit(number: i64) -> i64:
    """The set of one number from 0 to 62.

    Compiled, the literal of `1 << number` has 32 bits; this one has all of them.
    """
    return TOP_BIT >> (62 - number)


def count_bits(bits: i64) -> i64:
    """How many numbers the set holds."""
    count: i64 = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


def lowest_bit(bits: i64) -> i64:
    """The smallest number of a set that is not empty."""
    number: i64 = 0
    while (bits >> number) & 1 == 0:
        number += 1
    return number


def draw_bit(bits: i64, random: Random) -> i64:
    """Any number of a set that is not empty, each equally likely."""
    skip = random.below(count_bits(bits))
    for _skipped in range(skip):
        bits &= bits - 1
    return lowest_bit(bits)


def members(bits: i64) -> list[int]:
    """The numbers of the set in ascending order."""
    return [number for number in range(63) if (bits >> number) & 1]


def bits_of(numbers: list[int]) -> i64:
    """The set of these numbers, each from 0 to 62."""
    bits: i64 = 0
    for number in numbers:
        bits |= bit(number)
    return bits
