"""What a first game explains where it stands: a score, and a word of the game."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ON_A_PHONE, Newcomer
from tests.browser.person import STILL
from tests.browser.test_lessons import tap, teacher

# Where each lesson has come to points: the chapter and the step at which it is gone on with.
# Agência and Quissama have no points: what opens there is how far one is from winning.
SCORED = {
    "conspiracy": ("keys", 3),
    "vossa_excelencia": ("elections", 1),
    "agencia": ("alliances", 1),
    "quissama": ("ministry", 1),
}
SAID = {"agencia": "com 0 você vence", "quissama": "José de Alencar: ministros"}
SCORE = ", ".join(f"[data-part={part}] [data-tally]" for part in ("own", "hand", "gallery"))
LIT = ".spotlight rect"


def go_on_at(chapter: str, step: int, game: str) -> str:
    """A script that has somebody go on with a lesson at a step."""
    kept = f'{{"{game}": {{"chapter": "{chapter}", "at": {step}, "done": []}}}}'
    return f"if (location.origin !== 'null') localStorage['ludoteca-lessons'] ??= '{kept}';"


@pytest.mark.parametrize("game", SCORED)
def test_a_score_opens_into_parts_that_light_their_pieces(
    newcomer: Newcomer, game: str, tmp_path: Path
) -> None:
    ana = newcomer()
    ana.page.add_init_script(go_on_at(*SCORED[game], game))
    ana.open(f"/learn/{game}")
    score = ana.page.locator(SCORE).first
    expect(score).to_be_visible()
    before = ana.page.locator(LIT).count()
    tap(score)
    parts = ana.page.locator("[popover]:popover-open")
    expect(parts).to_contain_text(SAID.get(game, "Total"))
    expect(ana.page.locator(LIT).nth(before)).to_be_attached()
    all_lit = ana.page.locator(LIT).count()
    parts.get_by_role("button").last.click()
    expect(parts.get_by_role("button").last).to_have_attribute("aria-pressed", "true")
    assert ana.page.locator(LIT).count() <= all_lit
    ana.picture(tmp_path / f"{game}.png")
    ana.check_axe()
    ana.check_no_sideways_scroll()
    ana.page.keyboard.press("Escape")
    expect(parts).to_have_count(0)


def test_a_refused_press_says_why_beside_the_thing_pressed(newcomer: Newcomer) -> None:
    ana = newcomer()
    ana.play_now()
    ana.wait_until_asked()
    pile = ana.page.locator(".board [aria-disabled=true]:visible").first
    pile.click(force=True)
    why = ana.page.locator(".beside")
    expect(why).to_contain_text("Não há pilha")
    expect(ana.page.get_by_role("alert")).to_contain_text("Não há pilha")  # for whoever listens
    ana.page.wait_for_function(STILL)
    thing, said = pile.bounding_box(), why.bounding_box()
    assert thing is not None
    assert said is not None
    gap = max(thing["y"] - said["y"] - said["height"], said["y"] - thing["y"] - thing["height"])
    assert 0 <= gap < 20, (thing, said)
    ana.check_axe()
    ana.check_no_sideways_scroll()
    ana.page.locator(".board").click(position={"x": 2, "y": 2})
    expect(why).to_have_count(0)


def test_a_word_of_the_game_tells_its_meaning(newcomer: Newcomer, tmp_path: Path) -> None:
    ana = newcomer()
    ana.open("/learn/conspiracy")
    teacher(ana).get_by_role("button", name="Continuar").click()
    word = teacher(ana).get_by_role("button", name="câmara")
    word.focus()
    ana.page.keyboard.press("Enter")
    meaning = ana.page.get_by_role("dialog", name="câmara")
    expect(meaning).to_contain_text("15 lugares")
    ana.picture(tmp_path / "word.png")
    ana.check_axe()
    ana.page.keyboard.press("Escape")
    expect(meaning).to_have_count(0)
    expect(word).to_be_focused()
    ana.play_now()
    prompt = ana.page.locator(".question .prompt")
    expect(prompt.get_by_role("button").first).to_be_visible()
    prompt.get_by_role("button").first.click()
    expect(ana.page.get_by_role("dialog")).to_contain_text(re.compile(r"\w+"))


@ON_A_PHONE
def test_a_hint_leaves_the_board_its_room_and_keeps_its_whole_reason(newcomer: Newcomer) -> None:
    """Foto Perfeita's first one proposes where to put everybody: many words for a phone."""
    ana = newcomer()
    ana.open()
    ana.page.get_by_role("button", name=re.compile("^Jogar agora.*Foto Perfeita")).click()
    question = ana.page.locator(".question")
    ask = question.get_by_role("button", name="Dica")
    expect(ask).to_be_enabled()
    before = question.bounding_box()
    ask.click()
    reason = question.locator(".answer .reason")
    expect(reason).to_contain_text("desenhado no cenário")
    after = question.bounding_box()
    assert before is not None
    assert after is not None
    assert after["height"] - before["height"] < 32, (before, after)
    question.locator(".hint summary").click()
    expect(question.locator(".unclipped")).to_have_text(reason.inner_text())
    ana.check_axe()
    ana.check_no_sideways_scroll()
