"""Bots think in processes of their own, never on the event loop."""

import asyncio
import contextlib
import itertools
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from ludoteca.bots.finding import Finding, best_of
from ludoteca.bots.levels import LEGEND, MASTER, noise_of, trees_of
from ludoteca.build import made_at
from ludoteca.kernel.random import Random
from ludoteca.server.bot_worker import Found, Question, Verdict
from ludoteca.server.fair_queue import TwofoldQueue

LONG = (MASTER, LEGEND)  # levels that think for as long as they are given


class BotFailed(Exception):
    """A bot crashed or took too long."""


class Slot:
    """A place for one worker process, started when it is first needed."""

    def __init__(self, *, is_for_quick: bool) -> None:
        """Is it kept for questions that are answered at once?"""
        self.is_for_quick = is_for_quick
        self.worker: Process | None = None


class Job(NamedTuple):
    """A question that waits for a slot, if anybody still wants to know."""

    slot: "asyncio.Future[Slot]"
    table: str


class BotPool:
    """A few worker processes. One that overruns is killed; the next question starts another.

    Addresses take turns, and the tables of one address among themselves, whatever each has asked
    for. One worker more is kept for the levels that answer at once, and the others go round between
    these and those that take long: nobody's apprentice waits for another's legend, and no legend
    for ever.
    """

    def __init__(
        self,
        count: int,
        patience: float,
        is_wanted: Callable[[str], bool] = lambda table: True,
        place_of: Callable[[str], str] = lambda table: "",
    ) -> None:
        """So many at once, each with so many seconds for an answer.

        A question whose table does not want to know any more when its turn comes is dropped.
        `place_of` tells the address for which a table thinks.
        """
        self._patience = patience
        self._is_wanted = is_wanted
        self._place_of = place_of
        self._all: dict[Process, float] = {}  # with the build they run
        self._free = [Slot(is_for_quick=number == 0) for number in range(count + 1)]
        self._quick: TwofoldQueue[Job] = TwofoldQueue()
        self._long: TwofoldQueue[Job] = TwofoldQueue()
        self._is_long_next = False

    async def choose(self, question: Question) -> int:
        """What the bot would do; BotFailed if it does not say, or nobody wants to know.

        A bot of several trees thinks in as many workers at once, where they are free.
        """
        if trees_of(question.game, question.level) > 1:
            return pick(await self.ponder(question), question)
        verdict = await self._verdict(question)
        if verdict.action is None:
            raise BotFailed("no answer")
        return verdict.action

    async def ponder(self, question: Question) -> list[Found]:
        """What the bot finds out about the actions, those most thought about first."""
        parts = range(trees_of(question.game, question.level))
        asked = [msgspec.structs.replace(question, part=part) for part in parts]
        verdicts = await asyncio.gather(*map(self._verdict, asked))
        found = merge([verdict.found for verdict in verdicts])
        if not found:
            raise BotFailed("no answer")
        return found

    async def _verdict(self, question: Question) -> Verdict:
        slot = await self._take(question)
        try:
            worker = slot.worker
            if worker is None or worker.returncode is not None or self._is_outrun(worker):
                self._kill(worker)
                slot.worker = worker = await self._start()
            verdict = await asyncio.wait_for(_ask(worker, question), self._patience)
        except (TimeoutError, OSError, msgspec.DecodeError) as error:
            self._empty(slot)
            raise BotFailed(f"{type(error).__name__}: {error}") from error
        except BaseException:
            self._empty(slot)  # its answer would be taken for the next one's
            raise
        finally:
            self._give_back(slot)
        if verdict.error is not None:
            raise BotFailed(verdict.error)
        return verdict

    async def _take(self, question: Question) -> Slot:
        """A slot, when it is this table's turn."""
        job = Job(asyncio.get_running_loop().create_future(), question.table)
        is_long = question.level in LONG or trees_of(question.game, question.level) > 1
        place = self._place_of(question.table)
        (self._long if is_long else self._quick).put(place, question.table, job)
        self._hand_out()
        try:
            return await job.slot
        except asyncio.CancelledError:
            if job.slot.done() and not job.slot.cancelled() and job.slot.exception() is None:
                self._give_back(job.slot.result())
            raise

    def _give_back(self, slot: Slot) -> None:
        self._free.insert(0, slot)  # the next one finds a worker that has been started
        self._hand_out()

    def _hand_out(self) -> None:
        """Give free slots to those whose turn it is."""
        for slot in list(self._free):
            job = self._next(slot)
            if job is not None:
                self._free.remove(slot)
                job.slot.set_result(slot)

    def _next(self, slot: Slot) -> Job | None:
        if slot.is_for_quick:
            return self._wanted(self._quick)
        queues = (self._long, self._quick) if self._is_long_next else (self._quick, self._long)
        for queue in queues:
            job = self._wanted(queue)
            if job is not None:
                self._is_long_next = queue is self._quick
                return job
        return None

    def _wanted(self, queue: TwofoldQueue[Job]) -> Job | None:
        """The next for which somebody still waits."""
        while (job := queue.pop()) is not None:
            if job.slot.done():
                continue  # whoever waited has gone
            if self._is_wanted(job.table):
                return job
            job.slot.set_exception(BotFailed("nobody wants to know any more"))
        return None

    def _empty(self, slot: Slot) -> None:
        self._kill(slot.worker)
        slot.worker = None

    async def _start(self) -> Process:
        command = (sys.executable, "-m", "ludoteca.server.bot_worker")
        build = made_at()
        worker = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        for other in [each for each in self._all if each.returncode is not None]:
            del self._all[other]
        self._all[worker] = build
        return worker

    def _is_outrun(self, worker: Process) -> bool:
        """Whether it was compiled since this worker began: a new one thinks faster."""
        return self._all[worker] < made_at()

    def _kill(self, worker: Process | None) -> None:
        if worker is not None:
            with contextlib.suppress(ProcessLookupError):
                worker.kill()

    async def stop(self) -> None:
        """End the processes."""
        for worker in self._all:
            self._kill(worker)
            with contextlib.suppress(OSError, RuntimeError):
                await worker.communicate()


def merge(parts: list[list[Found]]) -> list[Found]:
    """What several trees found, added up by action; those most thought about first."""
    total: dict[int, Found] = {}
    for each in itertools.chain.from_iterable(parts):
        known = total.setdefault(each.action, Found(each.action, 0, 0))
        known.visits += each.visits
        known.worth += each.worth
        if each.replied > known.replied:
            known.reply, known.replied = each.reply, each.replied
    return sorted(total.values(), key=lambda each: (-each.visits, -each.worth, each.action))


def pick(found: list[Found], question: Question) -> int:
    """What the level does with what its trees found together, as it would do by itself."""
    findings = [Finding(each.action, each.visits, each.worth) for each in found]
    noise = noise_of(question.game, question.level)
    return best_of(findings, noise, Random(question.seed))


async def _ask(worker: Process, question: Question) -> Verdict:
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(msgspec.json.encode(question) + b"\n")
    await worker.stdin.drain()
    return msgspec.json.decode(await worker.stdout.readline(), type=Verdict)
