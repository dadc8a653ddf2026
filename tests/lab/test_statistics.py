"""Intervals, ratings and what is called out of line."""

import random
from collections import Counter

import pytest

from ludoteca.lab.statistics.intervals import design_effect, matched, wilson
from ludoteca.lab.statistics.outliers import fences, look_at, mean_difference, share_difference
from ludoteca.lab.statistics.ratings import margins, rate
from ludoteca.lab.statistics.sample import Sample, Uses

# Shares.


def test_wilsons_interval_as_in_the_books() -> None:
    share = wilson(15, 50)
    assert (share.value, share.low, share.high) == pytest.approx((0.3, 0.1910, 0.4375), abs=1e-3)


def test_extremes_are_never_certain() -> None:
    assert wilson(0, 20).low == 0
    assert 0.1 < wilson(0, 20).high < 0.2
    assert 0.8 < wilson(20, 20).low < 0.9
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0, 1)


def test_deals_that_are_alike_count_for_less() -> None:
    alike = [(2.0, 2), (0.0, 2)] * 50  # who wins one game of a deal wins both
    assert design_effect(alike) == pytest.approx(2, rel=0.02)
    assert matched(alike).high - matched(alike).low > wilson(100, 200).high - wilson(100, 200).low


def test_deals_that_even_out_count_for_more() -> None:
    even = [(1.0, 2)] * 99 + [(2.0, 2)]  # whoever has the better seat wins
    assert matched(even).high - matched(even).low < wilson(101, 200).high - wilson(101, 200).low


def test_few_deals_never_count_for_more() -> None:
    assert matched([(1, 2), (1, 2)]) == wilson(2, 4)
    assert matched([(1, 2)] * 19) == wilson(19, 38)
    assert matched([(1, 2)] * 20) == wilson(200, 400)
    alike = [(2.0, 2), (0.0, 2)]
    assert design_effect(alike) > 1


@pytest.mark.parametrize("number", [2, 5, 19, 60])
def test_intervals_hold_what_they_promise(number: int) -> None:
    source = random.Random(1)
    held = 0
    for _ in range(400):
        deals = []
        for _ in range(number):
            luck = source.choice((0.5, 0.9))  # of the cards, the same in both games of a deal
            deals.append((float(sum(source.random() < luck for _ in range(2))), 2))
        held += not matched(deals).excludes(0.7)
    assert held / 400 >= 0.92
    assert held / 400 <= 0.98 or number < 20  # of few deals rather too wide


# Ratings.


def test_odds_of_ten_to_one_are_400_points() -> None:
    strong, weak = rate([[0, 10_000_000], [1_000_000, 0]])
    assert strong - weak == pytest.approx(400, abs=0.01)
    assert (strong + weak) / 2 == pytest.approx(1500)


def test_ratings_are_found_again_from_what_they_predict() -> None:
    true = [1700, 1560, 1440, 1300]
    wins = [
        [
            0 if a == b else 1e6 / (1 + 10 ** ((theirs - mine) / 400))
            for b, theirs in enumerate(true)
        ]
        for a, mine in enumerate(true)
    ]
    assert rate(wins) == pytest.approx(true, abs=0.05)


def test_who_wins_everything_is_strong_but_not_infinitely_or_certainly() -> None:
    strong, weak = rate([[0, 50], [0, 0]])
    assert 600 < strong - weak < 1000
    unsure = margins(lambda left_out: [[0, 50 - len(left_out)], [0, 0]], 50)
    assert unsure is not None
    assert all(margin > 100 for margin in unsure)


def test_more_deals_make_ratings_surer() -> None:
    def margin(deals: int) -> float:
        source = random.Random(2)
        won = [source.random() < 0.7 for _ in range(deals)]

        def wins(left_out: object) -> list[list[float]]:
            kept = [win for at, win in enumerate(won) if at not in left_out]  # type: ignore[operator]
            return [[0, sum(kept)], [len(kept) - sum(kept), 0]]

        found = margins(wins, deals)
        assert found is not None
        return found[0]

    assert margin(100) > 1.5 * margin(400) > 1.5 * 1.5 * margin(1600)
    assert margins(lambda left_out: [[0, 1], [0, 0]], 1) is None


# Out of line.


def sample_of(wins: dict[str, float], takers: int, players: int = 2) -> Sample:
    """A thousand games in which things were taken so often and won so often."""
    sample = Sample.empty(players, 1)
    sample.games = 1000
    for name, rate_of in wins.items():
        sample.things[0][name] = Uses(1000, takers, takers, round(60 * takers * rate_of))
    return sample


def test_only_what_is_clearly_apart_is_called_so() -> None:
    wins = {f"thing {number}": 0.5 for number in range(18)}
    kind = look_at([sample_of({**wins, "strong": 0.6, "weak": 0.4}, 1000)], 0)
    marked = {thing.name: thing.strange_wins for thing in kind.things if thing.strange_wins}
    assert marked == {"strong": 1, "weak": -1}
    assert kind.things[0].name == "strong"
    assert kind.things[-1].name == "weak"


def test_few_takers_and_small_differences_prove_nothing() -> None:
    wins = {f"thing {number}": 0.5 for number in range(18)}
    few = look_at([sample_of({**wins, "strong": 0.6}, 25)], 0)
    small = look_at([sample_of({**wins, "strong": 0.53}, 100_000)], 0)
    assert not any(thing.strange_wins for thing in (*few.things, *small.things))


def test_numbers_of_players_are_put_together_by_what_is_fair() -> None:
    wins = {"one": 0.5, "two": 0.5}, {"one": 0.25, "two": 0.25}
    kind = look_at([sample_of(wins[0], 100), sample_of(wins[1], 300, players=4)], 0)
    assert kind.lift == pytest.approx(1)
    assert kind.things[0].fair == pytest.approx((50 + 75) / 400)
    assert kind.things[0].won.value == pytest.approx(kind.things[0].fair)


def test_what_is_taken_far_less_often_than_its_kind() -> None:
    sample = sample_of({f"thing {number}": 0.5 for number in range(10)}, 800)
    sample.things[0]["avoided"] = Uses(1000, 200, 200, 60 * 100)
    kind = look_at([sample], 0)
    assert {thing.name for thing in kind.things if thing.strange_takes < 0} == {"avoided"}


def test_what_is_taken_a_little_less_often_than_its_kind_is_not_named() -> None:
    sample = sample_of({f"thing {number}": 0.5 for number in range(10)}, 990)
    sample.things[0]["a little less"] = Uses(1000, 900, 900, 60 * 450)
    sample.things[0]["a tenth less"] = Uses(1000, 890, 890, 60 * 445)
    kind = look_at([sample], 0)
    assert {thing.name for thing in kind.things if thing.strange_takes} == {"a tenth less"}


def test_fences_of_few_things_let_everything_in() -> None:
    assert fences([0.1, 0.9]) == (float("-inf"), float("inf"))
    low, high = fences([0.5, 0.5, 0.6, 0.6])
    assert low < 0.5 < 0.6 < high


def test_differences_are_clear_or_not() -> None:
    one, other = Counter({10: 500, 12: 500}), Counter({11: 500, 13: 500})
    assert mean_difference(one, other).value == pytest.approx(1)
    assert mean_difference(one, other).is_clear
    assert not mean_difference(one, one).is_clear
    clear = share_difference(wilson(500, 1000), 1000, wilson(600, 1000), 1000, 10)
    assert clear.is_clear
    assert not share_difference(wilson(5, 10), 10, wilson(10, 10), 10, 1).is_clear
