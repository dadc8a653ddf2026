"""Being told on a device: turn, consent, end, invitation; and never by an address inside."""

import asyncio
import contextlib
import functools
import socket
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest

from ludoteca.server.denials import say
from ludoteca.server.notices import devices, outbound
from ludoteca.server.notices.calls import _time_left
from ludoteca.server.notices.quiet import is_quiet, read_quiet
from ludoteca.server.notices.webpush import Subscriber, encrypt, read_key, to_bytes
from ludoteca.server.service import Service
from ludoteca.server.settings import Limits
from ludoteca.server.stores import pushes
from ludoteca.server.stores.pushes import MOST
from tests.server.harness import GENEROUS, Data, Player, serving
from tests.server.push_service import Browser, PushService, check_signature, push_service
from tests.server.test_together import two
from tests.server.test_worlds import services

__all__ = ["services"]  # a fixture

TOLD: Data = {"call_after": 0.0, "call_loopback": True}
HOUR = 60 * 60 * 1000


def test_the_example_of_the_standard_is_encrypted_as_it_says() -> None:
    """RFC 8291, section 5."""
    own = read_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    public = (
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    reader = Subscriber.of(public, "BTBZMqHH6r4Tts7J_aSIgg")
    salt = to_bytes("DGv6ra1nlYgDCS1FRnbzlw")
    body = encrypt(b"When I grow up, I want to be a watermelon", reader, own, salt)
    assert body == to_bytes(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLoc"
        "InmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLV"
        "WGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(
    ("hours", "said"),
    [
        (0.2, "Você tem 1 hora para jogar."),
        (23, "Você tem 23 horas para jogar."),
        (24, "Você tem 1 dia para jogar."),
        (40, "Você tem 1 dia e 16 h para jogar."),
        (48, "Você tem 2 dias para jogar."),
        (71, "Você tem 2 dias e 23 h para jogar."),
    ],
)
def test_time_left_is_told_to_the_hour(hours: float, said: str) -> None:
    """Who is told two days where it is forty hours comes too late."""
    assert say(_time_left(int(hours * HOUR)), "pt") == said


async def subscribe(player: Player, service: PushService, name: str, **more: object) -> Browser:
    browser = Browser()
    await player.ask(
        "POST", "/api/me/push", {**browser.subscription(f"{service.url}/{name}"), **more}
    )
    return browser


async def go_away(one: Player, other: Player) -> None:
    """Close the page, and wait until those who stay know."""
    seat = next(n for n, row in enumerate(one.info["seats"]) if row["you"])
    await one.hang_up()
    while (await other.hear("present"))["present"][seat]:
        pass


async def heard(service: PushService, browser: Browser) -> Data:
    _, _, body = await service.next()
    told: Data = msgspec.json.decode(browser.read(body))
    return told


async def test_who_is_not_there_is_told(database: str) -> None:
    async with (
        push_service() as service,
        serving(database, **TOLD) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
    ):
        first, second = await two(url, ana, bia, days=2)
        browser = await subscribe(second, service, "second")
        await go_away(second, first)
        while first.state["options"]:
            await first.act()
        path, headers, body = await service.next()
        claims, key = check_signature(headers["Authorization"])
        assert (path, claims["aud"]) == ("/second", service.url)
        assert key == (await ana.ask("GET", "/api/me/push"))["key"]
        told = msgspec.json.decode(browser.read(body))
        assert told == {
            "title": "Conspiração: Universo Abyss",
            "text": "É a sua vez.",
            "about": "Com Bia. Você tem 2 dias para jogar.",
            "path": f"/t/{ana.table}",
            "tag": f"turn {ana.table}",
            "count": 1,
        }
        await first.tell("propose", what="end")
        assert (await heard(service, browser))["text"] == "Pedem a sua resposta."
        browser = await subscribe(first, service, "first")
        await second.sit()
        await go_away(first, second)
        await second.tell("answer", yes=True)
        assert (await heard(service, browser))["text"] == "A partida terminou."


async def test_who_has_left_the_page_open_behind_others_is_told(tmp_path: Path) -> None:
    """A page that is open on a desk at home must not keep a telephone from ringing."""
    async with (
        push_service() as service,
        serving(tmp_path, **TOLD) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
    ):
        first, second = await two(url, ana, bia, days=2)
        browser = await subscribe(second, service, "second")
        seat = next(n for n, row in enumerate(second.info["seats"]) if row["you"])
        assert (await second.tell("see", on=False))["type"] == "done"
        while (await first.hear("present"))["present"][seat]:
            pass
        while first.state["options"]:
            await first.act()
        assert (await heard(service, browser))["text"] == "É a sua vez."
        assert (await second.tell("see", on=True))["type"] == "done"
        while not (await first.hear("present"))["present"][seat]:
            pass


async def test_an_invitation_is_told_and_who_is_there_is_not(tmp_path: Path) -> None:
    async with (
        push_service() as service,
        serving(tmp_path, **TOLD) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
    ):
        await two(url, ana, bia)
        browser = await subscribe(bia, service, "bia")
        await asyncio.gather(ana.play(), bia.play())
        assert service.received.empty(), "she was there all the time"
        await go_away(bia, ana)
        new = (await ana.ask("POST", f"/api/tables/{ana.table}/rematch"))["id"]
        while (told := await heard(service, browser))["tag"] != f"invitation {new}":
            assert told["tag"] == f"end {ana.table}", "it may come just after she has gone"
        assert told["text"] == "Convidam você para jogar de novo."
        assert told["path"] == f"/t/{new}"


async def test_nobody_has_come_to_a_game_against_bots(tmp_path: Path) -> None:
    async with (
        push_service() as service,
        serving(tmp_path, **TOLD) as url,
        Player(url, "ana") as ana,
    ):
        await ana.make_table("human bot bot")
        await subscribe(ana, service, "ana")
        await ana.make_table("human bot bot")
        assert (await ana.ask("GET", "/api/me/data"))["calls"] == []


async def test_the_key_stays_the_same(database: str) -> None:
    keys = []
    for _ in range(2):
        async with serving(database) as url, Player(url) as ana:
            keys.append((await ana.ask("GET", "/api/me/push"))["key"])
    assert keys[0] == keys[1]
    assert len(to_bytes(keys[0])) == 65


async def test_a_device_that_has_gone_is_forgotten(tmp_path: Path) -> None:
    async with (
        push_service() as service,
        serving(tmp_path, **TOLD) as url,
        Player(url, "ana") as ana,
        Player(url, "bia") as bia,
    ):
        first, second = await two(url, ana, bia)
        await subscribe(second, service, "x")
        service.status = 410
        await go_away(second, first)
        while first.state["options"]:
            await first.act()
        await service.next()
        while (await second.ask("GET", "/api/me/push"))["on"]:
            await asyncio.sleep(0.05)


async def test_a_device_can_be_told_no_more(tmp_path: Path) -> None:
    async with push_service() as service, serving(tmp_path, **TOLD) as url, Player(url) as ana:
        await subscribe(ana, service, "x", quiet="22-8 America/Sao_Paulo")
        told = await ana.ask("GET", "/api/me/push")
        assert (told["on"], told["quiet"]) == (True, "22-8 America/Sao_Paulo")
        assert not (await ana.ask("DELETE", "/api/me/push"))["on"]
        assert not (await ana.ask("GET", "/api/me/push"))["on"]


async def test_nobody_has_more_than_a_few(tmp_path: Path) -> None:
    async with push_service() as service, serving(tmp_path, **TOLD) as url, Player(url) as ana:
        await subscribe(ana, service, "0")
        for number in range(1, MOST + 1):
            path = (await ana.ask("POST", "/api/me/link", status=201))["path"]
            async with Player(url) as device:
                code = path.rpartition("/")[2]
                await device.ask("POST", "/api/me/claim", {"code": code}, 201)
                body = Browser().subscription(f"{service.url}/{number}")
                status = 200 if number < MOST else 409
                await device.ask("POST", "/api/me/push", body, status)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://localhost/x",
        "https://10.0.0.1/x",
        "https://169.254.169.254/latest",
        "https://2130706433/x",
        "https://127.1/x",
        "https://0x7f.1/x",
        "https://0x7f000001/x",
        "https://0177.0.0.1/x",
        "https://127.0.0.1./x",
        "https://[::ffff:127.0.0.1]/x",
        "https://[64:ff9b::7f00:1]/x",
        "https://[fe80::1%25eth0]/x",
        "https://[fd00::1]/x",
        "https://push.example.org:8443/x",
        "https://me@push.example.org/x",
        "ftp://push.example.org/x",
        "file:///etc/passwd",
        "https://[/x",
        "https://push.example.org/\r\nHost: x",
        "https://push.example.org/\nx",
        "https://exa mple.org/x",
        "https://push.example.org/a b",
        "https://push.example.org/\tx",
        "https://push.example.org/\x00",
        "https://push.example.org/\x7f",
        "https://push.example.org/\u2028",
        " https://push.example.org/x",
        "",
    ],
)
def test_an_address_inside_is_refused_by_its_text(endpoint: str) -> None:
    with pytest.raises(outbound.Forbidden):
        outbound.check_address(endpoint, loopback=False)


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.1.2.3", "192.168.0.9", "100.64.0.1", "0.0.0.0", "192.0.0.8", "224.0.0.1",
     "::1", "::", "fe80::1", "fe80::1%eth0", "fd00::1", "fec0::1", "ff02::1", "169.254.169.254",
     "::ffff:127.0.0.1", "::127.0.0.1", "64:ff9b::a00:1", "64:ff9b:1::a00:1", "2002:7f00:1::",
     "2001:0:7f00:1::"],
)  # fmt: skip
def test_a_name_that_leads_inside_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where only one of its addresses does."""

    def look_up(*_: Any, **__: Any) -> list[Any]:
        return [(0, 0, 0, "", (found, 443)) for found in ("93.184.215.14", address)]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    with pytest.raises(outbound.Forbidden):
        outbound.place_to_call(urlsplit("https://push.example.org/x"), loopback=False)


@pytest.mark.parametrize("address", ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"])
def test_a_name_out_in_the_world_is_called(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(0, 0, 0, "", (address, 443))])
    parts = outbound.check_address("https://push.example.org/x", loopback=False)
    assert outbound.place_to_call(parts, loopback=False) == (address, 443)


async def test_nobody_is_followed_elsewhere() -> None:
    """An answer that leads inside is an answer, and no more."""
    async with push_service() as inside, push_service() as service:
        for status in (301, 302, 303, 307, 308):
            service.status, service.location = status, f"{inside.url}/secret"
            calling = functools.partial(outbound.call, loopback=True)
            answer = await asyncio.to_thread(calling, f"{service.url}/x", b"", {})
            assert answer == status
        assert (service.received.qsize(), inside.received.qsize()) == (5, 0)


async def test_a_thousand_subscriptions_are_few(tmp_path: Path) -> None:
    """Of one guest ten are kept, one for a device; of many guests no more than there are guests."""
    limits = replace(GENEROUS, openings=Limits().openings)
    async with serving(tmp_path, limits=limits) as url, Player(url) as ana:
        answers = []
        for number in range(1000):
            body = Browser().subscription(f"https://push.example.org/{number}")
            answers.append((await ana.http.post("/api/me/push", json=body)).status_code)
        assert set(answers) == {200, 429}
        assert answers.count(429) > 900
        assert len((await ana.ask("GET", "/api/me/data"))["told"]) == 1


def test_a_call_ends_however_slowly_it_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """A byte now and then is an answer without an end, if one waits as long again for each."""
    monkeypatch.setattr(outbound, "SECONDS", 0.5)
    is_over = threading.Event()

    def drip(listening: socket.socket) -> None:
        talking, _ = listening.accept()
        with talking, contextlib.suppress(OSError):
            while not is_over.wait(0.05):
                talking.sendall(b"H")

    with socket.create_server(("127.0.0.1", 0)) as listening:
        dripping = threading.Thread(target=drip, args=(listening,))
        dripping.start()
        address = f"http://127.0.0.1:{listening.getsockname()[1]}/x"
        began = time.monotonic()
        try:
            with pytest.raises(OSError, match=r"."):
                outbound.call(address, b"", {}, loopback=True)
            assert time.monotonic() - began < 10, "it would have gone on for ever"
        finally:
            is_over.set()
            dripping.join()


async def test_who_does_not_answer_is_left_alone_for_a_while(
    tmp_path: Path, services: list[Service], monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[str] = []

    def call(endpoint: str, body: bytes, headers: object, *, loopback: bool) -> int:
        called.append(endpoint)
        if endpoint == "dead":
            raise TimeoutError
        return 201

    monkeypatch.setattr(devices, "call", call)
    reader = Browser().subscription("")
    keys = (reader["p256dh"], reader["auth"])
    both = [pushes.Subscription(name, *keys, "") for name in ("dead", "well")]
    async with serving(tmp_path):
        told = [await services[0].calls.devices.tell(both, b"") for _ in range(3)]
    assert called == ["dead", "well", "well"]
    assert told == [0, 1, 1]


async def test_wrong_subscriptions_are_refused_and_counted(tmp_path: Path) -> None:
    good = Browser().subscription("https://push.example.org/x")
    async with serving(tmp_path) as url, Player(url) as ana:
        for change in (
            {"endpoint": "https://10.0.0.1/x"},
            {"endpoint": "https://push.example.org/\r\nHost: x"},
            {"p256dh": "AAAA"},
            {"p256dh": "ç"},
            {"auth": "AAAA"},
            {"quiet": "25-8 America/Sao_Paulo"},
            {"quiet": "22-8 Nowhere/Land"},
            {"quiet": "22-8 ../../etc/passwd"},
        ):
            refused = await ana.ask("POST", "/api/me/push", {**good, **change}, 400)
            assert refused["problem"]["id"] == "problem-push"
        text = (await ana.http.get("/metrics")).text
        assert "ludoteca_calls_refused_total 8" in text


def test_nobody_is_told_at_night() -> None:
    quiet = "22-8 America/Sao_Paulo"  # UTC-3
    assert [hour for hour in range(24) if is_quiet(quiet, hour * HOUR)] == [*range(1, 11)]
    assert not is_quiet("", 0)
    assert [hour for hour in range(24) if is_quiet("13-15 UTC", hour * HOUR)] == [13, 14]
    with pytest.raises(ValueError, match="22"):
        read_quiet("22")
