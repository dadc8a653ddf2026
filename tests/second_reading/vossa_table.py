"""Second reading of Vossa Excelência: what lies on the table, and paying.

What chance decides is told from outside, kind by kind in the order in which it happened; the table
checks that each fact was possible (the card did lie in its pile).
"""

from collections import Counter, defaultdict, deque
from dataclasses import dataclass, field

from tests.second_reading.vossa_deck import CATEGORIES, SPHERES, Card

MOST = 999  # of a resource, and of money on a card
MADE_ANEW = ("parliamentarian", "infamy", "event")


class Disagreement(Exception):
    """Something happened that is impossible in this reading."""


@dataclass
class Held:
    """A card in a cabinet."""

    card: Card
    turned: bool = False
    used: bool = False
    articulated: bool = False  # this turn, without turning
    money: int = 0

    def add(self, count: int) -> None:
        """Counters onto this card."""
        self.money = min(MOST, self.money + count)


@dataclass
class Player:
    """A seat: cabinet, hand, and what it may still spend."""

    seat: int
    cabinet: dict[int, Held] = field(default_factory=dict)
    hand: list[int] = field(default_factory=list)  # the revealed ones included
    revealed: list[int] = field(default_factory=list)
    points: Counter[str] = field(default_factory=Counter)  # influence by sphere, and power
    in_game: bool = True

    def of_kind(self, what: str) -> list[int]:
        """The cards of one's cabinet that are of a kind."""
        return sorted(number for number, held in self.cabinet.items() if held.card.is_a(what))

    def in_order(self) -> list[Held]:
        """The cabinet in the order of the deck."""
        return [held for _, held in sorted(self.cabinet.items())]

    def politician(self) -> Held | None:
        """The politician, if there still is one."""
        found = (held for held in self.in_order() if held.card.category == "politician")
        return next(found, None)

    def till(self) -> Held | None:
        """The card on which money received is put."""
        found = (held for held in self.in_order() if "money here" in held.card.rules)
        return next(found, self.politician())

    def get_money(self, count: int) -> None:
        """Counters from the bank; without a card to take them they are lost."""
        if till := self.till():
            till.add(count)

    def gain(self, resource: str, count: int) -> None:
        """Influence or power."""
        self.points[resource] = min(MOST, self.points[resource] + count)

    def may(self, act: str, card: Card) -> bool:
        """Whether no card of one's cabinet forbids it."""
        rules = [rule.split() for held in self.cabinet.values() for rule in held.card.rules]
        return not any(words[:2] == ["forbid", act] and card.is_a(words[2]) for words in rules)

    def has_rule(self, rule: str) -> bool:
        """Whether a card of one's cabinet says so."""
        return any(rule in held.card.rules for held in self.cabinet.values())

    def rule_numbers(self, words: str) -> list[int]:
        """The numbers in all rules of one's cabinet that match, as in "surcharge # voter"."""
        first, _, last = words.partition("#")
        return [
            int(rule.removeprefix(first).removesuffix(last))
            for held in self.cabinet.values()
            for rule in held.card.rules
            if rule.startswith(first) and rule.endswith(last)
        ]

    def purses(self) -> list[Held]:
        """The cards whose money can be spent, the politician last."""
        last = self.politician()
        others = [held for held in self.in_order() if "spend here" in held.card.rules]
        return [held for held in others if held is not last] + ([last] if last else [])

    def purse(self) -> Counter[str]:
        """Everything that can be spent now, and marks for spheres that pay every other one."""
        wild = [f"wild {sphere}" for sphere in SPHERES if self.has_rule(f"wild {sphere}")]
        money = Counter(money=sum(held.money for held in self.purses()))
        return self.points + money + Counter(wild)

    def spend(self, resource: str) -> None:
        """One resource goes."""
        if resource == "money":
            next(held for held in self.purses() if held.money).money -= 1
        else:
            self.points[resource] -= 1

    def bill(self, card: Card) -> list[str]:
        """The icons that a card costs this player; a card without a cost never has one."""
        if not card.cost:
            return []
        rules = [rule.split() for held in self.cabinet.values() for rule in held.card.rules]
        more = 0
        for words in rules:
            if words[0] in ("surcharge", "discount") and card.is_a(words[2]):
                more += int(words[1]) if words[0] == "surcharge" else -int(words[1])
        bill = [*card.cost, *["any"] * more]
        for icon in ("any", *SPHERES):
            while more < 0 and icon in bill:
                bill.remove(icon)
                more += 1
        return self.eased(bill)

    def eased(self, bill: list[str]) -> list[str]:
        """A bill whose money any influence may pay, if a card says so."""
        if not self.has_rule("influence pays money"):
            return bill
        rest = [icon for icon in bill if icon != "money"]
        return [*rest, *["any"] * (len(bill) - len(rest))]

    def number_of(self, what: str, held: Held | None) -> int:
        """How many of something one has, as "per" counts it."""
        if what == "hand":
            return len(self.hand)
        if what == "money":
            politician = self.politician()
            return politician.money if politician else 0
        if what == "here":
            return held.money if held else 0
        return len(self.of_kind(what))

    def capital(self) -> int:
        """Political capital of the whole cabinet."""
        total = sum(held.card.capital for held in self.cabinet.values())
        for held in self.cabinet.values():
            for words in map(str.split, held.card.rules):
                if words[0] == "capital":
                    total += int(words[1]) * self.number_of(words[3], held)
        return total


