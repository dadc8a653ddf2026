"""What one shows of one's own hand is taken back without asking; what one learns is not."""

import random

import pytest

import ludoteca
from tests.games.agencia.society import Society, Turn

pytestmark = pytest.mark.pure


def learns(turn: Society, action: str) -> bool:
    """Whether whoever does this is any wiser, apart from chance."""
    turn.state.given, before = 0, turn.state.shown
    turn.play(action)
    assert turn.state.shown > before, "the others are"
    return turn.state.shown - turn.state.given > before


def test_who_discards_uses_or_inserts_a_card_has_learnt_nothing() -> None:
    turn = Turn(48, "998+64+3 5 5", stop="give", others=[3, 5])
    assert not learns(turn, "discard 1")
    assert not learns(turn, "use 998")
    assert not learns(turn, "insert 64")


def test_whether_somebody_can_solve_a_crisis_is_learnt() -> None:
    turn = Turn(49, "2 5 6", stop="motion")
    assert learns(turn, "play_on")


def test_what_was_laid_open_is_taken_back_at_a_table_without_asking() -> None:
    table, chance, found = ludoteca.new("agencia", 3, seed=1), random.Random(1), 0
    while table.waiting and found < 3:
        seat = chance.choice(table.waiting)
        table.play(seat, chance.choice(table.options(seat)))
        step, count = table.steps[-1], len(table.steps)
        is_own = step.given and step.shown + step.given == table.state.shown
        if is_own and step.chances == table.state.random.chances:
            table.undo(seat)
            assert (len(table.steps), seat in table.waiting) == (count - 1, True)
            table.play(seat, step.action)
            found += 1
    assert found == 3
