"""Checklist 16-18: where lords go, in which order, and one resolved before the next."""

import pytest

from ludoteca.games.conspiracy.cards import ROW_LENGTHS
from tests.games.conspiracy.board import Board

pytestmark = pytest.mark.pure


def test_the_chamber_is_an_inverted_pyramid_of_fifteen() -> None:
    assert ROW_LENGTHS == (5, 4, 3, 2, 1)
    assert sum(ROW_LENGTHS) == 15


@pytest.mark.parametrize("placed", [0, 4, 5, 8, 9, 11, 12, 13])
def test_a_lord_always_goes_to_the_next_space_in_reading_order(placed: int) -> None:
    fourteen = "Y3 Y3 Y4 Y4 Y6 Y0 R3 R3 R4 R4 R6 R0 G3 G3"
    chamber = fourteen.split()[:placed]
    board = Board(f"{' '.join(chamber) or '-'} | - | piles B3").play("take_pile B")
    assert board.chamber(0).split() == [*chamber, "B3"]
    assert f"places 0 B3 {placed}" in board.events
    assert board.chamber(1) == "-"
    board.waits_for("recruit", 1)


def test_each_lord_goes_to_the_chamber_of_whoever_recruited_it() -> None:
    board = Board("Y3 | R3 | G3 | turn 1, piles B4, closer 1")
    board.play("take_pile B")
    assert [board.chamber(seat) for seat in range(3)] == ["Y3", "R3 B4", "G3"]


def test_the_player_chooses_the_order_of_several_lords() -> None:
    board = Board("- | - | piles R3 R4 R6")
    board.play("take_pile R")
    board.waits_for("place", 0)
    assert board.options() == ["place R3", "place R4", "place R6"]
    board.play("place R4")
    assert board.options() == ["place R3", "place R6"]
    board.play("place R6")
    assert board.chamber(0) == "R4 R6 R3"
    board.waits_for("recruit", 1)


def test_the_last_lord_and_lords_that_are_alike_are_placed_without_asking() -> None:
    board = Board("- | - | piles R3 R3 R4").play("take_pile R")
    assert board.options() == ["place R3", "place R4"]
    board.play("place R4")
    assert board.chamber(0) == "R4 R3 R3"
    board.waits_for("recruit", 1)


def test_only_a_recruited_lord_can_be_placed() -> None:
    board = Board("- | - | piles R3 R4 Y1").play("take_pile R")
    assert board.why_not("place Y1") == "The yellow lord 1 is not among the lords you took."
    assert board.why_not("keep R3").startswith("Not now. Choose the next lord")


def test_each_lord_is_fully_resolved_before_the_next_is_placed() -> None:
    """The territory of the second key is taken while the third lord still waits."""
    board = Board("- | - | row five, piles R1 R1 R4")
    board.play("take_pile R", "place R1", "place R1")
    board.waits_for("claim", 0)
    assert (board.hand, board.chamber(0)) == ("R4", "R1 R1")
    board.play("claim five")
    assert board.chamber(0) == "R1 R1=five R4"
    assert board.pearls(0) == 2
    board.waits_for("recruit", 1)


def test_the_order_decides_which_lord_the_territory_lies_on() -> None:
    board = Board("- | - | row seven, piles R1 R1 R4")
    board.play("take_pile R", "place R4", "claim seven")
    assert board.chamber(0) == "R4 R1 R1=seven"
    board.waits_for("recruit", 1)


def test_a_swap_is_offered_before_the_next_lord_is_placed() -> None:
    board = Board("Y3 | - | piles R0 R4").play("take_pile R", "place R0")
    board.waits_for("swap", 0)
    board.play("swap 0", "swap_with 1")
    assert board.chamber(0) == "R0 Y3 R4"
    board.waits_for("recruit", 1)


def test_one_recruit_can_bring_two_territories() -> None:
    board = Board("- | - | row seven gold, piles R1 R1 R2 R2")
    board.play("take_pile R", "place R1", "place R1", "claim seven")
    assert board.keys(0) == (0, 2)
    board.waits_for("claim", 0)
    board.play("claim gold")
    assert board.chamber(0) == "R1 R1=seven R2 R2=gold"
    board.waits_for("recruit", 1)


def test_the_steps_of_a_lord_come_in_the_order_of_the_ruling() -> None:
    """Discards, placing, pearls, crest, Pearl Master, and only then the next player."""
    board = Board("- | - | deck Y4 R6").play("draw 2", "keep Y4")
    assert board.events[2:] == [
        "discards 0 R6",
        "places 0 Y4 0",
        "gains_pearls 0 1 1",
        "crest_moves 0 Y 0",
        "becomes_master 0 1",
        "turn_begins 1",
    ]


def test_a_herald_reveals_after_its_crest_is_placed() -> None:
    board = Board("- | - | piles R6").play("take_pile R")
    kinds = [event.split()[0] for event in board.events]
    assert kinds == ["takes_pile", "places", "crest_moves", "reveals", "turn_begins"]


def test_the_end_is_announced_before_the_last_territory_is_chosen() -> None:
    fourteen = "Y1 Y3 Y3 Y4 Y4 Y6 Y0 R3 R3 R4 R4 R6 R0 G3"
    board = Board(f"{fourteen} | - | row seven, piles B1").play("take_pile B")
    assert board.events[-2:] == ["crest_moves 0 B 14", "fills_chamber 0"]
    board.waits_for("claim", 0)
