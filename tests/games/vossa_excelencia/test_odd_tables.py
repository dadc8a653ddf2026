"""The whole conformance suite with decks that nobody would print."""

import pytest

from ludoteca.games.vossa_excelencia import GAME
from ludoteca.kernel.random import Random
from tests.conformance.cases import Case
from tests.conformance.suite import (
    Secrets,
    keep_records,
    keep_secrets,
    look_closely,
    play_to_the_end,
    speak,
)
from tests.games.vossa_excelencia.odd_decks import ODD_DECKS

CASES = [(name, players) for name in ODD_DECKS for players in (2, 3, 6)]


def odd(name: str, players: int) -> Case:
    """A table with an odd deck; half of them with the expansion, and a short calendar."""
    expansion = "on" if players % 2 else "off"
    options = {"deck": ODD_DECKS[name], "calendar": "short", "expansion": expansion}
    return Case(GAME.at(GAME.new(players, Random(0), options)), players, options)


@pytest.mark.parametrize(("name", "players"), CASES)
def test_it_is_played_to_its_end_with_nothing_lost_and_no_dead_end(name: str, players: int) -> None:
    for seed in range(2):
        assert play_to_the_end(odd(name, players), seed) > 0


@pytest.mark.parametrize(("name", "players"), CASES)
def test_its_positions_are_saved_copied_and_said(name: str, players: int) -> None:
    look_closely(odd(name, players), 1, every=40)
    speak(odd(name, players), 1, every=40)


@pytest.mark.parametrize("name", ODD_DECKS)
def test_it_keeps_secrets_and_records(name: str) -> None:
    secrets = Secrets()
    keep_secrets(odd(name, 3), 1, secrets, every=20)
    assert secrets.moments > 0
    keep_records(odd(name, 2), 1)
