"""What stands on a card, in words made from its data: nobody writes an effect twice."""

from collections.abc import Sequence

from ludoteca.games.vossa_excelencia import instructions as ins
from ludoteca.games.vossa_excelencia.book import Book, Both, DeckCard
from ludoteca.games.vossa_excelencia.sentences import Alternatives, Rule, Sentence, Step, Steps
from ludoteca.games.vossa_excelencia.view_types import Printed, Sign
from ludoteca.kernel.text import Seat, Speaker, Text

WHO = ("you", "target", "others", "everyone")
OPS = {
    int(value): name.lower()
    for name, value in vars(ins).items()
    if name
    in ("GAIN", "GAIN_CHOSEN", "LOSE", "DRAW", "DISCARD_HAND", "DISCARD", "RECEIVE", "RETURN")
    or name
    in ("TURN", "UNTURN", "STORE", "COLLECT", "GIVE", "CAMPAIGN", "TAKE", "RETRIEVE", "PLAY")
    or name in ("SWITCH", "SWEEP", "LEAVE", "NOTHING", "HAVE", "FEE")
}
RULES = (
    *("hand", "spend-here", "money-here", "discount", "keep-influence", "keep-power", "locked"),
    *("enters-turned", "wild", "zone", "forbid", "bonus", "immune", "wins-ties", "repeats"),
    *("surcharge", "stays-up", "keep-revealed", "money-by-influence", "sheltered", "luck"),
)
COUNTED = (ins.HAND_SIZE, ins.ZONE_SIZE, ins.LUCK, ins.BONUS)  # `hand 0` changes nothing
RESOURCES = ins.RESOURCE_NAMES
ICONS = ins.ICON_NAMES
EMPTY = Text("empty")
ANY_NUMBER = -1  # of cards: "cards", not "all cards"


def said(both: Both) -> Text:
    """Something written in both languages."""
    return Text("card", {"pt": both.pt, "en": both.en})


def joined(texts: Sequence[Text], how: str) -> Text:
    """Several texts as one: `join-steps`, `join-or`, ..."""
    if not texts:
        return EMPTY
    result = texts[-1]
    for text in reversed(texts[:-1]):
        result = Text(f"join-{how}", {"first": text, "rest": result})
    return result


def listed(texts: Sequence[Text]) -> Text:
    """Several texts as one sentence says them: this, that and the other."""
    if len(texts) < 3:
        return joined(texts, "steps")
    return joined([*texts[:-2], joined(texts[-2:], "steps")], "list")


def bill_text(icons: Sequence[int]) -> Text:
    """A cost, as a sum."""
    return joined(_icons(icons), "icons") if any(icons) else Text("no-cost")


def _icons(icons: Sequence[int]) -> list[Text]:
    """The icons of a cost or a fee, kind by kind."""
    return [
        Text("icons", {"count": int(count), "icon": ICONS[icon]})
        for icon, count in enumerate(icons)
        if count
    ]


