import pytest

from ludoteca.envs.rewards import reward
from ludoteca.kernel.native import i64, vec

pytestmark = pytest.mark.pure


@pytest.mark.parametrize(
    ("ranking", "rewards"),
    [
        ([1, 2], [1, -1]),
        ([2, 1], [-1, 1]),
        ([1, 1], [0, 0]),
        ([1, 2, 3], [1, 0, -1]),
        ([3, 1, 1], [-1, 0.5, 0.5]),
        ([1, 2, 2], [1, -0.5, -0.5]),
        ([4, 2, 1, 2], [-1, 0, 1, 0]),
    ],
)
def test_places_are_worth_equal_steps_and_ties_share(
    ranking: list[int], rewards: list[float]
) -> None:
    row = vec[i64](ranking)
    assert [reward(row, seat) for seat in range(len(ranking))] == pytest.approx(rewards)
