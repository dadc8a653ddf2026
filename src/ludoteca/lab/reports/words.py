"""The lab's own words, and those of the game it speaks of."""

import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.kernel.game import Game
from ludoteca.kernel.meta import Meta
from ludoteca.kernel.text import Seat, Speaker, Text
from ludoteca.lab.statistics.summary import quartiles

TEXT = Path(__file__).parent / "text"
POINT_AND_COMMA = str.maketrans(",.", ".,")


class Phrasebook:
    """Speaks one language about the results of one game."""

    def __init__(self, language: str, game: Game) -> None:
        """Take the messages of the lab and of the game."""
        self.language = language
        self._ours = Speaker(language, TEXT)
        self._game = game.speaker(language)

    def say(self, identifier: str, **arguments: int | str) -> str:
        """A sentence of the lab's."""
        return self._ours.say(Text(identifier, dict(arguments)))

    def of_game(self, identifier: str) -> str:
        """A sentence of the game's."""
        return self._game.say(Text(identifier))

    def setting(self, name: str, value: str) -> str:
        """An option of the game and what was chosen, as people call it where they do."""
        known = self._game.has(f"setting-{name}"), self._game.has(f"setting-{name}-{value}")
        option = self._game.say(Text(f"setting-{name}")) if known[0] else name
        chosen = self._game.say(Text(f"setting-{name}-{value}")) if known[1] else value
        return f"{option}: {chosen}"

    def credit(self, meta: Meta) -> str:
        """Whose game it is and under which licence, clause by clause as this language says it."""
        return f"{meta.credits} · {'; '.join(map(self._clause, meta.licence.split('; ')))}"

    def _clause(self, clause: str) -> str:
        """A clause of a licence; as the game has it where there are no words for it."""
        identifier = "licence-" + re.sub(r"\W+", "-", clause.lower()).strip("-")
        return self.say(identifier) if self._ours.has(identifier) else clause

    def thing(self, name: str) -> str:
        """A thing that a sample has counted, with a capital letter."""
        word = msgspec.json.decode(name)
        said = word if isinstance(word, str) else self._game.say(_text(word))
        return said[:1].upper() + said[1:]

    def listed(self, parts: Sequence[str]) -> str:
        """Several things one after another, the last with an `and`."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("list", first=", ".join(parts[:-1]), last=parts[-1])

    def number(self, value: float, digits: int = 0) -> str:
        """A number as this language writes it."""
        written = f"{value:,.{digits}f}"
        return written.translate(POINT_AND_COMMA) if self.language == "pt" else written

    def quartiles(self, identifier: str, counts: Counter[int]) -> str:
        """A sentence about where the quarters of these end."""
        low, middle, high = (self.number(each) for each in quartiles(counts))
        return self.say(identifier, low=low, middle=middle, high=high)

    def percent(self, value: float, digits: int = 1) -> str:
        """A share as a percentage."""
        gap = "\u202f" if self.language == "pt" else ""
        return f"{self.number(100 * value, digits)}{gap}%"

    def between(self, low: float, high: float, digits: int = 1) -> str:
        """The bounds of a share."""
        return f"{self.number(100 * low, digits)}–{self.percent(high, digits)}"


def _text(data: dict[str, Any]) -> Text:
    """The text that `Text.data` wrote."""
    return Text(data["id"], {name: _argument(value) for name, value in data["args"].items()})


def _argument(value: Any) -> int | str | Seat | Text:
    if isinstance(value, dict):
        return Seat(value["seat"]) if "seat" in value else _text(value)
    assert isinstance(value, int | str)
    return value
