"""Agência on its board: a match and a field by the board's own buttons."""

import re
from functools import partial

from playwright.sync_api import Locator, Position, ViewportSize, expect

from tests.browser.beside import play_beside
from tests.browser.conftest import AT_A_DESK, ON_A_PHONE, Newcomer
from tests.browser.person import Person
from tests.server.harness import Player

READY = ".agencia .act:not([aria-disabled]), .agencia .thing[data-ask='may']"
CORNER: Position = {"x": 9, "y": 9}  # in a full hand the next card lies on all but this one's edge
CALM = ("Encerrar", "Não ", "Deixar", "Cumprir", "Votar contra", "Discordar", "Jogar")


def open_table(person: Person, bots: int, **settings: str) -> None:
    """A table against the weakest bots."""
    person.new_table("agencia")
    for _ in range(bots - 2):
        person.page.get_by_role("button", name="Mais um lugar").click()
    for number in range(2, bots + 2):
        seat = person.page.get_by_role("group", name=f"Lugar {number}")
        seat.get_by_role("combobox").first.select_option("bot")
        seat.get_by_role("combobox").last.select_option(index=0)
    for label, value in settings.items():
        person.page.get_by_label(re.compile(label.replace("_", " "))).select_option(value)
    person.start()
    person.expect_table()


def offered(person: Person) -> Locator:
    """What lights up on the board."""
    return person.page.locator(READY)


def play_on_the_board(person: Person, turn: int) -> str:
    """Answer by something that lights up on the board; its name, or "" if it is over by now."""
    person.page.wait_for_selector(f"{READY}, .ending")
    if person.is_over:
        return ""
    things = offered(person)
    names = [thing.get_attribute("aria-label") or thing.inner_text() for thing in things.all()]
    calm = [index for index, name in enumerate(names) if name.startswith(CALM)]
    index = calm[0] if calm and turn % 4 else turn % len(names)
    before = person.step()
    things.nth(index).click(position=CORNER)
    if names[index].strip() == "Abrir o monte":  # it only opens; a card in it is taken
        person.page.locator("dialog[open] li button").first.click()
    person.page.wait_for_function(
        "before => Number(document.documentElement.dataset.step ?? 0) > before", arg=before
    )
    return names[index]


def play(person: Person, most: int) -> set[str]:
    """Play by the board until the game is over or so many decisions are made; what was seen."""
    scenes: set[str] = set()
    for turn in range(most):
        person.wait_until_asked()
        if person.is_over:
            break
        scene = person.page.locator(".agencia section.scene").get_attribute("class") or ""
        mood = scene.split()[1]
        if mood not in scenes:
            scenes.add(mood)
            person.check_axe()
            person.check_no_sideways_scroll()
        play_on_the_board(person, turn)
    return scenes


@AT_A_DESK
def test_a_match_by_the_boards_own_buttons(newcomer: Newcomer) -> None:
    ana = newcomer()
    open_table(ana, 2, Encerrar_a_partida="20")
    society = ana.page.get_by_role("region", name="Sociedade")
    expect(society.get_by_role("listitem")).to_have_count(3)
    expect(ana.page.get_by_text("Peterson Silva, CC BY-NC-SA 4.0")).to_be_visible()
    ana.check_axe()
    play(ana, 400)  # even at random one match in a hundred takes 120
    expect(ana.page.locator(".ending")).to_contain_text("sem cartas na mão")
    ana.check_axe()
    ana.check_no_sideways_scroll()
    look_again(ana)


def look_again(person: Person) -> None:
    """The game that is over, in another language, with nothing to press."""
    person.page.get_by_role("link", name="Rever a partida").first.click()
    expect(person.page.get_by_role("region", name="Sociedade")).to_be_visible()
    assert offered(person).count() == 0
    person.page.get_by_role("button", name=re.compile("English")).click()
    expect(person.page.get_by_role("region", name="Society")).to_be_visible()
    person.check_axe()
    person.check_no_sideways_scroll()


MOST_READ = 7  # of more cards in hand some have to be looked at from close up
# What is printed on cards, where it is shown at all: cut, or in letters that are too small.
UNREADABLE = """() =>
    [...document.querySelectorAll('.agencia .name, .agencia .says, .agencia .told')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .filter((each) => each.clientWidth > 2)
    .flatMap((each) => {
        const size = parseFloat(getComputedStyle(each).fontSize);
        const isCut = each.scrollHeight > each.clientHeight + 1 && each.clientHeight > 0;
        return isCut || size < 12 ? [`${size} px: ${each.textContent}`] : [];
    })"""


