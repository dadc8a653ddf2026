"""Records that people bring: checked by size, type and replay before anything is kept."""

from ludoteca.kernel.problems import Problem
from ludoteca.kernel.record import Record, decode
from ludoteca.kernel.table import Table, replay
from ludoteca.server import entries as e
from ludoteca.server.denials import Denied, denied_by_problem
from ludoteca.server.names import clean_name, distinct, unnamed
from ludoteca.server.room import now, told
from ludoteca.server.settings import Limits


def read_record(body: bytes, limits: Limits) -> Record:
    """A record as it is written; for a worker thread. Denied says what is wrong."""
    if len(body) > limits.record_bytes:
        raise Denied("too_long", "problem-record-size", most=limits.record_bytes // 1024)
    try:
        record = decode(body)
        if len(record.actions) > limits.record_actions or len(record.seed) > 200:
            raise Problem("problem-damaged", detail="length")
        if len(record.names) > record.players:
            raise Problem("problem-damaged", detail="names")
    except Problem as problem:
        raise denied_by_problem(problem) from problem
    except RecursionError as error:
        raise denied_by_problem(Problem("problem-not-a-record")) from error
    return record


def check_played(record: Record) -> None:
    """Denied if it could not have been played; for a worker thread. Its files are known."""
    try:
        replay(record)
    except Problem as problem:
        raise denied_by_problem(problem) from problem
    except RecursionError as error:
        raise denied_by_problem(Problem("problem-not-a-record")) from error


def entries_of(record: Record, guest: str, limits: Limits) -> tuple[list[e.AnyEntry], Table]:
    """The entries of a table at which this game was played; for a worker thread."""
    seats = [e.SeatRow("human", name) for name in _names(record, limits.name)]
    opened = e.Opened(
        at=now(),
        who=guest,
        game=record.game,
        rules=record.rules,
        seed=record.seed,
        seats=seats,
        options=record.options,
        uploaded=True,
    )
    table = replay(record, 0)
    waiting = list(table.waiting)
    began = e.Began(at=now(), waiting=waiting, events=told(table.events), seats=seats)
    entries: list[e.AnyEntry] = [opened, began]
    entries += [_acted(table, seat, action) for seat, action in record.actions]
    if not table.over:
        entries.append(e.Ended(at=now(), why="abandoned"))
    return entries, table


def _names(record: Record, most: int) -> list[str]:
    """What those are called who played; told apart as those who sit at a table."""
    names: list[str] = []
    for number, given in enumerate([*record.names, *[""] * record.players][: record.players]):
        name = clean_name(given, most)
        names.append(distinct(name, names) if name else unnamed(number + 1, "pt", names))
    return names


def _acted(table: Table, seat: int, action: int) -> e.Acted:
    events = told(table.play(seat, action))
    step = table.steps[-1]
    return e.Acted(
        at=now(), seat=seat, action=action, chances=step.chances, shown=step.shown,
        waiting=list(table.waiting), events=events,
    )  # fmt: skip
