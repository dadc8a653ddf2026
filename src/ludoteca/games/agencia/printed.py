"""The cards as the browser's board prints them, all 211 kinds, made from the same data.

`python -m ludoteca.games.agencia.printed` writes `web/cards.json`; a test holds it to this.
"""

import json
from pathlib import Path

from ludoteca.games.agencia.box import (
    DECK,
    FIRST,
    IDEOLOGY,
    KINDS,
    STRUCTURAL_KINDS,
    number_of,
)
from ludoteca.games.agencia.card_text import card_name, card_text
from ludoteca.games.agencia.view_types import Printed

FILE = Path(__file__).parent / "web" / "cards.json"


def printed_card(kind: int) -> Printed:
    """A card: its number in the manual, its words as messages, its deck and ideology."""
    is_structural = kind < STRUCTURAL_KINDS
    return {
        "number": number_of(kind),
        "name": card_name(kind).data(),
        "text": card_text(kind).data(),
        "deck": int(DECK[FIRST[kind]]),  # of a natural card the first deck that has it
        "ideology": int(IDEOLOGY[kind]) if is_structural else -1,
    }


def printed() -> str:
    """The file's content: a card on each line."""
    lines = [
        json.dumps(printed_card(kind), ensure_ascii=False, separators=(",", ":"))
        for kind in range(KINDS)
    ]
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(printed(), encoding="utf-8")
