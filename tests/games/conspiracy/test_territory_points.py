"""Checklist 45-52, 59-60: what territories are worth, each at its boundary."""

import pytest

from tests.games.conspiracy.board import Board, all_but, take, worth

pytestmark = pytest.mark.pure


def test_seven() -> None:
    board = take("seven")
    assert worth("seven", board) == board.sheet(0)["territories"] == 7
    assert board.pearls(0) == 0
    assert board.sheet(1)["total"] == 0


@pytest.mark.parametrize(
    ("chamber", "points"),
    [
        ("-", 2),  # the two silver keys that paid for it, used and covered
        ("Y2", 2),  # a gold key does not count
        ("Y3 G3", 2),
        ("Y1 G1=seven", 4),  # keys used before count too
        ("Y1 Y1=seven G1 P1=two", 6),
    ],
)
def test_silver_counts_every_silver_key_used_or_not(chamber: str, points: int) -> None:
    assert worth("silver", take("silver", chamber, others="R1 R2")) == points


def test_silver_grows_with_keys_that_come_later() -> None:
    board = Board("B1 B1=silver | - | piles R1").play("take_pile R")
    assert worth("silver", board) == 3


@pytest.mark.parametrize(
    ("chamber", "points"),
    [
        ("-", 0),  # silver keys do not count
        ("Y2 G3", 2),
        ("Y2 G2=seven", 4),
        ("Y2 Y2=seven G2 G2=two P2", 10),
    ],
)
def test_gold_counts_two_for_every_gold_key_used_or_not(chamber: str, points: int) -> None:
    assert worth("gold", take("gold", chamber, others="R2 R2")) == points


@pytest.mark.parametrize(
    ("code", "points", "pearls"),
    [
        ("five", 5, 1),
        ("four", 4, 2),
        ("three", 3, 3),
    ],
)
def test_five_four_and_three_bring_pearls_at_once(code: str, points: int, pearls: int) -> None:
    board = take(code)
    assert worth(code, board) == points
    assert (board.pearls(0), board.pearls(1)) == (pearls, 0)
    assert board.master == 0
    assert f"gains_pearls 0 {pearls} {pearls}" in board.events


@pytest.mark.parametrize("code", ["five", "four", "three"])
def test_their_pearls_come_only_once(code: str) -> None:
    board = Board(f"B1 B1={code} | - | master 0, piles R6").play("take_pile R")
    before = board.pearls(0)
    board.play("draw 1")
    assert board.pearls(0) == before


@pytest.mark.parametrize(
    ("lords", "pearls", "points"),
    [
        ("Y6", 0, 0),
        ("Y4", 1, 0),
        ("Y3", 2, 1),
        ("Y3 G4", 3, 1),
        ("Y3 G3", 4, 2),
        ("Y3 G3 P4", 5, 2),
    ],
)
def test_pairs_counts_one_for_two_pearls_rounded_down(lords: str, pearls: int, points: int) -> None:
    board = take("pairs", lords, others="R3 R3")
    assert board.pearls(0) == pearls
    assert worth("pairs", board) == points


@pytest.mark.parametrize(
    ("chamber", "points"),
    [
        ("-", 2),  # itself
        ("Y1 Y1=seven", 4),
        ("Y1 Y1=seven G2 G2=two", 6),
    ],
)
def test_realm_counts_two_for_every_territory_itself_included(chamber: str, points: int) -> None:
    board = Board(f"{chamber} | R1 R1=gold | row realm, piles B1 B1")
    board.play("take_pile B", "claim realm")
    assert worth("realm", board) == points


def test_realm_grows_with_territories_that_come_later() -> None:
    board = Board("B1 B1=realm | - | row seven, piles R1 R1").play("take_pile R", "claim seven")
    assert worth("realm", board) == 4


# The two families.


@pytest.mark.parametrize("letter", "YRGP")
@pytest.mark.parametrize(
    ("lords", "points"),
    [
        ("", 0),  # none of that colour
        ("0", 0),
        ("1", 1),
        ("4", 4),
        ("3 4", 4),
        ("6 4", 6),
    ],
)
def test_best_is_worth_the_most_influential_lord_of_its_colour(
    letter: str, lords: str, points: int
) -> None:
    chamber = " ".join(f"{letter}{influence}" for influence in lords.split()) or "-"
    code = f"best{letter}"
    board = Board(f"{chamber} | {letter}3 | row {code}, piles B1 B1").play("take_pile B")
    board.play(f"claim {code}")
    assert worth(code, board) == points


def test_best_of_the_colour_it_lies_on() -> None:
    assert worth("bestB", take("bestB")) == 1
    board = Board("B1 B1=bestB | - | piles B4 B2").play("take_pile B", "place B2")
    assert worth("bestB", board) == 4


@pytest.mark.parametrize("letter", "YRGP")
@pytest.mark.parametrize(("lords", "points"), [("", 1), ("0", 2), ("6", 2), ("3 4 0", 4)])
def test_each_is_worth_one_and_one_for_every_lord_of_its_colour(
    letter: str, lords: str, points: int
) -> None:
    chamber = " ".join(f"{letter}{influence}" for influence in lords.split()) or "-"
    code = f"each{letter}"
    board = Board(f"{chamber} | {letter}3 | row {code}, piles B1 B1").play("take_pile B")
    board.play(f"claim {code}")
    assert worth(code, board) == points


def test_each_of_the_colour_it_lies_on_counts_covered_lords_too() -> None:
    assert worth("eachB", take("eachB")) == 3
    board = Board("B1 B1=eachB | - | piles B4").play("take_pile B")
    assert worth("eachB", board) == 4


@pytest.mark.parametrize("code", all_but().split())
def test_every_territory_can_be_taken_from_the_row_and_lies_on_its_lord(code: str) -> None:
    board = take(code, others="R3 G4")
    assert board.chamber(0) == f"B1 B1={code}"
    assert board.chamber(1) == "R3 G4"
    assert board.row == ""
    assert board.keys(0) == (0, 0)
