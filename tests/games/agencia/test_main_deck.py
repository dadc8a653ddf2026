"""The main deck, card by card: what it does, and the crises and limits that the manual names."""

import pytest

import ludoteca
from ludoteca.games.agencia.view import card_code
from tests.games.agencia.society import Society, Turn

pytestmark = pytest.mark.pure

# Card, hands before, what the test decides, hands after. Seat 0 plays, seat 1 is next.
DEEDS = [
    (1, "5 5 5", ["choose 2"], [5, 5, 9]),
    (2, "5 5 5 5", [], [4, 6, 6, 5]),
    (6, "5 3 5", [], [4, 3, 5]),
    (7, "5 4 3", [], [5, 4, 2]),
    (8, "5 5 5", [], [4, 5, 5]),
    (9, "5 5 5", [], [3, 6, 6]),
    (10, "5 5 5", [], [5, 4, 5]),
    (11, "5 5 5", [], [5, 5, 5]),
    (12, "5 3 3", [], [5, 5, 5]),
    (13, "5 5 5", [], [5, 5, 6]),
    (14, "5 4 5", [], [3, 4, 7]),
    (15, "5 5 5", [], [7, 5, 7]),
    (16, "5 5 5", [], [2, 5, 5]),
    (17, "5 5 5", [], [6, 5, 5]),
    (18, "5 5 5", [], [6, 5, 5]),
    (19, "5 5 5", [], [4, 5, 4]),
    (20, "5 5 5", [], [3, 3, 5]),
    (21, "5 5 5", [], [5, 5, 5]),
    (22, "5 4 3", [], [5, 4, 2]),
    (23, "5 2 5", [], [3, 5, 5]),
    (24, "5 2 5", [], [2, 5, 5]),
    (25, "5 5 5", [], [4, 5, 5]),
    (26, "5 5 5", [], [6, 5, 5]),
    (28, "5 5 5", [], [6, 5, 5]),
    (30, "5 5 5", [], [4, 5, 5]),
    (33, "5 5 5", [], [4, 5, 5]),
    (34, "5 4 3", [], [4, 4, 3]),
    (35, "5 3 4", [], [5, 2, 4]),
    (36, "5 5 5", [], [3, 5, 5]),
    (37, "5 5 5", [], [4, 5, 5]),
    (38, "5 5 5", [], [5, 6, 4]),
    (39, "5 5 5", [], [5, 4, 6]),
    (40, "5 4 3", [], [3, 4, 5]),
    (41, "5 5 5", [], [5, 7, 3]),
    (42, "5 5 5", [], [6, 5, 6]),
    (43, "5 5 5", [], [3, 5, 7]),
    (44, "5 5 5", [], [3, 7, 5]),
    (45, "5 4 3", [], [5, 4, 3]),
    (46, "5 5 5", [], [3, 5, 7]),
    (47, "5 4 3", [], [5, 4, 3]),
    (48, "5 5 5", [], [4, 5, 5]),
    (49, "5 5 5", [], [2, 5, 5]),
    (50, "5 6 6", [], [5, 3, 3]),
    (51, "5 5 5", [], [4, 5, 4]),
    (52, "5 5 5", [], [7, 7, 7]),
    (53, "5 3 5", [], [5, 4, 5]),
    (54, "5 5 5", [], [5, 3, 5]),
    (55, "5 5 5", [], [4, 5, 6]),
    (58, "5 5 5", [], [5, 5, 5]),
    (59, "5 4 3", [], [4, 3, 2]),
    (61, "3 5 3", [], [4, 5, 3]),
    (62, "3 5 5", [], [4, 4, 4]),
    (63, "5 5 5", [], [4, 6, 6]),
    (64, "5 5 5", [], [6, 5, 5]),
]


@pytest.mark.parametrize(("card", "hands", "moves", "after"), DEEDS, ids=lambda value: str(value))
def test_a_card_does_what_it_says(
    card: int, hands: str, moves: list[str], after: list[int]
) -> None:
    turn = Turn(card, hands, moves)
    assert (turn.cards, turn.crisis) == (after, None)


