"""Boards of Vossa Excelência, with decks made for a test.

    board = Board("p1$2 q1 x | p2 q2 | hand0 a, zone v1 v2 v3", x="articulation = 'gain 2 power'")
    board.play("articulate x")
    assert board.resources(0) == "power2"

The deck is a plain one: politicians p1-p6, parties q1-q6, parliamentarians a-h without cost or
effect, infamies i1-i5 (capital -1), the event quiet, voters v1-v6 (2 populist + 1 any, capital 3).
Cards named as keyword arguments are added to it; `kind_x=` before the name gives their category.
"""

from ludoteca.games.vossa_excelencia import GAME
from ludoteca.games.vossa_excelencia.book import Book
from ludoteca.games.vossa_excelencia.notation import read_position, write_position
from ludoteca.games.vossa_excelencia.state import CABINETS, HANDS, ZONE, Position
from ludoteca.games.vossa_excelencia.view import PHASES, RESOURCES, cards_in
from tests.games import board

KINDS = ("politician", "party", "parliamentarian", "infamy", "event", "voter")


def card(kind: str, slug: str, body: str = "") -> str:
    """One card of a deck file; the fields are separated by `;`."""
    fields = "\n".join(part.strip() for part in body.split(";") if part.strip())
    return f'[[{kind}]]\nid = "{slug}"\nname = "{slug}"\n{fields}\n'


def plain_deck(**cards: str) -> str:
    """The plain deck with these cards added: `x="cost = '1 any'"`, `infamy_x="capital = -3"`."""
    parts = ["[keywords]\npersonality = 'Personality'\nbill = 'Bill'\n"]
    parts += [card("politician", f"p{n}") for n in range(1, 7)]
    parts += [card("party", f"q{n}") for n in range(1, 8)]
    parts += [card("parliamentarian", letter) for letter in "abcdefgh"]
    parts += [card("infamy", f"i{n}", "capital = -1") for n in range(1, 6)]
    parts += [card("event", "quiet", "event = 'nothing'")]
    cost = "cost = '2 populist + 1 any'; capital = 3"
    parts += [card("voter", f"v{n}", cost) for n in range(1, 7)]
    for name, body in cards.items():
        kind, _, slug = name.rpartition("_")
        parts.append(card(kind or "parliamentarian", slug, body))
    return "\n".join(parts)


class Board(board.Board[Position]):
    """A position with whoever is waited for doing what the test says."""

    checks_options = False
    begins_loadable = True

    def __init__(self, notation: str, source: str | None = None, **cards: str) -> None:
        self.source = plain_deck(**cards) if source is None else source
        position = read_position(notation, self.source)
        assert isinstance(position, Position)
        super().__init__(GAME.at(position), position, PHASES)

    def check(self) -> None:
        """The same, and the position can be written and read."""
        super().check()
        read_position(write_position(self.state), self.source)

    @property
    def book(self) -> Book:
        book = self.state.deck.book
        assert isinstance(book, Book)
        return book

    def end_turn(self) -> "Board":
        """Take no more actions and keep the hand."""
        self.play("stop")
        return self.play("keep") if self.phase == "discards" else self

    def cards(self, place: int) -> str:
        return " ".join(self.book.cards[number].code for number in cards_in(self.state, place))

    def cabinet(self, seat: int) -> str:
        return self.cards(int(CABINETS) + seat)

    def hand(self, seat: int) -> str:
        return self.cards(int(HANDS) + seat)

    @property
    def zone(self) -> str:
        return self.cards(int(ZONE))

    def money(self, code: str) -> int:
        return int(self.state.money[self.book.number(code)])

    def flags(self, code: str) -> int:
        return int(self.state.flags[self.book.number(code)])

    def resources(self, seat: int) -> str:
        counts = [*self.state.influence[6 * seat : 6 * seat + 6], self.state.power[seat]]
        return " ".join(f"{RESOURCES[at]}{count}" for at, count in enumerate(counts) if count)

    def infamies(self, seat: int) -> int:
        return sum(1 for code in self.cabinet(seat).split() if code.startswith("i"))

    def discarded(self, code: str) -> bool:
        return int(self.state.where[self.book.number(code)]) == -2
