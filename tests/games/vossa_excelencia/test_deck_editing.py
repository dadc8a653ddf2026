"""A deck file is changed in place: what was not asked for stays, letter by letter, comments too."""

import difflib
import tomllib

import pytest

from ludoteca.games.vossa_excelencia.deck_file import check, example
from ludoteca.games.vossa_excelencia.decks import FOLDER
from ludoteca.games.vossa_excelencia.edit import change, literal
from ludoteca.games.vossa_excelencia.sentences import DeckProblem
from ludoteca.games.vossa_excelencia.workshop import WORKSHOP

DECK = example("en")


def differing(before: str, after: str) -> tuple[list[str], list[str]]:
    """The lines that went, and those that came."""
    lines = [
        line
        for line in difflib.ndiff(before.split("\n"), after.split("\n"))
        if line[0] in "+-" and line[2:].strip()
    ]
    return [x[2:] for x in lines if x[0] == "-"], [x[2:] for x in lines if x[0] == "+"]


def set_to(section: str, place: int, field: str, value: object) -> dict[str, object]:
    return {"do": "set", "section": section, "place": place, "field": field, "value": value}


def test_a_field_is_written_anew_and_nothing_else() -> None:
    after = change(DECK, [set_to("voter", 5, "capital", 5)])
    assert differing(DECK, after) == (["capital = 4"], ["capital = 5"])
    assert tomllib.loads(after)["voter"][5]["capital"] == 5


def test_comments_beside_above_and_within_a_field_stay() -> None:
    text = '[[voter]]\n# why\ncapital = 4  # dear\nrules = [\n    "hand +1",  # one\n]\n'
    after = change(
        text, [set_to("voter", 0, "capital", 5), set_to("voter", 0, "rules", ["locked"])]
    )
    assert "# why\ncapital = 5  # dear\n" in after
    assert 'rules = ["locked"]  # one' in after
    gone = change(text, [set_to("voter", 0, "capital", None)])
    assert "capital" not in gone
    assert "# dear" in gone


def test_a_field_that_is_new_comes_last_and_in_the_file_s_own_language() -> None:
    text = '[[eleitorado]]\nid = "a"\n\n# the next one\n[[eleitorado]]\nid = "b"\n'
    after = change(text, [set_to("voter", 0, "cost", "2 square + 1 any")])
    assert after.startswith(
        '[[eleitorado]]\nid = "a"\ncusto = "2 careta + 1 qualquer"\n\n# the next'
    )


def test_cards_come_and_go_and_comments_stay() -> None:
    after = change(
        DECK,
        [
            {"do": "remove", "section": "party", "place": 5},
            {
                "do": "add",
                "section": "party",
                "fields": {"id": "novo", "name": {"pt": "Novo", "en": "New"}, "capital": None},
            },
        ],
    )
    gone, come = differing(DECK, after)
    assert 'id = "party-6"' in gone
    assert come[-2:] == ['id = "novo"', 'name = { pt = "Novo", en = "New" }']
    assert [line for line in gone if line.startswith("#")] == []
    assert check(after) == []


def test_title_and_keywords() -> None:
    empty = WORKSHOP.beginnings["empty"]("pt")
    after = change(
        empty,
        [
            {"do": "top", "field": "title", "value": 'O "nosso"'},
            {"do": "keyword", "field": "turma", "value": "Turma"},
            {"do": "keyword", "field": "bando", "value": {"pt": "Bando", "en": "Gang"}},
            {"do": "keyword", "field": "turma", "value": None},
            {"do": "add", "section": "voter", "fields": {"id": "a", "name": "A"}},
        ],
    )
    assert tomllib.loads(after) == {
        "titulo": 'O "nosso"',
        "palavras": {"bando": {"pt": "Bando", "en": "Gang"}},
        "eleitorado": [{"id": "a", "nome": "A"}],
    }
    assert after.startswith("# Um baralho")


@pytest.mark.parametrize(
    "text",
    [
        '[[voter]]\nid = "a"\nname.pt = "A"\nname.en = "B"\ncapital = 1\n',
        '[[voter]]\nid = "a"\ncapital = 1\n[voter.name]\npt = "A"\nen = "B"\n',
    ],
)
def test_a_name_in_two_parts_is_replaced_whole(text: str) -> None:
    after = change(text, [set_to("voter", 0, "name", "C")])
    assert tomllib.loads(after) == {"voter": [{"id": "a", "name": "C", "capital": 1}]}


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ('voter = [{ id = "a" }]\n', set_to("voter", 0, "capital", 2)),
        (DECK, set_to("voter", 99, "capital", 2)),
        (DECK, set_to("nobody", 0, "capital", 2)),
        (DECK, set_to("voter", 0, "capital", 2.5)),
        (DECK, set_to("voter", 0, "capital = 3\nid", 2)),
        (DECK, {"do": "burn"}),
        ("not toml", {"do": "add", "section": "voter", "fields": {"id": "a"}}),
    ],
)
def test_what_cannot_be_done_safely_is_refused(text: str, wanted: dict[str, object]) -> None:
    with pytest.raises((DeckProblem, tomllib.TOMLDecodeError)):
        change(text, [wanted])


@pytest.mark.parametrize("said", ['a "b"', "a\\b", "a\nb\x7f", "]] # no", "é ✓ 𝄞"])
def test_a_text_is_read_as_it_was_meant(said: str) -> None:
    assert tomllib.loads(f"x = {literal(said)}") == {"x": said}


def test_every_field_of_the_house_deck_can_be_written_again() -> None:
    text = (FOLDER / "deck.toml").read_text(encoding="utf-8")
    cards = tomllib.loads(text)["infamy"]
    changes = [
        set_to("infamy", place, field, value)
        for place, card in enumerate(cards)
        for field, value in card.items()
    ]
    assert tomllib.loads(change(text, changes[:20])) == tomllib.loads(text)


def test_a_look_shows_every_card_of_a_faulty_deck_and_the_field_that_is_wrong() -> None:
    seen = WORKSHOP.look(DECK.replace('"gain 2 hip"', '"gain 2 gold"', 1), "en")
    assert [(f.card, f.field) for f in seen.faults] == [("politician-6", "articulation")]
    assert len(seen.cards) == len(WORKSHOP.look(DECK, "en").cards)
    safe = next(card for card in seen.cards if card.id == "safe")
    assert (safe.name, safe.copies, safe.place) == ("Safe", 4, 2)
    assert safe.lines[0].startswith("Costs 2")
    assert seen.keywords == {"personality": "Personality"}


@pytest.mark.parametrize("field", ["copies", "capital"])
def test_a_number_that_is_not_whole_is_refused_at_its_field(field: str) -> None:
    """The form sends it as it was typed: the check says at the field what is wrong."""
    after = change(DECK, [set_to("voter", 0, field, "1.5")])
    [fault] = check(after)
    assert (fault.field, fault.text.id) == (field, "deck-bad-number")
