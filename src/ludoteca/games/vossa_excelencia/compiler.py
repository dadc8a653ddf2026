"""From cards as they are written to rows of numbers that the rules can run."""

from hashlib import sha256

from ludoteca.games.vossa_excelencia import instructions as ins
from ludoteca.games.vossa_excelencia.book import Book, DeckCard
from ludoteca.games.vossa_excelencia.cards import Deck
from ludoteca.games.vossa_excelencia.sentences import Alternatives, Sentence, Step, Steps
from ludoteca.games.vossa_excelencia.worth import alternatives_worth, step_worth

STRIDE = int(ins.STRIDE)


class CodeWriter:
    """Code growing row by row; addresses are places in the list of numbers."""

    def __init__(self) -> None:
        """Begin empty."""
        self.code: list[int] = []
        self.fees: list[int] = []

    def add(self, op: int, who: int = 0, count: int = 0, what: int = 0, per: int = -1) -> int:
        """One more row; where it stands."""
        self.code += [op, who, count, what, per]
        return len(self.code) - STRIDE

    def point(self, row: int) -> None:
        """Let a row lead to what comes next."""
        self.code[row + int(ins.WHAT)] = len(self.code)

    def effect(self, sentences: tuple[Sentence, ...]) -> int:
        """The rows of one effect; where they begin, or -1 if there is nothing to do."""
        if not sentences:
            return -1
        start = len(self.code)
        for sentence in sentences:
            self._sentence(sentence)
        self.add(int(ins.END))
        return start

    def _sentence(self, sentence: Sentence) -> None:
        self.add(int(ins.SENTENCE))
        exits = []
        if sentence.conditions:
            exits.append(self.add(int(ins.CONDITION), count=len(sentence.conditions)))
            self._steps(sentence.conditions)
        if sentence.risk:
            exits += self._risk(sentence)
        else:
            exits += self._alternatives(sentence.alternatives)
        for row in exits:
            self.point(row)

    def _risk(self, sentence: Sentence) -> list[int]:
        exits = [self.add(int(ins.ROLL), count=len(sentence.risk))]
        faces = [self.add(int(ins.FACES), count=bits) for bits, _ in sentence.risk]
        for row, (_, alternatives) in zip(faces, sentence.risk, strict=True):
            self.point(row)
            exits += self._alternatives(alternatives)
            exits.append(self.add(int(ins.JUMP)))
        return exits

    def _alternatives(self, alternatives: Alternatives) -> list[int]:
        if len(alternatives) == 1:
            self._steps(alternatives[0])
            return []
        exits = [self.add(int(ins.CHOICE), count=len(alternatives))]
        heads = [self.add(int(ins.BRANCH)) for _ in alternatives]
        for head, steps in zip(heads, alternatives, strict=True):
            self.code[head + int(ins.COUNT)] = len(self.code)
            self._steps(steps)
            self.point(head)
            exits.append(self.add(int(ins.JUMP)))
        return exits

    def _steps(self, steps: Steps) -> None:
        for step in steps:
            what = self._fee(step) if step.op == ins.FEE else step.what
            self.add(step.op, step.who, step.count, what, step.per)

    def _fee(self, step: Step) -> int:
        self.fees += step.fee
        return len(self.fees) // int(ins.ICONS) - 1


def compile_deck(book: Book, source: str, house: str = "") -> Deck:
    """The deck that the rules run on; the house's own have a name and keep no text."""
    program = CodeWriter()
    columns: dict[str, list[int]] = {
        name: []
        for name in ("traits", "category", "capital", "expansion", "costs", "icons", "programs")
        + ("rules", "rules_first", "ruling", "worth", "worth_once")
    }
    effects: dict[str, list[int]] = {}
    for card in book.cards:
        if card.slug not in effects:
            effects[card.slug] = [program.effect(sentences) for sentences in card.moments]
        _add_card(columns, card, effects[card.slug])
    columns["rules_first"].append(len(columns["rules"]))
    columns["first"] = [
        sum(1 for card in book.cards if card.category < category)
        for category in range(int(ins.CATEGORIES) + 1)
    ]
    name = house or sha256(source.encode()).hexdigest()[:16]
    rows = {**columns, "code": program.code, "fees": program.fees}
    return Deck(rows, book, house or source, name)


def _add_card(columns: dict[str, list[int]], card: DeckCard, programs: list[int]) -> None:
    columns["traits"].append(_traits(card))
    columns["category"].append(card.category)
    columns["capital"].append(card.capital)
    columns["expansion"].append(int(card.expansion))
    columns["costs"] += card.cost
    columns["icons"].append(sum(card.cost))
    columns["programs"] += programs
    columns["rules_first"].append(len(columns["rules"]))
    columns["ruling"].append(sum({1 << rule.rule for rule in card.rules}))
    for rule in card.rules:
        columns["rules"] += [rule.rule, rule.count, rule.what]
    columns["worth"].append(_worth(card, (1, 2, 3, 4)))
    columns["worth_once"].append(_worth(card, (0, 5)))


def _traits(card: DeckCard) -> int:
    bits = 1 << card.category
    if card.category in (ins.PARLIAMENTARIAN, ins.INFAMY, ins.VOTER):
        bits |= 1 << int(ins.TRAIT_CARD)
    for sphere in card.spheres:
        bits |= 1 << (int(ins.TRAIT_SPHERE) + sphere)
    for keyword in card.keywords:
        bits |= 1 << (int(ins.TRAIT_KEYWORD) + keyword)
    return bits


def _worth(card: DeckCard, moments: tuple[int, ...]) -> int:
    """A rough value in tenths of a point, for hints."""
    total = 0.0
    for moment in moments:
        for sentence in card.moments[moment]:
            cost = sum(step_worth(step) for step in sentence.conditions)
            if sentence.risk:
                gain = sum(
                    bin(bits).count("1") * alternatives_worth(body) / 6
                    for bits, body in sentence.risk
                )
            else:
                gain = alternatives_worth(sentence.alternatives)
            value = gain + min(cost, 0.0)
            total += max(value, 0.0) if sentence.conditions else value
    return round(10 * total)
