"""Nobody gains by leaving, nobody agrees who is not there, nobody passes for somebody else."""

import asyncio
import stat
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

import ludoteca
from ludoteca.server.clocks import DAY, GRACE, Clocks
from ludoteca.server.denials import Denied
from ludoteca.server.entries import Clock
from ludoteca.server.names import clean_name, look_of
from ludoteca.server.settings import Limits
from ludoteca.server.shelf import names
from tests.server.harness import GENEROUS, Data, Player, serving

# Clocks.


def test_leaving_and_returning_gives_no_time() -> None:
    clocks = Clocks(2, Clock(5, 10), None)
    clocks.turn(0, [0])
    for minute in range(1, 5):
        clocks.leave(minute * 60_000, 0)
        clocks.come_back(minute * 60_000, 0)
        assert clocks.left(0, minute * 60_000) == (5 - minute) * 60_000


def test_what_a_bot_decides_meanwhile_costs_and_earns_nothing() -> None:
    clocks = Clocks(2, Clock(5, 10), None)
    clocks.turn(0, [0])
    clocks.leave(60_000, 0)
    for second in range(1, 20):
        clocks.turn(60_000 + second * 1000, [0], acted=0)
    assert clocks.left(0, 200_000) == 240_000
    assert clocks.deadline(0) is None
    clocks.come_back(300_000, 0)
    assert clocks.deadline(0) == 540_000


def test_a_little_time_is_given_once() -> None:
    clocks = Clocks(2, Clock(1, 0), None)
    clocks.turn(0, [0])
    for away, left in ((60_000, GRACE), (60_000 + GRACE, 0), (61_000 + GRACE, 0)):
        clocks.leave(away, 0)
        clocks.come_back(away, 0)
        assert clocks.left(0, away) == left


def test_a_decision_that_was_left_to_a_bot_earns_nothing() -> None:
    clocks = Clocks(2, Clock(5, 10), None)
    clocks.turn(0, [0])
    clocks.leave(60_000, 0)
    clocks.come_back(100_000, 0)
    assert clocks.turn(101_000, [0], acted=0) == []
    assert clocks.left(0, 101_000) == 239_000
    assert clocks.turn(102_000, [0], acted=0) == [0], "the next one does"


def test_days_run_on() -> None:
    clocks = Clocks(2, None, 3)
    clocks.turn(0, [0])
    clocks.leave(2 * DAY, 0)
    clocks.come_back(2 * DAY, 0)
    assert clocks.deadline(0) == 3 * DAY


async def test_a_clock_is_not_reset_at_the_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url, "bia") as bia:
        await ana.make_table("human open", clock={"minutes": 10})
        await bia.ask("POST", f"/api/tables/{ana.table}/join", {"name": "Bia"})
        await ana.sit()
        seat = ana.state["waiting"][0]
        slow = ana if ana.state["options"] else bia
        await slow.sit(ana.table)
        await asyncio.sleep(0.4)
        await slow.ask("POST", f"/api/tables/{ana.table}/leave")
        await slow.tell("return")
        shown = await slow.sit(ana.table)
        assert shown["clocks"][seat]["left"] < 600_000 - 300


async def test_nothing_is_won_by_acting_and_taking_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        clock = {"minutes": 5, "increment": 30}
        await ana.make_table("human human", game="quissama", hot_seat=True, clock=clock)
        await ana.sit()
        for _ in range(4):
            await ana.tell("look", seat=ana.state["waiting"][0])
            assert (await ana.act())["type"] == "done"
            assert ana.state["undo"] == "now"
            assert (await ana.tell("propose", what="undo"))["type"] == "done"
        shown = await ana.sit()
        assert [each["left"] <= 300_000 for each in shown["clocks"]] == [True, True]
        await ana.tell("look", seat=ana.state["waiting"][0])
        await ana.act()
        shown = await ana.sit()
        assert max(each["left"] for each in shown["clocks"]) > 320_000, "what stays has earned it"


# A place at the table.


