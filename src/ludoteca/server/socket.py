"""Who may look at a table by a socket, and the way in."""

from collections import Counter
from typing import Annotated

from litestar import websocket
from litestar.params import FromPath, QueryParameter

from ludoteca.server.close_codes import AWAY, NO_TABLE, STOPPING, TOO_MANY
from ludoteca.server.connection import Connection
from ludoteca.server.denials import Denied, NotFound, Unreadable
from ludoteca.server.guests import address, find_guest
from ludoteca.server.room import Room
from ludoteca.server.service import Service
from ludoteca.server.settings import Limits
from ludoteca.server.stores import blocks
from ludoteca.server.stores.contract import Unavailable
from ludoteca.server.wire import AnySocket

Query = Annotated[int | None, QueryParameter(name="since", ge=0, le=2**31)]
SeatQuery = Annotated[int | None, QueryParameter(name="seat", ge=0, le=31)]


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: AnySocket,
    table: FromPath[str],
    since: Query = None,
    seat: SeatQuery = None,
) -> None:
    """Everything that happens at a table, for one seat or a spectator."""
    service: Service = socket.app.state.service
    where = address(socket)
    await socket.accept()
    try:
        await _count(socket, table, service, where, seat, since)
    finally:
        del socket.receive, socket.send  # they refer to the socket, and it is closed


async def _count(
    socket: AnySocket, table: str, service: Service, where: str, seat: int | None, since: int | None
) -> None:
    if service.is_closing:
        await socket.close(STOPPING)
        return
    service.metrics.gauges["sockets"] += 1
    try:
        await _attend(socket, table, service, where, seat, since)
    finally:
        service.metrics.gauges["sockets"] -= 1


def _may_watch(limits: Limits, room: Room, where: str, guest: str) -> bool:
    """Whether one more from there may watch; who watches by more sockets makes room for them.

    Who has a seat takes no place from anybody, and is not asked about.
    """
    watching = [viewer for viewer in room.viewers if viewer.seat is None]
    here = [viewer for viewer in watching if viewer.where == where]
    is_crowd = len(here) >= limits.watchers_per_address
    if not is_crowd and len(watching) < limits.sockets_per_table:
        return True
    place, most = Counter(viewer.where for viewer in watching).most_common(1)[0]
    if not is_crowd and most > len(here) + 1:
        here = [viewer for viewer in watching if viewer.where == place]
        fewest = 0
    else:
        fewest = sum(viewer.guest == guest for viewer in here) + 1
    greedy, sockets = next(iter(Counter(v.guest for v in here).most_common(1)), ("", 0))
    if sockets <= fewest:
        return False
    given = next(viewer for viewer in here if viewer.guest == greedy)
    room.viewers.discard(given)
    given.end(TOO_MANY)
    return True


async def _attend(
    socket: AnySocket, table: str, service: Service, where: str, seat: int | None, since: int | None
) -> None:
    try:
        guest = await find_guest(service, socket)
        if not service.budgets.connects.take(guest.id if guest else "", where):
            await socket.close(TOO_MANY)
            return
        mine = guest.id if guest else ""
        blocked = await blocks.ids_of(service.store, mine) if mine else ()
        room = await service.room(table)  # and from here on nothing is waited for until it is held
        limits = service.settings.limits
        if service.sockets[mine] >= limits.sockets_per_guest or not (
            room.ledger.held_by(mine) or _may_watch(limits, room, where, mine)
        ):
            await socket.close(TOO_MANY)
            return
        connection = Connection(socket, service, room, guest, where)
        connection.blocked = blocked
        place = service.places.take(where, connection)
        if place is None:
            await socket.close(TOO_MANY)
            return
        service.sockets.update({mine} if mine else ())
        try:
            await connection.run(seat, since)
        finally:
            service.places.give_up(where, place)
            service.sockets.subtract({mine} if mine else ())
            service.sockets += Counter()  # without those who have none
    except (NotFound, Unreadable):
        await socket.close(NO_TABLE)
    except (Denied, Unavailable):
        await socket.close(AWAY)
