"""A game is known by lying in a folder of games: nothing outside that folder names one."""

import ast
from collections.abc import Iterator
from pathlib import Path

import ludoteca
from ludoteca.kernel.game import names

PACKAGE = Path(ludoteca.__file__).parent
WEB = PACKAGE.parents[1] / "web"
GAMES = (*names(), "toy")  # the toy lies in a further folder, and the tests look for it there
BUILT = {"games", "static", "guide", "drawn"}  # the games themselves, and what is made from them
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def sources() -> list[Path]:
    """What is written by hand of the package."""
    return [
        file
        for file in PACKAGE.rglob("*.py")
        if not BUILT.intersection(file.relative_to(PACKAGE).parts)
    ]


def spoken(tree: ast.AST) -> Iterator[str]:
    """The modules that a source imports and its texts, but for docstrings, which have examples."""
    said = [node.body[0] for node in ast.walk(tree) if isinstance(node, DOCUMENTED) and node.body]
    docs = [line.value for line in said if isinstance(line, ast.Expr)]
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in docs:
            yield node.value


def named(text: str) -> list[str]:
    """The games that a text names as a word or as a part of a path."""
    words = "".join(sign if sign.isalnum() or sign == "_" else " " for sign in text).split()
    return [game for game in GAMES if game in words]


def test_no_source_of_the_package_names_a_game() -> None:
    found = {
        f"{file.relative_to(PACKAGE)}: {text[:80]}"
        for file in sources()
        for text in spoken(ast.parse(file.read_text(encoding="utf-8")))
        if named(text)
    }
    assert not found


def test_no_source_of_the_pages_names_a_game() -> None:
    files = [*(WEB / "src").rglob("*.*"), WEB / "index.html", WEB / "press.js"]
    assert len(files) > 100
    found = {file for file in files if named(file.read_text(encoding="utf-8"))}
    assert not found


def test_a_name_is_found_where_there_is_one() -> None:
    tree = ast.parse('"""As in toy."""\nfrom ludoteca.games.toy import GAME\nX = "/t/quissama/1"\n')
    assert [named(text) for text in spoken(tree)] == [["toy"], ["quissama"]]
    assert named("toys and quissamas") == []
