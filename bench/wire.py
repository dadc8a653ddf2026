"""The least of a WebSocket client, so that the players cost less than the server they measure."""

import asyncio
import base64
import os
from collections.abc import Callable

Reader = Callable[[bytes], None]
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Socket(asyncio.Protocol):
    """Sends text and hands every text that comes to a reader."""

    def __init__(self, request: bytes, read: Reader) -> None:
        self.is_closed = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._request = request
        self._read = read
        self._buffer = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        self.is_closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed during the handshake"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done():
            head, separator, rest = self._buffer.partition(b"\r\n\r\n")
            if not separator:
                return
            if b" 101 " not in head.splitlines()[0]:
                self.opened.set_exception(ConnectionError(head.splitlines()[0].decode()))
                return
            self.opened.set_result(None)
            self._buffer = rest
        while self._take():
            pass

    def _take(self) -> bool:
        """Read one whole frame, if there is one."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        length, start = buffer[1], 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length or (buffer[1] >= 126 and len(buffer) < start):
            return False
        body, self._buffer = buffer[start : start + length], buffer[start + length :]
        kind = buffer[0] & 15
        if kind == TEXT:
            self._read(body)
        elif kind == PING:
            self._send(PONG, body)
        elif kind == CLOSE:
            self._transport.close()
        return True

    def send(self, text: bytes) -> None:
        """Send a text of less than 64 kB."""
        self._send(TEXT, text)

    def _send(self, kind: int, body: bytes) -> None:
        # A mask of zeros is a mask: the body stays as it is.
        size = len(body)
        length = bytes([128 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes([128 | kind]) + length + b"\0\0\0\0" + body)


async def open_socket(port: int, path: str, cookie: str, read: Reader) -> Socket:
    """A socket after its handshake."""
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\nCookie: {cookie}\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: Socket(request.encode(), read), "127.0.0.1", port
    )
    await socket.opened
    return socket
