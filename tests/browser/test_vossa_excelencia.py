"""Vossa Excelência on its board: cards, resources, answers and the count."""

import re

from playwright.sync_api import FilePayload, Locator, expect

from ludoteca.games.vossa_excelencia.deck_file import example
from tests.browser.beside import play_beside
from tests.browser.conftest import AT_A_DESK, ON_A_PHONE, SIZES, Newcomer
from tests.browser.person import Person

ACTS = ".vossa .act:not([aria-disabled]):visible"
STOP = "Encerrar as ações"
MOST_ACTS = 3  # in one turn, so that the game is short
MOST_CHECKED = 6  # kinds of question that are looked at closely


def open_table(person: Person, *, expansion: bool = False) -> None:
    """A short game against one bot."""
    person.new_table("vossa_excelencia")
    person.page.get_by_label("Calendário").select_option("short")
    if expansion:
        person.page.get_by_label("Projeto de Poder").select_option("on")
    person.page.get_by_role("combobox", name="Lugar 2").select_option("bot")
    person.start()
    person.page.wait_for_selector(".vossa .read >> visible=true")


def next_act(person: Person, done: int) -> Locator:
    """A button on the board: some of what can be done, then the end of the actions."""
    acts = person.page.locator(ACTS)
    expect(acts.first).to_be_attached()
    stop = acts.filter(has_text=STOP)
    if stop.count() and (done >= MOST_ACTS or acts.count() == 1):
        return stop
    others = acts.filter(has_not_text=STOP)
    return others.nth(done % others.count())


def kind_of(prompt: str) -> str:
    """What is asked, without the card that asks."""
    return prompt.partition("\n")[0][:16]


def wait_past(person: Person, step: int) -> None:
    """Until the game has gone on."""
    person.page.wait_for_function(
        "before => Number(document.documentElement.dataset.step ?? 0) > before", arg=step
    )


def test_a_whole_game_by_the_boards_own_buttons(newcomer: Newcomer, size: tuple[int, int]) -> None:
    """On a phone the board is left after six kinds of question, and only the end looked at."""
    ana = newcomer()
    open_table(ana, expansion=True)
    checked: set[str] = set()
    done = 0
    for _ in range(150):
        ana.wait_until_asked()
        if size == SIZES["phone"] and len(checked) == MOST_CHECKED:
            play_beside(ana)
        if ana.is_over:
            break
        asked = kind_of(ana.prompt())
        if asked not in checked and len(checked) < MOST_CHECKED:
            checked.add(asked)
            ana.check_axe()
            ana.check_no_sideways_scroll()
        act, step = next_act(ana, done), ana.step()
        done = 0 if STOP in act.inner_text() else done + 1
        act.click()
        wait_past(ana, step)
    expect(ana.page.locator(".ending > h2")).to_have_text(re.compile("vence|dividem"))
    totals = ana.page.locator(".score .total b").all_inner_texts()
    cabinets = ana.page.locator(".table :is(.own, .others) header .capital b").all_inner_texts()
    assert sorted(totals) == sorted(cabinets)
    ana.check_axe()
    ana.check_no_sideways_scroll()


@AT_A_DESK
def test_a_card_is_read_and_played_by_keyboard_alone(newcomer: Newcomer) -> None:
    ana = newcomer()
    open_table(ana)
    ana.wait_until_asked()
    card = ana.page.locator("section.hand .read").first
    name = card.locator(".name").inner_text()
    card.focus()
    ana.page.keyboard.press("Enter")
    look = ana.page.get_by_role("dialog", name=name)
    expect(look).to_be_visible()
    size = look.locator(".card p").first.evaluate(
        "each => parseFloat(getComputedStyle(each).fontSize)"
    )
    assert size >= 14
    ana.check_axe()
    explained = look.get_by_role("link").first
    with ana.page.context.expect_page() as opened:
        explained.click()
    heading = str(explained.get_attribute("href")).partition("#")[2]
    expect(opened.value.locator(f"#{heading}")).to_be_focused()
    opened.value.close()
    ana.page.keyboard.press("Escape")
    expect(look).to_have_count(0)
    expect(card).to_be_focused()
    step = ana.step()
    ana.page.keyboard.press("Tab")
    expect(ana.page.locator("section.hand li .act").first).to_be_focused()
    ana.page.keyboard.press("Enter")
    wait_past(ana, step)
    expect(ana.page.locator(".bulletin")).to_contain_text(name)
    assert ana.page.evaluate("document.activeElement.closest('.vossa') !== null")


