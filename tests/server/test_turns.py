"""Long work: who asks for much waits for it, nobody else does, and nothing is done for nobody."""

import asyncio
import threading
import time
from dataclasses import replace
from pathlib import Path

import pytest

from ludoteca.games.vossa_excelencia.deck_file import example
from ludoteca.server.denials import Denied
from ludoteca.server.rest import tables
from ludoteca.server.service import Service
from ludoteca.server.turns import Asker, Turns, WaitingRoom
from tests.server.harness import GENEROUS, Player, serving
from tests.server.test_sheets import JOB, OTHER, SLEEPS, press, pretend
from tests.server.test_worlds import services

__all__ = ["services"]  # a fixture

GREEDY, ANA, BIA = Asker("here", "greedy"), Asker("here", "ana"), Asker("there", "bia")


async def ask(turns: Turns, asker: Asker, had: list[str]) -> None:
    async with turns.turn(asker):
        had.append(asker.guest)
        await asyncio.sleep(0)


def is_anybody_waiting(turns: Turns) -> bool:
    guests = turns._waiting._owners.values()
    queues = [items for queue in guests for items in queue._owners.values()]
    return any(not turn.done() for items in queues for turn in items)


async def until_all_wait() -> None:
    for _ in range(3):
        await asyncio.sleep(0)


async def test_everybody_has_their_turn_whoever_asked_for_much() -> None:
    turns, had = Turns(1), list[str]()
    await turns.take(GREEDY)
    asked = [asyncio.create_task(ask(turns, GREEDY, had)) for _ in range(4)]
    await until_all_wait()
    asked += [asyncio.create_task(ask(turns, each, had)) for each in (ANA, BIA, ANA)]
    await until_all_wait()
    turns.give()
    await asyncio.gather(*asked)
    assert had == ["greedy", "bia", "ana", "greedy", "ana", "greedy", "greedy"]


async def test_who_has_gone_takes_nobody_s_turn() -> None:
    turns, had = Turns(1), list[str]()
    await turns.take(GREEDY)
    gone = [asyncio.create_task(ask(turns, each, had)) for each in (GREEDY, ANA)]
    stays = asyncio.create_task(ask(turns, BIA, had))
    await until_all_wait()
    gone[0].cancel()  # while waiting
    await until_all_wait()
    turns.give()
    gone[1].cancel()  # just when the turn came
    await asyncio.gather(*gone, return_exceptions=True)
    await asyncio.wait_for(stays, 10)
    await asyncio.wait_for(ask(turns, ANA, had), 10)
    assert had == ["bia", "ana"]


def test_half_of_the_waiting_room_is_for_others() -> None:
    room = WaitingRoom(3)
    room.enter(GREEDY)
    assert not room.is_full(ANA)
    room.enter(ANA)
    assert room.is_full(GREEDY)
    assert room.is_full(ANA), "it is the address that counts"
    assert not room.is_full(BIA)
    room.enter(BIA)
    assert room.is_full(Asker("elsewhere"))
    room.leave(ANA)
    assert not room.is_full(GREEDY)


async def test_the_press_makes_nothing_that_nobody_waits_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pretend(monkeypatch, SLEEPS)
    made = press(patience=60)
    first = [asyncio.create_task(made.sheets(JOB)) for _ in range(2)]
    await until_all_wait()
    first[0].cancel()
    await until_all_wait()
    assert JOB in made._making, "somebody still wants it"
    first[1].cancel()
    await asyncio.gather(*first, return_exceptions=True)
    pretend(monkeypatch, "print('%PDF')")
    assert (await asyncio.wait_for(made.sheets(OTHER), 30)).strip() == b"%PDF"


async def test_one_address_does_not_have_the_press_to_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pretend(monkeypatch, "print('%PDF')")
    busy = press(waiting=2)
    wanted = [busy.sheets(JOB, GREEDY), busy.sheets(OTHER, ANA), busy.sheets(OTHER, BIA)]
    greedy, ana, bia = await asyncio.gather(*wanted, return_exceptions=True)
    assert isinstance(ana, Denied)
    assert isinstance(greedy, bytes)
    assert isinstance(bia, bytes)
    assert await busy.sheets(OTHER, ANA) == bia


