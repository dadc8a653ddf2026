# compiled: mypyc
"""Sets of small numbers as the bits of one i64: seats, territories, cells."""

from ludoteca.kernel.native import i64
from ludoteca.kernel.random import Random


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
        shift: i64 = number
        bits |= 1 << shift
    return bits
