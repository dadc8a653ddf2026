"""Records: written, read back, and refused in one clear line when something is wrong with them."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, strategies as st

import ludoteca
from ludoteca.kernel.problems import Problem
from ludoteca.kernel.record import FORMAT, Record, _check, decode
from ludoteca.kernel.table import replay

RECORD = Record(
    game="conspiracy",
    rules=1,
    players=2,
    options={"live_score": "off"},
    names=["Ana", "João"],
    seed="7",
    actions=[],
)


def body(record: Record = RECORD) -> dict[str, Any]:
    data = json.loads(record.encode())
    assert isinstance(data, dict)
    return data


def signed(**changes: object) -> bytes:
    """A record whose checksum is right, whatever else is wrong with it."""
    changed = {**body(), **changes}
    del changed["check"], changed["credits"]
    return json.dumps({**changed, "check": _check(changed)}).encode()


def complaint(data: bytes) -> str:
    with pytest.raises(Problem) as caught:
        replay(decode(data))
    return str(caught.value)


def test_a_record_is_json_for_people_with_a_checksum_at_its_end() -> None:
    text = RECORD.encode().decode()
    assert text.startswith('{\n  "ludoteca": 1,\n  "game": "conspiracy",')
    assert text.endswith('"\n}\n')
    assert len(body()["check"]) == 16


def test_a_record_carries_the_credit_of_its_game() -> None:
    data = body(msgspec.structs.replace(RECORD, game="agencia"))
    assert data["credits"] == "Peterson Silva · CC BY-NC-SA 4.0"
    assert list(data)[:3] == ["ludoteca", "game", "credits"]


def test_a_record_from_before_there_were_credits_is_read() -> None:
    data = body()
    del data["credits"]
    assert decode(json.dumps(data).encode()) == RECORD


RECORDS = st.builds(
    Record,
    game=st.text(),
    rules=st.integers(0, 99),
    players=st.integers(0, 9),
    options=st.dictionaries(st.text(), st.text()),
    names=st.lists(st.text()),
    seed=st.text(),
    actions=st.lists(st.tuples(st.integers(0, 9), st.integers(0, 5000))),
)


@given(RECORDS)
def test_what_is_written_is_read_back(record: Record) -> None:
    assert decode(record.encode()) == record


@pytest.mark.parametrize("field", [name for name in body() if name not in ("ludoteca", "credits")])
def test_a_record_with_a_field_missing_is_damaged(field: str) -> None:
    data = body()
    del data[field]
    assert "is damaged" in complaint(json.dumps(data).encode())


CHANGES: dict[str, object] = {
    "game": "conspiracx",
    "rules": 2,
    "players": 3,
    "options": {},
    "names": ["Ana"],
    "seed": "8",
    "actions": [[0, 0]],
    "check": "0" * 16,
}


@pytest.mark.parametrize("field", CHANGES)
def test_a_record_changed_by_hand_is_damaged(field: str) -> None:
    data = json.dumps({**body(), field: CHANGES[field]}).encode()
    assert complaint(data) == "The saved game is damaged (checksum)."


WRONG_TYPES: dict[str, object] = {
    "game": 5,
    "rules": "1",
    "players": 2.5,
    "options": [],
    "names": "Ana",
    "seed": 7,
    "actions": [[0]],
}


@pytest.mark.parametrize("field", WRONG_TYPES)
def test_a_field_of_the_wrong_type_is_named(field: str) -> None:
    said = complaint(signed(**{field: WRONG_TYPES[field]}))
    assert said.startswith("The saved game is damaged (")
    assert f"$.{field}" in said


def test_an_unknown_field_is_damage() -> None:
    assert "unknown field `colour`" in complaint(signed(colour="red"))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"not json",
        b"[]",
        b"7",
        b"{}",
        b'{"game": "conspiracy"}',
        b"\xff\xfe\x00",
        RECORD.encode()[:-20],
        b'{"ludoteca": ' + b"[" * 5000,
        b'{"a": ' + b"[" * 200_000 + b"]" * 200_000 + b"}",
    ],
    ids=["empty", "words", "list", "number", "object", "other", "bytes", "half", "open", "deep"],
)
def test_a_file_that_is_no_record_says_so(data: bytes) -> None:
    assert complaint(data) == "This file is not a saved game of Ludoteca."


@pytest.mark.parametrize("theirs", [FORMAT + 1, 0, "new", None])
def test_a_record_of_another_format_says_so(theirs: object) -> None:
    said = complaint(signed(ludoteca=theirs))
    assert said == f"This saved game has format {theirs}; this version reads format {FORMAT}."


def test_a_record_of_other_rules_says_so() -> None:
    assert complaint(signed(rules=9)) == (
        "This game of conspiracy was played under rules version 9; this version plays 1."
        " Open it with the version that saved it."
    )


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": "chess"}, "There is no game called “chess”. The games are: "),
        ({"players": 7}, "conspiracy is for 2 to 4 players."),
        ({"players": 10**30}, "conspiracy is for 2 to 4 players."),
        ({"options": {"speed": "on"}}, "There is no option “speed”. Options: live_score."),
        (
            {"options": {"live_score": "maybe"}},
            "Option “live_score” cannot be “maybe”. It can be: off, on.",
        ),
        ({"actions": [[0, 180]]}, "The saved game is damaged: move 1 was never possible."),
        ({"actions": [[0, -1]]}, "The saved game is damaged: move 1 was never possible."),
        ({"actions": [[9, 0]]}, "The saved game is damaged: move 1 was never possible."),
        ({"actions": [[-1, 0]]}, "The saved game is damaged: move 1 was never possible."),
        ({"actions": [[0, 10**18]]}, "The saved game is damaged: move 1 was never possible."),
    ],
)
def test_a_record_of_a_game_that_cannot_have_been_says_what_is_wrong(
    change: dict[str, object], said: str
) -> None:
    assert complaint(signed(**change)).startswith(said)


def test_a_move_that_was_never_possible_is_counted_from_one() -> None:
    table = ludoteca.new("conspiracy", 2, seed=7)
    first = table.waiting[0]
    table.play(first, "draw 1")
    played = [[first, 0], [first, 0]]
    said = complaint(signed(actions=played, options={}))
    assert said == "The saved game is damaged: move 2 was never possible."


def test_the_public_door_reads_records_too() -> None:
    assert ludoteca.read_record(RECORD.encode()) == RECORD


LONG = "x" * 100_000


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": LONG}, "There is no game called “xxx"),
        ({"options": {LONG: "on"}}, "There is no option “xxx"),
        ({"options": {"live_score": LONG}}, "Option “live_score” cannot be “xxx"),
        ({LONG: 1}, "The saved game is damaged (Object contains unknown field `xxx"),
    ],
)
def test_what_is_wrong_is_said_however_long_it_is(change: dict[str, object], said: str) -> None:
    complained = complaint(signed(**change))
    assert complained.startswith(said)
    assert len(complained) < 1000
