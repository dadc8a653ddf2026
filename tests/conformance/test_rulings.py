"""Every ruling of every game is written down once, and names tests that are there."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from ludoteca.kernel.game import find, names

TESTS = Path(__file__).parent.parent / "games"
NAMED = re.compile(r"`(?:(\w+\.py)::|::)?(test_\w+)`")  # a test without a file is in the one before

# So that none is lost unnoticed.
AT_LEAST = {
    "agencia": 99,
    "conspiracy": 31,
    "foto_perfeita": 42,
    "quissama": 70,
    "vossa_excelencia": 52,
}


def rulings(game: str) -> list[tuple[str, str, str]]:
    """Question, answer and tests of every row of the first table."""
    text = (find(game).folder / "RULINGS.md").read_text(encoding="utf-8").split("\n## ")[0]
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")]
    assert rows[0][-1] == "test"
    return [(question, answer, tests) for question, answer, tests in rows[2:]]


ALL = [(game, *ruling) for game in names() for ruling in rulings(game)]


@cache
def functions(game: str, file: str) -> set[str]:
    tree = ast.parse((TESTS / game / file).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize(("game", "question", "answer", "tests"), ALL)
def test_a_ruling_names_tests_that_are_there(
    game: str, question: str, answer: str, tests: str
) -> None:
    assert question
    assert answer.endswith(".")
    named = NAMED.findall(tests)
    assert len(named) == tests.count("`") / 2 > 0
    file = ""
    for given, test in named:
        file = given or file
        assert test in functions(game, file)


@pytest.mark.parametrize("game", names())
def test_each_ruling_stands_there_once(game: str) -> None:
    questions = [question for question, _, _ in rulings(game)]
    assert len(set(questions)) == len(questions) >= AT_LEAST[game]
