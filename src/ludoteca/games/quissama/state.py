# compiled: mypyc
"""The position: where every card, capoeira, piece and character is, and what is being decided."""

from typing import Any, Final, final

from ludoteca.games.quissama.cards import (
    ARAUJO,
    BLESSING,
    BUSINESSES,
    CAPOEIRAS,
    CARDS,
    CHARACTERS,
    COPIES,
    FACES,
    MARKET,
    MINISTERS,
    PIECES,
    SCANDAL,
    SQUARES,
    WORKERS,
    box,
)
from ludoteca.games.quissama.meta import META
from ludoteca.games.quissama.original import PRINCESS_GOAL, PRINCESS_LESS, TENEMENT_SPACES
from ludoteca.games.quissama.vocabulary import ACTIONS_END
from ludoteca.kernel.fields import (
    CHANCE,
    SHOWN,
    Fields,
    Number,
    Pile,
    Row,
    all_seats,
    last_seat,
    per_seat,
)
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.notation import Written
from ludoteca.kernel.piles import Bag
from ludoteca.kernel.random import MASK, Random
from ludoteca.kernel.state import State

# What the seat in turn has to decide.
OPENING: Final[i64] = 0  # in which business to begin
MAIN: Final[i64] = 1  # which ability or combination, or to end the turn
PAYING: Final[i64] = 2  # how to pay for it
STEALING: Final[i64] = 3  # whom to rob next
LOOKING: Final[i64] = 4  # which card of a rival's hand to take, or none
GIVING: Final[i64] = 5  # which card to give for it
DISCARDING: Final[i64] = 6  # which cards to throw away before refilling
OVER: Final[i64] = 7

# Settings: the six advanced variants of the manual.
ONE_CAPOEIRA: Final[i64] = 0
ONE_CHARACTER_EACH: Final[i64] = 1
SMALL_GALLERY: Final[i64] = 2
FEW_SCANDALS: Final[i64] = 3
FEW_BLESSINGS: Final[i64] = 4
OPEN_MARKET: Final[i64] = 5
SETTINGS: Final[i64] = 6

NOBODY: Final[i64] = -1
EMPTY: Final[i64] = -1
GALLERY: Final[i64] = -1  # where a character lies that nobody has
NOT_PLAYED: Final[i64] = -2  # a character left in the box
JOKERS: Final[i64] = 6  # blessings in the purse
UNIQUES: Final[i64] = 7  # unique cards in the purse
AT_A_GLANCE: Final[i64] = 8  # the icons in the purse, four bits for each
POOLS: Final[i64] = 3  # icons of which an excess may remain: Nagoas, Guaiamuns, coins

MOST_KNOWN_CARDS: Final[i64] = 0o777777777777777777  # three bits for each of 18 faces
ALL_BUSINESSES: Final[i64] = (1 << 10) - 1
ALL_CHARACTERS: Final[i64] = (1 << 8) - 1
ALL_SLOTS: Final[i64] = (1 << 3) - 1
MOST_DUE: Final[i64] = (1 << 24) - 1  # four bits for each of six icons
MOST_EXCESS: Final[i64] = (1 << 12) - 1  # ... of three
MOST_PAID: Final[i64] = 2**36 - 1  # ... of nine faces
WAYS: Final[i64] = 55  # to pay
NOTHING_PAID: Final = dict.fromkeys(
    ("paid", "blessed", "bulk", "paid_tokens", "spent_excess", "new_excess"), 0
)


def observations(position: Any) -> int:
    """How many know something of whose hand: every seat, and everybody, of every seat."""
    return int(position.players * (position.players + 1))


