"""Checklist 53-58: the territories that do something, now or from now on."""

import pytest

from tests.games.conspiracy.board import Board, all_but, take, worth

pytestmark = pytest.mark.pure


# Restrictions.


def play_a_turn(board: Board) -> None:
    """Whatever comes first, until it is somebody else's turn."""
    seat = board.state.seat
    while board.state.seat == seat:
        board.play(board.options()[0])


@pytest.mark.parametrize(("code", "count"), [("one", 1), ("two", 2)])
def test_one_and_two_are_worth_three_and_bind_every_opponent_until_the_owner_s_turn(
    code: str, count: int
) -> None:
    board = Board(f"- | - | - | row {code}, piles B1 B1 G3")
    board.play("take_pile B", f"claim {code}")
    assert worth(code, board) == 3
    assert f"limits 0 {count}" in board.events
    for opponent in (1, 2):
        board.waits_for("recruit", opponent)
        assert board.options() == [f"draw {count}"]
        play_a_turn(board)
    board.waits_for("recruit", 0)
    assert board.events[-2:] == ["limit_ends 0", "turn_begins 0"]
    assert board.options()[:3] == ["draw 1", "draw 2", "draw 3"]
    assert "take_pile G" in board.options()


def limited(count: int, deck: str) -> Board:
    return Board(
        f"B1 B1={'one' if count == 1 else 'two'} | - | turn 1, limit {count},"
        f" limit_owner 0, deck {deck}"
    )


def test_one_leaves_only_the_first_lord_and_no_choice() -> None:
    board = limited(1, "Y3 Y4 G3")
    assert board.options() == ["draw 1"]
    said = (
        "Ana holds the Guarded Strait: for this one round you may turn up"
        " only the first lord of the deck."
    )
    for move in ("draw 2", "draw 3", "take_pile R"):
        assert board.why_not(move) == said
    board.play("draw 1")
    assert len(board.chamber(1).split()) == 1
    board.waits_for("recruit", 0)


def test_two_takes_exactly_two_keeps_one_and_discards_the_other() -> None:
    board = limited(2, "Y3 G4")
    assert board.options() == ["draw 2"]
    said = (
        "Ana holds the Double Gate: for this one round you turn up exactly"
        " two lords (or the last one left)."
    )
    for move in ("draw 1", "take_pile R"):
        assert board.why_not(move) == said
    assert board.why_not("draw 3") == "Only 2 lords are left in the deck."
    board.play("draw 2")
    assert board.options() == ["keep Y3", "keep G4"]
    board.play("keep Y3")
    assert board.chamber(1) == "Y3"
    assert board.pile("G").count("G4") == 2
    board.waits_for("recruit", 0)


@pytest.mark.parametrize(
    ("count", "deck", "options"),
    [
        (1, "Y3", ["draw 1"]),
        (2, "Y3 G4 P4", ["draw 2"]),
        (2, "Y3 G4", ["draw 2"]),
        (2, "Y3", ["draw 1"]),  # "two" becomes one when one is left
        (1, "none", [f"take_pile {letter}" for letter in "YRGBP"]),  # lifted
        (2, "none", [f"take_pile {letter}" for letter in "YRGBP"]),
    ],
)
def test_a_restriction_never_asks_for_more_than_the_deck_holds(
    count: int, deck: str, options: list[str]
) -> None:
    assert limited(count, deck).options() == options


def test_a_restriction_does_not_bind_its_owner() -> None:
    board = Board("B1 B1=one | - | turn 0, limit 1, limit_owner 0, piles G3")
    assert "take_pile G" in board.options()


@pytest.mark.parametrize(("older", "newer", "count"), [("one", "two", 2), ("two", "one", 1)])
def test_the_newest_restriction_replaces_the_older(older: str, newer: str, count: int) -> None:
    """It binds the older one's owner too, and ends at the newer owner's turn, not before."""
    board = Board(
        f"B1 B1={older} | R1 R2 | - | turn 1, limit {3 - count}, limit_owner 0, row {newer},"
        " deck R1 R1 R1 Y1 G1 P1"
    )
    while board.phase != "claim":
        board.play(board.options()[-1])
    board.play(f"claim {newer}")
    for opponent in (2, 0):
        board.waits_for("recruit", opponent)
        assert board.options() == [f"draw {count}"]
        play_a_turn(board)
    board.waits_for("recruit", 1)
    assert "limit_ends 1" in board.events
    assert "limit_ends 0" not in board.events
    assert "take_pile R" in board.options()


# Lasting powers.


@pytest.mark.parametrize(
    ("chamber", "lord", "opens"),
    [
        ("B1 B1=keys Y1", "R2", True),
        ("B1 B1=keys Y2", "R1", True),
        ("B1 B1=keys Y2", "R2", True),
        ("B1 B1=keys", "R2", False),  # one key is still not enough
        ("B1 B1=seven Y1", "R2", False),  # without it, two different are not
    ],
)
def test_keys_makes_any_two_keys_enough(chamber: str, lord: str, opens: bool) -> None:
    board = Board(f"{chamber} | G1 | row gold, piles {lord}").play("take_pile R")
    board.waits_for("claim" if opens else "recruit", 0 if opens else 1)


def test_keys_is_worth_three_and_helps_only_its_owner() -> None:
    assert worth("keys", take("keys")) == 3
    board = Board("B1 B1=keys | G1 | turn 1, row gold, piles R2").play("take_pile R")
    board.waits_for("recruit", 0)


