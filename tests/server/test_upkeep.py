"""What whoever runs a server can do, on both stores."""

import asyncio
import os
import sqlite3
import time
from pathlib import Path
from random import Random

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludoteca.cli import run as run_command
from ludoteca.kernel.game import find
from ludoteca.kernel.table import new
from ludoteca.server.close_codes import NOT_OURS
from ludoteca.server.inspection import inspect_tables
from ludoteca.server.retention import DAY, MONTH, Retention, read_retention, tidy
from ludoteca.server.stores import make_store
from ludoteca.server.stores.contract import Guest, Head, Store, Unusable
from ludoteca.server.stores.devices import add_guest
from ludoteca.server.stores.sqlite import SqliteStore, lock
from ludoteca.server.stores.traces import note_trace, traces_of
from ludoteca.server.stores.upkeep import pack_entries, read_marks, table_ids, write_mark
from tests.fixtures.write_games import GUEST, fixtures, put
from tests.server.harness import Player, serving

GAME = next(
    fixture
    for fixture in fixtures()
    if fixture.game == "conspiracy" and fixture.rules == find("conspiracy").meta.rules_version
)


async def command(database: str, *words: str) -> int:
    """`ludoteca admin ...` while this loop goes on serving."""
    arguments = ["admin", *words, "--database", database, "--lang", "en"]
    return await asyncio.to_thread(run_command, arguments)


async def opened(database: str) -> Store:
    store = make_store(database)
    await store.open()
    return store


