"""Markers, taking characters from gallery and rivals, blocking, paying off, Bernardina."""

import pytest

from tests.games.quissama.board import Board

pytestmark = pytest.mark.pure


def test_two_markers_take_a_character_and_all_markers_go_home() -> None:
    table = Board("B B B B | L | L | markers araujo=12").play("influence araujo")
    assert list(table.state.pieces) == [9, 9, 9]
    table.play("influence araujo")
    assert table.state.holders[3] == 0
    assert list(table.state.pieces) == [10, 10, 10]
    assert table.state.markers[3] == 0


def test_a_character_is_taken_from_a_rival() -> None:
    table = Board("B B B | L | held araujo=1, markers araujo=0").play("influence araujo")
    assert table.state.holders[3] == 0
    assert "takes_from" in table.told()


def test_nobody_marks_an_own_character() -> None:
    assert Board("B B | L | held araujo=0").reason("influence araujo") == "your_character"


def test_the_ability_works_from_the_next_turn() -> None:
    table = Board("K K | L L L L L | markers alencar=0").play("influence alencar")
    assert table.reason("minister_without coin") == "too_fresh"


def test_a_marker_blocks_ability_and_goal() -> None:
    board = "held alemao=0, markers alemao=1, tenement 5, squares 2 2 1 0"
    table = Board(f"MM G GG GG | L | {board}")
    assert table.reason("steal 1") == "blocked"
    assert table.buy("recruit g1").state.tenement == 6
    assert not table.state.over()


def test_the_holder_pays_a_marker_off_without_the_burgher() -> None:
    table = Board("GG GG | L | held alemao=0, markers alemao=1").play("release alemao 1")
    assert table.state.markers[2] == 0
    assert table.state.pieces[1] == 10
    table = Board("GG G | L | held alemao=0, markers alemao=1")
    assert table.reason("release alemao 1") == "cannot_pay"


def test_paying_a_marker_off_closes_the_abilities() -> None:
    board = "held alencar=0 princesa=0, markers alencar=1"
    table = Board(f"K K B M L | L L L L L | {board}")
    said = table.why_not("minister_without crown", "pt")
    assert said.endswith("Retire o marcador: a habilidade volta no seu próximo turno.")
    table.play("release alencar 1")
    assert table.reason("minister_without crown") == "abilities_closed"
    table.end().end()
    assert table.reason("minister_without crown") == ""


def test_paying_off_wins_if_the_goal_is_met_already() -> None:
    board = "held alemao=0, markers alemao=1, tenement 6"
    assert Board(f"GG GG | L | {board}").play("release alemao 1").won == (0, 2)


def test_only_the_holder_pays_off() -> None:
    table = Board("GG GG | L | L | held alemao=1, markers alemao=2")
    assert table.reason("release alemao 2") == "not_yours_to_release"
    assert table.reason("release alemao 0") == "no_marker_there"
    assert table.reason("release alemao 1") == "no_marker_there"
    assert table.reason("release alemao 4") == "no_marker_there"


def test_bernardina_needs_a_free_character() -> None:
    assert Board("N N N | L | ").reason("influence bernardina") == "needs_free_character"
    blocked = "held araujo=0, markers araujo=1"
    assert Board(f"N N N | L | {blocked}").reason("influence bernardina") == "needs_free_character"
    assert Board("N N N | L | held araujo=0").reason("influence bernardina") == ""


def test_a_rivals_marker_on_bernardina_goes_first_and_in_another_turn() -> None:
    table = Board("N N N G G G | L L L L L | held araujo=0, markers bernardina=1")
    assert table.reason("influence bernardina") == "marker_in_way"
    table.play("release bernardina 1", "pay_set N 0")
    assert table.reason("influence bernardina") == "same_turn"
    table.end().end()
    assert table.reason("influence bernardina") != "same_turn"


def test_removing_a_marker_from_bernardina_needs_a_free_character() -> None:
    board = "markers bernardina=1"
    table = Board(f"N N N | L | {board}")
    assert table.reason("release bernardina 1") == "needs_free_character"
    assert "ou retirar dela o de um rival" in table.why_not("release bernardina 1", "pt")


def test_the_colar_removes_a_rivals_marker_from_bernardina() -> None:
    table = Board("colar | L | held araujo=0, markers bernardina=1")
    assert table.reason("influence bernardina") == "marker_in_way"
    assert table.play("release bernardina 1").hand() == ""
    assert table.state.markers[7] == 0


def test_the_colar_does_not_replace_a_rivals_marker_on_bernardina() -> None:
    board = "held imperador=0, markers bernardina=1"
    assert Board(f"colar | L | {board}").reason("replace_marker bernardina 1") == "cannot_pay"
    table = Board(f"colar N N N | L | {board}").play("replace_marker bernardina 1")
    assert table.hand() == "colar"


def test_after_the_emperors_replacement_her_second_marker_waits_for_another_turn() -> None:
    table = Board("colar N N N | L | held imperador=0, markers bernardina=1")
    table.play("replace_marker bernardina 1")
    assert table.reason("influence bernardina") == "same_turn"


def test_a_marker_on_bernardina_in_a_rivals_area_is_removed_for_a_burgher_more() -> None:
    board = "held araujo=0 bernardina=1, markers bernardina=2"
    assert Board(f"N N N | L | L | {board}").reason("release bernardina 2") == "cannot_pay"
    assert Board(f"N N N B | L | L | {board}").play("release bernardina 2").hand() == ""


def test_her_holder_pays_a_marker_off_like_any_other() -> None:
    board = "held bernardina=0, markers bernardina=1"
    assert Board(f"N N N | L | {board}").play("release bernardina 1").hand() == ""


def test_quissamas_cards_are_discarded_when_a_rival_takes_him() -> None:
    board = "held quissama=1, markers quissama=0, stored K K L"
    table = Board(f"malta B | L | {board}").play("influence quissama")
    assert sum(table.state.stored) == 0
    assert table.state.discards[8] == 2
    assert "stored_lost" in table.told()


def test_the_cards_under_a_blocked_quissama_stay() -> None:
    table = Board("L | L | held quissama=0, markers quissama=1, stored K K")
    assert table.reason("rescue") == "blocked"
    assert table.state.stored[8] == 2


def test_taking_araujo_turns_the_losers_tokens_back() -> None:
    board = "held araujo=1, markers araujo=0, businesses b1=0+2 b2=1+2"
    table = Board(f"B B B | L L L L L | {board}").play("influence araujo")
    assert table.state.token_worth() == 1  # his own from the next turn on
    table.end()
    assert table.state.token_worth() == 1
    table.end()
    assert table.state.token_worth() == 2


def test_araujo_paid_off_in_mid_turn_turns_unspent_tokens() -> None:
    board = "held araujo=0, markers araujo=1, businesses b1=0+2"
    table = Board(f"B B B K | L | {board}")
    assert table.state.token_worth() == 1
    assert table.play("release araujo 1").state.token_worth() == 2
