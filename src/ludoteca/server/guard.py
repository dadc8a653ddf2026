"""What every request passes first: size, origin, rate, and the headers of every answer.

The app behind it keeps the latest thousand addresses, queries and headers as it has read them, and
reads all of a query before it looks at it. So it is given none that no page of ours would send.
"""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from functools import cache
from typing import Any
from urllib.parse import urlsplit

import msgspec

from ludoteca.kernel.text import Text
from ludoteca.server.close_codes import NOT_OURS
from ludoteca.server.denials import say, wanted_language
from ludoteca.server.guests import COOKIE, NEW_TOKEN, TICKET, cookie_of, read_token
from ludoteca.server.service import Service
from ludoteca.server.visitors import place_of

Header = tuple[bytes, bytes]
Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

PAUSE = 0.25  # seconds that who asks too often waits for the answer that it was too often
SAFE = ("GET", "HEAD", "OPTIONS")
PATH_BYTES = QUERY_BYTES = 1024
QUERY_PAIRS = 20
HEADER_BYTES = 1024
# By these a request is let through or not: who sends a longer one than we read is turned away.
DECIDING = frozenset({
    *(b"host", b"origin", b"content-type", b"content-length", b"transfer-encoding"),
})  # fmt: skip
# All headers that are passed on, beside our cookie.
READ = DECIDING | {b"user-agent", b"accept-language", b"accept-encoding", TICKET.encode()}
BODY_BYTES = 16 * 1024  # of what is sent along that count as one request more
PIECE_BYTES = 64 * 1024  # of an answer that wait for its reader at once
HAS_LEFT = "ludoteca.gone"  # in a scope: whoever asked did not stay for the answer
CSP = "; ".join([
    "default-src 'self'",
    "img-src 'self' data: blob:",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
])  # fmt: skip
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
SECURE = (b"strict-transport-security", b"max-age=31536000")


