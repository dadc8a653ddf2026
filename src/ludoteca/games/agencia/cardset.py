# compiled: mypyc
"""Sets of cards: five numbers of 56 bits each, several sets one after another in one row."""

from typing import Final

from ludoteca.games.agencia.box import (
    CARDS,
    STRUCTURAL_BITS,
    STRUCTURAL_WORD,
    WORD_BITS,
    WORDS,
)
from ludoteca.kernel.bits import count_bits, lowest_bit
from ludoteca.kernel.native import i64, vec

# Compiled, `1 << n` holds 32 bits only.
BITS: Final[vec[i64]] = vec[i64]([1 << n for n in range(56)])


def put(row: vec[i64], place: i64, card: i64) -> None:
    """Add a card to the set that stands at `place` in the row."""
    row[place * WORDS + card // WORD_BITS] |= BITS[card % WORD_BITS]


def take(row: vec[i64], place: i64, card: i64) -> None:
    """Remove a card from a set."""
    row[place * WORDS + card // WORD_BITS] &= ~BITS[card % WORD_BITS]


def holds(row: vec[i64], place: i64, card: i64) -> bool:
    """Whether a set holds a card."""
    return (row[place * WORDS + card // WORD_BITS] >> (card % WORD_BITS)) & 1 == 1


def clear(row: vec[i64], place: i64) -> None:
    """Empty a set."""
    for word in range(WORDS):
        row[place * WORDS + word] = 0


def size(row: vec[i64], place: i64) -> i64:
    """How many cards a set holds."""
    count: i64 = 0
    for word in range(WORDS):
        count += count_bits(row[place * WORDS + word])
    return count


def structural(row: vec[i64], place: i64) -> i64:
    """How many structural cards a set holds."""
    first = place * WORDS
    count = count_bits(row[first + STRUCTURAL_WORD] & STRUCTURAL_BITS)
    for word in range(STRUCTURAL_WORD):
        count += count_bits(row[first + word])
    return count


def following(row: vec[i64], place: i64, card: i64) -> i64:
    """The smallest card of a set that is `card` or above; CARDS if there is none."""
    if card >= CARDS:
        return CARDS
    word = card // WORD_BITS
    bits = row[place * WORDS + word] >> (card % WORD_BITS)
    while bits == 0:
        word += 1
        if word == WORDS:
            return CARDS
        card = word * WORD_BITS
        bits = row[place * WORDS + word]
    return card + lowest_bit(bits)


def members_of(row: vec[i64], place: i64) -> list[int]:
    """The cards of a set, ascending."""
    found = []
    card = following(row, place, 0)
    while card < CARDS:
        found.append(int(card))
        card = following(row, place, card + 1)
    return found