@ON_A_PHONE
def test_a_voter_that_cannot_be_paid_is_refused_with_its_price(newcomer: Newcomer) -> None:
    ana = newcomer()
    open_table(ana)
    ana.wait_until_asked()
    ana.page.locator("section.zone .act[aria-disabled]").first.dispatch_event("click")
    alert = ana.page.locator(".question [role=alert]")
    expect(alert).to_contain_text("Você não tem como pagar")
    alert.get_by_role("button", name="Por que não").click()
    expect(ana.page.locator("#rule-costs")).to_be_visible()


@AT_A_DESK
def test_cards_speak_the_language_of_the_page(newcomer: Newcomer) -> None:
    ana = newcomer()
    open_table(ana)
    band = ana.page.locator("section.own .read").first
    expect(band).to_contain_text("Político")
    ana.page.get_by_role("button", name=re.compile("English")).click()
    expect(band).to_contain_text("Politician")
    ana.check_axe()


@AT_A_DESK
def test_effects_are_told_one_after_another(newcomer: Newcomer) -> None:
    ana = newcomer()
    ana.page.emulate_media(reduced_motion="no-preference")
    ana.page.context.add_init_script('localStorage.ludoteca = \'{"pace": "normal"}\'')
    open_table(ana)
    ana.wait_until_asked()
    articulate = ana.page.locator("section.own .act").first
    expect(articulate).to_have_text(re.compile("Articular"))
    articulate.click()
    news = ana.page.locator(".bulletin li.latest")
    expect(news).to_contain_text("articula")
    expect(news).not_to_contain_text("articula")
    expect(ana.page.locator(".own .turned")).to_have_count(1)
    ana.wait_until_asked()


@ON_A_PHONE
def test_replay_shows_the_board_of_the_table(newcomer: Newcomer) -> None:
    ana = newcomer()
    open_table(ana)
    ana.wait_until_asked()
    step = ana.step()
    next_act(ana, 0).click()
    wait_past(ana, step)
    ana.open(ana.page.url.replace("/t/", "/replay/"))
    expect(ana.page.locator(".vossa .read:visible").first).to_be_visible()
    ana.page.get_by_role("button", name="Próximo").click()
    expect(ana.page.get_by_role("slider")).to_have_value("1")
    expect(ana.page.locator(".vossa .act")).to_have_count(0)
    ana.check_axe()
    ana.check_no_sideways_scroll()


def bring_deck(person: Person, name: str, text: str) -> None:
    """Choose a file of one's own for a new table."""
    person.new_table("vossa_excelencia")
    person.page.get_by_role("combobox", name="Baralho").select_option("own")
    file = FilePayload(name=name, mimeType="application/toml", buffer=text.encode())
    person.page.locator("input[type=file]").set_input_files(file)
    person.page.get_by_role("combobox", name="Lugar 2").select_option("bot")


@ON_A_PHONE
def test_a_table_with_a_deck_of_ones_own(newcomer: Newcomer) -> None:
    ana = newcomer()
    bring_deck(ana, "meu.toml", example("pt"))
    ana.check_axe()
    ana.check_no_sideways_scroll()
    ana.start()
    expect(ana.page.locator("section.own .read .name").first).to_have_text(re.compile("Excelência"))
    ana.wait_until_asked()
    assert any("Excelência" in line for line in ana.log())
    ana.check_axe()


@AT_A_DESK
def test_a_faulty_deck_is_refused_card_by_card(newcomer: Newcomer) -> None:
    ana = newcomer()
    ana.allowed = re.compile("400")
    bring_deck(ana, "meu.toml", example("pt").replace("ganhe 2 oligarcas", "ganhe 2 ouros"))
    ana.start()
    alert = ana.page.get_by_role("alert")
    expect(alert).to_contain_text("tem 2 erros")
    first = alert.get_by_role("listitem").first
    expect(first).to_contain_text("politico-2")
    expect(first).to_contain_text(re.compile(r"linha \d+"))
    expect(first).to_contain_text("“ouros” não é um recurso")
    ana.check_axe()
    ana.check_no_sideways_scroll()
    bring_deck(ana, "enorme.toml", "#" * 300_000)
    expect(ana.page.get_by_role("alert")).to_contain_text("enorme.toml: O arquivo passa de 256 KiB")
    ana.start()
    expect(ana.page).to_have_url(re.compile("/new/vossa_excelencia$"))
