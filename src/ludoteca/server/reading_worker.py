"""The worker process that reads what strangers have written: a job a line, one answer to each.

It has so much time of its own for a job, and so much memory; the system ends it when it takes more.
What it has read is answered in a form that the server takes without reading the text itself. The
answers are pickled: what is written here is ours, whatever the text said.
"""

import contextlib
import os
import pickle
import signal
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from ludoteca.kernel.game import find
from ludoteca.kernel.meta import Fault, OwnFile, Setting
from ludoteca.kernel.record import Record
from ludoteca.kernel.table import Table
from ludoteca.kernel.text import Language
from ludoteca.server.errand_worker import GENTLE
from ludoteca.server.looks import MOST_SHOWN, show_look

MODULE = "ludoteca.server.reading_worker"
UNCHANGED = "problem-own-change"
FAILED = "problem-own-late"


class CheckJob(msgspec.Struct, frozen=True, tag="check"):
    """Is anything wrong with this file? If nothing is, what does it say?"""

    game: str
    setting: str
    source: str


class LookJob(msgspec.Struct, frozen=True, tag="look"):
    """How does this file look, after some changes?"""

    game: str
    setting: str
    source: str
    language: Language
    changes: list[dict[str, Any]] = []


class CardsJob(msgspec.Struct, frozen=True, tag="cards"):
    """Which cards is a game played with, and what stands on them?"""

    record: Record
    position: dict[str, object]
    language: Language


class Job(msgspec.Struct, frozen=True):
    """What is to be read, in how many seconds of the processor's time and how much memory."""

    what: CheckJob | LookJob | CardsJob
    seconds: float
    most_bytes: int


@dataclass(frozen=True)
class Answer:
    """What was read."""

    body: bytes = b""  # JSON that goes on as it is
    title: str = ""
    faults: list[Fault] = field(default_factory=list)  # as many as are shown
    count: int = 0  # how many there are
    packed: bytes | None = None  # what `OwnFile.take` takes
    wrong: str = ""  # why nothing came of it: the id of a sentence


def answer(job: CheckJob | LookJob | CardsJob) -> Answer:
    """Read."""
    if isinstance(job, CardsJob):
        return Answer(msgspec.json.encode(_cards(job)))
    own = setting_of(job.game, job.setting).own
    assert own is not None
    return _check(own, job) if isinstance(job, CheckJob) else _look(own, job)


def setting_of(game: str, name: str) -> Setting:
    """A setting of a game."""
    return next(each for each in find(game).meta.settings if each.name == name)


def _check(own: OwnFile, job: CheckJob) -> Answer:
    if faults := own.check(job.source):
        return Answer(faults=[*faults[:MOST_SHOWN]], count=len(faults))
    return Answer(packed=own.pack(job.source) if own.pack is not None else None)


def _look(own: OwnFile, job: LookJob) -> Answer:
    assert own.workshop is not None
    try:
        source = own.workshop.change(job.source, job.changes)
    except (ValueError, RecursionError):  # as a text that is no TOML
        return Answer(wrong=UNCHANGED)
    seen = own.workshop.look(source, job.language)
    body = msgspec.json.encode(show_look(source, seen))
    return Answer(body, seen.title)


def _cards(job: CardsJob) -> list[Mapping[str, object]]:
    table = Table.resume(job.record, job.position, [])
    return [*table.game.cards(table.state, table.game.speaker(job.language))]


def limit(job: Job) -> None:
    """Let the system end this process if it takes more than it may."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, job.seconds)
    with contextlib.suppress(ImportError, ValueError, OSError):  # as on Windows
        import resource

        hard = resource.getrlimit(resource.RLIMIT_AS)[1]
        resource.setrlimit(resource.RLIMIT_AS, (job.most_bytes, hard))


def main() -> None:
    """Answer until there are no more jobs, gently."""
    if hasattr(os, "nice"):
        os.nice(GENTLE)
    out = sys.stdout.buffer
    for line in sys.stdin.buffer:
        job = msgspec.json.decode(line, type=Job)
        limit(job)
        try:
            said = pickle.dumps(answer(job.what))
        except (MemoryError, RecursionError):
            said = pickle.dumps(Answer(wrong=FAILED))
        out.write(b"%d\n" % len(said) + said)
        out.flush()
        if hasattr(signal, "setitimer"):
            signal.setitimer(signal.ITIMER_PROF, 0)


if __name__ == "__main__":
    from ludoteca.server import reading_worker  # so that answers are known by this name

    reading_worker.main()
