"""Every ruling of every game is written down once, names tests that are there, and can be read.

A row of `RULINGS.md` says where a player reads it: the heading of the rules page, and words that
stand there in Portuguese and in English.
"""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from ludoteca.kernel.game import find, names

TESTS = Path(__file__).parent.parent / "games"
NAMED = re.compile(r"`(?:(\w+\.py)::|::)?(test_\w+)`")  # a test without a file is in the one before
PAGE = re.compile(r"`(\w+)` (.+) / (.+)")
HEADING = re.compile(r"^## .*\{#(\w+)\}$", re.MULTILINE)

# So that none is lost unnoticed.
AT_LEAST = {
    "agencia": 129,
    "conspiracy": 32,
    "foto_perfeita": 46,
    "quissama": 70,
    "vossa_excelencia": 57,
}


def rulings(game: str) -> list[tuple[str, str, str, str]]:
    """Question, answer, where it is read and tests of every row of the first table."""
    text = (find(game).folder / "RULINGS.md").read_text(encoding="utf-8").split("\n## ")[0]
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")]
    assert rows[0][-1] == "test"
    return [(question, answer, page, tests) for question, answer, page, tests in rows[2:]]


ALL = [(game, *ruling) for game in names() for ruling in rulings(game)]


@cache
def sections(game: str, language: str) -> dict[str, str]:
    """The rules page by the names of its headings."""
    page = find(game).folder / "text" / f"rules.{language}.md"
    _, *parts = HEADING.split(page.read_text(encoding="utf-8"))
    return dict(zip(parts[::2], parts[1::2], strict=True))


@cache
def functions(game: str, file: str) -> set[str]:
    tree = ast.parse((TESTS / game / file).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize(("game", "question", "answer", "page", "tests"), ALL)
def test_a_ruling_names_tests_that_are_there(
    game: str, question: str, answer: str, page: str, tests: str
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
def test_every_ruling_can_be_read_on_the_rules_page(game: str) -> None:
    missing = []
    for question, _, page, _ in rulings(game):
        found = PAGE.fullmatch(page)
        assert found, f"{question}: {page!r} names no heading and words in both languages"
        heading, *words = found.groups()
        for language, said in zip(("pt", "en"), words, strict=True):
            if said not in sections(game, language).get(heading, ""):
                missing.append((question, language, heading, said))
    assert not missing


@pytest.mark.parametrize("game", names())
def test_each_ruling_is_found_by_words_of_its_own(game: str) -> None:
    pages = [page for _, _, page, _ in rulings(game)]
    assert len(set(pages)) == len(pages)


@pytest.mark.parametrize("game", names())
def test_each_ruling_stands_there_once(game: str) -> None:
    questions = [question for question, _, _, _ in rulings(game)]
    assert len(set(questions)) == len(questions) >= AT_LEAST[game]
