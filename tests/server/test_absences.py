"""Who does not come: holidays, reminders, a bot in their place, and the others go on."""

from dataclasses import replace
from pathlib import Path

import pytest

from ludoteca.server import clocks, room
from ludoteca.server.clocks import DAY, MINUTE
from ludoteca.server.entries import (
    Acted,
    Away,
    Began,
    Opened,
    Reminded,
    Rested,
    SeatRow,
    Stood,
    Undone,
)
from ludoteca.server.ledger import Ledger
from ludoteca.server.patience import left_alone, remind_at, replace_at, wake_of
from ludoteca.server.showing import show_absence
from tests.server.harness import GENEROUS, Data, Player, serving
from tests.server.push_service import push_service
from tests.server.test_push import TOLD, go_away, heard as pushed, subscribe
from tests.server.test_together import heard, two
from tests.server.test_uptime import Hand

HOUR = 60 * MINUTE
OVER_DAYS: Data = {**TOLD, "beat": 1e9}  # so that a clock put forward is no gap


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Hand:
    hand = Hand()
    monkeypatch.setattr(room, "_clock", hand)
    return hand


def begun(**more: object) -> Ledger:
    """Two people, and the first is waited for from moment 0 on."""
    seats = [SeatRow("human", "Ana", guest="a"), SeatRow("human", "Bia", guest="b")]
    opened = Opened(at=0, game="conspiracy", rules=1, seed="s", seats=seats, **more)  # type: ignore[arg-type]
    ledger = Ledger(opened)
    ledger.add(Began(at=0, waiting=[0], events=[], seats=seats))
    return ledger


def test_a_table_over_days_reminds_before_it_lets_a_bot_stand_in() -> None:
    ledger = begun(days=2)
    assert (wake_of(ledger, 0), wake_of(ledger, 1)) == (1.5 * DAY, None)
    ledger.add(Reminded(at=int(1.5 * DAY), seat=0))
    assert wake_of(ledger, 0) == 2 * DAY
    assert ledger.lines[-1].kind == "table-nearly-late"
    ledger.add(
        Acted(at=int(1.6 * DAY), seat=0, action=0, chances=0, shown=0, waiting=[0], events=[])
    )
    assert wake_of(ledger, 0) == int(1.6 * DAY) + 1.5 * DAY, "reminded anew at the next decision"


def test_a_reminder_by_hand_is_not_the_last_one() -> None:
    ledger = begun(days=2)
    ledger.add(Reminded(at=13 * HOUR, seat=0, by=1))
    assert wake_of(ledger, 0) == 1.5 * DAY, "what the table says before it is too late"
    ledger.add(Reminded(at=40 * HOUR, seat=0, by=1))
    assert wake_of(ledger, 0) == 2 * DAY, "said just now"


def test_where_the_others_decide_nothing_happens_by_itself() -> None:
    ledger = begun(days=2, absence="ask")
    assert replace_at(ledger, 0) == 2 * DAY
    ledger.add(Reminded(at=int(1.5 * DAY), seat=0))
    assert wake_of(ledger, 0) is None
    assert left_alone(ledger, 1, 2 * DAY - 1) == []
    assert left_alone(ledger, 1, 2 * DAY) == [1]
    assert replace_at(begun(days=2), 0) is None, "a bot comes by itself"


def test_without_a_clock_others_wait_a_day() -> None:
    ledger = begun()
    assert (replace_at(ledger, 0), wake_of(ledger, 0)) == (DAY, None)
    assert remind_at(ledger, 0) == 12 * HOUR
    ledger.add(Reminded(at=13 * HOUR, seat=0, by=1))
    assert remind_at(ledger, 0) == 25 * HOUR
    ledger.add(Away(at=DAY, seat=0, why="replaced"))
    assert left_alone(ledger, 1, DAY) == [1]


