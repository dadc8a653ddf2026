"""Every sentence that a game can say, to be read aloud.

    python -m tests.second_reading.sentences agencia pt

First what was said while random games were played, with all that was tried and refused; then every
message that nobody has said there, as the browser says it, once for each of its forms. Values that
are only told apart by a number are said as none, one and several. At last the printed cards and
the lesson.
"""

import json
import random
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice, product

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from ludoteca.kernel.game import Argument, Game, find
from ludoteca.kernel.table import Table
from ludoteca.kernel.text import FORMS, Seat, Speaker, Text
from tests.conformance.cases import cases_of, thinned

NAMES = ("Ana", "Beto", "Caio", "Duda", "Edu", "Flora")
SEEDS = 2  # for each of some ways to set a game up
STEPS = 160  # of each game at most
TRIED = 12  # actions of each decision that are tried out of turn
FORMS_OF_ONE = 14  # at most so many of one message
PLURALS = {"zero", "one", "two", "few", "many"}
PEOPLE = ("seat", "other", "player", "who", "name", "rival", "seats", "first", "second", "fourth")
WORDS = {  # what the browser puts in, where it is neither a player nor a number
    **dict.fromkeys(("thing", "guests", "places", "rest", "amount", "goal", "ability"), "…"),
    **dict.fromkeys(("text", "known", "verbs", "section", "kind", "detail", "code"), "…"),
}


@dataclass
class Heard:
    """What has been said, by message and by the shape of its arguments."""

    texts: dict[str, dict[object, Text]] = field(default_factory=lambda: defaultdict(dict))
    values: dict[str, dict[object, Argument]] = field(default_factory=lambda: defaultdict(dict))
    kinds: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))  # of things

    def hear(self, text: Text) -> None:
        """Keep a text if there is none like it yet, and what it is made of."""
        self.texts[text.id].setdefault(shape(text), text)
        for name, value in text.arguments.items():
            self.values[name].setdefault(shape(value), value)
            if isinstance(value, Text):
                self.hear(value)


def shape(value: Argument) -> object:
    """What tells two values apart for a sentence: which message, and none, one or several."""
    if isinstance(value, Text):
        return value.id, *((name, shape(it)) for name, it in value.arguments.items())
    if isinstance(value, Seat):
        return "seat"
    return max(-2, min(value, 2)) if isinstance(value, int) else value


def play(game: Game) -> Heard:
    """All that is said in random games, set up in different ways."""
    heard = Heard()
    for action in range(game.vocabulary.size):
        heard.hear(game.option_text(action))
    for case in thinned(cases_of(game)):
        for seed in range(SEEDS):
            listen(Table(game, case.players, str(seed), case.options), random.Random(seed), heard)
    return heard


def listen(table: Table, chance: random.Random, heard: Heard) -> None:
    """One game: what is asked, what is refused and what happens."""
    game = table.game
    for _ in range(STEPS):
        if table.over:
            break
        for seat in table.waiting:
            heard.hear(game.prompt(table.state, seat))
        seat = chance.choice(table.waiting)
        for action in chance.sample(range(game.vocabulary.size), TRIED):
            code = table.state.refusal(seat, action)
            if code:
                heard.hear(game.refusal_text(table.state, seat, action, code))
            detail = game.detail(table.state, action)
            if detail is not None:
                heard.hear(detail)
        table.play(seat, chance.choice(table.actions(seat)))
    for event in table.events:
        heard.hear(game.event_text(event.kind, event.arguments))


# Messages that nobody has said: how they can be filled.


class Reader(Visitor):
    """The variables of a pattern, the values by which it chooses, and the messages in it."""

    def __init__(self) -> None:
        self.variables: dict[str, set[str]] = {}
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.generic_visit(node)
        if isinstance(node.selector, ast.VariableReference):
            keys = self.variables.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                keys.add(key.name if isinstance(key, ast.Identifier) else key.value)