async def test_strangers_take_no_place_from_whoever_plays(tmp_path: Path) -> None:
    limits = replace(GENEROUS, sockets_per_table=5, watchers_per_address=3)
    async with serving(tmp_path, limits=limits) as url, Player(url) as ana, Player(url) as bia:
        await ana.make_table("human open")
        await bia.ask("POST", f"/api/tables/{ana.table}/join", {"name": "Bia"})
        async with AsyncExitStack() as stack:
            strangers = [await stack.enter_async_context(Player(url)) for _ in range(4)]
            for stranger in strangers[:3]:
                await stranger.sit(ana.table)
            with pytest.raises(ConnectionClosed) as closed:
                await strangers[3].sit(ana.table)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
            await ana.sit()
            await bia.sit(ana.table)
            assert (await bia.tell("ping"))["type"] == "done"


async def watching(
    stack: AsyncExitStack, url: str, table: str, name: str = "", where: str = "127.0.0.1"
) -> Player:
    """Somebody who looks on, with a name or without."""
    person = await stack.enter_async_context(Player(url, name, where))
    if name:
        await person.ask("PATCH", "/api/me", {"name": name})
    await person.sit(table)
    return person


@pytest.mark.parametrize(
    ("limits", "where"),
    [
        (replace(GENEROUS, watchers_per_address=3), "127.0.0.1"),
        (replace(GENEROUS, sockets_per_table=3), "127.0.0.1"),
        (replace(GENEROUS, sockets_per_table=3), "127.0.0.2"),
    ],
    ids=["of an address", "of a table", "of a table, from elsewhere"],
)
async def test_who_watches_by_many_sockets_makes_room_for_who_has_none(
    tmp_path: Path, limits: Limits, where: str
) -> None:
    async with (
        serving(tmp_path, limits=limits) as url,
        Player(url) as ana,
        AsyncExitStack() as stack,
    ):
        await ana.make_table("human open")
        crowd = [await watching(stack, url, ana.table) for _ in range(3)]
        bia = await watching(stack, url, ana.table, "Bia", where)
        assert (await bia.tell("ping"))["type"] == "done"
        lost = []
        for each in crowd:
            try:
                await each.tell("ping")
            except ConnectionClosed as closed:
                lost.append(closed.rcvd and closed.rcvd.code)
        assert lost == [4429]
        with pytest.raises(ConnectionClosed):
            await watching(stack, url, ana.table)
        assert (await bia.tell("ping"))["type"] == "done", "she stays"


# Agreeing.


async def test_whoever_has_left_agrees_to_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url, "bia") as bia:
        await ana.make_table("human open", name="Ana")
        await bia.ask("POST", f"/api/tables/{ana.table}/join", {"name": "Bia"})
        await ana.sit()
        await bia.sit(ana.table)
        await bia.ask("POST", f"/api/tables/{ana.table}/leave")
        refused = await ana.tell("propose", what="end")
        assert refused["name"] == "not_now"
        assert refused["text"] == {"id": "problem-somebody-away", "args": {"seat": {"seat": 1}}}
        table = await ana.ask("GET", f"/api/tables/{ana.table}")
        assert (table["phase"], table["seed"]) == ("playing", None)
        await bia.tell("return")
        assert (await ana.tell("propose", what="end"))["type"] == "done"
        assert (await bia.tell("answer", yes=True))["type"] == "done"
        table = await ana.ask("GET", f"/api/tables/{ana.table}")
        assert table["phase"] == "ended"


async def test_who_leaves_while_being_asked_has_not_agreed(tmp_path: Path) -> None:
    async with serving(tmp_path) as url:
        people = [Player(url, name) for name in ("ana", "bia", "caio")]
        ana, bia, caio = people
        await ana.make_table("human open open", name="Ana")
        for person in (bia, caio):
            await person.ask("POST", f"/api/tables/{ana.table}/join", {"name": person.name})
        for person in people:
            await person.sit(ana.table)
        await ana.tell("propose", what="end")
        await bia.ask("POST", f"/api/tables/{ana.table}/leave")
        assert (await caio.tell("answer", yes=True))["name"] == "not_now"
        assert (await ana.ask("GET", f"/api/tables/{ana.table}"))["phase"] == "playing"
        for person in people:
            await person.__aexit__()


# Playing on is coming back.


async def left_to_a_bot(ana: Player, bia: Player, **terms: object) -> tuple[Player, Player, int]:
    """A table where whoever is asked first has left; who that is, the other one, the seat."""
    await ana.make_table("human open", **terms)
    await bia.ask("POST", f"/api/tables/{ana.table}/join", {"name": "Bia"})
    for player in (ana, bia):
        await player.sit(ana.table)
    asked, other, seat = (ana, bia, 0) if ana.state["options"] else (bia, ana, 1)
    await asked.ask("POST", f"/api/tables/{ana.table}/leave")
    for player in (ana, bia):
        while not player.info["seats"][seat]["absent"]:
            await player.hear("update")
    return asked, other, seat


