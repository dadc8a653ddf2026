"""From the home page to the end of the game, in every way a person might go."""

import re

from playwright.sync_api import expect

from tests.browser.beside import play_beside
from tests.browser.conftest import AT_A_DESK, ON_A_PHONE, Newcomer
from tests.browser.person import OPTIONS, Person, whose_turn
from tests.faults.processes import Server


def test_home_to_a_finished_game_against_bots(newcomer: Newcomer) -> None:
    ana = newcomer()
    ana.open()
    expect(ana.page.get_by_role("heading", name="Conspiração: Universo Abyss")).to_be_visible()
    ana.check_axe()
    ana.check_no_sideways_scroll()
    ana.play_now()
    checked: set[str] = set()
    for decision in range(200):
        ana.wait_until_asked()
        if ana.is_over:
            break
        prompt = ana.prompt()
        if prompt not in checked:
            checked.add(prompt)
            ana.check_axe()
            ana.check_no_sideways_scroll()
        ana.choose(decision % 3)
    expect(ana.page.locator(".ending > h2")).to_have_text(re.compile("vence|dividem"))
    ana.check_axe()
    ana.check_no_sideways_scroll()
    assert len(checked) >= 3
    ana.page.get_by_role("button", name="Jogar de novo").click()
    ana.wait_until_asked()


def sit_down(ana: Person, bia: Person) -> None:
    ana.open("/new/conspiracy")
    ana.page.get_by_label("Seu nome").fill("Ana")
    ana.check_axe()
    ana.page.get_by_role("button", name="Abrir a mesa").click()
    expect(ana.page.get_by_role("heading", name="Chame os outros")).to_be_visible()
    ana.check_axe()
    bia.open(ana.page.url)
    bia.page.get_by_role("button", name="Entrar no jogo").click()
    expect(bia.page.get_by_text("Sem um nome, os outros veem “Jogador 2”")).to_be_visible()
    bia.page.get_by_label("Seu nome").fill("Bia")
    bia.page.get_by_role("button", name="Entrar no jogo").click()
    for person in (ana, bia):
        person.expect_table()


def talk(ana: Person, bia: Person) -> None:
    """What others say is counted until it is read; who is silenced can be heard again."""
    ana.say("Vamos?")
    expect(bia.page.get_by_role("button", name=re.compile(r"^Conversa\s*1$"))).to_be_visible()
    bia.page.get_by_role("button", name=re.compile("^Conversa")).click()
    bia.page.get_by_role("button", name="Um minutinho…").click()
    expect(ana.page.locator("#side-panel li").last).to_contain_text("Um minutinho…")
    ana.log()
    expect(ana.page.get_by_role("button", name="Conversa", exact=True)).to_be_visible()
    bia.page.get_by_role("button", name="Silenciar Ana").click()
    expect(bia.page.get_by_text("Você não lê Ana.")).to_be_visible()
    bia.check_axe()
    bia.page.reload()
    bia.page.get_by_role("button", name=re.compile("^Conversa")).click()
    assert bia.voices() == ["Um minutinho…"]
    bia.page.get_by_role("button", name="Voltar a ler Ana").click()
    expect(bia.page.get_by_text("Vamos?")).to_be_visible()


@AT_A_DESK
def test_two_people_play_each_other(newcomer: Newcomer) -> None:
    ana, bia = newcomer(), newcomer()
    sit_down(ana, bia)
    talk(ana, bia)
    for decision in range(300):
        if ana.is_over and bia.is_over:
            break
        for person in (ana, bia):
            if person.is_asked and not person.is_over:
                person.choose(decision % 3)
        ana.page.wait_for_timeout(20)
    for person in (ana, bia):
        expect(person.page.locator(".ending")).to_be_visible()
    result = ana.page.locator(".ending > h2").inner_text()
    assert bia.page.locator(".ending > h2").inner_text() == result


