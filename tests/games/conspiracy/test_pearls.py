"""Checklist 36-40: pearls and the Pearl Master."""

import pytest

from tests.games.conspiracy.board import Board

pytestmark = pytest.mark.pure


def test_the_first_to_gain_a_pearl_becomes_pearl_master() -> None:
    board = Board("- | - | piles R4").play("take_pile R")
    assert board.master == 0
    assert "becomes_master 0 1" in board.events
    board.waits_for("recruit", 1)


@pytest.mark.parametrize("lord", ["R0", "R1", "R2", "R6"])
def test_without_a_pearl_nobody_becomes_pearl_master(lord: str) -> None:
    assert Board(f"- | - | piles {lord}").play("take_pile R").master is None


@pytest.mark.parametrize("master", [0, 1, 2])
@pytest.mark.parametrize(
    ("lord", "pearls", "takes"),
    [
        ("Y4", 1, False),  # one less than the Pearl Master's two
        ("Y3", 2, True),  # as many: always taken
    ],
)
def test_whoever_reaches_the_pearl_master_s_number_takes_the_pawn(
    lord: str, pearls: int, takes: bool, master: int
) -> None:
    chambers, seat = ["-", "-", "-"], (master + 1) % 3
    chambers[master] = "G3"
    board = Board(f"{' | '.join(chambers)} | turn {seat}, master {master}, piles {lord}")
    board.play("take_pile Y")
    assert (board.pearls(seat), board.pearls(master)) == (pearls, 2)
    assert board.master == (seat if takes else master)
    assert (f"becomes_master {seat} {pearls}" in board.events) == takes


def test_whoever_exceeds_the_pearl_master_s_number_takes_the_pawn() -> None:
    board = Board("G4 | P4 B3 | master 1, piles Y3 Y4").play("take_pile Y", "place Y3")
    assert (board.pearls(0), board.pearls(1), board.master) == (4, 3, 0)


def test_the_pawn_goes_at_the_moment_the_number_is_reached() -> None:
    board = Board("G4 | P4 B3 | master 1, piles Y3 Y4").play("take_pile Y", "place Y3")
    masters = [event for event in board.events if event.startswith("becomes_master")]
    assert masters == ["becomes_master 0 3"]


def test_the_track_follows_when_the_pearl_master_gains_more() -> None:
    """The marker is the Pearl Master's own number, so the goal of the others moves with it."""
    board = Board("G3 | P4 B4 | master 0, piles Y4 R4").play("take_pile Y")
    assert (board.pearls(0), board.master) == (3, 0)
    assert not any(event.startswith("becomes_master") for event in board.events)
    board.play("take_pile R")
    assert (board.pearls(1), board.master) == (3, 1)


def test_a_third_player_with_as_many_does_not_take_it_while_another_gains() -> None:
    board = Board("- | G3 | P3 | master 1, piles Y4").play("take_pile Y")
    assert board.master == 1
    board = Board("Y4 | G3 | P3 | master 1, piles R4").play("take_pile R")
    assert board.master == 0


def test_pearls_of_a_territory_count_for_the_pawn() -> None:
    board = Board("Y1 | G3 | master 1, row five, piles R1").play("take_pile R", "claim five")
    assert (board.pearls(0), board.master) == (1, 1)
    board = Board("Y1 | G3 | master 1, row four, piles R1").play("take_pile R", "claim four")
    assert (board.pearls(0), board.master) == (2, 0)


def test_a_turn_without_pearls_takes_no_pawn_even_with_as_many() -> None:
    board = Board("R3 | G3 | master 1, piles Y6").play("take_pile Y")
    assert board.master == 1


def test_pearls_are_never_spent() -> None:
    board = Board("R3 R4 | - | master 0, row four pairs, piles Y1 Y1")
    board.play("take_pile Y", "claim pairs")
    assert board.pearls(0) == 3
