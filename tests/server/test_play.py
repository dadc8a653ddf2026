"""People at a table."""

import asyncio
from hashlib import sha256
from pathlib import Path

import pytest

from ludoteca.kernel.spoken import Option, Reason
from ludoteca.kernel.table import Table
from tests.server.harness import Player, serving


async def test_a_game_against_a_bot_to_the_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        table = await ana.make_table("human bot", name="Ana")
        assert table["phase"] == "playing"
        assert table["seed"] is None
        await ana.sit()
        await ana.play()
        assert ana.info["phase"] == "over"
        assert sorted(ana.state["ranking"]) in ([1, 1], [1, 2])
        seed = ana.info["seed"]
        published = sha256(f"ludoteca seed {seed}".encode()).hexdigest()
        assert published == table["commitment"]
        assert ana.log[-1]["kind"] == "game_ends"


async def test_two_people_to_the_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url, "bia") as bia:
        table = await ana.make_table("human open", public=True, name="Ana")
        assert table["phase"] == "gathering"
        [card] = await bia.ask("GET", "/api/tables")
        assert card["id"] == table["id"]
        assert not card["yours"]
        await ana.sit()
        joined = await bia.ask("POST", f"/api/tables/{table['id']}/join", {"name": "Bia"})
        assert [seat["name"] for seat in joined["seats"]] == ["Ana", "Bia"]
        await bia.sit(table["id"])
        await ana.hear("update")
        asked, other = (ana, bia) if ana.state["options"] else (bia, ana)
        assert (asked.state["asks"], other.state["asks"]) == (["draw", "take_pile"], [])
        await asyncio.gather(ana.play(), bia.play())
        assert ana.info["seed"] == bia.info["seed"] is not None
        assert [line["text"] for line in ana.log] == [line["text"] for line in bia.log]


async def test_the_rules_are_asked_once_for_a_press_allowed_or_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    why_not, asked = Table.why_not, []

    def count(table: Table, seat: int, action: int | str | Option) -> Reason | None:
        asked.append(action)
        return why_not(table, seat, action)

    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human human", hot_seat=True)
        await ana.sit()
        monkeypatch.setattr(Table, "why_not", count)
        refused = await ana.act(99)
        assert (refused["name"], asked) == ("not_now", [99])
        [first, *_] = ana.state["options"]
        assert (await ana.act(first["action"]))["type"] == "done"
        assert asked == [99, first["action"]]
