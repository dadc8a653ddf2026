"""A deck of one's own is made by menus, put right, tried, shared, printed and played to its end."""

import re
import zlib
from pathlib import Path

from playwright.sync_api import FilePayload, expect

from tests.browser.conftest import AT_A_DESK, ON_A_PHONE, Newcomer
from tests.browser.person import Person, whose_turn
from tests.press.reading import letters, photos, read

PATIENCE = 60_000  # milliseconds: every change is read by the server, which may be busy
KINDS = {"Políticos": 6, "Partidos": 6, "Parlamentares": 9, "Eleitorados": 9}  # cards of each
PICTURE = (252, 168)  # points, as the bench reduces a photo
LAST, MOST_ANSWERS = 99, 120  # the last answer of all is to stop: the game is short


def photo(width: int = 600, height: int = 900) -> FilePayload:
    """A picture as somebody would bring it: larger than a card, and of another shape."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        check = zlib.crc32(kind + body).to_bytes(4, "big")
        return len(body).to_bytes(4, "big") + kind + body + check

    size = width.to_bytes(4, "big") + height.to_bytes(4, "big")
    row = b"\0" + b"".join(bytes((x * 255 // width, 90, 160)) for x in range(width))
    told = chunk(b"tEXt", b"Comment\0at home")
    points = chunk(b"IDAT", zlib.compress(row * height))
    png = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", size + b"\x08\x02\0\0\0") + told + points
    return {"name": "photo.png", "mimeType": "image/png", "buffer": png + chunk(b"IEND", b"")}


def print_it(person: Person) -> None:
    """The deck on the bench comes out on paper, as it is called and in its colours."""
    page = person.page
    page.get_by_role("button", name="Imprimir").click()
    expect(page.get_by_label("Baralho")).to_have_value("made", timeout=PATIENCE)
    for part in ("Regras", "Resumos"):
        page.get_by_label(part, exact=True).uncheck()
    with page.expect_download(timeout=2 * PATIENCE) as coming:
        page.get_by_role("button", name="Imprimir").click()
    pdf = Path(coming.value.path()).read_bytes()
    words = "".join(letters(sheet.extract_text()) for sheet in read(pdf).pages)
    assert words.count("Cartanova") == sum(KINDS.values())
    assert set(photos(pdf)) == {PICTURE}


def play_it(ana: Person, bia: Person) -> None:
    """Two people sit down with the deck and play it until somebody is elected."""
    ana.page.get_by_role("button", name="Abrir uma mesa com ele").click()
    expect(ana.page.get_by_label("Baralho")).to_have_value("made", timeout=PATIENCE)
    ana.unfold()
    ana.page.get_by_label("Calendário").select_option("short")
    ana.start()
    ana.page.wait_for_url("**/t/**")
    bia.open(ana.page.url)
    bia.page.get_by_label("Seu nome").fill("Bia")
    bia.page.get_by_role("button", name="Entrar no jogo").click()
    for person in (ana, bia):
        person.expect_table()
    for _ in range(MOST_ANSWERS):
        if ana.is_over:
            break
        whose_turn(ana, bia).choose(LAST)
    for person in (ana, bia):
        expect(person.page.locator(".ending > h2")).to_have_text(re.compile("vence|dividem"))
        expect(person.page.locator(".own .read .name").first).to_have_text("Carta nova")


@AT_A_DESK
def test_a_deck_from_nothing_is_tried_printed_and_played_by_two(newcomer: Newcomer) -> None:
    ana = newcomer()
    ana.open("/atelie/vossa_excelencia")
    page = ana.page
    page.set_default_timeout(PATIENCE)
    page.get_by_role("button", name="Um baralho vazio").click()
    for kind, copies in KINDS.items():
        page.get_by_role("button", name=kind).click()
        page.get_by_role("button", name="Carta nova").click()
        number = page.get_by_label("Quantas iguais")
        expect(number).to_be_visible(timeout=PATIENCE)
        number.fill(str(copies))
        number.blur()
        expect(page.get_by_role("button", name=kind)).to_contain_text(str(copies), timeout=PATIENCE)

    page.get_by_role("button", name="+ O que muda nas regras").click()
    read = page.get_by_label("Como a carta vai ficar")
    expect(read).to_contain_text("1 carta a mais que o normal", timeout=PATIENCE)
    page.get_by_label("Regra", exact=True).select_option("discount")
    expect(read).to_contain_text("Para você, eleitorados custam 1 ícone a menos", timeout=PATIENCE)
    page.get_by_label("Quanto", exact=True).select_option("2")
    expect(read).to_contain_text("Para você, eleitorados custam 2 ícones a menos", timeout=PATIENCE)

    page.get_by_label("Escolher uma imagem").set_input_files([photo()])
    expect(read.locator("img")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="Ver o texto").click()
    text = page.get_by_label("Ver o texto").last
    expect(text).to_have_value(re.compile(r"\[imagens\]\neleitorado|\[imagens\]\nvoter"))
    assert "at home" not in text.input_value()
    ana.check_axe()
    ana.check_no_sideways_scroll()

    page.get_by_role("button", name="Experimentar").click()
    tried = page.get_by_role("heading", name=re.compile("Ao lado do baralho da casa"))
    expect(tried).to_be_visible(timeout=2 * PATIENCE)
    print_it(ana)
    page.go_back()
    play_it(ana, newcomer())


@ON_A_PHONE
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
    flavour = page.get_by_label("Frase de sabor", exact=True)
    flavour.fill("vulcão" * 25)  # one word, longer than any card is wide
    flavour.blur()
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


@AT_A_DESK
def test_a_shared_deck_leaves_one_s_own_and_two_tabs_are_one_deck(newcomer: Newcomer) -> None:
    ana = newcomer()
    ana.open("/atelie/vossa_excelencia")
    page = ana.page
    page.set_default_timeout(PATIENCE)
    page.get_by_role("button", name="O grêmio da escola").click()
    title = page.get_by_label("Título do baralho")
    expect(title).to_have_value("Eleição do grêmio da escola")
    page.get_by_role("button", name="Compartilhar").click()
    link = page.get_by_label("Quem tiver este link").input_value()

    page.get_by_role("button", name="Um baralho vazio").click()
    expect(title).to_have_value("Meu baralho")
    title.fill("A feira de ciências")
    title.blur()
    expect(page.get_by_text("Guardado neste navegador", exact=True)).to_be_visible()
    ana.open(link)
    expect(title).to_have_value("Eleição do grêmio da escola")
    title.fill("O nosso grêmio")
    title.blur()
    expect(page.get_by_text("Guardado neste navegador", exact=True)).to_be_visible()
    page.reload()
    expect(title).to_have_value("O nosso grêmio")
    page.get_by_role("button", name="O meu de antes: A feira de ciências").click()
    expect(title).to_have_value("A feira de ciências")

    other = page.context.new_page()
    other.goto(page.url)
    there = other.get_by_label("Título do baralho")
    expect(there).to_have_value("A feira de ciências")
    there.fill("Na outra aba")
    there.blur()
    expect(title).to_have_value("Na outra aba")
    other.close()
