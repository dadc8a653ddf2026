"""A game for tests only: hidden hands, and a choice that all make at once.

Twelve cards, three in each hand. In each of three rounds everybody lays one card face down; when
the last one lies, all are turned up and the highest takes as many points as there are players.
"""

from pathlib import Path
from typing import Any

from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.game import Game
from ludoteca.kernel.listener import EVERYONE
from ludoteca.kernel.meta import Meta
from ludoteca.kernel.random import Random, load_random
from ludoteca.kernel.reasons import NOT_YOUR_DECISION
from ludoteca.kernel.text import Text
from ludoteca.kernel.vocabulary import Vocabulary

CARDS = 12
ACTIONS = {0: "lay card:0-11", 12: "end"}
VOCABULARY = Vocabulary.of(ACTIONS)
EVENTS = {0: "dealt_you card", 1: "dealt seat", 2: "laid seat", 3: "turned seat card"}
NOT_IN_HAND = 10
REASONS = {NOT_IN_HAND: "not_in_hand lay"}


class Sealed:
    """Answers the contract's verbs without being a compiled State."""

    def __init__(self, players: int, random: Random) -> None:
        self.players = players
        self.random = random
        self.settings: list[int] = []
        self.shown = 0
        self.listener: Any = None
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.laid: list[int] = [-1] * players
        self.points = [0] * players
        self.turned: list[int] = []  # cards that everybody has seen
        self.rounds = 0

    def deal(self) -> None:
        cards = list(range(CARDS))
        for hand in self.hands:
            for _ in range(3):
                hand.append(cards.pop(self.random.below(len(cards))))
            hand.sort()

    def waiting(self) -> int:
        if self.rounds == 3:
            return 0
        return sum(1 << seat for seat, card in enumerate(self.laid) if card < 0)

    def over(self) -> bool:
        return self.waiting() == 0

    def legal(self, seat: int, out: ActionBuffer) -> None:
        out.clear()
        for card in self.hands[seat]:
            out.add(card)

    def asks(self, seat: int) -> tuple[str, ...]:
        return ("lay",) if self.waiting() >> seat & 1 else ()

    def refusal(self, seat: int, action: int) -> int:
        if not self.waiting() >> seat & 1:
            return int(NOT_YOUR_DECISION)
        return 0 if action in self.hands[seat] else NOT_IN_HAND

    def apply(self, seat: int, action: int) -> None:
        self.hands[seat].remove(action)
        self.laid[seat] = action
        self.tell(EVERYONE, 2, seat)
        if -1 not in self.laid:
            self.turn_up()

    def turn_up(self) -> None:
        self.shown += 1
        for seat, card in enumerate(self.laid):
            self.tell(EVERYONE, 3, seat, card)
        self.turned += self.laid
        self.points[self.laid.index(max(self.laid))] += self.players
        self.laid = [-1] * self.players
        self.rounds += 1

    def tell(self, seers: int, kind: int, a: int = 0, b: int = 0) -> None:
        if self.listener is not None:
            self.listener.tell(seers, kind, a, b, 0, 0)

    def settled(self, seat: int) -> int:
        return 0

    def announce(self) -> None:
        for seat, hand in enumerate(self.hands):
            for card in hand:
                self.tell(1 << seat, 0, card)
                self.tell(EVERYONE & ~(1 << seat), 1, seat)

    def scores(self) -> list[int]:
        return self.points

    def ranking(self) -> list[int]:
        return [1 + sum(other > mine for other in self.points) for mine in self.points]

    def clone(self) -> "Sealed":
        twin: Sealed = load(self.dump())
        return twin

    def imagine(self, seat: int, seed: int) -> "Sealed":
        other = self.clone()
        other.random = Random(seed)
        mine = [] if seat < 0 else [*self.hands[seat], self.laid[seat]]
        pool = [card for card in range(CARDS) if card not in mine and card not in self.turned]
        for n in range(self.players):
            if n != seat:
                other.hands[n] = sorted(draw(pool, other.random) for _ in self.hands[n])
                other.laid[n] = draw(pool, other.random) if self.laid[n] >= 0 else -1
        return other

    def view(self, seat: int | None) -> dict[str, object]:
        return {
            "hand": list(self.hands[seat]) if seat is not None else [],
            "counts": [len(hand) for hand in self.hands],
            "laid": [card >= 0 for card in self.laid],
            "mine": self.laid[seat] if seat is not None else -1,
            "points": list(self.points),
        }

    def dump(self) -> dict[str, object]:
        return {
            "players": self.players,
            "random": self.random.dump(),
            "shown": self.shown,
            "hands": [list(hand) for hand in self.hands],
            "laid": list(self.laid),
            "points": list(self.points),
            "turned": list(self.turned),
            "rounds": self.rounds,
        }

    def census(self) -> dict[str, int]:
        return {}

    def evaluate(self, seat: int) -> float:
        return float(self.points[seat])


def new(players: int, random: Random, settings: list[int]) -> Any:
    position = Sealed(players, random)
    position.deal()
    return position


def load(data: dict[str, Any]) -> Any:
    position = Sealed(data["players"], load_random(data["random"]))
    position.shown, position.rounds = data["shown"], data["rounds"]
    position.hands = [list(hand) for hand in data["hands"]]
    position.laid, position.points = list(data["laid"]), list(data["points"])
    position.turned = list(data["turned"])
    return position


def draw(pool: list[int], random: Random) -> int:
    return pool.pop(random.below(len(pool)))


def unsupported(*_: object) -> Any:
    raise AssertionError("the server never asks a game for this")


GAME = Game(
    meta=Meta("sealed", range(2, 5), 1, 1, "", "", 2026),
    folder=Path(__file__).parent,
    new_position=new,
    load_position=load,
    vocabulary=VOCABULARY,
    event_table=EVENTS,
    reason_table=REASONS,
    words=lambda field, value: value,
    prompt=lambda state, seat: Text("prompt-lay"),
    explain=lambda state, seat, action, code: {"card": action},
    read_position=unsupported,
    write_position=unsupported,
    terminal=unsupported,
)
