"""What each seat has been shown, counted: the only numbers of a table that leave the server.

A table's own entries and steps include what somebody did in secret: to number by them would tell
how often. So every seat, and the spectators together, have numbers of their own.
"""

from bisect import bisect_right

from ludoteca.kernel.listener import SPECTATOR

ALL = -1  # every seat and the spectators


def bit_of(seat: int | None) -> int:
    """The bit of a seat, or with None of the spectators, in a set of those who may know."""
    return 1 << (int(SPECTATOR) if seat is None else seat)


def is_told_beyond(seers: int, seat: int, players: int) -> bool:
    """Whether anybody but this seat is among those who were shown something."""
    others = [bit_of(other) for other in (*range(players), None) if other != seat]
    return any(seers & bit for bit in others)


def is_told_to_all(seers: int, players: int) -> bool:
    """Whether every seat and the spectators were shown something."""
    return all(seers & bit_of(viewer) for viewer in (*range(players), None))


class Numbering:
    """For each seat and for spectators: which entries and steps they have been shown."""

    def __init__(self, players: int) -> None:
        """Everybody knows of the opening, entry 0."""
        self._viewers: list[int | None] = [*range(players), None]
        self._entries: dict[int | None, list[int]] = {viewer: [0] for viewer in self._viewers}
        self._steps: dict[int | None, list[int]] = {viewer: [0] for viewer in self._viewers}
        self._states: dict[int | None, int] = dict.fromkeys(self._viewers, 0)
        self._rewound: dict[int | None, int] = dict.fromkeys(self._viewers, 0)
        self.seers: list[int] = []  # of each step

    # Taking in.

    def add_entry(self, number: int, seers: int) -> None:
        """An entry of which these were shown something."""
        for viewer in self._among(seers):
            self._entries[viewer].append(number)

    def add_step(self, seers: int) -> None:
        """A step of which these were shown something."""
        self.seers.append(seers)
        for viewer, counts in self._steps.items():
            counts.append(counts[-1] + bool(seers & bit_of(viewer)))

    def seers_of(self, kept: int, only: bool) -> int:
        """Who was shown any of the step after `kept`, or of all from there."""
        together = 0
        for seers in self.seers[kept : kept + 1] if only else self.seers[kept:]:
            together |= seers
        return together

    def take_back(self, kept: int, only: bool) -> None:
        """The step after `kept` was taken back, or all from there."""
        later = self.seers[kept + 1 :] if only else []
        del self.seers[kept:]
        for counts in self._steps.values():
            del counts[kept + 1 :]
        for seers in later:
            self.add_step(seers)

    def change(self, number: int, seers: int, *, back: bool = False) -> None:
        """An entry changed what these see of the position, or took something of it back."""
        for viewer in self._among(seers):
            self._states[viewer] = number
            if back:
                self._rewound[viewer] = number

    def _among(self, seers: int) -> list[int | None]:
        return [viewer for viewer in self._viewers if seers & bit_of(viewer)]

    # Telling.

    def entry(self, seat: int | None, number: int) -> int:
        """The number under which a seat knows the latest entry it was shown up to this one."""
        return bisect_right(self._entries[seat], number) - 1

    def entry_behind(self, seat: int | None, shown: int) -> int | None:
        """The last of the table's entries that a seat knows who has been shown so many."""
        entries = self._entries[seat]
        if shown >= len(entries):
            return None  # nobody has been shown that many
        return entries[shown + 1] - 1 if shown + 1 < len(entries) else entries[shown]

    def step(self, seat: int | None, steps: int) -> int:
        """How many of the table's first steps a seat has been shown."""
        counts = self._steps[seat]
        return counts[min(steps, len(counts) - 1)]

    def steps(self, seat: int | None) -> list[int]:
        """The table's steps at which something was shown to a seat; 0 is the set-up."""
        seen = (number for number, seers in enumerate(self.seers, 1) if seers & bit_of(seat))
        return [0, *seen]

    def state(self, seat: int | None) -> int:
        """The latest entry that changed what a seat sees of the position."""
        return self._states[seat]

    def rewound(self, seat: int | None) -> int:
        """The latest entry that took something back which a seat had seen."""
        return self._rewound[seat]
