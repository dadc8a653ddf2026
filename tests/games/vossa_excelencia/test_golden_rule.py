"""Checklist 53: a card beats the manual. Every standing rule, with and without it."""

import pytest

from tests.games.vossa_excelencia.board import Board

pytestmark = pytest.mark.pure


def with_rule(rule: str, notation: str, **cards: str) -> Board:
    return Board(notation, x=f"rules = ['{rule}']", **cards)


@pytest.mark.parametrize(("rule", "size"), [("hand +2", 5), ("hand -1", 2), ("hand -9", 0)])
def test_hand(rule: str, size: int) -> None:
    table = with_rule(rule, "p1 q1 x | p2 q2 | zone v1").end_turn()
    assert len(table.hand(0).split()) == size


def test_money_on_another_card_cannot_be_spent_unless_it_says_so() -> None:
    notation = "p1 q1 y$1 | p2 q2 | hand0 z*, zone v1"
    assert Board(notation, y="", z="cost = '1 any'").reason("pay z") == "cannot_afford"
    table = Board(notation, y="rules = ['spend here']", z="cost = '1 any'").play("pay z")
    assert table.money("y") == 0


def test_spending_takes_from_the_politician_last() -> None:
    table = Board(
        "p1$1 q1 y$1 | p2 q2 | hand0 z*, zone v1", y="rules = ['spend here']", z="cost = '1 any'"
    ).play("pay z")
    assert (table.money("p1"), table.money("y")) == (1, 0)


def test_money_here() -> None:
    table = with_rule("money here", "p1 q1 x y | p2 q2 | zone v1", y="action = 'gain 2 money'")
    table.play("use y")
    assert (table.money("p1"), table.money("x")) == (0, 2)


@pytest.mark.parametrize(
    ("rule", "left"), [("keep influence", "hip1"), ("keep power", "power1"), ("hand +0", "")]
)
def test_keep(rule: str, left: str) -> None:
    table = with_rule(rule, "p1 q1 x | p2 q2 | influence0 hip1 power1, zone v1").end_turn()
    assert table.resources(0) == left


def test_locked() -> None:
    table = with_rule("locked", "p1! q1 x! | p2 q2 | zone v1").end_turn().end_turn()
    assert (table.flags("p1"), table.flags("x")) == (0, 1)


def test_enters_turned() -> None:
    table = with_rule("enters turned", "p1 q1 | p2 q2 | hand0 x, zone v1").play("reveal x")
    assert table.flags("x") == 1


def test_zone_size() -> None:
    table = with_rule("zone +1", "p1$9 q1 x | p2 q2 | zone v1 v2 v3").play("buy v1")
    assert len(table.zone.split()) == 4
    table = with_rule("zone -1", "p1$9 q1 x | p2 q2 | zone v1 v2 v3").play("buy v1")
    assert len(table.zone.split()) == 2


def test_a_larger_zone_is_filled_at_once() -> None:
    table = with_rule("zone +1", "p1 q1 | p2 q2 | hand0 x, zone v1 v2 v3").play("reveal x")
    assert len(table.zone.split()) == 4


def test_the_zone_is_everybodys() -> None:
    table = with_rule("zone +1", "p1$9 q1 | p2 q2 x | zone v1 v2 v3").play("buy v1")
    assert len(table.zone.split()) == 4


@pytest.mark.parametrize(
    ("rule", "move"),
    [
        ("forbid articulate personality", "articulate y"),
        ("forbid use personality", "use y"),
        ("forbid reveal personality", "reveal z"),
        ("forbid pay personality", "pay w"),
        ("forbid buy voter", "buy v1"),
    ],
)
def test_forbid(rule: str, move: str) -> None:
    cards = {
        "y": "articulation = 'draw 1'; action = 'draw 1'; keywords = ['personality']",
        "z": "keywords = ['personality']",
        "w": "cost = '1 any'; keywords = ['personality']",
    }
    notation = "p1$9 q1 x y | p2 q2 | hand0 z w*, zone v1"
    assert with_rule(rule, notation, **cards).reason(move) == "forbidden"
    assert with_rule("hand +0", notation, **cards).reason(move) == ""


def test_forbidding_binds_only_what_it_names() -> None:
    table = with_rule(
        "forbid articulate personality",
        "p1 q1 x y | p2 q2 | zone v1",
        y="articulation = 'draw 1'; keywords = ['bill']",
    )
    assert table.reason("articulate y") == ""


