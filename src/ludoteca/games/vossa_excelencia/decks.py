"""The decks of this process: the house's own, and those that tables have brought along."""

from functools import cache
from pathlib import Path

from ludoteca.games.vossa_excelencia.cards import Deck
from ludoteca.games.vossa_excelencia.deck_file import FaultyDeck, parse
from ludoteca.kernel.problems import Problem
from ludoteca.kernel.text import Speaker

HOUSE = 0  # the number of the house deck
# And of those before it: games up to version 4 of the rules go on with the first, of 5 the second.
FIRST_EDITION, SECOND_EDITION = -1, -2
EDITIONS = {  # what saved positions call the house's decks
    "": FIRST_EDITION,
    "house-1": FIRST_EDITION,
    "house-2": SECOND_EDITION,
    "house-3": HOUSE,
}
MOST_KEPT = 64  # decks brought along; a position keeps its own, however many come after
FOLDER = Path(__file__).parent

_brought: dict[int, Deck] = {}
_next_number = [1]


@cache
def house_deck() -> Deck:
    """The deck in this box."""
    return _edition("deck.toml", "house-3")


@cache
def first_edition() -> Deck:
    """The deck that was in this box at first."""
    return _edition("deck.first.toml", "house-1")


@cache
def second_edition() -> Deck:
    """The deck that was in this box after that one."""
    return _edition("deck.second.toml", "house-2")


def _edition(file: str, name: str) -> Deck:
    deck = parse((FOLDER / file).read_text(encoding="utf-8"), house=name)
    deck.number = EDITIONS[name]
    return deck


BY_NUMBER = {HOUSE: house_deck, FIRST_EDITION: first_edition, SECOND_EDITION: second_edition}


def deck_of(number: int) -> Deck:
    """The deck of this number; KeyError if it was never brought or is long gone."""
    return BY_NUMBER[number]() if number in BY_NUMBER else _brought[number]


def deck_saved(text: str) -> int:
    """The number of the deck that a saved position names, or whose file's text it holds."""
    return EDITIONS[text] if text in EDITIONS else read_deck(text)


def deck_named(name: str) -> Deck:
    """The deck that a view names; KeyError if it was never brought or is long gone."""
    known = (*(edition() for edition in BY_NUMBER.values()), *_brought.values())
    found = [deck for deck in known if deck.name == name]
    if not found:
        raise KeyError(name)
    return found[0]


def read_deck(source: str) -> int:
    """The number of the deck that a file's text describes; a Problem names its first fault."""
    if source == "":
        return HOUSE
    for number, deck in _brought.items():
        if deck.source == source:
            _brought[number] = _brought.pop(number)  # used last, forgotten last
            return number
    try:
        return keep(parse(source))
    except FaultyDeck as faulty:
        fault = faulty.faults[0]
        said = Speaker("en", FOLDER / "text").say(fault.text)
        detail = f"line {fault.line}, {fault.card or '-'}: {said}"
        raise Problem("problem-setting-data", setting="deck", detail=detail) from faulty


def keep(deck: Deck) -> int:
    """Remember a deck; the oldest is forgotten when there are too many."""
    deck.number = _next_number[0]
    _next_number[0] += 1
    _brought[int(deck.number)] = deck
    while len(_brought) > MOST_KEPT:
        del _brought[next(iter(_brought))]
    return int(deck.number)
