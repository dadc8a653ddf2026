# compiled: mypyc
"""The position: where every lord, territory, crest and pearl is, and whose decision it is."""

from typing import Final, final

from ludoteca.games.conspiracy.cards import (
    CELLS,
    GUILDS,
    LORD_KINDS,
    LORDS,
    TERRITORIES,
    all_lords,
    guild_of,
)
from ludoteca.games.conspiracy.meta import META
from ludoteca.kernel.fields import (
    CHANCE,
    SHOWN,
    Fields,
    Hand,
    Members,
    Number,
    Pile,
    Row,
    last_seat,
    per_seat,
)
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.notation import Written
from ludoteca.kernel.piles import Bag
from ludoteca.kernel.random import MASK, Random
from ludoteca.kernel.state import State

# What the seat in turn has to decide.
RECRUIT: Final[i64] = 0  # how many lords to turn up, or which pile to take
KEEP: Final[i64] = 1  # which of the lords turned up to keep
LEAVE: Final[i64] = 2  # which lord of a pile larger than the room stays behind
PLACE: Final[i64] = 3  # which of the recruited lords to place next
SWAP: Final[i64] = 4  # which lord changes places, or none
SWAP_WITH: Final[i64] = 5  # with which other lord
CLAIM: Final[i64] = 6  # how many territories to draw, or which to take
CHOOSE: Final[i64] = 7  # which of the drawn territories to keep
OVER: Final[i64] = 8

LIVE_SCORE: Final[i64] = 0  # setting: whether the running score is shown

NOBODY: Final[i64] = -1
EMPTY: Final[i64] = -1
HAND_ROOM: Final[i64] = 12  # a pile holds at most the 12 lords of its guild

FIELDS: Final = Fields(
    META,
    CHANCE,
    SHOWN,
    Row("chambers", per_seat(CELLS), EMPTY, LORD_KINDS - 1),
    Row("covers", per_seat(CELLS), EMPTY, TERRITORIES - 1),
    Row("crests", per_seat(GUILDS), EMPTY, CELLS - 1),
    Row("pearls", per_seat(1), 0, LORDS),
    Row("silver", per_seat(1), 0, CELLS),
    Row("gold", per_seat(1), 0, CELLS),
    Number("seat", 0, last_seat).said("turn"),
    Number("starter", 0, last_seat).said(),
    Number("turns", 0, MASK).said(),
    Number("master", NOBODY, last_seat).said(silent=-1),
    Number("limit_owner", NOBODY, last_seat).said(silent=-1),
    Number("closer", NOBODY, last_seat).said(silent=-1),
    Number("swapping", EMPTY, CELLS - 1).said(silent=-1),
    Number("limit", 0, 2).said(),
    Written("live_score"),
    Number("phase", RECRUIT, OVER).said(of="phase"),
    Members("row", TERRITORIES - 1).said(of="territory", silent=[]),
    Members("offered", TERRITORIES - 1).said(of="territory", silent=[]),
    Hand("hand", "hand_count", LORD_KINDS - 1, HAND_ROOM).said(of="lord", silent=[]),
    Row("piles", LORD_KINDS, 0, LORDS).said(of="lord"),
    Pile("deck", LORD_KINDS - 1, LORDS),
    Members("territory_deck", TERRITORIES - 1),
)


