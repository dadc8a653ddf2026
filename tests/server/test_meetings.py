"""Two who do not know each other, and two who do not want to."""

import asyncio
from pathlib import Path

import pytest

from ludoteca.server import room
from ludoteca.server.clocks import MINUTE
from tests.server.harness import Data, Player, serving
from tests.server.postgres import new_database
from tests.server.push_service import push_service
from tests.server.test_push import TOLD, heard, subscribe
from tests.server.test_uptime import Hand

MEET = ("POST", "/api/meet", {"game": "conspiracy"})


async def test_whoever_presses_it_for_the_same_game_is_seated(database: str) -> None:
    async with (
        push_service() as service,
        serving(database, **TOLD) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
        Player(url, "caio") as caio,
    ):
        await ana.ask("PATCH", "/api/me", {"name": "Ana"})
        browser = await subscribe(ana, service, "ana")
        waiting = await ana.ask(*MEET)
        assert (waiting["phase"], waiting["meeting"]) == ("gathering", True)
        assert (await ana.ask(*MEET))["id"] == waiting["id"], "pressed twice it is the same"
        [card] = await bia.ask("GET", "/api/tables")
        assert (card["meeting"], card["clock"]["minutes"], card["seats"][0]["name"]) == (
            True, 30, "Ana",
        )  # fmt: skip
        other = await caio.ask("POST", "/api/meet", {"game": "agencia"})
        assert other["id"] != waiting["id"]
        assert len(other["seats"]) == 3, "a bot makes up the number"
        joined = await bia.ask(*MEET)
        assert (joined["id"], joined["phase"]) == (waiting["id"], "playing")
        assert (await heard(service, browser))["path"] == f"/t/{waiting['id']}", "she is called"
        assert (await caio.ask(*MEET))["phase"] == "gathering", "the next one waits again"
        await caio.ask("POST", "/api/meet", {"game": "nowhere"}, 400)


async def test_two_who_press_together_meet(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url) as ana, Player(url) as bia:
        for player in (ana, bia):
            await player.ask("PATCH", "/api/me", {"language": "pt"})
        tables = await asyncio.gather(ana.ask(*MEET), bia.ask(*MEET))
        assert tables[0]["id"] == tables[1]["id"]


@pytest.mark.parametrize("presses", [2, 3])
async def test_who_presses_several_times_at_once_gets_one_table(
    database: str, presses: int
) -> None:
    async with serving(database) as url, Player(url) as ana, Player(url) as bia:
        for player in (ana, bia):
            await player.ask("PATCH", "/api/me", {"language": "pt"})
        asked = [player.ask(*MEET) for _ in range(presses) for player in (ana, bia)]
        tables = await asyncio.gather(*asked)
        assert len({table["id"] for table in tables}) == 1
        assert len(await ana.ask("GET", "/api/tables/mine")) == 1


async def test_who_plays_already_may_meet_somebody_else(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url) as ana, Player(url) as bia:
        first = await ana.ask(*MEET)
        await bia.ask(*MEET)
        for player in (ana, bia):
            await player.sit(first["id"])
        actor = ana if ana.state["options"] else bia
        await actor.act()
        assert (await actor.ask(*MEET))["id"] != first["id"]


async def test_two_of_one_name_meet(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url) as ana, Player(url) as other:
        for player in (ana, other):
            await player.ask("PATCH", "/api/me", {"name": "Ana"})
        waiting = await ana.ask(*MEET)
        met = await other.ask(*MEET)
        assert met["id"] == waiting["id"]
        assert [seat["name"] for seat in met["seats"]] == ["Ana", "Ana 2"]
        assert (await other.ask("GET", "/api/me"))["name"] == "Ana", "elsewhere she is not"


async def test_two_who_press_together_in_two_processes_meet(postgres_url: str) -> None:
    database = await new_database(postgres_url)
    async with serving(database) as here, serving(database) as there:
        for _ in range(5):
            async with Player(here) as ana, Player(there) as bia:
                for player in (ana, bia):
                    await player.ask("PATCH", "/api/me", {"language": "pt"})
                tables = await asyncio.gather(ana.ask(*MEET), bia.ask(*MEET))
                assert tables[0]["id"] == tables[1]["id"]


