"""What is told later: in the morning, after a restart, once; and what is told already is not."""

import asyncio
import contextlib
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.clocks import DAY, MINUTE
from ludoteca.server.notices import call_log
from ludoteca.server.notices.calls import AGAIN
from ludoteca.server.notices.devices import AT_ONCE
from ludoteca.server.notices.occasions import Call
from ludoteca.server.room import now
from ludoteca.server.service import Service
from ludoteca.server.stores import make_store
from ludoteca.server.stores.contract import Guest, Noted, Store, Taken, Unavailable
from ludoteca.server.stores.devices import add_guest
from ludoteca.server.turns import Asker
from tests.server.harness import Data, Player, serving
from tests.server.postgres import new_database
from tests.server.push_service import Browser, PushService, push_service
from tests.server.test_push import TOLD, go_away, heard, subscribe
from tests.server.test_stores import HEAD
from tests.server.test_together import two
from tests.server.test_uptime import Hand, clock
from tests.server.test_worlds import services

__all__ = ["clock", "services"]  # fixtures

HOUR = 60 * MINUTE


def night(at: int) -> str:
    """Quiet hours that have begun and will end in two to three hours, in UTC."""
    hour = at // HOUR % 24
    return f"{(hour - 1) % 24}-{(hour + 3) % 24} UTC"


async def keeps(service: Service, what: str) -> None:
    """Wait until a call of this kind is put off, and not just about to be looked at."""
    query = "SELECT 1 FROM calls WHERE what = $1 AND due > $2"
    while not await service.store.ask(query, what, now() + HOUR):
        await asyncio.sleep(0.02)


async def no_more(service: PushService) -> None:
    """Nobody is called in the time it takes to look a few times."""
    await asyncio.sleep(0.5)
    assert service.received.empty()


async def again(player: Player, url: str) -> None:
    """The same browser, at a server that was started again."""
    new = Player(url, player.name)
    new.http.cookies.update(player.http.cookies)
    await player.http.aclose()
    player.url, player.origin, player.http = url, url, new.http


async def test_a_restart_at_night_forgets_nobody(
    database: str, services: list[Service], clock: Hand
) -> None:
    quiet = {**TOLD, "beat": 1e9}
    async with push_service() as service, Player("http://x") as ana, Player("http://x") as bia:
        async with serving(database, **quiet) as url:
            for player in (ana, bia):
                await again(player, url)
            first, second = await two(url, ana, bia, days=3)
            browser = await subscribe(second, service, "second", quiet=night(now()))
            await go_away(second, first)
            while first.state["options"]:
                await first.act()
            await keeps(services[0], "turn")
            await first.hang_up()
        async with serving(database, **quiet) as url:
            await no_more(service)
            clock.ahead += 3 * HOUR
            told = await heard(service, browser)
            assert (told["text"], told["path"]) == ("É a sua vez.", f"/t/{ana.table}")
            await no_more(service)
        async with serving(database, **quiet):
            clock.ahead += HOUR
            await no_more(service)


async def test_what_was_to_be_told_in_a_moment_is_told_after_a_restart(
    database: str, clock: Hand
) -> None:
    async with push_service() as service, Player("http://x") as ana, Player("http://x") as bia:
        async with serving(database, **{**TOLD, "call_after": 3600.0, "beat": 1e9}) as url:
            for player in (ana, bia):
                await again(player, url)
            first, second = await two(url, ana, bia, days=3)
            browser = await subscribe(second, service, "second")
            await go_away(second, first)
            while first.state["options"]:
                await first.act()
            await first.hang_up()
        async with serving(database, **TOLD, beat=1e9):
            clock.ahead += HOUR
            assert (await heard(service, browser))["text"] == "É a sua vez."


@pytest.mark.parametrize("goes", [True, False])
async def test_who_only_seems_to_be_there_is_told_a_little_later(
    goes: bool, tmp_path: Path, clock: Hand
) -> None:
    """A phone that has fallen asleep: its socket is dead, and nobody knows for some seconds."""
    async with (
        push_service() as service,
        serving(tmp_path, **TOLD, beat=1e9) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
    ):
        first, second = await two(url, ana, bia, days=3)
        browser = await subscribe(second, service, "second")
        while first.state["options"]:
            await first.act()
        await no_more(service)
        if goes:
            await go_away(second, first)
        clock.ahead += MINUTE
        if goes:
            assert (await heard(service, browser))["text"] == "É a sua vez."
        await no_more(service)


