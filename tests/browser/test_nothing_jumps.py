"""Nothing on the board moves for another reason than the game.

What is asked, what is told, who is thought to think and what may be pressed come and go; the parts
of the table stay where they are over a good stretch of every game, at a desk and on a phone.
"""

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import AT_ONCE, PATIENCE
from tests.browser.person import Person
from tests.faults.processes import Server

SIZES = {"low": (1280, 720), "phone": (390, 844)}
PLAYERS = {
    "agencia": 4,
    "conspiracy": 3,
    "foto_perfeita": 3,
    "quissama": 3,
    "vossa_excelencia": 3,
}
CASES = [(game, size) for game in PLAYERS for size in SIZES]
DECISIONS = 30
ENOUGH = 9
# Parts that the game itself moves: what lies before them grows or shrinks by its cards.
MOVED = {
    # A phone shows the lords in hand in the place of the territories.
    ("conspiracy", "phone"): {"pearls", "own"},
    # What is answered with a word is answered in the place of the hand.
    ("vossa_excelencia", "phone"): {"desk"},
    # Notes lie below one's envelopes, and those are one row or two.
    ("foto_perfeita", "phone"): {"notebook"},
    # At the last look the camera's parts come to stand below the photo, above the question.
    ("foto_perfeita", "low"): {"photo", "foot"},
}

# Notes frame by frame where the parts of the table are. One that keeps an edge has not moved but
# grown; what is pressed to answer comes and goes with the question.
WATCH = r"""() => {
    const places = {};
    const moves = (window.moves = {});
    const is = (one, other) => Math.abs(one - other) <= 2;
    function look() {
        const said = document.querySelector('.question .prompt')?.textContent.trim() ?? '';
        if (document.querySelector('.ending') || !said) return;
        const parts = document.querySelectorAll(
            '.board [data-part]:not(button, [data-part="answers"])');
        for (const part of parts) {
            if (!part.checkVisibility({ visibilityProperty: true })) continue;
            const name = part.dataset.part;
            const box = part.getBoundingClientRect();
            const [x, y] = [[box.left, box.right], [box.top + scrollY, box.bottom + scrollY]];
            const old = places[name] ?? { x, y, said };
            const isThere = [[x, old.x], [y, old.y]].every(([now, then]) =>
                is(now[0], then[0]) || is(now[1], then[1]));
            const shown = [old.x[0], old.y[0], x[0], y[0]].map(Math.round);
            if (!isThere) (moves[name] ??= []).push(`${shown}: ${old.said} > ${said}`);
            places[name] = { x, y, said };
        }
        requestAnimationFrame(look);
    }
    look();
}"""
# Answers in all the ways there are, alike in every run.
ANSWER = """(number) => {
    const options = document.querySelectorAll('.question ol button:enabled');
    options[(number * 7919) % options.length].click();
}"""


def watch(page: Page, url: str, game: str) -> None:
    """Sit down at a table with bots, and note from then on what moves."""
    page.goto(f"{url}/rules/{game}")
    seats = [{"kind": "human", "name": "Ana"}, *[{"kind": "bot"}] * (PLAYERS[game] - 1)]
    table = page.context.request.post("/api/tables", data={"game": game, "seats": seats})
    page.goto(f"{url}/t/{table.json()['id']}")
    page.wait_for_selector(".board [data-part]:visible")
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.evaluate(WATCH)


def play(person: Person) -> int:
    """A stretch of the game; how many decisions it had."""
    for number in range(DECISIONS):
        person.wait_until_asked()
        if person.is_over:
            return number
        if person.page.locator("dialog[open]").count():
            person.page.keyboard.press("Escape")
        before = person.step()
        person.page.evaluate(ANSWER, number)
        person.wait_for_step(before)
    return DECISIONS


@pytest.mark.parametrize(("game", "size"), CASES)
def test_the_parts_of_the_table_stay_where_they_are(
    browser: Browser, server: Server, game: str, size: str
) -> None:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale="pt-BR",
        base_url=server.url,
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(AT_ONCE)
    person = Person(context.new_page())
    moves: dict[str, list[str]] = {}
    decisions = 0
    while decisions < ENOUGH:  # a game may be over after few
        watch(person.page, server.url, game)
        decisions += play(person)
        moves |= person.page.evaluate("window.moves")
    context.close()
    for part in MOVED.get((game, size), ()):
        moves.pop(part, None)
    assert moves == {}
