"""A guest sees, takes along and deletes what is stored about them."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludoteca
from ludoteca.server import forgetting
from ludoteca.server.entries import decode
from ludoteca.server.forgetting import forget_guest
from ludoteca.server.retention import Retention, tidy
from ludoteca.server.service import Service
from ludoteca.server.stores import make_store
from ludoteca.server.stores.contract import Forgotten, Guest, Saved, Statement, Store
from ludoteca.server.stores.devices import add_guest
from ludoteca.server.stores.mails import ask_for
from ludoteca.server.stores.shared import Shared, share
from ludoteca.server.stores.traces import note_trace
from ludoteca.server.stores.upkeep import FORGETTING, write_mark
from tests.server.harness import Player, serving
from tests.server.push_service import Browser
from tests.server.test_stores import HEAD, opened
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
        for_how_long = {"finished": 24, "abandoned": None, "guests": None}
        assert await bia.ask("GET", "/api/kept") == for_how_long, "who only reads is told, too"
        await ana.make_table("human open", name="Ana")
        await bia.ask("POST", f"/api/tables/{ana.table}/join", {"name": "Bia"})
        await ana.sit()
        await ana.tell("say", text="bom dia")
        await bia.sit(ana.table)
        await bia.tell("say", text="boa tarde")
        mine = await ana.ask("GET", "/api/me/data")
        assert mine["kept"] == for_how_long
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


async def test_words_and_names_without_a_seat_are_theirs_too(
    database: str, services: list[Service]
) -> None:
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
        who = services[0].rooms[ana.table].ledger.chat[-1].who
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


# Deleting oneself while something else of oneself is under way.

EVERYTHING = ("entries.body", "tables.card", "seats.guest", "marks.name", "shared.guest")


async def left_of(store: Store, *words: str) -> list[tuple[str, str]]:
    """Where something of somebody is still written."""
    found = []
    for place in EVERYTHING:
        table, _, column = place.partition(".")
        for row in await store.ask(f"SELECT {column} FROM {table}"):
            text = row[0].decode() if isinstance(row[0], bytes) else str(row[0])
            found += [(place, text) for word in words if word in text]
    return found


@pytest.mark.parametrize("what", ["table", "join", "meet", "say", "upload"])
async def test_what_was_under_way_is_not_kept(
    what: str, database: str, services: list[Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asked before, written after: nobody could ever have deleted it again."""
    record = ludoteca.new("conspiracy", players=2, seed=7, names=["Anastácia", "Bia"]).record()
    async with serving(database) as url, Player(url, "ana") as ana, Player(url, "bia") as bia:
        await bia.make_table("human open open", name="Bia", public=True)
        await ana.ask("PATCH", "/api/me", {"name": "Anastácia"})
        store = services[0].store
        [[who]] = await store.ask("SELECT id FROM guests WHERE name = $1", "Anastácia")
        if what == "say":
            await ana.sit(bia.table)
        appending = store.append
        other = Player(url, "ana")
        other.http.cookies = ana.http.cookies

        async def append(*given: Any, **more: Any) -> None:
            monkeypatch.setattr(store, "append", appending)
            await other.ask("DELETE", "/api/me/data")
            await appending(*given, **more)

        monkeypatch.setattr(store, "append", append)
        seats = [{"kind": "human"}, {"kind": "open"}]
        if what == "table":
            body: dict[str, Any] = {"game": "conspiracy", "seats": seats, "name": "Anastácia"}
            answer = await ana.ask("POST", "/api/tables", body, 409)
        elif what == "join":
            answer = await ana.ask("POST", f"/api/tables/{bia.table}/join", {}, 409)
        elif what == "meet":
            answer = await ana.ask("POST", "/api/meet", {"game": "conspiracy"}, 409)
        elif what == "upload":
            body = msgspec.json.decode(record.encode())
            answer = await ana.ask("POST", "/api/records", body, 409)
        else:
            await ana.send("say", text="eu, Anastácia")
            while await store.ask("SELECT 1 FROM guests WHERE id = $1", who):
                await asyncio.sleep(0.01)
            answer = {}
        if answer:
            assert answer["problem"]["id"] == "problem-forgotten"
        await bia.sit()
        assert (await bia.tell("say", text="oi"))["type"] == "done", "the others go on"
        assert await left_of(store, who, "Anastácia") == []
        await other.http.aclose()


