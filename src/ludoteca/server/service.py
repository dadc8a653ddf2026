"""The service: every table in memory, the store behind them, and what is shared by all."""

import asyncio
import contextlib
import secrets
import time
from collections import Counter
from collections.abc import Collection, Coroutine
from functools import partial
from typing import Any

from ludoteca.server import handles, memory, play
from ludoteca.server.admission import Admission
from ludoteca.server.bot_driver import BotDriver
from ludoteca.server.budgets import Budgets
from ludoteca.server.bulk import room_for, size_of
from ludoteca.server.denials import Denied, NotFound, Unreadable, denied_by_store
from ludoteca.server.dismissals import Dismissals
from ludoteca.server.entries import AnyEntry, Opened, decode, encode
from ludoteca.server.errands import Errands
from ludoteca.server.keeper import Keeper
from ludoteca.server.ledger import Ledger
from ludoteca.server.logs import fail
from ludoteca.server.metrics import Metrics
from ludoteca.server.notices.calls import Calls
from ludoteca.server.notices.post import Post
from ludoteca.server.places import Places
from ludoteca.server.presence import OtherProcesses, Presence
from ludoteca.server.press import Press
from ludoteca.server.readings import Readings, TooLong
from ludoteca.server.retention import tidy
from ludoteca.server.reviews import Reviews
from ludoteca.server.room import Room, Surroundings, now
from ludoteca.server.settings import Settings
from ludoteca.server.shelf import names
from ludoteca.server.stores.contract import Forgotten, Noted, Saved, Store, Unavailable
from ludoteca.server.table_cards import head_of
from ludoteca.server.tickets import Tickets
from ludoteca.server.trial_worker import MODULE as TRIALS
from ludoteca.server.turns import Turns
from ludoteca.server.uptime import Uptime

LONG = 500  # entries of a table that is read in a thread, while others are served


