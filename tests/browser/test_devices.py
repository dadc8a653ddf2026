"""Two browsers of one player: seen, told apart, and one of them taken back."""

import re

from playwright.sync_api import Browser, expect

from tests.browser.conftest import AT_A_DESK, ON_A_PHONE, PATIENCE, SIZES, Newcomer
from tests.browser.person import Person
from tests.faults.processes import Server

REFUSED = re.compile("status of 404")  # what the removed browser asks for and is not given


def open_data(person: Person) -> None:
    """The page of one's data, with the devices on it."""
    person.open("/data")
    expect(person.page.get_by_role("heading", name="Aparelhos e links")).to_be_visible()


def become(person: Person, other: Person) -> None:
    """Carry the player of `other` over to the browser of `person`."""
    open_data(other)
    other.page.get_by_role("button", name="Criar link").click()
    link = other.page.get_by_label("Continuar em outro aparelho").input_value()
    person.open(link)
    person.page.get_by_role("button", name="Usar aqui").click()
    expect(person.page.get_by_text("Pronto: este aparelho")).to_be_visible()


@ON_A_PHONE
def test_a_device_is_removed_and_told_so(newcomer: Newcomer) -> None:
    ana, phone = newcomer(), newcomer()
    ana.play_now()
    table = ana.page.url
    become(phone, ana)
    phone.open(table)
    phone.expect_table()
    open_data(ana)
    rows = ana.page.get_by_role("listitem").filter(has_text="última visita")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text="este aqui")).to_have_count(1)
    expect(rows.first).to_contain_text("Chromium, Linux")
    ana.check_axe()
    ana.check_no_sideways_scroll()
    other = rows.filter(has_not_text="este aqui")
    other.get_by_role("button", name="Remover").click()
    expect(other).to_contain_text("Nesse aparelho você deixa de ser você")
    ana.check_axe()
    ana.page.get_by_role("button", name="Sim, remover").click()
    expect(rows).to_have_count(1)
    expect(phone.page.get_by_role("alert")).to_contain_text("Este aparelho foi removido")
    phone.check_axe()
    phone.check_no_sideways_scroll()
    phone.open("/data")
    expect(phone.page.get_by_text("Nada: este navegador ainda não jogou aqui")).to_be_visible()
    ana.open(table)
    ana.expect_table()


@AT_A_DESK
def test_a_link_is_withdrawn_before_anybody_uses_it(newcomer: Newcomer) -> None:
    ana, phone = newcomer(), newcomer()
    phone.allowed = REFUSED
    ana.play_now()
    open_data(ana)
    ana.page.get_by_role("button", name="Criar link").click()
    link = ana.page.get_by_label("Continuar em outro aparelho").input_value()
    expect(ana.page.get_by_text("Link ainda sem uso")).to_have_count(1)
    ana.page.get_by_role("button", name="Trocar por um link novo").click()
    expect(ana.page.get_by_label("Continuar em outro aparelho")).not_to_have_value(link)
    expect(ana.page.get_by_text("Link ainda sem uso")).to_have_count(1)
    phone.open(link)
    phone.page.get_by_role("button", name="Usar aqui").click()
    expect(phone.page.get_by_role("alert")).to_contain_text("já foi usado ou venceu")
    ana.page.get_by_role("button", name="Cancelar link").click()
    expect(ana.page.get_by_text("Link ainda sem uso")).to_have_count(0)


@ON_A_PHONE
def test_the_way_back_is_kept_in_the_browser(newcomer: Newcomer) -> None:
    """Who takes a link and closes the page is not lost: the way back stands with the devices."""
    ana, bia = newcomer(), newcomer()
    bia.play_now()
    table = bia.page.url
    ana.play_now()
    become(bia, ana)
    expect(bia.page.get_by_label("Para voltar a quem você era")).to_be_visible()
    bia.check_axe()
    open_data(bia)
    bia.check_axe()
    bia.check_no_sideways_scroll()
    bia.page.get_by_role("link", name="Voltar a quem você era").click()
    bia.page.get_by_role("button", name="Usar aqui").click()
    expect(bia.page.get_by_text("Pronto: este aparelho")).to_be_visible()
    bia.open(table)
    bia.expect_table()
    expect(bia.page.get_by_role("button", name="Sentar")).to_have_count(0)


def test_the_page_of_ones_data_in_english(browser: Browser, server: Server) -> None:
    width, height = SIZES["phone"]
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale="en-GB", base_url=server.url
    )
    context.set_default_timeout(PATIENCE)
    ana = Person(context.new_page())
    ana.open()
    ana.page.get_by_role("button", name=re.compile("^Play now")).first.click()
    ana.expect_table()
    ana.open("/data")
    expect(ana.page.get_by_role("heading", name="What we store, and for how long")).to_be_visible()
    row = ana.page.get_by_role("listitem").filter(has_text="last visit")
    expect(row).to_contain_text("this one")
    ana.check_axe()
    ana.check_no_sideways_scroll()
    assert ana.troubles == []
    context.close()
