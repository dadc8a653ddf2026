"""Checklist 31: what nobody may know of the others' hands, and what everybody does know."""

import json

import pytest

from ludoteca.games.vossa_excelencia import GAME
from ludoteca.games.vossa_excelencia.state import Position
from ludoteca.kernel.random import Random
from tests.games.vossa_excelencia.board import Board

pytestmark = pytest.mark.pure


def hand_seen(table: Board, seat: int, viewer: int | None) -> list[str]:
    cabinet = table.state.view(viewer)["cabinets"][seat]  # type: ignore[index]
    return [table.book.cards[number].code for number in cabinet["hand"]["cards"]]


def test_one_sees_ones_own_hand_and_of_others_only_what_was_shown() -> None:
    table = Board("p1 q1 | p2 q2 | hand1 a b* c?, zone v1")
    assert hand_seen(table, 1, 1) == ["a", "b", "c"]
    assert hand_seen(table, 1, 0) == ["b", "c"]
    assert hand_seen(table, 1, None) == ["b", "c"]


def test_imagining_keeps_what_is_known_and_draws_the_rest_anew() -> None:
    table = Board("p1 q1 | p2 q2 | hand0 d e, hand1 a b* c?, zone v1")
    hands = set()
    for seed in range(40):
        other = table.state.imagine(0, seed)
        assert isinstance(other, Position)
        table.state, real = other, table.state
        assert table.hand(0) == "d e"
        cards = table.hand(1).split()
        assert {"b", "c"} <= set(cards)
        assert len(cards) == 3
        hands.update(cards)
        table.state = real
    assert hands == {"a", "b", "c", "f", "g", "h"}


def test_imagining_as_a_spectator_draws_every_hand_anew() -> None:
    table = Board("p1 q1 | p2 q2 | hand0 d, hand1 a, zone v1")
    seen = set()
    for seed in range(30):
        other = table.state.imagine(-1, seed)
        assert isinstance(other, Position)
        table.state, real = other, table.state
        seen.add(table.hand(0))
        table.state = real
    assert len(seen) > 4


def test_a_drawn_card_is_told_only_to_whoever_draws_it() -> None:
    table = Board("p1 q1 x | p2 q2 | zone v1", x="action = 'draw 1'").play("use x")
    told = [(row[0], table.game.events[row[1]].name) for row in table.listener.rows]
    assert (1, "draws") in told
    assert (~1, "draws_hidden") in told


@pytest.mark.parametrize(
    ("move", "shown"), [("reveal a", 1), ("reveal c", 0), ("articulate x", 0), ("buy v1", 0)]
)
def test_undo_stops_where_something_hidden_was_shown(move: str, shown: int) -> None:
    table = Board(
        "p1$9 q1 x | p2 q2 | hand0 a c?, zone v1 v2 v3 v4", x="articulation = 'gain 1 hip'"
    ).play(move)
    assert table.state.shown == shown


def test_discarding_a_hidden_card_shows_it() -> None:
    table = Board("p1 q1 | p2 q2 | hand0 a b c?, zone v1").play("stop", "drop a")
    assert table.state.shown == 1
    table.play("drop c")
    assert table.state.shown == 1


@pytest.mark.parametrize(
    ("effect", "moves", "learnt"),
    [
        ("discard 1 hand", ["use x", "choose a"], 0),  # which of one's own, one says oneself
        ("discard 2 hand", ["use x"], 0),  # all of one's own go
        ("everyone discard 1 hand", ["use x", "choose a"], 1),  # the rival's only card goes too
    ],
)
def test_what_one_discards_oneself_teaches_one_nothing(
    effect: str, moves: list[str], learnt: int
) -> None:
    table = Board("p1 q1 x | p2 q2 | hand0 a b, hand1 c, zone v1", x=f"action = '{effect}'")
    for move in moves:
        table.state.given = 0  # as a table counts, step by step
        shown = table.state.shown
        table.play(move)
    assert table.state.shown - shown - table.state.given == learnt


def test_a_view_holds_no_pile_and_no_seed() -> None:
    state = GAME.new(3, Random(5))
    text = json.dumps(state.view(None))
    assert "random" not in text
    assert "queue" not in text
