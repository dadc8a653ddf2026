"""The theoretical deck, card by card, with Novo paradigma."""

import pytest

from tests.games.agencia.society import Turn

pytestmark = pytest.mark.pure

DEEDS = [
    (95, "5 5 5", [5, 5, 5]),
    (96, "5 5 5", [5, 5, 5]),
    (98, "5 5 5", [5, 3, 7]),
    (99, "5 5 5", [3, 5, 5]),
    (102, "5 4 3", [5, 3, 5]),
    (103, "5 5 5", [3, 5, 5]),
    (105, "5 5 5", [6, 5, 5]),
    (106, "5 5 5", [3, 5, 5]),
    (108, "5 5 5", [6, 6, 5]),
    (109, "5 5 5", [5, 3, 3]),
    (110, "5 5 5", [5, 6, 5]),
    (111, "5 5 5 5", [5, 5, 4, 4]),
    (112, "5 5 5", [6, 6, 6]),
    (114, "7 4 3", [5, 4, 5]),
    (115, "5 5 5", [4, 5, 5]),
    (118, "5 5 5", [4, 5, 6]),
    (119, "5 5 5", [4, 4, 5]),
    (122, "4 5 6", [3, 5, 5]),
    (123, "7 5 3", [7, 7, 3]),
    (124, "4 5 5", [4, 5, 5]),
]


@pytest.mark.parametrize(("card", "hands", "after"), DEEDS, ids=str)
def test_a_card_does_what_it_says(card: int, hands: str, after: list[int]) -> None:
    turn = Turn(card, hands, rest="rows 0 1 0")
    assert (turn.cards, turn.crisis) == (after, None)


CRISES = [
    (95, "5 5 5", "no_field_move"),
    (98, "5 1 5", "too_few_cards"),
    (99, "1 5 5", "too_few_cards"),
    (106, "2 5 5", "no_structural_card"),
    (107, "5 5 5", "nobody_to_choose"),
    (109, "5 2 2", "two_empty_hands"),
    (114, "6 4 3", "odd_difference"),
    (114, "6 6 3", "tied"),
    (116, "5 5 3", "tied"),
    (117, "5 5 5", "nobody_fits"),
    (119, "1 1 1", "two_empty_hands"),
    (120, "5 5 5", "nobody_concerned"),
    (121, "5 5 5", None),
    (122, "5 3 2", "nobody_concerned"),
    (123, "5 5 3", "tied"),
    (123, "5 6 3", None),
]


@pytest.mark.parametrize(("card", "hands", "fault"), CRISES, ids=str)
def test_what_cannot_be_done_is_a_crisis(card: int, hands: str, fault: str | None) -> None:
    assert Turn(card, hands).crisis == fault


def test_no_card_of_the_deck_is_left_out() -> None:
    here = {97, 100, 101, 104, 107, 113, 116, 117, 120, 121}
    assert {deed[0] for deed in DEEDS} | here == set(range(95, 125))


def test_96_after_a_solved_crisis_everybody_discards() -> None:
    turn = Turn(49, "2 5 5", others=[96, 3])
    assert turn.crisis == "too_few_cards"
    turn.play(turn.options()[0], "place 0")
    while turn.phase == "give":
        turn.play(turn.options()[0])
    assert turn.cards == [1, 4, 4]


def test_96_is_cancelled_if_the_solution_replaces_it() -> None:
    turn = Turn(49, "2 5 5", others=[96, 3])
    turn.play(turn.options()[0], "place 1")
    assert turn.cards == [2, 5, 5]


def test_96_lets_several_win_at_the_same_time() -> None:
    assert Turn(20, "2 2 5", others=[96, 3]).state.wins[0] == 1


def test_97_nobody_discards_by_anothers_structure() -> None:
    turn = Turn(20, "5 5 5", others=[97])
    assert (turn.cards, turn.crisis) == ([3, 5, 5], None)
    assert Turn(20, "5 1 5", others=[97]).cards == [3, 1, 5]


def test_99_the_winner_moves_twice_and_last() -> None:
    turn = Turn(99, "2 5 5", rest="rows 0 1 0")
    assert turn.rows[0] == 1
    assert turn.state.double_movers == 0b001
    assert turn.waiting == [1], "whoever else is up there comes first"
    turn.play(turn.options()[0])
    assert turn.waiting == [0]
    turn.play(turn.options()[0])
    assert turn.waiting == [0]


def test_100_a_structure_makes_each_draw_one_at_most() -> None:
    turn = Turn(15, "5 5 5", others=[100])
    assert (turn.cards, turn.crisis) == ([6, 5, 6], None)
    assert Turn(52, "5 5 5", others=[100]).cards == [6, 6, 6]
    assert Turn(80, "5 5 5", others=[100]).cards == [4, 5, 5], "discards are not affected"