class Guard:
    """Stands before the app."""

    def __init__(self, app: App, service: Service) -> None:
        """Guard this app."""
        self._app = app
        self._service = service
        self._headers = [*HEADERS, SECURE] if service.settings.is_secure else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or turn it away."""
        if scope["type"] in ("http", "websocket"):
            is_brief = _is_brief(scope["headers"])
            has_one_host = [name for name, _ in scope["headers"]].count(b"host") <= 1
            scope["headers"] = _read(scope["headers"])
        if scope["type"] == "http":
            await self._http(scope, receive, send, is_brief=is_brief, has_one_host=has_one_host)
        elif scope["type"] == "websocket" and not (
            is_brief
            and has_one_host
            and self._is_ours(scope, must=True)
            and self._is_welcome(scope)
            and _is_short(scope)
        ):
            await receive()
            await send({"type": "websocket.close", "code": NOT_OURS})
        else:
            await self._app(scope, receive, send)

    async def _http(
        self, scope: Scope, receive: Receive, send: Send, *, is_brief: bool, has_one_host: bool
    ) -> None:
        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = self._complete(scope, list(message.get("headers", [])))
            await _send_in_pieces(message, send)

        async def receive_guarded() -> Message:
            message = await receive()
            if message["type"] == "http.disconnect":
                scope[HAS_LEFT] = True
            return message

        async def turn_away(status: int, problem: str) -> None:
            accepted = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
            body = _told(problem, wanted_language(accepted))
            headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
            await send_guarded(
                {"type": "http.response.start", "status": status, "headers": headers}
            )
            await send_guarded({"type": "http.response.body", "body": body})

        if not self._is_welcome(scope):
            await turn_away(403, "problem-banned")
        elif not is_brief:
            await turn_away(431, "problem-size")
        elif not has_one_host:
            await turn_away(400, "problem-host")
        elif scope["method"] not in SAFE and not self._is_ours(scope, must=False):
            await turn_away(403, "problem-origin")
        elif not _is_readable(scope):
            await turn_away(415, "problem-type")
        elif "\0" in scope["path"]:  # which no store could look for
            await turn_away(404, "problem-not-found")
        elif not _is_short(scope):
            await turn_away(414, "problem-size")
        elif not self._service.budgets.requests.take(_place(scope), self._weight(scope)):
            await asyncio.sleep(PAUSE)  # so that asking on and on costs them more than us
            await turn_away(429, "refusal-too_fast")
        else:
            if scope["method"] == "HEAD":  # as GET; what is below sends no body then
                scope = {**scope, "method": "GET"}
            await self._app(scope, receive_guarded, send_guarded)

    def _is_welcome(self, scope: Scope) -> bool:
        """Whether the address is not banned; whoever asks how the server is may always."""
        return scope["path"] == "/health" or not self._service.admission.is_banned(_place(scope))

    def _weight(self, scope: Scope) -> int:
        """As how many requests one counts: reading what is sent along takes time, too."""
        headers: dict[bytes, bytes] = dict(scope["headers"])
        most = self._service.settings.limits.record_bytes
        stated = headers.get(b"content-length", b"0")
        is_stated = stated.isdigit() and b"transfer-encoding" not in headers
        return 1 + min(int(stated) if is_stated else most, most) // BODY_BYTES

    def _complete(self, scope: Scope, headers: list[Header]) -> list[Header]:
        """These headers, those of every answer, and the cookie of a new guest."""
        if all(name.lower() != b"cache-control" for name, _ in headers):
            headers.append((b"cache-control", b"no-store"))
        if NEW_TOKEN in scope:
            secure = self._service.settings.is_secure or scope.get("scheme") == "https"
            cookie = cookie_of(scope[NEW_TOKEN], secure=secure)
            headers.append((b"set-cookie", cookie.encode()))
        return [*headers, *self._headers]

    def _is_ours(self, scope: Scope, *, must: bool) -> bool:
        """Whether a browser sent this from one of our own pages; must there be an Origin?"""
        headers: dict[bytes, bytes] = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin:
            return not must
        host = headers.get(b"host", b"").decode("latin-1")
        return is_our_origin(origin, host, self._service.settings.public_url)


def is_our_origin(origin: str, host: str, public: str) -> bool:
    """Whether a page of this origin is ours: of the public address, else of the host asked."""
    if public:
        return origin.lower() == public.rstrip("/").lower()
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower()


def _is_brief(headers: list[Header]) -> bool:
    """Whether every header by which we decide is among those that are read."""
    return all(len(value) < HEADER_BYTES for name, value in headers if name in DECIDING)


def _read(headers: list[Header]) -> list[Header]:
    """Those that somebody here reads, and of cookies only our own."""
    kept = [(name, value) for name, value in headers if name in READ and len(value) < HEADER_BYTES]
    cookies = (value.decode("latin-1") for name, value in headers if name == b"cookie")
    token = read_token(cookies)
    return [*kept, (b"cookie", f"{COOKIE}={token}".encode("latin-1"))] if token else kept


def _is_readable(scope: Scope) -> bool:
    """Whether what is sent along is JSON, which no foreign page can send without being asked.

    Mail programs end letters by a form, and nothing of it is read (RFC 8058).
    """
    headers: dict[bytes, bytes] = dict(scope["headers"])
    is_sent = headers.get(b"content-length", b"0") != b"0" or b"transfer-encoding" in headers
    is_letter = scope["path"].startswith("/api/mail/stop/")
    kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
    return scope["method"] in SAFE or not is_sent or is_letter or kind == b"application/json"


def _is_short(scope: Scope) -> bool:
    """Whether one of our own pages could have asked for this."""
    query: bytes = scope.get("query_string", b"")
    is_query = len(query) <= QUERY_BYTES and query.count(b"&") < QUERY_PAIRS
    return is_query and len(scope.get("raw_path") or scope["path"]) <= PATH_BYTES


async def _send_in_pieces(message: Message, send: Send) -> None:
    """A long answer as fast as it is read: a slow line gets all of it, and little waits."""
    body: bytes = message.get("body", b"")
    last = max(0, len(body) - 1) // PIECE_BYTES * PIECE_BYTES  # where the last piece begins
    for first in range(0, last, PIECE_BYTES):
        piece = body[first : first + PIECE_BYTES]
        await send({**message, "body": piece, "more_body": True})
    await send({**message, "body": body[last:]} if last else message)


def _place(scope: Scope) -> str:
    return place_of(scope["client"][0]) if scope.get("client") else ""


@cache
def _told(problem: str, language: str) -> bytes:
    """A problem as it is answered, to who comes again and again at no cost."""
    text = Text(problem)
    return msgspec.json.encode({"problem": text.data(), "message": say(text, language)})
