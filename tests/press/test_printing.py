"""The sheets of every game: what is on them, and where."""

import json
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ludoteca.kernel import game as games
from ludoteca.kernel.paper import Card, Face, PaperOrder
from ludoteca.kernel.problems import Problem
from ludoteca.kernel.random import Random
from ludoteca.kernel.text import Text
from ludoteca.press import drawings, printing
from ludoteca.press.compose import Tint, face_data
from ludoteca.press.ink import lightness, saving
from ludoteca.press.order import CARDS, PAPERS, Order
from ludoteca.press.printing import PrintedGame, print_game, sections_of
from tests.games.vossa_excelencia.board import plain_deck
from tests.games.vossa_excelencia.test_own_pictures import frame, segment, written
from tests.press.reading import (
    A4,
    fonts,
    grounds,
    letters,
    photos,
    printed,
    read,
    root_of,
    spoken,
    text_and_sizes,
    timed,
)

NAMES = games.names()
OURS = {"AtkinsonHyperlegible", "Amarante", "RussoOne", "LondrinaSolid", "DiplomataSC", "Shrikhand"}
BLEED = 1.0


@cache
def read_pages(name: str) -> list[tuple[str, set[float]]]:
    """Each page's words, letters only, and their sizes: read once, for it takes its time."""
    pages = [text_and_sizes(page) for page in read(printed(name).pdf).pages]
    return [(letters(text), sizes) for text, sizes in pages]


def counted(sheets: PrintedGame) -> Counter[str]:
    """What lies on the fronts, by name."""
    items = [item for page in sheets.sheets if page["side"] != "back" for item in page["items"]]
    return Counter(item["name"] for item in items)


def census(name: str, **options: str) -> dict[str, int]:
    game = games.find(name)
    return game.new(game.meta.players[-1], Random(0), options).census()


# The box.


@pytest.mark.parametrize("name", ["agencia", "conspiracy", "quissama"])
def test_everything_in_the_box_is_on_the_sheets(name: str) -> None:
    decks = ("historical", "theoretical", "strategic", "social") if name == "agencia" else ()
    box = census(name, **dict.fromkeys(decks, "on"))
    on_paper = counted(printed(name))
    assert {each: on_paper[each] for each in box} == box


def test_every_card_of_the_house_deck_is_on_the_sheets() -> None:
    on_paper = counted(printed("vossa_excelencia"))
    box = census("vossa_excelencia", expansion="on")
    assert {each: on_paper[each] for each in box} == box


def test_the_party_is_on_the_sheets() -> None:
    on_paper = counted(printed("foto_perfeita"))
    box = census("foto_perfeita")
    dealt = {each: count for each, count in box.items() if each not in ("trades", "rounds")}
    del dealt["trade copies"]  # of the trades, a game uses six; all of them are printed
    assert {each: on_paper[each] for each in dealt} == dealt
    assert [on_paper[f"guests {seat}"] for seat in range(6)] == [14] * 6
    assert sum(count for each, count in on_paper.items() if each.startswith("trade ")) == 18
    assert (on_paper["vip"], on_paper["floor"], on_paper["party table"]) == (6, 6, 6)
    assert on_paper["screen"] == 18


def test_pieces_are_for_as_many_as_play() -> None:
    two = counted(print_game("conspiracy", Order(only=("pieces",)), players=2))
    four = counted(print_game("conspiracy", Order(only=("pieces",)), players=4))
    assert (two["crest 0"], four["crest 0"]) == (2, 4)
    assert two["pearl master"] == four["pearl master"] == 1


def test_every_lord_is_said_as_often_as_it_is_there() -> None:
    """Read from the tags of the PDF, not from what was meant to be in it."""
    said = Counter(spoken(read(printed("conspiracy").pdf)))
    speaker = games.find("conspiracy").speaker("pt")
    lord = Text("lord", {"guild": "mages", "influence": 1})
    words = f"{speaker.say(lord)}. {speaker.say(Text('power-1'))}"
    assert said[words] == 4
    assert said[speaker.say(Text("paper-back-lord"))] == 60


# The faces.


