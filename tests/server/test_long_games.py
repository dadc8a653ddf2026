"""Long games: the latest of the log is sent, the rest when asked; taking back stops nobody else."""

import threading
from pathlib import Path

import pytest

from ludoteca.kernel.record import Record
from ludoteca.kernel.table import Table, replay
from ludoteca.server import again, room as rooms, service as serving_tables, showing
from ludoteca.server.ledger import Ledger, read_ledger
from ludoteca.server.limits import Budget
from ludoteca.server.service import Service
from tests.server.harness import Data, Player, serving
from tests.server.test_worlds import World, services

__all__ = ["services"]  # a fixture


async def read_all(player: Player) -> list[Data]:
    """The whole log, page by page."""
    while player.earlier:
        before = player.earlier
        answer = await player.tell("recall", before=before)
        assert answer["type"] == "done", answer
        assert before - player.earlier == min(before, showing.LATEST)
    return player.log


async def play_on(world: World, moves: int) -> None:
    """Deterministic, and with something that only some may know."""
    for move in range(moves):
        seat = world.table.waiting[move % len(world.table.waiting)]
        options = world.table.actions(seat)
        await world.do(seat, options[(move * 7) % len(options)])


@pytest.mark.parametrize("game", ["agencia", "foto_perfeita"])
async def test_everybody_is_sent_the_latest_and_recalls_what_they_were_shown(
    game: str, tmp_path: Path, services: list[Service]
) -> None:
    async with serving(tmp_path) as url:
        world = World(url, services[0], game, 3)
        await world.begin()
        await play_on(world, 40)
        logs = []
        for seat, person in [*enumerate(world.people), (None, world.spectator)]:
            heard = await read_all(person)  # as it was told, line by line
            snapshot = await person.sit(query="" if seat is None else f"?seat={seat}")
            assert snapshot["seat"] == seat
            assert snapshot["log"] == heard[-showing.LATEST :]
            assert snapshot["earlier"] == len(heard) - showing.LATEST > showing.LATEST
            assert await read_all(person) == heard
            logs.append(heard)
        assert len(world.room.ledger.lines) > max(map(len, logs)), "some lines are not for all"
        assert world.people[0].log != world.people[1].log
        await world.end()


async def test_whoever_has_missed_much_is_sent_the_latest_too(
    tmp_path: Path, services: list[Service]
) -> None:
    async with serving(tmp_path) as url:
        world = World(url, services[0], "conspiracy", 2)
        await world.begin()
        await play_on(world, 20)
        ana = world.people[0]
        ana.number = 1
        message = await ana.sit(query="?seat=0&since=1")
        assert message["type"] == "snapshot"
        assert len(message["log"]) == showing.LATEST
        await world.end()


async def test_nobody_recalls_more_than_there_is_or_more_than_their_share(
    tmp_path: Path, services: list[Service]
) -> None:
    async with serving(tmp_path) as url:
        world = World(url, services[0], "conspiracy", 2)
        await world.begin()
        await play_on(world, 20)
        ana, bia = world.people
        services[0].budgets.replays = Budget((0.0, 1.0), 2)  # once each, from now on
        await ana.sit()
        ana.earlier += showing.LATEST  # as if the log ended there
        whole = ana.earlier
        assert (await ana.tell("recall", before=2**31))["type"] == "done"
        assert ana.earlier == whole - showing.LATEST
        answer = await ana.tell("recall", before=ana.earlier)
        assert (answer["type"], answer["name"]) == ("refused", "too_fast")
        assert (await bia.tell("recall", before=bia.earlier))["type"] == "done"
        await world.end()


async def test_taking_back_is_worked_out_beside_everything_else(
    tmp_path: Path, services: list[Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game is played again in a thread, and stands where the kernel's own undo leads."""
    threads: list[str] = []
    replayed = again._replayed

    def watch(record: Record, actions: list[tuple[int, int]]) -> Table:
        threads.append(threading.current_thread().name)
        return replayed(record, actions)

    monkeypatch.setattr(again, "_replayed", watch)
    async with serving(tmp_path) as url:
        world = World(url, services[0], "conspiracy", 2)
        await world.begin()
        await play_on(world, 12)
        record, before = world.room.record(), world.table
        seat = world.table.steps[-1].seat
        answer = await world.people[seat].tell("propose", what="undo")
        if world.room.ledger.proposal is not None:
            answer = await world.people[1 - seat].tell("answer", yes=True)
        assert answer["type"] == "done", answer
        await world.settle()
        assert threads
        assert threading.main_thread().name not in threads
        twin = replay(record)
        twin.undo(seat, consent=range(2))
        assert world.table.save() == twin.save()
        assert world.table.steps == twin.steps == world.room.ledger.steps
        assert len(before.steps) == len(record.actions), "the old table was left as it was"
        await play_on(world, 3)
        await world.end()


async def test_a_long_table_is_read_beside_everything_else(
    tmp_path: Path, services: list[Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: set[str] = set()
    read = read_ledger

    def noted(bodies: list[bytes]) -> Ledger:
        threads.add(threading.current_thread().name)
        return read(bodies)

    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        await ana.sit()
        for _ in range(3):
            await ana.tell("say", text="oi")
        await ana.hang_up()
        monkeypatch.setattr(rooms, "read_ledger", noted)
        monkeypatch.setattr(serving_tables, "LONG", 3)
        services[0].rooms.clear()
        await ana.ask("GET", f"/api/tables/{ana.table}")
    assert threads
    assert "MainThread" not in threads
