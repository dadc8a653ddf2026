"""Deck files: reading one, and saying card by card what is wrong with it.

The format is described in docs/vossa-excelencia-deck.md. A deck file is data and nothing else: it
is read as TOML, every value is checked, and what it says is run by the rules' own interpreter.
"""

import base64
import binascii
import re
import tomllib
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from ludoteca.games.vossa_excelencia import instructions as ins
from ludoteca.games.vossa_excelencia.book import Book, Both, DeckCard
from ludoteca.games.vossa_excelencia.cards import Deck
from ludoteca.games.vossa_excelencia.compiler import compile_deck
from ludoteca.games.vossa_excelencia.jpeg import stripped
from ludoteca.games.vossa_excelencia.lines import Lines
from ludoteca.games.vossa_excelencia.portuguese import (
    ENGLISH_FIELD,
    ENGLISH_SECTION,
    SECTIONS,
    to_portuguese,
)
from ludoteca.games.vossa_excelencia.sentences import (
    IN_CABINET,
    OF_CARDS,
    REACH,
    WORDS,
    DeckProblem,
    Reader,
    Rule,
    Sentence,
    Step,
    short,
)
from ludoteca.games.vossa_excelencia.syntax import (
    EXAMPLES,
    MOST_BYTES as MOST_BYTES,
    not_toml,
    unreadable,
)
from ludoteca.kernel.meta import Fault

LEAST = {"politician": 6, "party": 6, "parliamentarian": 1, "voter": 3}  # six may sit down
NO_COST = (0,) * int(ins.ICONS)
FIELDS = ("id", "name", "flavour", "sphere", "keywords", "copies")
MOMENTS = ("direct", "articulation", "action", "dawn", "dusk", "elections")
IN_PLAY = ("capital", "rules", *MOMENTS)
ALSO = {  # what only some categories have
    "politician": (*IN_PLAY, "setup"),
    "party": IN_PLAY,
    "parliamentarian": (*IN_PLAY, "cost", "expansion"),
    "infamy": IN_PLAY,
    "event": ("event",),
    "voter": (*IN_PLAY, "cost"),
}
SECTION_NAMES = ("title", "keywords", "pictures", *ins.CATEGORY_NAMES)
SENTENCES_PER_EFFECT = 6
MOST_COPIES = 9
LONGEST_NAME, LONGEST_FLAVOUR, LONGEST_SENTENCE = 60, 160, 300  # letters
HIDDEN = ("Cc", "Cf", "Cs", "Zl", "Zp")  # letters that command a screen, or are not seen on it


class FaultyDeck(ValueError):
    """A deck file that cannot be played with."""

    def __init__(self, faults: list[Fault]) -> None:
        """Keep all the faults; the message is the first."""
        self.faults = faults
        super().__init__(f"line {faults[0].line}: {faults[0].text.id} {faults[0].text.arguments}")


@dataclass(frozen=True)
class DeckEntry:
    """A card as it stands in a file, good or faulty."""

    section: str
    place: int  # among the cards of its section
    fields: Mapping[str, object]  # as written, by the English names of the fields
    card: DeckCard | None  # with nothing in place of what is wrong; None if its id is of no use
    copies: int


def check(source: str) -> list[Fault]:
    """All that is wrong with a deck file, in the order of its lines; nothing if it is good."""
    return sorted(_Check(source).faults, key=_place)


def proofread(source: str) -> tuple[Book, list[DeckEntry], list[Fault]]:
    """A deck as far as it can be read, its cards as they stand in the file, and what is wrong."""
    checked = _Check(source)
    return checked.book(), checked.entries, sorted(checked.faults, key=_place)


def parse(source: str, *, house: str = "") -> Deck:
    """The deck that a file describes; FaultyDeck if there is anything wrong with it.

    `house` is what a deck of the house's own is called, and saved by instead of its text.
    """
    checked = _Check(source)
    if checked.faults:
        raise FaultyDeck(sorted(checked.faults, key=_place))
    return compile_deck(checked.book(), source, house)


