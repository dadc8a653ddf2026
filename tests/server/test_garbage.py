"""What has ended leaves nothing behind that waits for the search for garbage, which is seldom."""

import asyncio
import gc
from collections.abc import Iterator

import pytest
from litestar import Request, WebSocket

from ludoteca.server.connection import Connection
from ludoteca.server.transport import BoundedHttp, BoundedSocket
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