class Wording:
    """Speaks of the cards of one deck."""

    def __init__(self, book: Book) -> None:
        """Take the deck whose keywords and names are to be used."""
        self.book = book
        self._lines: dict[str, list[Text]] = {}  # by the card's id

    def name(self, card: int) -> Text:
        """A card's name; its number where the deck has no such card."""
        if not 0 <= card < len(self.book.cards):
            return Text("card-unknown", {"number": card})
        return said(self.book.cards[card].name)

    def some(self, trait: int, count: int) -> Text:
        """So many cards of a trait."""
        if trait >= ins.TRAIT_KEYWORD:
            keyword = said(self.book.keywords[trait - int(ins.TRAIT_KEYWORD)])
            return Text("some-keyword", {"count": count, "keyword": keyword})
        if trait >= ins.TRAIT_SPHERE:
            sphere = ins.SPHERE_NAMES[trait - int(ins.TRAIT_SPHERE)]
            return Text("some-sphere", {"count": count, "sphere": sphere})
        names = (*ins.CATEGORY_NAMES, "card", "this")
        return Text(f"some-{names[trait]}", {"count": count})

    def per(self, per: int, who: int = int(ins.YOU)) -> Text:
        """What a number is multiplied by: what the one who does it has."""
        if per < 0:
            return EMPTY
        if per >= ins.PER_HAND:
            return Text(f"per-{('hand', 'money', 'here', 'rival')[per - int(ins.PER_HAND)]}")
        return Text("per", {"what": self.some(per, 0), "who": WHO[who]})

    def step(self, step: Step, who: str = "") -> Text:
        """One instruction; `who` says it of somebody who was named before."""
        what = EMPTY
        if step.op in (ins.GAIN, ins.LOSE):
            what = Text("amount", {"count": step.count, "resource": RESOURCES[step.what]})
        elif step.op == ins.FEE:
            what = listed(_icons(step.fee))
        else:
            what = self.some(step.what, step.count)
        arguments: dict[str, int | str | Seat | Text] = {
            "who": who or WHO[step.who],
            "count": step.count,
        }
        per = self.per(step.per, step.who)
        return Text(f"step-{OPS[step.op]}", {**arguments, "what": what, "per": per})

    def more(self, step: Step) -> Text:
        """What is gained or lost besides, where the verb has just been said."""
        if step.op == ins.GAIN_CHOSEN:
            return Text("more-chosen", {"who": WHO[step.who], "count": step.count})
        return Text("amount", {"count": step.count, "resource": RESOURCES[step.what]})

    def steps(self, steps: Steps, *, after_others: bool = False) -> Text:
        """Instructions one after another; who was named before is not named again."""
        said = []
        for place, step in enumerate(steps):
            if 0 < place == len(steps) - 1 and _same_deed(steps[place - 1], step):
                said.append(self.more(step))
                continue
            before = [other.who for other in steps[:place]]
            who = ""
            if step.who == ins.YOU and (after_others or any(before)):
                who = "self"
            elif step.who == ins.TARGET and ins.TARGET in before:
                who = "same"
            said.append(self.step(step, who))
        return listed(said)

    def alternatives(self, alternatives: Alternatives) -> Text:
        """This or that."""
        said, after_others = [], False
        for steps in alternatives:
            said.append(self.steps(steps, after_others=after_others))
            after_others = after_others or any(step.who for step in steps)
        return joined(said, "or")

    def sentence(self, sentence: Sentence) -> Text:
        """A condition, then a risk or what happens."""
        if sentence.risk:
            groups = [
                Text("faces", {"faces": _faces(bits), "effect": self.alternatives(body)})
                for bits, body in sentence.risk
            ]
            body = Text("roll", {"faces": joined(groups, "faces")})
        else:
            body = self.alternatives(sentence.alternatives)
        if not sentence.conditions:
            return body
        looks = tuple(step for step in sentence.conditions if step.op == ins.HAVE)
        deeds = tuple(step for step in sentence.conditions if step.op != ins.HAVE)
        if deeds:
            body = Text("condition-act", {"condition": self.steps(deeds), "effect": body})
        if looks:
            body = Text("condition", {"condition": self.steps(looks), "effect": body})
        return body

    def rule(self, rule: Rule) -> Text:
        """A standing rule."""
        name = RULES[rule.rule]
        arguments: dict[str, int | str | Text] = {"count": rule.count}
        if rule.rule in (ins.HAND_SIZE, ins.ZONE_SIZE, ins.LUCK) and rule.count < 0:
            return Text(f"rule-{name}-less", {"count": -rule.count})
        if rule.rule in (ins.DISCOUNT, ins.SURCHARGE):
            arguments["what"] = self.some(rule.what, ANY_NUMBER)
        elif rule.rule == ins.WILD:
            arguments["sphere"] = ins.SPHERE_NAMES[rule.what]
        elif rule.rule == ins.FORBID:
            arguments = {"act": ins.ACTS[rule.count], "what": self.some(rule.what, ANY_NUMBER)}
        elif rule.rule == ins.BONUS:
            arguments["per"] = self.per(rule.what)
        return Text(f"rule-{name}", arguments)

    def lines(self, card: DeckCard) -> list[Text]:
        """All that a card does, moment by moment, then its standing rules."""
        if card.slug not in self._lines:
            effects = [
                Text(_moment(card, moment), {"effect": self.sentence(sentence)})
                for moment, sentences in enumerate(card.moments)
                for sentence in sentences
            ]
            rules = [self.rule(rule) for rule in card.rules if not _is_silent(card, rule)]
            self._lines[card.slug] = effects + rules
        return self._lines[card.slug]


def _moment(card: DeckCard, moment: int) -> str:
    """When something on a card happens; how often, for its action."""
    often = moment == ins.ACTION and any(rule.rule == ins.REPEATS for rule in card.rules)
    return "moment-action-often" if often else f"moment-{ins.MOMENT_NAMES[moment]}"


