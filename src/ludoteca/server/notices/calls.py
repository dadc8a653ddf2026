"""Telling those who are not at the table that it has moved on, on their devices and by letter."""

import asyncio
import contextlib
import time
from collections.abc import Collection
from typing import TYPE_CHECKING

import msgspec

from ludoteca.kernel.game import find
from ludoteca.kernel.text import Text
from ludoteca.server import entries as e
from ludoteca.server.cards import TableCard, is_apart, read_card, show_card
from ludoteca.server.clocks import MINUTE
from ludoteca.server.denials import Denied, NotFound, say
from ludoteca.server.limits import Buckets
from ludoteca.server.notices import call_log
from ludoteca.server.notices.devices import AT_ONCE, Devices
from ludoteca.server.notices.occasions import Call, What, calls_after, is_news
from ludoteca.server.notices.quiet import is_quiet, quiet_until
from ludoteca.server.room import now
from ludoteca.server.stores import blocks, mails, pushes
from ludoteca.server.stores.contract import Guest, Unavailable
from ludoteca.server.turns import Asker, Turns

if TYPE_CHECKING:
    from ludoteca.server.room import Room
    from ludoteca.server.service import Service

WORDS: dict[What, str] = {
    "turn": "call-turn",
    "consent": "call-consent",
    "end": "call-end",
    "invitation": "call-invitation",
    "begun": "call-begun",
    "reminder": "call-reminder",
}
SEEN: tuple[What, ...] = ("begun", "end")  # no news for whoever has been there since
WAITING = 20_000  # calls that may wait for their time; more are dropped, and counted
# Who was told and has not come knows it: they are not told the same again for so long, however
# often others act and take back. How often one may be reminded the table says itself.
AGAIN = 6 * 60 * MINUTE
LONGEST = 100  # tables that are looked through for the number on the icon


class Told(msgspec.Struct):
    """What a device shows."""

    title: str
    text: str
    path: str
    tag: str  # a later message of the same tag takes the place of an earlier one
    count: int  # tables at which it is their turn, for the icon


