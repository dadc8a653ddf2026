"""Numbered words read from tables."""

import re

import pytest

from ludoteca.kernel.vocabulary import ActionKind, Vocabulary, WordKind, word_kinds

TABLE = {0: "pass", 1: "move row:1-2 column:0-4", 11: "take colour:0-1", 13: ""}
COLOURS = ("red", "blue")
WORDS = Vocabulary.of(TABLE, {"colour": (COLOURS.__getitem__, COLOURS.index)})


def test_a_table_is_read_into_kinds_with_their_ranges() -> None:
    assert WORDS.size == 13
    assert WORDS.kinds[1] == ActionKind("move", 1, (("row", 1, 2), ("column", 0, 4)))
    assert [kind.size for kind in WORDS.kinds] == [1, 10, 2]


@pytest.mark.parametrize(
    ("action", "notation", "option"),
    [
        (0, "pass", {"kind": "pass"}),
        (1, "move 1 0", {"kind": "move", "row": 1, "column": 0}),
        (5, "move 1 4", {"kind": "move", "row": 1, "column": 4}),
        (6, "move 2 0", {"kind": "move", "row": 2, "column": 0}),
        (10, "move 2 4", {"kind": "move", "row": 2, "column": 4}),
        (11, "take red", {"kind": "take", "colour": 0}),
        (12, "take blue", {"kind": "take", "colour": 1}),
    ],
)
def test_an_action_is_a_number_notation_and_arguments(
    action: int, notation: str, option: dict[str, object]
) -> None:
    assert WORDS.write(action) == notation
    assert WORDS.read(notation) == action
    assert WORDS.option(action) == option


def test_an_action_is_found_by_name_and_arguments() -> None:
    assert WORDS.action("move", row=2, column=3) == 9


@pytest.mark.parametrize(
    ("name", "arguments", "complaint"),
    [
        ("jump", {}, "no action is called 'jump'"),
        ("move", {"row": 3, "column": 0}, "row must be 1 to 2, not 3"),
        ("move", {"row": 1}, "move takes ['row', 'column']"),
        ("pass", {"row": 1}, "pass takes []"),
    ],
)
def test_arguments_that_do_not_fit_are_refused(
    name: str, arguments: dict[str, int], complaint: str
) -> None:
    with pytest.raises(ValueError, match=re.escape(complaint)):
        WORDS.action(name, **arguments)


@pytest.mark.parametrize("action", [-1, 13])
def test_outside_the_vocabulary_there_is_no_action(action: int) -> None:
    with pytest.raises(IndexError, match=f"no action {action}"):
        WORDS.kind(action)


@pytest.mark.parametrize(
    ("notation", "complaint"),
    [
        ("", "cannot read the action ''"),
        (" ", "cannot read the action ' '"),
        ("jump", "cannot read the action 'jump'"),
        ("move", "cannot read the action 'move'"),
        ("move 1", "cannot read the action 'move 1'"),
        ("move 1 2 3", "cannot read the action 'move 1 2 3'"),
        ("move a 0", "invalid literal"),
        ("move 3 0", "row must be 1 to 2, not 3"),
        ("take 0", "not in tuple"),
    ],
)
def test_notation_that_names_no_action_is_refused(notation: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        WORDS.read(notation)


def test_a_table_whose_kinds_leave_a_gap_or_overlap_is_refused() -> None:
    with pytest.raises(ValueError, match="pass ends at 1, not 2"):
        Vocabulary.of({0: "pass", 2: "stop", 3: ""})
    with pytest.raises(ValueError, match="move ends at 3, not 2"):
        Vocabulary.of({0: "move to:0-2", 2: "stop", 3: ""})


def test_events_and_reasons_are_a_name_and_the_words_after_it() -> None:
    assert word_kinds({4: "moves seat to", 5: "ends"}) == {
        4: WordKind("moves", ("seat", "to")),
        5: WordKind("ends", ()),
    }
