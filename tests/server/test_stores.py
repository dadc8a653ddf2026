"""The contract that every store keeps."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from ludoteca.server.stores import default_database, devices, make_store, postgres
from ludoteca.server.stores.contract import Guest, Head, Store, Taken, Unavailable
from ludoteca.server.stores.devices import add_guest, change_guest, find_guest

SOCKET = ".s.PGSQL.5432"  # how PostgreSQL names its sockets in a folder
HEAD = Head("playing", "conspiracy", True, 5, 5, None, b"card", b"position", ("ana",))


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = make_store(database)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def test_entries_come_back_in_order_after_another_start(database: str) -> None:
    async with opened(database) as store:
        await store.append("t", 0, [b"a", b"b"], HEAD)
        await store.append("t", 2, [b"c"], replace(HEAD, position=b"later"))
    async with opened(database) as store:
        saved = await store.load("t")
        assert saved is not None
        assert saved.entries == [b"a", b"b", b"c"]
        assert saved.position == b"later"
        assert await store.entries("t", 1) == [b"b", b"c"]


async def test_a_number_is_written_once(database: str) -> None:
    async with opened(database) as store:
        await store.append("t", 0, [b"a"], HEAD)
        with pytest.raises(Taken):
            await store.append("t", 0, [b"x", b"y"], replace(HEAD, position=b"wrong"))
        saved = await store.load("t")
        assert saved is not None
        assert saved.entries == [b"a"], "nothing of a refused append is written"
        assert saved.position == b"position"


async def test_of_many_at_once_one_wins_each_number(database: str) -> None:
    async def attempt(store: Store, number: int, body: bytes) -> bool:
        try:
            await store.append(f"t{number}", 0, [body], HEAD)
        except Taken:
            return False
        return True

    async with opened(database) as one, opened(database) as two:
        tries = [attempt(store, n, b"x") for n in range(30) for store in (one, two)]
        won = await asyncio.gather(*tries)
        assert sum(won) == 30


async def test_there_is_no_table_that_nobody_opened(database: str) -> None:
    async with opened(database) as store:
        assert await store.load("nothing") is None
        assert await store.entries("nothing", 0) == []


async def test_lists_of_tables(database: str) -> None:
    async with opened(database) as store:
        gathering = replace(HEAD, phase="gathering", card=b"gathering", seen=1)
        await store.append("a", 0, [b"a"], gathering)
        await store.append("b", 0, [b"b"], replace(HEAD, card=b"playing", seen=9))
        await store.append("c", 0, [b"c"], replace(HEAD, public=False, card=b"private"))
        await store.append("d", 0, [b"d"], replace(HEAD, phase="over", card=b"over"))
        await store.append("e", 0, [b"e"], replace(HEAD, game="other", card=b"other"))
        assert await store.public_cards(None, 10) == [b"gathering", b"playing", b"other"]
        assert await store.public_cards("other", 10) == [b"other"]
        assert await store.public_cards(None, 1) == [b"gathering"]
        mine = await store.cards_of("ana", 10)
        assert mine[-1] == b"over", "finished tables come last"
        assert len(mine) == 5
        assert await store.unfinished("ana") == 4
        assert await store.cards_of("nobody", 10) == []


async def test_seats_change_hands(database: str) -> None:
    async with opened(database) as store:
        await store.append("t", 0, [b"a"], replace(HEAD, guests=("ana", "bia")))
        await store.append("t", 1, [b"b"], replace(HEAD, guests=("bia", "caio")))
        held = {guest: await store.unfinished(guest) for guest in ("ana", "bia", "caio")}
        assert held == {"ana": 0, "bia": 1, "caio": 1}


async def test_tables_wake_when_it_is_time(database: str) -> None:
    async with opened(database) as store:
        await store.append("soon", 0, [b"a"], replace(HEAD, wake=10))
        await store.append("late", 0, [b"a"], replace(HEAD, wake=99))
        await store.append("never", 0, [b"a"], replace(HEAD, wake=None))
        assert await store.due(9, 10) == []
        assert await store.due(10, 10) == ["soon"]
        await store.append("soon", 1, [b"b"], replace(HEAD, wake=None))
        assert await store.due(50, 10) == []


async def test_guests_are_known_by_tokens(database: str) -> None:
    async with opened(database) as store:
        await add_guest(store, Guest("g", "", "pt"), "hash")
        assert await find_guest(store, "hash") == Guest("g", "", "pt")
        assert await find_guest(store, "other") is None
        await change_guest(store, Guest("g", "Ana", "en"))
        assert await devices.add_link(store, "g", "hash", "code", 0, 100)
        assert await devices.take_link(store, "code", "second", "", 0)
        assert await find_guest(store, "second") == Guest("g", "Ana", "en")


async def test_a_link_is_good_once_and_for_a_while(database: str) -> None:
    async with opened(database) as store:
        await add_guest(store, Guest("g", "Ana", "pt"), "hash")
        assert await devices.add_link(store, "g", "hash", "code", 0, 100)
        assert await devices.take_link(store, "wrong", "a", "", 50) is None
        assert await devices.take_link(store, "code", "b", "", 50) == Guest("g", "Ana", "pt")
        assert await devices.take_link(store, "code", "c", "", 50) is None
        assert await devices.add_link(store, "g", "hash", "old", 0, 100)
        assert await devices.take_link(store, "old", "d", "", 101) is None
        known = [device.id for device in await devices.devices_of(store, "g")]
        assert sorted(known) == ["b", "hash"], "what was refused leaves no device behind"


async def test_a_store_that_answers_is_well(database: str) -> None:
    async with opened(database) as store:
        await store.check()


async def test_processes_hear_of_one_another(postgres_url: str) -> None:
    heard: asyncio.Queue[str] = asyncio.Queue()
    own: asyncio.Queue[str] = asyncio.Queue()
    async with opened(postgres_url) as one:
        one.listen(own.put)
        two = make_store(postgres_url)
        two.listen(heard.put)
        await two.open()
        assert await asyncio.wait_for(heard.get(), 5) == "", "anything may have changed"
        await one.append("shared", 0, [b"a"], HEAD)
        assert await asyncio.wait_for(heard.get(), 5) == "shared"
        assert "shared" not in [own.get_nowait() for _ in range(own.qsize())]
        await two.close()


@asynccontextmanager
async def cable(url: str, folder: Path) -> AsyncIterator[tuple[str, asyncio.Event]]:
    """A way to a database that loses all that is under way once `cut`, without a word."""
    real = parse_qs(urlsplit(url).query)["host"][0]
    cut = asyncio.Event()

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        is_old = not cut.is_set()
        while data := await reader.read(65536):
            if not (is_old and cut.is_set()):
                writer.write(data)
        writer.close()

    async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await asyncio.open_unix_connection(f"{real}/{SOCKET}")
        await asyncio.gather(carry(reader, there[1]), carry(there[0], writer))

    async with await asyncio.start_unix_server(connect, folder / SOCKET):
        yield url.replace(real, str(folder)), cut


async def test_a_line_that_went_dead_without_a_word_is_noticed(
    postgres_url: str, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "DEAF", 0.3)
    heard: asyncio.Queue[str] = asyncio.Queue()
    async with cable(postgres_url, tmp_path_factory.mktemp("cable")) as (url, cut):
        store = make_store(url)
        store.listen(heard.put)
        await store.open()
        assert await asyncio.wait_for(heard.get(), 5) == ""
        cut.set()
        assert await asyncio.wait_for(heard.get(), 10) == "", "anything may have changed"
        await store.close()


async def test_closing_comes_to_its_end_though_a_cancel_is_lost(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As Python 3.11 loses it where what was waited for comes at that very moment."""

    async def listen(_: object) -> None:
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.sleep(60)
        await asyncio.sleep(60)

    monkeypatch.setattr(postgres.PostgresStore, "_listen_once", listen)
    store = make_store(postgres_url)
    await store.open()
    await asyncio.sleep(0.01)
    await asyncio.wait_for(store.close(), 10)


async def test_a_database_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(Unavailable):
        await make_store(f"postgresql:///none?host={tmp_path}").open()


def test_where_tables_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LUDOTECA_DATABASE", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert default_database() == "/data/ludoteca/tables.sqlite"
    monkeypatch.setenv("LUDOTECA_DATABASE", "postgresql://somewhere/x")
    assert default_database() == "postgresql://somewhere/x"
