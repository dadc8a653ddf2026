"""In one's own network: by a name, over plain HTTP, where browsers withhold half of themselves."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.conftest import FLAGS, PATIENCE, SIZES, chromium
from tests.browser.person import Person
from tests.browser.test_playing import sit_down
from tests.faults.processes import Server

NAME = "mesa.example"  # any name but localhost is no secure origin
UNHEEDED = re.compile("Cross-Origin-Opener-Policy header has been ignored")


@pytest.fixture
def browser() -> Iterator[Browser]:
    """A Chromium for which that name is this machine."""
    rule = f"--host-resolver-rules=MAP {NAME} 127.0.0.1"
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS, rule])
        yield launched
        launched.close()


def arrive(browser: Browser, server: Server) -> Person:
    width, height = SIZES["phone"]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale="pt-BR",
        base_url=f"http://{NAME}:{server.port}",
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    person = Person(context.new_page())
    person.allowed = UNHEEDED
    return person


def test_two_people_play_by_name_over_http(browser: Browser, server: Server) -> None:
    ana, bia = arrive(browser, server), arrive(browser, server)
    sit_down(ana, bia)
    for person in (ana, bia):
        person.page.get_by_role("button", name="Entendi, vamos jogar").click()
        assert person.page.evaluate("[isSecureContext, 'randomUUID' in crypto]") == [False, False]
    moves = 0
    while moves < 6:
        for person in (ana, bia):
            if person.is_asked:
                person.choose(moves % 3)
                moves += 1
        ana.page.wait_for_timeout(20)
    ana.say("oi, rede de casa")
    assert bia.voices() == ana.voices()
    assert ana.troubles == bia.troubles == []


def test_an_invitation_is_copied(browser: Browser, server: Server) -> None:
    """What was copied can be pasted, though there is no clipboard to write to directly."""
    ana = arrive(browser, server)
    ana.open("/new/conspiracy")
    ana.page.get_by_label("Seu nome").fill("Ana")
    ana.page.get_by_role("button", name="Abrir a mesa").click()
    expect(ana.page.get_by_role("heading", name="Chame os outros")).to_be_visible()
    link = ana.page.url
    assert ana.page.evaluate("navigator.clipboard === undefined")
    ana.page.get_by_role("button", name="Copiar").first.click()
    expect(ana.page.get_by_role("button", name="Copiado").first).to_be_visible()
    ana.open("/new/conspiracy")
    expect(ana.page.get_by_label("Seu nome")).to_have_value("Ana")  # a name is asked once
    ana.page.get_by_label("Seu nome").fill("")
    ana.page.keyboard.press("Control+V")
    expect(ana.page.get_by_label("Seu nome")).to_have_value(re.compile(link[:20]))
    assert ana.troubles == []
