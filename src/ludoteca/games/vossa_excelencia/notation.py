"""Positions in one short text, for tests, problems and bug reports.

    dona-carne$2 jacaranda! fila | coronel-porteira ... | turn 0, semester 3, zone feirantes ...

First each cabinet: `$2` is money on a card, `!` marks a turned card, `%` one whose action was
used, `~` one articulated this turn that does not turn; `-` is the cabinet of somebody who left.
Then the rest, in any order: `hand0 pizza recesso* vaia?`
with `*` for a revealed card and `?` for one everybody knows; `influence0 hip2 power1`; `zone`;
`discard`; `box`; `event`; `pile` where the piles are to hold nothing else (all other cards go to
the box). Cards named nowhere are in their piles. `calendar short`, `expansion on`.
`run` and `queue` are the interpreter's numbers in the middle of an effect, `bill` an open payment.
"""

from collections.abc import Iterable
from dataclasses import replace
from itertools import groupby
from typing import Any

from ludoteca.games.vossa_excelencia.book import Book
from ludoteca.games.vossa_excelencia.decks import deck_of as deck_numbered, deck_saved, house_deck
from ludoteca.games.vossa_excelencia.game import load
from ludoteca.games.vossa_excelencia.instructions import CATEGORIES
from ludoteca.games.vossa_excelencia.meta import META
from ludoteca.games.vossa_excelencia.state import (
    BOX,
    CABINETS,
    DISCARD_PILE,
    FIELDS,
    HANDS,
    PILE,
    REGISTERS,
    TABLE,
    ZONE,
    Position,
)
from ludoteca.games.vossa_excelencia.view import RESOURCES, cards_in
from ludoteca.kernel.notation import (
    NOTHING,
    Codes,
    Written,
    read_fields,
    read_words,
    spelled,
    split_notation,
    write_fields,
)
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State

MARKS = {"!": 1, "*": 2, "?": 4, "%": 8, "~": 16}
NUMBERS = [register.key for register in REGISTERS.in_words()]
SETTINGS = {setting.name: setting.values for setting in META.settings if setting.own is None}
AT_REST = {"semester": 1, "stage": 2, "phase": 0}  # a player in turn, about to act
PLACES = {"zone": ZONE, "discard": DISCARD_PILE, "box": BOX, "event": TABLE, "pile": PILE}


def _written(players: int) -> tuple[Written, ...]:
    """All that is written after the cabinets; what each seat has, under its number."""
    line: list[Written] = []
    for by_seat, some in groupby(FIELDS.in_words(), key=lambda field: field.by_seat):
        fields = list(some)
        if by_seat:
            seats = [(seat, field) for seat in range(players) for field in fields]
            fields = [replace(field, name=f"{field.name}{seat}") for seat, field in seats]
        line += fields
    return spelled(line, [Codes(name, values) for name, values in SETTINGS.items()])


def read_position(notation: str, source: str = "") -> State:
    """The position that a text describes, with the house deck, an older one or a deck file's."""
    cabinets, rest = split_notation(notation)
    return _Reading(cabinets, rest, source).position()


