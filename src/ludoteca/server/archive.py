"""What each step of a game showed, kept for good: rules change, games stay.

Rules cannot be kept, they are code; what they showed can. All views of all seats, step by step, are
2 to 30 kB a game when packed (measured over all five, 50 to 370 steps), less than the game's
entries. A game that goes on under newer rules is continued from the position kept with them.
"""

import lzma
from collections.abc import Sequence
from typing import Any

import msgspec

from ludoteca.kernel.game import find
from ludoteca.kernel.problems import Problem
from ludoteca.kernel.record import Record
from ludoteca.kernel.table import Step, Table
from ludoteca.server.again import going_on, tables_of
from ludoteca.server.denials import denied_by_problem
from ludoteca.server.replay import (
    Moment,
    Outline,
    Replay,
    Whose,
    frame_of,
    moment_of,
    outline_of,
    page_of,
)

PRESET = 2  # of lzma: a tenth of a second for the longest games


class Kept(msgspec.Struct):
    """The steps of a game, and the position after the last of them."""

    rules: int  # of the version that kept it last
    steps: list[Step]
    position: dict[str, Any]
    moments: list[Moment]


def pack(kept: Kept) -> bytes:
    """As it is stored."""
    return lzma.compress(msgspec.json.encode(kept), preset=PRESET)


def unpack(body: bytes) -> Kept:
    """What `pack` made."""
    return msgspec.json.decode(lzma.decompress(body), type=Kept)


def keep(
    body: bytes | None, record: Record, steps: list[Step], position: dict[str, Any]
) -> bytes | None:
    """A game's steps with what was kept before; None if that is all there is to keep.

    For a worker thread. What is kept leads to `position`, or it is not kept: steps that were played
    under rules that are gone, and not kept in time, cannot be shown again.
    """
    before = unpack(body) if body is not None else None
    if before is not None and before.steps == steps:
        return None
    try:
        kept = _extend(before, record, steps) or _from_the_start(record, steps)
    except (Problem, KeyError, ValueError, TypeError, IndexError):
        return None  # these rules do not lead there
    return pack(kept) if is_same(kept.position, position) else None


def is_same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two saved positions are one, whatever order a version writes its fields in."""
    return _in_order(one) == _in_order(other)


def _in_order(position: dict[str, Any]) -> bytes:
    return msgspec.json.encode(position, order="sorted")


def _from_the_start(record: Record, steps: list[Step]) -> Kept:
    everybody = [*range(record.players), None]
    moments = []
    for table in tables_of(record):
        moments.append(moment_of(table, everybody))
    return Kept(find(record.game).meta.rules_version, steps, table.save(), moments)


def _extend(before: Kept | None, record: Record, steps: list[Step]) -> Kept | None:
    """What was kept and what came after it; None if some of it was taken back."""
    if before is None or steps[: len(before.steps)] != before.steps:
        return None
    table = Table.resume(record, before.position, before.steps)
    everybody = [*range(record.players), None]
    rest = record.actions[len(before.steps) :]
    moments = [moment_of(table, everybody) for table in going_on(table, rest)]
    rules = find(record.game).meta.rules_version
    return Kept(rules, steps, table.save(), [*before.moments, *moments])


def replay_kept(
    body: bytes | None, record: Record, whose: Whose, steps: Sequence[int], first: int, count: int
) -> Replay:
    """Frames of a game whose rules are gone; for a worker thread."""
    moments = _moments(body, record)
    known = [step for step in steps if step < len(moments)]
    wanted = page_of(known, first, count)
    frames = [frame_of(number, moments[step], whose) for number, step in wanted.items()]
    return Replay(len(known) - 1, frames)


def outline_kept(body: bytes | None, record: Record, whose: Whose, steps: Sequence[int]) -> Outline:
    """All of a game whose rules are gone in words; for a worker thread."""
    moments = _moments(body, record)
    return outline_of([moments[step] for step in steps if step < len(moments)], whose)


def _moments(body: bytes | None, record: Record) -> list[Moment]:
    if body is None:
        ours = find(record.game).meta.rules_version
        problem = Problem("problem-other-rules", game=record.game, theirs=record.rules, ours=ours)
        raise denied_by_problem(problem)
    return unpack(body).moments