def test_a_clock_stands_during_a_holiday() -> None:
    ledger = begun(days=2)
    ledger.add(Rested(at=DAY, seat=0, since=DAY, until=6 * DAY))
    assert ledger.clocks.deadline(0) == 7 * DAY
    assert ledger.lines[-1].arguments == {"seat": 0, "days": 5}
    assert clocks.Clocks(2, None, 2).left(0, 0) == 2 * DAY


def test_who_is_on_holiday_is_not_reminded_and_the_others_know_until_when() -> None:
    ledger = begun(days=2)
    ledger.add(Rested(at=DAY, seat=0, since=DAY, until=6 * DAY))
    assert remind_at(ledger, 0) == 6 * DAY
    assert [show_absence(ledger, 1, 0, at * DAY).rests for at in (5, 6)] == [DAY, None]


def test_who_is_just_as_late_wins_nothing_by_coming_first() -> None:
    ledger = begun()
    ledger.add(Acted(at=1, seat=0, action=0, chances=0, shown=0, waiting=[0, 1], events=[]))
    later = 1 + DAY
    assert [left_alone(ledger, seat, later) for seat in (0, 1)] == [[], []]
    ledger.add(Acted(at=later, seat=1, action=0, chances=0, shown=0, waiting=[0], events=[]))
    assert [left_alone(ledger, seat, later) for seat in (0, 1)] == [[], [1]]
    ledger.add(Away(at=later, seat=1, why="left"))
    assert left_alone(ledger, 0, later) == [0], "the other has gone for good"


async def test_over_days_reminded_replaced_and_back(tmp_path: Path, clock: Hand) -> None:
    async with (
        push_service() as service,
        serving(tmp_path, **OVER_DAYS) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
    ):
        first, second = await two(url, ana, bia, days=2)
        browser = await subscribe(first, service, "first")
        mine = next(n for n, row in enumerate(second.info["seats"]) if not row["you"])
        await go_away(first, second)
        early = await second.tell("absent", seat=mine, what="remind")
        assert (early["type"], early["text"]["id"]) == ("refused", "problem-remind-later")
        clock.ahead += 13 * HOUR
        assert (await second.tell("absent", seat=mine, what="remind"))["type"] == "done"
        said = (await heard(second, "table-reminded"))["text"]["args"]
        assert said == {"seat": {"seat": mine}, "by": {"seat": 1 - mine}}, "both by their names"
        while (told := await pushed(service, browser))["tag"] == f"turn {ana.table}":
            pass  # it may come just after she has gone
        assert told["text"] == "Esperam por você: ainda é a sua vez."
        late = await second.tell("absent", seat=mine, what="replace")
        assert late["type"] == "refused", "a bot comes by itself, and not yet"
        clock.ahead += 40 * HOUR
        assert (await heard(second, "table-away-clock"))["arguments"] == {"seat": mine}
        await first.sit()
        assert first.info["seats"][mine]["absent"]
        assert (await first.tell("return"))["type"] == "done"
        await heard(second, "table-returned")


async def test_the_others_decide_where_that_was_agreed(tmp_path: Path, clock: Hand) -> None:
    async with (
        serving(tmp_path, **OVER_DAYS) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
    ):
        first, second = await two(url, ana, bia, days=1, absence="ask")
        assert first.info["absence"] == "ask"
        mine = next(n for n, row in enumerate(second.info["seats"]) if not row["you"])
        await go_away(first, second)
        clock.ahead += 25 * HOUR
        await heard(second, "table-nearly-late")
        snapshot = await second.sit()
        [absence] = snapshot["absences"]
        assert (absence["seat"], absence["replace"], absence["win"]) == (mine, 0, 0)
        assert not second.info["seats"][mine]["absent"]
        assert (await second.tell("absent", seat=mine, what="replace"))["type"] == "done"
        await heard(second, "table-away-replaced")
        [absence] = (await second.sit())["absences"]  # though nobody else is waited for
        assert (absence["remind"], absence["replace"], absence["win"]) == (None, None, 0)
        assert (await second.tell("absent", seat=mine, what="win"))["type"] == "done"
        assert second.info["phase"] == "ended"
        assert second.info["claimed"] == [1 - mine]
        history = await second.ask("GET", "/api/me/history")
        assert (history["results"][0]["played"], history["results"][0]["won"]) == (1, 1)


