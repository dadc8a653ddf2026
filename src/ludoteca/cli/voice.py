"""The words of the command line: which language, and who says what."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from ludoteca.kernel.game import Game
from ludoteca.kernel.problems import Problem
from ludoteca.kernel.text import LANGUAGES, Seat, Speaker, Text

TEXT = Path(__file__).parent / "text"


class CommandProblem(Problem):
    """A Problem of the command line's own; its words are in the command line's texts."""

    def __init__(self, identifier: str, **arguments: int | str) -> None:
        """Name the message and its arguments."""
        self.text = Text(identifier, arguments)
        ValueError.__init__(self, Speaker("en", TEXT).say(self.text))


class Voice:
    """Says the command line's own sentences and, with a game, that game's."""

    def __init__(self, language: str, game: Game | None = None, names: Sequence[str] = ()) -> None:
        """Speak a language, about a game and its players."""
        self.language = language
        shown = tuple(printable(name) for name in names)
        self._ours = Speaker(language, TEXT, shown)
        self.game = game.speaker(language, shown) if game else self._ours

    def say(self, text: Text | str, **arguments: int | str | Seat | Text) -> str:
        """A message, by its name and arguments or as a text that somebody else has made."""
        message = Text(text, arguments) if isinstance(text, str) else text
        mine = self._ours.has(message.id.partition(".")[0])
        return (self._ours if mine else self.game).say(message)

    def has(self, identifier: str) -> bool:
        """Whether there is such a message."""
        return self._ours.has(identifier) or self.game.has(identifier)

    def name(self, seat: int) -> str:
        """What a player is called."""
        return self._ours.name(seat)

    def number(self, value: float, digits: int = 0) -> str:
        """A number with its thousands apart, as this language writes it."""
        written = f"{value:,.{digits}f}"
        return written.translate(str.maketrans(",.", ".,")) if self.language == "pt" else written


def printable(words: str) -> str:
    """Words out of a file, with nothing in them that a terminal would obey."""
    return "".join(letter if letter.isprintable() else "?" for letter in words)


def speak(language: str | None, environment: Mapping[str, str]) -> Voice:
    """The voice for a language that was asked for, or the environment's."""
    if language is None:
        return Voice(_from_environment(environment))
    if language not in LANGUAGES:
        raise CommandProblem("problem-language", language=language, known=", ".join(LANGUAGES))
    return Voice(language)


def overhear(arguments: Sequence[str], environment: Mapping[str, str]) -> Voice:
    """The voice for complaints about arguments that may not even be readable."""
    wanted = _from_environment(environment)
    for before, argument in zip(["", *arguments], arguments, strict=False):
        name, _, value = argument.partition("=")
        value = argument if before == "--lang" else value if name == "--lang" else ""
        wanted = value if value in LANGUAGES else wanted
    return Voice(wanted)


def _from_environment(environment: Mapping[str, str]) -> str:
    """The language of the first variable that names one; Portuguese if it is none of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            language = environment[variable][:2].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
