"""Traps of the languages we speak, looked for in every text there is."""

import re
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parent.parent
PORTUGUESE = [*ROOT.glob("src/ludoteca/**/text/pt.ftl"), *ROOT.glob("web/src/text/pt.ftl")]


NEVER_LOST = ("board-decorations-counted",)  # points that are never fewer than none


def test_none_is_not_said_as_one() -> None:
    """In Portuguese the category `one` holds 0 too: `[one] 1 mesa` says that there is a table."""
    assert len(PORTUGUESE) > 8
    wrong = re.compile(r"(?m)^\s*\*?\[one\]\s.*\b1\b.*$")
    found = {path.parent.parent.name: wrong.findall(path.read_text("utf-8")) for path in PORTUGUESE}
    assert {place: lines for place, lines in found.items() if lines} == {}


class Selectors(Visitor):
    """Where a text chooses by the value of a variable: the values it names."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.generic_visit(node)
        if isinstance(node.selector, ast.VariableReference) and node.selector.id.name in self.names:
            keys = [variant.key for variant in node.variants]
            self.found.append(
                {it.name if isinstance(it, ast.Identifier) else it.value for it in keys}
            )


def selectors(path: Path, names: tuple[str, ...]) -> list[tuple[str, set[str]]]:
    """The messages of a file that choose by one of these variables, with the values they name."""
    found: list[tuple[str, set[str]]] = []
    for message in parse(path.read_text("utf-8")).body:
        if isinstance(message, ast.Message):
            reader = Selectors(names)
            reader.visit(message)
            found += [(message.id.name, keys) for keys in reader.found]
    return found


def test_a_point_lost_is_not_said_as_a_point_won() -> None:
    """The category `one` holds -1 too: `[one] 1 point` says that there is a point."""
    wrong = [
        f"{path.parent.parent.name} {path.stem}: {message}"
        for path in [*ROOT.glob("src/ludoteca/**/text/*.ftl"), *ROOT.glob("web/src/text/*.ftl")]
        for message, keys in selectors(path, ("points", "score"))
        if message not in NEVER_LOST and ("one" in keys or ("1" in keys and "-1" not in keys))
    ]
    assert wrong == []


def test_an_apostrophe_is_not_the_mark_of_typewriters() -> None:
    """We write Ana’s, not Ana's, in all that is read: texts, rules, lessons and our own cards."""
    straight = re.compile(r"[\w}]'[^\W\d_]|s'(?=[\s.,;:)])")
    texts = [*ROOT.glob("src/ludoteca/**/*.ftl"), *ROOT.glob("web/src/text/*.ftl")]
    read = {path: re.sub(r"(?m)^#.*$", "", path.read_text("utf-8")) for path in texts}
    pages = ROOT.glob("src/ludoteca/games/*/text/*.md")
    read |= {path: path.read_text("utf-8") for path in pages}
    decks = ROOT.glob("src/ludoteca/games/vossa_excelencia/*.toml")
    read |= {path: "\n".join(re.findall(r'"[^"\n]*"', path.read_text("utf-8"))) for path in decks}
    assert len(read) > 40
    found = {str(path.relative_to(ROOT)): straight.findall(text) for path, text in read.items()}
    assert {path: marks for path, marks in found.items() if marks} == {}
