"""Writing to those who asked for it: an address says yes first, and stop in any letter."""

import asyncio
import smtplib
from email.message import EmailMessage
from typing import TYPE_CHECKING

from ludoteca.kernel.text import Text
from ludoteca.server.denials import Denied, NotFound, say
from ludoteca.server.limits import Bucket, Buckets
from ludoteca.server.logs import warn
from ludoteca.server.notices import letters, seals
from ludoteca.server.notices.reticence import Reticence
from ludoteca.server.room import now
from ludoteca.server.stores import mails
from ludoteca.server.stores.contract import Guest
from ludoteca.server.stores.upkeep import read_mark, write_mark
from ludoteca.server.turns import Asker, Turns, WaitingRoom

if TYPE_CHECKING:
    from ludoteca.server.notices.calls import Told
    from ludoteca.server.service import Service

KEY = "mail key"  # the mark that holds the key of our seals
AGAIN = 0.5  # seconds until it is looked again whether the next letter may ask
WAITING = 2000  # letters that ask, of which one address may have half
AT_ONCE = 2  # letters on their way: a post office that is slow holds up nothing else


class Post:
    """Letters of this server; none where nobody has named a post office."""

    def __init__(self, service: "Service") -> None:
        """Nothing is sent until `open`."""
        self._service = service
        settings = service.settings
        limits = settings.limits
        self.is_open = bool(settings.mail and settings.public_url)
        self._reticence = Reticence(service.store, limits.letters_asked)  # nobody's box is filled
        self._asked = Bucket(limits.letters_asked_of_all)
        self._turns = Turns(1)  # at the next letter that may ask
        self._waiting = WaitingRoom(WAITING)
        self._told = Buckets(limits.letters)  # by guest
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._key = ""

    async def open(self) -> None:
        """Read the key of this server; the first start makes it."""
        store = self._service.store
        if not await read_mark(store, KEY):
            await store.change(write_mark(KEY, seals.new_key(), first=True))
        self._key = await read_mark(store, KEY)

    async def ask(self, guest: Guest, address: str, quiet: str, where: str) -> None:
        """Ask whoever reads an address whether they want to be written to.

        An address that was asked too often is not, and nobody is told: it may be another's. So the
        letter goes out after the answer, which takes as long either way; and in turn, by `where`
        they are asked for, so that nobody waits behind all the letters of somebody else.
        """
        if not self.is_open:
            raise Denied("not_now", "problem-no-mail")
        asker = Asker(where, guest.id)
        if self._waiting.is_full(asker):
            self._service.metrics.count("letters_refused")
            raise Denied("too_fast")
        if not await self._hand_over(None):
            raise Denied("unavailable", "problem-mail-away")
        at = now()
        may = await self._reticence.take(address, at)
        await mails.ask_for(self._service.store, guest.id, address, quiet, at)
        if may:
            link = self._link("confirm", guest.id, address, at + mails.ASKED_LASTS)
            # Nothing that somebody wrote: who reads it may be a stranger to them.
            self._waiting.enter(asker)
            self._service.spawn(self._ask(asker, guest, address, link))
        else:
            self._service.metrics.count("letters_refused")

    async def _ask(self, asker: Asker, guest: Guest, address: str, link: str) -> None:
        try:
            async with self._turns.turn(asker):
                while not self._asked.take():
                    await asyncio.sleep(AGAIN)
        finally:
            self._waiting.leave(asker)
        await self._send(guest, address, "mail-confirm", {"link": link})

    async def tell(self, guest: Guest, mail: mails.Mail, told: "Told") -> bool:
        """Write to somebody what their devices would be told; whether the letter was sent."""
        if not self._told.take(guest.id):
            self._service.metrics.count("calls_dropped")
            return False
        link = f"{self._service.settings.public_url}{told.path}"
        whole = f"{told.text}\n{told.about}".strip()
        said = {"title": told.title, "text": told.text, "whole": whole, "link": link}
        return await self._send(guest, mail.address, "mail-call", said)

    async def confirm(self, token: str) -> None:
        """Somebody has said yes; NotFound for a link that is none, or too old."""
        seal, mail = await self._opened(token, "confirm")
        store = self._service.store
        if mail is None or not await mails.confirm(store, seal.guest, mail.address):
            raise NotFound("no_link", "problem-mail-link")
        await self._reticence.answered(mail.address)

    async def stop(self, token: str) -> None:
        """Somebody has said stop; once more is no mistake."""
        seal, mail = await self._opened(token, "stop")
        if mail is None:
            return
        await mails.drop(self._service.store, seal.guest, mail.address)
        if not mail.confirmed:
            await self._reticence.leave_alone(mail.address, now())

    async def _opened(self, token: str, kind: seals.Kind) -> tuple[seals.Seal, mails.Mail | None]:
        """A seal, and the address it speaks of if it still is the guest's."""
        try:
            seal = seals.read(token, kind, self._key, now())
        except seals.Forged as error:
            self._service.metrics.count("letters_refused")
            raise NotFound("no_link", "problem-mail-link") from error
        mail = await mails.of_guest(self._service.store, seal.guest)
        is_same = mail is not None and seals.hash_of(mail.address) == seal.address
        return seal, mail if is_same else None

    def _link(self, kind: seals.Kind, guest: str, address: str, until: int = 0) -> str:
        seal = seals.Seal(kind, guest, seals.hash_of(address), until)
        return f"{self._service.settings.public_url}/mail/{kind}/{seals.write(seal, self._key)}"

    async def _send(self, guest: Guest, address: str, words: str, said: dict[str, str]) -> bool:
        """Write a letter in somebody's language and hand it over; whether that went well."""
        settings = self._service.settings
        stop = self._link("stop", guest.id, address)
        subject = say(Text(f"{words}-subject", dict(said)), guest.language)
        text = say(Text(words, {**said, "stop": stop}), guest.language)
        one_press = stop.replace("/mail/stop/", "/api/mail/stop/")
        letter = letters.Letter(address, subject, text, one_press)
        message = letters.write(letter, letters.sender(settings.mail_from, settings.public_url))
        try:
            is_sent = await self._hand_over(message)
        except smtplib.SMTPRecipientsRefused:
            await mails.drop(self._service.store, guest.id, address)  # nobody is there
            is_sent = False
        self._service.metrics.count("letters" if is_sent else "letters_failed")
        return is_sent

    async def _hand_over(self, message: EmailMessage | None) -> bool:
        """Give a letter to the post office, or see whether it is open; whether that went well."""
        office = letters.read_office(self._service.settings.mail)
        try:
            async with self._at_once:
                await asyncio.to_thread(letters.send, office, message)
        except smtplib.SMTPRecipientsRefused:
            raise
        except OSError as error:
            warn("a letter could not be sent", why=type(error).__name__)
            return False
        return True
