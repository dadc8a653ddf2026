"""The social deck, card by card, and asymmetric power."""

import pytest

from ludoteca.games.agencia import GAME
from ludoteca.games.agencia.state import Position
from ludoteca.kernel.random import Random
from tests.games.agencia.society import Turn

pytestmark = pytest.mark.pure

# Card, hands before, rows of the field, hands after.
DEEDS = [
    (155, "5 5 5", "0 0 0", [4, 5, 5]),
    (156, "5 5 5", "0 0 0", [4, 6, 5]),
    (157, "5 5 5", "0 0 0", [4, 5, 5]),
    (158, "5 2 5", "0 0 0", [3, 4, 5]),
    (159, "5 5 3", "0 0 0", [3, 5, 6]),
    (160, "5 5 3", "0 0 0", [5, 5, 1]),
    (161, "5 5 5", "0 0 0", [4, 5, 5]),
    (162, "5 5 5", "2 1 0", [5, 7, 5]),
    (163, "5 4 3", "0 0 0", [6, 4, 4]),
    (165, "5 5 5", "0 0 0", [5, 7, 6]),
    (166, "5 5 5", "0 1 0", [4, 5, 4]),
    (167, "5 5 5", "0 0 0", [3, 5, 5]),
    (168, "5 5 4", "0 0 0", [4, 3, 5]),
    (169, "5 5 5", "0 0 0", [4, 5, 5]),
    (170, "5 5 4", "0 0 0", [4, 5, 4]),
    (171, "5 5 5", "0 0 0", [6, 5, 5]),
    (173, "5 5 5", "0 0 0", [6, 3, 5]),
    (174, "5 5 5", "0 0 0", [3, 7, 5]),
    (175, "5 5 5", "0 0 0", [3, 6, 6]),
    (176, "5 5 5", "0 0 0", [7, 5, 5]),
    (177, "6 5 5", "0 0 0", [5, 5, 5]),
    (178, "5 7 5", "0 0 0", [5, 6, 5]),
    (179, "6 5 4", "0 0 0", [6, 4, 3]),
    (180, "5 5 5", "0 0 0", [3, 3, 3]),
    (181, "5 3 4", "0 0 0", [5, 2, 4]),
    (182, "5 5 5", "0 1 0", [5, 4, 5]),
    (183, "5 5 5", "1 1 0", [4, 4, 5]),
    (184, "5 5 5", "0 1 1", [3, 6, 6]),
    (185, "5 5 4", "0 0 0", [3, 3, 4]),
    (186, "5 5 5", "0 0 1", [3, 3, 5]),
    (187, "5 6 6", "0 0 0", [5, 8, 8]),
    (188, "5 5 5", "0 0 0", [7, 7, 5]),
    (190, "5 5 5", "0 0 0", [5, 5, 7]),
    (191, "5 5 5", "0 0 0", [4, 5, 5]),
    (192, "5 5 5", "0 0 0", [6, 6, 6]),
    (193, "6 5 5", "1 0 1", [4, 3, 5]),
    (193, "6 5 5", "0 1 1", [4, 5, 5]),
    (194, "5 5 5", "0 0 0", [4, 5, 6]),
    (195, "5 5 5 5", "0 0 0 0", [4, 5, 4, 4]),
    (196, "5 5 5", "0 0 0", [3, 5, 5]),
    (197, "6 5 6", "0 0 0", [1, 7, 8]),
    (198, "5 5 5", "0 0 0", [4, 6, 5]),
    (199, "5 5 5", "0 0 0", [5, 4, 6]),
    (201, "5 5 5", "0 0 0", [4, 4, 4]),
    (202, "5 3 5", "0 0 0", [2, 4, 5]),
    (203, "5 5 5", "0 0 0", [6, 5, 3]),
    (204, "5 5 5", "0 0 0", [4, 5, 5]),
    (205, "5 5 5", "0 0 0", [6, 6, 6]),
    (206, "5 5 5", "0 0 0", [4, 4, 4]),
]


@pytest.mark.parametrize(("card", "hands", "rows", "after"), DEEDS, ids=str)
def test_a_card_does_what_it_says(card: int, hands: str, rows: str, after: list[int]) -> None:
    turn = Turn(card, hands, rest=f"rows {rows}")
    assert (turn.cards, turn.crisis) == (after, None)


