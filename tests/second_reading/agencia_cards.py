"""Second reading of Agência: the table of what every printed card means, as data."""

from dataclasses import dataclass
from pathlib import Path

TABLE = Path(__file__).with_name("agencia_cards.txt")
NATURALS = range(995, 1000)
ALLIANCE, PARADIGM, MOMENT, GENERATION, LEADERSHIP = NATURALS
DECKS = ("main", "historical", "theoretical", "strategic", "social")
IDEOLOGIES = ("ancestors", "leviathan", "austrian", "cicero", "fascism", "vanguard", "stateless")


@dataclass(frozen=True)
class Card:
    """One printed card: its facts, its standing rules and its steps, each a list of words."""

    number: int
    name: str
    copies: dict[str, int]  # by deck
    ideology: str | None
    rules: tuple[tuple[str, ...], ...]
    steps: tuple[tuple[str, ...], ...]


def read_cards() -> dict[int, Card]:
    """Every card by its printed number."""
    lines = TABLE.read_text(encoding="utf-8").splitlines()
    cards = [_card(line) for line in lines if line and not line.startswith("#")]
    return {card.number: card for card in cards}


def _card(line: str) -> Card:
    number, name, decks, ideology, rules, steps = (part.strip() for part in line.split(" | "))
    named = (deck.split() for deck in decks.split(","))
    copies = {words[0]: int(words[1]) if words[1:] else 1 for words in named}
    known = None if ideology == "-" else ideology
    return Card(int(number), name, copies, known, _words(rules), _words(steps))


def _words(text: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(part.split()) for part in text.split(";")) if text != "-" else ()


CARDS = read_cards()


def is_natural(number: int) -> bool:
    """Whether a card can never lie in the society."""
    return number in NATURALS
