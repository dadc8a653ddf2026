"""A finished game gone through with a master, from one's own tables on."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer


def test_a_finished_game_is_reviewed(newcomer: Newcomer) -> None:
    person = newcomer()
    page = person.page
    person.play_now()
    expect(page.get_by_role("link", name="Analisar")).to_have_count(0)
    for index in range(6):
        person.wait_until_asked()
        person.choose(index)
    page.get_by_role("button", name="Mesa", exact=True).click()
    page.get_by_role("button", name="Propor encerrar").click()
    expect(page.get_by_text("encerrado sem resultado")).to_be_visible()
    person.open()
    page.get_by_role("link", name=re.compile("^Analisar")).click()
    review = page.locator(".review")
    expect(review.get_by_role("heading", name="O que mais custou")).to_be_visible()
    expect(review.get_by_role("img", name=re.compile("chance de vencer"))).to_be_in_viewport()
    person.check_axe()
    person.check_no_sideways_scroll()

    # A press on the curve is the moment on the board; what a decision is about is framed there.
    review.get_by_role("img").click(position={"x": 40, "y": 20})
    expect(page.get_by_text("Passo 0 de")).to_have_count(0)
    for decision in review.get_by_role("button", name=re.compile("ver no tabuleiro")).all():
        decision.click()
        expect(decision).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".board")).to_be_in_viewport()
    person.check_axe()

    # Another's game, in another language.
    page.get_by_label("Analisar a partida de").select_option(index=1)
    expect(review.get_by_role("heading", name="O que mais custou")).to_be_visible()
    page.get_by_role("button", name="EN English").click()
    expect(review.get_by_role("heading", name="What cost most")).to_be_visible()
    person.check_axe()
