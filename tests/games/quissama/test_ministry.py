"""The ministry: entering, pushing only as far as needed, falling, scandals."""

import pytest

from tests.games.quissama.board import Board

pytestmark = pytest.mark.pure


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("", "0 - - - - -"),
        ("1", "0 1 - - - -"),
        ("1 - 1", "0 1 1 - - -"),  # the manual's example: 1 and 3 occupied
        ("- 1 1", "0 1 1 - - -"),
        ("1 1 1 1 1", "0 1 1 1 1 1"),
        ("1 1 - 1 1 1", "0 1 1 1 1 1"),
    ],
)
def test_a_newcomer_pushes_only_as_far_as_needed(before: str, after: str) -> None:
    table = Board(f"B K M | L | ministry {before}").play("minister")
    seats = ["-" if owner < 0 else str(owner) for owner in table.state.ministry]
    assert " ".join(seats) == after


def test_the_sixth_falls_off() -> None:
    table = Board("B K M | L | ministry 1 1 1 1 1 1").play("minister")
    assert list(table.state.ministry) == [0, 1, 1, 1, 1, 1]
    assert table.state.pieces[1] == 5
    assert "minister_falls" in table.told()


def test_each_minister_draws_a_card_at_the_start_of_the_turn() -> None:
    table = Board("L | N N N N N | ministry 1 0 1").end()
    assert table.state.seat == 1
    assert table.state.sizes[1] == 7


def test_the_falling_piece_may_be_the_one_placed() -> None:
    placed = "businesses b1=0 b2=0 b3=0 b4=0 b5=0 b6=0 b7=0 b8=0 b9=0"
    table = Board(f"B K M | L | {placed}, ministry 1 1 1 1 1 0")
    assert table.state.pieces[0] == 0
    assert table.play("minister").state.pieces[0] == 0
    table = Board(f"B K M | L | {placed}, ministry 1 1 1 1 0 1")
    assert table.reason("minister") == "no_pieces"
    assert Board(f"B K M | L | {placed}, ministry 0").reason("minister") == "no_pieces"


def test_a_scandal_reaches_any_space_and_leaves_the_game() -> None:
    table = Board("E | L | ministry - - - 1 - 0").play("scandal 4")
    assert table.state.ministry[3] == -1
    assert (table.state.pieces[1], table.state.removed) == (10, 1)
    assert table.state.discards[10] == 0


def test_a_scandal_merely_discarded_stays_in_the_game() -> None:
    table = Board("E | L | ministry 1").play("end_turn", "discard E")
    assert (table.state.discards[10], table.state.removed) == (1, 0)


def test_a_scandal_needs_the_card_and_a_minister() -> None:
    assert Board("L | L | ministry 1").reason("scandal 1") == "no_such_card"
    assert Board("E | L | ministry 1").reason("scandal 2") == "no_minister_there"


def test_others_stay_where_they_are_after_a_scandal() -> None:
    assert list(Board("E | L | ministry 1 1 1").play("scandal 2").state.ministry)[:3] == [1, -1, 1]
