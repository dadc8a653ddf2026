"""When nobody could play because of us: clocks stand still meanwhile.

Every process notes in the store, every few seconds, that it is there. Where the notes have a gap
the server was down, the database away or the house closed. The gap is kept, and each table with a
clock gets its time back by an entry of its own (`play.make_good`), before anybody's time is up.
"""

import asyncio
import contextlib
from typing import TYPE_CHECKING, NamedTuple

from ludoteca.server.denials import denied_by_store
from ludoteca.server.logs import warn
from ludoteca.server.room import go_on_from, now
from ludoteca.server.stores.contract import Unavailable
from ludoteca.server.stores.upkeep import GAP, GAPS_KEPT, read_mark, read_marks, write_mark

if TYPE_CHECKING:
    from ludoteca.server.ledger import Ledger
    from ludoteca.server.service import Service

THERE = "there"  # the mark that somebody serves, and when
LATEST = "latest gap"  # the mark that tells when it began: gaps are read again when it changes
MISSED = 2  # notes that may be missing


class Gap(NamedTuple):
    """Nobody could play; milliseconds since 1970."""

    since: int
    until: int


class Uptime:
    """Notes that this process is there, and knows when nobody was."""

    def __init__(self, service: "Service") -> None:
        """Nothing is known until the first `note`."""
        self._service = service
        self._noted = 0
        self._said = ""  # the last note before the gap that was said last
        self._latest: str | None = None  # None: gaps were never read
        self.gaps: list[Gap] = []

    @property
    def _patience(self) -> float:
        return MISSED * 1000 * self._service.settings.beat

    async def run(self) -> None:
        """Note it again and again."""
        while True:
            await asyncio.sleep(self._service.settings.beat)
            with contextlib.suppress(Unavailable):
                await self.note()

    async def ensure(self) -> None:
        """Know of a gap before anything is done after it; Denied if the store is still away."""
        if now() - self._noted > self._patience:
            try:
                await self.note()
            except Unavailable as error:
                raise denied_by_store(error) from error

    async def note(self) -> None:
        """Note that somebody is there, unless the house is closed, and what was missed."""
        if self._service.admission.notice:
            return
        store = self._service.store
        before = await read_mark(store, THERE)
        self._go_on_from(int(before or 0))
        at = now()
        changes = [write_mark(THERE, str(at))]
        was_there = at - self._noted <= self._patience  # and another's clock may be behind ours
        is_gap = bool(before) and not was_there and at - int(before) > self._patience
        if is_gap:
            changes += [write_mark(GAP + before, str(at), first=True), write_mark(LATEST, before)]
        await store.change(*changes)
        if is_gap and self._said != before:  # and not as often as it was tried to note it
            warn("nobody could play; clocks stood still", seconds=(at - int(before)) // 1000)
            self._said = before
        latest = await read_mark(store, LATEST)
        if latest != self._latest:
            await self._read(at)
            self._latest = latest
        self._noted = at  # and not before the gap is known: whoever acts goes by that

    def _go_on_from(self, before: int) -> None:
        """Begin no earlier than whoever served last: times that go back would give time away."""
        behind = before - now()
        if self._noted == 0 and behind > 0:
            if behind > self._patience:
                warn(
                    "the clock went back; time goes on from what was noted", seconds=behind // 1000
                )
            go_on_from(before)

    async def _read(self, at: int) -> None:
        marks = await read_marks(self._service.store, GAP)
        gaps = sorted(Gap(int(name.removeprefix(GAP)), int(marks[name])) for name in marks)
        known, self.gaps = self.gaps, [gap for gap in gaps if gap.until > at - GAPS_KEPT]
        if self.gaps != known:
            self._service.make_good()

    def missed(self, ledger: "Ledger") -> list[Gap]:
        """The gaps in which somebody's clock ran at a table, and has not been made good."""
        first = ledger.clocks.running_since
        if ledger.phase != "playing" or first is None:
            return []
        return [gap for gap in self.gaps if gap.until > max(first, ledger.made_good)]
