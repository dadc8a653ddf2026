"""Checklist 10-15: lords from the deck, or a whole pile."""

import pytest

from tests.games.conspiracy.board import Board, all_but, fated

pytestmark = pytest.mark.pure


# From the deck.


def test_without_piles_lords_come_from_the_deck_one_two_or_three() -> None:
    board = Board("- | - |")
    assert board.options() == ["draw 1", "draw 2", "draw 3"]


def test_with_piles_each_pile_is_a_choice_beside_the_deck() -> None:
    board = Board("- | - | piles R1 B4 B6")
    assert board.options() == ["draw 1", "draw 2", "draw 3", "take_pile R", "take_pile B"]
    assert board.why_not("take_pile Y").startswith("There is no pile of the farmers.")


def test_recruiting_is_compulsory() -> None:
    """Nothing else can be done at the beginning of a turn, and there is no passing."""
    board = Board("Y0 Y3 | - | piles R1")
    assert board.why_not("no_swap").startswith("Not now.")
    assert board.why_not("place R1").startswith("Not now.")
    assert board.why_not("draw_territories 1").startswith("Not now.")


@pytest.mark.parametrize(
    ("left", "options"),
    [
        ("Y1 R1 G1 B1", ["draw 1", "draw 2", "draw 3"]),
        ("Y1 R1 G1", ["draw 1", "draw 2", "draw 3"]),
        ("Y1 R1", ["draw 1", "draw 2"]),
        ("Y1", ["draw 1"]),
        ("none", []),
    ],
)
def test_never_more_lords_than_the_deck_holds(left: str, options: list[str]) -> None:
    board = Board(f"- | - | deck {left}")
    assert board.options()[:-5] == options
    assert board.options()[-5:] == [f"take_pile {letter}" for letter in "YRGBP"]


def test_three_lords_are_turned_up_for_all_to_see_and_one_is_kept() -> None:
    board = Board("- | - | deck Y4 R3 B2").play("draw 3")
    assert board.hand == "Y4 R3 B2"
    assert board.deck == 0
    assert sorted(board.events) == ["turns_up 0 B2", "turns_up 0 R3", "turns_up 0 Y4"]
    assert board.options() == ["keep Y4", "keep R3", "keep B2"]
    board.waits_for("keep", 0)


def test_two_lords_are_turned_up_and_one_is_kept() -> None:
    board = fated("- | - | deck Y4 R3 B2", "draw 2", "Y4 R3")
    assert board.options() == ["keep Y4", "keep R3"]
    assert board.deck == 1
    board.waits_for("keep", 0)


def test_only_a_lord_that_was_turned_up_can_be_kept() -> None:
    board = fated("- | - | deck Y4 R3 B2", "draw 2", "Y4 R3")
    assert board.why_not("keep B2") == ("The blue lord 2 is not among the lords you turned up.")
    assert board.why_not("keep Y3") == ("The yellow lord 3 is not among the lords you turned up.")


def test_the_others_go_to_the_piles_of_their_colours_before_the_kept_one_is_placed() -> None:
    board = fated("- | - | deck Y4 R3 B2", "draw 3", "Y4 R3 B2")
    before = {letter: board.pile(letter) for letter in "YRGBP"}
    board.play("keep R3")
    told = board.events[3:]
    assert told[:3] == ["discards 0 Y4", "discards 0 B2", "places 0 R3 0"]
    assert board.chamber(0) == "R3"
    assert board.pile("Y") == "Y0 Y1 Y1 Y1 Y1 Y2 Y2 Y3 Y3 Y4 Y4 Y6"
    assert board.pile("B") == "B0 B1 B1 B1 B1 B2 B2 B3 B3 B4 B4 B6"
    assert [board.pile(letter) for letter in "RGP"] == [before[letter] for letter in "RGP"]
    assert board.chamber(1) == "-"
    board.waits_for("recruit", 1)


def test_a_single_lord_turned_up_is_kept_without_asking() -> None:
    board = Board("- | - | deck G4").play("draw 1")
    assert board.chamber(0) == "G4"
    assert board.events[:2] == ["turns_up 0 G4", "places 0 G4 0"]
    board.waits_for("recruit", 1)


@pytest.mark.parametrize("count", [2, 3])
def test_lords_that_are_all_alike_are_kept_without_asking(count: int) -> None:
    """Forced choices are not asked."""
    alike = " ".join(["Y1"] * count)
    board = Board(f"- | - | deck {alike}").play(f"draw {count}")
    assert board.chamber(0) == "Y1"
    assert board.pile("Y").count("Y1") == 3
    assert board.events[count:][: count - 1] == ["discards 0 Y1"] * (count - 1)
    board.waits_for("recruit", 1)


def test_how_to_recruit_whom_to_swap_and_what_to_take_is_asked_with_a_single_answer_too() -> None:
    limited = Board("B1 B1=one | - | turn 1, limit 1, limit_owner 0, deck Y3 Y4 G3")
    assert limited.options() == ["draw 1"]
    swap = Board("B3 | - | deck R0 G1").play("draw 2", "keep R0", "swap 1")
    assert swap.options() == ["swap_with 0"]
    row = all_but("seek", "seven")
    keys = Board(f"P1 P1=seek Y1 | - | row {row}, piles R1").play("take_pile R")
    assert keys.options() == ["claim seven"]


