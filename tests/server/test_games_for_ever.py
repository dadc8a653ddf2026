"""Games of every released version open, replay and go on; also when the rules are newer."""

import random
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from ludoteca.kernel.game import Game, find, names
from ludoteca.kernel.table import replay as play_again
from ludoteca.server import play
from ludoteca.server.archive import keep, replay_kept, unpack
from ludoteca.server.inspection import inspect_tables
from ludoteca.server.ledger import read_ledger
from ludoteca.server.replay import make_replay
from ludoteca.server.room import Room
from ludoteca.server.service import Service
from ludoteca.server.settings import Settings
from ludoteca.server.stores import make_store, writer
from tests.fixtures.write_games import GUEST, Fixture, Kept, fixtures, put

ALL = list(fixtures())
CURRENT = [fixture for fixture in ALL if fixture.rules == find(fixture.game).meta.rules_version]
IDS = [f"{fixture.game}-{fixture.rules}" for fixture in ALL]


@pytest.fixture(params=[False, True], ids=["rules as they are", "newer rules"])
def is_newer(request: pytest.FixtureRequest) -> bool:
    return bool(request.param)


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """No disk is waited for at each of hundreds of moves: no power is cut here."""
    connecting = writer.connect

    def connect(path: Path) -> sqlite3.Connection:
        connection = connecting(path)
        connection.execute("PRAGMA synchronous=OFF")
        return connection

    monkeypatch.setattr(writer, "connect", connect)


