"""OpenSpiel's own suites and algorithms on every game."""

import unittest
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import (
    external_sampling_mccfr,
    generate_playthrough,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)
from open_spiel.python.bots import uniform_random
from open_spiel.python.tests import games_sim_test

from ludoteca.envs.features import Features, OneRow
from ludoteca.envs.memory import shared
from ludoteca.envs.open_spiel import OUTCOMES, SET_UP_NODES, load
from ludoteca.kernel.game import find
from ludoteca.kernel.observation import Observation
from tests.envs.cases import CASES, NAMES, Case

# A turn before the end: one lord is missing in each chamber.
ENDGAME = (
    "Y1 Y1 Y2 R1 R1 R2 G1 G1 G2 B1 B1 B2 P1 P1 | Y3 Y4 Y1 R3 R4 R1 G3 G4 G1 B3 B4 B1 P3 P4 | "
    "turn 0, row gold two"
)


def loaded(case: Case) -> Any:
    return load(case.name, case.players, case.options)


def begun(case: Case, seed: int, decisions: int) -> Any:
    """A state some random decisions into a game, with somebody to decide."""
    state, chance = loaded(case).new_initial_state(), Random(seed)
    while not state.is_terminal() and (decisions > 0 or state.is_chance_node()):
        if state.is_chance_node():
            state.apply_action(chance.randrange(OUTCOMES))
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            decisions -= 1
    return state


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_random_simulation(case: Case) -> None:
    """It plays the game again after every step, to read it back: of a long one only the end."""
    game = load(case.name, position=case.late(1, 40)) if case.options else loaded(case)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_the_simulation_suite(name: str) -> None:
    games_sim_test.GamesSimTest().sim_game(load(name))


@pytest.mark.parametrize("name", NAMES)
def test_the_api_suite(name: str) -> None:
    game = load(name)
    suite = type(
        "Suite", (api_test.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": str(game)}
    )
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(suite).run(result)
    assert result.testsRun >= 5
    assert not result.errors
    assert not result.failures


@pytest.mark.parametrize("name", NAMES)
def test_a_playthrough_plays_again(name: str, tmp_path: Path) -> None:
    """Only of an end: it writes out every tensor of every state."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS.mark_as_parsed()
    case = Case(name, find(name).meta.players[0])
    game = load(name, position=case.late(1, 3))
    first = generate_playthrough.playthrough(str(game), [3, 4, 5], seed=1)
    assert "IsTerminal() = True" in first
    stored = tmp_path / "playthrough.txt"
    stored.write_text(first, encoding="utf-8")
    original, again = generate_playthrough.replay(str(stored))
    assert original == again


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_imagined_state_looks_the_same_and_can_be_played(case: Case) -> None:
    differed = 0
    for decisions in (0, 7, 30):
        state = begun(case, decisions, decisions)
        if state.is_terminal():
            continue
        seat = state.current_player()
        for number in range(4):
            other = state.resample_from_infostate(seat, Random(number).random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.legal_actions() == state.legal_actions()
            differed += other.play.state.dump() != state.play.state.dump()
            other.apply_action(other.legal_actions()[0])
    assert differed > 0


@pytest.mark.parametrize("name", NAMES)
def test_an_information_state_remembers_what_was_done(name: str) -> None:
    """Two ways to the same sight are two information states: perfect recall."""
    case = Case(name, CASES[2 * NAMES.index(name)].players)
    seen: dict[str, list[tuple[str, int]]] = {}
    for seed in range(4):
        state, chance = loaded(case).new_initial_state(), Random(seed % 2)
        past: list[tuple[str, int]] = []
        choices = Random(seed)
        for _ in range(60):
            if state.is_terminal():
                break
            if state.is_chance_node():
                state.apply_action(chance.randrange(OUTCOMES))
                continue
            action = choices.choice(state.legal_actions())
            if state.current_player() == 0:
                now = state.information_state_string(0)
                assert seen.setdefault(now, past[:]) == past
                past.append((now, action))
            state.apply_action(action)
    assert len(seen) > 20


def test_chance_comes_where_it_has_a_say() -> None:
    state = load("conspiracy").new_initial_state()
    for node in range(SET_UP_NODES):
        assert state.is_chance_node(), node
        state.apply_action(node)
    assert not state.is_chance_node()
    state.apply_action(state.string_to_action("draw 1"))
    assert state.is_chance_node()
    drawn = {str(state.child(outcome)) for outcome in range(100)}
    assert len(drawn) > 20  # 30 kinds of lords
    state.apply_action(0)
    assert state.is_player_node()


def lord_placed(state: Any) -> int:
    """The only lord in any chamber."""
    return int(max(state.play.state.chambers))


def test_every_draw_is_as_likely_as_it_should_be() -> None:
    """Over many set-ups the first lord drawn is one of 60, each as likely."""
    counts = np.zeros(30)
    chance = Random(1)
    game = load("conspiracy")
    for _ in range(3000):
        state = game.new_initial_state()
        for _ in range(SET_UP_NODES):
            state.apply_action(chance.randrange(OUTCOMES))
        state.apply_action(0)
        state.apply_action(chance.randrange(OUTCOMES))
        counts[lord_placed(state)] += 1
    expected = np.tile([1, 4, 2, 2, 2, 1], 5) * 3000 / 60
    assert ((counts - expected) ** 2 / expected).sum() < 60  # 29 degrees of freedom


def test_parameters_are_players_and_settings() -> None:
    game = pyspiel.load_game("ludoteca_agencia(players=4,field=on,close_after=20)")
    assert game.num_players() == 4
    assert game.table.options["close_after"] == "20"
    with pytest.raises(ValueError, match="3 to 6"):
        pyspiel.load_game("ludoteca_agencia(players=2)")


@pytest.mark.parametrize("name", ["conspiracy", "vossa_excelencia"])
def test_tree_searches_play(name: str) -> None:
    case = Case(name, 2)
    state, random = begun(case, 1, 3), np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, random)
    search = mcts.MCTSBot(loaded(case), 1.4, 6, rollouts, random_state=random)
    assert search.step(state) in state.legal_actions()
    hidden = ismcts.ISMCTSBot(
        game=loaded(case), evaluator=rollouts, uct_c=1.4, max_simulations=6, random_state=random
    )
    assert hidden.step(state) in state.legal_actions()


def test_a_random_bot_plays() -> None:
    state = begun(Case("quissama", 2), 2, 5)
    seat = state.current_player()
    bot = uniform_random.UniformRandomBot(seat, np.random.RandomState(3))
    assert bot.step(state) in state.legal_actions()


def test_regrets_are_minimized_on_an_endgame() -> None:
    game = load("conspiracy", position=ENDGAME)
    solver = external_sampling_mccfr.ExternalSamplingSolver(
        game, external_sampling_mccfr.AverageType.SIMPLE
    )
    for _ in range(2):
        solver.iteration()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    policy = solver.average_policy().action_probabilities(state)
    assert sum(policy.values()) == pytest.approx(1)
    outcome_sampling_mccfr.OutcomeSamplingSolver(game).iteration()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_features_are_the_same_one_by_one_and_many_at_once(case: Case) -> None:
    layout = case.game.layout(case.players)
    row, numbers = shared("int16", layout.size)
    one, many, sheet = OneRow(layout, row), Features(layout), Observation(row)
    for state in case.walk(3, 40):
        for seat in range(case.players):
            sheet.clear(0, layout.size)
            state.observe(seat, sheet)
            one.write()
            assert one.features == pytest.approx(many(numbers), abs=1e-6)
