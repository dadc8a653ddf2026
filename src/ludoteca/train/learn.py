"""Learning: the net as PyTorch trains it, and its numbers as the bots use them."""

from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np

from ludoteca.bots.eyes import FINE
from ludoteca.bots.net import BRIGHTEST, UNIT
from ludoteca.bots.net_file import About, Weights
from ludoteca.envs.needs import need
from ludoteca.train.play import SHARE

torch = need("torch", "train")

UNITS = int(UNIT)
FINES = int(FINE)
BRIGHT = int(BRIGHTEST) / UNITS
HEAVIEST = 127 / UNITS  # weight
HELD_OUT = 20  # one sample in so many is not learnt from but asked about
POLICY_WEIGHT = 0.5  # of its loss, beside that of the value

ARRAYS = ("features", "shares", "actions", "visits", "leads")

Samples = dict[str, "np.ndarray"]
Tell = Callable[[dict[str, float]], None]


Module: Any = torch.nn.Module


class Model(Module):  # type: ignore[misc]
    """The net in floating point; `exact` it gives the numbers that the bots will see."""

    def __init__(self, about: About) -> None:
        """Begin with small random weights."""
        super().__init__()
        nn = torch.nn
        self.about = about
        self.first = nn.EmbeddingBag(about.width, about.middle, mode="sum", padding_idx=0)
        self.first_bias = nn.Parameter(torch.full((about.middle,), 0.3))
        self.second = nn.Linear(about.middle, about.deep)
        self.value = nn.Linear(about.deep, about.players)
        self.policy = nn.Linear(about.deep, max(about.actions, 1))
        self.lead = nn.Parameter(torch.ones(()))
        nn.init.normal_(self.first.weight, std=0.05)
        with torch.no_grad():
            self.first.weight[0] = 0

    def forward(self, features: Any, leads: Any) -> tuple[Any, Any]:
        """The exponents of value and policy."""
        middle = (self.first(features) + self.first_bias).clamp(0, BRIGHT)
        deep = self.second(middle).clamp(0, BRIGHT)
        return self.value(deep) + self.lead * leads / FINES, self.policy(deep)

    def clamp(self) -> None:
        """Keep every weight within what a byte can say."""
        with torch.no_grad():
            for layer in (self.first, self.second, self.value, self.policy):
                layer.weight.clamp_(-HEAVIEST, HEAVIEST)

    def rows(self) -> dict[str, Any]:
        """The whole numbers that are stored, as tensors, by name."""
        with torch.no_grad():
            first = (self.first.weight * UNITS).round()
            first[0] = 0
            return {
                "first": first,
                "first_bias": (self.first_bias * UNITS).round(),
                "second": (self.second.weight.T * UNITS).round(),
                "second_bias": (self.second.bias * UNITS**2).round(),
                "value": (self.value.weight * UNITS).round(),
                "value_bias": (self.value.bias * UNITS**2).round(),
                "policy": (self.policy.weight[: self.about.actions] * UNITS).round(),
                "policy_bias": (self.policy.bias[: self.about.actions] * UNITS**2).round(),
            }

    def weights(self, training: dict[str, Any], policy: bool = True) -> Weights:
        """The net as it is stored, with what is to be told of its training."""
        rows = {
            name: [int(number) for number in row.flatten().tolist()]
            for name, row in self.rows().items()
        }
        about = msgspec.structs.replace(self.about, training=training, lead=self.whole_lead())
        if not policy:
            about.actions = 0
            rows |= {"policy": [], "policy_bias": []}
        return Weights(about, rows)

    def whole_lead(self) -> int:
        """What is stored of the weight of the hand-written judgement."""
        return round(float(self.lead.detach()) * UNITS**2)

    def exact(self, features: Any, leads: Any) -> Any:
        """The exponents of the value as the bots will compute them."""
        rows = {name: row.double() for name, row in self.rows().items()}
        total = torch.nn.functional.embedding_bag(
            features, rows["first"], mode="sum", padding_idx=0
        )
        middle = (total + rows["first_bias"]).clamp(0, float(BRIGHTEST))
        deep = ((middle @ rows["second"] + rows["second_bias"]) / UNITS).floor()
        deep = deep.clamp(0, float(BRIGHTEST))
        ahead = (self.whole_lead() * leads.double() / FINES).floor()
        return (deep @ rows["value"].T + rows["value_bias"] + ahead) / UNITS**2


