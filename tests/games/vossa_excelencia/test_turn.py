"""Checklist 1-22: set-up, rounds, turns, events."""

import pytest

import ludoteca
from ludoteca.games.vossa_excelencia import GAME, facts
from ludoteca.games.vossa_excelencia.instructions import PARLIAMENTARIAN
from ludoteca.games.vossa_excelencia.state import BOX, Position
from ludoteca.games.vossa_excelencia.view import view_of
from ludoteca.kernel.random import Random
from tests.games.vossa_excelencia.board import Board, plain_deck

pytestmark = pytest.mark.pure


def new(players: int, seed: int = 1, **options: str) -> Position:
    state = GAME.new(players, Random(seed), options)
    assert isinstance(state, Position)
    return state


def test_1_three_categories_have_a_discard_and_three_have_none() -> None:
    assert facts.CATEGORIES == (
        "politician",
        "party",
        "parliamentarian",
        "infamy",
        "event",
        "voter",
    )
    assert facts.DISCARDED == ["parliamentarian", "infamy", "event"]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_4_to_8_set_up(players: int) -> None:
    view = view_of(new(players), None)
    assert len(view["zone"]) >= 3
    for cabinet in view["cabinets"]:
        assert len(cabinet["cards"]) == 2
        assert cabinet["cards"][0]["money"] >= 1
        assert cabinet["hand"]["count"] >= 3
    assert (view["semester"], view["semesters"]) == (1, 8)


def test_5_the_first_player_is_drawn() -> None:
    assert {int(new(4, seed).starter) for seed in range(40)} == {0, 1, 2, 3}


def test_7_set_up_abilities_come_in_turn_order_and_before_money_and_hands() -> None:
    deck = plain_deck()
    for number in range(1, 7):
        ability = "setup = ['gain 1 any']\n"
        deck = deck.replace(f'id = "p{number}"\n', f'id = "p{number}"\n{ability}')
    state = GAME.new(2, Random(4), {"deck": deck})
    assert isinstance(state, Position)
    table = Board("p1 q1 | p2 q2 | zone v1 v2 v3")
    table.state, table.game = state, GAME.at(state)
    asked = []
    for _ in range(2):
        asked.append(table.actor)
        assert (table.hand(table.actor), state.money[state.politicians[table.actor]]) == ("", 0)
        state.apply(table.actor, table.game.vocabulary.read("sphere hip"))
    assert asked == [(int(state.starter) + offset) % 2 for offset in range(2)]
    assert all(len(table.hand(seat).split()) == 3 for seat in range(2))
    assert all(state.money[state.politicians[seat]] == 1 for seat in range(2))


def test_9_the_marker_begins_at_the_first_semester() -> None:
    assert [int(new(2, calendar=name).semester) for name in ("long", "short")] == [1, 1]
    assert [int(new(2, calendar=name).semesters()) for name in ("long", "short")] == [8, 4]


@pytest.mark.parametrize(("expansion", "cards"), [("off", 98), ("on", 120)])
def test_the_expansion_is_shuffled_in_or_stays_in_the_box(expansion: str, cards: int) -> None:
    state = new(2, expansion=expansion)
    ours = [at for at in range(int(state.deck.size)) if state.deck.expansion[at]]
    assert len(ours) == 22
    assert all((state.where[at] == BOX) == (expansion == "off") for at in ours)
    playing = [at for at in range(int(state.deck.size)) if state.where[at] != BOX]
    parliamentarians = [at for at in playing if state.deck.category[at] == PARLIAMENTARIAN]
    assert len(parliamentarians) == cards


@pytest.mark.parametrize("expansion", ["off", "on"])
def test_cards_of_the_expansion_come_to_hand_only_with_it(expansion: str) -> None:
    body = "expansion = true; articulation = 'pay 1 money: gain 3 power'"
    table = Board(
        f"p1 q1 x | p2 q2 | expansion {expansion}, zone v1", x="action = 'draw 20'", y=body
    )
    table.play("use x")
    assert ("y" in table.hand(0).split()) == (expansion == "on")


def test_10_turns_go_clockwise_then_the_event_then_the_next_semester() -> None:
    table = Board("p1 q1 | p2 q2 | p3 q3 | starter 1, turn 1, zone v1 v2 v3")
    table.end_turn().waits_for("actions", 2)
    table.end_turn().waits_for("actions", 0)
    assert table.state.semester == 1
    table.end_turn()
    assert "event_opens" in table.happened
    assert table.state.semester == 2
    table.waits_for("actions", 1)


def test_12_only_ones_own_cards_are_unturned_at_the_start_of_ones_turn() -> None:
    table = Board("p1! q1! | p2! q2! | zone v1 v2 v3").play("stop")
    assert (table.flags("p2"), table.flags("q2")) == (0, 0)
    assert (table.flags("p1"), table.flags("q1")) == (1, 1)


