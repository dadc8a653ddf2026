"""A small game with secrets that keeps the contract, so that the suite can be tested on it.

Twelve cards; each seat holds three in a hidden hand, the rest are a face-down pile. In turn a seat
may first mark one of its cards in secret, then draws a card or plays one face up. Whoever has no
card left when the pile is empty is passed over; when nobody has any, the game is over and played
cards count, a marked one twice.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypedDict

from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.listener import EVERYONE
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.questions import Questions
from ludoteca.kernel.random import Random
from ludoteca.kernel.reasons import GAME_OVER, NOT_NOW, NOT_YOUR_DECISION
from tests.conformance.toy.vocabulary import (
    ACTIONS_END,
    DRAW,
    DRAWS,
    DRAWS_HIDDEN,
    MARK,
    MARKS,
    MARKS_HIDDEN,
    NOT_IN_HAND,
    PILE_EMPTY,
    PLAY,
    PLAYS,
    QUESTIONS,
    TURN_BEGINS,
)

if TYPE_CHECKING:
    from ludoteca.kernel.state import State
else:

    class State:
        """What a compiled `State` brings along: an interpreted class cannot inherit it."""

        def __init__(self, players, random, settings):
            self.players, self.random, self.settings = players, random, settings
            self.shown, self.listener = 0, None

        def over(self):
            return self.waiting() == 0

        def asks(self, seat):
            asked = (self.waiting() >> seat) & 1
            return self.questions().kinds[self.question(seat)] if asked else ()

        def refusal(self, seat, action):
            if self.over():
                return GAME_OVER
            if (self.waiting() >> seat) & 1 == 0:
                return NOT_YOUR_DECISION
            is_answer = self.questions().is_answer(self.question(seat), action)
            return self.why_not(seat, action) if is_answer else NOT_NOW

        def settled(self, seat):
            return 0

        def suggest(self, seat, options, random):
            return options.items[random.below(options.count)]

        def tell(self, kind, a=0, b=0, c=0, d=0):
            self.tell_only(EVERYONE, kind, a, b, c, d)

        def tell_only(self, seers, kind, a=0, b=0, c=0, d=0):
            if self.listener is not None:
                self.listener.tell(seers, kind, a, b, c, d)


CARDS = 12


class ToyView(TypedDict):
    """What a seat or a spectator sees."""

    seat: int | None  # whose turn it is
    pile: int
    hand: list[int] | None
    counts: list[int]  # by seat
    played: list[list[int]]
    mark: int | None  # the own one, -1 for none
    marks: list[bool]
    has_marked: bool
    scores: list[int] | None


class Toy(State):
    """The position; the broken games change one method each."""

    def __init__(self, players: int, random: Random, settings: list[int]) -> None:
        super().__init__(players, random, vec[i64](settings))
        self.pile = list(range(CARDS))
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.played: list[list[int]] = [[] for _ in range(players)]
        self.marked = [-1] * players
        self.has_marked = False  # this turn
        self.seat: int = 0

    def waiting(self) -> int:
        return 1 << self.seat if self.pile or any(self.hands) else 0

    def questions(self) -> Questions:
        return QUESTIONS

    def question(self, seat: int) -> int:
        return 1 if self.has_marked else 0

    def why_not(self, seat: int, action: int) -> int:
        if action == DRAW:
            return 0 if self.pile else PILE_EMPTY
        return 0 if (action - PLAY) % CARDS in self.hands[seat] else NOT_IN_HAND

    def legal(self, seat: int, out: ActionBuffer) -> None:
        out.clear()
        for action in range(ACTIONS_END):
            if self.refusal(seat, action) == 0:
                out.add(action)

    def apply(self, seat: int, action: int) -> None:
        if action == DRAW:
            self.draw(seat)
        elif action < MARK:
            self.play(seat, action - PLAY)
        else:
            self.mark(seat, action - MARK)

    def draw(self, seat: int) -> None:
        card = self.pile.pop(self.random.below(len(self.pile)))
        self.hands[seat] = sorted([*self.hands[seat], card])
        self.tell_draw(seat, card)
        self.pass_on()

    def tell_draw(self, seat: int, card: int) -> None:
        self.tell_only(1 << seat, DRAWS, seat, card)
        self.tell_only(EVERYONE & ~(1 << seat), DRAWS_HIDDEN, seat)

    def play(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.played[seat].append(card)
        self.show()
        self.tell(PLAYS, seat, card)
        self.pass_on()

    def show(self) -> None:
        self.shown += 1

    def mark(self, seat: int, card: int) -> None:
        self.marked[seat] = card
        self.has_marked = True
        self.tell_only(1 << seat, MARKS, seat, card)
        self.tell_only(EVERYONE & ~(1 << seat), MARKS_HIDDEN, seat)

    def pass_on(self) -> None:
        self.has_marked = False
        for _ in range(self.players):
            self.seat = (self.seat + 1) % self.players
            if self.pile or self.hands[self.seat]:
                self.tell(TURN_BEGINS, self.seat)
                return

    def announce(self) -> None:
        self.tell(TURN_BEGINS, self.seat)

    def scores(self) -> vec[i64]:
        return vec[i64](
            [
                sum(card * (2 if card == self.marked[seat] else 1) for card in self.played[seat])
                for seat in range(self.players)
            ]
        )

    def ranking(self) -> vec[i64]:
        scores = list(self.scores())
        return vec[i64]([1 + sum(other > score for other in scores) for score in scores])

    def clone(self) -> "Toy":
        twin = type(self)(self.players, self.random.copy(), list(self.settings))
        twin.shown, twin.has_marked, twin.seat = self.shown, self.has_marked, self.seat
        twin.pile, twin.marked = self.pile[:], self.marked[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.played = [played[:] for played in self.played]
        return twin

    def imagine(self, seat: int, seed: int) -> "Toy":
        twin = self.clone()
        twin.random = Random(seed)
        if twin.waiting() == 0:
            return twin
        others = [other for other in range(self.players) if other != seat]
        unseen = sorted([*self.pile, *(card for other in others for card in self.hands[other])])
        for other in others:
            count = len(self.hands[other])
            held = sorted(unseen.pop(twin.random.below(len(unseen))) for _ in range(count))
            twin.hands[other] = held
            if self.marked[other] >= 0:
                # The mark may be on a card in hand or, for all one knows, on one played since.
                possible = [*held, *self.played[other]]
                twin.marked[other] = possible[twin.random.below(len(possible))]
        twin.pile = unseen
        return twin

    def view(self, seat: int | None) -> Mapping[str, object]:
        view: ToyView = {
            "seat": self.seat if self.waiting() else None,
            "pile": len(self.pile),
            "hand": None if seat is None else self.hands[seat][:],
            "counts": [len(hand) for hand in self.hands],
            "played": [played[:] for played in self.played],
            "mark": None if seat is None else self.marked[seat],
            "marks": [mark >= 0 for mark in self.marked],
            "has_marked": self.has_marked,
            "scores": None if self.waiting() else list(self.scores()),
        }
        return view

    def dump(self) -> dict[str, object]:
        return {
            "players": self.players,
            "settings": list(self.settings),
            "random": self.random.dump(),
            "shown": self.shown,
            "pile": self.pile[:],
            "hands": [hand[:] for hand in self.hands],
            "played": [played[:] for played in self.played],
            "marked": self.marked[:],
            "has_marked": self.has_marked,
            "seat": self.seat,
        }

    def census(self) -> dict[str, int]:
        places = [self.pile, *self.hands, *self.played]
        return {f"card {card}": sum(place.count(card) for place in places) for card in range(CARDS)}

    def evaluate(self, seat: int) -> float:
        return float(self.scores()[seat])
