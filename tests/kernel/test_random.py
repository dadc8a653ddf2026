"""The random source: sfc32, the same numbers in both builds."""

from collections import Counter
from itertools import islice

import pytest
from hypothesis import given, strategies as st

from ludoteca.kernel.random import Random, load_random

pytestmark = pytest.mark.pure

SEEDS = st.integers(0, 2**63 - 1)
LIMITS = st.integers(1, 2**31)


def sfc32(a: int, b: int, c: int, counter: int) -> list[int]:
    """The first words of sfc32 as its author writes it, in 32-bit words."""
    words = []
    for _ in range(40):
        result = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % 2**32
        rotated = ((c << 21) | (c >> 11)) % 2**32
        c = (rotated + result) % 2**32
        words.append(result)
    return words


@given(SEEDS)
def test_words_are_those_of_sfc32_after_a_warm_up_of_twelve(seed: int) -> None:
    source = Random(seed)
    expected = sfc32(seed % 2**32, seed >> 32, 0x9E3779B9, 1)[12:]
    assert [source.word() for _ in expected] == expected


def test_the_sequence_of_a_seed_never_changes() -> None:
    source = Random(7)
    assert [source.word() for _ in range(4)] == [100587536, 2849664703, 2976894644, 2427842431]
    source = Random(7)
    assert [source.below(6) for _ in range(6)] == [0, 3, 4, 3, 4, 2]


@given(st.tuples(*[st.integers(0, 2**32 - 1)] * 4))
def test_rekeyed_it_goes_on_from_the_four_words_and_keeps_counting(
    words: tuple[int, int, int, int],
) -> None:
    source = Random(0)
    source.below(6)
    source.rekey(*words)
    assert source.word() == sfc32(*words)[12]
    assert source.chances == 1


@given(SEEDS, LIMITS)
def test_below_stays_below(seed: int, limit: int) -> None:
    source = Random(seed)
    assert all(0 <= source.below(limit) < limit for _ in range(20))


@pytest.mark.parametrize("limit", [2, 3, 6, 7, 60])
def test_below_is_uniform(limit: int) -> None:
    source = Random(limit)
    thrown = 400 * limit
    counted = Counter(source.below(limit) for _ in range(thrown))
    squares = sum((counted[number] - 400) ** 2 / 400 for number in range(limit))
    # Chi squared with limit - 1 degrees of freedom stays this low in all but a case of a million.
    assert squares < limit - 1 + 5 * (2 * (limit - 1)) ** 0.5 + 12


def test_below_throws_away_what_would_make_it_uneven() -> None:
    """2**32 words shared out among 3 * 2**29 numbers leave a third of them over."""
    limit = 3 * 2**29
    source, plain = Random(1), Random(1)
    kept = [source.below(limit) for _ in range(200)]
    uneven = 2**32 % limit
    words = (plain.word() * limit for _ in iter(int, 1))
    expected = (product >> 32 for product in words if product % 2**32 >= uneven)
    assert kept == list(islice(expected, 200))
    assert source.counter != Random(1).counter + 200


@given(SEEDS)
def test_draws_counts_what_chance_has_decided(seed: int) -> None:
    source = Random(seed)
    assert source.chances == 0
    for number in range(1, 5):
        source.below(6)
        assert source.chances == number


def test_the_last_card_counts_as_drawn_though_it_takes_no_random_word() -> None:
    source = Random(3)
    before = source.dump()
    assert source.below(1) == 0
    assert source.chances == 1
    assert source.dump()[:4] == before[:4]


@given(SEEDS, st.integers(0, 30))
def test_a_copy_and_a_saved_source_go_on_alike_and_apart(seed: int, steps: int) -> None:
    source = Random(seed)
    for _ in range(steps):
        source.below(10)
    twin, loaded = source.copy(), load_random(source.dump())
    assert twin.dump() == loaded.dump() == source.dump()
    following = [source.below(1000) for _ in range(10)]
    assert [twin.below(1000) for _ in range(10)] == following
    assert [loaded.below(1000) for _ in range(10)] == following


def test_seeds_that_differ_in_one_bit_give_unlike_sequences() -> None:
    firsts = {Random(0).word(), *(Random(1 << bit).word() for bit in range(63))}
    assert len(firsts) == 64
