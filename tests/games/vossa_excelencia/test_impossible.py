"""Positions that no game can come to are refused, each with its reason."""

from typing import Any

import pytest

from ludoteca.games.vossa_excelencia import GAME
from ludoteca.games.vossa_excelencia.state import (
    ARTICULATED,
    CABINETS,
    HANDS,
    PILE,
    TABLE,
    TURNED,
    USED,
)
from ludoteca.kernel.fields import DamagedPosition
from ludoteca.kernel.random import Random

REGISTERS = ("starter", "seat", "semester", "stage", "phase", "progress", "actions", "effects") + (
    ("event", "pc", "source", "owner", "actor", "remaining", "target", "by_hand", "die", "paying")
)


def begun() -> dict[str, Any]:
    """A game of three before its first action."""
    state = GAME.new(3, Random(5))
    data: dict[str, Any] = state.dump()
    assert GAME.load(data).dump() == data
    return data


def reason(data: dict[str, Any], **registers: int) -> str:
    """Why a position, with other numbers in some registers, is not loaded."""
    row = list(data["registers"])
    for name, number in registers.items():
        row[REGISTERS.index(name)] = number
    with pytest.raises(DamagedPosition) as caught:
        GAME.load({**data, "registers": row})
    return str(caught.value)


def with_number(row: list[int], place: int, number: int) -> list[int]:
    return [number if at == place else old for at, old in enumerate(row)]


def test_the_expansion_is_in_the_game_only_where_it_is_played() -> None:
    data: dict[str, Any] = GAME.new(3, Random(4), {"expansion": "on"}).dump()
    assert GAME.load(data).dump() == data
    off = with_number(data["settings"], 1, 0)
    assert reason({**data, "settings": off}).endswith("is of the expansion, which is not played")


@pytest.mark.parametrize(
    ("registers", "said"),
    [
        ({"seat": 3}, "position field 'seat' is 3, not 0 to 2"),
        ({"semester": 0}, "position field 'semester' is 0, not 1 to 9"),
        ({"phase": 10}, "position field 'phase' is 10, not 0 to 9"),
        ({"stage": 7}, "position field 'stage' is 7, not 0 to 6"),
        ({"actions": 100}, "position field 'actions_taken' is 100, not 0 to 99"),
        ({"target": 3}, "position field 'target' is 3, not -1 to 2"),
        ({"event": 0}, "card 0 is on the table, or the event is not"),
        ({"pc": 1}, "an effect is not resolved, and the turn goes on"),
        ({"phase": 2}, "no condition to accept"),
        ({"phase": 3}, "no alternatives to choose from"),
        ({"phase": 4}, "nothing to choose for"),
        ({"phase": 5}, "no influence to choose"),
        ({"phase": 6}, "no rival to choose"),
        ({"phase": 7}, "there is no bill to pay"),
        ({"phase": 8}, "nothing is asked, and the game is not over"),
        ({"stage": 1}, "the stage is 1, not 2"),
        ({"paying": 5}, "a card is being paid for, and nobody pays"),
        ({"remaining": 2}, "2 are left to choose, and nobody chooses"),
        ({"semester": 9}, "time is up, and the game goes on"),
    ],
)
def test_registers_fit_one_another(registers: dict[str, int], said: str) -> None:
    assert reason(begun(), **registers) == said


def test_somebody_else_than_the_seat_in_turn_does_not_act() -> None:
    data = begun()
    actor = data["registers"][REGISTERS.index("actor")]
    assert reason(data, actor=(actor + 1) % 3) == "somebody acts who is not in turn"


def test_cards_are_where_they_are_said_to_be() -> None:
    data = begun()
    piled = data["piles"][1][0]
    held = data["where"].index(HANDS)
    moved = {**data, "where": with_number(data["where"], piled, int(HANDS))}
    assert reason(moved) == "party: 13 instead of 12"
    nowhere = {**data, "where": with_number(data["where"], held, int(HANDS) + 4)}
    assert reason(nowhere) == f"card {held} is nowhere"
    lost = {**data, "where": with_number(data["where"], held, int(PILE))}
    assert reason(lost).startswith("parliamentarian: ")
    table = {**data, "where": with_number(data["where"], held, int(TABLE))}
    assert reason(table) == f"card {held} is on the table, or the event is not"
    twice = [[*pile, pile[0]] if at == 1 else pile for at, pile in enumerate(data["piles"])]
    assert reason({**data, "piles": twice}) == "position field 'piles' has a card twice"


def test_marks_and_money_lie_where_they_can() -> None:
    data = begun()
    member = data["where"].index(CABINETS)
    held = data["where"].index(HANDS)
    revealed = {**data, "flags": with_number(data["flags"], member, 2)}
    assert reason(revealed) == f"card {member} is shown in a hand that it is not in"
    rich = {**data, "money": with_number(data["money"], held, 1)}
    assert reason(rich) == f"money lies on card {held}, which is not in play"


def test_only_a_card_in_a_cabinet_is_turned_or_used() -> None:
    data = begun()
    held = data["where"].index(HANDS)
    for flag in (TURNED, USED, ARTICULATED):
        turned = {**data, "flags": with_number(data["flags"], held, int(flag))}
        assert reason(turned) == f"card {held} is turned or used, and in no cabinet"


def test_a_bill_is_open_while_somebody_pays() -> None:
    data = begun()
    bill = with_number(data["bill"], 0, 1)
    assert reason({**data, "bill": bill}) == "a bill is open, and nobody pays"


def test_whoever_has_left_holds_nothing() -> None:
    data = begun()
    assert reason({**data, "left": [0, 2, 0]}).startswith("seat 1 left after 1 others")
    assert reason({**data, "left": [0, 1, 0]}) == "seat 1 has left and holds something"


def test_effects_that_wait_are_of_the_deck() -> None:
    data = begun()
    assert reason({**data, "queue": [1, 2]}) == "position field 'queue' is not a list of effects"
    assert reason({**data, "queue": [10**6, 0, 0]}).startswith("an effect is not resolved")
