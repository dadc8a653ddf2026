"""Crises and revolts: who solves, in which order, who may revolt, and what follows."""

import pytest

from tests.games.agencia.society import DECKS, Society, Turn, revolt_ready

pytestmark = pytest.mark.pure


def solve(turn: Society, place: str = "place 0") -> None:
    turn.play(turn.options()[0], place)


# The queue: seat 0 causes a crisis with 49 and too few cards.


def test_the_player_with_most_cards_solves_it() -> None:
    assert Turn(49, "2 5 6").waiting == [2]


def test_a_tie_goes_to_the_higher_in_the_field() -> None:
    assert Turn(49, "2 6 6", rest="rows 0 0 1").waiting == [2]


def test_then_to_the_next_to_play() -> None:
    assert Turn(49, "2 6 6").waiting == [1]
    assert Turn(49, "2 6 6", rest="flow -1").waiting == [2]


def test_nobody_profits_from_the_own_crisis() -> None:
    assert Turn(20, "9 1 5").waiting == [2]


def test_any_structure_may_be_altered_and_the_turn_is_over() -> None:
    turn = Turn(49, "2 5 6")
    card = turn.options()[0].split()[1]
    turn.play(f"insert {card}", "place 1")
    assert turn.society[1] == card
    assert "113" in turn.hand(2)
    assert turn.cards == [2, 5, 6], "an alteration leaves as many cards in hand"
    assert (turn.waiting, turn.phase) == ([1], "motion")


def test_27_passes_the_duty_on() -> None:
    assert Turn(49, "2 6 5", others=[27]).waiting == [2]


def test_whoever_has_natural_cards_only_is_passed_over() -> None:
    turn = Turn(49, "2 998+998+998+0 5")
    assert turn.waiting == [2]
    turn = Turn(49, "2 998+998+998+998+998+998+0 5")
    assert "passed_over" in turn.happened


def test_nobody_left_closes_the_match_without_winner() -> None:
    turn = Turn(49, "2 998+998+998+0 999+999+0")
    assert turn.state.matches == 1
    assert "match_closes" in turn.happened
    assert list(turn.state.wins) == [0] * 6


def test_103_and_115_have_priority_over_more_cards() -> None:
    assert Turn(49, "2 3 6", others=[103]).waiting == [1]
    assert Turn(49, "2 3 6", others=[115]).waiting == [1]


def test_29_gives_priority_to_the_last_solver() -> None:
    assert Turn(49, "2 3 6", others=[29], last_solver=1).waiting == [1]
    assert Turn(49, "2 3 6", others=[29], last_solver=0).waiting == [2], "not the own crisis"


def test_among_several_with_priority_the_normal_criteria_decide() -> None:
    assert Turn(49, "2 3 4 9", others=[103, 115]).waiting == [2]


def test_204_own_crisis_against_other_priorities() -> None:
    assert Turn(49, "2 3 6", others=[204, 103]).waiting == [2]
    assert Turn(49, "2 5 1", others=[204, 103]).waiting == [0]


# Votes and vetoes.


def test_18_a_solution_needs_more_than_half_of_the_votes() -> None:
    turn = Turn(49, "2 5 6 5", others=[18, 3, 113])
    solve(turn)
    assert turn.waiting == [0, 1, 3]
    turn.play("vote_no", "vote_yes", "vote_no")
    assert "not_approved" in turn.happened, "a tie does not approve"
    assert turn.phase == "insert"
    assert "give_up" in turn.options()


def test_after_a_second_refusal_the_queue_goes_on() -> None:
    turn = Turn(49, "2 5 6", others=[18, 3])
    solve(turn)
    turn.play("vote_no", "vote_no")
    solve(turn)
    turn.play("vote_no", "vote_no")
    assert turn.waiting == [1]
    solve(turn)
    turn.play("vote_yes", "vote_no")
    assert "crisis_solved" in turn.happened


def test_giving_up_passes_the_duty_on_and_nobody_left_closes_the_match() -> None:
    turn = Turn(49, "2 5 6", others=[18, 3])
    for _ in range(2):
        solve(turn)
        turn.play("vote_no", "vote_no", "give_up")
    assert turn.state.matches == 1


def test_a_first_offer_is_owed() -> None:
    turn = Turn(49, "2 5 6")
    assert turn.why_not("give_up") == "The crisis must be solved: make at least one offer."


def test_17_fewest_cards_may_veto_but_not_the_change_of_that_card() -> None:
    turn = Turn(49, "2 5 6", others=[17, 3])
    solve(turn, "place 2")
    assert (turn.waiting, turn.phase) == ([0], "veto")
    turn.play("veto")
    assert turn.phase == "insert"
    solve(turn, "place 1")
    assert "crisis_solved" in turn.happened


# Revolts.


def test_no_revolt_before_the_first_crisis() -> None:
    turn = Turn(48, "2 6 5", stop="revolt")
    assert turn.phase != "revolt"


def test_the_difference_must_be_more_than_three() -> None:
    assert revolt_ready("2 5 5", 113, 5).phase == "give"
    society = revolt_ready("2 6 5", 113, 5)
    assert (society.phase, society.waiting) == ("revolt", [1])


