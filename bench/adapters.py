"""Our adapters for researchers at random play: `python -m bench.adapters SECONDS`.

Each as its users step it from Python, with an observation and the legal actions at every decision.
An adapter whose extra is not installed is left out.
"""

import json
import random
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from bench.clock import best_rate
from bench.peers import rate_of_agents
from ludoteca.kernel.game import names

GAMES = 256  # at once in the vector adapter: what they need stays in the cache
STEPS = 20  # of all of them, for each look at the clock


def step_vector(name: str, seconds: float) -> float:
    """Decisions per second of many games, observations and masks included."""
    vector: Any = import_module("ludoteca.envs.vector")
    games = vector.VectorGames(name, GAMES)
    games.reset(seed=1)

    def steps() -> int:
        for _ in range(STEPS):
            games.step(games.sample())
        return STEPS * GAMES

    return best_rate(steps, seconds)


def step_pettingzoo(name: str, seconds: float) -> float:
    """Decisions per second of one game, as bench.peers plays PettingZoo's own."""
    adapter: Any = import_module("ludoteca.envs.pettingzoo")
    return rate_of_agents(adapter.env(name), seconds)


def step_open_spiel(name: str, seconds: float) -> float:
    """Decisions per second of one game, as bench.peers plays OpenSpiel's own, and observed."""
    adapter: Any = import_module("ludoteca.envs.open_spiel")
    game = adapter.load(name)

    def episode() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.randrange(adapter.OUTCOMES))
            else:
                state.observation_tensor()
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return best_rate(episode, seconds)


ADAPTERS: dict[str, tuple[str, Callable[[str, float], float]]] = {
    "vector": ("gymnasium", step_vector),
    "PettingZoo": ("pettingzoo", step_pettingzoo),
    "OpenSpiel": ("pyspiel", step_open_spiel),
}


def measure(seconds: float) -> dict[str, float]:
    """The vector adapter on every game, the others on the first that is compared with peers."""
    figures = {}
    for adapter, (module, step) in ADAPTERS.items():
        if find_spec(module) is not None:
            for name in names() if adapter == "vector" else ["conspiracy"]:
                figures[f"{adapter} adapter, {name}"] = step(name, seconds)
    return figures


if __name__ == "__main__":
    random.seed(1)
    json.dump(measure(float(sys.argv[1])), sys.stdout)
