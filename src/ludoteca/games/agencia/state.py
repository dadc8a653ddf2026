# compiled: mypyc
"""The position: where every card is, the field, the match, and what is being decided."""

from typing import Final, Literal, final, get_args

from ludoteca.games.agencia.books import NOBODY, TOP_ROW, Books
from ludoteca.games.agencia.box import CARDS, CODE, DECK, KINDS, ROW, STRUCTURAL_KINDS, WORDS
from ludoteca.games.agencia.history import FIELDS as HISTORY_FIELDS, History
from ludoteca.games.agencia.knowledge import Knowledge
from ludoteca.games.agencia.meta import META
from ludoteca.kernel.fields import (
    CHANCE,
    SHOWN,
    DamagedPosition,
    Fields,
    Nested,
    Number,
    Pile,
    Row,
    all_seats,
    inside,
    last_seat,
)
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.piles import Bag, load_bag
from ludoteca.kernel.random import MASK, Random
from ludoteca.kernel.state import State

# What is asked of somebody.
MOTION: Final[i64] = 0  # the player in turn: play on, or a motion to the table
MOTION_VOTE: Final[i64] = 1
REFUSE: Final[i64] = 2  # obey the own structure, or refuse its effect
REVOLT: Final[i64] = 3  # start a revolt or not
TARGET: Final[i64] = 4  # whom the sentence concerns
GIVE: Final[i64] = 5  # which cards to discard, hand over or swap; several at once
INSERT: Final[i64] = 6  # which card to put into the society
PLACE: Final[i64] = 7  # at whose place
TAKE: Final[i64] = 8  # which card to take from the piles
FIELD: Final[i64] = 9  # who is moved sideways
APPROVE: Final[i64] = 10  # support an alteration or not
VETO_IT: Final[i64] = 11
CAST_VOTE: Final[i64] = 12  # on a crisis solution; several at once
NATURAL: Final[i64] = 13  # use a natural card or end the turn
ALLY: Final[i64] = 14  # with whom to form a team
CLAIM: Final[i64] = 15  # claim a hegemony or not
OVER: Final[i64] = 16

# What goes on by itself between decisions.
AUTOMATIC: Final[i64] = 20
TURN: Final[i64] = 20  # a turn begins
RIGHTS: Final[i64] = 21  # may the player in turn refuse?
JUDGE: Final[i64] = 22  # is it a crisis?
UNREST: Final[i64] = 23  # may somebody revolt?
RUN: Final[i64] = 24  # the next sentence of the program
GIVEN: Final[i64] = 25  # all cards have been chosen
GATE: Final[i64] = 26  # does the alteration need votes, approval, or bear a veto?
ALTERED: Final[i64] = 27  # an alteration was made or turned down
QUEUE: Final[i64] = 28  # who solves the crisis?
AFTERMATH: Final[i64] = 29  # what follows a solved crisis or a revolt
NATURE: Final[i64] = 30  # can a natural card be used?
FINISH: Final[i64] = 31  # the turn ends
PRIZES: Final[i64] = 32  # the round ends
CLAIMS: Final[i64] = 33  # hegemonies
PASS_ON: Final[i64] = 34  # the next turn
MATCH_WON: Final[i64] = 35
MATCH_CLOSED: Final[i64] = 36
MOVERS: Final[i64] = 37  # who alters the field after the match
DEAL: Final[i64] = 38  # a match begins

Phase = Literal[
    "motion",
    "motion_vote",
    "refuse",
    "revolt",
    "target",
    "give",
    "insert",
    "place",
    "take",
    "field",
    "approve",
    "veto",
    "vote",
    "natural",
    "ally",
    "claim",
    "over",
]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)  # by number

BEGINS: Final[i64] = 8  # the stage in which a program has been judged, and nothing of it done
DONE: Final[i64] = 9  # that in which one of its sentences is over

# Why a structure is being altered.
BY_PROGRAM: Final[i64] = 0
BY_PROPOSAL: Final[i64] = 1
BY_CRISIS: Final[i64] = 2
BY_REVOLT: Final[i64] = 3
BY_NATURAL: Final[i64] = 4

