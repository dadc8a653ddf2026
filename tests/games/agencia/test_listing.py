"""The list of cards by effect is the data's, and no card has code of its own."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.games.agencia import GAME
from ludoteca.games.agencia.listing import listing, users

PAGE = Path(__file__).parents[3] / "docs/agencia-cards.md"
CARDS = {"card", "kind", "source", "society", "alter_card", "natural"}  # what holds a card's number
RULES = ["alter", "structures", "costs", "course", "crisis", "drawing", "drive", "effect", "field"]
RULES += ["handing", "hegemony", "history", "interpreter", "judge", "books", "match", "moves"]
RULES += ["natural", "rules", "standing", "swapping", "turn", "verbs", "who"]


def test_the_page_is_made_from_the_data() -> None:
    assert PAGE.read_text(encoding="utf-8") == listing()
    assert GAME.meta.credit in listing()


def test_every_word_is_used() -> None:
    assert all(users().values())
    assert {number for cards in users().values() for number in cards} == set(range(1, 207))


def names(node: ast.expr) -> set[str]:
    """What an expression speaks of: `books.society[seat]` is society."""
    if isinstance(node, ast.Subscript):
        return names(node.value)
    if isinstance(node, ast.Attribute):
        return {node.attr}
    return {node.id} if isinstance(node, ast.Name) else set()


def asked_by_number(source: str) -> Iterator[str]:
    """Comparisons of a card with a number written down."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            numbers = [each for side in sides for each in ast.walk(side)]
            is_number = any(
                isinstance(each, ast.Constant)
                and isinstance(each.value, int)
                and each.value not in (0, 1)
                for each in numbers
            )
            if is_number and any(names(side) & CARDS for side in sides):
                yield ast.unparse(node)


@pytest.mark.parametrize("module", RULES)
def test_the_rules_never_ask_which_card_it_is(module: str) -> None:
    source = (GAME.folder / f"{module}.py").read_text(encoding="utf-8")
    assert list(asked_by_number(source)) == []


def test_asking_which_card_it_is_would_be_seen() -> None:
    assert list(asked_by_number("if books.society[seat] == 58: pass"))
    assert list(asked_by_number("if card in (16, 17): pass"))
