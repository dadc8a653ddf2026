"""A guest sees their devices and open links, and takes back what is not to be theirs any more."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from ludoteca.server.guests import digest
from ludoteca.server.stores import devices, make_store
from ludoteca.server.stores.contract import Guest, Store, today
from ludoteca.server.stores.devices import (
    MOST,
    OpenLink,
    add_guest,
    add_link,
    devices_of,
    find_guest,
    links_of,
    revoke,
    take_link,
)
from ludoteca.server.user_agents import device_name
from tests.server.harness import Data, Player, serving
from tests.server.postgres import new_database

ANA = Guest("ana", "Ana", "pt")
LATER = 10**15  # milliseconds since 1970
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
CHROME = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36"


# Names.


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (FIREFOX, "Firefox, Linux"),
        (CHROME, "Chromium, Android"),
        (CHROME + " EdgA/140.0", "Edge, Android"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1", "Safari, macOS"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64)", "Windows"),
        ("<script>alert(1)</script>", ""),
        ("", ""),
        ("x" * 500 + "Firefox/1", ""),
    ],
)
def test_a_device_is_named_in_our_own_words(agent: str, name: str) -> None:
    assert device_name(agent) == name


# The store.


async def opened(database: str) -> Store:
    store = make_store(database)
    await store.open()
    await add_guest(store, ANA, "first", "Firefox, Linux")
    return store


async def test_every_device_has_a_token_a_name_and_a_day(database: str) -> None:
    store = await opened(database)
    [device] = await devices_of(store, "ana")
    assert (device.id, device.name, device.seen) == ("first", "Firefox, Linux", today())
    assert device.made >= today()
    await store.change(("UPDATE tokens SET seen = 5, device = ''", ()))
    assert await find_guest(store, "first", "Edge, Windows") == ANA
    [device] = await devices_of(store, "ana")
    assert (device.name, device.seen) == ("Edge, Windows", today())
    await store.change(("UPDATE tokens SET seen = 5", ()))
    assert await find_guest(store, "first", "") == ANA
    [device] = await devices_of(store, "ana")
    assert device.name == "Edge, Windows", "a browser that says nothing keeps its name"
    await store.close()


async def test_a_device_and_a_link_are_revoked_by_their_guest_only(database: str) -> None:
    store = await opened(database)
    await add_guest(store, Guest("eva", "", "pt"), "eva's")
    assert await add_link(store, "ana", "first", "code", 0, LATER)
    assert await links_of(store, "ana", 0) == [OpenLink("code", LATER)]
    assert await links_of(store, "ana", LATER + 1) == []
    assert not await revoke(store, "links", "eva", "code")
    assert not await revoke(store, "tokens", "eva", "first")
    assert await find_guest(store, "first") == ANA
    assert await revoke(store, "links", "ana", "code")
    assert not await revoke(store, "links", "ana", "code")
    assert await take_link(store, "code", "second", "", 0) is None
    assert await revoke(store, "tokens", "ana", "first")
    assert await find_guest(store, "first") is None
    assert await find_guest(store, "eva's") is not None
    await store.close()


async def test_who_was_just_revoked_makes_no_link(database: str) -> None:
    """It was asked who they are a moment before; the link would have led back."""
    store = await opened(database)
    assert await add_link(store, "ana", "first", "code", 0, LATER)
    assert not await devices.dismiss(store, "ana", "other")
    assert await devices.dismiss(store, "ana", "first")
    assert await links_of(store, "ana", 0) == [], "nor is one good that it has made"
    assert not await add_link(store, "ana", "first", "late", 0, LATER)
    assert await links_of(store, "ana", 0) == []
    await store.close()


async def test_who_comes_while_all_others_are_revoked_is_revoked_too(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that is about to go makes a link, and somebody takes it while devices are looked for."""
    store = await opened(database)
    assert await add_link(store, "ana", "first", "code", 0, LATER)
    assert await take_link(store, "code", "second", "", 0) == ANA
    listing, coming = devices.devices_of, ["third", "fourth"]

    async def list_and_come(store: Store, guest: str) -> list[devices.KnownDevice]:
        known = await listing(store, guest)
        if coming:
            thief = coming.pop(0)
            assert await add_link(store, "ana", known[-1].id, f"for {thief}", 0, LATER)
            assert await take_link(store, f"for {thief}", thief, "", 0) == ANA
        return known

    monkeypatch.setattr(devices, "devices_of", list_and_come)
    gone = await devices.dismiss_others(store, "ana", "first")
    assert sorted(gone) == ["fourth", "second", "third"]
    assert [device.id for device in await devices_of(store, "ana")] == ["first"]
    assert await links_of(store, "ana", 0) == []
    await store.close()


