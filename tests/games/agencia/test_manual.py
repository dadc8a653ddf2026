"""The manual, section by section: every example it gives is played here, every rule it numbers.

Rules that a test elsewhere plays in full are not played again; cards have a file for each deck.
"""

import pytest

from ludoteca.games.agencia import GAME
from ludoteca.games.agencia.state import Position
from ludoteca.kernel.random import Random
from tests.games.agencia.society import Society, Turn, revolt_ready

pytestmark = pytest.mark.pure


def until(table: Society, *phases: str) -> Society:
    """Let everybody do the first thing that comes to mind, up to one of these phases."""
    while table.phase not in phases:
        quiet = [
            m for m in table.options() if m in ("play_on", "end_turn", "no_revolt", "no_claim")
        ]
        table.play((quiet or table.options())[0])
    return table


# The basic tutorial.


def test_tutorial_two_to_discard_and_one_in_hand_is_no_win() -> None:
    turn = Turn(196, "1 5 5")
    assert (turn.crisis, turn.cards, turn.state.wins[0]) == ("too_few_cards", [1, 5, 5], 0)


def test_tutorial_the_player_with_most_cards_is_never_two() -> None:
    assert Turn(177, "4 6 6").crisis == "tied"
    assert Turn(177, "4 5 6").cards == [4, 5, 5]


def test_tutorial_five_cards_and_a_structure_that_is_not_natural() -> None:
    for seed in range(20):
        state = GAME.new(3, Random(seed), {"motions": "on"})
        assert isinstance(state, Position)
        assert list(state.books.cards[:3]) == [5, 5, 5]
        assert all(0 <= kind < 206 for kind in state.books.society[:3])


def test_tutorial_the_structure_that_caused_the_crisis_need_not_be_the_one_altered() -> None:
    turn = Turn(49, "2 5 6")
    turn.play(turn.options()[0])
    assert turn.options() == ["place 0", "place 1", "place 2"]


# The field.


def test_field_figure_1_four_players_have_five_rows_and_four_columns() -> None:
    society = Society("48: *5 | 3: *5 | 5: *5 | 33: *5 | field on, turn 0")
    assert (society.rows, society.columns) == ([0] * 4, [0, 1, 2, 3])


def test_field_nobody_is_moved_three_squares_at_once() -> None:
    turn = Turn(95, "5 5 5 5", ["move_right 1"], rest="rows 0 1 0 0, columns 0 0 2 3")
    assert turn.columns == [0, 1, 2, 3]


def test_field_the_column_on_the_far_left_is_not_beside_the_one_on_the_far_right() -> None:
    turn = Turn(95, "5 5 5", rest="rows 0 1 0, columns 0 0 2", stop="field")
    assert turn.options() == ["move_left 2", "move_right 0", "move_right 1"]
    assert turn.why_not("move_left 1") == "There is no free square on that side of Bia."


def test_field_example_b_blocked_by_a_then_by_c_changes_places_with_c() -> None:
    """A blocks B: B wins and stays. Later B, blocked by C, wins again and changes places with C."""
    a, b, c = 1, 0, 2
    turn = Turn(48, "1 5 5", rest="rows 0 1 1, columns 0 0 1")
    assert (turn.rows[b], turn.state.blocked[b]) == (0, 1)
    assert turn.waiting in ([a], [c]), "both are on row 1 and alter the field"
    later = Society(
        "48: *1 | 3: *5 | 5: *5 | field on, motions on, turn 0, rows 0 1 1, columns 0 2 0"
    )
    later.state.blocked[b] = turn.state.blocked[b]
    later.play("play_on")
    assert (later.rows, later.columns) == ([1, 1, 0], [0, 2, 0])
    assert later.state.blocked[b] == 0


def test_field_example_b_may_also_win_while_nobody_blocks() -> None:
    society = Society(
        "48: *1 | 3: *5 | 5: *5 | field on, motions on, turn 0, rows 0 1 1, columns 0 1 2"
    )
    society.state.blocked[0] = 1
    society.play("play_on")
    assert society.rows == [1, 1, 1]


def test_field_whoever_changes_rows_needs_two_wins_again_also_on_the_way_down() -> None:
    society = Society(
        "84: *5 | 3: *5 | 5: *5 | historical on, motions on, turn 0, rows 1 2 0, columns 0 0 2"
    )
    society.state.blocked[0] = 1
    society.play("play_on", "choose 1")
    assert (society.rows[0], society.state.blocked[0]) == (0, 0)


def test_field_the_blocker_whose_win_is_the_game_comes_before_a_kept_win() -> None:
    notation = "206: *1 | 167: *1 | 3: *5 | social on, motions on, turn 0"
    society = Society(f"{notation}, rows 2 3 0, columns 0 0 2")
    society.state.blocked[0] = 1
    society.play("play_on")
    society.play(society.options()[0])
    assert society.state.game_winners == 1 << 1
    assert society.rows == [3, 4, 0]


