"""Nobody fills the disk: what is large and stays has a budget in bytes, and goes with its guest."""

import asyncio
import sqlite3
import time
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

import ludoteca
from ludoteca.games.vossa_excelencia.deck_file import example
from ludoteca.server.retention import MONTH, Retention, tidy
from ludoteca.server.settings import Limits
from ludoteca.server.stores import make_store
from ludoteca.server.stores.bulk import all_bytes
from tests.server.harness import GENEROUS, Data, Player, serving

GAME = "vossa_excelencia"
SHARE = f"/api/own/{GAME}/deck/share"
KILO = 1024
SIZE = 100 * KILO  # of the decks that are brought here


def deck(number: int) -> str:
    """One of many decks, each of another text and of the same size."""
    text = f"# {number:08}\n{example('pt')}"
    return text + "#" * (SIZE - len(text.encode()))


def bounded(**bounds: object) -> Limits:
    """Limits of which only these are ever reached; half a deck is for what else is kept."""
    wide = {"bulk": (1e9, 1e9), "bulk_of_guest": 10**9, "bulk_of_all": 10**9}
    return replace(GENEROUS, looks=(1e6, 1e6), **{**wide, **bounds})  # type: ignore[arg-type]


async def bring(player: Player, what: str, number: int) -> tuple[int, Data]:
    """Leave something large for good in one of three ways: whether it was taken, and what of it."""
    if what == "share":
        answer = await player.http.post(SHARE, json={"source": deck(number)})
    elif what == "table":
        seats = [{"kind": "human"}, {"kind": "open"}]
        body = {"game": GAME, "seats": seats, "options": {"deck": deck(number)}}
        answer = await player.http.post("/api/tables", json=body)
    else:
        options = {"deck": deck(number)}
        record = ludoteca.new(GAME, players=2, seed=7, options=options).record()
        answer = await player.http.post("/api/records", json=msgspec.json.decode(record.encode()))
    return answer.status_code, answer.json()


WAYS = ("share", "table", "record")


@pytest.mark.parametrize("what", WAYS)
async def test_a_guest_keeps_so_many_bytes(tmp_path: Path, what: str) -> None:
    limits = bounded(bulk_of_guest=5 * SIZE // 2)
    async with serving(tmp_path, limits=limits) as url, Player(url) as ana, Player(url) as bia:
        assert [(await bring(ana, what, n))[0] < 300 for n in range(2)] == [True, True]
        status, answer = await bring(ana, what, 2)
        assert (status, answer["problem"]["id"]) == (409, "problem-bulk-own")
        assert answer["problem"]["args"] == {"most": 250}
        for other in WAYS:
            assert (await bring(ana, other, 3))[0] == 409, "all of it counts together"
            assert (await bring(bia, other, 3))[0] < 300 or other == "record"
        assert (await ana.http.post("/api/tables", json=plain())).status_code == 201


def plain() -> Data:
    return {"game": GAME, "seats": [{"kind": "human"}, {"kind": "bot"}]}


@pytest.mark.parametrize("what", WAYS)
async def test_all_together_keep_so_many_bytes(tmp_path: Path, what: str) -> None:
    async with serving(tmp_path, limits=bounded(bulk_of_all=5 * SIZE // 2)) as url:
        statuses = []
        for number in range(4):  # guests are made anew in no time
            async with Player(url) as somebody:
                status, answer = await bring(somebody, what, number)
                statuses.append(status)
        assert [status < 300 for status in statuses] == [True, True, False, False]
        assert answer["problem"]["id"] == "problem-bulk-full"


@pytest.mark.parametrize("what", WAYS)
async def test_an_address_brings_so_many_bytes_at_once(tmp_path: Path, what: str) -> None:
    limits = bounded(bulk=(0.001, 2.75 * SIZE), bulk_share=2.0)
    async with serving(tmp_path, limits=limits) as url:
        taken = []
        for number in range(7):
            async with Player(url) as somebody:
                status, answer = await bring(somebody, what, number)
                taken.append(status < 300)
        assert taken == [True] * 5 + [False] * 2
        assert (status, answer["problem"]["id"]) == (429, "problem-bulk-soon")
        async with Player(url, where="127.0.0.9") as elsewhere:
            assert (await bring(elsewhere, what, 8))[0] < 300


async def test_what_is_taken_back_makes_room(tmp_path: Path) -> None:
    limits = bounded(bulk_of_guest=3 * SIZE // 2, bulk_of_all=3 * SIZE // 2)
    async with serving(tmp_path, limits=limits) as url, Player(url) as ana, Player(url) as bia:
        _, made = await bring(ana, "share", 0)
        assert (await bring(ana, "share", 0))[0] == 200, "the same once more is nothing more"
        assert (await bring(ana, "share", 1))[0] == 409
        assert (await bring(bia, "share", 1))[0] == 409
        await ana.ask("DELETE", f"/api/shared/{made['id']}")
        assert (await bring(ana, "share", 1))[0] == 200
        await ana.ask("DELETE", "/api/me/data")
        assert (await bring(bia, "table", 2))[0] == 201
        await bia.ask("DELETE", "/api/me/data")
        async with Player(url) as caio:
            assert (await bring(caio, "share", 3))[0] == 200


async def test_many_at_once_are_counted_one_after_another(tmp_path: Path) -> None:
    limits = bounded(bulk_of_all=5 * SIZE // 2)
    async with serving(tmp_path, limits=limits) as url, Player(url) as ana:
        await ana.ask("GET", "/api/me")
        await bring(ana, "share", 0)
        done = await asyncio.gather(*(bring(ana, "share", number) for number in range(1, 6)))
        assert sorted(status for status, _ in done) == [200, 409, 409, 409, 409]


async def test_what_nobody_comes_back_for_goes_with_retention(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    async with serving(tmp_path) as url, Player(url) as ana:
        for what in WAYS:
            assert (await bring(ana, what, 0))[0] < 300
    store = make_store(database)
    await store.open()
    assert await all_bytes(store) > 3 * SIZE
    later = int(time.time() * 1000) + 7 * MONTH
    await tidy(store, Retention(finished=6, abandoned=6, guests=6), dry=False, now=later)
    await tidy(store, Retention(finished=6, abandoned=6, guests=6), dry=False, now=later)
    assert await all_bytes(store) == 0
    await store.close()
    with sqlite3.connect(database) as file:
        rows = [file.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in KEPT]
    assert rows == [0, 0, 0, 0]


KEPT = ("shared", "tables", "entries", "guests")
