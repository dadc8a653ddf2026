"""Telling those who are not at the table that it has moved on, on their devices and by letter."""

import asyncio
import contextlib
import time
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec

from ludoteca.kernel.game import find
from ludoteca.kernel.text import Text
from ludoteca.server import entries as e
from ludoteca.server.cards import TableCard, is_apart, read_card, show_card
from ludoteca.server.denials import say
from ludoteca.server.limits import Buckets
from ludoteca.server.logs import warn
from ludoteca.server.notices import webpush
from ludoteca.server.notices.calling import call
from ludoteca.server.notices.occasions import Call, What, calls_after, is_news
from ludoteca.server.notices.quiet import is_quiet, quiet_until
from ludoteca.server.room import now
from ludoteca.server.stores import blocks, mails, pushes
from ludoteca.server.stores.contract import Guest, Unavailable
from ludoteca.server.stores.upkeep import read_mark, write_mark
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
KEY = "push key"  # the mark that holds the private key by which push services know us
GONE = (404, 410)  # the browser has let go of it
WAITING = 20_000  # calls that may wait for their time; more are dropped, and counted
AT_ONCE = 8  # in threads of their own: who answers slowly holds up nothing else
LEFT_ALONE = 60 * 60.0  # seconds for which an address is not called that did not answer
LONGEST = 100  # tables that are looked through for the number on the icon


class Told(msgspec.Struct):
    """What a device shows."""

    title: str
    text: str
    path: str
    tag: str  # a later message of the same tag takes the place of an earlier one
    count: int  # tables at which it is their turn, for the icon


class Calls:
    """Tells devices what their people would want to know; lost if the server stops meanwhile."""

    def __init__(self, service: "Service") -> None:
        """Nobody is told anything until `open`."""
        self._service = service
        self._turns = Turns(AT_ONCE)
        self._threads = ThreadPoolExecutor(AT_ONCE, "calls")
        self._left_alone: dict[str, float] = {}  # until when, by address
        self._due: dict[Call, float] = {}  # when, by the steady clock
        self._told = Buckets(service.settings.limits.calls)  # by guest and table
        self.key: ec.EllipticCurvePrivateKey | None = None

    async def open(self) -> None:
        """Read the key of this server; the first start makes it."""
        store = self._service.store
        if not await read_mark(store, KEY):
            await store.change(write_mark(KEY, webpush.new_key(), first=True))
        self.key = webpush.read_key(await read_mark(store, KEY))

    @property
    def public_key(self) -> str:
        """What a browser has to know to subscribe."""
        assert self.key is not None
        return webpush.to_text(webpush.public_bytes(self.key.public_key()))

    def note(self, room: "Room", before: Collection[int], entries: Collection[e.AnyEntry]) -> None:
        """A table has moved on: whoever has not come by then is told a little later."""
        begins = any(isinstance(entry, e.Began) for entry in entries)  # somebody has come: at once
        at = time.monotonic() + (0 if begins else self._service.settings.call_after)
        for each in calls_after(room, before, entries):
            self._put_off(each, at)

    def forget_seen(self, guest: str, table: str) -> None:
        """Somebody has looked at a table: that it has begun, or is over, they have seen."""
        for what in SEEN:
            self._due.pop(Call(guest, what, table), None)

    def _put_off(self, each: Call, at: float) -> None:
        if len(self._due) < WAITING:
            self._due.setdefault(each, at)
        else:
            self._service.metrics.count("calls_dropped")

    async def run(self) -> None:
        """Tell what is due, again and again."""
        while True:
            await asyncio.sleep(self._service.settings.sweep)
            at = time.monotonic()
            for each in [each for each, due in self._due.items() if due <= at]:
                del self._due[each]
                self._service.spawn(self._tell(each))

    async def _tell(self, each: Call) -> None:
        async with self._turns.turn(Asker(guest=each.guest)):
            with contextlib.suppress(Unavailable):
                await self._tell_everywhere(each)

    async def _tell_everywhere(self, each: Call) -> None:
        """Each device, and the address, where it is not quiet now; later where it is everywhere."""
        store, room = self._service.store, self._service.rooms.get(each.table)
        if room is not None and not is_news(room, each):
            return
        if each.what == "invitation" and await self._is_unwelcome(each):
            return
        devices, mail = await pushes.of_guest(store, each.guest), await self._address(each.guest)
        hours = [device.quiet for device in devices] + ([mail.quiet] if mail else [])
        if not hours:
            return
        at = now()
        if all(is_quiet(quiet, at) for quiet in hours):
            later = min(quiet_until(quiet, at) for quiet in hours) - at
            self._put_off(each, time.monotonic() + later / 1000)
            return
        guest, card, count = await self._about(each)
        if card is not None and each.what in ("turn", "reminder") and not card.your_turn:
            return  # they have come meanwhile
        if not self._told.take(f"{each.guest} {each.table}"):
            self._service.metrics.count("calls_dropped")  # somebody there rings and rings
            return
        told = _message(each, guest, card.game if card is not None else "", count)
        is_slow = card is not None and card.clock is None  # no letter is as quick as a clock
        if mail is not None and is_slow and not is_quiet(mail.quiet, at):
            letter = self._service.post.tell(guest, mail, told.title, told.text, told.path)
            self._service.spawn(letter)
        for device in [device for device in devices if self._may_be_called(device)]:
            if not await self._push(device, msgspec.json.encode(told)):
                return  # others have waited long enough

    async def _is_unwelcome(self, each: Call) -> bool:
        """Whether whoever is invited does not want to meet those who sit there."""
        store = self._service.store
        blocked = await blocks.ids_of(store, each.guest)
        rows = await store.ask("SELECT card FROM tables WHERE id = $1", each.table)
        return any(is_apart(read_card(row[0]), blocked) for row in rows)

    def _may_be_called(self, device: pushes.Subscription) -> bool:
        at = time.monotonic()
        self._left_alone = {one: until for one, until in self._left_alone.items() if until > at}
        return device.endpoint not in self._left_alone and not is_quiet(device.quiet, now())

    def stop(self) -> None:
        """Nobody is called any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

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

    async def _push(self, device: pushes.Subscription, message: bytes) -> bool:
        """Call one device; whether there was any answer."""
        assert self.key is not None
        settings = self._service.settings
        contact = settings.public_url or "mailto:ludoteca@localhost"
        headers = {
            "Authorization": webpush.authorization(device.endpoint, self.key, contact),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": "86400",
            "Urgency": "normal",
        }
        body = webpush.encrypt(message, webpush.Reader.of(device.p256dh, device.auth))
        try:
            calling = partial(call, loopback=settings.call_loopback)
            status = await asyncio.get_running_loop().run_in_executor(
                self._threads, calling, device.endpoint, body, headers
            )
        except (OSError, ValueError) as error:
            warn("a device could not be told", why=type(error).__name__)
            self._service.metrics.count("calls_failed")
            self._left_alone[device.endpoint] = time.monotonic() + LEFT_ALONE
            return False
        self._service.metrics.count("calls" if status < 300 else "calls_failed")
        if status in GONE:
            await pushes.drop(self._service.store, device.endpoint)
        return True


def _message(each: Call, guest: Guest, game: str, count: int) -> Told:
    title = find(game).speaker(guest.language).say(Text("title")) if game else "Ludoteca"
    text = say(Text(WORDS[each.what]), guest.language)
    return Told(title, text, f"/t/{each.table}", f"{each.what} {each.table}", count)