# Card, hands before, why it is a crisis.
CRISES = [
    (2, "0 5 5 5", "too_few_cards"),
    (4, "5 5 5", "nobody_concerned"),
    (6, "3 3 5", "nobody_to_choose"),
    (7, "5 1 1", "not_all_can"),
    (7, "5 3 3", "tied"),
    (9, "1 5 5", "too_few_cards"),
    (10, "5 0 5", "too_few_cards"),
    (14, "5 4 4", "nobody_to_choose"),
    (14, "1 5 4", "too_few_cards"),
    (16, "3 5 5", "no_structural_card"),
    (19, "5 5 0", "too_few_cards"),
    (20, "5 1 5", "too_few_cards"),
    (20, "2 2 5", "two_empty_hands"),
    (22, "5 3 3", "tied"),
    (24, "5 3 3", "nobody_to_choose"),
    (29, "5 5 5", "no_solver_yet"),
    (31, "5 5 5", "nobody_concerned"),
    (32, "5 5 5", "nobody_concerned"),
    (35, "1 1 5", "two_empty_hands"),
    (40, "3 4 5", "same_player"),
    (40, "5 3 3", "tied"),
    (43, "1 5 5", "too_few_cards"),
    (45, "5 1 3", "too_few_cards"),
    (49, "2 5 5", "too_few_cards"),
    (50, "2 2 2", "too_few_cards"),
    (53, "3 3 5", "tied"),
    (53, "5 5 5", "nobody_fits"),
    (55, "1 5 5", "no_structural_card"),
    (60, "5 5 5", "nobody_concerned"),
    (61, "5 5 5", "nobody_to_choose"),
    (62, "5 5 4", "same_player"),
]


@pytest.mark.parametrize(("card", "hands", "fault"), CRISES, ids=lambda value: str(value))
def test_what_cannot_be_done_exactly_is_a_crisis_and_nothing_of_it_happens(
    card: int, hands: str, fault: str
) -> None:
    turn = Turn(card, hands)
    assert turn.crisis == fault
    assert turn.cards == [int(size) for size in hands.split()]


def test_no_card_of_the_deck_is_left_out() -> None:
    told_elsewhere = {3, 4, 5, 27, 29, 31, 32, 56, 57, 60}
    assert {deed[0] for deed in DEEDS} | told_elsewhere == set(range(1, 65))


# Cards whose sentences need a story.


def test_4_opponents_whose_structures_make_others_draw() -> None:
    turn = Turn(4, "5 5 5", others=[1, 64])
    assert turn.cards == [5, 6, 5], "64 makes only its own holder draw"


def test_7_one_player_with_one_card_passes_on_what_arrives_and_may_win() -> None:
    turn = Turn(7, "5 1 3", others=[3, 5], decks="")
    assert turn.state.game_winners == 1 << 1


def test_8_announces_a_crisis_for_the_next_turn() -> None:
    turn = Turn(8, "5 5 5")
    turn.play("play_on")
    assert turn.crisis == "scheduled"
    assert turn.said()[-1] == "Crisis on Bia’s turn: it had been announced."


@pytest.mark.parametrize("card", [8, 11, 34])
def test_an_announced_crisis_comes_whatever_the_next_structure_says(card: int) -> None:
    turn = Turn(card, "5 5 5")
    assert "crisis_announced" in turn.happened
    turn.play("play_on")
    assert turn.crisis == "scheduled"


def test_11_structures_change_places_and_none_is_lost() -> None:
    turn = Turn(11, "5 5 5", rest="seed 3")
    assert sorted(turn.society) == ["11", "113", "3"]


def test_16_the_last_structural_card_is_kept_for_the_alteration() -> None:
    turn = Turn(16, "64+998+998+998+0 5 5", stop="give")
    assert "discard 64" not in turn.options()
    assert turn.why_not("discard 64").startswith("After this you will have to alter a structure")


@pytest.mark.parametrize(("card", "after"), [(19, -1), (30, -1), (46, -1), (50, -1), (53, -1)])
def test_the_flow_is_reversed(card: int, after: int) -> None:
    turn = Turn(card, "5 3 6")
    assert (turn.state.books.flow, turn.state.books.seat) == (after, 2)


def test_25_any_card_of_either_pile_is_exchanged_for_one_of_the_hand() -> None:
    turn = Turn(25, "64+999+3 5 5", ["swap 999", "take 49"])
    assert "999" not in turn.hand(0)
    assert turn.cards == [4, 5, 5]


def test_26_the_hand_lies_open_to_all() -> None:
    turn = Turn(26, "64+2 5 5", stop="motion")
    hands: list[dict[str, object]] = turn.state.view(1)["hands"]  # type: ignore[assignment]
    assert hands[0]["cards"] is not None
    assert hands[2]["cards"] is None


def test_31_who_drew_in_the_last_round_discards() -> None:
    assert Turn(31, "5 5 5", drew=[1]).cards == [5, 4, 5]


