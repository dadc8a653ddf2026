# compiled: mypyc
"""What cards ask about the past: this match's turns, the last round, the matches before.

No log is kept. For every player the number of the turn in which something last happened is enough,
because the last round begins with the earliest of everybody's latest turns.
"""

from typing import Final, final

from ludoteca.games.agencia.books import NOBODY, Books
from ludoteca.kernel.fields import Number, Row, all_seats, last_seat
from ludoteca.kernel.native import i64, vec
from ludoteca.kernel.random import MASK

NEVER: Final[i64] = -1
SEATS: Final[i64] = 6  # rows are for the most who can play

FIELDS: Final = (
    Number("turn", 0, MASK),
    Number("revolt_won", NEVER, MASK),
    Number("failed", 0, all_seats),
    Number("fell", 0, all_seats),
    Number("last_revolter", NOBODY, last_seat),
    Number("last_discarders", 0, all_seats),
    Number("last_solver", NOBODY, last_seat),
    Number("crises", 0, MASK),
    Number("discards", 0, MASK),
    Number("round_players", 0, all_seats),
    Row("played", SEATS, NEVER, MASK),
    Row("drew", SEATS, NEVER, MASK),
    Row("discarded", SEATS, NEVER, MASK),
    Row("altered", SEATS, NEVER, MASK),
    Row("discards_at", SEATS, 0, MASK),
    Row("gains", SEATS, 0, MASK),
    Row("round_drawn", SEATS, 0, MASK),
    Row("round_discarded", SEATS, 0, MASK),
    Row("handed", SEATS * SEATS, NEVER, MASK),
    Row("gains_at", SEATS * SEATS, 0, MASK),
    Row("gains_before", SEATS, 0, MASK),
)


@final
class History:
    """The past of a match. Turn numbers count from 0; NEVER where something has not happened."""

    def __init__(self, source: "History | None" = None) -> None:
        """Nothing has happened yet; or a copy of `source`."""
        self.turn: i64 = 0  # turns completed in this match: the number of the current one
        # Each player's latest completed turn.
        self.played: Final[vec[i64]] = vec[i64]([-1] * 6) if source is None else source.played[:]
        # The turn in which each last drew.
        self.drew: Final[vec[i64]] = vec[i64]([-1] * 6) if source is None else source.drew[:]
        self.discarded: Final[vec[i64]] = (
            vec[i64]([-1] * 6) if source is None else source.discarded[:]
        )
        self.altered: Final[vec[i64]] = vec[i64]([-1] * 6) if source is None else source.altered[:]
        # Giver * 6 + receiver.
        self.handed: Final[vec[i64]] = vec[i64]([-1] * 36) if source is None else source.handed[:]
        self.revolt_won: i64 = NEVER  # the turn of the last successful revolt
        self.failed: i64 = 0  # seats with a failed revolt, as bits
        self.fell: i64 = 0  # seats that were down to exactly 1 card, as bits
        self.last_revolter: i64 = NOBODY
        self.last_discarders: i64 = 0  # who discarded last, as bits
        self.last_solver: i64 = NOBODY
        self.crises: i64 = 0
        self.discards: i64 = 0  # cards discarded by all
        # The same at the end of each one's turn.
        self.discards_at: Final[vec[i64]] = (
            vec[i64]([0] * 6) if source is None else source.discards_at[:]
        )
        # Cards drawn or received by each.
        self.gains: Final[vec[i64]] = vec[i64]([0] * 6) if source is None else source.gains[:]
        # The same when the current turn began.
        self.gains_before: Final[vec[i64]] = (
            vec[i64]([0] * 6) if source is None else source.gains_before[:]
        )
        # The same when the latest completed turn of somebody began.
        self.gains_at: Final[vec[i64]] = (
            vec[i64]([0] * 36) if source is None else source.gains_at[:]
        )
        self.round_players: i64 = 0  # who has played since the last round closed, as bits
        self.round_drawn: Final[vec[i64]] = (
            vec[i64]([0] * 6) if source is None else source.round_drawn[:]
        )
        self.round_discarded: Final[vec[i64]] = (
            vec[i64]([0] * 6) if source is None else source.round_discarded[:]
        )
        if source is not None:
            self.copy_from(source)

    def copy_from(self, source: "History") -> None:
        """Become a copy."""
        self.turn = source.turn
        self.revolt_won = source.revolt_won
        self.failed = source.failed
        self.fell = source.fell
        self.last_revolter = source.last_revolter
        self.last_discarders = source.last_discarders
        self.last_solver = source.last_solver
        self.crises = source.crises
        self.discards = source.discards
        self.round_players = source.round_players

    def copy(self) -> "History":
        """An independent copy."""
        return History(self)

    def round_opener(self, players: i64) -> i64:
        """Whose latest turn opens the last round; NOBODY if somebody has not played yet."""
        opener: i64 = 0
        for seat in range(players):
            if self.played[seat] < 0:
                return NOBODY
            if self.played[seat] < self.played[opener]:
                opener = seat
        return opener

    def round_start(self, players: i64) -> i64:
        """The first turn of the last round; before everybody has played, the match's first."""
        opener = self.round_opener(players)
        if opener == NOBODY:
            return 0
        return self.played[opener]

    def gained(self, seat: i64, players: i64) -> i64:
        """The cards a seat drew or received in the last round."""
        opener = self.round_opener(players)
        if opener == NOBODY:
            return self.gains[seat]
        return self.gains[seat] - self.gains_at[opener * 6 + seat]

    def last_player(self, books: Books, taken: i64) -> i64:
        """The most recent player who is not among `taken`; before, the seats against the flow."""
        best: i64 = NOBODY
        best_turn: i64 = -100
        for seat in range(books.players):
            turn = self.played[seat]
            if turn < 0:
                turn = -((books.seat - seat) * books.flow % books.players)
            if (taken >> seat) & 1 == 0 and turn > best_turn:
                best = seat
                best_turn = turn
        return best

    def open_turn(self) -> None:
        """Note what everybody had gained when this turn began."""
        for other in range(6):
            self.gains_before[other] = self.gains[other]

    def close_turn(self, seat: i64) -> None:
        """The turn is over: the last round may begin with it now, and not with one before."""
        for other in range(6):
            self.gains_at[seat * 6 + other] = self.gains_before[other]
        self.played[seat] = self.turn
        self.discards_at[seat] = self.discards
        self.round_players |= 1 << seat
        self.turn += 1
