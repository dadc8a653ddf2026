"""Checklist 40-51: resources, what pays what, payments as one act, fees."""

import pytest
from hypothesis import given, settings, strategies as st

from ludoteca.games.vossa_excelencia.payment import can_pay, has_several_ways
from ludoteca.games.vossa_excelencia.view import RESOURCES
from tests.games.vossa_excelencia.board import Board

pytestmark = pytest.mark.pure


def priced(cost: str, money: int, influence: str) -> Board:
    notation = f"p1${money} q1 | p2 q2 | hand0 x*, influence0 {influence}, zone v1"
    return Board(notation.replace("influence0 ,", ""), x=f"cost = '{cost}'")


@pytest.mark.parametrize(
    ("cost", "money", "influence", "payable"),
    [
        ("1 money", 1, "", True),  # 45
        ("1 money", 0, "power9 hip9", False),
        ("1 any", 0, "hip1", True),  # 46
        ("1 any", 0, "power1", True),
        ("1 any", 1, "", True),
        ("1 any", 0, "", False),
        ("1 hip", 0, "hip1", True),  # 47
        ("1 hip", 0, "power1", True),
        ("1 hip", 1, "", True),
        ("1 hip", 0, "square9", False),
        ("2 hip + 1 any", 0, "hip2 square1", True),
        ("2 hip + 1 any", 0, "hip1 square2", False),
        ("2 hip + 1 any", 1, "hip1 square1", True),
        ("2 hip + 1 any + 1 money", 1, "hip1 square1 power1", True),
        ("2 hip + 1 any + 1 money", 1, "hip1 square2", False),
        ("1 hip + 1 square", 0, "hip2", False),
        ("1 hip + 1 square", 1, "hip2", True),
    ],
)
def test_45_to_48_what_pays_what(cost: str, money: int, influence: str, payable: bool) -> None:
    table = priced(cost, money, influence)
    assert table.reason("pay x") == ("" if payable else "cannot_afford")


def test_48_without_all_of_it_nothing_is_spent() -> None:
    table = priced("2 hip + 1 money", 1, "hip1")
    assert table.reason("pay x") == "cannot_afford"
    assert (table.money("p1"), table.resources(0)) == (1, "hip1")


def test_49_spent_resources_are_gone() -> None:
    table = priced("1 hip + 1 any + 1 money", 2, "hip1 square1").play("pay x")
    assert (table.money("p1"), table.resources(0)) == (1, "")


def test_paying_at_once_spends_what_can_do_least_else() -> None:
    table = priced("1 hip + 1 any", 2, "hip1 square3 power2").play("pay x")
    assert (table.money("p1"), table.resources(0)) == (2, "square2 power2")


def test_48_saying_which_resource_pays_which_icon() -> None:
    table = priced("1 hip + 1 any", 2, "hip1 square1 power1")
    table.play("itemise x")
    table.waits_for("paying", 0)
    assert table.options() == ["pay_with hip", "pay_with power", "pay_with money"]
    table.play("pay_with money")
    assert table.options() == [f"pay_with {name}" for name in ("square", "hip", "power", "money")]
    table.play("pay_with power")
    assert (table.money("p1"), table.resources(0)) == (1, "square1 hip1")
    assert table.cabinet(0) == "p1 q1 x"


def test_an_icon_that_only_one_resource_can_pay_is_not_asked() -> None:
    table = priced("1 hip + 1 square", 1, "hip1 square1").play("itemise x")
    assert table.options() == ["pay_with square", "pay_with money"]
    table.play("pay_with money")
    assert table.cabinet(0) == "p1 q1 x"
    assert table.resources(0) == "square1"


def test_a_resource_needed_elsewhere_cannot_be_given_away() -> None:
    table = priced("1 any + 1 money", 1, "hip1 square1").play("itemise x")
    assert table.reason("pay_with money") == "cannot_pay_with"
    assert table.options() == ["pay_with square", "pay_with hip"]


