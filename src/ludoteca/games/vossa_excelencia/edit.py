"""Changing a deck file as an editor would: only what is changed is written anew, comments stay.

The text is the truth. Every change is read back, and refused if anything else in the file would be
another afterwards: whoever has written a file in an unusual way keeps it as it is.
"""

import base64
import binascii
import pickle
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ludoteca.games.vossa_excelencia.instructions import CATEGORY_NAMES, MOMENT_NAMES
from ludoteca.games.vossa_excelencia.jpeg import stripped
from ludoteca.games.vossa_excelencia.lines import CARD, FIELD, TABLE, TOKEN, parts_of, statements
from ludoteca.games.vossa_excelencia.portuguese import (
    ENGLISH_FIELD,
    ENGLISH_SECTION,
    FIELDS,
    SECTIONS,
    Path,
    english_path,
    to_portuguese,
)
from ludoteca.games.vossa_excelencia.sentences import DeckProblem
from ludoteca.games.vossa_excelencia.syntax import unreadable

IN_OUR_WORDS = ("sphere", "cost", "rules", *MOMENT_NAMES)  # not what players read
WIDEST = 96  # letters of a list in one line


@dataclass(frozen=True)
class Part:
    """A header or a field of a file, with what it is about."""

    path: Path  # by the English names
    start: int  # its first character in the text
    end: int
    text: str
    is_header: bool


def change(source: str, changes: Sequence[Mapping[str, object]]) -> str:
    """The text after these changes; DeckProblem if one cannot be made.

    `{"do": "set", "section": "voter", "place": 2, "field": "cost", "value": "2 hip"}`, a value of
    null takes the field away; `{"do": "add", "section": .., "fields": {..}}`; `{"do": "remove",
    "section": .., "place": 2}`; `{"do": "top", "field": "title", "value": ..}`; and `{"do":
    "keyword", "field": "media", "value": ..}`.
    """
    if changes and (wrong := unreadable(source)) is not None:
        raise wrong[1]
    if changes:
        tomllib.loads(source)  # where things stand is looked for in good TOML only
    for each in changes:  # of which each leaves good TOML: it is read back
        source = _changed(source, each)
    return source


def _changed(source: str, wanted: Mapping[str, object]) -> str:
    deed = wanted.get("do")
    text = _File(source)
    section, place = wanted.get("section"), wanted.get("place")
    field, value = wanted.get("field"), wanted.get("value")
    if deed == "top" and field == "title":
        return _checked(source, text.set((), "title", value), ("title",))
    if deed == "keyword" and isinstance(field, str):
        return text.set_in_table("keywords", field, value)
    if deed == "picture" and isinstance(field, str):
        return text.set_in_table("pictures", field, _clean(value))
    if section not in CATEGORY_NAMES:
        raise DeckProblem("by-hand")
    if deed == "add" and isinstance(fields := wanted.get("fields"), dict):
        return text.add(str(section), fields)
    if not isinstance(place, int) or (section, place) not in text.headers:
        raise DeckProblem("by-hand")
    if deed == "remove":
        return text.remove((str(section), place))
    if deed == "set" and isinstance(field, str):
        path = (str(section), place)
        return _checked(source, text.set(path, field, value), (*path, field))
    raise DeckProblem("by-hand")


def _checked(before: str, after: str, path: Path) -> str:
    """The new text, if nothing has become another but what stands at this path."""
    try:
        old, new = _read(before), _read(after)
    except (ValueError, RecursionError) as error:
        raise DeckProblem("by-hand") from error
    if _beside(old, path) != _beside(new, path):
        raise DeckProblem("by-hand")
    return after


def _read(source: str) -> dict[str, object]:
    """What a text says, for whoever asks to change as they like."""
    data: dict[str, object] = pickle.loads(_packed(source))
    return data


@lru_cache(maxsize=2)  # what is read back after a change is what the next one begins with
def _packed(source: str) -> bytes:
    data: dict[str, object] = {}
    for name, value in tomllib.loads(source).items():
        section = ENGLISH_SECTION.get(name, name)
        if section in CATEGORY_NAMES and isinstance(value, list):
            value = [
                {ENGLISH_FIELD.get(field, field): each for field, each in card.items()}
                for card in value
            ]
        data[section] = value
    return pickle.dumps(data)


