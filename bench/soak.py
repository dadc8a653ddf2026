"""A server for an hour: tables opened, played, left and reopened; memory and latency as a picture.

`python -m bench.soak --minutes 60 --out soak.svg` starts a server of its own on a new SQLite file.
The picture is written anew every minute, and a line says how far it has come, so that a run that is
stopped has shown something, too. Exit code 1 if anything went wrong at a table.
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from tests.faults.processes import Server, servers
from tests.server.harness import Player

PLAYERS = 6  # at once
SAMPLE = 5.0  # seconds
DRAW = 60.0  # seconds
AFTER_FAULT = 1.0  # seconds: a server that has gone is one fault, and not a million
MOST_TOLD = 10  # faults
WIDTH, HEIGHT = 720, 160


@dataclass
class Sample:
    """One moment: minutes since the start, megabytes, and moves of the last seconds."""

    minutes: float
    megabytes: float
    median: float  # milliseconds until a move was acknowledged
    worst: float
    moves: int

    def said(self) -> str:
        """In words."""
        return f"{self.megabytes:.0f} MB, {self.median:.1f} ms, worst {self.worst:.0f}"


class Soak:
    """Some players who never stop, and somebody who measures."""

    def __init__(self, server: Server, minutes: float, think: float = 0.0) -> None:
        """Against this server, for so long; everybody thinks so many seconds about a move."""
        self.server = server
        self.think = think
        self.until = time.monotonic() + 60 * minutes
        self.times: list[float] = []
        self.samples: list[Sample] = []
        self.tables = 0
        self.faults: list[str] = []

    async def run(self, out: Path) -> None:
        """Play and measure until the time is up."""
        work = (self.measure(), self.draw(out), *(self.play(n) for n in range(PLAYERS)))
        await asyncio.gather(*work)

    async def draw(self, out: Path) -> None:
        """Write down how far it has come."""
        while time.monotonic() < self.until:
            await asyncio.sleep(min(DRAW, max(0.0, self.until - time.monotonic())))
            if self.samples:
                out.write_text(picture(self.samples))
                print(self.so_far(), flush=True)

    def so_far(self) -> str:
        """What was done until now, and how it goes at the moment."""
        last, moves = self.samples[-1], sum(sample.moves for sample in self.samples)
        done = f"{last.minutes:.1f} minutes, {self.tables} tables, {moves} moves"
        return f"{done}, {len(self.faults)} faults: {last.said()}"

    async def play(self, number: int) -> None:
        """One table after another; whatever goes wrong at one is a fault, and is not the end."""
        while time.monotonic() < self.until:
            try:
                await self.play_once(number)
            except (OSError, TimeoutError, WebSocketException, httpx.HTTPError) as error:
                self.faults.append(repr(error))
                await asyncio.sleep(AFTER_FAULT)

    async def play_once(self, number: int) -> None:
        """Open a table against a bot, play some of it, leave it, come back, play on.

        Every time from another address: of one address there are not so many tables an hour.
        """
        where = f"127.0.{self.tables // 250 % 250 + 1}.{self.tables % 250 + 1}"
        async with Player(self.server.url, f"p{number}-{self.tables}", where) as player:
            self.tables += 1
            await player.make_table("human bot")
            for _ in range(3):
                await player.sit()
                await self.moves(player, 8)
                await player.hang_up()

    async def moves(self, player: Player, most: int) -> None:
        """Some moves, each measured until it is acknowledged."""
        done = 0
        while done < most and player.info["phase"] == "playing" and time.monotonic() < self.until:
            if not player.state["options"]:
                await player.hear("update", "snapshot")
                continue
            await asyncio.sleep(self.think)
            started = time.perf_counter()
            answer = await player.act()
            self.times.append(1000 * (time.perf_counter() - started))
            if answer["type"] != "done" and answer["name"] != "stale":
                self.faults.append(answer["name"])
            done += 1

    async def measure(self) -> None:
        """The server's memory, and how long moves took, every few seconds."""
        started = time.monotonic()
        while time.monotonic() < self.until:
            await asyncio.sleep(SAMPLE)
            times, self.times = self.times, []
            if times:
                minutes = (time.monotonic() - started) / 60
                median, worst = statistics.median(times), max(times)
                self.samples.append(
                    Sample(minutes, megabytes(self.server), median, worst, len(times))
                )


def megabytes(server: Server) -> float:
    """What a server process holds in memory."""
    status = Path(f"/proc/{server.pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def line_of(values: list[float], top: float, offset: int) -> str:
    """Values as a polyline."""
    step = WIDTH / max(1, len(values) - 1)
    points = [
        f"{index * step:.1f},{offset + HEIGHT - HEIGHT * value / top:.1f}"
        for index, value in enumerate(values)
    ]
    return f'<polyline fill="none" stroke="#245" stroke-width="1.5" points="{" ".join(points)}"/>'


def picture(samples: list[Sample]) -> str:
    """Memory above, median latency below, both from zero."""
    memory = [sample.megabytes for sample in samples]
    latency = [sample.median for sample in samples]
    tops = (1.2 * max(memory), 1.2 * max(latency))
    labels = (
        f"memory, 0 to {tops[0]:.0f} MB, {samples[-1].minutes:.0f} minutes",
        f"a move until it is acknowledged, median, 0 to {tops[1]:.0f} ms",
    )
    parts = []
    for number, (values, top, label) in enumerate(
        zip((memory, latency), tops, labels, strict=True)
    ):
        offset = number * (HEIGHT + 30) + 20
        parts.append(f'<text x="4" y="{offset - 6}" font-size="12">{label}</text>')
        parts.append(line_of(values, top, offset))
    height = 2 * (HEIGHT + 30)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}">'
    return "\n".join([head, '<rect width="100%" height="100%" fill="#fff"/>', *parts, "</svg>\n"])


def main() -> None:
    """Run, write the picture, say the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--out", type=Path, default=Path("soak.svg"))
    parser.add_argument("--think", type=float, default=0.0, help="seconds before every move")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, servers(f"{folder}/tables.sqlite") as [server]:
        soak = Soak(server, given.minutes, given.think)
        asyncio.run(soak.run(given.out))
    if not soak.samples:
        sys.exit(f"no moves were measured; faults {soak.faults[:MOST_TOLD]}")
    given.out.write_text(picture(soak.samples))
    print(soak.so_far())
    for name, index in (("early", min(3, len(soak.samples) - 1)), ("last", -1)):
        print(f"{name}: {soak.samples[index].said()}")
    if soak.faults:
        sys.exit(f"faults: {soak.faults[:MOST_TOLD]}")


if __name__ == "__main__":
    main()
