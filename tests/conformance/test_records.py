"""Tables: records replay exactly, and steps are taken back without a trace."""

import pytest

from tests.conformance.cases import DEEP_CASES, DEEP_GAMES, Case, seeds
from tests.conformance.suite import keep_records

pytestmark = pytest.mark.pure


@pytest.mark.parametrize("case", DEEP_CASES, ids=str)
def test_records_replay_exactly_and_steps_can_be_taken_back(case: Case) -> None:
    for seed in seeds(case, DEEP_GAMES // 2):
        keep_records(case, seed)
