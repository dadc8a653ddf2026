"""Hidden hands: who knows what, what is told to whom, and imagining the rest."""

import json

import pytest

import ludoteca
from ludoteca.games.quissama import GAME
from ludoteca.games.quissama.state import MAIN, Position
from ludoteca.kernel.action_buffer import ActionBuffer
from ludoteca.kernel.native import i16, vec
from ludoteca.kernel.observation import Observation
from ludoteca.kernel.random import Random
from tests.games.quissama.board import Board

pytestmark = pytest.mark.pure


def known(table: Board, observer: int | None, owner: int) -> list[int]:
    return list(table.seats(observer)[owner]["known"])


def test_a_seat_sees_its_own_hand_only() -> None:
    table = Board("L N | B | K | ")
    assert ["hand" in area for area in table.seats(0)] == [True, False, False]
    assert ["hand" in area for area in table.seats(None)] == [False, False, False]


def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    table = Board("L L L L | N | ").end()
    assert table.told(0).count("draws_card") == 1
    assert table.told(1).count("draws_card") == 0
    assert table.told(1).count("draws") == 1
    assert table.told(None).count("draws") == 1


def test_a_stolen_card_is_known_to_thief_and_victim() -> None:
    table = Board("L | B B | N | held alemao=0, tenement 1").play("steal 1")
    assert known(table, 1, 0) == [7]
    assert known(table, 2, 0) == []
    assert known(table, None, 0) == []
    assert "steals_card" in table.told(0)
    assert "steals_card" in table.told(1)
    assert table.told(2) == ["steals"]
    assert table.told(None) == ["steals"]


def test_which_card_was_taken_only_two_know() -> None:
    table = Board("L N | B K | N | held woodruff=0").play("look 1", "swap_take K")
    for observer in (-1, 2):
        twins = [table.state.imagine(observer, seed) for seed in range(30)]
        assert all(table.game.impossible(twin) == "" for twin in twins)
        assert len({twin.took for twin in twins if isinstance(twin, Position)}) > 1
        assert all(table.game.impossible(twin.imagine(1, 1)) == "" for twin in twins)
    for observer in (0, 1):
        twin = table.state.imagine(observer, 1)
        assert isinstance(twin, Position)
        assert twin.took == table.state.took


def test_what_others_know_may_be_imagined_and_imagined_again() -> None:
    """Of four cards that the second seat knows, the third imagines others."""
    table = Board("L L N N | B | K | known 1>0=L+L+N+N")
    box = table.state.census()
    for seed in range(20):
        twin = table.state.imagine(2, seed)
        assert [twin.imagine(seat, seed).census() for seat in range(-1, 3)] == [box] * 4


def test_a_theft_blurs_what_others_knew() -> None:
    board = "held alemao=0, tenement 1, known 2>1=B+B+K 3>1=B"
    table = Board(f"L | B B K | N | {board}").play("steal 1")
    assert known(table, 2, 1) == [7]
    assert known(table, None, 1) == []


def test_a_looked_at_hand_is_remembered() -> None:
    table = Board("L | B K | N | held woodruff=0").play("look 1", "swap_none")
    assert known(table, 0, 1) == [7, 8]
    assert known(table, 2, 1) == []


def test_a_swap_is_known_to_both_and_to_nobody_else() -> None:
    table = Board("L N | B K | N | held woodruff=0").play("look 1", "swap_take K", "swap_give N")
    assert known(table, 0, 1) == [0, 7]
    assert known(table, 1, 0) == [8]
    assert known(table, 2, 0) == known(table, 2, 1) == []
    assert table.told(2) == ["looks", "swaps_unseen"]
    assert table.told(0) == table.told(1) == ["looks", "swaps"]


def test_market_cards_are_known_to_all_until_played() -> None:
    table = Board("L M | N | market B E K").play("exchange L 1")
    assert known(table, 1, 0) == known(table, None, 0) == [7]
    table.play("end_turn", "discard B")
    assert known(table, 1, 0) == []


