# compiled: mypyc
"""Quissama's answers to the verbs of every game."""

from typing import final

from ludoteca.games.quissama import hints, rules
from ludoteca.games.quissama.cards import (
    BERNARDINA,
    BUSINESSES,
    CHARACTERS,
    FACES,
    HAND,
    MARKET,
    QUISSAMA,
    SCANDAL,
    SQUARES,
)
from ludoteca.games.quissama.hands import draw_cards
from ludoteca.games.quissama.imagine import redraw
from ludoteca.games.quissama.observe import observe
from ludoteca.games.quissama.state import (
    FIELDS,
    NOT_PLAYED,
    OVER,
    SMALL_GALLERY,
    Position,
)
from ludoteca.games.quissama.turn import deal_market
from ludoteca.games.quissama.view import view_of
from ludoteca.games.quissama.view_types import QuissamaView
from ludoteca.games.quissama.vocabulary import (
    MARKET_CARD,
    MARKET_RENEWED,
    QUESTIONS,
    TURN_BEGINS,
)
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.bits import draw_bit
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.questions import Questions
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State, places


@final
class Quissama(Position):
    """A position of Quissama. Hands are hidden; all else but the pile lies open."""

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
        """Three alike that were dealt to the market and replaced, the market, and who begins."""
        for alike in range(FACES):
            for _renewed in range(self.discards[alike] // MARKET):
                self.tell(MARKET_RENEWED, alike)
        for face in self.market:
            self.tell(MARKET_CARD, face)
        self.tell(TURN_BEGINS, self.seat)

    def scores(self) -> vec[i64]:
        """There are no points in this game: 1 for the winner."""
        points = vec[i64]([0] * int(self.players))
        if self.winner >= 0:
            points[self.winner] = 1
        return points

    def ranking(self) -> vec[i64]:
        """The winner before all others, who share the second place."""
        return self.ranking_by(self.scores())

    def ranking_by(self, points: vec[i64]) -> vec[i64]:
        """The same by points that have been counted."""
        return places(points, points)

    def clone(self) -> State:
        """An independent copy."""
        return Quissama(self.players, self.random.copy(), self.settings, self)

    def imagine(self, seat: i64, seed: i64) -> State:
        """The same table with other cards in the other hands, as far as the seat cannot know."""
        twin = Quissama(self.players, Random(seed ^ 1), self.settings, self)
        redraw(twin, seat, Random(seed))
        return twin

    def view(self, seat: int | None) -> QuissamaView:
        """The table, and the seat's own hand."""
        return view_of(self, seat)

    def observe(self, seat: i64, out: Observation) -> None:
        """The same as numbers."""
        observe(self, seat, out)

    def census(self) -> dict[str, int]:
        """Cards by face, capoeiras, pieces and characters, wherever they are."""
        faces = [self.discards[face] + self.stored[face] for face in range(FACES)]
        for face in self.deck.dump():
            faces[face] += 1
        for face in self.market:
            faces[face] += 1
        for place in range(len(self.hands)):
            faces[place % FACES] += self.hands[place]
        faces[SCANDAL] += self.removed
        counted = {f"card {face}": int(faces[face]) for face in range(FACES)}
        counted["capoeiras"] = self.count_capoeiras()
        for seat in range(self.players):
            counted[f"pieces {seat}"] = self.pieces[seat] + self.pieces_out(seat)
        played = [holder for holder in self.holders if holder != NOT_PLAYED]
        counted["characters"] = len(played)
        return counted

    def count_capoeiras(self) -> i64:
        """In the senzala, squares, businesses and the tenement."""
        count = self.senzala + self.tenement
        for square in range(SQUARES):
            count += self.squares[square]
        for business in range(BUSINESSES):
            count += self.workers[business]
        return count

    def evaluate(self, seat: i64) -> float:
        """How much nearer to a goal than the best opponent."""
        return hints.evaluate(self, seat)

    def suggest(self, seat: i64, options: ActionBuffer, random: Random) -> i64:
        """A quick player's action."""
        return hints.suggest(self, options, random)


def new(players: i64, random: Random, settings: list[int]) -> State:
    """A game set up and ready for its first decision: market, gallery, hands, who begins."""
    chosen = vec[i64]([setting for setting in settings])  # noqa: C416 - in a loop it is faster
    position = Quissama(players, random, chosen, None)
    deal_market(position)
    if position.settings[SMALL_GALLERY] == 1:
        choose_gallery(position)
    for seat in range(players):
        draw_cards(position, seat, HAND)
    position.starter = random.below(players)
    position.seat = position.starter
    return position


def choose_gallery(position: Position) -> None:
    """Variant 3: Quissama, Bernardina and as many others as there are players."""
    left = ((1 << CHARACTERS) - 1) & ~((1 << QUISSAMA) | (1 << BERNARDINA))
    for _chosen in range(position.players):
        left &= ~(1 << draw_bit(left, position.random))
    for character in range(CHARACTERS):
        if (left >> character) & 1 == 1:
            position.holders[character] = NOT_PLAYED


def load(data: dict[str, object]) -> State:
    """The position that `dump` wrote."""
    position = Quissama(FIELDS.players(data), Random(0), FIELDS.settings(data), None)
    position.restore(data)
    return position
