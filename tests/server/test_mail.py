"""Letters for who asks: confirmed first, ended with one press, never a flood, never forged."""

import asyncio
import re
import smtplib
import ssl
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server import room
from ludoteca.server.clocks import DAY
from ludoteca.server.notices import letters, seals
from ludoteca.server.notices.quiet import quiet_until
from ludoteca.server.settings import Limits
from ludoteca.server.stores import mails
from ludoteca.server.stores.contract import Store
from tests.server.certificates import Certificates
from tests.server.harness import GENEROUS, MANY, Data, Player, serving
from tests.server.post_office import PASSWORD, USER, PostOffice, links_of, post_office, text_of
from tests.server.test_push import go_away
from tests.server.test_together import two
from tests.server.test_uptime import Hand

OURS = "http://jogos.example.org"
HOUR = 60 * 60 * 1000
ANA = "ana@example.net"


def writing(office: PostOffice, limits: Limits = GENEROUS) -> Data:
    wide = (
        replace(limits, letters_wanted=MANY, letters_asked=MANY) if limits is GENEROUS else limits
    )
    return {"mail": office.url, "public_url": OURS, "call_after": 0.0, "limits": wide}


async def confirmed(player: Player, office: PostOffice, address: str = ANA) -> str:
    """Ask for letters and say yes; the path that ends them."""
    asked = await player.ask("POST", "/api/me/mail", {"address": address})
    assert (asked["address"], asked["on"]) == (address, False)
    confirm, stop = links_of(await office.next())
    token = confirm.removeprefix("/mail/confirm/")
    assert (await player.ask("POST", "/api/mail/confirm", {"token": token}))["on"]
    assert (await player.ask("GET", "/api/me/mail"))["on"]
    return stop


def of_ours(url: str, name: str) -> Player:
    player = Player(url, name)
    player.origin = OURS
    return player


async def test_who_asks_is_written_to_and_ends_it_with_one_press(database: str) -> None:
    async with (
        post_office() as office,
        serving(database, **writing(office)) as url,
        of_ours(url, "ana") as ana,
        of_ours(url, "bia") as bia,
    ):
        first, second = await two(url, ana, bia, days=2)
        await confirmed(second, office)
        await go_away(second, first)
        while first.state["options"]:
            await first.act()
        letter = await office.next()
        assert letter["Subject"] == "Conspiração: Universo Abyss: É a sua vez."
        assert letter["To"] == ANA
        assert text_of(letter).startswith("É a sua vez.\nCom Bia. Você tem 2 dias para jogar.\n\n")
        assert "ludoteca@jogos.example.org" in letter["From"]
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        table, stop = links_of(letter)
        assert table == f"/t/{ana.table}"
        one_press = letter["List-Unsubscribe"].strip("<>").removeprefix(OURS)
        assert one_press == stop.replace("/mail/", "/api/mail/")
        # As a mail program does it: without a cookie, and from nowhere.
        async with Player(url) as program:
            for _ in range(2):
                body = "List-Unsubscribe=One-Click"
                answer = await program.http.post(one_press, content=body)
                assert (answer.status_code, answer.json()) == (200, {"on": False})
        assert (await second.ask("GET", "/api/me/mail"))["address"] == ""


async def test_a_link_that_was_forged_or_is_of_another_address_does_nothing(tmp_path: Path) -> None:
    async with (
        post_office() as office,
        serving(tmp_path, **writing(office)) as url,
        Player(url) as ana,
    ):
        stop = await confirmed(ana, office)
        token = stop.removeprefix("/mail/stop/")
        forged = seals.write(seals.Seal("stop", "0" * 16, seals.hash_of(ANA), 0), "00" * 32)
        for bad in (forged, token[:-2], "x" + token, "AAAA", "ç", "A" * 190):
            answer = await ana.http.post(f"/api/mail/stop/{bad}")
            assert answer.status_code == 404, bad
        await ana.ask("POST", "/api/mail/confirm", {"token": token}, 404)
        assert (await ana.ask("GET", "/api/me/mail"))["on"], "nobody has stopped it"
        assert "ludoteca_letters_refused_total 7" in (await ana.http.get("/metrics")).text
        await ana.ask("POST", "/api/me/mail", {"address": "other@example.net"})
        confirm, _ = links_of(await office.next())
        await ana.ask("POST", f"/api{stop}")
        mine = await ana.ask("GET", "/api/me/mail")
        assert mine["address"] == "other@example.net", "the old link is of the old address"
        await ana.ask("POST", "/api/me/mail", {"address": "third@example.net"})
        token = confirm.removeprefix("/mail/confirm/")
        await ana.ask("POST", "/api/mail/confirm", {"token": token}, 404)
        assert not (await ana.ask("GET", "/api/me/mail"))["on"]


