"""What CONTRIBUTING says of the sources is so."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
SOURCES = [*ROOT.glob("src/ludoteca/**/*.py")]


def section(heading: str) -> str:
    """What stands under a heading."""
    return PAGE.partition(f"## {heading}\n")[2].partition("\n## ")[0]


def failures() -> set[str]:
    """Every class that can be raised: those built upon an exception, and upon one of these."""
    classes = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
    }
    raised = {"Exception", "ValueError", "RuntimeError", "LookupError", "OSError"}
    found: set[str] = set()
    while more := {name for name, bases in classes.items() if bases & (raised | found)} - found:
        found |= more
    return found


def test_every_failure_stands_in_the_glossary() -> None:
    named = set(re.findall(r"`(\w+)`", section("Glossary")))
    found = failures()
    assert len(found) > 15
    assert found - named == set()


def test_every_file_that_a_click_passes_is_there() -> None:
    rows = re.findall(r"^\| (.*?) \|", section("One click, file by file"), re.MULTILINE)
    named = {name for row in rows for name in re.findall(r"`([^`]+\.(?:py|ts|svelte))`", row)}
    there = [str(path) for folder in ("src", "web/src") for path in (ROOT / folder).rglob("*.*")]
    assert len(named) > 30
    for name in named:
        ending = "/" + name.replace("games/<name>/", "")
        assert any(path.endswith(ending) for path in there), name
