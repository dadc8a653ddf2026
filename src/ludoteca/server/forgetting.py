"""Forgetting a guest: nothing of them stays but the moves of games that others have played too."""

import asyncio
import contextlib

import msgspec

from ludoteca.server import entries as e
from ludoteca.server.ledger import Ledger, read_ledger
from ludoteca.server.stores.contract import Crossed, Store
from ludoteca.server.stores.devices import LOCK
from ludoteca.server.stores.traces import trace_deletion, traces_of
from ludoteca.server.stores.upkeep import (
    FORGETTING,
    deletion,
    guest_deletion,
    mark_deletion,
    order,
    read_marks,
    write_mark,
)
from ludoteca.server.table_cards import TableCardRow

NOBODY = "—"  # the name of somebody who was forgotten
TRIES = 10  # where somebody moves at a table of theirs at that very moment
GONE = "…"  # instead of what they wrote
HELD = "SELECT id FROM tables WHERE id IN (SELECT tab FROM seats WHERE guest = $1)"
CARD = "SELECT card FROM tables WHERE id = $1"
UNPACK = "UPDATE kept SET count = 0, entries = NULL WHERE tab = $1"


async def forget_guest(store: Store, guest: str) -> int:
    """Delete a guest, their tables that nobody shares, and their name in all others; how many.

    From the first moment on they can come to no other table: who is marked as being forgotten is no
    newcomer to any store. One table after another, so that moves are written in between: whoever is
    interrupted has lost nothing, and asks again; if they do not, `finish_forgetting` goes on.
    """
    await store.change((LOCK, (guest,)), write_mark(FORGETTING + guest, ""))
    held = [row[0] for row in await store.ask(HELD, guest)]
    traces = [table for table in await traces_of(store, guest) if table not in held]
    for table in [*held, *traces]:
        await _forget_at(store, table, guest)
    gone = [(LOCK, (guest,)), *guest_deletion(guest), trace_deletion(guest)]
    await store.change(*order(*gone, mark_deletion(FORGETTING + guest)))
    return len(held)


async def finish_forgetting(store: Store) -> None:
    """Go on where forgetting somebody was interrupted."""
    for name in await read_marks(store, FORGETTING):
        await forget_guest(store, name.removeprefix(FORGETTING))


async def _forget_at(store: Store, table: str, guest: str) -> None:
    """Forget them at one table; again, where somebody moved there at that very moment."""
    for _ in range(TRIES - 1):
        with contextlib.suppress(Crossed):
            return await _rewrite(store, table, guest)
    await _rewrite(store, table, guest)


async def _rewrite(store: Store, table: str, guest: str) -> None:
    cards, saved = await store.ask(CARD, table), await store.load(table)
    if not cards or saved is None:
        return
    row = msgspec.json.decode(cards[0][0], type=TableCardRow)
    if _is_theirs(row, e.decode(saved.entries[0]), guest):
        await store.change(*deletion(table))
        return
    bodies = await asyncio.to_thread(_bodies_without, saved.entries, guest)
    card_row = msgspec.json.encode(_without(row, guest))
    await store.change(
        (UNPACK, (table,)),
        ("DELETE FROM entries WHERE tab = $1 AND number < $2", (table, len(saved.entries))),
        *[
            ("INSERT INTO entries (tab, number, body) VALUES ($1, $2, $3)", (table, number, body))
            for number, body in enumerate(bodies)
        ],
        ("UPDATE tables SET card = $2 WHERE id = $1", (table, card_row)),
    )


def _is_theirs(row: TableCardRow, opened: e.AnyEntry, guest: str) -> bool:
    """Whether nobody else has a seat there, and they have one or brought the game."""
    guests = {seat.guest for seat in row.seats} - {None}
    return guests == {guest} or (not guests and opened.who == guest)


def _bodies_without(bodies: list[bytes], guest: str) -> list[bytes]:
    """All entries of a table without this guest: there may be thousands, so in a thread."""
    ledger = read_ledger(bodies)
    forgotten = e.encode(e.Forgotten(at=ledger.updated))
    bodies = [*bodies, *_leaving(ledger, guest), forgotten]
    return [anonymous(body, guest) for body in bodies]


def _leaving(ledger: Ledger, guest: str) -> list[bytes]:
    """A bot takes the seat over where the game is not finished."""
    mine, at = ledger.held_by(guest), ledger.updated
    if ledger.phase == "gathering":
        return [e.encode(e.Left(at=at, seat=seat)) for seat in mine]
    if ledger.phase == "playing":
        there = [seat for seat in mine if not ledger.seats[seat].absent]
        return [e.encode(e.Away(at=at, seat=seat, why="left")) for seat in there]
    return []


def anonymous(body: bytes, guest: str) -> bytes:
    """An entry without this guest: their id, their name, what they wrote."""
    if guest.encode() not in body:
        return body
    entry = e.decode(body)
    if isinstance(entry, e.Opened | e.Began):
        entry.seats = [_seat(seat, guest) for seat in entry.seats]
    if isinstance(entry, e.Joined | e.Said) and entry.who == guest:
        entry.name = NOBODY
    if isinstance(entry, e.Said) and entry.who == guest:
        entry.text = GONE
    if isinstance(entry, e.Muted) and entry.whom == guest:
        entry.whom = ""
    if entry.who == guest:
        entry.who = entry.id = ""
    return e.encode(entry)


def _without(row: TableCardRow, guest: str) -> TableCardRow:
    return msgspec.structs.replace(row, seats=[_seat(seat, guest) for seat in row.seats])


def _seat(seat: e.SeatRow, guest: str) -> e.SeatRow:
    if seat.invited == guest:
        return e.SeatRow("open")
    if seat.guest != guest:
        return seat
    return msgspec.structs.replace(seat, guest=None, name=NOBODY, absent=True)
