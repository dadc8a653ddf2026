"""Squares, businesses, roads, the tenement, attacks, and the cards that move capoeiras."""

import pytest

from ludoteca.games.quissama.original import ROADS
from tests.games.quissama.board import Board

pytestmark = pytest.mark.pure


def test_freeing_moves_one_from_the_senzala_to_the_square() -> None:
    table = Board("N L | L | ").play("free n2")
    assert list(table.state.squares) == [2, 3, 2, 2]
    assert table.state.senzala == 21


def test_founding_needs_a_business_without_burgher() -> None:
    table = Board("B B MM MM | L | businesses b2=1")
    assert table.reason("found b2") == "business_taken"
    table.play("found b1", "found b3")
    assert list(table.state.owners)[:3] == [0, 1, 0]


def test_a_further_business_may_be_founded_while_others_are_not_full() -> None:
    assert Board("B MM | L | businesses b1=0+1").play("found b2").state.owners[1] == 0


def test_employing_moves_one_along_the_road() -> None:
    for business, square in enumerate(ROADS):
        gang = "N" if square < 2 else "G"
        table = Board(f"MM {gang} | L | businesses b{business + 1}=0")
        table.play(f"employ b{business + 1}")
        assert table.state.workers[business] == 1
        assert list(table.state.squares) == [1 if s == square else 2 for s in range(4)]


def test_the_roads_are_three_two_three_and_two() -> None:
    assert [list(ROADS).count(square) for square in range(4)] == [3, 2, 3, 2]


def test_employing_is_refused_elsewhere() -> None:
    table = Board("MM N | L | businesses b1=0+2 b2=1 b4=0, squares 2 0 2 2")
    assert table.reason("employ b1") == "business_full"
    assert table.reason("employ b2") == "not_your_business"
    assert table.reason("employ b3") == "not_your_business"
    assert table.reason("employ b4") == "square_empty"


def test_a_filled_business_pays_from_the_next_turn() -> None:
    table = Board("MM N B K | L L L L L | businesses b1=0+1").play("employ b1")
    assert table.state.is_full(0)
    assert table.reason("minister") == "cannot_pay"
    table.end().end()
    assert table.state.tokens == 1


def test_a_business_below_full_loses_its_token_until_full_again() -> None:
    table = Board("P | L L L L L | businesses b1=0+2").play("blow b1")
    assert table.state.tokens == 0
    table.end().end()
    assert table.state.tokens == 0


def test_the_tenement_takes_guaiamuns_of_either_square() -> None:
    table = Board("MM G MM G | L | squares 2 2 1 1, tenement 1").play("recruit g1", "recruit g2")
    assert list(table.state.squares) == [2, 2, 0, 0]
    assert table.state.tenement == 3


def test_recruiting_is_refused_without_room_or_people() -> None:
    table = Board("MM G | L | squares 2 2 0 1, tenement 6")
    assert table.reason("recruit g2") == "tenement_full"
    assert Board("MM G | L | squares 2 2 0 1").reason("recruit g1") == "square_empty"


def test_an_attack_sends_one_back_to_the_senzala() -> None:
    table = Board("GG G | L | ").play("attack n1")
    assert list(table.state.squares) == [1, 2, 2, 2]
    assert table.state.senzala == 23


def test_an_empty_square_has_nobody_to_attack() -> None:
    assert Board("GG G | L | squares 0 2 2 2").reason("attack n1") == "nobody_there"


def test_a_business_is_attacked_only_while_its_square_is_empty() -> None:
    board = "businesses b1=1+1 b2=1, "
    assert Board(f"GG G | L | {board} squares 1 2 2 2").reason("attack b1") == "square_guards"
    table = Board(f"GG G | L | {board} squares 0 2 2 2")
    assert table.reason("attack b2") == "nobody_there"
    assert table.play("attack b1").state.workers[0] == 0


def test_nobody_attacks_an_own_business() -> None:
    board = "businesses b1=0+1, squares 0 2 2 2"
    assert Board(f"GG G | L | {board}").reason("attack b1") == "own_business"


def test_the_tenement_is_attacked_by_nagoas_once_both_squares_are_empty() -> None:
    board = "tenement 2, squares 2 2 0"
    assert Board(f"NN N | L | {board} 1").reason("attack porco") == "tenement_guarded"
    assert Board(f"GG G | L | {board} 0").reason("attack porco") == "cannot_pay"
    assert Board(f"NN N | L | {board} 0").play("attack porco").state.tenement == 1


def test_a_chest_blessing_reaches_everybody() -> None:
    board = "businesses b1=1+1 b6=0+2, tenement 2, squares 2 0 2 2"
    assert Board(f"P | L | {board}").options(kind="blow") == [
        f"blow {place}" for place in ("n1", "g1", "g2", "b1", "b6", "porco")
    ]
    table = Board(f"P | L | {board}").play("blow porco")
    assert (table.state.tenement, table.hand()) == (1, "")
    assert Board(f"L | L | {board}").reason("blow n1") == "no_such_card"
    assert Board(f"P | L | {board}").reason("blow n2") == "nobody_there"


def test_an_escape_reaches_any_square() -> None:
    for place, square in enumerate(("n1", "n2", "g1", "g2")):
        table = Board("F | L | ").play(f"escape {square}")
        assert table.state.squares[place] == 3
        assert (table.state.senzala, table.hand()) == (21, "")
    assert Board("L | L | ").reason("escape n1") == "no_such_card"
