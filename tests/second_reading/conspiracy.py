"""Conspiração read a second time, from the manual and the rulings alone.

A slow and plain model: lords are "Y0" to "P6", territories have the short names of the notation,
and a turn is told from top to bottom by generators that stop at each choice. What chance decides
(lords turned up, territories drawn) the model is told; it checks that it was possible. It shares no
code with the engine. Hidden order does not exist here: a deck is what may still come out of it.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

COLOURS = "YRGBP"
COPIES = {0: 1, 1: 4, 2: 2, 3: 2, 4: 2, 6: 1}  # lords of each influence, per colour
KEYS = {1: "silver", 2: "gold"}
PEARLS_OF_LORD = {3: 2, 4: 1}
PEARLS_OF_TERRITORY = {"five": 1, "four": 2, "three": 3}
LIMIT_OF_TERRITORY = {"one": 1, "two": 2}
PLAIN_WORTH = {"seven": 7, "five": 5, "four": 4, "three": 3, "one": 3, "two": 3} | dict.fromkeys(
    ("keys", "seek", "lords", "lands"), 3
)
COUNTING = ("silver", "gold", "pairs", "realm")
TERRITORIES = (
    *PLAIN_WORTH,
    *COUNTING,
    *(f"best{colour}" for colour in COLOURS),
    *(f"each{colour}" for colour in COLOURS),
)
SPACES = [(row, column) for row in range(5) for column in range(5 - row)]  # in the order of filling

Answer = TypeVar("Answer")
Asking = Generator[frozenset[str], str, Answer]  # asks with the legal actions, hears the chosen one


class Impossible(AssertionError):
    """Chance or a player did what the rules do not allow."""


def colour_of(lord: str) -> str:
    return lord[0]


def influence_of(lord: str) -> int:
    return int(lord[1])


def has_key(lord: str) -> bool:
    return influence_of(lord) in KEYS


def are_neighbours(one: int, other: int) -> bool:
    """Whether two spaces of the pyramid touch: each row is half a card in from the one above."""
    (row, column), (other_row, other_column) = SPACES[one], SPACES[other]
    half_cards = abs((2 * column + row) - (2 * other_column + other_row))
    return (abs(row - other_row), half_cards) in ((0, 2), (1, 1))


TOUCHING = [
    {other for other in range(len(SPACES)) if are_neighbours(cell, other)}
    for cell in range(len(SPACES))
]


@dataclass
class Space:
    """A filled space of a chamber, with what lies on its lord."""

    lord: str
    crest: bool = False
    territory: str | None = None


@dataclass
class Chamber:
    """What one player has."""

    spaces: list[Space] = field(default_factory=list)
    pearls: int = 0
    keys: list[str] = field(default_factory=list)  # since the last territory
    territories: list[str] = field(default_factory=list)  # in the order of taking

    def is_full(self) -> bool:
        return len(self.spaces) == len(SPACES)

    def lords(self, colour: str) -> list[str]:
        return [space.lord for space in self.spaces if colour_of(space.lord) == colour]

    def best(self, colour: str) -> int:
        """The influence of the most influential lord of a colour, 0 without one."""
        return max((influence_of(lord) for lord in self.lords(colour)), default=0)

    def keys_ever(self, influence: int) -> int:
        """How many lords of an influence are here, their keys used or not."""
        return sum(influence_of(space.lord) == influence for space in self.spaces)

    def worth(self, territory: str) -> int:
        """The PI of a territory held here at the end of the game."""
        if territory in PLAIN_WORTH:
            return PLAIN_WORTH[territory]
        if territory in COUNTING:
            return {
                "silver": self.keys_ever(1),
                "gold": 2 * self.keys_ever(2),
                "pairs": self.pearls // 2,
                "realm": 2 * len(self.territories),
            }[territory]
        family, colour = territory[:4], territory[4]
        return self.best(colour) if family == "best" else 1 + len(self.lords(colour))

    def coalition(self) -> int:
        """How many lords the largest group of touching lords of one colour has."""
        left = set(range(len(self.spaces)))
        largest = 0
        while left:
            group = self.group(left.pop())
            left -= group
            largest = max(largest, len(group))
        return largest

    def group(self, start: int) -> set[int]:
        """The spaces that belong together with one of them."""
        colour = colour_of(self.spaces[start].lord)
        group, reached = set[int](), {start}
        while reached:
            cell = reached.pop()
            group.add(cell)
            touching = TOUCHING[cell] & set(range(len(self.spaces))) - group
            reached |= {near for near in touching if colour_of(self.spaces[near].lord) == colour}
        return group


@dataclass
class Limit:
    """A territory's power over the other players' recruiting."""

    owner: int
    count: int


class Reading:
    """A game as a careful reader of the manual plays it.

    ``asked`` are the legal actions of ``seat``, empty when the game is over; ``story`` is what the
    last action made happen.
    """

    def __init__(self, players: int, starter: int, available: str) -> None:
        self.deck = [
            f"{colour}{influence}"
            for colour in COLOURS
            for influence, copies in COPIES.items()
            for _ in range(copies)
        ]
        self.piles: dict[str, list[str]] = {colour: [] for colour in COLOURS}
        self.territory_deck = list(TERRITORIES)
        self.territory_deck.remove(available)
        self.row = [available]
        self.chambers = [Chamber() for _ in range(players)]
        self.seat = starter
        self.hand: list[str] = []  # lords turned up, or taken and not yet placed
        self.offered: list[str] = []  # territories drawn, one of which is to be kept
        self.master: int | None = None
        self.limit: Limit | None = None
        self.closer: int | None = None  # who filled a chamber first
        self.fate: list[str] = []
        self.story: list[str] = []
        self.script = self.game()
        self.asked = next(self.script)

    @property
    def mine(self) -> Chamber:
        """The chamber of whoever is in turn."""
        return self.chambers[self.seat]

    def play(self, action: str, fate: Sequence[str]) -> None:
        """Do an action, with what chance brought while it was done."""
        if action not in self.asked:
            raise Impossible(f"{action} is not one of {sorted(self.asked)}")
        self.fate, self.story = list(fate), []
        try:
            self.asked = self.script.send(action)
        except StopIteration:
            self.asked = frozenset()
        if self.fate:
            raise Impossible(f"nothing more should have been drawn: {self.fate}")

    def tell(self, *words: object) -> None:
        self.story.append(" ".join(str(word) for word in words))

    def drawn_from(self, deck: list[str]) -> str:
        """What chance brought out of a deck."""
        if not self.fate or self.fate[0] not in deck:
            raise Impossible(f"next of {self.fate} cannot come out of {deck}")
        deck.remove(self.fate[0])
        return self.fate.pop(0)

    # The game and a turn.

    def game(self) -> Asking[None]:
        while self.seat != self.closer:  # back at whoever filled a chamber: all had their last turn
            yield from self.turn()
            self.seat = (self.seat + 1) % len(self.chambers)
        self.tell("game_ends")

    def turn(self) -> Asking[None]:
        if self.limit is not None and self.limit.owner == self.seat:
            self.limit = None
            self.tell("limit_ends", self.seat)
        self.tell("turn_begins", self.seat)
        yield from self.recruit()
        while self.hand:
            lord = yield from self.one_of("place", self.hand)
            self.hand.remove(lord)
            yield from self.extend(lord)

    def one_of(self, verb: str, things: Sequence[str]) -> Asking[str]:
        """One of several, without asking if they are all alike."""
        if len(set(things)) == 1:
            return things[0]
        answer = yield frozenset(f"{verb} {thing}" for thing in things)
        return answer.removeprefix(f"{verb} ")

    # Recruiting.

    def recruit(self) -> Asking[None]:
        verb, what = (yield self.ways_to_recruit()).split()
        if verb == "draw":
            yield from self.recruit_from_deck(int(what))
        else:
            yield from self.recruit_from_pile(what)

    def ways_to_recruit(self) -> frozenset[str]:
        if self.must_draw():
            return frozenset({f"draw {self.must_draw()}"})
        draws = {f"draw {count}" for count in (1, 2, 3) if count <= len(self.deck)}
        return frozenset(
            draws | {f"take_pile {colour}" for colour in COLOURS if self.piles[colour]}
        )

    def must_draw(self) -> int:
        """How many lords another's territory makes this player draw, 0 if free."""
        return 0 if self.limit is None else min(self.limit.count, len(self.deck))

    def recruit_from_deck(self, count: int) -> Asking[None]:
        for _ in range(count):
            self.hand.append(self.drawn_from(self.deck))
        kept = yield from self.one_of("keep", self.hand)
        self.hand.remove(kept)
        for lord in self.hand:
            self.piles[colour_of(lord)].append(lord)
            self.tell("discards", self.seat, lord)
        self.hand = [kept]

    def recruit_from_pile(self, colour: str) -> Asking[None]:
        self.hand, self.piles[colour] = self.piles[colour], []
        self.tell("takes_pile", self.seat, colour, len(self.hand))
        while len(self.mine.spaces) + len(self.hand) > len(SPACES):
            left = yield from self.one_of("leave", self.hand)
            self.hand.remove(left)
            self.piles[colour].append(left)
            self.tell("leaves", self.seat, left)

    # Extending the chamber.

    def extend(self, lord: str) -> Asking[None]:
        self.mine.spaces.append(Space(lord))
        self.tell("places", self.seat, lord, len(self.mine.spaces) - 1)
        if self.mine.is_full() and self.closer is None:
            self.closer = self.seat
        pearls = PEARLS_OF_LORD.get(influence_of(lord), 0)
        self.gain_pearls(pearls)
        self.update_crest()
        if influence_of(lord) == 6:
            self.reveal()
        self.update_master(pearls)
        if influence_of(lord) == 0:
            yield from self.swap()
        if has_key(lord):
            self.mine.keys.append(KEYS[influence_of(lord)])
            yield from self.use_keys()

    def gain_pearls(self, count: int) -> None:
        if count:
            self.mine.pearls += count
            self.tell("gains_pearls", self.seat, count, self.mine.pearls)

    def update_master(self, gained: int) -> None:
        """The pawn goes to whoever gains pearls and now has at least as many as its holder."""
        if not gained or self.master == self.seat:
            return
        if self.master is None or self.mine.pearls >= self.chambers[self.master].pearls:
            self.master = self.seat
            self.tell("becomes_master", self.seat, self.mine.pearls)

    def update_crest(self) -> None:
        """The crest goes to the newest lord if it is the first of its colour or beats the old."""
        *older, new = self.mine.spaces
        crested = [s for s in older if s.crest and colour_of(s.lord) == colour_of(new.lord)]
        if all(influence_of(new.lord) > influence_of(space.lord) for space in crested):
            for space in crested:
                space.crest = False
            new.crest = True
            self.tell("crest_moves", self.seat, colour_of(new.lord), len(older))

    def reveal(self) -> None:
        if self.deck:
            lord = self.drawn_from(self.deck)
            self.piles[colour_of(lord)].append(lord)
            self.tell("reveals", self.seat, lord)

    def can_move(self, space: Space) -> bool:
        return not has_key(space.lord)

    def swap(self) -> Asking[None]:
        spaces = self.mine.spaces
        movable = [cell for cell, space in enumerate(spaces) if self.can_move(space)]
        if len(movable) < 2:
            return
        answer = yield frozenset({"no_swap"} | {f"swap {cell}" for cell in movable})
        if answer == "no_swap":
            self.tell("no_swap_made", self.seat)
            return
        one = int(answer.split()[1])
        answer = yield frozenset(f"swap_with {cell}" for cell in movable if cell != one)
        other = int(answer.split()[1])
        spaces[one], spaces[other] = spaces[other], spaces[one]

    # Territories.

    def keys_suffice(self) -> bool:
        keys = self.mine.keys
        if "keys" in self.mine.territories:
            return len(keys) >= 2
        return len(keys) >= 3 or len(keys) - len(set(keys)) >= 1

    def use_keys(self) -> Asking[None]:
        if not self.keys_suffice():
            return
        if "seek" in self.mine.territories:
            ways = {f"claim {territory}" for territory in self.territory_deck}
        else:
            draws = (count for count in (1, 2, 3) if count <= len(self.territory_deck))
            ways = {f"claim {territory}" for territory in self.row}
            ways |= {f"draw_territories {count}" for count in draws}
        if not ways:
            self.tell("no_territory_left", self.seat)
            return
        verb, what = (yield frozenset(ways)).split()
        if verb == "claim":
            (self.territory_deck if what in self.territory_deck else self.row).remove(what)
            self.take_territory(what)
        else:
            yield from self.draw_territories(int(what))

    def draw_territories(self, count: int) -> Asking[None]:
        self.offered = [self.drawn_from(self.territory_deck) for _ in range(count)]
        kept = yield from self.one_of("choose", self.offered)
        self.offered.remove(kept)
        for territory in self.offered:
            self.row.append(territory)
            self.tell("territory_to_row", territory)
        self.offered = []
        self.take_territory(kept)

    def take_territory(self, territory: str) -> None:
        self.mine.spaces[-1].territory = territory
        self.mine.territories.append(territory)
        self.mine.keys = []
        self.tell("takes_territory", self.seat, territory, len(self.mine.spaces) - 1)
        self.apply_power(territory)

    def apply_power(self, territory: str) -> None:
        pearls = PEARLS_OF_TERRITORY.get(territory, 0)
        self.gain_pearls(pearls)
        self.update_master(pearls)
        if territory in LIMIT_OF_TERRITORY:
            self.limit = Limit(self.seat, LIMIT_OF_TERRITORY[territory])
            self.tell("limits", self.seat, self.limit.count)
        if territory == "lords":
            self.shuffle_discarded_lords()
        if territory == "lands":
            self.tell("shuffles_territories", self.seat, len(self.row))
            self.territory_deck += self.row
            self.row.clear()

    def shuffle_discarded_lords(self) -> None:
        """All piles go back into the deck, but not the lords still in hand."""
        discarded = [lord for pile in self.piles.values() for lord in pile]
        self.tell("shuffles_lords", self.seat, len(discarded))
        self.deck += discarded
        for pile in self.piles.values():
            pile.clear()

    # Points.

    def points(self, seat: int) -> dict[str, int]:
        """A player's PI, part by part."""
        chamber = self.chambers[seat]
        crested = [influence_of(space.lord) for space in chamber.spaces if space.crest]
        return {
            "lords": sum(crested),
            "territories": sum(chamber.worth(territory) for territory in chamber.territories),
            "coalition": 3 * chamber.coalition(),
            "master": 5 if self.master == seat else 0,
        }

    def total(self, seat: int) -> int:
        return sum(self.points(seat).values())

    def places(self) -> list[int]:
        """The place of each seat: more PI, then more pearls; equal in both, the place is shared."""
        merits = [
            (self.total(seat), self.chambers[seat].pearls) for seat in range(len(self.chambers))
        ]
        return [1 + sum(other > merit for other in merits) for merit in merits]

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places()) if place == 1]