class Calls:
    """Tells people what they would want to know, if they have not come by themselves.

    What is to be told hours later is in the store at once, the rest when the server is stopped;
    one that is killed forgets what it would have told within `call_after`.
    """

    def __init__(self, service: "Service") -> None:
        """Nobody is told anything until `open`."""
        self._service = service
        self._turns = Turns(AT_ONCE)
        self._due: dict[Call, float] = {}  # when, by the steady clock
        self._telling: set[Call] = set()
        self._told = Buckets(service.settings.limits.calls)  # by guest and table
        self.devices = Devices(service)

    async def open(self) -> None:
        """Find the way to devices."""
        await self.devices.open()

    async def stop(self) -> None:
        """Keep what was not told yet for whoever goes on."""
        self.devices.stop()
        at, steady = now(), time.monotonic()
        due = self._due | dict.fromkeys(self._telling, steady)
        later = [(each, at + round(1000 * (when - steady))) for each, when in due.items()]
        if later:
            with contextlib.suppress(Unavailable):
                await call_log.put_off(self._service.store, later)

    def note(self, room: "Room", before: Collection[int], entries: Collection[e.AnyEntry]) -> None:
        """A table has moved on: whoever has not come by then is told a little later."""
        begins = any(isinstance(entry, e.Began) for entry in entries)  # somebody has come: at once
        at = time.monotonic() + (0 if begins else self._service.settings.call_after)
        for each in calls_after(room, before, entries):
            self._wait(each, at)

    def _wait(self, each: Call, at: float) -> None:
        if len(self._due) < WAITING:
            self._due.setdefault(each, at)
        else:
            self._service.metrics.count("calls_dropped")

    def forget_seen(self, guest: str, table: str) -> None:
        """Somebody leaves a table: that it has begun, or is over, they have seen."""
        for what in SEEN:
            self._due.pop(Call(guest, what, table), None)

    async def has_come(self, guest: str, table: str) -> None:
        """Somebody looks at a table: what they were to be told in the morning they see."""
        with contextlib.suppress(Unavailable):
            await call_log.forget(self._service.store, guest, table)

    async def run(self) -> None:
        """Tell what is due, again and again."""
        while True:
            await asyncio.sleep(self._service.settings.sweep)
            at = time.monotonic()
            due = {each for each, when in self._due.items() if when <= at}
            with contextlib.suppress(Unavailable):
                name = self._service.other_processes.name
                due.update(await call_log.take_due(self._service.store, name, now()))
            for each in due:
                self._due.pop(each, None)
                self._telling.add(each)
                self._service.spawn(self._tell(each))

    async def _tell(self, each: Call) -> None:
        async with self._turns.turn(Asker(guest=each.guest)):
            with contextlib.suppress(Unavailable, Denied):
                await self._tell_or_drop(each)
        self._telling.discard(each)

    async def _tell_or_drop(self, each: Call) -> None:
        if not await self._is_news(each):
            await call_log.drop(self._service.store, each)
        elif not await self._was_told(each):
            await self._tell_everywhere(each)

    async def _is_news(self, each: Call) -> bool:
        """Whether there is still something to tell."""
        try:
            room = await self._service.room(each.table)
        except NotFound:
            return False
        is_unwelcome = each.what == "invitation" and await self._is_unwelcome(each)
        return is_news(room, each) and not is_unwelcome

    async def _is_unwelcome(self, each: Call) -> bool:
        """Whether whoever is invited does not want to meet those who sit there."""
        store = self._service.store
        blocked = await blocks.ids_of(store, each.guest)
        rows = await store.ask("SELECT card FROM tables WHERE id = $1", each.table)
        return any(is_apart(read_card(row[0]), blocked) for row in rows)

    async def _was_told(self, each: Call) -> bool:
        if each.what == "reminder":
            return False
        told = await call_log.told_at(self._service.store, each)
        is_known = bool(told) and now() - told < AGAIN
        if is_known:
            self._service.metrics.count("calls_dropped")
        return is_known

    async def _tell_everywhere(self, each: Call) -> None:
        """Each device, and the address, where it is not quiet now; later where it is everywhere."""
        store, at = self._service.store, now()
        devices, mail = await pushes.of_guest(store, each.guest), await self._address(each.guest)
        hours = [device.quiet for device in devices] + ([mail.quiet] if mail else [])
        if hours and all(is_quiet(quiet, at) for quiet in hours):
            await call_log.put_off(store, [(each, min(quiet_until(quiet, at) for quiet in hours))])
        elif not hours:
            await call_log.drop(store, each)
        elif not self._told.take(f"{each.guest} {each.table}"):
            self._service.metrics.count("calls_dropped")  # somebody there rings and rings
            await call_log.drop(store, each)
        else:
            await call_log.note_told(store, each, at)  # before they can come for it
            if not await self._tell_all(each, devices, mail):
                await call_log.take_back(store, each)  # nobody could be reached

    async def _tell_all(
        self, each: Call, devices: list[pushes.Subscription], mail: mails.Mail | None
    ) -> bool:
        """Whether a letter is on its way or any device has got the message."""
        guest, card, count = await self._about(each)
        told = _message(each, guest, card.game if card is not None else "", count)
        is_slow = card is not None and card.clock is None  # no letter is as quick as a clock
        is_written = mail is not None and is_slow and not is_quiet(mail.quiet, now())
        if mail is not None and is_written:
            letter = self._service.post.tell(guest, mail, told.title, told.text, told.path)
            self._service.spawn(letter)
        return await self.devices.tell(devices, msgspec.json.encode(told)) > 0 or is_written

    async def _address(self, guest: str) -> mails.Mail | None:
        """Where letters to somebody go who has said yes to them."""
        found = await mails.of_guest(self._service.store, guest)
        is_on = self._service.post.is_open and found is not None and found.confirmed
        return found if is_on else None

    async def _about(self, each: Call) -> tuple[Guest, TableCard | None, int]:
        """Who is told, about which table, and at how many it is their turn."""
        store = self._service.store
        rows = await store.ask("SELECT name, language FROM guests WHERE id = $1", each.guest)
        name, language = rows[0] if rows else ("", "pt")
        bodies = await store.cards_of(each.guest, LONGEST)
        cards = [show_card(body, each.guest, 0) for body in bodies]
        card = next((card for card in cards if card.id == each.table), None)
        return Guest(each.guest, name, language), card, sum(card.your_turn for card in cards)


def _message(each: Call, guest: Guest, game: str, count: int) -> Told:
    title = find(game).speaker(guest.language).say(Text("title")) if game else "Ludoteca"
    text = say(Text(WORDS[each.what]), guest.language)
    return Told(title, text, f"/t/{each.table}", f"{each.what} {each.table}", count)
