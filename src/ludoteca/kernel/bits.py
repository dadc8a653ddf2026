# compiled: mypyc
"""Sets of small numbers as the bits of one i64: seats, territories, cells."""

from typing import Final

from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.random import Random

# Neighbouring bits are added up, then pairs, then fours. (From 2**62 on a constant is no i64.)
ODD_BITS: Final[i64] = 0x1555555555555555
ODD_PAIRS: Final[i64] = 0x3333333333333333
ODD_FOURS: Final[i64] = 0x0F0F0F0F0F0F0F0F

# The smallest number of every set of numbers below 6, which seats are.
FEW: Final[i64] = 6
SMALL: Final[i64] = 64
LOWEST: Final[vec[i64]] = vec[i64](
    [next((number for number in range(6) if (bits >> number) & 1), 0) for bits in range(64)]
)

# The powers of 2 all differ modulo 67: by what remains of it, a lone bit's number is looked up.
BIT_NUMBERS: Final[vec[i64]] = vec[i64](
    [next((number for number in range(63) if 2**number % 67 == rest), 0) for rest in range(67)]
)


def count_bits(bits: i64) -> i64:
    """How many numbers the set holds."""
    bits -= (bits >> 1) & ODD_BITS
    bits = (bits & ODD_PAIRS) + ((bits >> 2) & ODD_PAIRS)
    bits = (bits + (bits >> 4)) & ODD_FOURS
    bits += bits >> 8
    bits += bits >> 16
    return (bits + (bits >> 32)) & 127


def lowest_bit(bits: i64) -> i64:
    """The smallest number of a set that is not empty."""
    if 0 <= bits < SMALL:
        return LOWEST[bits]
    return BIT_NUMBERS[(bits & -bits) % 67]


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
    bits = 0  # a Python integer: compiled, `1 << n` with an i64 is C's, and holds only 32 bits
    for number in numbers:
        bits |= 1 << number
    return bits