@ON_A_PHONE
def test_reload_and_kill_lose_nothing(newcomer: Newcomer, server: Server) -> None:
    ana = newcomer()
    ana.allowed = re.compile("WebSocket|ERR_|Failed to load resource")
    ana.play_now()
    ana.wait_until_asked()
    ana.choose()
    ana.wait_until_asked()
    before = ana.log()

    ana.page.reload()
    ana.wait_until_asked()
    assert ana.log()[: len(before)] == before

    server.kill()
    expect(ana.page.get_by_role("alert")).to_contain_text("Conexão perdida")
    ana.check_axe()
    server.start()
    server.wait()
    expect(ana.page.get_by_role("alert")).to_have_count(0)
    ana.wait_until_asked()
    assert ana.log()[: len(before)] == before
    ana.choose()
    assert len(ana.log()) > len(before)
    play_beside(ana)
    assert ana.is_over


@AT_A_DESK
def test_a_network_cut_loses_nothing(newcomer: Newcomer) -> None:
    ana, bia = newcomer(), newcomer()
    sit_down(ana, bia)
    mover = whose_turn(ana, bia)
    other = bia if mover is ana else ana
    mover.allowed = re.compile("WebSocket|ERR_")
    step = mover.step()
    mover.page.wait_for_load_state("networkidle")  # all that the page brings along is there

    mover.page.context.set_offline(True)
    mover.press()
    other.say("Cadê você?")
    expect(mover.page.get_by_role("alert")).to_contain_text("Conexão perdida")
    mover.check_axe()
    for _ in range(2):
        mover.page.wait_for_event("websocket")  # it tries to come back, in vain
    assert mover.step() == other.step() == step
    assert mover.page.get_by_text("Cadê você?").count() == 0

    mover.page.context.set_offline(False)
    expect(mover.page.get_by_role("alert")).to_have_count(0)
    other.wait_for_step(step)  # what was pressed in the dark has been done, once
    mover.wait_for_step(step)
    assert mover.log() == other.log()
    assert mover.voices() == ["Cadê você?"]
    for _ in range(4):
        whose_turn(ana, bia).choose()
    other.wait_for_step(step + 1)


@ON_A_PHONE
def test_hot_seat(newcomer: Newcomer) -> None:
    ana = newcomer()
    ana.open("/new/conspiracy")
    ana.page.get_by_label(re.compile("Todos nesta tela")).check(force=True)
    ana.page.get_by_label("Seu nome").fill("Ana")
    ana.page.get_by_label("Nome", exact=True).fill("Bia")
    ana.start()
    passed = set()
    for decision in range(40):
        ana.page.wait_for_selector(f"{OPTIONS}, section.handover", state="attached")
        handover = ana.page.locator("section.handover")
        if handover.count():
            passed.add(handover.locator("h2").inner_text())
            ana.check_axe()
            ana.page.get_by_role("button", name="Sou eu").click()
            ana.page.wait_for_selector(OPTIONS, state="attached")
        ana.choose(decision % 2)
        if len(passed) == 2:
            break
    assert passed == {"Passe o aparelho para Ana", "Passe o aparelho para Bia"}


@ON_A_PHONE
def test_undo_takes_back_what_gave_nothing_away(newcomer: Newcomer) -> None:
    ana = newcomer()
    ana.play_now()
    for decision in range(200):
        ana.wait_until_asked()
        assert not ana.is_over
        undo = ana.page.get_by_role("button", name=re.compile(r"Desfazer$"))
        if undo.count():
            lines = len(ana.log())
            undo.click()
            expect(ana.page.locator("#side-panel ol li").last).to_contain_text("desfaz")
            assert lines > 0
            return
        ana.choose(decision % 4 + 3)  # piles first: taking one gives nothing away
    raise AssertionError("never a step that could be taken back")


@AT_A_DESK
def test_keyboard_only(newcomer: Newcomer) -> None:
    ana = newcomer()
    ana.open()
    play = ana.page.get_by_role("button", name=re.compile("^Jogar agora.*Conspiração"))
    expect(play).to_be_visible()
    for _ in range(30):
        ana.page.keyboard.press("Tab")
        if play.evaluate("each => each === document.activeElement"):
            break
    ana.page.keyboard.press("Enter")
    ana.expect_table()
    for decision in range(200):
        ana.wait_until_asked()
        if ana.is_over:
            break
        before = ana.step()
        ana.page.locator("body").press(str(decision % min(2, ana.option_count) + 1))
        ana.page.wait_for_function(
            "before => Number(document.documentElement.dataset.step ?? 0) > before", arg=before
        )
    expect(ana.page.locator(".ending")).to_be_visible()