def _beside(data: dict[str, object], path: Path) -> object:
    """The data without what stands at a path: all that has to be the same before and after."""
    inner: Any = data
    for part in path[:-1]:
        inner = inner[part]
    if isinstance(inner, dict):
        inner.pop(path[-1], None)
    return data


class _File:
    """A text cut into its headers and fields."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.parts = list(_parts(source))
        self.headers = {part.path: at for at, part in enumerate(self.parts) if part.is_header}
        names = re.findall(r"(?m)^[ \t]*(?:\[[ \t]*)*([\w-]+)", source)
        self.is_portuguese = any(name in ENGLISH_SECTION for name in names)

    def set(self, inside: Path, field: str, value: object) -> str:
        """A field of a card, or of the file itself, with another value."""
        there = [part for part in self.parts if part.path[: len(inside) + 1] == (*inside, field)]
        written = self._field(inside, field)
        if there:
            name = FIELD.match(there[0].text)
            if name and not there[0].is_header and "." not in name[1]:
                written = name[1].strip()
        line = "" if value is None else self._line(written, field, value)
        if not there:
            at = self._end(inside)
            return self.source[:at] + self._break(at) + line + self.source[at:]
        kept = _comments(there)
        beside = f"  {kept[-1]}" if kept and line and "\n" not in line.rstrip("\n") else ""
        above = "".join(f"{comment}\n" for comment in (kept[:-1] if beside else kept))
        text = above + (line.rstrip("\n") + beside + "\n" if line else "")
        return self._without(there, text)

    def _without(self, gone: Sequence[Part], instead: str) -> str:
        """The text without these parts, and with something where the first of them was."""
        text = self.source
        for part in reversed(gone[1:]):
            text = text[: part.start] + text[part.end :]
        return text[: gone[0].start] + instead + text[gone[0].end :]

    def _field(self, inside: Path, field: str) -> str:
        """What a field is called in this file."""
        if not self.is_portuguese or (inside and inside[0] not in CATEGORY_NAMES):
            return field
        return (FIELDS if inside else SECTIONS).get(field, field)

    def _line(self, written: str, field: str, value: object) -> str:
        return f"{written} = {literal(self._in_its_words(field, value))}\n"

    def _in_its_words(self, field: str, value: object) -> object:
        """A sentence as this file is written."""
        if not self.is_portuguese or field not in IN_OUR_WORDS:
            return value
        if isinstance(value, list):
            return [self._in_its_words(field, each) for each in value]
        return to_portuguese(value) if isinstance(value, str) else value

    def _end(self, inside: Path) -> int:
        """Where the next field of a card, or of the file itself, would stand."""
        if not inside:
            return next((part.start for part in self.parts if part.path), 0)
        return self._last(inside).end

    def _last(self, inside: Path) -> Part:
        """The last part that belongs to a card."""
        return [part for part in self.parts if part.path[: len(inside)] == inside][-1]

    def _break(self, at: int) -> str:
        return "" if at == 0 or self.source[at - 1] == "\n" else "\n"

    def add(self, section: str, fields: Mapping[str, object]) -> str:
        """A new card after the others of its section, or at the end."""
        name = SECTIONS[section] if self.is_portuguese else section
        lines = [
            self._line(self._field((section,), field), field, value)
            for field, value in fields.items()
            if value is not None
        ]
        block = f"[[{name}]]\n" + "".join(lines)
        there = [part for part in self.parts if part.path[:1] == (section,)]
        at = there[-1].end if there else len(self.source)
        gap = self._break(at) + ("\n" if at else "")
        after = self.source[:at] + gap + block + self.source[at:]
        cards = _read(self.source).get(section, [])
        count = len(cards) if isinstance(cards, list) else 0
        new = _read(after).get(section, [])
        if not isinstance(new, list) or len(new) != count + 1 or new[:-1] != cards:
            raise DeckProblem("by-hand")
        return after

    def remove(self, inside: Path) -> str:
        """The text without a card; the comments above it stay."""
        gone = [part for part in self.parts if part.path[:2] == inside]
        start, end = gone[0].start, gone[-1].end
        after = self.source[:start].rstrip("\n") + "\n\n" + self.source[end:].lstrip("\n")
        before, rest = _read(self.source), _read(after)
        section = before[str(inside[0])]
        gone_id = None
        if isinstance(section, list):
            gone_id = section.pop(int(inside[1])).get("id")
        if {**rest} != {name: each for name, each in before.items() if each != []}:
            raise DeckProblem("by-hand")
        return _without_picture(after, str(gone_id)) if gone_id else after

    def set_in_table(self, table: str, name: str, value: object) -> str:
        """A keyword or a picture of the deck changed, a new one, or one less."""
        path: Path = (table, name)
        if (table,) in self.headers:
            return _checked(self.source, self.set((table,), name, value), path)
        if value is None:
            return self.source
        header = SECTIONS[table] if self.is_portuguese else table
        tops = [part.end for part in self.parts if len(part.path) == 1]
        at = len(self.source) if table == "pictures" else max(tops, default=0)
        block = f"{self._break(at)}\n[{header}]\n{name} = {literal(value)}\n"
        return _checked(self.source, self.source[:at] + block + self.source[at:], path[:1])


def _clean(value: object) -> str | None:
    """A picture with nothing in it but the picture; None if there is to be none."""
    if value is None:
        return None
    try:
        data = base64.b64decode(str(value), validate=True)
    except (ValueError, binascii.Error) as error:
        raise DeckProblem("picture-kind") from error
    return base64.b64encode(stripped(data)).decode()


def _without_picture(source: str, slug: str) -> str:
    """The text without the picture of a card that is gone."""
    pictures = _read(source).get("pictures")
    if not isinstance(pictures, dict) or slug not in pictures:
        return source
    return _File(source).set_in_table("pictures", slug, None)


def _parts(source: str) -> list[Part]:
    """The headers and fields of a text, in order."""
    found: list[Part] = []
    cards: dict[str, int] = {}
    inside: Path = ()
    for _, _, text, start in statements(source):
        if header := CARD.match(text):
            names = parts_of(header[1])
            section = ENGLISH_SECTION.get(names[0], names[0])
            cards[section] = cards.get(section, -1) + 1
            inside = (section, cards[section], *names[1:])
            found.append(_part(inside, text, start, True))
        elif table := TABLE.match(text):
            names = parts_of(table[1])
            section = ENGLISH_SECTION.get(names[0], names[0])
            inside = (section, *names[1:])
            if section in cards:
                inside = english_path((section, cards[section], *names[1:]))
            found.append(_part(inside, text, start, True))
        elif field := FIELD.match(text):
            found.append(_part(english_path((*inside, *parts_of(field[1]))), text, start, False))
    return found


def _part(path: Path, text: str, start: int, is_header: bool) -> Part:
    blank = len(text) - len(text.lstrip())
    return Part(path, start + blank, start + len(text), text[blank:], is_header)


def _comments(parts: Sequence[Part]) -> list[str]:
    """The comments in and beside these parts."""
    tokens = [token[0] for part in parts for token in TOKEN.finditer(part.text)]
    return [token.rstrip() for token in tokens if token.startswith("#")]


def literal(value: object) -> str:
    """A value as TOML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, dict) and set(value) == {"pt", "en"}:
        if value["pt"] == value["en"]:
            return literal(value["pt"])
        return f"{{ pt = {literal(value['pt'])}, en = {literal(value['en'])} }}"
    if isinstance(value, list):
        return _list([literal(each) for each in value])
    raise DeckProblem("by-hand")


def _list(items: Sequence[str]) -> str:
    line = f"[{', '.join(items)}]"
    if len(line) <= WIDEST:
        return line
    return "[\n" + "".join(f"    {item},\n" for item in items) + "]"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + re.sub(r"[\x00-\x1f\x7f]", lambda bad: f"\\u{ord(bad[0]):04X}", escaped) + '"'
