"""Standing rules against one another: cancel, part, double, limit, forbid, in that order."""

import pytest

from tests.games.agencia.society import Turn, revolt_ready

pytestmark = pytest.mark.pure

# What the pair is, the card in turn, the rules, hands before and after, the crisis if it is one.
PAIRS = [
    ("double and limit draws", 52, (137, 100), "5 5 5", [6, 6, 6], None),
    ("double draws and discards", 80, (137, 56), "5 5 5", [7, 5, 5], None),
    ("double discards beyond the hand", 49, (56,), "5 5 5", [5, 5, 5], "too_few_cards"),
    ("double discards exactly", 48, (56,), "3 5 5", [1, 5, 5], None),
    ("a whole hand is not doubled", 124, (56,), "4 5 5", [4, 5, 5], None),
    ("a whole hand drawn again doubly", 124, (137,), "4 5 5", [8, 5, 5], None),
    ("a draw up to a number is not doubled", 123, (137,), "7 5 3", [7, 7, 3], None),
    ("cancel parts before doubling", 52, (67, 137), "5 5 5", [5, 5, 5], None),
    ("own discards only, doubled", 20, (97, 56), "5 5 5", [1, 5, 5], None),
    ("cancel whole before parts", 13, (28, 67), "5 5 5", [5, 5, 5], None),
    ("only draws and discards", 78, (28,), "5 5 5", [5, 5, 5], None),
    ("only draws and discards: both", 80, (28,), "5 5 5", [6, 5, 5], None),
    ("only draws and discards: something else too", 30, (28,), "5 5 5", [5, 5, 5], None),
    ("one player only", 20, (37,), "5 1 5", [5, 1, 5], None),
    ("one player only: one", 49, (37,), "5 5 5", [2, 5, 5], None),
    ("one player only: the sentences together", 43, (37,), "5 5 5", [5, 5, 5], None),
    ("one player only: a tie is still a crisis", 22, (37,), "5 3 3", [5, 3, 3], "tied"),
    ("one player only: nobody to choose", 185, (37,), "5 4 3", [5, 4, 3], None),
    ("cancelled and forbidden", 10, (37, 156), "5 5 5", [5, 5, 5], None),
    ("cancelled by two", 63, (37, 151), "5 5 5", [5, 5, 5], None),
    ("shield against draws", 63, (57,), "5 5 5", [4, 5, 6], None),
    ("shield against gifts", 78, (57,), "5 5 5", [5, 5, 5], None),
    ("shield against a choice", 81, (57,), "5 5 5", [3, 5, 7], None),
    ("shield against passing on", 47, (57,), "5 4 3", [6, 3, 3], None),
    ("the holder who is last does not draw", 15, (3, 157), "5 5 5", [7, 5, 5], None),
    ("syndicate and double", 64, (101, 137), "5 5 5", [7, 3, 5], None),
    ("syndicate and limit", 52, (101, 100), "5 4 5", [6, 2, 6], None),
    ("syndicate and no draws", 52, (101, 67), "5 4 5", [5, 4, 5], None),
    ("syndicate short when doubled", 64, (101, 137), "5 1 5", [5, 1, 5], "syndicate_short"),
    ("lone hand-over and shield", 78, (57, 191), "5 5 5", [5, 5, 5], None),
    ("several may win", 20, (167, 3), "2 2 5", None, None),
]


@pytest.mark.parametrize(
    ("card", "rules", "hands", "after", "fault"), [p[1:] for p in PAIRS], ids=[p[0] for p in PAIRS]
)
def test_rules_in_their_order(
    card: int, rules: tuple[int, ...], hands: str, after: list[int] | None, fault: str | None
) -> None:
    turn = Turn(card, hands, others=rules)
    assert turn.crisis == fault
    if after is not None:
        assert turn.cards == after
    else:
        assert turn.state.wins[0] == turn.state.wins[1] == 1


def test_forbidding_beats_allowing_lideranca() -> None:
    """113 over 5."""
    turn = Turn(48, "999+998+64+2 6 6", ["discard 1"], others=[113, 5], stop="natural")
    assert "use 999" not in turn.options()


def test_28_and_37_never_cancel_standing_rules() -> None:
    turn = Turn(56, "5 5 5", others=[28])
    assert turn.state.books.has(13), "discards are still doubled"


def test_a_natural_card_may_follow_a_cancelled_structure() -> None:
    turn = Turn(78, "998+64+2 5 5", others=[28], stop="natural")
    assert "use 998" in turn.options()


