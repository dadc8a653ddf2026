"""Whole servers as processes of their own, to be killed, and players who do not mind."""

import asyncio
import contextlib
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from multiprocessing.process import BaseProcess
from pathlib import Path

from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.faults.forks import FORKS, serve
from tests.server.harness import Data, Player

ROOT = Path(__file__).parents[2]
GONE = (OSError, WebSocketException, ConnectionClosed, TimeoutError, EOFError)


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server process that can be killed and started again at the same address.

    With a text for `chance` it deals, seats and lets its bots choose as it did the last time.
    """

    process: BaseProcess | subprocess.Popen[bytes]

    def __init__(self, database: str, chance: str = "", **changes: object) -> None:
        self.database = database
        self.chance = chance
        self.changes: Data = changes
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        what = (self.port, self.database, self.chance, self.changes)
        process = FORKS.Process(target=serve, args=what, daemon=True)
        process.start()
        self.process = process

    @property
    def pid(self) -> int:
        assert self.process.pid is not None
        return self.process.pid

    def kill(self) -> None:
        self.process.kill()
        if isinstance(self.process, subprocess.Popen):
            self.process.wait()
        else:
            self.process.join()

    def wait(self) -> None:
        """Until it answers."""
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            if self._is_well():
                return
            time.sleep(0.02)
        raise TimeoutError(self.url)

    def _is_well(self) -> bool:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", "/health")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()


@contextmanager
def servers(*databases: str, chance: str = "", **changes: object) -> Iterator[list[Server]]:
    """Server processes, one for each of these databases; killed afterwards."""
    started = [Server(database, chance, **changes) for database in databases]
    try:
        for server in started:
            server.wait()
        yield started
    finally:
        for server in started:
            server.kill()


class Stubborn(Player):
    """A player who connects again and sends again until the game is over."""

    acknowledged: list[str]

    async def insist(self, kind: str, **fields: object) -> Data:
        """Send a message, with one id, until it is answered other than `unavailable`."""
        self.messages += 1
        identifier = f"{self.name}-{self.messages}"
        while True:
            try:
                answer = await self.tell(kind, id=identifier, **fields)
            except GONE:
                await self.come_back()
                continue
            if answer.get("name") == "unavailable":
                await asyncio.sleep(0.05)
                continue
            if answer["type"] == "done":
                self.acknowledged.append(identifier)
            return answer

    async def come_back(self) -> None:
        """Connect again, for what is missing."""
        while True:
            with contextlib.suppress(*GONE):
                if self.socket is not None:
                    await self.hang_up()
                since = f"?since={self.number}" if self.number >= 0 else ""
                await self.sit(query=since)
                return
            self.socket = None
            await asyncio.sleep(0.05)

    async def play_on(self) -> None:
        """To the end, whatever happens to the server."""
        self.acknowledged = []
        while self.info["phase"] == "playing":
            if self.state["options"]:
                option = self.state["options"][len(self.acknowledged) % len(self.state["options"])]
                step = self.state["step"]
                answer = await self.insist("act", step=step, action=option["action"])
                assert answer["type"] == "done" or answer["name"] == "stale", answer
            else:
                try:
                    await self.hear("update", "snapshot")
                except GONE:
                    await self.come_back()
