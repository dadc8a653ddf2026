"""What the lab counts in one game, and the sum of it over many: whole numbers only."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from ludoteca.kernel.bits import count_bits, lowest_bit
from ludoteca.kernel.state import State
from ludoteca.lab.statistics.summary import quartiles
from ludoteca.lab.statistics.tally import WHOLE_WIN
from ludoteca.lab.statistics.things import Things

MOSTLY = 0.5  # of the games must one seat begin alone, for places to be counted from it

ToldRow = tuple[int, int, int, int, int, int]  # what a Listener writes: seers, kind, four numbers
Name = Callable[[str, int], str]  # field and number to a name; cards that are alike have the same


@dataclass
class Uses:
    """How often one thing came up, and what became of those who took it."""

    seen: int = 0  # games in which it was seen or taken
    taken: int = 0  # games in which somebody took it
    takers: int = 0  # seats that took it
    wins: int = 0  # of those seats, in parts of WHOLE_WIN

    def plus(self, other: "Uses") -> "Uses":
        """Both together."""
        return Uses(
            self.seen + other.seen,
            self.taken + other.taken,
            self.takers + other.takers,
            self.wins + other.wins,
        )


@dataclass
class Sample:
    """Counts of games with one number of players and one set of options."""

    players: int
    games: int = 0
    decisions: int = 0
    shared: int = 0  # games with more than one winner
    ordered: int = 0  # games that one seat alone began
    by_seat: list[int] = field(default_factory=list)  # wins, in parts of WHOLE_WIN
    by_turn: list[int] = field(default_factory=list)  # the same, counted from who began
    lengths: Counter[int] = field(default_factory=Counter)
    points: Counter[int] = field(default_factory=Counter)
    winning_points: Counter[int] = field(default_factory=Counter)
    leads: Counter[int] = field(default_factory=Counter)  # of a winner over the second best points
    things: list[dict[str, Uses]] = field(default_factory=list)

    @property
    def is_ordered(self) -> bool:
        """Whether somebody mostly begins alone, so that places are counted from there."""
        return self.ordered >= MOSTLY * self.games

    def __str__(self) -> str:
        """How many, how long, and how often each place in the order of play wins, or each seat."""
        if not self.games:
            return "no games"
        order, won, games = "seat", self.by_seat, self.games
        if self.is_ordered:
            order, won, games = "turn", self.by_turn, self.ordered
        shares = " ".join(f"{wins / (int(WHOLE_WIN) * games):.1%}" for wins in won)
        middle = "–".join(map(str, quartiles(self.lengths)[::2]))
        return f"{self.games} games, half of them {middle} decisions, wins by {order} {shares}"

    @staticmethod
    def empty(players: int, kinds: int) -> "Sample":
        """Before the first game."""
        none = [0] * players
        return Sample(players, by_seat=none[:], by_turn=none[:], things=[{} for _ in range(kinds)])

    def add(
        self,
        state: State,
        decisions: int,
        starter: int,
        rows: Sequence[ToldRow],
        kinds: Sequence[Things],
        name: Name,
    ) -> None:
        """Count a game that has ended."""
        places, points = list(state.ranking()), list(state.scores())
        winners = [seat for seat, place in enumerate(places) if place == 1]
        won = int(WHOLE_WIN) // len(winners)
        self.games += 1
        self.decisions += decisions
        self.shared += len(winners) > 1
        self.ordered += starter >= 0
        for seat in winners:
            self.by_seat[seat] += won
            if starter >= 0:
                self.by_turn[(seat - starter) % self.players] += won
        self.lengths[decisions] += 1
        self.points.update(points)
        self.winning_points[points[winners[0]]] += 1
        others = [each for seat, each in enumerate(points) if seat != winners[0]]
        self.leads[points[winners[0]] - max(others)] += 1
        for uses, kind in zip(self.things, kinds, strict=True):
            count_things(uses, kind, rows, dict.fromkeys(winners, won), name)

    def plus(self, other: "Sample") -> "Sample":
        """Both together."""
        return Sample(
            self.players,
            self.games + other.games,
            self.decisions + other.decisions,
            self.shared + other.shared,
            self.ordered + other.ordered,
            [a + b for a, b in zip(self.by_seat, other.by_seat, strict=True)],
            [a + b for a, b in zip(self.by_turn, other.by_turn, strict=True)],
            self.lengths + other.lengths,
            _sum(self.points, other.points),
            _sum(self.winning_points, other.winning_points),
            _sum(self.leads, other.leads),
            [add_uses(a, b) for a, b in zip(self.things, other.things, strict=True)],
        )


def _sum(one: Counter[int], other: Counter[int]) -> Counter[int]:
    total = one.copy()
    total.update(other)
    return total


def add_uses(one: dict[str, Uses], other: dict[str, Uses]) -> dict[str, Uses]:
    """What two counts say of each thing."""
    return {
        thing: one.get(thing, Uses()).plus(other.get(thing, Uses()))
        for thing in sorted(one.keys() | other.keys())
    }


def count_things(
    uses: dict[str, Uses], kind: Things, rows: Sequence[ToldRow], won: dict[int, int], name: Name
) -> None:
    """Count each thing once for a game, and once for each seat that took it."""
    seen = {
        name(kind.field, row[2 + mention.value])
        for mention in kind.seen
        for row in rows
        if row[1] == mention.event and row[2 + mention.value] in kind.numbers
    }
    taken = {
        (name(kind.field, row[2 + mention.value]), row[2 + mention.seat])
        for mention in kind.taken
        for row in rows
        if row[1] == mention.event and row[2 + mention.value] in kind.numbers
    }
    for thing in seen | {thing for thing, _ in taken}:
        uses.setdefault(thing, Uses()).seen += 1
    for thing in {thing for thing, _ in taken}:
        uses[thing].taken += 1
    for thing, seat in taken:
        uses[thing].takers += 1
        uses[thing].wins += won.get(seat, 0)


def starter_of(state: State) -> int:
    """The seat that begins alone; -1 where several begin together."""
    waiting = state.waiting()
    return int(lowest_bit(waiting)) if count_bits(waiting) == 1 else -1
