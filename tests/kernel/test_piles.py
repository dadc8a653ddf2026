"""A face-down pile is a bag: every card equally likely, none lost, none twice."""

from collections import Counter

import pytest
from hypothesis import given, strategies as st

from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.piles import Bag, load_bag
from ludoteca.kernel.random import Random

pytestmark = pytest.mark.pure

CARDS = st.lists(st.integers(0, 59), min_size=1, max_size=60)
SEEDS = st.integers(0, 2**62)


def bag_of(cards: list[int]) -> Bag:
    return Bag(vec[i64](cards))


@given(CARDS, SEEDS)
def test_drawn_to_the_end_a_bag_gives_every_card_once(cards: list[int], seed: int) -> None:
    bag, random = bag_of(cards), Random(seed)
    drawn = [bag.draw(random) for _ in cards]
    assert Counter(drawn) == Counter(cards)
    assert bag.count == 0
    assert bag.dump() == []


@given(CARDS, SEEDS)
def test_every_draw_counts_as_chance_the_last_one_too(cards: list[int], seed: int) -> None:
    """In a game with hidden hands the last card of a pile is news: undo must stop there."""
    bag, random = bag_of(cards), Random(seed)
    for number in range(len(cards)):
        assert random.chances == number
        bag.draw(random)
    assert random.chances == len(cards)


def test_the_first_card_is_any_of_them_equally_often() -> None:
    random = Random(1)
    drawn = Counter(bag_of([3, 5, 8, 9]).draw(random) for _ in range(4000))
    assert sorted(drawn) == [3, 5, 8, 9]
    assert all(880 < count < 1120 for count in drawn.values())


@given(CARDS, SEEDS)
def test_a_card_shuffled_in_can_be_drawn_again(cards: list[int], seed: int) -> None:
    bag, random = bag_of(cards), Random(seed)
    drawn = [bag.draw(random) for _ in cards]
    for card in drawn:
        bag.add(card)
    assert Counter(bag.dump()) == Counter(cards)


@given(CARDS, SEEDS)
def test_a_copy_and_a_saved_bag_draw_alike_and_apart(cards: list[int], seed: int) -> None:
    bag, random = bag_of(cards), Random(seed)
    for _ in cards[::2]:
        bag.draw(random)
    twin, loaded, rest = bag.copy(), load_bag(bag.dump(), len(cards)), bag.dump()
    first, second = random.copy(), random.copy()
    drawn = [bag.draw(random) for _ in rest]
    assert twin.dump() == loaded.dump() == rest
    assert [twin.draw(first) for _ in rest] == drawn
    assert [loaded.draw(second) for _ in rest] == drawn


def test_a_bag_holds_no_more_than_it_began_with() -> None:
    bag = bag_of([1, 2])
    with pytest.raises(IndexError):
        bag.add(3)


def test_a_saved_bag_that_holds_too_much_is_not_loaded() -> None:
    with pytest.raises(IndexError):
        load_bag([1, 2, 3], 2)