FIELDS: Final = Fields(
    META,
    CHANCE,
    SHOWN,
    Pile("deck", FACES - 1, CARDS),
    Row("hands", per_seat(FACES), 0, CARDS),
    Written("variants", is_text=True),
    Row("squares", SQUARES, 0, CAPOEIRAS).said(),
    Row("owners", BUSINESSES, NOBODY, last_seat),
    Row("workers", BUSINESSES, 0, WORKERS),
    Written("businesses", is_text=True),  # owners and workers
    Row("ministry", MINISTERS, NOBODY, last_seat).said(is_text=True),
    Row("holders", CHARACTERS, NOT_PLAYED, last_seat),
    Written("held", is_text=True),  # holders
    Row("markers", CHARACTERS, 0, all_seats).said(is_text=True),
    Row("market", MARKET, 0, FACES - 1).said(of="card"),
    Row("stored", FACES, 0, CARDS).said(of="card"),
    Row("discards", FACES, 0, CARDS).said(of="card"),
    Number("seat", 0, last_seat).said("turn"),
    Number("turns", 0, MASK).said(),
    Number("phase", OPENING, OVER).said(of="phase"),
    Number("starter", 0, last_seat).said(),
    Number("removed", 0, CAPOEIRAS).said(),
    Number("tenement", 0, CAPOEIRAS).said(),
    Number("closed", 0, 1).said(),
    Number("exchanged", 0, MASK).said(),
    Number("cleared", 0, 1).said(),
    Number("due", 0, MOST_DUE).said(),
    Number("whole", 0, 1).said(),
    Number("paid", 0, MOST_PAID).said(),
    Number("blessed", 0, MOST_DUE).said(),
    Number("bulk", 0, WAYS).said(),
    Number("paid_tokens", 0, ALL_BUSINESSES).said(of="business", is_set=True),
    Number("spent_excess", 0, MOST_EXCESS).said(),
    Number("new_excess", 0, MOST_EXCESS).said(),
    Number("thefts", 0, CAPOEIRAS).said(),
    Number("looking", NOBODY, last_seat).said(),
    Number("winner", NOBODY, last_seat).said(),
    Number("took", -1, FACES - 1).said(of="card"),
    Number("winning", -1, CHARACTERS - 1).said(of="character"),
    Number("tokens", 0, ALL_BUSINESSES).said(of="business", is_set=True),
    Number("used", 0, ALL_CHARACTERS).said(of="character", is_set=True),
    Number("fresh", 0, ALL_CHARACTERS).said(of="character", is_set=True),
    Number("laid", 0, ALL_SLOTS).said(is_set=True, first=1),
    Row("pool", POOLS, 0, CARDS).said(),
    Row("robbed", per_seat(1), 0, CARDS).said(),
    Number("deed", -1, ACTIONS_END - 1).said(is_text=True),
    Number("tenement_spaces", 1, CAPOEIRAS).said("spaces"),
    Number("princess_goal", 1, MASK).said("freed"),
    Row("known", observations, 0, MOST_KNOWN_CARDS).said(is_text=True),
)


def scandals_of(players: i64, settings: vec[i64]) -> i64:
    """Scandals in the box; variant 4: one more than there are players."""
    return players + 1 if settings[FEW_SCANDALS] == 1 else i64(COPIES[SCANDAL])


def blessings_of(players: i64, settings: vec[i64]) -> i64:
    """Blessings in the box; variant 5: as many as players."""
    return players if settings[FEW_BLESSINGS] == 1 else i64(COPIES[BLESSING])


def fresh_deck(players: i64, settings: vec[i64]) -> Bag:
    """All cards of the box, face down."""
    return Bag(box(scandals_of(players, settings), blessings_of(players, settings)))


