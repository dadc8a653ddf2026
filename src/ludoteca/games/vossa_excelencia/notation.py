"""Positions in one short text, for tests, problems and bug reports.

    dona-carne$2 jacaranda! fila | coronel-porteira ... | turn 0, semester 3, zone feirantes ...

First each cabinet: `$2` is money on a card, `!` marks a turned card, `%` one whose action was used;
`-` is the cabinet of somebody who left. Then the rest, in any order: `hand0 pizza recesso* vaia?`
with `*` for a revealed card and `?` for one everybody knows; `influence0 hip2 power1`; `zone`;
`discard`; `box`; `event`; `pile` where the piles are to hold nothing else (all other cards go to
the box). Cards named nowhere are in their piles. `calendar short`, `expansion on`.
`run` and `queue` are the interpreter's numbers in the middle of an effect, `bill` an open payment.
"""

from typing import Any

from ludoteca.games.vossa_excelencia.book import Book
from ludoteca.games.vossa_excelencia.decks import deck_of as deck_numbered, house_deck, read_deck
from ludoteca.games.vossa_excelencia.game import load
from ludoteca.games.vossa_excelencia.instructions import CATEGORIES
from ludoteca.games.vossa_excelencia.state import (
    BOX,
    CABINETS,
    DISCARD_PILE,
    HANDS,
    PILE,
    TABLE,
    ZONE,
    Position,
)
from ludoteca.games.vossa_excelencia.view import RESOURCES, cards_in
from ludoteca.kernel.random import Random
from ludoteca.kernel.state import State

MARKS = {"!": 1, "*": 2, "?": 4, "%": 8}
NUMBERS = ("starter", "turn", "semester", "stage", "phase", "progress", "actions", "effects")
REST = ("zone", "discard", "box", "event", "pile", "run", "queue", "bill", "left", "seed")
SETTINGS = {"calendar": ("long", "short"), "expansion": ("off", "on")}
AT_REST = {"semester": 1, "stage": 2, "phase": 0}  # a player in turn, about to act


def read_position(notation: str, source: str = "") -> State:
    """The position that a text describes, with the house deck or that of a deck file."""
    *cabinets, rest = [part.strip() for part in notation.split("|")]
    return _Reading(cabinets, rest, source).position()


class _Reading:
    """One text being read."""

    def __init__(self, cabinets: list[str], rest: str, source: str) -> None:
        deck = house_deck() if source == "" else deck_numbered(read_deck(source))
        assert isinstance(deck.book, Book)
        self.deck, self.book, self.source = deck, deck.book, source
        self.players = len(cabinets)
        self.where: list[int | None] = [None] * int(deck.size)
        self.flags = [0] * int(deck.size)
        self.money = [0] * int(deck.size)
        self.influence = [0] * (6 * self.players)
        self.power = [0] * self.players
        for seat, cabinet in enumerate(cabinets):
            self._put([] if cabinet == "-" else cabinet.split(), int(CABINETS) + seat)
        self.fields = _read_fields(rest, self.players)

    def _put(self, words: list[str], place: int) -> None:
        for word in words:
            if word == "none":
                continue
            flags = sum(MARKS[mark] for mark in MARKS if mark in word)
            code, _, money = word.translate(dict.fromkeys(map(ord, MARKS))).partition("$")
            card = self.book.number(code)
            if self.where[card] is not None:
                raise ValueError(f"{code} is in two places")
            self.where[card], self.flags[card], self.money[card] = place, flags, int(money or 0)

    def position(self) -> State:
        """Everything put in its place."""
        fields = self.fields
        places = {"zone": ZONE, "discard": DISCARD_PILE, "box": BOX, "event": TABLE, "pile": PILE}
        for name, place in places.items():
            self._put(fields.get(name, []), int(place))
        for seat in range(self.players):
            self._put(fields.get(f"hand{seat}", []), int(HANDS) + seat)
            self._gain(seat, fields.get(f"influence{seat}", []))
        settings = [
            values.index(fields.get(name, [values[0]])[0]) for name, values in SETTINGS.items()
        ]
        where = [self._rest(card, settings[1]) for card in range(int(self.deck.size))]
        return load(
            {
                "players": self.players,
                "settings": [*settings, 0],
                "deck": self.source,
                "random": Random(int(fields.get("seed", ["0"])[0])).dump(),
                "shown": 0,
                "piles": self._piles(where),
                "where": where,
                "flags": self.flags,
                "money": self.money,
                "influence": self.influence,
                "power": self.power,
                "left": [int(word) for word in fields.get("left", ["0"] * self.players)],
                "registers": self._registers(),
                "bill": [int(word) for word in fields.get("bill", ["0"] * 8)],
                "queue": [int(word) for word in fields.get("queue", [])],
            }
        )

    def _rest(self, card: int, expansion: int) -> int:
        """Where a card is: as named, else in its pile, else in the box."""
        place = self.where[card]
        if place is not None:
            return place
        left_out = self.deck.expansion[card] and not expansion
        return int(BOX) if left_out or "pile" in self.fields else int(PILE)

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
        fields = self.fields
        row = [int(fields.get(name, [str(AT_REST.get(name, 0))])[0]) for name in NUMBERS]
        turn = row[1]
        event = fields.get("event", ["none"])[0]
        shown = -1 if event == "none" else self.book.number(event)
        run = [-1, -1, turn, turn, -1, -1, 0, 0, -1]
        if "run" in fields:
            run = [int(word) for word in fields["run"]]
        return [*row, shown, *run]


def _read_fields(rest: str, players: int) -> dict[str, list[str]]:
    known = {*NUMBERS, *REST, *SETTINGS}
    known |= {f"{name}{seat}" for name in ("hand", "influence") for seat in range(players)}
    fields = {}
    for part in filter(None, (part.strip() for part in rest.split(","))):
        name, *values = part.split()
        if name not in known:
            raise ValueError(f"no field {name!r}; fields are {', '.join(sorted(known))}")
        fields[name] = values
    return fields


def write_position(state: State) -> str:
    """The text of a position; chance itself is not in it."""
    assert isinstance(state, Position)
    parts = [_cards(state, int(CABINETS) + seat) or "-" for seat in range(state.players)]
    registers: Any = state.dump()["registers"]
    rest = [f"{name} {registers[at]}" for at, name in enumerate(NUMBERS)]
    for name, values in SETTINGS.items():
        rest.append(f"{name} {values[state.settings[list(SETTINGS).index(name)]]}")
    for seat in range(state.players):
        rest += _field(f"hand{seat}", _cards(state, int(HANDS) + seat))
        rest += _field(f"influence{seat}", _influence(state, seat))
    rest += _field("zone", _cards(state, int(ZONE)))
    for name, place in (("discard", DISCARD_PILE), ("box", BOX), ("event", TABLE)):
        rest += _field(name, _lying(state, int(place)))
    for name, row in (("run", registers[9:]), ("queue", state.queue[: 3 * state.queued])):
        rest += _field(name, " ".join(str(number) for number in row))
    for name, row in (("bill", state.bill), ("left", state.left)):
        rest += _field(name, " ".join(str(number) for number in row)) if any(row) else []
    return " | ".join([*parts, ", ".join(rest)])


def _field(name: str, words: str) -> list[str]:
    return [f"{name} {words}"] if words else []


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