SLOW = (30.0, 30.0)  # seconds that a bot takes: somebody is quicker


@pytest.mark.parametrize("terms", [{"clock": {"minutes": 5, "increment": 60}}, {"days": 1}, {}])
async def test_who_acts_before_the_bot_has_come_back(tmp_path: Path, terms: Data) -> None:
    async with (
        serving(tmp_path, pace=SLOW) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
    ):
        asked, other, seat = await left_to_a_bot(ana, bia, **terms)
        assert (await asked.act())["type"] == "done"
        while not any(line["kind"] == "table-returned" for line in other.log):
            await other.hear("update")
        assert not other.info["seats"][seat]["absent"], "and everybody is told"
        shown = await asked.sit(ana.table)
        if "clock" in terms:
            assert shown["clocks"][seat]["left"] <= 300_000, "nothing is earned by it"
            running = shown["clocks"][seat]["running"]
            assert running == (seat in shown["state"]["waiting"]), "and the clock runs"


async def test_what_is_refused_brings_nobody_back(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, pace=SLOW) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
    ):
        asked, _, seat = await left_to_a_bot(ana, bia)
        assert (await asked.act(394))["type"] == "refused"
        assert (await asked.act(step=77))["name"] == "stale"
        assert asked.info["seats"][seat]["absent"]


@pytest.mark.parametrize(
    "message", [{"kind": "propose", "what": "end"}, {"kind": "absent", "what": "win", "seat": 0}]
)
async def test_who_proposes_or_claims_has_come_back(tmp_path: Path, message: Data) -> None:
    async with (
        serving(tmp_path, pace=SLOW) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
    ):
        asked, _, seat = await left_to_a_bot(ana, bia)
        await asked.tell(**message)
        assert not (await asked.ask("GET", f"/api/tables/{ana.table}"))["seats"][seat]["absent"]


async def test_the_bots_own_move_under_way_is_not_done_for_who_is_back(tmp_path: Path) -> None:
    """It was chosen for a decision that is taken; also where another is asked of the same seat."""
    async with (
        serving(tmp_path, pace=(1.0, 1.0)) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
    ):
        asked, _, seat = await left_to_a_bot(ana, bia)
        await asyncio.sleep(0.5)
        assert (await asked.act())["type"] == "done"
        step = asked.state["step"]
        await asyncio.sleep(1.5)
        await asked.tell("ping")
        assert asked.state["step"] == step
        assert not asked.info["seats"][seat]["absent"]


def test_who_plays_on_again_and_again_is_given_a_minute_once() -> None:
    clocks = Clocks(1, Clock(1, 30), None)
    clocks.turn(0, [0])
    left = []
    for at in (60_000, 200_000, 400_000):
        clocks.leave(at, 0)
        clocks.come_back(at + 5, 0)
        left.append(clocks.left(0, at + 5))
        clocks.turn(at + 5, [0], acted=0)
        clocks.turn(at + 5 + GRACE, [0], acted=0, earns=False)
    assert left == [GRACE, 0, 0]


# Hosts.


async def test_a_host_who_has_left_cannot_begin(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url, "bia") as bia:
        await ana.make_table("human open open")
        path = f"/api/tables/{ana.table}"
        joined = await bia.ask("POST", f"{path}/join", {"name": "Bia"})
        assert not joined["host"]
        left = await ana.ask("POST", f"{path}/leave")
        assert not left["host"]
        await ana.ask("POST", f"{path}/begin", {}, 403)
        assert (await bia.ask("GET", path))["host"], "hosting passes on"
        assert (await bia.ask("POST", f"{path}/begin", {}))["phase"] == "playing"


async def test_hosting_stays_with_whom_it_has_passed_to(tmp_path: Path) -> None:
    async with (
        serving(tmp_path) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
        Player(url, "eve") as eve,
    ):
        await ana.make_table("human open open open")
        path = f"/api/tables/{ana.table}"
        await bia.ask("POST", f"{path}/join", {"name": "Bia", "seat": 1})
        await ana.ask("POST", f"{path}/leave")
        assert not (await eve.ask("POST", f"{path}/join", {"name": "Eve", "seat": 0}))["host"]
        await eve.ask("POST", f"{path}/begin", {}, 403)
        assert not (await ana.ask("POST", f"{path}/join", {"name": "Ana", "seat": 2}))["host"]
        assert (await bia.ask("POST", f"{path}/begin", {}))["phase"] == "playing"


