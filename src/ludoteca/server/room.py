"""A table in memory: its ledger, its game, and the sockets that look at it.

Whoever changes it holds it (`async with room.hold():`). A change is made in memory, appended to the
store, and shown only when it is durable. If the append fails, what memory holds was never promised
to anybody: it is thrown away and read back from the store.
"""

import asyncio
import time
from collections.abc import Collection, Coroutine
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from ludoteca.kernel.game import Game, find
from ludoteca.kernel.record import Record
from ludoteca.kernel.spoken import Event
from ludoteca.kernel.table import NEVER, Table
from ludoteca.server import entries as e, messages as m, showing
from ludoteca.server.again import last_step, without_last
from ludoteca.server.denials import Denied, NotFound, Overtaken, denied_by_game, denied_by_store
from ludoteca.server.ledger import read_ledger
from ludoteca.server.metrics import Metrics
from ludoteca.server.pacing import Pace
from ludoteca.server.presence import OtherProcesses, Presence
from ludoteca.server.settings import Limits
from ludoteca.server.steady import SteadyClock
from ludoteca.server.stores.contract import Forgotten, Noted, Saved, Store, Taken, Unavailable
from ludoteca.server.table_cards import head_of


class Viewer(Protocol):
    """A socket that looks at a table."""

    guest: str  # "" for somebody without a cookie
    device: str  # by which they are that guest
    where: str  # the address
    blocked: Collection[str]  # whom they do not want to meet
    seat: int | None
    sees: bool  # their page is not hidden behind others
    number: int  # the latest entry it has been shown

    def send(self, message: bytes) -> None:
        """Send a message when the socket can take it."""

    def end(self, code: int) -> None:
        """Close the socket, with nothing more said."""


class Outside(Protocol):
    """Who is told when a table has moved on."""

    def whom_to_tell(
        self, room: "Room", waited: Collection[int], entries: Collection[e.AnyEntry]
    ) -> Collection[Noted]:
        """Whom entries concern that are about to be written; until now these were waited for."""

    def moved_on(self, room: "Room") -> None:
        """What was done is written and shown."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background."""


@dataclass(frozen=True)
class Surroundings:
    """All that a room needs of the server it is in."""

    store: Store
    metrics: Metrics
    limits: Limits
    other_processes: OtherProcesses
    outside: Outside  # the Service


_clock = SteadyClock()


def now() -> int:
    """Milliseconds since 1970, steady while this process runs."""
    return _clock.now()


def go_on_from(at: int) -> None:
    """It is at least as late as this: the system's clock went back while nobody served."""
    _clock.go_on_from(at)


def told(events: list[Event]) -> list[e.Told]:
    """Events as an entry keeps them."""
    return [(event.seers, event.kind, dict(event.arguments)) for event in events]


class Hold:
    """`async with` for a room: a class because it is entered for every move."""

    __slots__ = ("_room",)

    def __init__(self, room: "Room") -> None:
        """Hold this room."""
        self._room = room

    async def __aenter__(self) -> None:
        """Begin."""
        await self._room.acquire()

    async def __aexit__(self, *_: object) -> None:
        """End."""
        self._room.release()


