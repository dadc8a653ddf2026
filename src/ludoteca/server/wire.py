"""A socket as we write to it and read from it: what waits is bounded, each message is served."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

from litestar import WebSocket

from ludoteca.server.close_codes import TOO_SLOW

AnySocket = WebSocket[Any, Any, Any]
WAITING = 200  # messages that may wait for a slow reader


class Wire:
    """One socket, from its first message to its end."""

    def __init__(self, socket: AnySocket, most_bytes: int) -> None:
        """So much may wait for a slow reader. Nothing is sent until `run`."""
        self._socket = socket
        self._outgoing: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)
        self._waiting_bytes = 0
        self._most_bytes = most_bytes
        self._is_stopped = self._is_serving = self._is_ended = False
        self._code = 1000

    def send(self, message: bytes) -> None:
        """Send when the socket can take it; one that leaves too much waiting is closed."""
        if self._is_stopped:
            return
        self._waiting_bytes += len(message)
        is_too_much = self._waiting_bytes > self._most_bytes and not self._outgoing.empty()
        if is_too_much or self._outgoing.full():
            self.end(TOO_SLOW)
        else:
            self._outgoing.put_nowait(message)

    def end(self, code: int) -> None:
        """Close the socket; what waits is not sent any more."""
        self._code = code
        self._is_stopped = True
        while not self._outgoing.empty():
            self._outgoing.get_nowait()
        self._outgoing.put_nowait(None)

    async def run(
        self, serve: Callable[[str | bytes], Awaitable[None]], left: Callable[[], None]
    ) -> None:
        """Read and write until either side ends; tell that it is `left` before it is closed."""
        reader = asyncio.create_task(self._read(serve))
        writer = asyncio.create_task(self._write())
        try:
            await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            left()
            await self._finish(reader, writer)

    async def _finish(self, reader: "asyncio.Task[None]", writer: "asyncio.Task[None]") -> None:
        self._is_ended = True
        if not self._is_serving:  # it waits for the next message, which nobody will send
            reader.cancel()
        writer.cancel()
        await asyncio.gather(reader, writer, return_exceptions=True)
        with contextlib.suppress(Exception):  # the other side may be gone already
            await self._socket.close(self._code)

    async def _write(self) -> None:
        while (message := await self._outgoing.get()) is not None:
            await self._socket.send_data(message.decode(), mode="text")
            self._waiting_bytes -= len(message)

    async def _read(self, serve: Callable[[str | bytes], Awaitable[None]]) -> None:
        while not self._is_ended:
            event: dict[str, Any] = dict(await self._socket.receive())
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text")
            self._is_serving = True  # and what is begun is done to its end, whoever has gone
            await serve(text if text is not None else (event.get("bytes") or b""))
            self._is_serving = False
