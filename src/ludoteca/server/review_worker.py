"""A finished game reviewed, in a process of its own: how it stood, and what decided it.

Every decision of a seat is looked at with what that seat knew then. Those that seem to have cost
most are weighed once more: what was done and what a master would have done, tried alike.
"""

import time
from collections.abc import Callable, Sequence

import msgspec

from ludoteca.bots.levels import MASTER
from ludoteca.kernel.record import Record
from ludoteca.kernel.state import State
from ludoteca.kernel.table import Table
from ludoteca.kernel.text import Text, TextData
from ludoteca.server.again import tables_of
from ludoteca.server.bot_worker import Found, Question
from ludoteca.server.errand_worker import line_of, read_job, tell
from ludoteca.server.errands import Errand
from ludoteca.server.messages import OptionData
from ludoteca.server.reasons import reasons_for
from ludoteca.server.reckoning import Reckoner, chance_of, mean_of
from ludoteca.server.showing import show_option

MODULE = "ludoteca.server.review_worker"
MOST_DECISIONS = 400  # that are looked at; of more, as many as are evenly spread
MOST_WEIGHED = 8  # that are looked at twice
MOST_TURNINGS = 3
LEAST = 0.03  # of a chance, that is worth speaking of
LONGEST_LOOK = 0.4  # seconds
LONGEST_WEIGHING = 1.6
SURVEY = 0.6  # of the time
GOLDEN = 0.6180339887
SPOKEN = {"hint-gains": "review-gains"}  # of anybody's seat, not only one's own


class ReviewJob(msgspec.Struct, frozen=True):
    """Whose decisions in what game, and for how long they are thought about."""

    record: Record
    seat: int
    seconds: float


class ReviewPoint(msgspec.Struct):
    """How a seat stood when it had to decide."""

    step: int  # of the open replay
    chance: float  # to win


class Turning(msgspec.Struct):
    """A decision that counted."""

    step: int  # of the open replay, where it was decided
    played: OptionData
    after: float  # the chance to win after it
    master: OptionData  # what a master would have done; the same, where it was well done
    other: float  # ... and the chance after that; after the next best, where it was well done
    why: list[TextData]


class HopePoint(msgspec.Struct):
    """What a seat could hope for when it had to decide."""

    step: int
    points: float


class Hope(msgspec.Struct):
    """What a seat could hope for along a game in which nobody can know who is ahead."""

    points: list[HopePoint]
    end: int | None  # what it got; None if the game was never played to its end
    rival: int | None  # what the best of the others got


class Review(msgspec.Struct):
    """A seat's game."""

    seat: int
    points: list[ReviewPoint]  # none where nobody can know who is ahead
    hope: Hope | None  # ... there what the seat could hope for, if the game can tell
    end: float | None  # 1 where it won alone; None if it was never played to its end
    turnings: list[Turning]  # what cost most, in the order of the game
    best: Turning | None  # what was best done


class ReviewLine(msgspec.Struct):
    """How far a review has come; the last line has it, or says that it failed."""

    done: int
    wanted: int
    review: Review | None = None
    failed: bool = False


class Decision(msgspec.Struct):
    """What a seat decided, and what was found about it."""

    step: int
    state: State  # as it could imagine it
    played: int
    found: list[Found] = []

    @property
    def cost(self) -> float:
        """By how much something else looked better; what was not even tried looks average."""
        known = {each.action: chance_of(each) for each in self.found}
        return chance_of(self.found[0]) - known.get(self.played, mean_of(self.found))

    @property
    def gain(self) -> float:
        """By how much it looked better than what looked second best."""
        if self.found[0].action != self.played or len(self.found) < 2:
            return 0.0
        return chance_of(self.found[0]) - max(map(chance_of, self.found[1:]))


def errand_of(job: ReviewJob) -> Errand:
    """This job for a process of its own."""
    begun, failed = ReviewLine(0, 1), ReviewLine(0, 1, failed=True)
    return Errand(msgspec.json.encode(job), job.seconds, line_of(begun), line_of(failed))


