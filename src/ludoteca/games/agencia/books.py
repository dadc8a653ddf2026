# compiled: mypyc
"""What everybody at the table can count: the part of the position that programs are judged on.

The real game has one set of books; the feasibility check goes through a program on copies, with
numbers of cards in place of cards.
"""

from typing import Final, final

from ludoteca.games.agencia.box import RULE_BITS
from ludoteca.games.agencia.language import MANY_WIN
from ludoteca.kernel.native import i64, vec

NOBODY: Final[i64] = -1
TOP_ROW: Final[i64] = 4
ROWS: Final[i64] = 5


@final
class Books:
    """Numbers of cards, society, field, flow; and what the program under way has found out."""

    def __init__(self, players: i64, source: "Books | None") -> None:
        """An empty table with everybody on row 0 of the own column, or a copy of `source`."""
        self.players: i64 = players
        self.seat: i64 = 0  # whose turn it is
        self.flow: i64 = 1  # +1 clockwise, -1 the other way
        self.cards: Final[vec[i64]] = vec[i64]([0] * 6)  # in each hand
        self.society: Final[vec[i64]] = vec[i64]([-1] * 6)  # the kind of each seat's structure
        self.rules: i64 = 0  # the standing rules in force, as bits
        self.rows: Final[vec[i64]] = vec[i64]([0] * 6)  # in the field
        self.columns: Final[vec[i64]] = vec[i64]([0, 1, 2, 3, 4, 5])
        self.pool: i64 = 0  # cards in both piles
        self.banned: i64 = 0  # seats that may not draw now
        self.punished: i64 = 0  # seats that cannot win this match
        self.alliances: i64 = 0  # 1 once a team was formed: several may win
        self.champions: i64 = 0  # who won the last match that was won, as bits
        self.structural: i64 = 0  # seats that hold a structural card
        self.source: i64 = -1  # the structure being judged or executed; -1 outside a program
        self.first: i64 = NOBODY  # who was chosen in this program
        self.second: i64 = NOBODY
        self.before: i64 = 0  # the subjects of the sentence before
        self.subjects: i64 = 0  # whom the sentence concerns
        self.receivers: i64 = 0
        self.bill: Final[vec[i64]] = vec[i64](
            [0] * 6
        )  # cards each of them draws, discards or hands over
        self.drawn: i64 = 0  # seats that have drawn in this program
        self.discarded: i64 = 0  # cards discarded in the sentence before
        self.mates: i64 = 0  # who shared the row of the player in turn when the program began
        self.winners: i64 = 0  # who was declared winner of the match
        self.lenient: i64 = 0  # 1 where only quiet rules stand in the way: see judge.py
        self.tied: i64 = 0  # who ties where "the player" must be one, as bits, until the next fault
        self.fault: i64 = 0  # why the program cannot be completed, with details
        self.fault_party: i64 = 0
        self.fault_seat: i64 = NOBODY
        self.fault_count: i64 = 0
        if source is not None:
            self.copy_from(source)

    def copy_from(self, other: "Books") -> None:
        """Become a copy of the books of as many players."""
        for seat in range(self.players):
            self.cards[seat] = other.cards[seat]
            self.society[seat] = other.society[seat]
            self.rows[seat] = other.rows[seat]
            self.columns[seat] = other.columns[seat]
            self.bill[seat] = other.bill[seat]
        self.seat = other.seat
        self.flow = other.flow
        self.rules = other.rules
        self.pool = other.pool
        self.banned = other.banned
        self.punished = other.punished
        self.alliances = other.alliances
        self.champions = other.champions
        self.structural = other.structural
        self.source = other.source
        self.first = other.first
        self.second = other.second
        self.before = other.before
        self.subjects = other.subjects
        self.receivers = other.receivers
        self.drawn = other.drawn
        self.discarded = other.discarded
        self.mates = other.mates
        self.winners = other.winners
        self.lenient = other.lenient
        self.tied = other.tied
        self.fault = other.fault
        self.fault_party = other.fault_party
        self.fault_seat = other.fault_seat
        self.fault_count = other.fault_count

    def copy(self) -> "Books":
        """An independent copy."""
        return Books(self.players, self)

    def everybody(self) -> i64:
        """All seats, as bits."""
        return (1 << self.players) - 1

    def has(self, rule: i64) -> bool:
        """Whether a standing rule is in force."""
        return (self.rules >> rule) & 1 == 1

    def holders(self, rule: i64) -> i64:
        """The seats whose structure carries a rule, as bits."""
        found: i64 = 0
        if (self.rules >> rule) & 1 == 0:
            return found
        for seat in range(self.players):
            if (RULE_BITS[self.society[seat]] >> rule) & 1 == 1:
                found |= 1 << seat
        return found

    def read_rules(self) -> None:
        """Gather the standing rules after the society has changed."""
        rules: i64 = 0
        for seat in range(self.players):
            if self.society[seat] >= 0:
                rules |= RULE_BITS[self.society[seat]]
        self.rules = rules

    def along(self, seat: i64, steps: i64) -> i64:
        """The seat so many steps along the flow; negative steps go against it."""
        return (seat + self.flow * steps) % self.players

    def distance(self, seat: i64) -> i64:
        """How many turns from now a seat plays, 1 for the next; the player in turn comes last."""
        steps = ((seat - self.seat) * self.flow) % self.players
        if steps == 0:
            return self.players
        return steps

    def fail(self, fault: i64, party: i64, seat: i64, count: i64) -> i64:
        """Note why the program cannot be completed."""
        self.fault = fault
        self.fault_party = party
        self.fault_seat = seat
        self.fault_count = count
        return fault

    def empty_hands(self) -> i64:
        """The seats without cards, as bits."""
        found: i64 = 0
        for seat in range(self.players):
            if self.cards[seat] == 0:
                found |= 1 << seat
        return found

    def many_may_win(self) -> bool:
        """Whether more than one player may win at the same time."""
        return self.alliances == 1 or self.has(MANY_WIN)

    def total(self) -> i64:
        """The cards in all hands together."""
        total: i64 = 0
        for seat in range(self.players):
            total += self.cards[seat]
        return total

    def at(self, row: i64, column: i64) -> i64:
        """Who stands on a square of the field, or NOBODY."""
        for seat in range(self.players):
            if self.rows[seat] == row and self.columns[seat] == column:
                return seat
        return NOBODY

    def blocker(self, seat: i64) -> i64:
        """Who stands directly above a seat, or NOBODY."""
        return self.at(self.rows[seat] + 1, self.columns[seat])

    def on_row(self, row: i64) -> i64:
        """The seats on a row, as bits."""
        found: i64 = 0
        for seat in range(self.players):
            if self.rows[seat] == row:
                found |= 1 << seat
        return found

    def nearest_free(self, row: i64, column: i64) -> i64:
        """The free square of a row nearest to a column, the left one of two: its column."""
        for away in range(self.players):
            if column >= away and self.at(row, column - away) == NOBODY:
                return column - away
            if column + away < self.players and self.at(row, column + away) == NOBODY:
                return column + away
        return column

    def highest_row(self) -> i64:
        """The highest row on which somebody stands."""
        row: i64 = 0
        for seat in range(self.players):
            if self.rows[seat] > row:
                row = self.rows[seat]
        return row

    def lowest_row(self) -> i64:
        """The lowest row on which somebody stands."""
        row = TOP_ROW
        for seat in range(self.players):
            if self.rows[seat] < row:
                row = self.rows[seat]
        return row

    def can_move(self, seat: i64, step: i64) -> bool:
        """Whether a seat can be moved sideways: to a free square of the same row."""
        column = self.columns[seat] + step
        if column < 0 or column >= self.players:
            return False
        return self.at(self.rows[seat], column) == NOBODY

    def can_move_somebody(self) -> bool:
        """Whether any field alteration is possible."""
        for seat in range(self.players):
            if self.can_move(seat, -1) or self.can_move(seat, 1):
                return True
        return False
