"""Answers compressed: what is the same for all once, and what is long in threads of its own.

Compressing 100 kB takes some milliseconds, and the same cards and words are asked for by everybody.
"""

import asyncio
import gzip
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from ludoteca.server.turns import Asker, Turns
from ludoteca.server.visitors import place_of

SMALLEST = 500  # bytes that are worth compressing
LONG = 8 * 1024  # bytes that are packed in a thread
AT_ONCE = 2  # threads
KEPT = 4 * 1024 * 1024  # bytes of answers that are kept, and how they are packed
FOR_ALL = ("/api/games", "/api/texts/", "/api/lessons/", "/api/own/", "/schema")


def pack(body: bytes) -> bytes:
    """An answer compressed."""
    return gzip.compress(body, 6, mtime=0)


def is_for_all(path: str) -> bool:
    """Whether whoever asks for this is told the same."""
    return path.startswith(FOR_ALL)


class Packed:
    """The answers that were packed last, by what is in them."""

    def __init__(self, most: int = KEPT) -> None:
        """So many bytes are kept."""
        self.size = 0
        self._most = most
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()

    def find(self, body: bytes) -> bytes | None:
        """An answer, if it is kept."""
        packed = self._kept.get(body)
        if packed is not None:
            self._kept.move_to_end(body)
        return packed

    def keep(self, body: bytes, packed: bytes) -> bytes:
        """Keep an answer for the next who asks for it."""
        if body not in self._kept:
            self._kept[body] = packed
            self.size += len(body) + len(packed)
        while self.size > self._most:
            gone, short = self._kept.popitem(last=False)
            self.size -= len(gone) + len(short)
        return packed


class Packing(ASGIMiddleware):
    """Packs the answers of all handlers but those that say that theirs are `packed`."""

    scopes = (ScopeType.HTTP,)
    exclude_opt_key = "packed"

    def __init__(self) -> None:
        """Nothing was asked for yet."""
        self._packed = Packed()
        self._turns = Turns(AT_ONCE)
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="packing")

    def close(self) -> None:
        """Nobody asks any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Answer, packed if whoever asks can read that."""
        is_read = b"gzip" in dict(scope["headers"]).get(b"accept-encoding", b"")
        start: HTTPResponseStartEvent | None = None

        async def send_packed(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            if message["type"] == "http.response.body" and start is not None:
                if len(message["body"]) >= SMALLEST and not message["more_body"]:
                    headers = MutableScopeHeaders(start)
                    headers.extend_header_value("vary", "Accept-Encoding")
                    if is_read:
                        message["body"] = await self._pack(scope, message["body"])
                        headers["Content-Encoding"] = "gzip"
                        headers["Content-Length"] = str(len(message["body"]))
                await send(start)
                start = None
            await send(message)

        await next_app(scope, receive, send_packed)

    async def _pack(self, scope: Scope, body: bytes) -> bytes:
        if not is_for_all(scope["path"]):
            return await self._in_turn(scope, body)
        packed = self._packed.find(body)
        if packed is not None:
            return packed
        return self._packed.keep(body, await self._in_turn(scope, body, look=True))

    async def _in_turn(self, scope: Scope, body: bytes, *, look: bool = False) -> bytes:
        """Pack it; long ones when it is one's turn, unless somebody else has done it meanwhile."""
        if len(body) < LONG:
            return pack(body)
        client = scope["client"]
        asker = Asker(place_of(client[0]) if client else "")
        async with self._turns.turn(asker):
            found = self._packed.find(body) if look else None
            if found is None:
                loop = asyncio.get_running_loop()
                found = await loop.run_in_executor(self._threads, pack, body)
            return found
