"""What strangers have written is read in processes of their own, never in the server's.

A pattern that runs wild holds the interpreter, and with it whoever plays. There it holds a worker,
which is ended when it has had its time, and the text is refused. Workers stay warm: a look at every
edit costs no start of a process. Addresses take turns, and one has one of them at once.
"""

import asyncio
import contextlib
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

import msgspec

from ludoteca.kernel.game import find
from ludoteca.kernel.meta import OwnFile
from ludoteca.kernel.record import Record
from ludoteca.kernel.text import Language
from ludoteca.server.denials import Denied
from ludoteca.server.logs import warn
from ludoteca.server.reading_worker import (
    FAILED,
    MODULE,
    Answer,
    CardsJob,
    CheckJob,
    Job,
    LookJob,
)
from ludoteca.server.settings import Limits
from ludoteca.server.shelf import names
from ludoteca.server.turns import NOBODY, Asker, Turns, WaitingRoom

GRACE = 6.0  # times the seconds of a job, on a busy machine and until a process has begun


class TooLong(Denied):
    """A text that nobody can read in the time there is."""

    def __init__(self) -> None:
        """In one sentence."""
        super().__init__("own_late", FAILED)


class Readings:
    """A few warm workers."""

    def __init__(self, limits: Limits) -> None:
        """None is started before there is something to read."""
        self._limits = limits
        self._waiting = WaitingRoom(limits.readings_waiting)
        self._turns = Turns(limits.readers)
        self._here: dict[str, Turns] = {}  # by address, of which somebody wants something
        self._wanted: Counter[str] = Counter()
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self._doing: set[asyncio.Task[Answer]] = set()

    async def look(self, job: LookJob, asker: Asker) -> Answer:
        """How a file looks; Denied if it cannot be changed so, or takes too long."""
        return await self._read(job, asker)

    async def cards(self, record: Record, position: dict[str, object], language: Language) -> bytes:
        """The cards of a table, as JSON."""
        return (await self._read(CardsJob(record, position, language), NOBODY)).body

    async def check(self, game: str, options: Mapping[str, str], asker: Asker) -> None:
        """Read the files among these options; Denied with all faults if they have any."""
        for name, own, source in _files(game, options):
            said = await self._read(CheckJob(game, name, source), asker)
            if said.faults:
                denied = Denied("faulty", "problem-faulty", count=said.count)
                denied.faults = said.faults
                raise denied
            await _take(own, source, said)

    async def know(self, game: str, options: Mapping[str, str], asker: Asker = NOBODY) -> None:
        """Have those files read that this process does not know; what is wrong is told later."""
        for name, own, source in _files(game, options):
            if own.is_known is not None and not own.is_known(source):
                await _take(own, source, await self._read(CheckJob(game, name, source), asker))

    async def _read(self, what: CheckJob | LookJob | CardsJob, asker: Asker) -> Answer:
        if asker != NOBODY and self._waiting.is_full(asker):
            raise Denied("busy", "refusal-readings_busy")
        begun = asyncio.Event()
        doing = asyncio.create_task(self._in_turn(what, asker, begun))
        self._doing.add(doing)
        doing.add_done_callback(self._done)
        try:
            said = await asyncio.shield(doing)
        except asyncio.CancelledError:
            if not begun.is_set():
                doing.cancel()  # what has begun is read to its end: the worker stays warm
            raise
        if said.wrong:
            raise TooLong if said.wrong == FAILED else Denied("not_now", said.wrong)
        return said

    def _done(self, doing: "asyncio.Task[Answer]") -> None:
        self._doing.discard(doing)
        if not doing.cancelled():
            doing.exception()  # whoever asked may have gone, and then nobody looks at it

    async def _in_turn(
        self, what: CheckJob | LookJob | CardsJob, asker: Asker, begun: asyncio.Event
    ) -> Answer:
        self._waiting.enter(asker)
        try:
            async with self._turn(asker):
                begun.set()
                return await self._ask(what)
        finally:
            self._waiting.leave(asker)

    @asynccontextmanager
    async def _turn(self, asker: Asker) -> AsyncIterator[None]:
        """One's turn, first among those of one's address; who is nobody waits for no neighbours."""
        if asker == NOBODY:
            async with self._turns.turn(asker):
                yield
            return
        where = asker.address
        self._wanted[where] += 1
        try:
            here = self._here.setdefault(where, Turns(1))
            async with here.turn(asker), self._turns.turn(asker):
                yield
        finally:
            self._wanted[where] -= 1
            if not self._wanted[where]:
                del self._wanted[where], self._here[where]

    async def _ask(self, what: CheckJob | LookJob | CardsJob) -> Answer:
        limits = self._limits
        job = Job(what, limits.reading_seconds, limits.reading_bytes)
        worker = None
        try:
            async with asyncio.timeout(limits.reading_seconds * GRACE):
                worker = self._warm() or await self._start()
                said = await _said(worker, msgspec.json.encode(job) + b"\n")
        except (TimeoutError, OSError, EOFError, ValueError) as error:
            await self._end(worker)
            warn("a text was not read", why=type(error).__name__, status=_status(worker))
            raise TooLong from error
        except BaseException:
            await self._end(worker)  # its answer would be taken for the next one's
            raise
        self._idle.append(worker)
        return said

    def _warm(self) -> Process | None:
        while self._idle:
            worker = self._idle.pop()
            if worker.returncode is None:
                return worker
            self._all.discard(worker)
        return None

    async def _start(self) -> Process:
        worker = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", MODULE), stdin=PIPE, stdout=PIPE
        )
        self._all.add(worker)
        return worker

    async def _end(self, worker: Process | None) -> None:
        if worker is None:
            return
        self._all.discard(worker)
        with contextlib.suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()

    async def stop(self) -> None:
        """End the processes."""
        for doing in list(self._doing):
            doing.cancel()
        await asyncio.gather(*self._doing, return_exceptions=True)
        for worker in list(self._all):
            await self._end(worker)


def _files(game: str, options: Mapping[str, str]) -> list[tuple[str, OwnFile, str]]:
    """The files of one's own among the options of a table."""
    settings = find(game).meta.settings if game in names() else ()
    return [
        (each.name, each.own, options[each.name])
        for each in settings
        if each.own is not None and each.is_own(options.get(each.name))
    ]


async def _take(own: OwnFile, source: str, said: Answer) -> None:
    if own.take is not None and said.packed is not None:
        await asyncio.to_thread(own.take, source, said.packed)


async def _said(worker: Process, job: bytes) -> Answer:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(job)
    await worker.stdin.drain()
    length = int(await worker.stdout.readline() or b"0")
    if not length:
        raise EOFError
    said: Answer = pickle.loads(await worker.stdout.readexactly(length))
    return said


def _status(worker: Process | None) -> int | None:
    return worker.returncode if worker is not None else None
