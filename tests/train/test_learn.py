"""Learning itself; only where PyTorch is installed (extra `train`)."""

from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("torch")

from ludoteca.bots.trained_nets import columns_of
from ludoteca.kernel.random import Random
from ludoteca.train.learn import Model, TrainingSet, learn, torch
from ludoteca.train.run import Training
from ludoteca.train.training_plan import TrainingPlan
from tests.bots.positions import moments
from tests.train.test_play import a_plan


def test_a_model_and_the_net_made_of_it_agree_exactly() -> None:
    plan = a_plan()
    torch.manual_seed(1)
    model = Model(plan.about())
    net = model.weights({}).net(columns_of(plan.rules, 2))
    for state, seat in moments("conspiracy", 2):
        net.think(state, seat)
        features = torch.tensor([list(net.eyes.active[: net.eyes.count])])
        leads = torch.tensor([list(net.eyes.leads)])
        for place, exponent in enumerate(model.exact(features, leads)[0].tolist()):
            assert net.worth(place) == exponent


def test_what_can_be_learnt_is_learnt() -> None:
    """Feature 1 means that the seat wins, feature 2 that the other one does."""
    plan, random = a_plan(), Random(2)
    wins = np.array([random.below(2) for _ in range(4000)])
    features = np.zeros((4000, 3), np.int16)
    features[:, 0] = 2 - wins
    shares = np.stack([wins, 1 - wins], 1).astype(np.int16) * 10_000
    nothing = np.full((4000, 48), -1, np.int16)
    samples = {"features": features, "shares": shares, "actions": nothing, "visits": nothing}
    samples["leads"] = np.zeros((4000, 2), np.int16)
    torch.manual_seed(1)
    told: list[dict[str, float]] = []
    learn(Model(plan.about()), TrainingSet(samples, "cpu", 1), 3, 100, 0.01, 1, told.append)
    assert [each["epoch"] for each in told] == [1, 2, 3]
    assert told[-1]["value"] < 0.05
    assert told[-1]["exact"] == pytest.approx(told[-1]["value"], abs=0.01)


def test_a_training_runs_to_its_end_and_goes_on_where_it_was(tmp_path: Path) -> None:
    plan = TrainingPlan(
        game="conspiracy",
        players=2,
        quick_seconds=0.5,
        rounds=1,
        search_seconds=0.5,
        iterations=4,
        room=200,
        batch=64,
        match_games=2,
        match_iterations=2,
        final_games=0,
    )
    Training(plan, tmp_path).run()
    files = {"net0.bin", "net1.bin", "progress.json", "training.html"}
    assert files <= {file.name for file in tmp_path.iterdir()}
    before = (tmp_path / "progress.json").read_bytes()
    training = Training(plan, tmp_path)
    training.run()
    assert (tmp_path / "progress.json").read_bytes() == before, "there was nothing left to do"
    assert training.progress.stages == 2