def test_what_cards_say_is_not_cut_and_not_small(newcomer: Newcomer) -> None:
    ana = newcomer()
    bots = [{"kind": "bot", "level": "apprentice"}] * 5
    seats = [{"kind": "human", "name": "Ana"}, *bots]
    ana.open()
    table = ana.page.request.post("/api/tables", data={"game": "agencia", "seats": seats}).json()
    ana.open(f"/t/{table['id']}")
    own = ana.page.viewport_size
    assert own is not None
    smaller: list[ViewportSize] = [{"width": 1280, "height": 720}] if own["width"] > 720 else []
    for step in range(0, 41, 5):
        play_beside(ana, partial(has_come_to, step))
        ana.wait_until_asked()
        if ana.is_over:
            break
        if ana.page.locator(".agencia .hand .thing").count() > MOST_READ:
            continue
        for size in (own, *smaller):
            ana.page.set_viewport_size(size)
            ana.page.wait_for_timeout(200)
            assert ana.page.evaluate(UNREADABLE) == []


def has_come_to(step: int, player: Player) -> bool:
    """Whether the game has gone so far."""
    return bool(player.state["step"] >= step)


@ON_A_PHONE
def test_a_field_to_the_end_of_the_game(newcomer: Newcomer) -> None:
    ana = newcomer()
    options = {"Encerrar_a_partida": "20", "Fim_do_jogo": "10", "Deck_histórico": "on"}
    open_table(ana, 2, Campo="on", **options)
    field = ana.page.get_by_role("table", name="Campo")
    expect(field.get_by_role("row")).to_have_count(5)
    for name in ("Hegemonias", "Último turno"):
        expect(ana.page.get_by_role("region", name=name)).to_be_attached()
    scenes = play(ana, 12)
    play_beside(ana, lambda player: player.state["view"]["match"] >= 10)
    scenes |= play(ana, 400)
    assert "turn" in scenes
    expect(ana.page.locator(".ending table").first).to_contain_text("Você")
    ana.check_axe()
    ana.check_no_sideways_scroll()
    look_again(ana)


@ON_A_PHONE
def test_who_has_to_notice_hegemonies_is_not_asked_for_them(newcomer: Newcomer) -> None:
    ana = newcomer()
    open_table(ana, 2, Campo="on", Hegemonias="noticed")
    panel = ana.page.get_by_role("region", name="Hegemonias")
    claims = panel.get_by_role("button", pressed=False)
    ana.wait_until_asked()
    expect(claims).to_have_count(7)
    ana.check_axe()
    claims.nth(4).click()
    expect(panel.get_by_role("button", pressed=True)).to_contain_text("No fim da jogada")
    question = ana.page.locator(".question .prompt")
    for turn in range(20):
        ana.wait_until_asked()
        expect(question).not_to_contain_text("Percebeu uma hegemonia")  # answered by the board
        if panel.get_by_role("button").count() == 0:
            break
        if ana.is_asked:
            ana.choose(turn)
    assert any("quis ativar A serpente do fascismo" in line for line in ana.log())
    ana.check_no_sideways_scroll()


@AT_A_DESK
def test_the_whole_board_by_keyboard_and_a_closer_look(newcomer: Newcomer) -> None:
    ana = newcomer()
    open_table(ana, 2)
    ana.wait_until_asked()
    structure = ana.page.get_by_role("region", name="Sociedade").get_by_role("button").first
    if structure.get_attribute("data-ask") == "none":
        structure.focus()
        ana.page.keyboard.press("Enter")
        expect(ana.page.get_by_role("dialog")).to_be_visible()
        ana.check_axe()
        ana.page.keyboard.press("Escape")
        expect(ana.page.get_by_role("dialog")).to_have_count(0)
    for _ in range(6):
        ana.wait_until_asked()
        if ana.is_over:
            break
        before = ana.step()
        reach(ana, offered(ana).first)
        ana.page.keyboard.press("Enter")
        ana.page.wait_for_function(
            "before => Number(document.documentElement.dataset.step ?? 0) > before", arg=before
        )


def reach(person: Person, thing: Locator) -> None:
    """Come to it by Tab alone."""
    person.page.locator("#main h1").evaluate("each => { each.tabIndex = -1; each.focus() }")
    for _ in range(60):
        if thing.evaluate("each => each === document.activeElement"):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError("the keyboard does not get there")
