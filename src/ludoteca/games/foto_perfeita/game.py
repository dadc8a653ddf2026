# compiled: mypyc
"""Foto Perfeita's answers to the verbs of every game."""

from typing import final

from ludoteca.games.foto_perfeita import arrange, hints, rules, scoring
from ludoteca.games.foto_perfeita.cards import (
    AUCTIONS,
    CARD_CODES,
    CARDS,
    ENVELOPES_EACH,
    HOUSE_DECORATIONS,
    ROUNDS,
    TRADE_COPIES,
    TRADES,
    all_cards,
)
from ludoteca.games.foto_perfeita.imagine import redraw, sort_envelope
from ludoteca.games.foto_perfeita.knowledge import tell_content
from ludoteca.games.foto_perfeita.observe import observe
from ludoteca.games.foto_perfeita.rounds import begin_round
from ludoteca.games.foto_perfeita.scene import GUESTS
from ludoteca.games.foto_perfeita.state import AUCTION_GAME, CENTRE, FIELDS, OVER, Position
from ludoteca.games.foto_perfeita.view import view_of
from ludoteca.games.foto_perfeita.view_types import FotoView
from ludoteca.games.foto_perfeita.vocabulary import QUESTIONS, ROUND_BEGINS
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.bits import draw_bit
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.questions import Questions
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State, places


@final
class FotoPerfeita(Position):
    """A position of Foto Perfeita. Hidden: envelopes, VIP cards, screens, choices not yet shown."""

    def waiting(self) -> i64:
        """Everybody who owes a decision."""
        if self.phase == OVER:
            return 0
        return self.pending

    def legal(self, seat: i64, out: ActionBuffer) -> None:
        """The legal actions of a seat that is waited for."""
        rules.legal(self, seat, out)

    def questions(self) -> Questions:
        """The table of its vocabulary."""
        return QUESTIONS

    def question(self, seat: i64) -> i64:
        """By phase, or by what the seat is busy with."""
        return rules.question(self, seat)

    def why_not(self, seat: i64, action: i64) -> i64:
        """Why not; 0 if legal."""
        return rules.why_not(self, seat, action)

    def apply(self, seat: i64, action: i64) -> None:
        """Do it."""
        rules.apply(self, seat, action)

    def settled(self, seat: i64) -> i64:
        """The looks begun, the envelopes of others closed, one's own VIP card put in."""
        return arrange.settled(self, seat)

    def announce(self) -> None:
        """The first round, and to each seat what its envelopes hold."""
        self.tell(ROUND_BEGINS, self.round + 1, self.starter)
        for seat in range(self.players):
            seen = self.seen[seat]
            self.seen[seat] = 0
            for guest in range(GUESTS):
                if self.holder[guest] == seat:
                    tell_content(self, seat, guest)
            self.seen[seat] = seen

    def scores(self) -> vec[i64]:
        """Points as they stand."""
        points = self.decorations[:]
        for seat in range(self.players):
            points[seat] = scoring.score(self, seat)
        return points

    def ranking(self) -> vec[i64]:
        """Most points, then guests placed, then envelopes held, then votes."""
        return self.ranking_by(self.scores())

    def ranking_by(self, points: vec[i64]) -> vec[i64]:
        """The same by points that have been counted."""
        return places(points, scoring.tie_breaks(self))

    def clone(self) -> State:
        """An independent copy."""
        return FotoPerfeita(self.players, self.random.copy(), self.settings, self)

    def imagine(self, seat: i64, seed: i64) -> State:
        """The same to this seat; all that it cannot know is drawn anew."""
        twin = FotoPerfeita(self.players, Random(seed), self.settings, self)
        redraw(twin, seat, Random(seed ^ 0x5EED))
        return twin

    def view(self, seat: int | None) -> FotoView:
        """What a seat sees: envelopes open before it, its own screen, and what is public."""
        return view_of(self, seat)

    def observe(self, seat: i64, out: Observation) -> None:
        """The same as numbers."""
        observe(self, seat, out)

    def census(self) -> dict[str, int]:
        """Preference cards by name, envelopes, VIP cards, decorations and trade cards."""
        counted = dict.fromkeys(CARD_CODES, 0)
        for card in self.cards:
            counted[CARD_CODES[card]] += 1
        held = len([holder for holder in self.holder if CENTRE <= holder < self.players])
        counted["envelopes"] = held
        counted["decorations"] = sum(self.decorations) + self.supply
        left = self.normals_left + self.auctions_left
        counted["trades"] = sum(self.used) + left
        counted["rounds"] = self.normals_left + sum(self.used[:6])
        fits = [self.used[trade] <= TRADE_COPIES[trade] for trade in range(TRADES)]
        counted["trade copies"] = int(all(fits))
        return counted

    def evaluate(self, seat: i64) -> float:
        """Points ahead of the best opponent, with prospects."""
        return hints.evaluate(self, seat)

    def suggest(self, seat: i64, options: ActionBuffer, random: Random) -> i64:
        """A quick sensible answer."""
        return hints.suggest(self, seat, options, random)


def new(players: i64, random: Random, settings: list[int]) -> State:
    """A game dealt and ready for the first look."""
    position = FotoPerfeita(players, random, vec[i64](settings), None)
    deal_preferences(position)
    left: i64 = (1 << GUESTS) - 1
    for seat in range(players):
        for _dealt in range(ENVELOPES_EACH[players - 2]):
            guest = draw_bit(left, random)
            left &= ~(1 << guest)
            position.holder[guest] = seat
    position.starter = random.below(players)
    position.active = position.starter
    if position.settings[AUCTION_GAME] == 1:
        position.normals_left = ROUNDS - AUCTIONS
        position.auctions_left = AUCTIONS
        if players == 2:
            position.supply = HOUSE_DECORATIONS
    begin_round(position)
    position.shown = 0
    return position


def deal_preferences(position: Position) -> None:
    """Shuffle the preference cards and put three in each envelope."""
    cards = all_cards()
    for place in range(CARDS):
        position.cards[place] = cards[place]
    left = CARDS
    while left > 1:
        drawn = position.random.below(left)
        left -= 1
        card = position.cards[left]
        position.cards[left] = position.cards[drawn]
        position.cards[drawn] = card
    for guest in range(GUESTS):
        sort_envelope(position.cards, guest * 3)


def renew(data: dict[str, object]) -> dict[str, object]:
    """A dump of rules version 1 with what version 2 has added: nobody on tables, bids in turn."""
    settings, on_table = data.get("settings"), data.get("on_table")
    if on_table is None and isinstance(settings, list):
        seats = FIELDS.players(data)
        return {**data, "settings": [*settings, 0], "on_table": [0] * int(seats)}
    return data


def load(data: dict[str, object]) -> State:
    """The position that `dump` wrote."""
    position = FotoPerfeita(FIELDS.players(data), Random(0), FIELDS.settings(data), None)
    position.restore(data)
    return position
