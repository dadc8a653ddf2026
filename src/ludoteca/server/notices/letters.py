"""Letters: how they are written and handed to the post office that whoever runs the server names.

`smtplib` in a thread, as devices are called: it is in Python, has spoken with every post office
for thirty years, and a letter now and then needs no event loop.
"""

import re
import smtplib
import ssl
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

SECONDS = 15.0  # for each word with the post office
FORM = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}")
LONGEST = 254  # characters of an address


class NoAddress(ValueError):
    """Nowhere a letter can go."""


@dataclass(frozen=True)
class PostOffice:
    """A server for outgoing mail."""

    host: str
    port: int
    user: str
    password: str
    is_sealed: bool  # TLS from the first byte; otherwise as soon as it is offered


@dataclass(frozen=True)
class Letter:
    """What is written to somebody; `stop` is where one says that there shall be no more."""

    to: str
    subject: str
    text: str
    stop: str


def read_office(given: str) -> PostOffice:
    """`smtp://user:password@host:587` or `smtps://...`; NoAddress if it is neither."""
    parts = urlsplit(given)
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or parts.path.strip("/"):
        raise NoAddress(given)
    is_sealed = parts.scheme == "smtps"
    port = parts.port or (465 if is_sealed else 587)
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return PostOffice(parts.hostname, port, user, password, is_sealed)


def check_address(address: str) -> str:
    """An address that a letter can be sent to; NoAddress if it is none."""
    if len(address) > LONGEST or not FORM.fullmatch(address) or ".." in address:
        raise NoAddress(address)
    return address


def sender(given: str, public_url: str) -> str:
    """Who writes: as told, or `ludoteca@` the name by which browsers come."""
    return check_address(given or f"ludoteca@{urlsplit(public_url).hostname}")


def write(letter: Letter, sender: str) -> EmailMessage:
    """A letter with its headers; one press in the reader's program ends them (RFC 8058)."""
    message = EmailMessage()
    message["Subject"] = letter.subject
    message["From"] = Address("Ludoteca", addr_spec=sender)
    message["To"] = Address(addr_spec=letter.to)
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{letter.stop}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(letter.text)
    return message


def send(office: PostOffice, message: EmailMessage | None) -> None:
    """Hand a letter over, for a worker thread; OSError if that fails (smtplib's errors are that).

    Without a letter: see whether one could be. Passwords and letters go to another machine only
    over TLS.
    """
    context = ssl.create_default_context()
    if office.is_sealed:
        with smtplib.SMTP_SSL(office.host, office.port, timeout=SECONDS, context=context) as post:
            _hand_over(post, office, message)
        return
    with smtplib.SMTP(office.host, office.port, timeout=SECONDS) as post:
        post.ehlo()
        if post.has_extn("starttls"):
            post.starttls(context=context)
        elif office.host not in ("127.0.0.1", "::1", "localhost"):
            raise smtplib.SMTPNotSupportedError("the post office offers no TLS")
        _hand_over(post, office, message)


def _hand_over(post: smtplib.SMTP, office: PostOffice, message: EmailMessage | None) -> None:
    if office.user:
        post.login(office.user, office.password)
    if message is not None:
        post.send_message(message)