@pytest.mark.parametrize(("money", "influence"), [(0, "hip1"), (1, "")])
def test_where_there_is_one_way_to_pay_it_is_not_itemised(money: int, influence: str) -> None:
    assert priced("1 hip", money, influence).reason("itemise x") == "one_way_to_pay"


@pytest.mark.parametrize(
    ("cost", "money", "influence", "reason"),
    [
        ("2 populist", 1, "populist1 hip1", "one_way_to_pay"),  # one of each, in whichever order
        ("2 populist", 1, "populist1 power1", ""),  # money or power
        ("2 any", 1, "hip1 power0", "one_way_to_pay"),
        ("1 hip + 1 any", 1, "hip1 square1", ""),
        ("3 commune", 1, "commune2 square3", "one_way_to_pay"),
        ("1 populist + 1 hip", 1, "populist1 hip1", ""),
        ("1 populist + 1 money", 3, "", "one_way_to_pay"),
    ],
)
def test_it_is_itemised_only_where_something_else_could_go(
    cost: str, money: int, influence: str, reason: str
) -> None:
    assert priced(cost, money, influence.replace(" power0", "")).reason("itemise x") == reason


def test_a_fee_with_one_way_to_pay_is_not_paid_by_hand() -> None:
    body = "expansion = true; articulation = 'pay 2 hip: gain 3 power'"
    table = Board("p1$1 q1 x | p2 q2 | influence0 hip1 square1, expansion on, zone v1", x=body)
    table.play("articulate x")
    assert table.options() == ["accept", "refuse"]


def ways(bill: list[int], owned: list[int]) -> set[tuple[int, ...]]:
    """By trying: all that can be left over when every icon has got a resource of its own."""
    if not any(bill):
        return {tuple(owned)}
    icon = next(at for at in range(8) if bill[at])
    found: set[tuple[int, ...]] = set()
    for resource in range(8):
        if owned[resource] and pays(resource, icon):
            less, fewer = bill[:], owned[:]
            less[icon] -= 1
            fewer[resource] -= 1
            found |= ways(less, fewer)
    return found


@settings(max_examples=80, deadline=None)
@given(
    st.lists(st.integers(0, 2), min_size=8, max_size=8).filter(lambda bill: 0 < sum(bill) < 5),
    st.lists(st.integers(0, 2), min_size=8, max_size=8),
)
def test_several_ways_are_several_things_left_over(bill: list[int], owned: list[int]) -> None:
    found = ways(bill, owned)
    words = " ".join(f"{RESOURCES[at]}{n}" for at, n in enumerate(owned[:7]) if n)
    table = priced("1 any", owned[7], words)
    for icon in range(8):
        table.state.bill[icon] = bill[icon]
    if found:
        assert has_several_ways(table.state, 0, table.state.bill) == (len(found) > 1)


def test_17_a_voter_is_paid_the_same_way() -> None:
    table = Board("p1$1 q1 | p2 q2 | influence0 populist2, zone v1 v2 v3")
    assert table.reason("buy v4") == "in_no_reach"
    table.play("buy v1")
    assert (table.cabinet(0), table.money("p1")) == ("p1 q1 v1", 0)


def test_42_influence_gained_outside_ones_turn_lasts_to_the_end_of_ones_next() -> None:
    table = Board("p1 q1 x | p2 q2 | zone v1", x="action = 'others gain 1 hip'")
    table.play("use x", "stop")
    assert table.resources(1) == "hip1"
    table.play("stop")
    assert table.resources(1) == ""


def test_51_a_fee_in_full_or_no_effect() -> None:
    body = "expansion = true; articulation = 'pay 1 hip + 1 money: gain 3 power'"
    table = Board("p1 q1 x | p2 q2 | influence0 hip1, expansion on, zone v1", x=body)
    table.play("articulate x")
    assert "cannot_meet" in table.happened
    assert (table.resources(0), table.flags("x") & 1) == ("hip1", 1)
    table = Board("p1$1 q1 x | p2 q2 | influence0 hip1, expansion on, zone v1", x=body)
    table.play("articulate x")
    assert table.options() == ["accept", "refuse"]
    table.play("accept")
    assert (table.resources(0), table.money("p1")) == ("power3", 0)


