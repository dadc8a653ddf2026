"""Where things stand in a deck file: TOML readers forget the lines, complaints need them."""

import re
import tomllib
from collections.abc import Iterator

from ludoteca.games.vossa_excelencia.portuguese import ENGLISH_SECTION, Path, english_path

# Strings and comments, in which brackets and line breaks mean nothing; then brackets and breaks.
TOKEN = re.compile(
    r'"""(?:\\.|[^\\])*?"""(?!")'
    r"|'''.*?'''(?!')"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'"
    r"|#[^\n]*"
    r"|[\[\]{}\n]",
    re.DOTALL,
)
PART = r"""(?:[A-Za-z0-9_-]+|"(?:\\.|[^"\\\n])*"|'[^'\n]*')"""
NAME = rf"[ \t]*({PART}(?:[ \t]*\.[ \t]*{PART})*)[ \t]*"
CARD = re.compile(rf"[ \t]*\[\[{NAME}\]\]")
TABLE = re.compile(rf"[ \t]*\[{NAME}\]")
FIELD = re.compile(rf"{NAME}=")
FARTHEST = 99  # lines of one field in which a word is looked for


class Lines:
    """The lines of every card and of every field of it, counted from 1.

    Only for a text that is good TOML. Cards of an inline list stand where the list begins. Sections
    and fields go by their English names: `("party", 2, "name")` is the name of the third party.
    """

    def __init__(self, source: str) -> None:
        """Look through the text once."""
        self.texts = source.split("\n")
        self.cards: dict[Path, int] = {}  # how many of a section were seen
        self.places: dict[Path, tuple[int, int]] = {}  # first and last line
        inside: Path = ()
        for first, last, text, _ in statements(source):
            if header := CARD.match(text):
                inside = self._begin_card(self._inside(parts_of(header[1])))
                self._note(inside, first, last)
            elif table := TABLE.match(text):
                inside = self._inside(parts_of(table[1]))
                self._note(inside, first, last)
            elif field := FIELD.match(text):
                self._note((*inside, *parts_of(field[1])), first, last)

    def _note(self, path: Path, first: int, last: int) -> None:
        """Remember where something stands, and all that it is part of."""
        named = english_path(path)
        for length in range(1, len(named) + 1):
            self.places.setdefault(named[:length], (first, last))

    def _begin_card(self, section: Path) -> Path:
        """One more card of a section."""
        place = self.cards.get(section, 0)
        self.cards[section] = place + 1
        return (*section, place)

    def _inside(self, parts: list[str]) -> Path:
        """A header's path: what follows the name of a section belongs to its last card."""
        path: Path = ()
        for part in [ENGLISH_SECTION.get(parts[0], parts[0]), *parts[1:]]:
            if path in self.cards:
                path = (*path, self.cards[path] - 1)
            path = (*path, part)
        return path

    def _first(self, *path: str | int) -> int:
        return self.places.get(path, (0, 0))[0]

    def top(self, name: str) -> int:
        """The line of something that belongs to no card."""
        return self._first(name)

    def within(self, table: str, name: str) -> int:
        """The line of a field of a table that is no card."""
        return self._first(table, name) or self.top(table)

    def card(self, section: str, place: int) -> int:
        """The line on which a card begins."""
        return self._first(section, place) or self.top(section)

    def field(self, section: str, place: int, name: str, near: str = "") -> int:
        """The line of a field, or in a list of several lines the one where `near` stands."""
        for path in ((section, place, name), (section, place), (section,)):
            if path in self.places:
                first, last = self.places[path]
                return self._near(near, first, min(last, first + FARTHEST)) if near else first
        return 0

    def _near(self, near: str, first: int, last: int) -> int:
        """The line that has a word between quotation marks, or at least has it."""
        texts = self.texts[first - 1 : last]
        for wanted in (f'"{near}"', f"'{near}'", near):
            for number, text in enumerate(texts, start=first):
                if wanted in text:
                    return number
        return first


def statements(source: str) -> Iterator[tuple[int, int, str, int]]:
    """Headers and fields one by one: first line, last line, text, and where that begins."""
    depth, line, first, start = 0, 1, 1, 0
    for token in TOKEN.finditer(source):
        mark = token[0]
        depth += (mark in ("[", "{")) - (mark in ("]", "}"))
        if mark == "\n" and depth == 0:
            yield first, line, source[start : token.end()], start
            first, start = line + 1, token.end()
        line += mark.count("\n")
    yield first, line, source[start:], start


def parts_of(name: str) -> list[str]:
    """`party."a.b"` as its two parts."""
    if '"' not in name and "'" not in name:
        return [part.strip() for part in name.split(".")]
    parts = []
    table: object = tomllib.loads(f"{name} = 0")
    while isinstance(table, dict):
        ((part, table),) = table.items()
        parts.append(part)
    return parts
