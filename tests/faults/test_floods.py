"""Whoever sends as fast as they can is cut off or slowed down, before it costs anybody else."""

import asyncio
import struct
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import pytest

from ludoteca.server import connection, guard, transport
from ludoteca.server.close_codes import BAD_MESSAGES
from tests.faults.test_requests import get, speak, upgrade
from tests.server.harness import GENEROUS, Player, serving

PING, TEXT = 9, 1
CLOSING = bytes([0x88, 2]) + struct.pack(">H", BAD_MESSAGES)
ASKED = b'{"type":"ping","id":"x"}'


def frame(opcode: int, data: bytes, final: bool = True) -> bytes:
    """A frame as a browser sends it, masked with nothing."""
    return struct.pack(">BB", opcode | 0x80 * final, len(data) | 0x80) + bytes(4) + data


async def flood(url: str, table: str, said: bytes, more: bytes = b"") -> int:
    """Send all of this to a socket in one piece, and once it says that it is closed, more.

    Returns how many bytes came back until it was cut off.
    """
    parts = urlsplit(url)
    reader, writer = await asyncio.open_connection(parts.hostname, parts.port)
    here = [f"Host: {parts.netloc}", f"Origin: {url}"]
    try:
        writer.write(upgrade(f"/api/tables/{table}/socket", *here))
        await reader.readuntil(b"\r\n\r\n")
        writer.write(said)
        if more:
            await asyncio.wait_for(reader.readuntil(CLOSING), 20)
            writer.write(more)
        return len(await asyncio.wait_for(reader.read(), 20))
    except ConnectionError:
        return 0
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


FLOODS = {
    "pings": frame(PING, b"x" * 125) * 1000,
    "messages": frame(TEXT, ASKED) * 5000,
    "fragments": frame(TEXT, b"", final=False) + frame(0, b"", final=False) * 1000,
}


@pytest.mark.parametrize("what", FLOODS)
async def test_a_socket_that_pours_is_cut_off(what: str, tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        await ana.sit()
        answered = await flood(url, ana.table, FLOODS[what])
        assert answered < transport.MOST_AT_ONCE * 130 + 50_000, "and not all of it is answered"
        assert (await ana.tell("ping"))["type"] == "done"


async def test_a_socket_that_was_closed_is_not_read_for_long(tmp_path: Path) -> None:
    limits = replace(GENEROUS, bad_messages=2)
    async with serving(tmp_path, limits=limits) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        began = time.monotonic()
        await flood(url, ana.table, frame(TEXT, b"no") * 2, more=frame(TEXT, b"no") * 150)
        assert time.monotonic() - began < 9, "sooner than one waits for a polite end"


async def test_who_asks_too_fast_is_answered_slowly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is refused costs the sender a moment, on every socket of theirs."""
    monkeypatch.setattr(connection, "PAUSE", 0.05)
    limits = replace(GENEROUS, messages=(0.001, 5.0))
    async with serving(tmp_path, limits=limits) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        await ana.sit()
        began = time.monotonic()
        for _ in range(15):
            await ana.send("ping")
        kinds = [(await ana.hear("done", "refused"))["type"] for _ in range(15)]
        assert kinds == ["done"] * 5 + ["refused"] * 10
        assert time.monotonic() - began > 9 * 0.05


async def test_nobody_asks_for_many_things_at_once(tmp_path: Path) -> None:
    """A few requests behind one another are answered in turn, as ever; no browser sends more."""
    async with serving(tmp_path) as url:
        asked = get("/api/notice").replace(b"Connection: close\r\n", b"")
        few = await speak(url, asked * 4 + get("/api/notice"))
        assert few.count(b"200 OK") == 5
        many = await speak(url, asked * 2000)
        assert many.count(b"200 OK") <= transport.MOST_BEHIND
        assert b"200 OK" in await speak(url, get("/api/notice"))


async def test_too_many_requests_are_answered_slowly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guard, "PAUSE", 0.1)
    limits = replace(GENEROUS, requests=(0.001, 3.0))
    async with serving(tmp_path, limits=limits) as url, Player(url) as ana:
        began = time.monotonic()
        answers = [(await ana.http.get("/api/notice")).status_code for _ in range(6)]
        assert answers == [200] * 3 + [429] * 3
        assert time.monotonic() - began > 3 * 0.1
        assert msgspec.json.decode((await ana.http.get("/api/notice")).content)["problem"]
