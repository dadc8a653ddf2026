"""No text of an allowed size keeps its reader busy, during which nothing else runs."""

import contextlib
import time
import tomllib

import pytest

from ludoteca.games.vossa_excelencia.edit import change
from ludoteca.games.vossa_excelencia.sentences import DeckProblem
from ludoteca.games.vossa_excelencia.syntax import MOST_BYTES
from ludoteca.games.vossa_excelencia.workshop import look
from tests.games.vossa_excelencia.board import plain_deck

MOST_SECONDS = 6.0  # of this process; what grows with the square of the text takes minutes
FILLINGS = {
    "blanks": " ",
    "tabs": "\t",
    "both": " \t",
    "empty lines": " \n",
    "comments": "#\n",
    "digits": "9" * 4299 + "x",
    "quotes": '"',
    "apostrophes": "'",
    "three quotes": '"""',
    "backslashes": '"\\',
    "lines": "\n",
    "brackets": "[",
    "headers": "[a]\n",
    "cards": "[[party]]\n",
    "letters": "a",
    "names": "a ",
    "dots": "a.",
    "dashes": "a-",
    "sentences": "draw 1 or ",
    "Portuguese": "mantém influência ",
}
BEFORE = {
    "nothing": "",
    "a value": "title = ",
    "a string": 'title = "',
    "a comment": "# ",
    "a header": "[",
    "a deck": plain_deck(),
}
CHANGES: list[dict[str, object]] = [
    {"do": "top", "field": "title", "value": "x"},
    {"do": "keyword", "field": "media", "value": "x"},
    {"do": "set", "section": "party", "place": 0, "field": "name", "value": "x"},
    {"do": "add", "section": "party", "fields": {"id": "x"}},
    {"do": "remove", "section": "party", "place": 0},
]


def filled(before: str, filling: str, most: int = MOST_BYTES) -> str:
    """A text almost as long as it may be."""
    room = most - 200 - len((before + filling).encode())
    return before + filling * (room // len(filling.encode()))


def seconds_to_read(source: str) -> float:
    """What a look at a text takes this process."""
    assert len(source.encode()) <= MOST_BYTES
    began = time.process_time()
    look(source, "pt")
    return time.process_time() - began


def seconds_to_change(source: str) -> float:
    """What each kind of change to a text takes this process, or to see that it cannot be made."""
    began = time.process_time()
    for wanted in CHANGES:
        with contextlib.suppress(DeckProblem, tomllib.TOMLDecodeError):
            change(source, [wanted])
    return time.process_time() - began


@pytest.mark.parametrize("filling", FILLINGS.values(), ids=FILLINGS)
@pytest.mark.parametrize("before", BEFORE.values(), ids=BEFORE)
def test_a_text_of_one_thing_over_and_over(before: str, filling: str) -> None:
    assert seconds_to_read(filled(before, filling)) < MOST_SECONDS


@pytest.mark.parametrize("filling", FILLINGS.values(), ids=FILLINGS)
def test_a_change_to_a_text_of_one_thing_over_and_over(filling: str) -> None:
    assert seconds_to_change(filled("", filling, 48 * 1024)) < MOST_SECONDS


@pytest.mark.parametrize("field", ["id", "name", "capital", "direct", "nothing"])
@pytest.mark.parametrize("filling", [" ", "a", "a-", "draw 1 or ", "have 1 hip: ", "de ", "("])
def test_a_field_of_one_thing_over_and_over(field: str, filling: str) -> None:
    card = filled(f'[[party]]\nid = "x"\n{field} = "', filling) + '"\n'
    assert seconds_to_read(card) < MOST_SECONDS
