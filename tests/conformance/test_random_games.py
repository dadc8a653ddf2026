"""Ten thousand random games of each game to the end, as many as there is time for looked into."""

import pytest

from ludoteca.build import compiled
from tests.conformance.cases import ALL_CASES, GAMES, OPEN_GAMES, Case, cases_of, seeds
from tests.conformance.suite import play_quickly, play_to_the_end

pytestmark = pytest.mark.pure

PARTS = 2 if compiled() else 1  # so that two cores have something to share


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("case", ALL_CASES, ids=str)
def test_every_game_comes_to_its_end_with_nothing_lost_and_no_dead_end(
    case: Case, part: int
) -> None:
    for seed in seeds(case, OPEN_GAMES)[part::PARTS]:
        assert play_to_the_end(case, seed) > 0


@pytest.mark.parametrize("case", ALL_CASES, ids=str)
def test_so_many_more_that_they_are_ten_thousand_of_each_game(case: Case) -> None:
    share = -(-GAMES // len(cases_of(case.game)))
    for seed in range(len(seeds(case, OPEN_GAMES)), share):
        assert play_quickly(case, seed) > 0
