"""What no card says and the manual leaves open: vetoes in a program, 167 taken out, allies."""

import pytest

from tests.games.agencia.society import DECKS, Society, Turn

pytestmark = pytest.mark.pure


# 17: a veto against what a structure orders.


@pytest.mark.parametrize(
    ("card", "moves"),
    [
        (16, ["insert 206", "place 2", "veto"]),
        (55, ["insert 206", "place 2", "veto"]),
        (106, ["insert 206", "veto"]),
    ],
)
def test_17_a_vetoed_alteration_of_a_structure_does_not_happen_and_is_no_crisis(
    card: int, moves: list[str]
) -> None:
    turn = Turn(card, "206+8 3 5", moves, others=[17, 3], stop="natural")
    assert (turn.crisis, turn.phase) == (None, "natural"), "and nothing else is offered"
    assert turn.society == [str(card), "17", "3"]
    assert "vetoes" in turn.happened


def test_17_a_veto_in_82_leaves_the_alterations_of_the_others() -> None:
    turn = Turn(82, "1+4 6+1 5", ["insert 1", "place 2", "veto"], others=[17, 3], stop="insert")
    assert (turn.phase, turn.waiting) == ("insert", [1]), "the next one alters"
    assert turn.society == ["82", "17", "3"]


# 167 taken out after two hands were emptied under it.


def test_167_taken_out_leaves_the_win_to_the_first_along_the_flow() -> None:
    table = Society(f"206: 998 1 4 | 167: *1 | 3: *1 | {DECKS}, motions on, turn 0")
    table.play("play_on", "discard 4", "use 998", "insert 1", "place 1")
    assert table.happened.count("wins_match") == 1
    assert table.rows == [0, 1, 0], "seat 1 comes first after seat 0"
    table = Society(f"206: 998 1 4 | 167: *1 | 3: *1 | {DECKS}, motions on, turn 0")
    table.play("play_on", "discard 4", "end_turn")
    assert table.rows == [0, 1, 1], "where it stays both win"


# Allies.


def test_an_ally_of_whoever_reaches_row_4_wins_the_match_and_the_game() -> None:
    table = Society(f"48: *1 | 3: *4 | 5: *4 | {DECKS}, motions on, turn 0, rows 3 1 0")
    table.state.teams[0], table.state.teams[1] = 0b010, 0b001
    table.state.books.alliances = 1
    table.play("play_on")
    while table.phase == "natural":
        table.play("end_turn")
    assert (table.is_over, table.state.game_winners) == (True, 0b011)
    assert (table.rows, list(table.state.wins[:3])) == ([4, 2, 0], [1, 1, 0])


@pytest.mark.parametrize("card", [81, 148])
def test_an_ally_is_still_an_opponent(card: int) -> None:
    table = Society(f"{card}: 995 *5 | 3: *4 | 5: *4 | {DECKS}, motions on, turn 0")
    table.state.teams[0], table.state.teams[1] = 0b010, 0b001
    table.state.books.alliances = 1
    table.play("play_on")
    assert table.options() == ["choose 1", "choose 2"]


def test_an_ally_is_not_chosen_for_a_second_team() -> None:
    table = Society(f"3: 995 *5 | 5: *4 | 113: *4 | 27: *4 | {DECKS}, motions on, turn 0")
    table.state.teams[0], table.state.teams[1] = 0b0010, 0b0001
    table.state.books.alliances = 1
    table.play("play_on", "use 995")
    assert table.options() == ["choose 2", "choose 3"]


# 86 and 133: who is "the player with the fewest cards", and who is on the highest row.


def test_133_is_a_crisis_for_its_holder_on_the_highest_row_with_others_too() -> None:
    assert Turn(133, "5 5 5", rest="rows 1 1 0").crisis == "holder_highest"
    assert Turn(133, "5 5 5", rest="rows 0 1 1").crisis is None


def test_86_is_no_crisis_for_its_holder_who_ties_for_fewest_cards() -> None:
    assert Turn(86, "3 3 5").cards == [2, 3, 5]
    assert Turn(86, "3 4 5").crisis == "holder_fewest"