@pytest.fixture
def patched(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    yield monkeypatch
    monkeypatch.undo()
    find.cache_clear()


def raise_rules(patched: pytest.MonkeyPatch, game: str) -> None:
    """Another version of the rules, which plays the same but may not be replayed."""
    module = import_module(f"ludoteca.games.{game}")
    meta = replace(module.GAME.meta, rules_version=module.GAME.meta.rules_version + 1)
    patched.setattr(module, "GAME", replace(module.GAME, meta=meta))
    find.cache_clear()


def test_every_game_and_version_is_there() -> None:
    there = {(fixture.game, fixture.rules) for fixture in ALL}
    now = {(game, find(game).meta.rules_version) for game in names()}
    assert now <= there, "python -m tests.fixtures.write_games"
    for fixture in ALL:
        assert sorted(kept.finished for kept in fixture.tables) == [False, True]


async def opened(database: str, fixture: Fixture) -> Service:
    await put(database, fixture)
    service = Service(Settings(database=database), make_store(database, alone=True))
    await service.open()
    return service


async def check_replays(service: Service, room: Room, steps: int) -> None:
    """From every seat, from none and from all, every step."""
    await service.keeper.finish()
    rows = await service.store.ask("SELECT shown FROM kept WHERE tab = $1", room.id)
    shown, record = rows[0][0], room.record()
    for whose in (*range(record.players), None, "all"):
        seen = replay_kept(shown, record, whose, range(steps + 1), 0, 100)
        assert seen.steps == steps
        assert all(frame.view for frame in seen.frames)
        last = replay_kept(shown, record, whose, range(steps + 1), steps, 1).frames
        assert [frame.step for frame in last] == [steps]


@pytest.mark.seconds(240)  # it plays on to the end, which on a crowded machine took more than 60
@pytest.mark.parametrize("fixture", ALL, ids=IDS)
async def test_what_was_played_opens_replays_and_goes_on(
    tmp_path: Path, fixture: Fixture, is_newer: bool, patched: pytest.MonkeyPatch
) -> None:
    database = str(tmp_path / "tables.sqlite")
    is_replayable = fixture.rules == find(fixture.game).meta.rules_version
    service = await opened(database, fixture)
    for kept in fixture.tables:
        room = await service.room(kept.id)
        if is_replayable:
            await check_replays(service, room, len(room.ledger.steps))
    await service.close()
    if is_newer:
        raise_rules(patched, fixture.game)
    service = Service(Settings(database=database), make_store(database, alone=True))
    await service.open()
    for kept in fixture.tables:
        await go_on(service, kept, is_replayable)
    await service.close()


@pytest.mark.parametrize("fixture", ALL, ids=IDS)
async def test_what_was_played_stands_a_check(tmp_path: Path, fixture: Fixture) -> None:
    """Also where a later version writes the fields of a position in another order."""
    service = await opened(str(tmp_path / "tables.sqlite"), fixture)
    found = await inspect_tables(service.store)
    assert found.faults == []
    assert found.replayed == (len(fixture.tables) if fixture in CURRENT else 0)
    await service.close()


async def go_on(service: Service, kept: Kept, is_replayable: bool) -> None:
    room = await service.room(kept.id)
    before = len(room.ledger.steps)
    assert before == sum('"is":"acted"' in entry for entry in kept.entries)
    if room.table is None:
        kinds = {line.kind for line in room.ledger.lines}
        assert "table-rules-lost" in kinds, "it goes on, or it is told that it cannot"
        return
    chance = random.Random(kept.id)
    async with room.hold():
        while room.ledger.phase == "playing":
            seat = room.ledger.waiting[0]
            action = chance.choice(room.table.actions(seat))
            await play.act(room, seat, action, GUEST, f"later {len(room.ledger.steps)}")
    assert room.ledger.phase == "over"
    assert room.table.ranking
    if is_replayable:
        await check_replays(service, room, len(room.ledger.steps))


@pytest.mark.parametrize("fixture", CURRENT, ids=[fixture.game for fixture in CURRENT])
def test_what_is_kept_is_what_the_rules_show(fixture: Fixture) -> None:
    kept = next(kept for kept in fixture.tables if kept.finished)
    ledger = read_ledger([entry.encode() for entry in kept.entries])
    record = ledger.record()
    position = msgspec.json.decode(kept.position)
    shown = keep(None, record, ledger.steps, position)
    assert shown is not None
    assert keep(shown, record, ledger.steps, position) is None, "there is nothing more to keep"
    for whose in (0, record.players - 1, None, "all"):
        for first in (0, len(record.actions) - 5):
            page = (range(len(record.actions) + 1), first, 30)
            ours = msgspec.to_builtins(replay_kept(shown, record, whose, *page))
            assert ours == msgspec.to_builtins(make_replay(record, whose, *page))


def test_what_was_taken_back_is_not_kept() -> None:
    fixture = next(fixture for fixture in ALL if fixture.game == "conspiracy")
    kept = next(kept for kept in fixture.tables if kept.finished)
    ledger = read_ledger([entry.encode() for entry in kept.entries])
    record = ledger.record()
    whole = keep(None, record, ledger.steps, msgspec.json.decode(kept.position))
    shorter = msgspec.structs.replace(record, actions=record.actions[:10])
    position = play_again(shorter).save()
    body = keep(whole, shorter, ledger.steps[:10], position)
    assert body is not None
    assert len(unpack(body).moments) == 11


def test_steps_that_lead_elsewhere_are_not_kept() -> None:
    fixture = next(fixture for fixture in ALL if fixture.game == "conspiracy")
    kept = next(kept for kept in fixture.tables if kept.finished)
    ledger = read_ledger([entry.encode() for entry in kept.entries])
    wrong = play_again(ledger.record(), 5).save()
    assert keep(None, ledger.record(), ledger.steps, wrong) is None


async def test_a_position_that_newer_rules_cannot_read_is_said_and_not_lost(
    tmp_path: Path, patched: pytest.MonkeyPatch
) -> None:
    fixture = next(fixture for fixture in ALL if fixture.game == "conspiracy")
    kept = next(kept for kept in fixture.tables if not kept.finished)
    service = await opened(str(tmp_path / "tables.sqlite"), fixture)
    raise_rules(patched, fixture.game)
    patched.setattr(Game, "reload", refuse)
    room = await service.room(kept.id)
    assert room.ledger.lines[-1].kind == "table-rules-lost"
    async with room.hold():
        await play.say(room, 0, "Ana", "que pena", GUEST, "x")
    saved = await service.store.load(kept.id)
    assert saved is not None
    assert saved.position == kept.position.encode()
    await service.close()


def refuse(_: object, __: object) -> None:
    raise KeyError("a field that was not there before")


async def test_a_table_that_cannot_be_read_stops_no_other_s_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As one that was damaged, or one of a game in a folder that is not given any more."""
    fixture = next(fixture for fixture in CURRENT if fixture.game == "conspiracy")
    service = await opened(str(tmp_path / "tables.sqlite"), fixture)
    broken, whole = (kept.id for kept in fixture.tables)
    woken: list[str] = []

    async def wake(room: Room, *_: object) -> None:
        woken.append(room.id)

    monkeypatch.setattr(play, "expire", wake)
    damage = "UPDATE entries SET body = $1 WHERE tab = $2 AND number = 0"
    await service.store.change(
        (damage, (b"{}", broken)),
        ("UPDATE tables SET wake = 1 WHERE id = $1", (broken,)),
        ("UPDATE tables SET wake = 2 WHERE id = $1", (whole,)),
    )
    for _ in range(3):
        await service._wake()
    assert woken == [whole] * 3
    assert caplog.messages.count("a table cannot be read; nobody's clock is looked at there") == 1
    await service.close()