def test_field_two_who_came_up_together_draw_lots_for_who_alters_first() -> None:
    first = set()
    for seed in range(20):
        turn = Turn(206, "1 1 5", others=[167, 3], rest=f"seed {seed}", stop="field")
        assert turn.rows == [1, 1, 0]
        first.update(turn.waiting)
    assert first == {0, 1}


def test_field_who_has_been_there_longest_on_the_highest_row_alters_last() -> None:
    society = Society(
        "48: *1 | 3: *5 | 5: *5 | 33: *5 | field on, motions on, turn 0, rows 0 2 2 1"
    )
    society.state.since[1], society.state.since[2], society.state.since[3] = 1, 2, 3
    society.state.clock = 3
    society.play("play_on")
    order = []
    while society.phase == "field":
        order += society.waiting
        society.play(society.options()[0])
    assert order == [0, 3, 2, 1]


# Matches.


def test_match_the_first_one_flows_clockwise_and_lots_decide_who_begins() -> None:
    begun = set()
    for seed in range(30):
        state = GAME.new(3, Random(seed), {"field": "on", "motions": "on"})
        assert isinstance(state, Position)
        assert state.books.flow == 1
        begun.add(int(state.starter))
    assert begun == {0, 1, 2}


def test_match_closed_before_anybody_has_won_draws_lots_again() -> None:
    begun = {Turn(49, "2 998+0 999+0", rest=f"seed {seed}").state.starter for seed in range(20)}
    assert begun == {0, 1, 2}


def test_match_the_next_one_flows_as_the_last_one_did_also_after_closing() -> None:
    turn = Turn(49, "2 998+0 999+0", rest="flow -1")
    assert (turn.state.matches, turn.state.books.flow) == (1, -1)


def test_match_who_cannot_be_chosen_makes_no_crisis_while_somebody_else_can() -> None:
    """158 asks for somebody with 2 cards or fewer: seat 2 alone is left to choose."""
    turn = Turn(158, "5 3 2")
    assert (turn.crisis, turn.cards) == (None, [3, 3, 4])


# The order of events in a turn.


def test_order_1_1_if_a_part_is_a_crisis_nothing_of_it_happens() -> None:
    """A would draw 1 card and B discard 2: B has 1, so A does not draw."""
    turn = Turn(173, "5 1 5")
    assert (turn.crisis, turn.cards) == ("too_few_cards", [5, 1, 5])


def test_order_1_2_to_1_4_solved_then_secularism_then_dystopia_then_the_next_turn() -> None:
    turn = Turn(49, "2 6 9 5", others=[96, 171, 3])
    assert turn.waiting == [2]
    turn.play(turn.options()[0], "place 0")
    until(turn, "motion")
    assert turn.cards == [2, 6, 6, 5], "all discard 1; the solver 2 more, the others draw 1"
    assert turn.waiting == [1]


@pytest.mark.parametrize("answer", ["support", "no_support"])
def test_order_2_a_revolt_ends_the_turn_whether_it_succeeds_or_not(answer: str) -> None:
    society = revolt_ready("2 6 5", 113, 5).play("revolt")
    society.play(society.options()[0], "place 1", answer)
    if answer == "no_support":
        society.play(answer)
    assert (society.cards, society.waiting, society.phase) == ([2, 6, 5], [1], "motion")


def test_order_2_1_neoliberalism_costs_in_vain_too_secularism_only_if_it_succeeds() -> None:
    failed = revolt_ready("2 6 5 5", 113, 8, 96).play("revolt")
    failed.play(failed.options()[0], "place 0", "no_support", "no_support", "no_support")
    assert failed.cards == [2, 7, 5, 5]
    won = revolt_ready("2 6 5 5", 113, 8, 96).play("revolt")
    won.play(won.options()[0], "place 0", "support")
    assert until(won, "motion").cards == [1, 6, 4, 4]


def test_order_2_1_secularism_has_no_effect_if_the_revolt_replaces_it() -> None:
    society = revolt_ready("2 6 5", 113, 96).play("revolt")
    society.play(society.options()[0], "place 2", "support")
    assert society.cards == [2, 6, 5]


def test_order_4_1_conditions_of_natural_cards_are_those_after_the_structure() -> None:
    turn = Turn(48, "998+64+3 5 5", ["discard 1"], stop="natural", others=[3, 5])
    assert "use 998" in turn.options(), "15 cards before it, 14 after it"
    turn = Turn(48, "998+64+2 5 5", ["discard 1"], stop="natural", others=[3, 9])
    assert "use 998" not in turn.options(), "14 cards before it, 13 after it"


