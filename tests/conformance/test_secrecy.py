"""Hidden stays hidden: nothing that anybody is sent depends on what it may not know."""

import pytest

from tests.conformance.cases import DEEP_CASES, DEEP_GAMES, Case, seeds
from tests.conformance.suite import Secrets, check_secrets_met, keep_secrets

pytestmark = pytest.mark.pure


@pytest.mark.parametrize("case", DEEP_CASES, ids=str)
def test_nobody_is_sent_what_it_may_not_know(case: Case) -> None:
    secrets = Secrets()
    for seed in seeds(case, DEEP_GAMES // 2):
        keep_secrets(case, seed, secrets)
    assert secrets.moments > 0
    check_secrets_met(secrets)
