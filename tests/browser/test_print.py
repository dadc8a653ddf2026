"""A game on paper, from its page: what is wanted is chosen, and a file comes of it."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.press.reading import read


def test_sheets_are_ordered_and_refused_on_the_page(newcomer: Newcomer) -> None:
    ana = newcomer()
    page = ana.page
    ana.open("/")
    page.locator('a[href="/print/quissama"]').click()
    expect(page.get_by_role("heading", name="Quissama no papel")).to_be_visible()
    ana.check_axe()
    ana.check_no_sideways_scroll()
    for part in ("Cartas", "Mapa", "Capoeiras, peças e moedas", "Regras", "Resumos"):
        page.get_by_label(part, exact=True).uncheck()
    page.get_by_label("Tinta").select_option("saving")

    with page.expect_download() as coming:
        page.get_by_role("button", name="Imprimir").click()
    expect(page.get_by_text("Pronto: o arquivo foi baixado.")).to_be_visible()
    assert coming.value.suggested_filename == "quissama-a4-pt.pdf"
    sheets = [each.extract_text() for each in read(Path(coming.value.path()).read_bytes()).pages]
    assert any("Bernardina" in sheet for sheet in sheets)
    assert not any("Largo da Lapa" in sheet for sheet in sheets)  # the map was not wanted

    ana.allowed = re.compile("400")
    ana.open("/print/conspiracy")
    page.get_by_label("Tamanho das cartas").select_option("mini")
    page.get_by_role("button", name="Imprimir").click()
    expect(page.get_by_role("alert")).to_contain_text("Escolha cartas maiores")
    ana.check_axe()
