"""Our own games, in whichever build this process runs: `python -m bench.ours SECONDS`."""

import json
import sys
import time

from bench.clock import best_rate
from ludoteca.build import compiled
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.game import Game, find, names
from ludoteca.kernel.playout import play_randomly
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State
from ludoteca.lab.running.schedule import make_schedule

LONGEST = 1_000_000
BATCH = 50  # positions set up at a time, outside the clock
MIDDLE = 25  # decisions into the game: where copies are measured


class Playing:
    """Random games from positions that were set up before the clock was started."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self.random = Random(1)
        self.row = ActionBuffer()
        self.ready: list[State] = []
        self.opened = 0

    def set_up(self) -> None:
        for _ in range(BATCH):
            self.opened += 1
            self.ready.append(self.game.new(self.players, Random(self.opened)))

    def play(self) -> int:
        """Play what is set up; how many decisions that took."""
        states, self.ready = self.ready, []
        return sum(play_randomly(state, self.random, self.row, LONGEST) for state in states)


def decisions_per_s(game: Game, players: int, seconds: float) -> float:
    """Decisions alone: the legal actions, one of them chosen, done; no set-up, no scores."""
    playing = Playing(game, players)
    best = 0.0
    for _ in range(5):
        decisions, passed = 0, 0.0
        while passed < seconds:
            playing.set_up()
            began = time.process_time()
            decisions += playing.play()
            passed += time.process_time() - began
        best = max(best, decisions / passed)
    return best


def whole_games_per_s(game: Game, players: int, seconds: float) -> tuple[float, float]:
    """Decisions and games of a simulation: set-up, random play, final scores, counted."""
    schedule = make_schedule(game.name, players, "bench", (), {})
    part = range(2000 if compiled() else 20)
    games = best_rate(lambda: int(schedule.play(part)["games"]), seconds)
    decisions = schedule.play(part)["decisions"] / len(part)
    return decisions * games, games


def microseconds(game: Game, players: int, seconds: float) -> dict[str, float]:
    """What a new game, a copy and an imagined copy in mid-game take."""
    state = game.new(players, Random(1))
    play_randomly(state, Random(2), ActionBuffer(), MIDDLE)

    def opening() -> int:
        for seed in range(BATCH):
            game.new(players, Random(seed))
        return BATCH

    def copying() -> int:
        for _ in range(BATCH):
            state.clone()
        return BATCH

    def imagining() -> int:
        for seed in range(BATCH):
            state.imagine(0, seed)
        return BATCH

    tasks = {"new": opening, "clone": copying, "imagine": imagining}
    return {name: 1e6 / best_rate(task, seconds / 4) for name, task in tasks.items()}


def measure(seconds: float) -> list[dict[str, object]]:
    """A row for the smallest and the largest table of every game."""
    rows: list[dict[str, object]] = []
    for name in names():
        game = find(name)
        for players in (game.meta.players[0], game.meta.players[-1]):
            simulated, games = whole_games_per_s(game, players, seconds)
            row = {
                "game": name,
                "players": players,
                "compiled": compiled(),
                "decisions_per_s": decisions_per_s(game, players, seconds),
                "simulated_per_s": simulated,
                "games_per_s": games,
            }
            times = microseconds(game, players, seconds)
            rows.append(row | {f"{name}_us": value for name, value in times.items()})
    return rows


if __name__ == "__main__":
    json.dump(measure(float(sys.argv[1])), sys.stdout)
