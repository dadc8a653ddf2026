"""Checklist 28-35: keys, and taking a territory with them."""

import pytest

from tests.games.conspiracy.board import Board, all_but

pytestmark = pytest.mark.pure


@pytest.mark.parametrize(
    ("chamber", "lord", "opens"),
    [
        ("-", "R1", False),
        ("-", "R2", False),
        ("Y1", "R1", True),  # two silver
        ("Y2", "R2", True),  # two gold
        ("Y1", "R2", False),  # two different
        ("Y2", "R1", False),
        ("Y1 G2", "R1", True),  # three of any kind
        ("Y1 G2", "R2", True),
        ("Y2 G1", "R1", True),
        ("Y1 G2", "R3", False),  # no third key
        ("Y1 Y1=seven", "R1", False),  # used keys do not count
        ("Y1 Y1=seven G1", "R1", True),
        ("Y1 Y1=seven G2", "R1", False),
        ("Y1 Y1=seven G2", "R2", True),
        ("Y1 G2 B2=seven", "R1", False),  # all three were used, the odd one too
        ("Y1 G2 B2=seven", "R2", False),
        ("Y1 G3 B4 P0", "R1", True),  # keys need not be neighbours
    ],
)
def test_two_keys_alike_or_any_three_since_the_last_territory(
    chamber: str, lord: str, opens: bool
) -> None:
    board = Board(f"{chamber} | Y1 | row gold, piles {lord}").play("take_pile R")
    if opens:
        board.waits_for("claim", 0)
    else:
        board.waits_for("recruit", 1)


def test_the_keys_of_another_player_do_not_count() -> None:
    board = Board("- | R1 R2 | row gold, piles Y1").play("take_pile Y")
    assert board.keys(0) == (1, 0)
    board.waits_for("recruit", 1)


def test_taking_a_territory_is_compulsory() -> None:
    board = Board("Y1 | - | row gold seven, piles R1").play("take_pile R")
    assert board.options() == [
        "draw_territories 1",
        "draw_territories 2",
        "draw_territories 3",
        "claim seven",
        "claim gold",
    ]
    assert board.why_not("draw 1").startswith("Not now. Draw 1 to 3 territories from the deck")


# From the row.


def test_a_territory_is_taken_from_the_row_which_is_not_filled_again() -> None:
    board = Board("Y1 | - | row gold, piles R1").play("take_pile R", "claim gold")
    assert board.chamber(0) == "Y1 R1=gold"
    assert board.row == ""
    assert len(board.territory_deck.split()) == 23
    board.waits_for("recruit", 1)


def test_the_other_territories_of_the_row_stay() -> None:
    board = Board("Y1 | - | row gold seven two, piles R1").play("take_pile R", "claim seven")
    assert board.row == "gold two"
    assert board.territories(0) == "seven"
    assert board.territories(1) == ""


@pytest.mark.parametrize("there", ["deck", "held"])
def test_only_what_lies_in_the_row_can_be_picked(there: str) -> None:
    other = "P1 P1=four" if there == "held" else "-"
    board = Board(f"Y1 | {other} | row gold, piles R1").play("take_pile R")
    assert board.why_not("claim four") == (
        "The available territories do not include the Shell Reef."
    )


def test_with_an_empty_row_territories_come_from_the_deck() -> None:
    board = Board("Y1 | - | piles R1").play("take_pile R")
    assert board.options() == ["draw_territories 1", "draw_territories 2", "draw_territories 3"]


# From the deck.


def test_a_single_territory_drawn_is_taken_without_asking() -> None:
    board = Board("Y1 | - | row gold, piles R1").play("take_pile R", "draw_territories 1")
    taken = board.territories(0)
    assert taken not in ("", "gold")
    assert board.chamber(0) == f"Y1 R1={taken}"
    assert board.row == "gold"
    assert len(board.territory_deck.split()) == 22
    board.waits_for("recruit", 1)


@pytest.mark.parametrize("count", [2, 3])
def test_of_several_drawn_one_is_kept_and_the_others_join_the_row(count: int) -> None:
    board = Board("Y1 | - | row gold, piles R1")
    board.play("take_pile R", f"draw_territories {count}")
    board.waits_for("choose", 0)
    drawn = board.offered.split()
    assert len(drawn) == count
    assert board.options() == [f"choose {code}" for code in drawn]
    assert board.row == "gold"
    assert board.why_not("choose gold") == (
        "The territories you drew do not include the Golden Vault."
    )
    board.play(f"choose {drawn[-1]}")
    assert board.chamber(0) == f"Y1 R1={drawn[-1]}"
    assert set(board.row.split()) >= {"gold", *drawn[:-1]} - {"lands"}
    assert drawn[-1] not in board.row.split()
    board.waits_for("recruit", 1)