async def test_a_guest_has_so_many_devices_at_most(database: str) -> None:
    store = await opened(database)
    made = [
        add_link(store, "ana", "first", f"code {number}", 0, LATER) for number in range(MOST + 5)
    ]
    assert sum(await asyncio.gather(*made)) == MOST - 1, "each could become a device"
    codes = [f"code {number}" for number in range(MOST + 5)]
    taken = [take_link(store, code, f"by {code}", "", 0) for code in codes * 2]
    assert sum(guest == ANA for guest in await asyncio.gather(*taken)) >= MOST - 1
    assert len(await devices_of(store, "ana")) == MOST
    assert not await add_link(store, "ana", "first", "one more", 0, LATER)
    assert await revoke(store, "tokens", "ana", "by code 0")
    assert await add_link(store, "ana", "first", "one more", 0, LATER)
    await store.close()


# The server.


async def become(player: Player, other: Player) -> Data:
    """`player` is `other` too from now on; the link that did it."""
    link: Data = await other.ask("POST", "/api/me/link", status=201)
    await player.ask("POST", "/api/me/claim", {"code": code_of(link)}, 201)
    return link


def code_of(link: Data) -> str:
    return str(link["path"]).removeprefix("/link/")


async def named(player: Player) -> list[tuple[str, bool]]:
    listed = await player.ask("GET", "/api/me/devices")
    return sorted((device["name"], device["this"]) for device in listed["devices"])


async def others(player: Player) -> list[str]:
    listed = await player.ask("GET", "/api/me/devices")
    return [device["id"] for device in listed["devices"] if not device["this"]]


async def is_guest(player: Player) -> bool:
    return bool((await player.ask("GET", "/api/me"))["guest"])


async def closing(player: Player) -> int | None:
    """Listen until the socket is closed; with which code."""
    with pytest.raises(ConnectionClosed) as told:
        await player.hear("nothing")
    return told.value.rcvd.code if told.value.rcvd else None


async def test_devices_are_listed_and_this_one_is_marked(database: str) -> None:
    async with serving(database) as url, Player(url) as ana, Player(url) as phone:
        nothing: Data = {"devices": [], "links": []}
        assert await ana.ask("GET", "/api/me/devices") == nothing
        assert not ana.http.cookies, "looking makes nobody a guest"
        ana.http.headers["user-agent"] = FIREFOX
        phone.http.headers["user-agent"] = CHROME
        await become(phone, ana)
        names = [("Chromium, Android", False), ("Firefox, Linux", True)]
        assert await named(ana) == names
        assert await named(phone) == [("Chromium, Android", True), ("Firefox, Linux", False)]
        held = (await ana.ask("GET", "/api/me/data"))["held"]
        assert held == await ana.ask("GET", "/api/me/devices")


async def test_a_revoked_device_is_a_stranger_and_its_socket_is_closed(database: str) -> None:
    async with serving(database) as url, Player(url, "a") as ana, Player(url, "p") as phone:
        await ana.make_table("human bot")
        await become(phone, ana)
        await ana.sit()
        await phone.sit(ana.table)
        assert phone.info["seats"][0]["kind"] == "human"
        [device] = await others(ana)
        left = await ana.ask("DELETE", f"/api/me/devices/{device}")
        assert [known["this"] for known in left["devices"]] == [True]
        assert await closing(phone) == 4401
        assert not await is_guest(phone)
        assert await is_guest(ana)
        assert (await ana.tell("ping"))["type"] == "done", "the others go on"
        await phone.sit()
        assert (await phone.tell("say", text="oi"))["name"] == "not_seated"
        await ana.ask("DELETE", f"/api/me/devices/{device}", status=404)


async def test_a_revoked_device_does_not_come_back_by_a_link_it_made(database: str) -> None:
    async with serving(database) as url, Player(url) as ana, Player(url) as thief:
        await become(thief, ana)
        link = await thief.ask("POST", "/api/me/link", status=201)
        [device] = await others(ana)
        left = await ana.ask("DELETE", f"/api/me/devices/{device}")
        assert left["links"] == []
        async with Player(url) as again:
            await again.ask("POST", "/api/me/claim", {"code": code_of(link)}, 404)


