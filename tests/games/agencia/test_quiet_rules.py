"""What "is no crisis" ends in none through another door: 57, 157, 151 and 67 among others."""

import pytest

from tests.games.agencia.society import DECKS, Society, Turn

pytestmark = pytest.mark.pure


def after(seats: str, *moves: str, rest: str) -> Society:
    """A society with every deck, after these moves."""
    table = Society(f"{seats} | {DECKS}, {rest}")
    table.play(*moves)
    return table


# 57: whom it protects is chosen where without the protection it could be done, and only so.


def test_57_makes_no_crisis_of_69_where_the_protected_player_could_not_give() -> None:
    table = after("69: 1 2 4 6 | 5: 7 8 9 10 | 57: 11", "end_turn", rest="turn 1, flow -1")
    assert (table.crisis, table.cards) == (None, [4, 4, 1]), "seat 2 is chosen, and gets nothing"
    assert table.phase == "natural"


def test_57_still_lets_69_be_a_crisis_that_it_did_not_bring_about() -> None:
    assert Turn(69, "4 2 1", others=[5, 57]).crisis == "too_few_cards", "seat 1 has too few anyway"
    assert Turn(69, "2 4 1", others=[5, 57]).crisis == "too_few_cards", "so has whoever plays"


def test_57_is_no_way_out_for_whoever_has_too_few_cards_to_hand_over() -> None:
    assert Turn(81, "1 5 5", others=[57]).crisis == "too_few_cards", "seat 2 could be given some"


@pytest.mark.parametrize(("card", "rest"), [(1, ""), (84, "rows 0 1 0")])
def test_57_makes_no_crisis_where_89_bans_everybody_else(card: int, rest: str) -> None:
    seats = f"89: 57 6 998 | {card}: 7 8 9 10 | 113: 11 12 14 16"
    table = after(seats, "use 998", "insert 57", "place 0", rest=f"turn 0, {rest}")
    assert (table.crisis, table.cards[1:]) == (None, [4, 4]), "seat 0 is chosen, and draws nothing"
    assert table.cards[0] == 3, "57 for 89, less Nova geração, and the card drawn by 89"


def test_157_makes_no_crisis_where_89_bans_everybody_else() -> None:
    seats = "89: 157 6 998 | 1: 7 8 9 10 | 113: 11 12 14 16"
    table = after(seats, "use 998", "insert 157", "place 0", rest="turn 0")
    assert (table.crisis, table.cards) == (None, [3, 4, 4])


def test_89_is_a_crisis_where_nothing_else_stops_the_draw() -> None:
    seats = "89: 3 6 998 | 1: 7 8 9 10 | 113: 11 12 14 16"
    table = after(seats, "use 998", "insert 3", "place 0", rest="turn 0")
    assert (table.crisis, table.cards) == (None, [7, 4, 4]), "seat 0 is chosen"
    table = after("89: 3 6 | 141: 7 8 9 10 | 113: 11 12 14 16", "end_turn", rest="turn 0")
    assert table.crisis == "draw_banned"


# 151: where its holder cannot be made to draw, whoever else would is its holder's opponent.


def test_151_takes_the_effect_where_89_bans_its_holder() -> None:
    seats = "89: 151 6 998 | 1: 7 8 9 10 | 113: 11 12 14 16"
    table = after(seats, "use 998", "insert 151", "place 2", rest="turn 0")
    assert (table.crisis, table.cards) == (None, [3, 4, 4])
    assert "cancelled" in table.happened


def test_151_takes_the_effect_where_157_keeps_its_holder_from_drawing() -> None:
    table = Society(f"151: *4 | 1: *4 | 157: *4 | 3: *4 | {DECKS}, motions on, turn 1")
    table.play("play_on")
    assert (table.crisis, table.cards, table.phase) == (None, [4, 4, 4, 4], "natural")
    assert "cancelled" in table.happened


def test_996_falls_where_101_would_discard_for_whoever_89_does_not_ban() -> None:
    table = Society(f"1: *4 | 3: *4 | 101: *6 | 5: *4 | {DECKS}, motions on, turn 0")
    table.state.books.banned, table.state.paradigms = 0b0010, 1
    table.play("play_on")
    assert table.crisis == "paradigm_falls"


