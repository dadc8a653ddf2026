"""The whole conformance suite with every combination of decks that the manual allows."""

from itertools import product

import pytest

from ludoteca.games.agencia import GAME
from tests.conformance.cases import Case
from tests.conformance.suite import (
    Secrets,
    keep_records,
    keep_secrets,
    look_closely,
    play_to_the_end,
    speak,
)

DECKS = ("historical", "theoretical", "strategic", "social")
SIMPLE: dict[str, str] = {}  # the main deck alone, without a field
COMBINATIONS = [SIMPLE] + [
    {"field": "on", **{deck: "on" for deck, used in zip(DECKS, chosen, strict=True) if used}}
    for chosen in product((False, True), repeat=len(DECKS))
]


def case_of(number: int) -> Case:
    """A combination, at tables of 3 to 6 in turn."""
    options = {**COMBINATIONS[number], "most_matches": "10"}
    return Case(GAME, GAME.meta.players[number % 4], options)


@pytest.mark.parametrize("number", range(len(COMBINATIONS)))
def test_every_combination_of_decks_keeps_the_contract(number: int) -> None:
    case = case_of(number)
    for seed in range(3):
        assert play_to_the_end(case, seed) > 0
    look_closely(case, number, every=100)
    keep_records(case, number, every=300)


@pytest.mark.parametrize("number", [5, 16])  # tests/conformance has more of these
def test_combinations_of_decks_are_said_and_keep_their_secrets(number: int) -> None:
    case, secrets = case_of(number), Secrets()
    speak(case, number, every=100)
    keep_secrets(case, number, secrets, every=400)
    assert secrets.moments > 0


def test_all_combinations_are_there() -> None:
    assert len(COMBINATIONS) == 17
    assert len({len(options) for options in COMBINATIONS}) == 6
