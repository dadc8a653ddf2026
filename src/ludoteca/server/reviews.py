"""Reviews of finished games: made in a process of their own, and kept for the next who asks."""

from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import aclosing

import msgspec

from ludoteca.server.errands import Errands
from ludoteca.server.review_worker import MODULE, ReviewJob, ReviewLine, errand_of
from ludoteca.server.settings import Limits
from ludoteca.server.turns import Asker

KEPT = 200  # some 10 kB each
Key = tuple[str, int]  # table and seat: what is finished does not change


class Reviews:
    """Makes one at a time."""

    def __init__(self, limits: Limits) -> None:
        """None is known."""
        self._errands = Errands(MODULE, limits.reviews_waiting, "refusal-reviews_busy")
        self._known: OrderedDict[Key, bytes] = OrderedDict()

    def known(self, table: str, seat: int) -> bytes | None:
        """The line with the review of this seat's game, if it was made a while ago."""
        return self._known.get((table, seat))

    def check(self, asker: Asker) -> None:
        """Denied if too many wait already."""
        self._errands.check(asker)

    async def lines(self, table: str, job: ReviewJob, asker: Asker) -> AsyncIterator[bytes]:
        """How far it has come, line by line, and the review at last."""
        async with aclosing(self._errands.lines(errand_of(job), asker)) as lines:
            async for line in lines:
                if msgspec.json.decode(line, type=ReviewLine).review is not None:
                    self._keep((table, job.seat), line)
                yield line

    def _keep(self, key: Key, line: bytes) -> None:
        self._known[key] = line
        if len(self._known) > KEPT:
            self._known.popitem(last=False)

    async def stop(self) -> None:
        """End what is being made."""
        await self._errands.stop()
