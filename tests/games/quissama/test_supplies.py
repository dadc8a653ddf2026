"""Supplies at their last piece and beyond it: capoeiras, pieces, tokens and cards."""

import pytest

from ludoteca.games.quissama.cards import COPIES, FACE_CODES
from tests.games.quissama.board import Board

pytestmark = pytest.mark.pure


def all_but(*kept: str) -> str:
    """Every card of the box but these and those of the usual market."""
    left = {code: COPIES[face] for face, code in enumerate(FACE_CODES)}
    for code in (*kept, "K", "E", "M"):
        left[code] -= 1
    return " ".join(code for code, count in left.items() for _ in range(count))


def test_the_last_of_thirty_capoeiras_can_be_freed_and_no_other() -> None:
    table = Board("N N L L F | L | squares 8 7 7 7, freed 40")
    assert table.state.senzala == 1
    table.buy("free n2")
    assert (list(table.state.squares), table.state.senzala) == ([8, 8, 7, 7], 0)
    for action in ("free n1", "free n2", "escape g1"):
        assert table.reason(action) == "senzala_empty"


def test_whoever_is_struck_down_can_be_freed_again() -> None:
    table = Board("GG G N L | L | squares 8 8 7 7, freed 40")
    assert table.reason("free n1") == "senzala_empty"
    table.play("attack n2").play("free n1")
    assert list(table.state.squares) == [9, 7, 7, 7]


def test_with_all_thirty_freed_people_still_move_in_the_city() -> None:
    table = Board("MM N MM G | L | squares 8 8 7 7, businesses b1=0, freed 40")
    table.buy("employ b1").buy("recruit g1")
    assert (list(table.state.squares), table.state.senzala) == ([7, 8, 6, 7], 0)


def test_nobody_left_on_the_board_is_nobody_to_strike() -> None:
    table = Board("P GG G NN N | L | squares 0 0 0 0")
    assert table.state.senzala == 30
    assert table.options(kind="blow") == table.options(kind="attack") == []
    for action in ("blow n1", "blow porco", "attack n1", "attack g2"):
        assert table.reason(action) == "nobody_there"


NINE = "businesses b1=0 b2=0 b3=0 b4=0 b5=0 b6=0, ministry 1 0 0, markers araujo=0"


@pytest.mark.parametrize(
    ("action", "next_action"),
    [
        ("found b9", "minister"),
        ("minister", "influence alencar"),
        ("influence alencar", "found b9"),
    ],
)
def test_the_tenth_piece_is_the_last(action: str, next_action: str) -> None:
    table = Board(f"B B K K K MM MM | L | {NINE}")
    assert table.state.pieces[0] == 1
    assert table.reason(next_action) == ""
    table.buy(action)
    assert table.state.pieces[0] == 0
    assert table.reason(next_action) == "no_pieces"


def test_the_second_marker_needs_a_piece_too() -> None:
    board = NINE.replace("ministry 1 0 0", "ministry 1 0 0 0")
    table = Board(f"B B | L | {board}")
    assert table.state.pieces[0] == 0
    assert table.reason("influence araujo") == "no_pieces"


def test_a_rivals_pieces_do_not_run_out_with_ones_own() -> None:
    table = Board(f"L | B MM | {NINE}, turn 1")
    assert table.state.pieces[1] == 9
    assert table.play("found b9").state.pieces[1] == 8


def test_all_ten_tokens_are_spent_one_by_one() -> None:
    owned = " ".join(f"b{number}=0+2" for number in range(1, 11))
    table = Board(f"L | L | businesses {owned}, squares 0 0 0 0")
    assert table.state.pieces[0] == 0
    table.play("withdraw_burgher b10")  # a piece for the marker; its token goes with the business
    assert table.state.tokens == (1 << 9) - 1
    table.buy("influence woodruff")
    assert bin(table.state.tokens).count("1") == 4
    assert table.reason("influence woodruff") == "no_pieces"
    table.play("withdraw_burgher b9")
    assert table.reason("influence woodruff") == "cannot_pay"


@pytest.mark.parametrize(("pile", "drawn"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_ministers_draw_what_there_is(pile: int, drawn: int) -> None:
    nagoas = ["N"] * pile
    away = all_but(*"LLLLL", *nagoas)  # under Quissama, so that there is nothing to reshuffle
    piles = f"held quissama=1, stored {away}, deck {' '.join(nagoas)}"
    table = Board(f"- | L L L L L | turn 1, ministry 0 0, {piles}")
    table.end()
    assert (table.state.seat, table.state.sizes[0]) == (0, drawn)
    assert table.state.deck.count == pile - drawn


def test_an_exchange_needs_no_pile() -> None:
    table = Board(f"L | {all_but('L')} | deck none")
    table.play("exchange L 1")
    assert table.hand() == "K"
    assert table.state.market[0] == FACE_CODES.index("L")


def test_cards_discarded_with_both_piles_empty_come_back_at_once() -> None:
    table = Board(f"L L | {all_but('L', 'L')} | deck none").play("end_turn", "discard L", "refill")
    assert table.hand() == "L L"
    assert table.told().count("reshuffles") == 1