def _place(fault: Fault) -> tuple[bool, int]:
    """By line; what no line is to blame for comes last."""
    return fault.line == 0, fault.line


def example(language: str) -> str:
    """A small deck file with comments in this language, to begin one's own from."""
    return (Path(__file__).parent / f"example.{language}.toml").read_text(encoding="utf-8")


class _Check:
    """One reading of a file: what it holds and what is wrong with it."""

    def __init__(self, source: str) -> None:
        self.faults: list[Fault] = []
        self.portuguese = 0  # sections that are named in Portuguese
        self.cards: list[DeckCard] = []
        self.entries: list[DeckEntry] = []
        self.slugs: set[str] = set()
        self.title = Both("?", "?")
        self.keywords: dict[str, Both] = {}
        self.pictures: dict[str, str] = {}
        wrong = unreadable(source)
        if wrong is None:
            try:
                data = tomllib.loads(source)
            except (ValueError, RecursionError) as error:
                wrong = not_toml(source, error)
        if wrong is not None:
            self._fault(wrong[0], "", wrong[1])
            return
        self.lines = Lines(source)
        self._read(self._in_english(data))

    def book(self) -> Book:
        """The deck that was read, cards in the order of their categories."""
        ordered = sorted(self.cards, key=lambda card: card.category)
        keywords = self.keywords
        return Book(self.title, tuple(keywords.values()), tuple(ordered), tuple(keywords))

    def _fault(
        self, line: int, card: str, wrong: DeckProblem, field: str = "", portuguese: bool = False
    ) -> None:
        example = EXAMPLES.get(field, "")
        if portuguese:
            wrong, example = wrong.in_portuguese(), to_portuguese(example)
        self.faults.append(Fault(line, card, wrong.text, field, example))

    def _in_english(self, data: dict[str, object]) -> dict[str, object]:
        """The file by the English names of its sections; two names for one are a fault."""
        english: dict[str, object] = {}
        for name, value in data.items():
            section = ENGLISH_SECTION.get(name, name)
            if section in english:
                wrong = DeckProblem("two-names", text=name, other=section)
                self._fault(self.lines.top(section), "", wrong)
            else:
                english[section] = value
                self.portuguese += section != name
        return english

    def _read(self, data: dict[str, object]) -> None:
        for name in data:
            if name not in SECTION_NAMES:
                known = ", ".join(SECTION_NAMES)
                wrong = DeckProblem("no-section", text=name, known=known)
                self._fault(self.lines.top(name), "", wrong)
        try:
            self.title = _plain(_both(data.get("title", "?"), "title"), "title", LONGEST_NAME)
        except DeckProblem as wrong:
            self._fault(self.lines.top("title"), "", wrong, "title", bool(self.portuguese))
        self._read_keywords(data.get("keywords", {}))
        self.reader = Reader({name: number for number, name in enumerate(self.keywords)})
        self._read_pictures(data.get("pictures", {}))
        for category, section in enumerate(ins.CATEGORY_NAMES):
            self._read_section(category, section, data.get(section, []))
        for slug in self.pictures.keys() - self.slugs:
            line = self.lines.within("pictures", slug)
            self._fault(line, "", DeckProblem("picture-of-nothing", text=slug))
        self._check_sizes()

    def _read_keywords(self, table: object) -> None:
        if not isinstance(table, dict) or len(table) > ins.MOST_KEYWORDS:
            wrong = DeckProblem("bad-keywords", most=int(ins.MOST_KEYWORDS))
            self._fault(self.lines.top("keywords"), "", wrong)
            return
        for name, said in table.items():
            try:
                if name in WORDS or not re.fullmatch(r"[a-z][a-z-]*", name):
                    raise DeckProblem("bad-keyword", text=name)
                if len(name) > LONGEST_NAME:
                    raise DeckProblem("text-too-long", text=name, most=LONGEST_NAME)
                self.keywords[name] = _plain(_both(said, name), name, LONGEST_NAME)
            except DeckProblem as wrong:
                self._fault(self.lines.within("keywords", name), "", wrong)

    def _read_pictures(self, table: object) -> None:
        if not isinstance(table, dict):
            self._fault(self.lines.top("pictures"), "", DeckProblem("bad-pictures"))
            return
        for slug, written in table.items():
            try:
                self.pictures[slug] = _picture(written)
            except DeckProblem as wrong:
                line = self.lines.within("pictures", slug)
                self._fault(line, short(slug), wrong, "picture")

    def _read_section(self, category: int, section: str, entries: object) -> None:
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            self._fault(self.lines.top(section), "", DeckProblem("not-a-list", text=section))
            return
        for place, entry in enumerate(entries):
            self._read_card(category, section, place, entry)

    def _read_card(
        self, category: int, section: str, place: int, entry: Mapping[str, object]
    ) -> None:
        slug = entry.get("id")
        header = self.lines.card(section, place)
        self.entries.append(DeckEntry(section, place, _by_english_names(entry), None, 0))
        if not isinstance(slug, str) or not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", slug):
            wrong = DeckProblem("bad-id", text=_quoted(slug))
            self._fault(header, short(_quoted(slug)), wrong, "id")
            return
        if len(slug) > LONGEST_NAME:
            wrong = DeckProblem("text-too-long", text="id", most=LONGEST_NAME)
            self._fault(self.lines.field(section, place, "id"), short(slug), wrong, "id")
            return
        if slug in self.slugs:
            wrong = DeckProblem("id-twice", text=slug)
            self._fault(self.lines.field(section, place, "id"), slug, wrong, "id")
            return
        self.slugs.add(slug)
        reading = _CardReading(self.reader, section, entry, list(self.keywords))
        card, copies = reading.card(category, slug), reading.copies()
        card = replace(card, picture=self.pictures.get(slug, ""))
        for name, wrong, near in reading.wrongs:
            line = self.lines.field(section, place, name, near)
            self._fault(line, slug, wrong, name, reading.is_portuguese)
        self.entries[-1] = replace(self.entries[-1], card=card, copies=copies)
        self.cards += [replace(card, copy=number) for number in range(1, copies + 1)]

    def _check_sizes(self) -> None:
        for section, least in LEAST.items():
            category = ins.CATEGORY_NAMES.index(section)
            found = sum(
                1 for card in self.cards if card.category == category and not card.expansion
            )
            if found < least:
                written = SECTIONS[section] if self.portuguese else section
                few = DeckProblem(
                    "too-few", section=section, text=written, least=least, found=found
                )
                self._fault(0, "", few)
        if len(self.cards) > ins.MOST_CARDS:
            self._fault(
                0, "", DeckProblem("too-many", most=int(ins.MOST_CARDS), found=len(self.cards))
            )