async def test_every_table_opens_and_replays(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    await put(database, GAME)
    assert await command(database, "check") == 0
    assert capsys.readouterr().out.endswith(
        "Tables opened: 2; replayed to where they stand: 2; with a fault: 0.\n"
    )
    store = await opened(database)
    table = GAME.tables[0].id
    await store.change(("UPDATE tables SET phase = $2 WHERE id = $1", (table, "gathering")))
    await store.change(("DELETE FROM entries WHERE tab = $1 AND number = 9", (GAME.tables[1].id,)))
    found = await inspect_tables(store)
    await store.close()
    assert {name for name, _ in found.faults} == {kept.id for kept in GAME.tables}
    assert await command(database, "check") == 1


async def test_statistics(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    await put(database, GAME)
    assert await command(database, "stats") == 0
    told = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["conspiracy", "finished", "1"] in told
    assert ["conspiracy", "playing", "1"] in told
    [size] = [line[-1] for line in told if line[0] == "Size"]
    assert 0 < float(size) < 100
    assert ["Tables", "2"] in told
    assert ["Records", "brought", "as", "files", "0"] in told


async def test_what_was_brought_is_not_counted_as_played(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(database) as url, Player(url, "ana") as ana:
        played = new("conspiracy", 2, 7)
        while not played.over:
            played.play(played.waiting[0], played.options(played.waiting[0])[0])
        await ana.ask("POST", "/api/records", msgspec.json.decode(played.record().encode()), 201)
        await ana.make_table()
    assert await command(database, "stats") == 0
    told = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["conspiracy", "brought", "1"] in told
    assert ["Tables", "1"] in told
    assert ["Records", "brought", "as", "files", "1"] in told


async def test_a_deleted_table_is_gone_from_a_running_server(database: str) -> None:
    async with serving(database) as url, Player(url, "ana") as ana:
        await ana.make_table("human human", hot_seat=True)
        await ana.sit()
        assert await command(database, "delete", ana.table) == 0
        await ana.ask_until(404, "GET", f"/api/tables/{ana.table}")
        assert (await ana.act(0))["type"] == "refused"
        assert await command(database, "delete", ana.table) == 2, "there is none any more"


async def test_a_forgotten_guest_leaves_the_others_their_game(database: str) -> None:
    async with serving(database) as url, Player(url, "ana") as ana, Player(url, "bia") as bia:
        await ana.make_table("human open", name="Ana Secreta")
        await bia.ask("POST", f"/api/tables/{ana.table}/join", {"name": "Bia"})
        await ana.sit()
        await bia.sit(ana.table)
        await ana.tell("say", text="o meu segredo")
        alone = Player(url, "alone")
        alone.http.cookies = ana.http.cookies
        await alone.make_table("human bot", name="Ana Secreta")
        store = await opened(database)
        rows = await store.ask("SELECT id FROM guests")
        guests = [row[0] for row in rows]
        mine = await store.ask("SELECT guest FROM seats WHERE tab = $1", alone.table)
        assert await command(database, "forget", mine[0][0]) == 0
        assert await command(database, "forget", mine[0][0]) == 2
        while bia.info["seats"][0]["name"] != "—":  # the server has noticed it
            await bia.sit()
        saved = await store.load(ana.table)
        assert saved is not None
        text = b"".join(saved.entries).decode()
        assert "Secreta" not in text
        assert "segredo" not in text
        assert mine[0][0] not in text
        assert await table_ids(store) == [ana.table], "a table of one's own goes as a whole"
        assert len(await store.ask("SELECT id FROM guests")) == len(guests) - 1
        assert [seat["name"] for seat in bia.info["seats"]] == ["—", "Bia"]
        assert bia.info["seats"][0]["absent"], "a bot plays on"
        assert "Secreta" not in "".join(bia.received[-1:])
        me = await ana.ask("GET", "/api/me")
        assert not me["guest"]
        assert (await inspect_tables(store)).faults == []
        await store.close()
        await alone.__aexit__()


async def test_bans(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    async with serving(database) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        assert await command(database, "ban", "--name", "Bobo da Corte") == 0
        answer = await ana.ask_until(409, "PATCH", "/api/me", {"name": "bobo da CORTE"})
        assert answer["problem"]["id"] == "problem-name-banned"
        await ana.ask("PATCH", "/api/me", {"name": "B0bо dа Cоrte"}, 409)
        assert await command(database, "unban", "--name", "bobo da corte") == 0
        await ana.ask_until(200, "PATCH", "/api/me", {"name": "bobo da CORTE"})
        assert await command(database, "ban", "--address", "127.0.0.1") == 0
        await ana.ask_until(403, "GET", "/api/me")
        await ana.ask("GET", "/health")
        capsys.readouterr()
        assert await command(database, "bans") == 0
        assert capsys.readouterr().out == "--address 127.0.0.1\n"
        assert await command(database, "unban", "--address", "127.0.0.1") == 0
        await ana.ask_until(200, "GET", "/api/me")
        assert await command(database, "ban") == 2
        assert await command(database, "ban", "--address", "999") == 2, "that would ban nobody"
        assert await command(database, "unban", "--address", "10.0.0.1") == 2, "nobody was banned"


async def test_who_is_banned_says_nothing_more_at_a_table(database: str) -> None:
    """Sockets that are open end; a name that was there before is not heard any more."""
    async with serving(database) as url, Player(url, "ana") as ana:
        async with Player(url, "bobo", "127.0.0.9") as bobo:
            await bobo.ask("PATCH", "/api/me", {"name": "Bobo da Corte"})
            await bobo.make_table("human open")
            await ana.ask("POST", f"/api/tables/{bobo.table}/join", {"name": "Ana"})
            await ana.sit(bobo.table)
            await bobo.sit()
            assert (await bobo.tell("say", text="antes"))["type"] == "done"
            assert await command(database, "ban", "--name", "bobo da corte") == 0
            await ana.ask_until(409, "PATCH", "/api/me", {"name": "Bobo da Corte"})
            refused = await bobo.tell("say", text="depois")
            assert refused["text"]["id"] == "problem-name-banned"
            assert await command(database, "ban", "--address", "127.0.0.9") == 0
            with pytest.raises(ConnectionClosed) as ended:
                await bobo.hear("nothing any more")
            assert ended.value.rcvd is not None
            assert ended.value.rcvd.code == NOT_OURS
            with pytest.raises(InvalidStatus, match="403"):
                await bobo.sit()
        assert (await ana.tell("say", text="boa noite"))["type"] == "done"


async def test_closing_for_maintenance_is_said_and_nobody_plays_on(database: str) -> None:
    async with serving(database) as url, Player(url, "ana") as ana:
        await ana.make_table("human human", hot_seat=True)
        await ana.sit()
        assert await command(database, "close", "De volta às 15h") == 0
        assert (await ana.hear("notice"))["text"] == "De volta às 15h"
        await ana.sit()
        assert (await ana.hear("notice"))["text"] == "De volta às 15h"
        refused = await ana.act(0)
        assert (refused["name"], refused["text"]["args"]) == (
            "closed",
            {"notice": "De volta às 15h"},
        )
        body = {"game": "conspiracy", "seats": [{"kind": "human"}, {"kind": "bot"}]}
        assert "15h" in (await ana.ask("POST", "/api/tables", body, 503))["message"]
        assert (await ana.ask("GET", "/api/notice"))["text"] == "De volta às 15h"
        assert await command(database, "open") == 0
        assert (await ana.hear("notice"))["text"] == ""
        await ana.tell("look", seat=ana.state["waiting"][0])
        assert (await ana.act())["type"] == "done"
        assert (await ana.ask("GET", "/api/notice"))["text"] == ""


async def test_a_copy_is_made_while_a_server_writes_and_put_back(tmp_path: Path) -> None:
    database, copy = str(tmp_path / "tables.sqlite"), tmp_path / "copy.sqlite"
    async with serving(database) as url, Player(url, "ana") as ana:
        await ana.make_table("human human", hot_seat=True)
        await ana.sit()
        playing = asyncio.create_task(act_on(ana, 20))
        assert await command(database, "backup", str(copy)) == 0
        await playing
        assert await command(database, "backup", str(copy)) == 2, "nothing is overwritten"
        assert await command(database, "restore", str(copy)) == 2, "a server is using it"
        assert copy.stat().st_mode & 0o077 == 0, "it holds seeds"
    assert await command(database, "restore", str(copy)) == 0
    assert Path(database + "-before-restore").is_file()
    assert await command(database, "check") == 0
    async with serving(database) as url, Player(url, "bia") as bia:
        await bia.ask("GET", f"/api/tables/{ana.table}")


async def test_whoever_restores_twice_still_has_what_was_there_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, copy = str(tmp_path / "tables.sqlite"), tmp_path / "copy.sqlite"
    await put(database, GAME)
    assert await command(database, "backup", str(copy)) == 0
    assert await command(database, "delete", GAME.tables[0].id) == 0
    assert await command(database, "restore", str(copy)) == 0
    assert await command(database, "restore", str(copy)) == 0, "it was the copy of a wrong day"
    told = capsys.readouterr().out.split()
    kept = [word for word in told if word.startswith(database + "-before-restore")]
    store = await opened(kept[0])
    assert await table_ids(store) == [GAME.tables[1].id]
    await store.close()
    assert await command(database, "restore", kept[0]) == 0, "and puts that back"
    assert {*tmp_path.glob("*-before-restore*")} >= {Path(name) for name in kept}
    store = await opened(database)
    assert await table_ids(store) == [GAME.tables[1].id]
    await store.close()


async def test_a_copy_is_never_readable_by_others_and_faults_of_its_place_are_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    database, seen = str(tmp_path / "tables.sqlite"), list[int]()
    await put(database, GAME)
    assert await command(database, "backup", str(tmp_path / "away" / "copy.sqlite")) == 2
    told = capsys.readouterr().err
    assert "copy.sqlite" in told
    assert "tables.sqlite" not in told, "nothing is wrong with that"

    def see(path: Path, mode: int) -> None:
        seen.append(path.stat().st_mode & 0o077)

    monkeypatch.setattr(Path, "chmod", see)
    assert await command(database, "backup", str(tmp_path / "copy.sqlite")) == 0
    assert (tmp_path / "copy.sqlite").stat().st_mode & 0o077 == 0
    assert not any(seen), "while it is being written neither"


async def test_what_is_noted_of_tables_and_gaps_does_not_stay_for_ever(database: str) -> None:
    now = 100 * MONTH
    store = await opened(database)
    head = Head("over", "conspiracy", True, now, now, None, b"{}", None, ())
    await store.append("here", 0, [b"x"], head)
    await add_guest(store, Guest("ana", "Ana", "pt"), "hash")
    for table in ("here", "gone"):
        await note_trace(store, "ana", table)
    gaps = [(now - months * MONTH, now - months * MONTH + 5) for months in (14, 1)]
    await store.change(*(write_mark(f"gap {since}", str(until)) for since, until in gaps))
    await tidy(store, Retention(), dry=True, now=now)
    assert len(await read_marks(store, "gap ")) == 2, "only said"
    await tidy(store, Retention(), dry=False, now=now)
    assert await traces_of(store, "ana") == ["here"]
    assert [*await read_marks(store, "gap ")] == [f"gap {gaps[1][0]}"]
    await store.close()


async def act_on(player: Player, moves: int) -> None:
    for _ in range(moves):
        await player.tell("look", seat=player.state["waiting"][0])
        await player.act()


@pytest.mark.parametrize("content", [b"", b"junk" * 1000, None])
async def test_a_bad_copy_is_not_put_back(tmp_path: Path, content: bytes | None) -> None:
    database, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    await put(str(database), GAME)
    if content is not None:
        copy.write_bytes(content)
    assert await command(str(database), "restore", str(copy)) == 2
    assert await command(str(database), "check") == 0, "what was there stays"


async def test_a_broken_database_is_not_copied(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A nightly copy that says nothing would push the last good one out."""
    database, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    await put(str(database), GAME)
    with database.open("r+b") as file:
        file.seek(-2 * 4096, os.SEEK_END)
        file.write(b"\xff" * 4096)
    assert await command(str(database), "backup", str(copy)) == 2
    assert "tables.sqlite" in capsys.readouterr().err
    assert not list(tmp_path.glob("copy*"))


def make_shop(path: Path) -> None:
    """Another program's, that has tables, too."""
    shop = sqlite3.connect(path)
    shop.execute("CREATE TABLE tables (id)")
    shop.close()


async def test_what_is_another_program_s_is_neither_copied_nor_put_back_nor_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database, shop = str(tmp_path / "tables.sqlite"), tmp_path / "shop.sqlite"
    await put(database, GAME)
    make_shop(shop)
    before = shop.read_bytes()
    assert await command(database, "restore", str(shop)) == 2
    assert "another program" in capsys.readouterr().err
    assert await command(database, "check") == 0
    for words in (["vacuum"], ["backup", str(tmp_path / "copy")]):
        assert await command(str(shop), *words) == 2, words
    assert shop.read_bytes() == before
    assert not (tmp_path / "copy").exists()


async def test_a_database_may_lie_elsewhere(tmp_path: Path) -> None:
    """As on a disk of its own, with a link where it is looked for."""
    disk, home = tmp_path / "disk", tmp_path / "home"
    disk.mkdir()
    home.mkdir()
    file, link, copy = disk / "tables.sqlite", home / "tables.sqlite", tmp_path / "copy.sqlite"
    await put(str(file), GAME)
    link.symlink_to(file)
    async with serving(home) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        assert await command(str(link), "backup", str(copy)) == 0
        assert await command(str(file), "vacuum") == 2, "a server is using it"
        with pytest.raises(Unusable, match="busy"):
            await SqliteStore(file, alone=True).open()
    assert await command(str(link), "vacuum") == 0
    assert await command(str(link), "restore", str(copy)) == 0
    assert link.readlink() == file
    assert await command(str(file), "check") == 0


async def test_postgres_is_told_what_to_run(capsys: pytest.CaptureFixture[str]) -> None:
    """No copy was made and none put back: a nightly job must not take that for done."""
    for words, code in ((["backup"], 2), (["restore"], 2), (["vacuum"], 0)):
        assert await command("postgresql://x/y", *words) == code
    told = capsys.readouterr()
    assert "pg_dump" in told.err
    assert "pg_restore" in told.err
    assert "VACUUM" in told.out


async def test_what_is_too_old_is_deleted(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    now = 100 * MONTH
    store = await opened(database)
    for phase in ("over", "playing"):
        for age in (1, 7, 30):
            name, updated = f"{phase} {age}", now - age * MONTH
            head = Head(
                phase, "conspiracy", True, updated, updated, None, b"{}", None, (f"guest {name}",)
            )
            await store.append(name, 0, [b"x"], head)
    retention = Retention(finished=24, abandoned=6, guests=None)
    for dry in (True, False):
        done = await tidy(store, retention, dry=dry, now=now)
        assert (done.finished, done.abandoned) == (["over 30"], ["playing 30", "playing 7"])
    assert await table_ids(store) == ["over 7", "over 1", "playing 1"]
    nothing = await tidy(store, Retention(), dry=False, now=now)
    assert (nothing.finished, nothing.abandoned, nothing.guests) == ([], [], [])
    assert await store.load("over 30") is None
    assert await store.ask("SELECT 1 FROM seats WHERE tab = $1", "over 30") == []
    await store.close()


async def test_a_system_clock_that_has_jumped_ahead_deletes_nothing(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is deleted is gone; who really has waited for so long waits until the next start."""
    await put(database, GAME)  # as of 1970
    old, retention, real = GAME.tables[0].id, Retention(finished=1, abandoned=1), time.time_ns
    async with serving(database, tidy=1.0, retention=retention) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        await ana.ask_until(404, "GET", f"/api/tables/{old}")
        monkeypatch.setattr(time, "time_ns", lambda: real() + 60 * MONTH * 1_000_000)
        for _ in range(2):  # so that it can be seen when it has tidied once more, to the end
            await put(database, GAME)
            await ana.ask_until(404, "GET", f"/api/tables/{old}")
        await ana.ask("GET", f"/api/tables/{ana.table}")


def test_retention_is_read_or_refused() -> None:
    assert read_retention("finished=24, guests=12") == Retention(24, None, 12)
    assert read_retention("") == Retention()
    for wrong in ("forever=1", "finished", "finished=-1", "finished=x"):
        with pytest.raises(ValueError, match=r".*"):
            read_retention(wrong)
    assert run_command(["serve", "--port", "65001", "--retention", "forever=1"]) == 2


async def test_finished_games_are_packed_and_read_as_before(database: str) -> None:
    kept = next(kept for kept in GAME.tables if kept.finished)
    bodies = [entry.encode() for entry in kept.entries]
    await put(database, GAME)
    store = await opened(database)
    done = await tidy(store, Retention(), dry=False, now=3 * DAY)
    assert done.packed == 1, "the game that is over, not the one that goes on"
    assert await store.ask("SELECT number FROM entries WHERE tab = $1", kept.id) == []
    saved = await store.load(kept.id)
    assert saved is not None
    assert saved.entries == bodies
    assert await store.entries(kept.id, 5) == bodies[5:]
    count = len(bodies)
    head = Head("over", GAME.game, False, 1, 1, None, b"{}", saved.position, (GUEST,))
    await store.append(kept.id, count, [b'{"is":"said"}'], head)
    saved = await store.load(kept.id)
    assert saved is not None
    assert saved.entries == [*bodies, b'{"is":"said"}']
    assert await store.entries(kept.id, count) == [b'{"is":"said"}']
    assert await store.entries(kept.id, count - 1) == [bodies[-1], b'{"is":"said"}']
    assert not await pack_entries(store, kept.id), "one line is not worth it"
    rows = await store.ask("SELECT length(entries) FROM kept WHERE tab = $1", kept.id)
    assert rows[0][0] < sum(map(len, bodies)) / 8
    await store.close()


async def test_vacuum_gives_space_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "tables.sqlite")
    store = await opened(database)
    head = Head("over", "conspiracy", True, 0, 0, None, b"{}", None, ("ana",))
    for number in range(50):
        await store.append("t", number, [Random(number).randbytes(20_000).hex().encode()], head)
    await store.close()
    assert await command(database, "delete", "t") == 0
    before = Path(database).stat().st_size
    held = lock(Path(database))
    assert await command(database, "vacuum") == 2, "a server is using it"
    held.close()
    assert await command(database, "vacuum") == 0
    assert Path(database).stat().st_size < before / 5


async def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    missing = tmp_path / "no.sqlite"
    copy = str(tmp_path / "copy")
    one = ["check", "stats", "close", "open", "tidy", "vacuum"]
    two = ["delete t", "forget g", "ban --name x", f"backup {copy}"]
    commands = [words.split() for words in one + two]
    for words in commands:
        assert await command(str(missing), *words) == 2, words
    assert not missing.exists()


async def test_commands_that_need_something_say_what(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "tables.sqlite"
    sqlite3.connect(path).close()
    for name in ("backup", "restore", "delete", "forget", "ban", "unban"):
        assert await command(str(path), name) == 2
        assert capsys.readouterr().err.startswith("ludoteca: Say ")