def test_65_cancels_before_67_parts() -> None:
    turn = Turn(13, "5 5 5", others=[65, 67], rest="rows 1 0 0")
    assert turn.cards == [5, 5, 5]
    turn = Turn(13, "5 5 5", others=[65, 67], rest="rows 0 1 0")
    assert turn.cards == [4, 5, 6]


def test_novo_paradigma_sleeps_while_nobody_can_discard() -> None:
    turn = Turn(64, "996+63+3 5 5", ["use 996"], others=[49, 67])
    turn.play("play_on")
    assert (turn.crisis, turn.state.paradigms) == (None, 1)


# Doubling and the limit hold for every structure: also for what standing rules cost.


@pytest.mark.parametrize(("rule", "cards"), [(137, 9), (100, 6), (3, 7)])
def test_what_altering_costs_is_doubled_and_limited(rule: int, cards: int) -> None:
    assert Turn(95, "5 5 5", others=[132, rule], rest="rows 0 1 0").cards == [cards, 5, 5]


def test_what_a_revolt_costs_is_doubled() -> None:
    society = revolt_ready("2 6 5 5", 113, 8, 137).play("revolt")
    society.play(society.options()[0], "place 0", "no_support", "no_support", "no_support")
    assert society.cards == [2, 8, 5, 5]


@pytest.mark.parametrize(
    ("rule", "hands", "after"), [(96, "4 6 6 6", [2, 4, 4, 4]), (171, "3 6 5 5", [4, 2, 6, 6])]
)
def test_what_all_discard_after_a_crisis_is_doubled(
    rule: int, hands: str, after: list[int]
) -> None:
    turn = Turn(49, hands, others=[rule, 56, 3])
    assert (turn.crisis, turn.waiting) == ("too_few_cards", [1])
    turn.play(turn.options()[0], "place 0")
    while turn.phase == "give":
        turn.play(turn.options()[0])
    assert turn.cards == after


def test_what_others_draw_after_a_crisis_is_doubled() -> None:
    turn = Turn(49, "2 6 5 5", others=[171, 137, 3])
    turn.play(turn.options()[0], "place 0")
    while turn.phase == "give":
        turn.play(turn.options()[0])
    assert turn.cards == [4, 4, 7, 7]


def test_171_asks_nothing_of_a_solver_whom_97_keeps_from_discarding() -> None:
    assert Turn(49, "2 1 6 5", others=[103, 171, 3]).waiting == [2], "1 card is not 2"
    turn = Turn(49, "2 1 6 5", others=[103, 171, 97])
    assert turn.waiting == [1]
    turn.play(turn.options()[0], "place 0")
    assert turn.cards == [3, 1, 7, 6]


@pytest.mark.parametrize(("card", "rule", "cards"), [(64, 137, 9), (48, 56, 1)])
def test_prizes_of_a_round_are_doubled(card: int, rule: int, cards: int) -> None:
    turn = Turn(card, "5 5 5", others=[172, rule], round_players=0b110)
    while turn.phase == "give":
        turn.play(turn.options()[0])
    assert turn.cards == [cards, 5, 5]


def test_what_the_syndicate_discards_is_doubled() -> None:
    assert Turn(64, "5 5 5", others=[101, 56]).cards == [6, 3, 5]
    assert Turn(64, "5 1 5", others=[101, 56]).crisis == "syndicate_short"


def test_29_without_a_solver_is_cancelled_by_28_and_no_crisis() -> None:
    turn = Turn(29, "5 5 5", others=[28])
    assert (turn.crisis, "cancelled" in turn.happened) == (None, True)


def test_59_is_no_crisis_by_novo_paradigma_either() -> None:
    turn = Turn(64, "996+63+3 5 5", ["use 996"], others=[59, 3])
    turn.play("play_on")
    assert (turn.crisis, turn.state.paradigms, turn.phase) == (None, 1, "give")


def test_72_does_not_send_the_winner_down_where_104_holds_the_field() -> None:
    assert Turn(48, "1 5 5", others=[72, 104], rest="rows 2 1 0").rows == [2, 1, 0]


def test_72_sends_the_highest_down_even_where_134_lets_nobody_so_high_rise() -> None:
    assert Turn(48, "1 5 5", others=[72, 134], rest="rows 2 1 1").rows == [0, 1, 1]
