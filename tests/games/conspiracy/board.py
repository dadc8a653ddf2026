"""Boards of Conspiração: what lies where, in notation."""

from typing import Any

from ludoteca.games.conspiracy import GAME
from ludoteca.games.conspiracy.cards import CELLS, GUILD_LETTERS, GUILDS, TERRITORY_CODES
from ludoteca.games.conspiracy.state import Position
from ludoteca.games.conspiracy.view import PHASES, lord_code
from ludoteca.kernel.bits import members
from ludoteca.kernel.random import Random
from tests.games import board

BOX = GAME.new(2, Random(0)).census()


class Board(board.Board[Position]):
    """A position with whoever is in turn doing what the test says."""

    def __init__(self, notation: str) -> None:
        position = GAME.read_position(notation)
        assert isinstance(position, Position)
        super().__init__(GAME, position, PHASES)
        assert self.box == BOX

    def waits_for(self, phase: str, *seats: int) -> None:
        """The same, and nothing is left over."""
        super().waits_for(phase, *seats)
        has_lords = self.state.hand_count > 0
        assert has_lords or phase not in ("keep", "leave", "place")
        assert not has_lords or phase != "recruit"
        assert (self.state.offered != 0) == (phase == "choose")
        assert (self.state.swapping >= 0) == (phase == "swap_with")

    @property
    def events(self) -> list[str]:
        """What was told so far, as `places 0 R4 2`."""
        told = []
        for seers, number, *values in self.listener.rows:
            assert seers == -1, "everything in this game is open"
            kind = GAME.events[number]
            words = [_write(*pair) for pair in zip(kind.fields, values, strict=False)]
            told.append(" ".join([kind.name, *words]))
        return told

    # What lies where.

    def chamber(self, seat: int) -> str:
        """A chamber as `Y1 Y1=seven`, without the crests."""
        return GAME.write_position(self.state).split("|")[seat].strip().replace("*", "")

    def crests(self, seat: int) -> dict[str, int]:
        """The cell of each crest that is placed, by its letter."""
        cells = self.state.crests[seat * GUILDS : (seat + 1) * GUILDS]
        return {GUILD_LETTERS[guild]: cell for guild, cell in enumerate(cells) if cell >= 0}

    def pearls(self, seat: int) -> int:
        return self.state.pearls[seat]

    @property
    def master(self) -> int | None:
        return None if self.state.master < 0 else self.state.master

    def keys(self, seat: int) -> tuple[int, int]:
        """Silver and gold keys that still count."""
        return self.state.silver[seat], self.state.gold[seat]

    @property
    def deck(self) -> int:
        return self.state.deck.count

    @property
    def hand(self) -> str:
        return " ".join(lord_code(lord) for lord in self.state.hand[: self.state.hand_count])

    def pile(self, letter: str) -> str:
        """A discard pile as `R1 R3`."""
        first = GUILD_LETTERS.index(letter) * 6
        lords = [lord for lord in range(first, first + 6) for _ in range(self.state.piles[lord])]
        return " ".join(lord_code(lord) for lord in lords)

    @property
    def piles(self) -> str:
        return " ".join(filter(None, (self.pile(letter) for letter in GUILD_LETTERS)))

    @property
    def row(self) -> str:
        return _territories(self.state.row)

    @property
    def offered(self) -> str:
        return _territories(self.state.offered)

    @property
    def territory_deck(self) -> str:
        return _territories(self.state.territory_deck)

    def territories(self, seat: int) -> str:
        return _territories(self.state.held[seat])

    def sheet(self, seat: int) -> dict[str, Any]:
        """How a seat's points come about."""
        view: Any = self.state.view(None)
        sheet = view["chambers"][seat]["score"]
        assert isinstance(sheet, dict)
        return sheet

    def score(self, seat: int) -> int:
        return self.state.scores()[seat]


def fated(notation: str, move: str, hand: str) -> Board:
    """A board on which this move turns up exactly these lords."""
    for seed in range(2000):
        board = Board(f"{notation}, seed {seed}").play(move)
        if board.hand == hand:
            return board
    raise AssertionError(f"no seed turns up {hand}")


def all_but(*codes: str) -> str:
    """All territories but these, to be laid somewhere out of the way."""
    return " ".join(code for code in TERRITORY_CODES if code not in codes)


def take(code: str, chamber: str = "-", others: str = "-") -> Board:
    """Seat 0 takes this territory with two blue silver keys."""
    board = Board(f"{chamber} | {others} | row {code}, piles B1 B1")
    board.play("take_pile B", f"claim {code}")
    assert code in board.territories(0).split()
    assert board.territories(1) == ""
    board.waits_for("recruit", 1)
    return board


def worth(code: str, board: Board, seat: int = 0) -> int:
    """What a territory is worth to its owner."""
    sheet = board.sheet(seat)
    assert sum(sheet["each_territory"].values()) == sheet["territories"]
    value = sheet["each_territory"][str(TERRITORY_CODES.index(code))]
    assert isinstance(value, int)
    return value


def _territories(bits: int) -> str:
    return " ".join(TERRITORY_CODES[territory] for territory in members(bits))


def _write(name: str, value: int) -> str:
    if name in ("lord", "other_lord"):
        return lord_code(value)
    if name == "guild":
        return GUILD_LETTERS[value]
    if name == "territory":
        return TERRITORY_CODES[value]
    if name == "cells":
        return f"{value // CELLS}-{value % CELLS}"
    return str(value)
