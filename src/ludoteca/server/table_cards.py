"""What is kept of a table beside its entries: for lists, for clocks, and to go on at once."""

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from ludoteca.kernel.table import Table
from ludoteca.server import patience
from ludoteca.server.entries import Absence, Clock, Phase, SeatRow
from ludoteca.server.ledger import Ledger
from ludoteca.server.logs import warn
from ludoteca.server.messages import SeatInfo
from ludoteca.server.names import is_given
from ludoteca.server.stores.contract import Head

BOT_IS_LATE = 20_000  # milliseconds after which any process makes a bot's overdue move


class TableCardRow(msgspec.Struct):
    """A table in a list, as it is stored."""

    id: str
    game: str
    phase: Phase
    seats: list[SeatRow]
    public: bool
    days: int | None
    clock: Clock | None
    created: int
    updated: int
    waiting: list[int]
    uploaded: bool = False
    since: list[int | None] = []  # by seat: waited for from then on; of older cards nothing
    deadlines: list[int | None] = []  # by seat: when its time is up
    finished: int | None = None  # when a game that was played came to its end
    winners: list[int] | None = None  # None: not over yet, or of an older card
    rematch: str | None = None
    absence: Absence = "bot"
    meeting: bool = False  # opened for whoever comes, now


class Wait(msgspec.Struct):
    """Who is waited for, for how long already, and how much time they have; milliseconds."""

    seat: int
    waited: int
    left: int | None


class TableCard(msgspec.Struct):
    """A table in a list, as one guest is told."""

    id: str
    game: str
    phase: Phase
    seats: list[SeatInfo]
    public: bool
    days: int | None
    clock: Clock | None
    created: int
    updated: int
    yours: bool
    your_turn: bool
    uploaded: bool  # it was brought as a file: nobody vouches that it was played
    waits: list[Wait]
    finished: int | None  # when it came to an end; None while it has not, or was not kept
    winners: list[int] | None  # the seats; None while there are none, or they were not kept
    rematch: str | None
    meeting: bool  # opened for whoever comes, now


_decoder = msgspec.json.Decoder(TableCardRow)


def head_of(
    identifier: str, ledger: Ledger, table: Table | None, lost: bytes | None = None
) -> Head:
    """A table's head after its latest entry; with the position as it was if it cannot be read."""
    opened = ledger.opened
    card = TableCardRow(
        identifier, opened.game, ledger.phase, ledger.seats, opened.public, opened.days,
        opened.clock, opened.at, ledger.last_seen, ledger.waiting, opened.uploaded,
        since=ledger.clocks.since,
        deadlines=[ledger.clocks.deadline(seat) for seat in range(len(ledger.seats))],
        finished=ledger.finished,
        winners=ledger.claimed or winners_of(ledger.phase, table),
        rematch=ledger.rematch,
        absence=opened.absence,
        meeting=opened.meeting,
    )  # fmt: skip
    return Head(
        phase=ledger.phase,
        game=opened.game,
        public=opened.public,
        updated=ledger.updated,
        seen=ledger.last_seen,
        wake=wake_of(ledger),
        card=msgspec.json.encode(card),
        position=msgspec.json.encode(table.save()) if table is not None else lost,
        guests=tuple(dict.fromkeys(filter(None, map(expected_at, ledger.seats)))),
    )


def expected_at(row: SeatRow) -> str | None:
    """The guest in whose list a table stands for the sake of this seat."""
    return row.guest or row.invited


def winners_of(phase: Phase, table: Table | None) -> list[int] | None:
    """Who has won a game that is finished; nobody if it was ended without a result."""
    if phase == "ended":
        return []
    return table.winners if phase == "over" and table is not None else None


def wake_of(ledger: Ledger) -> int | None:
    """When a bot's move is overdue or somebody's time is up; None if neither can be."""
    if ledger.phase != "playing" or not ledger.is_attended:
        return None
    times = [_wake_of_seat(ledger, seat) for seat in ledger.waiting]
    return min((time for time in times if time is not None), default=None)


def _wake_of_seat(ledger: Ledger, seat: int) -> int | None:
    if ledger.is_bot(seat):
        return (ledger.clocks.since[seat] or ledger.updated) + BOT_IS_LATE
    times = patience.wake_of(ledger, seat), ledger.clocks.lapses(seat)
    return min((time for time in times if time is not None), default=None)


def is_awaited(row: TableCardRow, guest: str) -> bool:
    """Whether a guest is expected at this table: it is not finished, and they have not left it."""
    is_there = any(seat.guest == guest and not seat.absent for seat in row.seats)
    return is_there and row.phase in ("gathering", "playing")


def read_cards(bodies: Iterable[bytes | str]) -> list[TableCardRow]:
    """Those cards that can be read: a damaged one is nobody's business but its own table's."""
    rows = []
    for body in bodies:
        try:
            rows.append(_whole(_decoder.decode(body)))
        except (msgspec.DecodeError, UnicodeDecodeError, ValueError, RecursionError):
            _say_damaged(body)
    return rows


def _whole(row: TableCardRow) -> TableCardRow:
    """A card whose numbers fit each other, or a ValueError."""
    count = len(row.seats)
    lengths = {len(row.since), len(row.deadlines)}
    if not set(row.waiting) <= set(range(count)) or not lengths <= {0, count} or len(lengths) > 1:
        raise ValueError("a damaged card")
    return row


@lru_cache(maxsize=64)  # of each it is said once, however often a list is asked for
def _say_damaged(body: bytes | str) -> None:
    warn("a card in a list cannot be read; `ludoteca admin check` tells which", size=len(body))


def is_apart(row: TableCardRow, apart: set[str]) -> bool:
    """Whether one of these sits there."""
    return any(seat.guest in apart for seat in row.seats if seat.guest)


def show_row(row: TableCardRow, guest: str, now: int) -> TableCard:
    """A card for one guest."""
    mine = [n for n, seat in enumerate(row.seats) if guest and seat.guest == guest]
    seats = [
        SeatInfo(
            kind=seat.kind,
            name=seat.name,
            level=seat.level,
            you=number in mine,
            absent=seat.absent,
            invited=bool(guest) and seat.invited == guest,
            named=is_given(seat.name),
        )
        for number, seat in enumerate(row.seats)
    ]
    asked = [seat for seat in mine if seat in row.waiting and not row.seats[seat].absent]
    turn = row.phase == "playing" and bool(asked)
    return TableCard(
        row.id, row.game, row.phase, seats, row.public, row.days, row.clock, row.created,
        row.updated, bool(mine), turn, row.uploaded, show_waits(row, now), row.finished,
        row.winners, row.rematch, row.meeting,
    )  # fmt: skip


def show_waits(row: TableCardRow, now: int) -> list[Wait]:
    """Who is waited for at a running table, and for how long."""
    waits: list[Wait] = []
    for seat in row.waiting if row.phase == "playing" and row.since else ():
        since, deadline = row.since[seat], row.deadlines[seat]
        waited = max(0, now - since) if since is not None else 0
        waits.append(Wait(seat, waited, None if deadline is None else max(0, deadline - now)))
    return waits
