"""Fields as words."""

from typing import Any

import pytest

from ludoteca.kernel.fields import Group, Number, Row, inside
from ludoteca.kernel.notation import (
    Codes,
    Written,
    arrange,
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


# What a declaration of fields says of the notation.

DECLARED = (
    Number("seat", 0, 1).said("turn"),
    Number("secret", 0, 1),
    Row("row", 2, 0, 2).said(of="colour", silent=[]),
    Group("registers", Number("stage", 0, 3).said(), Number("pc", 0, 9)),
    *inside("books", "table_", Number("pool", 0, 9).said("pool")),
)
SAID = [written for field in DECLARED for written in field.in_words()]


def test_a_declared_field_is_said_by_its_name_or_another() -> None:
    assert [(field.name, field.key) for field in SAID] == [
        ("turn", "seat"),
        ("row", "row"),
        ("stage", "stage"),
        ("pool", "table_pool"),
    ]


def test_the_line_has_the_declared_fields_and_own_words_in_its_order() -> None:
    own = Written("held", is_text=True)
    line = arrange(SAID, (COLOURS,), "pool", own, "row", "turn", "stage")
    data = {"seat": 1, "row": [2, 0], "stage": 3, "table_pool": 4, "held": ["x=1"]}
    assert write_fields(line, data) == "pool 4, held x=1, row blue red, turn 1, stage 3"


def test_a_declared_field_cannot_be_left_out_of_the_line() -> None:
    with pytest.raises(ValueError, match="declared, but not in the line: row, stage"):
        arrange(SAID, (COLOURS,), "turn", "pool")


def test_what_is_not_declared_is_not_in_the_line() -> None:
    with pytest.raises(KeyError, match="secret"):
        arrange(SAID, (COLOURS,), "secret")
