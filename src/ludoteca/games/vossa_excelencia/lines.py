"""Where things stand in a deck file: TOML readers forget the lines, complaints need them."""

import re

HEADER = re.compile(r"\s*\[\[\s*([a-z_]+)\s*\]\]")
TABLE = re.compile(r"\s*\[\s*([a-z_]+)\s*\]")
FIELD = re.compile(r"\s*([A-Za-z0-9_-]+)\s*[=.]")


class Lines:
    """The lines of every card and of every field of it, counted from 1."""

    def __init__(self, source: str) -> None:
        """Look through the text once."""
        self.texts = source.splitlines()
        self.cards: dict[str, list[int]] = {}
        self.fields: dict[tuple[int, str], int] = {}  # by line of the card, and name
        at = 0
        for number, text in enumerate(self.texts, start=1):
            header, table, field = HEADER.match(text), TABLE.match(text), FIELD.match(text)
            if header:
                at = number
                self.cards.setdefault(header[1], []).append(at)
            elif table:
                at = number
                self.fields.setdefault((0, table[1]), number)
            elif field:
                self.fields.setdefault((at, field[1]), number)

    def top(self, name: str) -> int:
        """The line of something that belongs to no card."""
        return self.fields.get((0, name)) or (self.cards.get(name) or [0])[0]

    def within(self, table: str, name: str) -> int:
        """The line of a field of a table that is no card."""
        line = self.top(table)
        return self.fields.get((line, name), line)

    def card(self, section: str, place: int) -> int:
        """The line on which a card begins."""
        found = self.cards.get(section, [])
        return found[place] if place < len(found) else 0

    def field(self, section: str, place: int, name: str, near: str = "") -> int:
        """The line of a field, or in a list of several lines the one where `near` stands."""
        header = self.card(section, place)
        line = self.fields.get((header, name), header)
        if near and line:
            for number in range(line, min(line + 12, len(self.texts) + 1)):
                if near in self.texts[number - 1]:
                    return number
        return line
