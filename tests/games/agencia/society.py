"""Societies for the tests: set up in notation, one turn played, looked at in numbers.

    turn = Turn(44, "5 4 3")                # seat 0 has Guerra santa; hands of 5, 4 and 3 cards
    assert turn.cards == [3, 6, 3]          # it discarded 2, the next drew 2
    assert Turn(44, "1 4 3").crisis == "too_few_cards"

Every other seat has a structure that does nothing to cards (113, 3, 5...). Motions are
allowed, so that a turn begins with a decision and the next one has not begun when it ends. What a
test does not decide is decided for it: the first card, no natural card, no revolt, no claim.
"""

from collections.abc import Iterable
from typing import Any

from ludoteca.games.agencia import GAME
from ludoteca.games.agencia.box import KIND
from ludoteca.games.agencia.cardset import members_of
from ludoteca.games.agencia.faults import FAULTS
from ludoteca.games.agencia.state import PHASES, Position
from ludoteca.games.agencia.view import card_code
from tests.games.board import Board

IDLE = (113, 3, 5, 104, 27)  # structures of the other seats, unless the test names them
DECKS = "historical on, theoretical on, strategic on, social on"
ANSWERS = ("play_on", "end_turn", "no_revolt", "obey", "no_claim", "no_veto", "support")


class Society(Board[Position]):
    """A position in which the test says what is done."""

    checks_options = False
    begins_loadable = True

    def __init__(self, notation: str) -> None:
        position = GAME.read_position(notation)
        assert isinstance(position, Position)
        super().__init__(GAME, position, PHASES)

    @property
    def cards(self) -> list[int]:
        return list(self.state.books.cards[: self.state.players])

    @property
    def rows(self) -> list[int]:
        return list(self.state.books.rows[: self.state.players])

    @property
    def columns(self) -> list[int]:
        return list(self.state.books.columns[: self.state.players])

    @property
    def society(self) -> list[str]:
        return [card_code(kind) for kind in self.state.books.society[: self.state.players]]

    def hand(self, seat: int) -> list[str]:
        return [card_code(int(KIND[card])) for card in members_of(self.state.hands, seat)]

    @property
    def crisis(self) -> str | None:
        return FAULTS[self.state.fault] if self.state.fault else None


class Turn(Society):
    """One turn of seat 0, unless it is a crisis or asks for something the moves do not say."""

    def __init__(
        self,
        card: int,
        hands: str,
        moves: Iterable[str] = (),
        *,
        others: Iterable[int] = (),
        rest: str = "",
        decks: str = DECKS,
        stop: str = "",
        **past: Any,
    ) -> None:
        sizes = hands.split()
        given = list(others)
        free = [idle for idle in IDLE if idle not in (card, *given)]
        structures = [card, *given, *free][: len(sizes)]
        parts = [f"{s}: {_hand(h)}" for s, h in zip(structures, sizes, strict=True)]
        fields = ", ".join(filter(None, [decks, "motions on", "turn 0", rest]))
        super().__init__(" | ".join([*parts, fields]))
        self.remember(**past)
        self.go(moves, stop)

    def remember(self, **past: Any) -> None:
        """What happened before: everybody has played once, in the order of the seats."""
        history, players = self.state.history, self.state.players
        if not past:
            return
        history.turn = players
        for seat in range(players):
            history.played[seat] = seat
            history.fell &= ~(1 << seat)
        for name, value in past.items():
            if name in ("drew", "discarded", "altered"):
                for seat in value:
                    getattr(history, name)[seat] = 1
            elif name == "handed":
                for giver, taker in value:
                    history.handed[giver * 6 + taker] = 1
            elif name == "champions":
                self.state.books.champions = value
            elif name == "gains":
                history.gains[0] = value
            elif name == "discards":
                history.discards = value
            else:
                setattr(history, name, value)

    def go(self, moves: Iterable[str], stop: str) -> None:
        """Play the turn; the moves in order, everything else by itself."""
        left = list(moves)
        turn, matches = self.state.history.turn, self.state.matches
        while self.waiting and (self.state.history.turn, self.state.matches) == (turn, matches):
            if self.state.fault or (stop and self.phase == stop and not left):
                break
            options = self.options()
            if left and left[0] in options:
                self.play(left.pop(0))
            else:
                usual = [option for option in options if option in ANSWERS]
                self.play((usual or options)[0])
        assert not left, f"not played: {left}, waiting in {self.phase} for {self.options()}"


def _hand(size: str) -> str:
    """`5` is any five cards; `998+4` is a named one and four more."""
    *named, anything = size.split("+")
    return " ".join([*named, f"*{anything}"])


def revolt_ready(hands: str, *others: int, rest: str = "") -> Society:
    """Seat 0 is about to play with 48; there has been a crisis."""
    idle = [*others, *(card for card in (113, 3, 5) if card not in others)]
    sizes = hands.split()
    seats = [f"{card}: *{size}" for card, size in zip([48, *idle], sizes, strict=False)]
    society = Society(" | ".join([*seats, f"{DECKS}, motions on, turn 0, {rest}"]))
    society.state.revolt_open = 1
    return society.play("play_on")
