"""What is kept of a table beside its entries: for lists, for clocks, and to go on at once."""

import msgspec

from ludoteca.kernel.table import Table
from ludoteca.server.entries import Clock, Phase, SeatRow
from ludoteca.server.ledger import Ledger
from ludoteca.server.messages import SeatInfo
from ludoteca.server.stores.contract import Head

BOT_IS_LATE = 20_000  # milliseconds after which any process makes a bot's overdue move


class CardRow(msgspec.Struct):
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


_decoder = msgspec.json.Decoder(CardRow)


def head_of(
    identifier: str, ledger: Ledger, table: Table | None, lost: bytes | None = None
) -> Head:
    """A table's head after its latest entry; with the position as it was if it cannot be read."""
    opened = ledger.opened
    card = CardRow(
        identifier, opened.game, ledger.phase, ledger.seats, opened.public, opened.days,
        opened.clock, opened.at, ledger.last_seen, ledger.waiting, opened.uploaded,
    )  # fmt: skip
    return Head(
        phase=ledger.phase,
        game=opened.game,
        public=opened.public,
        updated=ledger.updated,
        wake=wake_of(ledger),
        card=msgspec.json.encode(card),
        position=msgspec.json.encode(table.save()) if table is not None else lost,
        guests=tuple(dict.fromkeys(row.guest for row in ledger.seats if row.guest)),
    )


def wake_of(ledger: Ledger) -> int | None:
    """When a bot's move is overdue or somebody's time is up; None if neither can be."""
    if ledger.phase != "playing" or not ledger.is_attended:
        return None
    times = [_wake_of_seat(ledger, seat) for seat in ledger.waiting]
    return min((time for time in times if time is not None), default=None)


def _wake_of_seat(ledger: Ledger, seat: int) -> int | None:
    if ledger.is_bot(seat):
        return (ledger.clocks.since[seat] or ledger.updated) + BOT_IS_LATE
    return ledger.clocks.deadline(seat)


def is_awaited(body: bytes, guest: str) -> bool:
    """Whether a guest is expected at this table: it is not finished, and they have not left it."""
    row = _decoder.decode(body)
    is_there = any(seat.guest == guest and not seat.absent for seat in row.seats)
    return is_there and row.phase in ("gathering", "playing")


def show_card(body: bytes, guest: str) -> TableCard:
    """A card for one guest."""
    row = _decoder.decode(body)
    mine = [n for n, seat in enumerate(row.seats) if guest and seat.guest == guest]
    seats = [
        SeatInfo(seat.kind, seat.name, seat.level, number in mine, seat.absent)
        for number, seat in enumerate(row.seats)
    ]
    turn = row.phase == "playing" and any(seat in row.waiting for seat in mine)
    return TableCard(
        row.id, row.game, row.phase, seats, row.public, row.days, row.clock, row.created,
        row.updated, bool(mine), turn, row.uploaded,
    )  # fmt: skip
