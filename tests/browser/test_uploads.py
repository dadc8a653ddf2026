"""A game that was brought as a file is called so wherever it is shown."""

import random
from pathlib import Path

from playwright.sync_api import expect

from ludoteca.kernel.table import new
from tests.browser.conftest import ON_A_PHONE, Newcomer

MARK = "Trazida de um arquivo"


def written(folder: Path) -> Path:
    """The record of a game of two, played anyhow."""
    table, source = new("conspiracy", players=2, seed="brought"), random.Random(1)
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, source.choice(table.actions(seat)))
    file = folder / "game.json"
    file.write_bytes(table.record().encode())
    return file


@ON_A_PHONE
def test_a_game_from_a_file_is_marked(newcomer: Newcomer, tmp_path: Path) -> None:
    ana = newcomer()
    ana.open()
    ana.page.get_by_label("Abrir um jogo salvo").set_input_files(written(tmp_path))
    ana.page.wait_for_url("**/replay/**")
    expect(ana.page.get_by_text(MARK)).to_be_visible()
    expect(ana.page.get_by_text("não há garantia de que foi jogada aqui")).to_be_visible()
    ana.check_axe()
    ana.check_no_sideways_scroll()
    ana.open(ana.page.url.replace("/replay/", "/t/").split("?")[0])
    expect(ana.page.get_by_text(MARK)).to_be_visible()
    ana.check_axe()
    ana.check_no_sideways_scroll()
