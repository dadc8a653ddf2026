"""Those who do not come: their holidays, a reminder, and how the others go on without them.

What happens when somebody's time is up was agreed when the table was opened: a bot stands in at
once, or the others decide. Where no clock runs they may decide after a day. So nobody waits for
ever, and who comes back has their seat.
"""

from ludoteca.server import entries as e
from ludoteca.server.denials import Denied
from ludoteca.server.patience import is_late, left_alone, nearly_late, remind_at, wake_of
from ludoteca.server.room import Room, now
from ludoteca.server.stores import holidays


async def remind(room: Room, seat: int, whom: int, who: str, message: str) -> None:
    """Ask the table to call somebody who is waited for."""
    ledger, at = room.ledger, now()
    await _keep_holidays(room)
    _check_awaited(room, seat, whom)
    if remind_at(ledger, whom) > at:
        raise Denied("not_now", "problem-remind-later")
    await room.append(e.Reminded(at=at, who=who, id=message, seat=whom, by=seat))


async def go_on_without(room: Room, seat: int, whom: int, who: str, message: str) -> None:
    """Let a bot stand in for somebody whose time is up, until they come back."""
    await _keep_holidays(room)
    _check_awaited(room, seat, whom)
    if not is_late(room.ledger, whom, now()):
        raise Denied("not_now", "problem-wait-longer")
    away = e.Away(at=now(), who=who, id=message, seat=whom, why="replaced")
    await room.append(away)


async def claim_win(room: Room, seat: int, who: str, message: str) -> None:
    """Win a game that all others have left."""
    await _keep_holidays(room)
    winners = left_alone(room.ledger, seat, now())
    if room.ledger.phase != "playing" or not winners or _is_any_there(room, seat):
        raise Denied("not_now", "problem-wait-longer")
    await room.append(e.Ended(at=now(), who=who, id=message, why="claimed", winners=winners))


def _is_any_there(room: Room, seat: int) -> bool:
    others = room.ledger.others(seat)
    return any(there for n, there in enumerate(room.present()) if n in others)


def _check_awaited(room: Room, seat: int, whom: int) -> None:
    """Only somebody else, a person, who is waited for and does not look at the table."""
    ledger = room.ledger
    is_awaited = ledger.phase == "playing" and whom in ledger.waiting and not ledger.is_bot(whom)
    if not is_awaited or whom not in ledger.others(seat) or room.present()[whom]:
        raise Denied("not_now")


# What the table does by itself.


async def mind(room: Room) -> None:
    """Whose time runs out: their holiday comes first, then a reminder, then what was agreed."""
    at, ledger = now(), room.ledger
    for seat in list(ledger.waiting) if ledger.phase == "playing" else ():
        wakes = wake_of(ledger, seat)
        if wakes is None or wakes > at or ledger.is_bot(seat):
            continue
        holiday = await _holiday_of(room, seat)
        deadline = ledger.clocks.deadline(seat)
        if holiday is not None:
            await rest(room, seat, holiday)
        elif deadline is not None and deadline <= at and ledger.opened.absence == "bot":
            await room.append(e.Away(at=at, seat=seat, why="clock"))
        elif nearly_late(ledger, seat) is not None:
            await room.append(e.Reminded(at=at, seat=seat))


async def _keep_holidays(room: Room) -> None:
    """Before anybody goes on without others: who was asked while on holiday has that time."""
    ledger = room.ledger
    for seat in list(ledger.waiting) if ledger.phase == "playing" else ():
        holiday = None if ledger.is_bot(seat) else await _holiday_of(room, seat)
        if holiday is not None:
            await rest(room, seat, holiday)


async def _holiday_of(room: Room, seat: int) -> holidays.Holiday | None:
    """The holiday of a seat, since it is waited for, for which its clock has not stood yet."""
    guest, since = room.ledger.seats[seat].guest, room.ledger.clocks.since[seat]
    if guest is None or since is None or room.ledger.clocks.days is None:
        return None
    found = await holidays.current(room.around.store, guest, since)  # it may have ended meanwhile
    return found if found is not None and room.ledger.rested.get(seat) != found.until else None


async def rest(room: Room, seat: int, holiday: holidays.Holiday) -> None:
    """Let the clock of somebody who is waited for stand until they are back from their holiday."""
    since = max(holiday.since, room.ledger.clocks.since[seat] or 0)
    await room.append(e.Rested(at=now(), seat=seat, since=since, until=holiday.until))


async def rest_everywhere(room: Room, guest: str, holiday: holidays.Holiday) -> None:
    """A holiday begins: the clocks of this guest stand at a table over days."""
    ledger = room.ledger
    if ledger.phase != "playing" or ledger.clocks.days is None:
        return
    for seat in ledger.held_by(guest):
        if seat in ledger.waiting and not ledger.is_bot(seat):
            await rest(room, seat, holiday)