class _CardReading:
    """One card being read, field by field; a wrong field does not stop the others."""

    def __init__(
        self, reader: Reader, section: str, entry: Mapping[str, object], keywords: list[str]
    ) -> None:
        self.reader = reader
        self.section = section
        self.entry = _by_english_names(entry)
        self.is_portuguese = any(name in ENGLISH_FIELD for name in entry)
        self.keywords = keywords
        self.wrongs: list[tuple[str, DeckProblem, str]] = []  # field, what is wrong, text near it
        if len(self.entry) < len(entry):
            twice = [name for name in entry if ENGLISH_FIELD.get(name, "") in entry]
            wrong = DeckProblem("two-names", text=twice[0], other=ENGLISH_FIELD[twice[0]])
            self.wrongs.append((ENGLISH_FIELD[twice[0]], wrong, ""))

    def card(self, category: int, slug: str) -> DeckCard:
        """The card, with nothing in place of what is wrong."""
        self._check_fields()
        card = DeckCard(
            slug=slug,
            category=category,
            name=self._said("name", LONGEST_NAME),
            flavour=self._said("flavour", LONGEST_FLAVOUR, optional=True),
            cost=self._cost(),
            capital=self._number("capital", -int(ins.ALL), int(ins.ALL), 0),
            spheres=tuple(self._spheres()),
            keywords=tuple(self._listed("keywords", self.entry.get("keywords", []), self.keywords)),
            moments=tuple(self._effect(moment) for moment in ins.MOMENT_NAMES),
            rules=self._rules(),
            expansion=self._expansion(),
        )
        self._check_fees(card)
        self._check_this(card)
        is_faulty = any(name == "event" for name, _, _ in self.wrongs)
        if self.section == "event" and not card.moments[int(ins.HAPPENING)] and not is_faulty:
            self.wrongs.append(("event", DeckProblem("no-event"), ""))
        return card

    def copies(self) -> int:
        """How many of it there are."""
        return self._number("copies", 1, MOST_COPIES, 1)

    def _check_fields(self) -> None:
        known = (*FIELDS, *ALSO[self.section])
        for name in self.entry:
            if name not in known:
                wrong = DeckProblem(
                    "no-field", text=name, section=self.section, known=", ".join(known)
                )
                self.wrongs.append((name, wrong, ""))

    def _said(self, name: str, most: int, *, optional: bool = False) -> Both:
        try:
            said = _both(self.entry.get(name, "" if optional else None), name)
            return _plain(said, name, most, optional=optional)
        except DeckProblem as wrong:
            self.wrongs.append((name, wrong, ""))
            return Both("?", "?")

    def _number(self, name: str, least: int, most: int, default: int) -> int:
        value = self.entry.get(name, default)
        if type(value) is not int or not least <= value <= most:
            self.wrongs.append(
                (name, DeckProblem("bad-number", text=name, least=least, most=most), "")
            )
            return default
        return value

    def _cost(self) -> tuple[int, ...]:
        text = self.entry.get("cost", "")
        if text == "" or self.section not in ("parliamentarian", "voter"):
            return NO_COST
        try:
            if not isinstance(text, str):
                raise DeckProblem("not-a-text", text="cost")
            return self.reader.cost(_within(text, "cost", LONGEST_SENTENCE))
        except DeckProblem as wrong:
            self.wrongs.append(("cost", wrong, ""))
            return NO_COST

    def _spheres(self) -> list[int]:
        value = self.entry.get("sphere", [])
        words = [value] if isinstance(value, str) else value
        if isinstance(words, list):
            words = [
                self.reader.in_english(word) if isinstance(word, str) else word for word in words
            ]
        return self._listed("sphere", words, list(ins.SPHERE_NAMES))

    def _listed(self, name: str, value: object, known: list[str]) -> list[int]:
        words = [value] if isinstance(value, str) else value
        if not isinstance(words, list):
            self.wrongs.append((name, DeckProblem("not-a-text", text=name), ""))
            return []
        for word in words:
            if word not in known:
                wrong = DeckProblem("not-known", text=_quoted(word), known=", ".join(known))
                self.wrongs.append((name, wrong, _quoted(word)))
        return [known.index(word) for word in words if word in known]

    def _texts(self, name: str) -> list[str]:
        value = self.entry.get(name, [])
        texts = [value] if isinstance(value, str) else value
        if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
            self.wrongs.append((name, DeckProblem("not-a-text", text=name), ""))
            return []
        if len(texts) > SENTENCES_PER_EFFECT:
            wrong = DeckProblem("too-many-sentences", text=name, most=SENTENCES_PER_EFFECT)
            self.wrongs.append((name, wrong, ""))
        return texts[:SENTENCES_PER_EFFECT]

    def _effect(self, moment: str) -> tuple[Sentence, ...]:
        sentences = []
        for text in self._texts(moment):
            try:
                text = _within(text, moment, LONGEST_SENTENCE)
                sentences.append(self.reader.sentence(text))
            except DeckProblem as wrong:
                self.wrongs.append((moment, wrong, text))
        return tuple(sentences)

    def _rules(self) -> tuple[Rule, ...]:
        rules = []
        for text in self._texts("rules"):
            try:
                rules.append(self.reader.rule(_within(text, "rules", LONGEST_SENTENCE)))
            except DeckProblem as wrong:
                self.wrongs.append(("rules", wrong, text))
        return tuple(rules)

    def _expansion(self) -> bool:
        value = self.entry.get("expansion", False)
        if not isinstance(value, bool):
            self.wrongs.append(("expansion", DeckProblem("not-yes-or-no", text="expansion"), ""))
        return value is True

    def _check_fees(self, card: DeckCard) -> None:
        """Fees stand only in the articulation box, and only on cards of the expansion."""
        for moment, sentences in enumerate(card.moments):
            steps = [step for sentence in sentences for step in sentence.conditions]
            fee = any(step.op == ins.FEE for step in steps)
            if fee and (moment != ins.ARTICULATION or not card.expansion):
                self.wrongs.append((ins.MOMENT_NAMES[moment], DeckProblem("fee-here"), "pay"))

    def _check_this(self, card: DeckCard) -> None:
        """What only a card of another category could do with itself, and what no event can."""
        for moment, sentences in enumerate(card.moments):
            steps = {step for sentence in sentences for step in _all_steps(sentence)}
            if any(_is_never(step, card.category) for step in steps):
                wrong = DeckProblem("not-with-this", text=self.section)
                self.wrongs.append((ins.MOMENT_NAMES[moment], wrong, ""))


