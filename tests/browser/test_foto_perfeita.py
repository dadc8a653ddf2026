"""Foto Perfeita by its own board: envelopes, notes, trades, auctions, the set and the photo."""

import re
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import AT_A_DESK, ON_A_PHONE, Newcomer
from tests.browser.person import Person

MAY = '.foto .thing[data-ask="may"]:visible'
NOT = '.foto .thing[data-ask="not"]:visible'
CLOSE = ".foto .foot .act"
SHUTTER = ".foto .shutter"
OPENED = ".foto dialog[open]"
SYNCED = ".foto .studio:not(.busy)"
PLAY = re.compile("^Jogar agora.*Foto Perfeita")
MOST = 400  # decisions of one game
STAGE = re.compile(r"/stage-[^/]*\.js$")  # the chunk with three.js
MOST_CHECKED = 3  # questions for which axe is run, besides the last
LONGEST = 120.0  # seconds of one game


def sit_down(ana: Person, bia: Person, trades: str = "plain") -> None:
    """Two people at a new table."""
    ana.open("/new/foto_perfeita")
    expect(ana.page.get_by_role("button", name="Abrir a mesa")).to_be_visible()
    seats = [{"kind": "human", "name": "Ana"}, {"kind": "open"}]
    wish = {"game": "foto_perfeita", "seats": seats, "options": {"trades": trades}}
    table = ana.page.evaluate(
        """async wish => (await fetch('/api/tables', {
            method: 'POST', headers: {'Content-Type': 'application/json'},
            body: JSON.stringify(wish)})).json()""",
        wish,
    )
    bia.open(f"/t/{table['id']}")
    bia.page.get_by_label("Seu nome").fill("Bia")
    bia.page.get_by_role("button", name="Entrar no jogo").click()
    ana.open(f"/t/{table['id']}")
    for person in (ana, bia):
        person.expect_table()
        expect(person.page.locator(".foto")).to_be_visible()


def see(page: Page, part: str) -> None:
    """On a phone: another part of the table."""
    button = page.locator(".foto .views").get_by_role("button", name=re.compile(f"^{part}"))
    if button.is_visible():
        button.click()


def is_asked(page: Page, what: str) -> bool:
    """Whether the board offers this now."""
    return page.locator(what).count() > 0


def close_what_opened(page: Page) -> None:
    """An envelope that a trade has opened: a rumour, a revelation, or what was paid for."""
    if is_asked(page, OPENED):
        page.keyboard.press("Escape")


def answer_on_the_board(person: Person) -> None:
    """Press the first thing on the board that answers what is asked."""
    page = person.page
    close_what_opened(page)
    before = person.step()
    for thing in (SHUTTER, CLOSE, MAY, ".foto .bid", ".foto .dos .act", ".foto .panel .act"):
        if is_asked(page, thing):
            page.locator(thing).first.click()
            break
    else:
        raise AssertionError(f"nothing on the board answers: {person.prompt()}")
    page.wait_for_function(
        "before => Number(document.documentElement.dataset.step ?? 0) > before", arg=before
    )


def play(ana: Person, *others: Person, each: Callable[[str], None]) -> None:
    """To the end on the board; `each` is told of every question to Ana before she answers."""
    deadline = time.monotonic() + LONGEST
    while time.monotonic() < deadline:
        if all(person.is_over for person in (ana, *others)):
            return
        for person in (ana, *others):
            if person.is_asked and not person.is_over:
                if person is ana:
                    close_what_opened(person.page)
                    each(person.prompt())
                answer_on_the_board(person)
        ana.page.wait_for_timeout(20)
    raise AssertionError(f"not over after {LONGEST} seconds")


def figure(page: Page, index: int = 0) -> Locator:
    """One of the figures beside the screen."""
    return page.locator(".foto [data-tray] button").nth(index)


def space(page: Page, number: int) -> Locator:
    """A space of the floor."""
    return page.locator(f'.foto [data-space="{number}"]')