def test_forbid_unturn() -> None:
    table = with_rule("forbid unturn politician", "p1! q1! x | p2 q2 | zone v1")
    table.end_turn().end_turn()
    assert (table.flags("p1"), table.flags("q1")) == (1, 0)


def test_forbidding_ends_when_the_card_leaves() -> None:
    table = with_rule(
        "forbid buy voter",
        "p1$9 q1 x y | p2 q2 | zone v1",
        y="action = 'discard 1 parliamentarian'",
    )
    table.play("use y", "choose x")
    assert table.reason("buy v1") == ""


def test_rules_of_rivals_do_not_bind() -> None:
    table = with_rule("forbid buy voter", "p1$9 q1 | p2 q2 x | zone v1")
    assert table.reason("buy v1") == ""


def test_capital_per() -> None:
    table = with_rule("capital 2 per infamy", "p1 q1 x i1 i2 | p2 q2 | zone v1")
    assert list(table.state.scores()) == [2, 0]
    table = with_rule("capital 1 per here", "p1 q1 x$3 | p2 q2 | zone v1")
    assert list(table.state.scores()) == [3, 0]


def test_capital_per_may_take_away() -> None:
    table = with_rule("capital -2 per infamy", "p1 q1 x i1 | p2 q2 | zone v1")
    assert list(table.state.scores()) == [-3, 0]


@pytest.mark.parametrize("kind", ["politician", "party", "parliamentarian", "infamy", "voter"])
def test_a_card_of_any_category_may_change_the_law(kind: str) -> None:
    notation = "p1 q1 x | p2 q2 | zone v1"
    if kind in ("politician", "party"):
        notation = notation.replace("p1" if kind == "politician" else "q1", "", 1)
    cards = {f"{kind}_x": "rules = ['hand +2']"}
    assert len(Board(notation, **cards).end_turn().hand(0).split()) == 5


def test_a_rule_binds_from_the_moment_its_card_enters_play_until_it_leaves() -> None:
    table = with_rule("hand +2", "p1 q1 | p2 q2 | hand0 x, zone v1").play("reveal x").end_turn()
    assert len(table.hand(0).split()) == 5
    table = with_rule(
        "hand +2", "p1 q1 x y | p2 q2 | zone v1", y="action = 'return 1 parliamentarian'"
    )
    table.play("use y", "choose x").end_turn()
    assert len(table.hand(0).split()) == 3


@pytest.mark.parametrize(
    ("voters", "price"), [("", 3), ("w1", 4), ("w1 w2", 5), ("w1 w2 w3", 6), ("w1 w2 w3 y", 5)]
)
def test_surcharges_add_up_and_discounts_are_taken_off(voters: str, price: int) -> None:
    dearer = "cost = '1 any'; rules = ['surcharge 1 voter']"
    cards = {f"voter_w{n}": dearer for n in (1, 2, 3)}
    for money in (price - 1, price):
        table = Board(
            f"p1${money} q1 {voters} | p2 q2 | hand0 z*, zone v1",
            y="rules = ['discount 1 voter']",
            z="cost = '1 any'",
            **cards,
        )
        assert table.reason("buy v1") == ("" if money == price else "cannot_afford")
        assert table.reason("pay z") == ""  # other cards cost what they did


def test_if_all_win_ties_the_next_rule_decides() -> None:
    tied = "p1$1 q1 x | p2$2 q2 y | turn 1, semester 8, zone v6, pile quiet"
    table = with_rule("wins ties", tied, y="rules = ['wins ties']").end_turn()
    assert list(table.state.ranking()) == [2, 1]


def test_immune_to_events() -> None:
    table = with_rule(
        "immune to events",
        "p1 q1 x | p2 q2 | turn 1, zone v1, pile z a b c",
        event_z="event = 'gain 1 money'",
    ).end_turn()
    assert (table.money("p1"), table.money("p2")) == (0, 1)
    assert "immune_to" in table.happened


def test_repeats() -> None:
    table = Board(
        "p1 q1 x | p2 q2 | zone v1", x="action = 'gain 1 power'; rules = ['repeats']"
    ).play("use x", "use x")
    assert table.resources(0) == "power2"
