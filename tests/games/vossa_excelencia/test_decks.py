"""Decks brought along: the house deck's contents, odd decks played to the end, tables with them."""

import json

import pytest

import ludoteca.kernel.table as tables
from ludoteca.games.vossa_excelencia import GAME
from ludoteca.games.vossa_excelencia.book import Book
from ludoteca.games.vossa_excelencia.card_text import catalogue
from ludoteca.games.vossa_excelencia.deck_file import check, example, parse
from ludoteca.games.vossa_excelencia.decks import edition, house_deck, read_deck
from ludoteca.games.vossa_excelencia.instructions import CATEGORY_NAMES, SPHERE_NAMES
from ludoteca.games.vossa_excelencia.notation import read_position
from ludoteca.games.vossa_excelencia.state import Position
from ludoteca.games.vossa_excelencia.workshop import WORKSHOP
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.playout import play_randomly
from ludoteca.kernel.problems import Problem
from ludoteca.kernel.random import Random
from ludoteca.kernel.record import decode
from tests.games.vossa_excelencia.board import plain_deck
from tests.games.vossa_excelencia.odd_decks import ODD_DECKS

pytestmark = pytest.mark.pure
SCHOOL = WORKSHOP.beginnings["school"]("pt")
DECKS = {**ODD_DECKS, "example": example("pt"), "plain": plain_deck(), "school": SCHOOL}


def house_book() -> Book:
    book = house_deck().book
    assert isinstance(book, Book)
    return book


@pytest.mark.parametrize(
    ("category", "least"),
    [("politician", 12), ("party", 12), ("infamy", 24), ("event", 24), ("voter", 30)],
)
def test_the_house_deck_is_large_enough(category: str, least: int) -> None:
    assert house_deck().count(CATEGORY_NAMES.index(category)) >= least


def test_the_house_deck_has_80_parliamentarians_and_20_with_fees() -> None:
    cards = [card for card in house_book().cards if card.category == 2]
    assert sum(1 for card in cards if not card.expansion) >= 80
    assert sum(1 for card in cards if card.expansion) >= 20


@pytest.mark.parametrize("category", ["politician", "party", "parliamentarian", "voter"])
def test_the_six_spheres_are_treated_alike(category: str) -> None:
    number = CATEGORY_NAMES.index(category)
    counts = [
        sum(1 for card in house_book().cards if card.category == number and sphere in card.spheres)
        for sphere in range(len(SPHERE_NAMES))
    ]
    assert len(set(counts)) == 1


@pytest.mark.parametrize("language", ["pt", "en"])
def test_every_card_of_the_house_says_what_it_does(language: str) -> None:
    said = catalogue(house_book(), GAME.speaker(language))
    for card in said:
        assert card["name"]
        assert card["flavour"]
        assert "{" not in json.dumps(card["lines"])
    assert len({card["flavour"] for card in said}) == len(
        {card.slug for card in house_book().cards}
    )


def test_a_cards_text_comes_from_its_data() -> None:
    said = {card["code"]: card["lines"] for card in catalogue(house_book(), GAME.speaker("pt"))}
    assert said["lobista"] == ["Articule: perca 1 de dinheiro; se fizer isso, ganhe 2 de poder."]
    assert said["cassacao"] == [
        "Vale para todos, na ordem: se você tiver pelo menos 4 infâmias, descarte 1 eleitorado."
    ]
    said = {card["code"]: card["lines"] for card in catalogue(house_book(), GAME.speaker("en"))}
    assert said["pizza"] == [
        "When it enters play: discard 2 infamies and each rival discards 1 infamy."
    ]


@pytest.mark.parametrize("name", DECKS)
@pytest.mark.parametrize("players", [2, 3, 6])
def test_odd_decks_come_to_an_end(name: str, players: int) -> None:
    row = ActionBuffer(GAME.vocabulary.size)
    for seed in range(6):
        options = {"deck": DECKS[name], "expansion": "on" if seed % 2 else "off"}
        state = GAME.new(players, Random(seed), options)
        box = state.census()
        assert play_randomly(state, Random(seed), row, 60_000) < 60_000
        assert state.census() == box


@pytest.mark.parametrize("language", ["pt", "en"])
def test_the_example_is_a_good_deck(language: str) -> None:
    assert check(example(language)) == []


def test_the_school_deck_is_whole_and_treats_the_spheres_alike() -> None:
    assert check(SCHOOL) == []
    book = parse(SCHOOL).book
    assert isinstance(book, Book)
    cards = [card for card in book.cards if card.copy == 1]
    for category, least in enumerate((6, 6, 42, 7, 12, 18)):
        assert sum(card.category == category for card in cards) >= least, CATEGORY_NAMES[category]
    for sphere in range(len(SPHERE_NAMES)):
        assert sum(sphere in card.spheres for card in book.cards) == 13
    assert all(card.name.pt != "" and card.name.en != "" for card in cards)


def test_a_table_with_a_deck_of_its_own() -> None:
    table = tables.new("vossa_excelencia", 2, seed=3, options={"deck": example("en")})
    seat = table.waiting[0]
    options = table.options(seat)
    assert any(option.notation.startswith("articulate politician-") for option in options)
    table.play(seat, options[-1])
    again = tables.replay(decode(table.record().encode()))
    assert again.state.dump() == table.state.dump()
    assert all(table.log(seat, "en"))
    position = json.loads(json.dumps(table.state.dump()))
    resumed = tables.Table.resume(table.record(), position, table.steps)
    assert resumed.view(0) == table.view(0)
    text = table.game.write_position(table.state)
    assert table.game.read_position(text).view(0) == table.view(0)
    assert [option.notation for option in resumed.options(resumed.waiting[0])] == [
        option.notation for option in table.options(table.waiting[0])
    ]


def test_games_of_the_first_edition_go_on_with_it() -> None:
    board = (
        "dona-carne$2 naftalina | zeca-mutirao pitch | zone feirantes, hand0 podcast-quatro-horas"
    )
    begun = read_position(board.replace("pitch", "partido-pitch"), "house-1")
    saved = json.loads(json.dumps(begun.dump()))
    for name in ("house-1", ""):  # positions of version 4 and before say nothing
        again = GAME.reload({**saved, "deck": name})
        assert isinstance(again, Position)
        assert again.deck is edition(-1)
        assert again.view(0)["deck"] == "house-1"
        assert GAME.at(again).words is not GAME.words
    now = read_position("dona-carne naftalina | zeca-mutirao partido-pitch | zone feirantes")
    assert isinstance(now, Position)
    assert now.deck is house_deck()
    assert now.dump()["deck"] == "house-5"


@pytest.mark.parametrize(("name", "number"), [("house-2", -2), ("house-3", -3), ("house-4", -4)])
def test_games_of_an_older_edition_go_on_with_it(name: str, number: int) -> None:
    board = "dona-carne naftalina | zeca-mutirao partido-pitch | zone feirantes"
    begun = read_position(board, name)
    again = GAME.reload(json.loads(json.dumps(begun.dump())))
    assert isinstance(again, Position)
    assert again.deck is edition(number)
    assert again.view(0)["deck"] == name


def test_a_faulty_deck_opens_no_table() -> None:
    with pytest.raises(Problem, match=r"line 1, p1: .*name"):
        tables.new("vossa_excelencia", 2, options={"deck": "[[politician]]\nid = 'p1'\n"})


def test_the_same_deck_is_read_once() -> None:
    assert read_deck(example("en")) == read_deck(example("en"))
    assert read_deck(example("pt")) != read_deck(example("en"))
    assert parse(example("pt")).name == parse(example("pt")).name
