"""Texts that are no deck file at all, told in words; and how each field could be written."""

import re
import tomllib

from ludoteca.games.vossa_excelencia.sentences import DeckProblem
from ludoteca.kernel.text import Text

MOST_BYTES = 256 * 1024
MOST_DOTS = 16  # in one name: the reader of TOML takes the square of it in time
MOST_DIGITS = 4300  # of a number: Python reads no more
EXAMPLES = {  # how a field could be written, for who has written it wrongly
    "title": 'title = "Grêmio da escola"',
    "id": 'id = "lobista-2"',
    "name": 'name = "Lobista"',
    "flavour": 'flavour = "Ao seu dispor."',
    "sphere": 'sphere = "square"',
    "keywords": 'keywords = ["personality"]',
    "copies": "copies = 3",
    "capital": "capital = 2",
    "cost": 'cost = "2 populist + 1 any"',
    "expansion": "expansion = true",
    "direct": 'direct = "draw 2"',
    "articulation": 'articulation = "gain 2 hip or draw 1"',
    "action": 'action = "discard this: gain 3 power"',
    "dawn": 'dawn = "gain 1 money"',
    "dusk": 'dusk = "have 5 parliamentarian: draw 1"',
    "elections": 'elections = "discard 1 infamy"',
    "setup": 'setup = "gain 1 money"',
    "event": 'event = "have 2 infamy: lose 1 money"',
    "rules": 'rules = ["hand +1"]',
}
# What the reader of TOML says, and which of our sentences says it to somebody who wrote a deck.
SYNTAX = (
    ("Expected '=' after", "equals"),
    ("Unclosed array", "unclosed"),
    ("Unclosed inline table", "unclosed"),
    ("Unterminated string", "quotes"),
    ("Illegal character", "quotes"),
    ("Expected newline or end of document", "one-line"),
    ("at the end of a table declaration", "header"),
    ("at the end of an array declaration", "header"),
    ("Cannot declare", "twice"),
    ("Cannot overwrite", "twice"),
    ("Cannot mutate", "twice"),
    ("Unescaped", "backslash"),
    ("Invalid value", "value"),
    ("Invalid statement", "statement"),
    ("Invalid initial character for a key", "statement"),
)


def unreadable(source: str) -> tuple[int, DeckProblem] | None:
    """What is wrong with a text, and where, before it is read as TOML."""
    if half := re.search("[\ud800-\udfff]", source):
        return source.count("\n", 0, half.start()) + 1, DeckProblem("not-unicode")
    if len(source.encode()) > MOST_BYTES:
        return 0, DeckProblem("too-long", most=MOST_BYTES // 1024)
    if dotted := _dotted_line(source):
        return dotted, DeckProblem("dotted", most=MOST_DOTS)
    return None


def not_toml(source: str, error: Exception) -> tuple[int, DeckProblem]:
    """Where and why a text is no TOML."""
    if isinstance(error, tomllib.TOMLDecodeError):
        place = re.search(r"line (\d+)", str(error))
        line = int(place[1]) if place else source.count("\n") + 1
        return line, _toml_problem(str(error))
    if isinstance(error, RecursionError):
        return 0, DeckProblem("nested")
    number = re.search(rf"[0-9_]{{{MOST_DIGITS},}}", source)
    line = source.count("\n", 0, number.start()) + 1 if number else 0
    return line, DeckProblem("huge-number")


def _toml_problem(detail: str) -> DeckProblem:
    """Why a text is no TOML: in our words where we have some, else as the reader puts it."""
    wrong = DeckProblem("not-toml", detail=detail)
    found = [name for said, name in SYNTAX if said in detail]
    if found:
        wrong.text = Text(wrong.text.id, {"detail": Text(f"toml-{found[0]}")})
    return wrong


def _dotted_line(source: str) -> int:
    """The first line with a name of too many parts, `a.b.c...`; 0 if there is none."""
    for number, line in enumerate(source.split("\n"), start=1):
        run = 0
        for part in line.split(".")[1:-1]:
            run = run + 1 if re.fullmatch(r"[\w\s\"'-]+", part) else 0
            if run >= MOST_DOTS:
                return number
    return 0