def _picture(written: object) -> str:
    """A picture as it stands in a file, if there is nothing in it but the picture."""
    if not isinstance(written, str):
        raise DeckProblem("picture-kind")
    try:
        data = base64.b64decode(written, validate=True)
    except (ValueError, binascii.Error) as error:
        raise DeckProblem("picture-kind") from error
    if stripped(data) != data:
        raise DeckProblem("picture-tells")
    return written


def _by_english_names(entry: Mapping[str, object]) -> dict[str, object]:
    return {ENGLISH_FIELD.get(name, name): value for name, value in entry.items()}


def _all_steps(sentence: Sentence) -> list[Step]:
    """Every instruction of a sentence."""
    bodies = [sentence.alternatives, *(body for _, body in sentence.risk)]
    return [*sentence.conditions, *(step for body in bodies for steps in body for step in steps)]


def _is_never(step: Step, category: int) -> bool:
    """Whether a card of this category can never do an instruction with itself."""
    if step.op in (ins.STORE, ins.COLLECT) or step.per == ins.PER_HERE:
        return category == ins.EVENT
    if step.op not in OF_CARDS.values() or step.what != ins.TRAIT_THIS:
        return False
    return category not in REACH.get(step.op, IN_CABINET)


def _within(text: str, name: str, most: int) -> str:
    """A text that is not too long."""
    if len(text) > most:
        raise DeckProblem("text-too-long", text=name, most=most)
    return text


def _plain(said: Both, name: str, most: int, *, optional: bool = False) -> Both:
    """A text that can be shown: not too long, not empty, in one line, and all of it is seen."""
    for text in (said.pt, said.en):
        _within(text, name, most)
        for letter in text:
            if unicodedata.category(letter) in HIDDEN:
                raise DeckProblem("hidden-letter", text=name, code=f"U+{ord(letter):04X}")
        if not text.strip() and not (optional and text == ""):
            raise DeckProblem("blank", text=name)
    return said


def _quoted(value: object) -> str:
    """A value as a fault quotes it; numbers can be so long that nobody could write them."""
    if isinstance(value, int | float) and abs(value) < 10**9:
        return str(value).lower()
    return value if isinstance(value, str) else "" if value is None else "…"


def _both(value: object, name: str) -> Both:
    """A text for both languages, or one for each."""
    if isinstance(value, str):
        return Both(value, value)
    if isinstance(value, dict) and set(value) == {"pt", "en"}:
        pt, en = value["pt"], value["en"]
        if isinstance(pt, str) and isinstance(en, str):
            return Both(pt, en)
    raise DeckProblem("bad-name", text=name)
