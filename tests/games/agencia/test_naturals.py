"""Natural cards: conditions, timing, the winning last card; who is asked for one."""

import pytest

from tests.games.agencia.society import Society, Turn

pytestmark = pytest.mark.pure


def test_nova_geracao_needs_an_even_total_counted_with_itself() -> None:
    turn = Turn(48, "998+64+4 5 5", ["discard 1"], stop="natural", others=[3, 5])
    assert turn.state.books.total() == 15
    assert "use 998" not in turn.options()
    assert (
        turn.why_not("use 998") == "There are 15 cards in all hands together, not an even number."
    )
    turn = Turn(48, "998+64+3 5 5", ["discard 1"], stop="natural", others=[3, 5])
    assert "use 998" in turn.options()


def test_it_is_discarded_and_one_structure_is_altered() -> None:
    moves = ["discard 1", "use 998", "insert 64", "place 2"]
    turn = Turn(48, "998+64+3 5 5", moves, others=[3, 5])
    assert turn.society == ["48", "3", "64"]
    assert "5" in turn.hand(0)
    assert turn.cards == [3, 5, 5]


def test_lideranca_needs_to_be_alone_with_fewest_cards() -> None:
    turn = Turn(48, "999+998+64+1 3 5", ["discard 1"], stop="natural", others=[3, 9])
    assert turn.why_not("use 999").startswith("Only a player who alone has the fewest cards")
    turn = Turn(48, "999+998+64+1 4 5", ["discard 1"], stop="natural", others=[3, 9])
    assert "use 999" in turn.options()


def test_5_lifts_that_condition() -> None:
    turn = Turn(48, "999+64+5 3 3", ["discard 1"], stop="natural", others=[3, 5])
    assert "use 999" in turn.options()


def test_58_lifts_the_even_total() -> None:
    turn = Turn(48, "998+64+4 5 5", ["discard 1"], stop="natural", others=[58, 3])
    assert "use 998" in turn.options()


def test_the_last_card_wins_without_effect() -> None:
    turn = Turn(48, "998+1 4 5", ["discard 1", "use 998"], others=[3, 9])
    assert turn.state.wins[0] == 1
    assert "alters" not in turn.happened


def test_its_condition_must_hold_even_as_the_last_card() -> None:
    turn = Turn(48, "998+1 5 5", ["discard 1"], stop="natural", others=[58, 3])
    assert "use 998" in turn.options()
    turn = Turn(48, "998+1 5 5", ["discard 1"], others=[3, 9])
    assert turn.state.wins[0] == 0


def test_a_last_card_cannot_win_beside_another_empty_hand() -> None:
    turn = Turn(51, "998+1 5 1", ["discard 1"], stop="natural", others=[58, 3])
    assert turn.why_not("use 998").startswith("It is your last card")


def test_its_effect_must_be_possible_otherwise() -> None:
    turn = Turn(48, "998+998+64+0 5 5", ["discard 64"], stop="natural", others=[58, 3])
    assert turn.why_not("use 998").startswith("You would have no card")


def test_there_is_none_after_a_crisis() -> None:
    turn = Turn(49, "998+1 5 5", others=[58, 3])
    turn.play(turn.options()[0], "place 0")
    assert (turn.phase, turn.waiting) == ("motion", [1])


def test_a_card_drawn_this_turn_may_be_used() -> None:
    turn = Turn(131, "64+4 5 5", ["take 998"], stop="natural", others=[58, 3])
    assert turn.phase == "natural"


def test_using_one_is_no_discard_for_the_past() -> None:
    moves = ["use 998", "insert 63", "place 2"]
    turn = Turn(64, "998+63+2 5 5", moves, others=[58, 3])
    assert turn.state.history.discards == 0
    assert turn.state.history.discarded[0] == -1


def test_67_does_not_stop_naturals() -> None:
    moves = ["use 998", "insert 63", "place 2"]
    assert "alters" in Turn(64, "998+63+2 5 5", moves, others=[67, 58]).happened


def test_esquizoanalise_may_come_back_by_nova_geracao() -> None:
    moves = ["discard 1", "discard 2", "insert 64", "use 998", "insert 106", "place 0"]
    turn = Turn(106, "998+64+3 5 5", moves, others=[58, 3])
    assert turn.society[0] == "106"


def test_nobody_is_asked_where_all_know_that_none_can_be_used() -> None:
    society = Society("48: *5 | 3: *5 | 9: *5 | motions on, turn 0, flow 1")
    society.play("play_on", "discard 1")
    assert (society.state.books.total() % 2, society.phase) == (0, "natural")
    society = Society("48: *6 | 3: *5 | 9: *5 | motions on, turn 0, flow 1")
    society.play("play_on", "discard 1")
    assert society.phase == "motion", "an odd total, and not fewest cards"


def test_it_is_asked_even_of_a_hand_without_one_so_that_nobody_learns_that() -> None:
    society = Society("48: 1 2 4 5 6 | 3: *5 | 9: *5 | motions on, turn 0")
    society.play("play_on", "discard 1")
    assert society.options() == ["end_turn"]