# Why a match closes without a winner, and why no other one follows.
UNSOLVED: Final[i64] = 0
ROUNDS_OVER: Final[i64] = 1
AGREED: Final[i64] = 2
TURNED_OVER: Final[i64] = 3
MATCHES_OVER: Final[i64] = 4

# Settings, in meta.py's order; the first says whether there is a field.
FIRST_DECK: Final[i64] = 1  # historical, theoretical, strategic, social
CLOSE_AFTER: Final[i64] = 5
MOST_MATCHES: Final[i64] = 6
SELF_NOTICED: Final[i64] = 7
MOTIONS: Final[i64] = 8
ROUND_LIMITS: Final = (20, 30, 40)  # rounds without winner that close a match
MATCH_LIMITS: Final = (10, 20)  # matches after which the game ends at the latest

ALL_BITS: Final[i64] = 0xFFFFFFFFFFFFFF  # a full word of a set of cards
MOST_SEATS: Final[i64] = 6  # rows are for the most who can play
HEGEMONIES: Final[i64] = 7
GATES: Final[i64] = 4  # vote, approval, veto; then it is done
MOST_OFFERS: Final[i64] = 2  # of one solver
OBSERVED: Final[i64] = 245  # words of what everybody knows of every place; see knowledge.py

FIELDS: Final = Fields(
    META,
    CHANCE,
    SHOWN,
    Pile("pile", CARDS - 1, CARDS),
    Nested("history", *HISTORY_FIELDS),
    *inside("knowledge", "", Row("may", OBSERVED, 0, ALL_BITS)),
    Row("reached", HEGEMONIES, NOBODY, last_seat),
    Row("discards", WORDS, 0, ALL_BITS),
    Row("hands", MOST_SEATS * WORDS, 0, ALL_BITS),
    Row("chosen", MOST_SEATS * WORDS, 0, ALL_BITS),
    Row("arrived", MOST_SEATS * WORDS, 0, ALL_BITS),
    Row("laid", MOST_SEATS * WORDS, 0, ALL_BITS),
    Row("been", WORDS, 0, ALL_BITS),
    Row("owed", MOST_SEATS, 0, CARDS),
    Row("teams", MOST_SEATS, 0, all_seats),
    Row("since", MOST_SEATS, 0, MASK),
    Row("blocked", MOST_SEATS, 0, 1),
    Row("wins", MOST_SEATS, 0, MASK),
    Row("last_win", MOST_SEATS, NOBODY, MASK),
    Number("receiver", NOBODY, last_seat),
    Number("alter_seat", NOBODY, last_seat),
    Number("alter_fixed", NOBODY, last_seat),
    Number("alter_place", NOBODY, last_seat),
    Number("accused", NOBODY, last_seat),
    Number("moment_place", NOBODY, last_seat),
    Number("starter", NOBODY, last_seat),
    Number("todo", 0, all_seats),
    Number("asked", 0, all_seats),
    Number("yes", 0, all_seats),
    Number("solvers_tried", 0, all_seats),
    Number("claimers", 0, all_seats),
    Number("movers", 0, all_seats),
    Number("double_movers", 0, all_seats),
    Number("match_winners", 0, all_seats),
    Number("first_winners", 0, all_seats),
    Number("game_winners", 0, all_seats),
    Number("arrived_open", 0, all_seats),
    Number("moved", 0, all_seats),
    Number("accusers", 0, all_seats),
    Number("news", 0, all_seats),
    Number("vain", 0, all_seats),
    Number("follies", 0, all_seats),
    Number("alter_card", NOBODY, KINDS - 1),
    Number("natural", NOBODY, KINDS - 1),
    Number("pc", 0, len(CODE) - int(ROW)),
    Number("picks", 0, MASK),
    Number("stage", 0, DONE),
    Number("running", 0, 2),
    Number("fetching", 0, CARDS),
    Number("alter_cause", BY_PROGRAM, BY_NATURAL),
    Number("alter_done", 0, 1),
    Number("gate", 0, GATES),
    Number("offers", 0, MOST_OFFERS),
    Number("fault", 0, MASK),
    Number("fault_party", NOBODY, MASK),
    Number("fault_seat", NOBODY, MASK),
    Number("fault_count", NOBODY, MASK),
    Number("refused", 0, 1),
    Number("cancelled", -1, MASK),
    Number("revolt_open", 0, 1),
    Number("revolted", 0, 7),
    Number("paradigms", 0, MASK),
    Number("crisis_next", 0, 1),
    Number("crisis_now", 0, 1),
    Number("second_turn", 0, 1),
    Number("votes", 0, MASK),
    Number("drawn_cards", 0, MASK),
    Number("motion", 0, 2),
    Number("matches", 0, MASK),
    Number("clock", 0, MASK),
    Number("hegemony", -1, HEGEMONIES - 1),
    Number("phase", MOTION, OVER),
    Number("then", 0, DEAL),
    Number("verb", 0, MASK),
    *inside(
        "books",
        "table_",
        Number("seat", 0, last_seat).said("turn"),
        Number("flow", -1, 1).said("flow"),
        Number("pool", 0, CARDS),
        Number("banned", 0, all_seats),
        Number("punished", 0, all_seats),
        Number("alliances", 0, 1),
        Number("champions", 0, all_seats),
        Number("structural", 0, all_seats),
        Number("source", -1, KINDS - 1),
        Number("first", NOBODY, last_seat),
        Number("second", NOBODY, last_seat),
        Number("before", 0, all_seats),
        Number("subjects", 0, all_seats),
        Number("receivers", 0, all_seats),
        Number("drawn", 0, all_seats),
        Number("discarded", 0, MASK),
        Number("mates", 0, all_seats),
        Number("winners", 0, all_seats),
        Number("fault", 0, MASK),
        Number("fault_party", NOBODY, MASK),
        Number("fault_seat", NOBODY, MASK),
        Number("fault_count", NOBODY, MASK),
        Row("cards", MOST_SEATS, 0, CARDS),
        Row("society", MOST_SEATS, NOBODY, STRUCTURAL_KINDS - 1),
        Row("rows", MOST_SEATS, 0, TOP_ROW).said("rows"),
        Row("columns", MOST_SEATS, 0, MOST_SEATS - 1).said("columns"),
        Row("bill", MOST_SEATS, NOBODY, CARDS),
    ),
)


