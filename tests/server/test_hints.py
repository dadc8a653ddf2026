"""A hint: what a master would do, for somebody who plays against bots."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from ludoteca.server.bot_pool import BotFailed, BotPool
from ludoteca.server.bot_worker import Found, Question
from tests.server.harness import QUICK, Data, Player, serving
from tests.server.test_together import two


async def turn(player: Player) -> None:
    """Wait until something is asked."""
    while not player.state["options"]:
        await player.hear("update", "snapshot")


async def hint(player: Player) -> Data:
    await player.send("hint", step=player.state["step"])
    return await player.hear("hint")


async def test_it_names_a_choice_and_two_others_with_their_chances(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        await ana.sit()
        await turn(ana)
        told = await hint(ana)
        actions = [option["action"] for option in ana.state["options"]]
        ideas = [idea["action"] for idea in told["ideas"]]
        assert told["step"] == ana.state["step"]
        assert 1 <= len(ideas) <= 3
        assert set(ideas) <= set(actions)
        assert len(set(ideas)) == len(ideas)
        assert all(reason["id"].startswith("hint-") for reason in told["why"])
        for chance in [told["before"], *(idea["after"] for idea in told["ideas"])]:
            assert 0 <= chance <= 1
        assert "ludoteca_hints_total 1\n" in (await ana.http.get("/metrics")).text
        assert (await ana.act(ideas[0]))["type"] == "done"


async def test_what_is_asked_is_imagined(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Question] = []

    async def ponder(pool: BotPool, question: Question) -> list[Found]:
        asked.append(question)
        return [Found(0, 30, 15_000_000), Found(1, 10, 4_000_000)]

    monkeypatch.setattr(BotPool, "ponder", ponder)
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        await ana.sit()
        await turn(ana)
        told = await hint(ana)
        assert told["before"] == 0.475
        assert told["ideas"] == [{"action": 0, "after": 0.5}, {"action": 1, "after": 0.4}]
        await hint(ana)
        first, second = asked
        assert first.level == "master"
        assert first.position["random"] != second.position["random"], "never the table's own"


async def test_what_was_only_looked_at_does_not_lower_the_chances(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Foto Perfeita's master looks at every action once: no move of its own raises 5 % to 33 %."""

    async def ponder(pool: BotPool, question: Question) -> list[Found]:
        return [Found(0, 1, 330_000), Found(1, 1, 50_000)]

    monkeypatch.setattr(BotPool, "ponder", ponder)
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        await ana.sit()
        await turn(ana)
        told = await hint(ana)
        assert told["before"] == told["ideas"][0]["after"] == 0.33


async def test_not_where_people_play_each_other(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url, "bia") as bia:
        await ana.make_table("human open")
        await bia.ask("POST", f"/api/tables/{ana.table}/join", {})
        for player in (ana, bia):
            await player.sit(ana.table)
        mover = ana if ana.state["options"] else bia
        answer = await mover.tell("hint", step=mover.state["step"])
        assert answer["name"] == "not_now"
        assert answer["text"]["id"] == "problem-hint-alone"


async def test_not_while_somebody_is_away_who_may_come_back(tmp_path: Path) -> None:
    """A bot stands in for the other, but the seat is a person's."""
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url, "bia") as bia:
        first, second = await two(url, ana, bia)
        await second.ask("POST", f"/api/tables/{ana.table}/leave")
        answer = await first.tell("hint", step=first.state["step"])
        assert answer["text"]["id"] == "problem-hint-alone"
        await second.ask("DELETE", "/api/me/data")
        answer = await first.tell("hint", step=first.state["step"])
        assert answer["type"] == "done", "nobody can come back there"


async def test_only_for_ones_own_decision_of_now(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url, "x") as other:
        await ana.make_table("human bot")
        await ana.sit()
        await turn(ana)
        stale = await ana.tell("hint", step=ana.state["step"] + 1)
        assert stale["name"] == "stale"
        await other.sit(ana.table)
        assert (await other.tell("hint", step=0))["name"] == "not_seated"


async def test_only_so_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ponder(pool: BotPool, question: Question) -> list[Found]:
        return [Found(0, 1, 1)]

    monkeypatch.setattr(BotPool, "ponder", ponder)
    limits = replace(QUICK.limits, hints=(0.001, 2.0))
    async with serving(tmp_path, limits=limits) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        await ana.sit()
        await turn(ana)
        answers = [await ana.tell("hint", step=ana.state["step"]) for _ in range(3)]
        assert [answer["type"] for answer in answers] == ["done", "done", "refused"]
        assert answers[-1]["name"] == "too_fast"


async def test_a_master_who_stumbles_has_no_ideas(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stumbles(pool: BotPool, question: Question) -> list[Found]:
        await asyncio.sleep(0)
        raise BotFailed("on purpose")

    monkeypatch.setattr(BotPool, "ponder", stumbles)
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        await ana.sit()
        await turn(ana)
        assert (await hint(ana))["ideas"] == []
        assert (await ana.act())["type"] == "done", "the table goes on"