class Position(State):
    """Every component in its place. Rows of several seats lie one after another."""

    def __init__(
        self, players: i64, random: Random, settings: vec[i64], source: "Position | None"
    ) -> None:
        """Set up a new game, or copy `source`.

        Every field is set right here: compiled code then need not ask, each time it reads one,
        whether it has been.
        """
        super().__init__(players, random, settings)
        seats = int(players)
        self.deck: Bag = Bag(all_lords()) if source is None else source.deck.copy()
        # Discarded lords by kind.
        self.piles: Final[vec[i64]] = vec[i64]([0] * 30) if source is None else source.piles[:]
        self.stacked: i64 = 0  # the guilds that have a pile, as bits
        # Turned up or recruited; ascending.
        self.hand: Final[vec[i64]] = vec[i64]([0] * 12) if source is None else source.hand[:]
        self.hand_count: i64 = 0
        # The lord in each cell.
        self.chambers: Final[vec[i64]] = (
            vec[i64]([-1] * (15 * seats)) if source is None else source.chambers[:]
        )
        # The territory on that lord.
        self.covers: Final[vec[i64]] = (
            vec[i64]([-1] * (15 * seats)) if source is None else source.covers[:]
        )
        # Filled cells.
        self.placed: Final[vec[i64]] = vec[i64]([0] * seats) if source is None else source.placed[:]
        # The cell that each crest is on.
        self.crests: Final[vec[i64]] = (
            vec[i64]([-1] * (5 * seats)) if source is None else source.crests[:]
        )
        self.pearls: Final[vec[i64]] = vec[i64]([0] * seats) if source is None else source.pearls[:]
        self.master: i64 = NOBODY  # who has the Pearl Master pawn
        # Keys placed since the last territory.
        self.silver: Final[vec[i64]] = vec[i64]([0] * seats) if source is None else source.silver[:]
        self.gold: Final[vec[i64]] = vec[i64]([0] * seats) if source is None else source.gold[:]
        # Territories, as bits.
        self.held: Final[vec[i64]] = vec[i64]([0] * seats) if source is None else source.held[:]
        self.territory_deck: i64 = (1 << TERRITORIES) - 1  # face down, as bits
        self.row: i64 = 0  # face up and available, as bits
        self.offered: i64 = 0  # drawn this moment, one to be kept, as bits
        self.limit: i64 = 0  # opponents of limit_owner take only this many lords; 0: no limit
        self.limit_owner: i64 = NOBODY
        self.seat: i64 = 0  # whose turn it is
        self.starter: i64 = 0
        self.phase: i64 = RECRUIT
        self.swapping: i64 = EMPTY  # the first cell of a swap under way
        self.closer: i64 = NOBODY  # who placed a 15th lord first
        self.turns: i64 = 0  # turns ended so far
        if source is not None:
            self.copy_from(source)

    @final
    def copy_from(self, source: "Position") -> None:
        """Copy every number that is not in a row."""
        self.shown = source.shown
        self.stacked = source.stacked
        self.hand_count = source.hand_count
        self.master = source.master
        self.territory_deck = source.territory_deck
        self.row = source.row
        self.offered = source.offered
        self.limit = source.limit
        self.limit_owner = source.limit_owner
        self.seat = source.seat
        self.starter = source.starter
        self.phase = source.phase
        self.swapping = source.swapping
        self.closer = source.closer
        self.turns = source.turns

    @final
    def lord_at(self, seat: i64, cell: i64) -> i64:
        """The lord in a cell, or EMPTY."""
        return self.chambers[seat * CELLS + cell]

    @final
    def has_territory(self, seat: i64, territory: i64) -> bool:
        """Whether a seat controls this territory."""
        return (self.held[seat] >> territory) & 1 == 1

    @final
    def add_to_hand(self, lord: i64) -> None:
        """Put a lord in hand, keeping the hand ascending."""
        place = self.hand_count
        while place > 0 and self.hand[place - 1] > lord:
            self.hand[place] = self.hand[place - 1]
            place -= 1
        self.hand[place] = lord
        self.hand_count += 1

    @final
    def remove_from_hand(self, lord: i64) -> None:
        """Take one lord of this kind, which is there, out of the hand."""
        place: i64 = 0
        while self.hand[place] != lord:
            place += 1
        self.hand_count -= 1
        while place < self.hand_count:
            self.hand[place] = self.hand[place + 1]
            place += 1

    @final
    def is_in_hand(self, lord: i64) -> bool:
        """Whether a lord of this kind is in hand."""
        for place in range(self.hand_count):
            if self.hand[place] == lord:
                return True
        return False

    @final
    def add_to_pile(self, lord: i64) -> None:
        """Lay a lord on the discard pile of its guild."""
        self.piles[lord] += 1
        self.stacked |= 1 << guild_of(lord)

    def dump(self) -> dict[str, object]:
        """The whole position as plain data."""
        return FIELDS.dump(self)

    @final
    def restore(self, data: dict[str, object]) -> None:
        """Become the position that `dump` wrote; DamagedPosition if a number cannot be."""
        FIELDS.restore(self, data)
        for lord in range(LORD_KINDS):
            if self.piles[lord] > 0:
                self.stacked |= 1 << guild_of(lord)
        self.count_chambers()

    @final
    def count_chambers(self) -> None:
        """Work out, from the chambers, how many cells are filled and which territories are held."""
        for seat in range(self.players):
            self.placed[seat] = 0
            self.held[seat] = 0
            for cell in range(CELLS):
                place = seat * CELLS + cell
                self.placed[seat] += 1 if self.chambers[place] != EMPTY else 0
                if self.covers[place] != EMPTY:
                    self.held[seat] |= 1 << self.covers[place]