async def test_who_has_come_at_night_is_not_told_in_the_morning(
    tmp_path: Path, services: list[Service], clock: Hand
) -> None:
    async with (
        push_service() as service,
        serving(tmp_path, **TOLD, beat=1e9) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
    ):
        await two(url, ana, bia, days=3)
        await subscribe(bia, service, "bia", quiet=night(now()))
        await go_away(bia, ana)
        await ana.tell("propose", what="end")
        await keeps(services[0], "consent")
        noted = (await bia.ask("GET", "/api/me/data"))["calls"]
        assert (ana.table, "consent", 0) in [(n["table"], n["what"], n["told"]) for n in noted]
        await bia.sit()
        await bia.tell("answer", yes=False)
        await bia.hang_up()
        clock.ahead += 3 * HOUR
        await no_more(service)


async def test_an_invitation_that_was_answered_is_told_no_more(
    tmp_path: Path, services: list[Service], clock: Hand
) -> None:
    async with (
        push_service() as service,
        serving(tmp_path, **TOLD, beat=1e9) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
    ):
        await two(url, ana, bia, days=3)
        await asyncio.gather(ana.play(), bia.play())
        await subscribe(bia, service, "bia", quiet=night(now()))
        await go_away(bia, ana)
        new = (await ana.ask("POST", f"/api/tables/{ana.table}/rematch"))["id"]
        await keeps(services[0], "invitation")
        await bia.ask("POST", f"/api/tables/{new}/decline")
        clock.ahead += 3 * HOUR
        await no_more(service)


async def three(url: str, *people: Player) -> str:
    """Three people at a table over days."""
    host, *others = people
    await host.make_table("human open open", name=host.name, days=3)
    for player in others:
        await player.ask("POST", f"/api/tables/{host.table}/join", {"name": player.name})
    for player in people:
        await player.sit(host.table)
    return host.table


async def test_who_was_told_and_has_not_come_is_not_told_again(
    tmp_path: Path, services: list[Service], clock: Hand
) -> None:
    """Two ask and refuse each other all day; whoever is away hears of it once."""
    async with (
        push_service() as service,
        serving(tmp_path, **TOLD, beat=1e9) as url,
        Player(url, "Ana") as ana,
        Player(url, "Bia") as bia,
        Player(url, "Caio") as caio,
    ):
        await three(url, ana, bia, caio)
        people = [ana, bia, caio]
        asks = next(each for each in people if each.state["options"])
        refuses, away = (each for each in people if each is not asks)  # it is not their turn
        browser = await subscribe(away, service, "away")
        await go_away(away, asks)

        async def ask_and_refuse() -> Data | None:
            dropped = services[0].metrics.counts["calls_dropped"]
            await asks.tell("propose", what="end")
            while (
                service.received.empty() and services[0].metrics.counts["calls_dropped"] == dropped
            ):
                await asyncio.sleep(0.02)
            await refuses.hear("update")
            await refuses.tell("answer", yes=False)
            return None if service.received.empty() else await heard(service, browser)

        told = await ask_and_refuse()
        assert told is not None
        assert told["text"] == "Pedem a sua resposta."
        for _ in range(5):
            assert await ask_and_refuse() is None
        clock.ahead += AGAIN
        assert await ask_and_refuse() is not None, "hours later it may be something else"
        await away.sit()
        await go_away(away, asks)
        assert await ask_and_refuse() is not None, "who had come does not know of this"


async def test_of_several_processes_one_tells_it(
    postgres_url: str, services: list[Service], clock: Hand
) -> None:
    url = await new_database(postgres_url)
    async with push_service() as service, AsyncExitStack() as stack:
        settings: Any = {**TOLD, "beat": 1e9}
        here, *_ = [await stack.enter_async_context(serving(url, **settings)) for _ in range(3)]
        ana, bia = [await stack.enter_async_context(Player(here, name)) for name in ("Ana", "Bia")]
        await two(here, ana, bia, days=3)
        browser = await subscribe(bia, service, "bia", quiet=night(now()))
        await go_away(bia, ana)
        await ana.tell("propose", what="end")
        await keeps(services[0], "consent")
        clock.ahead += 3 * HOUR
        assert (await heard(service, browser))["text"] == "Pedem a sua resposta."
        await no_more(service)


