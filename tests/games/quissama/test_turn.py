"""Set-up, opening, market, discarding and refilling, and what happens when supplies run out."""

import pytest

import ludoteca
from ludoteca.games.quissama import GAME
from ludoteca.games.quissama.state import Position
from ludoteca.kernel.random import Random
from tests.games.quissama.board import Board

pytestmark = pytest.mark.pure


def new(players: int, seed: int = 1, **options: str) -> Position:
    state = GAME.new(players, Random(seed), options)
    assert isinstance(state, Position)
    return state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_set_up(players: int) -> None:
    state = new(players)
    assert list(state.squares) == [2, 2, 2, 2]
    assert (state.senzala, state.tenement) == (22, 0)
    assert list(state.sizes) == [5] * players
    assert list(state.pieces) == [10] * players
    assert state.deck.count == 100 - 3 - 5 * players
    assert list(state.holders) == [-1] * 8


def test_the_box_holds_a_hundred_cards() -> None:
    census = new(2).census()
    counts = [census[f"card {face}"] for face in range(18)]
    assert counts == [10, 5, 10, 5, 15, 5, 12, 12, 6, 5, 6, 2, 2, 1, 1, 1, 1, 1]
    assert sum(counts) == 100


def test_who_begins_is_drawn() -> None:
    assert {new(3, seed).starter for seed in range(30)} == {0, 1, 2}


def test_an_opening_round_places_one_burgher_each_for_nothing() -> None:
    table = Board("L | N | B | phase opening, turns 0, turn 2, starter 2")
    table.play("open b4")
    assert table.reason("open b4") == "business_taken"
    assert table.reason("found b5") == "not_now"
    table.play("open b1", "open b10")
    assert list(table.state.owners) == [0, -1, -1, 2, -1, -1, -1, -1, -1, 1]
    assert (table.state.seat, table.phase) == (2, "main")
    assert [table.hand(seat) for seat in range(3)] == ["L", "N", "B"]


def test_one_market_exchange_a_turn() -> None:
    table = Board("L N | L | market B E M").play("exchange L 1")
    assert table.hand() == "N B"
    assert table.cards([list(table.state.market).count(f) for f in range(18)]) == "M L E"
    assert table.reason("exchange N 2") == "market_used"
    table.end().end()
    assert table.reason("exchange N 2") == ""


def test_an_exchange_needs_the_card_and_another_face() -> None:
    table = Board("L N | L | market L E M")
    assert table.reason("exchange B 1") == "no_such_card"
    assert table.reason("exchange L 1") == "same_card"


def test_three_alike_renew_the_market() -> None:
    table = Board("L | N | market L B L, discards none").play("exchange L 2")
    assert table.hand() == "B"
    assert len(set(table.state.market)) > 1
    assert table.state.discards[6] == 3
    assert "market_renewed" in table.told()


def test_a_market_dealt_alike_is_told_to_have_been_renewed() -> None:
    options = {"few_blessings": "on", "one_capoeira": "on"}
    table = ludoteca.new("quissama", players=5, seed=343, options=options)
    told = "O Mercado é renovado: tinha uma carta de 1 Moeda e mais duas iguais."
    assert table.log(0)[0] == told
    assert [event.kind for event in table.events] == [
        *("market_renewed", "market_card", "market_card", "market_card", "turn_begins")
    ]


def test_the_market_is_renewed_again_if_need_be() -> None:
    tables = [
        Board(f"L | N | market L B L, deck N N N N K, seed {seed}").play("exchange L 2")
        for seed in range(30)
    ]
    assert max(table.told().count("market_renewed") for table in tables) > 1


def test_a_market_that_cannot_change_stays() -> None:
    hand = "N N N N N N N N N N NN NN NN NN NN G G G G G G G G G G GG GG GG GG GG"
    rest = "M M M M M M M M M M M M M M M MM MM MM MM MM B B B B B B B B B B B B K K K K K K"
    other = "J J J J J E E E E E E P P F F colar malta porco burguesia familia"
    board = "market L B L, deck L L, held quissama=1, stored L L L L L L L"
    table = Board(f"L {hand} | {rest.replace('B ', '', 1)} {other} | {board}").play("exchange L 2")
    assert list(table.state.market) == [6, 6, 6]


def test_discarding_is_free_and_the_hand_is_filled_to_five() -> None:
    table = Board("L N B | L | ").play("end_turn", "discard L", "discard N")
    assert table.reason("discard L") == "no_such_card"
    table.play("refill")
    assert table.state.sizes[0] == 5
    assert table.state.held(0, 7) >= 1
    assert table.state.seat == 1


def test_nobody_ends_with_more_than_five() -> None:
    table = Board("L N B K M MM G | L | ").play("end_turn")
    assert table.reason("refill") == "too_many_cards"
    table.play("discard L")
    assert table.reason("refill") == "too_many_cards"
    table.play("discard N", "refill")
    assert table.hand() == "G M MM B K"


