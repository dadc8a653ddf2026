"""Where a deck of one's own is made: what to begin from, and a look at it card by card."""

from collections import OrderedDict
from functools import partial
from pathlib import Path

from ludoteca.games.vossa_excelencia.book import DeckCard
from ludoteca.games.vossa_excelencia.card_text import Wording, bill_text, printed, said
from ludoteca.games.vossa_excelencia.deck_file import DeckEntry, example, proofread
from ludoteca.games.vossa_excelencia.edit import IN_OUR_WORDS, change
from ludoteca.games.vossa_excelencia.portuguese import Translate, translator
from ludoteca.games.vossa_excelencia.view_types import Printed
from ludoteca.kernel.meta import FileLook, OwnCard, Workshop
from ludoteca.kernel.text import Speaker, Text

FOLDER = Path(__file__).parent
TEXT = FOLDER / "text"
MOST_KEPT = 4096  # cards whose words are kept: after a change all but one are the same
EMPTY = {
    "pt": '# Um baralho de Vossa Excelência, feito do nada.\n\ntitulo = "Meu baralho"\n',
    "en": '# A deck of Vossa Excelência, made from nothing.\n\ntitle = "My deck"\n',
}

_Words = tuple[Printed, list[str]]
_kept: OrderedDict[tuple[object, ...], _Words] = OrderedDict()


def look(source: str, language: str) -> FileLook:
    """A deck as far as it can be read, every card with its words, and all that is wrong."""
    book, entries, faults = proofread(source)
    wording, speaker = Wording(book), Speaker(language, TEXT)
    read = translator(book.keyword_names)
    shown = [_shown(entry, wording, speaker, read) for entry in entries]
    keywords = {
        name: speaker.say(said(both))
        for name, both in zip(book.keyword_names, book.keywords, strict=True)
    }
    return FileLook(speaker.say(said(book.title)), keywords, shown, faults)


def _in_english(value: object, read: Translate) -> object:
    """A sentence, or a list of them, in the words that menus are made of."""
    if isinstance(value, list):
        return [_in_english(each, read) for each in value]
    return read(value) if isinstance(value, str) else value


def _shown(entry: DeckEntry, wording: Wording, speaker: Speaker, read: Translate) -> OwnCard:
    slug = str(entry.fields.get("id", ""))[:60]
    fields = {
        name: _in_english(value, read) if name in IN_OUR_WORDS else value
        for name, value in entry.fields.items()
        if _is_plain(value)
    }
    if entry.card is None:
        return OwnCard(entry.section, entry.place, slug, slug, 0, [], None, fields)
    picture, lines = _words(entry.card, wording, speaker)
    name = str(picture["name"])
    return OwnCard(entry.section, entry.place, slug, name, entry.copies, lines, picture, fields)


def _is_plain(value: object) -> bool:
    """Whether a form can show it: a text, a short number, a list of texts, a text a language."""
    if isinstance(value, list):
        return all(isinstance(each, str) for each in value)
    if isinstance(value, dict):
        return all(isinstance(each, str) for each in value.values())
    return isinstance(value, str) or (isinstance(value, int) and abs(value) < 10**9)


def _words(card: DeckCard, wording: Wording, speaker: Speaker) -> _Words:
    key = (card, wording.book.keywords, speaker.language)
    if key in _kept:
        _kept.move_to_end(key)
        return _kept[key]
    words = _kept[key] = printed(wording, card, speaker), _lines(card, wording, speaker)
    while len(_kept) > MOST_KEPT:
        _kept.popitem(last=False)
    return words


def _lines(card: DeckCard, wording: Wording, speaker: Speaker) -> list[str]:
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
        "school": partial(_file, "school.toml"),
        "house": partial(_file, "deck.toml"),
    },
    look=look,
    change=change,
)
