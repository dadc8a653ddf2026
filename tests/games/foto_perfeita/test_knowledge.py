"""Checklist 1-21: set-up, rounds, who sees what and when, VIP cards, and what `imagine` keeps."""

from collections.abc import Sequence

import pytest

import ludoteca
from ludoteca.games.foto_perfeita import GAME
from ludoteca.games.foto_perfeita.cards import (
    CARD_COPIES,
    OPEN,
    SEX,
    TRADE_COPIES,
    TRADES,
    all_cards,
)
from ludoteca.games.foto_perfeita.rounds import copies_left, turn_up
from ludoteca.games.foto_perfeita.scene import GUEST_CODES
from ludoteca.games.foto_perfeita.state import Position
from ludoteca.games.foto_perfeita.vocabulary import DONE, SHUTTER
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.bits import members
from ludoteca.kernel.random import Random
from ludoteca.kernel.spoken import Refused
from ludoteca.kernel.table import Table
from tests.games.foto_perfeita.board import Board

pytestmark = pytest.mark.pure


def new(players: int, trades: str = "plain", seed: int = 1) -> Position:
    state = GAME.new(players, Random(seed), {"trades": trades})
    assert isinstance(state, Position)
    return state


@pytest.mark.parametrize(
    ("players", "each", "centre"), [(2, 5, 4), (3, 4, 2), (4, 3, 2), (5, 2, 4), (6, 2, 2)]
)
def test_envelopes_by_players(players: int, each: int, centre: int) -> None:
    holders = list(new(players).holder)
    assert [holders.count(seat) for seat in range(players)] == [each] * players
    assert holders.count(-1) == centre


@pytest.mark.parametrize(("players", "trades", "supply"), [(2, "auction", 12), (3, "auction", 0)])
def test_the_house_has_12_decorations_with_two_players(
    players: int, trades: str, supply: int
) -> None:
    assert new(players, trades).supply == supply
    assert new(2, "plain").supply == 0
    assert list(new(players).decorations) == [10] * players


def test_the_box_holds_42_preferences_and_14_guests() -> None:
    assert sum(CARD_COPIES) == 42
    assert [list(SEX).count(sex) for sex in (0, 1, 2)] == [2, 6, 6]


@pytest.mark.parametrize("seed", range(3))
def test_the_auction_game_has_three_of_each_and_six_rounds(seed: int) -> None:
    state = new(3, "auction", seed)
    assert (state.normals_left, state.auctions_left) == (3, 3)
    assert (new(3).normals_left, new(3).auctions_left) == (6, 0)


@pytest.mark.parametrize(("players", "copies"), [(1, 0), (2, 2), (6, 2), (7, 0)])
def test_a_trade_card_is_in_play_only_with_the_players_on_its_back(
    players: int, copies: int
) -> None:
    state = new(2)
    state.players = players
    assert copies_left(state, 0) == copies


@pytest.mark.parametrize(("trades", "normal"), [("plain", 6), ("auction", 3)])
@pytest.mark.parametrize("seed", range(8))
def test_six_cards_come_up_and_no_card_twice(trades: str, normal: int, seed: int) -> None:
    state = new(3, trades, seed)
    for _round in range(6):
        turn_up(state)
    used = list(state.used)
    assert (sum(used[:OPEN]), sum(used[OPEN:])) == (normal, 6 - normal)
    assert all(used[trade] <= TRADE_COPIES[trade] for trade in range(TRADES))
    assert state.normals_left == state.auctions_left == 0


def test_which_cards_come_up_is_chance() -> None:
    def hands(seed: int) -> str:
        state = new(3, "plain", seed)
        for _round in range(6):
            turn_up(state)
        return str(list(state.used))

    assert len({hands(seed) for seed in range(12)}) > 6


def test_anybody_may_be_the_first_to_start() -> None:
    starters = [new(4, seed=seed).starter for seed in range(24)]
    assert set(starters) == {0, 1, 2, 3}
    assert all(new(4, seed=seed).active == starters[seed] for seed in range(24))