def test_32_a_card_for_each_opponent_who_discarded() -> None:
    assert Turn(32, "5 5 5", discarded=[0, 1, 2]).cards == [3, 6, 6]
    assert Turn(32, "1 5 5", discarded=[1, 2]).crisis == "too_few_cards"
    assert Turn(32, "5 5 5", discarded=[0]).crisis == "nobody_concerned"


def test_59_is_never_a_crisis() -> None:
    assert Turn(59, "1 1 5").cards == [1, 1, 5], "two empty hands may not be: nothing happens"
    assert Turn(59, "5 5 5", revolt_won=1).cards == [5, 5, 5]
    assert Turn(59, "5 5 5", revolt_won=-1).cards == [4, 4, 4]


def test_59_whoever_cannot_win_keeps_the_last_card_and_the_others_discard() -> None:
    society = Society("59: *5 | 48: *1 | 5: *5 | motions on, field on, turn 0")
    society.play("accuse 1", "agree")
    while society.phase == "give":
        society.play(society.options()[0])
    assert society.cards == [4, 1, 4]


def test_60_whose_revolt_failed_draws() -> None:
    assert Turn(60, "5 5 5", failed=0b010).cards == [5, 6, 5]


def test_6_and_61_the_player_in_turn_goes_on_with_the_sentence() -> None:
    assert Turn(6, "5 3 5").society == ["113", "6", "3"]
    assert Turn(61, "3 5 3").society == ["113", "61", "3"]


def test_the_manual_example_nobody_draws_if_somebody_else_cannot_discard() -> None:
    """Order of events 1.1: A draws 1, B discards 2; if B cannot, A does not draw either."""
    turn = Turn(39, "5 0 5")
    assert turn.crisis == "too_few_cards"
    assert turn.cards == [5, 0, 5]


def test_the_reason_of_a_crisis_is_said() -> None:
    turn = Turn(22, "6 3 3")
    assert turn.said()[-1] == (
        "Crisis on Ana’s turn: “the player with the fewest cards” must be a single player,"
        " but 2 tie with 3 cards."
    )
    assert turn.said("pt")[-1] == (
        "Crise na jogada de Ana: “o jogador com menos cartas” tem que ser um só,"
        " mas 2 empatam com 3 cartas."
    )


def test_a_player_who_could_not_be_chosen_is_refused_with_the_reason() -> None:
    turn = Turn(14, "5 5 4 5", ["play_on"], stop="target")
    assert turn.options() == ["choose 1", "choose 3"]
    assert turn.why_not("choose 2").startswith("Caio cannot be chosen")


def test_simple_mode_is_one_match() -> None:
    society = Society("48: *1 | 5: *5 | 3: *5 | motions on, turn 0")
    society.play("play_on")
    assert society.state.over()
    assert list(society.state.scores()) == [1, 0, 0]
    assert [it for it in society.happened if it.startswith("wins")] == ["wins_game"], "said once"


def test_25_takes_a_card_that_lies_in_both_piles_from_the_pile() -> None:
    turn = Turn(48, "998+4+6 5 5", ["discard 998"], others=[25, 3])
    turn.play("play_on")
    before = turn.state.pile.count
    turn.play(turn.options()[0], "take 998")
    assert turn.state.pile.count == before, "the card given lies where the other came from"
    discards: list[int] = turn.state.view(None)["discards"]  # type: ignore[assignment]
    assert [card_code(kind) for kind in discards] == ["998"]


def test_25_a_position_where_the_card_is_being_taken_can_be_loaded() -> None:
    turn = Turn(25, "64+999+3 5 5", ["swap 999"], stop="take")
    twin = ludoteca.at("agencia", turn.game.write_position(turn.state))
    twin.play(0, "take 49")
    turn.play("take 49")
    assert twin.view(0)["hands"][0] == turn.state.view(0)["hands"][0]  # type: ignore[index]


def test_25_the_card_may_come_from_the_discards() -> None:
    turn = Turn(48, "64+4 5 5", ["discard 64"], others=[25, 3])
    turn.play("play_on")
    turn.play(turn.options()[0], "take 64")
    assert "64" in turn.hand(1)


@pytest.mark.parametrize("card", [3, 5, 27, 56, 57])
def test_a_card_that_is_nothing_but_a_rule_does_nothing_in_its_own_turn(card: int) -> None:
    turn = Turn(card, "5 4 3")
    assert (turn.cards, turn.crisis) == ([5, 4, 3], None)
