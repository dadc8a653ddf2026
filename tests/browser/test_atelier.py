"""A deck of one's own is made by menus, put right, shared and sat down with."""

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer

PATIENCE = 60_000  # milliseconds: every change is read by the server, which may be busy


def test_a_deck_is_made_put_right_shared_and_played(newcomer: Newcomer) -> None:
    ana = newcomer()
    ana.open("/atelie/vossa_excelencia")
    page = ana.page
    page.set_default_timeout(PATIENCE)
    page.get_by_role("button", name="Pequeno exemplo").click()
    page.get_by_role("button", name="Parlamentares").click()
    page.get_by_role("button", name="Carta nova").click()
    name = page.get_by_label("Nome", exact=True)
    expect(name).to_have_value("Carta nova", timeout=PATIENCE)
    name.fill("Tia da Cantina")
    name.blur()
    expect(page.get_by_role("button", name="Tia da Cantina")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="+ Articulação").click()
    read = page.get_by_label("Como a carta vai ficar")
    expect(read).to_contain_text("ganhe 1 de influência", timeout=PATIENCE)
    page.get_by_label("De quê").select_option("square")
    expect(read).to_contain_text("ganhe 1 de influência careta", timeout=PATIENCE)
    ana.check_axe()
    ana.check_no_sideways_scroll()

    copies = page.get_by_label("Quantas iguais")
    copies.fill("40")
    copies.blur()
    form = page.get_by_label("Tia da Cantina", exact=True)
    expect(form.get_by_role("alert")).to_contain_text("de 1 a 9", timeout=PATIENCE)
    expect(page.get_by_role("button", name="Abrir uma mesa com ele")).to_be_disabled()
    page.get_by_role("button", name="Desfazer").click()
    expect(form.get_by_role("alert")).to_have_count(0, timeout=PATIENCE)

    page.get_by_role("button", name="Compartilhar").click()
    link = page.get_by_label("Quem tiver este link").input_value()
    page.get_by_role("button", name="Abrir uma mesa com ele").click()
    expect(page.get_by_label("Baralho")).to_have_value("made", timeout=PATIENCE)
    page.get_by_role("button", name="Abrir a mesa").click()
    page.wait_for_url("**/t/**")
    bia = newcomer()
    bia.open(link)
    bia.page.set_default_timeout(PATIENCE)
    bia.page.get_by_role("button", name="Parlamentares").click()
    expect(bia.page.get_by_role("button", name="Tia da Cantina")).to_be_visible(timeout=PATIENCE)
