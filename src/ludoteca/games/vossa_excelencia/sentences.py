"""Reading what is written on a card: `receive 1 infamy: gain 2 power or draw 3`.

sentence      [conditions ":"] roll or alternatives
conditions    step, step, ...
roll          "roll" faces "->" alternatives | faces "->" alternatives ...
alternatives  steps "or" steps ...
steps         step, step, ...
step          [target, others, everyone] verb ... ["per" what]

What could be read but would never do anything, or not what it says, is refused too. What is written
in Portuguese is put into these words first (`portuguese.py`), and is quoted as it was written.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from ludoteca.games.vossa_excelencia import instructions as ins
from ludoteca.games.vossa_excelencia.portuguese import to_portuguese, translator
from ludoteca.kernel.text import Text

MOST = 20  # no card counts further
MOST_ALTERNATIVES = 10  # as many as there are answers in vocabulary.py
LONGEST_QUOTE, LONGEST_LIST = 40, 600  # letters of a file, and of all that is known, in a fault


def short(text: str, most: int = LONGEST_QUOTE) -> str:
    """The beginning of a text, as a fault quotes it: one line, and all of it can be seen."""
    seen = "".join(letter if letter.isprintable() else "?" for letter in text[: most + 1])
    return seen if len(seen) <= most else f"{seen[:most]}…"


class DeckProblem(ValueError):
    """Something in a deck file that cannot be; its `text` says what."""

    def __init__(self, identifier: str, **arguments: int | str) -> None:
        """Name the message and its arguments, which are shortened."""
        said = {
            name: short(value, LONGEST_QUOTE if name == "text" else LONGEST_LIST)
            if isinstance(value, str)
            else value
            for name, value in arguments.items()
        }
        self.text = Text(f"deck-{identifier}", said)
        super().__init__(f"{identifier} {said}")

    def in_portuguese(self) -> "DeckProblem":
        """The same, quoting the file as somebody who writes it in Portuguese would."""
        said = {
            name: to_portuguese(value) if isinstance(value, str) else value
            for name, value in self.text.arguments.items()
        }
        self.text = Text(self.text.id, said)
        return self


@dataclass(frozen=True)
class Step:
    """One instruction."""

    op: int
    who: int = int(ins.YOU)
    count: int = 1
    what: int = 0
    per: int = int(ins.PER_ONE)
    fee: tuple[int, ...] = ()  # the eight icons of a fee


Steps = tuple[Step, ...]
Alternatives = tuple[Steps, ...]


@dataclass(frozen=True)
class Sentence:
    """A condition, perhaps; then a risk, or else one of several alternatives."""

    conditions: Steps
    alternatives: Alternatives
    risk: tuple[tuple[int, Alternatives], ...] = ()  # faces as bits, and what they bring


@dataclass(frozen=True)
class Rule:
    """Something a card changes in the law while it is in play."""

    rule: int
    count: int = 0
    what: int = 0


WHO = {"target": int(ins.TARGET), "others": int(ins.OTHERS), "everyone": int(ins.EVERYONE)}
RESOURCES: dict[str, int] = {name: place for place, name in enumerate(ins.RESOURCE_NAMES)}
PER = {"hand": 48, "money": 49, "here": 50, "rival": 51}
PLAIN = {  # verbs with nothing but a count
    "draw": int(ins.DRAW),
    "campaign": int(ins.CAMPAIGN),
}
FIXED = {  # whole phrases
    "switch party": int(ins.SWITCH),
    "sweep zone": int(ins.SWEEP),
    "leave game": int(ins.LEAVE),
    "nothing": int(ins.NOTHING),
}
OF_MONEY = {"store": int(ins.STORE), "collect": int(ins.COLLECT), "give": int(ins.GIVE)}
OF_CARDS = {
    "discard": int(ins.DISCARD),
    "return": int(ins.RETURN),
    "turn": int(ins.TURN),
    "unturn": int(ins.UNTURN),
    "take": int(ins.TAKE),
    "retrieve": int(ins.RETRIEVE),
    "play": int(ins.PLAY),
    "have": int(ins.HAVE),
}
NOT_OF_OTHERS = frozenset(  # what nobody does for somebody else
    int(op) for op in (ins.NOTHING, ins.SWEEP, ins.CAMPAIGN, ins.STORE, ins.COLLECT)
)
NEVER_ALL = ("gain", "store", "have")  # there is no end of it, or nothing to compare it with
VERBS = (*PLAIN, *OF_MONEY, *OF_CARDS, "gain", "lose", "receive", "pay", *FIXED)
AS_CONDITION = {  # with their verbs
    int(ins.LOSE): "lose",
    int(ins.DISCARD_HAND): "discard",
    int(ins.DISCARD): "discard",
    int(ins.RECEIVE): "receive",
    int(ins.RETURN): "return",
    int(ins.TURN): "turn",
    int(ins.HAVE): "have",
    int(ins.FEE): "pay",
}
ONLY_AS_CONDITION = (int(ins.HAVE), int(ins.FEE))

# Two of one family could need the same card or the same money, and be met only in part.
FAMILIES = {
    **{int(op): "cards" for op in (ins.DISCARD, ins.RETURN, ins.TURN)},
    **{int(op): "resources" for op in (ins.LOSE, ins.FEE)},
}
# The categories that there can be where an instruction, an act or a price looks for cards.
IN_CABINET = frozenset(range(int(ins.CATEGORIES))) - {int(ins.EVENT)}
IN_HAND = frozenset({int(ins.PARLIAMENTARIAN)})
IN_ZONE = frozenset({int(ins.VOTER)})
REACH = {
    int(ins.RETURN): IN_HAND,
    int(ins.TAKE): IN_ZONE,
    int(ins.RETRIEVE): IN_HAND,
    int(ins.PLAY): IN_HAND,
}
REACH_OF_ACT = {"buy": IN_ZONE, "reveal": IN_HAND, "pay": IN_HAND}
WITH_PRICE = IN_HAND | IN_ZONE


Read = TypeVar("Read")


class Reader:
    """Reads sentences, costs and rules of one deck, whose keywords it knows."""

    def __init__(self, keywords: Mapping[str, int]) -> None:
        """Take the deck's keywords with their numbers."""
        self.in_english = translator(keywords)
        self.traits = {
            **{name: place for place, name in enumerate(ins.CATEGORY_NAMES)},
            "card": int(ins.TRAIT_CARD),
            "this": int(ins.TRAIT_THIS),
            **{name: int(ins.TRAIT_SPHERE) + at for at, name in enumerate(ins.SPHERE_NAMES)},
            **{name: int(ins.TRAIT_KEYWORD) + at for name, at in keywords.items()},
        }

    def sentence(self, text: str) -> Sentence:
        """One sentence; DeckProblem if it cannot be understood."""
        return self._translated(self._sentence, text)

    def cost(self, text: str) -> tuple[int, ...]:
        """Eight icons; DeckProblem if it is no cost."""
        return self._translated(read_cost, text)

    def rule(self, text: str) -> Rule:
        """One standing rule; DeckProblem if there is none like it."""
        return self._translated(self._rule, text)

    def _translated(self, read: Callable[[str], Read], text: str) -> Read:
        english = self.in_english(text)
        try:
            return read(english)
        except DeckProblem as wrong:
            if english == text:
                raise
            raise wrong.in_portuguese() from None

    def _sentence(self, text: str) -> Sentence:
        before, colon, body = text.partition(":")
        conditions = self._conditions(before) if colon else ()
        body = (body if colon else before).strip()
        if body.split(" ", 1)[0] == "roll":
            return Sentence(conditions, (), self._risk(body[4:]))
        return Sentence(conditions, self._alternatives(body))

    def _conditions(self, text: str) -> Steps:
        steps = self._steps(text)
        for step in steps:
            if step.op not in AS_CONDITION or step.who or step.per >= 0:
                raise DeckProblem("not-a-condition", text=text.strip())
        deeds = [step for step in steps if step.op != ins.HAVE]  # who looks takes nothing away
        if len({FAMILIES.get(step.op, step.op) for step in deeds}) < len(deeds):
            raise DeckProblem("condition-twice", text=text.strip())
        if _money_after_cards(steps):
            raise DeckProblem("cards-before-money", text=text.strip())
        return steps

    def _risk(self, text: str) -> tuple[tuple[int, Alternatives], ...]:
        groups, taken = [], 0
        for group in text.split("|"):
            faces, arrow, body = group.partition("->")
            if not arrow:
                raise DeckProblem("no-arrow", text=group.strip())
            bits = _faces(faces.strip())
            if bits & taken:
                raise DeckProblem("face-twice", text=faces.strip())
            taken |= bits
            groups.append((bits, self._alternatives(body)))
        return tuple(groups)

    def _alternatives(self, text: str) -> Alternatives:
        found = tuple(self._steps(part) for part in re.split(r"\sor\s", f" {text} "))
        if any(step.op in ONLY_AS_CONDITION for steps in found for step in steps):
            raise DeckProblem("only-a-condition", text=text.strip())
        if len(found) > MOST_ALTERNATIVES:
            raise DeckProblem("too-many-alternatives", text=text.strip(), most=MOST_ALTERNATIVES)
        return found

    def _steps(self, text: str) -> Steps:
        return tuple(self.step(part.strip()) for part in text.split(","))

    def step(self, text: str) -> Step:
        """One instruction; DeckProblem if there is none like it."""
        words = text.split()
        who = WHO.get(words[0], 0) if words else 0
        words = words[1:] if who else words
        per = int(ins.PER_ONE)
        if len(words) > 2 and words[-2] == "per":
            per = self._per(words[-1], text)
            words = words[:-2]
        step = self._read_step(words, who, per, text)
        if step.who and step.op in NOT_OF_OTHERS:
            raise DeckProblem("not-of-others", text=text)
        if step.op == ins.LEAVE and step.who == ins.EVERYONE:
            raise DeckProblem("nobody-left", text=text)
        if step.op == ins.GIVE and not step.who:
            raise DeckProblem("no-giver", text=text)
        if per >= 0 and (step.per < 0 or step.count == ins.ALL):
            raise DeckProblem("no-per", text=text)
        return step

    def _read_step(self, words: list[str], who: int, per: int, text: str) -> Step:
        if " ".join(words) in FIXED:
            return Step(FIXED[" ".join(words)], who)
        if not words or words[0] not in VERBS:
            raise DeckProblem("no-verb", text=text, verbs=", ".join(VERBS))
        return self._with_verb(words, who, per, text)

    def _with_verb(self, words: list[str], who: int, per: int, text: str) -> Step:
        verb, rest = words[0], words[1:]
        if verb == "pay":
            return Step(int(ins.FEE), who, per=per, fee=read_cost(" ".join(rest)))
        if not rest:
            raise DeckProblem("incomplete", text=text)
        if rest[-1] == "this":
            return self._with_this(verb, rest, who, text)
        count = _count(rest[0], verb not in NEVER_ALL)
        return self._counted(verb, count, " ".join(rest[1:]), who, per, text)

    def _with_this(self, verb: str, rest: list[str], who: int, text: str) -> Step:
        """An instruction about the very card that says so, which no rival ever has."""
        if verb not in OF_CARDS or verb == "have" or rest not in (["this"], ["1", "this"]):
            raise DeckProblem("no-this", text=text)
        if who:
            raise DeckProblem("not-of-others", text=text)
        return Step(OF_CARDS[verb], who, 1, int(ins.TRAIT_THIS))

    def _counted(self, verb: str, count: int, what: str, who: int, per: int, text: str) -> Step:
        if verb in PLAIN and not what:
            return Step(PLAIN[verb], who, count, per=per)
        if verb in OF_MONEY and what == "money":
            return Step(OF_MONEY[verb], who, count, per=per)
        if verb == "receive" and what == "infamy":
            return Step(int(ins.RECEIVE), who, count, per=per)
        if verb in ("gain", "lose"):
            return _resource(verb, what, who, count, per)
        if verb == "discard" and what == "hand":
            return Step(int(ins.DISCARD_HAND), who, count, per=per)
        if verb in OF_CARDS:
            reach = REACH.get(OF_CARDS[verb], IN_CABINET)
            return Step(OF_CARDS[verb], who, count, self._trait_within(what, reach, text), per)
        raise DeckProblem("incomplete", text=text)

    def trait(self, word: str) -> int:
        """A category, sphere or keyword by its number."""
        if word not in self.traits:
            raise DeckProblem("no-trait", text=word, known=", ".join(self.traits))
        return self.traits[word]

    def _trait_within(self, word: str, reach: frozenset[int], text: str) -> int:
        """A trait that a card can have where it is looked for."""
        trait = self.trait(word)
        if trait == ins.TRAIT_THIS:
            raise DeckProblem("no-this", text=text)
        if trait < ins.CATEGORIES and trait not in reach:
            raise DeckProblem("never-there", text=text, kind=word)
        return trait

    def _per(self, word: str, text: str) -> int:
        return PER[word] if word in PER else self._trait_within(word, IN_CABINET, text)

    def _rule(self, text: str) -> Rule:
        if text in RULES:
            return Rule(RULES[text])
        words = text.split()
        if len(words) == 2 and words[0] in SIGNED:
            return Rule(SIGNED[words[0]], _signed(words[1]))
        if len(words) == 2 and words[0] == "wild" and words[1] in ins.SPHERE_NAMES:
            return Rule(int(ins.WILD), 0, ins.SPHERE_NAMES.index(words[1]))
        if len(words) == 3 and words[0] in ("discount", "surcharge"):
            which = ins.DISCOUNT if words[0] == "discount" else ins.SURCHARGE
            what = self._trait_within(words[2], WITH_PRICE, text)
            return Rule(int(which), _count(words[1]), what)
        if len(words) == 3 and words[0] == "forbid" and words[1] in ins.ACTS:
            reach = REACH_OF_ACT.get(words[1], IN_CABINET)
            what = self._trait_within(words[2], reach, text)
            return Rule(int(ins.FORBID), ins.ACTS.index(words[1]), what)
        if len(words) == 4 and words[0] == "capital" and words[2] == "per":
            if words[3] == "hand":
                raise DeckProblem("no-hand-then", text=text)
            return Rule(int(ins.BONUS), _signed(words[1]), self._per(words[3], text))
        raise DeckProblem("no-rule", text=text)


