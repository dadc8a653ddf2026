"""Every ruling is written down once and names a test that is there."""

import ast
from pathlib import Path

import pytest

from ludoteca.games.quissama import GAME

FOLDER = Path(__file__).parent


def rulings() -> list[tuple[str, str, str]]:
    """Question, answer and test of every row of the first table."""
    text = (GAME.folder / "RULINGS.md").read_text(encoding="utf-8").split("\n## ")[0]
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")]
    assert rows[0] == ["ruling", "how we play", "test"]
    return [(question, answer, test.strip("`")) for question, answer, test in rows[2:]]


@pytest.mark.parametrize(("question", "answer", "test"), rulings())
def test_a_ruling_names_a_test_that_is_there(question: str, answer: str, test: str) -> None:
    file, _, name = test.partition("::")
    tree = ast.parse((FOLDER / file).read_text(encoding="utf-8"))
    assert name in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    assert answer.endswith(".")


def test_each_ruling_stands_there_once() -> None:
    questions = [question for question, _, _ in rulings()]
    assert len(questions) == len(set(questions))