def _is_silent(card: DeckCard, rule: Rule) -> bool:
    """Whether a rule is said with the action that it is about, or changes nothing."""
    if rule.rule in COUNTED and rule.count == 0:
        return True
    return rule.rule == ins.REPEATS and bool(card.moments[ins.ACTION])


def _same_deed(first: Step, second: Step) -> bool:
    """Whether one verb serves both: gain this and that."""
    deeds = {int(ins.GAIN): "gain", int(ins.GAIN_CHOSEN): "gain", int(ins.LOSE): "lose"}
    same = first.who == second.who and deeds.get(first.op, "") == deeds.get(second.op)
    return same and first.per < 0 and second.per < 0


def _faces(bits: int) -> str:
    faces = [face for face in range(1, 7) if bits >> face & 1]
    return str(faces[0]) if len(faces) == 1 else f"{faces[0]}–{faces[-1]}"


HEADINGS = {  # of the rules page, by the moment of an effect
    int(ins.DIRECT): "revealing",
    int(ins.ARTICULATION): "articulating",
    int(ins.ACTION): "actions",
    int(ins.ELECTIONS): "end",
    int(ins.SETUP): "setup",
    int(ins.HAPPENING): "event",
}


def headings_of(card: DeckCard) -> list[str]:
    """Where the rules page explains what stands on a card."""
    found = [
        HEADINGS[at] for at, sentences in enumerate(card.moments) if sentences and at in HEADINGS
    ]
    if any(card.moments):
        found.append("effects")
    if any(card.cost):
        found.append("costs")
    if card.rules:
        found.append("golden")
    return found


SHOWN = (ins.DIRECT, ins.ARTICULATION, ins.ACTION)  # moments that have a mark on the card
PLAIN = {int(ins.DRAW): "draw", int(ins.RECEIVE): "infamy", int(ins.GAIN_CHOSEN): "any"}


def gist_of(card: DeckCard) -> dict[str, list[Sign]]:
    """What a card does in signs, as far as signs can say it: for a picture too small for words."""
    return {
        ins.MOMENT_NAMES[moment]: [sign for each in card.moments[moment] for sign in _signs(each)]
        for moment in SHOWN
        if card.moments[moment]
    }


def _signs(sentence: Sentence) -> list[Sign]:
    signs: list[Sign] = [{"shows": "condition", "count": 0}] if sentence.conditions else []
    if sentence.risk:
        found = [_sign(step) for _, body in sentence.risk for steps in body for step in steps]
        names = dict.fromkeys(sign["shows"] for sign in found)
        return [*signs, *(Sign(shows=name, count=0) for name in ("roll", *names))]
    for place, steps in enumerate(sentence.alternatives):
        signs += [{"shows": "or", "count": 0}] if place else []
        signs += [_sign(step) for step in steps]
    return signs


def _sign(step: Step) -> Sign:
    if step.who == ins.YOU and step.per < 0:
        if step.op == ins.GAIN:
            return {"shows": RESOURCES[step.what], "count": step.count}
        if step.op in PLAIN:
            return {"shows": PLAIN[step.op], "count": step.count}
    return {"shows": "more", "count": 0}


def catalogue(book: Book, speaker: Speaker) -> list[Printed]:
    """Every card of a deck with all its words in one language: for boards, sheets and lists."""
    wording = Wording(book)
    cards = enumerate(book.cards)
    return [printed(wording, card, speaker, number) for number, card in cards]


def printed(wording: Wording, card: DeckCard, speaker: Speaker, number: int = 0) -> Printed:
    """A card with all its words in one language, and its number in the deck."""
    shown: Printed = {
        "card": number,
        "code": card.code,
        "category": ins.CATEGORY_NAMES[card.category],
        "name": speaker.say(said(card.name)),
        "flavour": speaker.say(said(card.flavour)),
        "spheres": [ins.SPHERE_NAMES[sphere] for sphere in card.spheres],
        "keywords": [speaker.say(said(wording.book.keywords[at])) for at in card.keywords],
        "motifs": list(card.keywords),
        "cost": {ICONS[at]: count for at, count in enumerate(card.cost) if count},
        "capital": card.capital,
        "lines": [speaker.say(line) for line in wording.lines(card)],
        "gist": gist_of(card),
        "headings": headings_of(card),
        "expansion": card.expansion,
    }
    if card.picture:
        shown["picture"] = card.picture
    return shown
