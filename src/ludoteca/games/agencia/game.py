# compiled: mypyc
"""Agência's answers to the verbs of every game."""

from typing import final

from ludoteca.games.agencia import hints, rules
from ludoteca.games.agencia.books import TOP_ROW
from ludoteca.games.agencia.box import CARDS, KIND
from ludoteca.games.agencia.cardset import holds
from ludoteca.games.agencia.drive import advance
from ludoteca.games.agencia.imagine import redraw
from ludoteca.games.agencia.observe import observe
from ludoteca.games.agencia.state import FIELDS, Position
from ludoteca.games.agencia.view import view_of
from ludoteca.games.agencia.view_types import AgenciaView
from ludoteca.games.agencia.vocabulary import QUESTIONS
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.questions import Questions
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State, places


@final
class Agencia(Position):
    """A position of Agência. Hands are hidden, the pile has no order."""

    def waiting(self) -> i64:
        """The seats that owe a decision."""
        return rules.waiting(self)

    def legal(self, seat: i64, out: ActionBuffer) -> None:
        """The legal actions of a seat."""
        rules.legal(self, seat, out)

    def questions(self) -> Questions:
        """The table of its vocabulary."""
        return QUESTIONS

    def question(self, seat: i64) -> i64:
        """What the phase asks; of cards, what becomes of them."""
        return rules.question(self)

    def why_not(self, seat: i64, action: i64) -> i64:
        """Why not; 0 if legal."""
        return rules.why_not(self, seat, action)

    def apply(self, seat: i64, action: i64) -> None:
        """Do it."""
        rules.apply(self, seat, action)

    def announce(self) -> None:
        """Deal the first match, and go on to the first decision."""
        advance(self)

    def scores(self) -> vec[i64]:
        """Rows of the field, 4 for who has won the game; without a field, 1 for the winner."""
        points = vec[i64]([0] * int(self.players))
        for seat in range(self.players):
            points[seat] = self.books.rows[seat]
            if (self.game_winners >> seat) & 1 == 1:
                points[seat] = TOP_ROW if self.uses_field() else 1
        return points

    def ranking(self) -> vec[i64]:
        """Winners of the game, then by row; ties are shared."""
        points = self.scores()
        for seat in range(self.players):
            points[seat] += 10 * ((self.game_winners >> seat) & 1)
        return places(points, points)

    def clone(self) -> State:
        """An independent copy."""
        return Agencia(self.players, self.random.copy(), self.settings, self)

    def imagine(self, seat: i64, seed: i64) -> State:
        """The same position with hidden cards and future drawn anew."""
        twin = Agencia(self.players, Random(seed), self.settings, self)
        redraw(twin, seat)
        twin.follies = 0
        return twin

    def view(self, seat: int | None) -> AgenciaView:
        """What a seat sees."""
        return view_of(self, seat)

    def observe(self, seat: i64, out: Observation) -> None:
        """The same as numbers."""
        observe(self, seat, out)

    def census(self) -> dict[str, int]:
        """Every card by kind, wherever it lies."""
        counts = [0] * 211
        for index in range(self.pile.count):
            counts[KIND[self.pile.cards[index]]] += 1
        for seat in range(self.players):
            counts[self.books.society[seat]] += 1
        for card in range(CARDS):
            found = 1 if holds(self.discards, 0, card) else 0
            for seat in range(self.players):
                found += 1 if holds(self.hands, seat, card) else 0
            counts[KIND[card]] += found
        return {f"card {kind}": counts[kind] for kind in range(211)}

    def evaluate(self, seat: i64) -> float:
        """How far ahead, in rows of the field."""
        return hints.evaluate(self, seat)

    def suggest(self, seat: i64, options: ActionBuffer, random: Random) -> i64:
        """What a quick player does in a playout."""
        return hints.suggest(self, seat, options, random)


def new(players: i64, random: Random, settings: list[int]) -> State:
    """A game set up and ready for its first decision."""
    position = lay_out(players, random, settings)
    position.announce()
    return position


def lay_out(players: i64, random: Random, settings: list[int]) -> State:
    """A game of which nothing has been dealt."""
    return Agencia(players, random, vec[i64](settings), None)


def load(data: dict[str, object]) -> State:
    """The position that `dump` wrote."""
    position = Agencia(FIELDS.players(data), Random(0), FIELDS.settings(data), None)
    position.restore(data)
    return position
