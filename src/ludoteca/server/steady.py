"""The time of day, for clocks: steady while a process runs, whatever the system clock does."""

import time

SLEW = 0.002  # of the time gone by: how far off a clock may be that is being set right
JITTER = 50  # milliseconds


class SteadyClock:
    """Follows the system's clock as long as it goes on evenly, and passes over its jumps."""

    def __init__(self) -> None:
        """Begin with the system's time."""
        self._at = time.time_ns() // 1_000_000
        self._monotonic = time.monotonic_ns() // 1_000_000

    def now(self) -> int:
        """Milliseconds since 1970; never less than before."""
        monotonic = time.monotonic_ns() // 1_000_000
        gone = monotonic - self._monotonic
        expected, told = self._at + gone, time.time_ns() // 1_000_000
        if abs(told - expected) <= JITTER + gone * SLEW:
            expected = max(self._at, told)
        self._at, self._monotonic = expected, monotonic
        return expected

    def go_on_from(self, at: int) -> None:
        """Tell at least this time from now on: whoever wrote it down was there before."""
        self._at += max(0, at - self.now())
