"""Checklist 19-21: the crest of a guild is on its most influential lord."""

import pytest

from tests.games.conspiracy.board import Board

pytestmark = pytest.mark.pure


@pytest.mark.parametrize("lord", ["Y0", "R1", "G2", "B3", "P4", "Y6"])
def test_the_first_lord_of_a_guild_gets_its_crest_even_a_0(lord: str) -> None:
    board = Board(f"- | - | piles {lord}").play(f"take_pile {lord[0]}")
    assert board.crests(0) == {lord[0]: 0}
    assert board.crests(1) == {}
    assert f"crest_moves 0 {lord[0]} 0" in board.events


@pytest.mark.parametrize(
    ("old", "new", "moves"),
    [
        ("R3", "R4", True),
        ("R3", "R3", False),
        ("R4", "R3", False),
        ("R0", "R1", True),
        ("R4", "R6", True),
        ("R6", "R4", False),
        ("R1", "R1", False),
    ],
)
def test_it_moves_only_to_a_strictly_more_influential_lord(old: str, new: str, moves: bool) -> None:
    board = Board(f"Y4 {old} | G3 | row seven, piles {new}").play("take_pile R")
    assert board.crests(0) == {"Y": 0, "R": 2 if moves else 1}
    assert board.crests(1) == {"G": 0}
    assert any(event.startswith("crest_moves") for event in board.events) == moves


def test_each_guild_has_a_crest_of_its_own() -> None:
    board = Board("R3 R4 | - | piles G1").play("take_pile G")
    assert board.crests(0) == {"R": 1, "G": 2}


def test_the_crest_follows_lord_by_lord_through_a_pile() -> None:
    board = Board("- | - | piles R1 R3 R6").play("take_pile R", "place R3", "place R1")
    assert board.crests(0) == {"R": 2}
    moved = [event for event in board.events if event.startswith("crest_moves")]
    assert moved == ["crest_moves 0 R 0", "crest_moves 0 R 2"]


def test_a_territory_on_a_lord_does_not_change_its_influence() -> None:
    """A lord 2 is still more than a lord 1 under a territory worth 7, and less than a 3."""
    board = Board("R1 R1=seven | - | piles R2").play("take_pile R")
    assert board.crests(0) == {"R": 2}
    assert board.sheet(0)["lords"] == 2
    board = Board("Y2 R2 R2=seven | - | piles R3").play("take_pile R")
    assert board.crests(0) == {"Y": 0, "R": 3}


def test_a_covered_lord_keeps_its_crest() -> None:
    board = Board("- | - | row seven, piles R2 R2").play("take_pile R", "claim seven")
    assert board.crests(0) == {"R": 0}
    board = Board("R1 | - | row seven, piles R2 R1").play("take_pile R", "place R1")
    board.play("claim seven")
    assert board.crests(0) == {"R": 2}


def test_the_view_marks_crested_lords() -> None:
    board = Board("R3 R4 Y1 | - |")
    chambers = board.state.view(None)["chambers"]
    assert isinstance(chambers, list)
    assert [cell["crest"] for cell in chambers[0]["cells"]] == [False, True, True]
