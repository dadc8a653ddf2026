"""All that a decision needs is on one screen, in every game, for every number of players.

At a desk everything that can be pressed or has a name is inside the window, nothing lies over it.
On a phone that holds for whatever answers the question; the rest may be scrolled to.
"""

import re
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.beside import play_beside
from tests.browser.conftest import AT_ONCE, PATIENCE
from tests.browser.person import OPTIONS, Person
from tests.faults.processes import Server, servers

SIZES = {"low": (1280, 720), "desk": (1440, 900), "phone": (390, 844)}
PLAYERS = {
    "agencia": range(3, 7),
    "conspiracy": range(2, 5),
    "foto_perfeita": range(2, 7),
    "quissama": range(2, 6),
    "vossa_excelencia": range(2, 7),
}
DECISIONS = 8  # of the beginning of a game: a turn or two
LOOKS = 4  # different questions that are looked at
LATER = 60  # steps: then some tables are looked at again, in mid-game
# The fullest; and where one's own things grow most with few players.
LATER_TOO = [(game, max(numbers)) for game, numbers in PLAYERS.items()]
LATER_TOO += [("conspiracy", 2), ("foto_perfeita", 2), ("vossa_excelencia", 2)]
Troubles = dict[str, list[str]]  # by size

# What answers the question; at a desk also whatever else can be pressed or has a name.
OUT_OF_SIGHT = r"""isPhone => {
    const answers = '[data-ask="may"], .act:not([aria-disabled]), .shutter:not([aria-disabled]),'
        + '.chamber button:not([aria-disabled])';
    const named = 'button, input, [role=img], section[aria-label], article[aria-label]';
    const board = document.querySelector('.board');
    const bar = document.querySelector('.question').getBoundingClientRect();
    const name = (each) => (each.getAttribute('aria-label') ?? each.textContent)
        .trim().replace(/\s+/g, ' ').slice(0, 60);
    function scrollerOf(each) {
        for (let at = each.parentElement; at && at !== board; at = at.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(at);
            if (/auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth + 1) return at;
            if (/auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight + 1) return at;
        }
        return null;
    }
    function trouble(each) {
        const { left, top, right, bottom, width, height } = each.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
            return `reaches ${Math.round(right)}, ${Math.round(bottom)}`;
        if (bottom > bar.top + 1 && top < bar.bottom) return 'lies under the question';
        const over = document.elementFromPoint(x, y);
        if (each.contains(over) || over?.contains(each)) return '';
        if (!each.matches('button, input') && board.contains(over)) return '';
        return `is covered by ${over?.outerHTML.slice(0, 60)}`;
    }
    const isSeen = (each) => each.checkVisibility({ visibilityProperty: true })
        && each.getBoundingClientRect().width > 2 && !each.closest('[aria-hidden="true"]');
    const found = [...board.querySelectorAll(isPhone ? answers : `${answers}, ${named}`)];
    return [...new Set(found)].filter(isSeen).flatMap((each) => {
        const scroller = isPhone || !each.matches(answers) ? scrollerOf(each) : null;
        const said = trouble(scroller ?? each);
        return said ? [`${each.localName} “${name(each)}” ${said}`] : [];
    });
}"""

# A question is one line, two on a phone; with what it is for the bar is as high as it ever is.
TOO_LONG = """isPhone => {
    const lines = (each) => {
        const { fontSize, lineHeight } = getComputedStyle(each);
        const height = parseFloat(lineHeight) || 1.25 * parseFloat(fontSize);
        return Math.round(each.scrollHeight / height);
    };
    const asked = document.querySelector('.question .asked');
    const ask = asked.querySelector('.ask');
    const floor = parseFloat(getComputedStyle(asked).minHeight);
    const high = Math.round(asked.getBoundingClientRect().height);
    return [
        ...(ask && lines(ask) > (isPhone ? 2 : 1) ? [`takes ${lines(ask)} lines`] : []),
        ...(high > floor + 1 ? [`is ${high} px high`] : []),
    ];
}"""

# Of a replay: the parts of the board that reach under what it is played by.
BELOW_ITS_FOLD = r"""() => {
    const foot = document.querySelector('.controls').getBoundingClientRect().top;
    return [...document.querySelectorAll('.board :is([data-part], article)')]
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .filter((each) => each.getBoundingClientRect().bottom > foot + 1)
        .map((each) => each.dataset.part ?? each.getAttribute('aria-label'));
}"""
FITTED = ("conspiracy", "foto_perfeita", "vossa_excelencia")


class Seated(NamedTuple):
    """The same person at one table, before two screens."""

    desk: Person
    phone: Person


def sit_down(context: BrowserContext, game: str, players: int) -> Seated:
    """Open a table against bots, before both screens."""
    desk, phone = Person(context.new_page()), Person(context.new_page())
    resize(desk.page, "desk")
    resize(phone.page, "phone")
    desk.open()
    bots = [{"kind": "bot"} for _ in range(players - 1)]
    seats = [{"kind": "human", "name": "Ana"}, *bots]
    answer = context.request.post("/api/tables", data={"game": game, "seats": seats})
    for person in (desk, phone):
        person.open(f"/t/{answer.json()['id']}")
    return Seated(desk, phone)


def resize(page: Page, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})


