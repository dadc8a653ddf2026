"""Pictures of one's own on cards: small, nothing in them but the picture, and kept by the file."""

import base64
import contextlib
import tomllib

import pytest

from ludoteca.games.vossa_excelencia.deck_file import check, proofread
from ludoteca.games.vossa_excelencia.decks import FOLDER
from ludoteca.games.vossa_excelencia.edit import change
from ludoteca.games.vossa_excelencia.jpeg import HIGHEST, MOST_BYTES, MOST_SCANS, WIDEST, stripped
from ludoteca.games.vossa_excelencia.sentences import DeckProblem
from ludoteca.games.vossa_excelencia.workshop import WORKSHOP

DECK = (FOLDER / "school.toml").read_text(encoding="utf-8")
CARD = tomllib.loads(DECK)["parlamentar"][0]["id"]
SECRET = b"Exif\0\0 23.55 S 46.63 W"


def segment(marker: int, body: bytes) -> bytes:
    return bytes((0xFF, marker)) + (len(body) + 2).to_bytes(2, "big") + body


def frame(width: int = 252, height: int = 168, colours: int = 3) -> bytes:
    size = height.to_bytes(2, "big") + width.to_bytes(2, "big")
    return segment(0xC0, b"\x08" + size + bytes((colours,)) + b"\1\x11\0" * colours)


def picture(
    *beside: bytes, shape: bytes = b"", points: bytes = b"\x12\xff\0\x34", scans: int = 1
) -> bytes:
    """A JPEG as far as its segments go."""
    tables = segment(0xDB, bytes(65)) + segment(0xC4, bytes(20))
    scan = segment(0xDA, b"\3\1\0\2\0\3\0\0\x3f\0") + points
    return b"\xff\xd8" + b"".join(beside) + tables + (shape or frame()) + scan * scans + b"\xff\xd9"


JFIF = segment(0xE0, b"JFIF\0\1\1\0\0\1\0\1\0\0")
PLAIN = picture(JFIF)


def written(data: bytes) -> str:
    return base64.b64encode(data).decode()


def with_picture(data: bytes, card: str = CARD) -> str:
    return f'{DECK}\n[imagens]\n{card} = "{written(data)}"\n'


def refusal(data: bytes) -> str:
    with pytest.raises(DeckProblem) as refused:
        stripped(data)
    return refused.value.text.id


def test_what_a_camera_writes_beside_the_picture_is_left_out() -> None:
    told = picture(JFIF, segment(0xE1, SECRET), segment(0xFE, b"at home"), segment(0xEC, b"Ducky"))
    assert stripped(told) == PLAIN
    assert stripped(PLAIN) == PLAIN
    assert stripped(PLAIN + b"and a page behind it") == PLAIN


def test_as_large_as_allowed_and_no_larger() -> None:
    assert stripped(picture(shape=frame(WIDEST, HIGHEST)))
    assert refusal(picture(shape=frame(WIDEST + 1, HIGHEST))) == "deck-picture-pixels"
    assert refusal(picture(shape=frame(WIDEST, HIGHEST + 1))) == "deck-picture-pixels"
    assert refusal(picture(shape=frame(65535, 65535))) == "deck-picture-pixels"
    assert refusal(picture(shape=frame(0, 10))) == "deck-picture-pixels"
    room = MOST_BYTES - len(picture(points=b""))
    assert len(stripped(picture(points=b"\1" * room))) == MOST_BYTES
    assert refusal(picture(points=b"\1" * (room + 1))) == "deck-picture-size"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"GIF89a",
        b"<svg onload='alert(1)'/>",
        PLAIN[:-2],  # without its end
        PLAIN[:60],
        b"\xff\xd8\xff\xd9",  # nothing in it
        picture(shape=frame() + frame()),
        picture(shape=frame(colours=4)),
        picture(scans=MOST_SCANS + 1),
        picture(segment(0xC9, b"another coding")),
        b"\xff\xd8" + b"\xff\xdb\0\1" + PLAIN[2:],  # shorter than its own length
    ],
)
def test_what_is_no_such_picture_is_refused(data: bytes) -> None:
    assert refusal(data) == "deck-picture-kind"


def test_every_cut_and_every_byte_changed_is_refused_or_stays_small() -> None:
    for at in range(len(PLAIN)):
        for broken in (PLAIN[:at], PLAIN[:at] + bytes((PLAIN[at] ^ 0xFF,)) + PLAIN[at + 1 :]):
            with contextlib.suppress(DeckProblem):
                assert len(stripped(broken)) <= MOST_BYTES


def test_a_deck_keeps_the_pictures_of_its_cards() -> None:
    book, _, faults = proofread(with_picture(PLAIN))
    assert faults == []
    shown = {card.slug: card.picture for card in book.cards}
    assert shown.pop(CARD) == written(PLAIN)
    assert set(shown.values()) == {""}


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        (f'[imagens]\n{CARD} = "####"', "deck-picture-kind"),
        (f"[imagens]\n{CARD} = 7", "deck-picture-kind"),
        (f'[imagens]\n{CARD} = "{written(picture(segment(0xE1, SECRET)))}"', "deck-picture-tells"),
        (f'[imagens]\nninguem = "{written(PLAIN)}"', "deck-picture-of-nothing"),
        ("[[imagens]]\nid = 1", "deck-bad-pictures"),
    ],
)
def test_what_is_wrong_with_a_picture_is_said_at_its_line(lines: str, says: str) -> None:
    [fault] = check(f"{DECK}\n{lines}\n")
    assert fault.text.id == says
    assert fault.line >= DECK.count("\n") + 2


def test_a_picture_comes_stripped_and_goes_with_its_card() -> None:
    told = written(picture(JFIF, segment(0xE1, SECRET)))
    after = change(DECK, [{"do": "picture", "field": CARD, "value": told}])
    assert after.startswith(DECK)
    assert tomllib.loads(after)["imagens"] == {CARD: written(PLAIN)}
    [shown] = [card for card in WORKSHOP.look(after, "pt").cards if card.id == CARD]
    assert shown.printed is not None
    assert shown.printed["picture"] == written(PLAIN)

    again = change(after, [{"do": "picture", "field": CARD, "value": None}])
    assert tomllib.loads(again).get("imagens", {}) == {}
    gone = change(after, [{"do": "remove", "section": "parliamentarian", "place": 0}])
    assert tomllib.loads(gone).get("imagens", {}) == {}


def test_a_picture_that_is_none_changes_nothing() -> None:
    for value in ("####", written(b"GIF89a"), 7):
        with pytest.raises(DeckProblem):
            change(DECK, [{"do": "picture", "field": CARD, "value": value}])
