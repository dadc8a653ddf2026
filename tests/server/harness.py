"""A server in the test's own event loop, and players who talk to it as browsers do."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from ludoteca.server.main import make_server
from ludoteca.server.service import Service
from ludoteca.server.settings import Limits, Settings

Data = dict[str, Any]
MANY = (1e6, 1e6)
GENEROUS = Limits(
    messages=MANY,
    requests=MANY,
    openings=MANY,
    sayings=MANY,
    connects=MANY,
    replays=MANY,
    guests_of_address=MANY,
    tables=1000,
    sockets_per_guest=1000,
)
QUICK = Settings(
    metrics=True, schema=True, port=0, pace=(0.0, 0.0), sweep=0.05, think=20, limits=GENEROUS
)


@asynccontextmanager
async def serving(folder: Path | str, **changes: Any) -> AsyncIterator[str]:
    """A server on this folder or database; yields its address."""
    database = folder if isinstance(folder, str) else str(folder / "tables.sqlite")
    settings = replace(QUICK, database=database, **changes)
    server = make_server(settings)
    task = asyncio.create_task(server.serve())
    while not server.started:
        assert not task.done(), task.exception()
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{port_of(server)}"
    finally:
        server.should_exit = True
        await task


def keep_services(monkeypatch: pytest.MonkeyPatch) -> list[Service]:
    """The services that are opened from now on: a test can look behind the wire."""
    found: list[Service] = []
    opening = Service.open

    async def keep(service: Service) -> None:
        found.append(service)
        await opening(service)

    monkeypatch.setattr(Service, "open", keep)
    return found


def port_of(server: uvicorn.Server) -> int:
    """Where a server listens."""
    return int(server.servers[0].sockets[0].getsockname()[1])


class Player:
    """A browser: a cookie, requests, and a socket at one table."""

    def __init__(self, url: str, name: str = "", where: str | None = None) -> None:
        """`where`: the address it comes from, if it matters; any that begins with 127."""
        self.url = url
        self.where = where
        self.origin: str | None = url
        self.name = name
        here = httpx.AsyncHTTPTransport(verify=False, trust_env=False, local_address=where)
        self.http = httpx.AsyncClient(base_url=url, timeout=20, trust_env=False, transport=here)
        self.socket: ClientConnection | None = None
        self.table = ""
        self.number = -1
        self.state: Data = {}
        self.info: Data = {}
        self.log: list[Data] = []
        self.earlier = 0  # lines of the log that came before those we have
        self.chat: list[Data] = []
        self.received: list[str] = []  # every byte that was sent to us
        self.messages = 0
        self.chance = random.Random(name)

    async def __aenter__(self) -> "Player":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.hang_up()
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: object = None, status: int = 200) -> Any:
        """A request that must be answered with this status."""
        response = await self.http.request(method, path, json=body)
        assert response.status_code == status, (response.status_code, response.text)
        return response.json()

    async def ask_until(self, status: int, method: str, path: str, body: object = None) -> Any:
        """The same request again and again, until it is answered with this status."""
        while (response := await self.http.request(method, path, json=body)).status_code != status:
            await asyncio.sleep(0.02)
        return response.json()

    async def make_table(self, seats: str = "human bot", **more: object) -> Data:
        """`human open bot`: a table with these seats."""
        body = {"game": "conspiracy", "seats": [{"kind": kind} for kind in seats.split()], **more}
        table: Data = await self.ask("POST", "/api/tables", body, 201)
        self.table = table["id"]
        return table

    async def sit(self, table: str = "", query: str = "") -> Data:
        """Open the socket, instead of any other, and read the first message."""
        await self.hang_up()
        self.table = table or self.table
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"{self.url.replace('http', 'ws')}/api/tables/{self.table}/socket{query}"
        self.socket = await connect(
            url,
            origin=self.origin,  # type: ignore[arg-type]
            additional_headers={"Cookie": cookies} if cookies else {},
            max_size=None,
            proxy=None,
            local_addr=(self.where, 0) if self.where else None,
        )
        return await self.hear("snapshot", "update")

    async def hang_up(self) -> None:
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    async def hear(self, *kinds: str) -> Data:
        """The next message of these kinds; all that come before it are taken in."""
        assert self.socket is not None
        while True:
            text = await asyncio.wait_for(self.socket.recv(), 20)
            assert isinstance(text, str)
            message = self.take_in(text)
            if message["type"] in kinds:
                return message

    def take_in(self, text: str) -> Data:
        """Keep what a message says, as the browser does."""
        self.received.append(text)
        message: Data = msgspec.json.decode(text)
        if message["type"] == "snapshot":
            self.log, self.chat = message["log"], message["chat"]
            self.earlier = message["earlier"]
        elif message["type"] == "recalled":
            assert message["earlier"] + len(message["log"]) == self.earlier
            self.log, self.earlier = message["log"] + self.log, message["earlier"]
        elif message["type"] == "heard":
            self.chat = message["chat"]
        elif message["type"] == "update":
            assert message["since"] == self.number, "an update begins where the last one ended"
            self.log += message["log"]
            self.chat += message["chat"]
        if message["type"] in ("snapshot", "update"):
            self.number = message["number"]
            self.state = message["state"] or self.state
            self.info = message["table"] or self.info
        return message

    async def send(self, kind: str, **fields: object) -> str:
        """Send a message; its id."""
        assert self.socket is not None
        self.messages += 1
        identifier = str(fields.pop("id", f"{self.name}-{self.messages}"))
        body = {"type": kind, "id": identifier, **fields}
        await self.socket.send(msgspec.json.encode(body).decode())
        return identifier

    async def tell(self, kind: str, **fields: object) -> Data:
        """Send a message and wait for its answer."""
        identifier = await self.send(kind, **fields)
        while True:
            answer = await self.hear("done", "refused")
            if answer["id"] == identifier:
                return answer

    async def act(self, action: int | None = None, **fields: object) -> Data:
        """Do an action, or any of the options, for the step that we know of."""
        if action is None:
            action = self.chance.choice(self.state["options"])["action"]
        return await self.tell("act", **{"step": self.state["step"], "action": action, **fields})

    async def play(self, moves: int = 10_000) -> int:
        """Act whenever asked until the game is over or so many moves are done; how many were."""
        done = 0
        while self.info["phase"] == "playing" and done < moves:
            if self.state["options"]:
                answer = await self.act()
                assert answer["type"] == "done", answer
                done += 1
            else:
                await self.hear("update", "snapshot")
        return done
