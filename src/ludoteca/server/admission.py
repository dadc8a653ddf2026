"""What whoever runs the server has told it while it runs: closed or open, who is banned."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from ludoteca.server.close_codes import NOT_OURS
from ludoteca.server.denials import Denied
from ludoteca.server.messages import Notice, encode
from ludoteca.server.names import look_of
from ludoteca.server.stores.upkeep import read_bans, read_mark
from ludoteca.server.visitors import place_of

if TYPE_CHECKING:
    from ludoteca.server.service import Service

READ: dict[str, Callable[[str], str]] = {
    "address": place_of,
    "name": look_of,
}  # what is banned, as it is looked for


def is_same_ban(one: tuple[str, str], other: tuple[str, str]) -> bool:
    """Whether two bans, kind and value, keep the same people out."""
    return one[0] == other[0] and READ[one[0]](one[1]) == READ[other[0]](other[1])


class Admission:
    """Read again whenever the mark in the store has changed; the commands are `ludoteca admin`."""

    def __init__(self, service: "Service") -> None:
        """Open, and nobody is banned."""
        self.notice = ""  # why the house is closed; "" while it is open
        self._service = service
        self._bans: set[tuple[str, str]] = set()
        self._mark = ""

    async def look(self) -> None:
        """Follow what has been ordered since the last look."""
        mark = await read_mark(self._service.store, "orders")
        if mark != self._mark:
            await self._follow()
            self._mark = mark

    async def _follow(self) -> None:
        store, before = self._service.store, self.notice
        self.notice = await read_mark(store, "closed")
        bans = await read_bans(store)
        self._bans = {(kind, READ[kind](value)) for kind, value in bans if kind in READ}
        for room in list(self._service.rooms.values()):
            room.is_stale = True  # it may have been deleted, or somebody in it forgotten
            self._service.spawn(room.refresh())
            for viewer in [each for each in room.viewers if self.is_banned(each.where)]:
                viewer.end(NOT_OURS)
            if self.notice != before:
                message = encode(Notice(text=self.notice))
                for viewer in list(room.viewers):
                    viewer.send(message)
            await asyncio.sleep(0)

    def check_open(self) -> None:
        """Denied while the house is closed."""
        if self.notice:
            raise Denied("closed", "refusal-closed", notice=self.notice)

    def check_name(self, name: str) -> None:
        """Denied if nobody may be called so, or nearly so."""
        if ("name", look_of(name)) in self._bans:
            raise Denied("not_now", "problem-name-banned")

    def is_banned(self, place: str) -> bool:
        """Whether nobody may come from there; who is banned by an IPv6 address is so by its /64."""
        return ("address", place) in self._bans
