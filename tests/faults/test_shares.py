"""What one visitor takes leaves something for the others, and nothing that is counted piles up."""

import asyncio
import time
from dataclasses import dataclass, field, replace
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from ludoteca.server.bot_pool import BotPool
from ludoteca.server.budgets import Budgets
from ludoteca.server.limits import Buckets
from ludoteca.server.places import SILENT, Places, Stake
from ludoteca.server.settings import Limits
from tests.faults.test_crowd import question
from tests.server.harness import GENEROUS, Player, serving


def test_so_many_are_counted_and_no_more() -> None:
    buckets = Buckets((0.001, 2.0), most=100)
    for number in range(10_000):
        assert buckets.take(f"guest {number}")
        assert len(buckets) <= 100
    assert [buckets.take("guest 9999") for _ in range(2)] == [True, False], "the latest are known"


def test_who_has_gone_is_soon_not_counted_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Visitors who come one after another leave nothing behind, however many they are."""
    at = 0.0
    monkeypatch.setattr("ludoteca.server.limits.time.monotonic", lambda: at)
    buckets = Buckets((0.2, 10.0))
    for number in range(5000):
        at += 1.0
        assert buckets.take(f"guest {number}")
        assert len(buckets) <= 100


def test_an_address_asks_for_as_many_letters_as_a_class_and_then_for_few(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However many guests somebody makes: a domain may have one reader."""
    at = 0.0
    monkeypatch.setattr("ludoteca.server.limits.time.monotonic", lambda: at)
    budget = Budgets(Limits()).letters
    guests = iter(f"guest {number}" for number in range(1000))
    assert sum(budget.take(next(guests), "school") for _ in range(100)) == 30
    at = 3600.0
    assert sum(budget.take(next(guests), "school") for _ in range(100)) == 6


async def test_a_worker_that_has_ended_is_forgotten() -> None:
    pool = BotPool(1, 60)
    try:
        for _ in range(4):
            await pool.choose(question("apprentice", "one"))
            worker = [*pool._all][-1]
            worker.kill()
            await worker.wait()
        assert len(pool._all) == 1
    finally:
        await pool.stop()


async def test_fresh_guests_of_one_address_open_no_more_tables_than_it_may(tmp_path: Path) -> None:
    limits = replace(GENEROUS, tables_of_address=(0.001, 3.0), tables_of_newcomers=(0.001, 3.0))
    statuses = []
    async with serving(tmp_path, limits=limits) as url:
        for number in range(4):
            async with Player(url, f"fresh {number}") as fresh:
                body = {"game": "conspiracy", "seats": [{"kind": "human"}, {"kind": "bot"}]}
                for _ in range(2):
                    answer = await fresh.http.post("/api/tables", json=body)
                    statuses.append(answer.status_code)
    assert statuses == [201] * 6 + [429] * 2


async def test_guests_are_not_made_without_end(tmp_path: Path) -> None:
    """Each is stored: eight a second would be half a million a day."""
    limits = replace(GENEROUS, guests_of_address=(0.001, 3.0))
    statuses = []
    async with serving(tmp_path, limits=limits) as url:
        for number in range(5):
            async with Player(url) as fresh:
                answer = await fresh.http.patch("/api/me", json={"name": f"Eva {number}"})
                statuses.append(answer.status_code)
        async with Player(url, where="127.0.0.2") as elsewhere:
            await elsewhere.ask("PATCH", "/api/me", {"name": "Ana"})
    assert statuses == [200] * 3 + [429] * 2


async def test_requests_without_a_cookie_keep_nobody_of_their_address_out(tmp_path: Path) -> None:
    """Neither its guests from tables and talk, nor who comes anew with one of our pages."""
    few = (0.001, 3.0)
    limits = replace(
        GENEROUS,
        guests_of_address=few,
        tables_of_address=few,
        tables_of_newcomers=few,
        openings=few,
        sayings=few,
        address_share=1.0,
    )
    body = {"game": "conspiracy", "seats": [{"kind": "human"}, {"kind": "bot"}]}
    async with serving(tmp_path, limits=limits) as url, Player(url, "ana") as ana:
        await ana.ask("PATCH", "/api/me", {"name": "Ana"})
        async with httpx.AsyncClient(base_url=url, trust_env=False) as flood:
            for number in range(12):
                for method, path, sent in (
                    ("POST", "/api/tables", body),
                    ("POST", "/api/me/claim", {"code": str(number)}),
                    ("POST", "/api/me/blocks", {"table": "none"}),
                ):
                    flood.cookies.clear()
                    await flood.request(method, path, json=sent)
        await ana.ask("POST", "/api/tables", body, 201)
        await ana.ask("POST", "/api/me/blocks", {"table": "none"}, 404)
        async with Player(url, "bia") as bia:
            await bia.ask("PATCH", "/api/me", {"name": "Bia"}, 429)
            for forged in ("", "9999999999999.00", "1.2", "x" * 90, "٣.٣"):
                shown = [(b"x-ticket", forged.encode())]
                answer = await bia.http.patch("/api/me", json={"name": "Bia"}, headers=shown)
                assert answer.status_code == 429
            ticket = (await bia.ask("GET", "/api/ticket"))["ticket"]
            shown = [(b"x-ticket", ticket.encode())]
            answer = await bia.http.patch("/api/me", json={"name": "Bia"}, headers=shown)
            assert answer.status_code == 200
            await bia.ask("POST", "/api/tables", body, 201)