def test_alike_lords_among_others_are_one_choice() -> None:
    board = Board("- | - | deck Y1 Y1 R3").play("draw 3")
    assert board.options() == ["keep Y1", "keep R3"]
    board.play("keep Y1")
    assert board.chamber(0) == "Y1"
    assert board.pile("Y").count("Y1") == 3
    board.waits_for("recruit", 1)


# From a pile.


def test_a_pile_is_taken_whole_and_is_gone() -> None:
    board = Board("- | - | piles R3 R3 G4").play("take_pile R")
    assert board.chamber(0) == "R3 R3"
    assert board.piles == "G4"
    assert board.deck == 57
    assert board.events[0] == "takes_pile 0 R 2"
    board.waits_for("recruit", 1)
    assert board.why_not("take_pile R").startswith("There is no pile of the soldiers.")


def test_every_lord_of_every_pile_is_in_everybody_s_view() -> None:
    view = Board("- | - | piles Y0 R1 R1 P6").state.view(1)
    assert view["piles"] == [[0], [7, 7], [], [], [29]]


def test_a_pile_that_just_fits_is_taken_whole() -> None:
    board = Board("Y1 Y2 Y3 Y3 Y4 Y4 Y6 Y0 R1 R2 R3 R4 R6 | - | closer 0, piles G3 G4, turn 0")
    board.play("take_pile G")
    board.waits_for("place", 0)
    board.play("place G4")
    assert board.chamber(0).endswith("R6 G4 G3")
    assert board.piles == ""


FOURTEEN = "Y1 Y2 Y3 Y3 Y4 Y4 Y6 Y0 R1 R2 R3 R4 R6 G6"


def test_of_a_pile_one_too_large_one_lord_stays_behind_by_choice() -> None:
    board = Board(f"{FOURTEEN} | - | piles G3 G4, row seven").play("take_pile G")
    board.waits_for("leave", 0)
    assert board.options() == ["leave G3", "leave G4"]
    assert board.why_not("leave G2") == "The green lord 2 is not among the lords you took."
    board.play("leave G3")
    assert board.chamber(0) == f"{FOURTEEN} G4"
    assert board.piles == "G3"
    board.waits_for("recruit", 1)
    assert "take_pile G" in board.options()


def test_of_a_pile_two_too_large_two_stay_behind_one_after_another() -> None:
    board = Board(f"{FOURTEEN} | - | piles G1 G3 G4").play("take_pile G")
    assert board.prompt() == (
        "Choose 2 lords to stay behind, one at a time. "
        "The whole pile does not fit in your chamber; who stays is within your rivals’ reach."
    )
    board.play("leave G4")
    assert board.options() == ["leave G1", "leave G3"]
    assert board.prompt().startswith("Choose one lord to stay behind, within your rivals’ reach.")
    board.play("leave G1")
    assert board.chamber(0) == f"{FOURTEEN} G3"
    assert board.piles == "G1 G4"
    board.waits_for("recruit", 1)


def test_lords_that_are_all_alike_stay_behind_without_asking() -> None:
    board = Board(f"{FOURTEEN} | - | piles G1 G1 G1").play("take_pile G")
    assert board.events[:3] == ["takes_pile 0 G 3", "leaves 0 G1", "leaves 0 G1"]
    assert board.chamber(0) == f"{FOURTEEN} G1"
    assert board.piles == "G1 G1"


def test_once_only_alike_lords_are_left_the_rest_stay_without_asking() -> None:
    board = Board(f"{FOURTEEN} | - | piles G1 G1 G3").play("take_pile G")
    assert board.options() == ["leave G1", "leave G3"]
    board.play("leave G3")
    assert board.events[1:3] == ["leaves 0 G3", "leaves 0 G1"]
    assert board.piles == "G1 G3"


def test_what_stays_behind_is_in_its_pile_before_anything_is_placed() -> None:
    """Ruling: so it is shuffled in with the other discards, and a lord 6 reveals onto it."""
    board = Board(f"{FOURTEEN} | - | row lords, piles G1 G3 B4").play("take_pile G", "leave G3")
    assert board.events[:3] == ["takes_pile 0 G 2", "leaves 0 G3", "places 0 G1 14"]
    board.play("claim lords")
    assert "shuffles_lords 0 2" in board.events
    assert board.piles == ""
    board.waits_for("recruit", 1)
    twelve = FOURTEEN.removesuffix(" R6 G6")
    boards = (
        Board(f"{twelve} R3 Y1 | - | piles R6 R4, seed {seed}").play("take_pile R", "leave R4")
        for seed in range(200)
    )
    board = next(board for board in boards if len(board.pile("R").split()) == 2)
    assert "R4" in board.pile("R")


def test_the_last_card_of_the_deck_is_drawn_and_then_only_piles_are_left() -> None:
    """Ruling: the deck is never reshuffled; a player must take a pile."""
    board = Board("- | - | deck Y3").play("draw 1")
    assert board.deck == 0
    assert board.options() == [f"take_pile {letter}" for letter in "YRGBP"]
    assert board.why_not("draw 1") == "The lord deck is empty: take a pile."
    board.play("take_pile P")
    assert board.deck == 0