@ON_A_PHONE
def test_a_whole_game_from_home_against_bots(newcomer: Newcomer) -> None:
    ana = newcomer()
    page = ana.page
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    ana.open()
    page.wait_for_load_state("networkidle")
    assert not any(STAGE.search(url) for url in loaded), "three.js is for the studio alone"
    page.get_by_role("button", name=PLAY).click()
    expect(page.locator(".foto canvas[data-ready]")).to_be_visible()
    assert any(STAGE.search(url) for url in loaded)
    seen: set[str] = set()
    refused: list[str] = []

    def look_at(prompt: str) -> None:
        kind = re.sub(r"\W.*", "", prompt)
        if kind not in seen:
            seen.add(kind)
            ana.check_no_sideways_scroll()
            if len(seen) <= MOST_CHECKED or kind == "Última":
                ana.check_axe()
        if not refused and is_asked(page, NOT):
            page.locator(NOT).first.click()
            alert = page.locator(".question [role=alert]")
            expect(alert).to_be_visible()
            refused.append(alert.inner_text())

    # The first look: open an envelope, note it, put two guests on the floor.
    ana.wait_until_asked()
    see(page, "Envelopes")
    page.locator(".foto .own .thing").first.click()
    expect(page.locator("dialog .wish")).to_have_count(3)
    ana.check_axe()
    page.keyboard.press("Escape")
    see(page, "Cenário")
    for number in (14, 9):
        figure(page).click()
        space(page, number).click()
    expect(page.locator(SYNCED)).to_be_visible()
    play(ana, each=look_at)
    expect(page.locator(".ending > h2")).to_have_text(re.compile("vence|dividem"))
    assert {"Veja", "Última"} <= seen
    assert refused
    assert all(refused)
    ana.check_axe()
    ana.check_no_sideways_scroll()
    # And again from the beginning, as it was seen.
    page.get_by_role("link", name="Rever a partida").first.click()
    expect(page.get_by_label("Visto por")).to_be_attached()
    more = page.get_by_role("button", name="Mais controles")
    if more.is_visible():  # a phone
        more.click()
    page.get_by_label("Visto por").select_option("0")
    if more.is_visible():
        more.click()
    see(page, "Envelopes")
    expect(page.locator(".foto .own .thing").first).to_be_visible()
    ana.check_axe()
    page.get_by_role("button", name="Fim", exact=True).click()
    expect(page.locator('.foto [data-moment="trade"]')).to_be_visible()
    ana.check_no_sideways_scroll()


@AT_A_DESK
def test_a_game_with_auctions(newcomer: Newcomer) -> None:
    ana, bia = newcomer(), newcomer()
    sit_down(ana, bia, "auction")
    checked: set[str] = set()

    def look_at(prompt: str) -> None:
        auction = ana.page.locator(".foto .auction")
        if not auction.count():
            return
        kind = ana.page.locator(".foto .course .effect").inner_text()
        expect(auction.locator("li")).not_to_have_count(0)
        if kind not in checked:
            checked.add(kind)
            ana.check_axe()
            ana.check_no_sideways_scroll()

    play(ana, bia, each=look_at)
    expect(ana.page.locator(".ending")).to_be_visible()
    assert checked


def tab_to(what: Locator) -> None:
    """Press Tab until this, or one of these, is in focus."""
    for _ in range(120):
        if what.evaluate_all("all => all.includes(document.activeElement)"):
            return
        what.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {what}")


def to_the_photo_by_keys(person: Person) -> None:
    """Answer everything with the first key until the last look."""
    deadline = time.monotonic() + LONGEST
    while not is_asked(person.page, SHUTTER):
        assert time.monotonic() < deadline, "never a photo"
        close_what_opened(person.page)
        if person.is_asked and not is_asked(person.page, SHUTTER):
            person.page.keyboard.press("1")
        person.page.wait_for_timeout(40)
    close_what_opened(person.page)  # what the last trade has shown


@AT_A_DESK
def test_a_whole_game_by_keyboard_alone(newcomer: Newcomer) -> None:
    ana = newcomer()
    page = ana.page
    ana.open()
    expect(page.get_by_role("button", name=PLAY)).to_be_visible()
    tab_to(page.get_by_role("button", name=PLAY))
    page.keyboard.press("Enter")
    ana.wait_until_asked()
    to_the_photo_by_keys(ana)
    # A figure in hand, along the floor with the arrows, and down.
    tab_to(page.locator(".foto [data-tray] button"))
    page.keyboard.press("Enter")
    expect(figure(page)).to_have_attribute("aria-pressed", "true")
    tab_to(page.locator(".foto [data-space]"))
    for key in ("ArrowUp", "ArrowUp", "ArrowRight"):
        page.keyboard.press(key)
    expect(space(page, 8)).to_be_focused()
    page.keyboard.press("Enter")
    expect(space(page, 8).locator(".figure")).to_be_visible()
    # Where in its space it stands, with the arrows of a group of radio buttons.
    tab_to(page.locator(".foto .chosen input:checked"))
    page.keyboard.press("ArrowRight")
    # The camera: to the side, and as high as the screen but no higher.
    tab_to(page.locator('[data-part="camera_across"]'))
    page.keyboard.press("ArrowRight")
    tab_to(page.locator('[data-part="camera_height"]'))
    for _ in range(3):
        page.keyboard.press("ArrowUp")
    height = page.locator('[data-part="camera_height"]')
    expect(height).to_have_attribute("aria-valuetext", "6 de 7")
    expect(page.locator(".foto [role=status]")).to_contain_text("acima do biombo")
    # A place of the table, and the shutter.
    tab_to(page.locator(".foto .slots button"))
    page.keyboard.press("Space")
    tab_to(page.locator(SHUTTER))
    page.keyboard.press("Enter")
    expect(page.locator(".foto [role=status], .ending").first).to_be_visible()
    expect(page.locator(".ending")).to_be_visible()
    tab_to(page.locator(".ending a, .ending button"))