class _Reading:
    """One text being read."""

    def __init__(self, cabinets: list[str], rest: str, source: str) -> None:
        deck = deck_numbered(deck_saved(source)) if source else house_deck()
        assert isinstance(deck.book, Book)
        self.deck, self.book, self.source = deck, deck.book, deck.source
        self.players = len(cabinets)
        self.where: list[int | None] = [None] * int(deck.size)
        self.flags = [0] * int(deck.size)
        self.money = [0] * int(deck.size)
        self.influence = [0] * (6 * self.players)
        self.power = [0] * self.players
        for seat, cabinet in enumerate(cabinets):
            self._put([] if cabinet == "-" else cabinet.split(), int(CABINETS) + seat)
        written = _written(self.players)
        self.words = read_words(rest, [*(field.name for field in written), "pile", "seed"])
        self.said = _begin(written, self.players)
        read_fields(written, self.words, self.said)

    def _put(self, words: list[str], place: int) -> None:
        for word in words:
            flags = sum(MARKS[mark] for mark in MARKS if mark in word)
            code, _, money = word.translate(dict.fromkeys(map(ord, MARKS))).partition("$")
            card = self.book.number(code)
            if self.where[card] is not None:
                raise ValueError(f"{code} is in two places")
            self.where[card], self.flags[card], self.money[card] = place, flags, int(money or 0)

    def position(self) -> State:
        """Everything put in its place."""
        said = self.said | {"pile": [w for w in self.words.get("pile", []) if w != NOTHING]}
        for name, place in PLACES.items():
            self._put(said[name], int(place))
        for seat in range(self.players):
            self._put(said[f"hand{seat}"], int(HANDS) + seat)
            self._gain(seat, said[f"influence{seat}"])
        settings = [said[name] for name in SETTINGS]
        where = [self._rest(card, settings[1]) for card in range(int(self.deck.size))]
        return load(
            {
                "players": self.players,
                "settings": [*settings, 0],
                "deck": self.source,
                "random": Random(int(self.words.get("seed", ["0"])[0])).dump(),
                "shown": 0,
                "piles": self._piles(where),
                "where": where,
                "flags": self.flags,
                "money": self.money,
                "influence": self.influence,
                "power": self.power,
                "left": said["left"],
                "registers": self._registers(),
                "bill": said["bill"],
                "queue": said["queue"],
            }
        )

    def _rest(self, card: int, expansion: int) -> int:
        """Where a card is: as named, else in its pile, else in the box."""
        place = self.where[card]
        if place is not None:
            return place
        left_out = self.deck.expansion[card] and not expansion
        return int(BOX) if left_out or "pile" in self.words else int(PILE)

    def _gain(self, seat: int, words: list[str]) -> None:
        for word in words:
            name = word.rstrip("0123456789")
            resource, count = RESOURCES.index(name), int(word[len(name) :])
            if resource < 6:
                self.influence[6 * seat + resource] = count
            else:
                self.power[seat] = count

    def _piles(self, where: list[int]) -> list[list[int]]:
        first = self.deck.first
        return [
            [card for card in range(first[c], first[c + 1]) if where[card] == PILE]
            for c in range(CATEGORIES)
        ]

    def _registers(self) -> list[int]:
        said = self.said
        turn = said["seat"]
        shown = self.book.number(said["event"][0]) if said["event"] else -1
        run = said["run"] or [-1, -1, turn, turn, -1, -1, 0, 0, -1]
        return [*(said[name] for name in NUMBERS), shown, *run]


def _begin(written: Iterable[Written], players: int) -> dict[str, Any]:
    """What is true where nothing is said."""
    said: dict[str, Any] = {field.key: [] for field in written}
    said |= {name: AT_REST.get(name, 0) for name in NUMBERS} | dict.fromkeys(SETTINGS, 0)
    return said | {"bill": [0] * 8, "left": [0] * players}


def write_position(state: State) -> str:
    """The text of a position; chance itself is not in it."""
    assert isinstance(state, Position)
    parts = [_cards(state, int(CABINETS) + seat) or "-" for seat in range(state.players)]
    return " | ".join([*parts, write_fields(_written(state.players), _said(state))])


def _said(state: Position) -> dict[str, Any]:
    """The values of all that is written after the cabinets."""
    data: dict[str, Any] = state.dump()
    said = dict(zip(NUMBERS, data["registers"], strict=False))
    said |= dict(zip(SETTINGS, data["settings"], strict=False))
    for seat in range(state.players):
        said[f"hand{seat}"] = _cards(state, int(HANDS) + seat).split()
        said[f"influence{seat}"] = _influence(state, seat).split()
    said["zone"] = _cards(state, int(ZONE)).split()
    for name in ("discard", "box", "event"):
        said[name] = _lying(state, int(PLACES[name])).split()
    said |= {name: data[name] for name in ("queue", "bill", "left")}
    return said | {"run": data["registers"][9:]}


def _book(state: Position) -> Book:
    book = state.deck.book
    assert isinstance(book, Book)
    return book


def _cards(state: Position, place: int) -> str:
    words = []
    for card in cards_in(state, place):
        marks = "".join(mark for mark, bit in MARKS.items() if state.flags[card] & bit)
        money = f"${state.money[card]}" if state.money[card] else ""
        words.append(f"{_book(state).cards[card].code}{money}{marks}")
    return " ".join(words)


def _lying(state: Position, place: int) -> str:
    """Cards of a discard, of the box or on the table."""
    cards = _book(state).cards
    return " ".join(cards[at].code for at in range(state.deck.size) if state.where[at] == place)


def _influence(state: Position, seat: int) -> str:
    counts = [*state.influence[6 * seat : 6 * seat + 6], state.power[seat]]
    return " ".join(f"{RESOURCES[at]}{count}" for at, count in enumerate(counts) if count)
