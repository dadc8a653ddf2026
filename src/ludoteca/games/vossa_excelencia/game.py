# compiled: mypyc
"""Vossa Excelência's answers to the verbs of every game."""

from typing import final

from ludoteca.games.vossa_excelencia import hints, rules, scoring
from ludoteca.games.vossa_excelencia.cards import Deck
from ludoteca.games.vossa_excelencia.decks import deck_of, deck_saved
from ludoteca.games.vossa_excelencia.effects import proceed, resolve_next
from ludoteca.games.vossa_excelencia.instructions import (
    CATEGORIES,
    CATEGORY_NAMES,
    PARLIAMENTARIAN,
)
from ludoteca.games.vossa_excelencia.observe import observe
from ludoteca.games.vossa_excelencia.state import (
    CABINETS,
    DECK,
    FIELDS,
    HANDS,
    KNOWN,
    OVER,
    PILE,
    REVEALED,
    RUNNING,
    SETTING_UP,
    ZONE,
    Position,
)
from ludoteca.games.vossa_excelencia.turn import begin_game
from ludoteca.games.vossa_excelencia.view import view_of
from ludoteca.games.vossa_excelencia.view_types import VossaView
from ludoteca.games.vossa_excelencia.vocabulary import (
    DRAWS,
    DRAWS_HIDDEN,
    ENTERS,
    GAME_BEGINS,
    GETS_MONEY,
    QUESTIONS,
    SEMESTER_BEGINS,
    TURN_BEGINS,
    VOTER_APPEARS,
)
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.fields import DamagedPosition
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.piles import sort_cards
from ludoteca.kernel.questions import Questions
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State


@final
class VossaExcelencia(Position):
    """A position of Vossa Excelência. Hidden: face-down cards of hands, and what chance holds."""

    def waiting(self) -> i64:
        """The seat that has to decide: the one in turn, or another whom an effect asks."""
        if self.phase == OVER:
            return 0
        return 1 << self.actor

    def legal(self, seat: i64, out: ActionBuffer) -> None:
        """The legal actions of the seat that is waited for."""
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
        self.mover = seat
        rules.apply(self, action)

    def announce(self) -> None:
        """What the set-up brought, who begins, and what cards do as the first turn begins."""
        self.tell(GAME_BEGINS, self.starter)
        self.tell_list(ZONE, VOTER_APPEARS)
        for seat in range(self.players):
            card = self.heads[CABINETS + seat]
            while card >= 0:
                self.tell(ENTERS, seat, card)
                card = self.after[card]
            self.tell_money(seat)
            mine = 1 << seat
            card = self.heads[HANDS + seat]
            while card >= 0:
                self.tell_only(mine, DRAWS, seat, card)
                self.tell_only(~mine, DRAWS_HIDDEN, seat)
                card = self.after[card]
        if self.stage != SETTING_UP:
            self.tell(SEMESTER_BEGINS, self.semester)
            self.tell(TURN_BEGINS, self.seat)
        proceed(self)

    def tell_money(self, seat: i64) -> None:
        """Tell of the counters on a seat's cards."""
        card = self.heads[CABINETS + seat]
        while card >= 0:
            if self.money[card] > 0:
                self.tell(GETS_MONEY, seat, self.money[card], card)
            card = self.after[card]

    def tell_list(self, place: i64, kind: i64) -> None:
        """Tell of every card of a list."""
        card = self.heads[place]
        while card >= 0:
            self.tell(kind, card)
            card = self.after[card]

    def scores(self) -> vec[i64]:
        """Political capital as it stands."""
        points = self.power[:]
        for seat in range(self.players):
            points[seat] = scoring.capital_of(self, seat)
        return points

    def ranking(self) -> vec[i64]:
        """Most capital, then voters, money, fewer infamies, later in turn order."""
        return scoring.rank(self)

    def clone(self) -> State:
        """An independent copy."""
        return VossaExcelencia(self.players, self.random.copy(), self.settings, self.deck, self)

    def imagine(self, seat: i64, seed: i64) -> State:
        """The same position with other hands for the others, as far as this seat knows."""
        other = VossaExcelencia(self.players, Random(seed), self.settings, self.deck, self)
        for rival in range(self.players):
            if rival != seat:
                other.shuffle_in_hand(rival)
        first = self.deck.first[PARLIAMENTARIAN]
        count = other.pile_counts[PARLIAMENTARIAN]
        sort_cards(other.piles, first, count, len(self.deck.category))
        for rival in range(self.players):
            if rival != seat:
                other.deal_again(rival, self)
        return other

    def shuffle_in_hand(self, seat: i64) -> None:
        """Put the cards of a hand that not everybody knows back into their pile."""
        card = self.heads[HANDS + seat]
        while card >= 0:
            following = self.after[card]
            if self.flags[card] & (REVEALED | KNOWN) == 0:
                self.unlink(card)
                self.add_to_pile(card)
            card = following

    def deal_again(self, seat: i64, source: Position) -> None:
        """Draw a hand up to as many cards as it has in truth."""
        missing = source.counts[HANDS + seat] - self.counts[HANDS + seat]
        first = self.deck.first[PARLIAMENTARIAN]
        for _drawn in range(missing):
            last = self.pile_counts[PARLIAMENTARIAN] - 1
            place = first + self.random.below(last + 1)
            card = self.piles[place]
            self.piles[place] = self.piles[first + last]
            self.pile_counts[PARLIAMENTARIAN] = last
            self.flags[card] = 0
            self.link(card, HANDS + seat)

    def view(self, seat: int | None) -> VossaView:
        """Everything open, and the seat's own hand."""
        return view_of(self, seat)

    def observe(self, seat: i64, out: Observation) -> None:
        """The same as numbers."""
        observe(self, seat, out)

    def census(self) -> dict[str, int]:
        """Cards by category, each in exactly one place."""
        counted: dict[str, int] = dict.fromkeys(CATEGORY_NAMES, 0)
        for category in range(CATEGORIES):
            name = CATEGORY_NAMES[category]
            counted[name] += int(self.pile_counts[category])
            for card in range(self.deck.first[category], self.deck.first[category + 1]):
                if self.where[card] != PILE:
                    counted[name] += 1
        return counted

    def evaluate(self, seat: i64) -> float:
        """Capital ahead of the best opponent, with prospects."""
        return hints.evaluate(self, seat)

    def suggest(self, seat: i64, options: ActionBuffer, random: Random) -> i64:
        """What a sensible player does without much thought."""
        return hints.suggest(self, options, random)


def new(players: i64, random: Random, settings: list[int]) -> State:
    """A game set up and ready for its first decision."""
    position = lay_out(players, random, settings)
    position.announce()
    return position


def lay_out(players: i64, random: Random, settings: list[int]) -> State:
    """A game of which only the set-up is done, as far as it asks nothing."""
    deck: Deck = deck_of(settings[2])
    position = VossaExcelencia(players, random, vec[i64](settings), deck, None)
    begin_game(position)
    while position.phase == RUNNING and position.stage == SETTING_UP:
        resolve_next(position)
    return position


def load(data: dict[str, object]) -> State:
    """The position that `dump` wrote."""
    settings = FIELDS.settings(data)
    source = data.get("deck")
    if not isinstance(source, str):
        raise DamagedPosition("position field 'deck' is not a text")
    settings[DECK] = deck_saved(source)
    deck: Deck = deck_of(settings[DECK])
    position = VossaExcelencia(FIELDS.players(data), Random(0), settings, deck, None)
    position.restore(data)
    return position
