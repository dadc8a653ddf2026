"""What one connection may send before anything of it is read, and how long it may take.

uvicorn's own protocols know no bound on headers, read whatever pours in, and wait for ever, both
for the rest of a request and for a reader who does not read. These do not. And what has ended is
taken apart, so that nothing of it refers to itself: among what is old we look for garbage very
seldom (`main.be_prompt`).
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from ludoteca.server.limits import Bucket
from ludoteca.server.visitors import Crowd

HEAD_BYTES = 16 * 1024  # address and headers of a request together
LINE_BYTES = 8 * 1024  # the address, or one header
HEAD_LINES = 100
HEAD_SECONDS = 10.0  # to send address and headers
BODY_SECONDS = 30.0  # to send the rest
WRITE_SECONDS = 30.0  # for which a reader may stand still while we have more to say
MOST_BEHIND = 10  # requests that come behind one another without waiting for an answer
PIECE_BYTES = 4 * 1024  # of what a socket sends that is looked at in one go
MOST_AT_ONCE = 200  # messages of a socket that wait to be served
NOISE = (5.0, 100.0)  # frames a second and at once that are no whole message: pings, fragments


class TooLarge(Exception):
    """The head of a request is beyond its bounds."""


class TooMany(Exception):
    """More requests at once than any browser sends."""


class Patience:
    """A timer that ends a connection; at most one runs."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        """Nothing is waited for yet."""
        self._loop = loop
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, seconds: float, transport: asyncio.Transport) -> None:
        """Cut the connection off unless `end` is called in time."""
        self.end()
        self._timer = self._loop.call_later(seconds, transport.abort)

    @property
    def is_running(self) -> bool:
        """Whether something is waited for."""
        return self._timer is not None

    def end(self) -> None:
        """What was waited for has come."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def notice_every_wait(transport: asyncio.Transport) -> None:
    """Call `pause_writing` whenever something waits for the reader, however little.

    Usually it takes 64 kB, and a connection that is closed with less waits for its reader for ever.
    """
    transport.set_write_buffer_limits(high=0)


