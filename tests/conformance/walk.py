"""A random game under way; whatever goes wrong in it is told with where it happened."""

from collections.abc import Iterator
from contextlib import contextmanager

from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.bits import members
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State
from tests.conformance.cases import LONGEST, Case

CHOICES = 1 << 40  # added to a seed: what is chosen owes nothing to what the cards do


class Broken(AssertionError):
    """A game does not keep the contract."""


class Walk:
    """One game played by uniformly random choices of randomly picked seats."""

    def __init__(self, case: Case, seed: int) -> None:
        self.case = case
        self.game = case.game
        self.seed = seed
        self.step = 0
        self.state: State = case.game.new(case.players, Random(seed), case.options)
        self.box = self.state.census()
        self.chance = Random(seed + CHOICES)
        self._row = ActionBuffer(case.game.vocabulary.size)

    def goes_on(self) -> bool:
        """Whether somebody owes a decision; Broken when it has gone on for too long."""
        if self.step >= LONGEST:
            raise Broken(f"not over after {LONGEST} decisions")
        return self.state.waiting() != 0

    def choose(self) -> tuple[int, int]:
        """Some waiting seat and one of its legal actions."""
        return pick(self.state, self._row, self.chance)

    def play(self) -> tuple[int, int]:
        """One random decision; what it was."""
        seat, action = self.choose()
        self.do(seat, action)
        return seat, action

    def do(self, seat: int, action: int) -> None:
        """One given decision."""
        self.state.apply(seat, action)
        self.step += 1

    def place(self) -> str:
        """Where this is: enough to come back here."""
        try:
            position = self.game.write_position(self.state)
        except Exception as error:
            position = f"no notation: {error!r}"
        return f"{self.case}, seed {self.seed}, step {self.step}: {position}"


def pick(state: State, row: ActionBuffer, chance: Random) -> tuple[int, int]:
    """A random decision of a position in which somebody owes one."""
    waiting = members(state.waiting())
    seat = waiting[chance.below(len(waiting))]
    state.legal(seat, row)
    if row.count == 0:
        raise Broken(f"seat {seat} is waited for and can do nothing")
    return seat, row.items[chance.below(row.count)]


@contextmanager
def walking(case: Case, seed: int) -> Iterator[Walk]:
    """A walk whose errors name game, players, settings, seed, step and position."""
    walk = Walk(case, seed)
    try:
        yield walk
    except Exception as error:
        error.add_note(walk.place())
        raise