async def test_nobody_wins_over_somebody_who_is_there(tmp_path: Path, clock: Hand) -> None:
    async with (
        serving(tmp_path, **OVER_DAYS) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
    ):
        first, second = await two(url, ana, bia, days=1, absence="ask")
        mine = next(n for n, row in enumerate(second.info["seats"]) if not row["you"])
        clock.ahead += 25 * HOUR
        for what in ("remind", "replace", "win"):
            assert (await second.tell("absent", seat=mine, what=what))["type"] == "refused"
        assert (await second.tell("absent", seat=31, what="replace"))["type"] == "refused"
        assert (await first.tell("absent", seat=mine, what="replace"))["type"] == "refused"


async def test_a_page_that_was_forgotten_keeps_nobody_waiting(tmp_path: Path, clock: Hand) -> None:
    async with (
        serving(tmp_path, **OVER_DAYS) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
    ):
        first, second = await two(url, ana, bia, days=1, absence="ask")
        mine = next(n for n, row in enumerate(second.info["seats"]) if not row["you"])
        clock.ahead += 25 * HOUR
        assert (await second.tell("absent", seat=mine, what="replace"))["type"] == "refused"
        assert (await first.tell("see", on=False))["type"] == "done"
        for what in ("replace", "win"):
            assert (await second.tell("absent", seat=mine, what=what))["type"] == "done"


async def test_holidays_have_a_limit_of_their_own(tmp_path: Path) -> None:
    """Who tried too often to be told could not go on holiday either."""
    limits = replace(GENEROUS, openings=(0.001, 2.0))
    async with serving(tmp_path, limits=limits) as url, Player(url, "ana") as ana:
        await ana.ask("PATCH", "/api/me", {"name": "Ana"})
        for _ in range(30):
            await ana.http.post("/api/me/push", json={"endpoint": "", "p256dh": "", "auth": ""})
        await ana.ask("POST", "/api/me/holiday", {"days": 1})


async def test_holidays_stop_the_own_clock_and_are_not_endless(database: str, clock: Hand) -> None:
    async with (
        serving(database, **OVER_DAYS) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
    ):
        first, second = await two(url, ana, bia, days=1)
        at = next(n for n, row in enumerate(first.info["seats"]) if row["you"])
        taken = await first.ask("POST", "/api/me/holiday", {"days": 10})
        assert taken["left"] == 20
        assert (await heard(second, "table-rested"))["arguments"] == {"seat": at, "days": 10}
        snapshot = await first.sit()
        assert 10.9 * DAY < snapshot["clocks"][at]["left"] <= 11 * DAY
        await first.ask("POST", "/api/me/holiday", {"days": 1}, 409)
        clock.ahead += 11 * DAY - HOUR
        await heard(second, "table-nearly-late")
        assert (await first.ask("GET", "/api/me/holiday"))["until"] is None
        assert (await first.ask("POST", "/api/me/holiday", {"days": 15}))["left"] == 5
        clock.ahead += 15 * DAY + HOUR
        refused = await first.ask("POST", "/api/me/holiday", {"days": 6}, 409)
        assert refused["problem"] == {"id": "problem-holiday", "args": {"left": 5}}
        await first.ask("POST", "/api/me/holiday", {"days": 16}, 400)
        stored = (await first.ask("GET", "/api/me/data"))["holidays"]
        assert [each["until"] - each["since"] for each in stored] == [10 * DAY, 15 * DAY]


async def asked_on_holiday(first: Player, second: Player, days: int) -> int:
    """Somebody goes on holiday while others are waited for, and is asked then; their seat."""
    away = next(n for n, row in enumerate(second.info["seats"]) if row["you"])
    await second.ask("POST", "/api/me/holiday", {"days": days})
    while first.state["options"]:
        await first.act()
    assert first.state["waiting"] == [away]
    await go_away(second, first)
    return away


