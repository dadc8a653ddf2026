"""A table as its entries tell it: seats, log, chat, clocks, proposals. It knows no rule."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from ludoteca.kernel.record import Record
from ludoteca.kernel.seeds import commitment
from ludoteca.kernel.table import Step
from ludoteca.server import entries as e
from ludoteca.server.clocks import DAY, Clocks
from ludoteca.server.numbering import ALL, Numbering, bit_of, is_told_to_all

PRIVATE = (
    e.Muted,
    e.Planned,
    e.Forgotten,
)  # what changes nothing for anybody else, who is not to know of it


# Lines are many and live long: nothing in them can be part of a cycle, so that the search for
# garbage passes them by.
class Line(msgspec.Struct, frozen=True, gc=False):
    """One line of the log: an event of the game, or with `table-...` of the table itself."""

    number: int
    step: int
    seers: int
    kind: str
    arguments: dict[str, int]


class Chat(msgspec.Struct, frozen=True, gc=False):
    """One line of the chat."""

    number: int
    at: int
    who: str
    seat: int | None
    name: str
    text: str


@dataclass
class Proposal:
    """What somebody asked, and who has agreed so far."""

    what: e.What
    seat: int
    agreed: set[int] = field(default_factory=set)


class Asked(NamedTuple):
    """Since when somebody was waited for, when they were reminded, until when they rested."""

    since: int | None
    reminded: int | None
    rested: int | None

    def later(self, since: int, until: int) -> "Asked":
        """The same where nobody could play between these two moments."""
        if self.since is None:
            return self
        return self._replace(since=self.since + max(0, until - max(self.since, since)))


class Ledger:
    """The sum of a table's entries. Equal entries give equal ledgers, in any process."""

    def __init__(self, opened: e.Opened) -> None:
        """Begin with the opening, entry 0."""
        self.opened = opened
        self.rules = opened.rules  # under which it goes on now
        self.commitment = commitment(opened.seed)
        self.length = 0  # the latest entry in the store
        self.number = 0  # of the latest entry that anybody but its author may know of
        self.phase: e.Phase = "gathering"
        self.has_begun = False  # before there is no position, of which anything could be told
        self.first: int | None = None  # who begins, as the game tells everybody
        self.seats = [*opened.seats]
        self._came = [opened.who, *(row.guest for row in opened.seats if row.guest)]  # in order
        self.steps: list[Step] = []
        self._earned: list[list[int]] = []  # by step: whose clock was given time for it
        self._made: list[int] = []  # by step: when
        self._asked_days: list[Asked] = []  # by step: since when it was waited for
        self.waiting: list[int] = []
        self.asked_at = [0] * len(opened.seats)  # the step at which each seat's decision came up
        self.asked = [0] * len(opened.seats)  # how often each seat was asked something else
        self.asked_shown = [0] * len(opened.seats)  # ... in the numbers of that seat
        self.numbering = Numbering(len(opened.seats))
        self._seers = ALL  # of the latest entry
        self.lines: list[Line] = []
        self.chat: list[Chat] = []
        self.plans: dict[int, int] = {}  # what each seat wants to answer if it is not asked
        self.muted: dict[str, set[str]] = {}  # whom each guest does not want to read
        self.done: dict[tuple[str, str], int] = {}  # guest and message id -> entry
        self.proposal: Proposal | None = None
        self.clocks = Clocks(len(opened.seats), opened.clock, opened.days)
        self.made_good = 0  # when the latest gap ended for which clocks were given time back
        self.reminded: dict[int, int] = {}  # when each seat that is waited for was, last
        self.replaced: set[int] = set()  # for whom the others had a bot stand in
        self.rested: dict[int, int] = {}  # until when each seat's clock has stood for a holiday
        self.claimed: list[int] = []  # who has won because all others were gone
        self.rematch: str | None = None
        self.invitations = 0  # to play again; the first is told to those who are not there
        self.finished: int | None = None  # when what was played came to its end
        self.updated = opened.at
        self.last_seen = opened.at  # when something last happened that everybody may know of
        self.table_changed = 0  # the latest entry that changed what TableInfo says
        self.state_changed = 0  # ... that changed the position

    def add(self, entry: e.AnyEntry) -> None:
        """Take in the next entry."""
        self.length += 1
        if not isinstance(entry, PRIVATE):
            self.number += 1
            self.updated = entry.at
        if entry.id:
            self.done[entry.who, entry.id] = self.number
        self._seers = 0 if isinstance(entry, PRIVATE) else ALL
        TAKE[type(entry)](self, entry)
        self.numbering.add_entry(self.number, self._seers)
        if self._seers == ALL:
            self.last_seen = entry.at

    @property
    def is_open_book(self) -> bool:
        """Whether everybody may know all of it: it was played, and it is finished."""
        return self.has_begun and self.phase in ("over", "ended")

    def record(self) -> Record:
        """The game so far, seed included."""
        opened = self.opened
        return Record(
            game=opened.game,
            rules=opened.rules,
            players=len(opened.seats),
            options=opened.options,
            names=[row.name for row in self.seats],
            seed=opened.seed,
            actions=[(step.seat, step.action) for step in self.steps],
        )

    def held_by(self, guest: str) -> list[int]:
        """The seats that a guest holds."""
        return [n for n, row in enumerate(self.seats) if guest and row.guest == guest]

    def kept_for(self, guest: str) -> int | None:
        """The open seat that is kept for a guest until they answer."""
        rows = enumerate(self.seats)
        return next((n for n, row in rows if guest and row.invited == guest), None)

    def unseen(self, seat: int) -> set[int]:
        """The latest steps, 0 is the first, of which a seat has been shown nothing."""
        found: set[int] = set()
        for index in range(len(self.steps) - 1, -1, -1):
            if self.numbering.seers[index] & bit_of(seat):
                break
            found.add(index)
        return found

    def step_of(self, seat: int | None) -> int:
        """How many steps a seat has been shown: the step at which it takes the game to be."""
        return self.numbering.step(seat, len(self.steps))

    def is_bot(self, seat: int) -> bool:
        """Whether a bot decides for this seat now."""
        return self.seats[seat].kind == "bot" or self.seats[seat].absent

    def others(self, seat: int) -> set[int]:
        """The seats of other people, there or not: those whom one has to ask."""
        mine = self.seats[seat].guest
        rows = enumerate(self.seats)
        return {n for n, row in rows if row.kind == "human" and row.guest != mine}

    def absent_others(self, seat: int) -> list[int]:
        """Other people for whom a bot stands in: they cannot be asked, and agree to nothing."""
        return [n for n in sorted(self.others(seat)) if self.seats[n].absent]

    @property
    def host(self) -> str:
        """Whoever may begin: of those who sit here, who has for the longest time."""
        return next((guest for guest in self._came if self.held_by(guest)), "")

    def must_agree(self) -> set[int]:
        """The seats that have to agree to a proposal and have not."""
        if self.proposal is None:
            return set()
        return self.others(self.proposal.seat) - self.proposal.agreed

    @property
    def has_clock(self) -> bool:
        """Whether anybody's time is counted."""
        return self.opened.clock is not None or self.opened.days is not None

    @property
    def is_attended(self) -> bool:
        """Whether a person sits here; bots do not go on among themselves."""
        return any(row.kind == "human" and not row.absent for row in self.seats)

    def _line(self, kind: str, arguments: dict[str, int], seers: int = ALL) -> None:
        self.lines.append(Line(self.number, len(self.steps), seers, kind, arguments))

    def _tell(self, events: list[e.Told]) -> None:
        for seers, kind, arguments in events:
            self._line(kind, arguments, seers)

    def _joined(self, entry: e.Joined) -> None:
        self.seats[entry.seat] = e.SeatRow("human", entry.name, guest=entry.who)
        self._came.append(entry.who)
        self.table_changed = self.number
        self._line("table-joined", {"seat": entry.seat})

    def _left(self, entry: e.Left) -> None:
        gone = self.seats[entry.seat].guest
        self.seats[entry.seat] = e.SeatRow("open")
        self._came = [guest for guest in self._came if guest != gone or self.held_by(guest)]
        self.table_changed = self.number

    def _declined(self, entry: e.Declined) -> None:
        self.seats[entry.seat] = e.SeatRow("open")
        self.table_changed = self.number

    def _began(self, entry: e.Began) -> None:
        self.phase = "playing"
        self.has_begun = True
        self.first = _first(entry.events)
        self.seats = entry.seats
        self.table_changed = self.number
        self._change(ALL)
        self._turn(entry.at, entry.waiting)
        self._tell(entry.events)

    def _change(self, seers: int, *, back: bool = False) -> None:
        self.state_changed = self.number
        self._seers = seers
        self.numbering.change(self.number, seers, back=back)

    def _acted(self, entry: e.Acted) -> None:
        counted = entry.chances, entry.shown, entry.given, entry.settled
        self.steps.append(Step(entry.seat, entry.action, *counted))
        if self.plans.get(entry.seat) == entry.action:
            del self.plans[entry.seat]
        self.numbering.add_step(entry.seers)
        self._change(entry.seers)
        self._asked_days.append(self._days_of(entry.seat))
        self._earned.append(self._turn(entry.at, entry.waiting, entry.seat, entry.seers))
        self._made.append(entry.at)
        self._hurry(entry)
        self._tell(entry.events)
        if self.proposal is not None and self.proposal.what == "undo" and entry.seers == ALL:
            self.proposal = None
        if not entry.waiting:
            self._finish("over")

    def seers_of_undone(self, entry: e.Undone) -> int:
        """Who was shown anything of what is about to be taken back."""
        asked = self.proposal is not None  # everybody was
        return ALL if asked else self.numbering.seers_of(entry.kept, entry.only)

    def _undone(self, entry: e.Undone) -> None:
        seers = self.seers_of_undone(entry)
        self.numbering.take_back(entry.kept, entry.only)
        asked = self.proposal is not None and self.proposal.what == "undo"
        last = entry.kept + 1 if entry.only else len(self.steps)
        earned = [seat for step in self._earned[entry.kept : last] for seat in step]
        made, days = self._made[entry.kept], self._asked_days[entry.kept]
        del self.steps[entry.kept : last], self._earned[entry.kept : last]
        del self._made[entry.kept : last], self._asked_days[entry.kept : last]
        self.lines = [line for line in self.lines if _stays(line, entry)]
        if entry.only:
            self._move_up(entry.kept)
        self._change(seers, back=True)
        self.proposal = None
        # Whoever is waited for now is asked anew, of those who know that anything has changed.
        self.waiting = [seat for seat in self.waiting if not seers & bit_of(seat)]
        if not asked and is_told_to_all(seers, len(self.seats)):
            self.clocks.take_back(entry.at, entry.waiting, entry.seat, made)
        self._turn(entry.at, entry.waiting, entry.seat, seers, earns=False)
        if not asked and is_told_to_all(seers, len(self.seats)):
            self._go_on_with_days(entry.seat, days)
        self.clocks.lose(earned)
        self._hurry(entry)
        self._line("table-undone", {"seat": entry.seat}, seers)

    def _days_of(self, seat: int) -> Asked:
        return Asked(self.clocks.since[seat], self.reminded.get(seat), self.rested.get(seat))

    def _go_on_with_days(self, seat: int, asked: Asked) -> None:
        """Who takes back by themselves has the days they had: else they could do so for ever."""
        if self.clocks.days is None or asked.since is None or self.clocks.since[seat] is None:
            return
        self.clocks.since[seat] = asked.since
        if asked.reminded is not None:
            self.reminded[seat] = asked.reminded
        if asked.rested is not None:
            self.rested[seat] = asked.rested

    def _hurry(self, entry: e.Acted | e.Undone) -> None:
        """Nobody is hurried who plays with bots alone, or with others at one screen."""
        if entry.hurry is not None:
            here = {row.guest for row in self.seats if row.kind == "human" and not row.absent}
            self.clocks.hurry(entry.at, entry.hurry if len(here) > 1 else 0)

    def _move_up(self, gone: int) -> None:
        """What came after a step that was taken back is a step earlier now."""
        for number, line in enumerate(self.lines):
            if line.step > gone + 1:
                self.lines[number] = msgspec.structs.replace(line, step=line.step - 1)
        self.asked_at = [at - 1 if at > gone else at for at in self.asked_at]

    def _turn(
        self,
        at: int,
        waiting: list[int],
        acted: int | None = None,
        seers: int = ALL,
        earns: bool = True,
    ) -> list[int]:
        for seat in waiting:
            if seat == acted or seat not in self.waiting:
                self.asked[seat] += 1
                self.asked_at[seat] = len(self.steps)
                self.asked_shown[seat] = self.numbering.step(seat, len(self.steps))
        self.waiting = waiting
        # Time that stops, or is won back, at what somebody did not see would tell them that there
        # was something; and so would another reminder of somebody who was reminded.
        is_secret = acted is not None and not is_told_to_all(seers, len(self.seats))
        seen = None if is_secret else acted
        for seat in range(len(self.seats)):
            if seat == seen or seat not in waiting:
                self.reminded.pop(seat, None)
                self.rested.pop(seat, None)
        return self.clocks.turn(at, waiting, seen, earns)

    def _proposed(self, entry: e.Proposed) -> None:
        self.proposal = Proposal(entry.what, entry.seat)
        self._line(f"table-proposed-{entry.what}", {"seat": entry.seat})

    def _answered(self, entry: e.Answered) -> None:
        proposal, seat = self.proposal, entry.seat
        if proposal is not None and entry.yes:
            proposal.agreed.add(seat)
        else:
            self.proposal = None
        is_own = proposal is not None and seat == proposal.seat
        refused = "table-withdrawn" if is_own else "table-declined"
        self._line("table-agreed" if entry.yes else refused, {"seat": seat})

    def _ended(self, entry: e.Ended) -> None:
        self.claimed = entry.winners
        self._line(f"table-ended-{entry.why}", {"seat": entry.winners[0]} if entry.winners else {})
        self._finish("ended")

    def _finish(self, phase: e.Phase) -> None:
        self.phase = phase
        self.finished = self.updated if self.has_begun else None
        self.proposal = None
        self.clocks.turn(self.updated, ())
        self.clocks.hurry(self.updated, 0)
        self.table_changed = self.number
        self._change(ALL)

    def _away(self, entry: e.Away) -> None:
        self.seats[entry.seat].absent = True
        if entry.why == "replaced":
            self.replaced.add(entry.seat)
        self.clocks.leave(entry.at, entry.seat)
        self.proposal = None  # somebody is away who would have to be asked, or had asked
        self.table_changed = self.number
        self._line(f"table-away-{entry.why}", {"seat": entry.seat})

    def _returned(self, entry: e.Returned) -> None:
        self.seats[entry.seat].absent = False
        self.replaced.discard(entry.seat)
        self.clocks.come_back(entry.at, entry.seat)
        self.table_changed = self.number
        self._line("table-returned", {"seat": entry.seat})

    def _said(self, entry: e.Said) -> None:
        line = Chat(self.number, entry.at, entry.who, entry.seat, entry.name, entry.text)
        self.chat.append(line)

    def _muted(self, entry: e.Muted) -> None:
        muted = self.muted.setdefault(entry.who, set())
        (muted.add if entry.on else muted.discard)(entry.whom)

    def _planned(self, entry: e.Planned) -> None:
        if entry.action is None:
            self.plans.pop(entry.seat, None)
        else:
            self.plans[entry.seat] = entry.action

    def _rematched(self, entry: e.Rematched) -> None:
        self.rematch = entry.table
        self.invitations += 1
        self.table_changed = self.number

    def _ruled(self, entry: e.Ruled) -> None:
        self.rules = entry.rules
        self._line("table-ruled", {"rules": entry.rules})

    def _stood(self, entry: e.Stood) -> None:
        self.clocks.give_back(entry.since, entry.until)
        self._asked_days = [each.later(entry.since, entry.until) for each in self._asked_days]
        self.made_good = entry.until
        self._line("table-stood", {})

    def _reminded(self, entry: e.Reminded) -> None:
        self.reminded[entry.seat] = entry.at
        by = {} if entry.by is None else {"by": entry.by}
        self._line("table-reminded" if by else "table-nearly-late", {"seat": entry.seat, **by})

    def _rested(self, entry: e.Rested) -> None:
        self.clocks.rest(entry.seat, entry.since, entry.until)
        self.rested[entry.seat] = entry.until
        self.reminded.pop(entry.seat, None)
        days = max(1, round((entry.until - entry.since) / DAY))
        self._line("table-rested", {"seat": entry.seat, "days": days})

    def _forgotten(self, entry: e.Forgotten) -> None:
        """Whoever reads this has read what came before without them."""

    def cannot_go_on(self) -> None:
        """Say that the position does not fit the rules there are now; nothing of it is stored."""
        self._line("table-rules-lost", {})


