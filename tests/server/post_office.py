"""A post office on this machine: it speaks SMTP as far as letters need it, and keeps them."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage

LINK = re.compile(r"http://\S+")
END = b"\r\n.\r\n"  # of a letter


class PostOffice:
    """Takes letters, unless told to refuse those to whom they go."""

    def __init__(self) -> None:
        self.url = ""
        self.answer = "250 OK"  # to whom a letter shall go
        self.received: asyncio.Queue[EmailMessage] = asyncio.Queue()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """RFC 5321: a greeting, then an answer to every line."""

        async def say(words: str) -> None:
            writer.write(f"{words}\r\n".encode())
            await writer.drain()

        await say("220 jogos.example.org")
        async for line in reader:
            word = line.decode("ascii").split(maxsplit=1)[0].upper()
            if word == "DATA":
                await say("354 go on")
                await self._keep(await reader.readuntil(END))
            await say({"RCPT": self.answer, "QUIT": "221 bye"}.get(word, "250 OK"))
            if word == "QUIT":
                break
        writer.close()

    async def _keep(self, sent: bytes) -> None:
        whole = sent.removesuffix(END).replace(b"\r\n..", b"\r\n.")
        letter = message_from_bytes(whole, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        await self.received.put(letter)

    async def next(self) -> EmailMessage:
        """The next letter."""
        return await asyncio.wait_for(self.received.get(), 30)


def text_of(letter: EmailMessage) -> str:
    """What a letter says."""
    return str(letter.get_content())


def links_of(letter: EmailMessage) -> list[str]:
    """The paths of the links in a letter, in their order."""
    found: list[str] = LINK.findall(text_of(letter))
    return [link.removeprefix("http://jogos.example.org") for link in found]


@asynccontextmanager
async def post_office() -> AsyncIterator[PostOffice]:
    """A post office on loopback."""
    office = PostOffice()
    server = await asyncio.start_server(office.serve, "127.0.0.1", 0)
    office.url = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield office