def test_13_actions_in_any_order_until_one_stops() -> None:
    table = Board(
        "p1 q1 x | p2 q2 | hand0 a y, zone v1 v2 v3",
        x="articulation = 'gain 2 populist'",
        y="cost = '2 populist'",
    )
    table.play("reveal y", "articulate x", "reveal a", "pay y")
    assert table.cabinet(0) == "p1 q1 a x y"
    table.waits_for("actions", 0)


def test_18_an_action_on_a_card_once_a_turn_even_if_the_card_is_turned() -> None:
    table = Board("p1 q1 x! | p2 q2 | zone v1 v2 v3", x="action = 'gain 1 power'")
    table.play("use x")
    assert table.resources(0) == "power1"
    assert table.reason("use x") == "action_used"
    assert table.flags("x") & 1 == 1
    assert table.reason("use p1") == "no_action"


def test_18_it_can_be_used_again_next_turn() -> None:
    table = Board("p1 q1 x | p2 q2 | zone v1 v2 v3", x="action = 'gain 1 power'")
    table.play("use x").end_turn().end_turn()
    assert table.reason("use x") == ""


def test_19_hand_cards_may_go_revealed_unpaid_ones_must_and_points_fade() -> None:
    table = Board(
        "p1$1 q1 | p2 q2 | hand0 a b c x*, influence0 hip2 power1, zone v1 v2 v3",
        x="cost = '5 hip'",
    )
    table.play("stop")
    table.waits_for("discards", 0)
    assert table.options() == ["drop a", "drop b", "drop c", "keep"]
    assert table.reason("drop x") == "already_revealed"
    table.play("drop b", "keep")
    assert table.discarded("x")
    assert table.discarded("b")
    assert table.resources(0) == ""
    assert table.money("p1") == 1
    assert "influence_fades" in table.happened


@pytest.mark.parametrize(("hand", "after"), [("", 3), ("a b", 3), ("a b c", 3), ("a b c d e", 5)])
def test_20_the_hand_is_refilled_to_three_and_a_larger_one_stays(hand: str, after: int) -> None:
    table = Board(f"p1 q1 | p2 q2 | hand0 {hand or 'none'}, zone v1 v2 v3")
    table.play(*(["stop", "keep"] if hand else ["stop"]))
    assert len(table.hand(0).split()) == after


def test_21_each_player_in_order_from_the_first_resolves_the_event() -> None:
    table = Board(
        "p1 q1 | p2 q2 | p3 q3 | starter 1, turn 0, zone v1 v2 v3, pile z a b c d e f",
        event_z="event = 'gain 1 money'",
    )
    table.play("stop")
    told = [row[2] for row in table.listener.rows if row[1] == 35]
    assert told == [1, 2, 0]
    assert [table.money(f"p{n}") for n in (1, 2, 3)] == [1, 1, 1]
    assert table.discarded("z")


@pytest.mark.parametrize(("calendar", "last"), [("long", 8), ("short", 4)])
def test_11_21_the_event_comes_after_the_last_round_too(calendar: str, last: int) -> None:
    table = Board(
        f"p1 q1 | p2 q2 | turn 1, semester {last}, calendar {calendar}, hand0 a, hand1 b, zone v1",
    ).play("stop", "keep")
    names = table.happened
    assert names.index("event_opens") < names.index("elections_begin")
    assert table.state.over()


def test_11_before_the_last_semester_nothing_ends() -> None:
    table = Board("p1 q1 | p2 q2 | turn 1, semester 7, zone v1").play("stop")
    assert not table.state.over()


def test_not_ones_turn() -> None:
    table = Board("p1 q1 | p2 q2 | hand1 a, zone v1 v2 v3")
    assert table.reason("reveal a", seat=1) == "not_your_decision"
    assert table.reason("drop a") == "not_now"


def test_the_set_up_is_told_with_its_money_and_the_first_semester() -> None:
    table = Board("p1$2 q1 | p2$1 q2 | hand0 a, zone v1 v2 v3")
    table.state.announce()
    assert [row[:2] for row in table.numbers("gets_money")] == [[0, 2], [1, 1]]
    assert table.happened[-2:] == ["semester_begins", "turn_begins"]


def test_what_cards_do_as_the_first_turn_begins_is_told() -> None:
    """The first player has the party that rolls the die at the start of every turn."""
    log = ludoteca.new("vossa_excelencia", players=2, seed=131).log(0, "en")
    assert log[-4:] == [
        "Semester 1 begins.",
        "It is Player 1’s turn.",
        "Everlasting Instalment Alliance: Player 1 rolls the die: 1.",
        "Player 1 loses 1 money.",
    ]
