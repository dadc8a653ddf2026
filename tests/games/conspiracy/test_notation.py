"""Positions and moves as text."""

import re

import pytest

from ludoteca.games.conspiracy import GAME
from ludoteca.games.conspiracy.notation import read_position, write_position
from tests.games.conspiracy.board import Board


def test_the_example_of_the_module_can_be_read() -> None:
    board = Board("Y1 Y1=seven R4 | B3 B3* | turn 1, master 0, row gold two, piles R1 R3")
    assert board.chamber(0) == "Y1 Y1=seven R4"
    assert board.crests(0) == {"Y": 0, "R": 2}
    assert board.crests(1) == {"B": 1}
    assert (board.pearls(0), board.pearls(1), board.master) == (1, 4, 0)
    assert (board.row, board.piles) == ("gold two", "R1 R3")
    board.waits_for("recruit", 1)


def test_what_is_named_nowhere_is_in_the_decks() -> None:
    board = Board("Y1 | R1 R1=seven | row gold, piles G3 G4")
    assert board.deck == 60 - 5
    assert len(board.territory_deck.split()) == 22


def test_where_the_deck_is_named_all_other_lords_are_in_the_piles() -> None:
    board = Board("Y0 | - | deck Y6 Y1")
    assert board.deck == 2
    assert board.pile("Y") == "Y1 Y1 Y1 Y2 Y2 Y3 Y3 Y4 Y4"
    assert len(board.pile("R").split()) == 12


def test_keys_and_pearls_follow_from_the_chamber() -> None:
    board = Board("Y1 R2 R1=three G1 B3 | Y2 | phase recruit")
    assert board.keys(0) == (1, 0)
    assert board.keys(1) == (0, 1)
    assert board.pearls(0) == 5


def test_it_is_written_with_everything_that_is_needed() -> None:
    text = "Y1* R1=one | R4 R4* | G0* | turn 1, limit 1, limit_owner 0, row gold, piles B1"
    written = write_position(read_position(text))
    assert written == (
        "Y1* R1=one* | R4 R4* | G0* | turn 1, starter 1, turns 3, limit_owner 0, limit 1,"
        " live_score 1, phase recruit, row gold, piles B1"
    )
    assert write_position(read_position(written)) == written


@pytest.mark.parametrize(
    "text",
    [
        "Y3 P0 | - | phase swap, piles none",
        "Y3 P0 | - | phase swap_with, swapping 0, piles none",
        "Y1 R1 | - | phase claim, row seven, piles none",
        "Y1 R1 | - | phase choose, row gold, offered seven two, piles none",
        "- | - | phase keep, hand Y1 R3 R3, piles none",
        "- | - | phase place, hand R3 R4, piles B6",
        "Y1 | R1 | phase over, closer 1, live_score 0, piles none",
    ],
)
def test_a_position_in_the_middle_of_something_can_be_written_and_read(text: str) -> None:
    board = Board(text)
    again = read_position(write_position(board.state))
    assert again.view(None) == board.state.view(None)
    assert again.dump() == board.state.dump()


def test_a_seed_settles_what_comes() -> None:
    one, same, other = (Board(f"- | - | seed {seed}").play("draw 3").hand for seed in (1, 1, 2))
    assert one == same != other


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("Y6 Y6 | - |", "too many Y6"),
        ("Y6 | - | piles Y6", "too many Y6"),
        ("Y6 | - | hand Y6", "too many Y6"),
        ("Y5 | - |", "no lord 'Y5'"),
        ("X1 | - |", "no lord 'X1'"),
        ("Yx | - |", "no lord 'Yx'"),
        ("Y | - |", "no lord 'Y'"),
        ("Y12 | - |", "no lord 'Y12'"),
        ("Y1=castle | - |", "no territory 'castle'"),
        ("- | - | row castle", "no territory 'castle'"),
        ("- | - | colour red", "no field 'colour'"),
        ("- | - | phase sleep", "no phase 'sleep'"),
        ("- | - | turn x", "invalid literal"),
        ("- | - | turn", "invalid literal"),
        ("- | - | turn 2", "position field 'seat' is 2, not 0 to 1"),
        ("- | - | master 2", "position field 'master' is 2, not -1 to 1"),
        ("Y1=seven | - | row seven", "more than one seven"),
        ("Y1=seven | R1=seven |", "more than one seven"),
        ("- | - | row seven, offered seven", "more than one seven"),
        ("- | - | row seven seven", "more than one seven"),
        ("- | - | deck Y1, piles R1", "name the deck or the piles, not both"),
        ("Y3=seven | - |", "no key under seven"),
        ("- | turn 0", "position field 'players' is 1, not 2 to 4"),
        ("- | - | - | - | - | turn 0", "position field 'players' is 5, not 2 to 4"),
        ("Y1 " * 4 + "R1 " * 4 + "G1 " * 4 + "B1 " * 4 + "| - |", "a chamber has 15 places"),
        ("", "position field 'players' is 0, not 2 to 4"),
    ],
)
def test_what_is_no_position_says_what_is_wrong(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=re.escape(complaint)):
        read_position(text)


@pytest.mark.parametrize(
    ("action", "notation"),
    [
        (0, "draw 1"),
        (2, "draw 3"),
        (3, "take_pile Y"),
        (7, "take_pile P"),
        (8, "keep Y0"),
        (37, "keep P6"),
        (38, "leave Y0"),
        (68, "place Y0"),
        (98, "no_swap"),
        (99, "swap 0"),
        (113, "swap 14"),
        (114, "swap_with 0"),
        (129, "draw_territories 1"),
        (132, "claim seven"),
        (155, "claim eachP"),
        (156, "choose seven"),
        (179, "choose eachP"),
    ],
)
def test_moves_have_the_numbers_they_had(action: int, notation: str) -> None:
    """Records hold the numbers: a change of them is a change of the rules version."""
    assert GAME.vocabulary.write(action) == notation
    assert GAME.vocabulary.read(notation) == action


@pytest.mark.parametrize(
    "notation", ["take_pile X", "take_pile YR", "keep Y5", "claim castle", "swap 15", "draw 0"]
)
def test_what_is_no_move_is_not_read(notation: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        GAME.vocabulary.read(notation)