@pytest.mark.parametrize("language", ["pt", "en"])
def test_cards_say_what_the_browser_is_given(language: str) -> None:
    """Agência's cards in the browser are web/cards.json."""
    game = games.find("agencia")
    speaker = game.speaker(language)
    file = game.folder / "web" / "cards.json"
    shown = [
        (speaker.say(_text(card["name"])), speaker.say(_text(card["text"])), str(card["number"]))
        for card in json.loads(file.read_text(encoding="utf-8"))
    ]
    faces = {card.name: card.front for card in cards_of("agencia", language)}
    on_paper = [faces[f"card {kind}"] for kind in range(len(shown))]
    assert [(face.title, face.lines[0], face.foot[1]) for face in on_paper] == shown


def _text(data: Any) -> Text:
    arguments = {
        name: _text(value) if isinstance(value, dict) else value
        for name, value in data["args"].items()
    }
    return Text(data["id"], arguments)


@pytest.mark.parametrize("language", ["pt", "en"])
def test_the_house_deck_says_what_tables_are_sent(language: str) -> None:
    game = games.find("vossa_excelencia")
    state = game.new(2, Random(0))
    sent = sorted(
        game.cards(state, game.speaker(language)), key=lambda card: bool(card["expansion"])
    )
    faces = [card.front for card in cards_of("vossa_excelencia", language)]
    assert [(face.title, list(face.lines), face.flavour) for face in faces] == [
        (card["name"], card["lines"], card["flavour"]) for card in sent
    ]


def cards_of(name: str, language: str) -> list[Card]:
    game = games.find(name)
    order = PaperOrder(game.meta.players[-1], game.speaker(language))
    sections = printing._module(name).paper(order).sections
    return [part for section in sections for part in section.parts if isinstance(part, Card)]


@pytest.mark.parametrize("name", NAMES)
def test_every_word_of_every_card_can_be_read_back(name: str) -> None:
    words = "".join(text for text, _ in read_pages(name))
    said = letters(" ".join(spoken(read(printed(name).pdf))))
    for card in cards_of(name, "pt"):
        for line in [card.front.title, *card.front.lines, card.front.flavour]:
            assert letters(line) in words, line
        assert letters(card.front.words) in said or letters(card.front.title) in words


@pytest.mark.parametrize("name", NAMES)
def test_the_rules_and_a_summary_for_each_are_there(name: str) -> None:
    pages = [text for text, _ in read_pages(name)]
    title = letters(games.find(name).speaker("pt").say(Text("title")))
    summaries = [page for page in pages if page.startswith(f"{title}resumo")]
    assert len(summaries) == games.find(name).meta.players[-1]
    assert any("Nossadecisão" in page for page in pages) or name == "foto_perfeita"
    assert not [page for page in summaries if "Nossadecisão" in page]


# Whose it is.


@pytest.mark.parametrize("name", NAMES)
def test_every_sheet_says_whose_game_it_is(name: str) -> None:
    meta = games.find(name).meta
    for words, _ in read_pages(name):
        assert all(letters(author) in words for author in meta.credits.split(", "))
        if meta.licence.startswith("CC "):
            assert letters("CC BY-NC-SA 4.0") in words
            assert letters("compartilhando igual") in words
        else:
            assert letters("não oficial") in words
            assert letters("a caixa vale a compra") in words


# The document.


@pytest.mark.parametrize("name", NAMES)
def test_the_document_is_tagged_and_knows_its_language(name: str) -> None:
    reader = read(printed(name).pdf)
    root = root_of(reader)
    assert root["/Lang"] == "pt-BR"
    assert root["/MarkInfo"]["/Marked"]
    assert b"pdfuaid:part" in root["/Metadata"].get_data()
    assert reader.metadata is not None
    assert str(reader.metadata.title) == games.find(name).speaker("pt").say(Text("title"))
    assert len(reader.pages) == printed(name).pages


@pytest.mark.parametrize("name", NAMES)
def test_letters_are_ours_and_large_enough(name: str) -> None:
    assert {font.split("-")[0] for font in fonts(read(printed(name).pdf))} <= OURS
    assert min(size for _, sizes in read_pages(name) for size in sizes) >= 7


