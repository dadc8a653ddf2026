"""Checklist 61-65: counting, and who has won."""

import pytest

from ludoteca.games.conspiracy.notation import read_position
from tests.games.conspiracy.board import Board

pytestmark = pytest.mark.pure


@pytest.mark.parametrize(
    ("chamber", "points"),
    [
        ("-", 0),
        ("R0", 0),
        ("R1", 1),
        ("R6", 6),
        ("R4 R6", 6),  # one lord of each guild at most
        ("R4 R4", 4),
        ("R4 Y3", 7),
        ("Y6 R6 G6 B6 P6", 30),
        ("Y1 R2 G3 B4 P0", 10),
    ],
)
def test_the_crested_lord_of_each_guild_counts_its_influence(chamber: str, points: int) -> None:
    assert Board(f"{chamber} | R3 |").sheet(0)["lords"] == points


def test_all_territories_are_added_up() -> None:
    sheet = Board("Y1 Y1=seven R1 G1=three B2 B2=eachB | P1 P1=gold |").sheet(0)
    assert sheet["each_territory"] == {"0": 7, "5": 3, "22": 3}
    assert sheet["territories"] == 13


@pytest.mark.parametrize(("chamber", "points"), [("-", 0), ("R1", 3), ("R1 R3", 6), ("R1 Y3", 3)])
def test_three_for_each_lord_of_the_largest_coalition(chamber: str, points: int) -> None:
    assert Board(f"{chamber} | - |").sheet(0)["coalition_points"] == points


def test_five_for_the_pearl_master_and_nothing_for_the_pearls_themselves() -> None:
    board = Board("R3 | Y3 | G4 | master 1")
    assert [board.sheet(seat)["master"] for seat in range(3)] == [0, 5, 0]
    assert [board.score(seat) for seat in range(3)] == [3 + 3, 3 + 3 + 5, 4 + 3]


def test_the_total_is_the_sum_of_its_four_parts() -> None:
    board = Board("Y1 Y1=seven Y3 R6 | - | master 0")
    assert board.sheet(0) == {
        "lords": 3 + 6,
        "territories": 7,
        "each_territory": {"0": 7},
        "coalition": 3,
        "coalition_points": 9,
        "master": 5,
        "total": 30,
    }
    assert board.score(0) == 30
    assert board.score(1) == 0


def test_scores_as_they_stand_are_those_that_would_be_counted_at_the_end() -> None:
    board = Board("Y1 R3 | G4 | piles B4")
    assert [board.score(0), board.score(1)] == [1 + 3 + 3, 4 + 3]


@pytest.mark.parametrize(
    ("position", "ranking"),
    [
        ("Y6 | R4 | phase over", [1, 2]),
        ("Y4 | R6 | phase over", [2, 1]),
        ("Y4 | R6 | G3 | phase over", [2, 1, 3]),
        ("Y4 | R2 G1 B1 | phase over", [1, 2]),  # 7 points each, one pearl against none
        ("R2 G1 B1 | Y4 | phase over", [2, 1]),
        ("Y4 | R4 | phase over", [1, 1]),  # 7 points and one pearl each
        ("R2 G1 B1 | Y2 P1 B1 | phase over", [1, 1]),  # 7 points and no pearl each
        ("Y4 | R4 | G6 | phase over", [2, 2, 1]),
        ("Y4 | R4 | G1 | phase over", [1, 1, 3]),  # a shared win leaves no second place
        ("Y4 | R4 | G2 P1 B1 | B2 | phase over", [1, 1, 3, 4]),
        ("Y6 | R3 R1 | G4 G4 | B4 | phase over", [3, 2, 1, 4]),
    ],
)
def test_most_points_win_then_most_pearls_then_the_win_is_shared(
    position: str, ranking: list[int]
) -> None:
    assert list(read_position(position).ranking()) == ranking


def test_more_pearls_do_not_help_against_more_points() -> None:
    board = Board("Y3 R3 G3 | Y6 R6 B6 | phase over")
    assert (board.pearls(0), board.pearls(1)) == (6, 0)
    assert list(board.state.ranking()) == [2, 1]


def test_the_score_sheet_is_shown_at_the_end_even_where_it_was_hidden() -> None:
    during = read_position("Y6 | R4 | live_score 0").view(0)
    after = read_position("Y6 | R4 | live_score 0, phase over").view(0)
    for view, shown in ((during, False), (after, True)):
        chambers = view["chambers"]
        assert isinstance(chambers, list)
        assert ["score" in chamber for chamber in chambers] == [shown, shown]


def test_the_evaluation_of_a_finished_game_is_the_lead_over_the_best_opponent() -> None:
    over = read_position("Y6 | R4 | G6 | phase over")
    assert [over.evaluate(seat) for seat in range(3)] == [0.0, -2.0, 0.0]
