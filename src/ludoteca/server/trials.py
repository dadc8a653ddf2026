"""Files of one's own on trial, one after another, in a process that is ended when it takes long.

Nobody who plays waits for a trial: it is gentle, it has its seconds, and whoever asks while too
many wait is told so. Who goes away ends what was asked for.
"""

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator, AsyncIterator

import msgspec

from ludoteca.server.denials import Denied
from ludoteca.server.logs import warn
from ludoteca.server.trial_worker import TrialJob, TrialLine
from ludoteca.server.turns import NOBODY, Asker, Turns, WaitingRoom

COMMAND = (sys.executable, "-m", "ludoteca.server.trial_worker")
GRACE = 120.0  # seconds beyond those of a job, to begin and to finish a game on a busy machine
LONGEST_LINE = 4 * 1024 * 1024  # bytes


class Trials:
    """Tries files out, one at a time."""

    def __init__(self, most_waiting: int) -> None:
        """So many at once, the one that is being tried included."""
        self._waiting = WaitingRoom(most_waiting)
        self._turns = Turns(1)
        self._processes: set[Process] = set()

    def check(self, asker: Asker = NOBODY) -> None:
        """Denied if too many wait already."""
        if self._waiting.is_full(asker):
            raise Denied("trials_busy")

    async def lines(self, job: TrialJob, asker: Asker = NOBODY) -> AsyncIterator[bytes]:
        """Line by line how far it has come, and what it shows at last; always at least one."""
        if self._waiting.is_full(asker):  # others came between the check and this
            yield _line(TrialLine(0, job.games, failed=True))
            return
        self._waiting.enter(asker)
        turn, running = self._turns.turn(asker), contextlib.aclosing(self._run(job))
        try:
            yield _line(TrialLine(0, job.games))
            async with turn, asyncio.timeout(job.seconds + GRACE), running as lines:
                async for line in lines:
                    yield line
        except TimeoutError:
            yield _line(TrialLine(0, job.games, failed=True))
        finally:
            self._waiting.leave(asker)

    async def _run(self, job: TrialJob) -> AsyncGenerator[bytes, None]:
        process = await asyncio.create_subprocess_exec(
            *COMMAND, stdin=PIPE, stdout=PIPE, stderr=PIPE, limit=LONGEST_LINE
        )
        self._processes.add(process)
        try:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(msgspec.json.encode(job))
            process.stdin.close()
            while line := await process.stdout.readline():
                yield line
            if await process.wait() != 0:
                assert process.stderr is not None
                said = await process.stderr.read()
                warn("a trial failed", said=said.decode(errors="replace")[-500:])
                yield _line(TrialLine(0, job.games, failed=True))
        finally:
            await self._end(process)

    async def _end(self, process: Process) -> None:
        self._processes.discard(process)
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def stop(self) -> None:
        """End what is being tried."""
        for process in list(self._processes):
            await self._end(process)


def _line(line: TrialLine) -> bytes:
    return msgspec.json.encode(line) + b"\n"