def test_the_same_order_gives_the_same_bytes() -> None:
    job = json.dumps({"game": "conspiracy", "players": 4, "order": {}})
    other = subprocess.run(
        [sys.executable, "-m", "ludoteca.press.worker"],
        input=job.encode(),
        capture_output=True,
        check=True,
        timeout=300,
    )
    assert other.stdout == printed("conspiracy").pdf


def test_five_games_are_printed_within_twenty_seconds() -> None:
    """Of one core, however busy the machine is."""
    assert sum(timed(name, A4)[1] for name in NAMES) < 20


# Front and back.


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("sides", ["long", "short"])
def test_backs_lie_behind_their_fronts(paper: str, sides: str) -> None:
    """Measured in the PDF; a page that is not full shows which way it is turned."""
    order = Order(paper=paper, sides=sides, only=("territories",))
    sheets = print_game("conspiracy", order)
    pages = read(sheets.pdf).pages
    width, height = (side + 2 * BLEED for side in CARDS["standard"])
    for number in range(0, len(sheets.sheets), 2):
        fronts = grounds(pages[number], width, height)
        backs = grounds(pages[number + 1], width, height)
        page = (sheets.sheets[number]["width"], sheets.sheets[number]["height"])
        across = (page[0] < page[1]) == (sides == "long")
        turned = {
            (page[0] - x - width, y) if across else (x, page[1] - y - height) for x, y in backs
        }
        assert len(fronts) == len(backs) == len(sheets.sheets[number]["items"])
        for x, y in fronts:
            nearest = min(max(abs(x - u), abs(y - v)) for u, v in turned)
            assert nearest <= 0.5


def test_single_sided_sheets_have_no_backs() -> None:
    sheets = print_game("conspiracy", Order(sides="single", only=("lords",)))
    assert {page["side"] for page in sheets.sheets} == {"front"}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("ink", ["colour", "saving"])
def test_every_game_is_printed_on_letter_in_english(name: str, ink: str) -> None:
    """Nothing runs over: the typesetter refuses a text that does not fit at 7 points."""
    order = Order(language="en", paper="letter", sides="short", ink=ink)
    reader = read(print_game(name, order).pdf)
    assert root_of(reader)["/Lang"] == "en"
    assert {round(float(page.mediabox.width) * 25.4 / 72) for page in reader.pages} <= {216, 279}


@pytest.mark.parametrize("cards", CARDS)
def test_cards_have_the_size_of_their_sleeves(cards: str) -> None:
    sheets = print_game("conspiracy", Order(cards=cards, only=("lords",)))
    width, height = CARDS[cards]
    page = read(sheets.pdf).pages[0]
    found = grounds(page, width + 2 * BLEED, height + 2 * BLEED)
    assert len(found) == len(sheets.sheets[0]["items"])


def test_saved_ink_is_grey() -> None:
    svg = '<path fill="#ff0000" stroke="#050b16"/>'
    for inverted in (False, True):
        for colour in drawings_in(saving(svg, inverted)):
            assert colour[1:3] == colour[3:5] == colour[5:7]


@pytest.mark.parametrize("is_saving", [False, True])
@pytest.mark.parametrize("badge", ["won", "lost"])
def test_the_number_on_a_badge_can_be_read(badge: str, is_saving: bool) -> None:
    drawn = drawings.drawings_of("vossa_excelencia")
    svg = saving(drawn.svgs[badge], False) if is_saving else drawn.svgs[badge]
    ground = svg.split('fill="')[1].split('"')[0]
    face = face_data(Face("a card", edge="paper", badge=(badge, "2")), Tint({}, is_saving))
    assert abs(lightness(face["badge-ink"]) - lightness(ground)) > 0.5


def drawings_in(svg: str) -> list[str]:
    return [part[:7] for part in svg.split('"') if part.startswith("#")]


# What is refused.


