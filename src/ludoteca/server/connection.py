"""Somebody at a table by a socket: what they are shown, and what they say and do."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection
from typing import Any

import msgspec

from ludoteca.server import absences, messages as m, play
from ludoteca.server.bot_worker import Question
from ludoteca.server.close_codes import BAD_MESSAGES, DISMISSED, NOT_OURS, TOO_MANY
from ludoteca.server.denials import TOO_FAST, Denied
from ludoteca.server.guests import device_of
from ludoteca.server.hints import ask_hint, find_hint
from ludoteca.server.limits import Budget
from ludoteca.server.logs import fail
from ludoteca.server.names import check_free
from ludoteca.server.overtaking import persist
from ludoteca.server.places import Stake, stake_of
from ludoteca.server.room import Room
from ludoteca.server.service import Service
from ludoteca.server.stores.contract import Guest
from ludoteca.server.stores.traces import note_trace
from ludoteca.server.wire import AnySocket, Wire

PAUSE = 0.1  # seconds for which nothing more is read from who sends too fast


class Connection:
    """Somebody looking at a table; see `Viewer` in room.py and `Holder` in places.py."""

    def __init__(
        self, socket: AnySocket, service: Service, room: Room, guest: Guest | None, where: str
    ) -> None:
        """Nothing is sent until `run`."""
        self.guest = guest.id if guest else ""
        self.device = device_of(socket) if guest else ""
        self.blocked: Collection[str] = ()
        self.seat: int | None = None
        self.number = -1
        self.sees = True
        self.moved = time.monotonic()
        self._name = guest.name if guest else ""
        self.where = where
        self._service = service
        self._room = room
        self._wire = Wire(socket, service.settings.limits.outgoing_bytes)
        self._hinting: set[asyncio.Task[None]] = set()
        self._bad = 0
        self._stake, self._stake_of = Stake.WATCHES, (room.ledger, -1)

    def send(self, message: bytes) -> None:
        """Send when the socket can take it."""
        self._wire.send(message)

    def end(self, code: int) -> None:
        """Close the socket; what waits is not sent any more."""
        self._wire.end(code)

    @property
    def stake(self) -> Stake:
        """What whoever looks at the table from here would lose with this socket."""
        ledger = self._room.ledger
        if self._stake_of != (ledger, ledger.table_changed):  # it is asked of thousands at once
            self._stake_of = ledger, ledger.table_changed
            self._stake = stake_of(ledger, self.guest)
        return self._stake

    def give_way(self) -> None:
        """Close the socket for somebody else of the same address."""
        self.end(TOO_MANY)

    async def run(self, seat: int | None, since: int | None) -> None:
        """Show the table, then read and write until either side ends."""
        room = self._room
        if room.ledger.held_by(self.guest):  # before they are there, and can be gone again
            await self._service.calls.has_come(self.guest, room.id)
        async with room.hold():
            held = room.ledger.held_by(self.guest)
            self.seat = seat if seat in held else next(iter(held), None)
            is_same = since is not None and seat in (self.seat, None)  # numbers are of a seat
            self.send(room.resume(self, since or 0) if is_same else room.snapshot(self))
            room.viewers.add(self)
        if self.device in self._service.dismissals:  # since it was asked who this is
            self.end(DISMISSED)
        if self._service.admission.is_banned(self.where):  # since it was let in
            self.end(NOT_OURS)
        if self._service.admission.notice:
            self.send(m.encode(m.Notice(text=self._service.admission.notice)))
        if room.eased is not None:
            self.send(m.encode(m.Eased(level=room.eased)))
        room.show_present()
        try:
            await self._wire.run(self._handle, self._leave)
        finally:
            room.show_present()

    def _leave(self) -> None:
        self._room.viewers.discard(self)
        for task in self._hinting:
            task.cancel()  # nobody is there to be told

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
        self._spend(self._service.budgets.messages)
        if isinstance(message, m.Ping):
            self._done(message, self.number)
            return
        if isinstance(message, m.Recall):
            await self._recall(message)
            return
        if not self.guest:
            raise Denied("not_seated")
        if isinstance(message, m.See):
            await self._see(message)
            return
        self._service.admission.check_open()
        await self._service.uptime.ensure()
        await persist(lambda: self._do(message))

    async def _do(self, message: m.AnyIncoming) -> None:
        """Once, by whichever way it comes, and however often."""
        room = self._room
        async with room.hold():
            await play.make_good(room, self._service.uptime)
            if (self.guest, message.id) not in room.ledger.done:
                self._check_length(message)
                await DO[type(message)](self, message)
            number = room.ledger.done.get((self.guest, message.id), room.ledger.number)
            self._done(message, number)

    def _check_length(self, message: m.AnyIncoming) -> None:
        """A table does not grow for ever: after so many entries the game goes on, and only that.

        Who only watches cannot fill it up for those who play; who was away can come back, and who
        does not come keeps nobody for ever.
        """
        ledger, most = self._room.ledger, self._service.settings.limits.entries
        share = most if ledger.held_by(self.guest) else most // play.STRANGERS
        if ledger.length >= share and not isinstance(message, m.Act | m.Return | m.Absent):
            raise Denied("not_now")

    async def _see(self, message: m.See) -> None:
        """The page is hidden, or looked at again: to the others they have gone, or come."""
        if message.on != self.sees:
            self._spend(self._service.budgets.connects)
            self.sees = message.on
            if self.sees and self._room.ledger.held_by(self.guest):
                await self._service.calls.has_come(self.guest, self._room.id)
            self._room.show_present()
        self._done(message, self.number)

    async def _recall(self, message: m.Recall) -> None:
        self._spend(self._service.budgets.replays)
        async with self._room.hold():
            self.send(self._room.recall(self, message.before))
        self._done(message, self.number)

    def _done(self, message: m.AnyIncoming, number: int) -> None:
        known = self._room.ledger.numbering.entry(self.seat, number)
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

    async def _seat_taken_up(self) -> int:
        """The own seat, to which whoever decides something from there has come back."""
        seat = self._own_seat()
        await play.be_there(self._room, seat, self.guest)
        return seat

    async def _act(self, message: m.Act) -> None:
        seat = self._own_seat()
        await play.act(self._room, seat, message.action, self.guest, message.id, message.step)
        self.moved = time.monotonic()

    async def _propose(self, message: m.Propose) -> None:
        seat = self._own_seat()
        await play.propose(self._room, seat, message.what, self.guest, message.id)

    async def _answer(self, message: m.Answer) -> None:
        seat = await self._seat_taken_up()
        await play.answer(self._room, seat, message.yes, self.guest, message.id)

    async def _say(self, message: m.Say) -> None:
        self._spend(self._service.budgets.sayings)
        ledger = self._room.ledger
        kept = ledger.kept_for(self.guest) if self.seat is None else self.seat
        name = self._name if kept is None else ledger.seats[kept].name
        self._service.admission.check_name(name)
        if kept is None:
            check_free(name, (seat.name for seat in ledger.seats if seat.name))
        if self.seat is None:
            await note_trace(self._service.store, self.guest, self._room.id)
        await play.say(self._room, self.seat, name, message.text, self.guest, message.id)

    async def _mute(self, message: m.Mute) -> None:
        self._spend(self._service.budgets.sayings)
        if self.seat is None:
            await note_trace(self._service.store, self.guest, self._room.id)
        await play.mute(self._room, message.who, message.on, self.guest, message.id)
        self.send(self._room.chat(self))

    async def _return(self, message: m.Return) -> None:
        await play.come_back(self._room, self._own_seat(), self.guest, message.id)

    async def _absent(self, message: m.Absent) -> None:
        seat, room = await self._seat_taken_up(), self._room
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
        self._spend(self._service.budgets.hints)
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
