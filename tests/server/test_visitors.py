"""Where visitors come from: households, proxies, and more connections than anybody needs."""

import asyncio
import contextlib
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from ludoteca.server.stores import make_store
from ludoteca.server.stores.upkeep import order
from ludoteca.server.visitors import place_of, read_proxies
from tests.faults.processes import free_port
from tests.server.harness import GENEROUS, Player, serving


@pytest.mark.parametrize(
    ("host", "place"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_an_ipv6_address_counts_as_its_household(host: str, place: str) -> None:
    assert place_of(host) == place


def test_proxies_are_addresses_or_networks() -> None:
    assert [str(each) for each in read_proxies("127.0.0.1, 10.0.0.0/8,")] == [
        "127.0.0.1/32",
        "10.0.0.0/8",
    ]
    with pytest.raises(ValueError, match="nginx"):
        read_proxies("nginx")


# Who says where they come from.


async def statuses(url: str, *sent_from: str) -> list[int]:
    """What requests that claim to come from these addresses are answered."""
    async with httpx.AsyncClient(base_url=url, trust_env=False) as client:
        return [
            (await client.get("/api/games", headers={"X-Forwarded-For": host})).status_code
            for host in sent_from
        ]


FEW = replace(GENEROUS, requests=(0.001, 3.0))
ELSEWHERE = [f"2001:db8:{number}::1" for number in range(6)]
SAME_HOUSE = [f"2001:db8:0:0:{number}::1" for number in range(6)]


async def test_nobody_is_believed_where_they_come_from(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=FEW) as url:
        assert await statuses(url, *ELSEWHERE) == [200] * 3 + [429] * 3


async def test_a_proxy_that_was_named_is_believed(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=FEW, proxies="127.0.0.1") as url:
        assert await statuses(url, *ELSEWHERE) == [200] * 6
        assert await statuses(url, *SAME_HOUSE) == [200] * 2 + [429] * 4, "one was there before"


async def test_who_is_banned_is_so_with_the_whole_household(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    store = make_store(database)
    await store.open()
    ban = "INSERT INTO bans (kind, value) VALUES ($1, $2)"
    await store.change(*order((ban, ("address", "2001:db8::5"))))
    await store.close()
    async with serving(database, proxies="127.0.0.1") as url:
        assert await statuses(url, "2001:db8::6", "2001:db8:1::5") == [403, 200]


# Connections.


async def connect(url: str, host: str = "127.0.0.1") -> tuple[asyncio.StreamReader, bool]:
    """A connection from here that says nothing; whether it was cut off at once."""
    where = urlsplit(url)
    reader, writer = await asyncio.open_connection(where.hostname, where.port, local_addr=(host, 0))
    CONNECTED.append(writer)
    try:
        await asyncio.wait_for(reader.read(1), 0.5)
    except TimeoutError:
        return reader, False
    except ConnectionResetError:
        return reader, True
    return reader, True


CONNECTED: list[asyncio.StreamWriter] = []  # so that none is closed for being forgotten


async def hang_up() -> None:
    while CONNECTED:
        writer = CONNECTED.pop()
        writer.close()


async def test_one_address_holds_so_many_connections_and_others_come_in(tmp_path: Path) -> None:
    limits = replace(GENEROUS, connections_per_address=5)
    async with serving(tmp_path, limits=limits) as url:
        held = await asyncio.gather(*(connect(url) for _ in range(5)))
        assert [is_cut for _, is_cut in held] == [False] * 5
        assert not (await connect(url))[1], "the sixth"
        assert [reader.at_eof() for reader, _ in held] == [True] + [False] * 4, "the oldest goes"
        assert not (await connect(url, "127.0.0.2"))[1], "somebody else"
        await hang_up()
        await asyncio.sleep(0.1)
        async with Player(url) as ana:  # room again, also for a socket, which counts as one
            await ana.make_table("human bot")
            await ana.sit()
            assert (await ana.tell("ping"))["type"] == "done"
            held = await asyncio.gather(*(connect(url) for _ in range(3)))
            assert [is_cut for _, is_cut in held] == [False] * 3
            assert not (await connect(url))[1], "a request, a socket and three, which is idle"
            assert (await ana.tell("ping"))["type"] == "done", "who plays is not cut off"
        await hang_up()


async def test_a_proxy_holds_as_many_as_it_needs(tmp_path: Path) -> None:
    limits = replace(GENEROUS, connections_per_address=2)
    async with serving(tmp_path, limits=limits, proxies="127.0.0.0/8") as url:
        held = await asyncio.gather(*(connect(url) for _ in range(6)))
        assert [is_cut for _, is_cut in held] == [False] * 6
        await hang_up()


async def test_when_all_connections_are_taken_the_place_with_most_gives_way(tmp_path: Path) -> None:
    limits = replace(GENEROUS, connections=6)
    async with serving(tmp_path, limits=limits) as url:
        held = await asyncio.gather(*(connect(url) for _ in range(5)))
        other, is_cut = await connect(url, "127.0.0.2")
        assert not is_cut
        more = await asyncio.gather(connect(url), connect(url))
        assert [is_cut for _, is_cut in more] == [False] * 2
        assert not other.at_eof(), "who has one keeps it"
        assert sum(reader.at_eof() for reader, _ in held) == 2
        for number in range(3, 6):
            assert not (await connect(url, f"127.0.0.{number}"))[1]
        assert sum(reader.at_eof() for reader, _ in held) == 5
        await hang_up()


HANDLES = 400


async def test_whoever_takes_all_files_of_the_process_stops_nobody(tmp_path: Path) -> None:
    """A service may hold 1,024 files; the database, bots and other visitors need some of them."""
    with limited(HANDLES, tmp_path / "tables.sqlite") as url:
        await crowd_and_play(url)


async def crowd_and_play(url: str) -> None:
    where = urlsplit(url)
    crowd = [
        await asyncio.open_connection(
            where.hostname, where.port, local_addr=(f"127.0.1.{number % 7 + 1}", 0)
        )
        for number in range(2 * HANDLES)
    ]
    async with Player(url, "ana", "127.0.0.9") as ana:
        await ana.make_table("human bot")
        await ana.sit()
        assert await ana.play(moves=3) == 3
        assert (await ana.http.get("/health")).status_code == 200
    for _, writer in crowd:
        writer.close()


@contextmanager
def limited(handles: int, database: Path) -> Iterator[str]:
    """A server that may not open more files than that."""
    port = free_port()
    command = [sys.executable, "-m", "ludoteca", "serve", "--port", str(port)]
    command += ["--database", str(database)]
    started = subprocess.Popen(
        ["sh", "-c", f'ulimit -n {handles}; exec "$@"', "sh", *command],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    url = f"http://127.0.0.1:{port}"
    try:
        for _ in range(600):
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{url}/health", trust_env=False).status_code == 200:
                    break
            time.sleep(0.1)
        yield url
    finally:
        started.terminate()
        started.wait()
