"""Servers that die, that share a table, and whose database goes away under load."""

import asyncio
import threading
import time
from collections import Counter
from collections.abc import Callable

from ludoteca.server import entries as e
from ludoteca.server.stores import make_store
from tests.faults.processes import Stubborn, servers
from tests.server.postgres import new_database, postgres

DISTURBANCES = 3


async def seat_two(one: str, two: str) -> tuple[Stubborn, Stubborn]:
    """Two people at one table, each at a server of their own."""
    ana, bia = Stubborn(one, "ana"), Stubborn(two, "bia")
    await ana.make_table("human open", name="Ana")
    await bia.ask("POST", f"/api/tables/{ana.table}/join", {"name": "Bia"})
    await ana.sit()
    await bia.sit(ana.table)
    return ana, bia


async def check(database: str, *players: Stubborn) -> None:
    """Every acknowledged move is stored once, and all saw the same game."""
    store = make_store(database)
    await store.open()
    saved = await store.load(players[0].table)
    await store.close()
    assert saved is not None
    entries = [e.decode(body) for body in saved.entries]
    stored = Counter(entry.id for entry in entries if isinstance(entry, e.Acted))
    assert max(stored.values()) == 1
    for player in players:
        assert set(player.acknowledged) <= set(stored)
        assert player.info["phase"] == "over"
        assert [line["text"] for line in player.log] == [line["text"] for line in players[0].log]
        await player.__aexit__()


async def play(one: str, two: str, database: str, disturb: Callable[[], None]) -> None:
    ana, bia = await seat_two(one, two)
    over = threading.Event()

    def keep_disturbing() -> None:
        for _ in range(DISTURBANCES):
            if not over.is_set():
                disturb()

    thread = threading.Thread(target=keep_disturbing)
    thread.start()
    try:
        await asyncio.wait_for(asyncio.gather(ana.play_on(), bia.play_on()), 50)
    finally:
        over.set()
        await asyncio.to_thread(thread.join)
    await check(database, ana, bia)


async def test_players_do_not_notice_that_the_server_is_killed(database: str) -> None:
    kills: list[int] = []
    with servers(database) as [server]:

        def disturb() -> None:
            time.sleep(0.15)
            server.kill()
            kills.append(1)
            server.start()
            server.wait()

        await play(server.url, server.url, database, disturb)
    assert kills


async def test_two_processes_two_players_one_table(postgres_url: str) -> None:
    database = await new_database(postgres_url)
    with servers(database, database) as [one, two]:
        await play(one.url, two.url, database, lambda: time.sleep(0.01))


async def test_two_processes_and_one_is_killed(postgres_url: str) -> None:
    database = await new_database(postgres_url)
    with servers(database, database) as [one, two]:

        def disturb() -> None:
            time.sleep(0.1)
            two.kill()
            two.start()
            two.wait()

        await play(one.url, two.url, database, disturb)


async def test_the_same_seat_from_two_processes_at_once(postgres_url: str) -> None:
    """Two devices of one guest act for the same step: one of them is told that it is over."""
    database = await new_database(postgres_url)
    with servers(database, database) as [one, two]:
        laptop, phone = Stubborn(one.url, "laptop"), Stubborn(two.url, "phone")
        await laptop.make_table("human human", hot_seat=True)
        phone.http.cookies = laptop.http.cookies
        await laptop.sit()
        await phone.sit(laptop.table)
        for _ in range(20):
            step, seat = laptop.state["step"], laptop.state["waiting"][0]
            await asyncio.gather(laptop.tell("look", seat=seat), phone.tell("look", seat=seat))
            assert phone.state["step"] == step
            answers = await asyncio.gather(laptop.act(), phone.act())
            kinds = sorted(answer["type"] for answer in answers)
            assert kinds == ["done", "refused"], answers
            for player in (laptop, phone):
                while player.state["step"] == step:
                    await player.hear("update", "snapshot")
        assert laptop.state["view"] == phone.state["view"]
        await laptop.__aexit__()
        await phone.__aexit__()


async def test_the_database_restarts_under_load() -> None:
    restarts: list[int] = []
    with postgres() as database_server:
        database = await new_database(database_server.get_uri())
        with servers(database, database) as [one, two]:

            def disturb() -> None:
                time.sleep(0.1)
                database_server.stop()
                restarts.append(1)
                time.sleep(0.3)
                database_server.start()

            await play(one.url, two.url, database, disturb)
    assert restarts
