"""Telling those who are not at the table that it has moved on, on their devices and by letter."""

import asyncio
import contextlib
from collections.abc import Collection
from typing import TYPE_CHECKING

import msgspec

from ludoteca.kernel.game import find
from ludoteca.kernel.text import Text
from ludoteca.server import entries as e
from ludoteca.server.clocks import MINUTE
from ludoteca.server.denials import Denied, NotFound, Unreadable, say
from ludoteca.server.limits import Buckets
from ludoteca.server.logs import fail
from ludoteca.server.notices import call_log
from ludoteca.server.notices.call_log import Held
from ludoteca.server.notices.devices import AT_ONCE, PushDevices
from ludoteca.server.notices.occasions import Call, What, calls_after, is_news, sees
from ludoteca.server.notices.quiet import is_quiet, quiet_until
from ludoteca.server.room import now
from ludoteca.server.stores import blocks, mails, pushes
from ludoteca.server.stores.contract import Guest, Noted, Unavailable
from ludoteca.server.table_cards import TableCard, is_apart, read_cards, show_row
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
# A device that has fallen asleep counts as there until its socket is found dead: uvicorn asks every
# 20 s, and waits as long for the answer.
DEAF = 45_000  # milliseconds
NOTE_AGAIN = (0.1, 0.5, 2.0)  # seconds after which it is tried once more
LAST_WORDS = 3.0  # seconds for which a server that stops waits for what it is just telling
# Who was told and has not come knows it: they are not told the same again for so long, however
# often others act and take back. How often one may be reminded the table says itself.
AGAIN = 6 * 60 * MINUTE
HOUR = 60 * MINUTE
LONGEST = 100  # tables that are looked through for the number on the icon


class Told(msgspec.Struct):
    """What a device shows."""

    title: str
    text: str
    about: str  # who plays, and how long there is to act; "": there is nothing to say of that
    path: str
    tag: str  # a later message of the same tag takes the place of an earlier one
    count: int  # tables at which it is their turn, for the icon


