"""Sheets for the browser: made one after another beside everything else, and kept for the next.

A table never waits for the press: it runs in a process of its own, which is ended when it takes too
long, and whoever asks while too many wait is told so. What nobody waits for any more is not made.
"""

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec

import msgspec

from ludoteca.kernel.problems import Problem
from ludoteca.press.drawings import DRAWN
from ludoteca.press.worker import REFUSED, PrintJob
from ludoteca.server.denials import Denied, denied_by_problem
from ludoteca.server.logs import warn
from ludoteca.server.turns import NOBODY, Asker, Turns, WaitingRoom

COMMAND = (sys.executable, "-m", "ludoteca.press.worker")


class Unprintable(msgspec.Struct):
    """What the press says of an order that it cannot print."""

    id: str
    args: dict[str, int | str]


@cache
def can_print(game: str) -> bool:
    """Whether what printing this game needs is there."""
    return find_spec("typst") is not None and (DRAWN / f"{game}.json").exists()


@dataclass
class Making:
    """An order that is being made, or waits for it."""

    task: "asyncio.Task[bytes]"
    wanted_by: int = 0  # so many


class Press:
    """Makes sheets, one order at a time; the same order is made once for all who wait for it."""

    def __init__(self, patience: float, most_waiting: int, most_bytes: int) -> None:
        """So many seconds for an order, so many orders at once, so many bytes kept."""
        self._patience = patience
        self._most_bytes = most_bytes
        self._kept: OrderedDict[PrintJob, bytes] = OrderedDict()  # the last asked for at the end
        self._making: dict[PrintJob, Making] = {}
        self._waiting = WaitingRoom(most_waiting)
        self._turns = Turns(1)

    async def sheets(self, job: PrintJob, asker: Asker = NOBODY) -> bytes:
        """A PDF; Denied if it cannot be made, or not now."""
        if job in self._kept:
            self._kept.move_to_end(job)
            return self._kept[job]
        making = self._making.get(job) or self._begin(job, asker)
        making.wanted_by += 1
        try:
            return await asyncio.shield(making.task)
        finally:
            making.wanted_by -= 1
            if not making.wanted_by:
                making.task.cancel()

    def _begin(self, job: PrintJob, asker: Asker) -> Making:
        if self._waiting.is_full(asker):
            raise Denied("press_busy")
        self._waiting.enter(asker)
        making = self._making[job] = Making(asyncio.create_task(self._make(job, asker)))
        making.task.add_done_callback(lambda _: self._made(job, asker))
        return making

    def _made(self, job: PrintJob, asker: Asker) -> None:
        self._making.pop(job, None)
        self._waiting.leave(asker)

    async def _make(self, job: PrintJob, asker: Asker) -> bytes:
        async with self._turns.turn(asker):
            pdf = await self._print(job)
        self._keep(job, pdf)
        return pdf

    async def _print(self, job: PrintJob) -> bytes:
        process = await asyncio.create_subprocess_exec(
            *COMMAND, stdin=PIPE, stdout=PIPE, stderr=PIPE
        )
        try:
            asked = process.communicate(msgspec.json.encode(job))
            pdf, said = await asyncio.wait_for(asked, self._patience)
        except TimeoutError as error:
            raise Denied("press_late") from error
        finally:
            await _end(process)
        if process.returncode == REFUSED:
            refusal = msgspec.json.decode(said, type=Unprintable)
            raise denied_by_problem(Problem(refusal.id, **refusal.args))
        if process.returncode != 0:
            warn("the press failed", said=said.decode(errors="replace")[-500:])
            raise Denied("press_failed")
        return pdf

    def _keep(self, job: PrintJob, pdf: bytes) -> None:
        self._kept[job] = pdf
        while sum(map(len, self._kept.values())) > self._most_bytes:
            self._kept.popitem(last=False)

    async def stop(self) -> None:
        """End what is being made."""
        tasks = [making.task for making in self._making.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _end(process: Process) -> None:
    """End a process that is still there."""
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
