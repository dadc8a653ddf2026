"""Who is to be told what, when a table has moved on and they are not there."""

from collections.abc import Collection
from typing import TYPE_CHECKING, Literal, NamedTuple

from ludoteca.server import entries as e

if TYPE_CHECKING:
    from ludoteca.server.room import Room

What = Literal["turn", "consent", "end", "invitation", "begun", "reminder"]


class Call(NamedTuple):
    """Something to tell one guest, about one table."""

    guest: str
    what: What
    table: str


def calls_after(
    room: "Room", before: Collection[int], entries: Collection[e.AnyEntry]
) -> set[Call]:
    """Whom the latest entries of a table concern; `before`: who was waited for until then.

    Only what everybody at the table may know: whose turn it is, what was asked, that it is over.
    """
    calls = _turns(room, before) | _end(room, entries)
    called = {call.guest for call in calls}
    for entry in entries:
        if isinstance(entry, e.Rematched) and room.ledger.invitations == 1:
            calls |= _to(room, _people(room) - {entry.who}, "invitation", entry.table)
        elif isinstance(entry, e.Proposed):
            asked = {room.ledger.seats[seat].guest or "" for seat in room.ledger.must_agree()}
            calls |= _to(room, asked, "consent")
        elif isinstance(entry, e.Reminded):
            calls |= _to(room, {room.ledger.seats[entry.seat].guest or ""}, "reminder")
        elif isinstance(entry, e.Began) and len(_people(room)) > 1:  # to bots nobody has come
            calls |= _to(room, _people(room) - called - {one.who for one in entries}, "begun")
    return calls


def _people(room: "Room") -> set[str]:
    return {row.guest for row in room.ledger.seats if row.guest}


def _to(room: "Room", guests: Collection[str], what: What, table: str = "") -> set[Call]:
    return {Call(guest, what, table or room.id) for guest in guests if guest}


def _turns(room: "Room", before: Collection[int]) -> set[Call]:
    """Who is waited for now and was not: only where others play too, as bots take no days."""
    ledger = room.ledger
    fresh = set(ledger.waiting) - set(before) if ledger.phase == "playing" else set()
    asked = [seat for seat in fresh if ledger.others(seat) and not ledger.is_bot(seat)]
    return _to(room, {ledger.seats[seat].guest or "" for seat in asked}, "turn")


def _end(room: "Room", entries: Collection[e.AnyEntry]) -> set[Call]:
    is_over = room.ledger.phase in ("over", "ended") and room.ledger.has_begun
    if not is_over or not any(isinstance(entry, e.Acted | e.Ended) for entry in entries):
        return set()
    return _to(room, _people(room), "end")


def sees(room: "Room", call: Call) -> bool:
    """Whether whoever is to be told looks at the table."""
    present = room.present()
    return any(present[seat] for seat in room.ledger.held_by(call.guest))


def is_news(room: "Room", call: Call) -> bool:
    """Whether it is still so, and whoever is to be told does not look at the table anyway."""
    ledger, seats = room.ledger, room.ledger.held_by(call.guest)
    if sees(room, call):
        return False
    if call.what in ("turn", "reminder"):
        return any(seat in ledger.waiting and not ledger.is_bot(seat) for seat in seats)
    if call.what == "consent":
        return bool(ledger.must_agree().intersection(seats))
    if call.what == "invitation":
        return ledger.phase == "gathering" and ledger.kept_for(call.guest) is not None
    return bool(seats)
