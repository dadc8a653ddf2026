"""Checklist 27-39: in and out of play, piles and discards, revealing, leaving."""

import pytest

from tests.games.vossa_excelencia.board import Board

pytestmark = pytest.mark.pure


def test_27_cards_out_of_play_do_nothing() -> None:
    table = Board(
        "p1 q1 | p2 q2 | hand0 x, discard y, zone v1 v2 v3",
        x="articulation = 'gain 1 power'; action = 'gain 1 power'; rules = ['hand +3']",
        y="articulation = 'gain 1 power'",
    )
    assert table.reason("articulate x") == "not_in_cabinet"
    assert table.reason("use x") == "not_in_cabinet"
    assert table.reason("articulate y") == "not_in_cabinet"
    table.play("stop", "keep")
    assert len(table.hand(0).split()) == 3


def test_27_a_rivals_card_is_not_ones_own() -> None:
    table = Board("p1 q1 | p2 q2 x | zone v1", x="articulation = 'gain 1 power'")
    assert table.reason("articulate x") == "not_in_cabinet"


def test_29_an_empty_pile_is_made_anew_from_its_discard() -> None:
    table = Board("p1 q1 x | p2 q2 | discard a b, pile v4, zone v1 v2 v3", x="action = 'draw 1'")
    table.play("use x")
    assert table.hand(0) in ("a", "b")
    assert "shuffles" in table.happened
    assert not table.discarded("a") or not table.discarded("b")


def test_29_both_empty_nothing_happens() -> None:
    table = Board(
        "p1 q1 x | p2 q2 | pile v4, zone v1 v2 v3",
        x="action = ['draw 2', 'receive 1 infamy', 'gain 1 power']",
    ).play("use x")
    assert (table.hand(0), table.infamies(0), table.resources(0)) == ("", 0, "power1")


@pytest.mark.parametrize("effect", ["draw 3", "receive 3 infamy"])
def test_29_what_is_left_of_a_pile_comes_first(effect: str) -> None:
    table = Board(
        "p1 q1 x | p2 q2 | discard b c i2 i3, pile a i1, zone v1",
        x=f"action = ['{effect}']",
    ).play("use x")
    first = table.numbers("draws" if effect.startswith("draw") else "receives")[0]
    assert table.book.cards[first[1]].code in ("a", "i1")
    assert table.happened.count("shuffles") == 1
    assert len((table.hand(0) or table.cabinet(0).replace("p1 q1 x", "")).split()) == 3


def test_29_events_are_made_anew() -> None:
    table = Board("p1 q1 | p2 q2 | turn 1, discard quiet, pile a b c, zone v1").play("stop")
    assert [table.book.cards[row[0]].code for row in table.numbers("event_opens")] == ["quiet"]
    assert table.discarded("quiet")


def test_29_without_an_event_the_semester_ends_all_the_same() -> None:
    table = Board("p1 q1 | p2 q2 | turn 1, pile a b c, zone v1").play("stop")
    assert "event_opens" not in table.happened
    assert table.state.semester == 2
    table.waits_for("actions", 0)


def test_29_a_hand_is_refilled_as_far_as_there_are_cards() -> None:
    table = Board("p1 q1 | p2 q2 | hand0 c, discard b, pile a v4, zone v1").play("stop", "keep")
    assert table.hand(0) == "a b c"
    table = Board("p1 q1 | p2 q2 | hand0 c, pile v4, zone v1").play("stop", "keep")
    assert table.hand(0) == "c"
    table.waits_for("actions", 1)


def test_29_a_last_voter_bought_leaves_an_empty_zone() -> None:
    table = Board("p1$9 q1 | p2 q2 | zone v1, pile a").play("buy v1")
    assert table.zone == ""
    assert table.reason("buy v2") == "in_no_reach"


def test_29_politicians_and_parties_are_not_made_anew() -> None:
    table = Board("p1 q1 x | p2 q2 | box q3 q4, pile a, zone v1", x="action = 'switch party'")
    assert table.play("use x").cabinet(0) == "p1 q1 x"


def test_29_voters_are_not_made_anew() -> None:
    table = Board(
        "p1$9 q1 | p2 q2 | zone v1 v2 v3, pile a b c d e f quiet",
    ).play("buy v1")
    assert table.zone == "v2 v3"


def test_30_each_category_to_its_own_discard() -> None:
    table = Board(
        "p1 q1 i1 a x | p2 q2 | zone v1 v2 v3",
        x="action = ['discard 1 infamy', 'discard 1 parliamentarian']",
    ).play("use x", "choose a")
    assert table.discarded("i1")
    assert table.discarded("a")


