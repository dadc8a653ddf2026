"""A game played again from its beginning: for worker threads, since a long one takes its time.

The loops are here, outside the compiled rules, so that between two steps other threads have a turn.
"""

from collections.abc import Collection, Iterable, Iterator

from ludoteca.kernel.game import find
from ludoteca.kernel.record import Record
from ludoteca.kernel.spoken import Refused
from ludoteca.kernel.table import Step, Table


def tables_of(record: Record) -> Iterator[Table]:
    """The same table after each step."""
    table = Table(find(record.game), record.players, record.seed, record.options, record.names)
    yield table
    yield from going_on(table, record.actions)


def going_on(table: Table, actions: Iterable[tuple[int, int]]) -> Iterator[Table]:
    """The same table after each of these actions."""
    for seat, action in actions:
        table.play(seat, action)
        yield table


def last_step(steps: list[Step], seat: int) -> int:
    """The index of a seat's last step."""
    return max(index for index, step in enumerate(steps) if step.seat == seat)


def without_last(record: Record, last: int, unseen: Collection[int]) -> Table:
    """A new table where step `last` (0 is the first) and what came after it were never done.

    Later steps that the seat has not seen (`unseen`) stay if all are still possible, as with
    `Table.undo`; whether it may be taken back is for others to have asked.
    """
    kept, later = record.actions[:last], [record.actions[i] for i in sorted(unseen) if i > last]
    table = _replayed(record, kept)
    return table if _is_done(table, later) else _replayed(record, kept)


def _replayed(record: Record, actions: list[tuple[int, int]]) -> Table:
    table = Table(find(record.game), record.players, record.seed, record.options, record.names)
    for _ in going_on(table, actions):
        table.events.clear()  # they were told when they happened
    return table


def _is_done(table: Table, actions: list[tuple[int, int]]) -> bool:
    """Do these as long as they are possible; whether all were."""
    for seat, action in actions:
        try:
            table.play(seat, action)
        except Refused:
            return False
    return True
