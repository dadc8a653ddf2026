"""Checklist 22-27: the six powers of lords."""

import pytest

from tests.games.conspiracy.board import Board

pytestmark = pytest.mark.pure


# 0: two lords of this chamber may change places.


def test_lord_0_offers_every_lord_without_a_key_itself_included() -> None:
    board = Board("Y3 R1 G4 B2 | Y6 | piles P0").play("take_pile P")
    board.waits_for("swap", 0)
    assert board.options() == ["no_swap", "swap 0", "swap 2", "swap 4"]


def test_lord_0_may_swap_two_others_and_stay_where_it_is() -> None:
    board = Board("Y3 R4 | Y6 | piles P0").play("take_pile P", "swap 0", "swap_with 1")
    assert board.chamber(0) == "R4 Y3 P0"
    assert board.chamber(1) == "Y6"
    assert board.events[-2:] == ["swaps 0 Y3 R4 0-1", "turn_begins 1"]
    board.waits_for("recruit", 1)


def test_lord_0_may_be_one_of_the_two() -> None:
    board = Board("Y3 R4 | - | piles P0").play("take_pile P", "swap 2", "swap_with 0")
    assert board.chamber(0) == "P0 R4 Y3"
    board.waits_for("recruit", 1)


def test_the_swap_is_optional() -> None:
    board = Board("Y3 R4 | - | piles P0").play("take_pile P", "no_swap")
    assert board.chamber(0) == "Y3 R4 P0"
    assert board.events[-2:] == ["no_swap_made 0", "turn_begins 1"]
    board.waits_for("recruit", 1)


def test_once_the_first_lord_is_named_another_one_must_be() -> None:
    board = Board("Y3 R4 R1 | - | piles P0").play("take_pile P", "swap 1")
    board.waits_for("swap_with", 0)
    assert board.options() == ["swap_with 0", "swap_with 3"]
    assert board.why_not("swap_with 1") == (
        "That lord is already the first in the swap. Choose another."
    )
    assert board.why_not("no_swap").startswith("Not now. Choose the lord that changes places")


@pytest.mark.parametrize("key", ["R1", "R2"])
def test_lords_with_keys_never_move(key: str) -> None:
    colour = "red lord " + key[1]
    said = f"The {colour} has a key, and lords with keys never move. Choose one without a key."
    board = Board(f"Y3 {key} | - | piles P0").play("take_pile P")
    assert board.why_not("swap 1") == said
    board.play("swap 0")
    assert board.why_not("swap_with 1") == said


def test_a_lord_whose_key_was_used_or_covered_does_not_move_either() -> None:
    board = Board("Y3 R1 R1=seven | - | piles P0").play("take_pile P")
    assert board.options() == ["no_swap", "swap 0", "swap 3"]


@pytest.mark.parametrize("cell", [3, 14])
def test_there_is_nobody_to_swap_in_an_empty_space(cell: int) -> None:
    board = Board("Y3 R4 | - | piles P0").play("take_pile P")
    assert board.why_not(f"swap {cell}") == (
        f"There is no lord in place {cell + 1} of your chamber."
    )


@pytest.mark.parametrize("chamber", ["-", "Y1", "Y1 R2 G1"])
def test_with_nobody_to_swap_with_nothing_is_asked(chamber: str) -> None:
    board = Board(f"{chamber} | - | piles P0").play("take_pile P")
    board.waits_for("recruit", 1)


def test_with_one_lord_to_swap_with_it_is_asked() -> None:
    board = Board("Y1 R3 | - | piles P0").play("take_pile P")
    board.waits_for("swap", 0)
    assert board.options() == ["no_swap", "swap 1", "swap 2"]


def test_each_crest_travels_with_its_lord() -> None:
    board = Board("Y3 R4 R3 | Y3 R4 | piles P0").play("take_pile P", "swap 0", "swap_with 1")
    assert board.chamber(0) == "R4 Y3 R3 P0"
    assert board.crests(0) == {"R": 0, "Y": 1, "P": 3}
    assert board.crests(1) == {"Y": 0, "R": 1}


def test_a_crest_stays_with_its_lord_when_an_equal_one_comes_to_stand_before_it() -> None:
    board = Board("R3 Y4 R3 | - | piles P0").play("take_pile P", "swap 0", "swap_with 2")
    assert board.crests(0) == {"R": 2, "Y": 1, "P": 3}
    board.play("draw 1")


def test_no_power_fires_again_after_a_swap() -> None:
    """Neither pearls, nor a herald, nor a crest: the same lords in another order."""
    board = Board("Y3 R6 | - | master 0, piles P0").play("take_pile P", "swap 0", "swap_with 1")
    assert (board.pearls(0), board.deck, board.piles) == (2, 57, "")
    assert not any(event.startswith(("gains", "reveals")) for event in board.events)


