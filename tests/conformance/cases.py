"""What is tried: every game, every number of players, every value of every setting."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from random import Random as Dice

from ludoteca.build import compiled
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.game import Game, find, names
from ludoteca.kernel.meta import Meta
from ludoteca.kernel.playout import play_randomly
from ludoteca.kernel.random import Random

GAMES = 10_000 if compiled() else 60  # random ones of each game, all cases together
# Of these, looked into at every decision; fewer where a game is long, so that every game gets about
# the time that so many games of 80 decisions take.
OPEN_GAMES = 5_000 if compiled() else 60
DEEP_GAMES = 120 if compiled() else 12  # of these, looked into with the expensive checks
MOST_DEEP_CASES = 8 if compiled() else 4  # of each game, for the expensive checks
SHORT = 80  # decisions of a game that gets them all
SMALL = 200  # actions of a vocabulary that is asked about whole at every decision
LONGEST = 10_000  # decisions; a game that goes on longer is taken to go on for ever
COMBINATIONS = 4  # random combinations of settings, beside each value alone


@dataclass(frozen=True)
class Case:
    """A game with so many players under these settings."""

    game: Game
    players: int
    options: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={value}" for name, value in self.options.items())
        return f"{self.game.name}-{self.players}{chosen}"


def settings_to_try(meta: Meta) -> list[dict[str, str]]:
    """The defaults, every other value alone, and some random combinations."""
    alone = [
        {setting.name: value}
        for setting in meta.settings
        for value in setting.values
        if value != setting.default
    ]
    everything = product(*(setting.values for setting in meta.settings))
    combined = [
        dict(zip((setting.name for setting in meta.settings), values, strict=True))
        for values in everything
    ]
    few = min(COMBINATIONS, len(combined)) if len(meta.settings) > 1 else 0
    return [{}, *alone, *Dice(meta.name).sample(combined, few)]


def cases_of(game: Game) -> list[Case]:
    """Everything that is tried of one game."""
    return [
        Case(game, players, options)
        for players in game.meta.players
        for options in settings_to_try(game.meta)
    ]


def thinned(cases: list[Case]) -> list[Case]:
    """At most so many of a game's cases, spread over its numbers of players and settings."""
    return cases[:: -(-len(cases) // MOST_DEEP_CASES)]


THERE = names()  # asked once: it looks into the folder of games
ALL_GAMES = [find(name) for name in THERE]
ALL_CASES = [case for game in ALL_GAMES for case in cases_of(game)]
DEEP_CASES = [case for game in ALL_GAMES for case in thinned(cases_of(game))]


def seeds(case: Case, games: int) -> range:
    """The seeds of a case, when this many games are shared out among all cases of its game."""
    games = max(1, min(games, games * SHORT // typical_length(case.game.name)))
    share = -(-games // len(cases_of(case.game)))
    return range(share)


@cache
def typical_length(name: str) -> int:
    """How many decisions a random game takes, on average of a few."""
    game = find(name)
    row, tried = ActionBuffer(game.vocabulary.size), cases_of(game)[::3]
    lengths = [
        play_randomly(game.new(case.players, Random(1), case.options), Random(seed), row, LONGEST)
        for seed, case in enumerate(tried)
    ]
    return max(1, sum(lengths) // len(lengths))


def sparingly(game: Game, every: int) -> int:
    """How seldom to look at the whole of a large vocabulary, when a small one is every so often.

    A dozen times in a game at least.
    """
    seldom = every * -(-game.vocabulary.size // SMALL)
    enough = typical_length(game.name) // 12 if game.name in THERE else every
    return max(every, min(seldom, enough))