@pytest.mark.parametrize("absence", ["ask", "bot"])
async def test_nobody_is_called_or_beaten_who_was_on_holiday_before_they_were_asked(
    absence: str, tmp_path: Path, clock: Hand
) -> None:
    """Whoever was reminded by hand was not looked after again, and lost to who knew that."""
    async with (
        serving(tmp_path, **OVER_DAYS) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
    ):
        first, second = await two(url, ana, bia, days=1, absence=absence)
        away = await asked_on_holiday(first, second, 10)
        clock.ahead += 13 * HOUR
        reminded = await first.tell("absent", seat=away, what="remind")
        assert (reminded["type"], reminded["text"]["id"]) == ("refused", "problem-remind-later")
        assert (await heard(first, "table-rested"))["arguments"]["seat"] == away
        clock.ahead += 24 * HOUR
        for what in ("remind", "replace", "win"):
            answer = await first.tell("absent", seat=away, what=what)
            assert answer["type"] == "refused", what
        snapshot = await first.sit()
        assert snapshot["clocks"][away]["left"] > 9 * DAY
        assert not first.info["seats"][away]["absent"]


async def test_a_holiday_that_ends_before_anybody_looks_has_stopped_the_clock_too(
    tmp_path: Path, clock: Hand
) -> None:
    async with (
        serving(tmp_path, **OVER_DAYS) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
    ):
        first, second = await two(url, ana, bia, days=7)
        away = await asked_on_holiday(first, second, 3)
        clock.ahead += 7 * DAY - HOUR  # the table looks after 5 1/4 days: the holiday is over
        assert (await heard(first, "table-rested"))["arguments"] == {"seat": away, "days": 3}
        snapshot = await first.sit()
        assert 3 * DAY < snapshot["clocks"][away]["left"] <= 3 * DAY + HOUR


async def test_who_fills_a_table_with_nothing_does_not_keep_the_others_for_ever(
    tmp_path: Path, clock: Hand
) -> None:
    """Whoever was losing proposed and withdrew until there was no room to go on without them."""
    limits = replace(GENEROUS, entries=20)
    async with (
        serving(tmp_path, limits=limits, **OVER_DAYS) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
    ):
        first, second = await two(url, ana, bia, days=1, absence="ask")
        mine = next(n for n, row in enumerate(second.info["seats"]) if not row["you"])
        while (await first.tell("propose", what="end"))["type"] == "done":
            await first.tell("answer", yes=False)
        await go_away(first, second)
        clock.ahead += 13 * HOUR
        for what, hours in (("remind", 12), ("replace", 0), ("win", 0)):
            answer = await second.tell("absent", seat=mine, what=what)
            assert answer["type"] == "done", (what, answer)
            clock.ahead += hours * HOUR
        assert second.info["claimed"] == [1 - mine]


def test_who_takes_back_again_and_again_has_no_new_days() -> None:
    """A move and back, just before the time is up: that went on for ever."""
    ledger = begun(days=1)
    ledger.add(Reminded(at=int(0.75 * DAY), seat=0))
    for at in (int(0.8 * DAY), int(0.9 * DAY)):
        ledger.add(Acted(at=at, seat=0, action=0, chances=0, shown=0, waiting=[1], events=[]))
        ledger.add(Undone(at=at + 5, seat=0, kept=0, waiting=[0]))
        assert (wake_of(ledger, 0), ledger.clocks.deadline(1)) == (DAY, None)
    ledger.add(Acted(at=at + 9, seat=0, action=0, chances=0, shown=0, waiting=[1], events=[]))
    assert ledger.clocks.deadline(1) == at + 9 + DAY
    ledger.add(Stood(at=3 * DAY, since=at + 10, until=3 * DAY))
    ledger.add(Undone(at=3 * DAY, seat=0, kept=0, waiting=[0]))
    left = ledger.clocks.left(0, 3 * DAY)
    assert left is not None
    assert left == DAY - (at + 10), "the days when nobody could play are nobody's"
