"""A game again, step by step: what a seat knew at each moment."""

from collections.abc import Iterator
from typing import Any

import msgspec

from ludoteca.kernel.game import find
from ludoteca.kernel.problems import Problem
from ludoteca.kernel.record import Record
from ludoteca.kernel.table import Table
from ludoteca.server.denials import Denied, denied_by_problem
from ludoteca.server.ledger import Line
from ludoteca.server.messages import LineData, OptionData
from ludoteca.server.room import Room, told
from ludoteca.server.showing import is_seen, show_line, show_option

MOST_FRAMES = 100
Whose = int | None | str  # a seat, a spectator, or "all"


class Frame(msgspec.Struct):
    """The table after one step; step 0 is the set-up."""

    step: int
    seat: int | None
    option: OptionData | None
    view: Any
    waiting: list[int]
    log: list[LineData]


class Replay(msgspec.Struct):
    """Some of the frames of a game."""

    steps: int
    frames: list[Frame]


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
        raise Denied("bad_request", "problem-request", detail="seat")
    if not ledger.is_open_book and whose not in mine:
        raise Denied("not_seated", "problem-replay-own")
    return whose


def make_replay(record: Record, whose: Whose, first: int, count: int) -> Replay:
    """Frames `first` and the following, replayed from the start; for a worker thread."""
    try:
        game = find(record.game)
        ours = game.meta.rules_version
        if record.rules != ours:
            raise Problem("problem-other-rules", game=game.name, theirs=record.rules, ours=ours)
        tables = _tables(record)
        last = min(first + min(count, MOST_FRAMES), len(record.actions) + 1)
        frames = [_frame(table, whose) for step, table in zip(range(last), tables, strict=False)
                  if step >= first]  # fmt: skip
    except Problem as problem:
        raise denied_by_problem(problem) from problem
    return Replay(len(record.actions), frames)


def _tables(record: Record) -> Iterator[Table]:
    """The same table after each step."""
    table = Table(find(record.game), record.players, record.seed, record.options, record.names)
    yield table
    for seat, action in record.actions:
        table.play(seat, action)
        yield table


def _frame(table: Table, whose: Whose) -> Frame:
    step = len(table.steps)
    acted = table.steps[-1] if table.steps else None
    is_known = acted is not None and (whose == "all" or whose == acted.seat)
    if isinstance(whose, str):
        view: object = [table.view(seat) for seat in range(table.players)]
        seers: list[int | None] = list(range(table.players))
    else:
        view, seers = table.view(whose), [whose]
    events = told([event for event in table.events if event.step == step])
    lines = [Line(step, step, *event) for event in events]
    seen = [line for line in lines if any(is_seen(line, seer) for seer in seers)]
    return Frame(
        step=step,
        seat=acted.seat if acted else None,
        option=show_option(table.describe(acted.action)) if acted and is_known else None,
        view=view,
        waiting=list(table.waiting),
        log=[show_line(table.game, line) for line in seen],
    )
