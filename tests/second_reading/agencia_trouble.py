"""Second reading of Agência: a structure carried out, alterations, crises and revolts."""

from collections import Counter
from collections.abc import Callable, Generator, Sequence
from typing import Protocol

from tests.second_reading.agencia import Crisis, Position, Turn
from tests.second_reading.agencia_naming import Answer, Ask, Chance, Pending, stops_discards, twice
from tests.second_reading.agencia_program import (
    Run,
    cancelled,
    comes_to_nothing,
    legal,
    needs_leniency,
    vetoers,
)

Asking = Generator[Pending, Answer, None]
Deciding = Generator[Pending, Answer, bool]


class Past(Protocol):
    """What a match has to know of those before it."""

    motions: bool  # whether something may be put to the table
    noticed: bool  # whether nobody is told that there is a hegemony
    accusers: set[int]  # who has had somebody's punishment put to the table

    def favours(self, at: Position, name: str) -> int | None: ...


class Trouble:
    """What may happen to structures in a match, and what is done by them."""

    def __init__(
        self, at: Position, tell: Callable[[str, int], object], past: Past, rounds: int
    ) -> None:
        self.at = at
        self.carrying = False  # something is half done
        self.past = past
        self.late = False  # the structure proved impossible while it was carried out
        self.again = False  # this is the second of two turns
        self.round: list[Turn] = []  # since the latest round was closed
        self.hegemony = ""
        self.proposed: set[int] = set()  # who has put something to the table in this match
        self.in_vain: set[int] = set()  # who claimed a hegemony that was not there
        self.tell = tell
        self.most_rounds = rounds
        self.closed = False  # without winner
        self.winners: tuple[int, ...] = ()

    # The structure.

    def structure(self) -> Asking:
        """Carry out the structure, unless others take its effect."""
        if cancelled(self.at) or self.idle() or comes_to_nothing(self.at):
            return
        self.at.lenient = needs_leniency(self.at)
        yield from self.carry_out()
        self.at.lenient = False

    def carry_out(self) -> Asking:
        """The structure itself, with the answers it needs."""
        answers: list[Answer] = []
        chance = Chance(self.tell)
        while True:
            run = Run(self.at.copy(), answers, chance)
            try:
                run.card()
            except Ask as asked:
                answers.append((yield legal(self.at, answers, asked.pending, chance.known)))
                continue
            except Crisis:  # a card that was drawn did not suit
                self.at = run.at
                yield from self.crisis()
                self.late = True
                return
            self.at = run.at
            return

    # Altering.

    def offer(
        self, seat: int, kinds: list[int], extra: list[str], taken: Sequence[int] = ()
    ) -> Generator[Pending, Answer, tuple[int, int] | None]:
        """A card and a place that somebody wants it in; None if he would rather not."""
        _, answer = yield {seat: [f"insert {kind}" for kind in sorted(set(kinds))] + extra}
        if answer in extra:
            return None
        free = [place for place in range(self.at.players) if place not in taken]
        _, place = yield {seat: [f"place {place}" for place in free]}
        return int(answer.split()[1]), int(place.split()[1])

    def asked_to_stop(self, seat: int, place: int) -> Deciding:
        """Whether somebody with fewest cards stops an alteration."""
        for other in vetoers(self.at, seat, place):
            _, answer = yield {other: ["veto", "no_veto"]}
            if answer == "veto":
                return True
        return False

    def put_in(self, seat: int, card: int, place: int) -> Asking:
        """The alteration is made."""
        yield from self.carry(lambda run: run.put_in(seat, card, place))

    def carry(self, deed: Callable[[Run], None]) -> Asking:
        """Something that no structure in turn asks for, with the answers it needs."""
        answers: list[Answer] = []
        chance = Chance(self.tell)
        self.carrying = True
        while self.carrying:
            run = Run(self.at.copy(), answers, chance)
            run.outside = True
            try:
                deed(run)
            except Ask as asked:
                answers.append((yield asked.pending))
                continue
            self.at = run.at
            self.carrying = False

    # Crises.

    def crisis(self) -> Asking:
        """Those who may solve it are asked in their order; nobody can: the match closes."""
        self.at.revolt_open = True
        for seat in self.solvers():
            if (yield from self.solve(seat)):
                self.at.solver = seat
                yield from self.after_crisis(seat)
                return
        self.closed = True

    def solvers(self) -> list[int]:
        """Who solves a crisis, in their order: most cards, then highest, then next to play."""
        at = self.at
        rows = at.rows or [0] * at.players
        order = at.along(at.seat)
        first = self.first_solvers()
        candidates = order if at.in_force("priority", "crisis-owner") else order[1:]
        return sorted(
            (seat for seat in candidates if self.can_solve(seat)),
            key=lambda s: (s not in first, -at.size(s), -rows[s], s == at.seat, order.index(s)),
        )

    def first_solvers(self) -> list[int]:
        """Whom standing rules put first."""
        found = []
        for holder, rule in self.at.rules("priority"):
            if rule[1] == "holder":
                found.append(holder)
            if rule[1] == "last-solver" and self.at.solver is not None:
                found.append(self.at.solver)
        found = [seat for seat in found if seat != self.at.seat]
        return found + [self.at.seat] * self.at.in_force("priority", "crisis-owner")

    def can_solve(self, seat: int) -> bool:
        """Whether a seat has a card to put in and no rule keeps it from solving."""
        at = self.at
        if at.binds("no-solve", seat) or not at.structural(seat):
            return False
        costs = [self.costs(seat, holder) for holder, _ in at.rules("solver-discards")]
        return all(at.spendable(seat) >= cost for cost in costs)

    def costs(self, solver: int, holder: int) -> int:
        """How many cards the holder of a rule makes a solver discard."""
        stopped = stops_discards(self.at, solver, holder)
        return 0 if stopped else 2 * twice(self.at, "discard")

    def solve(self, seat: int) -> Deciding:
        """One or two offers of somebody."""
        for extra in ([], ["give_up"]):
            offered = yield from self.offer(seat, self.at.structural(seat), extra)
            if offered is None:
                return False
            card, place = offered
            if not (yield from self.voted(seat)):
                continue
            if not (yield from self.asked_to_stop(seat, place)):
                yield from self.put_in(seat, card, place)
                return True
        return False

    def voted(self, seat: int) -> Deciding:
        """Whether more than half are for a solution; whoever offers it is."""
        if not self.at.in_force("vote-solutions"):
            return True
        votes = {seat: "vote_yes"}
        while len(votes) < self.at.players:
            left = [other for other in range(self.at.players) if other not in votes]
            voter, vote = yield {other: ["vote_yes", "vote_no"] for other in left}
            votes[voter] = vote
        return 2 * list(votes.values()).count("vote_yes") > self.at.players

    def after_crisis(self, solver: int) -> Asking:
        """What standing rules ask after a crisis was solved."""
        for holder, _ in self.at.rules("after-trouble"):
            yield from self.all_discard(holder)
        for holder, _ in self.at.rules("solver-discards"):
            others = [seat for seat in self.at.along(self.at.seat) if seat != solver]
            drawn = yield from self.draw_outside(others, 1)
            yield from self.outside({solver: self.costs(solver, holder)}, holder)
            yield from self.outside({}, holder, drawn)

    def all_discard(self, holder: int) -> Asking:
        """Everybody discards one card, as far as there are cards."""
        owed = dict.fromkeys(range(self.at.players), twice(self.at, "discard"))
        yield from self.outside(owed, holder)

    def outside(self, owed: dict[int, int], holder: int, drawn: int = 0) -> Asking:
        """Discards that no structure in turn asks for, and for cards drawn: as far as any are."""
        due = Counter(
            {s: number for s, number in owed.items() if not stops_discards(self.at, s, holder)}
        )
        due.update(self.for_draws(drawn))
        owing = {seat: min(number, self.at.spendable(seat)) for seat, number in due.items()}
        yield from self.carry(lambda run: run.drop({s: n for s, n in owing.items() if n}))

    def for_draws(self, drawn: int) -> dict[int, int]:
        """What is owed for cards drawn by whoever discards for each."""
        if self.at.in_force("no", "draw/discard"):
            return {}
        owed = drawn * twice(self.at, "discard")
        return dict.fromkeys((holder for holder, _ in self.at.rules("discard-per-draw")), owed)

    def draw_outside(self, seats: list[int], number: int) -> Generator[Pending, Answer, int]:
        """Draws that no structure in turn asks for, as far as there are cards; how many."""
        before = self.at.now.drew.total()
        for seat in seats:
            yield from self.carry(lambda run, it=seat: run.draw_as_ruled(it, number))  # type: ignore[misc]
        return self.at.now.drew.total() - before

    # Revolts.

    def revolt(self) -> Deciding:
        """Whether there was a revolt instead of the turn."""
        seat = self.who_may_revolt()
        if seat is None:
            return False
        able = ["revolt"] if self.at.structural(seat) else []  # asked anyway: others cannot know
        _, answer = yield {seat: [*able, "no_revolt"]}
        if answer == "no_revolt":
            return False
        self.at.revolt_open, self.at.revolter = False, seat
        costs = sum(int(rule[1]) for _, rule in self.at.rules("revolter-draws"))
        won = yield from self.rise(seat)
        if not won:
            self.at.failed |= {seat}
        self.at.now.revolt_won = won
        drawn = yield from self.draw_outside([seat] if costs else [], costs)
        for holder, _ in self.at.rules("after-trouble") if won else ():
            yield from self.all_discard(holder)
        yield from self.outside({}, seat, drawn)
        return True

    def who_may_revolt(self) -> int | None:
        """Most cards, then lowest in the field, then last along the flow from the player."""
        at = self.at
        sizes = at.sizes()
        if not at.revolt_open or max(sizes) - min(sizes) < 4:
            return None
        order = at.along(at.seat)
        rows = at.rows or [0] * at.players
        seat = max(at.meant("most"), key=lambda s: (-rows[s], order.index(s)))
        return None if at.binds("no-propose", seat) else seat

    def rise(self, seat: int) -> Deciding:
        """Whether a revolt succeeds."""
        offered = yield from self.offer(seat, self.at.structural(seat), [])
        assert offered is not None
        card, place = offered
        if not (yield from self.supported(seat)):
            return False
        if (yield from self.asked_to_stop(seat, place)):
            return False
        yield from self.put_in(seat, card, place)
        return True

    def supported(self, seat: int) -> Deciding:
        """Whether an opponent approves: who must, who may not, then one after another."""
        others = self.at.along(seat)[1:]
        if self.at.in_force("no-approval") or any(self.at.binds("support-all", s) for s in others):
            return True
        for other in others:
            if not self.at.binds("no-support", other):
                _, answer = yield {other: ["support", "no_support"]}
                if answer == "support":
                    return True
        return False

    def idle(self) -> bool:
        """Whether a rule takes the effect of the structures of the highest in the field."""
        at = self.at
        return at.in_force("cancel", "top!") and at.seat in at.meant("top")