def patterns(game: Game, language: str) -> dict[str, dict[str, set[str]]]:
    """The variables of every message and attribute, each with the values that it tells apart."""
    read: dict[str, Reader] = {}
    source = (game.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    for entry in parse(source).body:
        if not isinstance(entry, ast.Message):
            continue
        parts = {f".{it.id.name}": it.value for it in entry.attributes}
        for name, pattern in ({"": entry.value} | parts).items():
            if pattern is not None:
                read[entry.id.name + name] = Reader()
                read[entry.id.name + name].visit(pattern)
    return {name: with_inner(name, read) for name in read}


def with_inner(name: str, read: Mapping[str, Reader]) -> dict[str, set[str]]:
    """The variables of a message with those of the messages it calls upon."""
    found = {it: set(keys) for it, keys in read[name].variables.items()}
    for inner in read[name].messages & read.keys():
        for it, keys in with_inner(inner, read).items():
            found.setdefault(it, set()).update(keys)
    return found


def filled(name: str, variables: Mapping[str, set[str]], heard: Heard) -> Iterator[Text]:
    """A message with every value that it tells apart."""
    plain = [it for it in variables if it.rpartition("-")[2] not in FORMS or "-" not in it]
    plain += [it.rpartition("-")[0] for it in variables if it not in plain]
    plain = list(dict.fromkeys(plain))
    choices = [values_of(it, variables.get(it, set()), heard) for it in plain]
    for chosen in islice(product(*choices), FORMS_OF_ONE):
        yield Text(
            name, {it: other_seat(it, value) for it, value in zip(plain, chosen, strict=True)}
        )


def other_seat(name: str, value: Argument) -> Argument:
    """Two players of a sentence are not the same."""
    return Seat(PEOPLE.index(name) % len(NAMES)) if name in PEOPLE and value == Seat(0) else value


def values_of(name: str, keys: set[str], heard: Heard) -> Sequence[Argument]:
    """Values of a variable: those told apart, or what the game has said there, or a player."""
    numbers = sorted(int(key) for key in keys if key.lstrip("-").isdigit())
    words = [key for key in keys if not key.lstrip("-").isdigit() and key not in PLURALS]
    known = list(heard.values[name].values())
    known += [Text(it) for it in heard.kinds[name]] if not known else []
    if not keys:  # words of a game rather than the keys that choose among them
        known = [it for it in known if isinstance(it, Text)] or known
    if numbers or keys & PLURALS:
        return sorted({*numbers, 1, 2, 5})
    if set(words) - {"other"}:
        return sorted(set(words) - {"other"}) + (known[:1] if "other" in words else [])
    if known:
        return known[:3]
    return [WORDS[name]] if name in WORDS else [Seat(0) if name in PEOPLE else 3]


def sentences(game: Game, language: str, heard: Heard | None = None) -> Iterator[tuple[str, str]]:
    """Every sentence with the message it comes from."""
    heard = heard or play(game)
    speaker = game.speaker(language, NAMES)
    known = patterns(game, language)
    for name in known:
        if not known[name]:  # `category-voter` is one of the categories
            heard.kinds[name.partition("-")[0]].append(name)
    for name in known:
        texts = (
            list(islice(heard.texts[name].values(), FORMS_OF_ONE)) if name in heard.texts else []
        )
        said = [speaker.say(text) for text in texts or filled(name, known[name], heard)]
        for sentence in dict.fromkeys(said):
            yield name, sentence
    for number, sentence in cards(game, speaker):
        yield f"card-{number}", sentence
    yield from lesson(game, language)


def cards(game: Game, speaker: Speaker) -> Iterator[tuple[str, str]]:
    """What stands on every printed card."""
    stored = game.folder / "web" / "cards.json"
    if stored.exists():
        for card in json.loads(stored.read_text(encoding="utf-8")):
            for text in texts_in(card["text"]):
                yield str(card["number"]), speaker.say(text)
    for case in cases_of(game)[:1]:
        state = Table(game, case.players, "0", case.options).state
        for number, printed in enumerate(game.cards(state, speaker), start=1):
            for value in strings_in(printed):
                yield str(number), value


def lesson(game: Game, language: str) -> Iterator[tuple[str, str]]:
    """What is said in the lesson."""
    folder = game.folder / "lesson"
    speaker = Speaker(language, folder, NAMES)
    for entry in parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            yield entry.id.name, speaker.say(Text(entry.id.name, {"you": Seat(0)}))


def texts_in(data: object) -> Iterator[Text]:
    """Every text in plain data."""
    if isinstance(data, dict) and "id" in data:
        yield as_text(data)
    elif isinstance(data, dict | list):
        for value in data.values() if isinstance(data, dict) else data:
            yield from texts_in(value)


def as_text(data: Mapping[str, object]) -> Text:
    """A text out of plain data."""
    arguments: dict[str, Argument] = {}
    held = data["args"]
    assert isinstance(held, dict)
    for name, value in held.items():
        if isinstance(value, dict):
            arguments[name] = Seat(value["seat"]) if "seat" in value else as_text(value)
        else:
            arguments[name] = value
    return Text(str(data["id"]), arguments)


def strings_in(data: object) -> Iterator[str]:
    """Every sentence in what a card shows: words with a space between them."""
    if isinstance(data, str):
        if " " in data:
            yield data
    elif isinstance(data, Mapping):
        for value in data.values():
            yield from strings_in(value)
    elif isinstance(data, Sequence):
        for value in data:
            yield from strings_in(value)


def main(name: str, language: str) -> None:
    """Print all of them."""
    for message, sentence in sentences(find(name), language):
        print(f"{message}: {sentence}")


if __name__ == "__main__":
    main(*sys.argv[1:])