# A socket that is open outlives the seat that it was opened for.


# In Conspiração nobody sees more than a spectator when it begins.
@pytest.mark.parametrize("game", [name for name in names() if name != "conspiracy"])
async def test_who_has_left_only_watches(tmp_path: Path, game: str) -> None:
    async with serving(tmp_path) as url, AsyncExitStack() as stack:
        guests = ("ana", "bia", "caio", "dora", "eve")
        players = [await stack.enter_async_context(Player(url, name)) for name in guests]
        ana, bia, caio, watching, eve = players
        await ana.make_table("human open open", game=game, name="Ana")
        path = f"/api/tables/{ana.table}"
        await watching.sit(ana.table)
        await eve.ask("POST", f"{path}/join", {"name": "Eve"})
        assert (await eve.sit(ana.table))["seat"] == 1
        await eve.ask("POST", f"{path}/leave")
        assert (await eve.hear("snapshot"))["seat"] is None
        await bia.ask("POST", f"{path}/join", {"name": "Bia"})
        await caio.ask("POST", f"{path}/join", {"name": "Caio"})  # and with that it begins
        for each in (watching, eve):
            while each.info["phase"] != "playing":
                await each.hear("update")
        assert eve.state["view"] == watching.state["view"]
        assert (eve.log, eve.state["options"]) == (watching.log, [])
        await eve.tell("say", text="Sou a Bia.")
        assert [line["seat"] for line in eve.chat] in ([], [None])
        shown = await bia.sit(ana.table)
        assert shown["state"]["view"] != eve.state["view"], "there is something to be seen"
        await bia.hang_up()
        gone = {"present": [False, False, False], "spectators": 2}
        while {
            key: told for key, told in (await eve.hear("present")).items() if key in gone
        } != gone:
            pass


async def test_tables_that_were_left_lock_nobody_out(tmp_path: Path) -> None:
    limits = replace(GENEROUS, tables=3)
    async with serving(tmp_path, limits=limits) as url, Player(url, "ana") as ana:
        for _ in range(3):
            await ana.make_table("human bot")
        refused = await ana.http.post(
            "/api/tables", json={"game": "conspiracy", "seats": [{"kind": "human"}] * 2}
        )
        assert refused.status_code in (400, 409)
        for _ in range(4):
            await ana.ask("POST", f"/api/tables/{ana.table}/leave")
            await ana.make_table("human bot")


# Names.


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ana", "Ana"),
        ("  A\u200bna\u2063 ", "A na"),
        ("A\ufe0fna\u3164", "A na"),
        ("José", "José"),
        ("Z" + "\u0300" * 30, "Z\u0300\u0300"),
        ("ก" + "\u0e47" * 30, "ก" + "\u0e47" * 4),
        ("a" + "\u0489" * 30, "a" + "\u0489" * 4),
        ("日本", "日本"),
        ("👩‍🚀", "👩 🚀"),
    ],
)
def test_what_is_seen_of_a_name_is_kept(given: str, kept: str) -> None:
    assert clean_name(given, 24) == kept


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("bom jogo ❤️ 1️⃣ José", "bom jogo ❤️ 1️⃣ José"),
        ("z" + "\u0300" * 400 + " fim", "z\u0300\u0300 fim"),
        ("ก" + "\u0e47" * 400, "ก" + "\u0e47" * 4),
    ],
)
async def test_nobody_writes_over_the_lines_of_others(said: str, read: str, tmp_path: Path) -> None:
    """Hundreds of accents on one letter of a chat line covered the table above it."""
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        await ana.sit()
        assert (await ana.tell("say", text=said))["type"] == "done"
        assert ana.chat[-1]["text"] == read