async def test_who_has_to_wait_long_for_their_turn_is_told_when_it_comes(
    tmp_path: Path, services: list[Service], clock: Hand
) -> None:
    """Others are called by slow services: what waits is taken again, and was nobody's for ever."""
    async with (
        push_service() as service,
        serving(tmp_path, **TOLD, beat=1e9) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
    ):
        await two(url, ana, bia, days=3)
        browser = await subscribe(bia, service, "bia")
        turns, store = services[0].calls._turns, services[0].store
        for _ in range(AT_ONCE):
            await turns.take(Asker(guest="slow"))
        await go_away(bia, ana)
        await ana.tell("propose", what="end")
        query = "SELECT due FROM calls WHERE what = 'consent' AND holder <> '' AND due > $1"
        while not await store.ask(query, now()):
            await asyncio.sleep(0.02)
        for _ in range(2):
            clock.ahead += call_log.LEASE + 1
            while not await store.ask(query, now()):
                await asyncio.sleep(0.02)  # until it is taken again
            slow = asyncio.create_task(turns.take(Asker(guest="slow")))
            await asyncio.sleep(0)
            turns.give()
            await slow  # whose turn comes after hers
            if not service.received.empty():
                break
        assert (await heard(service, browser))["text"] == "Pedem a sua resposta."
        await no_more(service)


async def opened(database: str, guest: str) -> Store:
    """A store with a guest who can be reached."""
    store = make_store(database, alone=True)
    await store.open()
    await add_guest(store, Guest(guest, guest, "pt"), guest)
    keys = Browser().subscription("")
    row = (f"https://push.example.org/{guest}", guest, "d", keys["p256dh"], keys["auth"], "")
    await store.change(("INSERT INTO pushes VALUES ($1, $2, $3, $4, $5, $6)", row))
    return store


TURN = Call("ana", "turn", "t")


async def note(store: Store, number: int, *calls: Noted) -> None:
    """Something happens at a table, of which somebody is to be told."""
    await store.append("t", number, [b"{}"], HEAD, calls)


async def calls_in(store: Store) -> list[tuple[Any, ...]]:
    return [tuple(row) for row in await store.ask("SELECT what, due, told FROM calls")]


async def test_what_one_has_taken_and_not_told_another_takes(database: str) -> None:
    store = await opened(database, "ana")
    await note(store, 0, Noted(*TURN, 1000))
    assert await call_log.take_due(store, "one", 999) == []
    (first,) = await call_log.take_due(store, "one", 1000)
    assert (first.call, first.told) == (TURN, 0)
    assert await call_log.take_due(store, "two", 2000) == []
    (second,) = await call_log.take_due(store, "two", 1000 + call_log.LEASE)
    assert not await call_log.is_held(store, first)
    assert await call_log.is_held(store, second)
    await call_log.note_told(store, second, 5000)
    assert await calls_in(store) == [("turn", 0, 5000)]
    assert await call_log.take_due(store, "two", 10 * DAY) == []
    await call_log.forget_old(store, 5000 + call_log.KEPT + 1)
    assert await calls_in(store) == []
    await store.close()


async def test_a_call_is_written_with_what_it_tells_of_or_not_at_all(database: str) -> None:
    store = await opened(database, "ana")
    with contextlib.suppress(Taken):
        await store.append("t", 0, [b"{}"], HEAD)
        await note(store, 0, Noted(*TURN, 1000))
    assert await calls_in(store) == [], "the number was taken"
    await note(store, 1, Noted(*TURN, 1000))
    await note(store, 2, Noted(*TURN, 3000))
    assert await calls_in(store) == [("turn", 1000, 0)], "they have waited since"
    await store.close()


