"""What has ended leaves nothing behind that waits for the search for garbage, which is seldom."""

import asyncio
import gc
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Request, WebSocket

from ludoteca.server.connection import Connection
from ludoteca.server.transport import BoundedHttp, BoundedSocket
from ludoteca.server.visitors import place_of
from tests.server.harness import Player, serving

KINDS = (BoundedHttp, BoundedSocket, Connection, WebSocket, Request)


def alive() -> list[str]:
    """What is left of connections, by name."""
    return [type(each).__name__ for each in gc.get_objects() if issubclass(type(each), KINDS)]


@pytest.fixture
def unswept() -> Iterator[None]:
    """Nobody looks for cycles meanwhile."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def test_connections_that_have_ended_are_gone(tmp_path: object, unswept: None) -> None:
    async with serving(tmp_path) as url, Player(url) as ana:  # type: ignore[arg-type]
        await ana.make_table()
        for _ in range(10):
            async with Player(url) as passing:
                await passing.ask("GET", "/api/games")
                await passing.ask("GET", "/api/nowhere", status=404)
            await ana.sit()
            await ana.tell("ping")
            await ana.tell("act", step=0, action=-1)
        await ana.hang_up()
        for _ in range(150):
            if len(alive()) <= 3:  # Ana's own line, kept open
                break
            await asyncio.sleep(0.2)
        assert len(alive()) <= 3, alive()


@pytest.mark.seconds(300)
async def test_tables_and_addresses_that_are_gone_leave_nothing_for_ever(tmp_path: Path) -> None:
    """Some are remembered, a thousand or so, for who comes again; and then no more."""
    tracemalloc.start()
    async with serving(tmp_path) as url, Player(url) as ana:
        before = await visits(ana, range(1500))
        after = await visits(ana, range(1500, 2500))
    tracemalloc.stop()
    assert after - before < 1000 * 40, "bytes"


async def visits(player: Player, numbers: range) -> int:
    """Somebody comes from another address each time, to another table; what is held then."""
    for number in numbers:
        await player.http.get(f"/api/tables/{number:020}")
        place_of(f"10.0.{number // 250}.{number % 250}")
    gc.collect()
    return tracemalloc.get_traced_memory()[0]