class Calls:
    """Tells people what they would want to know, if they have not come by themselves.

    Nothing is known here alone: what is to be told is in the store before those who did it are
    answered, and it is noted there as told when it was. A server that is killed between these two
    leaves it to the next: the message has the same tag, so that a device shows it once.
    """

    def __init__(self, service: "Service") -> None:
        """Nobody is told anything until `open`."""
        self._service = service
        self._turns = Turns(AT_ONCE)
        self._telling: set[asyncio.Task[None]] = set()
        self._held: dict[Call, Held] = {}  # what they tell, as it was taken last
        self._told = Buckets(service.settings.limits.calls)  # by guest and table
        self.devices = PushDevices(service)

    async def open(self) -> None:
        """Find the way to devices."""
        await self.devices.open()

    async def stop(self) -> None:
        """Finish what is being told, and leave the rest to whoever goes on."""
        if self._telling:
            await asyncio.wait(self._telling, timeout=LAST_WORDS)
        for task in list(self._telling):
            task.cancel()
        self.devices.stop()
        with contextlib.suppress(Unavailable):
            await call_log.hand_back(self._service.store, self._holder, now())

    @property
    def _holder(self) -> str:
        return self._service.other_processes.name

    def after(
        self, room: "Room", before: Collection[int], entries: Collection[e.AnyEntry]
    ) -> list[Noted]:
        """A table moves on: whoever has not come by then is told a little later.

        Who is there is told too, if they turn out not to be; but of an end only who is not.
        """
        begins = any(isinstance(entry, e.Began) for entry in entries)  # somebody has come: at once
        soon = 0 if begins else round(1000 * self._service.settings.call_after)
        calls = calls_after(room, before, entries)
        there = {each for each in calls if sees(room, each)}
        return [
            Noted(*each, now() + (max(soon, DEAF) if each in there else soon))
            for each in calls
            if each.what != "end" or each not in there
        ]

    async def has_come(self, guest: str, table: str) -> None:
        """Somebody comes to a table: what they were to be told they are about to see."""
        with contextlib.suppress(Unavailable):
            await call_log.forget(self._service.store, guest, table)

    async def run(self) -> None:
        """Tell what is due, again and again."""
        while True:
            await asyncio.sleep(self._service.settings.sweep)
            with contextlib.suppress(Unavailable):
                for held in await call_log.take_due(self._service.store, self._holder, now()):
                    self._begin(held)

    def _begin(self, held: Held) -> None:
        """Tell it; what waits for its turn for so long that it was taken again goes on waiting."""
        is_new = held.call not in self._held
        self._held[held.call] = held
        if is_new:
            task = asyncio.create_task(self._tell(held.call))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    async def _tell(self, each: Call) -> None:
        """Tell somebody; what cannot be told now is taken up again when it is held no more.

        What fails otherwise would fail again, as a table does that cannot be read: it is dropped.
        """
        held: Held | None = None
        try:
            while held is not self._held[each]:  # it happened anew while it was told
                async with self._turns.turn(Asker(guest=each.guest)):
                    held = self._held[each]
                    await self._tell_or_drop(held)
        except Unavailable:
            pass
        except Denied as denied:
            if isinstance(denied, Unreadable):
                await self._give_up(each)
        except Exception:
            await self._give_up(each)
        finally:
            del self._held[each]

    async def _give_up(self, each: Call) -> None:
        fail("a call failed", what=each.what, table=each.table[:6])
        with contextlib.suppress(Unavailable):
            await call_log.drop(self._service.store, self._held[each])

    async def _tell_or_drop(self, held: Held) -> None:
        if not await self._is_news(held.call) or self._was_told(held):
            await call_log.drop(self._service.store, held)
        else:
            await self._tell_everywhere(held)

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
        return any(is_apart(card, blocked) for card in read_cards(row[0] for row in rows))

    def _was_told(self, held: Held) -> bool:
        is_known = held.call.what != "reminder" and bool(held.told) and now() - held.told < AGAIN
        if is_known:
            self._service.metrics.count("calls_dropped")
        return is_known

    async def _tell_everywhere(self, held: Held) -> None:
        """Each device, and the address, where it is not quiet now; later where it is everywhere."""
        store, at, each = self._service.store, now(), held.call
        devices, mail = await pushes.of_guest(store, each.guest), await self._address(each.guest)
        hours = [device.quiet for device in devices] + ([mail.quiet] if mail else [])
        if hours and all(is_quiet(quiet, at) for quiet in hours):
            await call_log.put_off(store, held, min(quiet_until(quiet, at) for quiet in hours))
        elif not hours:
            await call_log.drop(store, held)
        elif not self._told.take(f"{each.guest} {each.table}"):
            self._service.metrics.count("calls_dropped")  # somebody there rings and rings
            await call_log.drop(store, held)
        elif await call_log.is_held(store, held):
            is_told = await self._tell_all(each, devices, mail)
            await (self._note_told(held, at) if is_told else call_log.drop(store, held))

    async def _note_told(self, held: Held, at: int) -> None:
        """Note it, and again where the store does not answer: else they were told once more."""
        for wait in NOTE_AGAIN:
            with contextlib.suppress(Unavailable):
                await call_log.note_told(self._service.store, held, at)
                return
            await asyncio.sleep(wait)
        await call_log.note_told(self._service.store, held, at)

    async def _tell_all(
        self, each: Call, devices: list[pushes.Subscription], mail: mails.Mail | None
    ) -> bool:
        """Whether a letter was sent or any device has got the message."""
        guest, card, count = await self._about(each)
        told = _message(each, guest, card, count)
        is_slow = card is not None and card.clock is None  # no letter is as quick as a clock
        is_pushed = await self.devices.tell(devices, msgspec.json.encode(told)) > 0
        is_sent = False
        if mail is not None and is_slow and not is_quiet(mail.quiet, now()):
            post = self._service.post
            is_sent = await post.tell(guest, mail, told)
        return is_pushed or is_sent

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
        cards = [show_row(row, each.guest, now()) for row in read_cards(bodies)]
        card = next((card for card in cards if card.id == each.table), None)
        return Guest(each.guest, name, language), card, sum(card.your_turn for card in cards)


def _message(each: Call, guest: Guest, card: TableCard | None, count: int) -> Told:
    language = guest.language
    title = find(card.game).speaker(language).say(Text("title")) if card else "Ludoteca"
    text = say(Text(WORDS[each.what]), language)
    about = _about_table(each, card, language) if card else ""
    return Told(title, text, about, f"/t/{each.table}", f"{each.what} {each.table}", count)


def _about_table(each: Call, card: TableCard, language: str) -> str:
    """With whom one plays and, where that is asked, how long one has."""
    said = []
    others = [seat.name for seat in card.seats if seat.kind == "human" and not seat.you]
    names = [name for name in others if _is_plain(name)]
    if names:
        first, last = ", ".join(names[:-1]), names[-1]
        who = say(Text("call-and", {"first": first, "last": last}), language) if first else last
        said.append(
            say(Text("call-with", {"names": who, "more": len(others) - len(names)}), language)
        )
    left = min(
        (wait.left for wait in card.waits if card.seats[wait.seat].you and wait.left), default=0
    )
    if card.days is not None and each.what in ("turn", "reminder") and left:
        said.append(say(_time_left(left), language))
    return " ".join(said)


def _time_left(left: int) -> Text:
    """In days and hours, as the lists of tables say it: nobody counts on what is not theirs."""
    days, hours = divmod(max(1, round(left / HOUR)), 24)
    if not days:
        return Text("call-hours-left", {"hours": hours})
    if not hours:
        return Text("call-days-left", {"days": days})
    return Text("call-days-and-hours-left", {"days": days, "hours": hours})


def _is_plain(name: str) -> bool:
    """Whether a name says nothing but a name: no program that reads a letter makes a link of it."""
    return name.replace(" ", "").replace("-", "").replace("’", "").isalpha()