class Room:
    """One table that somebody looks at, or that has something to do."""

    def __init__(self, identifier: str, around: Surroundings, saved: Saved) -> None:
        """Read the table back."""
        self.id = identifier
        self.around = around
        self.viewers: set[Viewer] = set()
        self.used = time.monotonic()
        self.paces: dict[int, Pace] = {}  # of bots, by seat
        self.place = ""  # from which it was opened or last played, as its bots saw
        self.eased: str | None = None  # as which level legends answer for now
        self.eased_until = 0.0
        self.is_stale = False  # memory holds something that may not be in the store
        self._lock = asyncio.Lock()
        self._read_back(saved)

    def _read_back(self, saved: Saved) -> None:
        self.ledger = read_ledger(saved.entries)
        self.table: Table | None = None
        if saved.position is not None:
            position = msgspec.json.decode(saved.position, type=dict[str, object])
            self.table = self._resume(position)
        self.lost = saved.position if self.table is None else None  # what no rule can read
        self._states: dict[int | None, msgspec.Raw] = {}
        self._states_of = -1  # the entry after which the states were encoded
        self.is_stale = False

    def _resume(self, position: dict[str, object]) -> Table | None:
        """The game from here on; None where newer rules cannot make anything of the position."""
        try:
            return Table.resume(self.record(), position, self.ledger.steps)
        except Exception:
            if self.ledger.rules == find(self.ledger.opened.game).meta.rules_version:
                raise
            self.ledger.cannot_go_on()
            return None

    @property
    def has_newer_rules(self) -> bool:
        """Whether it goes on under other rules than it has so far."""
        rules = find(self.ledger.opened.game).meta.rules_version
        is_on = self.ledger.phase == "playing" and self.table is not None
        return is_on and self.ledger.rules != rules

    def playing(self) -> Table:
        """The game while it is on; Denied where there is none."""
        if self.table is None:
            raise Denied("not_now")
        return self.table

    def record(self) -> Record:
        """The game so far, seed included; Denied before it has begun, when nothing is dealt yet."""
        if not self.ledger.has_begun:
            raise Denied("not_now", "problem-not-begun")
        return self.ledger.record()

    # Changing.

    def hold(self) -> "Hold":
        """Have the table for oneself, as the store has it."""
        self.used = time.monotonic()
        return Hold(self)

    async def acquire(self) -> None:
        """Wait until nobody else holds the table, and read back what cannot be trusted."""
        await self._lock.acquire()
        if self.is_stale:
            try:
                await self._reload()
            except BaseException:
                self._lock.release()
                raise

    def release(self) -> None:
        """Let the next one have it."""
        self._lock.release()

    async def _reload(self) -> None:
        try:
            saved = await self.around.store.load(self.id)
        except Unavailable as error:
            raise denied_by_store(error) from error
        if saved is None:
            raise NotFound("no_table")
        self._read_back(saved)
        self.show()

    async def append(self, *entries: e.AnyEntry) -> None:
        """Make durable what was done in memory, then show it to everybody."""
        first, waited = self.ledger.length + 1, list(self.ledger.waiting)
        newcomers = {entry.who for entry in entries}.difference(self._seated(), ("",))
        for entry in entries:
            self.ledger.add(entry)
        self._drop_events()
        started = time.perf_counter()
        self.is_stale = True
        try:
            bodies = [e.encode(entry) for entry in entries]
            head = head_of(self.id, self.ledger, self.table, self.lost)
            calls = self.around.outside.whom_to_tell(self, waited, entries)
            await self.around.store.append(self.id, first, bodies, head, calls, newcomers)
        except Taken as error:
            self.around.metrics.count("conflicts")
            self.around.outside.spawn(self.refresh())
            raise Overtaken from error
        except Forgotten as error:
            raise Denied("not_now", "problem-forgotten") from error
        except Unavailable as error:
            self.around.metrics.count("unavailable")
            raise denied_by_store(error) from error
        self.is_stale = False
        self.around.metrics.appended(time.perf_counter() - started)
        self.show()
        self.around.outside.moved_on(self)

    async def refresh(self) -> None:
        """Read back what cannot be trusted, or follow what other processes have written."""
        try:
            async with self.hold():
                await self._follow()
        except Denied:
            self.is_stale = True
        except BaseException:
            self.is_stale = True  # whatever it was, others may have gone on meanwhile
            raise
        self.around.outside.moved_on(self)

    async def _follow(self) -> None:
        try:
            bodies = await self.around.store.entries(self.id, self.ledger.length + 1)
        except Unavailable as error:
            raise denied_by_store(error) from error
        if not bodies:
            return
        self.is_stale = True
        entries = [e.decode(body) for body in bodies]
        if any(isinstance(entry, e.Forgotten) for entry in entries):
            await self._reload()
            return
        seated = self._seated()
        for entry in entries:
            await self._repeat(entry)
        self._drop_events()
        self.is_stale = False
        self.show()
        if self._seated() != seated:  # who looks may have been heard before who sits
            self.show_present()
        for entry in entries:
            if isinstance(entry, e.Planned):
                self.show_plan(entry.seat)

    def _drop_events(self) -> None:
        """Forget what the game has told: the ledger has it, and it would be kept twice."""
        if self.table is not None:
            self.table.events.clear()

    async def _repeat(self, entry: e.AnyEntry) -> None:
        """Do in memory what another process did."""
        if isinstance(entry, e.Began):
            self.set_up([row.name for row in entry.seats])
        elif isinstance(entry, e.Acted) and self.table is not None:
            self.table.play(entry.seat, entry.action)
        elif isinstance(entry, e.Undone) and self.table is not None:
            unseen = self.ledger.unseen(entry.seat) if entry.only else ()
            await self.take_back(entry.seat, unseen)
        self.ledger.add(entry)

    async def take_back(self, seat: int, unseen: Collection[int]) -> int:
        """Go back to before a seat's last step, and tell how many steps came before it.

        The game is played again up to there, in a thread. Until that is done, and if it cannot be,
        the table stays as it is. Whether the others agree is not asked here.
        """
        assert self.table is not None
        reason = self.table.why_not_undo(seat, unseen)
        if reason is not None and reason.name in NEVER:
            raise denied_by_game(reason)
        last = last_step(self.table.steps, seat)
        self.table = await asyncio.to_thread(without_last, self.record(), last, unseen)
        return last

    def set_up(self, names: list[str]) -> Table:
        """Lay out the game."""
        opened = self.ledger.opened
        game = find(opened.game)
        self.table = Table(game, len(opened.seats), opened.seed, opened.options, names)
        return self.table

    # Showing.

    def game(self) -> Game:
        """The game, with the words of the cards that this table is played with."""
        return find(self.ledger.opened.game) if self.table is None else self.table.game

    def show(self) -> None:
        """Send every viewer what it has not seen yet; who has left their seat only watches."""
        gone = [viewer for viewer in self.viewers if self._has_left(viewer)]
        for viewer in gone:
            viewer.seat = next(iter(self.ledger.held_by(viewer.guest)), None)
            viewer.send(self.snapshot(viewer))
        if gone:
            self.show_present()
        for viewer in list(self.viewers):
            if self._number(viewer) > self.ledger.numbering.entry(viewer.seat, viewer.number):
                viewer.send(self.update(viewer))

    def _has_left(self, viewer: Viewer) -> bool:
        seat = viewer.seat
        return seat is not None and self.ledger.seats[seat].guest != viewer.guest

    def show_plan(self, seat: int) -> None:
        """Tell the devices of whoever sits there, and nobody else, what was planned."""
        for viewer in list(self.viewers):
            if viewer.seat == seat and viewer.guest == self.ledger.seats[seat].guest:
                viewer.send(self.update(viewer))

    def _plan(self, viewer: Viewer) -> int | None:
        seat = viewer.seat
        if seat is None or viewer.guest != self.ledger.seats[seat].guest:
            return None
        return self.ledger.plans.get(seat)

    def _number(self, viewer: Viewer) -> int:
        """The latest entry that a viewer may know of, in the numbers of its seat."""
        return self.ledger.numbering.entry(viewer.seat, self.ledger.number)

    def resume(self, viewer: Viewer, since: int) -> bytes:
        """What came after the entry that a viewer knows by this number of its seat."""
        behind = self.ledger.numbering.entry_behind(viewer.seat, since)
        viewer.number = self.ledger.number + 1 if behind is None else behind
        return self.update(viewer)

    def update(self, viewer: Viewer) -> bytes:
        """What came after what this viewer has seen.

        After something was taken back, and when too much has come, a snapshot instead.
        """
        ledger, since = self.ledger, viewer.number
        numbering, seat = ledger.numbering, viewer.seat
        lines = showing.seen_lines(ledger, seat, since)
        is_long = len(lines) > showing.LATEST
        if is_long or since < numbering.rewound(seat) or since > ledger.number:
            return self.snapshot(viewer)
        viewer.number = ledger.number
        at = now()
        game = self.game()
        is_new = since < ledger.table_changed
        message = m.Update(
            since=numbering.entry(seat, since),
            number=self._number(viewer),
            now=at,
            log=showing.show_lines(game, ledger, seat, lines),
            chat=showing.show_chat(ledger, seat, viewer.guest, viewer.blocked, since),
            table=showing.show_table(self.id, ledger, viewer.guest) if is_new else None,
            state=self._state(seat) if since < numbering.state(seat) else None,
            clocks=showing.show_clocks(ledger, at),
            proposal=showing.show_proposal(ledger),
            plan=self._plan(viewer),
            absences=showing.show_absences(ledger, viewer.seat, at),
        )
        return m.encode(message)

    def snapshot(self, viewer: Viewer) -> bytes:
        """Everything that a viewer may see; of the log the latest, `recall` tells the rest."""
        ledger, at = self.ledger, now()
        viewer.number = ledger.number
        earlier, log = showing.show_latest(self.game(), ledger, viewer.seat)
        message = m.Snapshot(
            number=self._number(viewer),
            now=at,
            seat=viewer.seat,
            table=showing.show_table(self.id, ledger, viewer.guest),
            state=self._state(viewer.seat),
            earlier=earlier,
            log=log,
            chat=showing.show_chat(ledger, viewer.seat, viewer.guest, viewer.blocked),
            muted=showing.show_muted(ledger, viewer.guest),
            clocks=showing.show_clocks(ledger, at),
            proposal=showing.show_proposal(ledger),
            plan=self._plan(viewer),
            absences=showing.show_absences(ledger, viewer.seat, at),
            present=self.present(),
            pace=list(self.around.limits.messages),
        )
        return m.encode(message)

    def recall(self, viewer: Viewer, before: int) -> bytes:
        """What the log told a viewer's seat before the line of this index."""
        earlier, log = showing.show_latest(self.game(), self.ledger, viewer.seat, before)
        return m.encode(m.Recalled(earlier=earlier, log=log))

    def chat(self, viewer: Viewer) -> bytes:
        """The chat as a viewer wants to read it now, and whom it does not."""
        ledger = self.ledger
        chat = showing.show_chat(ledger, viewer.seat, viewer.guest, viewer.blocked)
        muted = showing.show_muted(ledger, viewer.guest)
        return m.encode(m.Heard(chat=chat, muted=muted))

    def _state(self, seat: int | None) -> msgspec.Raw | None:
        if self.table is None:
            return None
        if self._states_of != self.ledger.state_changed:
            self._states = {}
            self._states_of = self.ledger.state_changed
        if seat not in self._states:
            self._states[seat] = showing.encode_state(self.table, self.ledger, seat)
        return self._states[seat]

    def present(self) -> list[bool]:
        """Which seats have somebody who looks, connected to this process or to another."""
        guests = {
            viewer.guest for viewer in self.viewers if viewer.sees
        } | self.around.other_processes.guests(self.id)
        return [row.kind == "bot" or row.guest in guests for row in self.ledger.seats]

    def show_present(self) -> None:
        """Tell everybody, in other processes too, who is connected: somebody has come or gone."""
        self.send_present()
        self.around.outside.spawn(self.around.other_processes.tell(self, asks=True))

    def send_present(self) -> None:
        """Tell those connected to this process who is there."""
        spectators = self._spectators() + self.around.other_processes.spectators(self.id)
        message = m.encode(m.Present(present=self.present(), spectators=spectators))
        for viewer in list(self.viewers):
            viewer.send(message)

    def ease(self, level: str | None) -> None:
        """Tell everybody as which level legends answer from now on; None: as themselves."""
        if level == self.eased:
            return
        self.eased = level
        for viewer in list(self.viewers):
            viewer.send(m.encode(m.Eased(level=level)))

    def said(self, asks: bool = False) -> Presence:
        """Who looks, connected to this process, for the others."""
        looking = {viewer.guest for viewer in self.viewers if viewer.sees}
        here = sorted(looking.intersection(self._seated()))
        name = self.around.other_processes.name
        return Presence(name, self.id, tuple(here), self._spectators(), asks)

    def _seated(self) -> list[str]:
        return [row.guest for row in self.ledger.seats if row.guest]

    def _spectators(self) -> int:
        return sum(1 for viewer in self.viewers if viewer.seat is None)
