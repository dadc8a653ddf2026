"""A post office on this machine (aiosmtpd): it takes letters as any other would, and keeps them."""

import asyncio
import re
import warnings
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from tests.server.certificates import Certificates

LINK = re.compile(r"http://\S+")
USER, PASSWORD = "ludoteca", "p@ss/word"


class PostOffice:
    """Takes letters, unless told to refuse those to whom they go."""

    def __init__(self) -> None:
        self.url = ""
        self.answer = "250 OK"  # to whom a letter shall go
        self.received: asyncio.Queue[EmailMessage] = asyncio.Queue()

    async def handle_RCPT(  # noqa: N802 (aiosmtpd calls it so)
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        """Whether a letter may go to somebody."""
        if self.answer.startswith("250"):
            envelope.rcpt_tos.append(address)
        return self.answer

    async def handle_DATA(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        """A whole letter."""
        assert isinstance(envelope.content, bytes)
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        await self.received.put(letter)
        return "250 OK"

    async def next(self) -> EmailMessage:
        """The next letter."""
        return await asyncio.wait_for(self.received.get(), 30)


def text_of(letter: EmailMessage) -> str:
    """What a letter says."""
    return str(letter.get_content()).replace("\r\n", "\n")


def links_of(letter: EmailMessage) -> list[str]:
    """The paths of the links in a letter, in their order."""
    found: list[str] = LINK.findall(text_of(letter))
    return [link.removeprefix("http://jogos.example.org") for link in found]


def _let_in(server: object, session: object, envelope: object, way: str, given: Any) -> AuthResult:
    assert isinstance(given, LoginPassword)
    is_known = (given.login, given.password) == (USER.encode(), PASSWORD.encode())
    return AuthResult(success=is_known, handled=False)


@asynccontextmanager
async def post_office(
    certificates: Certificates | None = None, *, sealed: bool = False
) -> AsyncIterator[PostOffice]:
    """A post office on loopback; with certificates only those are served who log in over TLS."""
    office = PostOffice()
    secure: dict[str, Any] = {"auth_required": True, "authenticator": _let_in}
    if certificates is not None and not sealed:
        secure |= {"tls_context": certificates.of_server(), "require_starttls": True}
    elif sealed:
        secure |= {"auth_require_tls": False}  # it is there from the first byte, unknown to SMTP

    def begin() -> SMTP:
        with warnings.catch_warnings(action="ignore"):  # of passwords without TLS of its own
            return SMTP(office, hostname="jogos.example.org", **(secure if certificates else {}))

    outer = certificates.of_server() if certificates is not None and sealed else None
    server = await asyncio.get_running_loop().create_server(begin, "127.0.0.1", 0, ssl=outer)
    office.url = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield office