@pytest.mark.parametrize("given", ["\u3164", "\u200b\u200d", "\u2800 \u2800", "\u202e", "\u0301"])
def test_a_name_that_shows_nothing_is_refused(given: str) -> None:
    with pytest.raises(Denied) as denied:
        clean_name(given, 24)
    assert denied.value.text.id == "problem-name-blank"


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ana", "ana"), ("Ana", "Аnа"), ("Ana", "Αna"), ("Bia", "Bla"), ("José", "Jose"),
     ("Ana Lu", "AnaLu"), ("Otto", "0tto"), ("Marna", "Mama"), ("ＡＮＡ", "Ana"),
     ("Rodrigo", "Rоdrigо"), ("Ana", "ᎪNA"), ("Ana", "ꓮnꓮ"), ("Ana", "ᴀɴᴀ"),
     ("Ana", "Ana."), ("Ana", "Ana’"), ("Ana", "“Ana”"), ("Ana", "(Ana)"), ("Ana", "Ana\ufffc"),
     ("Ana", "Ana\u20dd"), ("Ana", "ᗅna"), ("Ana B.", "Ana-B")],
)  # fmt: skip
def test_names_that_look_alike(one: str, other: str) -> None:
    assert look_of(one) == look_of(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ana", "Anna"), ("Bia", "Lia"), ("Юля", "Оля"), ("1", "2"), ("?", "!"), ("Ana", "Ana 🌻")],
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert look_of(one) != look_of(other)


async def test_no_two_at_a_table_are_called_the_same(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url, "bia") as bia:
        table = await ana.make_table("human open bot", name="Ana")
        path = f"/api/tables/{ana.table}"
        for name in ("Ana", "аna", table["seats"][2]["name"]):
            said = await bia.ask("POST", f"{path}/join", {"name": name}, 400)
            assert said["problem"]["id"] == "problem-name-taken"
        await bia.sit(ana.table)
        await bia.ask("PATCH", "/api/me", {"name": "Ana"})
        await bia.sit(ana.table)
        refused = await bia.tell("say", text="sou a Ana")
        assert refused["text"]["id"] == "problem-name-taken", "nor does anybody who looks on"
        assert (await bia.ask("POST", f"{path}/join", {"name": "Bia"}))["phase"] == "playing"


async def test_nobody_is_given_a_name_that_is_taken(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana, Player(url, "bia") as bia:
        await ana.make_table("human open", name="Jogador 2")
        table = await bia.ask("POST", f"/api/tables/{ana.table}/join", {})
        assert [seat["name"] for seat in table["seats"]] == ["Jogador 2", "Jogador 3"]


# What was never played here, and who may read the file.


async def test_names_of_an_uploaded_game_are_told_apart(tmp_path: Path) -> None:
    called = ["Ana", "\u0410n\u0430", "Ana", "", "Jogador 4"]
    record = ludoteca.new("quissama", players=5, seed=7, names=called).record()
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        body = msgspec.json.decode(record.encode())
        brought = await ana.ask("POST", "/api/records", body, 201)
        names = [seat["name"] for seat in brought["seats"]]
        assert names == ["Ana", "\u0410n\u0430 2", "Ana 3", "Jogador 4", "Jogador 4 2"]
        assert len({look_of(name) for name in names}) == 5


async def test_an_uploaded_game_is_called_so_wherever_it_is_shown(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        await ana.sit()
        await ana.play()
        path = f"/api/tables/{ana.table}"
        record = await ana.http.get(f"{path}/record")
        assert "uploaded" not in record.headers["content-disposition"]
        assert not (await ana.ask("GET", f"{path}/replay"))["uploaded"]
        brought = await ana.ask("POST", "/api/records", record.json(), 201)
        assert brought["uploaded"]
        path = f"/api/tables/{brought['id']}"
        assert (await ana.ask("GET", path))["uploaded"]
        assert (await ana.ask("GET", f"{path}/replay"))["uploaded"]
        assert (await ana.sit(brought["id"]))["table"]["uploaded"]
        again = await ana.http.get(f"{path}/record")
        assert "uploaded" in again.headers["content-disposition"]


async def test_nobody_else_on_the_machine_reads_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "new"))
    folder = tmp_path / "new" / "ludoteca"  # made by the server, for nobody has named another
    async with serving(folder) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        for ending in ("", "-wal", "-shm"):
            path = folder / f"tables.sqlite{ending}"
            assert stat.S_IMODE(path.stat().st_mode) == 0o600, path.name
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    (folder / "tables.sqlite").chmod(0o644)
    async with serving(folder):
        assert stat.S_IMODE((folder / "tables.sqlite").stat().st_mode) == 0o600