async def test_who_is_forgotten_is_no_newcomer(database: str) -> None:
    async with opened(database) as store:
        for name in ("g", "h"):
            await add_guest(store, Guest(name, name, "pt"), f"hash {name}")
        await store.append("a", 0, [b"{}"], HEAD, newcomers=("g", "h"))
        await store.change(write_mark(FORGETTING + "g", ""))
        tries = [store.append(n, 0, [b"{}"], HEAD, newcomers=(n,)) for n in ("g", "h", "nobody")]
        first, second, third = await asyncio.gather(*tries, return_exceptions=True)
        assert isinstance(first, Forgotten)
        assert second is None, "who writes in the same moment is not concerned"
        assert isinstance(third, Forgotten)
        assert await store.load("g") is None
        await store.append("a", 1, [b"{}"], HEAD, newcomers=())


async def test_nothing_is_noted_of_who_is_no_more(database: str) -> None:
    async with opened(database) as store:
        await note_trace(store, "g", "t")
        await ask_for(store, "g", "ana@example.org", "", 0)
        with pytest.raises(Forgotten):
            await share(store, "g", Shared("id", "conspiracy", "deck", "", 0, "body"))
        assert await left_of(store, "g ") == []
        assert await store.ask("SELECT 1 FROM mails") == []


async def test_what_was_interrupted_is_finished(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(database) as url, Player(url, "ana") as ana:
        await ana.make_table("human open", name="Anastácia")
    async with opened(database) as store:
        [[who]] = await store.ask("SELECT id FROM guests")

        async def stop(*_: object) -> None:
            raise KeyboardInterrupt

        with monkeypatch.context() as patch:
            patch.setattr(forgetting, "_forget_at", stop)
            with pytest.raises(KeyboardInterrupt):
                await forget_guest(store, who)
        assert await left_of(store, who) != []
        await tidy(store, Retention(), dry=False)
        assert await left_of(store, who, "Anastácia") == []


async def test_who_remembers_somebody_forgotten_cannot_write_their_name(
    database: str, services: list[Service]
) -> None:
    """Another process has them in memory still: the table's next number is taken."""
    async with (
        serving(database, sweep=600) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
    ):
        await ana.make_table("human open", name="Ana")
        await bia.ask("POST", f"/api/tables/{ana.table}/join", {"name": "Berenice"})
        await bia.ask("POST", f"/api/tables/{ana.table}/leave")
        await ana.sit()
        [[who]] = await services[0].store.ask("SELECT id FROM guests WHERE name = $1", "Berenice")
        async with opened(database) as store:
            await forget_guest(store, who)
            # It reads anew what was forgotten, and only then writes.
            assert (await ana.tell("say", text="oi"))["type"] == "done"
            assert await left_of(store, who, "Berenice") == []


async def test_two_processes_agree_who_is_forgotten(postgres_url: str) -> None:
    async with (
        serving(postgres_url) as one,
        serving(postgres_url) as two,
        opened(postgres_url) as store,
    ):
        for number in range(8):
            async with Player(one, "ana") as ana, Player(two, "ana") as same:
                await ana.ask("PATCH", "/api/me", {"name": "Anastácia"})
                same.http.cookies = ana.http.cookies
                seats = [{"kind": "human"}, {"kind": "open"}]
                body = {"game": "conspiracy", "seats": seats, "name": "Anastácia"}
                await asyncio.gather(
                    ana.http.post("/api/tables", json=body),
                    _later(number / 500, same.http.delete("/api/me/data")),
                )
        known = {row[0] for row in await store.ask("SELECT id FROM guests")}
        seated = {row[0] for row in await store.ask("SELECT guest FROM seats")}
        assert seated <= known


async def _later(seconds: float, work: Any) -> Any:
    await asyncio.sleep(seconds)
    return await work
