"""Second reading of Vossa Excelência: the cards, read from the deck file, and their sentences.

A sentence is taken apart as the page about deck files describes it: conditions before a colon,
a risk with its faces, alternatives with "or", steps with commas.
"""

import re
import tomllib
from dataclasses import dataclass, field

CATEGORIES = ("politician", "party", "parliamentarian", "infamy", "event", "voter")
SPHERES = ("populist", "oligarch", "bourgeois", "commune", "square", "hip")
MOMENTS = ("direct", "articulation", "action", "dawn", "dusk", "elections", "setup", "event")
PLAIN = ("parliamentarian", "infamy", "voter")  # what "a card" means
WHOM = ("target", "others", "everyone")
ALL = 999  # a number larger than anything


@dataclass(frozen=True)
class Step:
    """One instruction: who does it, what, how much, to which kind of thing."""

    who: str
    verb: str
    count: int
    what: str
    per: str = ""  # what the count is multiplied by


@dataclass(frozen=True)
class Card:
    """One card: its facts, and its sentences by moment."""

    number: int
    name: str
    category: str
    spheres: tuple[str, ...]
    keywords: tuple[str, ...]
    capital: int
    cost: tuple[str, ...]  # one entry an icon
    texts: dict[str, list[str]] = field(hash=False)
    rules: tuple[str, ...]

    def is_a(self, what: str) -> bool:
        """Whether a sentence that says `what` means this card."""
        if what == "card":
            return self.category in PLAIN
        return what == self.category or what in self.spheres or what in self.keywords


def read_deck(source: str, expansion: bool) -> dict[int, Card]:
    """Every card by its number: category by category, copy after copy, in the order of the file."""
    tables = tomllib.loads(source)
    rows = [
        (category, row, copy)
        for category in CATEGORIES
        for row in tables[category]
        for copy in range(1, row.get("copies", 1) + 1)
    ]
    cards = [_card(number, *row) for number, row in enumerate(rows)]
    wanted = [expansion or not row.get("expansion", False) for _, row, _ in rows]
    return {card.number: card for card, is_in in zip(cards, wanted, strict=True) if is_in}


def _card(number: int, category: str, row: dict[str, object], copy: int) -> Card:
    name = str(row["id"]) + (f".{copy}" if copy > 1 else "")
    return Card(
        number=number,
        name=name,
        category=category,
        spheres=tuple(_several(row.get("sphere"))),
        keywords=tuple(_several(row.get("keywords"))),
        capital=int(str(row.get("capital", 0))),
        cost=tuple(icons(str(row.get("cost", "")))),
        texts={moment: _several(row.get(moment)) for moment in MOMENTS},
        rules=tuple(_several(row.get("rules"))),
    )


def _several(value: object) -> list[str]:
    if value is None:
        return []
    return [str(one) for one in value] if isinstance(value, list) else [str(value)]


def icons(bill: str) -> list[str]:
    """The icons of a cost in the order in which they are paid: money, spheres, then any."""
    found = [what for count, what in re.findall(r"(\d+) (\w+)", bill) for _ in range(int(count))]
    return sorted(found, key=("money", *SPHERES, "any").index)


def parts(sentence: str) -> tuple[list[Step], str]:
    """The conditions of a sentence, and the rest of it."""
    if ":" not in sentence:
        return [], sentence
    before, after = sentence.split(":")
    return steps(before), after.strip()


def faces(risk: str) -> dict[int, str]:
    """What each named face of the die brings."""
    found = {}
    for row in risk.removeprefix("roll ").split("|"):
        numbers, effect = row.split("->")
        low, _, high = numbers.strip().partition("-")
        found.update({face: effect.strip() for face in range(int(low), int(high or low) + 1)})
    return found


def branches(text: str) -> list[list[Step]]:
    """The alternatives of a text, each a list of steps; mostly there is only one."""
    return [steps(branch) for branch in text.split(" or ")]


def steps(text: str) -> list[Step]:
    """The steps between commas."""
    return [_step(one.strip()) for one in text.split(",")]


def _step(text: str) -> Step:
    text, _, per = text.partition(" per ")
    words = text.split()
    who = words.pop(0) if words[0] in WHOM else "you"
    if words[0] == "pay":
        return Step(who, "pay", 1, " ".join(words[1:]))
    if words == ["nothing"]:
        return Step(who, "nothing", 1, "")
    if words[1] in ("this", "party", "zone", "game"):
        return Step(who, words[0], 1, words[1])
    count = ALL if words[1] == "all" else int(words[1])
    return Step(who, words[0], count, words[2] if len(words) > 2 else "", per)