def test_the_reference_card_passes_to_the_left() -> None:
    board = Board("dalva | samira | teo | phase rumouring, trade rumours, starter 2")
    board.play("0 pass", "1 pass", "2 pass")
    assert (board.state.starter, board.state.round) == (0, 1)


def test_after_the_sixth_round_comes_the_photo() -> None:
    rest = "phase rumouring, trade rumours, round 5, normals_left 0, used 0 0 0 0 2 0 0 0 0 0 0 0"
    board = Board(f"dalva | samira | {rest}").play("0 pass", "1 pass")
    board.waits_for("photo", 0, 1)
    assert board.sees(0, "dalva")


def test_own_envelopes_lie_open_while_looking_and_close_after() -> None:
    board = Board("dalva | samira | phase rumouring, trade rumours").play("0 pass", "1 pass")
    board.waits_for("looking", 0, 1)
    assert board.sees(0, "dalva")
    assert not board.sees(1, "dalva")
    assert not board.sees(None, "dalva")
    board.play("0 done")
    assert not board.sees(0, "dalva")
    assert board.sees(1, "samira")


def test_all_envelopes_that_one_may_look_into_lie_open_together() -> None:
    board = Board("dalva samira teo | jurema | phase rumouring, trade rumours")
    board.play("0 pass", "1 pass")
    assert all(board.sees(0, guest) for guest in ("dalva", "samira", "teo"))


@pytest.mark.parametrize("trades", ["plain", "auction"])
def test_no_preference_ever_changes_its_envelope(trades: str) -> None:
    """Through all six trades and auctions, the last look and the photo."""
    state = new(3, trades, 4)
    cards = list(state.cards)
    row = ActionBuffer(GAME.vocabulary.size)
    dice = Random(9)
    while not state.over():
        seat = members(state.waiting())[0]
        state.legal(seat, row)
        actions = row.actions()
        # Whoever may close the envelopes or press the shutter does.
        action = actions[0] if actions[0] == DONE else actions[dice.below(len(actions))]
        state.apply(seat, SHUTTER if SHUTTER in actions else action)
        assert list(state.cards) == cards
    assert sorted(cards) == all_cards()


def test_looking_into_one_envelope_opens_no_other() -> None:
    board = Board("dalva | samira teo | phase rumouring, trade rumours").play("0 look teo")
    board.play("1 pass")
    assert board.sees(0, "teo")
    assert not board.sees(0, "samira")
    board.play("0 done")
    assert not board.sees(0, "teo")


def test_a_rumour_is_closed_before_the_next_round_begins() -> None:
    """An envelope is open only in the step that allows it: first it is closed, then all look."""
    board = Board("dalva | samira teo | phase rumouring, trade rumours").play("0 look teo")
    board.play("1 pass")
    board.waits_for("peeking", 0)
    assert board.sees(0, "teo")
    assert not board.sees(0, "dalva"), "only the one that the card allows"
    board.play("0 done")
    board.waits_for("looking", 0, 1)
    assert not board.sees(0, "teo")
    assert board.sees(0, "dalva")


def test_what_revelations_opened_is_closed_by_each_and_then_by_all() -> None:
    seats = "dalva samira jurema ingrid odete iara anselmo | joaquim tobias kaue renato teo farofa"
    board = Board(f"{seats} | pending 0 1, seed 3")
    for seed in range(300):
        board = Board(f"{seats} | seed {seed}").done()
        if board.view(None)["trade"] == "revelations":
            break
    board.waits_for("peeking", 0, 1)
    assert [board.sees(viewer, "adao") for viewer in (0, 1, None)] == [True, True, True]
    board.play("0 done")
    assert [board.sees(viewer, "adao") for viewer in (0, 1, None)] == [False, True, True]
    board.play("1 done")
    board.waits_for("looking", 0, 1)
    assert [board.sees(viewer, "adao") for viewer in (0, 1, None)] == [False, False, False]