def test_a_class_opens_all_the_tables_it_wants() -> None:
    buckets = Buckets(Limits().tables_of_address)
    assert all(buckets.take("school") for _ in range(30 * 10))


# Sockets.


@dataclass
class Somebody:
    """A socket as far as places are concerned."""

    guest: str
    name: str = ""
    stake: Stake = Stake.WATCHES
    moved: float = field(default_factory=time.monotonic)
    is_gone: bool = False

    def give_way(self) -> None:
        self.is_gone = True


def gone(*people: Somebody) -> list[str]:
    return [each.name or each.guest for each in people if each.is_gone]


def test_who_has_most_gives_way_to_who_has_less() -> None:
    places, came = Places(5), list[Somebody]()

    def take(guest: str, name: str) -> bool:
        came.append(Somebody(guest, name))
        return places.take("school", came[-1]) is not None

    assert all(take("greedy", f"greedy {number}") for number in range(5))
    assert not take("greedy", "one more of his own")
    assert take("ana", "ana")
    assert take("ana", "ana on her phone")
    assert gone(*came) == ["greedy 3", "greedy 4"]
    assert not take("ana", "as many as he has"), "three and two, and then two and three"
    assert take("bia", "bia")
    assert take("", "somebody without a name")
    assert take("caio", "caio")
    assert gone(*came) == ["greedy 1", "greedy 2", "greedy 3", "greedy 4", "ana on her phone"]
    assert not take("davi", "all have one, and have only just come")


def test_hundreds_with_one_socket_each_give_way_to_who_has_more_to_lose() -> None:
    """As somebody can make who sits behind the same address: guests are made in no time."""
    places = Places(400)
    crowd = [Somebody(f"guest {number}") for number in range(400)]
    assert all(places.take("school", one) for one in crowd)
    sitting = [Somebody(f"pupil {number}", stake=Stake.SITS) for number in range(15)]
    playing = [Somebody(f"pupil {number}", stake=Stake.PLAYS) for number in range(15, 30)]
    assert all(places.take("school", one) for one in (*sitting, *playing))
    assert gone(*crowd) == [f"guest {number}" for number in range(30)], "the oldest first"
    again = [Somebody(f"again {number}") for number in range(400)]
    assert not any(places.take("school", one) for one in again), "they have only just come"
    for one in crowd:
        one.moved -= SILENT[Stake.WATCHES] + 1
    assert sum(places.take("school", one) is not None for one in again) == 370
    assert gone(*sitting, *playing) == [], "who sits is not driven out by who watches"


def test_among_those_who_play_the_longest_silent_gives_way() -> None:
    places = Places(3)
    ana, bia, caio, davi, eva = (
        Somebody(name, stake=Stake.PLAYS) for name in ("ana", "bia", "caio", "davi", "eva")
    )
    assert all(places.take("school", one) for one in (ana, bia, caio))
    assert places.take("school", davi) is None
    bia.moved -= SILENT[Stake.PLAYS] + 2
    caio.moved -= SILENT[Stake.PLAYS] + 1
    assert places.take("school", davi)
    assert gone(ana, bia, caio) == ["bia"]
    assert places.take("school", Somebody("ana", "her phone", Stake.PLAYS)) is None, "she has one"
    bia.moved = time.monotonic()
    assert places.take("school", bia), "who was sent away comes back"
    assert gone(ana, caio, davi) == ["caio"]
    assert places.take("school", eva) is None


def test_when_all_places_are_taken_the_address_with_most_gives_way() -> None:
    places = Places(8, 10)
    crowd = [Somebody(f"guest {number}", stake=Stake.PLAYS) for number in range(8)]
    assert all(places.take("crowd", one) for one in crowd)
    assert places.take("crowd", Somebody("guest 8", stake=Stake.PLAYS)) is None
    home = [Somebody(f"home {number}") for number in range(6)]
    assert [places.take("home", one) is not None for one in home] == [True] * 5 + [False]
    assert gone(*crowd) == ["guest 0", "guest 1", "guest 2"], "then both have five"
    assert places.take("third", Somebody("third"))
    assert gone(*crowd, *home) == ["guest 0", "guest 1", "guest 2", "guest 3"]


def test_looking_for_a_place_takes_no_time() -> None:
    """Whoever asks on and on, where a thousand play, keeps nobody waiting."""
    places = Places(2000)
    for number in range(2000):
        places.take("school", Somebody(f"guest {number}", stake=Stake.PLAYS))
    began = time.process_time()
    for number in range(40):  # as many as an address may try in a second
        assert places.take("school", Somebody(f"late {number}", stake=Stake.PLAYS)) is None
    assert time.process_time() - began < 0.4


