"""Ten thousand random games of each game to the end, every decision checked."""

import pytest

from ludoteca.build import compiled
from tests.conformance.cases import ALL_CASES, GAMES, Case, seeds
from tests.conformance.suite import play_to_the_end

pytestmark = pytest.mark.pure

PARTS = 4 if compiled() else 1  # so that two cores have something to share


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("case", ALL_CASES, ids=str)
def test_every_game_comes_to_its_end_with_nothing_lost_and_no_dead_end(
    case: Case, part: int
) -> None:
    for seed in seeds(case, GAMES)[part::PARTS]:
        assert play_to_the_end(case, seed) > 0