RULES = {
    "spend here": int(ins.SPEND_HERE),
    "money here": int(ins.MONEY_HERE),
    "keep influence": int(ins.KEEP_INFLUENCE),
    "keep power": int(ins.KEEP_POWER),
    "locked": int(ins.LOCKED),
    "enters turned": int(ins.ENTERS_TURNED),
    "immune to events": int(ins.IMMUNE),
    "wins ties": int(ins.WINS_TIES),
    "repeats": int(ins.REPEATS),
    "does not turn": int(ins.STAYS_UP),
    "keep revealed": int(ins.KEEP_REVEALED),
    "influence pays money": int(ins.MONEY_BY_INFLUENCE),
    "immune to rivals": int(ins.SHELTERED),
}
SIGNED = {"hand": int(ins.HAND_SIZE), "zone": int(ins.ZONE_SIZE), "luck": int(ins.LUCK)}
WORDS = frozenset(  # of the language; no keyword may be one of them
    word
    for phrase in (
        *(*ins.CATEGORY_NAMES, *ins.ICON_NAMES, *WHO, *RESOURCES, *PER, *VERBS, *RULES, *ins.ACTS),
        "card this all per or roll zone luck wild discount surcharge forbid capital",
    )
    for word in phrase.split()
)


def read_cost(text: str) -> tuple[int, ...]:
    """Eight icons from `2 populist + 1 any`; never power, which costs nothing but pays."""
    icons = [0] * int(ins.ICONS)
    for part in text.split("+"):
        words = part.split()
        if len(words) != 2 or words[1] not in ins.ICON_NAMES:
            raise DeckProblem("no-icon", text=part.strip(), known=", ".join(ins.ICON_NAMES))
        icons[ins.ICON_NAMES.index(words[1])] += _count(words[0])
    if max(icons) > MOST:
        raise DeckProblem("no-count", text=str(max(icons)), most=MOST)
    return tuple(icons)


