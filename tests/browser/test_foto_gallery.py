"""The end of Foto Perfeita: a stored game's photos, its envelopes, and what decided each wish."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import AT_A_DESK, ON_A_PHONE, Newcomer
from tests.browser.person import Person

TRANSCRIPTS = Path(__file__).parents[1] / "transcripts" / "foto_perfeita"


def at_the_end_of(ana: Person, game: str) -> None:
    """Look at a stored game that is over."""
    ana.open()
    record = (TRANSCRIPTS / f"{game}.json").read_text(encoding="utf-8")
    headers = {"Content-Type": "application/json"}
    table = ana.page.request.post("/api/records", data=record, headers=headers).json()
    ana.open(f"/t/{table['id']}")
    expect(gallery(ana).locator("figure").first).to_be_visible()


def gallery(ana: Person) -> Locator:
    return ana.page.locator(".ending .score")


def photo(ana: Person, player: int) -> Locator:
    name = f"Foto de Jogador {player}"
    return gallery(ana).locator("figure").filter(has=ana.page.get_by_role("img", name=name))


@pytest.mark.parametrize(
    ("size", "game", "verdict"),
    [
        ("phone", "won_by_votes", "Empate em tudo: a foto de Jogador 3 ganha na votação, 2 a 1."),
        ("desktop", "auctions_of_five", "Jogador 2 vence com 21 pontos!"),
    ],
    indirect=["size"],
)
def test_the_gallery_tells_who_won_and_why(newcomer: Newcomer, game: str, verdict: str) -> None:
    ana = newcomer()
    at_the_end_of(ana, game)
    expect(ana.page.locator(".ending h2").first).to_have_text(verdict)
    ana.check_axe()
    ana.check_no_sideways_scroll()


@AT_A_DESK
def test_each_wish_can_be_looked_into_with_the_keyboard_alone(newcomer: Newcomer) -> None:
    ana = newcomer()
    at_the_end_of(ana, "three_players")
    envelope = gallery(ana).get_by_role("button", name="Envelope do Kauê")
    envelope.focus()
    ana.page.keyboard.press("Enter")
    expect(envelope).to_have_attribute("aria-pressed", "true")
    expect(photo(ana, 3)).to_contain_text("2 desejos atendidos: 3 pontos")
    expect(photo(ana, 1)).to_contain_text("Ficou fora desta foto")
    for _key in range(14):
        ana.page.keyboard.press("Tab")
        wish = gallery(ana).locator(".opened li button:focus")
        if wish.count():
            break
    ana.page.keyboard.press("Enter")
    expect(wish).to_have_attribute("aria-pressed", "true")
    expect(photo(ana, 3)).to_contain_text("Está na fileira 1, coluna 1.")
    ana.check_axe()


@ON_A_PHONE
def test_a_hidden_face_is_shown_by_the_pixels_that_are_still_seen(newcomer: Newcomer) -> None:
    """In this photo Dalva wants to hide Ingrid, of whose face a little is left."""
    ana = newcomer()
    at_the_end_of(ana, "auctions_of_five")
    gallery(ana).get_by_role("button", name="Envelope da Dalva").click()
    gallery(ana).get_by_role("button", name="Não quero que vejam o rosto da Ingrid.").click()
    expect(photo(ana, 4)).to_contain_text("Ingrid: ainda se vê um pedacinho do rosto.")
    against = photo(ana, 4).locator("path[fill$='-bad)']")
    drawn = against.get_attribute("d") or ""
    runs = [run.split("h")[1].split("v")[0] for run in drawn.split("M")[1:]]
    assert sum(map(int, runs)) == 22


@ON_A_PHONE
def test_a_photo_is_saved_as_a_picture(newcomer: Newcomer) -> None:
    ana = newcomer()
    at_the_end_of(ana, "won_by_votes")
    with ana.page.expect_download() as saving:
        gallery(ana).get_by_role("button", name=re.compile("Guardar a foto.*Jogador 1")).click()
    assert saving.value.suggested_filename == "foto-perfeita-a-foto-de-jogador-1.png"
    picture = Path(saving.value.path()).read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 50_000, "there is a photo on it"
