"""What one reads before playing: the rules, the box, and the card before a first game."""

import re

import pytest
from playwright.sync_api import expect

from ludoteca.kernel.game import names
from tests.browser.conftest import AT_A_DESK, ON_A_PHONE, Newcomer
from tests.conformance.test_rulings import PAGE, rulings

# What stands under each heading, folded texts too, by the heading's name.
UNDER = """() => {
    const found = {};
    const walker = document.createTreeWalker(document.querySelector('main'));
    for (let at = '', node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.id?.startsWith('rule-')) at = node.id.slice('rule-'.length);
        if (node.nodeType === Node.TEXT_NODE) found[at] = (found[at] ?? '') + node.data;
    }
    return found;
}"""


def plain(markdown: str) -> str:
    """Words without what makes them bold or a link."""
    return " ".join(re.sub(r"[*_]|\[|\]\(#\w+\)", "", markdown).split())


@AT_A_DESK
def test_every_ruling_is_read_under_its_heading_in_both_languages(newcomer: Newcomer) -> None:
    ana = newcomer()
    missing = []
    for language, title in (("Português", "Regras"), ("English", "Rules")):
        ana.open("/rules/conspiracy")
        ana.page.get_by_role("button", name=language).click()
        heading_of_all = ana.page.get_by_role("heading", name=re.compile(f"^{title}"))
        expect(heading_of_all).to_be_attached()  # the choice is kept before the page is left
        for game in names():
            ana.open(f"/rules/{game}")
            expect(heading_of_all).to_be_attached()
            expect(ana.page.locator("[id^=rule-]").last).to_be_visible()
            told = {name: plain(said) for name, said in ana.page.evaluate(UNDER).items()}
            for question, _, page, _ in rulings(game):
                found = PAGE.fullmatch(page)
                assert found
                heading, pt, en = found.groups()
                said = plain(pt if language == "Português" else en)
                if said not in told.get(heading, ""):
                    missing.append((game, language, question))
    assert missing == []


def test_from_the_rules_to_every_card_and_to_a_first_game(newcomer: Newcomer) -> None:
    ana = newcomer()
    page = ana.page
    ana.open("/rules/conspiracy")
    expect(page.get_by_text("Ter mais Pontos de Influência (PI)")).to_be_visible()
    expect(page.locator("figure table")).to_be_visible()  # the worked example
    ana.check_axe()
    ana.check_no_sideways_scroll()
    page.get_by_role("searchbox").fill("redemoinho")
    expect(page.get_by_role("heading", name="Os territórios")).to_be_visible()
    expect(page.get_by_role("heading", name="Pérolas")).to_be_hidden()
    expect(page.get_by_text("Ter mais Pontos de Influência (PI)")).to_be_hidden()
    page.get_by_role("searchbox").fill("dragões")
    expect(page.get_by_text("Nada nestas regras fala disso.")).to_be_visible()
    page.get_by_role("link", name="Cartas e peças").click()
    page.get_by_role("button", name=re.compile("^Territórios")).click()
    expect(page.get_by_text("Encontradas: 24.")).to_be_visible()
    page.get_by_role("searchbox").fill("perolas na hora")
    expect(page.get_by_text("Encontradas: 2.")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Recife das Conchas")).click()
    expect(page.get_by_role("dialog")).to_contain_text("traz 2 pérolas")
    ana.check_axe()
    page.keyboard.press("Escape")
    ana.check_no_sideways_scroll()

    page.evaluate("localStorage['ludoteca-primers'] = '[]'")
    ana.play_now()
    first = page.get_by_role("region", name="Antes de começar")
    expect(first.get_by_text("O fim:")).to_be_visible()
    ana.check_axe()
    first.get_by_role("button", name="Entendi, vamos jogar").click()
    expect(first).to_be_hidden()
    page.reload()
    ana.expect_table()
    expect(first).to_be_hidden()


@pytest.mark.parametrize("game", names())
def test_the_rules_show_the_whole_box_folded_by_kind(newcomer: Newcomer, game: str) -> None:
    """As /box does, with the same components; nothing of it is drawn before it is asked for."""
    ana = newcomer()
    page = ana.page
    ana.open(f"/box/{game}")
    kinds = page.get_by_role("group", name="Que cartas e peças").get_by_role("button")
    expect(kinds.nth(1)).to_be_visible()
    said = kinds.all_inner_texts()[1:]  # without “all”
    ana.open(f"/rules/{game}")
    box = page.locator("details.box")
    expect(box).to_have_count(1)
    expect(box.locator("details")).to_have_count(0)
    box.locator("> summary").click()
    folded = box.locator("details > summary")
    expect(folded).to_have_count(len(said))
    assert folded.all_inner_texts() == said
    expect(box.locator(".thing")).to_have_count(0)
    folded.first.click()
    expect(box.locator(".thing")).to_have_count(int(said[0].split()[-1]))
    ana.check_axe()
    ana.check_no_sideways_scroll()
    box.locator(".thing").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.emulate_media(media="print")
    expect(box).to_be_hidden()


CUT = """() => [...document.querySelectorAll('li .says')]
    .filter((words) => words.scrollHeight > words.clientHeight + 1)
    .map((words) => words.innerText)"""
CLIPPED = """() => [...document.querySelectorAll('li .card')]
    .filter((card) => card.scrollHeight > card.offsetHeight + 1)
    .map((card) => card.innerText)"""


@ON_A_PHONE
def test_on_a_phone_cards_of_the_box_stand_two_by_two_and_can_be_read(newcomer: Newcomer) -> None:
    ana = newcomer()
    ana.open("/box/agencia")
    ana.page.get_by_role("button", name=re.compile("^Deck social")).click()
    expect(ana.page.get_by_text("Encontradas: 52.")).to_be_visible()
    first, second = (ana.page.locator("li .card").nth(at).bounding_box() for at in (0, 1))
    assert first is not None
    assert second is not None
    assert first["y"] == second["y"]
    assert ana.page.evaluate(CUT) == []
    ana.check_no_sideways_scroll()


def test_every_word_of_a_card_in_the_box_can_be_read(newcomer: Newcomer) -> None:
    ana = newcomer()
    ana.open("/box/vossa_excelencia")
    ana.page.get_by_role("button", name=re.compile("^Políticos")).click()
    expect(ana.page.get_by_text("Encontradas: 12.")).to_be_visible()
    assert ana.page.evaluate(CLIPPED) == []
    ana.page.get_by_role("button", name=re.compile("^Recursos")).click()
    ana.page.get_by_role("button", name=re.compile("^poder")).click()
    meaning = ana.page.get_by_role("dialog", name="influência")
    ana.page.get_by_role("dialog").get_by_role("button", name="influência").click()
    expect(meaning).to_contain_text("some no fim do turno")
    ana.check_axe()


def test_words_in_the_rules_tell_their_meaning(newcomer: Newcomer) -> None:
    ana = newcomer()
    ana.open("/rules/quissama")
    word = ana.page.locator(".rules > ul button.word").first
    word.click()
    expect(ana.page.get_by_role("dialog")).to_contain_text(word.inner_text(), ignore_case=True)
    ana.check_axe()
    ana.check_no_sideways_scroll()
