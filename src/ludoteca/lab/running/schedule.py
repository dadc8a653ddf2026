"""Which games are to be played: everything that decides how game number n goes."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ludoteca.bots.registry import RANDOM, maker
from ludoteca.kernel.game import find
from ludoteca.kernel.problems import Problem
from ludoteca.kernel.seeds import key
from ludoteca.lab.running.series import play_random_series, play_series
from ludoteca.lab.statistics.tally import Tally


@dataclass(frozen=True)
class Schedule:
    """Games numbered from 0, each with its own seed: any part of them can be played anywhere."""

    game: str
    players: int
    seed: str
    bots: tuple[str, ...]  # one for each seat
    options: Mapping[str, str]

    def play(self, games: range) -> dict[str, Any]:
        """Play the games of these numbers; their tally, and how long they took."""
        began = time.perf_counter()
        tally = Tally(self.players)
        game = find(self.game)
        settings = game.meta.read_settings(self.options)
        seeds = number_seed(self.seed, "chance"), number_seed(self.seed, "choices")
        if all(name == RANDOM for name in self.bots):
            play_random_series(game.new_position, settings, seeds, games, tally)
        else:
            makers = [maker(name) for name in self.bots]
            play_series(game.new_position, settings, seeds, makers, games, tally)
        return {**tally.dump(), "seconds": time.perf_counter() - began}


def make_schedule(
    game: str, players: int | None, seed: str, bots: Sequence[str], options: Mapping[str, str]
) -> Schedule:
    """A schedule with all that was left open filled in; a Problem if something does not fit.

    No bots are random ones, one bot plays all seats; without a number of players there are as many
    as bots, or as few as the game allows.
    """
    meta = find(game).meta
    if players is None:
        players = len(bots) if len(bots) > 1 else meta.players[0]
    meta.check_players(players)
    meta.read_settings(options)
    seated = tuple(bots) or (RANDOM,)
    seated = seated * players if len(seated) == 1 else seated
    if len(seated) != players:
        raise Problem("problem-bot-count", bots=len(seated), players=players)
    for name in seated:
        maker(name)
    return Schedule(game, players, seed, seated, dict(options))


def number_seed(seed: str, purpose: str) -> int:
    """62 bits of a kind of their own for each purpose."""
    low, high, _, _ = key(f"{purpose} {seed}", 0)
    return low | (high >> 2) << 32
