"""Rows behave alike in both builds, the way the uncompiled modules and the tests use them."""

import pytest

from ludoteca.kernel.native import append, extend, i64, pop, remove, vec
from ludoteca.kernel.state import places

pytestmark = pytest.mark.pure


def test_a_row_is_made_of_numbers() -> None:
    assert list(vec[i64]()) == []
    assert list(vec[i64]([0] * 3)) == [0, 0, 0]
    assert list(vec[i64](range(3))) == [0, 1, 2]
    assert vec[i64]((1, 2)) == vec[i64]([1, 2]) != vec[i64]([1, 2, 3])


def test_a_slice_is_a_copy() -> None:
    row = vec[i64]([1, 2, 3])
    copy = row[:]
    copy[0] = 9
    assert list(row) == [1, 2, 3]
    assert list(copy) == [9, 2, 3]
    assert list(row[-2:10]) == [2, 3]


def test_items_are_read_and_written_from_both_ends() -> None:
    row = vec[i64]([1, 2, 3])
    row[-1] += 4
    row[0], row[1] = row[1], row[0]
    assert (len(row), tuple(row), max(row), sum(row)) == (3, (2, 1, 7), 7, 10)
    assert 7 in row
    assert 3 not in row


@pytest.mark.parametrize("index", [3, -4])
def test_a_wrong_index_is_an_index_error(index: int) -> None:
    row = vec[i64]([1, 2, 3])
    with pytest.raises(IndexError):
        row[index]
    with pytest.raises(IndexError):
        row[index] = 1


def test_the_length_changes_in_what_is_returned() -> None:
    row = append(vec[i64]([1, 2]), 3)
    row = extend(row, vec[i64]([4, 5]))
    row = remove(row, 2)
    row, last = pop(row)
    row, first = pop(row, 0)
    assert (first, list(row), last) == (1, [3, 4], 5)


def test_nothing_can_be_taken_that_is_not_there() -> None:
    with pytest.raises(IndexError):
        pop(vec[i64]())
    with pytest.raises(ValueError, match="not in"):
        remove(vec[i64]([1]), 2)


def test_the_rules_take_a_row_made_here() -> None:
    ranking = places(vec[i64]([20, 31, 20]), vec[i64]([1, 0, 2]))
    assert list(ranking) == [3, 1, 2]
