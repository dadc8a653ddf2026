"""Teach a small network to play Conspiração, on the processor alone, and draw how it learns.

    pip install 'ludoteca[vector]'
    python examples/train_conspiracy.py --picture docs/pictures/learning.svg

Proximal policy optimization (PPO) against random rivals, in nothing but NumPy: one hidden layer,
its gradients written out. docs/research.md says what to expect.
"""

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.envs.vector import VectorGames

Array = NDArray[Any]

GAMES = 256  # side by side
STEPS = 64  # decisions of each between two lessons
LESSONS = 120
TIMES = 3  # that a lesson is gone through
PARTS = 16  # of a lesson, learnt from one after another
HIDDEN = 128
RATE = 1e-3  # of learning, at first; it falls to nothing
FARTHEST = 0.2  # how far one lesson may move the chances of an action
CURIOSITY = 0.01  # the weight of the policy's entropy
TRACE = 0.95  # how far a result is carried back over the baseline's guesses
EVERY = 10  # lessons between two examinations
EXAMINED = 2000  # games of an examination


class Network:
    """Features to one hidden layer, and from there to action values and to the baseline."""

    def __init__(self, features: int, actions: int, seed: int) -> None:
        """Small random weights."""
        chance = np.random.default_rng(seed)
        self.weights = {
            "hidden": chance.normal(0, 0.05, (features, HIDDEN)).astype(np.float32),
            "hidden_bias": np.zeros(HIDDEN, np.float32),
            "policy": chance.normal(0, 0.01, (HIDDEN, actions)).astype(np.float32),
            "policy_bias": np.zeros(actions, np.float32),
            "value": np.zeros((HIDDEN, 1), np.float32),
            "value_bias": np.zeros(1, np.float32),
        }
        self.means = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.squares = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.lessons = 0

    def look(self, features: Array, masks: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the probabilities of legal actions, and the expected reward."""
        weights = self.weights
        hidden = np.maximum(features @ weights["hidden"] + weights["hidden_bias"], 0)
        scores = hidden @ weights["policy"] + weights["policy_bias"]
        scores = np.where(masks, scores, -1e9)
        raised = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances = raised / raised.sum(axis=1, keepdims=True)
        values = (hidden @ weights["value"] + weights["value_bias"])[:, 0]
        return hidden, chances, values

    def learn(
        self,
        rate: float,
        features: Array,
        masks: Array,
        actions: Array,
        before: Array,
        gains: Array,
        results: Array,
    ) -> None:
        """One step towards what went better than expected, and towards better expectations.

        `before` are the chances with which the actions were chosen: what has moved far enough
        already is left alone.
        """
        hidden, chances, values = self.look(features, masks)
        many = len(actions)
        moved = chances[np.arange(many), actions] / before
        far = np.where(gains > 0, moved > 1 + FARTHEST, moved < 1 - FARTHEST)
        gains = np.where(far, 0, gains * moved).astype(np.float32)
        logs = np.log(np.maximum(chances, 1e-12))
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        scores = chances * gains[:, None]
        scores[np.arange(many), actions] -= gains
        scores += CURIOSITY * chances * (logs + entropy)
        scores /= many
        errors = ((values - results) / many)[:, None]
        back = scores @ self.weights["policy"].T + errors @ self.weights["value"].T
        back[hidden <= 0] = 0
        self.adjust(
            {
                "hidden": features.T @ back,
                "hidden_bias": back.sum(axis=0),
                "policy": hidden.T @ scores,
                "policy_bias": scores.sum(axis=0),
                "value": hidden.T @ errors,
                "value_bias": errors.sum(axis=0),
            },
            rate,
        )

    def adjust(self, gradients: dict[str, Array], rate: float) -> None:
        """Adam."""
        self.lessons += 1
        for name, gradient in gradients.items():
            mean, square = self.means[name], self.squares[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            step = mean / (1 - 0.9**self.lessons)
            step /= np.sqrt(square / (1 - 0.999**self.lessons)) + 1e-8
            self.weights[name] -= rate * step


def choose(chances: Array, random: np.random.Generator) -> Array:
    """An action of each row, as likely as the row says."""
    reached = chances.cumsum(axis=1) > random.random((len(chances), 1)) * (1 - 1e-6)
    return np.asarray(reached.argmax(axis=1))


def practise(
    games: VectorGames, network: Network, random: np.random.Generator, lessons: int
) -> Iterator[int]:
    """Play and learn; after every lesson, how many decisions there have been."""
    observations, infos = games.reset(seed=int(random.integers(2**31)))
    for lesson in range(lessons):
        kept: dict[str, list[Array]] = {name: [] for name in "omacvre"}
        for _ in range(STEPS):
            masks = infos["action_mask"].astype(np.bool_)
            _, chances, values = network.look(games.features(observations), masks)
            actions = choose(chances, random)
            chosen = chances[np.arange(GAMES), actions]
            rows = (observations.copy(), masks, actions, chosen, values)
            for name, row in zip("omacv", rows, strict=True):
                kept[name].append(row)
            observations, rewards, ended, _, infos = games.step(actions)
            kept["r"].append(rewards.astype(np.float32))
            kept["e"].append(ended.copy())
        masks = infos["action_mask"].astype(np.bool_)
        _, _, last = network.look(games.features(observations), masks)
        gains = look_back(kept["r"], kept["e"], kept["v"], last)
        teach(games, network, kept, gains, random, RATE * (1 - lesson / lessons))
        yield (lesson + 1) * STEPS * GAMES


def look_back(rewards: list[Array], ended: list[Array], values: list[Array], last: Array) -> Array:
    """How much better than expected each decision turned out."""
    gains = np.zeros((STEPS, GAMES), np.float32)
    carried = np.zeros(GAMES, np.float32)
    following = last
    for step in reversed(range(STEPS)):
        going = 1 - ended[step].astype(np.float32)
        surprise = rewards[step] + going * following - values[step]
        carried = surprise + TRACE * going * carried
        gains[step] = carried
        following = values[step]
    return gains


def teach(
    games: VectorGames,
    network: Network,
    kept: dict[str, list[Array]],
    gains: Array,
    random: np.random.Generator,
    rate: float,
) -> None:
    """One lesson: all that was kept, in random parts, several times."""
    results = (gains + np.stack(kept["v"])).reshape(-1)
    spread = ((gains - gains.mean()) / (gains.std() + 1e-6)).reshape(-1)
    flat = [np.concatenate(kept[name]) for name in "mac"]
    features = games.features(np.concatenate(kept["o"]))
    for _ in range(TIMES):
        for part in np.array_split(random.permutation(len(results)), PARTS):
            rows = [row[part] for row in (features, *flat, spread, results)]
            network.learn(rate, *rows)


def examine(network: Network, seed: int) -> float:
    """The share of new games won against a random rival, by the most likely actions."""
    games = VectorGames("conspiracy", GAMES, players=2, rivals="random")
    observations, infos = games.reset(seed=seed)
    won, played = 0.0, 0
    while played < EXAMINED:
        masks = infos["action_mask"].astype(np.bool_)
        _, chances, _ = network.look(games.features(observations), masks)
        observations, rewards, ended, _, infos = games.step(chances.argmax(axis=1))
        won += float(((rewards[ended] + 1) / 2).sum())  # a shared win is half a one
        played += int(ended.sum())
    return won / played


def draw(curve: list[tuple[int, float]], seconds: float) -> str:
    """The learning curve as a picture."""
    width, height, left, bottom = 640, 360, 56, 44
    most = max(decisions for decisions, _ in curve) or 1

    def across(decisions: float) -> float:
        return left + (width - left - 16) * decisions / most

    def down(share: float) -> float:
        return height - bottom - (height - bottom - 40) * share

    line = " ".join(f"{across(d):.1f},{down(s):.1f}" for d, s in curve)
    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            'font-family="sans-serif" font-size="13" fill="#333">'
        ),
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        (
            f'<text x="{left}" y="22" font-size="15">Conspiração, 2 players: games won against a '
            f"random rival ({seconds / 60:.1f} minutes)</text>"
        ),
    ]
    for share in (0, 0.25, 0.5, 0.8, 1):
        y = down(share)
        colour = "#c0392b" if share == 0.8 else "#ddd"
        parts.append(f'<path d="M{left} {y:.1f}H{width - 16}" stroke="{colour}"/>')
        parts.append(f'<text x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{share:.0%}</text>')
    for part in range(5):
        decisions = most * part / 4
        place = f'x="{across(decisions):.1f}" y="{height - 22}" text-anchor="middle"'
        parts.append(f"<text {place}>{decisions / 1e6:.1f} M</text>")
    parts.append(f'<text x="{width / 2}" y="{height - 4}" text-anchor="middle">decisions</text>')
    parts.append(f'<polyline points="{line}" fill="none" stroke="#1f5fa8" stroke-width="2.5"/>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def main() -> None:
    """Train, and say how it goes."""
    parser = argparse.ArgumentParser(description="Teach a small network to play Conspiração.")
    parser.add_argument("--lessons", type=int, default=LESSONS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path, default=Path("learning.svg"))
    arguments = parser.parse_args()
    games = VectorGames("conspiracy", GAMES, players=2, rivals="random")
    network = Network(games.layout.width, games.game.vocabulary.size, arguments.seed)
    random = np.random.default_rng(arguments.seed)
    began = time.process_time()
    curve = [(0, examine(network, 1_000_000))]
    practice = practise(games, network, random, arguments.lessons)
    for lesson, decisions in enumerate(practice, start=1):
        if lesson % EVERY == 0 or lesson == arguments.lessons:
            share = examine(network, 1_000_000 + lesson * GAMES)
            curve.append((decisions, share))
            seconds = time.process_time() - began
            print(
                f"{seconds:6.0f} s  {decisions / 1e6:6.2f} M decisions  {share:6.1%} won",
                flush=True,
            )
            arguments.picture.write_text(draw(curve, seconds), encoding="utf-8")


if __name__ == "__main__":
    main()
