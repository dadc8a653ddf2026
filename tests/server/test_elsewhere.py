"""Two processes and one table: neither misses what the other has written."""

import asyncio

import pytest

from ludoteca.server.stores.contract import Saved
from ludoteca.server.stores.postgres import PostgresStore
from tests.server.harness import Player, run, serving
from tests.server.postgres import new_database


def test_what_is_written_while_a_table_is_being_read_is_not_missed(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = new_database(postgres_url)
    read, tell = PostgresStore.load, PostgresStore._tell

    async def work() -> None:
        heard = asyncio.Event()
        async with serving(url) as here, serving(url) as there, Player(here) as ana:
            await ana.make_table("human human", hot_seat=True)
            await ana.sit()
            await ana.tell("look", seat=ana.state["waiting"][0])

            async def tell_us(store: PostgresStore, table: str) -> None:
                await tell(store, table)
                heard.set()

            async def read_slowly(store: PostgresStore, table: str) -> Saved | None:
                saved = await read(store, table)
                monkeypatch.setattr(PostgresStore, "_tell", tell_us)
                assert (await ana.act())["type"] == "done"
                await asyncio.wait_for(heard.wait(), 10)
                return saved

            monkeypatch.setattr(PostgresStore, "load", read_slowly)
            async with Player(there) as eve:
                await eve.sit(ana.table)
                while eve.number < ana.number:
                    await asyncio.wait_for(eve.hear("update"), 5)
                assert eve.log[-1]["step"] == ana.log[-1]["step"]

    run(work())
