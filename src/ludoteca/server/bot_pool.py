"""Bots think in processes of their own, never on the event loop."""

import asyncio
import contextlib
import itertools
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from ludoteca.bots.finding import Finding, best_of
from ludoteca.bots.levels import noise_of, trees_of
from ludoteca.build import made_at
from ludoteca.kernel.random import Random
from ludoteca.server.bot_worker import Found, Question, Verdict


class BotFailed(Exception):
    """A bot crashed or took too long."""


class BotPool:
    """A few worker processes. One that overruns is killed; the next question starts another."""

    def __init__(self, count: int, patience: float) -> None:
        """So many at once, each with so many seconds for an answer."""
        self._patience = patience
        self._free: asyncio.Queue[Process | None] = asyncio.Queue()
        self._all: dict[Process, float] = {}  # with the build they run
        for _worker in range(count):
            self._free.put_nowait(None)  # started when first needed

    async def choose(self, question: Question) -> int:
        """What the bot would do; BotFailed if it does not say.

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
        worker = await self._free.get()
        try:
            if worker is None or worker.returncode is not None or self._is_outrun(worker):
                self._kill(worker)
                worker = await self._start()
            verdict = await asyncio.wait_for(_ask(worker, question), self._patience)
        except (TimeoutError, OSError, msgspec.DecodeError) as error:
            self._kill(worker)
            worker = None
            raise BotFailed(f"{type(error).__name__}: {error}") from error
        except BaseException:
            self._kill(worker)  # its answer would be taken for the next one's
            worker = None
            raise
        finally:
            self._free.put_nowait(worker)
        if verdict.error is not None:
            raise BotFailed(verdict.error)
        return verdict

    async def _start(self) -> Process:
        command = (sys.executable, "-m", "ludoteca.server.bot_worker")
        build = made_at()
        worker = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
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
