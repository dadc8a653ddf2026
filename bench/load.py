"""How many sockets one server process holds, and how fast moves are acknowledged.

    python -m bench.load [--sockets 5000] [--rate 1000] [--seconds 10] [--database postgresql://...]

A server process and this one, the players, share the machine over loopback. Two people sit at each
table. First all sockets are opened; then moves are sent at a steady rate, whatever the answers
take, each at a table that is free; the time is from sending a move to reading its `done`. Without
`--database` it runs twice: on SQLite, and on a PostgreSQL started for the purpose, both in TMPDIR.

No move is acknowledged before it is on disk, so first comes what the disk alone takes for a commit.
"""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec

from bench.wire import Reader, Socket, open_socket
from ludoteca.server.stores.writer import connect
from tests.faults.processes import free_port
from tests.server.postgres import new_database, postgres

ROOT = Path(__file__).parents[1]
PORT = free_port()
PROGRAM = """
import sys
from ludoteca.server.main import run
from ludoteca.server.settings import Limits, Settings
many = (1e9, 1e9)
kinds = ("messages", "requests", "openings", "connects", "tables_of_address")
numbers = ("tables", "sockets", "connections", "sockets_per_guest")
numbers += ("sockets_per_address", "connections_per_address")
most = {**dict.fromkeys(kinds, many), **dict.fromkeys(numbers, 10**6)}
limits = Limits(**most)
run(Settings(port=int(sys.argv[1]), database=sys.argv[2], limits=limits))
"""


class OptionLine(msgspec.Struct):
    action: int


class StateLine(msgspec.Struct):
    step: int
    options: list[OptionLine]


class TableLine(msgspec.Struct):
    phase: str


class Message(msgspec.Struct):
    """As much of a message as a player of this kind needs."""

    type: str
    state: StateLine | None = None
    table: TableLine | None = None
    name: str = ""


decoder = msgspec.json.Decoder(Message)


@dataclass
class Table:
    """Two sockets, and whose turn it is."""

    id: str
    sockets: list[Socket] = field(default_factory=list)
    states: list[StateLine | None] = field(default_factory=lambda: [None, None])
    sent: float = 0.0  # when the move under way was sent; 0: none is
    is_over: bool = False


class Load:
    """All the players."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.tables: list[Table] = []
        self.times: list[float] = []
        self.refused: dict[str, int] = {}
        self.number = 0
        self.chance = random.Random(1)

    async def seat(self, count: int) -> None:
        """Open so many tables with two sockets each."""
        gate = asyncio.Semaphore(20)
        limits = httpx.Limits(max_connections=20)
        transport = httpx.AsyncHTTPTransport(limits=limits, retries=3)
        async with httpx.AsyncClient(base_url=self.url, transport=transport, timeout=60) as http:
            cookies = await asyncio.gather(*(self._guest(http, gate) for _ in range(20)))
            await asyncio.gather(*(self._table(http, gate, cookies[n % 20]) for n in range(count)))

    async def _guest(self, http: httpx.AsyncClient, gate: asyncio.Semaphore) -> str:
        async with gate:
            response = await http.patch("/api/me", json={"name": "Load"})
            return response.headers["set-cookie"].split(";")[0]

    async def _table(self, http: httpx.AsyncClient, gate: asyncio.Semaphore, cookie: str) -> None:
        seats = [{"kind": "human"}, {"kind": "human"}]
        body = {"game": "conspiracy", "seats": seats, "hot_seat": True}
        async with gate:
            http.cookies.clear()
            headers = {"Cookie": cookie}
            response = await http.post("/api/tables", json=body, headers=headers)
            response.raise_for_status()
            table = Table(response.json()["id"])
            for seat in (0, 1):
                path = f"/api/tables/{table.id}/socket?seat={seat}"
                socket = await open_socket(PORT, path, cookie, self._reader(table, seat))
                table.sockets.append(socket)
        self.tables.append(table)

    def _reader(self, table: Table, seat: int) -> Reader:
        def read(data: bytes) -> None:
            message = decoder.decode(data)
            if message.type == "done":
                self.times.append(time.perf_counter() - table.sent)
                table.sent = 0.0
            elif message.type == "refused":
                self.refused[message.name] = self.refused.get(message.name, 0) + 1
                table.sent = 0.0
            if message.state is not None:
                table.states[seat] = message.state
            if message.table is not None:
                table.is_over = message.table.phase != "playing"

        return read

    def move(self, table: Table) -> bool:
        """Send any move at this table, if it is free and somebody is asked."""
        if table.sent or table.is_over:
            return False
        for seat, state in enumerate(table.states):
            if state is not None and state.options:
                action = self.chance.choice(state.options).action
                self.number += 1
                table.sent = time.perf_counter()
                text = (
                    f'{{"type":"act","id":"m{self.number}","step":{state.step},"action":{action}}}'
                )
                table.states[seat] = None
                table.sockets[seat].send(text.encode())
                return True
        return False

    async def burst(self, rate: float, seconds: float) -> float:
        """Send moves at a steady rate; how many a second were acknowledged."""
        self.times.clear()
        self.chance.shuffle(self.tables)
        started = time.perf_counter()
        place = sent = 0
        while (passed := time.perf_counter() - started) < seconds:
            due = int(passed * rate) - sent
            for _ in range(min(due, len(self.tables))):
                place = (place + 1) % len(self.tables)
                sent += self.move(self.tables[place])
            await asyncio.sleep(0.001)
        took = time.perf_counter() - started
        done = len(self.times)
        for _ in range(500):
            if any(table.sent for table in self.tables):
                await asyncio.sleep(0.01)
        return done / took


def memory_of(process: "subprocess.Popen[bytes]") -> int:
    """Megabytes of resident memory."""
    for line in Path(f"/proc/{process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) // 1024
    return 0


def cpu_of(process: "subprocess.Popen[bytes]") -> float:
    """Seconds of CPU that a process has used."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def wait_for(url: str) -> None:
    for _ in range(200):
        try:
            if httpx.get(f"{url}/health", trust_env=False).status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.1)
    raise TimeoutError(url)


