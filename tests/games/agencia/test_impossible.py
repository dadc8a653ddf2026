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


@pytest.mark.parametrize(
    ("field", "number", "said"),
    [
        ("picks", 1, "picks is 1, and nothing has made it so"),
        ("fetching", 1, "fetching is 1, and nothing has made it so"),
        ("drawn_cards", 2, "drawn_cards is 2, and nothing has made it so"),
        ("running", 1, "running is 1, and nothing has made it so"),
        ("movers", 2, "movers is 2, and nothing has made it so"),
        ("double_movers", 2, "double_movers is 2, and nothing has made it so"),
        ("game_winners", 1, "game_winners is 1, and nothing has made it so"),
        ("hegemony", 3, "hegemony is 3, and nothing has made it so"),
        ("refused", 1, "refused is 1, and nothing has made it so"),
        ("cancelled", 4, "cancelled is 4, and nothing has made it so"),
        ("revolted", 1, "revolted is 1, and nothing has made it so"),
        ("natural", 209, "natural is 209, and nothing has made it so"),
        ("fault", 2, "fault is 2, and nothing has made it so"),
        ("crisis_next", 1, "crisis_next is 1, and nothing has made it so"),
        ("alter_done", 1, "alter_done is 1, and nothing has made it so"),
        ("table_first", 1, "books.first is 1, and nothing has made it so"),
        ("table_before", 1, "books.before is 1, and nothing has made it so"),
        ("table_winners", 1, "books.winners is 1, and nothing has made it so"),
        ("table_source", 5, "the turn is another structure's"),
        ("pc", 8, "no such sentence"),
        ("gate", 5, "position field 'gate' is 5, not 0 to 4"),
        ("stage", 10, "position field 'stage' is 10, not 0 to 9"),
        ("hegemony", 7, "position field 'hegemony' is 7, not -1 to 6"),
        ("offers", 3, "position field 'offers' is 3, not 0 to 2"),
    ],
)
def test_what_means_nothing_now_is_as_it_is_left(field: str, number: int, said: str) -> None:
    assert reason({**begun(), field: number}) == said


@pytest.mark.parametrize(
    ("row", "place", "number", "said"),
    [
        ("played", 1, 0, "seat 1 has done something in a turn to come"),
        ("drew", 2, 1, "seat 2 has done something in a turn to come"),
        ("handed", 7, 1, "seat 1 has handed over cards in a turn to come"),
        ("discards_at", 0, 1, "what seat 0 had by its last turn is more than it has now"),
        ("gains_before", 2, 1, "what seat 2 had by its last turn is more than it has now"),
        ("gains_at", 8, 1, "what seat 2 had by the last turn of seat 1 is more than now"),
    ],
)
def test_the_past_knows_nothing_of_turns_to_come(
    row: str, place: int, number: int, said: str
) -> None:
    data = begun()
    past = {**data["history"], row: with_number(data["history"][row], place, number)}
    assert reason({**data, "history": past}) == said
    assert reason({**data, "history": {**data["history"], "revolt_won": 1}}).startswith("a revolt")


@pytest.mark.parametrize(
    ("field", "place", "number", "said"),
    [
        ("since", 1, 1, "seat 1 came to its row in times to come"),
        ("wins", 2, 1, "seat 2 has won matches to come"),
        ("last_win", 0, 1, "seat 0 has won matches to come"),
    ],
)
def test_nobody_has_won_matches_to_come(field: str, place: int, number: int, said: str) -> None:
    data = begun()
    assert reason({**data, field: with_number(data[field], place, number)}) == said
    assert reason({**data, "starter": -1}) == "nobody has begun the match"


@pytest.mark.parametrize(
    ("stop", "field", "number"),
    [("insert", "alter_card", 5), ("insert", "gate", 1), ("place", "alter_fixed", 1)],
)
def test_an_alteration_has_come_no_further_than_its_phase(
    stop: str, field: str, number: int
) -> None:
    moves = ["discard 1", "use 997", *(["insert 64"] if stop == "place" else [])]
    data = Turn(48, "997+64+49+2 5 5", moves, stop=stop).state.dump()
    assert GAME.load(data).dump() == data
    assert reason({**data, field: number}) == f"{field} is {number}, and nothing has made it so"


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
