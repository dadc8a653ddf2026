"""Work that takes long: so much of it at once, and everybody who waits has their turn.

Addresses take turns, and the guests of one address among themselves: whoever asks for a hundred
things waits for them, and nobody else does.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from ludoteca.server.fair_queue import TwofoldQueue


class Asker(NamedTuple):
    """Who wants something done."""

    address: str = ""
    guest: str = ""  # "" for all who have no name yet


NOBODY = Asker()


class WaitingRoom:
    """Where so many may wait, of one address half as many."""

    def __init__(self, most: int) -> None:
        """Nobody is there."""
        self._most = most
        self._there: Counter[str] = Counter()  # by address

    def is_full(self, asker: Asker) -> bool:
        """Whether this one cannot come in."""
        share = (self._most + 1) // 2
        return self._there.total() >= self._most or self._there[asker.address] >= share

    def enter(self, asker: Asker) -> None:
        """Wait here."""
        self._there[asker.address] += 1

    def leave(self, asker: Asker) -> None:
        """Whatever was waited for is over."""
        self._there[asker.address] -= 1
        self._there += Counter()  # without addresses of which nobody is there


class Turns:
    """So many at once."""

    def __init__(self, at_once: int) -> None:
        """Nobody has asked for anything yet."""
        self._free = at_once
        self._waiting: TwofoldQueue[asyncio.Future[None]] = TwofoldQueue()

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Wait for one's turn, and have it."""
        await self.take(asker)
        try:
            yield
        finally:
            self.give()

    async def take(self, asker: Asker) -> None:
        """Wait for one's turn; `give` ends it."""
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.put(asker.address, asker.guest, turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self.give()  # it came, and nobody was there any more
            raise

    def give(self) -> None:
        """Let the next one have it."""
        while (turn := self._waiting.pop()) is not None:
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