@pytest.mark.parametrize(
    ("left", "options"),
    [
        (4, ["draw_territories 1", "draw_territories 2", "draw_territories 3"]),
        (3, ["draw_territories 1", "draw_territories 2", "draw_territories 3"]),
        (2, ["draw_territories 1", "draw_territories 2"]),
        (1, ["draw_territories 1"]),
        (0, []),
    ],
)
def test_never_more_territories_than_the_deck_holds(left: int, options: list[str]) -> None:
    deck = ("seven", "gold", "silver", "pairs")[:left]
    board = Board(f"Y1 | - | row {all_but(*deck)}, piles R1").play("take_pile R")
    assert [option for option in board.options() if option.startswith("draw")] == options
    assert len(board.options()) == len(options) + 24 - left


def test_a_deck_that_is_too_short_says_so() -> None:
    board = Board(f"Y1 | - | row {all_but('seven')}, piles R1").play("take_pile R")
    assert board.why_not("draw_territories 2") == "Only 1 territory is left in the deck."
    board = Board(f"Y1 | - | row {all_but('seven', 'gold')}, piles R1").play("take_pile R")
    assert board.why_not("draw_territories 3") == "Only 2 territories are left in the deck."
    board = Board(f"Y1 | - | row {all_but()}, piles R1").play("take_pile R")
    assert board.why_not("draw_territories 1") == (
        "The territory deck is empty: take one that is available."
    )


def test_territories_left_by_one_player_can_be_taken_by_the_next() -> None:
    board = Board(f"Y1 | R1 | row {all_but('seven', 'gold', 'pairs')}, piles Y1 B1")
    board.play("take_pile Y", "draw_territories 3")
    assert board.offered == "seven gold pairs"
    board.play("choose gold", "take_pile B")
    board.waits_for("claim", 1)
    assert {"claim seven", "claim pairs"} <= set(board.options())
    assert "claim gold" not in board.options()


# Where it lies, and what it does to the keys.


def test_it_lies_on_the_lord_just_placed_over_the_last_key() -> None:
    board = Board("Y1 G3 B2 P4 | - | row seven, piles R1").play("take_pile R", "claim seven")
    assert board.chamber(0) == "Y1 G3 B2 P4 R1=seven"
    assert "takes_territory 0 seven 4" in board.events


def test_the_keys_go_back_to_none_and_new_ones_can_earn_another() -> None:
    board = Board("Y1 G2 | - | row seven gold, piles R1 P3 B1 B1").play(
        "take_pile R", "claim seven"
    )
    assert board.keys(0) == (0, 0)
    board.play("take_pile P", "take_pile B")
    assert board.keys(0) == (2, 0)
    board.play("claim gold")
    assert board.keys(0) == (0, 0)
    assert board.chamber(0) == "Y1 G2 R1=seven B1 B1=gold"


def test_its_power_comes_last_after_the_keys_are_gone() -> None:
    board = Board("Y1 | - | row five, piles R1").play("take_pile R", "claim five")
    assert board.events[-4:] == [
        "takes_territory 0 five 1",
        "gains_pearls 0 1 1",
        "becomes_master 0 1",
        "turn_begins 1",
    ]


# Nothing to take.


def test_with_nothing_to_take_the_keys_stay_and_count_again_with_the_next_key() -> None:
    """Rulings: no territory, keys stay; they count again when the next key lord is placed.

    Only the owner of the Chart Room can meet this: for others the deck and the row would both have
    to be empty.
    """
    chamber = "P1 P1=seek Y1"
    board = Board(f"{chamber} | - | row {all_but('seek')}, piles R1").play("take_pile R")
    assert board.events[-2:] == ["no_territory_left 0", "turn_begins 1"]
    assert board.keys(0) == (2, 0)
    assert board.chamber(0) == f"{chamber} R1"
    board.waits_for("recruit", 1)
    chamber = f"{chamber} R1"
    lands = all_but("seek", "seven")
    board = Board(f"{chamber} | - | row {lands}, piles B3").play("take_pile B")
    board.waits_for("recruit", 1)  # a territory is there again, but no key was placed
    board = Board(f"{chamber} | - | row {lands}, piles B2").play("take_pile B")
    board.waits_for("claim", 0)
    board.play("claim seven")
    assert board.keys(0) == (0, 0)
    assert board.chamber(0) == f"{chamber} B2=seven"
