"""kill -9 in the middle of a burst of moves: what was acknowledged is there, and only once."""

import os
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import IO

import msgspec
import pytest

from ludoteca.kernel.record import Record
from ludoteca.kernel.table import replay
from ludoteca.server import entries as e
from ludoteca.server.stores import make_store
from ludoteca.server.stores.contract import Saved
from tests.faults import burster
from tests.faults.forks import FORKS

KILLS = int(os.environ.get("LUDOTECA_KILLS", "100"))  # of each store
CHANCE = random.Random(9)


@dataclass
class Promises:
    """What the killed processes have said."""

    tried: dict[str, list[str]] = field(default_factory=dict)  # id -> table, step, seat, action
    acknowledged: set[str] = field(default_factory=set)
    refused: set[str] = field(default_factory=set)
    latest: dict[str, str] = field(default_factory=dict)  # table -> id tried last

    def hear(self, output: str) -> None:
        """Take in what a process said; its last line may be cut short."""
        for line in output.split("\n")[:-1]:
            kind, *words = line.split()
            if kind == "try":
                table, message, *rest = words
                self.tried[message] = [table, *rest]
                self.latest[table] = message
            else:
                (self.acknowledged if kind == "ack" else self.refused).add(words[0])

    def unanswered(self) -> list[str]:
        """The tables to go on with, and what to send again there."""
        lines = []
        for table, message in list(self.latest.items())[-6:]:
            is_open = message not in self.acknowledged and message not in self.refused
            rest = [message, *self.tried[message][1:]] if is_open else []
            lines.append(" ".join([table, *rest]))
        return lines


def _begin(said: IO[str]) -> str:
    """Until something was tried; mostly until something was acknowledged, however busy we are."""
    lines, is_patient = [said.readline()], CHANCE.random() < 0.75
    while is_patient and lines[-1] and not lines[-1].startswith("ack"):
        lines.append(said.readline())
    return "".join(lines)


def burst_and_kill(database: str, promises: Promises) -> int:
    """Let a process act, kill it at some moment; how many moves it acknowledged."""
    before = len(promises.acknowledged)
    said, says = FORKS.Pipe(duplex=False)
    lines = promises.unanswered()
    process = FORKS.Process(target=burster.run, args=(database, lines, says), daemon=True)
    process.start()
    says.close()  # ours; so it ends with the process
    with os.fdopen(os.dup(said.fileno())) as heard:
        first = _begin(heard)
        time.sleep(CHANCE.uniform(0.0, 0.12))
        assert process.is_alive(), "it was to be killed, not to end by itself"
        process.kill()
        promises.hear(first + heard.read())
    said.close()
    process.join()
    return len(promises.acknowledged) - before


async def read_tables(database: str, tables: set[str]) -> dict[str, Saved]:
    store = make_store(database)
    await store.open()
    saved = {table: await store.load(table) for table in tables}
    await store.close()
    return {table: found for table, found in saved.items() if found is not None}


def check_table(saved: Saved) -> list[str]:
    """The ids of a table's moves; they replay from the seed to exactly the saved position."""
    opened, *rest = [e.decode(body) for body in saved.entries]
    assert isinstance(opened, e.Opened)
    acted = [entry for entry in rest if isinstance(entry, e.Acted)]
    record = Record(
        game=opened.game,
        rules=opened.rules,
        players=len(opened.seats),
        options=opened.options,
        names=[],
        seed=opened.seed,
        actions=[(entry.seat, entry.action) for entry in acted],
    )
    position = replay(record).state.dump()
    assert saved.position == msgspec.json.encode(position)
    return [entry.id for entry in acted]


@pytest.mark.seconds(3 * 60 * 60)  # what is killed is no coroutine, and takes its time
async def test_every_acknowledged_move_is_there_and_no_move_twice(database: str) -> None:
    promises = Promises()
    moves = [burst_and_kill(database, promises) for _ in range(KILLS)]
    tables = {rest[0] for rest in promises.tried.values()}
    saved = await read_tables(database, tables)
    found = Counter(message for table in saved.values() for message in check_table(table))
    assert not promises.acknowledged - set(found), "an acknowledged move is gone"
    assert [message for message, count in found.items() if count > 1] == []
    assert not promises.refused & set(found)
    assert set(found) <= set(promises.tried)
    assert sum(moves) > KILLS // 2  # so many waited for one, however busy we are
