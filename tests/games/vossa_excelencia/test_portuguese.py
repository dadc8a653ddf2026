"""Deck files written in Portuguese: the same cards, the same refusals in the writer's own words."""

import re
import tomllib
from dataclasses import replace

import pytest

from ludoteca.games.vossa_excelencia import GAME
from ludoteca.games.vossa_excelencia.book import Book
from ludoteca.games.vossa_excelencia.deck_file import check, example, parse
from ludoteca.games.vossa_excelencia.decks import FOLDER, house_deck
from ludoteca.games.vossa_excelencia.portuguese import (
    FIELDS,
    SAID,
    SECTIONS,
    to_portuguese,
    translator,
)
from ludoteca.games.vossa_excelencia.sentences import WORDS, Reader
from tests.games.vossa_excelencia.board import card, plain_deck

READER = Reader({"personality": 0})


def in_portuguese(source: str) -> str:
    """A deck file with Portuguese sections, fields and sentences."""
    lines = []
    for line in source.split("\n"):
        if header := re.fullmatch(r"(\[+)(\w+)(\]+)", line):
            line = f"{header[1]}{SECTIONS[header[2]]}{header[3]}"
        elif field := re.fullmatch(r"(\w+)( = .*)", line):
            said = field[2] if field[1] in ("name", "flavour", "keywords", "title") else None
            names = SECTIONS if field[1] == "title" else FIELDS
            line = names.get(field[1], field[1]) + (said or to_portuguese(field[2]))
        elif line.startswith('    "'):
            line = to_portuguese(line)
        lines.append(line)
    return "\n".join(lines)


@pytest.mark.parametrize("source", [example("en"), (FOLDER / "deck.toml").read_text("utf-8")])
def test_the_same_deck_in_portuguese_is_the_same_deck(source: str) -> None:
    portuguese = in_portuguese(source)
    assert not re.search(
        r"\b(gain|articulation|receive|per)\b",
        re.sub(r"(?m)#.*|^(nome|frase|titulo) .*", "", portuguese),
    )
    assert check(portuguese) == []
    assert parse(portuguese).book.cards == parse(source).book.cards  # type: ignore[attr-defined]


def test_the_example_for_portuguese_says_in_portuguese_what_the_english_one_says() -> None:
    portuguese = example("pt")
    file = tomllib.loads(portuguese)
    sections = {"titulo", *SECTIONS.values()} - {"imagens"}
    assert set(file) == sections
    used = {
        field
        for cards in file.values()
        if isinstance(cards, list)
        for one in cards
        for field in one
    }
    assert used == {"id", "capital", *FIELDS.values()}
    mine, theirs = parse(portuguese).book, parse(example("en")).book
    assert isinstance(mine, Book)
    assert isinstance(theirs, Book)
    for one, other in zip(mine.cards, theirs.cards, strict=True):
        assert replace(one, slug=other.slug) == other


@pytest.mark.parametrize(
    ("source", "section"), [("[[politico]]\n", "eleitorado"), ("[[politician]]\n", "voter")]
)
def test_what_a_file_lacks_is_said_in_the_words_of_the_file(source: str, section: str) -> None:
    lacking = [fault.text.arguments["text"] for fault in check(source) if not fault.line]
    assert lacking[-1] == section


def test_the_house_deck_is_read_as_before() -> None:
    assert house_deck().name == "house-5"


@pytest.mark.parametrize(
    ("written", "english"),
    [
        ("ganhe 2 caretas", "gain 2 square"),
        ("ganhe 1 de influência descolada", "gain 1 hip"),
        ("um rival perde 1 dinheiro", "target lose 1 money"),
        ("cada rival dá 1 dinheiro", "others give 1 money"),
        ("todo mundo descarta 1 da mão", "everyone discard 1 hand"),
        ("descarte esta carta: ganhe 3 de poder", "discard this: gain 3 power"),
        ("role 1-2 -> receba 1 infamia | 6 -> nada", "roll 1-2 -> receive 1 infamy | 6 -> nothing"),
        (
            "Tenha 3 infâmias: desvire todos parlamentares",
            "have 3 infamy: unturn all parliamentarian",
        ),
        ("ganhe 1 dinheiro por personality", "gain 1 money per personality"),
        ("troque de partido ou saia do jogo", "switch party or leave game"),
    ],
)
def test_sentences_are_understood(written: str, english: str) -> None:
    assert READER.sentence(written) == READER.sentence(english)


@pytest.mark.parametrize(
    ("written", "english"),
    [
        ("mão +1", "hand +1"),
        ("gaste aqui", "spend here"),
        ("desconto 1 eleitorado", "discount 1 voter"),
        ("proíbe articular personality", "forbid articulate personality"),
        ("proíbe desvirar carta", "forbid unturn card"),
        ("capital 1 por descolada", "capital 1 per hip"),
        ("mantém influência", "keep influence"),
        ("imune a eventos", "immune to events"),
        ("coringa careta", "wild square"),
    ],
)
def test_rules_are_understood(written: str, english: str) -> None:
    assert READER.rule(written) == READER.rule(english)


def test_every_word_of_the_language_has_a_portuguese_one() -> None:
    known = {word for phrase in SAID for word in phrase.split()} | {"capital"}
    assert known >= WORDS
    every = [word for words in SAID.values() for word in words]
    assert len(every) == len(set(every)), "no word means two things"


def test_a_keyword_of_the_deck_is_never_taken_for_a_word_of_the_language() -> None:
    assert translator(["carta"])("gain 1 money per carta") == "gain 1 money per carta"
    assert translator()("gain 1 money per carta") == "gain 1 money per card"


def test_what_is_wrong_is_quoted_as_it_was_written_with_an_example_alike() -> None:
    wrong = '[[parlamentar]]\nid = "x"\nnome = "x"\ncusto = "2 poder"\ncopias = 40\n'
    cost, copies = check(plain_deck().replace("[[parliamentarian]]", "[[parlamentar]]") + wrong)
    assert (cost.card, cost.field) == ("x", "cost")
    assert cost.text.arguments["text"] == "2 poder"
    assert "careta" in str(cost.text.arguments["known"])
    assert cost.example == 'custo = "2 populista + 1 qualquer"'
    assert (copies.field, copies.text.arguments["text"]) == ("copies", "copias")


def test_one_thing_by_two_names_is_refused() -> None:
    (section,) = check(plain_deck() + '[[evento]]\nid = "y"\nnome = "y"\nevento = "nada"\n')
    assert section.text.id == "deck-two-names"
    field = check(plain_deck() + card("voter", "y", "capital = 1; nome = 'z'"))
    assert [fault.text.id for fault in field] == ["deck-two-names"]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("import os", "equals"),
        ("[[voter]\n", "header"),
        ('name = "Fulano\n', "quotes"),
        ("rules = [1\n", "unclosed"),
        ("capital = 1 2", "one-line"),
        ("capital = 1\ncapital = 2", "twice"),
        ("capital = lots", "value"),
        ("= 3", "statement"),
        ('name = "\\q"', "backslash"),
    ],
)
def test_what_is_no_toml_is_told_in_words(text: str, name: str) -> None:
    (fault,) = check(text)
    assert fault.line >= 1
    for language in ("pt", "en"):
        said = GAME.speaker(language).say(fault.text)
        assert GAME.speaker(language).say(fault.text.arguments["detail"]) in said  # type: ignore[arg-type]
    assert fault.text.arguments["detail"].id == f"toml-{name}"  # type: ignore[union-attr]