# 7 and 57.


def test_7_whom_57_protects_hands_nothing_on_with_a_single_card() -> None:
    table = after("57: 1 | 7: *4 | 5: *3 | 113: *5", "end_turn", rest="turn 0")
    while table.phase == "give":
        table.play(table.options()[0])
    assert (table.crisis, table.cards) == (None, [0, 2, 3, 7]), "what does not arrive is not owed"
    table.play("end_turn")
    assert table.rows == [1, 0, 0, 0], "with fewest cards seat 0 has discarded the last one"


def test_7_two_with_a_single_card_are_a_crisis_with_57_too() -> None:
    table = after("57: 1 | 7: *4 | 5: 2 | 113: *5", "end_turn", rest="turn 0")
    assert table.crisis == "not_all_can"


# What the rest of a structure cannot do without what is stopped, is left out too.


def test_7_whoever_is_left_with_no_card_by_57_discards_none() -> None:
    table = after("57: 40 | 7: 41 42 | 3: *5", "end_turn", rest="turn 0")
    assert (table.crisis, table.rows) == (None, [0, 1, 0]), "seat 1 has handed on its last cards"


def test_157_makes_no_crisis_of_168_where_who_did_not_draw_cannot_discard() -> None:
    table = after("113: 4 6 8 | 168: 7 9 10 | 157: 1", "end_turn", "discard 7", rest="turn 0")
    assert (table.crisis, table.cards) == (None, [3, 2, 1]), "seat 2 drew nothing, discards nothing"
    table = after("113: 4 6 8 | 168: 7 9 10 | 5: 1", "end_turn", "discard 7", rest="turn 0")
    assert (table.crisis, table.cards) == (None, [3, 2, 0]), "it draws 1 and discards both"
    table = after("113: 4 6 8 | 168: 7 9 | 157: 1 2", "end_turn", rest="turn 0")
    assert table.crisis == "tied", "two with fewest are two without 157 as well"


def test_100_makes_no_crisis_of_197_where_a_second_card_would_have_been_needed() -> None:
    seats = "1 | 197: 2 4 6 7 8 9 | 5: *9 | 27: *9"
    table = after(f"100: {seats}", "end_turn", rest="turn 0")
    assert table.crisis is None, "without 100 seat 0 would have 3 cards"
    table.play("choose 2", "hand 2", "hand 4")
    assert table.cards == [2, 4, 11, 9], "with 2 it does not discard 3"
    assert after(f"3: {seats}", "end_turn", rest="turn 0").crisis is None
    assert after(f"67: {seats}", "end_turn", rest="turn 0").crisis is None


def test_157_takes_the_effect_of_45_where_two_hands_would_be_left_empty() -> None:
    table = after("3: 1 2 | 45: 4 6 7 | 157: 8 9", "end_turn", rest="turn 0")
    assert (table.crisis, "cancelled" in table.happened) == (None, True), "0 and 2 do not draw"
    assert table.cards == [2, 3, 2]
    table = after("3: 1 2 | 45: 4 6 7 | 5: 8 9", "end_turn", rest="turn 0")
    assert "cancelled" not in table.happened


# 67: what a card calls a crisis stays one; what is only unclear does not matter.


@pytest.mark.parametrize("card", [60, 163, 122, 121])
def test_67_leaves_what_a_card_itself_calls_a_crisis(card: int) -> None:
    hands = "5 5 5" if card == 122 else "4 4 4"
    discarded = [0, 1, 2] if card == 121 else []
    assert Turn(card, hands, others=[67], discarded=discarded).crisis == "nobody_concerned"
    assert Turn(145, "4 4 4", others=[67], discarded=[]).crisis == "nobody_fell"


@pytest.mark.parametrize(("card", "hands"), [(189, "2 2 2"), (130, "2 2 2"), (130, "2 3 4")])
def test_67_makes_nothing_of_189_and_130_which_only_mean_a_single_player(
    card: int, hands: str
) -> None:
    assert Turn(card, hands, others=[67], discarded=[]).crisis is None
    assert Turn(card, hands, others=[3], discarded=[]).crisis in ("nobody_fits", "tied")
