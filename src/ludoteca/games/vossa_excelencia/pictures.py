"""What the pictures of the house's cards are made from: cards that look alike are there once.

`python -m ludoteca.games.vossa_excelencia.pictures` writes `web/pictures.json`, from which the
press has every picture drawn beforehand; a test holds it to this.
"""

import json
from pathlib import Path

from ludoteca.games.vossa_excelencia import instructions as ins
from ludoteca.games.vossa_excelencia.book import Book, DeckCard
from ludoteca.games.vossa_excelencia.decks import house_deck

FILE = Path(__file__).parent / "web" / "pictures.json"


def picture_of(card: DeckCard) -> dict[str, object]:
    """All that a card's picture depends on."""
    return {
        "code": card.slug,
        "category": ins.CATEGORY_NAMES[card.category],
        "spheres": [ins.SPHERE_NAMES[sphere] for sphere in card.spheres],
        "motifs": list(card.keywords),
    }


def written() -> str:
    """The file's content: a picture on each line."""
    book = house_deck().book
    assert isinstance(book, Book)
    pictures = {card.slug: picture_of(card) for card in book.cards}
    lines = [json.dumps(picture, separators=(",", ":")) for picture in pictures.values()]
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
