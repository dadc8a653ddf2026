"""Positions at random moments: views, copies, dumps, notation and words."""

import pytest

from tests.conformance.cases import DEEP_CASES, DEEP_GAMES, Case, seeds
from tests.conformance.suite import look_closely, speak

pytestmark = pytest.mark.pure


@pytest.mark.parametrize("case", DEEP_CASES, ids=str)
def test_positions_are_plain_saved_exactly_and_copied_independently(case: Case) -> None:
    for seed in seeds(case, DEEP_GAMES):
        look_closely(case, seed)


@pytest.mark.parametrize("case", DEEP_CASES, ids=str)
def test_everything_that_comes_up_is_said_in_both_languages(case: Case) -> None:
    for seed in seeds(case, DEEP_GAMES // 6):
        speak(case, seed)
