"""A whole server whose disk is full or whose file goes: nothing acknowledged is lost."""

import asyncio
import os
import resource
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from ludoteca.server import entries as e
from ludoteca.server.stores import make_store
from tests.faults.processes import Server, servers
from tests.server.harness import Player


async def act(player: Player) -> str:
    """One move of whoever is to move; its id if it was acknowledged."""
    await player.tell("look", seat=player.state["waiting"][0])
    identifier = f"{player.name}-{player.messages + 1}"
    answer = await player.act()
    return identifier if answer["type"] == "done" else ""


async def stored(database: Path, table: str) -> set[str]:
    store = make_store(str(database))
    await store.open()
    saved = await store.load(table)
    await store.close()
    assert saved is not None
    entries = [e.decode(body) for body in saved.entries]
    return {entry.id for entry in entries if isinstance(entry, e.Acted)}


def is_well(server: Server) -> bool:
    return httpx.get(f"{server.url}/health", trust_env=False).status_code == 200


async def test_a_full_disk_is_said_and_gone_on_with(tmp_path: Path) -> None:
    """The process may write no file longer than those it has: what a full disk is to it."""
    database = tmp_path / "tables.sqlite"
    with servers(str(database)) as [server]:
        async with Player(server.url, "ana") as ana:
            await ana.make_table("human human", hot_seat=True)
            await ana.sit()
            acknowledged = {await act(ana) for _ in range(5)}
            size = (tmp_path / "tables.sqlite-wal").stat().st_size
            hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, hard))
            assert await act(ana) == "", "it cannot be written"
            assert not is_well(server)
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (hard, hard))
            while not is_well(server):
                await asyncio.sleep(0.05)
            acknowledged |= {await act(ana) for _ in range(5)}
            assert is_well(server)
            server.kill()
            assert acknowledged <= await stored(database, ana.table)
            assert "" not in acknowledged


@pytest.mark.parametrize("fault", [os.remove, lambda path: os.truncate(path, 0)])
async def test_what_was_acknowledged_before_a_file_went_is_in_the_copy(
    tmp_path: Path, fault: Callable[[Path], None]
) -> None:
    database = tmp_path / "tables.sqlite"
    with servers(str(database)) as [server]:
        async with Player(server.url, "ana") as ana:
            await ana.make_table("human human", hot_seat=True)
            await ana.sit()
            assert all([await act(ana) for _ in range(5)])
            fault(database)
            for _ in range(3):
                assert await act(ana) == "", "nothing is acknowledged that nobody would find"
            assert not is_well(server)
