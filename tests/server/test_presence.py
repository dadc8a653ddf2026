"""Who is at the table, in whichever process."""

import asyncio
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from ludoteca.server.presence import OtherProcesses, Presence
from ludoteca.server.room import Room
from tests.server.harness import Player, serving
from tests.server.postgres import new_database


async def shown(player: Player, present: list[bool], spectators: int) -> None:
    """Listen until this is shown."""
    wanted = {"type": "present", "present": present, "spectators": spectators}
    while await asyncio.wait_for(player.hear("present"), 10) != wanted:
        pass


async def test_two_processes_show_the_same_people(postgres_url: str) -> None:
    url = await new_database(postgres_url)
    async with serving(url) as here, Player(here) as ana:
        await ana.make_table("human open", name="Ana")
        await ana.sit()
        await shown(ana, [True, False], 0)
        async with serving(url) as there, Player(there) as bia, Player(there) as eve:
            await bia.ask("POST", f"/api/tables/{ana.table}/join", {"name": "Bia"})
            await bia.sit(ana.table)
            await shown(bia, [True, True], 0)
            await shown(ana, [True, True], 0)
            await eve.sit(ana.table)
            await shown(ana, [True, True], 1)
            await bia.hang_up()
            await shown(ana, [True, False], 1)
            await bia.sit()
            await shown(ana, [True, True], 1)
        await shown(ana, [True, False], 0)


async def test_a_page_hidden_behind_others_is_hidden_in_both(postgres_url: str) -> None:
    url = await new_database(postgres_url)
    async with (
        serving(url) as here,
        serving(url) as there,
        Player(here, "ana") as ana,
        Player(there, "bia") as bia,
    ):
        await ana.make_table("human open", name="Ana")
        await bia.ask("POST", f"/api/tables/{ana.table}/join", {"name": "Bia"})
        await ana.sit()
        await bia.sit(ana.table)
        await shown(ana, [True, True], 0)
        for is_seen in (False, True):
            assert (await bia.tell("see", on=is_seen))["type"] == "done"
            for player in (ana, bia):
                await shown(player, [True, is_seen], 0)


async def test_who_looks_may_be_heard_before_who_sits(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, follow = await new_database(postgres_url), Room._follow
    has_looked = asyncio.Event()

    async def late(room: Room) -> None:
        if any(viewer.seat == 0 for viewer in room.viewers):  # Ana's, not Bia's
            await has_looked.wait()
        await follow(room)

    async with serving(url) as here, Player(here) as ana:
        await ana.make_table("human open", name="Ana")
        await ana.sit()
        monkeypatch.setattr(Room, "_follow", late)
        async with serving(url) as there, Player(there) as bia:
            await bia.ask("POST", f"/api/tables/{ana.table}/join", {"name": "Bia"})
            await bia.sit(ana.table)
            await shown(bia, [True, True], 0)
            has_looked.set()
            await shown(ana, [True, True], 0)


async def test_a_process_that_falls_silent_is_forgotten() -> None:
    shown: list[str] = []
    said: list[str] = []

    class Room:
        viewers = (None,)

        def send_present(self) -> None:
            shown.append("shown")

        def said(self, asks: bool) -> Presence:
            return Presence("this", "t", asks=asks)

    async def announce(text: str) -> None:
        said.append(text)

    service: Any = SimpleNamespace(
        rooms={"t": Room()},
        spawn=asyncio.ensure_future,
        store=SimpleNamespace(announce=announce),
    )
    elsewhere = OtherProcesses(service)
    ours = msgspec.json.encode(Presence(elsewhere.name, "t", ("ana",))).decode()
    await elsewhere.hear(ours)
    assert elsewhere.guests("t") == set(), "not of what one says oneself"
    await elsewhere.hear(msgspec.json.encode(Presence("b", "t", ("bia",), 2, asks=True)).decode())
    await asyncio.sleep(0)
    assert (elsewhere.guests("t"), elsewhere.spectators("t")) == ({"bia"}, 2)
    assert len(said) == 1, "who asks is answered"
    elsewhere.forget(0.0)
    assert elsewhere.guests("t") == {"bia"}, "heard lately"
    elsewhere.forget(float("inf"))
    assert (elsewhere.guests("t"), elsewhere.spectators("t")) == (set(), 0)
    assert shown == ["shown", "shown"]
