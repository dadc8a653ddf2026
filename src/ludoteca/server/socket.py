"""One socket at one table."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath, QueryParameter

from ludoteca.server import absences, messages as m, play
from ludoteca.server.bot_worker import Question
from ludoteca.server.denials import TOO_FAST, Denied, NotFound
from ludoteca.server.dismissals import DISMISSED
from ludoteca.server.guests import address, device_of, find_guest
from ludoteca.server.hints import ask_hint, find_hint
from ludoteca.server.limits import Budget
from ludoteca.server.logs import fail
from ludoteca.server.names import check_free
from ludoteca.server.places import Stake, stake_of
from ludoteca.server.room import Room
from ludoteca.server.service import Service
from ludoteca.server.stores import blocks
from ludoteca.server.stores.contract import Guest
from ludoteca.server.stores.traces import note_trace

AnySocket = WebSocket[Any, Any, Any]
WAITING = 200  # messages that may wait for a slow reader
BAD_MESSAGES, NO_TABLE, TOO_SLOW, TOO_MANY = 4400, 4404, 4408, 4429
STOPPING, AWAY = 1012, 1013
PAUSE = 0.1  # seconds for which nothing more is read from who sends too fast


class Connection:
    """Somebody looking at a table; see `Viewer` and `Holder`."""

    def __init__(
        self, socket: AnySocket, service: Service, room: Room, guest: Guest | None, where: str
    ) -> None:
        """Nothing is sent until `run`."""
        self.guest = guest.id if guest else ""
        self.device = device_of(socket) if guest else ""
        self.blocked: Collection[str] = ()
        self.seat: int | None = None
        self.number = -1
        self.moved = time.monotonic()
        self._name = guest.name if guest else ""
        self.where = where
        self._service = service
        self._room = room
        self._socket = socket
        self._outgoing: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)
        self._waiting_bytes = 0
        self._most_bytes = service.settings.limits.outgoing_bytes
        self._is_stopped = False
        self._hinting: set[asyncio.Task[None]] = set()
        self._bad = 0
        self._is_serving = self._is_ended = False
        self._code = 1000

    def send(self, message: bytes) -> None:
        """Send when the socket can take it; one that leaves too much waiting is closed."""
        if self._is_stopped:
            return
        self._waiting_bytes += len(message)
        is_too_much = self._waiting_bytes > self._most_bytes and not self._outgoing.empty()
        if is_too_much or self._outgoing.full():
            self.end(TOO_SLOW)
        else:
            self._outgoing.put_nowait(message)

    def end(self, code: int) -> None:
        """Close the socket; what waits is not sent any more."""
        self._code = code
        self._is_stopped = True
        while not self._outgoing.empty():
            self._outgoing.get_nowait()
        self._outgoing.put_nowait(None)

    @property
    def stake(self) -> Stake:
        """What whoever looks at the table from here would lose with this socket."""
        return stake_of(self._room.ledger, self.guest)

    def give_way(self) -> None:
        """Close the socket for somebody else of the same address."""
        self.end(TOO_MANY)

    async def run(self, seat: int | None, since: int | None) -> None:
        """Show the table, then read and write until either side ends."""
        room = self._room
        if self.guest:
            self.blocked = await blocks.ids_of(self._service.store, self.guest)
        async with room.hold():
            held = room.ledger.held_by(self.guest)
            self.seat = seat if seat in held else next(iter(held), None)
            is_same = since is not None and seat in (self.seat, None)  # numbers are of a seat
            self.send(room.resume(self, since or 0) if is_same else room.snapshot(self))
            room.viewers.add(self)
        if self.device in self._service.dismissals:  # since it was asked who this is
            self.end(DISMISSED)
        if self._service.orders.notice:
            self.send(m.encode(m.Notice(text=self._service.orders.notice)))
        room.show_present()
        reader = asyncio.create_task(self._read())
        writer = asyncio.create_task(self._write())
        try:
            await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            room.viewers.discard(self)
            self._service.calls.forget_seen(self.guest, room.id)
            await self._finish(reader, writer)
            room.show_present()

    async def _finish(self, reader: "asyncio.Task[None]", writer: "asyncio.Task[None]") -> None:
        self._is_ended = True
        for task in self._hinting:
            task.cancel()  # nobody is there to be told
        if not self._is_serving:  # it waits for the next message, which nobody will send
            reader.cancel()
        writer.cancel()
        await asyncio.gather(reader, writer, return_exceptions=True)
        with contextlib.suppress(Exception):  # the other side may be gone already
            await self._socket.close(self._code)

    async def _write(self) -> None:
        while (message := await self._outgoing.get()) is not None:
            await self._socket.send_data(message.decode(), mode="text")
            self._waiting_bytes -= len(message)

    async def _read(self) -> None:
        while not self._is_ended:
            event: dict[str, Any] = dict(await self._socket.receive())
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text")
            self._is_serving = True  # and what is begun is done to its end, whoever has gone
            await self._handle(text if text is not None else (event.get("bytes") or b""))
            self._is_serving = False

    # Messages.

    async def _handle(self, data: str | bytes) -> None:
        self._service.metrics.count("messages")
        try:
            message = m.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._refuse(m.decode_id(data), Denied("bad_message"))
            self._bad += 1
            if self._bad >= self._service.settings.limits.bad_messages:
                self.end(BAD_MESSAGES)
            return
        try:
            await self._serve(message)
        except Denied as denied:
            self._refuse(message.id, denied)
            await asyncio.sleep(PAUSE if denied.status == TOO_FAST else 0)
        except Exception:
            self._room.is_stale = True
            self._service.metrics.count("errors")
            fail("a message failed", kind=type(message).__name__)
            self._refuse(message.id, Denied("unavailable"))

    async def _serve(self, message: m.AnyIncoming) -> None:
        room = self._room
        self._spend(self._service.messages)
        if isinstance(message, m.Ping):
            self._done(message, self.number)
            return
        if isinstance(message, m.Recall):
            await self._recall(message)
            return
        if not self.guest:
            raise Denied("not_seated")
        self._service.orders.check_open()
        await self._service.uptime.ensure()
        async with room.hold():
            await play.make_good(room, self._service.uptime)
            if (self.guest, message.id) not in room.ledger.done:
                self._check_length(message)
                await DO[type(message)](self, message)
            number = room.ledger.done.get((self.guest, message.id), room.ledger.number)
            self._done(message, number)

    def _check_length(self, message: m.AnyIncoming) -> None:
        """A table does not grow for ever: after so many entries the game goes on, and only that.

        Who only watches cannot fill it up for those who play, and who was away can come back.
        """
        ledger, most = self._room.ledger, self._service.settings.limits.entries
        share = most if ledger.held_by(self.guest) else most // play.STRANGERS
        if ledger.length >= share and not isinstance(message, m.Act | m.Return):
            raise Denied("not_now")

    async def _recall(self, message: m.Recall) -> None:
        self._spend(self._service.replays)
        async with self._room.hold():
            self.send(self._room.recall(self, message.before))
        self._done(message, self.number)

    def _done(self, message: m.AnyIncoming, number: int) -> None:
        known = self._room.ledger.shown.entry(self.seat, number)
        self.send(m.encode(m.Done(id=message.id, number=known)))

    def _refuse(self, message: str | None, denied: Denied) -> None:
        self._service.metrics.count("refusals")
        text = denied.text.data()
        refused = m.Refusal(id=message, name=denied.name, text=text, rule=denied.rule)
        self.send(m.encode(refused))

    def _own_seat(self) -> int:
        if self.seat is None or self.seat not in self._room.ledger.held_by(self.guest):
            raise Denied("not_seated")
        return self.seat

    async def _act(self, message: m.Act) -> None:
        seat = self._own_seat()
        play.check_playing(self._room)
        play.check_step(self._room, seat, message.step)
        await play.act(self._room, seat, message.action, self.guest, message.id)
        self.moved = time.monotonic()

    async def _propose(self, message: m.Propose) -> None:
        await play.propose(self._room, self._own_seat(), message.what, self.guest, message.id)

    async def _answer(self, message: m.Answer) -> None:
        await play.answer(self._room, self._own_seat(), message.yes, self.guest, message.id)

    async def _say(self, message: m.Say) -> None:
        self._spend(self._service.sayings)
        row = self._room.ledger.seats[self.seat] if self.seat is not None else None
        name = row.name if row else self._name
        if row is None:
            check_free(name, (seat.name for seat in self._room.ledger.seats if seat.name))
            await note_trace(self._service.store, self.guest, self._room.id)
        await play.say(self._room, self.seat, name, message.text, self.guest, message.id)

    async def _mute(self, message: m.Mute) -> None:
        self._spend(self._service.sayings)
        await play.mute(self._room, message.who, message.on, self.guest, message.id)
        self.send(self._room.chat(self))

    async def _return(self, message: m.Return) -> None:
        await play.come_back(self._room, self._own_seat(), self.guest, message.id)

    async def _absent(self, message: m.Absent) -> None:
        seat, room = self._own_seat(), self._room
        if message.what == "win":
            await absences.claim_win(room, seat, self.guest, message.id)
            return
        if message.seat >= len(room.ledger.seats):
            raise Denied("not_now")
        do = absences.remind if message.what == "remind" else absences.go_on_without
        await do(room, seat, message.seat, self.guest, message.id)

    async def _look(self, message: m.Look) -> None:
        if message.seat not in self._room.ledger.held_by(self.guest):
            raise Denied("not_seated")
        self.seat = message.seat
        self.send(self._room.snapshot(self))

    async def _plan(self, message: m.Plan) -> None:
        await play.plan(self._room, self._own_seat(), message.action, self.guest, message.id)

    async def _hint(self, message: m.Hint) -> None:
        seat = self._own_seat()
        play.check_playing(self._room)
        play.check_step(self._room, seat, message.step)
        question = ask_hint(self._room, seat)
        self._spend(self._service.hints)
        task = asyncio.create_task(self._tell_hint(question, message.step))
        self._hinting.add(task)
        task.add_done_callback(self._hinting.discard)

    async def _tell_hint(self, question: Question, step: int) -> None:
        try:
            self.send(m.encode(await find_hint(self._service, question, step)))
        except Exception:
            fail("a hint failed")

    def _spend(self, budget: Budget) -> None:
        """One more of something, or Denied: by guest and by address, on all sockets together."""
        if not budget.take(self.guest, self.where):
            raise Denied("too_fast")


DO: dict[type[m.Incoming], Callable[[Connection, Any], Awaitable[None]]] = {
    m.Act: Connection._act,
    m.Propose: Connection._propose,
    m.Answer: Connection._answer,
    m.Say: Connection._say,
    m.Mute: Connection._mute,
    m.Return: Connection._return,
    m.Look: Connection._look,
    m.Absent: Connection._absent,
    m.Hint: Connection._hint,
    m.Plan: Connection._plan,
}

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


def _is_full(service: Service, room: Room, where: str) -> bool:
    """Whether nobody from there may watch any more; who has a seat takes no place from anybody."""
    limits = service.settings.limits
    watching = [viewer.where for viewer in room.viewers if viewer.seat is None]
    is_crowd = watching.count(where) >= limits.watchers_per_address
    return is_crowd or len(watching) >= limits.sockets_per_table


async def _attend(
    socket: AnySocket, table: str, service: Service, where: str, seat: int | None, since: int | None
) -> None:
    try:
        guest = await find_guest(service, socket)
        if not service.connects.take(guest.id if guest else "", where):
            await socket.close(TOO_MANY)
            return
        room = await service.room(table)
        mine = guest.id if guest else ""
        is_full = not room.ledger.held_by(mine) and _is_full(service, room, where)
        if is_full or service.sockets[mine] >= service.settings.limits.sockets_per_guest:
            await socket.close(TOO_MANY)
            return
        connection = Connection(socket, service, room, guest, where)
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
    except NotFound:
        await socket.close(NO_TABLE)
    except Denied:
        await socket.close(AWAY)
