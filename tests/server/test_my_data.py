"""A guest sees, takes along and deletes what is stored about them."""

import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludoteca
from ludoteca.server import forgetting
from ludoteca.server.entries import decode
from ludoteca.server.retention import Retention
from ludoteca.server.service import Service
from ludoteca.server.stores import make_store
from ludoteca.server.stores.contract import Saved, Statement
from tests.server.harness import Player, serving
from tests.server.push_service import Browser
from tests.server.test_together import two
from tests.server.test_worlds import services

__all__ = ["services"]  # a fixture


async def test_a_guest_sees_and_deletes_their_data(tmp_path: Path) -> None:
    kept = Retention(finished=24)
    async with (
        serving(tmp_path, retention=kept) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
    ):
        assert await bia.ask("GET", "/api/me/data") is None, "nobody yet, and nobody is made"
        await ana.make_table("human open", name="Ana")
        await bia.ask("POST", f"/api/tables/{ana.table}/join", {"name": "Bia"})
        await ana.sit()
        await ana.tell("say", text="bom dia")
        await bia.sit(ana.table)
        await bia.tell("say", text="boa tarde")
        mine = await ana.ask("GET", "/api/me/data")
        assert mine["kept"] == {"finished": 24, "abandoned": None, "guests": None}
        assert [table["chat"] for table in mine["tables"]] == [["bom dia"]], "not Bia's words"
        assert mine["tables"][0]["names"] == ["Ana"]
        answer = await ana.http.delete("/api/me/data")
        assert (answer.status_code, answer.json()) == (200, {"tables": 1})
        assert "Max-Age=0" in answer.headers["set-cookie"]
        assert not (await ana.ask("GET", "/api/me"))["guest"]
        await bia.hang_up()
        await bia.sit()
        assert [seat["name"] for seat in bia.info["seats"]] == ["—", "Bia"]
        assert [line["text"] for line in bia.chat] == ["…", "boa tarde"]


async def test_words_and_names_without_a_seat_are_theirs_too(database: str) -> None:
    """Who only watched, or had a seat before it began, sees and deletes what stayed of them."""
    async with (
        serving(database) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
        Player(url, "eva") as eva,
    ):
        await ana.make_table("human open open", name="Ana")
        path = f"/api/tables/{ana.table}"
        await eva.ask("POST", f"{path}/join", {"name": "Evangelina"})
        await eva.ask("POST", f"{path}/leave")
        await eva.ask("PATCH", "/api/me", {"name": "Evangelina"})
        await eva.sit(ana.table)
        assert (await eva.tell("say", text="eu só olho"))["type"] == "done"
        [stored] = (await eva.ask("GET", "/api/me/data"))["tables"]
        assert stored["chat"] == ["eu só olho"]
        who = eva.chat[-1]["who"]
        await eva.ask("DELETE", "/api/me/data")
        await bia.sit(ana.table)
        assert [(line["name"], line["text"]) for line in bia.chat] == [("—", "…")]
    store = make_store(database)
    await store.open()
    try:
        saved = await store.load(ana.table)
        assert saved is not None
        together = b" ".join(saved.entries).decode()
        assert "Evangelina" not in together
        assert who not in together
        assert await store.ask("SELECT 1 FROM marks WHERE name LIKE $1", f"%{who}%") == []
    finally:
        await store.close()


async def test_what_somebody_brought_is_theirs(database: str) -> None:
    """An uploaded record is among its owner's data and goes with them, and with nobody else."""
    record = ludoteca.new("conspiracy", players=2, seed=7, names=["Anastácia", "Bia"]).record()
    async with serving(database) as url, Player(url, "ana") as ana, Player(url, "eva") as eva:
        brought = await ana.ask("POST", "/api/records", msgspec.json.decode(record.encode()), 201)
        [stored] = (await ana.ask("GET", "/api/me/data"))["tables"]
        assert stored["id"] == brought["id"]
        await eva.ask("PATCH", "/api/me", {"name": "Eva"})
        await eva.sit(brought["id"])
        await eva.tell("say", text="eu só olho")
        await eva.ask("DELETE", "/api/me/data")
        await ana.ask("GET", f"/api/tables/{brought['id']}")
        await ana.ask("DELETE", "/api/me/data")
        await eva.ask("GET", f"/api/tables/{brought['id']}", status=404)


async def test_where_one_is_told_is_stored_and_shown(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        keys = Browser().subscription("https://push.example.org/ana")
        await ana.ask("POST", "/api/me/push", {**keys, "quiet": "22-8 America/Sao_Paulo"})
        told = (await ana.ask("GET", "/api/me/data"))["told"]
        quiet = "22-8 America/Sao_Paulo"
        assert told == [{"endpoint": "https://push.example.org/ana", "quiet": quiet}]


@pytest.mark.parametrize("moves", [1, 3])
async def test_deleting_oneself_while_somebody_moves_is_asked_once(
    moves: int, database: str, services: list[Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        serving(database) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
    ):
        first, second = await two(url, ana, bia)
        store = services[0].store
        loading, left = store.load, [first] * moves

        async def load(table: str) -> Saved | None:
            saved = await loading(table)
            if left:
                await left.pop().tell("say", text="oi")  # after it was read, before it is rewritten
            return saved

        monkeypatch.setattr(store, "load", load)
        assert await second.ask("DELETE", "/api/me/data") == {"tables": 1}
        assert (await first.http.get("/health")).status_code == 200
        saved = await loading(first.table)
        assert saved is not None
        assert [type(decode(body)).__name__ for body in saved.entries].count("Said") == moves
        while not first.info["seats"][1 - first.info["first"]]["absent"]:
            await first.hear("update", "snapshot")


async def test_deleting_oneself_holds_up_nobody(
    tmp_path: Path, services: list[Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twenty tables of thousands of entries stopped the loop for seconds, and all moves with it."""
    async with (
        serving(tmp_path) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
    ):
        held = []
        for _ in range(3):
            await two(url, ana, bia)
            held.append(ana.table)
        store, rewrite = services[0].store, forgetting._bodies_without
        changing, threads = store.change, []
        written: list[set[str]] = []

        def rewrite_there(*given: Any) -> list[bytes]:
            threads.append(threading.current_thread())
            return rewrite(*given)

        async def change(*statements: Statement) -> None:
            written.append(
                {str(values[0]) for query, values in statements if "INTO entries" in query}
            )
            await changing(*statements)

        monkeypatch.setattr(forgetting, "_bodies_without", rewrite_there)
        monkeypatch.setattr(store, "change", change)
        assert await ana.ask("DELETE", "/api/me/data") == {"tables": 3}
        assert threading.main_thread() not in threads
        assert sorted([*each] for each in written if each) == sorted([table] for table in held)
