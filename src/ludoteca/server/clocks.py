"""Whose time is running and when it is up."""

from collections.abc import Collection

from ludoteca.server.entries import Clock

MINUTE = 60 * 1000
DAY = 24 * 60 * MINUTE
GRACE = MINUTE  # what somebody whose time was up comes back with, once a game


class Clocks:
    """Each seat's time. Kept by entries alone, so that every process tells the same.

    To leave and to come back gains nobody anything: the clock of somebody who is away stands still
    where it stood, and what a bot decides meanwhile neither costs nor earns time; nor does the
    decision earn any that was once left to a bot, whoever takes it.
    """

    def __init__(self, seats: int, clock: Clock | None, days: int | None) -> None:
        """Full clocks that stand still."""
        self.clock = clock
        self.days = days
        self.bank = [clock.minutes * MINUTE if clock else 0] * seats
        self.since: list[int | None] = [None] * seats  # waited for from then on
        self.is_away = [False] * seats
        self._had_grace = [False] * seats
        self._was_left = [False] * seats  # to a bot, the decision that is waited for
        self._hurry = 0  # what the game gives for what is waited for; 0: all the time
        self._hurried_at = 0  # from when on

    def turn(
        self, at: int, waiting: Collection[int], acted: int | None = None, earns: bool = True
    ) -> list[int]:
        """Somebody acted, or the set-up did: stop and start clocks; who has earned time by it."""
        earned = []
        for seat, since in enumerate(self.since):
            if since is not None and (seat == acted or seat not in waiting):
                if self.clock is not None and not self.is_away[seat]:
                    self.bank[seat] = max(0, self.bank[seat] - max(0, at - since))
                    earned += [seat] if earns and not self._was_left[seat] else []
                self.since[seat] = None
                self._was_left[seat] = False
            if seat in waiting and self.since[seat] is None:
                self.since[seat] = at
        for seat in earned:
            self._add(seat, self._increment)
        return earned

    def take_back(self, at: int, waiting: Collection[int], seat: int, made: int) -> None:
        """A seat takes back by itself what it did at `made`: it is as if it had thought till now.

        Who was asked only because of that gets the time back; else one could act, let the others
        think until their time is up, and take it back.
        """
        lost = 0
        for other, since in enumerate(self.since):
            if since is not None and since >= made and other not in waiting:
                self.since[other] = None
                self._was_left[other] = False
                lost = max(lost, at - since if not self.is_away[other] else 0)
        if self.clock is not None and not self.is_away[seat]:
            self._add(seat, -lost)

    def lose(self, earned: Collection[int]) -> None:
        """Decisions that are taken back have earned nothing."""
        for seat in earned:
            self._add(seat, -self._increment)

    @property
    def _increment(self) -> int:
        return self.clock.increment * 1000 if self.clock is not None else 0

    def _add(self, seat: int, time: int) -> None:
        self.bank[seat] = max(0, self.bank[seat] + time)

    def leave(self, at: int, seat: int) -> None:
        """A bot stands in: what has been thought about until now is used up."""
        since = self.since[seat]
        if since is not None and not self.is_away[seat]:
            self.bank[seat] = max(0, self.bank[seat] - (at - since))
        self.is_away[seat] = True
        self._was_left[seat] = since is not None

    def come_back(self, at: int, seat: int) -> None:
        """A player returns to what was left; with nothing left, once, to the grace time."""
        self.is_away[seat] = False
        if self.clock is None:
            return  # days run on: nobody gets new ones by leaving
        if self.bank[seat] == 0 and not self._had_grace[seat]:
            self.bank[seat] = GRACE
            self._had_grace[seat] = True
        if self.since[seat] is not None:
            self.since[seat] = at

    def is_spent(self, at: int, seat: int) -> bool:
        """Whether somebody who came back now would be away again at once: their time is up."""
        since = self.since[seat]
        if since is None:
            return False
        if self.days is not None:
            return since + self.days * DAY <= at
        return self.clock is not None and self.bank[seat] == 0 and self._had_grace[seat]

    def hurry(self, at: int, seconds: int) -> None:
        """The game gives so many seconds, where the table has no clock of its own; 0: no more."""
        self._hurry = seconds * 1000 if self.clock is None and self.days is None else 0
        self._hurried_at = at

    @property
    def running_since(self) -> int | None:
        """Since when the first of those is waited for who are; None without a clock."""
        if self._hurry:
            return self._hurried_at
        if self.clock is None and self.days is None:
            return None
        return min((since for since in self.since if since is not None), default=None)

    def give_back(self, since: int, until: int) -> None:
        """Nobody could play for a while: it is as if all had been waited for so much later."""
        for seat, asked in enumerate(self.since):
            if asked is not None:
                self.since[seat] = asked + max(0, until - max(asked, since))
        if self._hurry:
            self._hurried_at += max(0, until - max(self._hurried_at, since))

    def rest(self, seat: int, since: int, until: int) -> None:
        """A seat's own clock stands for a while, also for what is still to come of it."""
        asked = self.since[seat]
        if asked is not None:
            self.since[seat] = asked + max(0, until - max(asked, since))

    def deadline(self, seat: int) -> int | None:
        """When this seat's time is up; None while it has all the time in the world."""
        since = self.since[seat]
        if since is None or self.is_away[seat]:
            return None
        if self.days is not None:
            return since + self.days * DAY
        return since + self.bank[seat] if self.clock is not None else None

    def lapses(self, seat: int) -> int | None:
        """When the game goes on without this seat's answer; None where it waits for it."""
        is_hurried = self._hurry and self.since[seat] is not None and not self.is_away[seat]
        return self._hurried_at + self._hurry if is_hurried else None

    def left(self, seat: int, now: int) -> int | None:
        """Milliseconds left; None without a clock."""
        deadline = self.lapses(seat) if self._hurry else self.deadline(seat)
        if deadline is not None:
            return max(0, deadline - now)
        if self.days is not None:
            return self.days * DAY
        return self.bank[seat] if self.clock is not None else None