@pytest.mark.parametrize(
    ("notation", "actions", "reason"),
    [
        ("N L | B | ", ["free n1"], None),
        ("N NN L | B | ", ["free n1"], None),
        ("N NN L | B | ", ["free n1", "pay"], None),
        ("L M | N | market B E K", ["exchange L 1"], None),
        ("L L L L | N | ", ["end_turn"], None),
        ("L L L L | N | ", ["end_turn", "discard L"], None),
        ("L L L L | N | ", ["end_turn", "refill"], "undo_chance"),
        ("N L | B | held woodruff=0", ["look 1"], "undo_shown"),
        ("L | B B | N | held alemao=0, tenement 1", ["steal 1"], "undo_chance"),
    ],
)
def test_what_is_paid_or_shown_of_the_own_hand_can_be_taken_back(
    notation: str, actions: list[str], reason: str | None
) -> None:
    """The others have seen it, and know more of the hand; whose it is has learnt nothing."""
    table = ludoteca.at("quissama", notation)
    for action in actions:
        table.play(0, action)
    found = table.why_not_undo(0)
    assert (found and found.name) == reason
    if reason is None:
        table.undo(0)
        assert len(table.steps) == len(actions) - 1


def test_imagining_keeps_what_is_known_and_redraws_the_rest() -> None:
    table = Board("L N | B K B B B | N N N N N | known 0>1=B+K")
    hands = set()
    for seed in range(40):
        twin = table.state.imagine(0, seed)
        assert isinstance(twin, Position)
        assert twin.census() == table.box
        assert twin.view(0) == table.state.view(0)
        assert twin.held(1, 7) >= 1
        assert twin.held(1, 8) >= 1
        hands.add(tuple(twin.hands))
    assert len(hands) > 35


@pytest.mark.parametrize("hand", ["N NN L B", "NN NN L J J B", "N N L J B"])
def test_nobody_else_sees_that_somebody_chooses_how_to_pay(hand: str) -> None:
    table = Board(f"{hand} | M M M M M | ")
    before = [seen_by(table, seat) for seat in (1, None)]
    table.play("free n1")
    assert table.phase == "paying"
    assert [seen_by(table, seat) for seat in (1, None)] == before
    assert table.told(1) == []
    assert table.state.given == 0
    table.play("pay")
    assert table.told(1)[-1] == "frees"
    assert table.state.view(0)["discards"] == table.state.view(1)["discards"]


def seen_by(table: Board, seat: int | None) -> str:
    """All that somebody who is not asked could know of a position."""
    observation = Observation(vec[i16]([0] * 2000))
    if seat is not None:
        table.state.observe(seat, observation)
    why_not = "" if seat is None else table.why_not("pay", seat=seat)
    return json.dumps([table.state.view(seat), [int(n) for n in observation.items], why_not])


def test_who_pays_sees_what_is_paid_so_far() -> None:
    table = Board("N NN M MM MM B B K K | M M M M M | ").play("minister")
    cards = [table.seats(0)[0]["cards"]]
    while table.phase == "paying":
        table.play(table.options(0)[1])
        cards.append(table.seats(0)[0]["cards"])
    assert cards == sorted(cards, reverse=True)


def test_to_others_a_payment_under_way_has_not_begun() -> None:
    table = Board("N NN L B | M M M M M | ").play("free n1")
    hands = set()
    for seed in range(60):
        twin = table.state.imagine(1, seed)
        assert isinstance(twin, Position)
        assert twin.phase == MAIN
        assert twin.census() == table.box
        hands.add(tuple(twin.hands))
    assert len(hands) > 10


@pytest.mark.parametrize("seed", range(6))
def test_nothing_a_seat_is_sent_tells_what_it_may_not_know(seed: int) -> None:
    state = GAME.new(2 + seed % 4, Random(seed))
    random, row = Random(seed + 50), ActionBuffer(GAME.vocabulary.size)
    for step in range(250):
        if state.over():
            break
        for seat in (*range(state.players), -1):
            viewer = None if seat < 0 else seat
            twin = state.imagine(seat, step)
            assert json.dumps(twin.view(viewer)) == json.dumps(state.view(viewer))
        seat = int(state.waiting()).bit_length() - 1
        state.legal(seat, row)
        state.apply(seat, row.items[random.below(row.count)])


def test_the_order_of_a_payment_does_not_tell_what_else_is_in_hand() -> None:
    board = "businesses b10=0+2, tokens b10"
    told = [Board(f"{hand} | L | {board}").buy("found b4").told(1) for hand in ("M B", "M MM B")]
    assert told[0][:3] == ["pays_token", "pays_card", "pays_card"]
    assert told[0] == told[1]
    told = [
        Board(f"{hand} | L | ").buy("influence woodruff").told(1)
        for hand in ("M MM MM", "M M MM MM")
    ]
    assert told[0][:3] == told[1][:3]
