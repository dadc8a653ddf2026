"""PettingZoo's own suites on every game, with many seeds, and what they do not ask."""

import sys
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from ludoteca.envs.pettingzoo import env
from ludoteca.envs.picture import has
from tests.envs.cases import CASES, NAMES, Case

# The suite would rather have a plain array; with a mask beside it, a dictionary is its own custom.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def made(case: Case, **more: Any) -> Any:
    return env(case.name, case.players, case.options, **more)


def seeded(case: Case, seed: int) -> Any:
    """An environment whose first reset, in which the suite names no seed, has one all the same."""
    world = made(case)
    plain = world.reset
    world.reset = lambda seed=seed, options=None: plain(seed=seed, options=options)
    return world


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_the_api_suite(case: Case, seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(seeded(case, seed), num_cycles=150)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_seed_suite(case: Case) -> None:
    seed_test(partial(made, case), num_cycles=60)


@pytest.mark.parametrize("name", NAMES)
def test_the_render_suite(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert env(name).metadata["render_modes"] == ["human", "ansi", "rgb_array"]
    render_test(partial(env, name))
    assert "player_0" in capsys.readouterr().out


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_picture_shows_what_the_text_says(case: Case) -> None:
    world, twin = made(case, render_mode="rgb_array"), made(case, render_mode="ansi")
    for each in (world, twin):
        each.reset(seed=3)
    before = None
    for _ in range(5):
        text, picture = twin.render(), world.render()
        assert all(has(letter) for letter in set(text) - {"\n"})
        assert len(picture) >= 17 * len(text.splitlines())
        assert np.array_equal(world.render(), picture)
        if before is not None and text != before[0]:
            assert not np.array_equal(picture, before[1])
        before = text, picture
        agent = world.agent_selection
        action = int(np.flatnonzero(world.infos[agent]["action_mask"])[-1])
        for each in (world, twin):
            each.step(action)


def test_the_benchmark_runs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ticks = iter(range(0, 1000, 2))  # its five seconds are soon over
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(ticks)))
    performance_benchmark(env("conspiracy"))
    assert "turns per second" in capsys.readouterr().out


def play(world: Any, seed: int) -> list[tuple[str, int]]:
    world.reset(seed=seed)
    moves = []
    chance = np.random.default_rng(1)
    for agent in world.agent_iter(2000):
        _, _, ended, cut, info = world.last()
        legal = np.flatnonzero(info["action_mask"])
        action = None if ended or cut else int(chance.choice(legal))
        moves.append((agent, -1 if action is None else action))
        world.step(action)
    return moves


def test_seeds_make_the_game() -> None:
    assert play(env("conspiracy"), 1) == play(env("conspiracy"), 1)
    assert play(env("conspiracy"), 1) != play(env("conspiracy"), 2)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_masks_are_in_the_observation_and_in_info_and_only_for_who_decides(case: Case) -> None:
    world = made(case)
    world.reset(seed=5)
    for seed, agent in enumerate(world.agents):
        world.action_space(agent).seed(seed)  # the same game every time, longer than this
    for _ in range(20):
        agent = world.agent_selection
        for other in world.agents:
            seen = world.observe(other)
            assert world.observation_space(other).contains(seen)
            assert (seen["action_mask"] == world.infos[other]["action_mask"]).all()
            assert seen["action_mask"].any() == (other == agent)
        world.step(world.action_space(agent).sample(world.infos[agent]["action_mask"]))


def test_rewards_add_up_to_nothing() -> None:
    world = env("conspiracy", 3)
    for seed in range(5):
        world.reset(seed=seed)
        while not any(world.terminations.values()):
            agent = world.agent_selection
            world.step(world.action_space(agent).sample(world.infos[agent]["action_mask"]))
        assert sum(world.rewards.values()) == pytest.approx(0)
        assert max(world.rewards.values()) > 0


def test_an_illegal_action_loses(caplog: pytest.LogCaptureFixture) -> None:
    world = env("conspiracy")
    world.reset(seed=1)
    agent = world.agent_selection
    world.step(int(np.flatnonzero(world.infos[agent]["action_mask"] == 0)[0]))
    assert world.rewards[agent] == -1
    assert all(world.terminations.values())


def test_what_cannot_be_is_said_at_once() -> None:
    with pytest.raises(ValueError, match="render_mode"):
        env("conspiracy", render_mode="video")
    with pytest.raises(ValueError, match="2 to 4"):
        env("conspiracy", players=7)
