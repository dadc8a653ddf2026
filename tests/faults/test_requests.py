"""Requests that nobody's browser sends: too large, too slow, half sent. Others notice nothing."""

import asyncio
import io
import logging
import sys
import time
import tracemalloc
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import pytest

from ludoteca.server import guard, limits, logs, transport
from tests.server.harness import GENEROUS, Player, serving

QUOTED = '"' + "\\1" * 200_000 + '"'  # 400 kB that Python before 3.13 takes minutes to unquote

JSON = "Content-Type: application/json"
HERE = ["Host: x", "Origin: http://x"]


async def speak(url: str, *pieces: bytes, pause: float = 0.0) -> bytes:
    """Say this to a server, piece by piece, and hear all that it answers."""
    parts = urlsplit(url)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    try:
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
            await asyncio.sleep(pause)
        return await asyncio.wait_for(reader.read(), 10)
    except OSError:
        return b""  # cut off, perhaps before everything was sent
    finally:
        writer.close()


def get(path: str, *headers: str, method: str = "GET") -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "Host: x", "Connection: close", *headers]
    return "\r\n".join(lines).encode() + b"\r\n\r\n"


def upgrade(path: str, *headers: str) -> bytes:
    lines = ["Connection: Upgrade", "Upgrade: websocket"]
    lines += [] if headers[:1] and headers[0].startswith("Host") else HERE
    lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]
    return "\r\n".join([f"GET {path} HTTP/1.1", *lines, *headers]).encode() + b"\r\n\r\n"


TOO_LARGE = {
    "a quoted cookie": get("/api/me", f"Cookie: ludoteca_guest={QUOTED}"),
    "a quoted cookie of a socket": upgrade("/api/tables/x/socket", f"Cookie: a={QUOTED}"),
    "one header of 9 kB": get("/api/me", "X-Long: " + "x" * 9_000),
    "17 kB in all": get("/api/me", *(f"X-{n}: " + "x" * 400 for n in range(42))),
    "an address of 9 kB": get("/api/me?" + "x" * 9_000),
    "101 headers": get("/api/me", *(f"X-{n}: 1" for n in range(101))),
    "a header without an end": b"GET /api/me HTTP/1.1\r\nX-Endless: " + b"x" * 1_000_000,
}


