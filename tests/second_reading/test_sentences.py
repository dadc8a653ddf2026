"""Every sentence that the games can say, looked through for what nobody would say."""

import re
from functools import cache

import pytest

from ludoteca.kernel.game import find, names
from ludoteca.kernel.text import LANGUAGES
from tests.games.sentences import UNJOINED
from tests.second_reading.sentences import Heard, play, sentences

WHOLE = ("event-", "refusal-", "prompt-", "rule-", "moment-", "option-", "primer-")
ENDED = ("event-", "refusal-", "prompt-", "rule-", "moment-")  # these are whole sentences
ASIDE = ("detail-pile", "terminal-")  # notation, and columns in a terminal
PARTS = ("or-", "per", "glossary", "word-")  # only ever within something else
LISTED = re.compile(r" +(?=\d\))")  # what is chosen from stands apart: `1) …  2) …`
NEVER_ONE = {  # these are said of several, or of points that are never one then
    "event-undecided",
    "board-did-handed-many",
    "paper-deck.all",
    "board-counted",
    "board-counted-vip",
    "atelier-least",  # “ao menos 1 destas”: of these cards
}
SEVERAL = {
    "pt": r"\b1 [a-zà-ú]+(?:s|ões)\b",
    "en": r"\b1 (?:cards|points|lords|pearls|keys|turns|players|rows|icons|voters|guests|pieces"
    r"|decorations|envelopes|coins|tokens|territories|infamies|parliamentarians|structures)\b",
}


@cache
def heard_in(game: str) -> Heard:
    """What is said in games of it; played once for both languages."""
    return play(find(game))


@cache
def said(game: str, language: str) -> list[tuple[str, str]]:
    """Every sentence, with the message it comes from."""
    found = sentences(find(game), language, heard_in(game))
    return [(name, text) for name, text in found if not name.startswith(ASIDE)]


def wrong(game: str, language: str, pattern: str, without: tuple[str, ...] = ()) -> list[str]:
    """The sentences in which something is found."""
    looked_for = re.compile(pattern)
    return [
        f"{name}: {text}"
        for name, text in said(game, language)
        if looked_for.search(text) and not name.startswith(without or ("no such",))
    ]


every = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in names() for language in LANGUAGES]
)


@every
def test_nothing_is_left_unfilled(game: str, language: str) -> None:
    assert wrong(game, language, r"[{}‹›]|None|\$") == []


@every
def test_words_stand_one_space_apart(game: str, language: str) -> None:
    texts = [(name, LISTED.sub(" ", text)) for name, text in said(game, language)]
    found = [f"{name}: {text}" for name, text in texts if re.search(r"  | [,.;:!?](?!\.)", text)]
    assert [it for it in found if not it.startswith(PARTS)] == []


@every
def test_one_is_not_said_as_several(game: str, language: str) -> None:
    found = wrong(game, language, SEVERAL[language])
    assert [it for it in found if it.partition(":")[0] not in NEVER_ONE] == []


@pytest.mark.parametrize("game", names())
def test_portuguese_joins_articles(game: str) -> None:
    assert wrong(game, "pt", UNJOINED) == []


@every
def test_a_sentence_begins_large_and_ends(game: str, language: str) -> None:
    whole = [(name, text) for name, text in said(game, language) if name.startswith(WHOLE)]
    assert [text for _, text in whole if not re.match(r"[A-ZÀ-Ú0-9“«]", text)] == []
    ended = [text for name, text in whole if name.startswith(ENDED)]
    assert [text for text in ended if not re.search(r"[.!?…:”\d\w)]$", text)] == []


@every
def test_no_sentence_says_itself_twice(game: str, language: str) -> None:
    found = wrong(game, language, r"\b([a-zà-ú]{2,}) \1\b", ("part-", "word-"))
    assert found == []
