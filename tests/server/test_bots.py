"""Bots think elsewhere, and a bad one does not stop the table."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ludoteca.bots.finding import FULL
from ludoteca.kernel.table import new
from ludoteca.server import bot_pool
from ludoteca.server.bot_levels import check_level, level_of, levels
from ludoteca.server.bot_pool import BotFailed, BotPool, pick
from ludoteca.server.bot_worker import Found, Question, Verdict, answer, seated
from ludoteca.server.service import Service
from tests.server.harness import Player, serving
from tests.server.test_worlds import services

__all__ = ["services"]  # a fixture


def question(level: str = "") -> Question:
    table = new("conspiracy", 2, 1)
    seat = table.waiting[0]
    return Question("conspiracy", level or levels()[0], 5, seat, table.imagine(seat, 3).dump())


def test_every_level_answers_with_a_legal_action() -> None:
    table = new("conspiracy", 2, 1)
    for level in levels():
        verdict = answer(question(level))
        assert verdict.action in table.actions(table.waiting[0])


def test_what_goes_wrong_is_part_of_the_answer() -> None:
    asked = question()
    asked.position = {}
    assert answer(asked) == Verdict(
        error="DamagedPosition: position field 'players' is not a number"
    )


async def test_a_worker_answers_many_questions() -> None:
    pool = BotPool(1, 20)
    try:
        actions = await asyncio.gather(*(pool.choose(question()) for _ in range(5)))
        assert len(set(actions)) == 1, "the same question, the same seed"
    finally:
        await pool.stop()


async def test_a_bot_that_crashes_has_stumbled() -> None:
    pool = BotPool(1, 20)
    asked = question()
    asked.seat = 99
    asked.position = {}
    try:
        with pytest.raises(BotFailed, match="DamagedPosition"):
            await pool.choose(asked)
        assert await pool.choose(question()) >= 0, "the worker goes on"
    finally:
        await pool.stop()


async def test_a_worker_that_overruns_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = BotPool(1, 20)
    asking = bot_pool._ask

    async def never(worker: Any, asked: Question) -> Verdict:
        await asyncio.sleep(60)
        return Verdict()

    try:
        await pool.choose(question())
        [first] = pool._all
        pool._patience = 0.05
        monkeypatch.setattr(bot_pool, "_ask", never)
        with pytest.raises(BotFailed, match="TimeoutError"):
            await pool.choose(question())
        monkeypatch.setattr(bot_pool, "_ask", asking)
        pool._patience = 20
        assert await pool.choose(question()) >= 0
        assert [*pool._all][-1] is not first, "another was started"
        assert await first.wait() != 0, "the one that overran was killed"
    finally:
        await pool.stop()


async def test_workers_change_over_to_a_build_made_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pool = BotPool(1, 60)
    try:
        monkeypatch.setattr(bot_pool, "made_at", lambda: 0.0)
        await pool.choose(question())
        await pool.choose(question())
        [first] = pool._all
        monkeypatch.setattr(bot_pool, "made_at", lambda: 7.0)
        assert await pool.choose(question()) >= 0
        assert [*pool._all.values()][-1] == 7.0
        assert await first.wait() != 0, "the slower one is not kept"
    finally:
        await pool.stop()


async def test_the_table_goes_on_when_every_bot_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(pool: BotPool, asked: Question) -> int:
        raise BotFailed("on purpose")

    monkeypatch.setattr(BotPool, "choose", fails)
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot bot")
        await ana.sit()
        await ana.play()
        assert ana.info["phase"] == "over"
        text = (await ana.http.get("/metrics")).text
        assert "ludoteca_bot_replaced_total 0\n" not in text


async def test_greedy_takes_the_move_of_a_bot_that_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[str] = []
    choosing = BotPool.choose

    async def fails(pool: BotPool, question: Question) -> int:
        asked.append(question.level)
        if question.level != "greedy":
            raise BotFailed("on purpose")
        return await choosing(pool, question)

    monkeypatch.setattr(BotPool, "choose", fails)
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        await ana.sit()
        await ana.play(3)
    assert asked[:2] == ["veteran", "greedy"]
    [first, *_] = [record for record in caplog.records if "replaced" in record.message]
    assert first.__dict__["fields"]["bot"] == "veteran"
    assert first.__dict__["fields"]["why"] == "on purpose"


async def test_the_strongest_level_thinks_in_several_workers() -> None:
    pool = BotPool(2, 20)
    asked = question("legend")
    asked.seed = 11
    try:
        found = await pool.ponder(asked)
        assert found[0].action == await pool.choose(asked), "the same seed, the same trees"
        assert len(pool._all) == 2
        assert [each.visits for each in found] == sorted(
            (each.visits for each in found), reverse=True
        )
    finally:
        await pool.stop()


def test_several_trees_choose_as_their_level_does() -> None:
    often, best = Found(3, 100, 40 * FULL), Found(7, 90, 45 * FULL)
    legend = question("legend")
    assert pick([often, best], legend) == often.action
    legend.game = "vossa_excelencia"  # where it takes what looks best
    assert pick([often, best], legend) == best.action


def test_a_bot_goes_on_where_it_has_thought_before() -> None:
    asked = question("veteran")
    asked.table = "t"
    first = seated(asked)
    assert seated(asked) is first
    asked.table = "u"
    assert seated(asked) is not first
    asked.table = ""
    assert seated(asked) is not seated(asked), "without a table nothing is kept"


def test_a_seat_nobody_chose_a_level_for_has_a_veteran() -> None:
    assert levels() == ["apprentice", "veteran", "master", "legend"]
    assert check_level(None) == "veteran"
    assert level_of("gone") == "veteran"
    assert level_of("greedy") == "greedy", "a table of before the levels"


async def test_an_illegal_answer_is_not_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def illegal(pool: BotPool, asked: Question) -> int:
        return 10**6

    monkeypatch.setattr(BotPool, "choose", illegal)
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        await ana.sit()
        await ana.play()
        assert ana.info["phase"] == "over"


class Held:
    """Bots that do not answer before they are let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.questions: list[Question] = []
        self.free = asyncio.Event()
        self.free.set()
        choosing = BotPool.choose

        async def choose(pool: BotPool, asked: Question) -> int:
            self.questions.append(asked)
            await self.free.wait()
            return await choosing(pool, asked)

        monkeypatch.setattr(BotPool, "choose", choose)

    def hold(self) -> None:
        self.questions.clear()
        self.free.clear()

    async def until_asked(self, often: int) -> None:
        async with asyncio.timeout(20):
            while len(self.questions) < often:
                await asyncio.sleep(0.01)


