"""A table that is damaged, or of a game that is gone, hurts nobody else and says what is wrong."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from ludoteca.server import play, room
from ludoteca.server.clocks import MINUTE
from ludoteca.server.close_codes import NO_TABLE
from ludoteca.server.room import Room
from ludoteca.server.service import Service
from ludoteca.server.uptime import Uptime
from tests.server.harness import Player, keep_services, serving
from tests.server.test_uptime import Hand

PATHS = ("", "/cards", "/replay", "/outline", "/record", "/qr?origin=http://127.0.0.1")


async def execute(service: Service, query: str, *values: Any) -> None:
    await service.store.change((query, values))
    service.rooms.clear()


@pytest.mark.parametrize(
    ("query", "problem"),
    [
        ("UPDATE entries SET body = '{}' WHERE number = 0", "problem-table-damaged"),
        ("UPDATE entries SET body = 'x' WHERE number = 1", "problem-table-damaged"),
        ("UPDATE tables SET position = '{}'", "problem-table-damaged"),
        ("UPDATE tables SET position = '['", "problem-table-damaged"),
        (
            "UPDATE entries SET body = replace(body, 'conspiracy', 'ludo') WHERE number = 0",
            "problem-table-game",
        ),
    ],
)
async def test_a_damaged_table_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, query: str, problem: str
) -> None:
    found = keep_services(monkeypatch)
    async with serving(tmp_path) as url, Player(url, "Ana") as ana, Player(url, "Bia") as bia:
        table = (await ana.make_table("human bot", public=True))["id"]
        await execute(found[0], query)
        for path in PATHS:
            answer = await ana.http.get(f"/api/tables/{table}{path}")
            assert answer.status_code == 409, (path, answer.text)
            assert answer.json()["problem"]["id"] == problem, path
        answer = await ana.http.post(f"/api/tables/{table}/join", json={})
        assert answer.json()["problem"]["id"] == problem
        with pytest.raises(ConnectionClosed) as closed:
            await ana.sit()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == NO_TABLE
        for each in (ana, bia):  # others, and their own other tables, go on
            await each.make_table("human bot", public=True)
            assert await each.ask("GET", "/api/tables")
        assert found[0].metrics.counts["errors"] == 0


@pytest.mark.parametrize(
    "card",
    [
        "{}",
        "x",
        "replace(card, '\"waiting\":[', '\"waiting\":[7,')",
        'replace(card, \'"game":"conspiracy"\', \'"game":"ludo"\')',
    ],
)
async def test_one_damaged_card_takes_no_list_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, card: str
) -> None:
    found = keep_services(monkeypatch)
    async with serving(tmp_path) as url, Player(url, "Ana") as ana, Player(url, "Bia") as bia:
        broken = (await ana.make_table("human open", public=True))["id"]
        whole = (await ana.make_table("human open", public=True))["id"]
        value = card if card.startswith("replace") else f"'{card}'"
        await execute(found[0], f"UPDATE tables SET card = {value} WHERE id = $1", broken)
        listed = {each["id"] for each in await bia.ask("GET", "/api/tables")}
        mine = {each["id"] for each in await ana.ask("GET", "/api/tables/mine")}
        if "ludo" in card:
            assert (listed, mine) == ({whole}, {whole}), "nobody can sit down there any more"
        else:
            assert listed >= {whole}
            assert mine >= {whole}
        await ana.ask("GET", "/api/me/history")
        await ana.ask("POST", "/api/me/holiday", {"days": 1})
        await bia.ask("POST", "/api/meet", {"game": "conspiracy"})
        assert found[0].metrics.counts["errors"] == 0


async def test_a_game_that_does_not_replay_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = keep_services(monkeypatch)
    async with serving(tmp_path) as url, Player(url, "Ana") as ana:
        table = (await ana.make_table("human bot"))["id"]
        await ana.sit()
        await ana.act()
        await ana.hang_up()
        entry = "UPDATE entries SET body = replace(body, '\"action\":', '\"action\":9999') "
        await execute(found[0], entry + "WHERE number > 1")
        for path in ("/replay?seat=0", "/outline?seat=0"):
            answer = await ana.http.get(f"/api/tables/{table}{path}")
            assert answer.status_code in (400, 409), answer.text
            assert answer.json()["message"]


async def test_a_damaged_table_keeps_nobody_from_meeting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was the oldest at which somebody waited: all who wanted to play were refused."""
    found = keep_services(monkeypatch)
    async with serving(tmp_path) as url, Player(url, "Ana") as ana, Player(url, "Bia") as bia:
        broken = await ana.ask("POST", "/api/meet", {"game": "conspiracy"})
        await execute(found[0], "UPDATE entries SET body = '{}' WHERE number = 0")
        waits = await bia.ask("POST", "/api/meet", {"game": "conspiracy"})
        met = await ana.ask("POST", "/api/meet", {"game": "conspiracy"})
        assert broken["id"] != waits["id"] == met["id"]
        assert met["phase"] == "playing"


async def test_one_table_whose_clock_cannot_be_looked_at_stops_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its time had been up for longest: it was looked at first, and failed, at every look."""
    hand, expire = Hand(), play.expire
    looked: set[str] = set()

    async def stumble(table: Room, uptime: Uptime) -> None:
        if table.id == ana.table:
            raise ValueError
        looked.add(table.id)
        await expire(table, uptime)

    monkeypatch.setattr(room, "_clock", hand)
    monkeypatch.setattr(play, "expire", stumble)
    async with serving(tmp_path, beat=1e9) as url, Player(url) as ana, Player(url) as bia:
        for each in (ana, bia):
            await each.make_table("human bot", clock={"minutes": 5, "increment": 0})
            await each.sit()
            while not each.state["options"]:
                await each.hear("update")
        hand.ahead += 6 * MINUTE
        while bia.table not in looked:
            await asyncio.sleep(0.02)