def wait_until_asked(seated: Seated) -> bool:
    """Until both screens ask the same, with nothing in front of it; whether the game goes on."""
    seated.desk.wait_until_asked()
    step = seated.desk.step()
    seated.phone.wait_for_step(step - 1)
    for person in seated:
        person.wait_until_asked()
        expect(person.page.locator(".board button:visible").first).to_be_visible()
        if person.page.locator("dialog[open]").count():
            person.page.keyboard.press("Escape")
    return not seated.desk.is_over


def look(seated: Seated, troubles: Troubles) -> None:
    """Note what is out of sight at each size."""
    for size in SIZES:
        page = seated.phone.page if size == "phone" else seated.desk.page
        if size != "phone":
            resize(page, size)
        page.evaluate("scrollTo(0, 0)")
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
        found = page.evaluate(OUT_OF_SIGHT, size == "phone")
        found += page.evaluate(TOO_LONG, size == "phone")
        troubles[size] += [f"{seated.desk.prompt()} {each}" for each in found]


def play(seated: Seated, troubles: Troubles) -> None:
    """Some decisions of a game, and what was out of sight before each new question."""
    asked: set[str] = set()
    for decision in range(DECISIONS):
        if not wait_until_asked(seated):
            break
        question = re.sub(r"\W.*", "", seated.desk.prompt())
        if question not in asked:
            asked.add(question)
            look(seated, troubles)
        if len(asked) == LOOKS:
            break
        before = seated.desk.step()
        count = seated.desk.page.locator(OPTIONS).count()
        seated.desk.page.keyboard.press(str(1 + decision % min(count, 3)))
        seated.desk.wait_for_step(before)
    assert asked


def play_on(seated: Seated) -> bool:
    """Fast, until the middle of the game; whether it is not over before."""
    play_beside(seated.desk, lambda player: player.state["step"] >= LATER)
    return wait_until_asked(seated)


def cases() -> list[ParameterSet]:
    """Every game, number of players and size."""
    return [
        pytest.param((game, number), size, id=f"{game}-{number}-{size}")
        for game, numbers in PLAYERS.items()
        for number in numbers
        for size in SIZES
    ]


@pytest.fixture(scope="module")
def seen() -> dict[tuple[str, int], Troubles]:
    """What was out of sight at tables that were looked at: one walk serves all sizes."""
    return {}


@pytest.fixture
def troubles(
    request: pytest.FixtureRequest,
    browser: Browser,
    seen: dict[tuple[str, int], Troubles],
    tmp_path: Path,
) -> Troubles:
    """What was out of sight in the first turns of a game with so many players."""
    if request.param not in seen:
        seen[request.param] = walk(browser, str(tmp_path / "tables.sqlite"), *request.param)
    return seen[request.param]


def walk(browser: Browser, database: str, game: str, players: int) -> Troubles:
    """Play the first turns, on a server of its own."""
    with servers(database, chance=f"{game} {players}") as [server]:
        context = browser.new_context(locale="pt-BR", base_url=server.url, reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        context.add_init_script(AT_ONCE)
        troubles: Troubles = defaultdict(list)
        seated = sit_down(context, game, players)
        play(seated, troubles)
        if (game, players) in LATER_TOO and play_on(seated):
            play(seated, troubles)
        context.close()
        return troubles


@pytest.mark.parametrize(("troubles", "size"), cases(), indirect=["troubles"])
def test_all_that_a_decision_needs_is_in_sight(troubles: Troubles, size: str) -> None:
    assert troubles[size] == []


@pytest.mark.parametrize(
    ("game", "players"),
    [("conspiracy", 4), ("quissama", 5), ("vossa_excelencia", 3), ("vossa_excelencia", 6)],
)
def test_a_wide_board_in_a_low_window_hides_nothing(
    browser: Browser, server: Server, game: str, players: int
) -> None:
    """The panel at the side is closed: what is wider must not be higher."""
    context = browser.new_context(locale="pt-BR", base_url=server.url, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(AT_ONCE)
    seated = sit_down(context, game, players)
    assert play_on(seated)
    page = seated.desk.page
    resize(page, "low")
    page.get_by_role("button", name="Diário").click()
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 300)))")
    assert page.evaluate(OUT_OF_SIGHT, False) == []
    context.close()


@pytest.mark.parametrize(("game", "players"), [(game, max(PLAYERS[game])) for game in FITTED])
def test_a_replay_shows_the_whole_board(
    browser: Browser, server: Server, game: str, players: int
) -> None:
    """Above what it is played by, though that is higher than a question."""
    context = browser.new_context(locale="pt-BR", base_url=server.url, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(AT_ONCE)
    seated = sit_down(context, game, players)
    play_on(seated)
    page = seated.desk.page
    resize(page, "low")
    page.goto(page.url.replace("/t/", "/replay/"))
    page.wait_for_selector(".board [data-part]:visible")
    page.evaluate("() => document.fonts.ready.then(() => true)")
    assert page.evaluate(BELOW_ITS_FOLD) == []
    if game == "conspiracy":  # on a phone, too
        resize(page, "phone")
        page.reload()
        page.wait_for_selector(".board [data-part]:visible")
        page.evaluate("() => document.fonts.ready.then(() => true)")
        assert page.evaluate(BELOW_ITS_FOLD) == []
    if game == "foto_perfeita":  # its photo is there, and nobody's notebook
        expect(page.locator('[data-part="studio"]')).to_be_visible()
        expect(page.locator('[data-part="notebook"], .notes')).to_have_count(0)
    context.close()