async def test_what_was_asked_for_by_somebody_who_left_is_dropped(
    tmp_path: Path, services: list[Service]
) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        turns = services[0].heavy
        for _ in range(GENEROUS.heavy):
            await turns.take(BIA)
        path = f"/api/tables/{ana.table}/replay"
        asking = asyncio.create_task(ana.http.get(path))
        async with asyncio.timeout(20):
            while not is_anybody_waiting(turns):
                await asyncio.sleep(0.02)
            asking.cancel()
            while is_anybody_waiting(turns):
                await asyncio.sleep(0.02)
        for _ in range(GENEROUS.heavy):
            turns.give()
        await ana.ask("GET", path)


async def test_no_file_is_read_for_who_asks_too_often(tmp_path: Path) -> None:
    """Reading one may take a second: it is counted before, also where it is refused then."""
    limits = replace(GENEROUS, looks=(0.0, 2.0), address_share=1.0)
    async with serving(tmp_path, limits=limits) as url, Player(url, "ana") as ana:
        wish = {"source": "title = 1", "players": 2}
        paths = [f"/api/own/vossa_excelencia/deck/{what}" for what in ("try", "sheets", "try")]
        answers = [(await ana.http.post(path, json=wish)).status_code for path in paths]
        assert answers == [400, 400, 429]


async def test_a_table_without_a_file_does_not_wait_for_one_with_a_file(
    tmp_path: Path, services: list[Service]
) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url, "bia") as bia:
        turns = services[0].heavy
        for _ in range(GENEROUS.heavy):
            await turns.take(BIA)
        seats, options = [{"kind": "human"}, {"kind": "bot"}], {"deck": example("en")}
        wish = {"game": "vossa_excelencia", "seats": seats, "options": options}
        with_file = asyncio.create_task(ana.http.post("/api/tables", json=wish))
        await bia.make_table("human bot")
        assert not with_file.done()
        for _ in range(GENEROUS.heavy):
            turns.give()
        assert (await with_file).status_code == 201


LIGHT = (
    "/api/lessons/quissama/first/cards",
    "/api/lessons/quissama/first",
    "/api/games/quissama/sheets/parts",
    "{table}/cards",
)


@pytest.mark.parametrize("wanted", [*LIGHT, "{table}/qr?origin={url}"])
async def test_a_hundred_drawings_keep_nobody_else_waiting(
    wanted: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """800 codes of one address kept all that is done in threads waiting for 3.6 seconds."""
    drawn: list[str] = []
    go_on = threading.Event()

    def draw(link: str) -> bytes:
        go_on.wait(20)
        time.sleep(0.03)  # as on a machine with much to do
        drawn.append(link)
        return b"<svg/>"

    monkeypatch.setattr(tables, "qr_drawing", draw)
    async with (
        serving(tmp_path) as url,
        Player(url, "ana") as ana,
        Player(url, "bia", "127.0.0.2") as bia,
    ):
        await ana.make_table("human bot")
        await bia.make_table("human bot bot", game="quissama")
        path = f"/api/tables/{ana.table}/qr?origin={url}"
        asked = [asyncio.create_task(ana.http.get(path)) for _ in range(80)]
        await asyncio.sleep(1)  # until they are all there
        mine = wanted.format(table=f"/api/tables/{bia.table}", url=url)
        hers = asyncio.create_task(bia.http.get(mine))
        await asyncio.sleep(0.2)
        go_on.set()
        assert (await hers).status_code == 200
        assert len(drawn) < 40, "she was not the last"
        assert {answer.status_code for answer in await asyncio.gather(*asked)} == {200}


async def test_lists_of_tables_take_turns(tmp_path: Path, services: list[Service]) -> None:
    """2,900 of one address stopped everybody for 7 seconds, and gave all clocks 8 back."""
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human open", public=True)
        turns = services[0].light
        for path in ("/api/tables", "/api/tables/mine"):
            for _ in range(GENEROUS.light):
                await turns.take(BIA)
            asking = asyncio.create_task(ana.ask("GET", path))
            async with asyncio.timeout(20):
                while not is_anybody_waiting(turns):
                    await asyncio.sleep(0.02)
            await ana.ask("GET", "/api/me")
            assert not asking.done()
            for _ in range(GENEROUS.light):
                turns.give()
            assert [card["id"] for card in await asking] == [ana.table]
