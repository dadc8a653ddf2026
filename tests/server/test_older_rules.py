"""A rule fix never breaks a saved game."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import ludoteca.games.conspiracy as conspiracy
from ludoteca.games.conspiracy.meta import META
from ludoteca.kernel.game import find
from tests.server.harness import Data, Player, serving


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    yield monkeypatch
    monkeypatch.undo()
    find.cache_clear()


async def replay_when_kept(player: Player, table: str, steps: int) -> Data:
    """The open replay, as soon as all of it is kept."""
    for _ in range(100):
        url = f"/api/tables/{table}/replay?seat=all&count=100"
        answer = await player.http.get(url)
        if answer.status_code == 200 and answer.json()["steps"] == steps:
            break
        await asyncio.sleep(0.1)
    replay: Data = answer.json()
    return replay


async def test_a_table_goes_on_under_newer_rules(
    tmp_path: Path, newer_rules: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human human", hot_seat=True)
        await ana.sit()
        for _ in range(6):
            await ana.tell("look", seat=ana.state["waiting"][0])
            await ana.act()
        cookies, before, log = ana.http.cookies, ana.state, ana.log
    game = replace(conspiracy.GAME, meta=replace(META, rules_version=2))
    newer_rules.setattr(conspiracy, "GAME", game)
    find.cache_clear()
    async with serving(tmp_path) as url, Player(url, "bia") as bia:
        bia.http.cookies = cookies
        await bia.sit(ana.table, f"?seat={before['waiting'][0]}")
        assert bia.state["view"] == before["view"]
        assert bia.log[: len(log)] == log
        assert any(line["kind"] == "table-ruled" for line in bia.log), "everybody is told"
        assert bia.info["rules"] == 1
        while bia.info["phase"] == "playing":
            await bia.tell("look", seat=bia.state["waiting"][0])
            await bia.act()
        assert bia.info["phase"] == "over"
        assert bia.state["ranking"] is not None
        steps = bia.state["step"]
        replay = await replay_when_kept(bia, ana.table, steps)
        assert [frame["step"] for frame in replay["frames"]] == list(range(min(steps + 1, 100)))
        assert replay["frames"][6]["view"][before["waiting"][0]] == before["view"]
        await bia.hang_up()
        await bia.sit()
        while bia.earlier:
            await bia.tell("recall", before=bia.earlier)
        assert bia.log[: len(log)] == log, "finished games keep their events"


async def test_moves_under_older_rules_are_not_taken_back(
    tmp_path: Path, newer_rules: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human human", hot_seat=True)
        await ana.sit()
        seat = ana.state["waiting"][0]
        await ana.tell("look", seat=seat)
        await ana.act()
        cookies = ana.http.cookies
    meta = replace(META, rules_version=2)
    newer_rules.setattr(conspiracy, "GAME", replace(conspiracy.GAME, meta=meta))
    find.cache_clear()
    async with serving(tmp_path) as url, Player(url, "bia") as bia:
        bia.http.cookies = cookies
        await bia.sit(ana.table, f"?seat={seat}")
        assert bia.state["undo"] == "no"
        assert bia.state["undo_reason"]["id"] == "undo-rules"
        answer = await bia.tell("propose", what="undo")
        assert (answer["type"], answer["name"]) == ("refused", "undo_rules")
