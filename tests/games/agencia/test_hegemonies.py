"""The seven hegemonies: present, available, and what each brings."""

import pytest

from ludoteca.games.agencia import GAME
from tests.games.agencia.society import Society

pytestmark = pytest.mark.pure

ALL = "field on, historical on, theoretical on, strategic on, social on, motions on, turn 0"


def society(structures: str, rest: str = "", hands: str = "5 5 5") -> Society:
    """A turn of seat 0 is about to begin."""
    sizes = hands.split()
    seats = [f"{card}: *{size}" for card, size in zip(structures.split(), sizes, strict=True)]
    return Society(" | ".join([*seats, f"{ALL}, {rest}"]))


def until_claim(table: Society) -> Society:
    """Play on until somebody may claim, or the next turn has begun."""
    table.play("play_on")
    while table.phase not in ("claim", "motion"):
        usual = [move for move in table.options() if move in ("end_turn", "no_revolt")]
        table.play((usual or table.options())[0])
    return table


def until_quiet(table: Society) -> Society:
    """Use no natural card."""
    while table.phase == "natural":
        table.play("end_turn")
    return table


def test_two_cards_are_enough_for_three_players_three_for_more() -> None:
    table = society("1 2 48", "rows 0 0 0")
    table.state.first_winners = 0b010
    assert until_claim(table).phase == "claim"
    four = society("1 2 48 49", "rows 0 0 0 0", "5 5 5 5")
    four.state.first_winners = 0b010
    assert until_claim(four).phase == "motion"


def test_seats_are_asked_in_flow_order_from_the_player_of_the_turn() -> None:
    table = society("48 2 3")
    table.state.first_winners = 0b010
    until_claim(table)
    order = []
    while table.phase == "claim":
        order += table.waiting
        table.play("no_claim")
    assert order == [0, 1, 2]


def test_ancestors_favour_the_first_winner_even_if_blocked() -> None:
    table = society("48 2 3", "rows 0 0 1, columns 0 1 1")
    assert until_claim(table).phase == "motion", "unavailable before the first win"
    table = society("48 2 3", "rows 0 0 1, columns 0 1 1")
    table.state.first_winners = 0b010
    until_claim(table).play("claim ancestors")
    assert (table.rows[1], table.columns[1]) == (1, 1)
    assert table.rows[2] == 0


def test_ancestors_are_unavailable_if_several_won_first() -> None:
    table = society("48 2 3")
    table.state.first_winners = 0b011
    assert until_claim(table).phase == "motion"


def test_leviathan_favours_most_wins_then_the_latest() -> None:
    table = society("48 4 5")
    assert until_claim(table).phase == "motion"
    for wins, last, winner in (((2, 1), (0, 1), 0), ((1, 1), (0, 1), 1)):
        table = society("48 4 5")
        table.state.wins[0], table.state.wins[1] = wins
        table.state.last_win[0], table.state.last_win[1] = last
        table.state.matches = 3
        until_claim(table).play("claim leviathan")
        assert table.rows[winner] == 1


def test_leviathan_is_unavailable_if_the_leaders_won_together() -> None:
    table = society("48 4 5")
    table.state.wins[0] = table.state.wins[1] = 1
    table.state.last_win[0] = table.state.last_win[1] = 0
    table.state.matches = 1
    assert until_claim(table).phase == "motion"


def test_austrian_favours_the_highest_then_who_was_there_first() -> None:
    table = society("48 8 9")
    assert until_claim(table).phase == "motion", "all came to row 0 at once"
    table = society("48 67 9", "rows 0 1 1")
    table.state.since[1], table.state.since[2], table.state.clock = 2, 1, 2
    assert until_claim(table).phase == "claim"
    table.play("claim austrian")
    assert table.rows[2] == 2


def test_cicero_favours_who_put_in_the_last_card_needed() -> None:
    table = society("48 17 18")
    assert until_claim(table).phase == "motion", "dealt: nobody put it in"
    table = society("48 17 18")
    table.state.reached[3] = 2
    until_claim(table).play("claim cicero")
    assert table.rows[2] == 1


