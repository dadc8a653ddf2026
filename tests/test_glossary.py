"""The words of each game that can be touched for their meaning."""

import re

import pytest

from ludoteca.kernel.game import find, names
from ludoteca.kernel.text import LANGUAGES, Speaker, Text

LONGEST = 150  # letters of a meaning
SENTENCE = re.compile(r"[.!?…](?=\s|$)")


def glossary(game: str, language: str) -> dict[str, tuple[list[str], str]]:
    """Forms and meaning of every word."""
    speaker = Speaker(language, find(game).folder / "text")

    def say(name: str) -> str:
        return speaker.say(Text(name))

    return {
        name: (say(f"word-{name}").split("|"), say(f"word-{name}.means"))
        for name in say("glossary").split()
    }


def written(game: str, language: str) -> str:
    """All that a game says in a language, without the glossary itself."""
    folder = find(game).folder
    files = (f"text/{language}.ftl", f"lesson/{language}.ftl", f"text/rules.{language}.md")
    texts = [(folder / file).read_text("utf-8") for file in files]
    return "\n".join(text.partition("\nglossary = ")[0] for text in texts).lower()


@pytest.mark.parametrize("game", names())
def test_a_game_has_the_same_words_in_both_languages(game: str) -> None:
    portuguese, english = (glossary(game, language) for language in LANGUAGES)
    assert list(portuguese) == list(english)
    assert len(portuguese) >= 8


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_form_is_met_and_every_meaning_is_short(game: str, language: str) -> None:
    said = written(game, language)
    forms = [form for each, _ in glossary(game, language).values() for form in each]
    assert len(forms) == len({form.lower() for form in forms}), "one form, one word"
    unmet = [form for form in forms if not re.search(rf"\b{re.escape(form.lower())}\b", said)]
    assert not unmet
    for _, means in glossary(game, language).values():
        assert len(means) <= LONGEST, means
        assert 1 <= len(SENTENCE.findall(means)) <= 2, means
