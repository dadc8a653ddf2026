"""Nonsense and malice: nothing breaks, and nobody acts for somebody else."""

import asyncio
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings, strategies
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludoteca.server.settings import Limits
from tests.faults.processes import servers
from tests.server.harness import QUICK, Player, serving


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a process of its own: its bots would disturb the random numbers of the tool."""
    with servers(str(tmp_path_factory.mktemp("fuzz") / "tables.sqlite")) as [server]:
        yield server.url


def test_no_request_breaks_the_server(address: str) -> None:
    schema = schemathesis.openapi.from_url(f"{address}/schema/openapi.json")
    operations: list[Any] = [found.ok() for found in schema.get_all_operations()]  # type: ignore[union-attr]
    assert len(operations) >= 15
    with httpx.Client(base_url=address, trust_env=False) as http:
        seats = [{"kind": "human"}, {"kind": "open"}, {"kind": "open"}]
        body = {"game": "conspiracy", "seats": seats, "public": True}
        table = http.post("/api/tables", json=body).json()["id"]
        for operation in operations:
            check_operation(operation, table, dict(http.cookies))


def check_operation(operation: Any, table: str, cookies: dict[str, str]) -> None:
    """Requests to one address, half of them by a guest to a table that is there."""

    @settings(
        max_examples=40,
        deadline=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(), is_real=strategies.booleans())
    def check(case: Any, is_real: bool) -> None:
        if is_real and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        response = case.call(cookies=cookies if is_real else None)
        assert response.status_code < 500, response.text
        if response.status_code >= 400:
            assert "problem" in response.json()

    check()


PIECES: list[object] = [
    None, True, -1, 0, 1, 2**31, 2**63, 10**40, 1.5, "", "x", "x" * 41, "\x00", "é" * 1000, [], {},
    [[]], {"seat": 0}, "act", "undo", "all", "../x",
]  # fmt: skip
FIELDS = ("type", "id", "step", "action", "what", "yes", "text", "who", "on", "seat", "number")
KINDS = (
    "act", "propose", "answer", "say", "mute", "return", "look", "hint", "ping", "snapshot",
    "update", "nope",
)  # fmt: skip


def nonsense(source: random.Random, step: int) -> str | bytes:
    """A message that is almost right, or not at all."""
    if source.random() < 0.1:
        return source.randbytes(source.randrange(200))
    if source.random() < 0.1:
        return source.choice(["", "null", "[]", "{", '{"type":', "[" * 5000, '"\\ud800"', "NaN"])
    message: dict[str, object] = {"type": source.choice(KINDS), "id": str(source.random())}
    if source.random() < 0.7:
        message.update(step=step, action=source.randrange(-5, 300))
    for field in source.sample(FIELDS, source.randrange(4)):
        message[field] = source.choice(PIECES)
    try:
        return msgspec.json.encode(message).decode()
    except (OverflowError, msgspec.EncodeError):
        return "{}"


async def drain(player: Player) -> None:
    """Take in whatever has come."""
    assert player.socket is not None
    while True:
        try:
            text = await asyncio.wait_for(player.socket.recv(), 0.05)
        except TimeoutError:
            return
        assert isinstance(text, str)
        player.take_in(text)


@pytest.mark.parametrize("seed", range(4))
async def test_no_message_breaks_a_socket_or_acts_for_another_seat(
    seed: int, tmp_path: Path
) -> None:
    source = random.Random(seed)
    limits = replace(QUICK.limits, bad_messages=10**9)
    async with (
        serving(tmp_path, limits=limits) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
        Player(url, "eva") as eva,
    ):
        await ana.make_table("human open", name="Ana")
        await bia.ask("POST", f"/api/tables/{ana.table}/join", {"name": "Bia"})
        await eva.ask("PATCH", "/api/me", {"name": "Eva"})
        await ana.sit()
        await bia.sit(ana.table)
        await eva.sit(ana.table, "?seat=0")
        first, second = (ana, bia) if ana.state["options"] else (bia, ana)
        for attacker in (eva, second):  # neither is asked: nothing they send may change it
            assert attacker.socket is not None
            for _ in range(150):
                await attacker.socket.send(nonsense(source, first.state["step"]))
            await drain(attacker)
        await drain(first)
        assert first.state["step"] == 0
        assert first.info["phase"] == "playing"
        acted = [line for line in first.log if not line["kind"].startswith("table-")]
        assert [line["step"] for line in acted] == [0] * len(acted)
        for _ in range(150):
            assert first.socket is not None
            await first.socket.send(nonsense(source, first.state["step"]))
        await drain(first)
        metrics = (await ana.http.get("/metrics")).text
        assert "ludoteca_errors_total 0\n" in metrics


async def test_too_many_bad_messages_close_the_socket(tmp_path: Path) -> None:
    limits = replace(QUICK.limits, bad_messages=5)
    async with serving(tmp_path, limits=limits) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        await ana.sit()
        assert ana.socket is not None
        for _ in range(5):
            await ana.socket.send("{")
        with pytest.raises(ConnectionClosed) as closed:
            await ana.hear("nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4400


async def test_a_message_may_only_be_so_large(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        await ana.sit()
        assert ana.socket is not None
        await ana.socket.send("x" * 10_000)
        with pytest.raises(ConnectionClosed) as closed:
            await ana.hear("nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


async def test_messages_may_only_come_so_fast(tmp_path: Path) -> None:
    limits = replace(QUICK.limits, messages=(0.1, 3.0), sayings=(0.1, 1.0))
    async with serving(tmp_path, limits=limits) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        await ana.sit()
        assert (await ana.tell("say", text="a"))["type"] == "done"
        assert (await ana.tell("say", text="b"))["name"] == "too_fast"
        assert (await ana.tell("propose", what="nothing"))["name"] == "bad_message"
        await ana.tell("look", seat=0)
        assert (await ana.tell("look", seat=0))["name"] == "too_fast"


async def test_only_so_many_sockets(tmp_path: Path) -> None:
    limits = Limits(sockets_per_address=1)
    async with serving(tmp_path, limits=limits) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        await ana.sit()
        other = Player(url, "x")
        with pytest.raises(ConnectionClosed) as closed:
            await other.sit(ana.table)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        await other.__aexit__()


async def test_no_such_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        with pytest.raises(ConnectionClosed) as closed:
            await ana.sit("nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", None])
async def test_other_pages_get_no_socket(origin: str | None, tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        ana.origin = origin
        with pytest.raises(InvalidStatus) as refused:
            await ana.sit()
        assert refused.value.response.status_code == 403