async def test_who_has_come_meanwhile_is_not_told_by_who_was_about_to(database: str) -> None:
    store = await opened(database, "ana")
    await note(store, 0, Noted(*TURN, 1000))
    (held,) = await call_log.take_due(store, "one", 1000)
    await call_log.forget(store, "ana", "t")
    assert not await call_log.is_held(store, held)
    await call_log.note_told(store, held, 2000)  # it was on its way
    assert await calls_in(store) == [], "she has come, and may be told of the next turn"
    await store.close()


async def test_what_happens_while_it_is_told_is_not_forgotten(database: str) -> None:
    """Asked, refused, and asked again, while a push service is slow to answer for the first."""
    store = await opened(database, "ana")
    await note(store, 0, Noted(*TURN, 1000))
    (held,) = await call_log.take_due(store, "one", 1000)
    await note(store, 1, Noted(*TURN, 4000))
    await call_log.drop(store, held)
    assert await calls_in(store) == [("turn", 4000, 0)]
    await call_log.note_told(store, held, 2000)
    (again,) = await call_log.take_due(store, "one", 4000)
    assert again.told == 2000, "so whoever is asked knows of it already"
    await call_log.drop(store, again)
    assert await calls_in(store) == [("turn", 0, 2000)]
    await store.close()


async def test_who_stops_leaves_it_to_the_next(database: str) -> None:
    store = await opened(database, "ana")
    await note(store, 0, Noted(*TURN, 1000))
    assert await call_log.take_due(store, "one", 1000)
    await call_log.hand_back(store, "one", 1001)
    assert [held.call for held in await call_log.take_due(store, "two", 1001)] == [TURN]
    await store.close()


async def test_nothing_is_kept_for_who_cannot_be_called(database: str) -> None:
    store = await opened(database, "ana")
    await note(store, 0, Noted("eva", "turn", "t", 1), Noted("ana", "end", "t", 1))
    rows = await store.ask("SELECT guest, what FROM calls")
    assert [tuple(row) for row in rows] == [("ana", "end")]
    await store.close()


async def test_a_call_about_a_table_that_cannot_be_opened_is_given_up(
    tmp_path: Path, services: list[Service], caplog: pytest.LogCaptureFixture
) -> None:
    """It was tried every two minutes for ever, with a line of the log each time."""
    async with (
        push_service() as service,
        serving(tmp_path, **TOLD, beat=1e9) as url,
        Player(url, "ana") as ana,
    ):
        await ana.make_table("human open")
        await subscribe(ana, service, "ana")
        store = services[0].store
        damage = "UPDATE entries SET body = '{}' WHERE tab = $1"
        note = (
            "INSERT INTO calls (guest, what, tab, due, told, holder) VALUES ($1, $2, $3, 1, 0, '')"
        )
        [(guest,)] = await store.ask("SELECT id FROM guests")
        services[0].rooms.clear()
        await store.change((damage, (ana.table,)), (note, (guest, "turn", ana.table)))
        while await store.ask("SELECT 1 FROM calls"):
            await asyncio.sleep(0.02)
        await no_more(service)
        failed = [record for record in caplog.records if record.message == "a call failed"]
        assert [record.__dict__["fields"]["table"] for record in failed] == [ana.table[:6]]


async def test_who_was_told_is_not_told_again_because_it_could_not_be_noted(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store is away for a moment after somebody was told; then the server is started again."""
    note, tries = call_log.note_told, []

    async def fail_at_first(*given: Any) -> None:
        tries.append(given)
        if len(tries) == 1:
            raise Unavailable("away")
        await note(*given)

    monkeypatch.setattr(call_log, "note_told", fail_at_first)
    async with push_service() as service, Player("http://x") as ana, Player("http://x") as bia:
        async with serving(database, **TOLD, beat=1e9) as url:
            for player in (ana, bia):
                await again(player, url)
            first, second = await two(url, ana, bia, days=3)
            browser = await subscribe(second, service, "second")
            await go_away(second, first)
            while first.state["options"]:
                await first.act()
            assert (await heard(service, browser))["text"] == "É a sua vez."
            await first.hang_up()
        async with serving(database, **TOLD, beat=1e9):
            await no_more(service)
    assert len(tries) == 2