def test_51_a_fee_refused() -> None:
    body = "expansion = true; articulation = 'pay 1 money: gain 3 power'"
    table = Board("p1$1 q1 x | p2 q2 | expansion on, zone v1", x=body).play(
        "articulate x", "refuse"
    )
    assert (table.resources(0), table.money("p1"), table.flags("x") & 1) == ("", 1, 1)


def test_51_a_fee_paid_icon_by_icon() -> None:
    body = "expansion = true; articulation = 'pay 1 any: gain 1 power'"
    table = Board("p1$1 q1 x | p2 q2 | influence0 hip1, expansion on, zone v1", x=body)
    table.play("articulate x", "accept_by_hand")
    assert table.options() == ["pay_with hip", "pay_with money"]
    table.play("pay_with money")
    assert (table.resources(0), table.money("p1")) == ("hip1 power1", 0)
    table.waits_for("actions", 0)


def test_discount_and_surcharge() -> None:
    table = Board(
        "p1 q1 y | p2 q2 | hand0 x*, influence0 hip1, zone v1",
        x="cost = '1 hip + 1 any'",
        y="rules = ['discount 1 parliamentarian']",
    ).play("pay x")
    assert table.resources(0) == ""
    table = Board(
        "p1 q1 y | p2 q2 | hand0 x*, influence0 hip1, zone v1",
        x="cost = '1 hip'",
        y="rules = ['surcharge 1 parliamentarian']",
    )
    assert table.reason("pay x") == "cannot_afford"


def test_a_discount_never_takes_money_icons_nor_goes_below_nothing() -> None:
    table = Board(
        "p1 q1 y | p2 q2 | hand0 x* z*, zone v1",
        x="cost = '1 hip + 1 money'",
        z="cost = '1 any'",
        y="rules = ['discount 5 parliamentarian']",
    )
    assert table.reason("pay x") == "cannot_afford"
    table.play("pay z")


def test_wild_influence_pays_every_sphere() -> None:
    cards = {"x": "cost = '1 hip + 1 square'", "y": "rules = ['wild hip']"}
    table = Board("p1 q1 y | p2 q2 | hand0 x*, influence0 hip2, zone v1", **cards).play("pay x")
    assert table.resources(0) == ""
    table = Board("p1 q1 y | p2 q2 | hand0 x*, influence0 square2, zone v1", **cards)
    assert table.reason("pay x") == "cannot_afford"


icons = st.lists(st.integers(0, 3), min_size=8, max_size=8)


def has_matching(bill: list[int], owned: list[int]) -> bool:
    """By trying: whether each icon can get a resource of its own."""
    if not any(bill):
        return True
    icon = next(at for at in range(8) if bill[at])
    for resource in range(8):
        if owned[resource] and pays(resource, icon):
            less, fewer = bill[:], owned[:]
            less[icon] -= 1
            fewer[resource] -= 1
            if has_matching(less, fewer):
                return True
    return False


def pays(resource: int, icon: int) -> bool:
    return resource == 7 or (icon != 7 and (resource == 6 or icon == 6 or resource == icon))


@settings(max_examples=80, deadline=None)
@given(st.lists(st.integers(0, 1), min_size=8, max_size=8), icons)
def test_can_pay_is_a_matching(bill: list[int], owned: list[int]) -> None:
    words = " ".join(f"{RESOURCES[at]}{n}" for at, n in enumerate(owned[:7]) if n)
    table = priced("1 any", owned[7], words)
    for icon in range(8):
        table.state.bill[icon] = bill[icon]
    assert can_pay(table.state, 0, table.state.bill) == has_matching(bill, owned)
