"""Work that takes long, one piece after another, each in a process that is ended when it is late.

Nobody who plays waits for it: it is gentle, it has its seconds, and whoever asks while too many
wait is told so. Who goes away ends what was asked for.
"""

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator
from typing import NamedTuple

from ludoteca.server.denials import Denied
from ludoteca.server.logs import warn
from ludoteca.server.turns import NOBODY, Asker, Turns, WaitingRoom

GRACE = 120.0  # seconds beyond those of an errand, to begin and to finish on a busy machine
LONGEST_LINE = 4 * 1024 * 1024  # bytes


class Errand(NamedTuple):
    """What a process is given, for how long, and the lines that others than it say."""

    job: bytes
    seconds: float
    begun: bytes  # the first line, before it is even its turn
    failed: bytes  # the last one, where nothing comes of it


class Errands:
    """Sends a process on one errand at a time."""

    def __init__(self, module: str, most_waiting: int, busy: str) -> None:
        """So many at once, the one under way included; more are denied in the words of `busy`.

        The module reads a job from its standard input and writes what comes of it, line by line.
        """
        self._command = (sys.executable, "-m", module)
        self._busy = busy
        self._waiting = WaitingRoom(most_waiting)
        self._turns = Turns(1)
        self._processes: set[Process] = set()

    def check(self, asker: Asker = NOBODY) -> None:
        """Denied if too many wait already."""
        if self._waiting.is_full(asker):
            raise Denied("busy", self._busy)

    async def lines(self, errand: Errand, asker: Asker = NOBODY) -> AsyncGenerator[bytes, None]:
        """Line by line how far it has come, and what it shows at last; always at least one."""
        if self._waiting.is_full(asker):  # others came between the check and this
            yield errand.failed
            return
        self._waiting.enter(asker)
        turn, running = self._turns.turn(asker), contextlib.aclosing(self._run(errand))
        try:
            yield errand.begun
            async with turn, asyncio.timeout(errand.seconds + GRACE), running as lines:
                async for line in lines:
                    yield line
        except TimeoutError:
            yield errand.failed
        finally:
            self._waiting.leave(asker)

    async def _run(self, errand: Errand) -> AsyncGenerator[bytes, None]:
        process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, stderr=PIPE, limit=LONGEST_LINE
        )
        self._processes.add(process)
        try:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(errand.job)
            process.stdin.close()
            while line := await process.stdout.readline():
                yield line
            if await process.wait() != 0:
                assert process.stderr is not None
                said = await process.stderr.read()
                warn("an errand failed", said=said.decode(errors="replace")[-500:])
                yield errand.failed
        finally:
            await self._end(process)

    async def _end(self, process: Process) -> None:
        self._processes.discard(process)
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def stop(self) -> None:
        """End what is under way."""
        for process in list(self._processes):
            await self._end(process)