class Reviewer:
    """Goes through the decisions of one seat."""

    def __init__(self, job: ReviewJob, told: Callable[[ReviewLine], None]) -> None:
        """Play the game again, and note what was decided."""
        self._job = job
        self._told = told
        self._decisions, self._table = decisions_of(job.record, job.seat)
        self._reckoner = Reckoner(self._table.state, seed=len(job.record.actions))
        self._done = 0  # of what is to be looked at
        self._wanted = len(self._decisions) + min(MOST_WEIGHED, len(self._decisions))
        self._begin = time.monotonic()

    def review(self) -> ReviewLine:
        """All of it, as far as the time reaches."""
        known = self._survey()
        costly = sorted(known, key=lambda each: -each.cost)[: MOST_WEIGHED - 2]
        clever = sorted(known, key=lambda each: -each.gain)[:2]
        seconds = self._slice(len(costly) + len(clever), self._left(), LONGEST_WEIGHING)
        turnings = [self._weigh(each, seconds) for each in costly]
        praised = [self._praise(each, seconds) for each in clever if each.gain >= LEAST]
        review = Review(
            self._job.seat,
            self._points(known),
            self._hope(known),
            end_of(self._table, self._job.seat),
            most_costly([each for each in turnings if each is not None]),
            best_of([each for each in praised if each is not None]),
        )
        return ReviewLine(self._wanted, self._wanted, review)

    def _survey(self) -> list[Decision]:
        """A look at each, in an order that is spread over the game, for time may run out."""
        decisions = self._decisions
        seconds = self._slice(len(decisions), self._job.seconds * SURVEY, LONGEST_LOOK)
        known = []
        for index in sorted(range(len(decisions)), key=lambda each: each * GOLDEN % 1):
            if self._left() < self._job.seconds * (1 - SURVEY):
                break
            decision = decisions[index]
            decision.found = self._reckoner.look(decision.state, self._job.seat, seconds)
            known.append(decision)
            self._progress()
        return sorted(known, key=lambda each: each.step)

    def _points(self, known: Sequence[Decision]) -> list[ReviewPoint]:
        if not self._reckoner.tells_who_leads:
            return []
        return [ReviewPoint(each.step, round(mean_of(each.found), 3)) for each in known]

    def _hope(self, known: Sequence[Decision]) -> Hope | None:
        if self._reckoner.tells_who_leads:
            return None
        return hope_of(self._table, self._job.seat, known)

    def _weigh(self, decision: Decision, seconds: float) -> Turning | None:
        """What was done against what a master would have done; None if it cost too little."""
        self._progress()
        if self._left() <= 0 or decision.cost < LEAST:
            return None
        found = self._reckoner.look(decision.state, self._job.seat, seconds / 2)
        if found[0].action == decision.played:
            return None
        actions = [decision.played, found[0].action]
        after, other = self._reckoner.after(decision.state, self._job.seat, actions, seconds / 4)
        if other - after < LEAST:
            return None
        played = [each for each in found if each.action == decision.played]
        return self._turning(decision, found[0].action, after, other, [found[0], *played])

    def _praise(self, decision: Decision, seconds: float) -> Turning | None:
        """What was done against what looked second best; None if that was as good."""
        self._progress()
        if self._left() <= 0:
            return None
        second = max(decision.found[1:], key=chance_of)
        actions = [decision.played, second.action]
        after, other = self._reckoner.after(decision.state, self._job.seat, actions, seconds / 4)
        if after - other < LEAST:
            return None
        return self._turning(decision, decision.played, after, other, [decision.found[0], second])

    def _turning(
        self, decision: Decision, master: int, after: float, other: float, found: Sequence[Found]
    ) -> Turning:
        """In words."""
        game, position = self._job.record.game, decision.state.dump()
        question = Question(game, MASTER, decision.step, self._job.seat, position)
        why = reasons_for(question, found).told
        return Turning(
            decision.step,
            show_option(self._table.describe(decision.played)),
            round(after, 3),
            show_option(self._table.describe(master)),
            round(other, 3),
            [Text(SPOKEN.get(each.id, each.id), each.arguments).data() for each in why],
        )

    def _progress(self) -> None:
        self._done += 1
        self._told(ReviewLine(min(self._done, self._wanted), self._wanted))

    def _left(self) -> float:
        return self._begin + self._job.seconds - time.monotonic()

    @staticmethod
    def _slice(count: int, seconds: float, longest: float) -> float:
        return max(0.001, min(longest, seconds / max(1, count)))


def decisions_of(record: Record, seat: int) -> tuple[list[Decision], Table]:
    """What a seat decided where it had a choice, and the table at the end."""
    decided = []
    for step, table in enumerate(tables_of(record)):
        table.events.clear()
        if step < len(record.actions):
            who, action = record.actions[step]
            if who == seat and len(table.actions(seat)) > 1:
                decided.append(Decision(step, table.imagine(seat, step), action))
    return spread(decided, MOST_DECISIONS), table


def spread(decisions: list[Decision], most: int) -> list[Decision]:
    """At most so many of them, evenly."""
    if len(decisions) <= most:
        return decisions
    return [decisions[index * len(decisions) // most] for index in range(most)]


def most_costly(turnings: list[Turning]) -> list[Turning]:
    """The few that cost most, in the order of the game."""
    costly = sorted(turnings, key=lambda each: each.after - each.other)[:MOST_TURNINGS]
    return sorted(costly, key=lambda each: each.step)


def best_of(praised: list[Turning]) -> Turning | None:
    """What gained most."""
    return max(praised, key=lambda each: each.after - each.other, default=None)


def end_of(table: Table, seat: int) -> float | None:
    """What became of it: a win, its part of one, or none."""
    if not table.state.over():
        return None
    ranking = list(table.state.ranking())
    return round(1 / ranking.count(1), 3) if ranking[seat] == 1 else 0.0


def hope_of(table: Table, seat: int, known: Sequence[Decision]) -> Hope | None:
    """What a seat could hope for at each decision, and what came of it; None if nobody can say."""
    hoped = [(each.step, table.game.hope(each.state, seat)) for each in known]
    points = [HopePoint(step, round(value, 1)) for step, value in hoped if value is not None]
    if not points:
        return None
    scores = list(table.state.scores()) if table.state.over() else []
    rival = max((each for other, each in enumerate(scores) if other != seat), default=None)
    return Hope(points, scores[seat] if scores else None, rival)


def main() -> None:
    """Review one game."""
    tell(Reviewer(read_job(ReviewJob), tell).review())


if __name__ == "__main__":
    main()
