"""The historical deck, card by card, with Momento histórico."""

import pytest

from tests.games.agencia.society import DECKS, Society, Turn

pytestmark = pytest.mark.pure

# Card, hands before, what the test decides, rows of the field, hands after.
DEEDS = [
    (65, "5 5 5", [], "0 1 0", [6, 5, 5]),
    (66, "5 4 6", [], "0 0 0", [4, 4, 6]),
    (68, "5 4 3", [], "0 0 0", [5, 4, 7]),
    (69, "5 5 5", ["choose 1"], "0 0 0", [2, 2, 11]),
    (70, "5 4 3", [], "0 0 0", [5, 3, 4]),
    (71, "5 4 3", [], "0 0 0", [2, 5, 4]),
    (72, "5 5 5", [], "0 0 0", [6, 5, 5]),
    (73, "5 5 5", [], "0 1 0", [7, 5, 5]),
    (74, "5 4 3", [], "0 0 0", [7, 3, 2]),
    (75, "5 5 5", [], "0 0 0", [5, 5, 5]),
    (76, "5 5 5", [], "0 0 0", [3, 5, 3]),
    (77, "6 5 5", [], "1 1 0", [5, 5, 6]),
    (78, "5 5 5", [], "0 0 0", [4, 6, 5]),
    (79, "5 5 5", ["choose 2"], "0 0 0", [3, 5, 6]),
    (80, "5 5 5", [], "0 0 0", [6, 5, 5]),
    (81, "5 5 5", ["choose 2"], "0 0 0", [3, 5, 7]),
    (82, "5 5 5", [], "0 0 0", [6, 6, 6]),
    (83, "5 5 5", [], "0 0 0", [5, 7, 7]),
    (84, "5 5 5", ["choose 1"], "1 0 0", [5, 17, 5]),
    (85, "5 5 5", [], "0 0 0", [5, 5, 5]),
    (86, "5 4 5", [], "0 0 0", [4, 4, 5]),
    (87, "5 5 5", [], "0 1 0", [5, 5, 5]),
    (88, "5 5 5", [], "0 0 0", [15, 5, 5]),
    (89, "5 5 5", [], "0 0 0", [6, 5, 5]),
    (90, "5 1 5", [], "0 0 0", [5, 6, 5]),
    (91, "5 5 5", [], "0 0 0", [4, 5, 5]),
    (92, "5 5 5", [], "0 1 0", [4, 5, 6]),
    (93, "5 5 5", [], "0 1 0", [4, 6, 5]),
]


@pytest.mark.parametrize(("card", "hands", "moves", "rows", "after"), DEEDS, ids=str)
def test_a_card_does_what_it_says(
    card: int, hands: str, moves: list[str], rows: str, after: list[int]
) -> None:
    turn = Turn(card, hands, moves, rest=f"rows {rows}")
    assert (turn.cards, turn.crisis) == (after, None)


# Card, hands before, rows, why it is a crisis.
CRISES = [
    (65, "5 5 5", "1 0 0", "holder_highest"),
    (65, "5 5 5", "1 1 0", "tied_highest"),
    (66, "5 4 4", "0 0 0", "neighbours_tie"),
    (68, "5 3 3", "0 0 0", "tied"),
    (69, "2 5 5", "0 0 0", "too_few_cards"),
    (70, "5 3 3", "0 0 0", "tied"),
    (70, "5 5 3", "0 0 0", "tied"),
    (73, "5 5 5", "0 0 0", "nobody_to_choose"),
    (74, "5 4 4 4", "0 0 0 0", "tied"),
    (74, "5 5 3 2", "0 0 0 0", "tied"),
    (77, "5 5 3", "0 0 1", "tied"),
    (77, "6 5 3", "0 0 1", "tied"),
    (80, "1 5 5", "0 0 0", "too_few_cards"),
    (82, "998+0 5 5", "0 0 0", "no_structural_card"),
    (84, "5 5 5", "0 0 0", "cannot_go_down"),
    (86, "3 5 5", "0 0 0", "holder_fewest"),
    (87, "5 5 5", "1 1 0", "nobody_to_choose"),
    (88, "5 5 5", "3 0 0", "cannot_go_up"),
    (90, "1 1 5", "0 0 0", "tied"),
    (92, "5 5 5", "0 0 0", "no_field_move"),
    (93, "5 5 5", "0 1 1", "tied"),
    (93, "5 5 5", "1 0 0", "same_player"),
    (94, "5 5 3", "0 0 0", "tied"),
    (94, "5 3 3", "0 0 0", "tied"),
]


@pytest.mark.parametrize(("card", "hands", "rows", "fault"), CRISES, ids=str)
def test_what_cannot_be_done_is_a_crisis(card: int, hands: str, rows: str, fault: str) -> None:
    assert Turn(card, hands, rest=f"rows {rows}").crisis == fault


