"""Three people over days: told, reminded, replaced by a bot and back, found again, once more."""

import asyncio
import re
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser as Chromium, BrowserContext, expect

from ludoteca.server import room, seating
from ludoteca.server.main import make_server
from tests.browser.conftest import AT_ONCE, PATIENCE, SIZES
from tests.browser.person import Person
from tests.browser.test_devices import become
from tests.server.harness import QUICK, port_of
from tests.server.push_service import Browser, PushService, push_service
from tests.server.test_uptime import Hand

HOUR = 60 * 60 * 1000
NAMES = ("Ana", "Bia", "Caio")
OUTSIDE = """(form) => [...form.querySelectorAll('*')]
    .filter((each) => each.getBoundingClientRect().right > form.getBoundingClientRect().right)
    .map((each) => each.outerHTML.slice(0, 99))"""


class House:
    """A server and a push service in a thread, and a clock that can be put forward."""

    def __init__(self, folder: Path) -> None:
        self.clock = Hand()
        self.url = ""
        self.service = PushService()
        self._settings = replace(
            QUICK, database=str(folder / "t.sqlite"), call_after=0.0, call_loopback=True, beat=1e9
        )
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=(self._run(),))

    async def _run(self) -> None:
        self._stop = asyncio.Event()
        server = make_server(self._settings)
        async with push_service() as self.service:
            serving = asyncio.create_task(server.serve())
            while not server.started:
                await asyncio.sleep(0.01)
            self.url = f"http://127.0.0.1:{port_of(server)}"
            self._ready.set()
            await self._stop.wait()
            server.should_exit = True
            await serving

    def open(self) -> None:
        """Serve."""
        self._thread.start()
        assert self._ready.wait(60)

    def close(self) -> None:
        """Serve no more."""
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join()
        self._loop.close()

    def told(self, browser: Browser) -> Any:
        """What the next message says that a device was sent."""
        coming = asyncio.run_coroutine_threadsafe(self.service.next(), self._loop)
        return msgspec.json.decode(browser.read(coming.result()[2]))


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    opened = House(tmp_path)
    monkeypatch.setattr(room, "_clock", opened.clock)
    monkeypatch.setattr(seating, "fresh_seed", lambda: "07" * 32)
    opened.open()
    yield opened
    opened.close()


def arrive(browser: Chromium, house: House, size: str) -> Person:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale="pt-BR",
        timezone_id="America/Sao_Paulo",
        base_url=house.url,
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(AT_ONCE)
    return Person(context.new_page())


def post(context: BrowserContext, path: str, body: object) -> Any:
    """What the page of somebody could ask for."""
    answer = context.request.post(path, data=body)
    assert answer.ok, answer.text()
    return answer.json()


def look(person: Person) -> None:
    person.check_axe()
    person.check_no_sideways_scroll()