def _first(events: list[e.Told]) -> int | None:
    """Who begins: the seat of whatever is told first to have begun (`turn_begins` and the like)."""
    begun = [given for seers, kind, given in events if kind.endswith("_begins") and seers == ALL]
    return next((given["seat"] for given in begun if "seat" in given), None)


def _stays(line: Line, entry: e.Undone) -> bool:
    """Whether a line is still true after something was taken back."""
    is_of_one = line.step == entry.kept + 1
    return (
        line.kind.startswith("table-") or line.step <= entry.kept or (entry.only and not is_of_one)
    )


def read_ledger(bodies: list[bytes]) -> Ledger:
    """The sum of the entries of a table as they are stored."""
    opened, *rest = [e.decode(body) for body in bodies]
    assert isinstance(opened, e.Opened)
    ledger = Ledger(opened)
    for entry in rest:
        ledger.add(entry)
    return ledger


TAKE: dict[type[e.Entry], Callable[[Ledger, Any], None]] = {
    e.Joined: Ledger._joined,
    e.Left: Ledger._left,
    e.Declined: Ledger._declined,
    e.Began: Ledger._began,
    e.Acted: Ledger._acted,
    e.Undone: Ledger._undone,
    e.Proposed: Ledger._proposed,
    e.Answered: Ledger._answered,
    e.Ended: Ledger._ended,
    e.Away: Ledger._away,
    e.Returned: Ledger._returned,
    e.Said: Ledger._said,
    e.Muted: Ledger._muted,
    e.Planned: Ledger._planned,
    e.Rematched: Ledger._rematched,
    e.Ruled: Ledger._ruled,
    e.Stood: Ledger._stood,
    e.Reminded: Ledger._reminded,
    e.Rested: Ledger._rested,
    e.Forgotten: Ledger._forgotten,
}
