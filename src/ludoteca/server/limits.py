"""Who asks too often."""

import time


class Bucket:
    """So many per second, with some at once."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: tuple[float, float]) -> None:
        """A full bucket."""
        self._rate, self._most = rate
        self._left = self._most
        self._at = time.monotonic()

    def take(self, count: int = 1) -> bool:
        """Whether one more, or so many, are allowed now."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < count:
            return False
        self._left -= count
        return True

    @property
    def is_full(self) -> bool:
        """Whether nothing was taken for so long that it may be forgotten."""
        return self._left + (time.monotonic() - self._at) * self._rate >= self._most


FEW = 100  # buckets that are not worth looking through


class Buckets:
    """One bucket for each address or guest, the latest so many; full ones are forgotten.

    They are looked for whenever there are twice as many as were left the last time: so it costs
    little, and what is remembered is of those who asked a moment ago.
    """

    def __init__(self, rate: tuple[float, float], most: int = 10_000) -> None:
        """Remember the rate."""
        self._rate = rate
        self._most = most
        self._buckets: dict[str, Bucket] = {}
        self._enough = min(FEW, most)

    def take(self, key: str, count: int = 1) -> bool:
        """Whether this one may ask once more now, or so many times."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self._enough:
                self._forget()
            bucket = self._buckets[key] = Bucket(self._rate)
        return bucket.take(count)

    def __len__(self) -> int:
        """How many are remembered."""
        return len(self._buckets)

    def _forget(self) -> None:
        """Those that are full and, if that leaves too many, those that came first."""
        kept = [(key, bucket) for key, bucket in self._buckets.items() if not bucket.is_full]
        self._buckets = dict(kept[-(self._most // 2) :])
        self._enough = min(self._most, max(FEW, 2 * len(self._buckets)))


class Budget:
    """What each guest may ask for, and what all guests of an address may together.

    Who comes without being known there has what is of the address apart: however much is asked for
    without a cookie, it is taken from nobody who has one.
    """

    def __init__(
        self, rate: tuple[float, float], share: float, renews: float | None = None
    ) -> None:
        """So much for a guest, and `share` times as much for an address.

        `renews`: as of so many guests does that of an address, where it is not all of them.
        """
        per_second, at_once = rate
        self._guests = Buckets(rate)
        faster = share if renews is None else renews
        self._addresses = Buckets((per_second * faster, at_once * share))
        self._strangers = Buckets((per_second * faster, at_once * share))  # by address, too

    def take(self, guest: str, address: str, *, is_new: bool = False, count: int = 1) -> bool:
        """Whether so many more are allowed now; "" or who `is_new` has come without a cookie."""
        if guest and not self._guests.take(guest, count):
            return False
        shared = self._strangers if is_new or not guest else self._addresses
        return shared.take(address, count)
