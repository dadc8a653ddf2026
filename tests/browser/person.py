"""Somebody in front of a browser, with words for what people do."""

import json
import re
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Page, expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
OPTIONS = ".question ol button:enabled"
ENDING = ".ending"
PATIENCE = 40.0  # seconds until somebody is asked
STICKING_OUT = """() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const reach = (element) => Math.round(element.getBoundingClientRect().right);
    const name = (element) => `${element.outerHTML.slice(0, 200)} reaches ${reach(element)}`;
    const wide = [...document.querySelectorAll('body *')].filter((one) => reach(one) > clientWidth);
    return scrollWidth <= clientWidth ? [] : [`${scrollWidth} > ${clientWidth}`, ...wide.map(name)];
}"""
# Nothing is on its way any more; what never ends, such as a pulse, is not waited for.
STILL = """() => !document.getAnimations().some((each) =>
    each.playState === 'running' && Number.isFinite(each.effect?.getComputedTiming().endTime))"""
VIOLATIONS = "axe.run(document, { resultTypes: ['violations'] })"


class Person:
    """A page, and what its owner does with it."""

    def __init__(self, page: Page) -> None:
        """Sit down in front of it; errors in its console are troubles."""
        self.page = page
        self.troubles: list[str] = []
        self.allowed = re.compile(r"$^")  # troubles that a test brings about itself
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", lambda message: self._note(message.type, message.text))

    def _note(self, kind: str, text: str) -> None:
        if kind == "error" and not self.allowed.search(text):
            self.troubles.append(text)

    def open(self, path: str = "/") -> None:
        """Go to a page of the app."""
        self.page.goto(path)

    def play_now(self) -> None:
        """From the home page to a running game against bots."""
        self.open()
        self.page.get_by_role("button", name=re.compile("^Jogar agora")).first.click()
        self.expect_table()

    def new_table(self, game: str) -> None:
        """The page on which a table is opened, with all that is folded away there."""
        self.open(f"/new/{game}")
        expect(self.page.get_by_role("radio", name=re.compile("Com amigos"))).to_be_attached()
        self.unfold()

    def unfold(self) -> None:
        """See all that is folded away in a form."""
        folded = self.page.locator("form > details:not([open]) > summary")
        while folded.count():
            folded.first.click()

    def start(self) -> None:
        """Open the table."""
        self.page.get_by_role("button", name=re.compile("^(Começar|Abrir a mesa)")).click()

    def expect_table(self) -> None:
        """Wait until the table is there."""
        expect(self.page.locator(".question, .ending, section.handover").first).to_be_visible()

    @property
    def option_count(self) -> int:
        """How many answers there are to what is asked now."""
        return self.page.locator(OPTIONS).count()

    @property
    def is_asked(self) -> bool:
        """Whether a decision is asked of this person."""
        return self.option_count > 0

    @property
    def is_over(self) -> bool:
        """Whether the game has ended on this page."""
        return self.page.locator(ENDING).count() > 0

    def prompt(self) -> str:
        """What is asked."""
        return self.page.locator(".question .prompt").inner_text()

    def step(self) -> int:
        """How many steps the game on the page has taken."""
        return int(self.page.evaluate("document.documentElement.dataset.step ?? '0'"))

    def press(self, index: int = 0) -> None:
        """Press one of the option buttons, the last one if there are fewer."""
        details = self.page.locator(".question details:not([open]) summary")
        if details.count():
            details.click()
        buttons = self.page.locator(OPTIONS)
        buttons.nth(min(index, buttons.count() - 1)).click()

    def choose(self, index: int = 0) -> None:
        """Press an option button and see it done."""
        before = self.step()
        self.press(index)
        self.wait_for_step(before)

    def wait_for_step(self, before: int) -> None:
        """Until the game on the page has gone on."""
        self.page.wait_for_function(
            "before => Number(document.documentElement.dataset.step ?? 0) > before", arg=before
        )

    def wait_until_asked(self) -> None:
        """Until it is this person's turn, or the game is over."""
        self.page.wait_for_selector(f"{OPTIONS}, {ENDING}", state="attached")

    def check_axe(self) -> None:
        """No rule of axe-core, of any level, is broken on the page as it is."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        self.page.wait_for_function(STILL)  # halfway a colour or a place is nobody's
        found: dict[str, Any] = self.page.evaluate(VIOLATIONS)
        broken = [
            {"rule": each["id"], "where": [node["target"] for node in each["nodes"]][:3]}
            for each in found["violations"]
        ]
        assert not broken, json.dumps(broken, indent=1)

    def check_no_sideways_scroll(self) -> None:
        """The page is no wider than the screen; if it is, say what sticks out."""
        wide: list[str] = self.page.evaluate(STICKING_OUT)
        assert not wide, wide

    def log(self) -> list[str]:
        """All lines of the log."""
        self._open_panel("Diário")
        return self.page.locator("#side-panel ol li").all_inner_texts()

    def say(self, text: str) -> None:
        """Say something to the others."""
        self._open_panel("Conversa")
        self.page.get_by_label("Mensagem").fill(text)
        self.page.get_by_role("button", name="Enviar").click()
        expect(self.page.locator("#side-panel li").last).to_contain_text(text)

    def voices(self) -> list[str]:
        """Everything that was said."""
        self._open_panel("Conversa")
        lines = self.page.locator("#side-panel ul li")
        return [line.split(maxsplit=1)[1] for line in lines.all_inner_texts()]

    def _open_panel(self, name: str) -> None:
        tab = self.page.get_by_role("button", name=re.compile(f"^{name}"))
        if tab.get_attribute("aria-expanded") != "true":
            tab.click()

    def picture(self, path: Path) -> None:
        """A screenshot, for whoever looks afterwards."""
        try:
            self.page.screenshot(path=path)
        except Error:  # a picture is no reason to fail
            return


def whose_turn(*people: Person) -> Person:
    """Somebody who is asked, as soon as anybody is."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        for person in people:
            if person.is_asked:
                return person
        people[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked anything")
