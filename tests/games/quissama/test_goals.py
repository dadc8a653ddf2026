"""Every goal, just short of it and just reached, and who wins when several are met."""

import pytest

from tests.games.quissama.board import Board

pytestmark = pytest.mark.pure

FOUR = "businesses b1=0+2 b2=0+2 b3=0+2 b4=0+1, squares 1 1 2 2"
WINS = [
    (0, "N N N", "held quissama=0, markers bernardina=0", "influence bernardina"),
    (1, "N N N", "held woodruff=0, markers bernardina=0", "influence bernardina"),
    (2, "MM G", "held alemao=0, tenement 5", "recruit g1"),
    (3, "MM N", f"held araujo=0, {FOUR}", "employ b4"),
    (4, "N L", "held princesa=0, squares 4 4 4 3, freed 16", "free n1"),
    (5, "B K M", "held alencar=0, ministry 0, businesses b1=0+2 b2=0+2", "minister"),
    (5, "MM N", "held alencar=0, ministry 0 0, businesses b1=0+2 b2=0+1", "employ b2"),
    (6, "B K M", "held imperador=0, ministry 0 0 0", "minister"),
]
SHORT = [
    ("MM G", "held alemao=0, tenement 4", "recruit g1"),
    ("MM N", f"held araujo=0, {FOUR.replace('b4=0+1', 'b4=0')}", "employ b4"),
    ("N L", "held princesa=0, squares 4 4 4 2, freed 16", "free n1"),
    ("B K M", "held alencar=0, ministry 0, businesses b1=0+2 b2=0+1", "minister"),
    ("B K M", "held alencar=0, businesses b1=0+2 b2=0+2", "minister"),
    ("B K M", "held imperador=0, ministry 0 0", "minister"),
]


@pytest.mark.parametrize(("character", "hand", "board", "action"), WINS)
def test_meeting_the_goal_of_a_free_character_wins(
    character: int, hand: str, board: str, action: str
) -> None:
    table = Board(f"{hand} | L | {board}").buy(action)
    assert table.won == (0, character)
    assert list(table.state.scores()) == [1, 0]
    assert list(table.state.ranking()) == [1, 2]


@pytest.mark.parametrize(("hand", "board", "action"), SHORT)
def test_one_short_of_the_goal_wins_nothing(hand: str, board: str, action: str) -> None:
    assert not Board(f"{hand} | L | {board}").buy(action).state.over()


@pytest.mark.parametrize(("character", "hand", "board", "action"), WINS[2:])
def test_without_the_character_or_under_a_marker_nobody_wins(
    character: int, hand: str, board: str, action: str
) -> None:
    name = board.split()[1].rstrip(",").split("=")[0]
    without = board.replace(f"{name}=0,", "quissama=0,")
    assert not Board(f"{hand} | L | {without}").buy(action).state.over()
    assert not Board(f"{hand} | L | {board}, markers {name}=1").buy(action).state.over()


def test_taking_a_character_whose_goal_is_met_wins_at_once() -> None:
    board = "markers imperador=0, ministry 0 0 0 0"
    assert Board(f"N G B | L | {board}").play("influence imperador").won == (0, 6)


def test_bernardina_must_be_free_to_count() -> None:
    board = "held bernardina=0, markers bernardina=1 quissama=0"
    assert not Board(f"malta | L | {board}").play("influence quissama").state.over()
    table = Board("malta | L | held bernardina=0, markers quissama=0").play("influence quissama")
    assert table.won == (0, 0)


def test_freeing_bernardina_of_a_marker_wins() -> None:
    board = "held bernardina=0 woodruff=0, markers bernardina=1"
    assert Board(f"colar | L | {board}").play("release bernardina 1").won == (0, 1)


def test_bernardina_alone_is_no_goal() -> None:
    table = Board("N N N | L | held araujo=0, markers bernardina=0").play("influence bernardina")
    assert table.state.holders[7] == 0
    assert not table.state.over()


def test_somebody_elses_action_can_win_the_game_for_a_holder() -> None:
    assert Board("MM G | L | held alemao=1, tenement 5").play("recruit g1").won == (1, 2)
    board = "held princesa=1, squares 4 4 4 3, freed 16"
    assert Board(f"F | L | {board}").play("escape n1").won == (1, 4)


def test_several_at_once_go_by_turn_order_from_the_active_player() -> None:
    """Seat 1 acts; seat 2 comes before seat 0, whichever character each of them holds."""
    board = "squares 4 4 4 1, tenement 5, freed 18, turn 1"
    table = Board(f"L | MM G | L | {board}, held alemao=0 princesa=2")
    assert table.play("recruit g1").won == (2, 4)
    table = Board(f"L | MM G | L | {board}, held alemao=2 princesa=0")
    assert table.play("recruit g1").won == (2, 2)


def test_the_active_player_comes_before_the_others() -> None:
    """Taking Imperador with four ministers, while the Princess's goal is met for her holder too."""
    board = "markers imperador=1, ministry 1 1 1 1, freed 8, held princesa=0"
    table = Board(f"L | N G B | {board}, turn 1").play("influence imperador")
    assert table.won == (1, 6)


def test_the_emperors_fourth_minister_by_replacement() -> None:
    table = Board("B K M | L | held imperador=0, ministry 0 0 0 1").play("replace_minister 4")
    assert table.won == (0, 6)


def test_after_the_end_nobody_is_asked() -> None:
    table = Board("MM G | L | held alemao=0, tenement 5").play("recruit g1")
    assert table.state.waiting() == 0
    assert table.reason("end_turn") == "game_over"
