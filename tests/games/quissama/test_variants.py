"""The six advanced variants, alone and together."""

import itertools

import pytest

from ludoteca.games.quissama import GAME
from ludoteca.games.quissama.state import Position
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.playout import play_randomly
from ludoteca.kernel.random import Random
from tests.games.quissama.board import Board

pytestmark = pytest.mark.pure

NAMES = [setting.name for setting in GAME.meta.settings]


def new(players: int, *on: str, seed: int = 1) -> Position:
    state = GAME.new(players, Random(seed), dict.fromkeys(on, "on"))
    assert isinstance(state, Position)
    return state


def test_one_capoeira_on_each_square() -> None:
    state = new(2, "one_capoeira")
    assert list(state.squares) == [1, 1, 1, 1]
    assert state.senzala == 26
    assert new(2).princess_goal - state.princess_goal == 4


def test_only_one_character_each() -> None:
    board = "variants one_character, held araujo=0, markers alencar=0"
    table = Board(f"K K B B B | L | {board}")
    assert table.reason("influence alencar") == "one_character"
    without = Board(f"K K | L | {board.replace('one_character', 'none')}")
    assert without.reason("influence alencar") == ""


def test_a_first_marker_that_only_blocks_stays_allowed() -> None:
    board = "variants one_character, held araujo=0 alencar=1"
    assert Board(f"K K B | L | {board}").play("influence alencar").state.markers[5] == 1


def test_bernardina_is_exempt_from_one_character() -> None:
    board = "variants one_character, held quissama=0, markers bernardina=0"
    assert Board(f"N N N | L | {board}").play("influence bernardina").won == (0, 0)


def test_whoever_loses_the_character_may_take_another() -> None:
    board = "variants one_character, held araujo=1, markers alencar=0"
    assert Board(f"K K | L | {board}").play("influence alencar").state.holders[5] == 0


def test_bernardinas_holder_may_take_one_character() -> None:
    board = "variants one_character, held bernardina=0, markers alencar=0"
    assert Board(f"K K | L | {board}").reason("influence alencar") == ""


def test_the_emperor_is_bound_by_one_character_too() -> None:
    board = "variants one_character, held imperador=0, markers araujo=01"
    assert Board(f"B B | L | {board}").reason("replace_marker araujo 1") == "one_character"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_smaller_gallery(players: int) -> None:
    seen = set()
    for seed in range(40):
        state = new(players, "small_gallery", seed=seed)
        played = [c for c in range(8) if state.holders[c] == -1]
        assert len(played) == players + 2
        assert {0, 7} <= set(played)
        seen.update(played)
    assert seen == set(range(8))


def test_a_character_that_is_not_in_the_game() -> None:
    assert Board("K K | L | held alencar=x").reason("influence alencar") == "not_in_game"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_fewer_scandals_and_blessings(players: int) -> None:
    assert new(players, "few_scandals").census()["card 10"] == players + 1
    assert new(players, "few_blessings").census()["card 9"] == players
    assert new(players).census()["card 10"] == 6
    assert new(players).census()["card 9"] == 5


def test_the_open_market_takes_any_number_of_exchanges() -> None:
    table = Board("L L N | L | variants open_market, market B E M")
    table.play("exchange L 1", "exchange L 2", "exchange N 3")
    assert table.hand() == "M B E"


def test_a_card_laid_in_the_open_market_stays_this_turn() -> None:
    table = Board("L N | L L L L L | variants open_market, market B E M").play("exchange L 1")
    assert table.reason("exchange N 1") == "laid_this_turn"
    table.end()
    assert table.reason("exchange L 1") == "same_card"


def test_the_open_market_is_not_renewed() -> None:
    table = Board("L | N | variants open_market, market L B L").play("exchange L 2")
    assert list(table.state.market) == [6, 6, 6]


@pytest.mark.parametrize("on", list(itertools.product((False, True), repeat=6)))
def test_all_combinations_play(on: tuple[bool, ...]) -> None:
    chosen = [name for name, chosen in zip(NAMES, on, strict=True) if chosen]
    state = new(2 + sum(on) % 4, *chosen, seed=sum(1 << i for i, x in enumerate(on) if x))
    box = state.census()
    play_randomly(state, Random(7), ActionBuffer(GAME.vocabulary.size), 400)
    assert state.census() == box