def test_no_card_of_the_deck_is_left_out() -> None:
    assert {deed[0] for deed in DEEDS} | {67, 94} == set(range(65, 95))


def test_65_the_structure_of_the_highest_has_no_effect() -> None:
    turn = Turn(64, "5 5 5", others=[65], rest="rows 1 0 0")
    assert (turn.cards, "cancelled" in turn.happened) == ([5, 5, 5], True)
    assert Turn(64, "5 5 5", others=[65], rest="rows 1 0 1").crisis == "tied_highest"
    assert Turn(64, "5 5 5", others=[65], rest="rows 0 0 1").cards == [6, 5, 5]
    turn = Turn(133, "5 5 5", others=[65], rest="rows 1 0 0")
    assert (turn.crisis, "cancelled" in turn.happened) == (None, True), "not by its own words"
    assert Turn(65, "5 5 5", rest="rows 1 0 0").crisis == "holder_highest"


def test_66_the_flow_turns_to_the_neighbour_with_more_cards() -> None:
    assert Turn(66, "5 4 6").state.books.flow == -1
    assert Turn(66, "5 6 4").state.books.flow == 1


def test_67_draws_and_discards_do_not_happen_but_the_rest_does() -> None:
    """The manual's own example: cards are handed over, none are drawn."""
    turn = Turn(13, "5 5 5", others=[67])
    assert (turn.cards, turn.crisis) == ([4, 5, 6], None)
    assert Turn(49, "1 5 5", others=[67]).cards == [1, 5, 5]


def test_68_counts_full_threes_before_drawing() -> None:
    assert Turn(68, "5 4 2").cards == [5, 4, 5]


def test_72_the_winner_goes_to_row_0() -> None:
    turn = Turn(48, "1 5 5", others=[72], rest="rows 2 1 0", stop="field")
    assert turn.rows[0] == 0


def test_73_and_87_change_places_in_the_field() -> None:
    turn = Turn(73, "5 5 5", rest="rows 0 2 0")
    assert (turn.rows, turn.columns) == ([2, 0, 0], [1, 0, 2])
    turn = Turn(87, "5 5 5", rest="rows 0 2 0")
    assert turn.rows == [2, 0, 1], "who shared the row rises; the holder does not"


def test_87_is_a_crisis_if_somebody_who_must_rise_is_blocked() -> None:
    turn = Turn(87, "5 5 5 5", rest="rows 0 2 0 1, columns 0 1 2 2")
    assert turn.crisis == "cannot_go_up"


def test_75_nova_geracao_brings_back_only_cards_that_were_there() -> None:
    turn = Turn(113, "998+64+2 5 5", others=[75], stop="natural")
    assert "use 998" not in turn.options()
    assert turn.why_not("use 998") == "You would have no card to alter a structure with."


def test_82_each_player_alters_in_turn_even_if_it_is_replaced() -> None:
    turn = Turn(82, "5 5 5", ["insert 1", "place 0"], stop="motion")
    assert "82" not in turn.society
    assert turn.happened.count("alters") == 3


def test_84_cannot_go_down_onto_somebody() -> None:
    turn = Turn(84, "5 5 5", rest="rows 1 0 0, columns 0 0 2")
    assert turn.crisis == "cannot_go_down"


def test_84_and_88_move_the_holder() -> None:
    assert Turn(84, "5 5 5", rest="rows 1 0 0").rows == [0, 0, 0]
    assert Turn(88, "5 5 5", rest="rows 0 0 0").rows == [1, 0, 0]
    assert Turn(88, "5 5 5", rest="rows 0 1 0, columns 0 0 2").crisis == "cannot_go_up"


def test_85_a_proposal_needs_one_opponent() -> None:
    turn = Turn(85, "5 5 5", ["no_support", "support"])
    assert "alters" in turn.happened
    turn = Turn(85, "5 5 5", ["no_support", "no_support"])
    assert ("alters" in turn.happened, turn.crisis) == (False, None)


def test_86_only_the_single_one_with_fewest_may_refuse() -> None:
    turn = Turn(64, "3 5 5", ["refuse"], others=[86])
    assert (turn.cards, "refuses" in turn.happened) == ([3, 5, 5], True)
    assert Turn(64, "5 5 5", others=[86], stop="refuse").cards == [6, 5, 5]


def test_89_the_next_two_may_not_draw_until_their_turn_is_over() -> None:
    turn = Turn(89, "5 5 5 5", others=[64, 48, 3])
    assert turn.state.books.banned == 0b110
    turn.play("play_on")
    assert turn.crisis == "draw_banned"