async def measure(
    name: str, server: "subprocess.Popen[bytes]", arguments: argparse.Namespace
) -> None:
    load = Load(f"http://127.0.0.1:{PORT}")
    started = time.perf_counter()
    await load.seat(arguments.sockets // 2)
    held = sum(len(table.sockets) for table in load.tables)
    took = time.perf_counter() - started
    print(f"{name}: {held} sockets held after {took:.0f} s, {memory_of(server)} MB", flush=True)
    for rate in arguments.rate:
        await asyncio.sleep(0.5)
        before = cpu_of(server)
        reached = await load.burst(rate, arguments.seconds)
        cpu = (cpu_of(server) - before) / max(len(load.times), 1)
        lost = sum(1 for table in load.tables for socket in table.sockets if socket.is_closed)
        print(
            f"{name}: {rate:.0f} moves/s asked, {reached:.0f} acknowledged; "
            f"{shares_of(load.times)}; "
            f"{cpu * 1000:.2f} ms of the server's CPU each; "
            f"refused {load.refused or 0}, sockets lost {lost}",
            flush=True,
        )


def shares_of(times: list[float]) -> str:
    """The middle and the tail of some seconds, in milliseconds."""
    rising = sorted(times)
    shares = {share: rising[len(rising) * share // 100] * 1000 for share in (50, 90, 99)}
    return ", ".join(f"p{share} {time:.1f} ms" for share, time in shares.items())


def measure_disk(file: Path) -> None:
    """Commit a few moves' worth, again and again, with nobody else on the connection."""
    connection, times = connect(file), []
    connection.execute("CREATE TABLE moves (body TEXT)")
    for _ in range(500):
        started = time.perf_counter()
        connection.execute("INSERT INTO moves VALUES (?)", ("x" * 4000,))
        times.append(time.perf_counter() - started)
        time.sleep(0.004)
    connection.close()
    print(f"the disk: a commit takes {shares_of(times)}", flush=True)


def run(name: str, database: str, arguments: argparse.Namespace) -> None:
    """Measure one store; the server is stopped afterwards."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-c", PROGRAM, str(PORT), database]
    server = subprocess.Popen(command, env=environment)
    try:
        wait_for(f"http://127.0.0.1:{PORT}")
        asyncio.run(asyncio.wait_for(measure(name, server, arguments), 600))
    finally:
        server.terminate()
        try:
            server.wait(20)
        except subprocess.TimeoutExpired:
            server.kill()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sockets", type=int, default=5000)
    parser.add_argument("--rate", type=float, nargs="*", default=[250, 500, 1000])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--database", default="")
    arguments = parser.parse_args()
    if arguments.database:
        run("given database", arguments.database, arguments)
        return
    with tempfile.TemporaryDirectory() as folder:
        measure_disk(Path(folder) / "disk.sqlite")
        run("SQLite, synchronous=FULL", f"{folder}/tables.sqlite", arguments)
        with postgres() as server:
            run("PostgreSQL", asyncio.run(new_database(server.get_uri())), arguments)


if __name__ == "__main__":
    main()
