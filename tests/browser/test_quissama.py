"""Quissama in the browser, played with the board's own buttons."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.beside import play_beside
from tests.browser.conftest import AT_A_DESK, ON_A_PHONE, SIZES, Newcomer
from tests.browser.person import Person

PLAY = re.compile("^Jogar agora.*Quissama")
MOST_DECISIONS = 400
ENOUGH = 12  # deeds; from then on the bots are left to win


def sit_down(person: Person) -> None:
    """From the home page to a game against bots."""
    person.open()
    person.page.get_by_role("button", name=PLAY).click()
    person.expect_table()
    person.page.wait_for_selector(".quissama .map")


def press(person: Person, thing: Locator) -> None:
    """Press something that is a decision, and see that the game has gone on."""
    before = person.step()
    thing.click()
    person.page.wait_for_function(
        "before => Number(document.documentElement.dataset.step ?? 0) > before", arg=before
    )


def turn_to(person: Person, part: str) -> None:
    """On a phone one part of the table is shown: turn to another one."""
    tab = person.page.locator(".views").get_by_role("button", name=part)
    if tab.is_visible():
        tab.click()


def end_turn(person: Person, press_end: Callable[[], None] | None = None) -> None:
    """End it, all the same if something could still be paid."""
    before = person.step()
    end = person.page.locator(".own .end")
    can_pay = person.page.locator(".verb.can").filter(has_not_text="Trocar").count() > 0
    (press_end or end.click)()
    if can_pay:
        expect(person.page.locator(".sure-note")).to_contain_text("Você ainda pode pagar")
        (press_end or end.click)()
    person.wait_for_step(before)


def phase(person: Person) -> str:
    """What the board shows to be decided."""
    shown = {
        "paying": ".bill",
        "looking": ".looking",
        "stealing": ".rival[data-ask=may]:has-text('roubar')",
        "giving": ".stack[data-ask=may]:has-text('Dar')",
        "ending": ".own .end:has-text('Terminar')",
        "discarding": ".own .end:has-text('Completar')",
        "opening": ".place[data-ask=may]:not([aria-expanded])",
    }
    found = [name for name, where in shown.items() if person.page.locator(where).count()]
    return found[0] if found else ""


class Turn:
    """How somebody plays who tries everything that is lit, and then ends the turn."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.deeds = 0  # paid with one press
        self.chosen = 0  # paid card by card
        self.left = 0  # deeds still wanted this turn

    def decide(self) -> None:
        """Answer what is asked by something on the board."""
        answers = {
            "opening": lambda: press(self.person, self.page.locator(".place[data-ask=may]").first),
            "paying": self.pay,
            "looking": lambda: press(self.person, self.page.locator(".looking .thing").first),
            "stealing": lambda: press(self.person, self.page.locator(".rival[data-ask=may]").first),
            "giving": lambda: press(self.person, self.page.locator(".stack[data-ask=may]").first),
            "discarding": self.discard,
            "ending": self.act,
        }
        answers[phase(self.person)]()

    def pay(self) -> None:
        """Card by card: the last of the ways."""
        press(self.person, self.page.locator(".bill .way").last)
        self.chosen += 1

    def discard(self) -> None:
        end = self.page.locator(".own .end:not([aria-disabled])")
        press(self.person, end if end.count() else self.page.locator(".stack").first)
        self.left = 2 if self.deeds + self.chosen < ENOUGH else 0

    def act(self) -> None:
        """Something that is lit, if there is anything, or the end of the turn."""
        if self.left:
            self.left -= 1
            if self.page.locator(".verbs:visible").count() == 0:
                self.page.locator(".own .list").click()
            lit = self.page.locator(".verb.can")
            if lit.count():
                lit.nth(self.left % lit.count()).click()
                self.do_first()
                return
        end_turn(self.person)

    def do_first(self) -> None:
        """The first deed on the desk: in one press, or choosing the cards every other time."""
        expect(self.page.locator(".desk h3")).to_be_focused()
        choose = self.page.locator(".desk .choose")
        if choose.count() and self.deeds % 2:
            press(self.person, choose.first)
            return
        press(self.person, self.page.locator(".desk .deed:not([aria-disabled])").first)
        # What could be paid in several ways has been paid by the same press.
        expect(self.page.locator(".bill")).to_have_count(0)
        self.deeds += 1


NEEDED = {"opening", "ending", "discarding"}


def test_a_whole_game_with_the_board_alone(newcomer: Newcomer, size: tuple[int, int]) -> None:
    """On a phone the board is left once everything was pressed, and only the end looked at."""
    ana = newcomer()
    sit_down(ana)
    turn = Turn(ana)
    checked: set[str] = set()
    for _ in range(MOST_DECISIONS):
        ana.wait_until_asked()
        if size == SIZES["phone"] and checked >= NEEDED and turn.deeds >= ENOUGH // 2:
            play_beside(ana)
        if ana.is_over:
            break
        now = phase(ana)
        if now not in checked:
            checked.add(now)
            ana.check_axe()
            ana.check_no_sideways_scroll()
        turn.decide()
    expect(ana.page.locator(".ending > h2")).to_have_text(re.compile("vence com|sem vencedor"))
    assert checked >= NEEDED
    assert turn.deeds > 0
    ana.check_axe()
    ana.check_no_sideways_scroll()

    ana.page.get_by_role("link", name="Rever a partida").first.click()
    expect(ana.page.locator(".quissama .map")).to_be_visible()
    expect(ana.page.locator(".quissama [data-ask=may]")).to_have_count(0)
    ana.check_axe()
    ana.check_no_sideways_scroll()


