"""A million messages of nonsense at sockets: nothing breaks, nothing grows, no seed is told.

`python -m bench.fuzz --messages 1000000` starts a server of its own. Exit code 1 if something of
ours failed: errors that the server has counted, a seed before the end, a health that is not 200, or
more memory at the end than after the first hundredth, when all that is read once has been read.
"""

import argparse
import asyncio
import contextlib
import random
import re
import sys
import tempfile
import time
from dataclasses import dataclass

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from bench.soak import megabytes
from tests.faults.processes import Server, servers
from tests.server.harness import Player
from tests.server.test_fuzz import nonsense

SOCKETS = 6
LOOKS = 10  # at the memory of the server, on the way
GROWTH = 5.0  # megabytes by which two looks differ: free memory is given back once a minute
AWAY = 0.5  # seconds between two tries to get in
MOST_FAILURES = 20  # such tries, then the server has fallen over
BURST = 15  # messages before the answers are read; a socket is closed after 20 bad ones
SEED = re.compile(r'"phase":"playing".{0,2000}?"seed":"')


@dataclass
class Told:
    """What was sent and heard."""

    sent: int = 0
    heard: int = 0
    seeds: int = 0


async def pester(url: str, number: int, share: int, told: Told) -> None:
    """One player at one table who sends nonsense; connects again whenever that is too much."""
    source = random.Random(number)
    async with Player(url, f"fuzz{number}") as player:
        await player.make_table("human bot")
        sent, failures = 0, 0
        while sent < share:
            try:
                await player.sit()
                failures = 0  # whoever sends nonsense is cut off, and may come back
                while sent < share:
                    for _ in range(BURST):
                        assert player.socket is not None
                        await player.socket.send(nonsense(source, player.state.get("step", 0)))
                        sent += 1
                        told.sent += 1
                    await listen(player, told)
            except (WebSocketException, OSError, TimeoutError) as error:
                failures += 1
                if failures > MOST_FAILURES:
                    raise ConnectionError("the server has fallen over") from error
                await asyncio.sleep(AWAY if failures > 1 else 0)


async def listen(player: Player, told: Told) -> None:
    """Read what has come, and look for what must not be there."""
    assert player.socket is not None
    while True:
        try:
            text = await asyncio.wait_for(player.socket.recv(), 0.002)
        except TimeoutError:
            return
        assert isinstance(text, str)
        told.heard += 1
        told.seeds += bool(SEED.search(text))
        message = msgspec.json.decode(text)
        if message["type"] in ("snapshot", "update"):
            player.state = message["state"] or player.state


def errors(server: Server) -> int:
    """How many failures of its own the server has counted."""
    text = httpx.get(f"{server.url}/metrics", trust_env=False).text
    found = re.search(r"^ludoteca_errors_total (\d+)", text, re.MULTILINE)
    return int(found[1]) if found else -1


async def run(server: Server, messages: int) -> tuple[Told, list[float]]:
    """All of them, shared out among the sockets; and the server's megabytes on the way."""
    told = Told()
    share = messages // SOCKETS
    looking = asyncio.create_task(look(server, messages, told))
    await asyncio.gather(*(pester(server.url, n, share, told) for n in range(SOCKETS)))
    looking.cancel()
    return told, await looking


async def look(server: Server, messages: int, told: Told) -> list[float]:
    """The server's megabytes after the first hundredth and after every tenth of the messages."""
    found: list[float] = []
    with contextlib.suppress(asyncio.CancelledError):
        while True:
            if told.sent >= (len(found) * messages // LOOKS or messages // 100):
                found.append(megabytes(server))
                print(f"{told.sent:,} messages, {found[-1]:.0f} MB", flush=True)
            await asyncio.sleep(0.1)
    return [*found, megabytes(server)]


def main() -> None:
    """Run, and say the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=1_000_000)
    given = parser.parse_args()
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, servers(f"{folder}/tables.sqlite") as [server]:
        told, memory = asyncio.run(run(server, given.messages))
        failed = errors(server)
        health = httpx.get(f"{server.url}/health", trust_env=False).status_code
    print(f"{told} in {time.monotonic() - started:.0f} s")
    print(f"errors {failed}, health {health}, MB on the way {[round(each) for each in memory]}")
    has_grown = memory[-1] > memory[0] + GROWTH
    sys.exit(1 if failed or told.seeds or health != 200 or has_grown else 0)


if __name__ == "__main__":
    main()
