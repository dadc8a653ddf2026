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
    """When an address has no place left, who has more than a newcomer gives one up; and where
    nobody has more than one, who only watches, then who has not moved for longest.

    So nobody who holds all of them shuts out the others behind the same address, with one guest or
    with hundreds, but by really playing, in a hundred games at once.
    """

    def __init__(self, most: int) -> None:
        """So many of one address."""
        self._most = most
        self._taken: dict[str, list[Place]] = {}

    def take(self, address: str, holder: Holder) -> Place | None:
        """A place for this one; None if there is none to be had."""
        taken = self._taken.get(address, [])
        if len(taken) >= self._most and not self._make_room(address, holder):
            return None
        place = Place(holder)
        self._taken.setdefault(address, []).append(place)
        return place

    def _make_room(self, address: str, newcomer: Holder) -> bool:
        taken = self._taken[address]
        counts = Counter(place.holder.guest for place in taken)
        greedy, most = counts.most_common(1)[0]
        if counts[newcomer.guest] + 1 < most:  # and they are left with no fewer than the newcomer
            given = next(place for place in reversed(taken) if place.holder.guest == greedy)
        else:
            given = min(taken, key=lambda place: place.claim)
            if counts[newcomer.guest] or not given.yields_to(newcomer.stake):
                return False
        self.give_up(address, given)
        given.holder.give_way()
        return True

    def give_up(self, address: str, place: Place) -> None:
        """A socket has ended; harmless if it had to give its place up already."""
        taken = self._taken.get(address, [])
        if place in taken:
            taken.remove(place)
        if not taken:
            self._taken.pop(address, None)
