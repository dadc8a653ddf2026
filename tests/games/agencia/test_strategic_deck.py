"""The strategic deck, card by card, with Alianças estratégicas."""

import pytest

from tests.games.agencia.society import Turn

pytestmark = pytest.mark.pure

# Card, hands before, rows of the field, hands after.
DEEDS = [
    (125, "5 5 5", "0 1 0", [5, 3, 5]),
    (126, "5 5 5", "0 0 0", [6, 5, 5]),
    (127, "5 5 5", "0 1 0", [6, 4, 5]),
    (128, "5 2 5", "0 0 0", [4, 3, 5]),
    (129, "7 5 5", "0 0 0", [1, 8, 8]),
    (130, "5 5 3", "0 0 0", [5, 5, 2]),
    (131, "5 5 5", "0 0 0", [4, 5, 5]),
    (132, "5 5 5", "0 0 0", [6, 5, 5]),
    (133, "5 5 5", "0 1 0", [4, 5, 5]),
    (134, "5 5 5", "0 1 0", [4, 5, 5]),
    (135, "5 5 5", "0 0 0", [6, 5, 5]),
    (136, "5 5 5", "0 0 0", [7, 3, 5]),
    (138, "5 5 5", "0 0 0", [5, 6, 5]),
    (139, "5 5 5", "0 0 0", [4, 6, 5]),
    (140, "5 5 5", "0 0 0", [7, 3, 7]),
    (141, "5 5 5", "0 0 0", [5, 8, 5]),
    (142, "5 5 5", "0 0 0", [5, 7, 5]),
    (143, "5 5 5 5", "0 0 0 0", [7, 5, 7, 7]),
    (146, "5 5 5", "0 0 0", [5, 6, 4]),
    (147, "5 5 5", "0 1 0", [4, 5, 5]),
    (149, "5 5 5", "0 1 0", [6, 6, 6]),
    (150, "5 5 5 5", "0 0 0 0", [4, 4, 5, 4]),
    (152, "5 5 5", "0 0 0", [1, 7, 7]),
    (154, "6 5 5", "0 0 0", [5, 6, 5]),
]


@pytest.mark.parametrize(("card", "hands", "rows", "after"), DEEDS, ids=str)
def test_a_card_does_what_it_says(card: int, hands: str, rows: str, after: list[int]) -> None:
    turn = Turn(card, hands, rest=f"rows {rows}")
    assert (turn.cards, turn.crisis) == (after, None)


CRISES = [
    (125, "5 5 5", "0 1 1", "tied"),
    (127, "5 5 5", "0 1 1", "tied"),
    (128, "5 3 3", "0 0 0", "nobody_to_choose"),
    (129, "5 5 5", "0 0 0", "too_few_cards"),
    (130, "5 5 5", "0 0 0", "nobody_fits"),
    (130, "5 4 3", "0 0 0", "tied"),
    (131, "0 5 5", "0 0 0", "too_few_cards"),
    (133, "5 5 5", "1 0 0", "holder_highest"),
    (144, "5 5 5", "0 0 0", "nobody_fits"),
    (145, "5 5 5", "0 0 0", "nobody_fell"),
    (146, "5 5 0", "0 0 0", "too_few_cards"),
    (147, "5 5 5", "0 0 0", "no_field_move"),
    (147, "998+1 5 5", "0 1 0", None),
    (149, "5 5 5", "0 0 0", "no_field_move"),
    (150, "1 1 5", "0 0 0", "two_empty_hands"),
    (152, "3 5 5", "0 0 0", "too_few_cards"),
    (154, "5 5 4", "0 0 0", "tied"),
]


@pytest.mark.parametrize(("card", "hands", "rows", "fault"), CRISES, ids=str)
def test_what_cannot_be_done_is_a_crisis(
    card: int, hands: str, rows: str, fault: str | None
) -> None:
    assert Turn(card, hands, rest=f"rows {rows}").crisis == fault


def test_no_card_of_the_deck_is_left_out() -> None:
    here = {137, 144, 145, 148, 151, 153}
    assert {deed[0] for deed in DEEDS} | here == set(range(125, 155))


def test_126_what_was_drawn_stays_drawn_if_it_proves_unsuitable() -> None:
    """Only natural cards in hand, and a natural one drawn: what is left of it is a crisis."""
    for seed in range(40):
        turn = Turn(126, "998+0 5 5", rest=f"seed {seed}", stop="insert")
        if turn.crisis:
            assert (turn.crisis, turn.cards) == ("no_structural_card", [2, 5, 5])
            return
    raise AssertionError("no natural card was drawn")


def test_131_draws_a_card_of_free_choice() -> None:
    turn = Turn(131, "5 5 5", ["take 64"], stop="give")
    assert "64" in turn.hand(0)


