"""Whoever reads much and at once does not keep others from opening a table."""

import asyncio
import random
import statistics
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludoteca.kernel.table import new
from tests.faults.processes import servers
from tests.server.harness import Player

READERS = 6
OPENINGS = 6
TIMES_AS_LONG, AND_SECONDS = 10, 1.0  # generous: behind the storm's queue it would be many more


def long_record() -> bytes:
    """A game of Quissama to its end, played anyhow."""
    table, source = new("quissama", players=4, seed="storm"), random.Random(4)
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, source.choice(table.actions(seat)))
    return table.record().encode()


class Storm:
    """Readers who ask for the heaviest things there are, one after another, without a pause."""

    def __init__(self, url: str, record: bytes) -> None:
        self.url = url
        self.record = record
        self.took: list[float] = []  # seconds of each answer
        self.statuses: set[int] = set()
        self.is_over = False

    async def rage(self) -> None:
        async with httpx.AsyncClient(base_url=self.url, timeout=120, trust_env=False) as client:
            brought = await self._upload(client)
            path = f"/api/tables/{brought.json()['id']}"
            while not self.is_over:
                for query in (f"{path}/replay?seat=all&count=100", f"{path}/record"):
                    await self._count(client.get(query))
                await self._count(client.get("/api/me/data"))
                await self._count(self._upload(client))

    async def _upload(self, client: httpx.AsyncClient) -> httpx.Response:
        headers = {"content-type": "application/json", "origin": self.url}
        return await client.post("/api/records", content=self.record, headers=headers)

    async def _count(self, asking: Coroutine[Any, Any, httpx.Response]) -> None:
        began = time.monotonic()
        self.statuses.add((await asking).status_code)
        self.took.append(time.monotonic() - began)


async def opening(url: str) -> float:
    """The median of seconds until somebody sits at a new table."""
    seconds = []
    for number in range(OPENINGS):
        async with Player(url, f"o{number}") as ana:
            began = time.monotonic()
            await ana.make_table("human bot")
            await ana.sit()
            seconds.append(time.monotonic() - began)
    return statistics.median(seconds)


@pytest.mark.seconds(240)
async def test_a_table_is_opened_while_others_read_all_they_can(tmp_path: Path) -> None:
    with servers(str(tmp_path / "tables.sqlite")) as [server]:
        quiet = await opening(server.url)
        storm = Storm(server.url, long_record())
        readers = [asyncio.create_task(storm.rage()) for _ in range(READERS)]
        while len(storm.took) < READERS:
            await asyncio.sleep(0.1)
        stormy = await opening(server.url)
        storm.is_over = True
        await asyncio.gather(*readers)
    assert storm.statuses <= {200, 201}
    told = f"quiet {quiet:.3f} s, stormy {stormy:.3f} s, a heavy answer {max(storm.took):.2f} s"
    assert max(storm.took) > 3 * quiet, f"no storm: {told}"
    assert stormy < TIMES_AS_LONG * quiet + AND_SECONDS, told
