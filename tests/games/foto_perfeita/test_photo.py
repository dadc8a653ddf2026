"""Checklist 52-58 and 63: the last look, placing, the photo, tie-breaks and the vote."""

from typing import Any

import pytest

from ludoteca.games.foto_perfeita import facts
from ludoteca.games.foto_perfeita.scene import (
    CELLS,
    COLUMNS,
    DATA,
    OFFSETS,
    SPACES,
    spot_across,
    spot_deep,
)
from tests.games.foto_perfeita.board import Board, photo

pytestmark = pytest.mark.pure

END = "phase photo, round 6, normals_left 0"


def test_a_figure_is_fetched_stands_shifts_and_leaves() -> None:
    board = photo(2, "")
    board.play("0 move_guest", "0 pick dalva")
    assert board.reason("0 shift 0") == "not_placed"
    board.play("0 stand 6")
    assert board.view(0)["own"]["floor"][0] == {"space": 6, "offset": 4}
    board.play("0 move_guest", "0 pick dalva", "0 shift 0")
    assert board.view(0)["own"]["floor"][0] == {"space": 6, "offset": 0}
    board.play("0 move_guest", "0 pick dalva", "0 away")
    assert board.view(0)["own"]["floor"][0] is None
    board.waits_for("photo", 0, 1)


def test_wherever_a_figure_stands_its_base_is_inside_the_space() -> None:
    width, depth = DATA["floor"]["base"]
    size = DATA["floor"]["space"]
    for spot in range(int(SPACES * OFFSETS)):
        row, column = divmod(int(CELLS[spot // OFFSETS]), int(COLUMNS))
        across, deep = spot_across(spot) - column * size, spot_deep(spot) - row * size
        assert width // 2 <= across <= size - width // 2
        assert depth // 2 <= deep <= size - depth // 2


def test_one_guest_a_space() -> None:
    board = photo(2, "dalva@33,teo@34").play("0 move_guest", "0 pick teo")
    assert board.reason("0 stand 9") == "space_taken"
    assert board.why_not("0 stand 9") == "Dalva is already there. Choose a free space."
    assert board.reason("0 stand 10") == ""


def test_decorations_on_the_table_are_at_most_those_one_has() -> None:
    board = photo(2, "", others="- decorations=0").play("0 decorate")
    assert board.reason("0 slot 10") == "no_decoration_left"
    board.play("0 slot 0", "0 decorate", "0 slot 10")
    assert board.reason("1 decorate") == "no_decoration_left"


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("camera_height 6", "camera_too_high"),
        ("camera_height 5", ""),
        ("camera_height 1", "sees_over_screen"),
        ("aim_across 2", "sees_beside_left"),
        ("aim_across 4", "sees_beside_right"),
        ("aim_up 2", "sees_in_front"),
        ("frame_width 3", ""),
    ],
)
def test_the_camera_keeps_to_the_rules_and_says_why(move: str, reason: str) -> None:
    board = photo(2, "dalva@33").play("0 move_camera")
    assert board.reason(f"0 {move}") == reason


def test_a_guest_who_cannot_be_seen_makes_the_photo_invalid_until_it_leaves() -> None:
    board = photo(2, "dalva@41,teo@45")
    board.play("0 move_camera", "0 frame_width 3", "0 move_camera", "0 aim_across 6")
    assert board.reason("0 shutter") == "guest_not_visible"
    assert board.why_not("0 shutter").startswith("Dalva cannot be seen")
    board.play("0 step_out")
    assert board.reason("0 step_out") == "all_visible"
    assert board.view(0)["own"]["floor"][0] is None
    board.play("0 shutter")
    board.waits_for("photo", 1)


def test_photos_are_unseen_until_all_are_taken() -> None:
    board = photo(2, "dalva@33").play("0 shutter")
    assert "photos" not in board.view(1)
    board.play("1 shutter")
    assert len(board.view(None)["photos"]) == 2
    assert board.sees(None, "adao")


def test_most_points_win_and_unplaced_guests_count_nothing() -> None:
    cards = "cards dalva=row4+edge+column1"
    board = Board(f"- floor=dalva@41 | - | {END}, {cards}").play("0 shutter", "1 shutter")
    assert list(board.state.scores()) == [6, 0]
    assert list(board.state.ranking()) == [1, 2]
    assert board.phase == "over"


def tie_broken_by(board: Board) -> list[list[int]]:
    """What each seat has of that by which the browser explains a tie, in its order."""
    sheets: Any = board.state.view(None)["scores"]
    return [[sheet[reason] for reason in facts.TIE_BREAKS] for sheet in sheets]


def test_tied_in_points_more_guests_placed_win_before_more_envelopes() -> None:
    cards = "cards dalva=row4+edge+row2 odete=row1+column5+row4"
    board = Board(f"samira iara | - floor=dalva@41,odete@33 | {END}, {cards}")
    board.play("0 shutter", "1 shutter")
    assert list(board.state.scores()) == [0, 3 - 3]
    assert list(board.state.ranking()) == [2, 1]
    assert board.phase == "over"
    assert tie_broken_by(board) == [[0, 2], [2, 0]]


def test_tied_in_points_and_guests_more_envelopes_win() -> None:
    board = Board(f"dalva teo | samira | {END}").play("0 shutter", "1 shutter")
    assert list(board.state.ranking()) == [1, 2]
    assert board.phase == "over"
    assert tie_broken_by(board) == [[0, 2], [0, 1]]


def test_wholly_tied_everybody_votes_for_one_of_the_tied() -> None:
    board = Board(f"dalva | samira | - | {END}").play("0 shutter", "1 shutter", "2 shutter")
    board.waits_for("voting", 0, 1, 2)
    assert board.reason("0 vote 2") == "not_tied"
    board.play("0 vote 0", "1 vote 1")
    assert "votes" not in board.told()
    board.play("2 vote 1")
    assert list(board.state.ranking()) == [2, 1, 3]
    assert board.phase == "over"


def test_a_tied_vote_shares_the_win() -> None:
    board = Board(f"dalva | samira | {END}").play("0 shutter", "1 shutter", "0 vote 0", "1 vote 1")
    assert list(board.state.ranking()) == [1, 1]


def test_who_stands_on_the_table_is_not_placed_and_not_in_the_photo() -> None:
    """In the last placing too a guest may stand there: it scores nothing and covers nobody."""
    board = photo(2, "dalva@23", others="- floor=dalva@23")
    for seat in (0,):
        board.play(f"{seat} move_guest", f"{seat} pick teo", f"{seat} on_table")
    assert board.view(0)["own"]["clear"] == [0]
    board.play("0 shutter", "1 shutter")
    sheets = board.view(None)["scores"]
    assert sheets[0]["placed"] == sheets[1]["placed"] == 1
    assert "teo" not in sheets[0]["guests"]


def test_a_guest_leaves_the_floor_for_the_table() -> None:
    board = photo(2, "dalva@23,teo@33")
    board.play("0 move_guest", "0 pick teo", "0 on_table")
    assert board.view(0)["own"]["floor"][11] is None
    board.play("0 move_guest", "0 pick teo")
    assert board.reason("0 shift 0") == "not_placed"
