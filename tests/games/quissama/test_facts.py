"""What the browser is told an action needs is what the rules ask for."""

import pytest

from ludoteca.games.quissama import GAME, facts
from ludoteca.games.quissama.state import Position
from ludoteca.kernel.random import Random
from ludoteca.kernel.vocabulary import ActionKind

pytestmark = pytest.mark.pure

KINDS = {kind.name: kind for kind in GAME.vocabulary.kinds}


def position() -> Position:
    """The first turn of a game in which nobody has a character yet."""
    state = GAME.new(3, Random(4))
    assert isinstance(state, Position)
    while state.phase == 0:
        state.apply(state.seat, next(a for a in range(10) if state.refusal(state.seat, a) == 0))
    return state


def reasons(state: Position, kind: ActionKind) -> set[str]:
    """Why the actions of a kind are refused."""
    codes = [state.refusal(state.seat, kind.first + n) for n in range(kind.size)]
    return {GAME.reasons[code].name for code in codes if code}


def test_a_characters_abilities_are_those_that_need_it() -> None:
    state = position()
    for character in range(len(facts.CHARACTERS)):
        state.markers[character] = 1 << (state.seat + 1) % 3  # a rival's, to be replaced
    needing = {name for name, kind in KINDS.items() if "not_held" in reasons(state, kind)}
    assert needing == set(facts.CHARACTER_NEEDED)


@pytest.mark.parametrize("name", facts.CHARACTER_NEEDED)
def test_an_ability_is_that_of_the_character_it_needs(name: str) -> None:
    state = position()
    for character in range(len(facts.CHARACTERS)):
        state.holders[character] = state.seat if character == facts.CHARACTER_NEEDED[name] else -1
    assert "not_held" not in reasons(state, KINDS[name])


@pytest.mark.parametrize("name", facts.CARD_NEEDED)
def test_a_card_is_needed_for_what_it_does(name: str) -> None:
    state = position()
    card = facts.CARD_NEEDED[name]
    while state.held(state.seat, card):
        state.hands[state.seat * len(facts.FACES) + card] -= 1
    assert reasons(state, KINDS[name]) == {"no_such_card"}