CRISES = [
    (155, "5 5 0", "0 0 0", "too_few_cards"),
    (158, "1 2 5", "0 0 0", "too_few_cards"),
    (160, "5 5 1", "0 0 0", "too_few_cards"),
    (162, "5 5 5", "1 1 0", "tied"),
    (162, "5 5 5", "1 0 0", "tied"),
    (163, "4 4 4", "0 0 0", "nobody_concerned"),
    (168, "5 4 4", "0 0 0", "tied"),
    (170, "5 4 4", "0 0 0", "nobody_to_choose"),
    (177, "5 5 4", "0 0 0", "tied"),
    (178, "7 7 5", "0 0 0", "tied"),
    (178, "5 5 5", "0 0 0", "nobody_fits"),
    (179, "1 1 5", "0 0 0", "two_empty_hands"),
    (181, "3 3 4", "0 0 0", "tied"),
    (182, "5 5 5", "0 1 1", "tied"),
    (184, "5 5 5", "0 0 1", "tied"),
    (185, "5 4 3", "0 0 0", "nobody_to_choose"),
    (186, "5 5 5", "0 0 0", "tied"),
    (186, "5 5 5", "0 1 1", "tied"),
    (189, "5 5 5", "0 0 0", "nobody_fits"),
    (193, "5 5 4", "0 1 1", "tied"),
    (193, "6 5 4", "0 0 1", "tied"),
    (201, "1 1 1", "0 0 0", "two_empty_hands"),
    (203, "5 5 1", "0 0 0", "too_few_cards"),
    (206, "1 1 5", "0 0 0", "two_empty_hands"),
]


@pytest.mark.parametrize(("card", "hands", "rows", "fault"), CRISES, ids=str)
def test_what_cannot_be_done_is_a_crisis(card: int, hands: str, rows: str, fault: str) -> None:
    assert Turn(card, hands, rest=f"rows {rows}").crisis == fault


def test_no_card_of_the_deck_is_left_out() -> None:
    assert {deed[0] for deed in DEEDS} | {164, 172, 189, 200} == set(range(155, 207))


def test_155_nova_geracao_cannot_be_used_even_where_58_would_allow_it() -> None:
    turn = Turn(48, "998+997+64+2 5 5", ["discard 1"], others=[155, 58], stop="natural")
    assert turn.why_not("use 998") == "A structure in society forbids New Generation."


def test_156_swaps_are_crises_but_not_the_scientific_method() -> None:
    assert Turn(10, "5 5 5", others=[156]).crisis == "swaps_forbidden"
    assert Turn(23, "5 5 5", others=[156]).crisis == "swaps_forbidden"
    assert Turn(71, "5 5 5", others=[156]).crisis == "swaps_forbidden"
    assert Turn(25, "5 5 5", others=[156]).crisis is None


def test_157_its_holder_and_the_last_to_play_do_not_draw() -> None:
    turn = Turn(52, "5 5 5 5", others=[157])
    assert (turn.cards, turn.crisis) == ([7, 5, 7, 5], None)


def test_162_second_and_first_must_each_be_single() -> None:
    assert Turn(162, "5 5 5 5", rest="rows 3 1 1 0").crisis == "tied"


def test_164_two_cards_for_each_one_drawn_or_received() -> None:
    assert Turn(164, "5 5 5", gains=2).cards == [1, 5, 9]
    assert Turn(164, "5 5 5").cards == [5, 5, 5]
    assert Turn(164, "3 5 5", gains=2).crisis == "too_few_cards"


def test_167_several_may_win_whatever_empties_their_hands() -> None:
    turn = Turn(206, "1 1 5", others=[167])
    assert [turn.state.wins[seat] for seat in range(3)] == [1, 1, 0]


def test_169_the_hand_is_shown_to_two() -> None:
    turn = Turn(169, "5 5 5 5")
    known = []
    for seat in range(1, 4):
        hands: list[dict[str, list[int]]] = turn.state.view(seat)["hands"]  # type: ignore[assignment]
        known.append(len(hands[0]["known"]))
    assert known == [4, 0, 4]


