"""A Chromium, a server, and people in front of it at two sizes of screen."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from ludoteca.kernel.game import names
from tests.browser.person import Person
from tests.faults.processes import Server, servers

FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser")
PATIENCE = 40_000  # milliseconds; a photo is drawn without a graphics card here, beside other tests
expect.set_options(timeout=PATIENCE)
SIZES = {"phone": (390, 844), "desktop": (1440, 900)}
Newcomer = Callable[[], Person]
# For what is the same at both sizes, or is walked at the other by another test.
ON_A_PHONE = pytest.mark.parametrize("size", ["phone"], indirect=True)
AT_A_DESK = pytest.mark.parametrize("size", ["desktop"], indirect=True)


def chromium() -> str | None:
    """The Chromium of this machine; None for the one that Playwright brought.

    The one without windows draws the same pages in a third of the time.
    """
    return next(filter(None, map(shutil.which, CHROMIUMS)), None)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A Chromium."""
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture
def server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server with a database of its own; every test is dealt the same whenever it runs."""
    database, chance = str(tmp_path / "tables.sqlite"), request.node.nodeid
    with servers(database, chance=chance) as [started]:
        yield started


@pytest.fixture(params=list(SIZES))
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    """The screen: a phone held upright, or a desk."""
    return SIZES[request.param]


# Who is tested wants to see what comes of it, knows what the games are for, and was asked about
# notices: that it is told step by step is test_stage's, what stands before a first game
# test_rules's, that one is asked test_days'.
AT_ONCE = f"""
if (location.origin !== 'null') {{
    localStorage.ludoteca ??= JSON.stringify({{ pace: 'once' }});
    localStorage['ludoteca-calls-offered'] ??= 'true';
    localStorage['ludoteca-primers'] ??= JSON.stringify({names()!r});
}}
"""


@pytest.fixture
def newcomer(browser: Browser, server: Server, size: tuple[int, int]) -> Iterator[Newcomer]:
    """Somebody who has never been here; whatever goes wrong on the page fails the test."""
    people: list[Person] = []

    def arrive() -> Person:
        width, height = size
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale="pt-BR",
            base_url=server.url,
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(AT_ONCE)
        people.append(Person(context.new_page()))
        return people[-1]

    yield arrive
    for person in people:
        person.page.context.close()
    assert [trouble for person in people for trouble in person.troubles] == []
