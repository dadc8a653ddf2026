# compiled: mypyc
"""Conspiração's answers to the verbs of every game."""

from typing import final

from ludoteca.games.conspiracy import hints, rules, scoring
from ludoteca.games.conspiracy.cards import LORD_KINDS, TERRITORIES
from ludoteca.games.conspiracy.observe import observe
from ludoteca.games.conspiracy.state import FIELDS, OVER, Position
from ludoteca.games.conspiracy.view import view_of
from ludoteca.games.conspiracy.view_types import ConspiracyView
from ludoteca.games.conspiracy.vocabulary import QUESTIONS, TERRITORY_TO_ROW, TURN_BEGINS
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.bits import draw_bit, lowest_bit
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.questions import Questions
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State, places


@final
class Conspiracy(Position):
    """A position of Conspiração. Nothing in it is hidden but what chance has yet to decide."""

    def waiting(self) -> i64:
        """The seat in turn."""
        if self.phase == OVER:
            return 0
        return 1 << self.seat

    def legal(self, seat: i64, out: ActionBuffer) -> None:
        """The legal actions of the seat in turn."""
        rules.legal(self, out)

    def questions(self) -> Questions:
        """The table of its vocabulary."""
        return QUESTIONS

    def question(self, seat: i64) -> i64:
        """What the phase asks."""
        return self.phase

    def why_not(self, seat: i64, action: i64) -> i64:
        """Why not; 0 if legal."""
        return rules.why_not(self, action)

    def apply(self, seat: i64, action: i64) -> None:
        """Do it."""
        rules.apply(self, action)

    def announce(self) -> None:
        """The territory turned up, and who begins."""
        self.tell(TERRITORY_TO_ROW, lowest_bit(self.row))
        self.tell(TURN_BEGINS, self.seat)

    def scores(self) -> vec[i64]:
        """Influence points as they stand."""
        points = self.pearls[:]
        for seat in range(self.players):
            points[seat] = scoring.score(self, seat)
        return points

    def ranking(self) -> vec[i64]:
        """Most points, then most pearls; still tied, the place is shared."""
        return self.ranking_by(self.scores())

    def ranking_by(self, points: vec[i64]) -> vec[i64]:
        """The same by points that have been counted."""
        return places(points, self.pearls)

    def clone(self) -> State:
        """An independent copy."""
        return Conspiracy(self.players, self.random.copy(), self.settings, self)

    def imagine(self, seat: i64, seed: i64) -> State:
        """The same position with another future: both decks lie in an order nobody knows."""
        return Conspiracy(self.players, Random(seed), self.settings, self)

    def view(self, seat: int | None) -> ConspiracyView:
        """All of it: every card that is anywhere but in a deck lies open."""
        return view_of(self)

    def observe(self, seat: i64, out: Observation) -> None:
        """The same as numbers."""
        observe(self, seat, out)

    def census(self) -> dict[str, int]:
        """Lords by kind and each territory, wherever they lie."""
        lords = [0] * 30
        for lord in self.deck.dump():
            lords[lord] += 1
        for lord in self.hand[: self.hand_count]:
            lords[lord] += 1
        for place in range(len(self.chambers)):
            if self.chambers[place] >= 0:
                lords[self.chambers[place]] += 1
        counted = {f"lord {lord}": lords[lord] + self.piles[lord] for lord in range(LORD_KINDS)}
        places = [self.territory_deck, self.row, self.offered, *self.held]
        for territory in range(TERRITORIES):
            there = [(place >> territory) & 1 for place in places]
            counted[f"territory {territory}"] = sum(there)
        return counted

    def evaluate(self, seat: i64) -> float:
        """Points ahead of the best opponent, with prospects."""
        return hints.evaluate(self, seat)


def new(players: i64, random: Random, settings: list[int]) -> State:
    """A game set up and ready for its first decision."""
    chosen = vec[i64]([setting for setting in settings])  # noqa: C416 - in a loop it is faster
    position = Conspiracy(players, random, chosen, None)
    position.starter = random.below(players)
    position.seat = position.starter
    first = draw_bit(position.territory_deck, random)
    position.territory_deck &= ~(1 << first)
    position.row = 1 << first
    return position


def load(data: dict[str, object]) -> State:
    """The position that `dump` wrote."""
    position = Conspiracy(FIELDS.players(data), Random(0), FIELDS.settings(data), None)
    position.restore(data)
    return position
