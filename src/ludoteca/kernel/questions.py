# compiled: mypyc
"""What a game asks: which kinds of action answer each of its questions."""

from typing import final

from ludoteca.kernel.native import append, i64, vec


@final
class Questions:
    """The questions of a game by number, each written as its name and the kinds that answer it.

    `"claim draw_territories claim"` is the question `claim`, answered by the actions of two kinds.
    The game's phases come first, in the order of their numbers, also those in which nothing is
    asked; then come questions that depend on more than the phase.
    """

    def __init__(self, actions: dict[int, str], lines: tuple[str, ...]) -> None:
        """Read them with the game's table of actions; KeyError for a kind that is none."""
        ends = dict(zip(sorted(actions), sorted(actions)[1:], strict=False))
        first_of = {actions[first].split()[0]: first for first in ends}
        rows = [line.split() for line in lines]
        in_order = [sorted(row[1:], key=first_of.__getitem__) for row in rows]
        self.names: tuple[str, ...] = tuple([row[0] for row in rows])
        self.kinds: tuple[tuple[str, ...], ...] = tuple([tuple(kinds) for kinds in in_order])
        self.starts: vec[i64] = vec[i64]([0])  # where the ranges of each question begin
        self.ranges: vec[i64] = vec[i64]()  # of actions: first and end in turn, ascending
        for kinds in self.kinds:
            for kind in kinds:
                self._add(first_of[kind], ends[first_of[kind]])
            self.starts = append(self.starts, len(self.ranges))

    def _add(self, first: i64, end: i64) -> None:
        """One more range of the last question; kinds that follow each other make one range."""
        known = len(self.ranges)
        if known > self.starts[-1] and self.ranges[known - 1] == first:
            self.ranges[known - 1] = end
        else:
            self.ranges = append(append(self.ranges, first), end)

    def is_answer(self, question: i64, action: i64) -> bool:
        """Whether an action is of a kind that answers a question."""
        ranges = self.ranges
        place = self.starts[question]
        end = self.starts[question + 1]
        while place < end:
            if ranges[place] <= action < ranges[place + 1]:
                return True
            place += 2
        return False
