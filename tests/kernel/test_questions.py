"""Which kinds of action answer a question."""

import pytest

from ludoteca.kernel.questions import Questions

pytestmark = pytest.mark.pure

ACTIONS = {0: "draw", 1: "play card:0-2", 4: "mark card:0-2", 7: "stop", 8: ""}


def test_a_question_is_answered_by_its_kinds_from_the_first_action_to_the_last() -> None:
    questions = Questions(ACTIONS, ("turn play stop", "over", "marked mark"))
    answers = [[a for a in range(-1, 9) if questions.is_answer(n, a)] for n in range(3)]
    assert answers == [[1, 2, 3, 7], [], [4, 5, 6]]
    assert questions.names == ("turn", "over", "marked")


def test_kinds_are_told_in_the_order_of_their_actions_and_neighbours_make_one_range() -> None:
    questions = Questions(ACTIONS, ("turn stop mark draw play", "again draw mark"))
    assert questions.kinds == (("draw", "play", "mark", "stop"), ("draw", "mark"))
    assert list(questions.ranges) == [0, 8, 0, 1, 4, 7]


def test_a_kind_that_is_none_is_noticed() -> None:
    with pytest.raises(KeyError, match="swap"):
        Questions(ACTIONS, ("turn draw swap",))