def test_101_its_holder_discards_for_every_card_drawn() -> None:
    assert Turn(64, "5 5 5", others=[101]).cards == [6, 4, 5]
    assert Turn(52, "5 5 5", others=[101]).cards == [7, 1, 7]
    turn = Turn(52, "5 3 5", others=[101])
    assert turn.crisis == "syndicate_short"


def test_101_a_hand_emptied_on_anothers_turn_wins() -> None:
    assert Turn(64, "5 1 5", others=[101]).state.wins[1] == 1


def test_104_the_field_cannot_be_altered_and_the_winner_does_not_rise() -> None:
    turn = Turn(95, "5 5 5", others=[104], rest="rows 0 1 0")
    assert turn.crisis == "field_is_frozen"
    assert Turn(48, "1 5 5", others=[104]).rows == [0, 0, 0]


def test_105_the_lowest_play_twice() -> None:
    turn = Turn(48, "5 5 5", others=[105], rest="rows 0 1 1")
    assert (turn.waiting, turn.happened.count("plays_again")) == ([0], 1)
    turn = Turn(48, "5 5 5", others=[105], rest="rows 1 0 1")
    assert turn.waiting == [1]


def test_106_alters_its_own_place_only() -> None:
    turn = Turn(106, "64+49+3 5 5", ["discard 1", "discard 2"], stop="insert")
    turn.play("insert 64")
    assert turn.society[0] == "64"


def test_107_as_many_cards_as_were_discarded_since() -> None:
    assert Turn(107, "5 5 5", discards=2).cards == [3, 7, 5]
    assert Turn(107, "1 5 5", discards=2).crisis == "too_few_cards"


def test_112_and_118_let_players_refuse() -> None:
    assert Turn(64, "5 5 5", ["refuse"], others=[112]).cards == [5, 5, 5]
    assert Turn(64, "4 5 5", ["refuse"], others=[118]).cards == [4, 5, 5]
    turn = Turn(64, "5 5 5", others=[118])
    assert turn.cards == [6, 5, 5], "an odd number of cards gives no right to refuse"


def test_a_refused_structure_is_no_crisis_and_naturals_may_follow() -> None:
    turn = Turn(49, "2 5 5", ["refuse"], others=[112], stop="natural")
    assert turn.crisis is None
    assert turn.phase == "natural"


def test_113_lideranca_cannot_be_used() -> None:
    turn = Turn(48, "999+998+64+0 6 6", ["discard 64"], others=[113], stop="natural")
    assert turn.why_not("use 999") == "A structure in society forbids Leadership."


def test_116_and_117_win_the_match() -> None:
    assert Turn(116, "5 6 3").state.wins[1] == 1
    assert Turn(117, "5 6 3", champions=0b100).state.wins[2] == 1
    assert Turn(117, "5 6 3", champions=0b110).crisis == "tied"


def test_120_two_cards_for_each_who_handed_some_over() -> None:
    assert Turn(120, "5 5 5", handed=[(2, 0)]).cards == [3, 5, 7]


def test_121_who_did_not_discard() -> None:
    assert Turn(121, "5 5 5", discarded=[0, 2]).cards == [5, 4, 5]
    assert Turn(121, "5 5 5", discarded=[0, 1, 2]).crisis == "nobody_concerned"


def test_novo_paradigma_waits_for_the_next_structure_that_discards() -> None:
    turn = Turn(48, "996+63+3 5 5", ["discard 1", "use 996"], others=[64, 3])
    assert turn.state.paradigms == 1


def test_novo_paradigma_makes_that_structure_a_crisis_and_is_spent() -> None:
    turn = Turn(64, "996+63+3 5 5", ["use 996"], others=[49, 3])
    turn.play("play_on")
    assert (turn.crisis, turn.state.paradigms) == ("paradigm_falls", 0)


def test_a_structure_without_discard_leaves_novo_paradigma_waiting() -> None:
    turn = Turn(64, "996+63+3 5 5", ["use 996"], others=[42, 3])
    turn.play("play_on")
    assert turn.crisis is None
    assert turn.state.paradigms == 1


def test_105_a_second_turn_is_not_played_if_the_first_one_replaced_it() -> None:
    moves = ["insert 64", "place 1"]
    turn = Turn(126, "64+4 5 5", moves, others=[105, 3], rest="rows 0 1 1")
    assert ("plays_again" in turn.happened, turn.waiting) == (False, [1])
    moves = ["insert 64", "place 2"]
    turn = Turn(126, "64+4 5 5", moves, others=[105, 3], rest="rows 0 1 1")
    assert ("plays_again" in turn.happened, turn.waiting) == (True, [0])


@pytest.mark.parametrize("card", [97, 100, 101, 104, 113])
def test_a_card_that_is_nothing_but_a_rule_does_nothing_in_its_own_turn(card: int) -> None:
    turn = Turn(card, "5 4 3")
    assert (turn.cards, turn.crisis) == ([5, 4, 3], None)