def test_keys_works_on_the_very_next_key_but_not_on_the_one_it_lies_on() -> None:
    board = Board("- | - | row keys gold, piles R1 R1 R1 R2").play("take_pile R")
    board.play("place R1", "place R1", "claim keys", "place R2")
    board.waits_for("claim", 0)
    board.play("claim gold")
    assert board.chamber(0) == "R1 R1=keys R2 R1=gold"
    board.waits_for("recruit", 1)


def test_seek_chooses_from_the_whole_deck_and_never_from_the_row() -> None:
    deck = ("seven", "gold", "bestP")
    board = Board(f"B1 B1=seek Y1 | - | row {all_but('seek', *deck)}, piles R1")
    board.play("take_pile R")
    assert board.options() == ["claim seven", "claim gold", "claim bestP"]
    said = (
        "With the Chart Room you choose your territory out of the whole deck: you neither draw"
        " blind nor take an available one."
    )
    assert board.why_not("draw_territories 1") == said
    assert board.why_not("claim four") == said
    board.play("claim gold")
    assert board.chamber(0) == "B1 B1=seek Y1 R1=gold"
    assert board.territory_deck == "seven bestP"
    assert board.row == all_but("seek", *deck)
    board.waits_for("recruit", 1)


def test_seek_cannot_choose_what_somebody_holds() -> None:
    board = Board("B1 B1=seek Y1 | G1 G1=seven | row gold, piles R1").play("take_pile R")
    assert board.why_not("claim seven") == "The territory deck does not hold the Sunken Throne."
    assert board.why_not("claim seek") == "The territory deck does not hold the Chart Room."
    assert "claim seven" not in board.options()


def test_seek_is_worth_three_and_binds_only_its_owner() -> None:
    assert worth("seek", take("seek")) == 3
    board = Board("B1 B1=seek | G1 | turn 1, row gold, piles R1").play("take_pile R")
    assert board.options() == [*(f"draw_territories {count}" for count in (1, 2, 3)), "claim gold"]


def test_seek_with_an_empty_deck_takes_nothing_and_the_keys_stay() -> None:
    board = Board(f"B1 B1=seek Y1 | - | row {all_but('seek')}, piles R1").play("take_pile R")
    assert board.territories(0) == "seek"
    assert board.keys(0) == (2, 0)
    assert "no_territory_left 0" in board.events
    board.waits_for("recruit", 1)


def test_after_seek_the_deck_lies_in_a_new_order() -> None:
    """It is reshuffled: whatever its owner saw, the next territory drawn is any of the others."""
    drawn = set()
    for seed in range(60):
        board = Board(
            f"B1 B1=seek Y1 | P1 | row {all_but('seek', 'seven', 'gold', 'pairs')},"
            f" piles R1 P1, seed {seed}"
        )
        board.play("take_pile R", "claim gold", "take_pile P", "draw_territories 1")
        drawn.add(board.territories(1))
    assert drawn == {"seven", "pairs"}


# Shuffles.


def test_lords_shuffles_all_discarded_lords_into_the_deck() -> None:
    board = Board("- | G3 | row lords, piles B1 B1 Y3 Y4 R6 P0")
    board.play("take_pile B", "claim lords")
    assert board.piles == ""
    assert board.deck == 57
    assert "shuffles_lords 0 4" in board.events
    assert worth("lords", board) == 3
    assert (board.chamber(0), board.chamber(1)) == ("B1 B1=lords", "G3")
    board.waits_for("recruit", 1)
    assert board.options() == ["draw 1", "draw 2", "draw 3"]


def test_lords_leaves_lords_in_hand_where_they_are() -> None:
    """Ruling: lords in hand, not yet placed, are not shuffled in."""
    board = Board("- | - | row lords, piles B1 B1 B3 B4 Y3")
    board.play("take_pile B", "place B1", "place B1", "claim lords")
    assert board.hand == "B3 B4"
    assert board.piles == ""
    assert "shuffles_lords 0 1" in board.events
    board.play("place B4")
    assert board.chamber(0) == "B1 B1=lords B4 B3"
    board.waits_for("recruit", 1)


def test_lords_with_no_pile_there_shuffles_nothing() -> None:
    board = take("lords")
    assert board.deck == 58
    assert "There were no lords in the piles to shuffle." in board.said()


def test_lords_can_fill_an_empty_deck_again() -> None:
    board = Board("B1 | - | row lords, deck none").play("take_pile G")
    board.play("place G1", "claim lords")
    assert board.deck > 0
    assert [board.pile(letter) for letter in "YRGBP"] == [""] * 5


def test_lands_shuffles_all_available_territories_into_the_deck() -> None:
    board = Board("- | R1 R1=gold | row lands seven two, piles B1 B1 Y3")
    board.play("take_pile B", "claim lands")
    assert board.row == ""
    assert board.territory_deck == all_but("lands", "gold")
    assert "shuffles_territories 0 2" in board.events
    assert worth("lands", board) == 3
    assert board.territories(1) == "gold"
    assert board.piles == "Y3"
    board.waits_for("recruit", 1)


def test_lands_shuffles_those_drawn_with_it_too() -> None:
    """Drawn together, the others join the row first, and only then the power is applied."""
    deck = ("lands", "seven", "gold")
    board = Board(f"B1 | - | row {all_but(*deck)}, piles R1")
    board.play("take_pile R", "draw_territories 3", "choose lands")
    assert board.row == ""
    assert board.territory_deck == all_but("lands")
    assert "shuffles_territories 0 23" in board.events


def test_lands_with_an_empty_row_shuffles_nothing() -> None:
    board = take("lands")
    assert "There were no available territories to shuffle." in board.said()
