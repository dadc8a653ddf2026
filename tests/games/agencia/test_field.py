"""The field: rising, blocking, double wins, swaps, ties, and alterations after a match."""

import pytest

from tests.games.agencia.society import Society, Turn

pytestmark = pytest.mark.pure


def win(hands: str = "1 5 5", *, rest: str = "", others: tuple[int, ...] = ()) -> Turn:
    """Seat 0 wins the match by discarding its last card."""
    return Turn(48, hands, others=others, rest=rest)


def test_all_begin_on_row_0_of_their_own_column() -> None:
    society = Society("48: *5 | 3: *5 | 5: *5 | field on, turn 0")
    assert (society.rows, society.columns) == ([0, 0, 0], [0, 1, 2])


def test_a_winner_goes_up_one_row() -> None:
    assert win().rows == [1, 0, 0]


def test_a_blocked_winner_stays_and_one_win_is_kept() -> None:
    turn = win(rest="rows 0 1 0, columns 0 0 2")
    assert turn.rows == [0, 1, 0]
    assert turn.state.blocked[0] == 1
    assert "blocked" in turn.happened


def test_the_second_blocked_win_changes_places_with_whoever_blocks_then() -> None:
    turn = Turn(48, "1 5 5", ["play_on"], rest="rows 0 1 0, columns 0 0 2", stop="motion")
    assert turn.state.blocked[0] == 1
    society = Society(
        "48: *1 | 3: *5 | 5: *5 | field on, motions on, turn 0, rows 0 1 0, columns 0 0 2"
    )
    society.state.blocked[0] = 1
    society.play("play_on")
    assert (society.rows, society.columns) == ([1, 0, 0], [0, 0, 2])
    assert society.state.blocked[0] == 0


def test_a_kept_win_does_not_help_where_nobody_blocks() -> None:
    society = Society("48: *1 | 3: *5 | 5: *5 | field on, motions on, turn 0")
    society.state.blocked[0] = 1
    society.play("play_on")
    assert society.rows == [1, 0, 0]
    assert society.state.blocked[0] == 0, "on a new row two wins are needed again"


def test_row_4_wins_the_game() -> None:
    turn = win(rest="rows 3 0 0")
    assert turn.state.over()
    assert list(turn.state.scores()) == [4, 0, 0]
    assert list(turn.state.ranking()) == [1, 2, 2]


def test_two_may_reach_row_4_together() -> None:
    turn = Turn(206, "1 1 5", others=[167, 3], rest="rows 3 3 0")
    assert turn.state.over()
    assert list(turn.state.ranking()) == [1, 1, 3]


def test_a_blocker_who_wins_too_makes_way_first() -> None:
    turn = Turn(206, "1 1 5", others=[167, 3], rest="rows 2 3 0, columns 0 0 2")
    assert turn.state.over()
    assert list(turn.state.ranking()) == [2, 1, 3]
    assert turn.rows == [3, 4, 0], "the kept win of the blocked one does not matter"


def test_everybody_from_row_1_up_alters_the_field_ascending_newest_first() -> None:
    society = Society(
        "48: *1 | 3: *5 | 5: *5 | 33: *5 | field on, motions on, turn 0, rows 0 1 2 0"
    )
    society.play("play_on")
    order = []
    while society.phase == "field":
        order += society.waiting
        society.play(society.options()[0])
    assert order == [0, 1, 2], "seat 0 is newest on row 1"


def test_an_alteration_moves_one_square_to_a_free_one_and_the_edges_are_not_joined() -> None:
    turn = Turn(95, "5 5 5", rest="rows 1 1 0, columns 0 1 2", stop="field")
    assert turn.options() == ["move_left 2", "move_right 1"]
    assert turn.why_not("move_left 0") == "There is no free square on that side of Ana."
    assert turn.why_not("move_right 0") == "There is no free square on that side of Ana."


def test_without_room_there_is_no_alteration() -> None:
    turn = win(rest="rows 0 1 1")
    assert (turn.rows, turn.phase) == ([1, 1, 1], "motion")
    assert "moves_sideways" not in turn.happened


def test_the_winner_begins_the_next_match_and_the_flow_stays() -> None:
    turn = Turn(30, "1 5 5", others=[104])
    assert turn.state.books.flow == -1
    assert turn.state.starter == 0


