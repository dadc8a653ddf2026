"""Positions that no game can come to are refused, each with its reason."""

from typing import Any

import pytest

from ludoteca.games.agencia import GAME
from ludoteca.games.agencia.box import CARDS, KIND, START as START_OF, kind_of_number
from ludoteca.games.agencia.notation import read_position
from ludoteca.games.agencia.state import PHASES
from ludoteca.kernel.fields import DamagedPosition
from tests.games.agencia.society import Turn

START = "22: 64 998 *3 | 48: *5 | 30: *2 | motions on"


def begun() -> dict[str, Any]:
    """A match of three before its first decision."""
    data: dict[str, Any] = read_position(START).dump()
    assert GAME.load(data).dump() == data
    return data


def reason(data: dict[str, Any]) -> str:
    """Why a position is not loaded."""
    with pytest.raises(DamagedPosition) as caught:
        GAME.load(data)
    return str(caught.value)


def with_number(row: list[int], place: int, number: int) -> list[int]:
    return [number if at == place else old for at, old in enumerate(row)]


@pytest.mark.parametrize(
    ("field", "place", "number", "said"),
    [
        ("table_cards", 0, 4, "seat 0 counts 4 cards in a hand of another size"),
        ("table_rows", 0, 5, "position field 'table_rows' has 5, not 0 to 4"),
        ("table_columns", 1, 0, "seats 0 and 1 stand on one square"),
        ("table_columns", 1, 3, "seat 1 stands beside the field"),
        ("teams", 0, 2, "seats 1 and 0 are not allies of each other"),
        ("teams", 0, 8, "position field 'teams' has 8, not 0 to 7"),
        ("owed", 1, 2, "seat 1 owes cards that nobody asks for"),
        ("chosen", 5, 1, "seat 1 has chosen cards that it has not"),
    ],
)
def test_what_everybody_can_count_is_what_there_is(
    field: str, place: int, number: int, said: str
) -> None:
    data = begun()
    if field == "chosen":  # a card that the seat has not: none of its first word's lowest bit
        number = next(1 << bit for bit in range(56) if not data["hands"][place] >> bit & 1)
    if field == "table_society":
        data["table_society"] = with_number(data["table_society"], place, number)
        assert (
            "instead of" in reason(data) or "places" in reason(data) or "not there" in reason(data)
        )
        return
    assert reason({**data, field: with_number(data[field], place, number)}) == said


@pytest.mark.parametrize(
    ("phase", "said"),
    [
        ("insert", "nobody alters anything"),
        ("place", "nobody alters anything"),
        ("field", "nobody alters anything"),
        ("approve", "nobody alters anything"),
        ("vote", "nobody alters anything"),
        ("motion_vote", "nobody's word is awaited, or one that was given"),
        ("claim", "nobody is asked for a hegemony"),
        ("take", "there is no card to take"),
        ("ally", "no natural card is in use"),
        ("target", "there is nobody to choose"),
        ("give", "nobody owes any of the cards given"),
    ],
)
def test_a_phase_needs_what_it_is_about(phase: str, said: str) -> None:
    assert reason({**begun(), "phase": PHASES.index(phase)}) == said


def test_somebody_is_chosen_for_a_sentence_of_the_structure_in_turn() -> None:
    data = Turn(154, "5 7 5", stop="target").state.dump()
    assert GAME.load(data).dump() == data
    elsewhere = {**data, "pc": int(START_OF[kind_of_number(69)])}
    assert reason(elsewhere) == "somebody is chosen for a sentence of another structure"


def test_cards_are_in_one_place() -> None:
    data = begun()
    alike = [card for card in data["pile"] if KIND[card] == KIND[CARDS - 1]]
    twice = [alike[0] if card == alike[1] else card for card in data["pile"]]
    wrong = min(alike[:2])
    assert reason({**data, "pile": twice}) == f"card {wrong} is in {twice.count(wrong)} places"


def test_a_seat_that_is_not_there_has_no_structure() -> None:
    data = begun()
    society = with_number(data["table_society"], 3, 5)
    assert reason({**data, "table_society": society}) == "seat 3, which is not there, has cards"


def test_the_flow_has_a_direction_and_the_piles_are_counted() -> None:
    data = begun()
    assert reason({**data, "table_flow": 0}) == "the flow has no direction"
    pool = data["table_pool"] - 1
    assert reason({**data, "table_pool": pool}).startswith(f"{pool} cards are counted in the piles")