class Position(State):
    """Every component in its place. Rows of several seats lie one after another."""

    def __init__(
        self, players: i64, random: Random, settings: vec[i64], source: "Position | None"
    ) -> None:
        """Set up a new game, or copy `source`."""
        super().__init__(players, random, settings)
        # What the seat in turn can pay; see costs.py.
        self.purse: Final[vec[i64]] = vec[i64]([0] * 9)
        seats = int(players)
        # Cards.
        self.deck: Bag = fresh_deck(players, settings) if source is None else source.deck.copy()
        # By face.
        self.discards: Final[vec[i64]] = (
            vec[i64]([0] * 18) if source is None else source.discards[:]
        )
        # By seat and face.
        self.hands: Final[vec[i64]] = (
            vec[i64]([0] * (18 * seats)) if source is None else source.hands[:]
        )
        # Cards in each hand.
        self.sizes: Final[vec[i64]] = vec[i64]([0] * seats) if source is None else source.sizes[:]
        # The face in each slot.
        self.market: Final[vec[i64]] = vec[i64]([-1] * 3) if source is None else source.market[:]
        # Under Quissama, by face.
        self.stored: Final[vec[i64]] = vec[i64]([0] * 18) if source is None else source.stored[:]
        self.removed: i64 = 0  # scandals used, out of the game
        # Who knows what of whose hand: 3 bits for each face, at least so many; see hands.py.
        self.known: Final[vec[i64]] = (
            vec[i64]([0] * (seats * (seats + 1))) if source is None else source.known[:]
        )
        # Capoeiras.
        each: i64 = 2 - settings[ONE_CAPOEIRA]
        self.squares: Final[vec[i64]] = (
            vec[i64]([int(each)] * 4) if source is None else source.squares[:]
        )
        # Capoeiras in each business.
        self.workers: Final[vec[i64]] = vec[i64]([0] * 10) if source is None else source.workers[:]
        self.tenement: i64 = 0  # Guaiamuns in the Cabeça de Porco
        self.senzala: i64 = CAPOEIRAS - SQUARES * each
        # Pieces of the players.
        # Whose burgher each business has.
        self.owners: Final[vec[i64]] = vec[i64]([-1] * 10) if source is None else source.owners[:]
        # Whose minister is on each space.
        self.ministry: Final[vec[i64]] = (
            vec[i64]([-1] * 6) if source is None else source.ministry[:]
        )
        # Not on the board.
        self.pieces: Final[vec[i64]] = (
            vec[i64]([10] * seats) if source is None else source.pieces[:]
        )
        # Who has each character.
        self.holders: Final[vec[i64]] = (
            vec[i64]([int(GALLERY)] * 8) if source is None else source.holders[:]
        )
        # Whose markers are on it, as bits of seats.
        self.markers: Final[vec[i64]] = vec[i64]([0] * 8) if source is None else source.markers[:]
        self.seat: i64 = 0  # whose turn it is
        self.starter: i64 = 0
        self.phase: i64 = OPENING
        self.turns: i64 = 0  # turns ended so far, the openings included
        self.tokens: i64 = 0  # businesses whose coin token is not spent yet this turn, as bits
        # Excess Nagoas, Guaiamuns and coins, this turn.
        self.pool: Final[vec[i64]] = vec[i64]([0] * 3) if source is None else source.pool[:]
        self.used: i64 = 0  # characters whose ability was used this turn, as bits
        self.fresh: i64 = 0  # characters taken this turn, as bits
        self.closed: i64 = 0  # 1 after the first combination: no more abilities
        self.exchanged: i64 = 0  # market exchanges this turn
        self.laid: i64 = 0  # market slots filled by the seat in turn, as bits
        self.cleared: i64 = 0  # 1 if a marker was paid off Bernardina this turn
        self.deed: i64 = -1  # the action that is being paid for
        self.due: i64 = 0  # what is still to be paid, four bits for each icon
        self.whole: i64 = 0  # 1 while nothing of an influence cost is paid yet
        # What is laid down for it, which nobody else is shown before all is paid.
        self.paid: i64 = 0  # cards, four bits for each paying face
        self.blessed: i64 = 0  # blessings, four bits for each icon they stand for
        self.bulk: i64 = 0  # 1 + the way in which a unique card or three alike were paid
        self.paid_tokens: i64 = 0  # businesses whose token is spent for it, as bits
        self.spent_excess: i64 = 0  # four bits for each of Nagoas, Guaiamuns and coins
        self.new_excess: i64 = 0  # left over by it, likewise
        self.thefts: i64 = 0  # cards still to be stolen
        # Cards stolen from each this turn.
        self.robbed: Final[vec[i64]] = (
            vec[i64]([0] * int(players)) if source is None else source.robbed[:]
        )
        self.looking: i64 = NOBODY  # whose hand Woodruff looks at
        self.took: i64 = -1  # the card taken out of it, until one is given
        self.winner: i64 = NOBODY
        self.winning: i64 = -1  # the character whose goal was met
        self.tenement_spaces: i64 = TENEMENT_SPACES
        self.princess_goal: i64 = PRINCESS_GOAL[players] - PRINCESS_LESS * settings[ONE_CAPOEIRA]
        if source is not None:
            self.copy_from(source)

    @final
    def scandals(self) -> i64:
        """Scandals in the box of this game."""
        return scandals_of(self.players, self.settings)

    @final
    def blessings(self) -> i64:
        """Blessings in the box of this game."""
        return blessings_of(self.players, self.settings)

    @final
    def copy_from(self, source: "Position") -> None:
        """Become an independent copy."""
        self.shown = source.shown
        self.removed = source.removed
        self.tenement = source.tenement
        self.senzala = source.senzala
        self.copy_turn_from(source)

    @final
    def copy_turn_from(self, source: "Position") -> None:
        """Copy what belongs to the turn, the decision under way and the end of the game."""
        self.seat = source.seat
        self.starter = source.starter
        self.phase = source.phase
        self.turns = source.turns
        self.tokens = source.tokens
        self.used = source.used
        self.fresh = source.fresh
        self.closed = source.closed
        self.exchanged = source.exchanged
        self.laid = source.laid
        self.cleared = source.cleared
        self.deed = source.deed
        self.due = source.due
        self.whole = source.whole
        self.paid = source.paid
        self.blessed = source.blessed
        self.bulk = source.bulk
        self.paid_tokens = source.paid_tokens
        self.spent_excess = source.spent_excess
        self.new_excess = source.new_excess
        self.thefts = source.thefts
        self.looking = source.looking
        self.took = source.took
        self.winner = source.winner
        self.winning = source.winning
        self.tenement_spaces = source.tenement_spaces
        self.princess_goal = source.princess_goal

    @final
    def held(self, seat: i64, face: i64) -> i64:
        """How many cards of a face a seat has in hand."""
        return self.hands[seat * FACES + face]

    @final
    def is_full(self, business: i64) -> bool:
        """Whether a business has its burgher and both capoeiras."""
        return self.workers[business] == 2 and self.owners[business] >= 0

    @final
    def full_businesses(self, seat: i64) -> i64:
        """How many full businesses a seat owns."""
        count: i64 = 0
        for business in range(BUSINESSES):
            if self.owners[business] == seat and self.workers[business] == 2:
                count += 1
        return count

    @final
    def ministers(self, seat: i64) -> i64:
        """How many ministers a seat has."""
        count: i64 = 0
        for space in range(MINISTERS):
            if self.ministry[space] == seat:
                count += 1
        return count

    @final
    def is_free(self, seat: i64, character: i64) -> bool:
        """Whether a seat holds a character with nobody's marker on it."""
        return self.holders[character] == seat and self.markers[character] == 0

    @final
    def on_board(self) -> i64:
        """Freed capoeiras: in squares, businesses and the tenement."""
        return CAPOEIRAS - self.senzala

    @final
    def token_worth(self) -> i64:
        """What a coin token of the seat in turn is worth: +2 with a free Araújo, else +1."""
        if self.is_free(self.seat, ARAUJO) and (self.fresh >> ARAUJO) & 1 == 0:
            return 2
        return 1

    def dump(self) -> dict[str, object]:
        """The whole position as plain data."""
        return FIELDS.dump(self)

    @final
    def restore(self, data: dict[str, object]) -> None:
        """Become the position that `dump` wrote; pieces named nowhere are with their owners.

        Until version 5 of the rules what was paid was shown at once, and none of it dumped.
        """
        is_older = not any(name in data for name in NOTHING_PAID)
        FIELDS.restore(self, {**NOTHING_PAID, **data} if is_older else data)
        self.count_pieces()

    @final
    def count_pieces(self) -> None:
        """Work out hand sizes, the senzala and the pieces left from what is on the table."""
        for seat in range(self.players):
            self.sizes[seat] = 0
            for face in range(FACES):
                self.sizes[seat] += self.hands[seat * FACES + face]
            self.pieces[seat] = PIECES - self.pieces_out(seat)
        self.senzala = CAPOEIRAS - self.tenement
        for count in self.squares:
            self.senzala -= count
        for count in self.workers:
            self.senzala -= count

    @final
    def pieces_out(self, seat: i64) -> i64:
        """How many pieces a seat has on the board and on characters."""
        count = self.ministers(seat)
        for business in range(BUSINESSES):
            if self.owners[business] == seat:
                count += 1
        for character in range(CHARACTERS):
            count += (self.markers[character] >> seat) & 1
        return count
