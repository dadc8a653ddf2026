"""Called over days: what the browser's own service worker makes of it when no page is open."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser as Chromium, Worker, expect

from tests.browser.conftest import ON_A_PHONE, SIZES
from tests.browser.person import Person
from tests.browser.test_days import HOUR, House, arrive, house, look, post
from tests.server.push_service import Browser

__all__ = ["house"]  # a fixture

# A browser without windows shows no notices, has no icon and no push service of its own: what it
# would be asked for is written down, and who asks to be called is given the test's.
SUBSCRIBED = """({ endpoint, p256dh, auth }) => {
    const bytes = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')),
        (letter) => letter.charCodeAt(0)).buffer;
    const keys = { p256dh: bytes(p256dh), auth: bytes(auth) };
    Notification.requestPermission = async () => 'granted';
    PushManager.prototype.subscribe = async () => ({ endpoint, getKey: (name) => keys[name] });
}"""
RECORD = """() => {
    self.shown = [];
    self.badges = [];
    self.opened = [];
    self.registration.showNotification = async (title, { body, tag, icon, data }) =>
        void self.shown.push({ title, body, tag, icon, data });
    Object.defineProperty(self.navigator, 'setAppBadge', {
        value: async (count) => void self.badges.push(count),
    });
    self.clients.openWindow = async (path) => void self.opened.push(path);
    WindowClient.prototype.focus = async function () {
        self.opened.push(`again ${new URL(this.url).pathname}`);
    };
}"""
SHOWN = """async () => {
    while (self.shown.length === 0 || self.badges.length === 0)
        await new Promise((done) => setTimeout(done, 20));
    return [self.shown.splice(0), self.badges.splice(0)];
}"""
CLICK = """async (data) => {
    const click = new ExtendableEvent('notificationclick');
    let isClosed = false;
    click.notification = { data, close: () => { isClosed = true; } };
    self.dispatchEvent(click);
    while (self.opened.length === 0) await new Promise((done) => setTimeout(done, 20));
    return [isClosed, self.opened.splice(0)];
}"""


def worker_of(person: Person) -> Worker:
    """What runs without a page."""
    person.page.wait_for_function("async () => !!(await navigator.serviceWorker.ready).active")
    [worker] = person.page.context.service_workers
    worker.evaluate(RECORD)
    return worker


def deliver(person: Person, house: House, told: Any) -> None:
    """Hand a message that has come over the push service to the worker, as a browser does."""
    session = person.page.context.new_cdp_session(person.page)
    known: list[Any] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda some: known.append(some))
    session.send("ServiceWorker.enable")
    while not known:
        person.page.wait_for_timeout(20)
    [registration] = known[0]["registrations"]
    session.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": house.url,
            "registrationId": registration["registrationId"],
            "data": msgspec.json.encode(told).decode(),
        },
    )
    session.detach()


DAY = 24 * HOUR
NOON, MIDNIGHT, MORNING = 15 * HOUR, 3 * HOUR, 11 * HOUR + 1  # in Greenwich; three hours later here
INSTALLABLE = """() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    offer.prompt = async () => { document.documentElement.dataset.prompted = 'yes'; };
    dispatchEvent(offer);
    return offer.defaultPrevented;
}"""


def wait_for(house: House, hour: int) -> None:
    """Put the clock forward to this hour of the day."""
    house.clock.ahead += (hour - house.clock.now()) % DAY


class Two:
    """Ana and Bia over days: who is asked, who waits, and where."""

    def __init__(self, browser: Chromium, house: House, size: str, absence: str) -> None:
        self.house = house
        wait_for(house, NOON)
        self.people = [arrive(browser, house, size) for _ in range(2)]
        host, guest = self.people
        seats = [{"kind": "human", "name": "Ana"}, {"kind": "open"}]
        wish = {"game": "conspiracy", "seats": seats, "days": 2, "absence": absence}
        self.table = f"/t/{post(host.page.context, '/api/tables', wish)['id']}"
        guest.open(self.table)
        guest.page.get_by_label("Seu nome").fill("Bia")
        guest.page.get_by_role("button", name="Entrar no jogo").click()
        for person in self.people:
            person.open(self.table)
            person.expect_table()
        self.asked, self.waits = sorted(self.people, key=lambda person: not person.is_asked)
        self.name = "Ana" if self.asked is host else "Bia"  # of who is asked

    def turn_on(self) -> Browser:
        """Who waits asks to be called on their device, in silence by night, and goes."""
        device, page = Browser(), self.waits.page
        page.evaluate(SUBSCRIBED, device.subscription(f"{self.house.service.url}/device"))
        page.get_by_role("button", name="Mesa", exact=True).click()
        page.get_by_text("Avisos e férias").click()
        page.get_by_role("button", name="Avisar neste aparelho").click()
        expect(page.get_by_text("Avisos ligados neste aparelho.")).to_be_visible()
        look(self.waits)
        self.waits.open("/")
        expect(page.get_by_text("Suas mesas")).to_be_visible()
        return device

    def play(self) -> None:
        """Until it is the other's turn."""
        while self.asked.is_asked:
            self.asked.choose()