async def test_who_looks_at_a_table_in_another_process_is_there(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """She plays against bots meanwhile; he presses half an hour later, somewhere else."""
    clock, database = Hand(), await new_database(postgres_url)
    monkeypatch.setattr(room, "_clock", clock)
    async with (
        serving(database, beat=1e9) as here,
        serving(database, beat=1e9) as there,
        Player(here, "ana") as ana,
        Player(there, "bia") as bia,
        Player(there, "caio") as caio,
    ):
        table = (await ana.ask(*MEET))["id"]
        clock.ahead += 30 * MINUTE
        alone = (await caio.ask(*MEET))["id"]
        assert alone != table, "she has gone"
        await caio.ask("POST", f"/api/tables/{alone}/leave")
        await ana.make_table("human bot")
        await ana.sit()
        while (met := await bia.ask(*MEET))["id"] != table:  # until it has been heard there
            await bia.ask("POST", f"/api/tables/{met['id']}/leave")
        assert met["phase"] == "playing"


async def test_nobody_is_seated_with_somebody_who_has_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Hand()
    monkeypatch.setattr(room, "_clock", clock)
    async with serving(tmp_path, beat=1e9) as url, Player(url) as ana, Player(url) as bia:
        table = (await ana.ask(*MEET))["id"]
        await ana.sit(table)
        clock.ahead += 11 * MINUTE
        assert (await bia.ask(*MEET))["id"] == table, "she looks at it"
    async with serving(tmp_path, beat=1e9) as url, Player(url) as ana, Player(url) as bia:
        table = (await ana.ask(*MEET))["id"]
        clock.ahead += 11 * MINUTE
        assert (await bia.ask(*MEET))["id"] != table


async def test_those_who_block_do_not_meet(database: str) -> None:
    async with (
        serving(database) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
    ):
        await ana.make_table("human open", name="Ana", public=True)
        await bia.ask("POST", f"/api/tables/{ana.table}/join", {"name": "Bia"})
        at = {"table": ana.table}
        assert await ana.ask("POST", "/api/me/blocks", {**at, "seat": 0}) == [], "not oneself"
        assert await ana.ask("POST", "/api/me/blocks", {**at, "who": "x"}) == [], "nobody met"
        [blocked] = await ana.ask("POST", "/api/me/blocks", {**at, "seat": 1})
        assert blocked["name"] == "Bia"
        assert (await ana.ask("GET", "/api/me/data"))["blocked"] == ["Bia"]
        mine = await ana.ask(*MEET)
        theirs = await bia.ask(*MEET)
        assert mine["id"] != theirs["id"]
        ids = [card["id"] for card in await bia.ask("GET", "/api/tables")]
        assert mine["id"] not in ids
        joining = f"/api/tables/{mine['id']}/join"
        refused = await bia.ask("POST", joining, {"name": "B"}, 409)
        assert refused["problem"]["id"] == "problem-seat-taken", "nobody is told of it"
        assert await ana.ask("DELETE", f"/api/me/blocks/{blocked['id']}") == []
        await bia.ask("POST", joining, {"name": "B"})


async def test_a_blocked_voice_is_not_heard(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url, "bia") as bia:
        await ana.make_table("human open", name="Ana")
        await bia.ask("POST", f"/api/tables/{ana.table}/join", {"name": "Bia"})
        await bia.sit(ana.table)
        await bia.tell("say", text="oi")
        who: Data = (await ana.sit())["chat"][0]
        [blocked] = await ana.ask("POST", "/api/me/blocks", {"table": ana.table, "who": who["who"]})
        assert blocked["name"] == "Bia"
        await bia.tell("say", text="de novo")
        assert (await ana.sit())["chat"] == []


async def test_a_name_is_asked_once_and_kept(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url) as ana, Player(url) as bia:
        await ana.make_table("human open", name=" Ana ")
        assert (await ana.ask("GET", "/api/me"))["name"] == "Ana"
        await bia.ask("POST", f"/api/tables/{ana.table}/join", {"name": "Bia"})
        assert (await bia.ask("GET", "/api/me"))["name"] == "Bia"
        seats = [{"kind": "human", "name": "Ana Maria"}, {"kind": "human", "name": "Zé"}]
        wish = {"game": "conspiracy", "seats": seats, "hot_seat": True}
        await ana.ask("POST", "/api/tables", wish, 201)
        assert (await ana.ask("GET", "/api/me"))["name"] == "Ana Maria", "and not who sits beside"
        new = await bia.make_table("human bot")
        assert new["seats"][0]["name"] == "Bia"
