"""A game again, step by step: what a seat knew at each moment."""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from ludoteca.kernel.game import find
from ludoteca.kernel.problems import Problem
from ludoteca.kernel.record import Record
from ludoteca.kernel.table import Table
from ludoteca.server.again import tables_of
from ludoteca.server.denials import Denied, denied_by_problem
from ludoteca.server.ledger import Line
from ludoteca.server.messages import LineData, OptionData, View
from ludoteca.server.room import Room, told
from ludoteca.server.showing import may_see, show_line, show_option

MOST_FRAMES = 100
Whose = int | None | str  # a seat, a spectator, or "all"


class Frame(msgspec.Struct):
    """The table after one step; step 0 is the set-up."""

    step: int
    seat: int | None
    option: OptionData | None
    view: View | list[View]  # of all seats, where everything may be seen
    waiting: list[int]
    log: list[LineData]


class Replay(msgspec.Struct):
    """Some of the frames of a game."""

    steps: int
    frames: list[Frame]
    uploaded: bool = False  # it was brought as a file: nobody vouches that it was played


class Outline(msgspec.Struct):
    """A whole game in words, without its views: who took each step, and the log."""

    seats: list[int | None]  # by frame; the first is the set-up, which is nobody's
    log: list[LineData]  # whose `step` is the number of the frame


def read_whose(room: Room, guest: str, asked: str | None) -> Whose:
    """As whom somebody may look back: anybody when it is finished, else only oneself."""
    ledger = room.ledger
    mine = ledger.held_by(guest)
    if asked is None:
        whose: Whose = mine[0] if mine and ledger.phase == "playing" else None
    elif asked == "all":
        whose = "all"
    elif asked.isdecimal() and asked.isascii() and int(asked[:3]) < len(ledger.seats):
        whose = int(asked[:3])
    else:
        raise Denied("bad_request", "problem-request", what="value", field="seat")
    if not ledger.is_open_book and whose not in mine:
        raise Denied("not_seated", "problem-replay-own")
    return whose


class Moment(msgspec.Struct):
    """What one step showed to everybody, each to see only their own part of it."""

    seat: int | None
    option: OptionData | None
    waiting: list[int]
    views: list[Any]  # by seat, the spectators' last; None where nobody asked
    log: list[tuple[int, LineData]]  # who may know, and what


def steps_for(room: Room, whose: Whose) -> list[int]:
    """The steps, 0 is the set-up, that somebody may look back at: all when it is finished.

    Until then only those that their seat was shown something of: the others must not be counted.
    """
    ledger = room.ledger
    if ledger.is_open_book or isinstance(whose, str):
        return list(range(len(ledger.steps) + 1))
    return ledger.numbering.steps(whose)


def make_replay(
    record: Record, whose: Whose, steps: Sequence[int], first: int, count: int
) -> Replay:
    """Frames `first` and the following of these steps, replayed; for a worker thread."""
    wanted = page_of(steps, first, count)
    moments = _moments(record, wanted.values(), seers_of(whose, record.players))
    frames = [frame_of(number, moments[step], whose) for number, step in wanted.items()]
    return Replay(len(steps) - 1, frames)


def make_outline(record: Record, whose: Whose, steps: Sequence[int]) -> Outline:
    """All of these steps in words, replayed; for a worker thread."""
    moments = _moments(record, steps, ())
    return outline_of([moments[step] for step in steps], whose)


def _moments(
    record: Record, wanted: Collection[int], seers: Collection[int | None]
) -> dict[int, Moment]:
    """What each of these steps showed, by step; denied under other rules than ours."""
    try:
        game = find(record.game)
        ours = game.meta.rules_version
        if record.rules != ours:
            raise Problem("problem-other-rules", game=game.name, theirs=record.rules, ours=ours)
        steps, last = set(wanted), max(wanted, default=-1)
        return {
            step: moment_of(table, seers)
            for step, table in zip(range(last + 1), tables_of(record), strict=False)
            if step in steps
        }
    except Problem as problem:
        raise denied_by_problem(problem) from problem


def page_of(steps: Sequence[int], first: int, count: int) -> dict[int, int]:
    """Some of the frames: their number, and the step that each shows."""
    last = min(first + min(count, MOST_FRAMES), len(steps))
    return {number: steps[number] for number in range(first, last)}


def seers_of(whose: Whose, players: int) -> list[int | None]:
    """The seats, None for the spectators, whose views somebody is shown."""
    return list(range(players)) if isinstance(whose, str) else [whose]


def moment_of(table: Table, seers: Collection[int | None]) -> Moment:
    """What the latest step showed; views only of these."""
    step = len(table.steps)
    acted = table.steps[-1] if table.steps else None
    events = told([event for event in table.events if event.step == step])
    lines = [Line(step, step, *event) for event in events]
    everybody = [*range(table.players), None]
    return Moment(
        seat=acted.seat if acted else None,
        option=show_option(table.describe(acted.action)) if acted else None,
        waiting=list(table.waiting),
        views=[table.view(seat) if seat in seers else None for seat in everybody],
        log=[(line.seers, show_line(table.game, line)) for line in lines],
    )


def frame_of(step: int, moment: Moment, whose: Whose) -> Frame:
    """As much of a moment as somebody may see, under this number of theirs."""
    *views, spectators = moment.views
    is_known = whose == "all" or (whose is not None and whose == moment.seat)
    view = views if isinstance(whose, str) else spectators if whose is None else views[whose]
    return Frame(
        step=step,
        seat=moment.seat,
        option=moment.option if is_known else None,
        view=view,
        waiting=moment.waiting,
        log=_lines_of(step, moment, whose),
    )


def outline_of(moments: Sequence[Moment], whose: Whose) -> Outline:
    """As much of these moments as somebody may read, in numbers of theirs."""
    return Outline(
        seats=[moment.seat for moment in moments],
        log=[
            line for step, moment in enumerate(moments) for line in _lines_of(step, moment, whose)
        ],
    )


def _lines_of(step: int, moment: Moment, whose: Whose) -> list[LineData]:
    seers = seers_of(whose, len(moment.views) - 1)
    return [
        msgspec.structs.replace(line, number=step, step=step)
        for who, line in moment.log
        if any(may_see(who, seer) for seer in seers)
    ]
