"""Checks of the texts: nothing is ever said with a missing message or argument."""

from collections.abc import Hashable
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludoteca.kernel.game import Game
from ludoteca.kernel.listener import Listener
from ludoteca.kernel.state import State
from ludoteca.kernel.text import FORMS, KERNEL_TEXT, LANGUAGES, Speaker, Text
from tests.conformance.walk import Broken

ALWAYS = ("title", "tagline", "about")
_SAID: set[tuple[Path, Hashable]] = set()  # what was said already, and need not be said again


class _Uses(Visitor):
    """Collects the variables of a pattern and the messages it calls upon."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """The variables of every message and attribute of a file, with those of messages in it."""
    path = folder / f"{language}.ftl"
    uses: dict[str, _Uses] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise Broken(f"{path.name} cannot be read at: {entry.content!r}")
        if isinstance(entry, ast.Message):
            name = entry.id.name
            patterns = {name: entry.value}
            patterns |= {f"{name}.{part.id.name}": part.value for part in entry.attributes}
            for identifier, pattern in patterns.items():
                if identifier in uses:
                    raise Broken(f"{path.name} has {identifier} twice")
                uses[identifier] = _Uses()
                uses[identifier].visit(pattern)
    return {name: _variables(name, uses) for name in uses}


def _variables(name: str, uses: dict[str, _Uses]) -> set[str]:
    if name not in uses:
        raise Broken(f"no message {name}, though another calls upon it")
    inner = (_variables(other, uses) for other in uses[name].messages)
    return uses[name].variables.union(*inner)


def _without_forms(known: dict[str, set[str]]) -> dict[str, set[str]]:
    """The same where a name is the name, however it is said."""
    plain = {name: uses for name, uses in known.items() if name.partition(".")[2] not in FORMS}
    return {name: {_plain(variable) for variable in uses} for name, uses in plain.items()}


def _plain(variable: str) -> str:
    name, _, form = variable.rpartition("-")
    return name if form in FORMS else variable


def check_languages(folder: Path) -> None:
    """Every message is there in both languages, with the same variables.

    Articles and prepositions (`guest-teo.of`, `{ $guest-of }`) a language may need or not.
    """
    pt, en = (_without_forms(messages(folder, language)) for language in LANGUAGES)
    if pt.keys() != en.keys():
        raise Broken(f"only in one language: {sorted(pt.keys() ^ en.keys())}")
    for name in pt:
        if pt[name] != en[name]:
            raise Broken(f"{name} uses {sorted(pt[name])} in pt and {sorted(en[name])} in en")


def check_messages(game: Game) -> None:
    """All that the vocabulary, the settings and the catalogue call for is there."""
    check_languages(game.folder / "text")
    pt = messages(game.folder / "text", "pt")
    known = pt | messages(KERNEL_TEXT, "pt")
    needed = [*ALWAYS]
    for setting in game.meta.settings:
        needed += [f"setting-{setting.name}", f"setting-{setting.name}.help"]
        needed += [f"setting-{setting.name}-{value}" for value in setting.values]
    needed += [f"option-{kind.name}" for kind in game.vocabulary.kinds]
    needed += [f"event-{kind.name}" for kind in game.events.values()]
    needed += [f"event-{name}.own" for name in sorted(game.own_events)]
    needed += [f"refusal-{kind.name}" for kind in game.reasons.values()]
    missing = [name for name in needed if name not in known]
    if missing:
        raise Broken(f"no messages for {missing}")
    for name in needed:
        if name.split("-")[0] in (*ALWAYS, "setting") and known[name]:
            raise Broken(f"{name} is said without arguments and uses {sorted(known[name])}")
    for kind in game.events.values():
        said = known[f"event-{kind.name}"] | known.get(f"event-{kind.name}.own", set())
        used = {_plain(variable) for variable in said}
        more = game.more_of(kind.name, dict.fromkeys(kind.fields, 1))
        strange = used - set(kind.fields) - set(more)
        if strange:
            raise Broken(f"event-{kind.name} uses {sorted(strange)}, the event has {kind.fields}")


def speakers(game: Game) -> list[Speaker]:
    """One for each language."""
    return [game.speaker(language) for language in LANGUAGES]


def _key(text: Text) -> Hashable:
    """The same for the same words: millions are compared, and few are new."""
    arguments = text.arguments.items()
    return text.id, *((name, _key(v) if isinstance(v, Text) else v) for name, v in arguments)


def check_said(game: Game, text: Text) -> None:
    """A text can be said in every language, and says something."""
    key = (game.folder, _key(text))
    if key in _SAID:
        return
    for speaker in speakers(game):
        try:
            said = speaker.say(text)
        except LookupError as error:
            raise Broken(str(error)) from error
        if not said.strip() or "{" in said:
            raise Broken(f"{text.id} is said as {said!r} in {speaker.language}")
    _SAID.add(key)


def check_options_said(game: Game) -> None:
    """Every action of the vocabulary can be said."""
    for action in range(game.vocabulary.size):
        check_said(game, game.option_text(action))


def check_decision_said(game: Game, state: State) -> None:
    """What is asked now, why each other action may not be done, and what each is about."""
    for seat in range(state.players):
        if (state.waiting() >> seat) & 1:
            check_said(game, game.prompt(state, seat))
        for action in range(game.vocabulary.size):
            code = state.refusal(seat, action)
            if code:
                check_said(game, game.refusal_text(state, seat, action, code))
    for action in range(game.vocabulary.size):
        for more in (game.detail(state, action), game.called(state, action)):
            if more is not None:
                check_said(game, more)


def check_events_said(game: Game, listener: Listener) -> None:
    """What has just happened can be said, with all that the event's fields promise."""
    for _, number, *values in listener.rows:
        kind = game.events[number]
        arguments = dict(zip(kind.fields, values, strict=False))
        check_said(game, game.event_text(kind.name, arguments))


def check_reasons_can_be_said(game: Game, state: State) -> None:
    """Every reason of the table finds its arguments, for at least one action it could be about."""
    for code in game.reasons:
        for kind in game.vocabulary.kinds:
            try:
                check_said(game, game.refusal_text(state, 0, kind.first, code))
                break
            except Broken:
                continue
        else:
            raise Broken(f"refusal-{game.reasons[code].name} lacks arguments for every action")
