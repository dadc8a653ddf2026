"""Games played to learn from: what is noted of them, and that it is true."""

from pathlib import Path

import numpy as np
import pytest

from ludoteca import find, names
from ludoteca.bots.net_file import write
from ludoteca.bots.trained_nets import columns_of
from ludoteca.kernel.random import Random
from ludoteca.train.gather import Task, load, make_samples, play_task
from ludoteca.train.play import CHOICES, SHARE, play_quickly
from ludoteca.train.training_plan import TrainingPlan, keep
from tests.bots.test_net import head_of, some_weights

pytestmark = pytest.mark.pure


def a_plan(game: str = "conspiracy", **changes: float) -> TrainingPlan:
    settings = {"room": 60, "quick_every": 4, "iterations": 6, "prior": 1.0, **changes}
    return TrainingPlan(game=game, players=find(game).meta.players[0], **settings)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", [name for name in names() if name != "foto_perfeita"])
def test_a_quick_game_is_sampled_to_its_end(game: str) -> None:
    plan = a_plan(game)
    samples, arrays = make_samples(plan)
    state = plan.rules.new(plan.players, Random(3))
    play_quickly(state, Random(4), samples, plan.quick_every, plan.errors)
    assert state.over()
    assert samples.count > 0
    shares = arrays["shares"][: samples.count]
    assert (abs(shares.sum(1) - int(SHARE)) <= plan.players).all(), "one win is shared out"
    assert (arrays["features"][: samples.count, 0] > 0).all()
    assert (arrays["actions"][: samples.count, 0] == -1).all(), "nobody thought"


def test_whoever_won_has_most_of_the_win_in_every_sample() -> None:
    plan = a_plan()
    samples, arrays = make_samples(plan)
    state = plan.rules.new(2, Random(3))
    play_quickly(state, Random(4), samples, 4, 10)
    winner = list(state.ranking()).index(1)
    for sample in range(samples.count):
        place = (winner - samples.viewers[sample]) % 2
        assert arrays["shares"][sample].argmax() == place


def test_a_sample_is_what_the_seat_saw() -> None:
    """Sixty lords are in the deck when a game begins."""
    plan = a_plan()
    samples, arrays = make_samples(plan)
    samples.note(plan.rules.new(2, Random(3)), 0)
    fields = [field.name for field in plan.rules.layout(2).fields for _ in range(field.size)]
    row = columns_of(plan.rules, 2).table[fields.index("lords_left")]
    assert row[60] in arrays["features"][0]
    assert row[20] not in arrays["features"][0]


def test_samples_beyond_the_room_are_not_noted() -> None:
    plan = a_plan(room=3)
    samples, _ = make_samples(plan)
    state = plan.rules.new(2, Random(3))
    for _ in range(5):
        samples.note(state, 0)
    assert samples.count == 3


def test_bots_that_search_say_what_they_thought(tmp_path: Path) -> None:
    plan, net = a_plan(), tmp_path / "net.bin"
    write(net, head_of("conspiracy"), [some_weights("conspiracy", 2)])
    task = Task(plan, tmp_path / "a.npz", 1, 0.01, net)
    assert play_task(task) >= 1
    samples = load([task.file, task.file])
    thought = samples["actions"][:, 0] >= 0
    assert thought.any()
    known = np.cumprod(samples["actions"] >= 0, axis=1) > 0
    visits = np.where(known, samples["visits"], 0).sum(1)
    assert (visits[thought] > int(SHARE) - int(CHOICES)).all()
    assert int(samples["games"]) == 2 * int(load([task.file])["games"])


def test_the_same_task_plays_the_same_games(tmp_path: Path) -> None:
    plan = a_plan()
    first, second = (Task(plan, tmp_path / name, 9, 60.0, None) for name in ("a.npz", "b.npz"))
    play_task(first)
    play_task(second)
    ours, theirs = load([first.file]), load([second.file])
    assert all((ours[name] == theirs[name]).all() for name in ("features", "shares"))


def test_a_plan_that_was_begun_is_gone_on_with(tmp_path: Path) -> None:
    assert keep(a_plan(seed=5), tmp_path).seed == 5
    assert keep(a_plan(seed=6), tmp_path).seed == 5