async def test_places_that_are_given_up_are_free() -> None:
    places = Places(1)
    place = places.take("school", Somebody("ana"))
    assert place is not None
    assert places.take("elsewhere", Somebody("bia"))
    assert places.take("school", Somebody("bia")) is None
    places.give_up("school", place)
    assert places.take("school", Somebody("bia"))


async def test_a_crowd_that_watches_does_not_keep_others_of_the_address_from_playing(
    tmp_path: Path,
) -> None:
    limits = replace(GENEROUS, sockets_per_address=4)
    async with (
        serving(tmp_path, limits=limits) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
    ):
        crowd = [Player(url, f"c{number}") for number in range(4)]
        await ana.make_table("human open", public=True)
        for each in crowd:
            await each.ask("PATCH", "/api/me", {"name": each.name})
            await each.sit(ana.table)
        await ana.sit()
        await bia.ask("POST", f"/api/tables/{ana.table}/join", {"name": "Bia"})
        await bia.sit(ana.table)
        for player in (ana, bia):
            assert (await player.tell("ping"))["type"] == "done"
        for each in crowd[:2]:
            with pytest.raises(ConnectionClosed):
                await each.hear("never")
        assert (await crowd[3].tell("ping"))["type"] == "done", "the others stay"
        await asyncio.gather(*(each.__aexit__() for each in crowd))


async def test_nobody_is_shut_out_by_one_who_holds_all_sockets_of_the_address(
    tmp_path: Path,
) -> None:
    limits = replace(GENEROUS, sockets_per_address=6)
    async with serving(tmp_path, limits=limits) as url, Player(url, "ana") as ana:
        greedy = [Player(url, "greedy") for _ in range(6)]
        await greedy[0].make_table()
        for each in greedy:
            each.http.cookies = greedy[0].http.cookies
            await each.sit(greedy[0].table)
        await ana.make_table()
        await ana.sit()
        assert (await ana.tell("ping"))["type"] == "done"
        with pytest.raises(ConnectionClosed) as closed:
            await greedy[-1].hear("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        assert (await greedy[0].tell("ping"))["type"] == "done", "the others stay"
        await asyncio.gather(*(each.__aexit__() for each in greedy))


async def test_a_table_does_not_grow_for_ever(tmp_path: Path) -> None:
    limits = replace(GENEROUS, entries=12)
    async with serving(tmp_path, limits=limits) as url, Player(url, "ana") as ana:
        await ana.make_table("human human", hot_seat=True)
        await ana.sit()
        said = [(await ana.tell("say", text="oi"))["type"] for _ in range(13)]
        assert said == ["done"] * 11 + ["refused"] * 2, "the game has begun with an entry, too"
        await ana.sit("", f"?seat={ana.state['waiting'][0]}")
        assert (await ana.act())["type"] == "done", "the game goes on"


async def test_who_only_watches_cannot_fill_a_table_up(tmp_path: Path) -> None:
    limits = replace(GENEROUS, entries=40, chat_lines=12)
    async with (
        serving(tmp_path, limits=limits) as url,
        Player(url, "ana") as ana,
        Player(url, "eva") as eva,
    ):
        await ana.make_table("human bot", public=True)
        await ana.sit()
        await eva.ask("PATCH", "/api/me", {"name": "Eva"})
        await eva.sit(ana.table)
        said = [(await eva.tell("say", text="oi"))["type"] for _ in range(5)]
        assert said == ["done"] * 3 + ["refused"] * 2
        await ana.tell("ping")
        who = ana.chat[0]["who"]
        muting = [(await ana.tell("mute", who=who, on=on))["type"] for on in (True, False) * 5]
        assert muting == ["done"] * 10
        assert (await ana.tell("say", text="oi"))["type"] == "done", "it is her table"


async def test_who_was_away_comes_back_to_a_full_table(tmp_path: Path) -> None:
    limits = replace(GENEROUS, entries=12)
    async with serving(tmp_path, limits=limits) as url, Player(url, "ana") as ana:
        await ana.make_table("human bot")
        await ana.sit()
        for _ in range(13):
            await ana.tell("say", text="oi")
        leave = f"/api/tables/{ana.table}/leave"
        await ana.ask("POST", leave)
        assert (await ana.tell("return"))["type"] == "done"
        while (await ana.http.post(leave)).status_code == 200:
            assert (await ana.tell("return"))["type"] == "done"
        assert not ana.info["seats"][0]["absent"], "and there is an end to it"


async def test_nobody_comes_and_goes_for_ever(tmp_path: Path) -> None:
    limits = replace(GENEROUS, entries=40)
    async with (
        serving(tmp_path, limits=limits) as url,
        Player(url, "ana") as ana,
        Player(url, "eva") as eva,
    ):
        await ana.make_table("human open open", public=True)
        path = f"/api/tables/{ana.table}"
        statuses = []
        for _ in range(8):
            statuses.append((await eva.http.post(f"{path}/join", json={"name": "Eva"})).status_code)
            await eva.http.post(f"{path}/leave")
        assert statuses == [200] * 5 + [409] * 3
