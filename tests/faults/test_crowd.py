"""One visitor does not stop the others, and thirty behind one address are no attack."""

import asyncio
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import cast
from unittest.mock import AsyncMock
from urllib.parse import urlsplit

import msgspec
import pytest

from ludoteca.bots.levels import APPRENTICE, LEGEND
from ludoteca.kernel.table import new
from ludoteca.server import bot_pool, transport
from ludoteca.server.bot_pool import BotFailed, BotPool
from ludoteca.server.bot_worker import Found, Question, Verdict
from ludoteca.server.close_codes import TOO_SLOW
from ludoteca.server.fair_queue import FairQueue, TwofoldQueue
from ludoteca.server.service import Service
from ludoteca.server.settings import Limits
from ludoteca.server.wire import AnySocket, Wire
from tests.faults.test_requests import upgrade
from tests.server.harness import GENEROUS, Player, serving
from tests.server.test_worlds import services

__all__ = ["services"]  # a fixture

HOME_AND_TABLE = 71  # requests that a browser makes for them


async def visit(person: Player) -> list[int]:
    """What a browser asks for until somebody sits at a table."""
    paths = ["/", "/api/me", "/api/games", "/api/tables", "/api/texts/pt/kernel"]
    return [
        (await person.http.get(paths[number % len(paths)])).status_code
        for number in range(HOME_AND_TABLE)
    ]


@pytest.mark.seconds(240)
async def test_a_class_of_thirty_behind_one_address_plays(tmp_path: Path) -> None:
    async def pair(url: str, number: int) -> None:
        async with Player(url, f"a{number}") as ana, Player(url, f"b{number}") as bia:
            for person in (ana, bia):
                assert set(await visit(person)) == {200}
            await ana.make_table("human open", name="Ana")
            await bia.ask("POST", f"/api/tables/{ana.table}/join", {"name": "Bia"})
            await ana.sit()
            await bia.sit(ana.table)
            for _ in range(4):
                for person in (ana, bia):
                    while person.number < max(ana.number, bia.number):
                        await person.hear("update")
                    if person.state["options"]:
                        assert (await person.act())["type"] == "done"
            assert (await ana.tell("say", text="oi"))["type"] == "done"

    async with serving(tmp_path, limits=Limits()) as url:
        await asyncio.gather(*(pair(url, number) for number in range(15)))


async def test_limits_are_of_a_guest_and_not_of_a_socket(tmp_path: Path) -> None:
    limits = replace(GENEROUS, sayings=(0.01, 3.0))
    async with serving(tmp_path, limits=limits) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        said = []
        for number in range(5):
            await ana.sit()  # another socket each time
            said.append((await ana.tell("say", text=str(number)))["type"])
        assert said == ["done"] * 3 + ["refused"] * 2


async def test_limits_renew(tmp_path: Path) -> None:
    limits = replace(GENEROUS, replays=(0.5, 2.0))
    async with serving(tmp_path, limits=limits) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        path = f"/api/tables/{ana.table}/replay"
        while (await ana.http.get(path)).status_code != 429:
            pass
        while (await ana.http.get(path)).status_code != 200:
            await asyncio.sleep(0.1)


async def test_muting_sends_no_position(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url, "bia") as bia:
        await ana.make_table("human open")
        await bia.ask("POST", f"/api/tables/{ana.table}/join", {"name": "Bia"})
        await ana.sit()
        await bia.sit(ana.table)
        await bia.tell("say", text="oi")
        await ana.hear("update")
        before = len(ana.received)
        await ana.tell("mute", who=ana.chat[0]["who"], on=True)
        told = [msgspec.json.decode(text) for text in ana.received[before:]]
        assert [each["type"] for each in told] == ["heard", "done"]
        assert told[0]["chat"] == []
        assert told[0]["muted"] != []