@AT_A_DESK
def test_language_switch_in_mid_game(newcomer: Newcomer) -> None:
    ana = newcomer()
    ana.play_now()
    ana.wait_until_asked()
    portuguese = ana.prompt()
    ana.page.get_by_role("button", name=re.compile("English")).click()
    expect(ana.page.locator(".question .prompt")).not_to_have_text(portuguese)
    expect(ana.page.locator("html")).to_have_attribute("lang", "en")
    ana.check_axe()
    ana.page.get_by_role("button", name=re.compile("Português")).click()
    expect(ana.page.locator(".question .prompt")).to_have_text(portuguese)


def test_large_text_dark_and_high_contrast(newcomer: Newcomer) -> None:
    ana = newcomer()
    ana.open()
    ana.page.get_by_role("button", name="Ajustes").click()
    for choice in ("Grande", "Escuras", "Alto"):
        ana.page.get_by_label(choice, exact=True).check()
    ana.check_axe()
    ana.page.get_by_role("button", name="Fechar").click()
    ana.check_no_sideways_scroll()
    ana.check_axe()
    ana.play_now()
    ana.wait_until_asked()
    ana.check_no_sideways_scroll()
    ana.check_axe()
    ana.choose()
    assert ana.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "20px"


@ON_A_PHONE
def test_a_refusal_says_why_and_shows_the_rule(newcomer: Newcomer) -> None:
    ana = newcomer()
    ana.play_now()
    ana.wait_until_asked()
    none = ana.page.locator(".pile[data-ask=not]").first  # bots may have begun, and left others
    none.click(force=True)
    alert = ana.page.locator(".question [role=alert]")
    expect(alert).to_contain_text("Não há pilha")
    ana.check_axe()
    alert.get_by_role("button", name="Por que não").click()
    expect(ana.page.locator("#rule-recruit")).to_be_visible()
    ana.check_axe()


def test_replay_from_a_seat(newcomer: Newcomer) -> None:
    ana = newcomer()
    ana.play_now()
    play_beside(ana)
    ana.page.get_by_role("link", name="Rever a partida").first.click()
    slider = ana.page.get_by_role("slider")
    expect(slider).to_be_visible()
    ana.check_axe()
    ana.page.get_by_role("button", name="Fim", exact=True).click()
    most = slider.get_attribute("max")
    expect(slider).to_have_value(most or "")
    board = ana.page.locator("section.board")
    corner = board.evaluate("each => each.getBoundingClientRect().y + scrollY")
    more = ana.page.get_by_role("button", name="Mais controles")
    if more.is_visible():  # a phone
        more.click()
        expect(ana.page.get_by_label("Velocidade")).to_be_visible()
    ana.page.get_by_label("Visto por").select_option("1")
    ana.page.get_by_role("button", name="Anterior").click()
    expect(slider).to_have_value(str(int(most or 0) - 1))
    ana.page.get_by_role("button", name="Voltar uma vez").click()
    expect(slider).not_to_have_value(str(int(most or 0) - 1))
    ana.page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    ana.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    ana.page.keyboard.press("PageDown")
    expect(slider).not_to_have_value("1")
    ana.page.get_by_label("Tudo aberto").check()
    expect(ana.page.get_by_label("Visto por")).to_have_value("1")
    ana.page.get_by_role("button", name="Tocar").click()
    expect(slider).to_have_value(re.compile(r"^\d{2}$"))
    ana.page.get_by_role("button", name="Pausar").click()
    assert board.evaluate("each => each.getBoundingClientRect().y + scrollY") == corner
    ana.check_axe()
    ana.check_no_sideways_scroll()
