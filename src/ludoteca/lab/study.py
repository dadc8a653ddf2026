"""A study of a game: the same deals for every number of players and every set of options."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from ludoteca.bots.match import play_match
from ludoteca.bots.registry import maker, names
from ludoteca.kernel.game import Game, find
from ludoteca.kernel.problems import Problem
from ludoteca.kernel.random import Random
from ludoteca.kernel.recorder import Recorder
from ludoteca.kernel.seeds import fresh_seed
from ludoteca.kernel.state import State
from ludoteca.kernel.text import Text
from ludoteca.lab.parts import Parts
from ludoteca.lab.plan import number_seed
from ludoteca.lab.sample import Name, Sample, starter_of
from ludoteca.lab.series import LONGEST, SEATS
from ludoteca.lab.simulate import check_positive
from ludoteca.lab.things import things_of
from ludoteca.lab.workers import play_parts

SLICE = 0.5  # seconds of a part

Progress = Callable[[int, int], None]  # is told how many games have been played, of how many


@dataclass(frozen=True)
class Case:
    """One number of players with one set of options."""

    players: int
    options: Mapping[str, str]


@dataclass(frozen=True)
class Study:
    """Games numbered from 0, the cases in turn: wherever it stops, all are equally far."""

    game: str
    seed: str
    bots: tuple[str, ...]  # they move one seat on from game to game
    cases: tuple[Case, ...]

    def play(self, games: range) -> dict[str, Any]:
        """Play the games of these numbers; a sample of each case that was among them."""
        began = time.perf_counter()
        samples: dict[int, Sample] = {}
        names: dict[int, Name] = {}
        for game in games:
            number, case = divmod(game, len(self.cases))
            state = self.set_up(self.cases[case], number)
            if case not in samples:
                samples[case], names[case] = self.empty(case), naming(find(self.game), state)
            self.play_one(state, number, samples[case], names[case])
        seconds = time.perf_counter() - began
        return {"games": len(games), "seconds": seconds, "samples": samples}

    def set_up(self, case: Case, number: int) -> State:
        """Game number so-and-so of a case, before its first decision."""
        game = find(self.game)
        settings = game.meta.read_settings(case.options)
        chance = Random(number_seed(self.seed, "chance") ^ number)
        return game.new_position(case.players, chance, settings)

    def play_one(self, state: State, number: int, sample: Sample, name: Name) -> None:
        """Play one game and count it."""
        recorder = Recorder()
        state.recorder = recorder
        state.announce()
        starter = starter_of(state)
        first = number_seed(self.seed, "choices") ^ (number * int(SEATS))
        names = [self.bots[(seat + number) % len(self.bots)] for seat in range(sample.players)]
        bots = [maker(bot)(first ^ seat) for seat, bot in enumerate(names)]
        decisions = int(play_match(state, bots, LONGEST))
        if not state.over():
            raise RuntimeError(f"a game did not end within {decisions} decisions")
        sample.add(state, decisions, starter, recorder.rows, things_of(self.game), name)

    def empty(self, case: int) -> Sample:
        """A case of which nothing has been played."""
        return Sample.empty(self.cases[case].players, len(things_of(self.game)))


def naming(game: Game, state: State) -> Name:
    """How the things of this table are called, as data: whoever reports says it in a language."""
    words = game.at(state).words

    @cache
    def name(field: str, value: int) -> str:
        word = words(field, value)
        return msgspec.json.encode(word.data() if isinstance(word, Text) else str(word)).decode()

    return name


@dataclass(frozen=True)
class Studied:
    """A study and what it counted, case by case."""

    study: Study
    samples: tuple[Sample, ...]
    wanted: int  # games of each case

    @property
    def partial(self) -> bool:
        """Whether it was stopped before everything was played."""
        return any(sample.games < self.wanted for sample in self.samples)


def run_study(
    game: str,
    games: int,
    players: Sequence[int] = (),
    seed: int | str | None = None,
    bots: Sequence[str] = ("greedy",),
    jobs: int = 1,
    options: Mapping[str, str] | None = None,
    against: Mapping[str, str] | None = None,
    cluster: str | None = None,
    progress: Progress = lambda played, wanted: None,
) -> Studied:
    """Play so many games of each case: each number of players (without any: all the game allows),
    with the options and, if there is something `against`, with these changed too.

    The same seed gives the same whatever the number of jobs. KeyboardInterrupt ends it early.
    """
    check_positive("games", games)
    check_positive("jobs", jobs)
    study = make_study(game, players, seed, bots, options or {}, against or {})
    samples = {number: study.empty(number) for number in range(len(study.cases))}
    wanted = games * len(study.cases)
    played = 0
    try:
        progress(0, wanted)
        for _, result in play_parts(study.play, Parts([range(wanted)], SLICE), jobs, cluster):
            for number, sample in result["samples"].items():
                samples[number] = samples[number].plus(sample)
            played += result["games"]
            progress(played, wanted)
    except KeyboardInterrupt:
        pass
    return Studied(study, tuple(samples.values()), games)


def make_study(
    game: str,
    players: Sequence[int],
    seed: int | str | None,
    bots: Sequence[str],
    options: Mapping[str, str],
    against: Mapping[str, str],
) -> Study:
    """A study with what was left open filled in; a Problem if something does not fit."""
    meta = find(game).meta
    counts = sorted({meta.check_players(count) for count in players or meta.players})
    if not bots:
        raise Problem("problem-bots-none", known=", ".join(names()))
    for name in bots:
        maker(name)
    sets = [dict(options)] + ([{**options, **against}] if against else [])
    settings = [meta.read_settings(chosen) for chosen in sets]
    if len(sets) > 1 and settings[0] == settings[1]:
        raise Problem("problem-against-same")
    cases = tuple(Case(count, chosen) for chosen in sets for count in counts)
    return Study(game, fresh_seed() if seed is None else str(seed), tuple(bots), cases)