async def test_this_device_leaves_and_others_stay(database: str) -> None:
    async with serving(database) as url, Player(url) as ana, Player(url) as phone:
        await become(phone, ana)
        [mine] = await others(phone)
        response = await ana.http.delete(f"/api/me/devices/{mine}")
        assert "Max-Age=0" in response.headers["set-cookie"]
        assert not await is_guest(ana)
        assert await is_guest(phone)


async def test_all_others_are_revoked_at_once_and_open_links_too(database: str) -> None:
    async with serving(database) as url, Player(url) as ana, Player(url) as eva:
        assert await eva.ask("DELETE", "/api/me/devices") == {"devices": [], "links": []}
        await eva.ask("PATCH", "/api/me", {"name": "Eva"})
        async with Player(url) as phone, Player(url) as desk:
            await ana.make_table("human bot")
            for other in (phone, desk):
                await become(other, ana)
                await other.sit(ana.table)
            link = await ana.ask("POST", "/api/me/link", status=201)
            left = await ana.ask("DELETE", "/api/me/devices")
            assert [device["this"] for device in left["devices"]] == [True]
            assert left["links"] == []
            for other in (phone, desk):
                assert await closing(other) == 4401
                assert not await is_guest(other)
            await eva.ask("POST", "/api/me/claim", {"code": code_of(link)}, 404)
            assert await is_guest(eva), "nobody else is touched"


async def test_who_is_forgotten_is_so_on_every_device(database: str) -> None:
    async with serving(database) as url, Player(url) as ana, Player(url) as phone:
        await ana.make_table("human bot")
        link = await become(phone, ana)
        link = await ana.ask("POST", "/api/me/link", status=201)
        await phone.sit(ana.table)
        await ana.ask("DELETE", "/api/me/data")
        assert await closing(phone) in (4401, 4404), "its table is gone, too"
        assert not await is_guest(phone)
        await phone.ask("POST", "/api/me/claim", {"code": code_of(link)}, 404)


async def test_only_hashes_are_stored(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "tables.sqlite")) as url, Player(url) as ana:
        await ana.ask("PATCH", "/api/me", {"name": "Ana"})
        link = await ana.ask("POST", "/api/me/link", status=201)
        written = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
        token = ana.http.cookies["ludoteca_guest"]
        assert digest(token).encode() in written
        assert digest(code_of(link)).encode() in written
        assert token.encode() not in written
        assert code_of(link).encode() not in written


async def test_nobody_revokes_what_is_another_guests(database: str) -> None:
    async with serving(database) as url, Player(url) as ana, Player(url) as eva:
        await ana.ask("PATCH", "/api/me", {"name": "Ana"})
        link = await ana.ask("POST", "/api/me/link", status=201)
        listed = await ana.ask("GET", "/api/me/devices")
        for _ in range(2):  # as nobody, and as a guest
            await eva.ask("DELETE", f"/api/me/devices/{listed['devices'][0]['id']}", status=404)
            await eva.ask("DELETE", f"/api/me/links/{link['id']}", status=404)
            await eva.ask("PATCH", "/api/me", {"name": "Eva"})
        assert await ana.ask("GET", "/api/me/devices") == listed


async def test_open_links_are_listed_withdrawn_and_renewed(database: str) -> None:
    async with serving(database) as url, Player(url) as ana, Player(url) as phone:
        link = await ana.ask("POST", "/api/me/link", status=201)
        listed = await ana.ask("GET", "/api/me/devices")
        assert listed["links"] == [{"id": link["id"], "expires": link["expires"]}]
        assert code_of(link) not in str(listed), "where it leads is told once"
        left = await ana.ask("DELETE", f"/api/me/links/{link['id']}")
        assert left["links"] == []
        await phone.ask("POST", "/api/me/claim", {"code": code_of(link)}, 404)
        await become(phone, ana)
        assert (await ana.ask("GET", "/api/me/devices"))["links"] == []


async def test_a_link_of_ones_own_makes_no_second_device(database: str) -> None:
    async with serving(database) as url, Player(url) as ana:
        await ana.ask("PATCH", "/api/me", {"name": "Ana"})
        before = dict(ana.http.cookies)
        link = await become(ana, ana)
        assert dict(ana.http.cookies) == before
        assert await others(ana) == []
        await ana.ask("POST", "/api/me/claim", {"code": code_of(link)}, 404)


