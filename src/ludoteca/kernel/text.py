"""Words: a message id with arguments, turned into a sentence by Fluent files.

Whoever speaks to a player makes a `Text`; only the last step, here or in the browser, turns it into
Portuguese or English. Arguments may be texts themselves.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypedDict, get_args

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Language = Literal["pt", "en"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
LOCALES = {"pt": "pt-BR", "en": "en"}
KERNEL_TEXT = Path(__file__).parent / "text"


@dataclass(frozen=True)
class Seat:
    """A player, whose name is put in when the text is spoken."""

    number: int


Argument = "int | str | Seat | Text"


class SeatData(TypedDict):
    """A player in a text, as plain data."""

    seat: int


class TextData(TypedDict):
    """A message id and its arguments, as plain data."""

    id: str
    # Named, not spelt out: msgspec reads no union of two objects.
    args: dict[str, Annotated[Any, "ArgumentData"]]


ArgumentData = int | str | SeatData | TextData


@dataclass(frozen=True)
class Text:
    """A message id and its arguments.

    >>> text = ludoteca.Text("option-draw", {"count": 2})
    >>> ludoteca.new("conspiracy", players=2, seed=7).say(text, "en")
    'Turn up 2 lords'
    """

    id: str
    arguments: Mapping[str, "int | str | Seat | Text"] = field(default_factory=dict)

    def data(self) -> TextData:
        """As plain data, for the browser."""
        return {"id": self.id, "args": {k: _plain(v) for k, v in self.arguments.items()}}


def _plain(value: "int | str | Seat | Text") -> ArgumentData:
    if isinstance(value, Text):
        return value.data()
    return {"seat": value.number} if isinstance(value, Seat) else value


FORMS = ("the", "of")  # attributes of a name: "o Téo", "do Téo"


@cache
def _bundle(folder: Path, language: str) -> "FluentBundle":
    """The messages of the kernel and of one game, in one language."""
    # Not before somebody speaks: in a simulation nobody does, and its processes start sooner.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([LOCALES[language]], use_isolating=False)
    for place in dict.fromkeys([KERNEL_TEXT, folder]):
        source = (place / f"{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(source), allow_overrides=True)
    return bundle


class Speaker:
    """Speaks one language about one game, calling the players by their names."""

    def __init__(
        self, language: str, folder: Path = KERNEL_TEXT, names: Sequence[str] = ()
    ) -> None:
        """Take the messages of the kernel, and those of the game in `folder`."""
        self.language = language
        self.names = names
        self._bundle = _bundle(folder, language)

    def say(self, text: Text) -> str:
        """The sentence; LookupError if a message or an argument of it is missing."""
        identifier, _, attribute = text.id.partition(".")
        if not self._bundle.has_message(identifier):
            raise LookupError(f"no message {text.id!r} in {self.language}")
        message = self._bundle.get_message(identifier)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise LookupError(f"message {text.id!r} is empty in {self.language}")
        arguments = {key: self._spoken(value) for key, value in text.arguments.items()}
        for key, value in text.arguments.items():
            if isinstance(value, Text):
                arguments |= self._forms(key, value)
        sentence, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise LookupError(f"message {text.id!r} in {self.language}: {errors[0]}")
        if identifier.startswith("prompt-"):  # the question, and what it is for: in one breath
            return str(sentence).replace("\n", " ")
        return str(sentence)

    def has(self, identifier: str) -> bool:
        """Whether there is a message of this id."""
        return bool(self._bundle.has_message(identifier))

    def name(self, seat: int) -> str:
        """What a player is called; by seat where no name was given."""
        if seat < len(self.names):
            return self.names[seat]
        return self.say(Text("player", {"number": seat + 1}))

    def _forms(self, key: str, name: Text) -> dict[str, int | str]:
        """A name with its article or preposition, `{ $guest-of }`: its message's attributes."""
        if not self._bundle.has_message(name.id):
            return {}
        known = self._bundle.get_message(name.id).attributes
        return {
            f"{key}-{form}": self.say(Text(f"{name.id}.{form}", name.arguments))
            for form in FORMS
            if form in known
        }

    def _spoken(self, value: "int | str | Seat | Text") -> int | str:
        if isinstance(value, Text):
            return self.say(value)
        return self.name(value.number) if isinstance(value, Seat) else value
