"""Decks of Vossa Excelência made by chance: every sentence and rule that a deck file may have.

Nobody would play with them; they say what the house's cards never say, and all of it at once. What
the page about deck files refuses is drawn again.
"""

import random

from ludoteca.games.vossa_excelencia.deck_file import check
from tests.second_reading.vossa_deck import SPHERES

KEYWORDS = ("alfa", "beta")
TRAITS = ("parliamentarian", "infamy", "voter", "card", "party", "politician")
HEAD = "title = 'Chance'\n[keywords]\nalfa = 'Alfa'\nbeta = 'Beta'\n"
CARDS = {"politician": 6, "party": 8, "parliamentarian": 22, "infamy": 7, "event": 5, "voter": 8}
ACTS = ("articulate", "buy", "reveal", "pay", "use", "unturn")
PLAIN_RULES = (
    *("spend here", "money here", "keep influence", "keep power", "locked", "enters turned"),
    *("immune to events", "wins ties", "does not turn", "repeats", "keep revealed"),
    *("influence pays money", "immune to rivals"),
)


class Chance:
    """Draws the parts of a deck file."""

    def __init__(self, seed: int) -> None:
        """All follows from the seed."""
        self.random = random.Random(seed)

    def often(self, share: float) -> bool:
        """So often."""
        return self.random.random() < share

    def one(self, *texts: str) -> str:
        """One of several."""
        return self.random.choice(texts)

    def upto(self, most: int) -> int:
        """A small number."""
        return self.random.randint(1, most)

    def trait(self) -> str:
        """A kind of card."""
        return self.one(*TRAITS, *SPHERES, *KEYWORDS, *KEYWORDS)

    def step(self, who: bool = True) -> str:
        """One instruction, by whomever, of any kind, perhaps multiplied."""
        per = f" per {self.one(self.trait(), 'hand', 'money', 'rival', 'here')}"
        per = per if who and self.often(0.2) else ""
        count = "all" if not per and self.often(0.15) else str(self.upto(3))
        few, kind = self.upto(2), self.trait()
        text = self.one(
            f"gain {self.upto(3)} {self.one(*SPHERES, 'power')}",
            f"gain {few} {self.one('any', 'money')}",
            f"lose {count} {self.one(*SPHERES, 'power', 'money', 'money')}",
            self.one(
                f"draw {few}", f"campaign {few}", f"store {few} money", f"receive {few} infamy"
            ),
            f"discard {count} {self.one('hand', kind)}",
            f"return {count} {self.one('parliamentarian', *KEYWORDS)}",
            self.one(f"turn {count} {kind}", f"unturn {count} {kind}"),
            f"{self.one('collect', 'give')} {count} money",
            f"take {count} {self.one('voter', *SPHERES, *KEYWORDS)}",
            f"{self.one('retrieve', 'play')} {count} {self.one('parliamentarian', *KEYWORDS)}",
            self.one("switch party", "sweep zone", "nothing"),
            f"{self.one('discard', 'return', 'turn', 'unturn')} this",
        )
        whose = self.one("", "", "", "", "target ", "others ", "everyone ") if who else ""
        return f"{whose}{text}{per}"

    def steps(self, most: int, who: bool = True) -> str:
        """Some of them, one after another."""
        return ", ".join(self.step(who) for _ in range(self.upto(most)))

    def sentence(self) -> str:
        """A condition, then a risk, alternatives, or just what happens."""
        effect = self.steps(3)
        if self.often(0.15):
            faces = self.random.sample(["1-2", "3", "4-5", "6"], 2)
            effect = "roll " + " | ".join(f"{face} -> {self.steps(2)}" for face in faces)
        elif self.often(0.25):
            effect = " or ".join(self.steps(2) for _ in range(1 + self.upto(2)))
        if self.often(0.3):
            return f"{self.steps(2, who=False)}: {effect}"
        return f"have {self.upto(2)} {self.trait()}: {effect}" if self.often(0.15) else effect

    def rule(self) -> str:
        """A standing rule."""
        sign = self.one("+1", "-1", "+2")
        return self.one(
            *PLAIN_RULES,
            *(f"{what} {sign}" for what in ("hand", "zone", "luck", "zone")),
            *(f"{what} {self.upto(3)} {self.trait()}" for what in ("discount", "surcharge")),
            f"wild {self.one(*SPHERES)}",
            *(f"forbid {self.one(*ACTS)} {self.trait()}" for _ in range(3)),
            f"capital {self.one('1', '2', '-1')} per {self.trait()}",
        )

    def cost(self) -> str:
        """One kind of icon or two."""
        kinds = self.random.sample([*SPHERES, "any", "money"], self.upto(2))
        return " + ".join(f"{self.upto(2)} {kind}" for kind in kinds)

    def card(self, kind: str, number: int) -> str:
        """One card: what the checker refuses is left out, but an event must have its sentence."""
        lines = [f"[[{kind}]]", f"id = '{kind}-{number}'", f"name = '{kind} {number}'"]
        lines += [f"sphere = '{self.one(*SPHERES)}'"] if self.often(0.5) else []
        lines += [f"keywords = ['{self.one(*KEYWORDS)}']"] if self.often(0.5) else []
        if kind == "event":
            return "\n".join([*lines, f"event = '{self.good(kind, 'event')}'", ""])
        lines += [f"capital = {self.random.randint(-2, 3)}"] if self.often(0.5) else []
        if kind == "voter" or (kind == "parliamentarian" and self.often(0.5)):
            lines.append(f"cost = '{self.cost()}'")
        moments = ["articulation", "action", "dawn", "dusk", "elections"]
        if kind not in ("politician", "party"):  # what happens in the set-up is not told
            moments.append("direct")
        chosen = self.random.sample(moments, self.upto(2))
        for moment in chosen:
            sentences = [self.good(kind, moment) for _ in range(self.upto(2))]
            lines.append(f"{moment} = {sentences}")
        if self.often(0.4):
            articulated, used = "articulation" in chosen, "action" in chosen
            rule = self.rule()
            if (articulated or rule != "does not turn") and (used or rule != "repeats"):
                lines += [f"rules = ['{rule}']"] if is_good(kind, f"rules = ['{rule}']") else []
        return "\n".join([*lines, ""])

    def good(self, kind: str, moment: str) -> str:
        """A sentence that a card of this kind may have."""
        while True:
            sentence = self.sentence()
            if is_good(kind, f"{moment} = '{sentence}'"):
                return sentence

    def deck(self) -> str:
        """A whole file."""
        cards = [self.card(kind, at) for kind, count in CARDS.items() for at in range(count)]
        return HEAD + "\n".join(cards)


def is_good(kind: str, line: str) -> bool:
    """Whether the checker has nothing against a line but that the deck is too small."""
    faults = check(f"{HEAD}[[{kind}]]\nid = 'x'\nname = 'x'\n{line}\n")
    return all(fault.text.id == "deck-too-few" for fault in faults)