def test_an_empty_hand_is_filled_without_asking() -> None:
    table = Board("L | L | ").play("end_turn", "discard L")
    assert (table.state.seat, table.state.sizes[0]) == (1, 5)


def test_stored_cards_are_not_in_hand() -> None:
    assert Board("L | L | held quissama=0, stored N N N").end().state.sizes[0] == 5


def test_the_discards_are_reshuffled_when_a_card_is_needed() -> None:
    table = Board("L L L L L | L | deck N").end()
    assert table.state.deck.count == 1
    table = Board("L L L | L | deck N N").end()
    assert (table.state.deck.count, sum(table.state.discards)) == (0, 100 - 9)
    assert "reshuffles" not in table.told()
    table = Board("L L L | L | deck N").end()
    assert table.told().count("reshuffles") == 1
    assert sum(table.state.discards) == 0


EVERYTHING = (
    "N N N N N N N N N N NN NN NN NN NN G G G G G G G G G G GG GG GG GG GG "
    "M M M M M M M M M M M M M M MM MM MM MM MM L L L L L L L L L L L L B B B B B B B B B B B B "
    "K K K K K J J J J J E E E E E P P F F colar malta porco burguesia familia"
)


def test_both_piles_empty_draw_what_there_is() -> None:
    table = Board(f"- | {EVERYTHING} | deck none, ministry 0, held quissama=0, turn 0")
    assert table.reason("store") == "piles_empty"
    table.end()
    assert table.state.sizes[0] == 0


def test_no_piece_left_nothing_is_placed() -> None:
    used = "businesses b1=0 b2=0 b3=0 b4=0 b5=0 b6=0 b7=0 b8=0 b9=0, ministry 0"
    table = Board(f"B B B MM MM K | L | {used}, held imperador=0, markers araujo=1")
    assert table.reason("found b10") == "no_pieces"
    assert table.reason("minister") == "no_pieces"
    assert table.reason("influence araujo") == "no_pieces"
    assert table.reason("replace_marker araujo 1") == "no_pieces"


def test_senzala_empty_nobody_is_freed() -> None:
    board = "squares 8 8 7 7, held princesa=0, freed 40"
    table = Board(f"N L F | L | {board}")
    assert table.state.senzala == 0
    assert table.reason("free n1") == "senzala_empty"
    assert table.reason("escape n1") == "senzala_empty"
    assert table.reason("free_by_liberty n1") == "senzala_empty"


def test_ten_full_businesses_use_all_ten_tokens() -> None:
    owned = " ".join(f"b{number}=0+2" for number in range(1, 11))
    table = Board(f"L | L | businesses {owned}, squares 2 2 2 2")
    assert table.state.tokens == (1 << 10) - 1


USED = "businesses b1=0+1 b2=0 b3=0 b4=0 b5=0 b6=0 b7=0 b8=0, ministry 0, markers araujo=0"


def test_whoever_has_no_piece_left_may_take_one_back() -> None:
    table = Board(f"L | L | {USED}").play("withdraw_burgher b1")
    assert (table.state.owners[0], table.state.workers[0]) == (-1, 0)
    assert table.state.squares[0] == 3  # its capoeira goes back to the square on its road
    assert table.state.pieces[0] == 1
    assert Board(f"L | L | {USED}").play("withdraw_minister 1").state.ministry[0] == -1
    assert Board(f"L | L | {USED}").play("withdraw_marker araujo").state.markers[3] == 0


def test_only_own_pieces_and_only_without_any_left() -> None:
    table = Board(f"L | L | {USED}")
    assert table.reason("withdraw_burgher b9") == "not_your_piece"
    assert table.reason("withdraw_minister 2") == "not_your_piece"
    assert table.reason("withdraw_marker quissama") == "not_your_piece"
    assert Board("L | L | ministry 0").reason("withdraw_minister 1") == "has_pieces"
    assert table.play("withdraw_minister 1").reason("withdraw_burgher b1") == "has_pieces"


def test_taking_a_piece_back_closes_no_ability() -> None:
    board = USED.replace("b8=0", "b8=1 b9=0")
    table = Board(f"B MM | L | {board}, held imperador=0").play("withdraw_minister 1")
    assert table.play("replace_burgher b8").state.owners[7] == 0


def test_a_game_nobody_wins_in_500_turns_ends_undecided() -> None:
    table = Board("L | L | turns 498, turn 0").end()
    assert not table.state.over()
    table.end()
    assert table.state.over()
    assert list(table.state.scores()) == [0, 0]
    assert list(table.state.ranking()) == [1, 1]
    assert "undecided" in table.told()
    assert table.state.evaluate(0) == 0.0
