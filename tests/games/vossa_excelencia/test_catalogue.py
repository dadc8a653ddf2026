"""The cards as boards and lists are given them: words, signs, and where the rules explain them."""

from typing import Any

import pytest

from ludoteca.games.vossa_excelencia import GAME
from ludoteca.games.vossa_excelencia.decks import read_deck
from ludoteca.kernel.random import Random
from tests.conformance.shapes import fault
from tests.games.vossa_excelencia.board import card, plain_deck


def printed(body: str, kind: str = "parliamentarian", language: str = "en") -> dict[str, Any]:
    """The card x of a deck, as a table with that deck shows it."""
    source = card(kind, "x", body) + plain_deck()
    state = GAME.new_position(2, Random(1), [0, 1, read_deck(source)])
    cards = GAME.at(state).cards(state, GAME.speaker(language))
    assert [each["card"] for each in cards] == list(range(len(cards)))
    assert [wrong for each in cards if (wrong := fault(each, GAME.card_type))] == []
    return next(dict(each) for each in cards if each["code"] == "x")


def signs(body: str) -> dict[str, str]:
    """The signs of a card by moment: `2 populist, draw`."""
    gist: dict[str, list[dict[str, Any]]] = printed(body)["gist"]
    return {
        moment: ", ".join(f"{s['count']} {s['shows']}" if s["count"] else s["shows"] for s in found)
        for moment, found in gist.items()
    }


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("direct = 'gain 2 populist'", {"direct": "2 populist"}),
        ("articulation = 'gain 1 any, draw 2'", {"articulation": "1 any, 2 draw"}),
        ("action = 'receive 1 infamy: gain 2 power'", {"action": "condition, 2 power"}),
        ("direct = 'gain 1 money or draw 1'", {"direct": "1 money, or, 1 draw"}),
        ("direct = 'roll 1-3 -> gain 1 hip | 6 -> gain 2 hip'", {"direct": "roll, hip"}),
        ("direct = 'others lose 1 money'", {"direct": "more"}),
        ("direct = 'gain 1 hip per infamy'", {"direct": "more"}),
        ("dawn = 'draw 1'", {}),
        ("capital = 2", {}),
    ],
)
def test_signs(body: str, said: dict[str, str]) -> None:
    assert signs(body) == said


@pytest.mark.parametrize(
    ("body", "headings"),
    [
        ("capital = 1", []),
        ("cost = '2 any'", ["costs"]),
        ("direct = 'draw 1'; articulation = 'draw 1'", ["revealing", "articulating", "effects"]),
        ("action = 'draw 1'; rules = 'hand 1'", ["actions", "effects", "golden"]),
    ],
)
def test_where_the_rules_explain_it(body: str, headings: list[str]) -> None:
    assert printed(body)["headings"] == headings


@pytest.mark.parametrize("language", ["pt", "en"])
def test_every_heading_is_on_the_rules_page(language: str) -> None:
    page = (GAME.folder / "text" / f"rules.{language}.md").read_text(encoding="utf-8")
    speaker = GAME.speaker(language)
    state = GAME.new_position(2, Random(1), [0, 1, 0])
    found = {h for each in GAME.cards(state, speaker) for h in each["headings"]}  # type: ignore[attr-defined]
    assert len(found) >= 6
    for heading in found:
        assert f"{{#{heading}}}" in page
        assert speaker.has(f"board-rule-{heading}")


def test_each_language_has_its_own_words() -> None:
    body = "flavour = { pt = 'Fulano', en = 'Somebody' }"
    assert printed(body, language="pt")["flavour"] == "Fulano"
    assert printed(body, language="en")["flavour"] == "Somebody"