def test_171_the_solver_pays_and_the_poor_are_passed_over() -> None:
    turn = Turn(49, "2 5 1", others=[171, 3])
    assert turn.waiting == [1]
    turn.play(turn.options()[0], "place 0")
    while turn.phase == "give":
        turn.play(turn.options()[0])
    assert turn.cards == [3, 3, 2]


def test_171_what_is_left_is_drawn_along_the_flow_from_the_player_of_the_turn() -> None:
    turn = Turn(49, "2 50 48 48", others=[171, 3, 5], decks="social on", rest="flow -1")
    turn.play(turn.options()[0], "place 0")
    assert turn.cards == [3, 50, 48, 49], "two cards were left, and seat 3 comes before seat 2"


def test_171_has_no_effect_if_the_solution_replaces_it() -> None:
    turn = Turn(49, "2 5 5", others=[171, 3])
    turn.play(turn.options()[0], "place 1")
    assert turn.cards == [2, 5, 5]


def test_172_prizes_at_the_end_of_a_round() -> None:
    turn = Turn(64, "5 5 5", others=[172, 3], round_players=0b110)
    assert turn.cards == [7, 5, 5]
    turn = Turn(52, "5 5 5", others=[172, 3], round_players=0b110)
    assert turn.cards == [7, 7, 7], "a tie: nothing"


def test_189_the_latest_to_discard_draws() -> None:
    assert Turn(189, "5 5 5", last_discarders=0b010).cards == [5, 6, 5]
    assert Turn(189, "5 5 5", last_discarders=0b110).crisis == "tied"


def test_191_a_hand_over_that_is_all_a_card_does_is_skipped() -> None:
    assert Turn(78, "5 5 5", others=[191]).cards == [5, 5, 5]
    assert Turn(13, "5 5 5", others=[191]).cards == [5, 5, 6], "13 draws as well"
    assert Turn(47, "5 4 3", others=[191]).cards == [5, 4, 3]


def test_197_the_sentences_are_judged_one_after_another() -> None:
    """Its note: who has fewest cards may have changed by then."""
    turn = Turn(197, "6 5 6", ["choose 1"])
    assert turn.cards == [1, 7, 8], "after handing over, seat 0 is the one with fewest"
    assert Turn(197, "4 5 6").crisis == "too_few_cards"


def test_200_who_discarded_draws_then_all_discard() -> None:
    assert Turn(200, "5 5 5", discarded=[1]).cards == [4, 5, 4]
    assert Turn(200, "5 5 5").cards == [4, 4, 4]


def test_202_the_same_opponent_swaps_and_discards() -> None:
    assert Turn(202, "5 5 3", ["choose 2"]).cards == [2, 5, 4]


def test_204_everybody_solves_the_own_crisis_first() -> None:
    assert Turn(49, "2 5 5", others=[204]).waiting == [0]


def test_205_all_hands_lie_open() -> None:
    turn = Turn(205, "5 5 5")
    hands: list[dict[str, object]] = turn.state.view(None)["hands"]  # type: ignore[assignment]
    assert all(hand["cards"] is not None for hand in hands)


@pytest.mark.parametrize(("rows", "cards"), [("0 1 2", [8, 7, 6]), ("3 0 0", [5, 8, 8])])
def test_asymmetric_power(rows: str, cards: list[int]) -> None:
    turn = Turn(116, "7 5 5", others=[104], rest=f"rows {rows}")
    assert turn.cards == cards


def test_without_the_social_deck_hands_have_five_cards() -> None:
    state = GAME.new(4, Random(1), {"field": "on"})
    assert isinstance(state, Position)
    assert list(state.books.cards[:4]) == [5, 5, 5, 5]


def test_155_swaps_first_so_that_the_card_received_may_be_discarded() -> None:
    turn = Turn(155, "64+4 5 49+4", ["swap 64", "swap 49", "discard 49"])
    assert ("64" in turn.hand(2), turn.cards) == (True, [4, 5, 5])


def test_171_whoever_has_priority_but_not_two_cards_is_passed_over() -> None:
    turn = Turn(49, "2 1 6", others=[103, 171])
    assert (turn.waiting, "passed_over" in turn.happened) == ([2], True)


def test_172_is_nothing_but_a_rule_and_does_nothing_in_its_own_turn() -> None:
    turn = Turn(172, "5 4 3")
    assert (turn.cards, turn.crisis) == ([5, 4, 3], None)
