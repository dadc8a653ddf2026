"""Second reading of Agência: the field between matches, hegemonies, and a whole game."""

from collections.abc import Callable
from dataclasses import dataclass, field

from tests.second_reading.agencia import Position
from tests.second_reading.agencia_motions import set_down
from tests.second_reading.agencia_trouble import Asking
from tests.second_reading.agencia_turn import Match

TOP = 4


@dataclass
class Dealt:
    """Everybody's hand and structure, and who begins; the field where a position was set up."""

    hands: list[list[int]]
    places: list[int]
    starter: int
    flow: int
    rows: list[int] | None = None
    columns: list[int] = field(default_factory=list)


@dataclass
class Game:
    """A game: matches until somebody has won it, in simple mode only one that has a winner."""

    players: int
    field_on: bool
    tell: Callable[[str, int], object]
    rounds: int
    most_matches: int
    pile: Callable[[Dealt], Position]
    social: bool = False  # with its deck: fewer cards the higher one stands
    motions: bool = False  # something may be put to the table
    noticed: bool = False  # nobody is told that there is a hegemony
    accusers: set[int] = field(default_factory=set)
    winners: tuple[int, ...] = ()
    won: list[tuple[int, ...]] = field(default_factory=list)  # winners of every match won so far
    matches: int = 0
    last: Position | None = None
    now: Match | None = None

    def play(self) -> Asking:
        """Match after match."""
        while not self.winners:
            dealt = self.tell("deal", 0)
            assert isinstance(dealt, Dealt)
            self.now = self.begin(dealt)
            yield from self.now.play()
            self.matches += 1
            self.last = self.now.at
            yield from self.conclude(self.now)
            if not self.winners and self.is_last():
                self.winners = self.best()

    def begin(self, dealt: Dealt) -> Match:
        """A match as it is dealt. Whoever won last begins, and the flow goes on."""
        at = self.pile(dealt)
        at.been = frozenset(at.places)
        before = self.last
        if before is not None:
            assert dealt.flow == before.flow, "the flow goes on from match to match"
            at.rows, at.columns, at.since = before.rows, before.columns, before.since
            at.blocked_wins, at.clock = before.blocked_wins, before.clock
        elif self.field_on:
            at.rows, at.columns = [0] * self.players, list(range(self.players))
            at.since, at.blocked_wins = [0] * self.players, [0] * self.players
        if dealt.rows is not None:
            at.rows, at.columns = list(dealt.rows), list(dealt.columns)
        rows = at.rows or [0] * self.players
        for seat, hand in enumerate(dealt.hands if dealt.rows is None else ()):
            assert len(hand) == (8 - rows[seat] if self.social else 5), "as many cards as dealt"
        if self.won:
            assert dealt.starter in self.won[-1], "the latest winner begins"
            at.last_winners = self.won[-1]
        return Match(at, self.tell, self, self.rounds)

    def is_last(self) -> bool:
        """Whether no match comes after this one: then nobody alters the field for it either."""
        return self.matches == self.most_matches

    def best(self) -> tuple[int, ...]:
        """After so many matches: highest in the field, then most wins."""
        assert self.last is not None
        rows = self.last.rows or [0] * self.players
        values = [(rows[seat], self.wins(seat)) for seat in range(self.players)]
        return tuple(seat for seat in range(self.players) if values[seat] == max(values))

    def wins(self, seat: int) -> int:
        """How many matches a seat has won."""
        return sum(seat in winners for winners in self.won)

    # Hegemonies.

    def favours(self, at: Position, name: str) -> int | None:
        """Whom a hegemony favours, None where that is not clear."""
        assert at.rows is not None
        if name == "ancestors":
            return self.won[0][0] if self.won and len(self.won[0]) == 1 else None
        if name == "leviathan":
            return self.most_wins()
        if name == "austrian":
            return longest_on_top(at)
        if name == "fascism":
            blockers = [s for s in range(self.players) if is_blocking(at, s)]
            return blockers[0] if len(blockers) == 1 else None
        if name == "stateless":
            crowd = max(at.rows.count(row) for row in at.rows)
            return at.reached.get(name) if 2 * crowd > self.players else None
        leader = at.reached.get(name)
        if name == "vanguard" and leader is not None and has_rule(at, "no-field"):
            return leader if at.rows[leader] == TOP - 1 else None  # nothing else can be moved
        return leader

    def most_wins(self) -> int | None:
        """Most wins; of several, the one who won most recently."""
        counts = [self.wins(seat) for seat in range(self.players)]
        best = [seat for seat in range(self.players) if counts[seat] == max(counts) > 0]
        for winners in reversed(self.won):
            latest = [seat for seat in best if seat in winners]
            if latest:
                return latest[0] if len(latest) == 1 else None
        return None

    # After a match.

    def conclude(self, match: Match) -> Asking:
        """The winners rise, then everybody above row 0 alters the field."""
        at = match.at
        if match.closed:
            if match.hegemony == "vanguard":
                turn_over(at, match.at.reached["vanguard"])
            return
        if at.rows is None:
            self.winners = match.winners
            return
        self.won.append(match.winners)
        if match.hegemony in ("vanguard", "stateless") and not at.in_force("winner-to-0"):
            self.winners = match.winners
            return
        at.clock += 1
        self.rise(match)
        self.winners = match.with_allies({s for s in range(self.players) if at.rows[s] == TOP})
        if not self.winners and not self.is_last() and not has_rule(at, "no-field"):
            yield from self.side_steps(match)

    def rise(self, match: Match) -> None:
        """Every winner goes up, from the top row down."""
        at = match.at
        assert at.rows is not None
        rows = list(at.rows)
        stuck = at.meant("top") if at.in_force("no-rise", "top!") else []
        back, held = at.in_force("winner-to-0"), at.in_force("no-rise", "winner")
        if back and not held:
            self.back_to_0(at, match.winners)
        for seat in sorted(() if back or held else match.winners, key=lambda s: -rows[s]):
            if stuck != [seat]:
                self.go_up(at, seat, match.hegemony == "ancestors")
        if match.hegemony == "fascism" and not at.in_force("no-field"):
            self.all_down(at, match.winners)

    def go_up(self, at: Position, seat: int, at_once: bool) -> None:
        """One row up; a blocker yields only to a second win."""
        assert at.rows is not None
        blocker = at.at_square(at.rows[seat] + 1, at.columns[seat])
        if blocker is None or at.rows[seat] + 1 == TOP:
            at.stand(seat, at.rows[seat] + 1)
        elif at.blocked_wins[seat] or at_once:
            at.change_squares(seat, blocker)
        else:
            at.blocked_wins[seat] += 1

    def back_to_0(self, at: Position, winners: tuple[int, ...]) -> None:
        """The winners go to row 0: to their own squares while one is free, then by lot."""
        assert at.rows is not None
        left = list(winners)
        while home := [seat for seat in left if at.at_square(0, seat) is None]:
            self.set_back(at, home[0], home[0])
            left.remove(home[0])
        for seat in left:
            if at.rows[seat] > 0:
                column = int(str(self.tell("column", seat)))
                assert at.at_square(0, column) is None
                self.set_back(at, seat, column)

    def set_back(self, at: Position, seat: int, column: int) -> None:
        """A square of row 0; whoever was on that row is not new there."""
        assert at.rows is not None
        at.columns[seat] = column
        if at.rows[seat] > 0:
            at.stand(seat, 0)

    def all_down(self, at: Position, winners: tuple[int, ...]) -> None:
        """Everybody else goes down one row, beside whoever stands there."""
        assert at.rows is not None
        for seat in sorted(range(self.players), key=lambda s: (at.rows or [])[s]):
            if seat in winners or at.rows[seat] == 0:
                continue
            set_down(at, seat)

    def side_steps(self, match: Match) -> Asking:
        """Everybody from row 1 up moves somebody: lower rows first, the newest there first."""
        at = match.at
        assert at.rows is not None
        stuck = at.meant("top") if at.in_force("no-field", "top!") else []
        left = [s for s in range(self.players) if at.rows[s] > 0 and stuck != [s]]
        doubled = at.in_force("winner-two-field-last")
        last = [seat for seat in match.winners if doubled and stuck != [seat]]
        keys = {s: (s in last, (at.rows or [])[s], -at.since[s]) for s in range(self.players)}
        times = {seat: 2 if seat in last else 1 for seat in {*left, *last}}
        while times and at.side_steps():
            first = min(keys[seat] for seat in times)
            seat = self.by_lot([seat for seat in times if keys[seat] == first])
            for _ in range(times.pop(seat)):
                _, action = yield {seat: at.side_steps()}
                at.side_step(action)

    def by_lot(self, seats: list[int]) -> int:
        """One of several."""
        if len(seats) == 1:
            return seats[0]
        told = int(str(self.tell("lot", 0)))
        assert told in seats
        return told


def has_rule(at: Position, *words: str) -> bool:
    """Whether a rule of exactly these words lies in the society."""
    return any(rule == words for _, rule in at.rules(words[0]))


def longest_on_top(at: Position) -> int | None:
    """Who has been on the highest row for longest, if that is one player."""
    top = at.meant("top")
    longest = [seat for seat in top if at.since[seat] == min(at.since[it] for it in top)]
    return longest[0] if len(longest) == 1 else None


def is_blocking(at: Position, seat: int) -> bool:
    """Whether somebody stands right below."""
    assert at.rows is not None
    return at.at_square(at.rows[seat] - 1, at.columns[seat]) is not None


def turn_over(at: Position, leader: int) -> None:
    """The vanguard's field: everybody in the own column, the leader high, the others changed."""
    assert at.rows is not None
    at.clock += 1
    at.columns = list(range(at.players))
    after = {0: 2, 1: 2, 2: 1, 3: 0}
    for seat, row in enumerate(list(at.rows)):
        at.stand(seat, 3 if seat == leader else after[row])
