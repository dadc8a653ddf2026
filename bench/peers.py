"""Other people's engines playing card games at random: `python -m bench.peers NAME SECONDS`.

Gin rummy is the game of theirs that is nearest to ours: cards drawn, kept and laid off; hearts is
a card game with lighter rules. PettingZoo has no gin rummy any more, but a poker. Each is used as
its own documentation does it, the legal actions looked up at every decision; only players'
decisions count, chance is not one.
"""

import json
import random
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

from bench.clock import best_rate


def play_open_spiel(seconds: float) -> dict[str, float]:
    """OpenSpiel stepped from Python, and with its own random players in C++."""
    figures = {}
    for name, players in (("gin_rummy", 2), ("hearts", 4)):
        stepped, inside = play_spiel(name, players, seconds)
        figures[f"OpenSpiel {name}, from Python"] = stepped
        figures[f"OpenSpiel {name}, all in C++"] = inside
    return figures


def play_spiel(name: str, players: int, seconds: float) -> tuple[float, float]:
    """Decisions per second of one of its games, both ways."""
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, 1 + seat) for seat in range(players)]

    def episode() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    def match() -> int:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, random.getrandbits(30))
        return 1

    length = sum(episode() for _ in range(20)) / 20
    return best_rate(episode, seconds), best_rate(match, seconds) * length


def search_open_spiel(seconds: float) -> dict[str, float]:
    """Iterations of its information-set search, from the first decision of gin rummy."""
    pyspiel: Any = import_module("pyspiel")
    state = pyspiel.load_game("gin_rummy").new_initial_state()
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(outcomes, chances)[0])
    playout = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(1, playout, 0.7, SEARCHED)

    def think() -> int:
        bot.step(state)
        return SEARCHED

    return {"OpenSpiel IS-MCTS, gin_rummy": best_rate(think, seconds)}


def play_rlcard(seconds: float) -> dict[str, float]:
    """RLCard's environment, stepped with one of the legal actions of each state."""
    rlcard: Any = import_module("rlcard")
    env = rlcard.make("gin-rummy")

    def episode() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return {"RLCard gin-rummy": best_rate(episode, seconds)}


def play_pettingzoo(seconds: float) -> dict[str, float]:
    """PettingZoo's AEC environment."""
    poker: Any = import_module("pettingzoo.classic.texas_holdem_v4")
    return {"PettingZoo texas_holdem_v4": rate_of_agents(poker.env(), seconds)}


def rate_of_agents(env: Any, seconds: float) -> float:
    """Decisions per second of any AEC environment, random actions out of the mask."""

    def episode() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            env.step(random.choice(observation["action_mask"].nonzero()[0]))
            decisions += 1
        return decisions

    return best_rate(episode, seconds)


SEARCHED = 200  # iterations for one decision
SEARCH = "OpenSpiel search"
PEERS: dict[str, Callable[[float], dict[str, float]]] = {
    "OpenSpiel": play_open_spiel,
    SEARCH: search_open_spiel,
    "RLCard": play_rlcard,
    "PettingZoo": play_pettingzoo,
}


if __name__ == "__main__":
    random.seed(1)
    json.dump(PEERS[sys.argv[1]](float(sys.argv[2])), sys.stdout)
