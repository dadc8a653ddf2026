"""Second reading of Agência: the table as it lies, and whom the words of a card mean."""

import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from tests.second_reading.agencia_cards import CARDS, is_natural

UNKNOWN = 0  # a card that somebody will draw: it may prove to be any
PRIMES = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79}


class Crisis(Exception):
    """What the structure asks cannot be done; with those who might have been meant."""

    def __init__(self, why: str, meant: Iterable[int] = ()) -> None:
        super().__init__(why)
        self.meant = list(meant)


@dataclass
class Turn:
    """What happened in one turn."""

    seat: int
    drew: Counter[int] = field(default_factory=Counter)
    discarded: Counter[int] = field(default_factory=Counter)
    gained: Counter[int] = field(default_factory=Counter)  # drawn or handed over to
    gave: frozenset[tuple[int, int]] = frozenset()
    altered: frozenset[int] = frozenset()
    revolt_won: bool = False
    after: "Turn | None" = None  # what closing a round brought after it, before the next turn

    def copy(self) -> "Turn":
        """The same, apart."""
        counts = Counter(self.drew), Counter(self.discarded), Counter(self.gained)
        return Turn(self.seat, *counts, self.gave, self.altered, self.revolt_won, self.after)


@dataclass
class Position:
    """Everything that lies on the table in one match, and what has happened in it."""

    hands: list[list[int]]
    places: list[int]  # the society, by seat
    pile: Counter[int]
    seat: int  # whose turn it is
    flow: int = 1
    rows: list[int] | None = None  # the field, by seat; none in simple mode
    columns: list[int] = field(default_factory=list)
    since: list[int] = field(default_factory=list)  # when each came to its row
    blocked_wins: list[int] = field(default_factory=list)
    clock: int = 0  # counts what changes rows
    reached: dict[str, int] = field(default_factory=dict)  # who made a hegemony complete
    discards: Counter[int] = field(default_factory=Counter)
    turns: list[Turn] = field(default_factory=list)
    now: Turn = field(default_factory=lambda: Turn(0))
    crisis_next: bool = False
    revolt_open: bool = False
    solver: int | None = None
    revolter: int | None = None  # who began the latest revolt
    failed: frozenset[int] = frozenset()  # whose revolts failed
    had_one: frozenset[int] = frozenset()  # who once had a single card
    last_discarders: frozenset[int] = frozenset()
    banned: frozenset[int] = frozenset()  # who may not draw until their turn is over
    paradigms: int = 0
    teams: frozenset[frozenset[int]] = frozenset()
    been: frozenset[int] = frozenset()  # cards that have been in the society
    allies_win: bool = False
    imagined: int = 0  # cards drawn while looking ahead
    last_winners: tuple[int, ...] = ()  # of the match before
    winners: tuple[int, ...] = ()  # said by a card
    barred: frozenset[int] = frozenset()  # who may not win this match
    lenient: bool = False  # whom a rule protects may be chosen, what cannot be is left out
    bare: bool = False  # as if nothing lay there that stops something and "is no crisis"
    careless: bool = False  # with how many empty hands a structure ends does not matter

    def copy(self) -> "Position":
        """The same, apart."""
        new = Position(**vars(self))
        new.hands = [list(hand) for hand in self.hands]
        new.places, new.columns = list(self.places), list(self.columns)
        new.since, new.blocked_wins = list(self.since), list(self.blocked_wins)
        new.reached = dict(self.reached)
        new.rows = None if self.rows is None else list(self.rows)
        new.pile, new.discards = Counter(self.pile), Counter(self.discards)
        new.turns, new.now = list(self.turns), self.now.copy()
        return new

    # Seats.

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.hands)

    def along(self, start: int) -> list[int]:
        """Everybody in the order of the flow, from a seat on."""
        return [(start + self.flow * step) % self.players for step in range(self.players)]

    def latest(self, count: int) -> list[int]:
        """The last others to play; before anybody has, the seats before along the flow."""
        recent = [turn.seat for turn in reversed(self.turns)]
        before = list(reversed(self.along(self.seat)))
        found = [s for s in dict.fromkeys(recent + before) if s != self.seat]
        return found[:count]

    def size(self, seat: int) -> int:
        """How many cards a seat has."""
        return len(self.hands[seat])

    # Standing rules.

    def rules(self, name: str) -> list[tuple[int, tuple[str, ...]]]:
        """Every standing rule of this name in force: its holder and its words."""
        return [
            (holder, rule)
            for holder, number in enumerate(self.places)
            if number != UNKNOWN
            for rule in CARDS[number].rules
            if rule[0] == name and not (self.bare and is_quiet_part(rule))
        ]

    def in_force(self, *words: str) -> bool:
        """Whether a rule that begins with these words lies in the society."""
        return any(rule[: len(words)] == words for _, rule in self.rules(words[0]))

    def binds(self, name: str, seat: int) -> bool:
        """Whether a rule of this name lies before a seat."""
        return any(holder == seat for holder, _ in self.rules(name))

    def spared(self, seat: int) -> bool:
        """Whether nobody else may make this seat draw or give it cards."""
        return self.binds("spare", seat) and seat != self.seat

    def many_win(self) -> bool:
        """Whether several may win at once."""
        return self.allies_win or self.in_force("many-winners")

    # The past.

    def last_round(self) -> list[Turn]:
        """The shortest run of turns, up to the one before this, with one of everybody.

        What the closing of a round brought right before it belongs to it.
        """
        seen: set[int] = set()
        for count, turn in enumerate(reversed(self.turns), start=1):
            seen.add(turn.seat)
            if len(seen) == self.players:
                before = self.turns[:-count][-1:]
                return [*(it.after for it in before if it.after), *self.turns[-count:]]
        return self.turns

    def turns_after(self, seat: int) -> list[Turn]:
        """The turns after the latest of a seat; all of them if it has not played yet."""
        ends = [at for at, turn in enumerate(self.turns) if turn.seat == seat]
        return self.turns[ends[-1] + 1 :] if ends else self.turns

    def discards_after(self, seat: int) -> int:
        """How many cards all have discarded since the end of a seat's latest turn."""
        mine = [turn for turn in self.turns if turn.seat == seat][-1:]
        since = [*(turn.after for turn in mine if turn.after), *self.turns_after(seat)]
        return sum(turn.discarded.total() for turn in since)

    def in_round(self, told: Callable[[Turn], Iterable[int]]) -> set[int]:
        """Who appears in what is told of the turns of the last round."""
        return {seat for turn in self.last_round() for seat in told(turn)}

    def total(self) -> int:
        """All cards in hands."""
        return sum(map(len, self.hands))

    def empty(self) -> list[int]:
        """Who has no cards."""
        return [seat for seat in range(self.players) if not self.hands[seat]]

    def spendable(self, seat: int) -> int:
        """How many cards a seat can part with where nothing can be a crisis any more."""
        return max(self.size(seat) - (seat in self.barred), 0)

    def structural(self, seat: int) -> list[int]:
        """Cards of a hand that can lie in the society."""
        return [card for card in self.hands[seat] if not is_natural(card)]

    # Cards that move.

    def drawable(self) -> int:
        """How many cards can still be drawn."""
        return self.pile.total() + self.discards.total() - self.imagined

    def draw(self, seat: int, card: int) -> None:
        """A card of the pile comes to a hand. The discards are the new pile where it is empty."""
        if card == UNKNOWN:
            self.imagined += 1
            self.hands[seat].append(card)
            return
        if not self.pile.total():
            self.pile, self.discards = self.discards, Counter()
        assert self.pile[card], f"{card} was drawn but is not in the pile"
        self.pile[card] -= 1
        self.hands[seat].append(card)

    def discard(self, seat: int, card: int) -> None:
        """A card leaves a hand, seen by all."""
        self.hands[seat].remove(card)
        self.discards[card] += 1

    def exchange(self, seat: int, card: int, place: int) -> None:
        """A card of a hand takes a place; the one that lay there comes to the hand."""
        before = self.present()
        self.hands[seat].remove(card)
        self.hands[seat].append(self.places[place])
        self.places[place] = card
        self.been |= {card}
        self.reached = {it: by for it, by in self.reached.items() if it in self.present()}
        self.reached |= dict.fromkeys(self.present() - before, seat)

    # The field.

    def present(self) -> set[str]:
        """The ideologies with enough cards in the society."""
        needed = 2 if self.players == 3 else 3
        held = [CARDS[number].ideology for number in self.places if number != UNKNOWN]
        return {it for it in held if it is not None and held.count(it) >= needed}

    def at_square(self, row: int, column: int) -> int | None:
        """Who stands on a square of the field."""
        assert self.rows is not None
        for seat in range(self.players):
            if (self.rows[seat], self.columns[seat]) == (row, column):
                return seat
        return None

    def stand(self, seat: int, row: int) -> None:
        """Somebody comes to another row: the wins spent on blockers begin anew."""
        assert self.rows is not None
        self.rows[seat] = row
        self.since[seat] = self.clock
        self.blocked_wins[seat] = 0

    def side_steps(self) -> list[str]:
        """Everybody who can be moved one square to the side."""
        assert self.rows is not None
        return [
            f"{word} {seat}"
            for word, step in (("move_left", -1), ("move_right", 1))
            for seat in range(self.players)
            if 0 <= self.columns[seat] + step < self.players
            and self.at_square(self.rows[seat], self.columns[seat] + step) is None
        ]

    def side_step(self, action: str) -> None:
        """Somebody is moved one square to the side."""
        word, seat = action.split()
        self.columns[int(seat)] += 1 if word == "move_right" else -1

    def change_squares(self, a: int, b: int) -> None:
        """Two change their positions in the field."""
        assert self.rows is not None
        self.columns[a], self.columns[b] = self.columns[b], self.columns[a]
        row = self.rows[a]
        self.stand(a, self.rows[b])
        self.stand(b, row)

    def note_ones(self) -> None:
        """Remember who has a single card now."""
        self.had_one |= {seat for seat in range(self.players) if self.size(seat) == 1}

    # Extremes.

    def extreme(self, values: list[int], best: int) -> list[int]:
        """Who has the best value, in the order of the flow."""
        return [seat for seat in self.along(self.seat) if values[seat] == best]

    def sizes(self) -> list[int]:
        """How many cards everybody has."""
        return [len(hand) for hand in self.hands]

    def meant(self, word: str) -> list[int]:
        """The seats of a plain word; those that say "one" are checked by the caller."""
        sizes, me = self.sizes(), self.seat
        rows = self.rows or [0] * self.players
        order = self.along(me)
        plain: dict[str, Callable[[], list[int]]] = {
            "me": lambda: [me],
            "next": lambda: order[1:2],
            "next2": lambda: order[1:3],
            "last": lambda: self.latest(1),
            "last2": lambda: self.latest(2),
            "all": lambda: order,
            "others": lambda: order[1:],
            "fewest": lambda: self.extreme(sizes, min(sizes)),
            "most": lambda: self.extreme(sizes, max(sizes)),
            "top": lambda: self.extreme(rows, max(rows)),
            "bottom": lambda: self.extreme(rows, min(rows)),
            "last-discarder": lambda: sorted(self.last_discarders),
            "last-winner": lambda: list(self.last_winners),
            "last-solver": lambda: [] if self.solver is None else [self.solver],
            "last-revolter": lambda: [] if self.revolter is None else [self.revolter],
        }
        return plain[word]()

    def fits(self, seat: int, condition: str) -> bool:
        """Whether a seat fulfils one condition of a card."""
        compared = re.fullmatch(r"(hand|row)(<=|>=|<|>|=)(\w+)", condition)
        if compared:
            return self._compares(seat, *compared.groups())
        sizes, me = self.sizes(), self.seat
        tests: dict[str, Callable[[], bool]] = {
            "opponent": lambda: seat != me,
            "odd": lambda: sizes[seat] % 2 == 1,
            "even": lambda: sizes[seat] % 2 == 0,
            "not-prime": lambda: sizes[seat] not in PRIMES,
            "unique": lambda: sizes.count(sizes[seat]) == 1,
            "drew": lambda: seat in self.in_round(lambda turn: +turn.drew),
            "discarded": lambda: seat in self.in_round(lambda turn: +turn.discarded),
            "not-discarded": lambda: not self.fits(seat, "discarded"),
            "altered": lambda: seat in self.in_round(lambda turn: turn.altered),
            "gave-me": lambda: (seat, me) in {it for t in self.last_round() for it in t.gave},
            "revolt-failed": lambda: seat in self.failed,
            "had-one": lambda: seat in self.had_one,
            "draws-others": lambda: draws_others(self.places[seat]),
        }
        return tests[condition]()

    def _compares(self, seat: int, what: str, sign: str, value: str) -> bool:
        numbers = self.sizes() if what == "hand" else self.rows or [0] * self.players
        other = int(value) if value.isdigit() else numbers[self.seat]
        mine = numbers[seat]
        return {
            "<=": mine <= other,
            ">=": mine >= other,
            "<": mine < other,
            ">": mine > other,
            "=": mine == other,
        }[sign]


def is_quiet_part(rule: tuple[str, ...]) -> bool:
    """Whether a rule stops draws, discards or gifts one by one, without a crisis."""
    stops = rule[0] in ("spare", "own-structure", "at-most") or rule[:2] == ("no", "draw")
    return rule[-1] == "quiet" and (stops or rule[:2] == ("no", "draw/discard"))


def draws_others(number: int) -> bool:
    """Whether a structure makes somebody besides its holder draw."""
    card = CARDS[number]
    costs = {"revolter-draws", "penalty", "solver-discards", "round-end"}
    return any(step[0] == "draw" and step[1] != "me" for step in card.steps) or any(
        rule[0] in costs and "discard" not in rule for rule in card.rules
    )
