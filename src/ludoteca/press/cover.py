"""The first sheet: what is here and where, how it is printed and made, what else one needs."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ludoteca.kernel.game import Game
from ludoteca.kernel.paper import Paper
from ludoteca.kernel.text import Speaker, Text
from ludoteca.press.order import Order

Data = dict[str, Any]
PAGES = 2  # both sides of the sheet: what follows begins on paper of its own


@dataclass(frozen=True)
class Range:
    """A part of the file: its title, how many things, and from which page to which."""

    title: str
    parts: int
    first: int
    last: int
    is_duplex: bool  # whether its pages have backs


@dataclass(frozen=True)
class Cover:
    """All that the first sheet is written from."""

    game: Game
    paper: Paper
    order: Order
    players: int
    about: Speaker  # the game's words
    ours: Speaker

    def data(self, ranges: Sequence[Range], more: Sequence[tuple[str, int]]) -> Data:
        """As the template takes it; `more` are sections that it counts the pages of itself."""
        return {
            "about": self.about.say(Text("about")),
            "players": self._players(),
            "front": [self._contents(ranges, more), self._lines("how", self._hints())],
            "back": [
                self._lines("making", self._making()),
                self._lines("needs", [*self.paper.needs, *self._tools()]),
            ],
        }

    def _say(self, identifier: str, **arguments: int | str) -> str:
        return self.ours.say(Text(identifier, arguments))

    def _players(self) -> str:
        meta = self.game.meta
        numbers = {"fewest": meta.players[0], "most": meta.players[-1], "players": self.players}
        return self._say("cover-players", minutes=meta.minutes, **numbers)

    def _contents(self, ranges: Sequence[Range], more: Sequence[tuple[str, int]]) -> Data:
        columns = ("section", "parts", "pages", "sides")
        rows: list[list[str]] = [
            [each.title, str(each.parts), _pages(each), self._sides(each.is_duplex)]
            for each in ranges
        ]
        both = self._say("print-any")
        rows += [
            [self._say(f"cover-{name}"), str(copies), f"@{name}", both] for name, copies in more
        ]
        head = [self._say(f"cover-{column}") for column in columns]
        return {"title": self._say("cover-contents"), "head": head, "rows": rows, "lines": []}

    def _sides(self, is_duplex: bool) -> str:
        return self._say(f"print-{self.order.sides if is_duplex else 'single'}")

    def _lines(self, name: str, lines: Sequence[str]) -> Data:
        return {"title": self._say(f"cover-{name}"), "head": [], "rows": [], "lines": list(lines)}

    def _hints(self) -> list[str]:
        hints = ["hint-scale", f"hint-{self.order.sides}", f"hint-{self.order.ink}"]
        return [self._say(hint) for hint in hints]

    def _making(self) -> list[str]:
        own = [
            self.about.say(Text(f"paper-{section.name}.hint"))
            for section in self.paper.sections
            if section.has_hint
        ]
        width, height = self.order.card
        sleeves = self._say("hint-sleeves", width=f"{width:g}", height=f"{height:g}")
        return [self._say("hint-cut"), sleeves, *own]

    def _tools(self) -> list[str]:
        return [self._say("need-tools")]


def _pages(found: Range) -> str:
    return str(found.first) if found.first == found.last else f"{found.first}–{found.last}"