def losses(model: Model, batch: dict[str, Any]) -> tuple[Any, Any]:
    """How far off the value and the policy are."""
    value, policy = model(batch["features"].int(), batch["leads"])
    return cross(value, batch["shares"]), policy_loss(policy, batch)


def cross(exponents: Any, shares: Any) -> Any:
    """Cross entropy with who won."""
    wanted = shares.float() / int(SHARE)
    return -(wanted * torch.log_softmax(exponents, 1)).sum(1).mean()


def policy_loss(exponents: Any, batch: dict[str, Any]) -> Any:
    """Cross entropy with what was thought about, over the samples in which somebody decided."""
    actions, visits = batch["actions"].long(), batch["visits"].float()
    known = (actions >= 0).cumprod(1)
    decided = known[:, 0] > 0
    if not bool(decided.any()):
        return exponents.sum() * 0
    actions, visits, known = actions[decided], visits[decided] * known[decided], known[decided]
    chosen = exponents[decided].gather(1, actions.clamp(min=0))
    logs = torch.log_softmax(chosen.masked_fill(known == 0, -1e4), 1)
    wanted = visits / visits.sum(1, keepdim=True).clamp(min=1)
    return -(wanted * logs * known).sum(1).mean()


class TrainingSet:
    """Samples on the device that learns, some of them held out."""

    def __init__(self, samples: Samples, device: str, seed: int) -> None:
        """Samples lie game after game: what is held out are whole stretches of them."""
        count = len(samples["shares"])
        stretch = np.random.default_rng(seed).integers(0, HELD_OUT, count // 2000 + 1) == 0
        held = np.repeat(stretch, 2000)[:count]
        if held.all() or not held.any():
            held = np.arange(count) % HELD_OUT == 0
        arrays = {name: samples[name] for name in ARRAYS}
        self.device = device
        self.known = {name: torch.from_numpy(row[~held]).to(device) for name, row in arrays.items()}
        self.held = {name: torch.from_numpy(row[held]).to(device) for name, row in arrays.items()}
        self.count = int((~held).sum())

    def batches(self, size: int, generator: Any) -> Any:
        """All that is known, once, in any order."""
        order = torch.randperm(self.count, generator=generator).to(self.device)
        for at in range(0, self.count, size):
            chosen = order[at : at + size]
            yield {name: row[chosen] for name, row in self.known.items()}

    def test(self, model: Model, size: int) -> dict[str, float]:
        """The losses on what was held out; `exact` with the numbers that the bots use."""
        sums = {"value": 0.0, "policy": 0.0, "exact": 0.0}
        count = len(self.held["shares"])
        with torch.no_grad():
            for at in range(0, count, size):
                batch = {name: row[at : at + size] for name, row in self.held.items()}
                value, policy = losses(model, batch)
                exponents = model.exact(batch["features"].int(), batch["leads"])
                exact = cross(exponents, batch["shares"])
                for name, loss in (("value", value), ("policy", policy), ("exact", exact)):
                    sums[name] += float(loss) * len(batch["shares"]) / count
        return sums


def learn(
    model: Model, lesson: TrainingSet, epochs: int, size: int, rate: float, seed: int, tell: Tell
) -> None:
    """Go through the lesson several times; `tell` is told of the losses after each."""
    generator = torch.Generator().manual_seed(seed)
    steps = epochs * -(-lesson.count // size)
    descent = torch.optim.Adam(model.parameters(), lr=rate)
    pace = torch.optim.lr_scheduler.OneCycleLR(descent, rate, total_steps=steps + 1, pct_start=0.1)
    for epoch in range(epochs):
        for batch in lesson.batches(size, generator):
            value, policy = losses(model, batch)
            descent.zero_grad()
            (value + POLICY_WEIGHT * policy).backward()
            descent.step()
            pace.step()
            model.clamp()
        tell({"epoch": epoch + 1, **lesson.test(model, size)})


def by_hand(lesson: TrainingSet) -> float:
    """The loss of `evaluate` alone, at the margin that suits it best: what a net has to beat."""
    leads, wanted = lesson.held["leads"] / FINES, lesson.held["shares"]
    return min(float(cross(leads * sharp / 4, wanted)) for sharp in range(1, 25))
