"""How something is paid in Quissama, as a reader of the manual would do it with the cards in hand.

Part of the second reading: slow and plain, and sharing nothing with the engine. Cards are named by
their short codes. The letter of a paying card is its icon and its length is what it is worth: N,
NN, G, GG, M, MM, L, B, K. J is the Bênção Imperial. In what order one is asked is ours, not the
manual's: the icons come one after another, and a question with only one answer is not asked.
"""

from collections import Counter
from dataclasses import dataclass, field, replace

ICONS = "NGMLBK"  # Nagoa, Guaiamum, Moeda, Liberdade, Burguês, Coroa
PAYING = ("N", "NN", "G", "GG", "M", "MM", "L", "B", "K")
ALIKE = (*PAYING, "J", "E", "P", "F")  # of which there are several


@dataclass(frozen=True)
class Price:
    """What is still to be paid. `unique` names the card that pays all but the `extra` Burguês."""

    icons: Counter[str] = field(default_factory=Counter)
    alike: bool = False  # three identical cards
    unique: str = ""
    extra: int = 0  # part of the icons

    @property
    def paid(self) -> bool:
        """Nothing is due any more."""
        return not self.alike and not +self.icons


@dataclass(frozen=True)
class Purse:
    """What somebody can pay with in this turn."""

    hand: Counter[str]
    tokens: int
    worth: int  # of each token
    excess: Counter[str] = field(default_factory=Counter)

    def without(self, card: str, count: int = 1) -> "Purse":
        """The same purse less some cards."""
        return replace(self, hand=self.hand - Counter({card: count}))

    def has_of(self, icon: str) -> int:
        """How much of an icon is there, without any blessing."""
        cards = sum(len(card) * self.hand[card] for card in PAYING if card[0] == icon)
        tokens = self.tokens * self.worth if icon == "M" else 0
        return cards + tokens + self.excess[icon]


def can_pay(purse: Purse, price: Price) -> bool:
    """There is a way to pay all of it."""
    if price.unique and purse.hand[price.unique]:
        if can_pay(purse.without(price.unique), only_extra(price)):
            return True
    if price.alike:
        return bool(sets_of_three(purse, price))
    missing = sum(max(0, due - purse.has_of(icon)) for icon, due in price.icons.items())
    return missing <= purse.hand["J"]


def only_extra(price: Price) -> Price:
    """What a unique card leaves to pay."""
    return Price(Counter({"B": price.extra}))


def sets_of_three(purse: Purse, price: Price) -> list[str]:
    """Three identical cards, a blessing for one of one icon, that leave the rest payable."""
    found = []
    for card in ALIKE:
        for blessings in range(3 if card in ICONS else 1):
            needed = Counter({card: 3 - blessings}) + Counter({"J": blessings})
            rest = replace(purse, hand=purse.hand - needed)
            if needed <= purse.hand and can_pay(rest, replace(price, alike=False, unique="")):
                found.append(f"pay_set {card} {blessings}")
    return found


def asked(price: Price) -> str:
    """The icon that is asked for now."""
    return next(icon for icon in ICONS if price.icons[icon] > 0)


def ways(purse: Purse, price: Price) -> list[str]:
    """The answers to the question that is asked now; each leaves the rest payable."""
    found = []
    if price.unique and purse.hand[price.unique]:
        if can_pay(purse.without(price.unique), only_extra(price)):
            found.append(f"pay_unique {price.unique}")
    if price.alike:
        return found + sets_of_three(purse, price)
    purse, rest = use_excess(purse, replace(price, unique=""))
    return found + ([] if rest.paid else ways_for_icon(purse, rest))


def ways_for_icon(purse: Purse, price: Price) -> list[str]:
    """A card of the icon, a token for a coin, or a blessing."""
    icon = asked(price)
    found = [f"pay_card {card}" for card in PAYING if card[0] == icon and purse.hand[card]]
    if icon == "M" and purse.tokens:
        found.append("pay_token")
    if purse.hand["J"]:
        found.append("pay_blessing")
    return [way for way in found if can_pay(*pay(purse, price, way))]


def pay(purse: Purse, price: Price, way: str) -> tuple[Purse, Price]:
    """Pay in one of the ways: what is then left in the purse, and what is left to pay."""
    kind, *words = way.split()
    if kind == "pay_unique":
        return purse.without(words[0]), only_extra(price)
    if kind == "pay_set":
        left = purse.without(words[0], 3 - int(words[1])).without("J", int(words[1]))
        return left, replace(price, alike=False, unique="")
    purse, price = use_excess(purse, price)
    icon = asked(price)
    if kind == "pay_card":
        return cover(purse.without(words[0]), price, icon, len(words[0]))
    if kind == "pay_token":
        return cover(replace(purse, tokens=purse.tokens - 1), price, icon, purse.worth)
    return cover(purse.without("J"), price, icon, 1)


def cover(purse: Purse, price: Price, icon: str, worth: int) -> tuple[Purse, Price]:
    """Set some of an icon against what is due; what is too much stays for this turn."""
    used = min(worth, price.icons[icon])
    left = price.icons - Counter({icon: used})
    excess = purse.excess + Counter({icon: worth - used})
    return replace(purse, excess=excess), replace(price, icons=left, unique="")


def use_excess(purse: Purse, price: Price) -> tuple[Purse, Price]:
    """What is left over from before pays first."""
    used = purse.excess & price.icons
    return (
        replace(purse, excess=purse.excess - used),
        replace(price, icons=price.icons - used),
    )


def ends(purse: Purse, price: Price) -> list[Purse]:
    """All the different purses in which the question asked now can end."""
    found: list[Purse] = []
    icon = "" if price.alike else asked(price)
    for way in ways(purse, price):
        left, rest = pay(purse, price, way)
        goes_on = icon and rest.icons[icon] and not way.startswith("pay_unique")
        for end in ends(left, rest) if goes_on else [left]:
            if end not in found:
                found.append(end)
    return found


def same_ends(purse: Purse, price: Price) -> set[str]:
    """Ways beside a unique card that all end the same, so that one of them stands for all."""
    found = [way for way in ways(purse, price) if not way.startswith("pay_unique")]
    plain = replace(price, unique="")
    return set(found) if price.unique and found and len(ends(purse, plain)) == 1 else set()


def settle(purse: Purse, price: Price) -> tuple[Purse, Price]:
    """Pay whatever can be paid in one way only, up to the next question or the end."""
    while not price.paid:
        if not price.unique or not purse.hand[price.unique]:
            purse, price = use_excess(purse, price)
        answers = ways(purse, price)
        if len(answers) > 1 and len(ends(purse, price)) > 1:
            return purse, price
        purse, price = pay(purse, price, answers[0])
    return purse, price


def all_ends(purse: Purse, price: Price) -> list[Purse]:
    """All the different purses in which the whole payment can end."""
    if price.paid:
        return [purse]
    found: list[Purse] = []
    for way in ways(purse, price):
        for end in all_ends(*pay(purse, price, way)):
            if end not in found:
                found.append(end)
    return found
