"""The same person plays on beside the page, at random and fast, and the page follows."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from tests.browser.person import ENDING, Person
from tests.server.harness import Player


def play_beside(person: Person, is_enough: Callable[[Player], bool] = lambda _: False) -> None:
    """Until it is enough, or the game is over."""
    cookies = {each["name"]: each["value"] for each in person.page.context.cookies()}
    url, _, table = person.page.url.partition("/t/")

    async def play_on() -> bool:
        async with Player(url) as player:
            player.http.cookies.update(cookies)
            await player.sit(table)
            while not is_enough(player) and player.info["phase"] == "playing":
                await player.play(moves=1)
            return bool(player.info["phase"] == "over")

    with ThreadPoolExecutor(1) as beside:  # the page has an event loop of its own
        is_over = beside.submit(asyncio.run, play_on()).result(120)
    if is_over:
        person.page.wait_for_selector(ENDING)
