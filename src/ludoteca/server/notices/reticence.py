"""How often an address is asked that has not said yes, whoever asks: seldom, and never against its
will. It is kept in the store, as a hash, so that no start and no other process begins anew."""

import asyncio

from ludoteca.server.clocks import DAY
from ludoteca.server.notices.seals import hash_of
from ludoteca.server.stores.contract import Store
from ludoteca.server.stores.upkeep import ASKED, ASKED_KEPT, forget_marks, read_mark, write_mark

LEFT_ALONE = 365 * DAY  # for who says stop to the very question


def mailbox(address: str) -> str:
    """Equal for addresses that may be read by the same person: `a.na+x@` is `ana@`."""
    name, _, domain = address.lower().rpartition("@")
    plain = name.partition("+")[0].replace(".", "")
    return f"{plain}@{domain.replace('googlemail.com', 'gmail.com')}"


def _mark(address: str) -> str:
    return ASKED + hash_of(mailbox(address))


class Reticence:
    """When each address was asked. One at a time, so that many at once are not one."""

    def __init__(self, store: Store, most: tuple[float, float]) -> None:
        """So many times a day, and so many a month."""
        self._store = store
        self._a_day, self._a_month = most
        self._lock = asyncio.Lock()

    async def take(self, address: str, now: int) -> bool:
        """Whether an address may be asked once more; then it was."""
        async with self._lock:
            noted = [int(at) for at in (await read_mark(self._store, _mark(address))).split()]
            times = [at for at in noted if at > now - ASKED_KEPT]  # in the future: left alone
            latest = [at for at in times if at > now - DAY]
            is_alone = any(at > now for at in times)
            may = not is_alone and len(times) < self._a_month and len(latest) < self._a_day
            value = " ".join(map(str, [*times, now] if may else times))
            await self._store.change(write_mark(_mark(address), value))  # as long, if it may not
            return may

    async def answered(self, address: str) -> None:
        """It has said yes: nothing is held against it any more."""
        await forget_marks(self._store, [_mark(address)])

    async def leave_alone(self, address: str, now: int) -> None:
        """It has said stop when it was asked."""
        await self._store.change(write_mark(_mark(address), str(now + LEFT_ALONE)))
