"""How long somebody is waited for, by the clocks of a table and by what was agreed there."""

from ludoteca.server.clocks import DAY, MINUTE
from ludoteca.server.ledger import Ledger

HOUR = 60 * MINUTE
PATIENCE = DAY  # for whom a table without a clock waits before the others may go on
BETWEEN = 12 * HOUR  # reminders over days
BETWEEN_LIVE = 5 * MINUTE


def remind_at(ledger: Ledger, seat: int) -> int:
    """From when on somebody who is waited for may be reminded, once more if they were.

    Nobody is called back from their holiday.
    """
    between = BETWEEN_LIVE if ledger.clocks.clock is not None else BETWEEN
    since = ledger.clocks.since[seat] or 0
    usual = max(since, ledger.reminded.get(seat, 0)) + between
    return max(usual, ledger.rested.get(seat, 0))


def replace_at(ledger: Ledger, seat: int) -> int | None:
    """From when on the others may let a bot stand in; None where that happens by itself."""
    since, deadline = ledger.clocks.since[seat], ledger.clocks.deadline(seat)
    if deadline is None:
        return None if since is None or ledger.has_clock else since + PATIENCE
    return deadline if ledger.opened.absence == "ask" else None


def left_alone(ledger: Ledger, seat: int, at: int) -> list[int]:
    """The seats of whoever sits here if nobody else comes any more; else none.

    Who is just as late has not waited for anybody: they do what is theirs first.
    """
    others = ledger.others(seat)
    away = {n for n in others if ledger.seats[n].absent}
    late = {n for n in others if is_late(ledger, n, at)} if not is_late(ledger, seat, at) else set()
    gone = away | late
    return ledger.held_by(ledger.seats[seat].guest or "") if others and gone == others else []


def is_late(ledger: Ledger, seat: int, at: int) -> bool:
    """Whether the others may go on without somebody."""
    since = replace_at(ledger, seat)
    return since is not None and since <= at


def wake_of(ledger: Ledger, seat: int) -> int | None:
    """When the table has to look after somebody: before their days are over, and when they are."""
    deadline = ledger.clocks.deadline(seat)
    if deadline is None:
        return None
    nearly = nearly_late(ledger, seat)
    if nearly is not None:
        return nearly
    return deadline if ledger.opened.absence == "bot" else None


def nearly_late(ledger: Ledger, seat: int) -> int | None:
    """When the table itself reminds somebody, unless anybody has done so since; None if never."""
    deadline, days = ledger.clocks.deadline(seat), ledger.clocks.days
    if deadline is None or days is None:
        return None
    nearly = deadline - days * DAY // 4
    reminded = ledger.reminded.get(seat)
    return nearly if reminded is None or reminded < nearly else None