def test_figures_are_dragged_and_the_verdict_follows(newcomer: Newcomer) -> None:
    ana, bia = newcomer(), newcomer()
    sit_down(ana, bia)
    page = ana.page
    ana.wait_until_asked()
    expect(page.locator(".foto canvas[data-ready]")).to_be_visible()
    known = page.locator(".foto [data-tray] button.known").first
    guest = known.get_attribute("data-figure")
    known.scroll_into_view_if_needed()
    start = known.bounding_box()
    assert start is not None
    target = space(page, 4).bounding_box()
    assert target is not None
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(target["x"] + 8, target["y"] + 8, steps=6)
    # While it hangs over the floor it is judged as if it stood there.
    expect(space(page, 4).locator(".count")).to_be_visible()
    page.mouse.up()
    expect(space(page, 4).locator(f'[data-flip="figure:{guest}"]')).to_be_visible()
    # Dropped at the back on the left of its space.
    names = page.locator(".foto .chosen label:has(:checked)")
    expect(names).to_have_text(re.compile("ao fundo, à esquerda"))
    expect(page.locator(SYNCED)).to_be_visible()
    page.reload()
    ana.wait_until_asked()
    expect(space(page, 4).locator(f'[data-flip="figure:{guest}"]')).to_be_visible()


@ON_A_PHONE
def test_undo_takes_back_what_was_done_with_one_gesture(newcomer: Newcomer) -> None:
    ana, bia = newcomer(), newcomer()
    sit_down(ana, bia)
    page = ana.page
    ana.wait_until_asked()
    for number in (14, 9):
        figure(page).click()
        space(page, number).click()
        expect(page.locator(SYNCED)).to_be_visible()
    for number, left in ((9, 1), (14, 0)):
        page.locator(".question .undo").click()
        expect(space(page, number).locator(".figure")).to_have_count(0)
        expect(page.locator(".foto [data-space] .figure")).to_have_count(left)
        page.wait_for_function(
            "steps => document.documentElement.dataset.step == steps", arg=str(3 * left)
        )


@ON_A_PHONE
def test_what_was_seen_is_noted_and_stays_in_this_browser(newcomer: Newcomer) -> None:
    ana, bia = newcomer(), newcomer()
    sit_down(ana, bia)
    page = ana.page
    ana.wait_until_asked()
    see(page, "Envelopes")
    page.locator(".foto .own .thing").first.click()
    page.get_by_label("Suas palavras").fill("detesta sol")
    page.keyboard.press("Escape")
    see(page, "Cenário")
    page.locator(CLOSE).click()  # the envelopes are shut now
    page.reload()
    ana.expect_table()
    expect(page.locator(".foto .notebook li .wishes")).to_have_count(5)
    expect(page.locator(".foto .notebook")).to_contain_text("detesta sol")


@AT_A_DESK
def test_whoever_plays_by_memory_notes_nothing(newcomer: Newcomer) -> None:
    ana, bia = newcomer(), newcomer()
    sit_down(ana, bia)
    for person in (ana, bia):
        person.wait_until_asked()
    see(bia.page, "Envelopes")
    notebook = bia.page.locator(".foto .notebook")
    expect(notebook.locator("li .wishes")).to_have_count(5)
    bia.page.get_by_role("checkbox", name="Anotar o que eu vejo").uncheck()
    for note in range(5):
        notebook.locator("li .who").nth(note).click()
        bia.page.get_by_role("button", name="Anotado").click()
        bia.page.keyboard.press("Escape")
    see(bia.page, "Cenário")
    bia.page.locator(CLOSE).click()
    see(bia.page, "Envelopes")
    expect(notebook.locator("li")).to_have_count(0)


@ON_A_PHONE
def test_whoever_watches_sees_the_table_and_no_secret(newcomer: Newcomer) -> None:
    ana, bia, caio = newcomer(), newcomer(), newcomer()
    sit_down(ana, bia)
    ana.wait_until_asked()
    caio.open(ana.page.url)
    expect(caio.page.locator(".foto .others .seat .thing")).to_have_count(10)
    assert caio.page.locator(".foto .studio, .foto .notebook, .foto .wish").count() == 0
    caio.page.locator(".foto .thing").first.click()
    expect(caio.page.locator("dialog[open]")).to_contain_text("Está fechado")
    caio.check_axe()
