"""Nobody loses time because the server was away."""

import asyncio

import pytest

from ludoteca.server import room, uptime as noting
from ludoteca.server.clocks import DAY, MINUTE, Clocks
from ludoteca.server.entries import Clock
from ludoteca.server.service import Service
from ludoteca.server.steady import SteadyClock
from ludoteca.server.stores import make_store
from ludoteca.server.stores.contract import Statement, Store, Unavailable
from ludoteca.server.stores.upkeep import order, read_mark, write_mark
from ludoteca.server.uptime import Uptime
from tests.server.harness import QUICK, Data, Player, serving

SLACK = 30_000  # milliseconds that a busy machine may take between two looks
GIFT = 5_000  # ... that the last note before a gap may be old, which is given back, too


class Hand(SteadyClock):
    """A clock that can be put forward."""

    ahead = 0

    def now(self) -> int:
        return super().now() + self.ahead


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Hand:
    hand = Hand()
    monkeypatch.setattr(room, "_clock", hand)
    return hand


TIMED: Data = {"clock": {"minutes": 5, "increment": 0}}
SLOW: Data = {"days": 1}


async def be_asked(player: Player, **terms: object) -> int:
    """Open a table against a bot and wait until one's own clock runs; what is left on it."""
    await player.make_table("human bot", **terms)
    await player.sit()
    while not player.state["options"]:
        await player.hear("update")
    await player.hang_up()
    return await left(player)


async def left(player: Player) -> int:
    """What is left to whoever sits first, told to somebody who comes in now."""
    snapshot = await player.sit()
    await player.hang_up()
    assert not snapshot["table"]["seats"][0]["absent"], "a bot has taken over"
    return int(snapshot["clocks"][0]["left"])


def lines(snapshot: Data) -> list[str]:
    return [line["text"]["id"] for line in snapshot["log"]]


def test_clocks_give_back_what_lies_in_a_gap() -> None:
    clocks = Clocks(3, Clock(1, 0), None)
    clocks.turn(10_000, [0])
    clocks.turn(15_000, [0, 1])
    clocks.give_back(5_000, 12_000)
    assert [clocks.since[seat] for seat in range(3)] == [12_000, 15_000, None]
    clocks.give_back(20_000, 30_000)
    assert [clocks.since[seat] for seat in range(3)] == [22_000, 25_000, None]


@pytest.mark.parametrize("terms", [TIMED, SLOW], ids=["minutes", "days"])
async def test_a_clock_that_went_back_gives_no_time(
    database: str, clock: Hand, terms: Data
) -> None:
    """As on a machine whose clock was wrong, and is put right while it starts again."""
    async with serving(database) as url, Player(url, "ana") as ana:
        before = await be_asked(ana, **terms)
        cookies, table = dict(ana.http.cookies), ana.table
    clock.ahead -= 60 * MINUTE
    async with serving(database) as url, Player(url, "ana") as ana:
        ana.http.cookies.update(cookies)
        ana.table = table
        assert before - SLACK < await left(ana) <= before + GIFT
        await ana.sit()
        assert (await ana.act())["type"] == "done"
    clock.ahead += 60 * MINUTE
    async with serving(database) as url, Player(url, "ana") as ana:
        ana.http.cookies.update(cookies)
        ana.table = table
        assert await left(ana) <= before + GIFT


@pytest.mark.parametrize(
    ("terms", "away"), [(TIMED, 60 * MINUTE), (SLOW, 5 * DAY)], ids=["minutes", "days"]
)
async def test_no_time_is_up_while_the_server_is_down(
    database: str, clock: Hand, terms: Data, away: int
) -> None:
    async with serving(database) as url, Player(url, "ana") as ana:
        before = await be_asked(ana, **terms)
        cookies, table = dict(ana.http.cookies), ana.table
    clock.ahead += away
    async with serving(database) as url, Player(url, "ana") as ana:
        ana.http.cookies.update(cookies)
        ana.table = table
        assert before - SLACK < await left(ana) <= before + GIFT
        snapshot = await ana.sit()
        assert lines(snapshot).count("table-stood") == 1
        assert (await ana.act())["type"] == "done"
        assert before - SLACK < await left(ana), "nor when the time is charged"