def test_three_people_over_days(browser: Chromium, house: House) -> None:
    people = [arrive(browser, house, size) for size in ("desktop", "phone", "desktop")]
    seats = [{"kind": "human", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}]
    wish = {"game": "conspiracy", "seats": seats, "days": 2}
    table = f"/t/{post(people[0].page.context, '/api/tables', wish)['id']}"
    for person, name in zip(people[1:], NAMES[1:], strict=True):
        person.open(table)
        expect(person.page.get_by_text("2 dias por jogada")).to_be_visible()
        person.page.get_by_label("Seu nome").fill(name)
        person.page.get_by_role("button", name="Entrar no jogo").click()
    people[0].open(table)
    for person in people:
        person.expect_table()
    late = next(n for n, person in enumerate(people) if person.is_asked)
    away, here, other = people[late], people[1 if late != 1 else 0], people[2 if late != 2 else 0]

    # Whom the lots let begin is told to those who wait, and to nobody who is asked.
    lots = f"Sorteio: {NAMES[late]} começa."
    for person in (here, other):
        expect(person.page.locator(".strip section")).to_have_text(lots)
        look(person)
    expect(away.page.get_by_text("Sorteio:")).to_have_count(0)

    # Away, and reminded.
    device = Browser()
    post(away.page.context, "/api/me/push", device.subscription(f"{house.service.url}/away"))
    away.open("/")
    house.clock.ahead += 13 * HOUR
    here.open(table)
    strip = here.page.locator(".strip section").filter(has_text=f"Esperando {NAMES[late]} há 13 h")
    strip.get_by_role("button", name="Lembrar").click()
    while (told := house.told(device))["text"] == "É a sua vez.":
        pass  # it may come just after they have gone
    assert told["text"] == "Esperam por você: ainda é a sua vez."
    expect(strip).to_have_count(0)
    look(here)

    # Replaced by a bot, found again on another device, and back.
    house.clock.ahead += 40 * HOUR
    expect(here.page.get_by_text("um robô joga no lugar")).to_be_visible()
    elsewhere = arrive(browser, house, "phone")
    become(elsewhere, away)
    elsewhere.open("/")
    mine = elsewhere.page.get_by_role("listitem").filter(has_text="Um robô joga no seu lugar")
    look(elsewhere)
    mine.get_by_role("link", name=re.compile("^Ir para a mesa")).click()
    elsewhere.page.get_by_role("button", name="Voltar a jogar").click()
    expect(here.page.get_by_text("um robô joga no lugar")).to_have_count(0)

    # Asked to end it, thought better of it, asked again; all agree, in the strip, and play again.
    other.open(table)
    other.expect_table()
    menu = here.page.get_by_role("button", name="Mesa", exact=True)
    asked = here.page.get_by_text("Esperando a resposta dos outros")
    for is_meant in (False, True):
        menu.click()
        here.page.get_by_role("button", name="Propor encerrar").click()
        expect(asked).to_be_visible()
        menu.click()
        if not is_meant:
            look(here)
            here.page.get_by_role("button", name="Desistir").click()
            expect(asked).to_have_count(0)
            expect(other.page.get_by_role("button", name="Concordo")).to_have_count(0)
    for person in (elsewhere, other):
        agree = person.page.get_by_role("button", name="Concordo")
        expect(agree).to_be_in_viewport()
        look(person)
        agree.click()
    for person in (here, elsewhere, other):
        expect(person.page.get_by_text("encerrado sem resultado")).to_be_visible()
        expect(person.page.locator("main .waited")).to_have_count(0)  # nobody is waited for
    here.page.get_by_role("button", name="Jogar de novo").click()
    for person in (elsewhere, other):
        person.page.get_by_role("button", name="Aceitar").click()
    for person in (here, elsewhere, other):
        person.page.wait_for_url(re.compile(r"/t/"))
        person.expect_table()
        assert not person.page.url.endswith(table)
    for person in (*people, elsewhere):
        person.page.context.close()
        assert person.troubles == []


def test_a_table_over_days_is_opened_within_its_card(browser: Chromium, house: House) -> None:
    person = arrive(browser, house, "phone")
    person.new_table("conspiracy")
    person.page.get_by_role("radio", name=re.compile("^Sem pressa")).check()
    expect(person.page.get_by_label("Quando o tempo de alguém acaba")).to_be_visible()
    assert person.page.locator("form").evaluate(OUTSIDE) == []
    look(person)
    person.page.context.close()
    assert person.troubles == []


def test_who_waits_over_days_is_asked_about_notices(browser: Chromium, house: House) -> None:
    people = [arrive(browser, house, "phone") for _ in range(2)]
    for person in people:
        person.page.context.add_init_script("localStorage.removeItem('ludoteca-calls-offered')")
    seats = [{"kind": "human", "name": "Ana"}, {"kind": "open"}]
    wish = {"game": "conspiracy", "seats": seats, "days": 2}
    table = f"/t/{post(people[0].page.context, '/api/tables', wish)['id']}"
    people[1].open(table)
    people[1].page.get_by_label("Seu nome").fill("Bia")
    people[1].page.get_by_role("button", name="Entrar no jogo").click()
    for person in people:
        person.open(table)
        person.expect_table()
    [waits] = [person for person in people if not person.is_asked]
    [asked] = [person for person in people if person.is_asked]
    offer = waits.page.get_by_text("Quer um aviso quando for a sua vez?")
    expect(offer).to_be_in_viewport()
    expect(asked.page.get_by_text("Quer um aviso")).to_have_count(0)
    look(waits)
    waits.page.get_by_role("button", name="Agora não").click()
    expect(offer).to_have_count(0)
    for person in people:
        person.page.context.close()
        assert person.troubles == []