def test_after_a_match_without_winner_the_last_winner_begins() -> None:
    turn = Turn(49, "2 998+0 999+0", champions=0b100)
    assert (turn.state.matches, turn.state.starter) == (1, 2)


def test_a_match_closes_after_so_many_rounds() -> None:
    society = Society("113: *5 | 3: *5 | 5: *5 | theoretical on, close_after 20, turn 0")
    while society.state.matches == 0:
        society.play(society.options()[-1])
    assert society.state.history.turn == 0
    assert list(society.state.wins) == [0] * 6


@pytest.mark.parametrize(("wins", "ranking"), [((2, 1, 0), [1, 2, 3]), ((1, 1, 0), [1, 1, 3])])
def test_the_game_ends_after_so_many_matches(wins: tuple[int, ...], ranking: list[int]) -> None:
    society = Society(
        "49: *2 | 3: 998 | 5: 998 | field on, most_matches 10, motions on, turn 0, rows 1 1 0"
    )
    society.state.matches = 9
    for seat in range(3):
        society.state.wins[seat] = wins[seat]
    society.play("play_on")
    assert society.state.over()
    assert list(society.state.ranking()) == ranking
    assert society.state.game_winners == (0b001 if wins[0] == 2 else 0b011)


def test_if_nobody_has_won_a_match_by_then_all_share_the_game() -> None:
    society = Society("49: *2 | 3: 998 | 5: 998 | field on, most_matches 10, motions on, turn 0")
    society.state.matches = 9
    society.play("play_on")
    assert (society.state.over(), society.state.game_winners) == (True, 0b111)
    assert society.happened.count("wins_game") == 3, "and it is told"


@pytest.mark.parametrize(("turn", "closes"), [(58, False), (59, True)])
def test_rounds_are_counted_in_turns_as_many_as_there_are_players(turn: int, closes: bool) -> None:
    society = Society(
        "105: *5 | 3: *5 | 5: *5 | theoretical on, close_after 20, turn 1, rows 0 1 1"
    )
    society.state.history.turn = turn
    while society.state.history.turn == turn:
        society.play(society.options()[-1])
    assert (society.state.matches == 1) == closes


# Motions: closing by agreement, punishing.


def test_a_match_closes_by_agreement_of_all() -> None:
    society = Society("48: *5 | 3: *5 | 5: *5 | motions on, field on, turn 0")
    society.play("propose_closing", "agree", "agree")
    assert society.state.matches == 1


def test_one_who_disagrees_is_enough_and_one_motion_a_match_is_allowed() -> None:
    society = Society("48: *5 | 3: *5 | 5: *5 | motions on, field on, turn 0")
    society.play("propose_closing", "agree", "disagree")
    assert (society.state.matches, society.phase) == (0, "give")
    assert society.state.moved == 0b001


def test_the_punished_go_down_a_row_beside_their_column_if_need_be() -> None:
    society = Society(
        "48: *5 | 3: *5 | 5: *5 | motions on, field on, turn 0, rows 0 1 0, columns 0 0 2"
    )
    society.play("accuse 1")
    assert society.waiting == [2], "the accused has no say"
    society.play("agree")
    assert (society.rows, society.columns) == ([0, 0, 0], [0, 1, 2])
    assert "changes_column" in society.happened


def test_on_row_0_the_punished_cannot_win_this_match() -> None:
    society = Society("64: *5 | 48: *1 | 5: *5 | motions on, field on, turn 0")
    society.play("accuse 1", "agree")
    assert society.state.books.punished == 0b010
    while society.phase != "motion":
        society.play("end_turn" if "end_turn" in society.options() else society.options()[0])
    society.play("play_on")
    assert society.crisis == "punished_wins"


def test_134_holds_for_a_winner_under_99_too() -> None:
    turn = win(others=(134, 99), rest="rows 2 0 1")
    assert (turn.rows, turn.phase, turn.waiting) == ([2, 0, 1], "field", [2])
    turn.play("move_left 2")
    assert turn.phase != "field", "the highest alters nothing, not twice either"


def test_lots_among_those_tied_are_told() -> None:
    """Two who win together come to their row at the same moment: lots say who alters first."""
    turn = Turn(206, "1 1 5", others=[167, 3], rest="rows 1 1 0, columns 0 1 2", stop="field")
    assert turn.happened.count("lots_alter") == 1
    assert "lots_alter" not in win(rest="rows 1 0 0").happened