@pytest.mark.parametrize(
    ("order", "words"),
    [
        (Order(paper="a5"), "I do not know the paper “a5”. It can be: a4, letter."),
        (Order(cards="giant"), "I do not know cards of the size “giant”."),
        (Order(sides="both"), "I do not know how to print the sides “both”."),
        (Order(ink="gold"), "I do not know the ink “gold”. It can be: colour, saving."),
        (Order(language="la"), "I do not print in “la”. It can be: pt, en."),
        (Order(bleed=9), "The bleed goes from 0 to 3 millimetres."),
        (Order(only=("ships",)), "This game has no part “ships”. It can be: lords, territories"),
    ],
)
def test_an_order_that_makes_no_sense_is_refused(order: Order, words: str) -> None:
    with pytest.raises(Problem) as caught:
        print_game("conspiracy", order)
    assert words in str(caught.value)


def test_a_number_of_players_that_cannot_play_is_refused() -> None:
    with pytest.raises(Problem, match="for 2 to 4 players"):
        print_game("conspiracy", players=7)


def test_words_that_do_not_fit_are_never_cut_off() -> None:
    with pytest.raises(Problem, match="does not fit, not even in letters of 7 points"):
        print_game("vossa_excelencia", Order(cards="mini", only=("parliamentarian",)))


def test_a_missing_typesetter_is_one_clear_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(Problem, match=r"pip install 'ludoteca\[press\]'"):
        print_game("conspiracy", Order(only=("pieces",)))


def test_drawings_older_than_their_sources_are_refused(tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "press.js").write_text("")
    (tmp_path / "Card.svelte").write_text("new")
    old = {"Card.svelte": "0" * 64, "gone.ts": "0" * 64}
    assert drawings.changed_sources(old, tmp_path) == ["Card.svelte", "gone.ts"]
    assert drawings.changed_sources(old, tmp_path / "web") == [], "a package has no sources"


def test_a_game_without_drawings_is_refused() -> None:
    with pytest.raises(Problem, match="make web"):
        drawings.drawings_of("chess")


# A deck of one's own.


def test_a_deck_of_ones_own_is_printed_whole() -> None:
    game = games.find("vossa_excelencia")
    source = (game.folder / "example.pt.toml").read_text(encoding="utf-8")
    sheets = print_game("vossa_excelencia", settings={"deck": source})
    state = game.new(2, Random(0), {"deck": source, "expansion": "on"})
    on_paper = counted(sheets)
    assert {each: on_paper[each] for each in state.census()} == state.census()


def grey_square() -> str:
    """The smallest photo there is: 8 by 8 points of one grey, as a deck's file has it."""
    codes = b"\1" + bytes(15) + b"\0"  # one code, for "the same as before"
    tables = segment(0xDB, b"\0" + b"\1" * 64) + segment(0xC4, b"\0" + codes + b"\x10" + codes)
    scan = segment(0xDA, b"\1\1\0\0\x3f\0") + b"\x3f"
    return written(b"\xff\xd8" + tables + frame(8, 8, 1) + scan + b"\xff\xd9")


@pytest.mark.parametrize("ink", ["colour", "saving"])
def test_a_picture_of_ones_own_is_on_its_card(ink: str) -> None:
    source = f'{plain_deck()}\n[pictures]\nv3 = "{grey_square()}"\n'
    order = replace(A4, only=("voter",), ink=ink)
    sheets = print_game("vossa_excelencia", order, settings={"deck": source})
    assert photos(sheets.pdf) == [(8, 8)]


def test_parts_that_a_deck_of_ones_own_lacks_are_no_mistake_unless_nothing_is_left() -> None:
    own = {"deck": plain_deck()}  # with no card of the expansion
    sheets = print_game("vossa_excelencia", replace(A4, only=("expansion", "voter")), settings=own)
    assert counted(sheets) == {"voter": 6}
    with pytest.raises(Problem, match="expansion"):
        print_game("vossa_excelencia", replace(A4, only=("expansion",)), settings=own)


def test_a_deck_that_does_not_check_is_not_printed() -> None:
    with pytest.raises(Problem, match="deck"):
        print_game("vossa_excelencia", settings={"deck": "nonsense = "})


@pytest.mark.parametrize("name", NAMES)
def test_parts_can_be_asked_for_by_name(name: str) -> None:
    for part in sections_of(name)[:-2]:
        title = games.find(name).speaker("pt").say(Text(f"paper-{part}"))
        assert title
    assert sections_of(name)[-2:] == ["rules", "summary"]