def test_ties_go_to_the_lowest_then_to_the_last_to_play() -> None:
    assert revolt_ready("2 6 6", 113, 5, rest="rows 0 0 1").waiting == [1]
    assert revolt_ready("2 6 6", 113, 5).waiting == [2]


def test_declining_keeps_the_right() -> None:
    society = revolt_ready("2 6 5", 113, 5)
    society.play("no_revolt")
    assert society.state.revolt_open == 1


def test_a_revolt_is_asked_about_even_with_nothing_to_propose() -> None:
    naturals = " ".join(["998"] * 6)
    society = Society(f"48: *2 | 113: {naturals} | 5: *5 | {DECKS}, motions on, turn 0")
    society.state.revolt_open = 1
    society.play("play_on")
    assert (society.phase, society.waiting, society.options()) == ("revolt", [1], ["no_revolt"])
    assert society.prompt().endswith("but no structural card to propose.")
    society.play("no_revolt")
    assert (society.phase, society.waiting) == ("give", [0])


@pytest.mark.parametrize("card", [3, 26, 27])
def test_where_the_entitled_player_may_not_nobody_may(card: int) -> None:
    assert revolt_ready("2 6 5", card, 5).phase == "give"


def test_an_approved_revolt_alters_a_structure_and_ends_the_turn() -> None:
    society = revolt_ready("2 6 5", 113, 5)
    society.play("revolt")
    society.play(society.options()[0], "place 0", "no_support", "support")
    assert "revolt_succeeds" in society.happened
    assert (society.waiting, society.state.revolt_open) == ([1], 0)
    assert society.cards[0] == 2, "the player in turn did not play"


def test_a_revolt_that_nobody_supports_fails() -> None:
    society = revolt_ready("2 6 5", 113, 5)
    society.play("revolt")
    society.play(society.options()[0], "place 0", "no_support", "no_support")
    assert "revolt_fails" in society.happened
    assert society.state.history.failed == 0b010
    assert society.society[0] == "48"


def test_36_revolts_need_no_approval() -> None:
    society = revolt_ready("2 6 5", 36, 5)
    society.play("revolt")
    society.play(society.options()[0], "place 0")
    assert "revolt_succeeds" in society.happened


@pytest.mark.parametrize("card", [21, 144])
def test_21_and_144_support_every_revolt(card: int) -> None:
    society = revolt_ready("2 6 5", 113, card)
    society.play("revolt")
    society.play(society.options()[0], "place 2")
    assert "revolt_succeeds" in society.happened


def test_33_supports_none() -> None:
    society = revolt_ready("2 6 5", 113, 33)
    society.play("revolt")
    society.play(society.options()[0], "place 2")
    assert society.waiting == [0], "only seat 0 is asked"
    society.play("no_support")
    assert "revolt_fails" in society.happened


def test_8_whoever_revolts_draws_even_if_it_replaces_that_card() -> None:
    society = revolt_ready("2 6 5", 113, 8)
    society.play("revolt")
    society.play(society.options()[0], "place 2", "support")
    assert society.cards == [2, 7, 5]


def test_a_veto_lets_a_revolt_fail() -> None:
    society = revolt_ready("2 6 5", 113, 17)
    society.play("revolt")
    society.play(society.options()[0], "place 0", "support", "veto")
    assert "revolt_fails" in society.happened


def test_after_a_revolt_the_next_needs_a_new_crisis() -> None:
    society = revolt_ready("2 6 5", 113, 5)
    society.play("revolt")
    society.play(society.options()[0], "place 0", "support")
    assert society.state.revolt_open == 0


@pytest.mark.parametrize(("flow", "winner"), [(1, 1), (-1, 2)])
def test_of_two_hands_emptied_after_a_crisis_the_first_along_the_flow_wins(
    flow: int, winner: int
) -> None:
    """171 makes the solver discard 2 and the others draw; for those 101 discards what it has."""
    turn = Turn(49, "1 2 1", others=[171, 101], rest=f"flow {flow}")
    assert (turn.crisis, turn.waiting) == ("too_few_cards", [1])
    turn.play(turn.options()[0], "place 0")
    assert [seat for seat in range(3) if turn.state.wins[seat]] == [winner]
    assert turn.happened.count("wins_match") == 1


def test_3_supports_no_revolt() -> None:
    society = revolt_ready("2 6 5", 113, 3).play("revolt")
    society.play(society.options()[0], "place 2")
    assert society.waiting == [0], "only seat 0 is asked"


def test_17_vetoes_alterations_by_structures_and_natural_cards_too() -> None:
    turn = Turn(126, "64+4 5 3", ["insert 64", "place 0", "veto"], others=[17, 3])
    assert (turn.crisis, turn.society) == (None, ["126", "17", "3"])
    moves = ["use 998", "insert 63", "place 2", "veto"]
    turn = Turn(64, "998+63+3 3 6", moves, others=[17, 58])
    assert turn.society == ["64", "17", "58"]
    assert "998" not in turn.hand(0), "it is spent"
