"""Files that go away, fill up or break under a running server: nothing is promised that is lost."""

import asyncio
import contextlib
import os
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random

import httpx
import pytest

from ludoteca.server.stores import make_store, watch
from ludoteca.server.stores.contract import Head, Store, Unavailable, Unusable
from ludoteca.server.stores.sqlite import SqliteStore
from ludoteca.server.stores.watch import Watch
from tests.server.harness import Player, serving

HEAD = Head("playing", "conspiracy", True, 5, 5, None, b"{}", b"{}", ("ana",))


def delete(path: Path) -> None:
    path.unlink()


def delete_all(path: Path) -> None:
    for file in path.parent.glob(path.name + "*"):
        file.unlink()


def delete_log(path: Path) -> None:
    path.with_name(path.name + "-wal").unlink()


def replace(path: Path) -> None:
    other = path.with_name("other")
    shutil.copy(path, other)
    other.replace(path)


def overwrite(path: Path) -> None:
    path.write_bytes(Random(1).randbytes(path.stat().st_size))


def cut(path: Path) -> None:
    os.truncate(path, 0)


FAULTS = [delete, delete_all, delete_log, replace, overwrite, cut]


async def health(url: str) -> int:
    async with httpx.AsyncClient(trust_env=False) as client:
        return (await client.get(f"{url}/health")).status_code


@pytest.mark.parametrize("fault", FAULTS)
async def test_no_move_is_acknowledged_that_is_not_in_the_file(
    tmp_path: Path, fault: Callable[[Path], None]
) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human human", hot_seat=True)
        await ana.sit()
        await ana.tell("look", seat=ana.state["waiting"][0])
        assert (await ana.act())["type"] == "done"
        assert await health(url) == 200
        fault(tmp_path / "tables.sqlite")
        await ana.tell("look", seat=ana.state["waiting"][0])
        answer = await ana.act()
        assert (answer["type"], answer["name"]) == ("refused", "unavailable")
        assert await health(url) == 503


async def test_a_file_that_comes_back_is_gone_on_with(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human human", hot_seat=True)
        await ana.sit()
        (tmp_path / "tables.sqlite").rename(tmp_path / "elsewhere")
        await ana.tell("look", seat=ana.state["waiting"][0])
        assert (await ana.act())["type"] == "refused"
        (tmp_path / "elsewhere").rename(tmp_path / "tables.sqlite")
        assert (await ana.act())["type"] == "done"
        assert await health(url) == 200


async def test_the_log_says_why_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = make_store(str(tmp_path / "tables.sqlite"), alone=True)
    await store.open()
    delete(tmp_path / "tables.sqlite")
    for _ in range(3):
        with pytest.raises(Unavailable):
            await store.check()
    await store.close()
    told = [record for record in caplog.records if "store" in record.message]
    assert [record.fields for record in told] == [  # type: ignore[attr-defined]
        {"why": "tables.sqlite is not there any more (No such file or directory)"}
    ]


@pytest.mark.parametrize(
    ("pragma", "cure", "words"),
    [
        ("PRAGMA max_page_count=1", "PRAGMA max_page_count=1000000", "refusal-full"),
        ("PRAGMA query_only=ON", "PRAGMA query_only=OFF", "refusal-unavailable"),
    ],
    ids=["full", "read-only"],
)
async def test_a_disk_that_takes_no_more_is_said_and_gone_on_with_when_it_does(
    tmp_path: Path, pragma: str, cure: str, words: str
) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite", alone=True)
    await store.open()
    await store.append("t", 0, [b"{}"], HEAD)
    writing: sqlite3.Connection = await store._writer.do(lambda connection: connection)
    writing.execute(pragma).fetchall()
    with pytest.raises(Unavailable) as told:
        await store.append("t", 1, [b"x" * 100_000], HEAD)
    assert told.value.words == words
    assert await store.entries("t", 0) == [b"{}"], "what is there can be read"
    writing.execute(cure).fetchall()
    await store.append("t", 1, [b"x" * 100_000], HEAD)
    await store.check()
    await store.close()


async def test_a_full_disk_is_said_to_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object, **__: object) -> None:
        raise Unavailable("database or disk is full", "refusal-full")

    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human human", hot_seat=True)
        await ana.sit()
        await ana.tell("look", seat=ana.state["waiting"][0])
        with monkeypatch.context() as patched:
            patched.setattr(SqliteStore, "append", full)
            answer = await ana.act()
            assert (answer["name"], answer["text"]["id"]) == ("unavailable", "refusal-full")
            body = {"game": "conspiracy", "seats": [{"kind": "human"}, {"kind": "bot"}]}
            told = await ana.ask("POST", "/api/tables", body, 503)
            assert "disco" in told["message"]
        assert (await ana.act())["type"] == "done", "there is room again"


async def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.sqlite")
    one, two = make_store(path, alone=True), make_store(path, alone=True)
    await one.open()
    with pytest.raises(Unusable) as told:
        await two.open()
    assert told.value.text.id == "problem-database-busy"
    await one.close()
    three = make_store(path, alone=True)
    await three.open()
    await three.close()


@pytest.mark.parametrize("content", [b"not a database at all" * 100, b"SQLite format 3\0 and junk"])
async def test_a_file_that_is_no_database_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_bytes(content)
    store = make_store(str(path), alone=True)
    with pytest.raises(Unusable):
        await store.open()
    assert path.read_bytes() == content, "and is left as it was"


def test_two_threads_may_look_while_the_log_grows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / "tables.sqlite-wal"
    (tmp_path / "tables.sqlite").touch()
    log.touch()
    eye, find = Watch(tmp_path / "tables.sqlite", alone=True), watch._find
    eye.remember()

    def find_slowly(path: Path, ours: os.stat_result) -> os.stat_result:
        found = find(path, ours)
        if path == log and not log.read_bytes():
            log.write_bytes(b"more")
            eye.look()  # the other thread, which sees it
        return found

    monkeypatch.setattr(watch, "_find", find_slowly)
    eye.look()


async def test_who_reads_while_the_log_goes_into_the_file_is_not_turned_away(
    tmp_path: Path,
) -> None:
    store = make_store(str(tmp_path / "tables.sqlite"), alone=True)
    await store.open()
    reading = asyncio.create_task(read_on(store))
    for number in range(1000):
        await store.append("t", number, [b"x" * 2000], HEAD)
    reading.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await reading  # which raises what it has met
    await store.close()


async def read_on(store: Store) -> None:
    while True:
        await store.unfinished("ana")


async def test_what_is_written_reaches_the_file_though_the_log_is_full(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    store = make_store(str(path), alone=True)
    await store.open()
    size = path.stat().st_size
    for number in range(700):
        await store.append("t", number, [b"x" * 2000], HEAD)
    assert path.stat().st_size > size, "the log was emptied into the file"
    log = path.with_name(path.name + "-wal").stat().st_size
    assert log < 12_000_000, "and does not grow for ever"
    await store.check()
    await store.close()
