"""Every sentence that a game can say about what may be done and what has happened."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from ludoteca.kernel.game import Game
from ludoteca.kernel.text import Speaker

NAMES = ("Ana", "Beto", "Caio", "Duda", "Edu")
# What articles and prepositions must grow together into, and never stay beside each other.
UNJOINED = r"\b(?:de|em|por) (?:o|a|os|as)\b|\ba (?:o|os|a|as)\b"


def options(game: Game, speaker: Speaker) -> Iterator[str]:
    """Every action in words."""
    for action in range(game.vocabulary.size):
        yield speaker.say(game.option_text(action))


def events(game: Game, speaker: Speaker, values: Mapping[str, Sequence[int]]) -> Iterator[str]:
    """Every event in words, with all of these values of its fields; others are 0."""
    for kind in game.events.values():
        for chosen in product(*(values.get(field, (0,)) for field in kind.fields)):
            arguments = dict(zip(kind.fields, chosen, strict=True))
            yield speaker.say(game.event_text(kind.name, arguments))


def all_said(game: Game, language: str, values: Mapping[str, Sequence[int]]) -> list[str]:
    """Options and events, each sentence once."""
    speaker = game.speaker(language, NAMES)
    return list(dict.fromkeys([*options(game, speaker), *events(game, speaker, values)]))