@pytest.mark.parametrize(
    "address",
    ["", "ana", "ana@", "@example.net", "ana@localhost", "a@b.c\nBcc: x@example.net", "a b@c.de",
     "ana@example..net", "ana@127.0.0.1", "<ana@example.net>", "é@example.net", "a@" + "b" * 260],
)  # fmt: skip
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(letters.NoAddress):
        letters.check_address(address)


async def settled(url: str, asked: int) -> None:
    """Until every letter that was asked for has gone out, or will not."""
    counts = re.compile(r"^ludoteca_letters(?:_refused|_failed)?_total (\d+)", re.MULTILINE)
    async with Player(url) as somebody:
        while sum(map(int, counts.findall((await somebody.http.get("/metrics")).text))) < asked:
            await asyncio.sleep(0.02)


async def test_nobodys_box_is_filled(tmp_path: Path) -> None:
    """Whoever asks, an address is asked twice a day, and they cannot tell; a guest asks few."""
    limits = replace(GENEROUS, letters_wanted=MANY)
    async with post_office() as office, serving(tmp_path, **writing(office, limits)) as url:
        answers = []
        for _ in range(4):
            async with Player(url) as somebody:
                answers.append(await somebody.ask("POST", "/api/me/mail", {"address": ANA}))
                assert await somebody.ask("GET", "/api/me/mail") == answers[-1]
        await settled(url, 4)
        assert office.received.qsize() == 2
        assert answers == [answers[0]] * 4, "whether anybody has asked before is not told"
    async with (
        post_office() as office,
        serving(tmp_path, **writing(office, replace(GENEROUS))) as url,
    ):
        async with Player(url) as ana:
            for number in range(5):
                status = 200 if number < 3 else 429
                body = {"address": f"{number}@example.net"}
                await ana.ask("POST", "/api/me/mail", body, status)
        await settled(url, 3)
        assert office.received.qsize() == 3


async def test_other_spellings_guests_and_starts_do_not_fill_a_box(
    database: str,
) -> None:
    """Many at once, from many addresses: two letters, and two they stay when the server is new."""
    limits = replace(GENEROUS, letters_wanted=MANY)
    async with post_office() as office:
        for start in range(2):
            async with serving(database, **writing(office, limits)) as url:
                people = [Player(url, where=f"127.0.0.{number + 2}") for number in range(6)]
                spellings = [f"a.na+{number}@GMail.com" for number in range(3)]
                spellings += [f"ana+{number}@googlemail.com" for number in range(3)]
                answers = await asyncio.gather(
                    *(
                        one.http.post("/api/me/mail", json={"address": spelt})
                        for one, spelt in zip(people, spellings, strict=True)
                    )
                )
                assert {answer.status_code for answer in answers} == {200}
                await settled(url, 6)
                assert office.received.qsize() == 2, f"after start {start}"
                await asyncio.gather(*(one.__aexit__() for one in people))
        assert office.received.qsize() == 2


async def test_who_has_many_letters_written_does_not_keep_others_waiting(tmp_path: Path) -> None:
    """What all together may ask for is used up in turn, by address and by guest."""
    limits = replace(GENEROUS, letters_wanted=MANY, letters_asked_of_all=(5.0, 2.0))
    async with post_office() as office, serving(tmp_path, **writing(office, limits)) as url:
        async with Player(url) as eva:
            for number in range(30):
                await eva.ask("POST", "/api/me/mail", {"address": f"{number}@example.net"})
        async with Player(url, where="127.0.0.2") as ana, Player(url) as bia:
            await ana.ask("POST", "/api/me/mail", {"address": ANA})
            await bia.ask("POST", "/api/me/mail", {"address": "bia@example.net"})
        sent = office.received.qsize()
        to = [(await office.next())["To"] for _ in range(sent + 4)]
        assert {ANA, "bia@example.net"} <= set(to)


