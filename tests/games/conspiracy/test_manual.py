"""The manual's own examples, played."""

import pytest

from tests.games.conspiracy.board import Board

pytestmark = pytest.mark.pure


def test_page_3_what_player_1_does_not_choose_is_there_for_player_2() -> None:
    """Player 1 turns up three and keeps one; player 2 may take the two in their pile."""
    boards = (Board(f"- | - | seed {seed}").play("draw 3") for seed in range(200))
    board = next(
        board
        for board in boards
        for first, second, third in [board.hand.split()]
        if first[0] == second[0] != third[0] and {first[1], second[1]} <= set("346")
    )
    first, second, kept = board.hand.split()
    board.play(f"keep {kept}")
    while board.state.seat == 0:
        board.play(board.options()[0])
    assert board.chamber(0) == kept
    assert {first, second} <= set(board.piles.split())
    board.play(f"take_pile {first[0]}")
    if board.phase == "place":
        board.play(f"place {first}")
    assert set(board.chamber(1).split()) >= {first, second}
    assert board.pile(first[0]) == ""


def test_page_4_two_identical_keys_or_three_of_any_kind() -> None:
    for chamber, lord in (("Y1", "R1"), ("Y2", "R2"), ("Y1 G2", "R1"), ("Y1 G2", "R2")):
        board = Board(f"{chamber} | - | piles {lord}").play("take_pile R")
        board.waits_for("claim", 0)
    Board("Y1 | - | piles R2").play("take_pile R").waits_for("recruit", 1)


def test_page_6_a_yellow_lord_2_moves_the_crest_opens_a_territory_and_takes_the_pawn() -> None:
    """Two unlike keys, one pearl and a yellow lord of less influence are there already.

    The lord 2 gets the crest and is the third key. Two territories are drawn; the one with 3 points
    and 3 pearls is kept and laid on the lord, the other joins the one available. With 4 pearls,
    more than the Pearl Master, the player takes the pawn.
    """
    boards = (
        Board(f"Y1 R2 G4 | B3 B4 | master 1, row seven, piles Y2, seed {seed}").play(
            "take_pile Y", "draw_territories 2"
        )
        for seed in range(200)
    )
    board = next(board for board in boards if "three" in board.offered.split())
    assert board.crests(0)["Y"] == 3
    assert (board.pearls(0), board.pearls(1), board.master) == (1, 3, 1)
    [other] = set(board.offered.split()) - {"three"}
    board.play("choose three")
    assert board.chamber(0) == "Y1 R2 G4 Y2=three"
    assert set(board.row.split()) == {"seven", other}
    assert (board.pearls(0), board.master) == (4, 0)
    assert board.keys(0) == (0, 0)
    board.waits_for("recruit", 1)


@pytest.mark.parametrize(("lords", "points"), [("R3 G3", 2), ("R3 G4", 1)])
def test_page_8_four_pearls_make_two_points_and_three_make_one(lords: str, points: int) -> None:
    sheet = Board(f"B1 B1=pairs {lords} | - |").sheet(0)
    assert sheet["each_territory"] == {"6": points}


def test_page_7_a_pile_larger_than_the_room_fills_the_chamber_and_the_rest_stays() -> None:
    fourteen = "Y1 Y3 Y3 Y4 Y4 Y6 Y0 R3 R3 R4 R4 R6 R0 G3"
    board = Board(f"{fourteen} | - | piles B3 B4 B6").play("take_pile B", "leave B6", "leave B3")
    assert board.chamber(0) == f"{fourteen} B4"
    assert board.piles == "B3 B6"
    board.waits_for("recruit", 1)
