"""A file of one's own on trial, in a process of its own: a job on the standard input, lines out.

Every line is JSON: how many games have been played, of how many, and at last what they show.
"""

import time
from collections.abc import Callable

import msgspec

from ludoteca.kernel.game import find
from ludoteca.lab.reports.balance_cases import places
from ludoteca.lab.reports.notable import notable
from ludoteca.lab.reports.words import Phrasebook
from ludoteca.lab.running.experiment import Experiment
from ludoteca.lab.running.study import Studied, run_study
from ludoteca.lab.statistics.outliers import look_at
from ludoteca.lab.statistics.sample import Sample
from ludoteca.lab.statistics.summary import quartiles
from ludoteca.lab.statistics.things import things_of
from ludoteca.server.errand_worker import line_of, read_job, tell
from ludoteca.server.errands import Errand

BOT = "greedy"
OWN_PART = 0.65  # of the time; the rest is for the house's own, to be held against
MODULE = "ludoteca.server.trial_worker"


class TrialJob(msgspec.Struct, frozen=True):
    """What is to be tried, with how many games and for how long at most."""

    game: str
    options: dict[str, str]
    players: int
    language: str
    games: int
    seconds: float
    seed: int = 1


class TrialGroup(msgspec.Struct):
    """Some sentences under a heading."""

    title: str
    lines: list[str]


class TrialLine(msgspec.Struct):
    """How far a trial has come; the last line has what it shows, or what went wrong."""

    played: int
    wanted: int
    groups: list[TrialGroup] | None = None
    failed: bool = False


def errand_of(job: TrialJob) -> Errand:
    """This job for a process of its own."""
    begun, failed = TrialLine(0, job.games), TrialLine(0, job.games, failed=True)
    return Errand(msgspec.json.encode(job), job.seconds, line_of(begun), line_of(failed))


def try_out(job: TrialJob, tell: Callable[[TrialLine], None]) -> TrialLine:
    """Play until all is played or the time is up, and say what it shows.

    As many games with the house's own are played behind them, as far as there is time.
    """
    begun, wanted = time.monotonic(), 2 * job.games
    own = _study(
        job,
        job.options,
        begun + OWN_PART * job.seconds,
        lambda played: tell(TrialLine(played, wanted)),
    )
    tried = own.samples[0]
    brought = find(job.game).meta.own_files(job.options)
    plain = {name: value for name, value in job.options.items() if name not in brought}
    house = _study(
        job,
        plain,
        begun + job.seconds,
        lambda played: tell(TrialLine(tried.games + played, wanted)),
    )
    groups = groups_of(own, job.language)
    groups.insert(1, _beside(Phrasebook(job.language, find(job.game)), tried, house.samples[0]))
    return TrialLine(tried.games, job.games, groups)


def _study(
    job: TrialJob, options: dict[str, str], end: float, tell: Callable[[int], None]
) -> Studied:
    """Games with these options, until all are played or it is too late."""

    def progress(played: int, wanted: int) -> None:
        tell(played)
        if played and time.monotonic() > end:
            raise KeyboardInterrupt  # which ends a study early, with what it has

    asked = Experiment(
        game=job.game,
        games=job.games,
        players=(job.players,),
        seed=job.seed,
        bots=(BOT,),
        options=options,
    )
    return run_study(asked, {}, progress)


def _beside(words: Phrasebook, own: Sample, house: Sample) -> TrialGroup:
    """A file of one's own against what comes with the game: length, points, who begins."""
    lines = [
        words.say(f"trial-{name}", own=words.number(one), house=words.number(other))
        for name, one, other in (
            ("length", quartiles(own.lengths)[1], quartiles(house.lengths)[1]),
            ("points", quartiles(own.points)[1], quartiles(house.points)[1]),
        )
    ]
    name, (first, second) = places([own, house])
    if name == "turn":
        shares = {
            which: f"{words.percent(share.value, 0)} ({words.between(share.low, share.high, 0)})"
            for which, share in (("own", first[0]), ("house", second[0]))
        }
        lines.append(words.say("trial-first", **shares, fair=words.percent(1 / own.players, 0)))
        lines.append(words.say("trial-bounds"))
    return TrialGroup(words.say("trial-beside", games=house.games), lines)


def groups_of(studied: Studied, language: str) -> list[TrialGroup]:
    """What a study of one case shows, in words."""
    game = studied.study.game
    words, sides = Phrasebook(language, find(game)), [studied.samples]
    kinds = [[look_at(studied.samples, kind)] for kind in range(len(things_of(game)))]
    found = notable(words, sides, things_of(game), kinds)
    sample = studied.samples[0]
    length = [words.quartiles("lab-quartiles", sample.lengths)]
    length += [words.quartiles("lab-points-quartiles", sample.points)]
    groups = [TrialGroup(words.say("lab-length"), length)]
    groups += [TrialGroup(title, [said for _, said in lines]) for title, lines in found.items()]
    return groups


def main() -> None:
    """Try one job."""
    tell(try_out(read_job(TrialJob), tell))


if __name__ == "__main__":
    main()
