"""Who sits at which table in the other processes that share a store.

A process says who looks at a table whenever that changes, and every few seconds that it is still
there. Nothing of it is kept: what a process said is forgotten when it has gone or fallen silent.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from ludoteca.server.stores.contract import Unavailable

if TYPE_CHECKING:
    from ludoteca.server.room import Room
    from ludoteca.server.service import Service

BEAT = 5.0  # seconds between two signs of life
SILENCE = 3 * BEAT  # after which a process is taken to be gone


class Presence(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one process tells the others."""

    process: str
    table: str = ""  # "": nothing but that it is there
    guests: tuple[str, ...] = ()  # who look at the table and hold a seat
    spectators: int = 0
    asks: bool = False  # the others are to say who looks at this table there
    leaves: bool = False
    dismissed: str = ""  # a device that is nobody any more


class OtherProcesses:
    """What the other processes have said."""

    def __init__(self, service: "Service") -> None:
        """Nothing has been heard yet."""
        self.name = secrets.token_hex(4)
        self._service = service
        self._saying = asyncio.Lock()
        self._heard: dict[str, float] = {}  # when, by process
        self._tables: dict[str, dict[str, Presence]] = {}  # by table and process

    def guests(self, table: str) -> set[str]:
        """Who of those with a seat look at a table from another process."""
        return {guest for said in self._at(table) for guest in said.guests}

    def is_there(self, guest: str) -> bool:
        """Whether somebody looks at any table of theirs from another process."""
        return any(guest in self.guests(table) for table in self._tables)

    def spectators(self, table: str) -> int:
        """How many others do."""
        return sum(said.spectators for said in self._at(table))

    def _at(self, table: str) -> Iterable[Presence]:
        return self._tables.get(table, {}).values()

    # Saying.

    async def tell(self, room: "Room", asks: bool = False) -> None:
        """Tell the others who looks at a table now. One at a time: the last said is the latest."""
        async with self._saying:
            await self.say(room.said(asks))

    async def say(self, said: Presence) -> None:
        """Tell the others; if the store is away they will hear the next time."""
        with contextlib.suppress(Unavailable):
            await self._service.store.announce(msgspec.json.encode(said).decode())

    async def beat(self) -> None:
        """Say every few seconds that this process is there, and forget those that are not."""
        while True:
            await self.say(Presence(self.name))
            await asyncio.sleep(BEAT)
            self.forget(time.monotonic() - SILENCE)

    # Hearing.

    async def hear(self, text: str) -> None:
        """Another process, or this one, has said something."""
        said = msgspec.json.decode(text, type=Presence)
        if said.process == self.name:
            return
        self._heard[said.process] = time.monotonic()
        if said.dismissed:
            self._service.dismissals.hang_up(said.dismissed)
        elif said.leaves:
            self._drop(said.process)
        elif said.table:
            self._note(said)

    def _note(self, said: Presence) -> None:
        there = self._tables.setdefault(said.table, {})
        if said.guests or said.spectators:
            there[said.process] = said
        else:
            there.pop(said.process, None)
        if not there:
            del self._tables[said.table]
        self._show(said.table, said.asks)

    def _show(self, table: str, asked: bool = False) -> None:
        room = self._service.rooms.get(table)
        if room is not None and room.viewers:
            room.send_present()
            if asked:
                self._service.spawn(self.tell(room))

    def forget(self, since: float) -> None:
        """Take those who have not been heard since for gone."""
        for process in [name for name, when in self._heard.items() if when < since]:
            self._drop(process)

    def _drop(self, process: str) -> None:
        self._heard.pop(process, None)
        for table in [name for name, there in self._tables.items() if process in there]:
            self._note(Presence(process, table))
