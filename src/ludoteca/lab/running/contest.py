"""A tournament's games: who sits where in game number n, and with which cards."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any, NamedTuple

import msgspec

from ludoteca.bots.match import play_match
from ludoteca.bots.registry import maker
from ludoteca.kernel.game import find
from ludoteca.kernel.problems import Problem
from ludoteca.kernel.random import Random
from ludoteca.lab.running.schedule import number_seed
from ludoteca.lab.running.series import LONGEST, SEATS
from ludoteca.lab.running.sources import game_fingerprint

Seating = tuple[int, ...]  # for each seat the number of its bot


class Played(NamedTuple):
    """How one game ended, by seat."""

    places: list[int]
    points: list[int]
    decisions: int


@dataclass(frozen=True)
class Contest:
    """Games numbered from 0. A deal is one set-up, played once with every seating."""

    game: str
    players: int
    seed: str
    bots: tuple[str, ...]
    options: Mapping[str, str]

    @cached_property
    def seatings(self) -> list[Seating]:
        """The seatings of a deal: every company there can be, and each of its rotations."""
        number = len(self.bots)
        if number >= self.players:
            companies = list(combinations(range(number), self.players))
        else:  # round and round until the seats are full, each bot being the first once
            firsts = range(number if self.players % number else 1)
            companies = [
                tuple((first + seat) % number for seat in range(self.players)) for first in firsts
            ]
        turned = [rotate(company, by) for company in companies for by in range(self.players)]
        return list(dict.fromkeys(turned))

    def seating(self, game: int) -> tuple[int, Seating]:
        """The deal that a game belongs to, and who sits where in it.

        Every other deal runs round the table the other way: who sits behind whom matters too.
        """
        deal, number = divmod(game, len(self.seatings))
        seats = self.seatings[number]
        return deal, seats[::-1] if deal % 2 and self.players > 2 else seats

    def whole_deals(self, games: int) -> int:
        """So many games, rounded up to whole deals."""
        return -(-games // len(self.seatings)) * len(self.seatings)

    def play(self, games: range) -> dict[str, Any]:
        """Play the games of these numbers."""
        began = time.perf_counter()
        results = [self.play_one(game) for game in games]
        return {
            "games": len(games),
            "seconds": time.perf_counter() - began,
            "results": [list(result) for result in results],
        }

    def play_one(self, game: int) -> Played:
        """Play one game to its end."""
        deal, seats = self.seating(game)
        rules = find(self.game)
        settings = rules.meta.read_settings(self.options)
        chance, choices = number_seed(self.seed, "chance"), number_seed(self.seed, "choices")
        state = rules.new_position(self.players, Random(chance ^ deal), settings)
        first = choices ^ (game * int(SEATS))
        bots = [maker(self.bots[bot])(first ^ seat) for seat, bot in enumerate(seats)]
        decisions = play_match(state, bots, LONGEST)
        if not state.over():
            raise RuntimeError(f"a game did not end within {decisions} decisions")
        return Played(list(state.ranking()), list(state.scores()), int(decisions))

    def can_be(self, games: range, result: Mapping[str, Any]) -> bool:
        """Whether `play` can have said this of these games; a file may have been damaged."""
        try:
            results = msgspec.convert(result.get("results"), list[Played])
        except msgspec.ValidationError:
            return False
        whole = len(results) == games.stop - games.start
        return whole and all(self._can_end(played) for played in results)

    def _can_end(self, played: Played) -> bool:
        """Whether a game of this table can have ended so."""
        seats, (places, points, decisions) = self.players, played
        fits = len(places) == len(points) == seats and decisions >= 0
        return fits and min(places) == 1 and max(places) <= seats

    def heading(self) -> dict[str, object]:
        """What the file of finished parts says of itself."""
        return {
            "ludoteca": "tournament",
            "game": self.game,
            "rules": find(self.game).meta.rules_version,
            "players": self.players,
            "bots": list(self.bots),
            "options": dict(self.options),
            "seed": self.seed,
            "sources": game_fingerprint(self.game),
        }


def rotate(company: Seating, by: int) -> Seating:
    """The same company, each so many seats further on."""
    return company[-by:] + company[:-by] if by else company


def make_contest(
    game: str, players: int | None, seed: str, bots: Sequence[str], options: Mapping[str, str]
) -> Contest:
    """A contest with what was left open filled in; a Problem if something does not fit."""
    meta = find(game).meta
    players = meta.check_players(meta.players[0] if players is None else players)
    meta.read_settings(options)
    for number, name in enumerate(bots):
        maker(name)
        if name in bots[:number]:
            raise Problem("problem-bot-twice", bot=name)
    if len(bots) < 2:
        raise Problem("problem-bots-few")
    return Contest(game, players, seed, tuple(bots), dict(options))