def test_32_money_on_a_card_shares_its_fate() -> None:
    table = Board("p1$2 q1 x$3 | p2 q2 | zone v1", x="action = 'discard this'").play("use x")
    assert (table.money("x"), table.money("p1")) == (0, 2)
    assert table.discarded("x")


def test_34_a_bought_voter_is_replaced_at_once() -> None:
    table = Board("p1$3 q1 | p2 q2 | zone v1 v2 v3, pile v4 a b c").play("buy v2")
    assert table.zone == "v1 v3 v4"
    assert table.cabinet(0) == "p1 q1 v2"


def test_34_above_three_it_is_not_refilled() -> None:
    table = Board("p1$3 q1 | p2 q2 | zone v1 v2 v3 v4").play("buy v2")
    assert table.zone == "v1 v3 v4"


@pytest.mark.parametrize("going", ["discard this", "return this", "leave game"])
def test_34_a_smaller_zone_is_filled_once_its_card_is_gone(going: str) -> None:
    small = f"rules = ['zone -1']; action = '{going}'"
    notation = "p1 q1 x | p2 q2 | p3 q3 | zone v1 v2, pile v3 v4 quiet"
    table = Board(notation, x=small).play("use x")
    assert len(table.zone.split()) == 3


def test_35_a_leavers_voters_return_to_the_zone_the_rest_is_discarded() -> None:
    table = Board(
        "p1 q1 | p2$3 q2 v1 i1 a | p3 q3 x | turn 2, hand1 b, zone v2 v3 v4",
        x="action = 'target leave game'",
    ).play("use x", "rival 1")
    assert table.zone == "v1 v2 v3 v4"
    assert table.cabinet(1) == table.hand(1) == ""
    assert all(table.discarded(code) for code in ("i1", "a", "b"))
    assert int(table.state.where[table.book.number("p2")]) == -3
    assert int(table.state.where[table.book.number("q2")]) == -3
    table.waits_for("actions", 2)
    table.end_turn()
    assert not table.state.over()
    table.waits_for("actions", 0)
    table.end_turn().waits_for("actions", 2)


def test_35_whoever_leaves_in_ones_own_turn_passes_it_on() -> None:
    table = Board(
        "p1 q1 x | p2 q2 | p3 q3 | zone v1",
        x="action = ['leave game', 'gain 9 power']",
    ).play("use x")
    table.waits_for("actions", 1)
    assert table.resources(0) == ""


def test_35_the_last_one_left_wins_at_once() -> None:
    table = Board("p1 q1 x | p2 q2 v1 v2 | zone v3", x="action = 'target leave game'").play("use x")
    assert table.state.over()
    assert list(table.state.ranking()) == [1, 2]


def test_36_37_a_card_without_cost_enters_play_at_once_unturned() -> None:
    table = Board("p1 q1 | p2 q2 | hand0 x, zone v1", x="articulation = 'gain 1 power'").play(
        "reveal x", "articulate x"
    )
    assert table.resources(0) == "power1"


def test_38_a_card_with_cost_stays_in_hand_until_paid() -> None:
    table = Board(
        "p1$1 q1 y | p2 q2 | hand0 x a b, zone v1",
        x="cost = '1 any'",
        y="action = 'gain 1 power per hand'",
    )
    assert table.reason("pay x") == "not_revealed"
    table.play("reveal x")
    assert table.hand(0) == "a b x"
    assert table.reason("reveal x") == "already_revealed"
    table.play("use y")
    assert table.resources(0) == "power3"
    table.play("pay x")
    assert table.cabinet(0) == "p1 q1 x y"


def test_39_a_voter_enters_the_zone_despite_its_cost() -> None:
    table = Board("p1 q1 x | p2 q2 | zone v1 v2 v3, pile v4", x="action = 'campaign 1'").play(
        "use x"
    )
    assert table.zone == "v1 v2 v3 v4"


def test_a_lost_voter_returns_to_the_zone() -> None:
    table = Board("p1 q1 x v1 | p2 q2 | zone v2 v3 v4", x="action = 'discard 1 voter'").play(
        "use x"
    )
    assert table.zone == "v1 v2 v3 v4"


def test_articulating_turns_the_card_until_ones_next_turn() -> None:
    table = Board("p1 q1 x | p2 q2 | zone v1", x="articulation = 'gain 1 power'")
    table.play("articulate x")
    assert table.reason("articulate x") == "is_turned"
    assert table.reason("articulate p1") == "no_articulation"
    table.end_turn().end_turn()
    assert table.reason("articulate x") == ""