def test_order_4_2_no_natural_card_after_a_revolt_but_after_a_cancelled_structure() -> None:
    society = revolt_ready("2 6 5", 58, 5).play("revolt")
    society.play(society.options()[0], "place 0", "support")
    assert society.phase == "motion"
    turn = Turn(78, "998+64+2 5 5", others=[28, 58], stop="natural")
    assert "use 998" in turn.options()


# Crises.


@pytest.mark.parametrize(
    ("forbids", "others", "rows", "then"),
    [
        (156, [10, 3], "0 0 0", "swaps_forbidden"),
        (104, [95, 3], "0 1 0", "field_is_frozen"),
        (89, [64, 3], "0 0 0", "draw_banned"),
        (134, [95, 3], "1 1 0", "highest_may_not"),
    ],
)
def test_crises_come_from_deeds_not_from_conditions(
    forbids: int, others: list[int], rows: str, then: str
) -> None:
    """The card that forbids is carried out quietly; the forbidden deed is the crisis."""
    turn = Turn(forbids, "5 5 5", others=others, rest=f"rows {rows}")
    assert turn.crisis is None
    until(turn, "motion").play("play_on")
    assert turn.crisis == then


def test_crises_words_that_leave_the_number_open_cause_fewer_of_them() -> None:
    assert Turn(177, "4 6 6").crisis == "tied", "the player with most cards"
    assert Turn(187, "4 6 6").cards == [4, 8, 8], "the player or players with most cards"
    assert Turn(35, "5 5 5").crisis is None, "every player who: nobody is enough"


def test_crises_nobody_hands_cards_to_or_swaps_them_with_oneself() -> None:
    assert Turn(93, "5 5 5", rest="rows 1 0 0").crisis == "same_player"
    assert Turn(40, "3 4 5").crisis == "same_player"


def test_crises_an_alteration_leaves_the_number_of_cards_as_it_was() -> None:
    turn = Turn(49, "2 5 6")
    turn.play(turn.options()[0], "place 0")
    assert (turn.cards, "49" in turn.hand(2)) == ([2, 5, 6], True)


def test_crises_unsolved_they_close_the_match_without_winner() -> None:
    turn = Turn(49, "2 998+0 5", others=[3, 27])
    assert (turn.state.matches, list(turn.state.wins)) == (1, [0] * 6)


# Revolts.


@pytest.mark.parametrize(("hands", "may"), [("2 5 5", False), ("2 6 5", True), ("6 2 2", True)])
def test_revolts_three_cards_are_not_enough_four_are(hands: str, may: bool) -> None:
    assert (revolt_ready(hands, 113, 5).phase == "revolt") == may


def test_revolts_a_crisis_comes_before_them() -> None:
    turn = Turn(49, "2 6 5")
    assert turn.phase == "insert"
    assert "revolt_begins" not in turn.happened


def test_revolts_whoever_declines_is_asked_again_turn_after_turn() -> None:
    society = revolt_ready("2 7 2", 113, 5)
    for _ in range(3):
        assert (society.phase, society.waiting) == ("revolt", [1])
        society.play("no_revolt")
        until(society, "motion", "revolt")
        if society.phase == "motion":
            society.play("play_on")


def test_revolts_the_next_one_needs_another_crisis() -> None:
    society = revolt_ready("2 9 5", 113, 5).play("revolt")
    society.play(society.options()[0], "place 1", "support")
    society.play("play_on")
    assert society.phase != "revolt"
    assert society.state.revolt_open == 0


# Natural cards.


def test_naturals_win_without_effect_but_only_as_the_last_card() -> None:
    """No structural card to alter with: as one of two it is refused, as the last one it wins."""
    turn = Turn(48, "998+998+64+0 5 5", ["discard 64"], others=[58, 3], stop="natural")
    assert "use 998" not in turn.options()
    turn = Turn(48, "998+64+0 5 5", ["discard 64", "use 998"], others=[58, 3])
    assert turn.state.wins[0] == 1


def test_naturals_otherwise_have_their_effect_whether_it_is_wanted_or_not() -> None:
    turn = Turn(64, "998+63+2 5 5", ["use 998"], others=[58, 3], stop="insert")
    assert all(move.startswith("insert") for move in turn.options())


# Asymmetric power.


@pytest.mark.parametrize(("row", "cards"), [(0, 8), (1, 7), (2, 6), (3, 5)])
def test_asymmetric_power_begins_with_a_card_less_for_each_row(row: int, cards: int) -> None:
    turn = Turn(49, "2 998+0 999+0", rest=f"rows {row} 0 0")
    assert turn.cards == [cards, 8, 8], "a match closed, the next one was dealt"