def test_the_coalition_is_what_the_new_order_makes_it() -> None:
    board = Board("R3 Y4 R4 | - | piles P0").play("take_pile P")
    assert board.sheet(0)["coalition"] == 1
    board.play("swap 1", "swap_with 2")
    assert board.chamber(0) == "R3 R4 Y4 P0"
    assert board.sheet(0)["coalition"] == 2


def test_a_swap_is_in_one_s_own_chamber_only() -> None:
    board = Board("Y3 | R3 R4 G3 G4 | piles P0").play("take_pile P")
    assert board.options() == ["no_swap", "swap 0", "swap 1"]


def test_the_fifteenth_lord_may_be_a_0_and_swap() -> None:
    fourteen = "Y1 Y3 Y3 Y4 Y4 Y6 Y0 R3 R3 R4 R4 R6 R0 G3"
    board = Board(f"{fourteen} | - | piles P0").play("take_pile P")
    board.waits_for("swap", 0)
    board.play("swap 14", "swap_with 13")
    assert board.chamber(0).endswith("R0 P0 G3")
    board.waits_for("recruit", 1)


# 1 and 2: keys.


@pytest.mark.parametrize(("lord", "keys"), [("R1", (1, 0)), ("R2", (0, 1))])
def test_lord_1_brings_a_silver_key_and_lord_2_a_gold_one(lord: str, keys: tuple[int, int]) -> None:
    board = Board(f"- | - | piles {lord}").play("take_pile R")
    assert board.keys(0) == keys
    assert board.keys(1) == (0, 0)
    assert board.pearls(0) == 0
    board.waits_for("recruit", 1)


@pytest.mark.parametrize("lord", ["R0", "R3", "R4", "R6"])
def test_no_other_lord_brings_a_key(lord: str) -> None:
    board = Board(f"- | - | piles {lord}").play("take_pile R")
    assert board.keys(0) == (0, 0)


# 3 and 4: pearls.


@pytest.mark.parametrize(
    ("lord", "pearls"), [("R0", 0), ("R1", 0), ("R2", 0), ("R3", 2), ("R4", 1), ("R6", 0)]
)
def test_lord_3_brings_two_pearls_lord_4_one_and_the_others_none(lord: str, pearls: int) -> None:
    board = Board(f"- | - | piles {lord}").play("take_pile R")
    assert board.pearls(0) == pearls
    assert board.pearls(1) == 0
    told = [event for event in board.events if event.startswith("gains_pearls")]
    assert told == ([f"gains_pearls 0 {pearls} {pearls}"] if pearls else [])


# 6: the deck's top lord goes to its pile.


def test_lord_6_turns_the_top_lord_of_the_deck_onto_its_pile() -> None:
    board = Board("- | - | piles R6").play("take_pile R")
    [revealed] = [event.split()[-1] for event in board.events if event.startswith("reveals")]
    assert board.piles == revealed
    assert board.deck == 58
    assert board.chamber(0) == "R6"
    board.waits_for("recruit", 1)
    assert board.options()[-1] == f"take_pile {revealed[0]}"


def test_lord_6_adds_to_a_pile_that_is_there() -> None:
    for seed in range(40):
        board = Board(f"- | - | piles R6 G1 B1, seed {seed}").play("take_pile R")
        [revealed] = [event.split()[-1] for event in board.events if event.startswith("reveals")]
        expected = sorted(["G1", "B1", revealed], key=lambda code: ("YRGBP".index(code[0]), code))
        assert board.piles.split() == expected


def test_from_an_empty_deck_lord_6_turns_up_nothing() -> None:
    board = Board("- | - | deck R6").play("draw 1")
    assert board.deck == 0
    assert not any(event.startswith("reveals") for event in board.events)
    board.waits_for("recruit", 1)


def test_from_a_deck_of_one_lord_6_turns_up_that_one() -> None:
    boards = (Board(f"- | - | deck R6 Y4, seed {seed}") for seed in range(50))
    board = next(b for b in boards if "places 0 R6 0" in b.play("draw 1").events)
    assert board.deck == 0
    assert "reveals 0 Y4" in board.events
    assert board.pile("Y").count("Y4") == 2


def test_lord_6_reveals_the_colour_of_the_pile_being_taken_as_a_new_pile() -> None:
    """Ruling: what is in hand stays in hand; the lord revealed starts a new pile."""
    boards = (
        Board(f"- | - | piles R6 R4 R3, seed {seed}").play("take_pile R", "place R6")
        for seed in range(100)
    )
    board = next(board for board in boards if board.piles.startswith("R"))
    assert len(board.piles.split()) == 1
    assert board.hand == "R3 R4"
    board.play("place R3")
    assert len(board.pile("R").split()) == 1
    board.waits_for("recruit", 1)
    assert "take_pile R" in board.options()


def test_what_lord_6_reveals_has_no_power() -> None:
    boards = (Board(f"- | - | piles R6, seed {seed}").play("take_pile R") for seed in range(60))
    board = next(board for board in boards if board.piles[1] in "34")
    assert board.pearls(0) == 0
    assert board.master is None