class BoundedHttp(HttpToolsProtocol):
    """HTTP with a bound on the head of a request and on the time for all of it."""

    crowd = Crowd(0)  # `of_crowd` gives the server's own

    def __init__(self, *arguments: Any, **more: Any) -> None:
        """As uvicorn makes it."""
        super().__init__(*arguments, **more)
        self._is_head = True  # what comes next belongs to the head of a request
        self._unread = 0  # bytes of a head that has not ended, or since the last piece of a body
        self._around = 0  # bytes around a body: lengths of its pieces, words with them, trailers
        self._in_body = 0  # bytes of a body
        self._is_too_large = False
        self._is_turned_away = False
        self._sending = Patience(self.loop)
        self._reading = Patience(self.loop)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there; now let them say what they want, unless they are too many already."""
        if not self.crowd.enter(transport, self._is_idle):
            transport.abort()
            self._is_turned_away = True
            return
        super().connection_made(transport)
        notice_every_wait(transport)
        self._sending.begin(HEAD_SECONDS, transport)

    def _is_idle(self) -> bool:
        """Whether nothing is being answered here."""
        cycle: RequestResponseCycle | None = self.cycle  # None before the first
        return cycle is None or cycle.response_complete

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        if self._is_turned_away:
            return
        self.crowd.leave(self.transport)
        self._sending.end()
        self._reading.end()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read it in pieces no longer than a head may be, and stop at one that does not end."""
        for first in range(0, len(data), HEAD_BYTES):
            piece = data[first : first + HEAD_BYTES]
            self._unread += len(piece)
            self._around += len(piece)
            super().data_received(piece)
            is_too_large = self._unread > HEAD_BYTES or self._around > HEAD_BYTES + self._in_body
            if is_too_large and not self.transport.is_closing():
                self._is_too_large = True
                self.send_400_response("")
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
        if self._is_idle() and not self._sending.is_running:
            # An empty line begins no request, and has ended what uvicorn waits for between two.
            self._sending.begin(HEAD_SECONDS, self.transport)

    def send_400_response(self, msg: str) -> None:
        """Turn a request away that cannot be read, or is too large to be."""
        if self._is_too_large:
            head = b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
            self.transport.write(head + b"content-length: 0\r\nconnection: close\r\n\r\n")
            self.transport.close()
        else:
            super().send_400_response(msg)

    # What the parser finds.

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        super().on_message_begin()
        self._sending.begin(HEAD_SECONDS, self.transport)

    def on_url(self, url: bytes) -> None:
        """A part of the address."""
        super().on_url(url)
        self._check(len(self.url) <= LINE_BYTES)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One header. What comes after a body is none: by headers we have decided long before."""
        if self._is_head:
            super().on_header(name, value)
        self._check(len(name) + len(value) <= LINE_BYTES and len(self.headers) <= HEAD_LINES)

    def on_headers_complete(self) -> None:
        """The head has ended; the app is called only if it is within bounds."""
        lines = sum(len(name) + len(value) + 4 for name, value in self.headers)
        self._check(len(self.url) + lines <= HEAD_BYTES)
        self._is_head, self._unread, self._around, self._in_body = False, 0, 0, 0
        self._sending.begin(BODY_SECONDS, self.transport)
        super().on_headers_complete()
        if len(self.pipeline) >= MOST_BEHIND:
            raise TooMany

    def on_body(self, body: bytes) -> None:
        """A piece of the body."""
        self._unread = 0
        self._in_body += len(body)
        self._around -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The whole request is there."""
        super().on_message_complete()
        self._sending.end()
        self._is_head, self._unread, self._around, self._in_body = True, 0, 0, 0

    def _check(self, is_within: bool) -> None:
        if not is_within:
            self._is_too_large = True
            raise TooLarge  # the parser stops, and `send_400_response` is called

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket."""
        self._sending.end()
        self.crowd.settle(self.transport)
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment] # it refers to us, and we are done

    # Readers who do not read.

    def pause_writing(self) -> None:
        """There is more to say than they take."""
        super().pause_writing()
        self._reading.begin(WRITE_SECONDS, self.transport)

    def resume_writing(self) -> None:
        """They go on reading."""
        self._reading.end()
        super().resume_writing()


class BoundedSocket(WebSocketsSansIOProtocol):
    """A socket that is dropped when its reader has stood still for too long, or when it pours.

    Messages are read no faster than they are served: while one waits nothing more is read. What is
    no message is never served, so it is counted.
    """

    crowd = Crowd(0)  # `of_crowd` gives the server's own

    def __init__(self, *arguments: Any, **more: Any) -> None:
        """As uvicorn makes it."""
        super().__init__(*arguments, **more)
        self._reading = Patience(self.loop)
        self._noise = Bucket(NOISE)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A connection has become a socket, or is about to."""
        super().connection_made(transport)
        notice_every_wait(self.transport)

    # Writers who do not stop.

    def data_received(self, data: bytes) -> None:
        """Look at it piece by piece, and stop at what nobody means."""
        for first in range(0, len(data), PIECE_BYTES):
            super().data_received(data[first : first + PIECE_BYTES])
            is_unreadable = self.conn.handshake_exc is not None and not self.handshake_initiated
            if is_unreadable or self.queue.qsize() > MOST_AT_ONCE:
                self.transport.abort()  # of the first kind nobody would ever hear again
            if self.transport.is_closing():
                return

    def handle_ping(self) -> None:
        """A ping, which is answered at once."""
        self._hear_noise()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """An answer to a ping of ours, or nobody knows to what."""
        self._hear_noise()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """One more part of a message."""
        self._hear_noise()
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """A message, which nobody serves any more once the socket was closed."""
        if self.close_sent:
            self._hear_noise()
        super().send_receive_event_to_app()

    def _hear_noise(self) -> None:
        if not self._noise.take():
            self.transport.abort()

    # Readers who do not read.

    def pause_writing(self) -> None:
        """There is more to say than they take."""
        super().pause_writing()
        self._reading.begin(WRITE_SECONDS, self.transport)

    def resume_writing(self) -> None:
        """They go on reading."""
        self._reading.end()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self.crowd.leave(self.transport)
        self._reading.end()
        super().connection_lost(exc)
        self.conn.parser.close()

    async def run_asgi(self) -> None:
        """Let the app talk to them, and forget what it was told of them."""
        await super().run_asgi()
        self.scope.clear()  # type: ignore[attr-defined]


def of_crowd(crowd: Crowd) -> tuple[type[BoundedHttp], type[BoundedSocket]]:
    """Both protocols, counting their connections together."""
    http = type("CountedHttp", (BoundedHttp,), {"crowd": crowd})
    return http, type("CountedSocket", (BoundedSocket,), {"crowd": crowd})