def test_91_lideranca_needs_an_approval_and_is_spent_if_refused() -> None:
    moves = ["discard 1", "use 999", "insert 64", "place 0"]
    turn = Turn(48, "999+64+1 5 5", moves, others=[91, 3])
    assert "alters" in turn.happened
    moves += ["no_support", "no_support"]
    turn = Turn(48, "999+64+1 5 5", moves, others=[91, 3])
    assert ("alters" in turn.happened, "999" in turn.hand(0)) == (False, False)


def test_94_only_if_the_one_with_most_cards_drew() -> None:
    assert Turn(94, "5 4 3", drew=[0]).cards == [5, 4, 4]
    assert Turn(94, "5 4 3", drew=[1]).cards == [5, 4, 3]


def test_momento_historico_alters_two_different_places() -> None:
    moves = ["discard 1", "use 997", "insert 64", "place 1", "insert 49"]
    turn = Turn(48, "997+64+49+2 5 5", moves, stop="place")
    assert turn.why_not("place 1").startswith("You have just altered that structure")
    turn.play("place 2")
    assert turn.society == ["48", "64", "49"]


def test_momento_historico_may_use_the_card_it_picked_up() -> None:
    moves = ["discard 1", "use 997", "insert 64", "place 1", "insert 113", "place 2"]
    assert Turn(48, "997+64+2 5 5", moves).society == ["48", "64", "113"]


def test_with_this_deck_there_is_always_a_field() -> None:
    society = Society("48: *5 | 3: *5 | 5: *5 | field off, historical on, turn 0")
    assert society.state.uses_field()


def test_71_the_card_to_discard_is_one_of_the_new_hand() -> None:
    turn = Turn(71, "5 5 64+4", ["discard 64"])
    assert (turn.cards, "Ana discards Hubris." in turn.said()) == ([4, 5, 5], True)


@pytest.mark.parametrize("seed", range(6))
def test_72_of_several_winners_those_whose_own_square_is_free_go_there_first(seed: int) -> None:
    rest = f"rows 1 0 1 3, columns 1 0 3 3, seed {seed}"
    turn = Turn(206, "1 5 1 1", others=[167, 72, 3], rest=rest)
    assert (turn.rows, turn.columns) == ([0, 0, 0, 0], [1, 0, 2, 3])


def test_72_another_square_if_the_own_one_is_taken_and_no_game_is_won() -> None:
    turn = Turn(48, "1 5 5", others=[72], rest="rows 3 0 0, columns 0 0 2", stop="field")
    assert not turn.state.over()
    assert (turn.rows, turn.columns) == ([0, 0, 0], [1, 0, 2])


def test_72_lots_are_told_where_there_is_more_than_one_free_square() -> None:
    one, two = "rows 3 0 0, columns 0 0 2", "rows 3 0 0 1, columns 0 0 2 3"
    assert "lots_return" not in Turn(48, "1 5 5", others=[72], rest=one, stop="field").happened
    assert "lots_return" in Turn(48, "1 5 5 5", others=[72], rest=two, stop="field").happened


def test_87_counts_as_row_mates_also_those_who_were_just_punished() -> None:
    seats = "87: *5 | 3: *5 | 5: *5 | 33: *5"
    society = Society(f"{seats} | historical on, motions on, turn 0, rows 0 2 1 0")
    society.play("accuse 2", "agree", "agree")
    assert society.rows == [2, 0, 1, 1]


def test_67_is_nothing_but_a_rule_and_does_nothing_in_its_own_turn() -> None:
    turn = Turn(67, "5 4 3")
    assert (turn.cards, turn.crisis) == ([5, 4, 3], None)


def test_72_a_winner_already_on_row_0_goes_back_to_the_own_square_too() -> None:
    rest = "rows 1 0 0 2, columns 0 3 1 1"
    table = Society(f"3: *4 | 113: *4 | 48: *1 | 72: *4 | {DECKS}, motions on, turn 2, {rest}")
    table.play("play_on")
    while table.phase == "natural":
        table.play("end_turn")
    assert (table.rows, table.columns) == ([1, 0, 0, 2], [0, 3, 2, 1])
    assert table.state.since[2] == 0, "on the same row as before"


def test_72_a_winner_on_row_0_whose_own_square_is_taken_stays() -> None:
    rest = "rows 1 0 0 2, columns 0 2 1 1"
    table = Society(f"3: *4 | 113: *4 | 48: *1 | 72: *4 | {DECKS}, motions on, turn 2, {rest}")
    table.play("play_on")
    while table.phase == "natural":
        table.play("end_turn")
    assert (table.rows, table.columns) == ([1, 0, 0, 2], [0, 2, 1, 1])


def test_72_a_winner_who_goes_home_makes_room_for_another() -> None:
    rest = "rows 2 0 0 1, columns 1 3 0 1"
    turn = Turn(206, "1 5 1 5", others=[167, 72, 3], rest=rest, stop="field")
    assert (turn.rows[0], turn.columns[0]) == (0, 0), "seat 2 stood there"
    assert turn.rows[2] == 0