@pytest.fixture
def two(browser: Chromium, house: House, size: tuple[int, int], absence: str) -> Iterator[Two]:
    [name] = [each for each, measures in SIZES.items() if measures == size]
    pair = Two(browser, house, name, absence)
    yield pair
    for person in pair.people:
        person.page.context.close()
        assert person.troubles == []


@pytest.fixture
def absence() -> str:
    """What was agreed about those whose time is up."""
    return "bot"


def test_a_call_comes_to_the_device_and_leads_to_the_table(two: Two, house: House) -> None:
    device = two.turn_on()
    worker = worker_of(two.waits)
    two.play()
    deliver(two.waits, house, house.told(device))
    [notice], badges = worker.evaluate(SHOWN)
    assert notice["body"] == f"É a sua vez.\nCom {two.name}. Você tem 2 dias para jogar."
    assert notice["title"].startswith("Conspiração")
    assert (notice["icon"], notice["tag"]) == ("/icon-192.png", f"turn {two.table[3:]}")
    assert badges == [1]
    assert worker.evaluate(CLICK, notice["data"]) == [True, [two.table]]
    two.waits.open(two.table)
    two.waits.wait_until_asked()
    assert worker.evaluate(CLICK, notice["data"]) == [True, [f"again {two.table}"]], "the same page"


@ON_A_PHONE
def test_the_night_is_silent_and_the_morning_tells(two: Two, house: House) -> None:
    device = two.turn_on()
    wait_for(house, MIDNIGHT)
    two.play()
    two.asked.page.wait_for_timeout(1000)
    assert house.service.received.empty()
    wait_for(house, MORNING)
    told = house.told(device)
    assert (told["text"], told["path"]) == ("É a sua vez.", two.table)
    assert told["about"] == f"Com {two.name}. Você tem 1 dia e 16 h para jogar."


@pytest.mark.parametrize("absence", ["ask"])
def test_the_win_is_still_there_when_a_bot_has_done_what_was_waited_for(
    two: Two, house: House
) -> None:
    two.asked.open("/")
    house.clock.ahead += 2 * DAY + HOUR
    two.waits.open(two.table)
    page = two.waits.page
    page.get_by_role("button", name="Um robô no lugar").click()
    two.waits.wait_until_asked()
    gone = page.locator(".strip section").filter(has_text=f"Um robô joga no lugar de {two.name}.")
    expect(gone).to_be_in_viewport()
    look(two.waits)
    claim = page.locator(".strip").get_by_role("button", name="Ficar com a vitória")
    claim.click()
    sure = page.locator(".strip section").filter(has_text="A partida termina agora")
    expect(sure).to_be_in_viewport()
    look(two.waits)
    page.get_by_role("button", name="Melhor não").click()
    expect(sure).to_have_count(0)
    assert two.waits.is_asked
    claim.click()
    claim.click()
    expect(page.locator(".ending")).to_be_visible()
    expect(gone).to_have_count(0)
    look(two.waits)
    page.get_by_role("link", name="Analisar").click()
    expect(page.get_by_role("heading", name="O que mais custou")).to_be_visible()
    look(two.waits)


def test_the_app_is_offered_once_where_notices_are(two: Two, house: House) -> None:
    page, offer = two.waits.page, "Quer a Ludoteca entre os apps deste aparelho?"
    assert page.evaluate(INSTALLABLE)
    strip = page.locator(".strip section").filter(has_text=offer)
    expect(strip).to_be_in_viewport()
    look(two.waits)
    strip.get_by_role("button", name="Agora não").click()
    expect(strip).to_have_count(0)
    page.reload()
    two.waits.expect_table()
    assert page.evaluate(INSTALLABLE)
    page.get_by_role("button", name="Mesa", exact=True).click()
    expect(strip).to_have_count(0)
    page.get_by_text("Avisos e férias").click()
    page.get_by_role("button", name="Instalar").click()
    expect(page.locator("html")).to_have_attribute("data-prompted", "yes")
    expect(page.get_by_text(offer)).to_have_count(0)
    look(two.waits)


def test_a_holiday_is_asked_about_twice_and_told_to_the_others(two: Two) -> None:
    page = two.asked.page
    page.get_by_role("button", name="Mesa", exact=True).click()
    page.get_by_text("Avisos e férias").click()
    page.get_by_label("Dias de férias").fill("3")
    go, sure = page.get_by_role("button", name="Sair de férias"), page.get_by_text("O seu relógio")
    go.click()
    expect(sure.filter(has_text="para por 3 dias")).to_be_visible()
    look(two.asked)
    page.get_by_role("button", name="Melhor não").click()
    expect(sure.filter(has_text="para por 3 dias")).to_have_count(0)
    rests = two.waits.page.locator(".strip").get_by_text(f"{two.name} está de férias até")
    expect(rests).to_have_count(0)
    go.click()
    go.click()
    expect(page.get_by_role("status").filter(has_text="férias")).to_be_visible()
    expect(rests).to_be_in_viewport()
    look(two.asked)
    look(two.waits)