def test_who_completes_a_hegemony_is_noted_and_forgotten_when_it_is_gone() -> None:
    table = Society(f"126: 18 *4 | 16: *5 | 113: *5 | {ALL}")
    table.play("play_on", "insert 18", "place 2")
    assert table.state.reached[3] == 0
    assert table.phase in ("claim", "natural")


def test_a_card_of_the_same_ideology_instead_of_another_completes_nothing() -> None:
    table = Society(f"126: 17 *4 | 16: *5 | 18: *5 | {ALL}")
    table.play("play_on", "insert 17", "place 2")
    assert (table.society, table.state.reached[3]) == (["126", "16", "17"], -1)
    table = Society(f"126: 17 *4 | 16: *5 | 18: *5 | {ALL}")
    table.state.reached[3] = 1
    table.play("play_on", "insert 17", "place 2")
    assert table.state.reached[3] == 1, "the hegemony was there all the time"


def test_fascism_favours_the_only_blocker_and_all_others_go_down() -> None:
    table = society("48 13 15")
    assert until_claim(table).phase == "motion", "nobody blocks"
    table = society("48 14 15", "rows 1 2 1, columns 0 0 2")
    until_claim(table).play("claim fascism")
    assert table.rows == [0, 3, 0]


def test_fascism_is_unavailable_with_two_blockers() -> None:
    table = society("48 14 15 49", "rows 0 1 0 1, columns 0 0 2 2", "5 5 5 5")
    assert until_claim(table).phase == "motion"


def test_vanguard_wins_the_game_from_row_3() -> None:
    table = society("48 10 12", "rows 0 3 0")
    table.state.reached[5] = 1
    until_claim(table).play("claim vanguard")
    assert table.state.over()
    assert list(table.state.ranking()) == [2, 1, 2]


def test_vanguard_turns_the_field_over_and_nobody_wins_the_match() -> None:
    table = society("48 10 12 11", "rows 0 1 2 3, columns 3 2 1 0", "5 5 5 5")
    table.state.reached[5] = 1
    table.state.crisis_next = 0
    until_claim(table).play("claim vanguard")
    assert (table.rows, table.columns) == ([2, 3, 1, 0], [0, 1, 2, 3])
    assert list(table.state.wins) == [0] * 6
    assert table.state.matches == 1


def test_vanguard_is_open_to_the_punished_where_it_is_no_win() -> None:
    table = society("48 10 12 11", "rows 0 1 2 3, columns 3 2 1 0", "5 5 5 5")
    table.state.reached[5], table.state.books.punished = 0, 0b0001
    until_claim(table).play("claim vanguard")
    assert (table.rows, list(table.state.wins)) == ([3, 2, 1, 0], [0] * 6)
    table = society("48 10 12 11", "rows 3 1 2 0", "5 5 5 5")
    table.state.reached[5], table.state.books.punished = 0, 0b0001
    assert until_claim(table).phase == "motion", "from row 3 it would win the game"


def test_vanguard_is_unavailable_if_it_was_dealt() -> None:
    assert until_claim(society("48 10 12")).phase == "motion"


def test_stateless_wins_the_game_if_most_are_on_one_row() -> None:
    table = society("48 19 20", "rows 1 1 0")
    table.state.reached[6] = 2
    until_claim(table).play("claim stateless")
    assert list(table.state.ranking()) == [2, 2, 1]


def test_stateless_is_unavailable_without_a_majority() -> None:
    table = society("48 19 20", "rows 2 1 0")
    table.state.reached[6] = 2
    assert until_claim(table).phase == "motion"
    four = society("48 19 20 21", "rows 1 1 0 0", "5 5 5 5")
    four.state.reached[6] = 2
    assert until_claim(four).phase == "motion", "half is no majority"


def test_claims_are_refused_with_a_reason() -> None:
    table = society("48 17 18")
    table.state.reached[3] = 2
    until_claim(table)
    assert table.why_not("claim fascism") == "The Serpent of Fascism is not present in society."


def test_there_are_no_hegemonies_without_a_field() -> None:
    table = Society("48: *5 | 2: *5 | 3: *5 | motions on, turn 0")
    table.state.first_winners = 0b010
    assert until_claim(table).phase == "motion"


