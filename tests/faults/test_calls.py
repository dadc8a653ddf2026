"""kill -9 while somebody is to be told: they are told all the same, and once."""

import asyncio

from tests.faults.processes import Server, servers
from tests.server.harness import Data, Player
from tests.server.push_service import Browser, PushService, push_service
from tests.server.test_push import go_away, heard, subscribe
from tests.server.test_together import two

AFTER = 1.0  # seconds
SOON: Data = {"call_after": AFTER, "call_loopback": True}


async def leave_a_turn(url: str, service: PushService) -> tuple[Player, Browser]:
    """Two at a table; whoever is away has just got the turn, and is not told yet: who that is."""
    async with Player(url, "ana") as ana, Player(url, "bia") as bia:
        first, second = await two(url, ana, bia, days=3)
        browser = await subscribe(second, service, "second")
        await go_away(second, first)
        while first.state["options"]:
            await first.act()
        return second, browser


async def until_noted(player: Player) -> None:
    """Wait until the store knows that somebody was told, which may be after they have heard it."""
    async with Player(player.url) as same:
        same.http.cookies.update(player.http.cookies)
        while not any(n["told"] for n in (await same.ask("GET", "/api/me/data"))["calls"]):
            await asyncio.sleep(0.05)


async def is_told_once(service: PushService, browser: Browser, tag: str) -> None:
    assert (await heard(service, browser))["tag"] == tag
    await asyncio.sleep(3 * AFTER)
    assert service.received.empty()


def start_again(server: Server) -> None:
    server.kill()
    server.start()
    server.wait()


async def test_a_killed_server_tells_what_it_was_about_to_tell(database: str) -> None:
    async with push_service() as service:
        with servers(database, **SOON) as (server,):
            second, browser = await leave_a_turn(server.url, service)
            await asyncio.to_thread(start_again, server)
            await is_told_once(service, browser, f"turn {second.table}")


async def test_what_was_told_is_not_told_again_by_the_next(database: str) -> None:
    async with push_service() as service:
        with servers(database, **SOON) as (server,):
            second, browser = await leave_a_turn(server.url, service)
            await is_told_once(service, browser, f"turn {second.table}")
            await until_noted(second)
            await asyncio.to_thread(start_again, server)
            await asyncio.sleep(3 * AFTER)
            assert service.received.empty()