def put_vip(table: Table, seat: int) -> None:
    table.play(seat, next(option for option in table.options(seat) if option.kind == "vip"))


def is_settled(table: Table, seat: int, unseen: Sequence[int] = ()) -> bool:
    """Whether a seat cannot go back although everybody agrees."""
    refusal = table.why_not_undo(seat, unseen)
    steps = list(table.steps)
    with pytest.raises(Refused):
        table.undo(seat, consent=range(table.players), unseen=unseen)
    assert table.steps == steps
    return refusal is not None and refusal.name == "undo_settled"


def test_a_vip_card_put_in_cannot_be_taken_back_even_if_all_agree() -> None:
    table = ludoteca.new("foto_perfeita", 2, seed=1)
    put_vip(table, 0)
    assert is_settled(table, 0)


def test_a_vip_card_stays_when_somebody_else_goes_back() -> None:
    table = ludoteca.new("foto_perfeita", 2, seed=1)
    table.play(0, "move_guest")
    put_vip(table, 1)
    assert is_settled(table, 0)
    table.undo(0, unseen=(1,))
    assert table.view(1)["own"]["vip"] is not None  # type: ignore[index]


def test_nobody_goes_back_over_a_look_whoever_agrees() -> None:
    table = ludoteca.new("foto_perfeita", 2, seed=1)
    table.play(0, "done")
    table.play(1, "done")
    assert is_settled(table, 0)
    while "vip" not in table.state.asks(0):
        seat = table.waiting[0]
        table.play(seat, table.options(seat)[0])
    assert is_settled(table, 0)
    assert is_settled(table, 1)


def test_nobody_goes_back_over_the_closed_envelopes_of_another() -> None:
    """What they did before that, a VIP card put in or a figure moved, nobody is told."""
    for hidden in ("vip", "move_guest"):
        table = ludoteca.new("foto_perfeita", 3, seed=1)
        table.play(0, "move_guest")
        table.play(1, next(option for option in table.options(1) if option.kind == hidden))
        if hidden == "move_guest":
            table.play(1, "pick dalva")
            table.play(1, "away")
        table.play(1, "done")
        assert is_settled(table, 0)


def test_closing_one_s_own_envelopes_can_be_taken_back() -> None:
    table = ludoteca.new("foto_perfeita", 2, seed=1)
    table.play(0, "done")
    table.undo(0)
    assert table.waiting == (0, 1)


def test_within_a_trade_everybody_may_agree_to_go_back() -> None:
    bids = "phase bidding, trade shared, lot odete, starter 0, active 0, passed 0, pending 1"
    bids += ", game auction, normals_left 3, auctions_left 2, used 0 0 0 0 0 0 0 1 0 0 0 0"
    table = ludoteca.at("foto_perfeita", f"dalva | samira | teo | {bids}", 1)
    table.play(1, "amount 1")
    table.play(2, "amount 2")
    table.undo(1, consent=(0, 2))
    assert table.waiting == (1,)


def test_everybody_looks_at_once_and_in_any_order() -> None:
    board = Board("dalva | samira | teo |").play("2 done", "0 done")
    board.waits_for("looking", 1)


def test_the_vip_card_goes_into_an_own_envelope_once_and_unseen() -> None:
    board = Board("dalva | samira |")
    assert board.reason("0 vip samira") == "not_yours"
    board.play("0 vip dalva")
    assert board.reason("0 vip dalva") == "vip_used"
    assert board.told(0) == ["puts_vip"]
    assert board.told(1) == []
    assert board.view(0)["own"]["vip"] == GUEST_CODES.index("dalva")


def test_the_vip_card_goes_in_before_the_photo_too_but_at_no_other_time() -> None:
    board = Board("dalva | samira | phase photo, round 6, normals_left 0").play("0 vip dalva")
    assert board.reason("0 vip dalva") == "vip_used"
    for phase in ("keeping", "giving", "rumouring", "stealing"):
        board = Board(f"dalva iara | samira teo | phase {phase}, trade dance")
        assert board.reason("0 vip dalva") == "not_now"


