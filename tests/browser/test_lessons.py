"""The lessons, gone through on the boards by pressing what they ask for."""

import re

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from ludoteca.kernel.game import names
from ludoteca.server.lessons import LessonChapter, has_lesson, make_chapter, read_script
from tests.browser.conftest import AT_A_DESK, ON_A_PHONE, SIZES, Newcomer
from tests.browser.person import Person

TAUGHT = [name for name in names() if has_lesson(name)]
BUTTON = "button:not([disabled]):not([aria-disabled])"
# As a finger does it, without waiting for pictures to stand still: without a graphics card three
# dimensions are drawn slowly. What is covered cannot be pressed; the bubble has the half second
# that a finger takes, to go out of the way of what has just moved.
TAP = """async each => {
    const over = () => {
        each.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { x, y, width, height } = each.getBoundingClientRect();
        const found = document.elementFromPoint(x + width / 2, y + height / 2);
        return each.contains(found) ? null : found;
    };
    for (let looks = 0; over() && looks < 5; looks++)
        await new Promise(done => setTimeout(done, 100));
    if (over()) throw new Error(`covered by ${over().outerHTML.slice(0, 200)}`);
    each.click();
}"""

# A pixel of rounding and the air around what is lit aside, nobody has to look for it.
IN_SIGHT = """() => {
    const lit = document.querySelector('.spotlight rect')?.getBoundingClientRect();
    const bubble = document.querySelector('section.teacher').getBoundingClientRect();
    const foot = innerWidth < 1024 ? bubble.top : innerHeight;
    return lit && Math.min(lit.left, lit.top) > -8
        && lit.right < innerWidth + 8 && lit.bottom < foot + 8;
}"""


def teacher(person: Person) -> Locator:
    """The bubble."""
    return person.page.locator("section.teacher")


def tap(thing: Locator) -> None:
    """Press something that can be seen."""
    expect(thing).to_be_visible()
    thing.evaluate(TAP)


def count(chapter: LessonChapter, at: int) -> int:
    """The number that the learner sees at a step."""
    return sum(not step.within for step in chapter.steps[: at + 1])


def expect_step(person: Person, chapter: LessonChapter, at: int) -> None:
    """Until the lesson has come to a step, and lights what it speaks of."""
    steps = count(chapter, len(chapter.steps))
    expect(teacher(person)).to_contain_text(f"Passo {count(chapter, at)} de {steps}")
    if chapter.steps[at].point:
        expect(person.page.locator(".spotlight rect").first).to_be_attached()


def slide(slider: Locator, chapter: LessonChapter, at: int) -> None:
    """Take a slider to where the deed that begins at a step wants it, by its keys."""
    step = chapter.steps[at + 1]
    options = msgspec.json.decode(msgspec.json.encode(step.state.options))
    wanted = next(each for each in options if each["action"] == step.expects)
    [choice] = wanted["arguments"].values()
    now = int(slider.input_value())
    slider.focus()
    for _ in range(abs(choice - now)):
        slider.press("ArrowRight" if choice > now else "ArrowLeft")


def press(person: Person, chapter: LessonChapter, at: int, by_keyboard: bool = False) -> None:
    """Press what is lit, one thing after another, until the lesson goes on."""
    before = teacher(person).locator("label").inner_text()
    for selector in chapter.steps[at].point:
        thing = person.page.locator(f".board {selector}").first
        expect(thing).to_be_visible()
        if thing.evaluate("each => each.matches('input')"):
            slide(thing, chapter, at)
            continue
        is_button = thing.evaluate("each => each.matches('button')")
        button = thing if is_button else thing.locator(BUTTON).first
        if by_keyboard:
            button.focus()
            person.page.keyboard.press("Enter")
        else:
            tap(button)
        if teacher(person).locator("label").inner_text() != before:
            return


