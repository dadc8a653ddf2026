"""Checklist 43-44: the fifteenth lord, and the last turns."""

import pytest

from ludoteca.games.conspiracy.cards import all_lords
from ludoteca.games.conspiracy.view import lord_code
from tests.games.conspiracy.board import Board

pytestmark = pytest.mark.pure

FOURTEEN = "Y1 Y3 Y3 Y4 Y4 Y6 Y0 R3 R3 R4 R4 R6 R0 G3"
FOURTEEN_TOO = "B1 B3 B3 B4 B4 B6 B0 P3 P3 P4 P4 P6 P0 G3"


def play_a_turn(board: Board) -> None:
    seat = board.state.seat
    while not board.is_over and board.state.seat == seat:
        board.play(board.options()[0])


def test_after_the_fourteenth_lord_the_game_goes_on() -> None:
    thirteen = FOURTEEN.removesuffix(" G3")
    board = Board(f"{thirteen} | - | piles G4").play("take_pile G")
    assert board.state.closer == -1
    assert not any(event.startswith("fills_chamber") for event in board.events)
    play_a_turn(board)
    board.waits_for("recruit", 0)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("closer", [0, 1])
def test_after_the_fifteenth_lord_each_other_player_has_exactly_one_more_turn(
    players: int, closer: int
) -> None:
    chambers = ["-"] * players
    chambers[closer] = FOURTEEN
    board = Board(f"{' | '.join(chambers)} | turn {closer}, piles G4").play("take_pile G")
    assert f"fills_chamber {closer}" in board.events
    for turn in range(1, players):
        board.waits_for("recruit", (closer + turn) % players)
        play_a_turn(board)
    assert board.is_over
    assert board.events[-1] == "game_ends"
    assert board.state.turns == players


def test_a_second_full_chamber_gives_nobody_another_turn() -> None:
    board = Board(f"{FOURTEEN} | {FOURTEEN_TOO} | - | piles G4 R2").play(
        "take_pile G", "take_pile R"
    )
    filled = [event for event in board.events if event.startswith("fills_chamber")]
    assert filled == ["fills_chamber 0", "fills_chamber 1"]
    board.waits_for("recruit", 2)
    play_a_turn(board)
    assert board.is_over


def test_whoever_filled_the_chamber_has_no_turn_more() -> None:
    board = Board(f"{FOURTEEN} | - | piles G4 P3").play("take_pile G", "take_pile P")
    assert board.is_over
    assert board.chamber(0) == f"{FOURTEEN} G4"
    assert board.chamber(1) == "P3"


def test_when_it_is_over_nothing_can_be_done() -> None:
    board = Board(f"{FOURTEEN} | - | piles G4 P3").play("take_pile G", "take_pile P")
    for seat in (0, 1):
        for move in ("draw 1", "take_pile Y", "no_swap", "claim seven"):
            assert board.why_not(move, seat=seat) == "The game is over."
            assert board.why_not(move, "pt", seat) == "O jogo acabou."
    view = board.state.view(None)
    assert (view["seat"], view["phase"]) == (None, "over")


def test_the_fifteenth_lord_is_resolved_to_its_end() -> None:
    board = Board(f"{FOURTEEN} | - | row five, piles G1 P3")
    board.play("take_pile G")
    board.waits_for("claim", 0)
    board.play("claim five")
    assert board.chamber(0) == f"{FOURTEEN} G1=five"
    board.waits_for("recruit", 1)


def test_in_a_last_turn_several_lords_may_still_be_placed() -> None:
    board = Board(f"{FOURTEEN} | - | piles G4 P3 P4").play("take_pile G", "take_pile P", "place P4")
    assert board.chamber(1) == "P4 P3"
    assert board.is_over


@pytest.mark.parametrize(("code", "count"), [("one", 1), ("two", 2)])
def test_a_restriction_holds_in_the_last_turns_too(code: str, count: int) -> None:
    board = Board(f"{FOURTEEN} | - | - | row {code}, piles G1 P3").play("take_pile G")
    board.play(f"claim {code}")
    for opponent in (1, 2):
        board.waits_for("recruit", opponent)
        assert board.options() == [f"draw {count}"]
        play_a_turn(board)
    assert board.is_over
    assert "limit_ends 0" not in board.events


def test_no_restriction_is_shown_after_the_end() -> None:
    board = Board(f"{FOURTEEN} | - | row one, piles G1 P3").play("take_pile G", "claim one")
    assert board.state.view(None)["limit"] == {"seat": 0, "count": 1}
    assert board.state.view(None)["must_take"] == 1
    play_a_turn(board)
    assert board.is_over
    assert board.state.view(None)["limit"] is None
    assert board.state.view(None)["must_take"] == 0


def test_a_restriction_ends_in_the_last_turns_when_its_owner_s_turn_comes() -> None:
    board = Board(f"{FOURTEEN} | B1 B1=one | - | limit 1, limit_owner 1, deck G4 B3 P3")
    assert board.options() == ["draw 1"]
    play_a_turn(board)
    board.waits_for("recruit", 1)
    assert "take_pile Y" in board.options()
    play_a_turn(board)
    board.waits_for("recruit", 2)
    assert "take_pile Y" in board.options()


@pytest.mark.parametrize(
    ("rest", "option"), [("piles none", "draw 1"), ("deck none", "take_pile P")]
)
def test_nobody_is_ever_stuck_with_59_lords_placed(rest: str, option: str) -> None:
    """Ruling: at most 59 lords are placed before any turn, so that one is left to recruit."""
    box = [lord_code(lord) for lord in all_lords()]
    chambers = [" ".join(box[first : min(first + 15, 59)]) for first in (0, 15, 30, 45)]
    board = Board(f"{' | '.join(chambers)} | turn 3, closer 0, {rest}")
    assert board.options() == [option]
    board.play(option)
    assert board.chamber(3).endswith(" P6")
    assert board.is_over