class Position(State):
    """Every card in its place. Sets of cards of several seats lie one after another."""

    def __init__(
        self, players: i64, random: Random, settings: vec[i64], source: "Position | None"
    ) -> None:
        """Set up an empty table, or copy `source`."""
        super().__init__(players, random, settings)
        self.actor: i64 = NOBODY  # whose step is being done; nothing outside of it asks
        self.books: Final[Books] = Books(players, None) if source is None else source.books.copy()
        self.history: History = History() if source is None else source.history.copy()
        self.knowledge: Final[Knowledge] = (
            Knowledge(players, vec[i64]([0] * 245)) if source is None else source.knowledge.copy()
        )
        self.pile: Bag = load_bag([], CARDS) if source is None else source.pile.copy()
        # Face up.
        self.discards: Final[vec[i64]] = vec[i64]([0] * 5) if source is None else source.discards[:]
        self.hands: Final[vec[i64]] = vec[i64]([0] * 30) if source is None else source.hands[:]
        # Of each hand: chosen to be given, unseen yet.
        self.chosen: Final[vec[i64]] = vec[i64]([0] * 30) if source is None else source.chosen[:]
        # What came to each hand in the last step.
        self.arrived: Final[vec[i64]] = vec[i64]([0] * 30) if source is None else source.arrived[:]
        # What each seat laid open in the last step.
        self.laid: Final[vec[i64]] = vec[i64]([0] * 30) if source is None else source.laid[:]
        self.news: i64 = 0  # seats of which there is something in these two, as bits
        # Structural cards that were in the society.
        self.been: Final[vec[i64]] = vec[i64]([0] * 5) if source is None else source.been[:]
        # Cards that each seat still has to choose.
        self.owed: Final[vec[i64]] = vec[i64]([0] * 6) if source is None else source.owed[:]
        self.phase: i64 = DEAL
        self.then: i64 = RUN  # where to go on once cards are given
        self.verb: i64 = 0  # what happens to the cards given
        self.pc: i64 = 0  # the sentence being carried out
        self.picks: i64 = 0  # players chosen in it so far
        self.stage: i64 = 0  # how far it has got
        self.todo: i64 = 0  # seats that are still to be dealt with in it
        self.receiver: i64 = NOBODY  # who gets the cards being given
        self.running: i64 = 0  # 1 while a program is carried out, 2 leniently: see judge.py
        self.fetching: i64 = 0  # cards still to be picked from the pile
        self.alter_seat: i64 = NOBODY
        self.alter_cause: i64 = 0
        self.alter_fixed: i64 = NOBODY  # the only place that may be altered
        self.alter_card: i64 = NOBODY
        self.alter_place: i64 = NOBODY
        self.alter_done: i64 = 0  # 1 if the alteration took place
        self.gate: i64 = 0  # the next gate it has to pass
        self.asked: i64 = 0  # seats whose word is still awaited
        self.yes: i64 = 0  # seats that said yes
        self.votes: i64 = 0  # how many voted for the last solution that was voted on
        self.solvers_tried: i64 = 0  # seats whose turn in the crisis queue has passed
        self.offers: i64 = 0  # how often the present solver has offered
        self.fault: i64 = 0  # why this is a crisis
        self.fault_party: i64 = 0
        self.fault_seat: i64 = NOBODY
        self.fault_count: i64 = 0
        self.refused: i64 = 0  # 1 if the player in turn refused the structure's effect
        self.cancelled: i64 = -1  # the rule that took the structure's effect away
        self.revolt_open: i64 = 0  # 1 after a crisis, until the next revolt
        self.revolted: i64 = 0  # 1: a revolt ends this turn; 2: a successful one
        self.paradigms: i64 = 0  # 1 while the next discard is to be a crisis
        self.crisis_next: i64 = 0  # the turn after this one is a crisis
        self.crisis_now: i64 = 0
        self.second_turn: i64 = 0  # 1 in the second of two turns running
        self.drawn_cards: i64 = 0  # drawn since somebody last had to discard for that
        self.natural: i64 = NOBODY  # the natural card in use, by kind
        self.moment_place: i64 = NOBODY  # the place already altered by it
        self.motion: i64 = 0  # 1 close the match, 2 punish
        self.accused: i64 = NOBODY
        self.accusers: i64 = 0  # seats that have accused somebody in this game, as bits
        self.moved: i64 = 0  # seats that have made a motion in this match, as bits
        self.claimers: i64 = 0  # seats not asked yet for a hegemony
        self.vain: i64 = 0  # seats that claimed one in vain in this match, as bits
        self.follies: i64 = 0  # the same, since this position was imagined; for the hints alone
        self.movers: i64 = 0  # seats that still alter the field after the match
        self.double_movers: i64 = 0  # those that do it last, twice
        self.match_winners: i64 = 0
        # Allies of each seat.
        self.teams: Final[vec[i64]] = vec[i64]([0] * 6) if source is None else source.teams[:]
        # Who completed each hegemony; -1 the deal.
        self.reached: Final[vec[i64]] = vec[i64]([-1] * 7) if source is None else source.reached[:]
        # When each came to its row.
        self.since: Final[vec[i64]] = vec[i64]([0] * 6) if source is None else source.since[:]
        # 1 after a win spent on a blocker.
        self.blocked: Final[vec[i64]] = vec[i64]([0] * 6) if source is None else source.blocked[:]
        self.wins: Final[vec[i64]] = vec[i64]([0] * 6) if source is None else source.wins[:]
        # The match of each one's latest win.
        self.last_win: Final[vec[i64]] = (
            vec[i64]([-1] * 6) if source is None else source.last_win[:]
        )
        self.first_winners: i64 = 0
        self.matches: i64 = 0  # matches ended
        self.game_winners: i64 = 0
        self.clock: i64 = 0  # counts changes of rows
        self.starter: i64 = NOBODY  # who began this match
        self.arrived_open: i64 = 0  # seats whose arrivals everybody saw, as bits
        self.hegemony: i64 = -1  # the one that decided this match
        self.trial: Final[Books] = (
            Books(players, None) if source is None else source.trial
        )  # scratch of the feasibility check
        if source is not None:
            self.copy_from(source)

    @final
    def copy_from(self, source: "Position") -> None:
        """Become an independent copy."""
        self.shown = source.shown
        self.news = source.news
        self.phase = source.phase
        self.then = source.then
        self.verb = source.verb
        self.pc = source.pc
        self.picks = source.picks
        self.stage = source.stage
        self.todo = source.todo
        self.receiver = source.receiver
        self.running = source.running
        self.fetching = source.fetching
        self.copy_alteration(source)
        self.refused = source.refused
        self.cancelled = source.cancelled
        self.revolt_open = source.revolt_open
        self.revolted = source.revolted
        self.paradigms = source.paradigms
        self.crisis_next = source.crisis_next
        self.crisis_now = source.crisis_now
        self.second_turn = source.second_turn
        self.drawn_cards = source.drawn_cards
        self.natural = source.natural
        self.moment_place = source.moment_place
        self.motion = source.motion
        self.accused = source.accused
        self.moved = source.moved
        self.accusers = source.accusers
        self.claimers = source.claimers
        self.vain = source.vain
        self.follies = source.follies
        self.copy_game(source)

    @final
    def copy_alteration(self, source: "Position") -> None:
        """Copy what concerns an alteration and the crisis."""
        self.alter_seat = source.alter_seat
        self.alter_cause = source.alter_cause
        self.alter_fixed = source.alter_fixed
        self.alter_card = source.alter_card
        self.alter_place = source.alter_place
        self.alter_done = source.alter_done
        self.gate = source.gate
        self.asked = source.asked
        self.yes = source.yes
        self.votes = source.votes
        self.solvers_tried = source.solvers_tried
        self.offers = source.offers
        self.fault = source.fault
        self.fault_party = source.fault_party
        self.fault_seat = source.fault_seat
        self.fault_count = source.fault_count

    @final
    def copy_game(self, source: "Position") -> None:
        """Copy what outlasts a match."""
        self.movers = source.movers
        self.double_movers = source.double_movers
        self.match_winners = source.match_winners
        self.first_winners = source.first_winners
        self.matches = source.matches
        self.game_winners = source.game_winners
        self.clock = source.clock
        self.starter = source.starter
        self.hegemony = source.hegemony
        self.arrived_open = source.arrived_open

    @final
    def uses_field(self) -> bool:
        """Bourdieu mode: chosen, or brought along by any deck but the main one."""
        for deck in range(5):
            if self.settings[deck] != 0:
                return True
        return False

    @final
    def uses_deck(self, deck: i64) -> bool:
        """Whether a deck is in the game: 0 is the main one."""
        return deck == 0 or self.settings[FIRST_DECK + deck - 1] == 1

    @final
    def is_in_game(self, card: i64) -> bool:
        """Whether a card of the box is in this game."""
        return self.uses_deck(DECK[card])

    def dump(self) -> dict[str, object]:
        """The whole position as plain data."""
        return FIELDS.dump(self)

    @final
    def restore(self, data: dict[str, object]) -> None:
        """Become the position that `dump` wrote; DamagedPosition if a number cannot be."""
        FIELDS.restore(self, with_gains(data))
        for seat in range(self.players):
            if self.books.society[seat] < 0:
                raise DamagedPosition("position field 'table_society' has no structural card")
        self.books.read_rules()
        self.books.lenient = self.running // 2


def with_gains(data: dict[str, object]) -> dict[str, object]:
    """A dump of rules version 2 did not note what was gained before the current turn: nothing."""
    past = data.get("history")
    if not isinstance(past, dict) or "gains_before" in past or "gains" not in past:
        return data
    return {**data, "history": {**past, "gains_before": past["gains"]}}
