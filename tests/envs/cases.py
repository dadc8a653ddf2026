"""Which games, with which options, the adapters are tried on, and how they are walked through."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.bits import lowest_bit
from ludoteca.kernel.game import Game, find, names
from ludoteca.kernel.observation import make_observation
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State

NAMES = names()
RICHEST = {
    "agencia": {"field": "on", "historical": "on", "social": "on", "motions": "on"},
    "foto_perfeita": {"trades": "auction"},
    "quissama": {"small_gallery": "on", "open_market": "on"},
    "vossa_excelencia": {"expansion": "on"},
}


@dataclass(frozen=True)
class Case:
    """A game, so many players, some options."""

    name: str
    players: int
    options: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.name}-{self.players}" + ("-rich" if self.options else "")

    @property
    def game(self) -> Game:
        return find(self.name)

    def walk(self, seed: int, most: int) -> Iterator[State]:
        """A random game, decision by decision, the end included if it comes soon enough."""
        state = self.game.new(self.players, Random(seed), self.options)
        row, chance = ActionBuffer(self.game.vocabulary.size), random.Random(seed)
        for _ in range(most):
            yield state
            waiting = state.waiting()
            if not waiting:
                return
            seat = lowest_bit(waiting)
            state.legal(seat, row)
            state.apply(seat, chance.choice(row.actions()))

    def late(self, seed: int, left: int) -> str:
        """A position so many decisions before the end of a random game, in notation."""
        written = [self.game.write_position(state) for state in self.walk(seed, 5000)]
        return written[-1 - left]

    def observe(self, state: State, seat: int) -> list[int]:
        """What a seat observes; exactly as many numbers as the layout has."""
        size = self.game.layout(self.players).size
        sheet = make_observation(size + 1)
        sheet.items[size] = 77
        state.observe(seat, sheet)
        assert (sheet.at, sheet.items[size]) == (size, 77)
        return [int(number) for number in sheet.items][:size]


def cases() -> list[Case]:
    """Every game with the fewest and with the most players, plain and with all it has."""
    found = []
    for name in NAMES:
        seats = find(name).meta.players
        found += [Case(name, seats[0]), Case(name, seats[-1], RICHEST.get(name, {}))]
    return found


CASES = cases()
