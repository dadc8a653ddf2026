"""A study of a game: the same deals for every number of players and every set of options."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from ludoteca.bots.match import play_match
from ludoteca.bots.registry import maker, names
from ludoteca.kernel.game import Game, find
from ludoteca.kernel.listener import Listener
from ludoteca.kernel.problems import Problem
from ludoteca.kernel.random import Random
from ludoteca.kernel.seeds import seed_text
from ludoteca.kernel.state import State
from ludoteca.kernel.text import LANGUAGES, Text
from ludoteca.lab.running.experiment import Experiment, Progress, quiet
from ludoteca.lab.running.schedule import number_seed
from ludoteca.lab.running.series import LONGEST, SEATS
from ludoteca.lab.running.slices import Slices
from ludoteca.lab.running.workers import play_parts
from ludoteca.lab.statistics.sample import Name, Sample, starter_of
from ludoteca.lab.statistics.things import things_of

SLICE = 0.5  # seconds of a part


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
        """Game number so-and-so of a case, before anything has happened."""
        game = find(self.game)
        settings = game.meta.read_settings(case.options)
        chance = Random(number_seed(self.seed, "chance") ^ number)
        return game.laid_out(case.players, chance, settings)

    def play_one(self, state: State, number: int, sample: Sample, name: Name) -> None:
        """Play one game and count it."""
        listener = Listener()
        state.listener = listener
        state.announce()
        starter = starter_of(state)
        first = number_seed(self.seed, "choices") ^ (number * int(SEATS))
        names = [self.bots[(seat + number) % len(self.bots)] for seat in range(sample.players)]
        bots = [maker(bot)(first ^ seat) for seat, bot in enumerate(names)]
        decisions = int(play_match(state, bots, LONGEST))
        if not state.over():
            raise RuntimeError(f"a game did not end within {decisions} decisions")
        sample.add(state, decisions, starter, listener.rows, things_of(self.game), name)

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


@dataclass(frozen=True, repr=False)
class Studied:
    """A study and what it counted, case by case."""

    study: Study
    samples: tuple[Sample, ...]
    wanted: int  # games of each case

    @property
    def partial(self) -> bool:
        """Whether it was stopped before everything was played."""
        return any(sample.games < self.wanted for sample in self.samples)

    def page(self, language: str = LANGUAGES[0], command: str = "") -> str:
        """The balance report as an HTML page; `command` is how to make it again."""
        from ludoteca.lab.reports.balance import balance_report  # not before somebody reads it

        return balance_report(self, language, command)

    def __str__(self) -> str:
        study = self.study
        lines = [f"{study.game}, bots {', '.join(study.bots)}, seed {study.seed}"]
        for case, sample in zip(study.cases, self.samples, strict=True):
            chosen = "".join(f", {name}={value}" for name, value in case.options.items())
            lines.append(f"{case.players} players{chosen}: {sample}")
        return "\n".join(lines)

    def __repr__(self) -> str:
        games = sum(sample.games for sample in self.samples)
        return f"<Studied {self.study.game}: {len(self.samples)} cases, {games} games>"


def study(
    game: str,
    games: int,
    players: Sequence[int] = (),
    *,
    seed: int | str | None = None,
    bots: Sequence[str] = ("greedy",),
    options: Mapping[str, str] | None = None,
    against: Mapping[str, str] | None = None,
    jobs: int = 1,
    cluster: str | None = None,
    progress: Progress = quiet,
) -> Studied:
    """Play so many games with each number of players: is the game fair?

    Without any numbers of players: all the game allows. If there is something `against`, all is
    played with these options changed too. What came of it can be looked at case by case, or written
    as a page: `studied.page("en")`.

    >>> studied = ludoteca.study("conspiracy", 20, players=[2, 3], bots=["random"], seed=1)
    >>> print(studied)
    conspiracy, bots random, seed 1
    2 players: 20 games, half of them 47–51 decisions, wins by turn 40.0% 60.0%
    3 players: 20 games, half of them 67–75 decisions, wins by turn 40.0% 15.0% 45.0%
    """
    experiment = Experiment(
        game=game,
        games=games,
        players=players,
        seed=seed,
        bots=bots,
        options=options or {},
        jobs=jobs,
        cluster=cluster,
    )
    return run_study(experiment, against or {}, progress)


def run_study(asked: Experiment, against: Mapping[str, str], progress: Progress = quiet) -> Studied:
    """Play it, case by case in turn; KeyboardInterrupt ends it early."""
    study = make_study(asked, against)
    samples = {number: study.empty(number) for number in range(len(study.cases))}
    wanted = asked.games * len(study.cases)
    played = 0
    try:
        progress(0, wanted)
        for _, result in play_parts(
            study.play, Slices([range(wanted)], SLICE), asked.jobs, asked.cluster
        ):
            for number, sample in result["samples"].items():
                samples[number] = samples[number].plus(sample)
            played += result["games"]
            progress(played, wanted)
    except KeyboardInterrupt:
        pass
    return Studied(study, tuple(samples.values()), asked.games)


def make_study(asked: Experiment, against: Mapping[str, str]) -> Study:
    """A study with what was left open filled in; a Problem if something does not fit."""
    meta = find(asked.game).meta
    counts = sorted({meta.check_players(count) for count in asked.players or meta.players})
    if not asked.bots:
        raise Problem("problem-bots-none", known=", ".join(names()))
    for name in asked.bots:
        maker(name)
    sets = [dict(asked.options)] + ([{**asked.options, **against}] if against else [])
    settings = [meta.read_settings(chosen) for chosen in sets]
    if len(sets) > 1 and settings[0] == settings[1]:
        raise Problem("problem-against-same")
    cases = tuple(Case(count, chosen) for chosen in sets for count in counts)
    return Study(asked.game, seed_text(asked.seed), tuple(asked.bots), cases)
