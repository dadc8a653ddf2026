"""What a table answers by itself, for players who would have to be asked only to say no.

The game says where that is so (`Game.automatic`), and what a player may plan to answer instead. A
plan is kept with the table: it holds on every device, and when the page is closed. Such answers are
written together with the action that brought up the question, planned or not, so that nobody can
tell them apart by waiting; and of a plan nobody else is told, not even that there is one.
"""

from collections.abc import Iterator

from ludoteca.kernel.game import NOTHING
from ludoteca.server.room import Room


def answers(room: Room) -> Iterator[tuple[int, int]]:
    """Seats and what the table does for them, one after another; each is to be done at once."""
    plans = dict(room.ledger.plans)
    while (found := _next_answer(room, plans)) is not None:
        plans.pop(found[0], None)
        yield found


def is_due(room: Room) -> bool:
    """Whether the table has something to answer."""
    return room.table is not None and _next_answer(room, room.ledger.plans) is not None


def _next_answer(room: Room, plans: dict[int, int]) -> tuple[int, int] | None:
    table = room.table
    assert table is not None
    for seat in table.waiting:
        if not room.ledger.is_bot(seat):
            planned = plans.get(seat, NOTHING)
            if planned != NOTHING and table.why_not(seat, planned) is not None:
                planned = NOTHING
            action = table.game.automatic(table.state, seat, planned)
            if action != NOTHING:
                return seat, action
    return None
