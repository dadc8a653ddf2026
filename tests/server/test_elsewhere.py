"""Two processes and one table: neither misses what the other has written."""

import asyncio
from types import SimpleNamespace

import asyncpg
import pytest

from ludoteca.server.stores.contract import Saved, Unavailable
from ludoteca.server.stores.postgres import PostgresStore
from tests.server.harness import Player, serving
from tests.server.postgres import new_database


async def test_what_is_written_while_a_table_is_being_read_is_not_missed(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = await new_database(postgres_url)
    read, tell = PostgresStore.load, PostgresStore._tell
    heard = asyncio.Event()
    async with serving(url) as here, serving(url) as there, Player(here) as ana:
        await ana.make_table("human human", hot_seat=True)
        await ana.sit()
        await ana.tell("look", seat=ana.state["waiting"][0])

        async def tell_us(store: PostgresStore, table: str) -> None:
            await tell(store, table)
            heard.set()

        async def read_slowly(store: PostgresStore, table: str) -> Saved | None:
            saved = await read(store, table)
            monkeypatch.setattr(PostgresStore, "_tell", tell_us)
            assert (await ana.act())["type"] == "done"
            await asyncio.wait_for(heard.wait(), 10)
            return saved

        monkeypatch.setattr(PostgresStore, "load", read_slowly)
        async with Player(there) as eve:
            await eve.sit(ana.table)
            while eve.number < ana.number:
                await eve.hear("update")
            assert eve.log[-1]["step"] == ana.log[-1]["step"]


async def test_who_plays_on_here_has_come_back_there(postgres_url: str) -> None:
    """While the other process has the bot think: of both only one takes the decision."""
    url = await new_database(postgres_url)
    pace = {"pace": (0.2, 0.2)}
    async with (
        serving(url, **pace) as here,
        serving(url, **pace) as there,
        Player(here, "ana") as ana,
        Player(there, "bia") as bia,
    ):
        await ana.make_table("human open", clock={"minutes": 5, "increment": 60})
        await bia.ask("POST", f"/api/tables/{ana.table}/join", {"name": "Bia"})
        path, answers = f"/api/tables/{ana.table}", []
        for turn in range(16):
            for player in (ana, bia):
                await player.sit(ana.table)
            asked = ana if ana.state["options"] else bia
            await asked.ask("POST", f"{path}/leave")
            await asyncio.sleep(0.02 * turn)
            answers.append(await asked.act())
            if answers[-1]["type"] == "refused":
                assert answers[-1]["name"] == "stale", "the bot was quicker"
                await asked.tell("return")
            for player in (ana, bia):
                seats = (await player.ask("GET", path))["seats"]
                assert not any(seat["absent"] for seat in seats), "everywhere"
        assert "done" in [answer["type"] for answer in answers]
        assert [line["step"] for line in (await ana.sit())["log"]] == [
            line["step"] for line in (await bia.sit(ana.table))["log"]
        ]


async def test_what_fails_oddly_is_made_good(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither a look at the clocks nor the following of others ends with one odd failure."""
    url = await new_database(postgres_url)
    failed = []

    def fail_once(name: str) -> None:
        real = getattr(PostgresStore, name)

        async def fail(store: PostgresStore, *values: object) -> object:
            if name not in failed:
                failed.append(name)
                raise RuntimeError("nobody has thought of this")
            return await real(store, *values)

        monkeypatch.setattr(PostgresStore, name, fail)

    async with serving(url) as here, serving(url) as there, Player(here) as ana:
        await ana.make_table("human human", hot_seat=True)
        await ana.sit()
        await ana.tell("look", seat=ana.state["waiting"][0])
        async with Player(there) as eve:
            await eve.sit(ana.table)
            for name in ("entries", "due"):
                fail_once(name)
            assert (await ana.act())["type"] == "done"
            while eve.number < ana.number:
                await eve.hear("update")
    assert sorted(failed) == ["due", "entries"]


async def test_a_connection_that_dies_while_a_command_is_sent_is_no_answer() -> None:
    async def fetch(*_: object) -> None:
        raise asyncpg.InternalClientError("another operation is in progress")

    store = PostgresStore("postgresql:///none")
    store._pool = SimpleNamespace(fetch=fetch)
    with pytest.raises(Unavailable):
        await store.due(0, 1)


async def test_what_is_asked_at_once_through_both_is_done_or_was_done(postgres_url: str) -> None:
    """Whoever writes second is not told that it is over, where only somebody else was quicker."""
    url = await new_database(postgres_url)
    async with (
        serving(url) as here,
        serving(url) as there,
        Player(here, "ana") as ana,
        Player(there, "bia") as bia,
        Player(there, "ana-too") as same,
    ):
        for _ in range(6):
            await ana.make_table("human open open")
            path = f"/api/tables/{ana.table}"
            async with Player(here) as caio:
                await asyncio.gather(
                    bia.ask("POST", f"{path}/join", {"seat": 1, "name": "Bia"}),
                    caio.ask("POST", f"{path}/join", {"seat": 2, "name": "Caio"}),
                )
        same.http.cookies = ana.http.cookies
        for player in (ana, bia, same):
            await player.sit(ana.table)
        for turn in range(8):
            said = {"text": "oi", "id": f"say-{turn}"}
            answers = await asyncio.gather(
                ana.tell("say", **said), same.tell("say", **said), bia.tell("say", text="oi")
            )
            assert [answer["type"] for answer in answers] == ["done"] * 3
        while [line["text"] for line in ana.chat] != ["oi"] * 16:
            await ana.hear("update")


async def test_two_who_ask_for_another_game_at_once_get_one(postgres_url: str) -> None:
    url = await new_database(postgres_url)
    async with (
        serving(url) as here,
        serving(url) as there,
        Player(here, "ana") as ana,
        Player(there, "bia") as bia,
    ):
        for _ in range(6):
            await ana.make_table("human open")
            await bia.ask("POST", f"/api/tables/{ana.table}/join", {"name": "Bia"})
            for player in (ana, bia):
                await player.sit(ana.table)
            await ana.tell("propose", what="end")
            await bia.hear("update")
            assert (await bia.tell("answer", yes=True))["type"] == "done"
            while ana.info["phase"] != "ended":
                await ana.hear("update")
            path = f"/api/tables/{ana.table}/rematch"
            both = await asyncio.gather(ana.ask("POST", path), bia.ask("POST", path))
            assert both[0]["id"] == both[1]["id"]
            assert "playing" in [table["phase"] for table in both]
            for player in (ana, bia):
                mine = await player.ask("GET", "/api/tables/mine")
                assert "gathering" not in [card["phase"] for card in mine], (
                    "nobody is invited twice"
                )
                await player.ask("POST", f"/api/tables/{both[0]['id']}/leave")
