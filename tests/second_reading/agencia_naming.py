"""Second reading of Agência: who is asked while a structure is carried out, and whom it names."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations

from tests.second_reading.agencia import Crisis, Position

Answer = tuple[int, str]  # seat, action
Pending = dict[int, list[str]]

TWO = ("fewest2!", "bottom2!", "pair[hand=]")  # words that mean two players


class Ask(Exception):
    """Somebody has to decide."""

    def __init__(self, pending: Pending) -> None:
        super().__init__(pending)
        self.pending = pending


class Chance:
    """What chance has decided in this run, once it is told; before that anything may come."""

    def __init__(self, tell: Callable[[str, int], object] | None = None) -> None:
        self.tell = tell
        self.known: list[object] = []

    def ask(self, at: int, what: str, seat: int) -> object:
        """The decision number `at`; None while it is not known."""
        if at == len(self.known) and self.tell is not None:
            self.known.append(self.tell(what, seat))
        return self.known[at] if at < len(self.known) else None


class Naming:
    """A structure that is being carried out at a position: questions, and the players it means."""

    def __init__(
        self, at: Position, answers: list[Answer], chance: Chance, given: int | None = None
    ) -> None:
        self.at = at
        self.given = len(answers) if given is None else given  # the rest are only imagined
        self.imagining = False
        self.me = at.seat
        self.answers = list(answers)
        self.chance = chance
        self.told = 0
        self.loose = False  # only look who would do something
        self.outside = False  # no structure in turn asks for this: only as far as there are cards
        self.raw = False  # as if no other structure stopped anything
        self.quiet = False
        self.stopped = False
        self.actors: set[int] = set()
        self.drawers: set[int] = set()
        self.discarding = False  # somebody would discard
        self.unclear = False  # it was left open whom a word meant
        self.same: list[int] = []
        self.named: list[int] = []
        self.amount_done = 0
        self.start_row = at.rows[at.seat] if at.rows is not None else 0
        self.number = at.places[at.seat]

    # Asking.

    def ask(self, pending: Pending) -> Answer:
        """The next answer."""
        if self.answers:
            self.imagining = self.given <= 0
            self.given -= 1
            return self.answers.pop(0)
        if self.loose:
            seat = next(iter(pending))
            return seat, pending[seat][0]
        raise Ask(pending)

    def choose(self, options: list[int]) -> int:
        """One seat of several, chosen by the player of the turn."""
        if not options and self.loose:
            options = self.at.along(self.me)[1:2]
        if not options:
            raise Crisis("nobody to choose")
        _, answer = self.ask({self.me: [f"choose {seat}" for seat in options]})
        self.same = [int(answer.split()[1])]
        return self.same[0]

    def cards(self, owed: dict[int, int], word: str) -> dict[int, list[int]]:
        """Cards that several seats choose at once, so many each."""
        chosen: dict[int, list[int]] = {}
        for seat, count in owed.items():
            have = self.at.size(seat)
            if have < count and not self.loose:
                raise Crisis("too few cards")
            chosen[seat] = list(self.at.hands[seat]) if have <= count else []
        while True:
            pending = {
                seat: [f"{word} {card}" for card in self.left(seat, chosen[seat])]
                for seat in owed
                if len(chosen[seat]) < min(owed[seat], self.at.size(seat))
            }
            if not pending:
                return chosen
            seat, answer = self.ask(pending)
            chosen[seat].append(int(answer.split()[1]))

    def left(self, seat: int, chosen: list[int]) -> list[int]:
        """Kinds of cards of a hand besides those chosen."""
        return sorted(Counter(self.at.hands[seat]) - Counter(chosen))

    # Whom a word means.

    def who(self, words: str, verb: str = "") -> list[int]:
        """The seats that a card names."""
        found: list[int] = []
        if self.raw and words in TWO:
            self.actors |= {-1, -2}  # whoever they are, they are two
        for word in words.replace("&", "+").split("+"):
            found += [seat for seat in self.one_word_or_none(word, verb) if seat not in found]
        self.named = found
        return found

    def one_word_or_none(self, word: str, verb: str) -> list[int]:
        """The seats of one word; nobody where it is unclear who, but none of them could do it."""
        try:
            return self.one_word(word, verb)
        except Crisis as crisis:
            could = crisis.meant or range(self.at.players)
            if verb not in ("draw", "discard") or "~" in word or self.raw:
                raise
            if not all(self.is_stopped(verb, seat) for seat in could):
                raise
            self.unclear = True
            return []

    def is_stopped(self, verb: str, seat: int) -> bool:
        """Whether other structures quietly keep a seat from this."""
        if verb == "draw":
            return stops_draws(self.at, seat)
        return stops_discards(self.at, seat, self.me)

    def one_word(self, word: str, verb: str) -> list[int]:
        """The seats of one word of a card."""
        if word == "same":
            return list(self.same)
        if word == "rest" and self.unclear:
            raise Crisis("nobody knows who the rest are")
        if word == "rest":
            return [seat for seat in self.at.along(self.me) if seat not in self.named]
        if word.startswith("opp"):
            return self.opponents(word, verb)
        if word.startswith("pair"):
            return self.pair()
        if word.endswith("2!"):
            return self.two(word[:-2])
        if word.startswith("second-"):
            return self.second(word.removeprefix("second-").rstrip("!"))
        if "[" in word:
            return self.filtered(word)
        found = self.at.meant(word.rstrip("!*"))
        if word.endswith("!") or word in ("last-revolter", "last-solver"):
            self.need_one(found)
        return found

    def need_one(self, found: list[int]) -> None:
        """One and no more, else it is a crisis."""
        if len(found) != 1:
            raise Crisis("not exactly one", found)

    def filtered(self, word: str) -> list[int]:
        """Everybody whom the conditions in brackets fit."""
        kind, conditions = word.rstrip("!]").split("[")
        seats = [
            seat
            for seat in self.at.along(self.me)
            if all(self.fits(seat, it) for it in conditions.split(","))
        ]
        if kind == "one":
            self.need_one(seats)
        if kind.endswith("~") and not seats:
            raise Crisis("nobody concerned")
        return seats

    def fits(self, seat: int, condition: str) -> bool:
        """Whether a condition fits; what it compares with may belong to this run."""
        if condition == "row=my-old-row":
            assert self.at.rows is not None
            return self.at.rows[seat] == self.start_row
        if condition == "other":
            return seat not in (self.me, *self.same)
        if condition == "hand<most!":
            self.need_one(self.at.meant("most"))
            return self.at.size(seat) < max(self.at.sizes())
        return self.at.fits(seat, condition)

    def opponents(self, word: str, verb: str) -> list[int]:
        """One or two opponents, chosen by the player of the turn if anything comes of it."""
        if verb in ("draw", "discard") and self.at.in_force("no", "draw/discard"):
            return []
        if word == "opp2":
            pairs = combinations(self.at.along(self.me)[1:], 2)
            return self.chosen_pair([list(pair) for pair in pairs])
        left_out = {self.me, *self.same} if word == "opp'" else {self.me}
        conditions = word.partition("[")[2].rstrip("]")
        fitting = [
            seat
            for seat in self.at.along(self.me)
            if seat not in left_out and (not conditions or self.fits(seat, conditions))
        ]
        if verb == "give" and len(fitting) > 1 and not self.at.lenient:  # the next one is given to
            fitting = [s for s in fitting if any(not self.at.spared(t) for t in fitting if t != s)]
        if verb == "draw":
            fitting = self.unstopped(self.peaceful(fitting))
        if verb == "receive":
            fitting = self.unspared(fitting)
        return [self.choose(fitting)]

    def unspared(self, seats: list[int]) -> list[int]:
        """Those to whom cards may be given; all, if that is nobody or nothing else can be done."""
        return [seat for seat in seats if not self.at.spared(seat) or self.at.lenient] or seats

    def unstopped(self, seats: list[int]) -> list[int]:
        """Those whom no rule keeps from drawing; all, as before. Who may not draw comes last."""
        seats = [s for s in seats if not stops_draws(self.at, s) or self.at.lenient] or seats
        return sorted(seats, key=lambda seat: seat in self.at.banned)

    def peaceful(self, seats: list[int]) -> list[int]:
        """Where nobody else may be made to draw, whoever has that rule, if that one may."""
        pacifists = {holder for holder, _ in self.at.rules("no-effect")}
        if not pacifists:
            return seats
        kept = self.at.banned | {seat for seat in seats if stops_draws(self.at, seat)}
        able = [seat for seat in seats if seat in pacifists - kept]
        return able or [seat for seat in seats if seat not in pacifists] or seats

    def pair(self) -> list[int]:
        """Two players with as many cards, chosen by the player of the turn to discard."""
        if self.at.in_force("no", "draw/discard"):
            return []
        pairs = combinations(self.at.along(self.me), 2)
        return self.chosen_pair([list(p) for p in pairs if len({self.at.size(s) for s in p}) == 1])

    def chosen_pair(self, pairs: list[list[int]]) -> list[int]:
        """Two seats, one asked after the other."""
        first = self.choose(sorted({seat for pair in pairs for seat in pair}))
        second = self.choose(sorted({s for pair in pairs if first in pair for s in pair} - {first}))
        return [first, second]

    def two(self, word: str) -> list[int]:
        """The two with the least, if it is clear who they are."""
        if word == "bottom":
            found = self.at.meant("bottom")
        else:
            sizes = sorted(self.at.sizes())
            found = [s for s in self.at.along(self.me) if self.at.size(s) <= sizes[1]]
        if len(found) != 2:
            raise Crisis("not exactly two", found)
        return found

    def second(self, word: str) -> list[int]:
        """The single one behind the single first."""
        first = self.at.meant(word)
        self.need_one(first)
        assert self.at.rows is not None or word == "fewest"
        values = self.at.sizes() if word == "fewest" else [-row for row in self.at.rows or []]
        rest = [seat for seat in self.at.along(self.me) if seat not in first]
        found = [seat for seat in rest if values[seat] == min(values[it] for it in rest)]
        self.need_one(found)
        return found


def twice(at: Position, verb: str) -> int:
    """How many times as many cards a structure asks for."""
    return 2 if at.in_force("double", verb) else 1


def stops_draws(at: Position, seat: int) -> bool:
    """Whether a standing rule quietly keeps a seat from drawing."""
    kept = any(
        rule[1:2] == ("draw",) and seat in (holder, *at.latest(1))
        for holder, rule in at.rules("no")
    )
    return at.spared(seat) or at.in_force("no", "draw/discard") or kept


def stops_discards(at: Position, seat: int, owner: int) -> bool:
    """Whether a standing rule quietly keeps a seat from discarding for a structure's owner."""
    foreign = at.in_force("own-structure") and seat != owner
    return foreign or at.in_force("no", "draw/discard")
