"""Many games at once: the same games as one by one, in arrays that nobody copies."""

import gymnasium
import numpy as np
import pytest

from ludoteca.envs.rewards import reward
from ludoteca.envs.vector import ENDED, ILLEGAL, WAS_CUT, VectorGames
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.bits import lowest_bit
from tests.envs.cases import CASES, NAMES, Case

pytestmark = pytest.mark.pure


def batch(case: Case, many: int = 3, **more: object) -> VectorGames:
    return VectorGames(case.name, many, case.players, case.options, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_each_place_plays_the_game_that_its_actions_make(case: Case) -> None:
    games = batch(case)
    games.reset(seed=3)
    twins = [state.clone() for state in games._batch.games]
    row = ActionBuffer(case.game.vocabulary.size)
    for _ in range(120):
        actions = games.sample().copy()
        for index, twin in enumerate(twins):
            twin.apply(lowest_bit(twin.waiting()), int(actions[index]))
        observations, rewards, ended, _, infos = games.step(actions)
        for index, twin in enumerate(twins):
            assert bool(ended[index]) == twin.over()
            if ended[index]:
                worth = [reward(twin.ranking(), seat) for seat in range(case.players)]
                assert infos["rewards"][index].tolist() == worth
                twins[index] = games._batch.games[index].clone()
                continue
            assert rewards[index] == 0
            seat = int(infos["seat"][index])
            assert seat == lowest_bit(twin.waiting())
            assert observations[index].tolist() == case.observe(twin, seat)
            twin.legal(seat, row)
            assert np.flatnonzero(infos["action_mask"][index]).tolist() == row.actions()
            count = infos["legal_count"][index]
            assert infos["legal"][index][:count].tolist() == row.actions()


@pytest.mark.parametrize("rivals", ["nobody", "random", "quick"])
@pytest.mark.parametrize("name", NAMES)
def test_games_follow_one_another(name: str, rivals: str) -> None:
    games = VectorGames(name, 2, rivals=rivals, max_decisions=60)
    observations, infos = games.reset(seed=1)
    assert games.observation_space.contains(observations)
    finished = 0
    for _ in range(90):
        observations, rewards, ended, cut, infos = games.step(games.sample())
        over = ended | cut
        finished += over.sum()
        assert (rewards[~ended] == 0).all()
        assert (infos["_final_obs"] == over).all()
        assert infos["action_mask"].any(axis=1).all()
    assert finished >= 2
    assert games.observation_space.contains(observations)


def test_the_same_seed_plays_the_same_games() -> None:
    one, other, third = (VectorGames("conspiracy", 4) for _ in range(3))
    for games, seed in ((one, 5), (other, 5), (third, 6)):
        games.reset(seed=seed)
        for _ in range(150):
            games.step(games.sample())
    assert (one.observations == other.observations).all()
    assert (one.observations != third.observations).any()


def test_seeds_can_be_named_for_each_game() -> None:
    one, other = (VectorGames("quissama", 2) for _ in range(2))
    one.reset(seed=5)
    other.reset(seed=[5, 6])
    assert (one.observations == other.observations).all()


def test_some_games_can_be_begun_anew() -> None:
    games = VectorGames("conspiracy", 3)
    games.reset(seed=1)
    for _ in range(10):
        games.step(games.sample())
    games.reset(options={"reset_mask": np.array([True, False, False])})
    assert games.infos["decisions"].tolist() == [0, 10, 10]


def test_nothing_is_copied() -> None:
    games = VectorGames("conspiracy", 3)
    first, infos = games.reset(seed=1)
    address = first.ctypes.data
    second, *_, later = games.step(games.sample())
    assert second is first
    assert later["action_mask"] is infos["action_mask"]
    assert games.observations.ctypes.data == address
    assert first.flags.writeable  # so that torch.from_numpy takes it without a word


def test_actions_may_come_in_any_array() -> None:
    games, twin = VectorGames("conspiracy", 2), VectorGames("conspiracy", 2)
    games.reset(seed=1)
    twin.reset(seed=1)
    actions = games.sample()
    twin.step(actions.astype(np.int32))
    games.step(actions)
    assert (games.observations == twin.observations).all()


@pytest.mark.parametrize("action", [-1, 179, 10_000])
def test_an_illegal_action_ends_the_game_with_a_penalty(action: int) -> None:
    games = VectorGames("conspiracy", 2)
    _, infos = games.reset(seed=1)
    seat = int(infos["seat"][0])
    actions = games.sample().copy()
    actions[0] = action
    _, rewards, ended, _, infos = games.step(actions)
    assert ended.tolist() == [True, False]
    assert rewards.tolist() == [-1, 0]
    assert infos["rewards"][0][seat] == -1
    assert infos["outcome"].tolist() == [ILLEGAL, 0]
    assert infos["decisions"][0] == 0


def test_games_that_take_too_long_are_cut() -> None:
    games = VectorGames("conspiracy", 1, max_decisions=5)
    games.reset(seed=1)
    for _ in range(4):
        games.step(games.sample())
        assert not games.truncations[0]
    games.step(games.sample())
    assert (bool(games.truncations[0]), bool(games.terminations[0])) == (True, False)
    assert games.infos["outcome"][0] == WAS_CUT


def test_a_rival_never_decides_for_the_own_seat() -> None:
    games = VectorGames("conspiracy", 4, players=3, rivals="random")
    games.reset(seed=2)
    seats = games.infos["seat"].copy()
    assert seats.tolist() == [1, 2, 0, 1]  # another one at each place
    for _ in range(200):
        _, _, ended, _, infos = games.step(games.sample())
        seats[ended] = (seats[ended] + 1) % 3  # and in each game
        assert infos["seat"].tolist() == seats.tolist()
        assert set(infos["outcome"].tolist()) <= {0, ENDED}


def test_it_is_a_vector_environment() -> None:
    games = VectorGames("conspiracy", 3)
    assert isinstance(games, gymnasium.vector.VectorEnv)
    assert games.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP
    recorded = gymnasium.wrappers.vector.RecordEpisodeStatistics(games)
    recorded.reset(seed=1)
    for _ in range(200):
        *_, infos = recorded.step(games.sample())
        if "episode" in infos:
            break
    assert infos["episode"]["l"].max() > 20


def test_who_the_rivals_are_must_be_said_rightly() -> None:
    with pytest.raises(ValueError, match="nobody, random, quick"):
        VectorGames("conspiracy", 1, rivals="everybody")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_features_lie_between_0_and_1_and_tell_observations_apart(case: Case) -> None:
    games = batch(case, 4)
    observations, _ = games.reset(seed=1)
    for _ in range(30):
        observations = games.step(games.sample())[0]
    features = games.features(observations)
    assert features.shape == (4, games.layout.width)
    assert features.dtype == np.float32
    assert features.min() >= 0
    assert features.max() <= 1
    assert (games.features(observations[1]) == features[1]).all()
    assert len(np.unique(features, axis=0)) == len(np.unique(observations, axis=0))