def test_131_fills_an_empty_pile_between_two_picks() -> None:
    turn = Turn(131, "5 5 5", others=[137], stop="take")
    state = turn.state
    while state.pile.count > 1:
        card = state.pile.cards[state.pile.count - 1]
        state.pile.count -= 1
        state.discards[card // 56] |= 1 << (card % 56)
    turn.play(turn.options()[0])
    assert turn.phase == "take"
    assert len(turn.options()) > 1


def test_132_altering_costs_two_cards() -> None:
    turn = Turn(126, "5 5 5", others=[132])
    assert turn.cards == [8, 5, 5]
    turn = Turn(95, "5 5 5", others=[132], rest="rows 0 1 0")
    assert turn.cards == [7, 5, 5]


def test_132_costs_also_when_it_is_itself_replaced() -> None:
    turn = Turn(126, "64+4 5 5", ["insert 64", "place 1"], others=[132])
    assert turn.cards == [8, 5, 5]


def test_133_the_highest_may_refuse_and_a_tied_one_who_asks_makes_a_crisis() -> None:
    assert Turn(64, "5 5 5", ["refuse"], others=[133], rest="rows 1 0 0").cards == [5, 5, 5]
    turn = Turn(64, "5 5 5", ["refuse"], others=[133], rest="rows 1 0 1")
    assert turn.crisis == "refusal_tied"
    assert Turn(64, "5 5 5", ["obey"], others=[133], rest="rows 1 0 1").cards == [6, 5, 5]


def test_134_the_highest_does_not_alter_the_field_nor_rise() -> None:
    turn = Turn(95, "5 5 5", others=[134], rest="rows 1 0 0")
    assert turn.crisis == "highest_may_not"
    turn = Turn(95, "5 5 5", others=[134], rest="rows 1 1 0")
    assert turn.crisis == "highest_may_not", "a tie does not help"
    assert Turn(48, "1 5 5", others=[134], rest="rows 1 0 0").rows == [1, 0, 0]


def test_135_all_hands_are_seen_by_the_holder_alone() -> None:
    turn = Turn(135, "5 5 5")
    hands: list[dict[str, list[int]]] = turn.state.view(0)["hands"]  # type: ignore[assignment]
    assert len(hands[1]["known"]) == len(hands[2]["known"]) == 5
    others: list[dict[str, list[int]]] = turn.state.view(1)["hands"]  # type: ignore[assignment]
    assert others[2]["known"] == []


def test_137_draws_are_doubled() -> None:
    assert Turn(64, "5 5 5", others=[137]).cards == [7, 5, 5]
    assert Turn(52, "5 5 5", others=[137]).cards == [9, 9, 9]
    assert Turn(131, "5 5 5", others=[137]).cards == [5, 5, 5], "two cards of free choice"


def test_139_sees_the_hand_of_whoever_got_the_card() -> None:
    turn = Turn(139, "5 5 5", ["choose 2"])
    hands: list[dict[str, list[int]]] = turn.state.view(0)["hands"]  # type: ignore[assignment]
    assert (len(hands[2]["known"]), len(hands[1]["known"])) == (6, 0)


def test_144_hands_a_card_to_the_last_revolter() -> None:
    assert Turn(144, "5 5 5", last_revolter=2).cards == [4, 5, 6]
    assert Turn(144, "5 5 5", last_revolter=0).crisis == "same_player"


def test_145_who_once_was_down_to_one_card() -> None:
    assert Turn(145, "5 5 1", fell=0b110).cards == [5, 6, 1]


def test_148_the_chosen_opponent_wins() -> None:
    assert Turn(148, "5 5 5", ["choose 2"]).state.wins[2] == 1


def test_151_structures_that_make_its_holders_opponents_draw_have_no_effect() -> None:
    turn = Turn(63, "5 5 5", others=[151])
    assert (turn.cards, "cancelled" in turn.happened) == ([5, 5, 5], True)
    assert Turn(48, "5 5 5", others=[151]).cards == [4, 5, 5]


def test_151_its_holder_alone_can_be_chosen_to_draw() -> None:
    assert Turn(1, "5 5 5", others=[151]).cards == [5, 9, 5]


def test_153_who_altered_a_structure_gets_two_cards() -> None:
    assert Turn(153, "5 5 5", altered=[2]).cards == [3, 5, 7]
    assert Turn(153, "5 5 5", altered=[0]).crisis == "same_player"
    assert Turn(153, "5 5 5").cards == [5, 5, 5]


def test_154_the_player_in_turn_chooses_the_receiver() -> None:
    assert Turn(154, "5 6 4", ["choose 0"]).cards == [6, 5, 4]


def test_aliancas_need_more_than_two_cards() -> None:
    turn = Turn(48, "995+998+1 5 5", ["discard 1"], stop="natural")
    assert turn.why_not("use 995").startswith("Strategic Alliances needs more than 2 cards")


def test_a_team_wins_together() -> None:
    turn = Turn(48, "995+3 5 5", ["discard 1", "use 995", "choose 2"])
    assert list(turn.state.teams[:3]) == [0b100, 0, 0b001]
    assert turn.state.books.many_may_win()


def test_a_win_of_one_ally_is_a_win_of_both() -> None:
    moves = ["discard 1", "use 995", "choose 1"]
    turn = Turn(48, "995+3 1 5", moves, others=[33])
    assert turn.cards == [2, 1, 5]
    turn.play("play_on")
    assert [turn.state.wins[seat] for seat in range(3)] == [1, 1, 0]


def test_132_costs_nothing_when_the_field_is_altered_after_the_match() -> None:
    turn = Turn(48, "1 5 5", others=[132, 3], rest="rows 1 0 0", decks="strategic on", stop="field")
    turn.play(turn.options()[0])
    assert (turn.state.matches, turn.cards) == (1, [5, 5, 5])


def test_151_cancels_also_what_an_opponent_draws_by_the_own_structure() -> None:
    turn = Turn(64, "5 5 5", others=[151])
    assert (turn.cards, "cancelled" in turn.happened) == ([5, 5, 5], True)


@pytest.mark.parametrize("card", [137, 151])
def test_a_card_that_is_nothing_but_a_rule_does_nothing_in_its_own_turn(card: int) -> None:
    turn = Turn(card, "5 4 3")
    assert (turn.cards, turn.crisis) == ([5, 4, 3], None)