@ON_A_PHONE
def test_refusals_notes_and_languages(newcomer: Newcomer) -> None:
    ana = newcomer()
    sit_down(ana)
    page = ana.page
    ana.wait_until_asked()
    press(ana, page.locator(".place[data-ask=may]").last)
    ana.wait_until_asked()

    # A business that is one's own cannot be founded again: touched, it says why.
    page.locator(".place:has(.burgher .piece)").last.click()
    expect(page.locator(".desk h3")).to_be_focused()
    ana.check_axe()
    page.locator(".desk .deed[aria-disabled]", has_text="Abrir").click(force=True)
    alert = page.locator(".question [role=alert]")
    expect(alert).to_contain_text("já tem dono")
    alert.get_by_role("button", name="Por que não").click()
    expect(page.locator("#rule-businesses")).to_be_visible()
    page.get_by_role("button", name="Regras", exact=True).click()
    page.locator(".desk .close").click()
    expect(page.locator(".desk h3")).to_have_count(0)

    # Characters tell their ability, their goal and everybody's progress.
    turn_to(ana, "Gente")
    page.locator("[data-character='5']").click()
    expect(page.locator(".desk")).to_contain_text("dois ministros e dois comércios cheios")
    expect(page.locator(".desk .spelt .one")).to_have_count(3)
    ana.check_axe()
    ana.check_no_sideways_scroll()
    page.locator(".desk .close").click()

    turn_to(ana, "Gente")
    page.get_by_role("button", name="Notas históricas").click()
    notes = page.get_by_role("dialog", name="Notas históricas")
    expect(notes.get_by_role("heading", name="O Cabeça de Porco")).to_be_visible()
    ana.check_axe()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)

    page.get_by_role("button", name="Ajustes").click()
    page.get_by_role("radio", name="English").check()
    page.keyboard.press("Escape")
    expect(page.locator(".quissama .gallery h2")).to_have_text("Characters")
    ana.check_axe()


@AT_A_DESK
def test_a_turn_with_the_keyboard_alone(newcomer: Newcomer) -> None:
    ana = newcomer()
    sit_down(ana)
    page = ana.page
    ana.wait_until_asked()

    def reach(where: str) -> None:
        """Go on by Tab until something is reached."""
        for _ in range(120):
            page.keyboard.press("Tab")
            if page.evaluate("where => document.activeElement?.matches(where)", where):
                return
        raise AssertionError(f"{where} is not reached")

    def decide() -> None:
        before = ana.step()
        page.keyboard.press("Enter")
        page.wait_for_function(
            "before => Number(document.documentElement.dataset.step ?? 0) > before", arg=before
        )

    reach(".place[data-ask=may]")
    decide()
    ana.wait_until_asked()
    reach(".place.square")
    page.keyboard.press("Enter")
    expect(page.locator(".desk h3")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".desk h3")).to_have_count(0)
    expect(page.locator(".place.square:focus")).to_have_count(1)
    reach(".own .end")
    end_turn(ana, lambda: page.keyboard.press("Enter"))
    ana.wait_until_asked()
    while phase(ana) == "discarding":
        reach(".stack[data-ask=may], .own .end:not([aria-disabled])")
        decide()
        page.wait_for_timeout(50)


@AT_A_DESK
def test_every_variant_on_one_screen(newcomer: Newcomer) -> None:
    ana = newcomer()
    page = ana.page
    ana.new_table("quissama")
    page.get_by_label(re.compile("Todos nesta tela")).check(force=True)
    for seat in (4, 3):  # two are enough
        remove = page.get_by_role("button", name=f"Tirar o lugar {seat}")
        if remove.count():
            remove.click()
    page.get_by_label("Seu nome").fill("Ana")
    page.get_by_label("Nome", exact=True).fill("Bia")
    variants = page.locator(".setting select:has(option[value=on])")
    expect(variants).to_have_count(6)
    for variant in variants.all():
        variant.select_option("on")
    ana.start()

    def take_over() -> None:
        """Whoever is to decide takes the screen."""
        page.wait_for_selector(".quissama .place, section.handover")
        if page.locator("section.handover").count():
            page.get_by_role("button", name="Sou eu").click()
        page.wait_for_selector(".quissama .place")

    for _opening in range(2):
        take_over()
        press(ana, page.locator(".place[data-ask=may]").first)
    take_over()
    expect(page.get_by_text("6 variantes nesta partida")).to_be_visible()
    expect(page.locator("[data-character]")).to_have_count(4)
    expect(page.locator(".place.square .count")).to_have_text(["1", "1", "1", "1"])
    expect(page.locator(".hand .stack").first).to_be_visible()
    ana.check_axe()

    # The Market is open: one exchange after another, but what was laid there stays.
    for laid in (1, 2):
        turn_to(ana, "Mercado")
        page.locator("[data-slot][data-ask=may]").first.click()
        press(ana, page.locator(".desk .deed:not([aria-disabled])").first)
        expect(page.locator("[data-slot].laid")).to_have_count(laid)
    turn_to(ana, "Mercado")
    page.get_by_role("button", name=re.compile("^Descarte")).click()
    expect(page.get_by_text("Escândalos em jogo: 3; já usados: 0.")).to_be_visible()
    ana.check_axe()
    ana.check_no_sideways_scroll()