async def test_a_claim_keeps_who_one_was_reachable(database: str) -> None:
    """By the claim itself: whoever presses twice, or too soon, has the way back all the same."""
    async with serving(database) as url, Player(url) as ana, Player(url) as bia:
        await ana.make_table("human bot")
        usual = await ana.ask("POST", "/api/me/link", status=201)
        link = await bia.ask("POST", "/api/me/link", status=201)
        claims = (ana.http.post("/api/me/claim", json={"code": code_of(link)}) for _ in range(2))
        answers = {answer.status_code: answer.json() for answer in await asyncio.gather(*claims)}
        assert set(answers) == {201, 404}, "a link is good once"
        back = answers[201]["back"]
        assert back["expires"] - usual["expires"] > 29 * 24 * 60 * 60 * 1000, (
            "a month, says the page"
        )
        assert await ana.ask("GET", "/api/tables/mine") == []
        await ana.ask("POST", "/api/me/claim", {"code": code_of(back)}, 201)
        [card] = await ana.ask("GET", "/api/tables/mine")
        assert card["id"] == ana.table
        assert len((await ana.ask("GET", "/api/me/devices"))["links"]) == 1, "none beside the usual"


async def test_a_link_that_leads_nowhere_leaves_no_way_back_open(database: str) -> None:
    async with serving(database) as url, Player(url) as ana, Player(url) as nobody:
        await ana.ask("PATCH", "/api/me", {"name": "Ana"})
        await ana.ask("POST", "/api/me/claim", {"code": "nothing"}, 404)
        assert (await ana.ask("GET", "/api/me/devices"))["links"] == []
        own = await ana.ask("POST", "/api/me/link", status=201)
        assert (await ana.ask("POST", "/api/me/claim", {"code": code_of(own)}, 201))["back"] is None
        assert (await ana.ask("GET", "/api/me/devices"))["links"] == []
        link = await ana.ask("POST", "/api/me/link", status=201)
        claimed = await nobody.ask("POST", "/api/me/claim", {"code": code_of(link)}, 201)
        assert claimed == {"name": "Ana", "language": "pt", "guest": True, "back": None}


async def test_who_has_no_room_for_a_way_back_stays_who_they_are(database: str) -> None:
    async with serving(database) as url, Player(url) as ana, Player(url) as bia:
        for _ in range(MOST - 1):
            await ana.ask("POST", "/api/me/link", status=201)
        link = await bia.ask("POST", "/api/me/link", status=201)
        before = dict(ana.http.cookies)
        await ana.ask("POST", "/api/me/claim", {"code": code_of(link)}, 409)
        assert dict(ana.http.cookies) == before
        assert len((await bia.ask("GET", "/api/me/devices"))["links"]) == 1, "it is good still"


async def test_too_many_devices_are_refused_where_one_can_be_removed(database: str) -> None:
    async with serving(database) as url, Player(url) as ana:
        for _ in range(MOST - 1):
            link = await ana.ask("POST", "/api/me/link", status=201)
        refused = await ana.ask("POST", "/api/me/link", status=409)
        assert refused["message"].startswith(f"Aparelhos e links em aberto já são {MOST}.")
        await ana.ask("DELETE", f"/api/me/links/{link['id']}")
        await ana.ask("POST", "/api/me/link", status=201)


async def test_another_process_closes_the_sockets_too(postgres_url: str) -> None:
    database = await new_database(postgres_url)
    async with (
        serving(database) as here,
        serving(database) as there,
        Player(here) as ana,
        Player(there) as phone,
    ):
        await ana.make_table("human bot")
        await become(phone, ana)
        await phone.sit(ana.table)
        [device] = await others(ana)
        await ana.ask("DELETE", f"/api/me/devices/{device}")
        assert await closing(phone) == 4401


async def test_names_that_are_no_devices(database: str) -> None:
    async with serving(database) as url, Player(url) as ana:
        await ana.ask("PATCH", "/api/me", {"name": "Ana"})
        wrong: list[Any] = ["x", "%25", "a" * 500, "%27%20OR%201=1--"]
        for name in wrong:
            for kind in ("devices", "links"):
                await ana.ask("DELETE", f"/api/me/{kind}/{name}", status=404)
        assert await is_guest(ana)