def go_through(
    person: Person, chapter: LessonChapter, closely: set[int], by_keyboard: bool = False
) -> None:
    """From the first step of a chapter to its last; some are looked at closely."""
    for at, step in enumerate(chapter.steps):
        if step.within:
            continue
        expect_step(person, chapter, at)
        person.check_no_sideways_scroll()
        if at in closely:
            person.check_axe()
        if step.expects is not None:
            person.page.wait_for_function(IN_SIGHT)
            press(person, chapter, at, by_keyboard)
        elif at < len(chapter.steps) - 1:
            following = teacher(person).get_by_role("button", name="Continuar")
            if by_keyboard:
                expect(following).to_be_focused()
                person.page.keyboard.press("Enter")
            else:
                tap(following)


def screens(chapter: LessonChapter, is_first: bool, is_last: bool) -> set[int]:
    """The steps that look different: a beginning, the middle of each chapter, both kinds of end."""
    last = len(chapter.steps) - 1
    beginning = {2, last} if is_first else set()
    end = {last} if is_last else set()
    return {len(chapter.steps) // 2} | beginning | end


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_from_the_shelf_to_a_real_game(
    newcomer: Newcomer, game: str, size: tuple[int, int]
) -> None:
    """Every chapter: on a phone by touch, at a desk by the keyboard."""
    ana = newcomer()
    by_keyboard = size == SIZES["desktop"]
    ana.open()
    ana.page.locator(f"a[href='/learn/{game}']").first.click()
    scripts = read_script(game).chapters
    for number, script in enumerate(scripts):
        if number:
            tap(teacher(ana).get_by_role("button", name=re.compile("^A seguir")))
        chapter = make_chapter(game, script.name)
        looked_at = screens(chapter, number == 0, number == len(scripts) - 1)
        go_through(ana, chapter, looked_at, by_keyboard)
    tap(teacher(ana).get_by_role("button", name="Jogar uma de verdade"))
    ana.page.wait_for_url("**/t/**")  # the lesson has a board too: not before the table's is there
    ana.expect_table()


@AT_A_DESK
def test_a_lesson_by_pointer_left_and_gone_on_with(newcomer: Newcomer) -> None:
    ana = newcomer()
    chapter = make_chapter("agencia", "first")
    ana.open("/learn/agencia")
    go_through(ana, chapter, closely=set())
    teacher(ana).get_by_role("button", name="Repetir a lição").click()
    teacher(ana).get_by_role("button", name="Continuar").click()
    expect_step(ana, chapter, 1)
    ana.page.get_by_role("link", name="Sair da lição").click()
    ana.page.go_back()
    expect_step(ana, chapter, 1)
    expect(teacher(ana)).to_contain_text("Você parou aqui")
    teacher(ana).get_by_role("button", name="Começar de novo").click()
    expect_step(ana, chapter, 0)


@ON_A_PHONE
def test_a_lesson_turns_to_the_part_of_the_table_that_it_speaks_of(newcomer: Newcomer) -> None:
    ana = newcomer()
    ana.open("/learn/quissama")
    views = ana.page.locator(".board .views")
    part = views.locator("[aria-pressed=true]")
    expect(part).to_have_text("Cidade")
    tap(teacher(ana).get_by_role("button", name="Continuar"))
    expect(part).to_have_text("Gente")
    ana.page.wait_for_function(IN_SIGHT)
    views.get_by_role("button", name="Mercado").click()
    ana.page.wait_for_timeout(1000)
    expect(part).to_have_text("Mercado")  # whoever looks elsewhere is not called back
    tap(teacher(ana).get_by_role("button", name="Continuar"))
    expect(part).to_have_text("Gente")


@ON_A_PHONE
def test_other_tries_are_answered(newcomer: Newcomer) -> None:
    ana = newcomer()
    chapter = make_chapter("agencia", "first")
    ana.open("/learn/agencia")
    at = 0
    while (chapter.steps[at].words or {"id": ""})["id"] != "lesson-not-yet":
        expect_step(ana, chapter, at)
        tap(teacher(ana).get_by_role("button", name=re.compile("Continuar|Faça por mim")))
        at += 1
    expect_step(ana, chapter, at)
    ana.page.locator("[data-card='999']").click(force=True)  # the rules refuse it
    expect(ana.page.get_by_role("alert")).to_contain_text("menor número de cartas")
    ana.page.locator("[data-card='998']").click()  # legal, but not now
    expect(ana.page.get_by_role("alert")).to_contain_text("vai render mais")
    teacher(ana).get_by_role("button", name=re.compile("^Faça assim")).click()
    expect_step(ana, chapter, at + 1)


# What is lit is what is pressed there: nothing of the board has come over it.
LIT_IS_OPEN = """selector => {
    const thing = document.querySelector(`.board ${selector}`);
    const { x, y, width, height } = thing.getBoundingClientRect();
    const over = document.elementFromPoint(x + width / 2, y + height / 2);
    return thing.contains(over) || over?.contains(thing);
}"""


@ON_A_PHONE
@pytest.mark.parametrize(
    ("game", "said", "other", "answer"),
    [
        ("vossa_excelencia", "party", "Encerrar as ações", "Encerrar já?"),
        ("vossa_excelencia", "buy", "Encerrar as ações", "Encerrar já?"),
        ("conspiracy", "swap", "Trocar o lorde do lugar 2", "Isso também valeria"),
    ],
)
def test_a_bubble_that_grows_by_an_answer_covers_nothing_that_is_lit(
    newcomer: Newcomer, game: str, said: str, other: str, answer: str
) -> None:
    ana = newcomer()
    chapter = make_chapter(game, "first")
    at = next(
        number
        for number, step in enumerate(chapter.steps)
        if step.words and step.words["id"] == f"lesson-{said}"
    )
    ana.open(f"/learn/{game}")
    for number in range(at):
        if not chapter.steps[number].within:
            expect_step(ana, chapter, number)
            tap(teacher(ana).get_by_role("button", name=re.compile("Continuar|Faça por mim")))
    expect_step(ana, chapter, at)
    ana.page.wait_for_function(IN_SIGHT)
    tap(ana.page.locator(".board").get_by_role("button", name=re.compile(f"^{other}")).first)
    expect(ana.page.get_by_role("alert")).to_contain_text(answer)
    ana.page.wait_for_function(IN_SIGHT)
    ana.page.wait_for_function(LIT_IS_OPEN, arg=chapter.steps[at].point[0])


@ON_A_PHONE
def test_a_window_leaves_the_bubble_that_asks_for_something_in_it(newcomer: Newcomer) -> None:
    ana = newcomer()
    chapter = make_chapter("foto_perfeita", "photo")
    said = [step.words and step.words["id"] for step in chapter.steps]
    kept = f'{{"foto_perfeita": {{"chapter": "photo", "at": {said.index("lesson-photo-vip")}}}}}'
    ana.page.add_init_script(
        f"if (location.origin !== 'null') localStorage['ludoteca-lessons'] ??= '{kept}';"
    )
    ana.open("/learn/foto_perfeita")
    expect(teacher(ana)).to_contain_text("carta VIP")
    tap(ana.page.locator(".board [data-part=own] button[data-guest='0']").first)
    window = ana.page.get_by_role("dialog")
    expect(window.get_by_role("button", name="Pôr minha carta VIP aqui")).to_be_in_viewport()
    shown, bubble = window.bounding_box(), teacher(ana).bounding_box()
    assert shown is not None
    assert bubble is not None
    assert shown["y"] + shown["height"] <= bubble["y"], (shown, bubble)
    ana.check_no_sideways_scroll()


@ON_A_PHONE
def test_in_a_lesson_the_words_on_the_city_fit_their_signs(newcomer: Newcomer) -> None:
    ana = newcomer()
    ana.open("/learn/quissama")
    expect(teacher(ana)).to_be_visible()
    senzala = ana.page.locator(".board [data-part=senzala]")
    expect(senzala).to_contain_text("por libertar")
    assert senzala.evaluate("each => each.scrollHeight - each.clientHeight") <= 0
    assert ana.page.locator(".board .map").evaluate("each => each.clientWidth") >= 300