@pytest.mark.parametrize("what", TOO_LARGE)
async def test_a_head_beyond_its_bounds_is_turned_away(what: str, tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        began = time.monotonic()
        answer, _ = await asyncio.gather(speak(url, TOO_LARGE[what]), ana.ask("GET", "/api/games"))
        assert answer == b"" or answer.startswith(b"HTTP/1.1 431 ")
        assert time.monotonic() - began < 5, "and others are served meanwhile"
        assert b"200 OK" in await speak(url, get("/api/me"))


CHUNKED = get("/api/me", JSON, "Transfer-Encoding: chunked", method="PATCH")
NO_BODY = {
    "a trailer without an end": b"2\r\n{}\r\n0\r\nX-Endless: ",
    "the word of a chunk without an end": b"2;",
    "the length of a chunk without an end": b"0000",
}


@pytest.mark.parametrize("what", NO_BODY)
async def test_what_stands_around_a_body_has_an_end_too(what: str, tmp_path: Path) -> None:
    """One line of it in 30 MB stopped the server for 38 s: the parser puts it together anew."""
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        parts = urlsplit(url)
        reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
        writer.write(CHUNKED + NO_BODY[what])
        try:
            for _ in range(250):
                writer.write(b"0" * 16_384)
                await asyncio.wait_for(writer.drain(), 10)
            assert (await asyncio.wait_for(reader.read(), 10)).startswith(b"HTTP/1.1 431 ")
        except ConnectionError:
            pass  # cut off before everything was sent
        finally:
            writer.close()
        await ana.ask("GET", "/api/me")


async def test_a_body_may_come_in_small_pieces(tmp_path: Path) -> None:
    async with serving(tmp_path) as url:
        body = b'{"name":"Ana"}'
        bytewise = b"".join(b"1;a=b\r\n%c\r\n" % byte for byte in body)
        answer = await speak(url, CHUNKED + bytewise + b"0\r\nX-After: 1\r\n\r\n")
        assert b"200 OK" in answer
        assert b'"name":"Ana"' in answer
        long = body + b" " * 500_000
        pieces = [long[at : at + 100] for at in range(0, len(long), 100)]
        chunks = b"".join(b"%x\r\n%s\r\n" % (len(piece), piece) for piece in pieces)
        assert b"200 OK" in await speak(url, CHUNKED + chunks + b"0\r\n\r\n")


async def test_what_follows_a_body_is_no_header(tmp_path: Path) -> None:
    """By a header we decide; a trailer comes when that was done."""
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.ask("PATCH", "/api/me", {"name": "Ana"})
        cookie = f"Cookie: ludoteca_guest={ana.http.cookies['ludoteca_guest']}"
        chunks = b'e\r\n{"name":"Bia"}\r\n0\r\n' + cookie.encode() + b"\r\n\r\n"
        await speak(url, CHUNKED + chunks)
        assert (await ana.ask("GET", "/api/me"))["name"] == "Ana"


@pytest.mark.parametrize("cut", [1, 3, 100, 9_000])
async def test_a_head_within_its_bounds_is_read_however_it_comes(cut: int, tmp_path: Path) -> None:
    """In one piece or byte by byte, and with a body or another request right behind it."""
    async with serving(tmp_path) as url:
        headers = [f"X-{n}: " + "x" * 150 for n in range(90)]
        whole = get("/api/me", *headers).replace(b"Connection: close\r\n", b"")
        body = b'{"name":"Ana"}'
        patch = get("/api/me", JSON, f"Content-Length: {len(body)}", method="PATCH")
        said = whole * 3 + patch + body
        pieces = [said[at : at + cut] for at in range(0, len(said), cut)]
        answer = await speak(url, *pieces)
        assert answer.count(b"HTTP/1.1 200 OK") == 4
        assert b'"name":"Ana"' in answer


async def test_only_our_cookie_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python's own way of reading cookies takes the square of their length: nobody calls it."""

    def never(_: str) -> str:
        raise AssertionError("a cookie was unquoted")

    monkeypatch.setattr("litestar._parsers.unquote_cookie", never)
    monkeypatch.setattr("http.cookies._unquote", never)
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        token = ana.http.cookies["ludoteca_guest"]
        for cookie in (
            f'other="{"a" * 7_000}"; ludoteca_guest={token}',
            f"ludoteca_guest={token};x",
            f";;= ;a=b=c; ludoteca_guest = {token} ; ludoteca_guest_2=z",
        ):
            answer = await speak(url, get("/api/tables/mine", f"Cookie: {cookie}"))
            assert ana.table.encode() in answer, cookie
            path = f"/api/tables/{ana.table}/socket"
            assert b"101 Switching" in await speak_socket(url, upgrade(path, "Cookie: a=b"))
        for cookie in ("", "ludoteca_guest", f"xludoteca_guest={token}", f'a="{token}"'):
            assert (await speak(url, get("/api/tables/mine", f"Cookie: {cookie}"))).endswith(b"[]")


TOO_LONG = {
    "a query of 1,025 bytes": "/api/tables?" + "x" * 1025,
    "21 pairs": "/api/tables?" + "&".join("a" * 21),
    "a path of 1,025 bytes": "/" + "x" * 1024,
    "600 steps": "/a" * 600,
}


@pytest.mark.parametrize("what", TOO_LONG)
async def test_an_address_that_no_page_asks_for_is_not_read(what: str, tmp_path: Path) -> None:
    async with serving(tmp_path) as url:
        answer = await speak(url, get(TOO_LONG[what]))
        assert answer.startswith(b"HTTP/1.1 414 ")
        assert b"content-security-policy" in answer
        assert b"403 Forbidden" in await speak_socket(url, upgrade(TOO_LONG[what]))


async def test_what_the_app_keeps_of_requests_is_small(tmp_path: Path) -> None:
    """It remembers the latest thousand addresses, queries and headers: 200 MB before."""
    async with serving(tmp_path) as url:
        tracemalloc.start()
        for number in range(60):
            pairs = "&".join(["=1"] * 2_000)
            kinds = ",".join(["a/b;q=0.1"] * 700)
            await speak(url, get(f"/api/tables?{number}&{pairs}", f"Accept: {kinds},{number}/1"))
            await speak(url, get(f"/api/tables?n={number}", f"Accept: {kinds},{number}/1"))
            await speak(url, get(f"/{number}" + "/a" * 3_000))
        held, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert held < 60 * 10_000, "a few kB for each"


async def test_what_is_sent_along_counts(tmp_path: Path) -> None:
    """A megabyte is as many requests as it takes time to read."""
    few = replace(GENEROUS, requests=(0.0, 100.0))
    async with serving(tmp_path, limits=few) as url, Player(url, "ana") as ana:
        body = {"game": "x" * 900_000, "seats": []}
        await ana.ask("POST", "/api/tables", body, 400)
        await ana.ask("POST", "/api/tables", body, 429)
        await ana.ask("GET", "/api/me")

        async def pieces() -> AsyncIterator[bytes]:
            yield b"{}"

        kind = {"Content-Type": "application/json"}
        answer = await ana.http.post("/api/tables", content=pieces(), headers=kind)
        assert answer.status_code == 429, "who does not say how much counts as the most"


async def speak_socket(url: str, said: bytes) -> bytes:
    """The first bytes of the answer to a handshake."""
    parts = urlsplit(url)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    writer.write(said)
    try:
        return await asyncio.wait_for(reader.read(200), 10)
    finally:
        writer.close()


LONG = "identity, " * 150
UNMEASURED = {
    "in pieces, after much else": f"Transfer-Encoding: {LONG}chunked",
    "a length of a thousand digits": "Content-Length: " + "0" * 1_100 + "5",
    "a kind without an end": f"Content-Type: application/json; {LONG}",
    "an origin of a kilobyte": f"Origin: http://{'x' * 1_100}",
    "a host of a kilobyte": f"Host: {'x' * 1_100}",
}


@pytest.mark.parametrize("what", UNMEASURED)
async def test_what_decides_about_a_request_is_not_too_long_to_be_read(
    what: str, tmp_path: Path
) -> None:
    """It was passed over: a body without a measure counted as none, an origin as our own."""
    async with serving(tmp_path) as url:
        answer = await speak(url, get("/api/tables", UNMEASURED[what], method="POST"))
        assert answer.startswith(b"HTTP/1.1 431 ")
        assert b"content-security-policy" in answer
        answer = await speak(url, get("/api/me", "User-Agent: " + "x" * 1_100))
        assert answer.startswith(b"HTTP/1.1 200 ")


SLOW = {
    "nothing": [b""],
    "a head without an end": [b"GET /api/me HTTP/1.1\r\n", *[b"X: y\r\n"] * 100],
    "a body without an end": [
        get("/api/me", JSON, "Content-Length: 1000", method="PATCH"),
        *[b"x"] * 100,
    ],
}


@pytest.mark.parametrize("what", SLOW)
async def test_half_a_request_ends(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transport, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr(transport, "BODY_SECONDS", 0.3)
    async with serving(tmp_path) as url:
        began = time.monotonic()
        assert await speak(url, *SLOW[what], pause=0.05) == b""
        assert time.monotonic() - began < 3
        assert b"200 OK" in await speak(url, get("/api/me"))


@pytest.mark.parametrize("said", [[b"\r\n"], [b"\r\n"] * 100, [b"\r"], [b"G"]])
async def test_who_was_answered_and_begins_no_other_request_is_not_waited_for(
    said: list[bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An empty line before a request is allowed, begins none, and kept the connection for ever."""
    monkeypatch.setattr(transport, "HEAD_SECONDS", 0.5)
    async with serving(tmp_path) as url:
        parts = urlsplit(url)
        reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
        writer.write(get("/api/me").replace(b"Connection: close\r\n", b""))
        assert b"200 OK" in await reader.readuntil(b"}")
        began = time.monotonic()
        try:
            for piece in said:
                writer.write(piece)
                await asyncio.sleep(0.05)
            assert await asyncio.wait_for(reader.read(), 10) == b""
        except ConnectionError:
            pass  # cut off before everything was said
        finally:
            writer.close()
        assert time.monotonic() - began < 8


async def test_a_slow_answer_is_no_half_request(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock is for what the visitor owes; ours to think is not part of it."""
    monkeypatch.setattr(transport, "HEAD_SECONDS", 0.2)
    monkeypatch.setattr(transport, "BODY_SECONDS", 0.2)
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        await ana.sit()
        await asyncio.sleep(0.5)
        assert (await ana.tell("ping"))["type"] == "done", "a socket may be silent"
        monkeypatch.setattr(guard, "PAUSE", 0.5)
        monkeypatch.setattr(limits.Bucket, "take", lambda *_: False)
        answer = await speak(url, get("/api/me") + b"\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 429 "), "nor is an empty line behind it"


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """What a server writes into its log."""
    names = ("", "ludoteca.server", "uvicorn", "uvicorn.error", "asyncpg.pool")
    before = {name: logging.getLogger(name).__dict__.copy() for name in names}
    written = io.StringIO()
    monkeypatch.setattr(sys, "stderr", written)
    logs.set_up()
    yield written
    for name, attributes in before.items():
        logging.getLogger(name).__dict__.update(attributes)


WITHOUT_KEY = get("/api/tables/x/socket", "Upgrade: websocket").replace(b"close", b"Upgrade")
NONSENSE: dict[str, list[bytes]] = {
    "no HTTP": [b"\x16\x03\x01 hello\r\n\r\n"],
    "a handshake without a key": [WITHOUT_KEY],
    "an upgrade to something else": [get("/", "Upgrade: h2c").replace(b"close", b"Upgrade")],
    "no frame": [upgrade("/api/tables/TABLE/socket"), b"\xff" * 100],
    "no text": [upgrade("/api/tables/TABLE/socket"), b"\x81\x81\0\0\0\0\xff"],
}


async def test_nobody_fills_the_log_with_nonsense(tmp_path: Path, said: io.StringIO) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        for pieces in NONSENSE.values():
            parts = urlsplit(url)
            reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
            for piece in pieces:
                writer.write(piece.replace(b"TABLE", ana.table.encode()))
                await asyncio.wait_for(reader.read(100_000), 10)
            writer.close()
    assert said.getvalue() == ""
    logs.warn("but this is said")
    assert "but this is said" in said.getvalue()


def test_every_line_of_the_log_is_json(said: io.StringIO) -> None:
    """Also what libraries say; but not what the store says better when its database is away."""
    try:
        raise OSError("no such host")
    except OSError:
        logging.getLogger("asyncpg.pool").warning("restoring failed; retrying", exc_info=True)
        assert said.getvalue() == ""
        logging.getLogger("asyncio").error("nobody asked how a task ended", exc_info=True)
        logging.getLogger("some.library").warning("take care")
    lines = [msgspec.json.decode(line) for line in said.getvalue().splitlines()]
    assert [line["event"] for line in lines] == ["nobody asked how a task ended", "take care"]