class Service:
    """One server process."""

    def __init__(self, settings: Settings, store: Store) -> None:
        """Empty, until `open`."""
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.rooms: dict[str, Room] = {}
        self.other_processes = OtherProcesses(self)
        limits = settings.limits
        self.budgets = Budgets(limits)
        self.tickets = Tickets()
        self.trials = Errands(TRIALS, limits.trials_waiting, "refusal-trials_busy")
        self.reviews = Reviews(limits)
        self.press = Press(limits.press_seconds, limits.press_waiting, limits.press_bytes)
        self.readings = Readings(limits)
        self.heavy = Turns(limits.heavy)
        self.light = Turns(limits.light)
        sockets = min(limits.sockets, handles.for_visitors(limits.connections) * 2 // 3)
        self.places = Places(limits.sockets_per_address, sockets)
        self.sockets: Counter[str] = Counter()  # by guest
        self.dismissals = Dismissals(self)
        self.bots = BotDriver(settings, self.metrics, self.budgets.legends, self.rooms, self.spawn)
        self.keeper = Keeper(self)
        self.admission = Admission(self)
        self.uptime = Uptime(self)
        self.calls = Calls(self)
        self.post = Post(self)
        self.is_closing = False
        self._around = Surroundings(store, self.metrics, limits, self.other_processes, outside=self)
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._outdated: set[str] = set()  # written to elsewhere while being loaded
        self._unreadable: set[str] = set()  # tables of which that was said
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin: open the store, follow other processes, mind the clocks."""
        self.store.listen(self._heard, self.other_processes.hear)
        await self.store.open()
        await self.admission.look()
        await self.calls.open()
        await self.post.open()
        await self.tickets.open(self.store)
        await self.uptime.note()
        self.spawn(self._sweep())
        self.spawn(self.uptime.run())
        self.spawn(self.keeper.run())
        self.spawn(self._tidy())
        self.spawn(memory.keep_trim())
        self.spawn(self.calls.run())
        self.spawn(self.other_processes.beat())

    async def close(self) -> None:
        """Finish what is being written, and end. The sockets have been closed already."""
        self.is_closing = True
        self.bots.halt()
        await asyncio.sleep(0)  # so that every task has begun and can be cancelled
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.stop()
        await self.press.stop()
        await self.trials.stop()
        await self.readings.stop()
        await self.reviews.stop()
        await self.calls.stop()
        await self.keeper.finish()
        await self.other_processes.say(Presence(self.other_processes.name, leaves=True))
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background; a failure is logged, and is not the end."""
        task = asyncio.create_task(_guard(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Tables.

    async def room(self, identifier: str) -> Room:
        """A table, from memory or from the store; NotFound if there is none."""
        room = self.rooms.get(identifier)
        if room is not None:
            room.used = time.monotonic()
            with contextlib.suppress(Denied):  # it goes on: its position has all that it needs
                await self._know(room.ledger.opened)
            return room
        task = self._loading.get(identifier)
        if task is None:
            task = self._loading[identifier] = asyncio.create_task(self._load(identifier))
            task.add_done_callback(lambda _: self._loaded(identifier))
        return await asyncio.shield(task)

    async def _load(self, identifier: str) -> Room:
        try:
            saved = await self.store.load(identifier)
        except Unavailable as error:
            raise denied_by_store(error) from error
        if saved is None:
            raise NotFound("no_table")
        try:
            room = await self._read_back(identifier, saved)
        except (Denied, Unavailable):
            raise
        except Exception as error:
            raise self._unreadable_table(identifier, saved) from error
        self._admit(room)
        if room.has_newer_rules:
            self.spawn(play.follow_rules(room))
        await self._make_good(room)
        return room

    async def _read_back(self, identifier: str, saved: Saved) -> Room:
        opened = decode(saved.entries[0])
        if isinstance(opened, Opened):
            await self._know(opened)
        read = partial(Room, identifier, self._around, saved)
        return await asyncio.to_thread(read) if len(saved.entries) > LONG else read()

    def _unreadable_table(self, identifier: str, saved: Saved) -> Unreadable:
        """What is said of a table that is damaged, or whose game is gone; logged once."""
        if identifier not in self._unreadable:
            fail("a table cannot be read; nobody's clock is looked at there", table=identifier[:6])
            self._unreadable.add(identifier)
        game = _game_of(saved)
        if game and game not in names():
            return Unreadable("unreadable", "problem-table-game", what=game[:60])
        return Unreadable("unreadable", "problem-table-damaged")

    async def _know(self, opened: Opened) -> None:
        """Have files of one's own read before this process needs them."""
        await self.readings.know(opened.game, opened.options)

    def make_good(self) -> None:
        """Give time back at all tables in memory; others get it when they are read."""
        for room in list(self.rooms.values()):
            self.spawn(self._make_good(room))

    async def _make_good(self, room: Room) -> None:
        if self.uptime.missed(room.ledger):
            with contextlib.suppress(Denied):  # the store is away, or another process was first
                async with room.hold():
                    await play.make_good(room, self.uptime)

    def _loaded(self, identifier: str) -> None:
        self._loading.pop(identifier, None)
        room = self.rooms.get(identifier)
        if identifier in self._outdated and room is not None:
            self.spawn(room.refresh())
        self._outdated.discard(identifier)

    def _admit(self, room: Room) -> Room:
        self.rooms[room.id] = room
        self.metrics.gauges["rooms"] = len(self.rooms)
        self._drive(room)
        return room

    def whom_to_tell(
        self, room: Room, waited: Collection[int], entries: Collection[AnyEntry]
    ) -> list[Noted]:
        """Who is to be told that a table has moved on, if they do not come."""
        return self.calls.after(room, waited, entries)

    def moved_on(self, room: Room) -> None:
        """A table has moved on: steps are kept, and the bots go on."""
        self._drive(room)

    def _drive(self, room: Room) -> None:
        self.keeper.note(room)
        self.bots.drive(room)

    async def open_table(self, opened: Opened, where: str) -> Room:
        """A new table, from this address; its id is the invitation, and nobody can guess it."""
        identifier = fresh_id()
        body = encode(opened)
        try:
            head = head_of(identifier, Ledger(opened), None)
            async with room_for(
                self.store, self.settings.limits, opened.who, identifier, size_of(opened.options)
            ):
                await self.store.append(identifier, 0, [body], head, newcomers=guests_of(opened))
        except Forgotten as error:
            raise Denied("not_now", "problem-forgotten") from error
        except Unavailable as error:
            raise denied_by_store(error) from error
        room = Room(identifier, self._around, Saved([body], None))
        room.place = where
        return self._admit(room)

    # Other processes, clocks, and forgetting.

    async def _heard(self, identifier: str) -> None:
        self._outdated.update({identifier} & self._loading.keys() if identifier else self._loading)
        if not identifier:
            self.spawn(self.dismissals.check())
        rooms = [self.rooms.get(identifier)] if identifier else list(self.rooms.values())
        for room in rooms:
            if room is not None:
                self.spawn(room.refresh())
                if not identifier and room.viewers:  # there was a gap: who has come or gone?
                    self.spawn(self.other_processes.tell(room, asks=True))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep)
            try:
                await self.admission.look()
                await self._wake()
            except (Denied, Unavailable):
                pass
            except Exception:
                fail("a look at the clocks failed")  # and the next one is in a moment
            self._forget()

    async def _tidy(self) -> None:
        """Once a day, and at the start: delete what is too old, and pack what is finished.

        What is too old by the system's clock alone may be so only because that has jumped.
        """
        while True:
            await asyncio.sleep(self.settings.tidy / 24)
            with contextlib.suppress(Unavailable):
                at = min(now(), time.time_ns() // 1_000_000)
                await tidy(self.store, self.settings.retention, dry=False, now=at)
            await asyncio.sleep(self.settings.tidy)

    async def _wake(self) -> None:
        for room in list(self.rooms.values()):
            if room.is_stale:
                self.spawn(room.refresh())
        if self.admission.notice:
            return  # nobody can play, so nobody's time is up
        await self.uptime.ensure()
        for identifier in await self.store.due(now(), 100 + len(self._unreadable)):
            if identifier not in self._unreadable:
                try:
                    await self._expire(identifier)
                except (Denied, Unavailable):
                    raise
                except Exception:  # and the clocks of all other tables go on
                    fail("a look at the clocks failed", table=identifier[:6])

    async def _expire(self, identifier: str) -> None:
        try:
            room = await self.room(identifier)
        except (Unreadable, TooLong):  # and the others' clocks go on
            self._unreadable.add(identifier)
            return
        self._drive(room)
        with contextlib.suppress(Denied):
            async with room.hold():
                await play.expire(room, self.uptime)

    def _forget(self) -> None:
        old, busy = time.monotonic() - self.settings.keep, self.bots.busy
        for identifier, room in list(self.rooms.items()):
            if not room.viewers and room.used < old and identifier not in busy:
                del self.rooms[identifier]
        self.metrics.gauges["rooms"] = len(self.rooms)


async def _guard(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except asyncio.CancelledError:
        raise
    except Exception:
        fail("a background task failed")


def _game_of(saved: Saved) -> str:
    """What a damaged table says it plays."""
    with contextlib.suppress(Exception):
        opened = decode(saved.entries[0])
        return opened.game if isinstance(opened, Opened) else ""
    return ""


def guests_of(opened: Opened) -> set[str]:
    """Everybody whom an opening names."""
    named = {opened.who, *(row.guest or row.invited or "" for row in opened.seats)}
    return named - {""}


def fresh_id() -> str:
    """The name of a new table: unguessable, and never taken for an option of a command."""
    return secrets.token_urlsafe(15).replace("-", "x").replace("_", "y")
