"""The decks of this process: the house's own, and those that tables have brought along."""

import pickle
from functools import cache
from pathlib import Path

from ludoteca.games.vossa_excelencia.book import Book
from ludoteca.games.vossa_excelencia.cards import Deck
from ludoteca.games.vossa_excelencia.compiler import compile_deck
from ludoteca.games.vossa_excelencia.deck_file import FaultyDeck, parse
from ludoteca.kernel.problems import Problem
from ludoteca.kernel.text import Speaker

HOUSE = 0  # the number of the house deck
# Those that were in this box before it have negative numbers: games begun with them go on so.
FILES = {
    -1: "deck.first.toml",
    -2: "deck.second.toml",
    -3: "deck.third.toml",
    -4: "deck.fourth.toml",
    HOUSE: "deck.toml",
}
NAMES = {number: f"house-{edition}" for edition, number in enumerate(FILES, start=1)}
EDITIONS = {"": -1} | {name: number for number, name in NAMES.items()}  # as saved positions say it
MOST_KEPT = 64  # decks brought along; a position keeps its own, however many come after
FOLDER = Path(__file__).parent

_brought: dict[int, Deck] = {}
_next_number = [1]


@cache
def edition(number: int) -> Deck:
    """The deck that is in this box, or was before."""
    deck = parse((FOLDER / FILES[number]).read_text(encoding="utf-8"), house=NAMES[number])
    deck.number = number
    return deck


def house_deck() -> Deck:
    """The deck in this box."""
    return edition(HOUSE)


def deck_of(number: int) -> Deck:
    """The deck of this number; KeyError if it was never brought or is long gone."""
    return edition(number) if number in FILES else _brought[number]


def deck_saved(text: str) -> int:
    """The number of the deck that a saved position names, or whose file's text it holds."""
    return EDITIONS[text] if text in EDITIONS else read_deck(text)


def deck_named(name: str) -> Deck:
    """The deck that a view names; KeyError if it was never brought or is long gone."""
    known = (*map(edition, FILES), *_brought.values())
    found = [deck for deck in known if deck.name == name]
    if not found:
        raise KeyError(name)
    return found[0]


def read_deck(source: str) -> int:
    """The number of the deck that a file's text describes; a Problem names its first fault."""
    known = _known(source)
    if known is not None:
        return known
    try:
        return keep(parse(source))
    except FaultyDeck as faulty:
        fault = faulty.faults[0]
        said = Speaker("en", FOLDER / "text").say(fault.text)
        detail = f"line {fault.line}, {fault.card or '-'}: {said}"
        raise Problem("problem-setting-data", setting="deck", detail=detail) from faulty


def _known(source: str) -> int | None:
    if source == "":
        return HOUSE
    for number, deck in list(_brought.items()):
        if deck.source == source:
            _brought[number] = _brought.pop(number)  # used last, forgotten last
            return number
    return None


def is_known(source: str) -> bool:
    """Whether this process need not read a text, because it has."""
    return _known(source) is not None


def pack(source: str) -> bytes:
    """What a deck's text says, for another process of ours to `take`."""
    return pickle.dumps(deck_of(read_deck(source)).book)


def take(source: str, packed: bytes) -> None:
    """Know a deck that another process of ours has read, without reading its text here."""
    if not is_known(source):
        book = pickle.loads(packed)
        assert isinstance(book, Book)
        keep(compile_deck(book, source))


def keep(deck: Deck) -> int:
    """Remember a deck; the oldest is forgotten when there are too many."""
    deck.number = _next_number[0]
    _next_number[0] += 1
    _brought[int(deck.number)] = deck
    while len(_brought) > MOST_KEPT:
        del _brought[next(iter(_brought))]
    return int(deck.number)
