"""A system's clock that jumps neither gives nor takes a player's time."""

import time

import pytest

from ludoteca.server.clocks import Clocks
from ludoteca.server.entries import Clock
from ludoteca.server.steady import SteadyClock

HOUR = 3_600_000


class Clockwork:
    """Both clocks of a system, set by hand."""

    def __init__(self, patched: pytest.MonkeyPatch) -> None:
        self.wall, self.gone = 1_000_000 * HOUR, 500
        patched.setattr(time, "time_ns", lambda: self.wall * 1_000_000)
        patched.setattr(time, "monotonic_ns", lambda: self.gone * 1_000_000)

    def wait(self, milliseconds: int, wall: int | None = None) -> None:
        self.gone += milliseconds
        self.wall += milliseconds if wall is None else wall


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 24 * HOUR, -300, 300])
def test_jumps_are_passed_over(monkeypatch: pytest.MonkeyPatch, jump: int) -> None:
    system = Clockwork(monkeypatch)
    clock = SteadyClock()
    first = clock.now()
    system.wait(1000)
    assert clock.now() == first + 1000
    system.wait(0, wall=jump)
    assert clock.now() == first + 1000
    system.wait(2000)
    assert clock.now() == first + 3000


def test_a_clock_that_is_set_right_slowly_is_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    system = Clockwork(monkeypatch)
    clock = SteadyClock()
    first = clock.now()
    for _ in range(1000):
        system.wait(1000, wall=1001)
        clock.now()
    assert clock.now() == first + 1001 * 1000


def test_time_that_goes_back_between_two_starts_gives_nobody_time() -> None:
    clocks = Clocks(2, Clock(5), None)
    clocks.turn(10 * HOUR, [0])
    clocks.turn(9 * HOUR, [1], acted=0)
    assert clocks.bank[0] == 5 * 60_000
