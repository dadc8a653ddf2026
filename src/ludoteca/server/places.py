"""Sockets by address: so many for each, shared fairly among the guests who come from there."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(eq=False)
class Place:
    """The place of one socket."""

    guest: str  # "" for all who have no name yet
    end: Callable[[], None]  # gives it up


class Places:
    """When an address has no place left, who has more than a newcomer gives one up.

    So nobody who holds all of them shuts out the others behind the same address, as long as they
    hold more than one each.
    """

    def __init__(self, most: int) -> None:
        """So many of one address."""
        self._most = most
        self._taken: dict[str, list[Place]] = {}

    def take(self, address: str, guest: str, end: Callable[[], None]) -> Place | None:
        """A place for this guest, whose socket `end` ends; None if there is none to be had."""
        taken = self._taken.get(address, [])
        if len(taken) >= self._most and not self._make_room(address, guest):
            return None
        place = Place(guest, end)
        self._taken.setdefault(address, []).append(place)
        return place

    def _make_room(self, address: str, guest: str) -> bool:
        """Let go the latest of whoever has most, if that leaves them no fewer than the newcomer."""
        counts = Counter(place.guest for place in self._taken[address])
        greedy, most = counts.most_common(1)[0]
        if counts[guest] + 1 >= most:
            return False
        latest = next(p for p in reversed(self._taken[address]) if p.guest == greedy)
        self.give_up(address, latest)
        latest.end()
        return True

    def give_up(self, address: str, place: Place) -> None:
        """A socket has ended; harmless if it had to give its place up already."""
        taken = self._taken.get(address, [])
        if place in taken:
            taken.remove(place)
        if not taken:
            self._taken.pop(address, None)
