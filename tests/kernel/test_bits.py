"""Sets of small numbers as bits."""

from collections import Counter

import pytest
from hypothesis import given, strategies as st

from ludoteca.kernel.action_buffer import ActionBuffer, add_bits
from ludoteca.kernel.bits import bits_of, count_bits, draw_bit, lowest_bit, members
from ludoteca.kernel.random import Random

pytestmark = pytest.mark.pure

SETS = st.sets(st.integers(0, 62), max_size=63)
SOME = st.sets(st.integers(0, 62), min_size=1, max_size=63)


@given(SETS)
def test_a_set_goes_into_bits_and_comes_back_ascending(numbers: set[int]) -> None:
    bits = bits_of(list(numbers))
    assert bits == sum(2**number for number in numbers)
    assert members(bits) == sorted(numbers)
    assert count_bits(bits) == len(numbers)


@given(SOME)
def test_the_lowest_bit_is_the_smallest_number(numbers: set[int]) -> None:
    assert lowest_bit(bits_of(list(numbers))) == min(numbers)


@pytest.mark.parametrize("number", range(63))
def test_every_single_bit_is_found(number: int) -> None:
    assert lowest_bit(1 << number) == number
    assert count_bits(1 << number) == 1
    assert count_bits((1 << number) - 1) == number


@given(SOME, st.integers(0, 2**62))
def test_a_drawn_bit_is_in_the_set_and_one_draw(numbers: set[int], seed: int) -> None:
    random = Random(seed)
    assert draw_bit(bits_of(list(numbers)), random) in numbers
    assert random.chances == 1


def test_each_bit_is_drawn_equally_often() -> None:
    random = Random(1)
    drawn = Counter(draw_bit(bits_of([0, 7, 62]), random) for _ in range(3000))
    assert sorted(drawn) == [0, 7, 62]
    assert all(880 < count < 1120 for count in drawn.values())


@given(SETS, st.integers(0, 1000))
def test_bits_are_written_into_a_row_behind_what_is_there(numbers: set[int], first: int) -> None:
    row = ActionBuffer(64)
    row.add(5)
    add_bits(bits_of(list(numbers)), first, row)
    assert row.actions() == [5, *(first + number for number in sorted(numbers))]


def test_a_row_is_filled_again_and_again() -> None:
    row = ActionBuffer(3)
    for actions in ([1, 2, 3], [], [4]):
        row.clear()
        for action in actions:
            row.add(action)
        assert (row.actions(), row.count) == (actions, len(actions))


def test_a_row_takes_no_more_than_it_has_room_for() -> None:
    row = ActionBuffer(1)
    row.add(1)
    with pytest.raises(IndexError):
        row.add(2)
