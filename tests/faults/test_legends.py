"""What legends may think about for one guest and one address renews; beyond it they are masters."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from ludoteca.bots.levels import LEGEND, MASTER
from ludoteca.bots.registry import GREEDY
from ludoteca.server import bot_driver, pacing
from ludoteca.server.bot_pool import BotPool
from ludoteca.server.bot_worker import Question, answer
from ludoteca.server.limits import Budget
from ludoteca.server.settings import Limits
from tests.server.harness import GENEROUS, Data, Player, serving

HOUR = 60 * 60.0


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The levels that were asked, in their order; all answer as soon as greedy does."""
    levels: list[str] = []

    async def choose(_: BotPool, question: Question) -> int:
        levels.append(question.level)
        question.level = GREEDY
        action = answer(question).action
        assert action is not None
        return action

    monkeypatch.setattr(BotPool, "choose", choose)
    return levels


@asynccontextmanager
async def seated(url: str, name: str, where: str = "127.0.0.1") -> AsyncIterator[Player]:
    """Somebody at a table of their own, against a legend."""
    async with Player(url, name, where) as player:
        await against_a_legend(player)
        yield player


async def against_a_legend(player: Player) -> Data:
    body = {"game": "conspiracy", "seats": [{"kind": "human"}, {"kind": "bot", "level": LEGEND}]}
    player.table = (await player.ask("POST", "/api/tables", body, 201))["id"]
    return await player.sit()


async def until_asked(player: Player, asked: list[str], many: int) -> None:
    """Play until bots have been asked so often."""
    while len(asked) < many:
        if player.info["phase"] == "over":
            await against_a_legend(player)
        await player.play(1)


def eased(player: Player) -> list[str | None]:
    """What was told of legends that think less."""
    told = [Player("", "").take_in(text) for text in player.received if '"eased"' in text]
    return [each["level"] for each in told if each["type"] == "eased"]


async def test_a_legend_that_was_asked_too_much_answers_as_a_master(
    tmp_path: Path, asked: list[str]
) -> None:
    limits = replace(GENEROUS, legends=(0.0, 5.0))
    async with serving(tmp_path, limits=limits) as url, seated(url, "ana") as ana:
        await until_asked(ana, asked, 5)
        assert asked[:5] == [LEGEND] * 5, "up to the bound"
        assert eased(ana) == [] or asked[5:], "who was asked five times may have been asked more"
        await until_asked(ana, asked, 9)
        assert asked[5:9] == [MASTER] * 4, "and nothing stops"
        await ana.tell("ping")
        assert eased(ana) == [MASTER], "told once"
        first = (await ana.sit())["type"]
        await ana.hear("eased")
        assert first == "snapshot", "whoever comes later is told, too"


async def test_another_table_of_the_same_guest_shares_what_is_left(
    tmp_path: Path, asked: list[str]
) -> None:
    limits = replace(GENEROUS, legends=(0.0, 5.0))
    async with serving(tmp_path, limits=limits) as url, seated(url, "ana") as ana:
        await until_asked(ana, asked, 6)
        await against_a_legend(ana)
        await until_asked(ana, asked, 10)
        assert asked[6:10] == [MASTER] * 4, "it is of the guest, not of the table"
        async with seated(url, "bia") as bia:
            await until_asked(bia, asked, 14)
            assert asked[-2:] == [LEGEND] * 2, "another guest of the same address has their own"


async def test_guests_of_one_address_have_a_bound_together(
    tmp_path: Path, asked: list[str]
) -> None:
    limits = replace(GENEROUS, legends=(0.0, 5.0), address_share=2.0)
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(serving(tmp_path, limits=limits))
        for number in range(3):
            player = await stack.enter_async_context(seated(url, f"p{number}", "127.0.0.2"))
            await until_asked(player, asked, len(asked) + 8)
            await player.ask("POST", f"/api/tables/{player.table}/leave")
        assert asked[:-8].count(LEGEND) >= 10, "five of the first, five of the second"
        assert asked[-4:] == [MASTER] * 4, "none of the third, once they have sat down"
        before = len(asked)
        eva = await stack.enter_async_context(seated(url, "eva", "127.0.0.3"))
        await until_asked(eva, asked, before + 4)
        assert LEGEND in asked[before:], "nobody elsewhere notices"


async def test_a_legend_is_itself_again_when_its_budget_has_renewed(
    tmp_path: Path, asked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_driver, "EASED", 0.3)
    limits = replace(GENEROUS, legends=(4.0, 2.0))
    async with serving(tmp_path, limits=limits) as url, seated(url, "ana") as ana:
        while MASTER not in asked:
            await until_asked(ana, asked, len(asked) + 1)
        await asyncio.sleep(0.8)
        before = len(asked)
        await until_asked(ana, asked, before + 2)
        assert LEGEND in asked[before:]
        assert eased(ana)[:2] == [MASTER, None], "and that is told"


async def test_what_is_done_unseen_costs_nothing(
    tmp_path: Path, asked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """When a legend becomes a master must not tell how much it has done in secret."""
    monkeypatch.setattr(pacing, "is_unseen", lambda *_: True)
    monkeypatch.setattr(pacing.Unseen, "slot", lambda *_: 1.0)
    limits = replace(GENEROUS, legends=(0.0, 1.0))
    async with (
        serving(tmp_path, limits=limits, pace=(0.001, 0.001)) as url,
        seated(url, "ana") as ana,
    ):
        await until_asked(ana, asked, 6)
        assert asked[:6] == [LEGEND] * 6
        assert eased(ana) == []


def steady(monkeypatch: pytest.MonkeyPatch) -> Iterator[float]:
    """A clock of the test's own, in seconds."""
    now = 0.0
    monkeypatch.setattr("ludoteca.server.limits.time.monotonic", lambda: now)
    while True:
        yield now
        now += 1.0


def test_a_class_of_thirty_does_not_meet_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thirty tables behind one address for an hour and a half, and nobody takes time to play.

    A table's legends think one after another, 2.2 s each.
    """
    limits, clock = Limits(), steady(monkeypatch)
    next(clock)
    budget = Budget(limits.legends, limits.address_share)
    for second in range(int(1.5 * HOUR)):
        next(clock)
        if second % 11 in (0, 2, 4, 6, 8):  # five in eleven seconds
            assert all(budget.take(f"guest {number}", "school") for number in range(30)), second