@pytest.mark.parametrize(
    ("setting", "said"),
    [("announced", "There is a hegemony"), ("noticed", "Have you noticed a hegemony")],
)
def test_where_it_must_be_noticed_the_question_does_not_tell(setting: str, said: str) -> None:
    table = society("48 2 3", f"hegemonies {setting}")
    table.state.first_winners = 0b010
    until_claim(table)
    assert GAME.speaker("en").say(GAME.prompt(table.state, 0)).startswith(said)


@pytest.mark.parametrize("structures", ["48 2 3", "48 49 50"], ids=["there", "not there"])
def test_where_it_must_be_noticed_everybody_is_asked_after_every_turn(structures: str) -> None:
    table = society(structures, "hegemonies noticed")
    table.state.first_winners = 0b010
    asked = []
    until_claim(table)
    while table.phase == "claim":
        asked += table.waiting
        assert len(table.options()) == 8, "all seven, and none"
        table.play("no_claim")
    assert asked == [0, 1, 2]


def test_a_claim_in_vain_is_the_last_of_that_player_in_this_match() -> None:
    table = society("48 49 50", "hegemonies noticed")
    until_claim(table).play("claim fascism")
    assert table.state.view(None)["claimed_in_vain"] == [0]
    assert table.waiting == [1]
    table.play("no_claim", "no_claim")
    assert until_claim(table).waiting == [1], "the player of this turn; seat 0 is asked no more"
    table.play("no_claim")
    assert table.waiting == [2]
    table.play("no_claim")
    assert table.phase == "motion"


def test_what_was_noticed_rightly_is_a_hegemony() -> None:
    table = society("48 2 3", "hegemonies noticed")
    table.state.first_winners = 0b010
    until_claim(table).play("claim ancestors")
    assert table.rows[1] == 1


def test_fascism_sets_down_beside_the_winner_whoever_would_land_on_the_same_square() -> None:
    table = society("48 14 15", "rows 0 1 3, columns 0 0 0")
    until_claim(table).play("claim fascism")
    assert (table.rows, table.columns) == ([0, 2, 2], [0, 0, 1])


def test_stateless_is_unavailable_if_it_was_dealt() -> None:
    assert until_claim(society("48 19 20", "rows 1 1 0")).phase == "motion"


def test_a_hegemony_that_is_no_longer_there_cannot_be_claimed() -> None:
    table = Society(f"126: 64 *4 | 2: *5 | 3: *5 | {ALL}")
    table.state.first_winners = 0b010
    table.play("play_on", "insert 64", "place 1")
    assert until_quiet(table).phase == "motion"
    table = Society(f"126: 64 *4 | 2: *5 | 3: *5 | {ALL}")
    table.state.first_winners = 0b010
    table.play("play_on", "insert 64", "place 0")
    assert until_quiet(table).phase == "claim"


# Cards that hold the field still (104) or send winners down (72).


def test_104_lets_nobody_go_down_by_fascism() -> None:
    table = society("104 14 15", "rows 1 2 1, columns 0 0 2")
    until_claim(table).play("claim fascism")
    assert (table.rows, table.state.wins[1]) == ([1, 2, 1], 1)


def test_104_leaves_the_vanguard_nothing_but_the_game() -> None:
    table = society("104 10 12", "rows 0 1 2")
    table.state.reached[5] = 1
    assert until_claim(table).phase == "motion", "the field cannot be turned over"
    table = society("104 10 12", "rows 0 3 2")
    table.state.reached[5] = 1
    until_claim(table).play("claim vanguard")
    assert table.state.game_winners == 1 << 1


@pytest.mark.parametrize(
    ("claim", "structures", "rows"),
    [("stateless", "72 19 20", "1 1 1"), ("vanguard", "72 10 12", "0 1 3")],
)
def test_72_makes_a_game_won_by_hegemony_a_match(claim: str, structures: str, rows: str) -> None:
    table = society(structures, f"rows {rows}")
    table.state.reached[5] = table.state.reached[6] = 2
    until_claim(table).play(f"claim {claim}")
    assert not table.state.over()
    assert (table.rows[2], table.state.wins[2]) == (0, 1)