async def test_a_bot_does_not_answer_what_was_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, services: list[Service]
) -> None:
    """Or somebody shows a legend one move, and plays against its answer another."""
    bots = Held(monkeypatch)
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot", game="quissama")
        await ana.sit()
        while not ana.state["options"]:
            await ana.hear("update")
        bots.hold()
        shown, played = [option["action"] for option in ana.state["options"][:2]]
        await ana.act(shown)
        await bots.until_asked(1)
        assert (await ana.tell("propose", what="undo"))["type"] == "done"
        await ana.act(played)
        steps = len(services[0].rooms[ana.table].ledger.steps)
        asked, bots.free = bots.free, asyncio.Event()
        asked.set()
        await bots.until_asked(2)
        assert len(services[0].rooms[ana.table].ledger.steps) == steps
        assert bots.questions[1].position != bots.questions[0].position
        bots.free.set()


@pytest.mark.parametrize("game", ["conspiracy", "quissama"])
async def test_who_is_quicker_than_the_bot_makes_no_fault_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    bots = Held(monkeypatch)
    async with (
        serving(tmp_path) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
    ):
        await ana.make_table("human open", game=game)
        await bia.ask("POST", f"/api/tables/{ana.table}/join", {"name": "Bia"})
        for player in (ana, bia):
            await player.sit(ana.table)
        asked = ana if ana.state["options"] else bia
        bots.hold()
        await asked.ask("POST", f"/api/tables/{ana.table}/leave")
        await bots.until_asked(1)
        assert (await asked.act())["type"] == "done"
        bots.free.set()
        await asyncio.sleep(0.5)
        assert "ludoteca_bot_replaced_total 0\n" in (await ana.http.get("/metrics")).text
        assert {question.level for question in bots.questions} == {"veteran"}


async def test_bots_wait_while_nobody_is_there(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        await ana.sit()
        await ana.ask("POST", f"/api/tables/{ana.table}/leave")
        await asyncio.sleep(0.5)
        step = (await ana.sit())["state"]["step"]
        await ana.hang_up()
        await asyncio.sleep(0.5)
        assert (await ana.sit())["state"]["step"] == step
        await ana.tell("return")
        await ana.play()
        assert ana.info["phase"] == "over"


async def test_who_thinks_for_a_table_nobody_looks_at_yet_is_known(
    tmp_path: Path, services: list[Service]
) -> None:
    """Or hundreds of tables that somebody opens and never looks at go before everybody's first."""
    async with (
        serving(tmp_path) as url,
        Player(url, "ana", where="127.0.0.5") as ana,
        Player(url, "eve", where="127.0.0.6") as eve,
    ):
        for player in (ana, eve):
            await player.make_table("human bot")
            assert services[0].bots.place_of(player.table) == player.where
        await ana.sit()
        await ana.hang_up()
        assert services[0].bots.place_of(ana.table) == "127.0.0.5"
