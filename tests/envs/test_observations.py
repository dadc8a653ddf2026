"""Observations: nothing hidden in them, nothing visible missing, and what the layout says."""

from pathlib import Path

import pytest

from ludoteca.build import compiled
from ludoteca.envs.page import page
from ludoteca.kernel.state import State
from tests.envs.cases import CASES, NAMES, Case
from tests.envs.layouts import shape, stored

pytestmark = pytest.mark.pure

DOCS = Path(__file__).parents[2] / "docs"
SEEDS = range(3 if compiled() else 1)
LONG = 160 if compiled() else 80  # decisions
# What is told of a moment that is over is no part of an observation.
PASSING = {"agencia": {"last_step"}}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_hidden_change_never_changes_an_observation(case: Case) -> None:
    differed = 0
    for seed in SEEDS:
        for number, state in enumerate(case.walk(seed, LONG)):
            if number % 8 == 0:
                for seat in range(case.players):
                    other = state.imagine(seat, 1000 * seed + number)
                    assert case.observe(other, seat) == case.observe(state, seat)
                    differed += other.dump() != state.dump()
    assert differed > 0


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_number_keeps_to_its_bounds(case: Case) -> None:
    fields = list(case.game.layout(case.players).slices())
    for seed in SEEDS:
        for number, state in enumerate(case.walk(seed, 10 * LONG)):
            if number % 23 == 0 or not state.waiting():
                for seat in range(case.players):
                    row = case.observe(state, seat)
                    for field, place in fields:
                        numbers = row[place]
                        assert field.lowest <= min(numbers), field.name
                        assert max(numbers) <= field.highest, field.name


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_changes_in_the_view_changes_in_the_observation(case: Case) -> None:
    for number, state in enumerate(case.walk(4, LONG)):
        if number % 6 == 0:
            before = [(looks(case, state, seat), case.observe(state, seat)) for seat in range(2)]
        elif number % 6 == 1:
            for seat in range(2):
                view, row = before[seat]
                if looks(case, state, seat) != view:
                    assert case.observe(state, seat) != row


def looks(case: Case, state: State, seat: int) -> dict[str, object]:
    passing = PASSING.get(case.name, set())
    return {name: part for name, part in state.view(seat).items() if name not in passing}


@pytest.mark.parametrize("name", NAMES)
def test_a_layout_changes_only_with_its_version(name: str) -> None:
    assert shape(name) == stored()[name], (
        "raise the layout's version and run python -m tests.envs.layouts"
    )


def test_the_page_of_the_fields_is_up_to_date() -> None:
    text = (DOCS / "observations.md").read_text(encoding="utf-8")
    assert text == page(), "python -m ludoteca.envs.page > docs/observations.md"