def _money_after_cards(steps: Steps) -> bool:
    """Whether money is wanted after cards have gone, and with them the money that lay there."""
    gone = False
    for step in steps:
        if gone and (step.op == ins.FEE or (step.op == ins.LOSE and step.what == ins.MONEY)):
            return True
        gone = gone or step.op in (ins.DISCARD, ins.RETURN)
    return False


def _resource(verb: str, what: str, who: int, count: int, per: int) -> Step:
    if verb == "gain" and what == "any":
        return Step(int(ins.GAIN_CHOSEN), who, count, per=per)
    if what not in RESOURCES:
        raise DeckProblem("no-resource", text=what, known=", ".join(RESOURCES))
    return Step(int(ins.GAIN if verb == "gain" else ins.LOSE), who, count, RESOURCES[what], per)


def _count(word: str, all_too: bool = False) -> int:
    if word == "all" and all_too:
        return int(ins.ALL)
    if not re.fullmatch(r"[0-9]{1,2}", word) or not 1 <= int(word) <= MOST:
        raise DeckProblem("no-count", text=word, most=MOST)
    return int(word)


def _signed(word: str) -> int:
    if not re.fullmatch(r"[+-]?[0-9]{1,2}", word) or abs(int(word)) > MOST:
        raise DeckProblem("no-count", text=word, most=MOST)
    return int(word)


def _faces(text: str) -> int:
    """`1-2` or `6` as a set of faces."""
    match = re.fullmatch(r"([1-6])(?:-([1-6]))?", text)
    if match is None or int(match[2] or match[1]) < int(match[1]):
        raise DeckProblem("no-face", text=text)
    return sum(1 << face for face in range(int(match[1]), int(match[2] or match[1]) + 1))