async def test_a_reader_who_stands_still_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And meanwhile it holds no more memory than its bound, and nobody waits for it."""
    monkeypatch.setattr(transport, "WRITE_SECONDS", 0.5)
    limits = replace(GENEROUS, outgoing_bytes=100_000, chat=5000)
    async with serving(tmp_path, limits=limits) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        await ana.sit()
        parts = urlsplit(url)
        reader, writer = await asyncio.open_connection(parts.hostname, parts.port, limit=1)
        headers = (f"Host: {parts.netloc}", f"Origin: {url}")
        writer.write(upgrade(f"/api/tables/{ana.table}/socket", *headers))
        assert b"101" in await reader.read(12)
        while (await ana.hear("present"))["spectators"] == 0:
            pass
        began = time.monotonic()
        gone = False
        for number in range(4000):
            assert (await ana.tell("say", text=f"{number} " + "x" * 4900))["type"] == "done"
            heard = [text for text in ana.received if '"type":"present"' in text]
            gone = msgspec.json.decode(heard[-1])["spectators"] == 0
            if gone:
                break
        assert gone
        assert time.monotonic() - began < 50
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


async def test_what_waits_for_a_socket_is_bounded_in_bytes() -> None:
    """However few messages it is; one alone may be longer."""
    for sizes, is_sent in (([900, 90], True), ([900, 200], False), ([5000], True)):
        sent: list[str] = []
        wire = Wire(cast(AnySocket, Silent(sent)), 1000)
        for size in sizes:
            wire.send(b"x" * size)
        with suppress(TimeoutError):
            await asyncio.wait_for(wire.run(AsyncMock(), lambda: None), 0.05)
        assert [len(text) for text in sent] == (sizes if is_sent else []), sizes
        assert wire._code == (1000 if is_sent else TOO_SLOW)


class Silent:
    """A socket of somebody who says nothing."""

    def __init__(self, sent: list[str]) -> None:
        self.sent = sent

    async def send_data(self, text: str, mode: str) -> None:
        self.sent.append(text)

    async def receive(self) -> None:
        await asyncio.sleep(60)

    async def close(self, code: int) -> None:
        pass


# Bots.


def question(level: str, table: str) -> Question:
    position = new("conspiracy", 2, 1).imagine(0, 1).dump()
    return Question("conspiracy", level, 1, 0, position, table=table)


def test_tables_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for item in ("a1", "a2", "a3", "b1", "c1", "b2"):
        queue.put(item[0], item)
    assert [queue.pop() for _ in range(7)] == ["a1", "b1", "c1", "a2", "b2", "a3", None]


def test_addresses_take_turns_and_tables_within_each() -> None:
    queue: TwofoldQueue[str] = TwofoldQueue()
    for item in ("a1x", "a1y", "a2x", "a3x", "b1x", "b1y"):
        queue.put(item[0], item[1], item)
    assert len(queue) == 6
    order = [queue.pop() for _ in range(7)]
    assert order == ["a1x", "b1x", "a2x", "b1y", "a3x", "a1y", None]


async def order_of_thinking(
    monkeypatch: pytest.MonkeyPatch, many: str, few: str, places: dict[str, str]
) -> list[str]:
    """In which order tables are thought about by one worker: twenty of this level, then one."""
    asked: list[str] = []

    async def think(_: object, each: Question) -> Verdict:
        asked.append(each.table)
        await asyncio.sleep(0)
        return Verdict(action=1) if each.part is None else Verdict(found=[Found(1, 1, 1)])

    async def start(_: BotPool) -> None:
        return None

    monkeypatch.setattr(bot_pool, "_ask", think)
    monkeypatch.setattr(BotPool, "_start", start)
    pool = BotPool(1, 10, place_of=lambda table: places.get(table, "crowd"))
    tables = [(many, f"{number}") for number in range(20)] + [(few, "one")]
    await asyncio.gather(*(pool.choose(question(level, table)) for level, table in tables))
    return asked


async def test_another_address_s_legend_does_not_wait_for_all_tables_of_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One visitor opens four hundred tables with legends; whoever comes next has every other."""
    alike = await order_of_thinking(monkeypatch, LEGEND, LEGEND, {})
    assert alike.index("one") >= 20, "of one address tables take turns"
    order = await order_of_thinking(monkeypatch, LEGEND, LEGEND, {"one": "elsewhere"})
    assert order.index("one") <= 3
    assert order[:8].count("one") == 2, "both of its trees"


async def test_a_legend_does_not_wait_for_all_who_answer_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    order = await order_of_thinking(monkeypatch, APPRENTICE, LEGEND, {})
    assert order.index("one") <= 6


async def test_a_table_thinks_for_the_address_that_plays_it(
    tmp_path: Path, services: list[Service]
) -> None:
    async with (
        serving(tmp_path) as url,
        Player(url, "ana", "127.0.0.2") as ana,
        Player(url, "eva", "127.0.0.3") as eva,
    ):
        await ana.make_table("human bot")
        await ana.sit()
        await eva.sit(ana.table)
        bots = services[0].bots
        assert bots.place_of(ana.table) == "127.0.0.2", "who watches waits for nothing"
        await ana.hang_up()
        while any(viewer.seat == 0 for viewer in services[0].rooms[ana.table].viewers):
            await asyncio.sleep(0.01)
        assert bots.place_of(ana.table) == "127.0.0.2", "nor do tables nobody looks at any more"


async def test_an_apprentice_does_not_wait_for_legends(monkeypatch: pytest.MonkeyPatch) -> None:
    async def think(_: object, asked: Question) -> Verdict:
        await asyncio.sleep(0.5 if asked.level == LEGEND else 0.01)
        return Verdict(action=1) if asked.part is None else Verdict(found=[Found(1, 1, 1)])

    monkeypatch.setattr(bot_pool, "_ask", think)
    pool = BotPool(2, 10)
    legends = [asyncio.create_task(pool.choose(question(LEGEND, f"legend {n}"))) for n in range(10)]
    await asyncio.sleep(0.1)
    for number in range(5):
        began = time.monotonic()
        assert await pool.choose(question(APPRENTICE, f"other {number}")) == 1
        assert time.monotonic() - began < 3  # a worker may have to be started
    assert not all(task.done() for task in legends)
    for task in legends:
        task.cancel()
    await asyncio.gather(*legends, return_exceptions=True)
    await pool.stop()


async def test_what_nobody_wants_to_know_is_not_thought_about(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    async def think(_: object, each: Question) -> Verdict:
        asked.append(each.table)
        await asyncio.sleep(0.1)
        return Verdict(found=[Found(1, 1, 1)])

    monkeypatch.setattr(bot_pool, "_ask", think)
    pool = BotPool(1, 10, lambda table: table != "left")
    first = asyncio.create_task(pool.choose(question(LEGEND, "first")))
    await asyncio.sleep(0.05)
    left = asyncio.create_task(pool.choose(question(LEGEND, "left")))
    await first
    with pytest.raises(BotFailed):
        await left
    assert set(asked) == {"first"}
    await pool.stop()
