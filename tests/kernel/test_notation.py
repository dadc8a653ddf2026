"""Fields as words."""

from typing import Any

import pytest

from ludoteca.kernel.notation import (
    Codes,
    Written,
    read_fields,
    read_words,
    split_notation,
    write_fields,
)

pytestmark = pytest.mark.pure

COLOURS = Codes("colour", ("red", "green", "blue"))
WRITTEN = (
    Written("turn", "seat"),
    Written("best", codes=COLOURS),
    Written("row", codes=COLOURS, silent=[]),
    Written("counts"),
    Written("passed", is_set=True),
    Written("slots", is_set=True, first=1, silent=0),
    Written("held", is_text=True, silent=[]),
)
DATA: dict[str, Any] = {
    "seat": 1,
    "best": 2,
    "row": [2, 0],
    "counts": [3, 0],
    "passed": 5,
    "slots": 2,
    "held": ["red=1", "blue=x"],
}
TEXT = "turn 1, best blue, row blue red, counts 3 0, passed 0 2, slots 2, held red=1 blue=x"
EMPTY: dict[str, Any] = {"seat": 0, "best": -1, "row": [], "counts": [], "passed": 0, "slots": 0}
EMPTY["held"] = []


def read(text: str) -> dict[str, Any]:
    data = dict(EMPTY)
    read_fields(WRITTEN, read_words(text, [field.name for field in WRITTEN]), data)
    return data


def test_what_is_written_is_read() -> None:
    assert write_fields(WRITTEN, DATA) == TEXT
    assert read(TEXT) == DATA


def test_nothing_is_none_or_need_not_be_said() -> None:
    assert write_fields(WRITTEN, EMPTY) == "turn 0, best none, counts none, passed none"
    assert read("best none, row none, counts none, passed none") == EMPTY
    assert read("") == EMPTY


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "colour red",
            "no field 'colour'; fields are turn, best, row, counts, passed, ",
        ),
        ("best pink", "no colour 'pink'"),
        ("turn x", "invalid literal"),
        ("turn", "invalid literal"),
    ],
)
def test_what_cannot_be_read_says_why(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        read(text)


def test_seats_come_before_the_rest() -> None:
    assert split_notation("Y1 R2 | - | turn 1") == (["Y1 R2", "-"], "turn 1")
