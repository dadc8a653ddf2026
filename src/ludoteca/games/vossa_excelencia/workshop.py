"""Where a deck of one's own is made: what to begin from, and a look at it card by card."""

from collections import OrderedDict
from functools import partial
from pathlib import Path

from ludoteca.games.vossa_excelencia.book import Card
from ludoteca.games.vossa_excelencia.deck import Entry, example, proofread
from ludoteca.games.vossa_excelencia.edit import change
from ludoteca.games.vossa_excelencia.wording import Wording, bill_text, printed, said
from ludoteca.kernel.meta import Look, OwnCard, Workshop
from ludoteca.kernel.text import Speaker, Text

FOLDER = Path(__file__).parent
TEXT = FOLDER / "text"
MOST_KEPT = 4096  # cards whose words are kept: after a change all but one are the same
EMPTY = {
    "pt": '# Um baralho de Vossa Excelência, feito do nada.\n\ntitulo = "Meu baralho"\n',
    "en": '# A deck of Vossa Excelência, made from nothing.\n\ntitle = "My deck"\n',
}

_Words = tuple[dict[str, object], list[str]]
_kept: OrderedDict[tuple[object, ...], _Words] = OrderedDict()


def look(source: str, language: str) -> Look:
    """A deck as far as it can be read, every card with its words, and all that is wrong."""
    book, entries, faults = proofread(source)
    wording, speaker = Wording(book), Speaker(language, TEXT)
    shown = [_shown(entry, wording, speaker) for entry in entries]
    keywords = {
        name: speaker.say(said(both))
        for name, both in zip(book.keyword_names, book.keywords, strict=True)
    }
    return Look(speaker.say(said(book.title)), keywords, shown, faults)


def _shown(entry: Entry, wording: Wording, speaker: Speaker) -> OwnCard:
    slug = str(entry.fields.get("id", ""))[:60]
    if entry.card is None:
        return OwnCard(entry.section, entry.place, slug, slug, 0, [], None, entry.fields)
    picture, lines = _words(entry.card, wording, speaker)
    name = str(picture["name"])
    return OwnCard(
        entry.section, entry.place, slug, name, entry.copies, lines, picture, entry.fields
    )


def _words(card: Card, wording: Wording, speaker: Speaker) -> _Words:
    key = (card, wording.book.keywords, speaker.language)
    if key in _kept:
        _kept.move_to_end(key)
        return _kept[key]
    picture = {"card": 0, **printed(wording, card, speaker)}
    words = _kept[key] = picture, _lines(card, wording, speaker)
    while len(_kept) > MOST_KEPT:
        _kept.popitem(last=False)
    return words


def _lines(card: Card, wording: Wording, speaker: Speaker) -> list[str]:
    """All that stands on a card: what it costs, what it does, what it is worth."""
    texts = list(wording.lines(card))
    if any(card.cost):
        texts = [Text("costs", {"bill": bill_text(card.cost)}), *texts]
    if card.capital:
        texts = [*texts, Text("capital", {"count": card.capital})]
    return [speaker.say(text) for text in texts]


def _file(name: str, language: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


WORKSHOP = Workshop(
    beginnings={
        "empty": lambda language: EMPTY[language],
        "example": example,
        "house": partial(_file, "deck.toml"),
    },
    look=look,
    change=change,
)
