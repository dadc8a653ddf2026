"""Another game of the same people: an invitation, which begins when all have said yes.

Whoever asks first opens the new table and sits there, each one seat further. Every other person's
seat is kept for them and open until they answer, so that no clock runs for anybody who has not.
"""

import contextlib

from ludoteca.kernel.game import find
from ludoteca.server import entries as e, seating
from ludoteca.server.denials import Denied, NotFound, Overtaken
from ludoteca.server.ledger import Ledger
from ludoteca.server.room import Room, now
from ludoteca.server.service import Service
from ludoteca.server.stores.contract import Guest


async def ask_or_agree(service: Service, room: Room, guest: Guest) -> Room:
    """Invite those of a finished game to another, or agree to one; one table for all who ask."""
    ledger = room.ledger
    service.admission.check_open()
    if ledger.phase not in ("over", "ended") or not ledger.held_by(guest.id):
        raise Denied("not_now")
    following = await _following(service, room)
    if following is None:
        return await _invite(service, room, guest)
    async with following.hold():
        seat = following.ledger.kept_for(guest.id)
        if following.ledger.phase == "gathering" and seat is not None:
            await seating.join(service, following, guest, seat, "")
    return following


async def _following(service: Service, room: Room) -> Room | None:
    """The table that was opened already, unless everybody has left it before it began."""
    if room.ledger.rematch is None:
        return None
    try:
        following = await service.room(room.ledger.rematch)
        async with following.hold():
            is_given_up = following.ledger.phase == "ended" and not following.ledger.has_begun
    except NotFound:  # it went with whoever asked
        return None
    return None if is_given_up else following


async def _invite(service: Service, room: Room, guest: Guest) -> Room:
    opened = room.ledger.opened
    if opened.uploaded or opened.rules != find(opened.game).meta.rules_version:
        raise Denied("not_now")
    await seating.check_room_for_one_more(service, guest)
    rows = _rows(room.ledger, guest.id)
    for row in rows:
        service.admission.check_name(row.name if row.guest == guest.id else "")
    following = await service.open_table(seating.opened_anew(opened, guest, rows), room.place)
    async with following.hold():
        if all(row.kind != "open" for row in following.ledger.seats):
            await seating.begin(following)
    try:
        await room.append(e.Rematched(at=now(), who=guest.id, table=following.id))
    except Overtaken:  # somebody else has invited, by another process
        with contextlib.suppress(Denied):
            async with following.hold():
                await seating.leave(following, guest)
        raise
    return following


def _rows(ledger: Ledger, asking: str) -> list[e.SeatRow]:
    """The seats of the next game: bots and the own ones taken, all others kept."""
    rows = [_row(row, asking) for row in ledger.seats]
    return [*rows[1:], rows[0]]


def _row(row: e.SeatRow, asking: str) -> e.SeatRow:
    if row.kind == "bot" or row.guest == asking:
        return e.SeatRow(row.kind, row.name, row.level, row.guest)
    if row.guest is None:  # somebody who was forgotten
        return e.SeatRow("open")
    return e.SeatRow("open", row.name, invited=row.guest)


async def decline(room: Room, guest: Guest) -> None:
    """Give up the seat that is kept for a guest: anybody may take it then."""
    seat = room.ledger.kept_for(guest.id)
    if room.ledger.phase != "gathering" or seat is None:
        raise Denied("not_now")
    await room.append(e.Declined(at=now(), who=guest.id, seat=seat))
