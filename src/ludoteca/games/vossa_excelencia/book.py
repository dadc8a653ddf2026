"""A deck as it is read: names, flavours and sentences, for words, pictures and the compiler."""

from dataclasses import dataclass

from ludoteca.games.vossa_excelencia.instructions import CATEGORY_NAMES
from ludoteca.games.vossa_excelencia.sentences import Rule, Sentence


@dataclass(frozen=True)
class Both:
    """The same in Portuguese and in English."""

    pt: str
    en: str


@dataclass(frozen=True)
class DeckCard:
    """One card; copies differ only in their place."""

    slug: str  # the id in the file
    category: int
    name: Both
    flavour: Both
    cost: tuple[int, ...]  # eight icons
    capital: int
    spheres: tuple[int, ...]
    keywords: tuple[int, ...]
    moments: tuple[tuple[Sentence, ...], ...]  # by moment
    rules: tuple[Rule, ...]
    expansion: bool
    copy: int = 1  # which of several copies
    picture: str = ""  # of one's own, a JPEG in base64; else one is drawn

    @property
    def code(self) -> str:
        """What it is called in notation: its id, with a number from the second copy on."""
        return self.slug if self.copy == 1 else f"{self.slug}.{self.copy}"


@dataclass(frozen=True, eq=False)
class Book:
    """A whole deck: title, keywords and every card, copies included, by number."""

    title: Both
    keywords: tuple[Both, ...]
    cards: tuple[DeckCard, ...]
    keyword_names: tuple[str, ...] = ()  # as the file calls them

    def number(self, code: str) -> int:
        """The card of this code; ValueError if there is none."""
        for number, card in enumerate(self.cards):
            if card.code == code:
                return number
        raise ValueError(f"no card {code!r}")

    def category(self, card: int) -> str:
        """The English name of a card's category."""
        return CATEGORY_NAMES[self.cards[card].category]
