"""Sockets by address: so many for each, shared fairly among the guests who come from there."""

import time
from collections import Counter
from dataclasses import dataclass
from enum import IntEnum
from typing import Protocol

from ludoteca.server.ledger import Ledger


class Stake(IntEnum):
    """What somebody would lose with their socket, least first."""

    WATCHES = 0
    SITS = 1
    PLAYS = 2  # with other people, who would have to wait


SILENT = {Stake.WATCHES: 10.0, Stake.SITS: 60.0, Stake.PLAYS: 60.0}  # seconds without a move


def stake_of(ledger: Ledger, guest: str) -> Stake:
    """What a guest would lose with a socket at this table."""
    held = ledger.held_by(guest)
    if not held:
        return Stake.WATCHES
    is_on = ledger.phase == "playing" and bool(ledger.others(held[0]))
    return Stake.PLAYS if is_on else Stake.SITS


class Holder(Protocol):
    """A socket that has a place, or would like one."""

    guest: str  # "" for all who have no name yet
    moved: float  # when it last did, or came, by the steady clock

    @property
    def stake(self) -> Stake:
        """What would be lost with it now."""

    def give_way(self) -> None:
        """End: somebody else has the place."""


@dataclass(eq=False)
class Place:
    """The place of one socket."""

    holder: Holder

    @property
    def claim(self) -> tuple[Stake, float]:
        """The lower, the sooner it is given to somebody else."""
        return self.holder.stake, self.holder.moved

    def yields_to(self, stake: Stake) -> bool:
        """Whether somebody who has none, with this at stake, may have it."""
        silent = time.monotonic() - self.holder.moved
        return self.holder.stake < stake or silent > SILENT[self.holder.stake]


class Places:
    """When there is no place left, who has more than a newcomer gives one up; and where nobody has
    more than one, who only watches, then who has not moved for longest.

    So nobody who holds all of them shuts out the others behind the same address, with one guest or
    with hundreds, but by really playing, in a thousand games at once. And where all places of the
    server are taken the address with most gives one up to any that has fewer.
    """

    def __init__(self, of_one: int, of_all: int = 10**6) -> None:
        """So many of one address, and so many of all together."""
        self._of_one = of_one
        self._of_all = of_all
        self._taken: dict[str, dict[Place, None]] = {}  # the oldest first
        self._counts: dict[str, Counter[str]] = {}  # by address and guest
        self._length = 0

    def take(self, address: str, holder: Holder) -> Place | None:
        """A place for this one; None if there is none to be had."""
        held = len(self._taken.get(address, ()))
        if held >= self._of_one or self._length >= self._of_all:
            most = max(self._taken, key=lambda name: len(self._taken[name]))
            is_share = held < self._of_one and held + 1 < len(self._taken[most])
            given = self._superfluous(most) if is_share else self._own(address, holder)
            if given is None:
                return None
            self.give_up(most if is_share else address, given)
            given.holder.give_way()
        place = Place(holder)
        self._taken.setdefault(address, {})[place] = None
        self._counts.setdefault(address, Counter())[holder.guest] += 1
        self._length += 1
        return place

    def _superfluous(self, address: str) -> Place:
        """The place that an address can best do without."""
        greedy, most = self._counts[address].most_common(1)[0]
        return self._latest_of(address, greedy) if most > 1 else self._idlest(address)

    def _own(self, address: str, newcomer: Holder) -> Place | None:
        """The place of somebody of the same address who has to give it up to a newcomer."""
        counts = self._counts.get(address, Counter())
        greedy, most = next(iter(counts.most_common(1)), ("", 0))
        if counts[newcomer.guest] + 1 < most:  # and they are left with no fewer than the newcomer
            return self._latest_of(address, greedy)
        if counts[newcomer.guest] or not counts:
            return None
        given = self._idlest(address)
        return given if given.yields_to(newcomer.stake) else None

    def _latest_of(self, address: str, guest: str) -> Place:
        taken = reversed(self._taken[address])
        return next(place for place in taken if place.holder.guest == guest)

    def _idlest(self, address: str) -> Place:
        return min(self._taken[address], key=lambda place: place.claim)

    def give_up(self, address: str, place: Place) -> None:
        """A socket has ended; harmless if it had to give its place up already."""
        taken = self._taken.get(address, {})
        if place not in taken:
            return
        del taken[place]
        self._length -= 1
        counts = self._counts[address]
        counts[place.holder.guest] -= 1
        if not counts[place.holder.guest]:
            del counts[place.holder.guest]
        if not taken:
            del self._taken[address], self._counts[address]