async def test_without_a_clock_nothing_is_said(database: str, clock: Hand) -> None:
    async with serving(database) as url, Player(url) as ana:
        await ana.make_table("human bot")
        cookies, table = dict(ana.http.cookies), ana.table
    clock.ahead += 60 * MINUTE
    async with serving(database) as url, Player(url) as ana:
        ana.http.cookies.update(cookies)
        assert "table-stood" not in lines(await ana.sit(table))


async def test_who_acts_first_after_a_gap_is_not_charged_for_it(database: str, clock: Hand) -> None:
    """As when the database was away: this process was there, but nobody could write anything."""
    async with serving(database, beat=1.5) as url, Player(url) as ana:
        before = await be_asked(ana, **TIMED)
        await ana.sit()
        clock.ahead += 60 * MINUTE
        assert (await ana.act())["type"] == "done", "at once, and before anything was noted"
        assert before - SLACK < await left(ana) <= before + GIFT


async def test_no_clock_runs_while_the_house_is_closed(database: str, clock: Hand) -> None:
    async def tell(notice: str) -> None:
        store = make_store(database)
        await store.open()
        await store.change(*order(write_mark("closed", notice)))
        await store.close()

    async with serving(database, beat=0.2) as url, Player(url) as ana:
        before = await be_asked(ana, **TIMED)
        await ana.sit()
        await tell("Voltamos logo.")
        while (await ana.hear("notice"))["text"] != "Voltamos logo.":
            pass
        clock.ahead += 60 * MINUTE
        assert (await ana.act())["name"] == "closed"
        await tell("")
        while (await ana.hear("notice"))["text"]:
            pass
        assert (await ana.act())["type"] == "done"
        assert before - SLACK < await left(ana) <= before + GIFT


async def test_time_goes_on_while_somebody_serves(database: str, clock: Hand) -> None:
    async with serving(database, beat=60.0) as url, Player(url) as ana:
        before = await be_asked(ana, **TIMED)
        clock.ahead += MINUTE  # within what may be missing
        assert await left(ana) <= before - MINUTE


async def test_who_was_there_makes_no_gap_of_another_process_s_slower_clock(
    database: str, clock: Hand
) -> None:
    """The system's clock was set right by a minute: who began before passes that over.

    Every other note was a minute old then, and every two seconds all clocks got a minute back.
    """
    store = make_store(database)
    await store.open()
    before, since = [Uptime(Service(QUICK, store)) for _ in range(2)]
    for uptime, ahead in [(before, 0), (since, MINUTE)] * 5:
        clock.ahead = ahead
        await uptime.note()
    assert len(since.gaps) <= 1, "at its start it cannot know"
    clock.ahead = 0
    await before.note()
    clock.ahead = 2 * MINUTE
    await since.note()
    assert max(gap.until for gap in since.gaps) == since._noted, "a minute ago nobody was there"
    await store.close()


async def test_a_gap_is_said_once_and_when_it_is_over(
    database: str,
    clock: Hand,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A disk that is full all night would else be filled with that."""
    store = make_store(database)
    await store.open()
    uptime = Uptime(Service(QUICK, store))
    await uptime.note()
    caplog.clear()

    async def refuse(*_: Statement) -> None:
        raise Unavailable("the disk is full")

    clock.ahead += MINUTE
    with monkeypatch.context() as patch:
        patch.setattr(store, "change", refuse)
        for _ in range(3):
            with pytest.raises(Unavailable):
                await uptime.note()
    assert caplog.messages == [], "nobody plays yet, and the store has said why"
    await asyncio.gather(*(uptime.note() for _ in range(3)))
    assert caplog.messages == ["nobody could play; clocks stood still"]
    await store.close()


async def test_nobody_acts_between_the_note_of_a_gap_and_its_being_known(
    database: str, clock: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As while somebody else has just noticed it: whoever acts then was charged for all of it."""
    store = make_store(database)
    await store.open()
    uptime, asked, gate = Uptime(Service(QUICK, store)), asyncio.Event(), asyncio.Event()
    await uptime.note()

    async def read_late(store: Store, name: str) -> str:
        if name == noting.LATEST:
            asked.set()
            await gate.wait()
        return await read_mark(store, name)

    monkeypatch.setattr(noting, "read_mark", read_late)
    clock.ahead += MINUTE
    first = asyncio.create_task(uptime.note())
    await asked.wait()
    acting = asyncio.create_task(uptime.ensure())
    await asyncio.wait({acting}, timeout=0.1)
    is_early = acting.done()
    gate.set()
    await asyncio.gather(first, acting)
    await store.close()
    assert not is_early
    assert uptime.gaps