def fitting(icon: str, purse: Counter[str]) -> list[str]:
    """What in a purse may pay an icon, the resource that can do least else first."""
    if icon == "money":
        kinds = ["money"]
    elif icon == "any":
        kinds = [*sorted(SPHERES, key=lambda sphere: -purse[sphere]), "power", "money"]
    else:
        wild = [sphere for sphere in SPHERES if purse[f"wild {sphere}"] and sphere != icon]
        kinds = [icon, *sorted(wild, key=lambda sphere: -purse[sphere]), "power", "money"]
    return [kind for kind in kinds if purse[kind]]


def payable(bill: list[str], purse: Counter[str]) -> bool:
    """Whether a purse pays a whole bill: power and money left over stand in for what is missing,
    and so does influence of a sphere that pays every other one.
    """
    need = Counter(bill)
    money = purse["money"] - need["money"]
    missing = sum(max(0, need[sphere] - purse[sphere]) for sphere in SPHERES)
    over = {sphere: max(0, purse[sphere] - need[sphere]) for sphere in SPHERES}
    wild = sum(over[sphere] for sphere in SPHERES if purse[f"wild {sphere}"])
    missing += max(0, need["any"] - (sum(over.values()) - wild))
    return money >= 0 and missing <= purse["power"] + money + wild


def choices(bill: list[str], purse: Counter[str]) -> list[str]:
    """What may pay the first icon so that the others can still be paid."""
    return [kind for kind in fitting(bill[0], purse) if payable(bill[1:], purse - Counter([kind]))]


def spending(bill: list[str], purse: Counter[str]) -> Counter[str]:
    """What goes if a payable bill is paid with what can do least else."""
    left = Counter(purse)
    for place in range(len(bill)):
        left[choices(bill[place:], left)[0]] -= 1
    return purse - left


def has_choice(bill: list[str], purse: Counter[str]) -> bool:
    """Whether a payable bill can be paid so that something else goes.

    If so, less of some resource goes than in the usual way: try each.
    """
    usual = spending(bill, purse)
    fewer = [Counter(purse) for _ in usual]
    for kind, less in zip(usual, fewer, strict=True):
        less[kind] = usual[kind] - 1
    return any(payable(bill, less) for less in fewer)


class Table:
    """Piles, discards, the zone, the players, and chance as it is told."""

    def __init__(self, cards: dict[int, Card], players: int) -> None:
        """Everything lies in its pile."""
        self.cards = cards
        self.piles: dict[str, set[int]] = {category: set() for category in CATEGORIES}
        for card in cards.values():
            self.piles[card.category].add(card.number)
        self.discards: dict[str, list[int]] = {category: [] for category in CATEGORIES}
        self.zone: list[int] = []
        self.players = [Player(seat) for seat in range(players)]
        self.told: defaultdict[str, deque[int]] = defaultdict(deque)

    def hear(self, kind: str) -> int:
        """The next fact of a kind that chance decided, such as "draws 0" for seat 0."""
        if not self.told[kind]:
            raise Disagreement(f"expected {kind}, was told only {self.untold()}")
        return self.told[kind].popleft()

    def untold(self) -> dict[str, list[int]]:
        """The facts that this reading has had no use for: none, if both readings agree."""
        return {kind: list(facts) for kind, facts in self.told.items() if facts}

    def left(self, category: str) -> int:
        """How many cards can still come from a pile."""
        again = len(self.discards[category]) if category in MADE_ANEW else 0
        return len(self.piles[category]) + again

    def top(self, category: str, kind: str) -> int | None:
        """The top card of a pile, made anew if need be; None if there is none."""
        if not self.left(category):
            return None
        if not self.piles[category]:
            self.piles[category] = set(self.discards[category])
            self.discards[category] = []
        number = self.hear(kind)
        if number not in self.piles[category]:
            raise Disagreement(f"{kind} {number}, which is not in the pile of {category}")
        self.piles[category].remove(number)
        return number

    def draw(self, player: Player, count: int) -> None:
        """Parliamentarians from the pile to the hand."""
        for _ in range(count):
            number = self.top("parliamentarian", f"draws {player.seat}")
            if number is not None:
                player.hand.append(number)

    def show_voters(self, count: int) -> None:
        """Voters from their pile to the zone."""
        for _ in range(count):
            number = self.top("voter", "voter_appears")
            if number is not None:
                self.zone.append(number)

    def refill_zone(self) -> None:
        """Never fewer than three, or than cards say, if there are any."""
        more = sum(sum(player.rule_numbers("zone #")) for player in self.players)
        self.show_voters(3 + more - len(self.zone))

    def throw(self, number: int) -> None:
        """A card to where it goes when it leaves play or a hand."""
        category = self.cards[number].category
        if category == "voter":
            self.zone.append(number)
        elif category in MADE_ANEW:
            self.discards[category].append(number)

    def out_of_hand(self, player: Player, number: int) -> None:
        """A card leaves a hand, revealed or not."""
        player.hand.remove(number)
        if number in player.revealed:
            player.revealed.remove(number)
