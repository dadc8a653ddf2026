"""Fields as words."""

from typing import Any

import pytest

from ludoteca.kernel.fields import CHANCE, SHOWN, Fields, Group, Nested, Number, Row, inside
from ludoteca.kernel.meta import Meta
from ludoteca.kernel.notation import (
    Codes,
    Written,
    read_fields,
    read_words,
    spelled,
    split_notation,
    unlike,
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

FIELDS = Fields(
    Meta("x", range(2, 3), 1, 1, "", "", 2026, ()),
    CHANCE,
    SHOWN,
    Number("seat", 0, 1).said("turn"),
    Number("secret", 0, 1),
    Written("held", is_text=True),
    Row("row", 2, 0, 2).said(of="colour", silent=0),
    Nested("past", Number("rounds", 0, 9), Row("moves", 2, 0, 9)),
    Group("registers", Number("stage", 0, 3).said(), Number("pc", 0, 9)),
    *inside("books", "table_", Number("pool", 0, 9).said("pool")),
)


def test_a_declared_field_is_said_by_its_name_or_another() -> None:
    assert [(field.name, field.key) for field in FIELDS.in_words()] == [
        ("turn", "seat"),
        ("held", "held"),
        ("row", "row"),
        ("stage", "stage"),
        ("pool", "table_pool"),
    ]


SAID = {"seat": 1, "row": [2, 0], "stage": 3, "table_pool": 4, "held": ["x=1"]}


def test_the_line_has_the_order_of_the_declaration() -> None:
    line = spelled(FIELDS.in_words(), (COLOURS,))
    assert write_fields(line, SAID) == "turn 1, held x=1, row blue red, stage 3, pool 4"


def test_a_row_is_silent_if_all_its_numbers_are() -> None:
    line = spelled(FIELDS.in_words(), (COLOURS,))
    assert "row" not in write_fields(line, {**SAID, "row": [0, 0]})
    assert "row red green" in write_fields(line, {**SAID, "row": [0, 1]})
    assert "row none" in write_fields(line, {**SAID, "row": []})


# What has no words is said as numbers, where it is not as in a plain position.

PLAIN: dict[str, Any] = {"seat": 0, "secret": 0, "row": [0, 0], "registers": [0, 0]}
PLAIN |= {"past": {"rounds": 0, "moves": [0, 0]}, "table_pool": 4}


def test_every_field_but_chance_can_be_said_as_numbers() -> None:
    data = {**PLAIN, "row": [1, 2], "past": {"rounds": 3, "moves": [0, 7]}}
    found = unlike(FIELDS.as_numbers(), data, PLAIN)
    text = write_fields(found, data)
    assert text == ".row 1 2, .past.rounds 3, .past.moves 0 7"
    again = {**PLAIN, "past": dict(PLAIN["past"])}
    read_fields(FIELDS.as_numbers(), read_words(text, [field.name for field in found]), again)
    assert again == data
