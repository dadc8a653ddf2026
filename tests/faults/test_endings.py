"""Connections that neither begin nor end: each is cut off in time, and nobody's log is filled."""

import asyncio
import io
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from ludoteca.server import guard, transport
from tests.faults.test_floods import PING, frame
from tests.faults.test_requests import JSON, get, said, speak, upgrade
from tests.server.harness import Player, serving

__all__ = ["said"]  # a fixture
CLOSE = 8
SMALL = 4096  # bytes that the system may hold for a reader who does not read
LONG = "GET /api/games HTTP/1.1\r\nHost: x\r\nAccept-Encoding: identity\r\n"

UNREADABLE = {
    "a body": ["Content-Length: 5"],
    "a body in pieces": ["Transfer-Encoding: chunked"],
    "a key that is none": ["Sec-WebSocket-Key: x"],
}


@pytest.mark.parametrize("what", UNREADABLE)
async def test_a_handshake_that_cannot_be_read_ends(what: str, tmp_path: Path) -> None:
    """Three thousand of them kept their address out for good, fifteen thousand everybody."""
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        here = [f"Host: {urlsplit(url).netloc}", f"Origin: {url}"]
        asked = upgrade(f"/api/tables/{ana.table}/socket", *here, *UNREADABLE[what])
        answer = await asyncio.wait_for(speak(url, asked), 5)
        assert b"101 Switching" not in answer


@asynccontextmanager
async def deaf(url: str) -> AsyncIterator[socket.socket]:
    """A connection of somebody who never reads, and for whom the system holds little."""
    parts = urlsplit(url)
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        connection.setblocking(False)
        await asyncio.get_running_loop().sock_connect(connection, (parts.hostname, parts.port))
        yield connection


async def is_cut_off(connection: socket.socket, harmless: bytes) -> bool:
    """Whether the server has ended it, as whoever sends on is told; nothing is read meanwhile."""
    for _ in range(50):
        await asyncio.sleep(0.1)
        try:
            connection.send(harmless)
        except BlockingIOError:
            continue
        except OSError:
            return True
    return False


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Readers may stand still for a moment only, and the system holds little for them."""
    monkeypatch.setattr(transport, "WRITE_SECONDS", 0.3)
    usual = transport.BoundedHttp.connection_made

    def narrow(self: transport.BoundedHttp, made: asyncio.Transport) -> None:
        held = made.get_extra_info("socket")
        held.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
        usual(self, made)

    monkeypatch.setattr(transport.BoundedHttp, "connection_made", narrow)


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("way", ["", "Connection: close\r\n"])
async def test_an_answer_that_nobody_reads_ends(way: str, tmp_path: Path) -> None:
    """However little of it is left: what waited was waited for without an end."""
    async with serving(tmp_path) as url, deaf(url) as connection:
        loop = asyncio.get_running_loop()
        await loop.sock_sendall(connection, f"{LONG}{way}\r\n".encode())
        assert await is_cut_off(connection, b"\r\n")


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("goodbye", [b"", frame(CLOSE, b"\x03\xe8")])
async def test_a_socket_that_nobody_reads_ends(goodbye: bytes, tmp_path: Path) -> None:
    """Also when it was closed by then, with something on its way that never arrives."""
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        for number in range(20):
            await ana.sit()
            await ana.tell("say", text=f"{number} " + "x" * 400)
        async with deaf(url) as connection:
            here = [f"Host: {urlsplit(url).netloc}", f"Origin: {url}"]
            asked = upgrade(f"/api/tables/{ana.table}/socket", *here)
            await asyncio.get_running_loop().sock_sendall(connection, asked + goodbye)
            assert await is_cut_off(connection, frame(PING, b""))


@pytest.mark.usefixtures("hurried")
async def test_a_slow_reader_who_reads_is_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of a long answer takes a slow line more than the time for which one may stand still."""
    monkeypatch.setattr(guard, "PIECE_BYTES", SMALL)
    async with serving(tmp_path) as url, deaf(url) as connection:
        loop = asyncio.get_running_loop()
        asked = "GET /api/games/vossa_excelencia/cards HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
        await loop.sock_sendall(connection, f"{asked}Accept-Encoding: identity\r\n\r\n".encode())
        began, answer = loop.time(), b""
        while piece := await loop.sock_recv(connection, 16 * 1024):
            answer += piece
            await asyncio.sleep(0.05)
        head, _, body = answer.partition(b"\r\n\r\n")
        stated = next(line for line in head.split(b"\r\n") if line.startswith(b"content-length"))
        assert len(body) == int(stated.split()[1])
        assert loop.time() - began > 2 * transport.WRITE_SECONDS, "or this shows nothing"


HALVES = {
    "half a body": get("/api/me", JSON, "Content-Length: 9", method="PATCH") + b'{"',
    "half a piece": get("/api/me", JSON, "Transfer-Encoding: chunked", method="PATCH") + b"9\r\n{",
    "pieces that are none": get("/api/me", JSON, "Transfer-Encoding: chunked", method="PATCH")
    + b"no\r\n",
}


@pytest.mark.parametrize("what", HALVES)
async def test_half_a_request_is_no_mistake_of_ours(
    what: str, tmp_path: Path, said: io.StringIO
) -> None:
    """Two kilobytes of the log each before, and an error in what whoever runs it watches."""
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        parts = urlsplit(url)
        for _ in range(3):
            _, writer = await asyncio.open_connection(parts.hostname, parts.port)
            writer.write(HALVES[what])
            await writer.drain()
            await asyncio.sleep(0.1)
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()
        await asyncio.sleep(0.2)
        counted = (await ana.http.get("/metrics")).text
        assert "ludoteca_errors_total 0" in counted
    assert said.getvalue() == ""
