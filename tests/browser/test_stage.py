"""What others do has its moment, one thing after another, before anything is asked."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import AT_A_DESK, ON_A_PHONE, Newcomer
from tests.browser.person import Person

TOLD = ".question .told"


@pytest.fixture
def person(newcomer: Newcomer) -> Person:
    """Somebody who lets everything be told as usual."""
    person = newcomer()
    person.page.context.add_init_script('localStorage.ludoteca = \'{"pace": "normal"}\'')
    person.page.set_default_timeout(40_000)  # several turns are told
    return person


def act(person: Person) -> None:
    person.wait_until_asked()
    while person.is_asked:  # until others are waited for
        person.choose()


@AT_A_DESK
def test_it_is_told_and_only_then_is_something_asked(person: Person) -> None:
    person.play_now()
    act(person)
    told = person.page.locator(TOLD)
    expect(told).to_be_visible()
    line = told.inner_text()
    assert not person.is_asked, "nothing is asked while something is told"
    assert line not in person.page.locator(".log, [role=log]").all_inner_texts()
    person.wait_until_asked()
    expect(told).to_have_count(0)


@ON_A_PHONE
def test_a_press_skips(person: Person) -> None:
    person.play_now()
    act(person)
    expect(person.page.locator(TOLD)).to_be_visible()
    person.page.get_by_role("button", name="Pular").click()
    expect(person.page.locator(TOLD)).to_have_count(0, timeout=1500)


@ON_A_PHONE
def test_the_pace_is_chosen(person: Person) -> None:
    person.play_now()
    person.page.get_by_role("button", name="Ajustes").click()
    person.page.get_by_role("radio", name="De uma vez").check()
    person.page.keyboard.press("Escape")
    act(person)
    person.wait_until_asked()
    assert person.page.locator(TOLD).count() == 0
