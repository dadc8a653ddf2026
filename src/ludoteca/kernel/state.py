# compiled: mypyc
"""What every position of every game can do."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Final, final

from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.listener import EVERYONE, Listener
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.questions import Questions
from ludoteca.kernel.random import Random
from ludoteca.kernel.reasons import GAME_OVER, NOT_NOW, NOT_YOUR_DECISION

NOTHING_SETTLED: Final[i64] = 0


class State:  # abstract, but not an ABC: compiled, that would make every field slower to read
    """The whole position of one game: mutable, cheap to copy, with its own random source.

    Seats are numbered from 0. Actions are small numbers out of the game's vocabulary.
    Sets of seats are the bits of one number.

    >>> position = ludoteca.new("conspiracy", players=3, seed=7).state
    >>> position.actions(1)
    [0, 1, 2]
    >>> position.apply(1, position.actions(1)[0])
    """

    def __init__(self, players: i64, random: Random, settings: vec[i64]) -> None:
        """Begin with what all positions have; the game adds its own."""
        self.players: i64 = players
        self.random: Random = random
        self.settings: Final[vec[i64]] = (
            settings  # the options chosen, in meta.py's order; never changed
        )
        self.shown: i64 = 0  # how often something hidden was shown to somebody; undo stops there
        self.given: i64 = 0  # of that, in this step: only by whom it belonged to, who knew it
        self.listener: Listener | None = None
        self.effort: i64 = 0  # that `evaluate` may take, by whoever asks; where it is read, copied

    @abstractmethod
    def waiting(self) -> i64:
        """The seats that owe a decision now, as bits; 0 when the game is over."""

    @abstractmethod
    def legal(self, seat: i64, out: ActionBuffer) -> None:
        """Write the legal actions of a seat that is waited for, ascending, into `out`."""

    @abstractmethod
    def questions(self) -> Questions:
        """What this game can ask: the table in its vocabulary."""

    @abstractmethod
    def question(self, seat: i64) -> i64:
        """The number of the question put to a seat that is waited for; mostly the phase."""

    @abstractmethod
    def why_not(self, seat: i64, action: i64) -> i64:
        """0 if legal, else the code of the reason; for an action of a kind that is asked for."""

    @abstractmethod
    def apply(self, seat: i64, action: i64) -> None:
        """Do a legal action. Trusted: an illegal one is not noticed here."""

    @abstractmethod
    def scores(self) -> vec[i64]:
        """Each seat's points as they stand, the way they would be counted at the end."""

    @abstractmethod
    def ranking(self) -> vec[i64]:
        """Each seat's place, 1 for the best; seats that share a place have the same number."""

    def ranking_by(self, points: vec[i64]) -> vec[i64]:
        """The same where `scores` has been asked already: a game may spare itself the counting."""
        return self.ranking()

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy with no listener."""

    @abstractmethod
    def imagine(self, seat: i64, seed: i64) -> "State":
        """Another position that looks the same to this seat, with a random source of its own.

        Everything hidden from the seat is drawn anew, consistent with all it has seen.
        A seat of -1 imagines as a spectator.
        """

    @abstractmethod
    def view(self, seat: int | None) -> Mapping[str, object]:
        """What a seat (None: a spectator) may see, built up from nothing, as plain data.

        A dictionary in the shape that the game declares as its view type.
        """

    def observe(self, seat: i64, out: Observation) -> None:
        """Write what a seat may know as numbers, in the order of the game's layout.

        As `view`, built up from nothing, on a sheet of zeros. A game without a layout writes none.
        """

    @abstractmethod
    def dump(self) -> dict[str, object]:
        """The whole position, hidden parts and random source included, as plain data."""

    @abstractmethod
    def census(self) -> dict[str, int]:
        """How many of each component lie anywhere in this position: always the box's contents."""

    @abstractmethod
    def evaluate(self, seat: i64) -> float:
        """How well this seat stands, in points ahead of its best opponent; a hint, not a rule."""

    @final
    def actions(self, seat: i64) -> list[int]:
        """The legal actions of a seat as an ordinary list; none if it is not waited for.

        For whoever asks now and then: who asks millions of times gives `legal` a row of its own.
        """
        if seat < 0 or seat >= self.players or (self.waiting() >> seat) & 1 == 0:
            return []
        row = ActionBuffer()
        self.legal(seat, row)
        return row.actions()

    @final
    def over(self) -> bool:
        """Whether nobody owes a decision any more."""
        return self.waiting() == 0

    @final
    def asks(self, seat: i64) -> tuple[str, ...]:
        """The kinds of action that a seat is asked for now; none if it is not waited for."""
        if not self.is_among(seat, self.waiting()):
            return ()
        return self.questions().kinds[self.question(seat)]

    @final
    def is_among(self, seat: i64, seats: i64) -> bool:
        """Whether a number is a seat of this game, and one of these."""
        return 0 <= seat < self.players and (seats >> seat) & 1 == 1

    @final
    def refusal(self, seat: i64, action: i64) -> i64:
        """0 if legal, else the code of the reason; for any seat and action of the vocabulary."""
        waiting = self.waiting()
        if waiting == 0:
            return GAME_OVER
        if not self.is_among(seat, waiting):
            return NOT_YOUR_DECISION
        if not self.questions().is_answer(self.question(seat), action):
            return NOT_NOW
        return self.why_not(seat, action)

    def settled(self, seat: i64) -> i64:
        """A number that grows with what the rules let nobody take back, whoever agrees.

        Only what this seat may know counts, since it is told why it cannot go back.
        """
        return NOTHING_SETTLED

    def announce(self) -> None:
        """Tell how the game begins; called once, when somebody listens from the start.

        Where something happens by itself before the first decision, it happens here: see `lay_out`.
        """

    def suggest(self, seat: i64, options: ActionBuffer, random: Random) -> i64:
        """The action of a quick sensible player, for playouts; here: any of them."""
        return options.items[random.below(options.count)]

    @final
    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell everybody of an event, if anybody listens."""
        if self.listener is not None:
            self.listener.tell(EVERYONE, kind, a, b, c, d)

    @final
    def tell_only(
        self, seers: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0
    ) -> None:
        """Tell only these seats of an event, if anybody listens."""
        if self.listener is not None:
            self.listener.tell(seers, kind, a, b, c, d)


def places(points: vec[i64], tie_break: vec[i64]) -> vec[i64]:
    """Each seat's place by points, then by tie-break; equal in both, they share it."""
    result = points[:]
    for seat in range(len(points)):
        better: i64 = 0
        for other in range(len(points)):
            if points[other] > points[seat] or (
                points[other] == points[seat] and tie_break[other] > tie_break[seat]
            ):
                better += 1
        result[seat] = better + 1
    return result