async def test_who_did_not_ask_is_soon_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody gives the address of another, day after day; and then that one says stop."""
    clock = Hand()
    monkeypatch.setattr(room, "_clock", clock)
    limits = replace(GENEROUS, letters_wanted=MANY)
    async with (
        post_office() as office,
        serving(tmp_path, beat=1e9, **writing(office, limits)) as url,
        Player(url) as eva,
    ):
        asked: list[str] = []

        async def days(number: int) -> int:
            """How many letters go out when she asks once a day for so long."""
            before = office.received.qsize()
            for _ in range(number):
                await eva.http.post("/api/me/mail", json={"address": ANA})
                clock.ahead += DAY
                asked.append(ANA)
            await settled(url, len(asked))
            return office.received.qsize() - before

        assert await days(20) == 5
        clock.ahead += 30 * DAY
        assert await days(1) == 1
        letters_ = [await office.next() for _ in range(6)]
        _, stop = links_of(letters_[-1])
        await eva.ask("POST", f"/api{stop}")
        assert await days(60) == 0, "who has said stop is not asked again"


async def test_a_stranger_writes_nothing_into_the_letter_that_asks(tmp_path: Path) -> None:
    async with (
        post_office() as office,
        serving(tmp_path, **writing(office)) as url,
        Player(url) as eva,
    ):
        await eva.ask("PATCH", "/api/me", {"name": "http://evil.example"})
        await eva.ask("POST", "/api/me/mail", {"address": ANA})
        letter = await office.next()
        assert "evil" not in letter.as_string() + text_of(letter)
        assert len(links_of(letter)) == 2, "yes and stop"


async def test_letters_are_not_more_than_a_few_an_hour(tmp_path: Path) -> None:
    limits = replace(GENEROUS, letters=(1e-9, 1.0))
    async with (
        post_office() as office,
        serving(tmp_path, **writing(office, limits)) as url,
        of_ours(url, "ana") as ana,
        of_ours(url, "bia") as bia,
    ):
        first, second = await two(url, ana, bia, days=2)
        await confirmed(second, office)
        await go_away(second, first)
        await first.tell("propose", what="end")
        assert "Pedem a sua resposta." in text_of(await office.next())
        await second.sit()
        await second.tell("answer", yes=False)
        await go_away(second, first)
        await first.tell("propose", what="end")
        while "ludoteca_calls_dropped_total 1" not in (await ana.http.get("/metrics")).text:
            pass
        assert office.received.empty()


async def test_an_address_that_is_none_any_more_is_forgotten(tmp_path: Path) -> None:
    async with (
        post_office() as office,
        serving(tmp_path, **writing(office)) as url,
        of_ours(url, "ana") as ana,
        of_ours(url, "bia") as bia,
    ):
        first, second = await two(url, ana, bia, days=2)
        await confirmed(second, office)
        office.answer = "550 nobody here"
        await go_away(second, first)
        await first.tell("propose", what="end")
        while (await second.ask("GET", "/api/me/mail"))["address"]:
            pass


async def test_the_address_is_with_ones_data_and_goes_with_it(tmp_path: Path) -> None:
    async with post_office() as office, serving(tmp_path, **writing(office)) as url:
        async with Player(url) as ana:
            await confirmed(ana, office)
            assert (await ana.ask("GET", "/api/me/data"))["mail"] == ANA
            later = await ana.ask("POST", "/api/me/mail", {"address": ANA, "quiet": "22-8 UTC"})
            assert (later["on"], later["quiet"]) == (True, "22-8 UTC"), "nothing to confirm again"
            assert (await ana.ask("GET", "/api/me/data"))["mail_quiet"] == "22-8 UTC"
            await ana.ask("DELETE", "/api/me/data")
        async with Player(url) as somebody:
            assert (await somebody.ask("GET", "/api/me/mail"))["address"] == ""
        assert office.received.empty()


async def test_without_a_post_office_nothing_is_offered(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, Player(url) as ana:
        assert not (await ana.ask("GET", "/api/me/mail"))["offered"]
        refused = await ana.ask("POST", "/api/me/mail", {"address": ANA}, 409)
        assert refused["problem"]["id"] == "problem-no-mail"


async def test_a_post_office_that_is_away_is_said_so(tmp_path: Path) -> None:
    async with post_office() as office:
        gone: dict[str, Any] = writing(office)
    async with serving(tmp_path, **gone) as url, Player(url) as ana:
        refused = await ana.ask("POST", "/api/me/mail", {"address": ANA}, 503)
        assert refused["problem"]["id"] == "problem-mail-away"


LETTER = letters.write(letters.Letter(ANA, "Vez", "É a sua vez.", OURS), "ludoteca@example.org")


@pytest.mark.parametrize("sealed", [True, False], ids=["smtps", "starttls"])
async def test_letters_go_over_tls_to_whom_we_know(
    sealed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    certificates = Certificates(tmp_path)

    async def hand_over(office: PostOffice, **others: str) -> None:
        given = {"user": USER, "password": PASSWORD, **others}
        port = int(office.url.rpartition(":")[2])
        to = letters.PostOffice("127.0.0.1", port, is_sealed=sealed, **given)
        await asyncio.to_thread(letters.send, to, LETTER)

    async with post_office(certificates, sealed=sealed) as office:
        with pytest.raises(ssl.SSLError):  # nobody has vouched for it
            await hand_over(office)
        monkeypatch.setenv("SSL_CERT_FILE", str(certificates.trusted))
        with pytest.raises(smtplib.SMTPAuthenticationError):
            await hand_over(office, password="guessed")
        with pytest.raises(smtplib.SMTPSenderRefused):
            await hand_over(office, user="")
        assert office.received.empty()
        await hand_over(office)
        assert text_of(await office.next()) == "É a sua vez.\n"


def test_what_was_not_told_at_night_is_told_in_the_morning() -> None:
    quiet = "22-8 America/Sao_Paulo"  # UTC-3
    assert quiet_until(quiet, 2 * HOUR) == 11 * HOUR
    assert quiet_until(quiet, 12 * HOUR) == 12 * HOUR
    assert quiet_until("13-15 UTC", 14 * HOUR + 5) == 15 * HOUR
    assert quiet_until("", 5) == 5


def test_post_offices_are_read() -> None:
    office = letters.read_office("smtps://ana:a%40b@mail.example.org")
    assert (office.host, office.port, office.user, office.password) == (
        "mail.example.org", 465, "ana", "a@b",
    )  # fmt: skip
    assert letters.read_office("smtp://localhost").port == 587
    for bad in ("mail.example.org", "https://mail.example.org", "smtp://", "smtp://x/y"):
        with pytest.raises(letters.NoAddress):
            letters.read_office(bad)


async def test_the_yes_of_one_address_is_not_that_of_another_given_at_the_same_moment(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever says yes by their own letter, and names a stranger's address just then."""
    confirming, dropping = mails.confirm, mails.drop

    async def change_address(store: Store, guest: str) -> None:
        await mails.ask_for(store, guest, "bia@example.net", "", room.now())

    async def confirm(store: Store, guest: str, *address: str) -> object:
        await change_address(store, guest)
        return await confirming(store, guest, *address)

    async def drop(store: Store, guest: str, *address: str) -> None:
        await change_address(store, guest)
        await dropping(store, guest, *address)

    async with (
        post_office() as office,
        serving(database, **writing(office)) as url,
        Player(url) as ana,
    ):
        await ana.ask("POST", "/api/me/mail", {"address": ANA})
        path, stop = links_of(await office.next())
        with monkeypatch.context() as patched:
            patched.setattr(mails, "confirm", confirm)
            token = path.removeprefix("/mail/confirm/")
            await ana.ask("POST", "/api/mail/confirm", {"token": token}, 404)
        mine = await ana.ask("GET", "/api/me/mail")
        assert (mine["address"], mine["on"]) == ("bia@example.net", False)
        await ana.ask("POST", "/api/me/mail", {"address": ANA})
        with monkeypatch.context() as patched:
            patched.setattr(mails, "drop", drop)
            await ana.ask("POST", f"/api{stop}")
        assert (await ana.ask("GET", "/api/me/mail"))["address"] == "bia@example.net"
