"""Leaving and coming back: nothing is lost, nothing is done twice."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from ludoteca.server.service import Service
from ludoteca.server.stores import blocks
from ludoteca.server.stores.contract import Store
from ludoteca.server.stores.sqlite import SqliteStore
from tests.server.harness import Player, serving
from tests.server.test_worlds import services

__all__ = ["services"]  # a fixture


async def until_asked(player: Player) -> None:
    while not player.state["options"]:
        await player.hear("update", "snapshot")


async def test_only_what_is_missing_is_sent(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url, "bia") as bia:
        await ana.make_table("human open")
        await bia.ask("POST", f"/api/tables/{ana.table}/join", {})
        await ana.sit()
        await bia.sit(ana.table)
        first, second = (ana, bia) if ana.state["options"] else (bia, ana)
        await first.hang_up()
        seen = len(first.log)
        await second.tell("say", text="olá")
        first_message = await first.sit(query=f"?since={first.number}")
        assert first_message["type"] == "update"
        assert [line["text"] for line in first_message["chat"]] == ["olá"]
        assert first_message["state"] is None, "the position has not changed"
        assert first_message["table"] is None
        await first.act()
        await first.hang_up()
        assert (await first.sit(query=f"?since={first.number}"))["log"] == []
        await first.hang_up()
        again = await first.sit()
        assert again["type"] == "snapshot"
        assert len(first.log) > seen


async def test_a_resend_is_not_applied_twice(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human human", hot_seat=True)
        await ana.sit(query="?seat=0")
        await ana.tell("look", seat=ana.state["waiting"][0])
        step = ana.state["step"]
        action = ana.state["options"][0]["action"]
        first = await ana.act(action, id="same")
        await ana.hang_up()  # as if the answer had been lost
        await ana.sit(query=f"?since={ana.number}")
        again = await ana.tell("act", id="same", step=step, action=action)
        assert again == first
        assert ana.state["step"] == step + 1


async def test_what_is_being_written_is_finished_when_its_sender_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    append = SqliteStore.append

    async def take_time(*arguments: Any) -> None:
        await asyncio.sleep(0.1)
        await append(*arguments)

    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human human", hot_seat=True)
        await ana.sit(query="?seat=0")
        await ana.tell("look", seat=ana.state["waiting"][0])
        monkeypatch.setattr(SqliteStore, "append", take_time)
        step, action = ana.state["step"], ana.state["options"][0]["action"]
        await ana.send("ping")  # its answer finds nobody
        await ana.send("act", id="same", step=step, action=action)
        await ana.hang_up()
        await ana.sit(query=f"?since={ana.number}")
        answer = await ana.tell("act", id="same", step=step, action=action)
        assert answer["type"] == "done"
        assert ana.state["step"] == step + 1


async def test_anybody_may_ask_whether_the_server_is_there(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url, "") as nobody:
        await ana.make_table("human bot")
        await ana.sit()
        await nobody.sit(ana.table)
        for player in (ana, nobody):
            number = player.number
            assert (await player.tell("ping"))["type"] == "done"
            assert player.number == number


async def test_a_move_for_a_step_that_is_over_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        await ana.sit()
        await until_asked(ana)
        step = ana.state["step"]
        await ana.act()
        await until_asked(ana)
        answer = await ana.tell("act", step=step, action=0)
        assert (answer["type"], answer["name"]) == ("refused", "stale")
        assert answer["text"]["id"] == "refusal-stale"


async def test_a_restart_goes_on_where_it_was(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot", name="Ana")
        await ana.sit()
        await ana.play(5)
        await until_asked(ana)
        cookies = ana.http.cookies
        before, log = ana.state, ana.log
    async with serving(tmp_path) as url, Player(url, "ana") as again:
        again.http.cookies = cookies
        again.messages = 100
        await again.sit(ana.table)
        assert again.state == before
        assert again.log == log
        await again.play()
        assert again.info["phase"] == "over"


async def test_a_server_that_stops_tells_browsers_to_come_back(tmp_path: Path) -> None:
    async with Player("", "ana") as ana:
        async with serving(tmp_path) as url:
            ana.url = ana.origin = url
            ana.http.base_url = url
            await ana.make_table("human bot")
            await ana.sit()
        with pytest.raises(ConnectionClosed) as closed:
            await ana.hear("nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012


async def test_a_table_without_sockets_is_forgotten_and_comes_back(tmp_path: Path) -> None:
    async with serving(tmp_path, keep=0.0) as url, Player(url, "ana") as ana:
        await ana.make_table("human human", hot_seat=True)
        for _ in range(4):
            await ana.sit()
            await ana.tell("look", seat=ana.state["waiting"][0])
            await ana.act(ana.chance.choice(ana.state["options"])["action"])
            await ana.hang_up()
            while "ludoteca_rooms 0" not in (await ana.http.get("/metrics")).text:
                pass
        await ana.sit()
        assert ana.state["step"] == 4


async def test_who_comes_while_a_table_is_being_forgotten_sits_where_it_is_played_on(
    tmp_path: Path, services: list[Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is asked of the store on the way: memory may let go of the table meanwhile."""
    asking = blocks.ids_of

    async def forget_and_ask(store: Store, guest: str) -> set[str]:
        services[0].rooms[ana.table].used = 0.0
        services[0]._forget()
        assert services[0].rooms == {}
        return await asking(store, guest)

    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human open")
        monkeypatch.setattr(blocks, "ids_of", forget_and_ask)
        await ana.sit()
        assert len(services[0].rooms[ana.table].viewers) == 1
