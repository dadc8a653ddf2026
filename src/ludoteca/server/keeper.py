"""Keeps what games have shown, in the background: when they are over, left alone, or we stop."""

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING

import msgspec

from ludoteca.server.archive import keep
from ludoteca.server.ledger import read_ledger
from ludoteca.server.logs import fail, warn
from ludoteca.server.stores.contract import Unavailable
from ludoteca.server.stores.upkeep import find_shown, find_unkept, keep_shown

if TYPE_CHECKING:
    from ludoteca.server.room import Room
    from ludoteca.server.service import Service

EVERY = 1.0  # seconds between two looks
LAST = 5.0  # seconds that the end of the process may be put off


class Keeper:
    """Remembers which tables have moved on since they were kept."""

    def __init__(self, service: "Service") -> None:
        """Nothing to do yet."""
        self._service = service
        self._unkept: dict[str, None] = {}  # in the order in which they were first noticed

    def note(self, room: "Room") -> None:
        """A table may have moved on."""
        if room.ledger.phase != "gathering" and room.table is not None:
            self._unkept[room.id] = None

    async def run(self) -> None:
        """Keep what an earlier process has not, then whatever is over or left alone."""
        with contextlib.suppress(Unavailable):  # then the next start will find it
            self._unkept |= dict.fromkeys(await find_unkept(self._service.store))
        while True:
            await asyncio.sleep(EVERY)
            for table in [name for name in self._unkept if self._is_quiet(name)]:
                await self._keep(table)

    async def finish(self) -> None:
        """Keep what can be kept before the process ends: the next one may have other rules."""
        until = time.monotonic() + LAST
        for table in list(self._unkept):
            if time.monotonic() < until:
                await self._keep(table)
        if self._unkept:
            warn("not all steps were kept; the next start goes on", tables=len(self._unkept))

    def _is_quiet(self, table: str) -> bool:
        room = self._service.rooms.get(table)
        return room is None or room.ledger.phase in ("over", "ended")

    async def _keep(self, table: str) -> None:
        self._unkept.pop(table, None)
        try:
            await self._keep_shown(table)
        except Unavailable:
            self._unkept[table] = None
        except Exception:
            fail("the steps of a table could not be kept", table=table[:6])

    async def _keep_shown(self, table: str) -> None:
        store = self._service.store
        saved = await store.load(table)
        if saved is None or saved.position is None:
            return
        ledger = await asyncio.to_thread(read_ledger, saved.entries)
        at, before = await find_shown(store, table)
        if at < ledger.updated:
            position = msgspec.json.decode(saved.position, type=dict[str, object])
            shown = await asyncio.to_thread(keep, before, ledger.record(), ledger.steps, position)
            await keep_shown(store, table, ledger.updated, shown or before)