def test_the_next_holder_finds_the_vip_card_in_the_envelope_and_nowhere_else() -> None:
    rest = "phase stealing, trade theft"
    board = Board(f"dalva iara vip=dalva | samira teo | {rest}")
    board.play("0 take samira", "1 take dalva")
    assert board.vips(1, "dalva") == 1
    assert not any("vip" in kind for kind in board.told(1)), "a log would remember it for ever"


def test_figures_may_be_placed_in_every_round_and_nobody_else_sees_them() -> None:
    board = Board("dalva | samira |").play("0 move_guest", "0 pick adao", "0 stand 0")
    assert board.view(0)["own"]["floor"][13] == {"space": 0, "offset": 4}
    assert "floor" not in str(board.view(None))
    board.waits_for("looking", 0, 1)


def cards_of(state: Position, guest: str) -> list[int]:
    first = 3 * GUEST_CODES.index(guest)
    return list(state.cards[first : first + 3])


def imagined(board: Board, seat: int) -> list[Position]:
    twins = [board.state.imagine(seat, seed) for seed in range(25)]
    return [twin for twin in twins if isinstance(twin, Position)]


def test_imagine_keeps_what_was_seen_and_redraws_the_rest() -> None:
    board = Board("dalva | samira | phase rumouring, trade rumours")
    board.play("0 look teo", "1 pass", "0 done")
    twins = imagined(board, 0)
    for guest in ("dalva", "teo"):
        assert all(cards_of(twin, guest) == cards_of(board.state, guest) for twin in twins)
    for guest in ("samira", "adao"):
        assert any(cards_of(twin, guest) != cards_of(board.state, guest) for twin in twins)


def test_imagine_keeps_vip_cards_as_they_were_seen_at_the_time() -> None:
    """Seat 2 has taken Dalva's envelope and found a VIP card; seat 1 cannot know where it is."""
    rest = "phase stealing, trade theft"
    seats = "dalva iara vip=dalva held=1.0.0.0.0.1.0.0.0.0.0.0.0.0 | samira | teo odete"
    board = Board(f"{seats} | {rest}").play("2 take dalva", "1 take teo", "0 take samira")
    twins = imagined(board, 2)
    assert all(twin.count_vips(0) == 1 for twin in twins)
    others = imagined(board, 1)
    assert {twin.vip_at[0] for twin in others} > {0}


def test_imagine_never_moves_ones_own_vip_card() -> None:
    board = Board("dalva | samira |").play("0 vip dalva")
    assert {twin.vip_at[0] for twin in imagined(board, 0)} == {0}


def test_imagine_draws_hidden_bids_anew_and_keeps_ones_own() -> None:
    rest = "game auction, phase secret_bidding, trade secret, lot dalva, pending 1 2"
    board = Board(f"dalva | - | - | {rest}").play("1 amount 7")
    assert len({twin.choice[1] for twin in imagined(board, 2)}) > 3
    assert {twin.choice[1] for twin in imagined(board, 1)} == {7}


def test_a_guest_may_stand_on_the_table_in_any_round_and_outside() -> None:
    """The manual: figures may stand anywhere, on the table or outside, to help one's memory."""
    board = Board("dalva | samira |").play("0 move_guest", "0 pick adao", "0 on_table")
    board.play("0 move_guest", "0 pick teo", "0 on_table")
    own = board.view(0)["own"]
    assert own["on_table"] == [GUEST_CODES.index("teo"), GUEST_CODES.index("adao")]
    assert own["floor"][13] is None
    assert "on_table" not in str(board.view(None))
    board.play("0 move_guest", "0 pick adao", "0 stand 0")
    assert board.view(0)["own"]["on_table"] == [GUEST_CODES.index("teo")]
    board.play("0 move_guest", "0 pick teo", "0 away")
    assert board.view(0)["own"]["on_table"] == []
